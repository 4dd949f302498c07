"""The invariants of section 17 that can be read off a single position."""

from typing import Final

from tianxia.engine.flow import Ask
from tianxia.games.terracotta import actions, data, ids
from tianxia.games.terracotta.figures import is_warrior, on_board, shape
from tianxia.games.terracotta.flow import EndTurn
from tianxia.games.terracotta.mausoleum import CELLS, COVER, cells_of
from tianxia.games.terracotta.rules import master, place, ring, rotate, specialist, warrior, weapon
from tianxia.games.terracotta.state import Terracotta

_MANY: Final = 1_000_000  # coins, clay and points have no limit (TA-2.9)
_INVARIANT: Final = {
    "inspectors": "INV-7",
    "coins": "INV-8",
    "wet": "INV-8",
    "dry": "INV-8",
    "storages": "INV-8",
    "weapons": "INV-9",
    "held": "INV-11",
}


def broken(s: Terracotta) -> str:
    """Empty, or which invariant this position breaks. Any numbers may come in: a position can be loaded from a file."""
    return _shape(s) or _order(s) or _questions(s) or _deck(s) or _figures(s) or _workers(s) or _players(s) or _board(s)


def _shape(s: Terracotta) -> str:
    """Every number is one that its name allows, every list as long as it should be (section 17, "state that must be stored")."""
    n = s.players
    if not 2 <= n <= 4 or s.rival not in (-1, 1) or s.seats != (1 if s.rival == 1 else n) or (s.rival == 1 and n != 2):
        return f"state: {s.seats} seats and {n} players do not fit"
    figures = len(s.kind)
    for name, values, length, low, high in (
        ("level", [s.level], 1, 0, 2),
        ("round", [s.round], 1, 1, data.ROUNDS),
        ("turn", [s.turn], 1, 0, n * data.WORKERS[n]),
        ("segment", [s.segment], 1, -1, data.SEGMENTS - 1),
        ("worker", [s.worker], 1, -1, ids.ARTIST),
        ("card", [s.card], 1, -1, len(data.RIVAL_CARDS) - 1),
        ("tiles", s.tiles, data.ROUNDS, 0, len(ids.TILES) - 1),
        ("workers", s.workers, data.SEGMENTS * data.SPACES, 0, 2 * n),
        ("storages", s.storages, 4, 0, _MANY),
        ("organizer", s.organizer, ids.WARRIORS, 0, data.WARRIOR_COUNT),
        ("specialists", s.specialists, ids.SPECIALISTS, 0, data.SPECIALIST_COUNT),
        ("grid", s.grid, CELLS, 0, figures),
        ("kind", s.kind, figures, ids.OFFICER, ids.MUSICIAN),
        ("owner", s.owner, figures, ids.NOBODY, n - 1),
        ("at", s.at, figures, -1, CELLS - 1),
        ("way", s.way, figures, ids.NO_WAY, ids.WEST),
        ("inspectors", s.inspectors, 2, 1, data.COLUMNS),
        ("order", s.order, n, 0, n - 1),
        ("coins", s.coins, n, 0, _MANY),
        ("wet", s.wet, n, 0, _MANY),
        ("dry", s.dry, n, 0, _MANY),
        ("weapons", s.weapons, n, 0, 15),
        ("tokens", s.tokens, n, 0, 63),
        ("masters", s.masters, 6 * n, 0, 6),
        ("craftsmen", s.craftsmen, n, 0, data.WORKERS[n]),
        ("artists", s.artists, n, 0, data.WORKERS[n]),
        ("supply", s.supply, n, 0, data.WORKERS[n]),
        ("held", s.held, n, 0, n - 1),
        ("scored", s.scored, ids.SOURCE_COUNT * n, 0, _MANY),
        ("deck", s.deck, len(s.deck), 0, len(data.RIVAL_CARDS) - 1),
    ):
        if len(values) != length:
            return f"state: {name} has {len(values)} numbers, not {length}"
        if values and not (low <= min(values) and max(values) <= high):
            return f"{_INVARIANT.get(name, 'state')}: {name} must be {low} to {high}"
    for figure in range(figures):
        warrior = s.kind[figure] < ids.WARRIORS
        stands = s.kind[figure] != ids.HORSE and (s.kind[figure] != ids.ARCHER or s.way[figure] >= 0)
        if warrior != (s.owner[figure] >= 0) or not stands:
            return f"state: figure {figure} cannot stand like this"
    if len(set(s.deck)) != len(s.deck) or len(set(s.tiles)) != len(s.tiles):
        return "state: a card or a tile is there twice"
    return ""


def _questions(s: Terracotta) -> str:
    """The rest of a turn: rotate; place; or the rings that are left, with at most one question of a performed action on top."""
    n = s.players
    player = s.order[s.turn % n]
    if not s.todo:
        return "" if s.round == data.ROUNDS and s.turn == n * data.WORKERS[n] else "state: nothing is asked before the end"
    asked = [ask for ask in s.todo if isinstance(ask, Ask)]
    if not isinstance(s.todo[0], EndTurn) or len(asked) + 1 != len(s.todo):
        return "state: the end of the turn waits under its questions"
    rings = 0
    while rings < 3 and rings < len(asked) and asked[rings].kind == ring.OUTER.number - rings:
        rings += 1
    if len(asked) > rings + 1:
        return "state: too many open questions"
    for ask in asked:
        if ask.seat != player or player == s.rival or ask.waiting != 1 << player:
            return "state: an open question goes to the wrong player"
    begins = asked[-1].kind in (rotate.ROTATE.number, place.PLACE.number)
    if (s.segment < 0 or s.worker < 0) != begins:
        return "state: a worker is placed before its actions are asked"
    if len(asked) == rings:
        return ""
    ask = asked[-1]
    kind = ask.kind
    if kind in (rotate.ROTATE.number, place.PLACE.number):
        fits = rings == 0
    elif kind == warrior.TYPE.number:
        fits = rings == 2 - ask.a or (rings == 1 and ask.a == 0)
    elif kind == warrior.CELL.number:
        fits = (rings == 2 - ask.a or (rings == 1 and ask.a == 0)) and 0 <= ask.b < ids.WARRIORS and s.organizer[ask.b] > 0
    elif kind in (weapon.WEAPON.number, weapon.GUARD.number, weapon.CROSSBOW.number):
        wanted = ask.a if kind == weapon.WEAPON.number else ids.GUARD if kind == weapon.GUARD.number else ids.CROSSBOWMAN
        mine = 0 <= ask.b < len(s.kind) and s.owner[ask.b] == player and s.at[ask.b] >= 0 and s.kind[ask.b] == wanted
        fits = mine and 1 <= rings <= 2
    elif kind == weapon.OFFICER.number:
        fits = 1 <= rings <= 2
    elif kind in (master.TOKEN.number, master.ABILITY.number):
        fits = rings == 1 and 0 <= ask.a < len(ids.MASTERS)
    elif kind in (master.INSPECTOR.number, master.OVERSEER.number):
        fits = rings == 1
    elif kind == specialist.SPOT.number:
        fits = rings == 0 and ids.SERVANT <= ask.a <= ids.MUSICIAN and s.specialists[ask.a - ids.HORSE] > 0
    elif kind == specialist.FACING.number:
        fits = rings == 0 and 0 <= ask.b < CELLS and s.grid[ask.b] == 0 and s.specialists[ids.ARCHER - ids.HORSE] > 0
    else:
        fits = rings == 0 and (kind == specialist.SPECIALIST.number or (kind == specialist.HORSE.number and s.specialists[0] > 0))
    return "" if fits else "state: an open question does not fit"


def _deck(s: Terracotta) -> str:
    """TA-15.18: a card per turn of the Rival, from ten cards in rounds 1, 3 and 5."""
    left = 0
    if s.rival >= 0:
        full = len(data.RIVAL_CARDS) if s.round in data.RIVAL_SHUFFLES else len(data.RIVAL_CARDS) - data.WORKERS[2]
        left = full - (s.turn + 1 - s.order.index(s.rival)) // 2
    return "" if len(s.deck) == left else f"state: the deck has {len(s.deck)} cards, not {left}"


def _figures(s: Terracotta) -> str:
    grid = [0] * 63
    for figure in on_board(s):
        cells = cells_of(COVER[shape(s, figure)])
        if len(cells) != (3 if is_warrior(s, figure) and s.way[figure] >= 0 else 1):
            return f"INV-1: figure {figure} lies outside the mausoleum"
        for cell in cells:
            if grid[cell] != 0:
                return f"INV-1: two figures on {actions.CELL_NAMES[cell]}"
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
    if s.todo and s.todo[-1].kind == place.PLACE.number and all([s.workers[i * 2] != 0 for i in range(data.SEGMENTS)]):
        return "INV-15: no segment is empty"
    total = data.WORKERS[s.players]
    for player in range(s.players):
        craftsmen = s.craftsmen[player] + s.workers.count(1 + player * 2)
        artists = s.artists[player] + s.workers.count(2 + player * 2)
        if craftsmen + artists != total:
            return f"INV-4: player {player} has {craftsmen + artists} workers"
        if s.supply[player] != total - artists or s.supply[player] < 0:
            return f"INV-5: player {player} has {artists} artists and {s.supply[player]} in the supply"
    for segment in range(data.SEGMENTS):
        first = s.workers[segment * 2]
        second = s.workers[segment * 2 + 1]
        if second != 0 and (first == 0 or first % 2 == second % 2 or (first - 1) % 2 != ids.CRAFTSMAN):
            return f"INV-6: segment {segment}"
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
