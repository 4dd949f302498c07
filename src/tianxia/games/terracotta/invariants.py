"""The invariants of section 17 that can be read off a single position."""

from tianxia.games.terracotta import data, ids
from tianxia.games.terracotta.figures import is_warrior, on_board, shape
from tianxia.games.terracotta.mausoleum import COVER, cells_of
from tianxia.games.terracotta.state import Terracotta


def broken(s: Terracotta) -> str:
    """Empty, or which invariant this position breaks."""
    return _figures(s) or _workers(s) or _players(s) or _order(s) or _board(s)


def _figures(s: Terracotta) -> str:
    grid = [0] * 63
    for figure in on_board(s):
        cells = cells_of(COVER[shape(s, figure)])
        if len(cells) != (3 if is_warrior(s, figure) and s.way[figure] >= 0 else 1):
            return f"INV-1: figure {figure} lies outside the mausoleum"
        for cell in cells:
            if grid[cell] != 0:
                return f"INV-1: two figures on {ids.CELL_NAMES[cell]}"
            grid[cell] = figure + 1
    if grid != s.grid or s.empty != grid.count(0):
        return "INV-1: the grid does not fit the figures"
    for type in range(ids.WARRIORS):
        if s.organizer[type] + s.kind.count(type) != data.WARRIOR_COUNT or s.organizer[type] < 0:
            return f"INV-2: {ids.FIGURES[type]}"
    horses = len([f for f in range(len(s.kind)) if is_warrior(s, f) and s.way[f] >= 0])
    for shelf in range(ids.SPECIALISTS):
        placed = horses if shelf == 0 else s.kind.count(ids.HORSE + shelf)
        if s.specialists[shelf] + placed != data.SPECIALIST_COUNT or s.specialists[shelf] < 0:
            return f"INV-3, INV-20: {ids.FIGURES[ids.HORSE + shelf]}"
    return ""


def _workers(s: Terracotta) -> str:
    total = data.WORKERS[s.players]
    for player in range(s.players):
        craftsmen = s.craftsmen[player] + s.workers.count(1 + player * 2)
        artists = s.artists[player] + s.workers.count(2 + player * 2)
        if craftsmen + artists != total:
            return f"INV-4: player {player} has {craftsmen + artists} workers"
        if s.supply[player] != total - artists or s.supply[player] < 0:
            return f"INV-5: player {player} has {artists} artists and {s.supply[player]} in the supply"
    crowded = 0
    for segment in range(data.SEGMENTS):
        first = s.workers[segment * 2]
        second = s.workers[segment * 2 + 1]
        if second != 0 and (first == 0 or first % 2 == second % 2 or (first - 1) % 2 != ids.CRAFTSMAN):
            return f"INV-6: segment {segment}"
        crowded += 1 if first != 0 else 0
    if s.todo and s.todo[-1].kind == ids.ASK_PLACE and crowded == data.SEGMENTS:
        return "INV-15: no segment is empty"
    return ""


def _players(s: Terracotta) -> str:
    fresh = s.turn == 0 and s.segment < 0 and s.round > 1
    for player in range(s.players):
        if s.coins[player] < 0 or s.wet[player] < 0 or s.dry[player] < 0:
            return f"INV-8: player {player} has less than nothing"
        if not 0 <= s.weapons[player] <= 15:
            return f"INV-9: player {player}"
        placed = [t for t in s.masters[player * 6 : player * 6 + 6] if t > 0]
        unplaced = [t + 1 for t in range(6) if (s.tokens[player] >> t) & 1]
        if sorted(placed + unplaced) != ([] if player == s.rival else [1, 2, 3, 4, 5, 6]):
            return f"INV-10: player {player} has master tokens {placed} placed and {unplaced} left"
        keeps = len([m for m in data.KEEP_WET_MASTERS if s.masters[player * 6 + m] > 0])
        if fresh and s.wet[player] > keeps:
            return f"INV-16: player {player} begins the round with {s.wet[player]} wet clay"
    return ""


def _order(s: Terracotta) -> str:
    held = sorted([t for t in s.held if t > 0])
    if held != list(range(1, s.top)) or not 1 <= s.top <= s.players:
        return f"INV-11: tokens {held} are held, the stack begins with {s.top}"
    if sorted(s.order) != list(range(s.players)):
        return f"INV-12: turn order {s.order}"
    return ""


def _board(s: Terracotta) -> str:
    if not (0 <= s.inner <= 11 and 0 <= s.middle <= 11):
        return "INV-7: wheels"
    if not (1 <= s.inspectors[0] <= data.ROWS and 1 <= s.inspectors[1] <= data.COLUMNS):
        return "INV-7: inspectors"
    if min(s.storages) < 0:
        return "INV-8: storages"
    return ""
