"""The life of a tournament. It goes on by itself, a step at a time, and every step is one commit that can be made once.

Whoever changes something calls `advance`, and so do the clock at the start, the end of a game, and the server when it starts: it
looks at what is stored and does what is due, until nothing is. Killed anywhere, it goes on from there; two processes cannot both
make the same step, because each step says what it found (`_once`).
"""

import asyncio
import contextlib
import json
import logging
import secrets
from collections.abc import Mapping
from datetime import datetime
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tianxia.engine.game import BadSetup
from tianxia.server import schema
from tianxia.server.aside import in_a_line
from tianxia.server.change import Change, Conflict, Within
from tianxia.server.companions import Companion
from tianxia.server.faults import StoreFault
from tianxia.server.guests import guest_name, tidy_name
from tianxia.server.live import encode
from tianxia.server.messages.asked import SeatWish
from tianxia.server.messages.my_line import TournamentNews
from tianxia.server.messages.seen import Result
from tianxia.server.messages.terms import Terms
from tianxia.server.messages.tournaments import TournamentWish
from tianxia.server.opening import Opening, game_called, new_id
from tianxia.server.post import LOBBY, Post, person
from tianxia.server.problems import Problem
from tianxia.server.ratings.anchors import anchor
from tianxia.server.ratings.counting import check_rated
from tianxia.server.store import Store
from tianxia.server.table import Seat, Table, tidy_word
from tianxia.server.tables import Tables
from tianxia.server.thinkers import check_bot
from tianxia.server.tournaments.pairing import Round, rounds_of
from tianxia.server.tournaments.schema import entries, pairings, tournaments
from tianxia.server.tournaments.tournament import Pairing, Tournament
from tianxia.server.wall_clock import WallClock

log = logging.getLogger("tianxia.tournaments")
MOST_ENTRIES: Final = 128
MOST_AT_ONCE: Final = 10  # unfinished ones of one organiser
_PLAYS_ON: Final = "greedy"  # for whoever leaves in the middle of a game
_t, _e, _p = tournaments.c, entries.c, pairings.c


class Tournaments(Companion):
    def __init__(self, tables: Tables, opening: Opening, post: Post, clock: WallClock) -> None:
        self.tables = tables
        self.store: Store = tables.store
        self.opening = opening
        self.post = post
        self.clock = clock
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # ---- reading ----

    async def read(self, tournament: str) -> Tournament:
        rows = await self.store.rows(sa.select(tournaments).where(_t.id == tournament))
        if not rows:
            raise Problem("unknown-tournament", f"no tournament is called {tournament[:40]!r}", {"tournament": tournament[:40]})
        who = await self.store.rows(sa.select(entries).where(_e.tournament == tournament).order_by(_e.number))
        played = sa.select(pairings).where(_p.tournament == tournament).order_by(_p.round, _p.board)
        return Tournament(rows[0], who, await self.store.rows(played))

    # ---- what people do ----

    async def create(self, guest: str, wish: TournamentWish) -> tuple[Tournament, bool]:
        """A new tournament, or (True) the one this request made before."""
        request = f"{guest}:{wish.request}"
        known = await self.store.rows(sa.select(_t.id).where(_t.request == request))
        if known:
            return await self.read(known[0]["id"]), True
        name = tidy_name(wish.name)
        if not name:
            raise Problem("bad-request", "a name has at least one letter", {"where": "name", "what": "empty"})
        game = game_called(wish.game)
        try:
            setup = game.check_setup(wish.mode, wish.seats, wish.options)
        except BadSetup as error:
            raise Problem("bad-setup", str(error)) from None
        if wish.rated:
            check_rated(game, setup, [SeatWish(who="me")] + [SeatWish(who="open")] * (wish.seats - 1), None)
        if wish.system == "round-robin" and wish.seats != 2:
            raise Problem("bad-setup", "in a round robin two play at a table; for three or four take the Swiss system")
        mine = await self.store.rows(sa.select(_t.id).where(_t.owner == guest, _t.status != "over"))
        if len(mine) >= MOST_AT_ONCE:
            raise Problem("too-many", f"at most {MOST_AT_ONCE} unfinished tournaments; close one first", {"seconds": 0})
        row: dict[str, Any] = {
            "id": new_id(),
            "name": name,
            "owner": guest,
            "game": game.name,
            "mode": setup.mode,
            "options": json.dumps(setup.options),
            "seats": wish.seats,
            "system": wish.system,
            "rounds": wish.rounds if wish.system == "swiss" else 0,
            "terms": msgspec.json.encode(Terms(clock=wish.clock, rated=wish.rated)).decode(),
            "entry": wish.entry,
            "entry_key": secrets.token_urlsafe(12),
            "starts": _seconds(wish.starts) if wish.starts is not None else None,
            "status": "entering",
            "paused": False,
            "round": 0,
            "created": self.clock.now(),
            "request": request,
        }
        try:
            await self._write(_add(tournaments, [row]))
        except Conflict:
            return await self.create(guest, wish)
        made = await self.read(row["id"])
        self._wait_for_start(made)
        self._tell(made)
        return made, False

    async def enter(self, guest: str, tournament: str, key: str, name: str) -> None:
        async with self._lock(tournament):
            found = await self.read(tournament)
            if found.number_of(guest) is not None:
                return
            if found.status != "entering":
                raise _not_now("nobody enters any more: it has begun")
            by_link = found.row["entry"] == "link" and found.owner != guest
            if by_link and not secrets.compare_digest(key.encode("utf-8", "replace"), found.row["entry_key"].encode()):
                raise Problem("bad-key", "this tournament is entered by its link")
            if len(found.playing()) >= MOST_ENTRIES:
                raise _not_now(f"at most {MOST_ENTRIES} play in a tournament")
            shown = tidy_name(name) or await self.store.guest_name(guest) or guest_name(guest)
            again = [e.number for e in found.entrants.values() if e.guest == guest]
            if again:
                await self._change(_once(_entry(tournament, again[0]).values(gone=False, name=shown)))
            else:
                row = {"tournament": tournament, "number": max(found.entrants, default=0) + 1, "guest": guest, "name": shown}
                await self._change(_add(entries, [{**row, "bot": None, "gone": False}]))
        await self.advance(tournament)

    async def withdraw(self, guest: str | None, tournament: str, number: int) -> None:
        """By oneself, or by the organiser. In the middle of a game a bot plays on."""
        async with self._lock(tournament):
            found = await self.read(tournament)
            entrant = found.entrants.get(number)
            if entrant is None:
                raise Problem("not-found", f"nobody has number {number} in this tournament")
            if guest is None or guest not in (entrant.guest, found.owner):
                raise Problem("not-yours", "only they themselves or the organiser may do this")
            if found.status == "over":
                raise _not_now("it is over")
            if not entrant.gone:
                await self._change(_once(_entry(tournament, number).values(gone=True)))
            await self._play_on(found, number, entrant.bot or _PLAYS_ON)
        await self.advance(tournament)

    async def begin(self, guest: str | None, tournament: str) -> None:
        async with self._lock(tournament):
            found = await self._mine(guest, tournament)
            if found.status != "entering":
                raise _not_now("it has begun already")
            if not await self._begin(found):
                raise _not_now(f"too few players: {found.needed} are needed")
        await self.advance(tournament)

    async def pause(self, guest: str | None, tournament: str, paused: bool) -> None:
        """No further round begins until it goes on; games that are being played go on."""
        async with self._lock(tournament):
            found = await self._mine(guest, tournament)
            if found.status == "over":
                raise _not_now("it is over")
            await self._change(_once(_as_found(found).values(paused=paused)))
        await self.advance(tournament)

    async def replace(self, guest: str | None, tournament: str, number: int, bot: str | None) -> None:
        """A bot plays for somebody who is missing, in this round's game too; or they play themselves again from the next on."""
        async with self._lock(tournament):
            found = await self._mine(guest, tournament)
            if found.status != "playing" or number not in found.playing():
                raise _not_now("a bot takes the place of somebody who plays")
            if bot is not None:
                check_bot(bot)
                if found.terms.rated and anchor(found.row["game"], bot) is None:
                    raise Problem("rated", f"these games count: {bot} has no known strength, greedy has", {"bot": bot})
            await self._change(_once(_entry(tournament, number).values(bot=bot)))
            if bot is not None:
                await self._play_on(found, number, bot)
        await self.advance(tournament)

    async def set_result(self, guest: str | None, tournament: str, round_: int, board: int, places: list[int]) -> None:
        """The organiser's word counts, whatever happens at the table."""
        async with self._lock(tournament):
            found = await self._mine(guest, tournament)
            pairing = next((p for p in found.pairings if (p.round, p.board) == (round_, board)), None)
            if found.status != "playing":
                raise _not_now("results are set while it is played")
            if pairing is None or len(pairing.players) == 1:
                raise Problem("not-found", f"round {round_} has no table {board} with a result")
            if len(pairing.players) != len(places):
                what = f"{len(pairing.players)} places, one for each player, are expected"
                raise Problem("bad-request", f"places: {what}", {"where": "places", "what": what})
            tidy = [1 + sum([other < mine for other in places]) for mine in places]
            await self._change(_once(_table(found, pairing).values(places=json.dumps(tidy), by_hand=True)))
        await self.advance(tournament)

    async def close(self, guest: str | None, tournament: str) -> None:
        """It is over as it stands."""
        async with self._lock(tournament):
            found = await self._mine(guest, tournament)
            if found.status != "over":
                await self._change(_once(_as_found(found).values(status="over", paused=False)))
        self._tell(await self.read(tournament))

    # ---- going on ----

    async def wake(self) -> None:
        """After a restart: what was due is done, what is to come is waited for."""
        for row in await self.store.rows(sa.select(_t.id).where(_t.status != "over")):
            if self.tables.closing:
                return
            found = await self.read(row["id"])
            self._wait_for_start(found)
            await self._advance(found.id)

    def stored(self, table: Table) -> None:
        if table.status == "over" and not self.tables.closing:
            self.tables.driving(asyncio.create_task(self._ended(table.id)))

    async def _ended(self, table: str) -> None:
        """A game is over: if it belonged to a tournament, that goes on."""
        with contextlib.suppress(StoreFault):
            for row in await self.store.rows(sa.select(_p.tournament).where(_p.table_id == table)):
                await self.advance(row["tournament"])

    def _wait_for_start(self, found: Tournament) -> None:
        if found.status == "entering" and found.row["starts"] is not None:
            self.tables.driving(asyncio.create_task(self._start_in_time(found.id, found.row["starts"])))

    async def _start_in_time(self, tournament: str, starts: float) -> None:
        await self.clock.until(starts)
        await self.advance(tournament)

    async def advance(self, tournament: str) -> None:
        """Whatever is due is done."""
        await self.tables.whole(self._advance(tournament))

    async def _advance(self, tournament: str) -> None:
        try:
            async with self._lock(tournament):
                while await self._step(await self.read(tournament)):
                    pass
            self._tell(await self.read(tournament))
        except (StoreFault, Problem, BadSetup) as error:  # what comes next, or the next start of the server, tries again
            log.error("tournament %s cannot go on: %s", tournament, in_a_line(error))

    async def _step(self, found: Tournament) -> bool:
        """One thing that is due; whether there was one."""
        if self.tables.closing:
            return False
        if found.status == "entering":
            due = found.row["starts"] is not None and found.row["starts"] <= self.clock.now() and not found.row["paused"]
            return due and await self._begin(found)
        if found.status != "playing":
            return False
        if await self._take_results(found):
            return True
        unopened = [p for p in found.this_round() if p.table is None and p.places is None]
        for pairing in unopened:
            await self._open(found, pairing)
        if unopened:
            return True
        if found.row["paused"] or any(p.places is None for p in found.this_round()):
            return False
        return await self._next_round(found)

    async def _begin(self, found: Tournament) -> bool:
        """The first round; those who withdrew before it were never there. False: too few players."""
        for number in [e.number for e in found.entrants.values() if e.gone]:
            del found.entrants[number]
        rounds = found.row["rounds"] or rounds_of(len(found.entrants))
        made = found.next_round()
        if not made:
            return False
        gone = sa.delete(entries).where(_e.tournament == found.id, _e.gone.is_(True))
        began = _as_found(found).values(status="playing", round=1, rounds=rounds, paused=False)
        return await self._done(_once(began), _anyway(gone), _add(pairings, _rows(found.id, 1, made)))

    async def _next_round(self, found: Tournament) -> bool:
        made = found.next_round() if found.round < found.row["rounds"] else []
        if not any(len(table) > 1 for table in made):
            return await self._done(_once(_as_found(found).values(status="over")))
        on = _as_found(found).values(round=found.round + 1)
        return await self._done(_once(on), _add(pairings, _rows(found.id, found.round + 1, made)))

    async def _open(self, found: Tournament, pairing: Pairing) -> None:
        """The table of a pairing; asked for again, it is the same one."""
        seats: list[Seat] = []
        for number in pairing.players:
            entrant = found.entrants[number]
            if entrant.bot is not None:
                seats.append(Seat(None, entrant.bot, entrant.bot, tidy_word("")))
            else:
                seats.append(Seat(entrant.guest, None, entrant.name, tidy_word("")))
        request = f"tournament:{found.id}:{pairing.round}:{pairing.board}"
        row = found.row
        table = await self.opening.seat(row["owner"], row["game"], row["mode"], found.options, seats, request, found.terms)
        await self._done(_once(_table(found, pairing).where(_p.table_id.is_(None)).values(table_id=table.id)))

    async def _take_results(self, found: Tournament) -> bool:
        """What the games of this tournament have brought that are over."""
        waiting = {p.table: p for p in found.pairings if p.table is not None and p.places is None}
        t = schema.tables.c
        over = await self.store.rows(sa.select(t.id, t.result).where(t.id.in_(list(waiting)), t.status == "over"))
        for row in over:
            pairing = waiting[row["id"]]
            places = msgspec.json.decode(row["result"], type=Result).places[: len(pairing.players)]
            places = places or [1] * len(pairing.players)  # ended without a result: it is shared
            await self._done(_once(_table(found, pairing).where(_p.places.is_(None)).values(places=json.dumps(places))))
        return bool(over)

    async def _play_on(self, found: Tournament, number: int, bot: str) -> None:
        """A bot stands in for somebody in the game that they have left."""
        for pairing in found.this_round():
            if number in pairing.players and pairing.table is not None and pairing.places is None:
                table = await self.tables.get(pairing.table)
                seat = pairing.players.index(number)
                if table.seats[seat].guest is not None:
                    await self.tables.stand_ins.play_on(table, seat, bot)

    # ---- storing and telling ----

    def _lock(self, tournament: str) -> asyncio.Lock:
        return self._locks.setdefault(tournament, asyncio.Lock())

    async def _mine(self, guest: str | None, tournament: str) -> Tournament:
        found = await self.read(tournament)
        if guest is None or found.owner != guest:
            raise Problem("not-yours", "only the organiser may do this")
        return found

    async def _write(self, *work: Within) -> None:
        change = Change()
        change.within += work
        await self.store.write(change)

    async def _change(self, *work: Within) -> None:
        """What somebody asked for."""
        try:
            await self._write(*work)
        except Conflict:
            raise _not_now("it has just been changed elsewhere; look again") from None

    async def _done(self, *work: Within) -> bool:
        """True also if another process was first: what there is now is looked at again."""
        try:
            await self._write(*work)
        except Conflict:
            log.info("another process was first")
        return True

    def _tell(self, found: Tournament) -> None:
        """Those who are in it; a public one is everybody's to see."""
        news = encode(TournamentNews(tournament=found.id))
        if found.row["entry"] == "public":
            self.post.tell(LOBBY, news)
            return
        for guest in {found.owner} | {entrant.guest for entrant in found.entrants.values()}:
            self.post.tell(person(guest), news)


def _once(statement: sa.Update) -> Within:
    """Carried out on the one row that is as it was found, or nothing of the commit is."""

    async def work(connection: AsyncConnection) -> None:
        if (await connection.execute(statement)).rowcount != 1:
            raise Conflict

    return work


def _anyway(statement: sa.Delete) -> Within:
    async def work(connection: AsyncConnection) -> None:
        await connection.execute(statement)

    return work


def _add(table: sa.Table, rows: list[dict[str, Any]]) -> Within:
    async def work(connection: AsyncConnection) -> None:
        await connection.execute(sa.insert(table), rows)

    return work


def _as_found(found: Tournament) -> sa.Update:
    return sa.update(tournaments).where(_t.id == found.id, _t.status == found.status, _t.round == found.round)


def _entry(tournament: str, number: int) -> sa.Update:
    return sa.update(entries).where(_e.tournament == tournament, _e.number == number)


def _table(found: Tournament, pairing: Pairing) -> sa.Update:
    return sa.update(pairings).where(_p.tournament == found.id, _p.round == pairing.round, _p.board == pairing.board)


def _rows(tournament: str, round_: int, made: Round) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for board, players in enumerate(made, 1):
        row: Mapping[str, Any] = {"tournament": tournament, "round": round_, "board": board, "players": json.dumps(players)}
        bye = json.dumps([1]) if len(players) == 1 else None
        found.append({**row, "table_id": None, "places": bye, "by_hand": False})
    return found


def _not_now(why: str) -> Problem:
    return Problem("not-now", why)


def _seconds(text: str) -> float:
    try:
        return datetime.fromisoformat(text).timestamp()
    except ValueError:
        what = "a moment like 2026-11-20T18:00:00Z"
        raise Problem("bad-request", f"starts: {what} is expected", {"where": "starts", "what": what}) from None
