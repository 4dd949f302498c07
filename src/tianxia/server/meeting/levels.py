"""How strong people are at a game, as far as it is known: who wants others about their own level finds them by it."""

from collections.abc import Iterable
from typing import Final

import sqlalchemy as sa

from tianxia.server.ratings.scale import Strength
from tianxia.server.ratings.schema import ratings
from tianxia.server.store import Store

NEAR: Final = 200  # points of rating: the weaker one still wins about every fourth game


class Levels:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, guests: Iterable[str], game: str) -> dict[str, int]:
        """What they likely are, of those who have a rating."""
        r = ratings.c
        found = await self.store.rows(sa.select(r.guest, r.mu, r.sigma).where(r.game == game, r.guest.in_(list(guests))))
        return {row["guest"]: Strength(row["mu"], row["sigma"]).likely for row in found}


def near(one: int | None, other: int | None) -> bool:
    """Who has no rating yet may play with anybody."""
    return one is None or other is None or abs(one - other) <= NEAR
