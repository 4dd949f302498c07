"""What becomes of ratings and tournaments when somebody wishes to be forgotten: the others keep theirs, and nobody is found."""

import secrets
from typing import Final

import sqlalchemy as sa

from tianxia.server import schema
from tianxia.server.ratings.schema import rated_games, rating_changes, ratings
from tianxia.server.tournaments.schema import entries, tournaments

LEFT: Final = "left"  # begins what stands in the place of a guest who has left


def forgotten(guest: str) -> list[sa.Executable]:
    """To be carried out after the seats have been given to whoever stands for them now."""
    c, g, s = rating_changes.c, rated_games.c, schema.seats.c
    now = sa.select(s.guest).join(rated_games, g.table_id == s.table_id).where(g.n == c.n, s.seat == c.seat)
    gone = LEFT + secrets.token_hex(14)
    return [
        sa.update(rating_changes).where(c.guest == guest).values(guest=now.scalar_subquery()),
        sa.delete(ratings).where(ratings.c.guest == guest),
        sa.update(entries).where(entries.c.guest == guest).values(guest=gone, name="–", gone=True),
        sa.update(tournaments).where(tournaments.c.owner == guest).values(owner=gone, request=gone),
    ]
