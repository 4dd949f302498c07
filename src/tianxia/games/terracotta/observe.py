"""What a seat sees as numbers, straight from the position: the numbers of features.py, in its order.

Nothing is hidden but the Rival's deck, so everybody sees the same; only players are counted from the one who looks.
"""

from typing import Final

from tianxia.engine.features import MOST_PLAYERS
from tianxia.engine.sheet import Sheet
from tianxia.games.terracotta import data, ids
from tianxia.games.terracotta import scoring as points
from tianxia.games.terracotta.features import LAYERS, PLAYER_SIZE, SOLO_SIZE
from tianxia.games.terracotta.mausoleum import CELLS
from tianxia.games.terracotta.purse import vp
from tianxia.games.terracotta.rules.specialist import cost_of
from tianxia.games.terracotta.state import Terracotta
from tianxia.games.terracotta.turn_order import active

_LAYERS: Final = len(LAYERS)
_FIGURES: Final = len(ids.FIGURES)
_TILES: Final = len(ids.TILES)
_CARDS: Final = len(data.RIVAL_CARDS)


def observe(s: Terracotta, out: Sheet) -> None:
    over = not s.todo
    out.number(s.round, data.ROUNDS)
    out.player(-1 if over else active(s))
    out.player_list(s.order, MOST_PLAYERS)
    for token in range(s.top, s.players):
        out.mark(token)
    out.skip(MOST_PLAYERS)
    out.one_of(s.inner, data.SEGMENTS)
    out.one_of(s.middle, data.SEGMENTS)
    for segment in range(data.SEGMENTS):
        _workers(s, segment, out)
    for quarter in range(4):
        out.amount(s.storages[quarter], 3)
    for inspector in range(2):
        out.number(s.inspectors[inspector], data.COLUMNS)
    for round in range(data.ROUNDS):
        out.one_of(s.tiles[round], _TILES)
    for kind in range(ids.WARRIORS):
        out.number(s.organizer[kind], 20)
    for shelf in range(ids.SPECIALISTS):
        left = s.specialists[shelf]
        out.number(left, 10)
        out.number(cost_of(s, ids.HORSE + shelf) if left > 0 else 0, 10)
    _mausoleum(s, out)
    out.one_of(-1 if over else s.segment, data.SEGMENTS)
    out.one_of(-1 if over else s.worker, 2)
    _players(s, out)
    _forecast(s, out)
    if s.rival >= 0:
        _rival(s, out)
    else:
        out.skip(SOLO_SIZE)


def _workers(s: Terracotta, segment: int, out: Sheet) -> None:
    """Those who are there, without gaps."""
    end = out.at + data.SPACES * (MOST_PLAYERS + 2)
    for space in range(data.SPACES):
        who = s.workers[segment * data.SPACES + space] - 1
        if who >= 0:
            out.player(who // 2)
            out.one_of(who % 2, 2)
    out.at = end


def _mausoleum(s: Terracotta, out: Sheet) -> None:
    """For every cell: what stands there, whose it is, where it looks."""
    for cell in range(CELLS):
        figure = s.grid[cell] - 1
        if figure >= 0:
            kind = s.kind[figure]
            way = s.way[figure]
            at = cell * _LAYERS
            out.mark(at + kind)
            if kind < ids.WARRIORS:
                out.mark(at + _FIGURES + out.place(s.owner[figure]))
            if way != ids.NO_WAY and (kind < ids.WARRIORS or kind == ids.ARCHER):
                out.mark(at + _FIGURES + MOST_PLAYERS + way)
    out.skip(CELLS * _LAYERS)


def _players(s: Terracotta, out: Sheet) -> None:
    begin = out.at
    for player in range(s.players):
        out.at = begin + out.place(player) * PLAYER_SIZE
        out.flag(player == s.rival)
        out.amount(vp(s, player), 50)
        out.amount(s.coins[player], 5)
        out.amount(s.wet[player], 5)
        out.amount(s.dry[player], 5)
        out.bits(s.weapons[player], 4)
        out.bits(s.tokens[player], 6)
        for master in range(6):
            out.number(s.masters[player * 6 + master], 6)
        out.number(s.craftsmen[player], 10)
        out.number(s.artists[player], 10)
        out.number(s.supply[player], 10)
        out.number(s.held[player], MOST_PLAYERS)
    out.at = begin + MOST_PLAYERS * PLAYER_SIZE


def _forecast(s: Terracotta, out: Sheet) -> None:
    out.each_amount(points.inspector_points(s, ids.VERTICAL, s.inspectors[ids.VERTICAL]), 10)
    out.each_amount(points.inspector_points(s, ids.HORIZONTAL, s.inspectors[ids.HORIZONTAL]), 10)
    out.each_amount(points.tile_points(s, s.round), 10)
    out.each_amount(points.musician_points(s), 10)
    out.each_amount(points.servant_points(s), 10)
    out.each_amount(points.group_points(s), 10)
    out.each_amount(points.archer_points(s), 10)
    out.each_amount(points.resource_points(s), 10)


def _rival(s: Terracotta, out: Sheet) -> None:
    out.one_of(s.level, len(data.LEVELS))
    out.number(len(s.deck), _CARDS)
    out.one_of(s.card, _CARDS)
    for card in range(_CARDS):
        if card not in s.deck:
            out.mark(card)
    out.skip(_CARDS)
