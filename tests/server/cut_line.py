"""A line to a database server that can be cut and mended."""

import contextlib
import socket
import threading


class Line:
    def __init__(self, to: int) -> None:
        self.to = to
        self._open: list[socket.socket] = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listener.getsockname()[1])
        self._listen()

    def _listen(self) -> None:
        threading.Thread(target=self._accept, args=(self._listener,), daemon=True).start()

    def _accept(self, listener: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while True:
                near = listener.accept()[0]
                far = socket.create_connection(("127.0.0.1", self.to))
                self._open += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while said := one.recv(65536):
                other.sendall(said)
        _hang_up(other)

    def cut(self) -> None:
        """Everything that is under way is lost, and nobody answers any more."""
        for one in [self._listener, *self._open]:
            _hang_up(one)
            one.close()
        self._open.clear()

    def mend(self) -> None:
        self._listener = socket.create_server(("127.0.0.1", self.port))
        self._listen()


def _hang_up(one: socket.socket) -> None:
    with contextlib.suppress(OSError):
        one.shutdown(socket.SHUT_RDWR)
