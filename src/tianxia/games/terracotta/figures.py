"""Figures on the cells of the mausoleum: put, mount, move, remove; what they cover and whom archers face (TA-4.4, TA-9)."""

from tianxia.engine.events import Log, Value
from tianxia.games.terracotta import ids
from tianxia.games.terracotta.mausoleum import CELLS, COVER, NEXT, cells_of, name
from tianxia.games.terracotta.state import Terracotta


def put(s: Terracotta, kind: int, owner: int, cell: int, way: int) -> int:
    """A new figure on an empty cell; returns its number. `way` is an archer's look, else NO_WAY."""
    figure = len(s.kind)
    s.kind.append(kind)
    s.owner.append(owner)
    s.at.append(cell)
    s.way.append(way)
    s.grid[cell] = figure + 1
    s.empty -= 1
    return figure


def put_warrior(s: Terracotta, type: int, owner: int, cell: int, rule: str, log: Log | None) -> int:
    """TA-7.3.3: the lowest figure of its column, on a base of the owner, on an empty cell."""
    s.organizer[type] -= 1
    figure = put(s, type, owner, cell, ids.NO_WAY)
    if log is not None:
        log.say("warrior", owner, rule, {"figure": figure, "type": ids.FIGURES[type], "cell": name(cell)})
    return figure


def put_specialist(s: Terracotta, kind: int, buyer: int, cell: int, way: int, rule: str, log: Log | None) -> int:
    """TA-7.9.4: a servant, archer or musician on an empty cell; it belongs to nobody (TA-4.4.1)."""
    s.specialists[kind - ids.HORSE] -= 1
    figure = put(s, kind, ids.NOBODY, cell, way)
    if log is not None:
        facing = "none" if way == ids.NO_WAY else ids.DIRECTIONS[way]
        log.say("specialist", buyer, rule, {"figure": figure, "kind": ids.FIGURES[kind], "cell": name(cell), "facing": facing})
    return figure


def has_room_for_horse(s: Terracotta, cell: int, way: int) -> bool:
    """TA-9.2.3: the second and the third cell lie inside and are empty."""
    second = NEXT[cell * 4 + way]
    if second < 0 or s.grid[second] != 0:
        return False
    third = NEXT[second * 4 + way]
    return third >= 0 and s.grid[third] == 0


def mount(s: Terracotta, figure: int, way: int, log: Log | None) -> None:
    """TA-9.2.4: the warrior stays on its cell and covers three from now on."""
    s.specialists[0] -= 1
    s.way[figure] = way
    cell = s.at[figure]
    second = NEXT[cell * 4 + way]
    s.grid[second] = figure + 1
    s.grid[NEXT[second * 4 + way]] = figure + 1
    s.empty -= 2
    if log is not None:
        args: dict[str, Value] = {"figure": figure, "type": ids.FIGURES[s.kind[figure]], "cell": name(cell)}
        args["direction"] = ids.DIRECTIONS[way]
        log.say("horse", s.owner[figure], "TA-9.2.2", args)


def is_warrior(s: Terracotta, figure: int) -> bool:
    return s.kind[figure] < ids.WARRIORS


def shape(s: Terracotta, figure: int) -> int:
    """Index in the tables COVER and TOUCH: a rider covers three cells (TA-4.4.4), all others one. Only on the board."""
    if s.kind[figure] < ids.WARRIORS:
        return (s.way[figure] + 1) * CELLS + s.at[figure]
    return s.at[figure]


def move(s: Terracotta, figure: int, to: int) -> None:
    """TA-9.2.9: all cells shift alike, the direction stays."""
    take_up(s, figure)
    s.at[figure] = to
    for cell in cells_of(COVER[shape(s, figure)]):
        s.grid[cell] = figure + 1
        s.empty -= 1


def take_up(s: Terracotta, figure: int) -> None:
    """Its cells become empty."""
    for cell in cells_of(COVER[shape(s, figure)]):
        s.grid[cell] = 0
        s.empty += 1


def remove(s: Terracotta, figure: int) -> None:
    """TA-13.2: out of the mausoleum, with its horse."""
    take_up(s, figure)
    s.at[figure] = -1


def faced(s: Terracotta, archer: int) -> int:
    """TA-9.4.3: the warrior on the cell before the archer, or -1. A specialist there is nobody (TA-9.4.8)."""
    cell = NEXT[s.at[archer] * 4 + s.way[archer]]
    if cell < 0:
        return -1
    figure = s.grid[cell] - 1
    if figure < 0 or s.kind[figure] >= ids.WARRIORS:
        return -1
    return figure


def on_board(s: Terracotta) -> list[int]:
    """All figures in the mausoleum, oldest first."""
    return [f for f in range(len(s.kind)) if s.at[f] >= 0]
