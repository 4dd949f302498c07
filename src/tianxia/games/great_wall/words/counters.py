"""The counters and predicates of card texts (data page, 1.5): what is counted on the table. Nothing is changed here."""

from typing import Final

from tianxia.games.great_wall.board.counts import (
    bits,
    fire_all,
    hordes_on_board,
    named_in_play,
    on_all,
    rest_all,
    rest_in,
    shame_tokens,
)
from tianxia.games.great_wall.board.field import hordes_in, leader, soldiers_on
from tianxia.games.great_wall.board.seats import tea_rank
from tianxia.games.great_wall.data import TIME_LETHAL
from tianxia.games.great_wall.ids import CHI, CLERKS
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.words.numbers import Number


class SupportingAdvisors(Number):
    def value(self, s: GreatWall, p: int, sec: int, this: int, n: int) -> int:
        return s.sa[p]


class ActiveAdvisors(Number):
    def value(self, s: GreatWall, p: int, sec: int, this: int, n: int) -> int:
        return s.aa[p]


class Advisors(Number):
    def value(self, s: GreatWall, p: int, sec: int, this: int, n: int) -> int:
        return s.aa[p] + s.sa[p]


class OfTrigger(Number):
    """The quantity of the trigger."""

    def value(self, s: GreatWall, p: int, sec: int, this: int, n: int) -> int:
        return n


class Players(Number):
    def value(self, s: GreatWall, p: int, sec: int, this: int, n: int) -> int:
        return s.seats


class Year(Number):
    def value(self, s: GreatWall, p: int, sec: int, this: int, n: int) -> int:
        return s.year


class Casualties(Number):
    def value(self, s: GreatWall, p: int, sec: int, this: int, n: int) -> int:
        return TIME_LETHAL[s.side][s.year - 1]


class WallLevel(Number):
    def value(self, s: GreatWall, p: int, sec: int, this: int, n: int) -> int:
        return s.wall[sec]


class Recruited(Number):
    def __init__(self, type: int) -> None:
        self.type = type

    def value(self, s: GreatWall, p: int, sec: int, this: int, n: int) -> int:
        return s.recruits[self.type]


class MineOn(Number):
    """A cavalryman counts 1."""

    def value(self, s: GreatWall, p: int, sec: int, this: int, n: int) -> int:
        return soldiers_on(s, this, p) if this >= 0 else 0


class MineFiring(Number):
    def value(self, s: GreatWall, p: int, sec: int, this: int, n: int) -> int:
        return s.fire[sec * 4 + p]


class MineResting(Number):
    def value(self, s: GreatWall, p: int, sec: int, this: int, n: int) -> int:
        return rest_in(s, sec, p)


class Firing(Number):
    def value(self, s: GreatWall, p: int, sec: int, this: int, n: int) -> int:
        return fire_all(s, p)


class FiringSections(Number):
    def value(self, s: GreatWall, p: int, sec: int, this: int, n: int) -> int:
        return (1 if s.fire[p] else 0) + (1 if s.fire[4 + p] else 0) + (1 if s.fire[8 + p] else 0)


class Resting(Number):
    def value(self, s: GreatWall, p: int, sec: int, this: int, n: int) -> int:
        return rest_all(s, p)


class OnHordes(Number):
    def value(self, s: GreatWall, p: int, sec: int, this: int, n: int) -> int:
        return on_all(s, p)


class InTheField(Number):
    def value(self, s: GreatWall, p: int, sec: int, this: int, n: int) -> int:
        return fire_all(s, p) + rest_all(s, p) + on_all(s, p)


class HordesWon(Number):
    def value(self, s: GreatWall, p: int, sec: int, this: int, n: int) -> int:
        return s.won[p]


class CleanHordes(Number):
    """Captured cards without shame."""

    def value(self, s: GreatWall, p: int, sec: int, this: int, n: int) -> int:
        return len([i for i in range(len(s.taken_by)) if s.taken_by[i] == p and s.taken_shame[i] == 0])


class Shame(Number):
    def value(self, s: GreatWall, p: int, sec: int, this: int, n: int) -> int:
        return shame_tokens(s, p)


class Overseers(Number):
    def value(self, s: GreatWall, p: int, sec: int, this: int, n: int) -> int:
        return len([i for i in range(4) if s.over[p * 4 + i] > 0])


class OverseerLevels(Number):
    def value(self, s: GreatWall, p: int, sec: int, this: int, n: int) -> int:
        return sum([s.over[p * 4 + i] for i in range(4)])


class Clerks(Number):
    def value(self, s: GreatWall, p: int, sec: int, this: int, n: int) -> int:
        return CLERKS - s.unhired[p] - s.clerks_gone[p]


class ClerksPlaced(Number):
    def value(self, s: GreatWall, p: int, sec: int, this: int, n: int) -> int:
        return sum([s.at[loc * 4 + p] for loc in range(10)])


class Tactics(Number):
    def value(self, s: GreatWall, p: int, sec: int, this: int, n: int) -> int:
        return bits(s.tactics[p])


class CommandsOut(Number):
    def value(self, s: GreatWall, p: int, sec: int, this: int, n: int) -> int:
        return bits(s.out[p])


class TeaRank(Number):
    def value(self, s: GreatWall, p: int, sec: int, this: int, n: int) -> int:
        return tea_rank(s, p)


class Resources(Number):
    def value(self, s: GreatWall, p: int, sec: int, this: int, n: int) -> int:
        return s.res[p * 4] + s.res[p * 4 + 1] + s.res[p * 4 + 2] + s.res[p * 4 + CHI]


class HordesHere(Number):
    def value(self, s: GreatWall, p: int, sec: int, this: int, n: int) -> int:
        return hordes_in(s, sec)


class HordesOnBoard(Number):
    def value(self, s: GreatWall, p: int, sec: int, this: int, n: int) -> int:
        return hordes_on_board(s)


class WallLevels(Number):
    def value(self, s: GreatWall, p: int, sec: int, this: int, n: int) -> int:
        return s.wall[0] + s.wall[1] + s.wall[2]


class Breaches(Number):
    def value(self, s: GreatWall, p: int, sec: int, this: int, n: int) -> int:
        return s.breaches


class SameCard(Number):
    """Others who revealed the same command card."""

    def value(self, s: GreatWall, p: int, sec: int, this: int, n: int) -> int:
        return len([q for q in range(s.players) if q != p and q != s.reed and s.pick[q] >= 0 and s.pick[q] == s.pick[p]])


class Revealed(Number):
    """revealed(card): another player (or Qin) has it on the track (GW-5.3.10)."""

    def __init__(self, card: int) -> None:
        self.card = card

    def value(self, s: GreatWall, p: int, sec: int, this: int, n: int) -> int:
        return 1 if named_in_play(s, p, self.card) else 0


class Won(Number):
    """won(THIS)"""

    def value(self, s: GreatWall, p: int, sec: int, this: int, n: int) -> int:
        return 1 if leader(s, this) == p else 0


class IsTop(Number):
    """is_top(): of the tea order."""

    def value(self, s: GreatWall, p: int, sec: int, this: int, n: int) -> int:
        return 1 if s.tea[0] == p else 0


class InRow(Number):
    """in_row(k): row 1 is nearest to the Wall."""

    def __init__(self, row: int) -> None:
        self.row = row

    def value(self, s: GreatWall, p: int, sec: int, this: int, n: int) -> int:
        return 1 if this % 3 + 1 == self.row else 0


COUNTERS: Final[dict[str, Number]] = {
    "SA": SupportingAdvisors(),
    "AA": ActiveAdvisors(),
    "ADV": Advisors(),
    "N": OfTrigger(),
    "P": Players(),
    "YEAR": Year(),
    "CAS": Casualties(),
    "LV": WallLevel(),
    "n_spear": Recruited(0),
    "n_archer": Recruited(1),
    "n_horse": Recruited(2),
    "my_on": MineOn(),
    "my_fire": MineFiring(),
    "my_rest": MineResting(),
    "fire_all": Firing(),
    "fire_secs": FiringSections(),
    "rest_all": Resting(),
    "on_all": OnHordes(),
    "field_all": InTheField(),
    "hordes_won": HordesWon(),
    "clean_hordes": CleanHordes(),
    "shame_n": Shame(),
    "over_n": Overseers(),
    "over_sum": OverseerLevels(),
    "clerks_all": Clerks(),
    "clerks_loc": ClerksPlaced(),
    "tactics_n": Tactics(),
    "commands_out": CommandsOut(),
    "tea_rank": TeaRank(),
    "res_total": Resources(),
    "sec_hordes": HordesHere(),
    "hordes_board": HordesOnBoard(),
    "wall_sum": WallLevels(),
    "breaches": Breaches(),
    "same_card": SameCard(),
}
