"""Self-play: quick bots play, now and then an answer is random, and every turn's beginning is kept as one seat saw it."""

from collections.abc import Iterator
from multiprocessing import get_context
from time import time

import numpy as np

from tianxia.bots.greedy import Greedy
from tianxia.bots.judge import standing
from tianxia.bots.nets import Nets
from tianxia.bots.protocol import Seat
from tianxia.engine.registry import game_of_mine
from tianxia.engine.rng import seeded
from tianxia.engine.sheet import Sheet
from tianxia.lab.simulate import game_seed
from tianxia.lab.train.positions import Positions
from tianxia.lab.train.settings import Settings

FEW = 4  # answers that are nearly the best


class Notes:
    """What is written down while a game runs, until its end is known."""

    def __init__(self) -> None:
        self.lengths: list[int] = []
        self.places: list[int] = []
        self.values: list[float] = []
        self.stands: list[float] = []
        self.chapter: list[int] = []
        self.seat: list[int] = []
        self.margin: list[float] = []
        self.won: list[float] = []
        self.game: list[int] = []

    def positions(self) -> Positions:
        starts = np.zeros(len(self.lengths) + 1, np.int64)
        np.cumsum(np.array(self.lengths, np.int64), out=starts[1:])
        return Positions(
            starts,
            np.array(self.places, np.uint16),
            np.array(self.values, np.float16),
            np.array(self.stands, np.float32),
            np.array(self.margin, np.float32),
            np.array(self.won, np.float32),
            np.array(self.chapter, np.int16),
            np.array(self.game, np.int32),
            np.array(self.seat, np.int8),
        )


def play(settings: Settings, seed: int, index: int, net: str, notes: Notes) -> None:
    """Game number `index` of a round; `net` is the file of the newest net, or empty."""
    game = game_of_mine(settings.game)
    dice = seeded(game_seed(seed, index))
    setups = settings.setups()
    s = game.new(setups[dice.below(len(setups))], dice.copy())
    nets = Nets(net) if net else None
    bots = [Greedy("", settings.ends[dice.below(len(settings.ends))], nets=nets) for _ in range(s.seats)]
    size = game.features.view_size
    sheet = Sheet(size)
    began = len(notes.stands)
    before = (-1, -1)
    while s.todo:
        seat = s.todo[-1].seat
        now = (game.turn(s), seat)
        if now != before and (settings.every == 1 or dice.below(settings.every) == 0):
            before = now
            eyes = dice.below(s.seats)
            sheet.begin(eyes, game.players(s), size)
            game.write_view(s, eyes, sheet)
            marks = [sheet.marks[i] for i in range(sheet.marked())]
            notes.lengths.append(len(marks))
            notes.places.extend(marks)
            notes.values.extend([sheet.numbers[place] for place in marks])
            notes.stands.append(standing(game, s, eyes))
            notes.chapter.append(game.chapter(s))
            notes.seat.append(eyes)
            notes.game.append(index)
        legal = game.legal(s, seat)
        roll = dice.below(100)
        if roll < settings.stray:
            action = legal[dice.below(len(legal))]
        else:
            choice = bots[seat].choose(Seat(game, s, seat), dice)
            best = choice.why[:FEW]
            action = best[dice.below(len(best))].action if roll < settings.stray + settings.near else choice.action
        game.apply(s, seat, action, None)
    totals, places, together = game.totals(s), game.places(s), game.together(s)
    for eyes in notes.seat[began:]:
        rivals = [total for other, total in enumerate(totals) if other != eyes]
        notes.margin.append(totals[eyes] - (max(rivals) if rivals and not together else 0))
        notes.won.append(float(places[eyes] == 1 and (together or places.count(1) == 1)))


def play_some(work: tuple[Settings, int, int, int, str, float]) -> Positions | None:
    """Games `first` to `last` (exclusive): what one process plays at a time; nothing when the time is up."""
    settings, seed, first, last, net, until = work
    if until and time() > until:
        return None
    notes = Notes()
    for index in range(first, last):
        play(settings, seed, index, net, notes)
    return notes.positions()


def play_all(settings: Settings, seed: int, net: str) -> Iterator[Positions]:
    """All games of a round, in parts, in any order."""
    size = max(1, min(20, settings.games // (settings.processes * 4)))
    until = time() + 60 * settings.minutes if settings.minutes else 0.0
    work = [(settings, seed, first, min(first + size, settings.games), net, until) for first in range(0, settings.games, size)]
    if settings.processes == 1:
        yield from [part for part in map(play_some, work) if part is not None]
        return
    with get_context("spawn").Pool(settings.processes) as pool:
        for part in pool.imap_unordered(play_some, work):
            if part is not None:
                yield part
