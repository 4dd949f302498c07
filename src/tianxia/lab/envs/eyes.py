"""What seats see, as arrays for those who learn: one sheet, written again and again."""

from typing import Any

import numpy as np

from tianxia.engine.game import Game
from tianxia.engine.sheet import Sheet
from tianxia.engine.state import State

Numbers = np.ndarray[Any, np.dtype[np.float32]]


class Eyes:
    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._sheet = Sheet(game.features.size)
        self._written = np.frombuffer(memoryview(self._sheet.numbers))

    def __reduce__(self) -> tuple[object, ...]:
        """A copy, also in another process, has a sheet of its own."""
        return Eyes, (self._game,)

    def see(self, s: State, seat: int) -> Numbers:
        """An array of its own."""
        self._game.observe_into(s, seat, self._sheet)
        return self._written.astype(np.float32)

    def see_into(self, s: State, seat: int, out: Numbers) -> None:
        """The same into an array of the caller's, such as a row of a batch."""
        self._game.observe_into(s, seat, self._sheet)
        out[:] = self._written
