"""What a seat sees as numbers, straight from the position: the numbers of features.py, in its order."""

from typing import Final

from tianxia.engine.features import MOST_PLAYERS, size_of
from tianxia.engine.sheet import Sheet
from tianxia.games.daimyo import features as table
from tianxia.games.daimyo.data import (
    BUILDINGS,
    CAPACITY_MAX,
    COPIES,
    DICE,
    GOVERNORS,
    MARKERS,
    MARKET_SLOTS,
    PP_ARMY,
    ROUNDS,
    SHADOWS,
    TURNS,
)
from tianxia.games.daimyo.ids import ABILITY_SPACE, DIE_SLOTS, FARM, SPACE_NAMES, TILE_SPACES, TOWER
from tianxia.games.daimyo.lookups import (
    CLAN_NAMES,
    GOLD_BANNER,
    HERO_NAMES,
    ISLAND_NAMES,
    LEVELS,
    OBJECTIVE_NAMES,
    SOLO_NAMES,
    TILE_NAME,
    TILE_YELLOW,
    TRACK,
    amount,
)
from tianxia.games.daimyo.rules.buildings import own_tile, quote_building
from tianxia.games.daimyo.rules.mercenaries import merc_dice_sum
from tianxia.games.daimyo.rules.objectives import restored_relics
from tianxia.games.daimyo.rules.production import harvest
from tianxia.games.daimyo.rules.relics import used
from tianxia.games.daimyo.rules.resources import popularity
from tianxia.games.daimyo.scoring import (
    army_points,
    army_value,
    building_points,
    island_points,
    players,
    relic_points,
    resources_left,
)
from tianxia.games.daimyo.state import Daimyo

_HEROES: Final = len(HERO_NAMES)
_ISLANDS: Final = len(ISLAND_NAMES)
_TILES: Final = 4 * _ISLANDS
_MARKET: Final = len(table.MARKET)
_MARKET_PLACE: Final = [table.MARKET.index(name) if name in table.MARKET else -1 for name in HERO_NAMES]
_ASKING: Final = table.asking()
_ASKING_PLACE: Final = [_ASKING.index(name) if name in _ASKING else -1 for name in HERO_NAMES]
_GOAL_AT: Final = [table.GOAL[f"{name} in play"] for name in OBJECTIVE_NAMES]  # then gold per player, then silver
_TILE_PLACE: Final = [(table.YELLOW if TILE_YELLOW[i] else table.GREY).index(name) for i, name in enumerate(TILE_NAME)]
_MOST_DICE: Final = [max([row[colour] for row in DICE]) for colour in range(3)]
_ISLAND: Final = table.SITES * (2 * MOST_PLAYERS + 2) + table.SPACES * (2 * MOST_PLAYERS + _ISLANDS + 4) + 2 * MOST_PLAYERS
_MOST_BANNER: Final = max(GOLD_BANNER)
_ALL_BANNERS: Final = sum(GOLD_BANNER)
_PLAYER: Final = size_of(table.PLAYER)
_AUTOMATON: Final = size_of(table.AUTOMATON)
_TAX: Final = SPACE_NAMES.index("tax")
_IDLE: Final = len(SPACE_NAMES)


def observe(s: Daimyo, seat: int, out: Sheet) -> None:
    out.number(s.round, ROUNDS)
    out.number(s.turn, TURNS * MOST_PLAYERS)
    out.player(s.first)
    out.player(s.active)
    out.player(s.helmet)
    out.flag(s.advanced == 1)
    out.flag(s.blue_done == 1)
    _now(s, out)
    influence = [0] * s.sides  # points of all islands
    begin = out.at
    for island in range(s.islands):
        _island(s, island, influence, out)
    out.at = begin + _ISLANDS * _ISLAND
    for colour in range(3):
        for value in range(6):
            out.number(s.middle[colour * 6 + value], _MOST_DICE[colour])
    for i in range(3):
        out.one_of(s.faces[i], 2)
    begin = out.at
    for card in s.market:
        out.one_of(_MARKET_PLACE[card] if card >= 0 else -1, _MARKET)
    out.at = begin + MARKET_SLOTS * _MARKET
    out.one_of(_MARKET_PLACE[s.market_top] if s.market_top >= 0 else -1, _MARKET)
    out.number(len(s.market_deck), _MARKET)
    for tile in range(_TILES):
        out.number(s.black_market[tile], COPIES)
    out.number(sum(s.bag), _TILES * COPIES)
    _objectives(s, out)
    begin = out.at
    for player in range(s.seats):
        out.at = begin + out.place(player) * _PLAYER
        _player(s, player, seat, out)
    out.at = begin + MOST_PLAYERS * _PLAYER
    if s.sides > s.seats:
        _automaton(s, out)
    else:
        out.skip(_AUTOMATON)
    _forecast(s, influence, out)


def _now(s: Daimyo, out: Sheet) -> None:
    """What has been done in this turn, and which heroes are still being resolved."""
    out.one_of(s.space, len(SPACE_NAMES))
    out.flag(s.main_done == 1)
    out.flag(s.hero_done == 1)
    out.flag(s.ability_done == 1)
    out.flag(s.tile_done == 1)
    out.flag(s.ability_tile_done == 1)
    for card in s.resolving:
        out.mark(_ASKING_PLACE[card])
    out.skip(len(_ASKING))


def _island(s: Daimyo, island: int, influence: list[int], out: Sheet) -> None:
    for site in range(island * 5, island * 5 + 5):
        out.player(s.governor[site])
        building = s.building[site]
        out.player(building // 2 if building >= 0 else -1)
        out.one_of(building % 2 if building >= 0 else -1, 2)
    for i in range(island * 3, island * 3 + 3):
        out.player(s.danger[i])
    for i in range(island * 3, island * 3 + 3):
        out.player(s.altar[i])
    for i in range(island * 3, island * 3 + 3):
        tile = s.no_mans_land[i]
        out.one_of(tile // 4 if tile >= 0 else -1, _ISLANDS)
        out.one_of(tile % 4 if tile >= 0 else -1, 4)
    out.each_number([s.influence[side * 6 + island] for side in range(s.sides)], table.INFLUENCE)
    points = island_points(s, island)
    out.each_number(points, _MOST_BANNER)
    for side in range(s.sides):
        influence[side] += points[side]


def _objectives(s: Daimyo, out: Sheet) -> None:
    for i in range(len(s.objectives)):
        at = _GOAL_AT[s.objectives[i]]
        out.mark(at)
        if s.objective_gold[i] >= 0:
            out.mark(at + 1 + out.place(s.objective_gold[i]))
        if s.objective_silver[i] >= 0:
            out.mark(at + 1 + MOST_PLAYERS + out.place(s.objective_silver[i]))
    out.skip(len(table.GOAL))


def _player(s: Daimyo, player: int, viewer: int, out: Sheet) -> None:
    out.one_of(s.clan[player], len(CLAN_NAMES))
    out.amount(popularity(s, player), table.POINTS)
    for token in range(4):
        out.amount(s.tokens[player * 4 + token], table.TOKENS)
    _dice(s, player * DIE_SLOTS, out)
    out.number(s.capacity[player], CAPACITY_MAX)
    out.number(used(s, player), CAPACITY_MAX + 1)
    out.bits(s.loose[player], _TILES)
    for island in range(_ISLANDS):
        out.number(s.restored[player * 6 + island], COPIES)
    out.number(s.track[player] + 1, len(TRACK))
    out.number(GOVERNORS - s.governors[player], GOVERNORS)
    out.number(SHADOWS - s.shadows[player], SHADOWS)
    out.number(MARKERS - restored_relics(s, player), MARKERS)
    out.one_of(s.scavenger[player], _ISLANDS)
    for kind in range(2):
        _board(s, player, kind, out)
    for space in range(TILE_SPACES):
        tile = s.tiles[player * TILE_SPACES + space]
        place = _TILE_PLACE[own_tile(s, player, tile)] if tile >= 0 else -1
        out.one_of(place, len(table.GREY) if space <= ABILITY_SPACE else len(table.YELLOW))
    for count in harvest(s, player, 3):
        out.number(count, table.HARVEST)
    if player == viewer or not s.todo:
        _heroes(s.hand[player], out)
    out.skip(_HEROES)
    out.amount(len(s.hand[player]), table.CARDS)
    out.amount(len(s.deck[player]), table.CARDS)
    _heroes(s.deck[player], out)  # hand and deck together are no secret (DM-4.1.4)
    if player != viewer:
        _heroes(s.hand[player], out)
    out.skip(_HEROES)
    _heroes(s.discard[player], out)
    out.skip(_HEROES)
    out.amount(army_value(s, player), table.ARMY)


def _heroes(cards: list[int], out: Sheet) -> None:
    for card in cards:
        out.mark(card)


def _dice(s: Daimyo, at: int, out: Sheet) -> None:
    """The value on each space, the colour of the one that pays taxes, and every sum that some of them make (DM-7.1.1)."""
    sums = 1
    total = 0
    for slot in range(DIE_SLOTS):
        die = s.dice[at + slot]
        value = (die - 1) % 6 + 1 if die > 0 else 0
        if slot == _TAX:
            out.one_of((die - 1) // 6 if die > 0 else -1, 3)
        if slot <= _IDLE:
            out.number(value, table.VALUE)
        sums |= sums << value
        total += value
    out.number(total, table.SUM)
    out.bits(sums >> 1, table.SUM)


def _board(s: Daimyo, player: int, kind: int, out: Sheet) -> None:
    board = s.boards[player * 2 + kind]
    if board < 0:
        out.skip(9)
        return
    built = s.buildings[player * 2 + kind]
    out.one_of(board - kind * 4, 4)
    out.number(built, BUILDINGS)
    cost = quote_building(s, player, kind, 0) if built < BUILDINGS else 0
    for token in range(4):
        out.number(amount(cost, token), 5)


def _automaton(s: Daimyo, out: Sheet) -> None:
    side = s.seats
    alone = s.seats == 1
    sites = table.AUTOMATON_ISLANDS * table.SITES
    out.one_of(0 if alone else 1, 2)
    out.amount(popularity(s, side), table.POINTS)
    out.amount(s.tokens[side * 4 + 3], table.TOKENS)
    out.number(s.governors[side], sites)
    out.number(s.shadows[side], table.AUTOMATON_ISLANDS * table.SPACES)
    out.number(s.buildings[side * 2 + FARM], sites)
    out.number(s.buildings[side * 2 + TOWER], sites)
    for tile in range(len(table.AUTOMATON_TILES)):
        out.number((s.loose[side] >> tile) & 1 if alone else s.merc_tiles[tile], COPIES)
    for island in range(table.AUTOMATON_ISLANDS):
        out.number(s.restored[side * 6 + island], 2 * COPIES)
    for card in s.pile:
        out.mark(_MARKET_PLACE[card])
    out.skip(_MARKET)
    dice = s.empire_dice if alone else s.merc_dice
    begin = out.at
    total = 0
    for die in dice:
        value = (die - 1) % 6 + 1 if die > 0 else 0
        out.number(value, table.VALUE)
        total += value
    out.at = begin + 5
    out.number(total if alone else merc_dice_sum(s), table.SUM)
    out.one_of(s.solo_card, len(SOLO_NAMES))
    for card in s.solo_used:
        out.mark(card)
    out.skip(len(SOLO_NAMES))
    out.one_of(s.level if alone else -1, len(LEVELS))


def _forecast(s: Daimyo, influence: list[int], out: Sheet) -> None:
    """Points if the round, and the game, ended now. Army only when nothing about it is hidden."""
    sides = players(s)
    out.each_number(influence[:sides], _ALL_BANNERS)
    out.each_amount([relic_points(restored_relics(s, side)) for side in range(sides)], 5)
    out.each_amount([building_points(s.buildings[side * 2 + FARM], FARM) for side in range(sides)], 5)
    out.each_amount([building_points(s.buildings[side * 2 + TOWER], TOWER) for side in range(sides)], 3)
    if s.unseen_hero < 0 or not s.todo:
        out.each_number(army_points(s)[:sides], PP_ARMY[0])
    else:
        out.skip(MOST_PLAYERS)
    out.each_amount([resources_left(s, side) // 5 if side < s.seats else 0 for side in range(sides)], 2)
