"""Positions as they are told to several viewers at once: what is the same for all eyes is worked out, written and compared once.

A game says what anybody sees, and puts into that what one seat sees more (`Game.own_view`). What it leaves as it was is the same
for everybody, and so is how it is written. Nothing of this is kept longer than it takes to tell all who look at the table.
"""

from typing import Any, Final, cast

from msgspec import Raw

from tianxia.engine.events import WATCHER
from tianxia.engine.game import Game
from tianxia.engine.state import State
from tianxia.server.edits import Compared, Pieces, encode, pieces_of, pieces_within
from tianxia.server.table import Table
from tianxia.server.views import question_data, told_data

_SCENES: Final = "scenes"


class Scene:
    """A position, and what of it is told to everybody."""

    def __init__(self, game: Game[Any], s: State) -> None:
        self.state = s
        self.chapter = game.chapter(s)
        self._question: Raw | None = None
        self._game = game
        self._watched = game.view(s, WATCHER)
        self._pieces = pieces_of(self._watched)

    @property
    def question(self) -> Any:
        """What is asked there, ready for the wire."""
        if self._question is None:
            self._question = Raw(encode(question_data(self._game, self.state)))
        return self._question

    def through(self, eyes: int) -> Pieces:
        if eyes == WATCHER:
            return self._pieces
        return pieces_within(self._game.own_view(self.state, eyes, self._watched), self._watched, self._pieces)


class Scenes:
    """Those of a table since its last change."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._known: dict[int, Scene] = {}
        self._told: dict[int, Raw] = {}  # moves that are told alike to all who may know all of them
        self.compared: Compared = {}

    def after(self, move: int) -> Scene:
        """The position after so many moves."""
        found = self._known.get(move)
        if found is None:
            course = self._table.course
            found = self._known[move] = Scene(course.game, self._state(move) if move < len(course.moves) else course.state)
        return found

    def story(self, eyes: int, first: int, end: int) -> Any:
        """The moves first … end-1 as these eyes may know them, ready for the wire."""
        course = self._table.course
        out: list[Raw] = []
        for n, made in enumerate(course.told(first, end), first):
            known = (eyes == made.seat or not made.shy) and all([event.for_seat(eyes) is event for event in made.events])
            told = self._told.get(n) if known else None
            if told is None:
                told = Raw(encode(told_data(course.game, n, made, eyes)))
                if known:
                    self._told[n] = told
            out.append(told)
        return out

    def _state(self, move: int) -> State:
        before = self._known.get(move - 1)
        if before is None:
            return cast(State, self._table.at(move))
        s = before.state.copy()
        made = self._table.course.moves[move - 1]
        self._table.course.game.apply(s, made.seat, made.action, None)
        return s


def scenes_of(table: Table) -> Scenes:
    found = table.memo.get(_SCENES)
    if not isinstance(found, Scenes):
        found = table.memo[_SCENES] = Scenes(table)
    return found


def forget_scenes(table: Table) -> None:
    """All have been told: what is kept of it is what each has seen."""
    table.memo.pop(_SCENES, None)
