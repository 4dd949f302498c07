"""A game that counts changes the ratings of those who played it, in the very commit of its end, and once."""

from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from tianxia.engine.state import State
from tianxia.server.change import Change, Row
from tianxia.server.companions import Companion
from tianxia.server.messages.seen import Result
from tianxia.server.ratings.anchors import anchor
from tianxia.server.ratings.counting import not_rated, places_of
from tianxia.server.ratings.scale import NEWCOMER, Strength, rated
from tianxia.server.ratings.schema import rated_games, rating_changes, ratings
from tianxia.server.ratings.seasons import season_of
from tianxia.server.table import Table
from tianxia.server.wall_clock import WallClock

_r = ratings.c
_NEWCOMERS: Final = {
    "sqlite": sqlite.insert(ratings).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(ratings).on_conflict_do_nothing(),
}
_COUNTED: Final = {
    "sqlite": sqlite.insert(rated_games).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(rated_games).on_conflict_do_nothing(),
}
_MINE: Final = sa.and_(_r.game == sa.bindparam("game_"), _r.guest == sa.bindparam("guest_"))
_STANDING: Final = sa.select(ratings).where(_MINE).with_for_update()
_STANDS: Final = (
    sa.update(ratings)
    .where(_MINE)
    .values(
        mu=sa.bindparam("new_mu"),
        sigma=sa.bindparam("new_sigma"),
        games=_r.games + 1,
        wins=_r.wins + sa.bindparam("won"),
        at=sa.bindparam("new_at"),
    )
)


class Ratings(Companion):
    """Stands behind all companions that may change the result."""

    def __init__(self, clock: WallClock) -> None:
        self.clock = clock

    def join(self, change: Change, table: Table, state: State | None) -> None:
        ending = change.summary
        if ending is None or ending["new_status"] != "over" or not_rated(table, state) is not None:
            return
        result = msgspec.json.decode(ending["new_result"], type=Result)
        if not result.places:  # ended without a result
            return
        players = [(seat.guest, None if seat.guest is not None else seat.bot) for seat in table.seats]
        game = RatedGame(table.id, table.game.name, players, places_of(table, result.places), self.clock.now())
        change.within.append(game.write)


class RatedGame:
    """Who played, a guest or a bot for each seat, and how it ended."""

    def __init__(self, table: str, game: str, players: list[tuple[str | None, str | None]], places: list[int], at: float) -> None:
        self.table = table
        self.game = game
        self.players = players
        self.places = places
        self.at = at

    async def write(self, connection: AsyncConnection) -> None:
        """Those who play several games at once are held one after the other, always in the same order."""
        dialect = connection.dialect.name
        standing: dict[str, Strength] = {}
        for guest in sorted([guest for guest, _ in self.players if guest is not None]):
            fresh = {"guest": guest, "game": self.game, "games": 0, "wins": 0, "at": self.at, **NEWCOMER._asdict()}
            await connection.execute(_NEWCOMERS[dialect], fresh)
            row = (await connection.execute(_STANDING, {"game_": self.game, "guest_": guest})).mappings().one()
            standing[guest] = Strength(row["mu"], row["sigma"])
        counted = {"table_id": self.table, "game": self.game, "season": season_of(self.at), "at": self.at}
        if (await connection.execute(_COUNTED[dialect], counted)).rowcount != 1:
            return  # it has counted already
        number = sa.select(rated_games.c.n).where(rated_games.c.table_id == self.table)
        n = (await connection.execute(number)).scalar_one()
        changes = self.changes(standing)
        await connection.execute(sa.insert(rating_changes), [{"n": n, **change} for change in changes])
        for change in changes:
            if change["guest"] is not None:
                who = {"game_": self.game, "guest_": change["guest"], "new_at": self.at, "won": change["place"] == 1}
                await connection.execute(_STANDS, {**who, "new_mu": change["mu"], "new_sigma": change["sigma"]})

    def changes(self, standing: dict[str, Strength]) -> list[dict[str, Any]]:
        """A row for each seat."""
        before = [self._strength(guest, bot, standing) for guest, bot in self.players]
        after = rated(before, self.places)
        rows: list[dict[str, Any]] = []
        for seat, (guest, bot) in enumerate(self.players):
            now = after[seat] if guest is not None else before[seat]
            row: Row = {"seat": seat, "guest": guest, "bot": bot, "place": self.places[seat], "mu": now.mu, "sigma": now.sigma}
            rows.append({**row, "mu_before": before[seat].mu, "sigma_before": before[seat].sigma})
        return rows

    def _strength(self, guest: str | None, bot: str | None, standing: dict[str, Strength]) -> Strength:
        found = standing.get(guest, NEWCOMER) if guest is not None else anchor(self.game, bot)
        assert found is not None, f"{bot} has no known strength"  # not_rated has seen to it
        return found
