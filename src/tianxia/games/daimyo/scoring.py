"""Influence at the end of a round (DM-12.2), final scoring (section 13, DM-15.7), places and achievements."""

from typing import Final

from tianxia.engine.events import Log
from tianxia.games.daimyo.data import (
    ACHIEVEMENT_CLANS,
    ACHIEVEMENTS,
    BUILDINGS,
    GOVERNORS,
    MARKERS,
    PP_ARMY,
    PP_ARMY_SOLO,
    PP_FARM,
    PP_HELMET,
    PP_RELIC,
    PP_RELIC_MORE,
    PP_SET,
    PP_TOWER,
    SET_SIZE,
    SHADOWS,
)
from tianxia.games.daimyo.ids import (
    FARM,
    GOLD,
    P_ARMY,
    P_FARMS,
    P_HELMET,
    P_INFLUENCE,
    P_RELICS,
    P_RESOURCES,
    P_TOWERS,
    TOWER,
)
from tianxia.games.daimyo.lookups import CLAN_NAMES, GOLD_BANNER, HERO_COST, HERO_NAMES, SILVER_BANNER
from tianxia.games.daimyo.rules.objectives import restored_relics
from tianxia.games.daimyo.rules.resources import popularity, score
from tianxia.games.daimyo.state import Daimyo


def rank_key(s: Daimyo, side: int, island: int) -> int:
    """DM-12.2.1: Influence, then own Shadows there. 0 Influence is not ranked (DM-12.2.2)."""
    influence = s.influence[side * 6 + island]
    if influence == 0:
        return 0
    shadows = 0
    for space in range(island * 3, island * 3 + 3):
        if s.danger[space] == side:
            shadows += 1
    return influence * 4 + shadows


def island_points(s: Daimyo, island: int) -> list[int]:
    """What each side would get for this island now (DM-12.2.3-5)."""
    points = [0] * s.sides
    best = 0
    second = 0
    firsts = 0
    seconds = 0
    keys = [rank_key(s, side, island) for side in range(s.sides)]
    for key in keys:
        if key > best:
            second = best
            seconds = firsts
            best = key
            firsts = 1
        elif key == best:
            firsts += 1
        elif key > second:
            second = key
            seconds = 1
        elif key == second:
            seconds += 1
    if best == 0:
        return points
    gold = GOLD_BANNER[island]
    silver = SILVER_BANNER[island]
    for side in range(s.sides):
        if keys[side] == best:
            points[side] = gold if firsts == 1 else (gold + silver) // firsts
        elif firsts == 1 and keys[side] == second and second > 0:
            points[side] = silver // seconds
    return points


def score_influence(s: Daimyo, log: Log | None) -> None:
    for island in range(s.islands):
        points = island_points(s, island)
        for side in range(s.sides):
            score(s, side, points[side], P_INFLUENCE, "DM-12.2.3", log)


# ---- end of the game ----

_MOST_HEROES: Final = 64  # more than there are


def army_cards(s: Daimyo, side: int) -> list[int]:
    if side < s.seats:
        return s.hand[side] + s.deck[side] + s.discard[side]
    if s.unseen_hero >= 0:
        return s.pile + [s.unseen_hero]
    return s.pile


def army_value(s: Daimyo, side: int) -> int:
    """DM-13.4: costs of all own heroes + gold."""
    value = s.tokens[side * 4 + GOLD]
    for card in army_cards(s, side):
        value += HERO_COST[card]
    return value


def army_key(s: Daimyo, side: int) -> int:
    """DM-13.5: value; fewer cards; more heroes of cost 5, 4, 3, 2. Greater is better."""
    costs = [0, 0, 0, 0, 0, 0]
    cards = army_cards(s, side)
    for card in cards:
        costs[HERO_COST[card]] += 1
    key = army_value(s, side) * _MOST_HEROES + _MOST_HEROES - 1 - len(cards)
    for cost in range(5, 1, -1):
        key = key * _MOST_HEROES + costs[cost]
    return key


def army_points(s: Daimyo) -> list[int]:
    """DM-13.4-6; Mercenaries and Empire are ranked too."""
    table = PP_ARMY_SOLO if s.seats == 1 else PP_ARMY
    keys = [army_key(s, side) for side in range(s.sides)]
    points: list[int] = []
    for key in keys:
        better = equal = shared = 0
        for other in keys:
            better += other > key
            equal += other == key
        for place in range(better, better + equal):
            shared += table[place]
        points.append(shared // equal)
    return points


def relic_points(count: int) -> int:
    """DM-13.1; beyond six only the Empire (DM-15.7.3)."""
    if count <= MARKERS:
        return PP_RELIC[count]
    return PP_RELIC[MARKERS] + PP_RELIC_MORE * (count - MARKERS)


def building_points(count: int, kind: int) -> int:
    """DM-13.2-3; the Empire's buildings are scored in sets of four (DM-15.7.2)."""
    table = PP_FARM if kind == FARM else PP_TOWER
    return table[BUILDINGS] * (count // BUILDINGS) + table[count % BUILDINGS]


def resources_left(s: Daimyo, side: int) -> int:
    return s.tokens[side * 4] + s.tokens[side * 4 + 1] + s.tokens[side * 4 + 2]


def final_scoring(s: Daimyo, log: Log | None) -> None:
    army = army_points(s)
    if log is not None:
        if s.unseen_hero >= 0:
            log.reveal()
            log.say("unseen-hero", 1, "DM-4.1.5", {"hero": HERO_NAMES[s.unseen_hero]})
        for side in range(s.sides):
            log.say("army", side, "DM-13.4", {"army": army_value(s, side)})
    for side in range(s.sides):
        score(s, side, relic_points(restored_relics(s, side)), P_RELICS, "DM-13.1", log)
        score(s, side, building_points(s.buildings[side * 2 + FARM], FARM), P_FARMS, "DM-13.2", log)
        score(s, side, building_points(s.buildings[side * 2 + TOWER], TOWER), P_TOWERS, "DM-13.3", log)
        score(s, side, army[side], P_ARMY, "DM-13.4", log)
        if s.helmet == side:
            score(s, side, PP_HELMET, P_HELMET, "DM-13.7", log)
        if side < s.seats:
            score(s, side, resources_left(s, side) // SET_SIZE * PP_SET, P_RESOURCES, "DM-13.8", log)


def players(s: Daimyo) -> int:
    """Score columns: the seats, and the Empire; the Mercenaries have none (DM-14.7.1)."""
    return s.seats + 1 if s.seats == 1 else s.seats


def final_places(s: Daimyo) -> list[int]:
    """DM-13.9: most PP, then most resources left; still equal: shared. Solo: DM-15.7.4."""
    keys = [popularity(s, side) * 1000 + resources_left(s, side) for side in range(players(s))]
    return [1 + sum([1 for other in keys if other > key]) for key in keys]


def achievements(s: Daimyo) -> list[str]:
    """DM-15.8: what a won solo game ticks, at its level."""
    if s.seats != 1 or final_places(s) != [1, 2]:
        return []
    done = [ACHIEVEMENTS[i] for i in range(4) if ACHIEVEMENT_CLANS[i] == CLAN_NAMES[s.clan[0]]]
    if restored_relics(s, 0) >= MARKERS:
        done.append(ACHIEVEMENTS[4])
    if s.buildings[FARM] + s.buildings[TOWER] == 2 * BUILDINGS:
        done.append(ACHIEVEMENTS[5])
    if s.governors[0] == GOVERNORS and s.shadows[0] == SHADOWS:
        done.append(ACHIEVEMENTS[6])
    return done
