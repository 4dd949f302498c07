"""Games that are played out for tests: every line of play of some length, and whole games between bots."""

from typing import Any

from tianxia.bots.catalogue import bot
from tianxia.bots.protocol import Seat
from tianxia.engine.course import Course
from tianxia.engine.game import Game
from tianxia.engine.record import Record
from tianxia.engine.rng import seeded
from tianxia.engine.state import State


def perft(game: Game[Any], s: State, depth: int) -> int:
    """How many lines of play of this length there are."""
    if depth == 0 or not s.todo:
        return 1
    seat = s.todo[-1].seat
    legal = game.legal(s, seat)
    if depth == 1:
        return len(legal)
    count = 0
    for action in legal:
        after = s.copy()
        game.apply(after, seat, action, None)
        count += perft(game, after, depth - 1)
    return count


def played(game: Game[Any], mode: str, options: dict[str, str], bots: list[str], seed: int) -> Course:
    match = Course(Record(game, game.check_setup(mode, len(bots), options), seed, bots, []))
    seats = [bot(name) for name in bots]
    dice = seeded(seed)
    while not match.over:
        seat = match.state.todo[-1].seat
        match.play(seat, seats[seat].choose(Seat(game, match.state, seat), dice).action)
    return match
