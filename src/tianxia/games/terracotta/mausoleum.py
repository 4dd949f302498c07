"""Geometry of the mausoleum: cells, lines, sectors, neighbours, and what a figure covers (TD-GRID, TA-4.7.1, TA-9.2).

Cell (r,c) has number (r-1)*9 + (c-1). A set of cells is a bit mask, bit i for cell i (63 cells fit an i64).
All tables are made once; rules only look things up.
"""

from typing import Final

from tianxia.games.terracotta import actions, data

CELLS: Final = 63
_STEP: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))  # north, east, south, west as (row, column)


def cell_at(row: int, column: int) -> int:
    """The number of a cell, -1 outside. Rows and columns count from 1."""
    if 1 <= row <= data.ROWS and 1 <= column <= data.COLUMNS:
        return (row - 1) * data.COLUMNS + column - 1
    return -1


def row_of(cell: int) -> int:
    return cell // data.COLUMNS + 1


def column_of(cell: int) -> int:
    return cell % data.COLUMNS + 1


def cells_of(mask: int) -> list[int]:
    """The cells of a mask, in reading order."""
    return [cell for cell in range(CELLS) if (mask >> cell) & 1]


def block(first_row: int, last_row: int, first_column: int, last_column: int) -> int:
    """A rectangle as a mask; what lies outside is cut off."""
    mask = 0
    for row in range(first_row, last_row + 1):
        for column in range(first_column, last_column + 1):
            cell = cell_at(row, column)
            if cell >= 0:
                mask |= 1 << cell
    return mask


def _next_cells() -> list[int]:
    out: list[int] = []
    for cell in range(CELLS):
        for down, right in _STEP:
            out.append(cell_at(row_of(cell) + down, column_of(cell) + right))
    return out


NEXT: Final = _next_cells()  # [cell * 4 + direction]: the neighbour, -1 outside
ROW: Final = [block(r, r, 1, data.COLUMNS) for r in range(1, data.ROWS + 1)]  # [row - 1]
COLUMN: Final = [block(1, data.ROWS, c, c) for c in range(1, data.COLUMNS + 1)]  # [column - 1]
SECTOR: Final = [block(a, b, c, d) for _, a, b, c, d in data.SECTORS]
EVERYWHERE: Final = (1 << CELLS) - 1


def _crosses() -> list[int]:
    return [ROW[row_of(c) - 1] | COLUMN[column_of(c) - 1] for c in range(CELLS)]


def _rings() -> list[int]:
    out: list[int] = []
    for cell in range(CELLS):
        r = row_of(cell)
        c = column_of(cell)
        out.append(block(r - 1, r + 1, c - 1, c + 1) & ~(1 << cell))
    return out


CROSS: Final = _crosses()  # row and column of a cell: where a musician is heard (TA-9.5.1)
RING: Final = _rings()  # the up to 8 cells around a cell: where a servant serves (TA-9.3.2)


def _covers() -> list[int]:
    """TA-9.2.2: alone a figure covers its cell; with a horse its cell and the next two in the horse's direction."""
    out = [1 << cell for cell in range(CELLS)]
    for way in range(4):
        for cell in range(CELLS):
            second = NEXT[cell * 4 + way]
            third = NEXT[second * 4 + way] if second >= 0 else -1
            out.append((1 << cell | 1 << second | 1 << third) if third >= 0 else 0)
    return out


COVER: Final = _covers()  # [(way + 1) * 63 + cell]; way -1 is "no horse"; 0 where a horse has no room


def _touches() -> list[int]:
    out: list[int] = []
    for cover in COVER:
        near = 0
        for cell in cells_of(cover):
            for way in range(4):
                if NEXT[cell * 4 + way] >= 0:
                    near |= 1 << NEXT[cell * 4 + way]
        out.append(near & ~cover)
    return out


TOUCH: Final = _touches()  # same index as COVER: the cells that share an edge with it (TA-4.7.1)


def name(cell: int) -> str:
    return actions.CELL_NAMES[cell]
