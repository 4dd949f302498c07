"""The counters and predicates of card texts (data page, 1.5): what is counted on the table. Nothing is changed here."""

from collections.abc import Callable
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


class Counter(Number):
    """What is counted on the table."""

    def __init__(self, count: Callable[[GreatWall, int, int, int, int], int]) -> None:
        self.count = count

    def value(self, s: GreatWall, p: int, sec: int, this: int, n: int) -> int:
        return self.count(s, p, sec, this, n)


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


def clean_hordes(s: GreatWall, p: int) -> int:
    """Captured cards without shame."""
    return len([i for i in range(len(s.taken_by)) if s.taken_by[i] == p and s.taken_shame[i] == 0])


def same_card(s: GreatWall, p: int) -> int:
    """Others who revealed the same command card."""
    return len([q for q in range(s.players) if q != p and q != s.reed and s.pick[q] >= 0 and s.pick[q] == s.pick[p]])


# of a player p: `sec`, `this` (slot) and `n` are those of the trigger
_COUNTS: Final[dict[str, Callable[[GreatWall, int, int, int, int], int]]] = {
    "SA": lambda s, p, sec, this, n: s.sa[p],
    "AA": lambda s, p, sec, this, n: s.aa[p],
    "ADV": lambda s, p, sec, this, n: s.aa[p] + s.sa[p],
    "N": lambda s, p, sec, this, n: n,  # the quantity of the trigger
    "P": lambda s, p, sec, this, n: s.seats,
    "YEAR": lambda s, p, sec, this, n: s.year,
    "CAS": lambda s, p, sec, this, n: TIME_LETHAL[s.side][s.year - 1],
    "LV": lambda s, p, sec, this, n: s.wall[sec],
    "n_spear": lambda s, p, sec, this, n: s.recruits[0],
    "n_archer": lambda s, p, sec, this, n: s.recruits[1],
    "n_horse": lambda s, p, sec, this, n: s.recruits[2],
    "my_on": lambda s, p, sec, this, n: soldiers_on(s, this, p) if this >= 0 else 0,  # a cavalryman counts 1
    "my_fire": lambda s, p, sec, this, n: s.fire[sec * 4 + p],
    "my_rest": lambda s, p, sec, this, n: rest_in(s, sec, p),
    "fire_all": lambda s, p, sec, this, n: fire_all(s, p),
    "fire_secs": lambda s, p, sec, this, n: (1 if s.fire[p] else 0) + (1 if s.fire[4 + p] else 0) + (1 if s.fire[8 + p] else 0),
    "rest_all": lambda s, p, sec, this, n: rest_all(s, p),
    "on_all": lambda s, p, sec, this, n: on_all(s, p),
    "field_all": lambda s, p, sec, this, n: fire_all(s, p) + rest_all(s, p) + on_all(s, p),
    "hordes_won": lambda s, p, sec, this, n: s.won[p],
    "clean_hordes": lambda s, p, sec, this, n: clean_hordes(s, p),
    "shame_n": lambda s, p, sec, this, n: shame_tokens(s, p),
    "over_n": lambda s, p, sec, this, n: len([i for i in range(4) if s.over[p * 4 + i] > 0]),
    "over_sum": lambda s, p, sec, this, n: sum([s.over[p * 4 + i] for i in range(4)]),
    "clerks_all": lambda s, p, sec, this, n: CLERKS - s.unhired[p] - s.clerks_gone[p],
    "clerks_loc": lambda s, p, sec, this, n: sum([s.at[loc * 4 + p] for loc in range(10)]),
    "tactics_n": lambda s, p, sec, this, n: bits(s.tactics[p]),
    "commands_out": lambda s, p, sec, this, n: bits(s.out[p]),
    "tea_rank": lambda s, p, sec, this, n: tea_rank(s, p),
    "res_total": lambda s, p, sec, this, n: s.res[p * 4] + s.res[p * 4 + 1] + s.res[p * 4 + 2] + s.res[p * 4 + CHI],
    "sec_hordes": lambda s, p, sec, this, n: hordes_in(s, sec),
    "hordes_board": lambda s, p, sec, this, n: hordes_on_board(s),
    "wall_sum": lambda s, p, sec, this, n: s.wall[0] + s.wall[1] + s.wall[2],
    "breaches": lambda s, p, sec, this, n: s.breaches,
    "same_card": lambda s, p, sec, this, n: same_card(s, p),
}
COUNTERS: Final[dict[str, Number]] = {name: Counter(count) for name, count in _COUNTS.items()}
