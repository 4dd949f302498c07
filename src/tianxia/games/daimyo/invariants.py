"""The invariants of section 18, checked by the laws after every move. Returns the first that is broken, or ''."""

from tianxia.engine.flow import Ask
from tianxia.games.daimyo.data import (
    ALTARS,
    CAPACITY_MAX,
    CAPACITY_START,
    COPIES,
    DICE,
    GOVERNORS,
    INFLUENCE_GOVERNOR,
    INFLUENCE_SHADOW,
    INFLUENCE_TOWER,
    MARKERS,
    SHADOWS,
    TURNS,
)
from tianxia.games.daimyo.flow import EndOfRound
from tianxia.games.daimyo.ids import (
    DIE_SLOTS,
    FARM,
    SPACE_COLOUR,
    TAX,
    TILE_SPACES,
    TOWER,
)
from tianxia.games.daimyo.lookups import (
    CLAN_FIRST_HERO,
    CLAN_LAST_HERO,
    HERO_AGGRESSIVE,
    MARKET_HEROES,
    SOLO_PILE,
    SOLO_REMOVED,
    TILE_YELLOW,
)
from tianxia.games.daimyo.rules import empire, relics, turn
from tianxia.games.daimyo.rules.buildings import own_tile
from tianxia.games.daimyo.rules.objectives import has_silver, restored_relics
from tianxia.games.daimyo.rules.relics import BITS, DROP_AFTER, used
from tianxia.games.daimyo.state import Daimyo


def broken(s: Daimyo) -> str:
    for found in (dice(s), relic_tiles(s), heroes(s), pieces(s), influence(s), storage(s), bonus_tiles(s), rest(s)):
        if found:
            return found
    return ""


def dice(s: Daimyo) -> str:
    """DM-18.1, DM-18.2, DM-18.15."""
    if s.round == 0:
        return ""
    counts = [sum(s.middle[colour * 6 : colour * 6 + 6]) for colour in range(3)]
    for die in s.dice + s.merc_dice + s.empire_dice:
        if not 0 <= die <= 18:
            return f"DM-18.1: no die {die}"
        if die > 0:
            counts[(die - 1) // 6] += 1
    if counts != list(DICE[s.seats - 1]) or min(s.middle) < 0:
        return f"DM-18.1: dice are {counts}"
    for seat in range(s.seats):
        for space in range(TAX):
            die = s.dice[seat * DIE_SLOTS + space]
            if die > 0 and (die - 1) // 6 != SPACE_COLOUR[space]:
                return f"DM-18.2: die of another colour on space {space}"
    if not any([isinstance(frame, EndOfRound) for frame in s.todo]):
        for seat in range(s.seats):
            own = sum([1 for die in s.dice[seat * DIE_SLOTS : seat * DIE_SLOTS + DIE_SLOTS] if die > 0])
            if own != TURNS:
                return f"DM-18.15: {own} own dice at the end of the round"
    if not 0 <= s.helmet < s.sides or (s.seats == 2 and s.helmet == 2):
        return "DM-18.15: nobody holds the Helmet"
    return ""


def relic_tiles(s: Daimyo) -> str:
    """DM-18.3."""
    for tile in range(24):
        count = s.bag[tile] + s.black_market[tile] + s.merc_tiles[tile] + s.no_mans_land.count(tile)
        for side in range(s.sides):
            count += s.stacks[side * 6 + tile // 4] + (1 if s.loose[side] & BITS[tile] else 0)
        if count != (COPIES if tile // 4 < s.islands else 0):
            return f"DM-18.3: {count} copies of tile {tile}"
    if min(s.bag) < 0 or min(s.black_market) < 0 or min(s.merc_tiles) < 0:
        return "DM-18.3: fewer than no tiles"
    waiting = any([s.no_mans_land[i] < 0 for i in range(s.islands * 3)])
    between = (turn.TURN.number, turn.DIE.number, empire.COVER.number)
    if waiting and sum(s.bag) + sum(s.black_market) > 0 and s.todo and s.todo[-1].kind in between:
        return "DM-8.2.8: a space waits though there are tiles"
    return ""


def heroes(s: Daimyo) -> str:
    """DM-18.4, without the cards that left the game in setup."""
    cards = s.market_deck + s.pile + s.resolving + [card for card in s.market if card >= 0]
    if s.market_top >= 0:
        cards = cards + [s.market_top]
    if s.unseen_hero >= 0:
        cards = cards + [s.unseen_hero]
    wanted: list[int] = []
    for card in MARKET_HEROES:
        if not (s.seats == 1 and card == SOLO_REMOVED) and (s.aggressive == 1 or not HERO_AGGRESSIVE[card]):
            wanted.append(card)
    for seat in range(s.seats):
        own = s.hand[seat] + s.deck[seat] + s.discard[seat]
        cards = cards + own
        clan = s.clan[seat]
        if clan >= 0 and (own or s.resolving):
            wanted.extend(range(CLAN_FIRST_HERO[clan], CLAN_LAST_HERO[clan] + 1))
    if sorted(cards) != sorted(wanted):
        return "DM-18.4: hero cards are lost or doubled"
    return ""


def pieces(s: Daimyo) -> str:
    """DM-18.5, DM-18.6, DM-18.8: one piece per space is in the shape of the state; the counts must agree."""
    for side in range(s.sides):
        free = s.seats == 1 and side == 1
        if s.governor.count(side) != s.governors[side] or (s.governors[side] > GOVERNORS and not free):
            return "DM-18.5: governors"
        if s.danger.count(side) != s.shadows[side] or (s.shadows[side] > SHADOWS and not free):
            return "DM-18.5: shadows"
        for kind in (FARM, TOWER):
            built = s.buildings[side * 2 + kind]
            if s.building.count(side * 2 + kind) != built or (built > 4 and not free):
                return "DM-18.6: buildings"
    for seat in range(s.seats):
        if s.round > 0 and not 0 <= s.scavenger[seat] < s.islands:
            return "DM-18.5: scavenger"
    used_sites = s.governor[s.islands * 5 :] + s.building[s.islands * 5 :] + s.danger[s.islands * 3 :]
    if any([x >= 0 for x in used_sites]):
        return "DM-18.8: a piece on an island that is not in play"
    return ""


def influence(s: Daimyo) -> str:
    """DM-18.9, DM-18.12."""
    for side in range(s.sides):
        for island in range(s.islands):
            total = 0
            for site in range(island * 5, island * 5 + 5):
                if s.governor[site] == side:
                    total += INFLUENCE_GOVERNOR
                if s.building[site] == side * 2 + TOWER:
                    total += INFLUENCE_TOWER
            for i in range(3):
                if s.danger[island * 3 + i] == side:
                    total += INFLUENCE_SHADOW
                if s.altar[island * 3 + i] == side:
                    total += ALTARS[i]
            if total != s.influence[side * 6 + island]:
                return f"DM-18.9: influence of side {side} on island {island} is {s.influence[side * 6 + island]}, not {total}"
    for island in range(s.islands):
        marks = s.altar[island * 3 : island * 3 + 3]
        if sorted([x < 0 for x in marks]) != [x < 0 for x in marks]:
            return "DM-18.12: Altars are not filled from the highest"
        restored = sum([s.restored[side * 6 + island] for side in range(s.sides)])
        if sum([1 for x in marks if x >= 0]) != min(3, restored):
            return "DM-18.12: markers and Restored Relics differ"
    for seat in range(s.seats):
        if restored_relics(s, seat) > MARKERS:
            return "DM-18.12: more than six markers"
    return ""


def storage(s: Daimyo) -> str:
    """DM-18.10, DM-18.11."""
    drawing = any([isinstance(ask, Ask) and ask.kind == relics.DROP.number and ask.a == DROP_AFTER for ask in s.todo])
    for seat in range(s.seats):
        if not CAPACITY_START <= s.capacity[seat] <= CAPACITY_MAX:
            return "DM-18.10: capacity"
        if used(s, seat) > s.capacity[seat] + (1 if drawing else 0):
            return "DM-18.10: more tiles than capacity"
        for colour in range(6):
            full = 15 << (4 * colour)
            if s.loose[seat] & full == full and restored_relics(s, seat) < MARKERS and not drawing:
                return "DM-18.11: four numbers of a colour lie loose"
    if s.seats == 2 and restored_relics(s, 2) < MARKERS:
        for colour in range(s.islands):
            if min(s.merc_tiles[colour * 4 : colour * 4 + 4]) > 0:
                return "DM-18.11: the Mercenaries have four numbers of a colour"
    return ""


def bonus_tiles(s: Daimyo) -> str:
    """DM-18.7: visible tiles are built ones, each once, each on a space of its kind."""
    for seat in range(s.seats):
        seen = [tile for tile in s.tiles[seat * TILE_SPACES : seat * TILE_SPACES + TILE_SPACES] if tile >= 0]
        if len(set(seen)) != len(seen):
            return "DM-18.7: a bonus tile lies twice"
        for space in range(TILE_SPACES):
            tile = s.tiles[seat * TILE_SPACES + space]
            if tile >= 0:
                if tile % 4 >= s.buildings[seat * 2 + tile // 4]:
                    return "DM-18.7: the tile of a building that is not built"
                if TILE_YELLOW[own_tile(s, seat, tile)] != (space >= 6):
                    return "DM-18.7: a tile on a space of the other colour"
    return ""


def rest(s: Daimyo) -> str:
    """DM-18.13, DM-18.14, DM-18.16, DM-18.17, and the Solo piles."""
    if min(s.tokens) < 0:
        return "DM-18.13: fewer than no tokens"
    if any([not 0 <= x <= 2 for x in s.track]):
        return "DM-18.14: recruitment marker"
    if min(s.won) < 0:
        return "DM-18.16: points fell"
    for card in range(len(s.objectives)):
        gold = s.objective_gold[card]
        silver = s.objective_silver[card]
        if silver >= 0 and (gold < 0 or gold == silver or not has_silver(s, s.objectives[card])):
            return "DM-18.17: objective fields"
    if s.seats == 1:
        for pile, most in ((0, 6), (1, 6), (2, 3)):
            if sum([1 for card in s.solo_used if SOLO_PILE[card] == pile]) > most:
                return "DM-15.1.11: too many Solo cards of a pile"
    return ""
