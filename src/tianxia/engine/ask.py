"""Open questions. The state carries a stack of them; the top one is the decision to be made now."""


class Ask:
    """One open question, as plain numbers: never changed once made, so copies may share it.

    `kind` is the index of its Decision in the game, `seat` who answers, `a`, `b`, `c` whatever that
    decision needs to remember (an amount left, a space, a card).

    A question put to several seats at once (secret, answered in any order) has more than one bit in
    `waiting`; `seat` is then the lowest of them. With a single seat, `waiting` is just its bit.
    """

    def __init__(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, waiting: int = 0) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.waiting = waiting if waiting != 0 else 1 << seat

    def plain(self) -> list[int]:
        return [self.kind, self.seat, self.a, self.b, self.c, self.waiting]

    def __reduce__(self) -> tuple[object, ...]:
        return (Ask, (self.kind, self.seat, self.a, self.b, self.c, self.waiting))


def ask_each(kind: int, seats: int, a: int = 0, b: int = 0, c: int = 0) -> Ask:
    """A question for every seat in the bit mask `seats`, answered in any order."""
    lowest = 0
    while not (seats >> lowest) & 1:
        lowest += 1
    return Ask(kind, lowest, a, b, c, seats)


def still_waiting(ask: Ask, seat: int) -> Ask | None:
    """What remains of a simultaneous question after `seat` answered; None after the last answer.

    A decision's `apply` stores the answer out of sight, pushes what this returns and, on None, reveals.
    """
    left = ask.waiting & ~(1 << seat)
    if left == 0:
        return None
    return ask_each(ask.kind, left, ask.a, ask.b, ask.c)
