"""What a training is asked for. The same settings give the same net on the same machine."""

import json
from dataclasses import asdict, dataclass

from tianxia.engine.game import Setup
from tianxia.engine.registry import game_of_mine
from tianxia.lab.simulate import BadLab

MIXES = ((1.0, 12.0), (0.4, 5.0), (1.0, 0.0), (0.0, 20.0))  # share of the difference, points for winning: matches choose


@dataclass(frozen=True)
class Settings:
    """Plain, since it travels to other processes and into the folder of the run."""

    game: str
    mode: str
    seats: int
    games: int = 4000  # per round
    rounds: int = 2
    seed: int = 0
    processes: int = 1
    match: int = 96  # games of every match at the end of a round; 0: no match, the newest net stays
    ends: tuple[int, ...] = (6, 16, 48)  # a player looks at so many ends of a turn: one of these, drawn for every game
    every: int = 1  # one question in so many is kept, at most one a turn: games with many small turns need not all
    stray: int = 4  # answers in a hundred that are random, so that more is seen than good play
    hidden: tuple[int, int] = (64, 32)
    passes: int = 1
    batch: int = 512
    step: float = 1e-3
    decay: float = 1e-3  # weights shrink by this share of the step
    win: float = 1.0  # how much the chance to win counts beside the points
    mixes: tuple[tuple[float, float], ...] = MIXES
    tested: int = 20  # one game in so many is not learned from

    def setup(self) -> Setup:
        """As the game checks it; options are the usual ones."""
        return game_of_mine(self.game).check_setup(self.mode, self.seats, {})

    def plain(self) -> dict[str, object]:
        """As JSON has it, without what changes nothing but the time it takes."""
        plain: dict[str, object] = json.loads(json.dumps(asdict(self)))
        del plain["processes"]
        return plain


def checked(settings: Settings) -> Settings:
    settings.setup()
    for name in ("games", "rounds", "processes"):
        if getattr(settings, name) < 1:
            raise BadLab(f"{name} is at least 1, not {getattr(settings, name)}")
    if settings.games < settings.tested:
        raise BadLab(f"a round has at least {settings.tested} games: one in so many is kept for testing")
    return settings
