"""Addresses of this room: the puzzles and how you fare, a table for one, its solution."""

from datetime import date
from typing import Annotated, Any

import sqlalchemy as sa
from msgspec import Meta
from starlette.requests import Request

from tianxia.engine import registry
from tianxia.engine.game import Game
from tianxia.puzzles.puzzle import daily, puzzles_of
from tianxia.server.answers import address, hall_of, welcomed, who
from tianxia.server.change import Change, Row
from tianxia.server.doors import Answer, Doors
from tianxia.server.messages import puzzles as told
from tianxia.server.messages.seen import TableData
from tianxia.server.problems import Problem
from tianxia.server.puzzling.posed import solution_data
from tianxia.server.puzzling.schema import puzzle_tries
from tianxia.server.puzzling.tried import shown_row, streaks, today
from tianxia.server.tables_api import at_table
from tianxia.server.thinkers import fresh_rng
from tianxia.server.views import table_data

doors = Doors("puzzles")
at_tables = Doors("puzzles", at_table)


@doors.get("/puzzles")
async def puzzles(request: Request) -> Answer[told.Puzzles]:
    """All puzzles, those of the day, and how you have fared."""
    hall = hall_of(request)
    guest = who(request)
    day = today(hall.clock)
    rows: list[Row] = []
    if guest is not None:
        rows = list(await hall.store.rows(sa.select(puzzle_tries).where(puzzle_tries.c.guest == guest)))
    mine = {(row["game"], row["puzzle"]): row for row in rows}
    streak, best = streaks([date.fromisoformat(row["day"]) for row in rows if row["day"] is not None], day)
    games = [_of_game(game, day, mine) for game in registry.playable() if puzzles_of(game)]
    return Answer(told.Puzzles(day=day.isoformat(), games=games, streak=streak, best_streak=best))


@doors.post("/puzzles/{game}/{puzzle}", 201, 200)
async def pose(request: Request, game: str, puzzle: Annotated[str, Meta(max_length=40)]) -> Answer[TableData]:
    """A table for you alone that poses this puzzle: the one you have begun, or a new one."""
    hall = hall_of(request)
    guest, new = hall.guests.known_or_new(request)
    hall.rate.take("guest " + guest, "from " + address(request))
    hall.thinkers.shares.lives_at(guest, address(request))
    table, begun = await hall.opening.puzzle(guest, game, puzzle)
    return welcomed(request, Answer(table_data(table, guest, None), 200 if begun else 201), guest, new)


@at_tables.post("/tables/{table}/solution")
async def solution(request: Request, table: str) -> Answer[told.Solution]:
    """The solution of the puzzle that you play there, step by step. Whoever has not solved it has given up on it."""
    hall = hall_of(request)
    guest = who(request)
    found = await hall.tables.get(table)
    if found.posed is None:
        raise Problem("no-puzzle", "this table poses no puzzle")
    found.check_seat(found.posed.puzzle.seat, guest)
    change = Change()
    change.also.append((shown_row(str(guest), found.game.name, found.posed.puzzle.id, hall.clock.now()), []))
    await hall.store.write(change)
    return Answer(solution_data(found.posed, found.course, fresh_rng()))


def _of_game(game: Game[Any], day: date, mine: dict[tuple[str, str], Row]) -> told.GamePuzzles:
    chosen = daily(game, day)
    lines: list[told.PuzzleLine] = []
    for puzzle in puzzles_of(game):
        row = mine.get((game.name, puzzle.id))
        lines.append(
            told.PuzzleLine(
                id=puzzle.id,
                stars=puzzle.stars,
                mode=puzzle.record.setup.mode,
                seats=puzzle.record.setup.seats,
                tries=row["tries"] if row is not None else 0,
                solved=row is not None and row["solved"] is not None,
                first=row["first"] if row is not None else None,
                shown=row is not None and row["shown"] is not None,
            )
        )
    return told.GamePuzzles(game=game.name, daily=chosen.id if chosen is not None else None, puzzles=lines)
