"""How strong people are at a game, as far as it is known: who wants others about their own level finds them by it."""

from collections.abc import Iterable
from typing import Final

NEAR: Final = 200.0  # points of rating


class Levels:
    async def of(self, guests: Iterable[str], game: str) -> dict[str, float]:
        """The ratings of those who have one."""
        return {}


def near(one: float | None, other: float | None) -> bool:
    """Who has no rating yet may play with anybody."""
    return one is None or other is None or abs(one - other) <= NEAR
