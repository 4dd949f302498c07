"""A small network that has seen many games: what the hand-written judgement misses in a position, and the chance to win.

It sees what the seat sees (`Game.write_view`) and the seat's standing, and says by how many points the end will differ
from that standing, and how likely the seat wins. Most of what a seat sees is 0: the first layer adds up the rows of
what is not. Plain compiled code; nothing is needed to play that is not needed anyway.
"""

from math import exp
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.bots.judge import Judge, final_standing
from tianxia.bots.pace import Pace
from tianxia.engine.game import Game
from tianxia.engine.sheet import Sheet
from tianxia.engine.state import State


class Net:
    """The weights: `inputs` + 1 (the standing) -> `first` -> `second` -> 2, layer by layer, each with what is added to it."""

    def __init__(
        self, inputs: int, first: int, second: int, points: float, share: float, victory: float, pace: Pace, weights: list[float]
    ) -> None:
        self.inputs: i64 = inputs
        self.first: i64 = first  # a multiple of 4
        self.second: i64 = second
        self.points = points  # what 1 stands for, in the standing that goes in and the difference that comes out
        self.share = share  # how much of the difference counts beside the standing
        self.victory = victory  # and what winning is worth on top
        self.pace = pace  # how a champion runs its race with it
        ends = [(inputs + 1) * first, first, first * second, second, second * 2, 2]
        parts: list[list[float]] = []
        at = 0
        for size in ends:
            parts.append(weights[at : at + size])
            at += size
        assert at == len(weights)
        self.rows = vec[float](parts[0])
        self.bias = vec[float](parts[1])
        self.rows2 = vec[float](parts[2])
        self.bias2 = vec[float](parts[3])
        self.rows3 = vec[float](parts[4])
        self.bias3 = vec[float](parts[5])


class Learned(Judge):
    """A judge with a net, and with paper of its own to work it out on."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.more = 0.0  # of the position looked at last: points that its standing does not show
        self.chance = 0.0  # and the chance to win, from 0 to 1
        self._sheet = Sheet(int(net.inputs))
        self._first = vec[float]([0.0] * int(net.first))
        self._second = vec[float]([0.0] * int(net.second))

    def worth(self, game: Game[Any], s: State, seat: int, stands: float) -> float:
        if not s.todo:
            return final_standing(game, s, seat, self.net.victory)  # what a sure win was worth before
        self.look(game, s, seat, stands)
        return stands + self.net.share * self.more + self.net.victory * (2.0 * self.chance - 1.0)

    def look(self, game: Game[Any], s: State, seat: int, stands: float) -> None:
        """Find `more` and `chance`."""
        net = self.net
        sheet = self._sheet
        sheet.begin(seat, game.players(s), int(net.inputs))
        game.write_view(s, seat, sheet)
        self._add_rows(sheet, stands / net.points)
        first = self._first
        second = self._second
        rows = net.rows2
        j: i64 = 0
        while j < net.second:
            second[j] = net.bias2[j]
            j += 1
        i: i64 = 0
        while i < net.first:
            x = first[i]
            if x > 0.0:
                at = i * net.second
                j = 0
                while j < net.second:
                    second[j] += x * rows[at + j]
                    j += 1
            i += 1
        more = net.bias3[0]
        win = net.bias3[1]
        j = 0
        while j < net.second:
            x = second[j]
            if x > 0.0:
                more += x * net.rows3[2 * j]
                win += x * net.rows3[2 * j + 1]
            j += 1
        self.more = more * net.points
        self.chance = 1.0 / (1.0 + exp(-win if win > -30.0 else 30.0))

    def _add_rows(self, sheet: Sheet, stands: float) -> None:
        """The first layer: four sums at a time, over all that is seen."""
        net = self.net
        rows = net.rows
        width = net.first
        bias = net.bias
        out = self._first
        numbers = sheet.numbers
        count = sheet.marked()
        marks = sheet.marks
        last = net.inputs * width
        j: i64 = 0
        while j < width:
            a = bias[j] + stands * rows[last + j]
            b = bias[j + 1] + stands * rows[last + j + 1]
            c = bias[j + 2] + stands * rows[last + j + 2]
            d = bias[j + 3] + stands * rows[last + j + 3]
            i: i64 = 0
            while i < count:
                place = marks[i]
                x = numbers[place]
                at = place * width + j
                a += x * rows[at]
                b += x * rows[at + 1]
                c += x * rows[at + 2]
                d += x * rows[at + 3]
                i += 1
            out[j] = a
            out[j + 1] = b
            out[j + 2] = c
            out[j + 3] = d
            j += 4
