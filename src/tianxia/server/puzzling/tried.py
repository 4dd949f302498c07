"""How guests fare with puzzles: kept in the very commit of the answer that ends their turn."""

from datetime import UTC, date, datetime, timedelta

import sqlalchemy as sa

from tianxia.engine.course import PERSON
from tianxia.engine.state import State
from tianxia.puzzles.puzzle import daily
from tianxia.server.change import Change
from tianxia.server.companions import Companion
from tianxia.server.puzzling.schema import puzzle_tries
from tianxia.server.table import Table
from tianxia.server.wall_clock import WallClock

_p = puzzle_tries.c


def today(clock: WallClock) -> date:
    """The day that it is, everywhere the same."""
    return datetime.fromtimestamp(clock.now(), UTC).date()


class PuzzlesTried(Companion):
    def __init__(self, clock: WallClock) -> None:
        self.clock = clock

    def join(self, change: Change, table: Table, state: State | None) -> None:
        posed = table.posed
        if posed is None or not change.lines or change.new_table is not None:
            return
        said = [str(row["text"]) for row in change.lines if row["by"] == PERSON]
        if any(text.startswith("undo") for text in said) or table.rests:
            return
        game = table.game
        given = [move.action for move in table.course.moves if move.by == PERSON]
        verdict = posed.judged(table.course, tuple(given + [game.actions.parse(text.partition(" ")[2]) for text in said]))
        if verdict is None:
            return
        guest = table.seats[posed.puzzle.seat].guest
        mine = sa.and_(_p.guest == guest, _p.game == game.name, _p.puzzle == posed.puzzle.id)
        change.also.append((sa.update(puzzle_tries).where(mine).values(tries=_p.tries + 1), []))
        if verdict.solved:
            now = self.clock.now()
            day = today(self.clock)
            chosen = daily(game, day)
            if chosen is not None and chosen.id == posed.puzzle.id:
                unaided = sa.and_(mine, _p.solved.is_(None), _p.shown.is_(None))
                change.also.append((sa.update(puzzle_tries).where(unaided).values(day=day.isoformat()), []))
            values = {"solved": now, "first": _p.tries}
            change.also.append((sa.update(puzzle_tries).where(mine, _p.solved.is_(None)).values(values), []))


def begun_row(guest: str, game: str, puzzle: str, now: float) -> sa.Insert:
    """Somebody has begun a puzzle; once."""
    key = {"guest": guest, "game": game, "puzzle": puzzle}
    there = sa.exists().where(*[puzzle_tries.c[name] == value for name, value in key.items()])
    row = {**key, "begun": now, "tries": 0}
    chosen = sa.select(*[sa.literal(value).label(name) for name, value in row.items()]).where(~there)
    return sa.insert(puzzle_tries).from_select(list(row), chosen)


def shown_row(guest: str, game: str, puzzle: str, now: float) -> sa.Update:
    """Somebody looks at the solution of what they have not solved."""
    mine = sa.and_(_p.guest == guest, _p.game == game, _p.puzzle == puzzle)
    return sa.update(puzzle_tries).where(mine, _p.solved.is_(None), _p.shown.is_(None)).values(shown=now)


def streaks(days: list[date], now: date) -> tuple[int, int]:
    """Days in a row up to today or yesterday, and the most there ever were."""
    best = run = 0
    last: date | None = None
    for day in sorted(set(days)):
        run = run + 1 if last is not None and day - last == timedelta(days=1) else 1
        best = max(best, run)
        last = day
    return run if last is not None and now - last <= timedelta(days=1) else 0, best
