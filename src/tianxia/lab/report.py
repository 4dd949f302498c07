"""Results for people and programs: who has how many points, and where they come from."""

from typing import Any

from tianxia.engine.course import Course
from tianxia.engine.game import Game
from tianxia.engine.state import State


def result(game: Game[Any], s: State) -> dict[str, object]:
    """The itemised result of a finished game; of an unfinished one, the points so far."""
    over = not s.todo
    return {
        "over": over,
        "end_reason": game.end_reason(s) if over else None,
        "places": game.places(s) if over else None,
        "totals": game.totals(s),
        "points": [dict(zip(game.sources, row)) for row in game.points(s)],
    }


def course_report(course: Course) -> dict[str, object]:
    """A played record: its header and its result."""
    record = course.record
    out: dict[str, object] = {
        "game": course.game.name,
        "rules_version": course.game.rules_version,
        "mode": record.setup.mode,
        "seats": record.setup.seats,
        "options": record.setup.options,
        "dice": record.deal.dice,
        "seed": None if record.deal.secret else record.deal.seed,
        "players": names(course),
        "moves": len(course.moves),
        "lines": len(record.lines),
    }
    out.update(result(course.game, course.state))
    if course.state.todo:
        ask = course.state.todo[-1]
        out["question"] = {
            "kind": course.game.decisions[ask.kind].name,
            "seats": [seat for seat in range(course.state.seats) if (ask.waiting >> seat) & 1],
        }
    return out


def names(course: Course) -> list[str]:
    """A name for every column of the score table: the players of the record, then automata."""
    seats = course.record.setup.seats
    known = course.record.players or [f"seat {seat}" for seat in range(seats)]
    automata = course.game.players(course.state) - seats
    return known + [f"automaton {i + 1}" if automata > 1 else "automaton" for i in range(automata)]


def course_text(course: Course) -> str:
    """The same as a table for reading: a row per source of points, a column per player."""
    game = course.game
    s = course.state
    setup = course.record.setup
    options = "".join([f", {key} {value}" for key, value in setup.options.items()])
    deal = course.record.deal
    dealt = f"dealt by secret and words (seal {deal.seal()[:16]}…)" if deal.secret else f"seed {deal.seed}"
    lines = [f"{game.name}, mode {setup.mode}, {setup.seats} seats{options}, {dealt}"]
    if s.todo:
        ask = s.todo[-1]
        asked = ", ".join([str(seat) for seat in range(s.seats) if (ask.waiting >> seat) & 1])
        lines.append(f"{len(course.moves)} moves, not over: seat {asked} is asked {game.decisions[ask.kind].name!r}")
    else:
        lines.append(f"{len(course.moves)} moves, over: {game.end_reason(s)}")
    points = game.points(s)
    rows = [["", *names(course)]]
    for i, source in enumerate(game.sources):
        if any([row[i] for row in points]):
            rows.append([source, *[str(row[i]) for row in points]])
    rows.append(["total", *[str(total) for total in game.totals(s)]])
    if not s.todo:
        rows.append(["place", *[str(place) for place in game.places(s)]])
    lines.extend(table(rows))
    return "\n".join(lines)


def story(course: Course) -> list[dict[str, object]]:
    """Every move that stands, with all it told, hidden things included: a finished game has no secrets."""
    return [
        {
            "move": n,
            "seat": move.seat,
            "words": course.game.actions.words(move.action),
            "events": [event.plain() for event in move.events],
        }
        for n, move in enumerate(course.told())
    ]


def story_text(course: Course) -> str:
    """The same for reading: a line per move, and below it one per event."""
    lines: list[str] = []
    for n, move in enumerate(course.told()):
        lines.append(f"{n + 1}. {move.seat} {course.game.actions.words(move.action)}")
        for event in move.events:
            told = [event.key, event.rule]
            if event.what:
                told.append(f"{event.amount:+} {event.what} {event.source}".rstrip())
            for key, value in event.args.items():
                shown = " ".join([str(one) for one in value]) if isinstance(value, list) else str(value)
                told.append(f"{key} {shown or '-'}")
            lines.append(f"   seat {event.seat}: " + ", ".join([part for part in told if part]))
    return "\n".join(lines)


def table(rows: list[list[str]]) -> list[str]:
    """Rows as aligned text: the first column to the left, the others to the right."""
    columns = max([len(row) for row in rows])
    widths = [max([len(row[i]) for row in rows if i < len(row)]) for i in range(columns)]
    out: list[str] = []
    for row in rows:
        cells = [row[0].ljust(widths[0])] + [cell.rjust(width) for cell, width in zip(row[1:], widths[1:])]
        out.append("  ".join(cells).rstrip())
    return out
