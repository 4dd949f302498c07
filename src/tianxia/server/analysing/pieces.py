"""An analysis in pieces of a second or so, each one question to a worker: between two of them the bots of the tables think.

What goes to a worker and comes back is plain JSON: the record of the finished game, and lists of numbers.
"""

import json
from functools import lru_cache
from typing import Any, Final

from tianxia.analysis.moments import moments
from tianxia.analysis.outlook import Foresight
from tianxia.analysis.playouts import Rest, played_on
from tianxia.analysis.verdicts import verdict
from tianxia.engine.course import Course
from tianxia.engine.record import record_of

STOPS_AT_ONCE: Final = 2
MOVES_AT_ONCE: Final = 80
DECISIONS_AT_ONCE: Final = 6


@lru_cache(2)
def course_of(record: str) -> Course:
    """A worker has the next piece of the same game sooner."""
    return Course.of(record_of(json.loads(record)))


def foresight_of(course: Course, rest: list[list[Any]]) -> Foresight:
    return Foresight(course, [Rest(*one) for one in rest])


def look_ahead(record: str, moves: list[int]) -> list[list[object]]:
    """What the rest of the game brings from these moves on."""
    course = course_of(record)
    return [played_on(course, move).plain() for move in moves]


def look_through(record: str, rest: list[list[Any]], first: int, end: int) -> list[list[object]]:
    """The moments of these moves."""
    course = course_of(record)
    return [moment.plain() for moment in moments(course, foresight_of(course, rest), first, end)]


def look_closely(record: str, rest: list[list[Any]], moves: list[int]) -> list[list[object]]:
    """What the champion says of these moves."""
    course = course_of(record)
    foresight = foresight_of(course, rest)
    return [verdict(course, foresight, move).plain() for move in moves]


ALL: Final = (look_ahead, look_through, look_closely)
