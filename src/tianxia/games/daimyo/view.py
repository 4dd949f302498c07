"""What a seat may know (DM-4.1), as an allow-list."""

from collections.abc import Mapping
from typing import Any

from tianxia.games.daimyo.data import BUILDINGS, GOVERNORS, MARKERS, SHADOWS
from tianxia.games.daimyo.ids import DIE_SLOTS, FARM, SLOT_NAMES, TILE_SPACE_NAMES, TILE_SPACES, TOWER, TYPE_NAMES
from tianxia.games.daimyo.lookups import (
    BOARD_NAMES,
    CLAN_NAMES,
    COLOURS,
    DANGER_PAY,
    GOLD_BANNER,
    HERO_COST,
    HERO_NAMES,
    HERO_STRENGTH,
    ISLAND_NAMES,
    LEVELS,
    OBJECTIVE_NAMES,
    SILVER_BANNER,
    SITE_TOKEN,
    SOLO_NAMES,
    TILE_NAME,
    TOKEN_NAMES,
    TRACK,
    amount,
)
from tianxia.games.daimyo.rules.buildings import own_tile, quote_building
from tianxia.games.daimyo.rules.heroes import dice_total
from tianxia.games.daimyo.rules.mercenaries import merc_dice_sum
from tianxia.games.daimyo.rules.objectives import has_silver, restored_relics
from tianxia.games.daimyo.rules.production import harvest
from tianxia.games.daimyo.rules.relics import BITS, used
from tianxia.games.daimyo.rules.resources import popularity
from tianxia.games.daimyo.scoring import (
    achievements,
    army_points,
    army_value,
    building_points,
    island_points,
    players,
    relic_points,
    resources_left,
)
from tianxia.games.daimyo.seen import (
    Automaton,
    Building,
    Constructions,
    Die,
    Forecast,
    Hero,
    Island,
    Player,
    RelicTile,
    Site,
    View,
)
from tianxia.games.daimyo.state import Daimyo


def tile_json(tile: int) -> RelicTile | None:
    return {"relic": ISLAND_NAMES[tile // 4], "number": tile % 4 + 1} if tile >= 0 else None


def die_json(die: int) -> Die | None:
    return {"colour": COLOURS[(die - 1) // 6], "value": (die - 1) % 6 + 1} if die > 0 else None


def hero(card: int) -> Hero:
    return {"id": HERO_NAMES[card], "cost": HERO_COST[card], "strength": HERO_STRENGTH[card]}


def hero_json(card: int) -> Hero | None:
    return hero(card) if card >= 0 else None


def heroes_json(cards: list[int]) -> list[Hero]:
    return [hero(card) for card in sorted(cards)]


def tiles_json(counts: list[int]) -> list[RelicTile]:
    out: list[RelicTile] = []
    for tile in range(24):
        for _ in range(counts[tile]):
            out.append({"relic": ISLAND_NAMES[tile // 4], "number": tile % 4 + 1})
    return out


def loose_json(mask: int) -> list[RelicTile]:
    return tiles_json([1 if mask & BITS[tile] else 0 for tile in range(24)])


def bundle_json(bundle: int) -> dict[str, int]:
    return {TOKEN_NAMES[token]: amount(bundle, token) for token in range(4) if amount(bundle, token) > 0}


def side_or_none(side: int) -> int | None:
    return side if side >= 0 else None


def island_json(s: Daimyo, island: int) -> Island:
    sites: list[Site] = []
    for site in range(island * 5, island * 5 + 5):
        building: Building | None = None
        if s.building[site] >= 0:
            building = {"side": s.building[site] // 2, "type": TYPE_NAMES[s.building[site] % 2]}
        sites.append({"token": TOKEN_NAMES[SITE_TOKEN[site]], "governor": side_or_none(s.governor[site]), "building": building})
    spaces = range(island * 3, island * 3 + 3)
    return {
        "id": ISLAND_NAMES[island],
        "gold": GOLD_BANNER[island],
        "silver": SILVER_BANNER[island],
        "sites": sites,
        "danger": [{"gold": DANGER_PAY[i], "side": side_or_none(s.danger[i])} for i in spaces],
        "altars": [{"value": 3 - i % 3, "side": side_or_none(s.altar[i])} for i in spaces],
        "tiles": [tile_json(s.no_mans_land[i]) for i in spaces],
        "scavengers": [seat for seat in range(s.seats) if s.scavenger[seat] == island],
        "influence": [s.influence[side * 6 + island] for side in range(s.sides)],
        "forecast": island_points(s, island),
    }


def construction_json(s: Daimyo, seat: int) -> Constructions:
    out: Constructions = {}
    for kind in range(2):
        board = s.boards[seat * 2 + kind]
        if board < 0:
            continue
        built = s.buildings[seat * 2 + kind]
        out[TYPE_NAMES[kind]] = {
            "board": BOARD_NAMES[board],
            "built": built,
            "tiles": [TILE_NAME[own_tile(s, seat, kind * 4 + slot)] for slot in range(4)],
            "cost": bundle_json(quote_building(s, seat, kind, 0)) if built < BUILDINGS else None,
        }
    return out


def bonus_json(s: Daimyo, seat: int) -> dict[str, str | None]:
    out: dict[str, str | None] = {}
    for space in range(TILE_SPACES):
        tile = s.tiles[seat * TILE_SPACES + space]
        out[TILE_SPACE_NAMES[space]] = TILE_NAME[own_tile(s, seat, tile)] if tile >= 0 else None
    return out


def sums_json(s: Daimyo, seat: int) -> dict[str, list[str]]:
    """Every sum of own dice (DM-7.1.1) with the spaces whose dice make it, as few as possible."""
    slots = [slot for slot in range(DIE_SLOTS) if s.dice[seat * DIE_SLOTS + slot] > 0]
    found: dict[int, list[int]] = {0: []}
    for slot in slots:
        value = (s.dice[seat * DIE_SLOTS + slot] - 1) % 6 + 1
        for total, used_slots in sorted(found.items(), reverse=True):
            more = used_slots + [slot]
            if total + value not in found or len(more) < len(found[total + value]):
                found[total + value] = more
    return {str(total): [SLOT_NAMES[slot] for slot in found[total]] for total in sorted(found) if total > 0}


def player_json(s: Daimyo, seat: int, viewer: int) -> Player:
    at = seat * DIE_SLOTS
    unknown = s.hand[seat] + s.deck[seat]
    return {
        "seat": seat,
        "clan": CLAN_NAMES[s.clan[seat]] if s.clan[seat] >= 0 else None,
        "pp": popularity(s, seat),
        "tokens": {TOKEN_NAMES[token]: s.tokens[seat * 4 + token] for token in range(4)},
        "dice": {SLOT_NAMES[slot]: die_json(s.dice[at + slot]) for slot in range(DIE_SLOTS)},
        "sum": dice_total(s, seat),
        "sums": sums_json(s, seat),
        "capacity": s.capacity[seat],
        "used": used(s, seat),
        "loose": loose_json(s.loose[seat]),
        "restored": {ISLAND_NAMES[i]: s.restored[seat * 6 + i] for i in range(s.islands)},
        "track": s.track[seat] + 1,
        "price": TRACK[s.track[seat]],
        "governors": GOVERNORS - s.governors[seat],
        "shadows": SHADOWS - s.shadows[seat],
        "markers": MARKERS - restored_relics(s, seat),
        "scavenger": ISLAND_NAMES[s.scavenger[seat]] if s.scavenger[seat] >= 0 else None,
        "construction": construction_json(s, seat),
        "bonus": bonus_json(s, seat),
        "harvest": {TOKEN_NAMES[token]: count for token, count in enumerate(harvest(s, seat, 3))},
        "hand": heroes_json(s.hand[seat]) if seat == viewer or not s.todo else None,
        "hand_size": len(s.hand[seat]),
        "deck_size": len(s.deck[seat]),
        "hidden": heroes_json(s.deck[seat] if seat == viewer else unknown),  # deducible by all (DM-4.1.4)
        "discard": heroes_json(s.discard[seat]),
        "army": army_value(s, seat),
    }


def automaton_json(s: Daimyo) -> Automaton | None:
    if s.sides == s.seats:
        return None
    side = s.seats
    over = not s.todo
    return {
        "side": side,
        "kind": "empire" if s.seats == 1 else "mercenaries",
        "clan": CLAN_NAMES[s.clan[side]] if s.clan[side] >= 0 else None,
        "pp": popularity(s, side),
        "gold": s.tokens[side * 4 + 3],
        "governors": s.governors[side],
        "shadows": s.shadows[side],
        "farms": s.buildings[side * 2 + FARM],
        "towers": s.buildings[side * 2 + TOWER],
        "tiles": loose_json(s.loose[side]) if s.seats == 1 else tiles_json(s.merc_tiles),
        "restored": {ISLAND_NAMES[i]: s.restored[side * 6 + i] for i in range(s.islands)},
        "heroes": heroes_json(s.pile),
        "unseen": (hero_json(s.unseen_hero) if over else "hidden") if s.unseen_hero >= 0 else None,
        "dice": [die_json(die) for die in (s.empire_dice if s.seats == 1 else s.merc_dice)],
        "dice_sum": sum([(die - 1) % 6 + 1 for die in s.empire_dice]) if s.seats == 1 else merc_dice_sum(s),
        "card": SOLO_NAMES[s.solo_card] if s.solo_card >= 0 else None,
        "used_cards": [SOLO_NAMES[card] for card in s.solo_used],
        "level": LEVELS[s.level] if s.seats == 1 else None,
    }


def forecast_json(s: Daimyo) -> Forecast:
    sides = players(s)
    influence = [0] * s.sides
    for island in range(s.islands):
        points = island_points(s, island)
        for side in range(s.sides):
            influence[side] += points[side]
    known = s.unseen_hero < 0 or not s.todo
    return {
        "influence": influence[:sides],
        "relics": [relic_points(restored_relics(s, side)) for side in range(sides)],
        "farms": [building_points(s.buildings[side * 2 + FARM], FARM) for side in range(sides)],
        "towers": [building_points(s.buildings[side * 2 + TOWER], TOWER) for side in range(sides)],
        "army": army_points(s)[:sides] if known else None,
        "resources": [resources_left(s, side) // 5 if side < s.seats else 0 for side in range(sides)],
    }


def view(s: Daimyo, seat: int) -> View:
    return {
        "round": s.round,
        "rounds": 5,
        "turn": s.turn,
        "first": s.first,
        "active": s.active,
        "helmet": s.helmet,
        "advanced": s.advanced == 1,
        "blue_done": s.blue_done == 1,
        "now": {
            "action": SLOT_NAMES[s.space] if s.space >= 0 else None,
            "main_done": s.main_done == 1,
            "hero_done": s.hero_done == 1,
            "ability_done": s.ability_done == 1,
            "tile_done": s.tile_done == 1,
            "ability_tile_done": s.ability_tile_done == 1,
            "resolving": [HERO_NAMES[card] for card in s.resolving],
        },
        "islands": [island_json(s, island) for island in range(s.islands)],
        "middle": {COLOURS[c]: s.middle[c * 6 : c * 6 + 6] for c in range(3)},
        "villagers": [{"tile": i + 1, "face": "a" if s.faces[i] == 0 else "b"} for i in range(3)],
        "market": [hero_json(card) for card in s.market],
        "market_top": hero_json(s.market_top),
        "market_deck": len(s.market_deck),
        "black_market": tiles_json(s.black_market),
        "bag": sum(s.bag),
        "objectives": [
            {
                "id": OBJECTIVE_NAMES[s.objectives[i]],
                "gold": side_or_none(s.objective_gold[i]),
                "silver": side_or_none(s.objective_silver[i]),
                "has_silver": has_silver(s, s.objectives[i]),
            }
            for i in range(len(s.objectives))
        ],
        "players": [player_json(s, other, seat) for other in range(s.seats)],
        "automaton": automaton_json(s),
        "forecast": forecast_json(s),
        "achievements": achievements(s) if not s.todo else None,
    }


def own_view(s: Daimyo, seat: int, watched: Mapping[str, Any]) -> dict[str, Any]:
    """The same, made out of what a watcher sees."""
    players = watched["players"][:]
    players[seat] = {**players[seat], "hand": heroes_json(s.hand[seat]), "hidden": heroes_json(s.deck[seat])}
    return {**watched, "players": players}
