"""A puzzle: a past position of a game between bots, one seat's turn, and what every way through it is worth (docs/puzzles.md).

It is kept as a line of JSON in `games/<game>/puzzles/puzzles.jsonl`: a record that leads to the position, and answers in the
words of records. Positions are derived, never believed; whoever plays a puzzle has everything that the seat does not know dealt
anew.
"""

import hashlib
import json
import sys
from dataclasses import asdict, dataclass, fields
from datetime import date
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final

from tianxia.engine.course import Course
from tianxia.engine.game import Game
from tianxia.engine.record import Branch, Record, record_of
from tianxia.engine.state import State
from tianxia.puzzles.turns import Line, Turn, walked

FILE: Final = "puzzles.jsonl"


class BadPuzzle(ValueError):
    """A puzzle that cannot be read; the message says why."""


@dataclass
class Way:
    """A way through the turn, in words, and what is given away with it against the solution: points (`error`: by how much luck
    may have changed that), by source (`trying.py`), and chance to win; in so many deals."""

    words: list[str]
    points: float
    error: float
    chance: float
    parts: dict[str, float]
    deals: int


@dataclass
class Verdict:
    """What is said of a turn that somebody played. `exact`: this very turn was looked at; else it gives away about as much as the
    best that was known to begin like it, or more."""

    solved: bool
    way: Way | None
    exact: bool


@dataclass
class Puzzle:
    record: Record
    seat: int
    solution: list[str]
    accepted: list[list[str]]  # turns that are as good, as far as chance lets one see
    ways: list[Way]  # the others that were looked at, the best of them first
    chance: float  # to win, with the solution
    stars: int
    found_by: dict[str, float]  # how often each of the bots finds it; "random": of turns played at random
    made: dict[str, Any]  # by which bots, seeds, budgets and version

    @property
    def game(self) -> Game[Any]:
        return self.record.game

    @cached_property
    def id(self) -> str:
        return puzzle_id(self.record, self.seat)

    @property
    def next_best(self) -> Way:
        return self.ways[0]

    def plain(self) -> dict[str, Any]:
        told = {one.name: getattr(self, one.name) for one in fields(self)}
        return {**told, "record": self.record.plain(), "ways": [asdict(way) for way in self.ways]}

    def position(self) -> State:
        """Where it begins, as it was in that game."""
        s: State = Course.of(self.record).state
        return s

    def branch(self) -> Branch:
        """The parentage of a game that begins here."""
        return Branch(self.record.with_lines([], self.record.lines), self.seat)

    def read_words(self, words: list[str]) -> Line:
        return tuple([self.game.actions.parse(said) for said in words])

    def verdict(self, begin: State, line: Line) -> Verdict:
        """What is said of this turn, played from `begin`: the position as it was dealt."""
        turn = Turn(self.game, begin.copy(), self.seat)
        mine = _mark(turn, line)
        if any(_mark(turn, self.read_words(words)) == mine for words in [self.solution, *self.accepted]):
            return Verdict(True, None, True)
        known = [(way, self.read_words(way.words)) for way in self.ways]
        for way, other in known:
            if _mark(turn, other) == mine:
                return Verdict(False, way, True)
        shared = [(_alike(line, other), -n) for n, (_, other) in enumerate(known)]
        return Verdict(False, known[-max(shared)[1]][0] if shared else None, False)


def puzzle_id(record: Record, seat: int) -> str:
    """The same for the same position of the same seat, whoever found it."""
    setup = record.setup
    told = [record.game.name, setup.mode, setup.seats, setup.options, record.deal.seed, record.lines, seat]
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:10]


def read_puzzle(text: str) -> Puzzle:
    try:
        told = json.loads(text)
        told["record"] = record_of(told["record"])
        told["ways"] = [Way(**way) for way in told["ways"]]
        return Puzzle(**told)
    except (ValueError, TypeError, KeyError) as error:
        raise BadPuzzle(f"this is no puzzle: {error}") from None


def shelf(game: Game[Any]) -> Path:
    """The file of a game's puzzles, beside its code."""
    return Path(getattr(sys.modules[type(game).__module__], "__file__", None) or "").parent / "puzzles" / FILE


@cache
def puzzles_of(game: Game[Any]) -> list[Puzzle]:
    """The puzzles of a game, the easy ones first. Those of other rules are left out: nobody could play them."""
    path = shelf(game)
    if not path.is_file():
        return []
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line]
    fitting = [line for line in lines if json.loads(line)["record"].get("rules_version") == game.rules_version]
    return sorted([read_puzzle(line) for line in fitting], key=lambda one: (one.stars, one.id))


def daily(game: Game[Any], day: date) -> Puzzle | None:
    """The puzzle of a day: the same for everybody, and each comes once before one comes again."""
    known = sorted(puzzles_of(game), key=lambda one: hashlib.sha256(one.id.encode()).digest())
    return known[day.toordinal() % len(known)] if known else None


def _mark(turn: Turn, line: Line) -> bytes | None:
    """What two ways to the same end have in common."""
    at = walked(turn, line)
    return at.s.fingerprint() if at is not None else None


def _alike(one: Line, other: Line) -> int:
    """With how many answers two ways begin alike."""
    count = 0
    for a, b in zip(one, other):
        if a != b:
            break
        count += 1
    return count
