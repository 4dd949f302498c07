"""The post: who must be told. A topic is a line of text ("person 3f…", "lobby"); whoever listens to it hears what is told there.

Here for one process; `redis_post.py` tells the others as well. What is told is a message ready to be sent, or a word for those
who then look themselves.
"""

from collections.abc import Callable

Hear = Callable[[bytes], None]


class Post:
    def __init__(self) -> None:
        self._listening: dict[str, set[Hear]] = {}
        self._in_doubt: dict[str, set[Callable[[], None]]] = {}

    def listen(self, topic: str, hear: Hear, in_doubt: Callable[[], None] | None = None) -> Callable[[], None]:
        """From now on `hear` is called with what is told; the function that comes back ends it.

        `in_doubt` is called when something may have been told that was not heard. In one process that does not happen.
        """
        self._listening.setdefault(topic, set()).add(hear)
        if in_doubt is not None:
            self._in_doubt.setdefault(topic, set()).add(in_doubt)

        def stop() -> None:
            _leave(self._listening, topic, hear)
            if in_doubt is not None:
                _leave(self._in_doubt, topic, in_doubt)

        return stop

    def tell(self, topic: str, message: bytes) -> None:
        self.tell_here(topic, message)

    def tell_here(self, topic: str, message: bytes) -> None:
        """Only to those who listen in this process."""
        for hear in list(self._listening.get(topic, ())):
            hear(message)

    def heard(self, topic: str) -> bool:
        """Whether anybody may listen."""
        return topic in self._listening

    def tell_others(self, topic: str, message: bytes) -> None:
        """Only to other processes, of which there are none here."""


def _leave(heard: dict[str, set[Callable[..., None]]], topic: str, hear: Callable[..., None]) -> None:
    there = heard.get(topic)
    if there is not None:
        there.discard(hear)
        if not there:
            del heard[topic]


LOBBY = "lobby"


def person(guest: str) -> str:
    """The topic of one person, on all their devices."""
    return f"person {guest}"


def table_topic(table: str) -> str:
    """The topic on which processes tell each other what they did at a table."""
    return f"table {table}"
