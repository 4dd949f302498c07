"""How a table comes into the world: opened, from a record, or as a branch of a past position."""

import hmac
import json
import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from tianxia.engine.course import Course, Line
from tianxia.engine.deal import KEYED, SEEDED, Deal, commitment_of, fair
from tianxia.engine.game import BadSetup, Game, Setup
from tianxia.engine.record import BadRecord, Branch, Record, record_of
from tianxia.engine.registry import UnknownGame, find
from tianxia.server import schema
from tianxia.server.change import Conflict, Row, as_json
from tianxia.server.guests import guest_name, tidy_name
from tianxia.server.lesson import LESSON, PUPIL, first_prepared, lesson_of
from tianxia.server.messages.asked import SeatWish
from tianxia.server.messages.terms import Terms
from tianxia.server.problems import Problem
from tianxia.server.puzzling.posed import by_id
from tianxia.server.puzzling.schema import PUZZLE
from tianxia.server.puzzling.tried import begun_row
from tianxia.server.ratings.counting import check_rated
from tianxia.server.table import Seat, Table, record_of_row, tidy_word
from tianxia.server.tables import Tables
from tianxia.server.thinkers import check_bot

Also = Sequence[tuple[sa.Executable, list[Row]]]


def game_called(name: str) -> Any:
    try:
        return find(name)
    except UnknownGame as error:
        raise Problem("unknown-game", str(error), {"game": name[:40]}) from None


class Opening:
    def __init__(self, tables: Tables, promise_key: str) -> None:
        self.tables = tables
        self._promise_key = bytes.fromhex(promise_key)

    def promise(self) -> tuple[str, str]:
        """(ticket, commitment): a secret that is promised before its table is opened with the ticket. Good for one table."""
        ticket = secrets.token_hex(16)
        return ticket, commitment_of(self._promised(ticket))

    def _promised(self, ticket: str) -> str:
        return hmac.digest(self._promise_key, ticket.encode(), "sha256").hex()

    async def open(
        self,
        guest: str,
        game: str,
        mode: str,
        options: dict[str, str],
        wishes: Sequence[SeatWish],
        seed: int | None,
        request: str | None,
        ticket: str | None = None,
        terms: Terms | None = None,
    ) -> tuple[Table, bool]:
        """A new table, or (True) the one this request made before. Nobody can know its deal unless they choose the seed."""
        key = f"{guest}:{request}" if request is not None else None
        if key is not None:
            known = await self.tables.store.table_of_request(key)
            if known is not None:
                return await self.tables.get(known), True
        await self.tables.rights.check_may_sit(guest)
        played = game_called(game)
        try:
            setup = played.check_setup(mode, len(wishes), options)
        except BadSetup as error:
            raise Problem("bad-setup", str(error)) from None
        if terms is not None and terms.rated:
            check_rated(played, setup, wishes, seed)
        seats = await self._seats(guest, wishes)
        if seed is not None:
            dealt: Row = {"dice": SEEDED, "seed": seed, "known": "seed", "open_book": True}
        else:
            dealt = _fairly(self._promised(ticket) if ticket is not None else secrets.token_hex(32))
        try:
            return await self._write(guest, played, setup, seats, {**dealt, "request": key, "terms": terms_text(terms)}), False
        except Conflict:
            known = await self.tables.store.table_of_request(key or "")
            if known is None:
                raise Problem("used-ticket", "this ticket has dealt a table already; ask for another") from None
            return await self.tables.get(known), True

    async def seat_all(
        self, owner: str, game: str, mode: str, options: dict[str, str], seats: list[Seat], terms: Terms, id: str, also: Also
    ) -> Table:
        """A table for people who have found each other. What goes `also` into its commit says that they have; Conflict if
        somebody else was first."""
        played = game_called(game)
        try:
            setup = played.check_setup(mode, len(seats), options)
        except BadSetup as error:
            raise Problem("bad-setup", str(error)) from None
        secret = secrets.token_hex(32)
        row = {"id": id, "dice": KEYED, "secret": secret, "commitment": commitment_of(secret), "terms": terms_text(terms)}
        return await self._write(owner, played, setup, seats, row, also=also)

    async def seat(
        self, owner: str, game: str, mode: str, options: dict[str, str], seats: list[Seat], request: str, terms: Terms
    ) -> Table:
        """A table at which everybody has their seat from the beginning. The same request finds the same table."""
        known = await self.tables.store.table_of_request(request)
        if known is None:
            played = game_called(game)
            row = {**_fairly(secrets.token_hex(32)), "request": request, "terms": terms_text(terms)}
            try:
                return await self._write(owner, played, played.check_setup(mode, len(seats), options), seats, row)
            except Conflict:  # another process was first
                return await self.seat(owner, game, mode, options, seats, request, terms)
        return await self.tables.get(known)

    async def lesson(self, guest: str, game: str) -> tuple[Table, bool]:
        """The lesson that this guest has begun (True), or a new one."""
        await self.tables.rights.check_may_sit(guest)
        found = lesson_of(game_called(game))
        if found is None:
            raise Problem("no-lesson", f"nobody has written a lesson for {game} yet", {"game": game})
        t = schema.tables.c
        begun = sa.select(t.id).where(t.owner == guest, t.game == game, t.known == LESSON, t.status == "playing")
        for row in await self.tables.store.rows(begun.order_by(t.changed.desc()).limit(1)):
            table = await self.tables.get(row["id"])
            if table.lesson_line is not None:
                return table, True
        script = found.script
        setup = found.game.check_setup(script.mode, 1 + len(script.bots), script.options)
        seats = [Seat(None, bot, bot, tidy_word("")) for bot in script.bots]
        name = await self.tables.store.guest_name(guest) or guest_name(guest)
        seats.insert(PUPIL, Seat(guest, None, name, tidy_word("")))
        dealt: Row = {"dice": SEEDED, "seed": script.seed, "known": LESSON, "open_book": True}
        return await self._write(guest, found.game, setup, seats, dealt), False

    async def puzzle(self, guest: str, game: str, puzzle: str) -> tuple[Table, bool]:
        """The table at which this guest has begun a puzzle (True), or a new one, played on from its position."""
        found = by_id(game_called(game)).get(puzzle)
        if found is None:
            raise Problem("unknown-puzzle", f"{game} has no puzzle {puzzle[:20]!r}", {"puzzle": puzzle[:20]})
        request = f"{guest}:puzzle {puzzle}"
        known = await self.tables.store.table_of_request(request)
        if known is not None:
            return await self.tables.get(known), True
        await self.tables.rights.check_may_sit(guest)
        setup, parent = found.record.setup, found.branch()
        words = [tidy_word("") for _ in range(setup.seats)]
        deal = fair(secrets.token_hex(32), words)
        begun = Record(found.game, setup, deal, [], [], parent)
        start = as_json(found.game.save(begun.begin(found.position(), found.seat)))
        name = await self.tables.store.guest_name(guest) or guest_name(guest)
        bots = [name.partition("@")[0] for name in found.record.players]
        seats = [Seat(None, bot, bot, word) for bot, word in zip(bots, words)]
        seats[found.seat] = Seat(guest, None, name, words[found.seat])
        row = {**_dealt_row(deal), **_parent_row(parent), "known": PUZZLE, "request": request}
        also: Also = [(begun_row(guest, game, puzzle, self.tables.clock.now()), [])]
        try:
            return await self._write(guest, found.game, setup, seats, row, snapshots={0: start}, also=also), False
        except Conflict:  # the same guest, at the same moment
            return await self.puzzle(guest, game, puzzle)

    async def from_record(self, guest: str, data: dict[str, Any], wishes: Sequence[SeatWish] | None) -> Table:
        await self.tables.rights.check_may_sit(guest)
        settings = self.tables.settings
        try:
            record = record_of(data)
        except BadRecord as error:
            raise Problem("bad-record", str(error)) from None
        except (ImportError, AttributeError):
            raise Problem("bad-record", "this game cannot be played yet") from None
        found = await self.tables.thinkers.check_record(json.dumps(data), settings.snapshot_every, settings.longest_record, guest)
        if "error" in found:
            raise Problem("bad-record", found["error"])
        setup = Setup(found["mode"], found["seats"], found["options"])
        names = [tidy_name(name) for name in record.players] or [""] * setup.seats
        if wishes is None:
            mine = await self.tables.store.guest_name(guest) or guest_name(guest)
            seats = [Seat(guest, None, name or mine) for name in names]
        elif len(wishes) != setup.seats:
            raise Problem("bad-setup", f"the record has {setup.seats} seats, not {len(wishes)}")
        else:
            seats = await self._seats(guest, wishes)
            for seat, name in zip(seats, names):
                if seat.guest is not None and name:
                    seat.name = name
        for i, word in enumerate(record.deal.words):
            seats[i].word = word
        row = {**_dealt_row(record.deal), **_parent_row(record.branch), "known": "imported", "open_book": True}
        return await self._write(guest, record.game, setup, seats, row, found["lines"], dict(found["snapshots"]))

    async def branch(self, table: Table, guest: str, move: int, seat: int, bot: str) -> Table:
        """Play on from a past position: what the seat could not know is dealt anew, by a secret of its own."""
        check_bot(bot)
        await self.tables.rights.check_may_sit(guest)
        course = table.course
        if table.status != "over" and not table.alone(guest):
            raise Problem("secret", "other people play here, or the game counts: a branch is possible when it is over")
        if not 0 <= seat < len(table.seats):
            raise Problem("unknown-seat", f"this table has seats 0 to {len(table.seats) - 1}", {"seat": seat})
        if table.status != "over" and table.seats[seat].guest != guest and table.people():
            raise Problem("not-your-seat", f"seat {seat} is not yours", {"seat": seat})
        if not 0 <= move < len(course.moves) + (0 if course.over else 1):
            raise Problem("unknown-move", "from there nothing is left to play", {"move": move, "moves": len(course.moves)})
        words = [tidy_word("") for _ in table.seats]
        deal = fair(secrets.token_hex(32), words)
        lines = [f"{move.seat} {course.game.actions.words(move.action)}" for move in course.moves[:move]]
        parent = Branch(course.record.with_lines([], lines), seat)
        begun = Record(course.game, table.setup, deal, [], [], parent)
        begun.start = course.game.save(begun.begin(course.at(move), seat))
        row = {**_dealt_row(deal), "known": "branched", "from_table": table.id, "from_move": move}
        if parent.record.start is None:
            row.update(_parent_row(parent))
        else:  # a branch of a table whose own parentage was never kept
            row["start"] = as_json(begun.start)
        name = await self.tables.store.guest_name(guest) or guest_name(guest)
        seats = [Seat(guest, None, name, words[i]) if i == seat else Seat(None, bot, bot, words[i]) for i in range(len(words))]
        return await self._write(guest, course.game, table.setup, seats, row, snapshots={0: as_json(begun.start)})

    async def _seats(self, guest: str, wishes: Sequence[SeatWish]) -> list[Seat]:
        usual = await self.tables.store.guest_name(guest) or guest_name(guest)
        seats: list[Seat] = []
        for wish in wishes:
            name = tidy_name(wish.name)
            if wish.who == "bot":
                if wish.bot is None:
                    raise Problem("bad-request", "a bot's seat needs the name of the bot", {"where": "seats", "what": "bot"})
                check_bot(wish.bot)
                seats.append(Seat(None, wish.bot, name or wish.bot, tidy_word("")))
            elif wish.bot is not None:
                raise Problem("bad-request", "only a bot's seat names a bot", {"where": "seats", "what": "bot"})
            elif wish.who == "me":
                mine = sum(1 for seat in seats if seat.guest is not None)
                seats.append(Seat(guest, None, name or (usual if mine == 0 else f"{usual} ({mine + 1})"), tidy_word(wish.word)))
            else:
                seats.append(Seat(None, None, name))
        return seats

    async def _write(
        self,
        guest: str,
        game: Game[Any],
        setup: Setup,
        seats: list[Seat],
        dealt: Row,
        lines: Sequence[Line] = (),
        snapshots: dict[int, str] | None = None,
        also: Also = (),
    ) -> Table:
        """Store the whole table at once, first forced answers included. `dealt`: what sets its row apart."""
        now = self.tables.clock.now()
        row: dict[str, Any] = {
            "id": new_id(),
            "game": game.name,
            "rules_version": game.rules_version,
            "mode": setup.mode,
            "seats": setup.seats,
            "options": as_json(setup.options),
            "dice": None,
            "seed": 0,
            "secret": None,
            "commitment": None,
            "known": None,
            "parent": None,
            "start": None,
            "owner": guest,
            "join_key": secrets.token_urlsafe(12),
            "request": None,
            "open_book": False,
            "terms": None,
            "from_table": None,
            "from_move": None,
            "created": now,
            **dealt,
        }
        course: Course | None = None
        if row["dice"] != KEYED or all(seat.word is not None for seat in seats):
            try:
                course = Course(record_of_row(row, seats), self.tables.settings.snapshot_every, lines, snapshots)
            except BadRecord as error:
                raise Problem("bad-record", str(error)) from None
        table = Table(row, seats, course)
        table.snapshots = sorted(snapshots or {})
        prepared = first_prepared(table.lesson, table.course) if table.status == "playing" else None
        change = self.tables.change(table, prepared)
        assert change.summary is not None
        change.new_table = {**row, **{k.removeprefix("new_"): v for k, v in change.summary.items() if k != "id_"}}
        change.summary = None
        for i, seat in enumerate(seats):
            who = {"guest": seat.guest, "bot": seat.bot, "name": seat.name, "word": seat.word}
            change.new_seats.append({"table_id": table.id, "seat": i, **who})
        kept = [
            {"table_id": table.id, "n": i + 1, "text": text, "by": by, "reveals": reveals, "request": None, "at": now}
            for i, (text, by, reveals) in enumerate(lines)
        ]
        change.lines[:0] = kept
        change.snapshots[:0] = [{"table_id": table.id, "n": n, "position": position} for n, position in (snapshots or {}).items()]
        change.also += also
        await self.tables.store.write(change)
        if prepared is not None:
            table.course.adopt(prepared)
            table.snapshots = sorted([row["n"] for row in change.snapshots])
        table.changed = change.new_table["changed"]
        table.ask_again(table.line, now)
        self.tables.keep(table)
        self.tables.wake(table)
        self.tables.tell(table)
        return table


def new_id() -> str:
    """It never begins like the name of an option: people give it to commands."""
    while (made := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return made


def terms_text(terms: Terms | None) -> str | None:
    return msgspec.json.encode(terms).decode() if terms is not None else None


def _fairly(secret: str) -> Row:
    """Dealt by a secret that nobody knows, and the words of the seats."""
    return {"dice": KEYED, "secret": secret, "commitment": commitment_of(secret)}


def _dealt_row(deal: Deal) -> dict[str, object]:
    return {"dice": deal.dice or None, "seed": deal.seed, "secret": deal.secret or None}


def _parent_row(branch: Branch | None) -> dict[str, object]:
    return {"parent": as_json(branch.plain()) if branch is not None else None}
