"""Positions as arrays: what a seat saw where a turn began, how it stood, and how the game ended for it."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from pathlib import Path

import numpy as np
from numpy.typing import NDArray


@dataclass
class Positions:
    """Only what is not 0 is kept: position i has `places` and `values` from `starts[i]` to `starts[i + 1]`."""

    starts: NDArray[np.int64]
    places: NDArray[np.uint16]
    values: NDArray[np.float16]
    stands: NDArray[np.float32]  # the hand-written judgement then
    margin: NDArray[np.float32]  # at the end, without what winning is worth
    won: NDArray[np.float32]
    chapter: NDArray[np.int16]
    game: NDArray[np.int32]  # which game of the round it is from
    seat: NDArray[np.int8]  # whose eyes saw it

    def __len__(self) -> int:
        return len(self.stands)

    def dense(self, chosen: NDArray[np.int64], out: NDArray[np.float32]) -> None:
        """The chosen positions as rows of numbers."""
        out[: len(chosen)] = 0.0
        first, last = self.starts[chosen], self.starts[chosen + 1]
        lengths = last - first
        rows = np.repeat(np.arange(len(chosen)), lengths)
        ends = np.cumsum(lengths)
        at = np.arange(ends[-1] if len(ends) else 0) - np.repeat(ends - lengths, lengths) + np.repeat(first, lengths)
        out[rows, self.places[at]] = self.values[at]

    def save(self, path: Path) -> None:
        with path.open("wb") as file:
            np.savez(file, **{field.name: getattr(self, field.name) for field in fields(self)})


def load(path: Path) -> Positions:
    with np.load(path) as found:
        return Positions(**{field.name: found[field.name] for field in fields(Positions)})


def joined(parts: Sequence[Positions]) -> Positions:
    """Several as one, in order of their games, however they came."""
    parts = sorted(parts, key=lambda part: int(part.game[0]))
    lengths = np.concatenate([np.diff(part.starts) for part in parts])
    starts = np.zeros(len(lengths) + 1, np.int64)
    np.cumsum(lengths, out=starts[1:])
    rest = {
        field.name: np.concatenate([getattr(part, field.name) for part in parts])
        for field in fields(Positions)
        if field.name != "starts"
    }
    return Positions(starts, **rest)
