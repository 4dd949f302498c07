"""Groups: connected figures of one type (TA-4.7). Archers belong to the type of the warrior they face."""

from mypy_extensions import i64

from tianxia.games.terracotta import ids
from tianxia.games.terracotta.figures import faced, shape
from tianxia.games.terracotta.mausoleum import COVER, TOUCH
from tianxia.games.terracotta.state import Terracotta


def group_type(s: Terracotta, figure: int) -> int:
    """The type a figure has for groups, -1 for none (TA-4.7.2)."""
    kind = s.kind[figure]
    if s.at[figure] < 0:
        return -1
    if kind == ids.ARCHER:
        target = faced(s, figure)
        return s.kind[target] if target >= 0 else -1
    return kind if kind < ids.WARRIORS else -1


def groups(s: Terracotta) -> list[int]:
    """All groups of at least two figures, each a bit mask over figures, in the order of their oldest figure (TA-4.7.4)."""
    total = len(s.kind)
    types: list[int] = []
    for figure in range(total):
        types.append(group_type(s, figure))
    found: list[int] = []
    for seed in range(total):
        type = types[seed]
        if type < 0:
            continue
        types[seed] = -1
        members: i64 = 1
        members <<= seed
        size = 1
        near: i64 = TOUCH[shape(s, seed)]
        grown = True
        while grown:
            grown = False
            for figure in range(seed + 1, total):
                if types[figure] == type:
                    index = shape(s, figure)
                    here: i64 = COVER[index]
                    if here & near != 0:
                        types[figure] = -1
                        bit: i64 = 1
                        bit <<= figure
                        members |= bit
                        around: i64 = TOUCH[index]
                        near |= around
                        size += 1
                        grown = True
        if size >= 2:
            found.append(members)
    return found
