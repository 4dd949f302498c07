"""A person as others may see them: what they played, how it ended, whom they met, what they reached.

Only finished games count that were dealt by this server, were never an open book, and in which the person had one seat and
played it to the end. What happened at private tables is counted; where, and with whom, is told to those who sat there.
"""

import json
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa

from tianxia.server import schema
from tianxia.server.change import Row
from tianxia.server.messages.people import GamePlayed, Opponent, Played, Profile, Reached
from tianxia.server.people.schema import people
from tianxia.server.table import LEFT, terms_of
from tianxia.server.wall_clock import moment

if TYPE_CHECKING:
    from tianxia.server.hall import Hall

MOST_GAMES: Final = 2000  # the newest
MOST_RESULTS: Final = 100
MOST_OPPONENTS: Final = 8


class Finished:
    """A game that this person has finished."""

    def __init__(self, row: Row, seats: list[Row], guest: str, viewer: str | None) -> None:
        self.row = row
        self.seats = seats
        self.seat: int = next(s["seat"] for s in seats if s["guest"] == guest)
        self.result: dict[str, Any] = json.loads(row["result"])
        self.shown = terms_of(row).seen_by == "public" or any(s["guest"] == viewer for s in seats if viewer is not None)

    def place(self, seat: int) -> int:
        return int(self.result["places"][seat])

    @property
    def points(self) -> int:
        return int(self.result["totals"][self.seat])

    def others(self) -> list[Row]:
        return [s for s in self.seats if s["seat"] != self.seat and s["guest"] is not None and s["bot"] is None]


async def profile(hall: "Hall", guest: str, viewer: str | None) -> Profile:
    person = await hall.names.person(guest)
    assert person is not None
    games = await _finished(hall, guest, viewer)
    reached = await hall.store.achievements_of(guest, None)
    return Profile(
        public=person["public"],
        name=await hall.names.name(guest),
        since=moment(person["created"]),
        me=guest == viewer,
        games=_by_game(games),
        results=[_played(game) for game in games[:MOST_RESULTS]],
        opponents=await _opponents(hall, games),
        achievements=[
            Reached(game=row["game"], achievement=row["achievement"], points=row["points"], at=moment(row["at"]))
            for row in reached
        ],
    )


async def _finished(hall: "Hall", guest: str, viewer: str | None) -> list[Finished]:
    t, s = schema.tables.c, schema.seats.c
    mine = sa.select(s.table_id).where(s.guest == guest, s.bot.is_(None)).group_by(s.table_id).having(sa.func.count() == 1)
    honest = (t.status == "over", t.known.is_(None), t.open_book.is_(False), t.from_table.is_(None), t.dice.is_not(None))
    columns = (t.id, t.game, t.mode, t.seats, t.changed, t.result, t.terms)
    query = sa.select(*columns).where(t.id.in_(mine), *honest).order_by(t.changed.desc(), t.id).limit(MOST_GAMES)
    rows = await hall.store.rows(query)
    seats: dict[str, list[Row]] = {}
    for begin in range(0, len(rows), 500):
        for seat in await hall.store.seats([row["id"] for row in rows[begin : begin + 500]]):
            seats.setdefault(seat["table_id"], []).append(seat)
    return [Finished(row, seats[row["id"]], guest, viewer) for row in rows]


def _by_game(games: list[Finished]) -> list[GamePlayed]:
    found: list[GamePlayed] = []
    for name, played in Counter([game.row["game"] for game in games]).most_common():
        these = [game for game in games if game.row["game"] == name]
        points = [game.points for game in these]
        won = sum([game.place(game.seat) == 1 and len(game.seats) > 1 for game in these])
        found.append(GamePlayed(game=name, played=played, won=won, best=max(points), mean=round(sum(points) / played, 1)))
    return found


def _played(game: Finished) -> Played:
    return Played(
        game=game.row["game"],
        mode=game.row["mode"],
        at=moment(game.row["changed"]),
        seats=game.row["seats"],
        place=game.place(game.seat),
        points=game.points,
        table=game.row["id"] if game.shown else None,
    )


async def _opponents(hall: "Hall", games: list[Finished]) -> list[Opponent]:
    met: Counter[str] = Counter()
    beaten: Counter[str] = Counter()
    for game in games:
        if game.shown:
            for other in game.others():
                if not other["guest"].startswith(LEFT):
                    met[other["guest"]] += 1
                    beaten[other["guest"]] += game.place(game.seat) < game.place(other["seat"])
    often = [guest for guest, _ in met.most_common(MOST_OPPONENTS)]
    publics = {row["guest"]: row["public"] for row in await hall.store.rows(sa.select(people).where(people.c.guest.in_(often)))}
    return [
        Opponent(public=publics[guest], name=await hall.names.name(guest), games=met[guest], won=beaten[guest])
        for guest in often
        if guest in publics
    ]
