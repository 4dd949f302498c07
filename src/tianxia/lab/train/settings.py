"""What a training is asked for. The same settings give the same net on the same machine."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from itertools import product

from tianxia.engine.game import Setup
from tianxia.engine.registry import game_of_mine
from tianxia.lab.simulate import BadLab

MIXES = ((1.0, 12.0), (0.4, 5.0), (0.0, 20.0), (0.0, 40.0))  # share of the difference, points for winning: matches choose
WINNING = ((1.0, 12.0), (0.0, 20.0), (0.5, 40.0), (0.0, 80.0))  # where nobody counts points: alone, or together


@dataclass(frozen=True)
class Settings:
    """Plain, since it travels to other processes and into the folder of the run."""

    game: str
    mode: str
    seats: int
    games: int = 4000  # per round
    minutes: float = 0.0  # of playing per round, if not 0: then fewer games may be played, and the machine decides how many
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # drawn for every game; others are the usual ones
    rounds: int = 2
    seed: int = 0
    processes: int = 1
    match: int = 96  # games of every match at the end of a round; 0: no match, the newest net stays
    ends: tuple[int, ...] = (6, 16, 48)  # a player looks at so many ends of a turn: one of these, drawn for every game
    every: int = 1  # one question in so many is kept, at most one a turn: games with many small turns need not all
    stray: int = 4  # answers in a hundred that are random, so that more is seen than good play
    near: int = 8  # and those that are one of the best few: what a search looks at is seen as well
    hidden: tuple[int, int] = (64, 32)
    patience: float = 0.8  # 1: a position is taught by the end of its game alone; 0: by what is foretold at the seat's next one
    passes: int = 1
    batch: int = 512
    step: float = 1e-3
    decay: float = 1e-3  # weights shrink by this share of the step
    win: float = 1.0  # how much the chance to win counts beside the points
    mixes: tuple[tuple[float, float], ...] = ()  # empty: MIXES or WINNING, by the table
    tested: int = 20  # one game in so many is not learned from

    def setups(self) -> list[Setup]:
        """As the game checks them: one for every combination of the options."""
        game = game_of_mine(self.game)
        chosen = [dict(zip(self.options, one)) for one in product(*self.options.values())]
        return [game.check_setup(self.mode, self.seats, one) for one in chosen]

    def plain(self) -> dict[str, object]:
        """As JSON has it, without what changes nothing but the time it takes."""
        plain: dict[str, object] = json.loads(json.dumps(asdict(self)))
        del plain["processes"]
        return plain


def checked(settings: Settings) -> Settings:
    settings.setups()
    for name in ("games", "rounds", "processes"):
        if getattr(settings, name) < 1:
            raise BadLab(f"{name} is at least 1, not {getattr(settings, name)}")
    if settings.games < settings.tested:
        raise BadLab(f"a round has at least {settings.tested} games: one in so many is kept for testing")
    return settings
