"""Events are the story of a game: log, animation, statistics and "where did my points come from".

They are derived from actions, never stored as truth, and cost nothing when nobody listens: rules are
called with `log=None` in playouts.
"""

from typing import Final

Value = int | str | list[int] | list[str]

EVERYBODY: Final = -1  # as a mask: all seats and the watchers
WATCHER: Final = -1  # as a seat: somebody who only looks


class Event:
    """One thing that happened.

    `key` names its text (`<game>-log-<key>`), `args` its numbers and names. If something was gained or
    paid, `what`, `amount` (negative: paid) and `source` say so. `seen` is the mask of seats that may
    know it; everybody else is told `veil` instead, or nothing if that is None.
    """

    def __init__(
        self,
        key: str,
        seat: int,
        rule: str,
        args: dict[str, Value],
        what: str = "",
        amount: int = 0,
        source: str = "",
        seen: int = EVERYBODY,
        veil: "Event | None" = None,
    ) -> None:
        self.key = key
        self.seat = seat
        self.rule = rule
        self.args = args
        self.what = what
        self.amount = amount
        self.source = source
        self.seen = seen
        self.veil = veil

    def for_seat(self, seat: int) -> "Event | None":
        """What this seat (or WATCHER) is told."""
        if self.seen == EVERYBODY or (seat >= 0 and (self.seen >> seat) & 1):
            return self
        return self.veil

    def plain(self) -> dict[str, object]:
        """As JSON. Visibility is not part of it: filter with `for_seat` first."""
        out: dict[str, object] = {"key": self.key, "seat": self.seat, "rule": self.rule, "args": self.args}
        if self.what:
            out["what"] = self.what
            out["amount"] = self.amount
            out["source"] = self.source
        return out


class Log:
    """Collects the events of one action. `reveals` ends free undo: something new became known."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.reveals = False

    def say(self, key: str, seat: int, rule: str, args: dict[str, Value]) -> None:
        self.events.append(Event(key, seat, rule, args))

    def gain(self, seat: int, what: str, amount: int, source: str, rule: str) -> None:
        """Something countable came (amount > 0) or went (amount < 0)."""
        if amount != 0:
            self.events.append(Event("gain" if amount > 0 else "pay", seat, rule, {}, what, amount, source))

    def secret(self, seen: int, event: Event, veil: Event | None) -> None:
        """Only the seats in the mask see `event`; all others see `veil` (or nothing)."""
        event.seen = seen
        event.veil = veil
        self.events.append(event)

    def reveal(self) -> None:
        """Hidden information became known (a card turned, a deck drawn): undo stops here."""
        self.reveals = True

    def told(self, seat: int) -> list[Event]:
        """The events as this seat (or WATCHER) hears them."""
        out: list[Event] = []
        for event in self.events:
            heard = event.for_seat(seat)
            if heard is not None:
                out.append(heard)
        return out
