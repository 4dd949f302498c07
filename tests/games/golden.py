"""Golden games: whole games of every mode between bots, kept in <game>/golden as records with their itemised results.

Which ones: <game>/golden.py. `python -m tests.games.golden GAME …` plays them anew: only after a change of the rules or of
the actions that is meant; look at the difference before committing it.
"""

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from tests.games.walks import played
from tianxia.engine.course import Course
from tianxia.engine.record import record_of
from tianxia.engine.registry import find

Wanted = tuple[str, str, dict[str, str], list[str], int]  # name, mode, options, bots, seed


def folder(game: str) -> Path:
    return Path(__file__).parent / game / "golden"


def wanted(game: str) -> list[Wanted]:
    found: list[Wanted] = import_module(f"tests.games.{game}.golden").GAMES
    return found


def named(game: str) -> list[str]:
    return [name for name, *_ in wanted(game)]


def kept(game: str, name: str) -> dict[str, Any]:
    """Its "record" and its "result"."""
    found: dict[str, Any] = json.loads((folder(game) / f"{name}.json").read_text(encoding="utf-8"))
    return found


def course(game: str, name: str) -> Course:
    return Course.of(record_of(kept(game, name)["record"]))


def result(course: Course) -> dict[str, Any]:
    """Points per player and source, where there are any; totals, places, and why it ended."""
    game, s = course.game, course.state
    return {
        "points": [{source: n for source, n in zip(game.sources, row) if n} for row in game.points(s)],
        "totals": game.totals(s),
        "places": game.places(s),
        "end": game.end_reason(s),
    }


def write(game: str, name: str, course: Course) -> None:
    golden = {"record": json.loads(course.record.to_json()), "result": result(course)}
    (folder(game) / f"{name}.json").write_text(json.dumps(golden, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for asked in sys.argv[1:]:
        for name, mode, options, bots, seed in wanted(asked):
            new = played(find(asked), mode, options, bots, seed)
            write(asked, name, new)
            print(asked, name, len(new.moves), find(asked).totals(new.state), flush=True)
