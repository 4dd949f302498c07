"""The post: who must be told. A topic is a line of text ("person 3f…", "lobby"); whoever listens to it hears what is told there.

Here for one process. What is told is a message ready to be sent, or a word for those who then look themselves.
"""

from collections.abc import Callable

Hear = Callable[[bytes], None]


class Post:
    def __init__(self) -> None:
        self._listening: dict[str, set[Hear]] = {}

    def listen(self, topic: str, hear: Hear) -> Callable[[], None]:
        """From now on `hear` is called with what is told; the function that comes back ends it."""
        self._listening.setdefault(topic, set()).add(hear)

        def stop() -> None:
            hearing = self._listening.get(topic)
            if hearing is not None:
                hearing.discard(hear)
                if not hearing:
                    del self._listening[topic]

        return stop

    def tell(self, topic: str, message: bytes) -> None:
        for hear in list(self._listening.get(topic, ())):
            hear(message)


LOBBY = "lobby"


def person(guest: str) -> str:
    """The topic of one person, on all their devices."""
    return f"person {guest}"
