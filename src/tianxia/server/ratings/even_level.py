"""Which level gives somebody an even game.

Whoever has a rating that is no longer provisional meets the level nearest to it. For everybody else the last two games alone
against levels decide: two won, one level up; two lost, one level down; else the level of the last game once more. A first
game is against the lowest. Nothing is stored for it: it follows from the games themselves.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
import sqlalchemy as sa

from tianxia.bots.levels import LEVELS
from tianxia.server import schema
from tianxia.server.messages import ratings as told
from tianxia.server.messages.seen import Result
from tianxia.server.ratings.anchors import anchors
from tianxia.server.ratings.scale import Strength, chance
from tianxia.server.ratings.schema import ratings
from tianxia.server.store import Store

_LOOKED_AT: Final = 60  # finished tables, the newest first; many of them may be no games against levels
_LESS_THAN_A_GAME: Final = ("imported", "branched", "lesson")  # what a table may be that somebody knew beforehand


class Met(NamedTuple):
    """A finished game alone against levels: the strongest of them, by its place in the list, and whether it was won."""

    level: int
    won: bool


async def even_levels(store: Store, guest: str | None, games: Sequence[str]) -> list[told.EvenLevel]:
    """One for each game."""
    strengths: dict[str, Strength] = {}
    met: dict[str, list[Met]] = {}
    if guest is not None:
        r = ratings.c
        for row in await store.rows(sa.select(r.game, r.mu, r.sigma).where(r.guest == guest)):
            strengths[row["game"]] = Strength(row["mu"], row["sigma"])
        for game in games:
            if game not in strengths or strengths[game].provisional:
                met[game] = await _met(store, guest, game)
    return [proposed(game, strengths.get(game), met.get(game, [])) for game in games]


def proposed(game: str, strength: Strength | None, met: Sequence[Met]) -> told.EvenLevel:
    """`met`: the newest first."""
    if strength is not None and (not strength.provisional or not met):
        stands = {name: its for name, its in anchors(game).items() if name in LEVELS}
        if stands:
            level = min(stands, key=lambda name: abs(chance(strength, stands[name]) - 0.5))
            return told.EvenLevel(game=game, level=level, why="rating")
    if not met:
        return told.EvenLevel(game=game, level=LEVELS[0], why="new")
    last = met[0].level
    if len(met) > 1 and met[0].won == met[1].won:
        step = 1 if met[0].won else -1
        if 0 <= last + step < len(LEVELS):
            return told.EvenLevel(game=game, level=LEVELS[last + step], why="won" if met[0].won else "lost")
    return told.EvenLevel(game=game, level=LEVELS[last], why="last")


async def _met(store: Store, guest: str, game: str) -> list[Met]:
    """The last two."""
    t, s = schema.tables.c, schema.seats.c
    mine = sa.select(s.table_id).where(s.guest == guest)
    over = sa.select(t.id, t.result).where(t.game == game, t.status == "over", t.id.in_(mine))
    fresh = over.where(sa.or_(t.known.is_(None), t.known.not_in(_LESS_THAN_A_GAME)))
    rows = await store.rows(fresh.order_by(t.changed.desc()).limit(_LOOKED_AT))
    seats: dict[str, list[tuple[str | None, str | None]]] = {row["id"]: [] for row in rows}
    for seat in await store.seats(list(seats)):
        seats[seat["table_id"]].append((seat["guest"], seat["bot"]))
    found: list[Met] = []
    for row in rows:
        one = met_at(seats[row["id"]], guest, msgspec.json.decode(row["result"], type=Result).places if row["result"] else [])
        if one is not None:
            found.append(one)
        if len(found) == 2:
            break
    return found


def met_at(seats: Sequence[tuple[str | None, str | None]], guest: str, places: Sequence[int]) -> Met | None:
    """What a table says of the guest's strength; nothing where others played too, a bot stood in or all share a place."""
    bots = [bot for owner, bot in seats if owner is None]
    if [owner for owner, _ in seats if owner is not None] != [guest] or (guest, None) not in seats:
        return None
    if not bots or any(bot not in LEVELS for bot in bots) or len(set(places[: len(seats)])) < 2:
        return None
    return Met(max([LEVELS.index(bot) for bot in bots if bot is not None]), places[seats.index((guest, None))] == 1)
