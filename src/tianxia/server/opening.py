"""How a table comes into the world: opened, from a record, or as a branch of a past position."""

import json
import secrets
import time
from collections.abc import Sequence
from typing import Any, Protocol

from tianxia.engine.game import BadSetup, Setup
from tianxia.engine.record import MAX_SEED, BadRecord, Record, record_of
from tianxia.engine.registry import UnknownGame, find
from tianxia.server.course import Course
from tianxia.server.guests import guest_name, tidy_name
from tianxia.server.problems import Problem
from tianxia.server.store import Change, Conflict, as_json
from tianxia.server.table import Seat, Table
from tianxia.server.tables import Tables, add_step, summary_row
from tianxia.server.thinkers import check_bot, fresh_rng


class SeatWish(Protocol):
    who: Any
    bot: str | None
    name: str


def game_called(name: str) -> Any:
    try:
        return find(name)
    except UnknownGame as error:
        raise Problem("unknown-game", str(error), {"game": name[:40]}) from None


class Opening:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def open(
        self,
        guest: str,
        game: str,
        mode: str,
        options: dict[str, str],
        wishes: Sequence[SeatWish],
        seed: int | None,
        request: str | None,
    ) -> tuple[Table, bool]:
        """A new table, or (True) the one this request made before."""
        key = f"{guest}:{request}" if request is not None else None
        if key is not None:
            known = await self.tables.store.table_of_request(key)
            if known is not None:
                return await self.tables.get(known), True
        played = game_called(game)
        try:
            setup = played.check_setup(mode, len(wishes), options)
        except BadSetup as error:
            raise Problem("bad-setup", str(error)) from None
        seats = await self._seats(guest, wishes)
        record = Record(played, setup, secrets.randbelow(MAX_SEED) if seed is None else seed, [], [])
        try:
            return await self._write(guest, record, seats, open_book=seed is not None, request=key), False
        except Conflict:
            known = await self.tables.store.table_of_request(key or "")
            if known is None:
                raise
            return await self.tables.get(known), True

    async def from_record(self, guest: str, data: dict[str, Any], wishes: Sequence[SeatWish] | None) -> Table:
        settings = self.tables.settings
        try:
            record = record_of(data)
        except BadRecord as error:
            raise Problem("bad-record", str(error)) from None
        except (ImportError, AttributeError):
            raise Problem("bad-record", "this game cannot be played yet") from None
        found = await self.tables.thinkers.check_record(json.dumps(data), settings.snapshot_every, settings.longest_record)
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
        header = Record(record.game, setup, record.seed, [], [], record.start)
        rows = [(text, by, reveals, None) for text, by, reveals in found["lines"]]
        return await self._write(guest, header, seats, rows, dict(found["snapshots"]), open_book=True)

    async def branch(self, table: Table, guest: str, move: int, seat: int, bot: str) -> Table:
        """Play on from a past position: what the seat could not know is dealt anew."""
        check_bot(bot)
        course = table.course
        if table.status != "over" and not table.alone(guest):
            raise Problem("secret", "other people play here: a branch is possible when the game is over")
        if not 0 <= seat < len(table.seats):
            raise Problem("unknown-seat", f"this table has seats 0 to {len(table.seats) - 1}", {"seat": seat})
        if table.status != "over" and table.seats[seat].guest != guest and table.people():
            raise Problem("not-your-seat", f"seat {seat} is not yours", {"seat": seat})
        if not 0 <= move < len(course.moves) + (0 if course.over else 1):
            raise Problem("unknown-move", "from there nothing is left to play", {"move": move, "moves": len(course.moves)})
        game = course.game
        start = game.resample(course.at(move), seat, fresh_rng())
        record = Record(game, course.record.setup, secrets.randbelow(MAX_SEED), [], [], start.plain())
        name = await self.tables.store.guest_name(guest) or guest_name(guest)
        seats = [Seat(guest, None, name) if i == seat else Seat(None, bot, bot) for i in range(len(table.seats))]
        return await self._write(guest, record, seats, origin=(table.id, move))

    async def _seats(self, guest: str, wishes: Sequence[SeatWish]) -> list[Seat]:
        usual = await self.tables.store.guest_name(guest) or guest_name(guest)
        seats: list[Seat] = []
        for wish in wishes:
            name = tidy_name(wish.name)
            if wish.who == "bot":
                if wish.bot is None:
                    raise Problem("bad-request", "a bot's seat needs the name of the bot", {"where": "seats", "what": "bot"})
                check_bot(wish.bot)
                seats.append(Seat(None, wish.bot, name or wish.bot))
            elif wish.bot is not None:
                raise Problem("bad-request", "only a bot's seat names a bot", {"where": "seats", "what": "bot"})
            elif wish.who == "me":
                mine = sum(1 for seat in seats if seat.guest is not None)
                seats.append(Seat(guest, None, name or (usual if mine == 0 else f"{usual} ({mine + 1})")))
            else:
                seats.append(Seat(None, None, name))
        return seats

    async def _write(
        self,
        guest: str,
        record: Record,
        seats: list[Seat],
        rows: Sequence[tuple[str, str, bool, str | None]] = (),
        snapshots: dict[int, str] | None = None,
        origin: tuple[str, int] | None = None,
        open_book: bool = False,
        request: str | None = None,
    ) -> Table:
        """Store the whole table at once, first forced answers included."""
        now = time.time()
        row: dict[str, Any] = {
            "id": secrets.token_urlsafe(9),
            "game": record.game.name,
            "rules_version": record.game.rules_version,
            "mode": record.setup.mode,
            "seats": record.setup.seats,
            "options": as_json(record.setup.options),
            "seed": record.seed,
            "start": as_json(record.start) if record.start is not None else None,
            "owner": guest,
            "join_key": secrets.token_urlsafe(12),
            "request": request,
            "open_book": open_book,
            "from_table": origin[0] if origin is not None else None,
            "from_move": origin[1] if origin is not None else None,
            "created": now,
        }
        every = self.tables.settings.snapshot_every
        table = Table(row, seats, Course.of(record, rows, snapshots or {}, every))
        step = table.course.prepare_forced() if table.status == "playing" else None
        state = step.state if step is not None else table.course.state
        moves = step.count if step is not None else len(table.course.moves)
        summary = {k.removeprefix("new_"): v for k, v in summary_row(table, state, moves).items() if k != "id_"}
        change = Change()
        change.new_table = {**row, **summary}
        for i, seat in enumerate(seats):
            change.new_seats.append({"table_id": table.id, "seat": i, "guest": seat.guest, "bot": seat.bot, "name": seat.name})
        for i, (text, by, reveals, _) in enumerate(rows):
            stored = {"table_id": table.id, "n": i + 1, "text": text, "by": by}
            change.lines.append({**stored, "reveals": reveals, "request": None, "at": now})
        for n, position in (snapshots or {}).items():
            change.snapshots.append({"table_id": table.id, "n": n, "position": position})
        if step is not None:
            add_step(change, table.id, table.line, step)
        await self.tables.store.write(change)
        if step is not None:
            table.course.adopt(step)
        self.tables.keep(table)
        self.tables.wake(table)
        return table
