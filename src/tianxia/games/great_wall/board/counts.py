"""What is counted in hands and on the board. Nothing is changed here."""

from tianxia.games.great_wall.board.field import soldiers_on
from tianxia.games.great_wall.state import GreatWall

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
