"""Work that harms the worker it is given to. It lies in a file of its own, so that a worker can find it."""

import os
import signal
import time

SEEN = "TIANXIA_TEST_SEEN"  # a folder that counts how often something was tried


def hang(*_: object) -> int:
    """Never ends, and does not listen."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    while True:
        time.sleep(60)


def devour(*_: object) -> int:
    """Takes memory until there is no more."""
    taken: list[bytearray] = []
    while True:
        taken.append(bytearray(16 * 1024 * 1024))


def die(*_: object) -> int:
    os._exit(9)


def die_once(*_: object) -> list[int]:
    """The first worker that is asked dies, the second answers."""
    mark = os.path.join(os.environ[SEEN], "died")
    if not os.path.exists(mark):
        with open(mark, "w"):
            pass
        os._exit(9)
    return [1]


def fail(*_: object) -> int:
    raise ValueError("no such move")


def megabytes() -> int:
    """How much may be taken at once, at least."""
    size = 16
    try:
        while size < 4096:
            bytearray(size * 2 * 1024 * 1024)
            size *= 2
    except MemoryError:
        pass
    return size
