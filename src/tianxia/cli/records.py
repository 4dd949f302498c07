"""Commands about the record of a game that was played."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tianxia.cli.answer import FINE, FOUND, BadInput, show
from tianxia.cli.arguments import Commands, command

if TYPE_CHECKING:
    from tianxia.engine.course import Course


def add(commands: Commands) -> None:
    again = command(commands, replay, "verify a record and print its itemised result")
    again.record("a record")
    again.flag("--story", "every move with what it told: rolls, draws, points")
    again.flag("--verify", "was it dealt as promised? checks secret, words and every draw")
    again.text("--commitment", "HEX", "with --verify: what the table showed before the deal")
    again.several("--word", "SEAT=WORD", "with --verify: what a seat added to it")

    looked = command(commands, analyse, "how a finished game went: chances, luck, key moves")
    looked.record("the record of a finished game")


def course_of(file: str, game: str) -> "Course":
    """The course of a record; - is the input. `game` is one in a file of one's own."""
    from tianxia.engine.record import BadRecord
    from tianxia.engine.registry import game_of_mine
    from tianxia.lab.replay import replay, replay_file

    if game:
        game_of_mine(game)
    if file != "-":
        return replay_file(Path(file))
    try:
        return replay(sys.stdin.read())
    except UnicodeDecodeError:
        raise BadRecord("the input is not UTF-8 text") from None


def replay(asked: argparse.Namespace) -> int:
    from tianxia.lab.replay import fairness
    from tianxia.lab.report import course_report, course_text, story, story_text

    words = words_of(asked.word)
    if (asked.commitment or words) and not asked.verify:
        raise BadInput("--commitment and --word go with --verify")
    course = course_of(asked.file, asked.game)
    checks = fairness(course, asked.commitment, words) if asked.verify else []
    if asked.json:
        found = {**course_report(course), **({"story": story(course)} if asked.story else {})}
        show({**found, "checks": [{"fits": fits, "what": what} for fits, what in checks]} if asked.verify else found)
    else:
        told = [f"{'fits' if fits else 'DOES NOT FIT'}: {what}" for fits, what in checks]
        print(*([story_text(course)] if asked.story else []), course_text(course), *told, sep="\n")
    return FINE if all([fits for fits, _ in checks]) else FOUND


def words_of(pairs: list[str]) -> dict[int, str]:
    found: dict[int, str] = {}
    for pair in pairs:
        seat, equals, word = pair.partition("=")
        if not equals or not seat.isascii() or not seat.isdigit() or len(seat) > 2:
            raise BadInput(f"--word is SEAT=WORD, with the number of the seat, not {pair!r}")
        found[int(seat)] = word
    return found


def analyse(asked: argparse.Namespace) -> int:
    """Chances on the way, luck apart from decisions, and what the champion would have done (docs/analysis.md)."""
    from tianxia.analysis.analysis import analyse as looked_at
    from tianxia.lab.analyse import analysis_report, analysis_text

    course = course_of(asked.file, asked.game)
    if not course.over:
        raise BadInput("this game is not over: only a finished one can be analysed")
    found = looked_at(course)
    if asked.json:
        show(analysis_report(found))
    else:
        print(analysis_text(found))
    return FINE
