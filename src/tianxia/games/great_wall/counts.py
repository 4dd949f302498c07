"""What is counted on the table: the counters and conditions of card texts. Nothing is changed here."""

from tianxia.games.great_wall.data import TIME_LETHAL
from tianxia.games.great_wall.field import hordes_in, leader, soldiers_on
from tianxia.games.great_wall.ids import CHI, CLERKS
from tianxia.games.great_wall.language import Expr
from tianxia.games.great_wall.seats import tea_rank
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.words import (
    E_ADD,
    E_AND,
    E_CONST,
    E_COUNTER,
    E_DIV,
    E_EQ,
    E_GE,
    E_GT,
    E_IN_ROW,
    E_IS_TOP,
    E_LE,
    E_LT,
    E_MUL,
    E_NOT,
    E_OR,
    E_REVEALED,
    E_SUB,
    E_WON,
)

# ---- hands ----


def bits(mask: int) -> int:
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def shame_tokens(s: GreatWall, p: int) -> int:
    n = s.shamed[p * 3] + s.shamed[p * 3 + 1] + s.shamed[p * 3 + 2]
    for i in range(len(s.taken_by)):
        if s.taken_by[i] == p:
            n += s.taken_shame[i]
    return n


def named_in_play(s: GreatWall, p: int, card: int) -> bool:
    """revealed(X): another player (or Qin) has this command card on the track (GW-5.3.10)."""
    return any(q != p and q != s.reed and s.pick[q] == card for q in range(s.players))


def fire_all(s: GreatWall, p: int) -> int:
    return s.fire[p] + s.fire[4 + p] + s.fire[8 + p]


def rest_in(s: GreatWall, sec: int, p: int) -> int:
    i = (sec * 4 + p) * 3
    return s.rest[i] + s.rest[i + 1] + s.rest[i + 2]


def rest_all(s: GreatWall, p: int) -> int:
    return rest_in(s, 0, p) + rest_in(s, 1, p) + rest_in(s, 2, p)


def on_all(s: GreatWall, p: int) -> int:
    n = 0
    for slot in range(9):
        if s.slots[slot] >= 0:
            n += soldiers_on(s, slot, p)
    return n


def hordes_on_board(s: GreatWall) -> int:
    n = 0
    for card in s.slots:
        if card >= 0:
            n += 1
    return n


# ---- expressions of card texts ----


def truth(s: GreatWall, e: Expr, p: int, sec: int, this: int, n: int) -> bool:
    return value_of(s, e, p, sec, this, n) != 0


def value_of(s: GreatWall, e: Expr, p: int, sec: int, this: int, n: int) -> int:
    """The number of an expression for player p: `sec`, `this` (slot) and `n` are those of the trigger."""
    op = e.op
    if op == E_CONST:
        return e.value
    if op == E_COUNTER:
        return _counter(s, e.value, p, sec, this, n)
    if op == E_REVEALED:
        return 1 if named_in_play(s, p, e.value) else 0
    if op == E_WON:
        return 1 if leader(s, this) == p else 0
    if op == E_IS_TOP:
        return 1 if s.tea[0] == p else 0
    if op == E_IN_ROW:
        return 1 if this % 3 + 1 == e.value else 0
    assert e.left is not None
    a = value_of(s, e.left, p, sec, this, n)
    if op == E_NOT:
        return 0 if a else 1
    if op == E_AND and a == 0:
        return 0
    if op == E_OR and a != 0:
        return 1
    assert e.right is not None
    b = value_of(s, e.right, p, sec, this, n)
    if op == E_ADD:
        return a + b
    if op == E_SUB:
        return a - b
    if op == E_MUL:
        return a * b
    if op == E_DIV:
        return a // b
    if op == E_GE:
        return 1 if a >= b else 0
    if op == E_LE:
        return 1 if a <= b else 0
    if op == E_EQ:
        return 1 if a == b else 0
    if op == E_GT:
        return 1 if a > b else 0
    if op == E_LT:
        return 1 if a < b else 0
    return 1 if b != 0 else 0  # E_AND, E_OR: the left side did not decide


def _counter(s: GreatWall, counter: int, p: int, sec: int, this: int, n: int) -> int:
    """In the order of words.COUNTERS."""
    if counter == 0:
        return s.sa[p]
    if counter == 1:
        return s.aa[p]
    if counter == 2:
        return s.aa[p] + s.sa[p]
    if counter == 3:
        return n
    if counter == 4:
        return s.seats
    if counter == 5:
        return s.year
    if counter == 6:
        return TIME_LETHAL[s.side][s.year - 1]
    if counter == 7:
        return s.wall[sec]
    if counter <= 10:
        return s.recruits[counter - 8]
    if counter == 11:
        return soldiers_on(s, this, p) if this >= 0 else 0
    if counter == 12:
        return s.fire[sec * 4 + p]
    if counter == 13:
        return rest_in(s, sec, p)
    if counter == 14:
        return fire_all(s, p)
    if counter == 15:
        return (1 if s.fire[p] else 0) + (1 if s.fire[4 + p] else 0) + (1 if s.fire[8 + p] else 0)
    if counter == 16:
        return rest_all(s, p)
    if counter == 17:
        return on_all(s, p)
    if counter == 18:
        return fire_all(s, p) + rest_all(s, p) + on_all(s, p)
    if counter == 19:
        return s.won[p]
    if counter == 20:
        return len([i for i in range(len(s.taken_by)) if s.taken_by[i] == p and s.taken_shame[i] == 0])
    if counter == 21:
        return shame_tokens(s, p)
    if counter == 22:
        return len([i for i in range(4) if s.over[p * 4 + i] > 0])
    if counter == 23:
        return sum([s.over[p * 4 + i] for i in range(4)])
    if counter == 24:
        return CLERKS - s.unhired[p] - s.clerks_gone[p]
    if counter == 25:
        return sum([s.at[loc * 4 + p] for loc in range(10)])
    if counter == 26:
        return bits(s.tactics[p])
    if counter == 27:
        return bits(s.out[p])
    if counter == 28:
        return tea_rank(s, p)
    if counter == 29:
        return s.res[p * 4] + s.res[p * 4 + 1] + s.res[p * 4 + 2] + s.res[p * 4 + CHI]
    if counter == 30:
        return hordes_in(s, sec)
    if counter == 31:
        return hordes_on_board(s)
    if counter == 32:
        return s.wall[0] + s.wall[1] + s.wall[2]
    if counter == 33:
        return s.breaches
    return len([q for q in range(s.players) if q != p and q != s.reed and s.pick[q] >= 0 and s.pick[q] == s.pick[p]])
