"""How good the chances of an analysis are: of what is said to come true in one game of four, how much does?

Bots play whole games; at moments drawn evenly over each the chances are told (analysis/outlook.py) and held against the result.
The Brier score is the mean square of (chance - result) over seats: 0 is a prophet, and less is better. Beside it stand
"who leads now wins" and "all are equally likely". Moments of one game are not independent: the uncertainty is that of the
means of games.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from tianxia.analysis.outlook import Foresight
from tianxia.analysis.playouts import played_on, stops
from tianxia.bots.catalogue import bot_of_mine
from tianxia.bots.table import play_game
from tianxia.engine.course import BOT, Course
from tianxia.engine.game import Setup
from tianxia.engine.record import Record
from tianxia.engine.registry import game_of_mine
from tianxia.engine.rng import seeded
from tianxia.lab.progress import Progress
from tianxia.lab.simulate import BadLab, Plan, game_seed

MOMENTS = 24  # of each game
BINS = 10
SAYINGS = ("chance", "leader", "even")


@dataclass
class Said:
    """One moment: who was given which chance, who led, and who won in the end."""

    chapter: int
    chance: list[float]
    leader: list[float]
    won: list[float]
    missed: list[float]  # points by which the expected ones were wrong, by seat

    def even(self) -> list[float]:
        return [1.0 / len(self.won)] * len(self.won)

    def brier(self, saying: str) -> float:
        told = {"chance": self.chance, "leader": self.leader, "even": self.even()}[saying]
        return sum([(p - o) ** 2 for p, o in zip(told, self.won)]) / len(told)


@dataclass
class Calibration:
    plan: Plan
    learned: bool = False
    games: list[list[Said]] = field(default_factory=list)

    def report(self) -> dict[str, Any]:
        chapters = sorted({said.chapter for game in self.games for said in game})
        return {
            "game": self.plan.game,
            "seats": self.plan.seats,
            "bots": sorted(set(self.plan.bots)),
            "games": len(self.games),
            "seed": self.plan.seed,
            "learned": self.learned,
            "moments": sum([len(game) for game in self.games]),
            "brier": {
                saying: mean_and_error([mean([s.brier(saying) for s in game]) for game in self.games]) for saying in SAYINGS
            },
            "better_than_leader": mean_and_error(
                [mean([s.brier("leader") - s.brier("chance") for s in game]) for game in self.games]
            ),
            "chapters": [self._chapter(chapter) for chapter in chapters],
            "bins": self._bins(),
            "points_missed": mean_and_error([mean([m for s in game for m in s.missed]) for game in self.games]),
        }

    def _chapter(self, chapter: int) -> dict[str, Any]:
        there = [[said for said in game if said.chapter == chapter] for game in self.games]
        there = [game for game in there if game]
        scores = {saying: mean_and_error([mean([s.brier(saying) for s in game]) for game in there]) for saying in SAYINGS}
        return {"chapter": chapter, "moments": sum([len(game) for game in there]), **scores}

    def _bins(self) -> list[dict[str, Any]]:
        pairs = [(p, o) for game in self.games for said in game for p, o in zip(said.chance, said.won)]
        found: list[dict[str, Any]] = []
        for i in range(BINS):
            some = [(p, o) for p, o in pairs if min(BINS - 1, int(p * BINS)) == i]
            if some:
                found.append({"said": mean([p for p, _ in some]), "happened": mean([o for _, o in some]), "count": len(some)})
        return found


def calibrate(p: Plan, shown: bool | None = None) -> Calibration:
    found = Calibration(p)
    with Progress(p.games, "games", shown) as progress:
        for index in range(p.games):
            _one_game(found, index)
            progress.step()
    return found


def _one_game(found: Calibration, index: int) -> None:
    p = found.plan
    game = game_of_mine(p.game)
    seed = game_seed(p.seed, index)
    record = Record(game, Setup(p.mode, p.seats, dict(p.options)), seed, list(p.bots), [])
    moves: list[tuple[int, int]] = []
    end = record.first_position()
    dice = [seeded((seed << 8) + seat + 1) for seat in range(p.seats)]
    play_game(game, end, [bot_of_mine(p.bots[(seat + index) % p.seats]) for seat in range(p.seats)], dice, moves)
    course = Course(record, lines=[(f"{seat} {game.actions.words(action)}", BOT, False) for seat, action in moves])
    foresight = Foresight(course, [played_on(course, move) for move in stops(course)])
    if not foresight.tells_chances:
        raise BadLab(f"{game.name} has no net for this table, and nobody plays against another: there are no chances to measure")
    found.learned = foresight.learned
    last = foresight.outlook(end, len(moves))
    told: list[Said] = []
    for move in stops(course, MOMENTS):
        s = course.at(move)
        now = foresight.outlook(s, move)
        missed = [abs(a - b) for a, b in zip(now.points, last.points)]
        told.append(Said(game.chapter(s), now.chances, _leader(game.totals(s)[: p.seats]), last.chances, missed))
    found.games.append(told)


def _leader(totals: list[int]) -> list[float]:
    first = [1.0 if total == max(totals) else 0.0 for total in totals]
    return [share / sum(first) for share in first]


def mean(numbers: Iterable[float]) -> float:
    some = list(numbers)
    return sum(some) / len(some)


def mean_and_error(numbers: list[float]) -> list[float]:
    """The mean and its standard error."""
    middle = mean(numbers)
    if len(numbers) < 2:
        return [middle, 0.0]
    spread = sum([(n - middle) ** 2 for n in numbers]) / (len(numbers) - 1)
    return [middle, sqrt(spread / len(numbers))]


def calibration_text(found: dict[str, Any]) -> str:
    by = "a net" if found["learned"] else "the hand-written judgement"
    lines = [f"{found['game']}, {found['seats']} seats, {', '.join(found['bots'])}: {found['games']} games, chances by {by}", ""]
    lines.append(f"{'Brier score':<14}{'chance':>16}{'who leads now':>16}{'all equal':>16}")
    rows = [("all", found["brier"])] + [(f"chapter {one['chapter']}", one) for one in found["chapters"]]
    for name, row in rows:
        lines.append(f"{name:<14}" + "".join([f"{row[s][0]:>9.3f} ±{row[s][1]:.3f}" for s in SAYINGS]))
    better, error = found["better_than_leader"]
    lines += ["", f"better than who leads now by {better:.3f} ±{error:.3f}"]
    lines.append(f"expected points are wrong by {found['points_missed'][0]:.1f} ±{found['points_missed'][1]:.1f} on average")
    return "\n".join(lines)
