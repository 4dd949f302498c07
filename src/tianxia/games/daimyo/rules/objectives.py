"""Objectives (section 11): checked after every change, taken at once by whoever meets them first."""

from tianxia.engine.events import Log
from tianxia.games.daimyo.ids import FARM, TOWER, W_OBJECTIVE
from tianxia.games.daimyo.lookups import OBJECTIVE_GOLD, OBJECTIVE_NAMES, OBJECTIVE_NEEDS, OBJECTIVE_SILVER
from tianxia.games.daimyo.rules import effects
from tianxia.games.daimyo.state import Daimyo


def check_objectives(s: Daimyo, log: Log | None) -> None:
    """DM-11.1: the active player first, then clockwise. Mercenaries never take one (DM-11.5)."""
    for card in range(len(s.objectives)):
        gold = s.objective_gold[card]
        if gold >= 0 and (s.objective_silver[card] >= 0 or not has_silver(s, s.objectives[card])):
            continue
        for i in range(s.seats):
            seat = (s.active + i) % s.seats
            if seat == s.objective_gold[card] or not met(s, seat, s.objectives[card]):
                continue
            if s.objective_gold[card] < 0:
                s.objective_gold[card] = seat
                _reward(s, seat, s.objectives[card], OBJECTIVE_GOLD[s.objectives[card]], "gold", log)
            elif has_silver(s, s.objectives[card]) and s.objective_silver[card] < 0:
                s.objective_silver[card] = seat
                _reward(s, seat, s.objectives[card], OBJECTIVE_SILVER[s.objectives[card]], "silver", log)


def _reward(s: Daimyo, seat: int, objective: int, effect: int, field: str, log: Log | None) -> None:
    if log is not None:
        log.say("objective", seat, "DM-11.3", {"objective": OBJECTIVE_NAMES[objective], "field": field})
    s.todo.append(effects.Resolve(seat, effect, W_OBJECTIVE))


def has_silver(s: Daimyo, objective: int) -> bool:
    """DM-11.2-3: orange cards have one field; green ones a second with 3 or 4 players."""
    return s.seats > 2 and OBJECTIVE_SILVER[objective] >= 0


def met(s: Daimyo, seat: int, objective: int) -> bool:
    """The conditions of data section 9, in its order."""
    need = OBJECTIVE_NEEDS[objective]
    if objective == 0:
        return islands_with_governor(s, seat) >= need
    if objective == 1:
        return most_governors_on_an_island(s, seat) >= need
    if objective == 2:
        return s.buildings[seat * 2 + FARM] + s.buildings[seat * 2 + TOWER] >= need
    if objective == 3:
        return islands_with_tower(s, seat) >= need
    if objective == 4:
        return s.shadows[seat] >= need
    if objective == 5 or objective == 9:
        return restored_relics(s, seat) >= need
    if objective == 6:
        return s.capacity[seat] >= need
    if objective == 7:
        resolving = len(s.resolving) if seat == s.active else 0
        return len(s.hand[seat]) + len(s.deck[seat]) + len(s.discard[seat]) + resolving >= need
    if objective == 8:
        return s.buildings[seat * 2 + FARM] >= need
    if objective == 10:
        return s.buildings[seat * 2 + FARM] >= need or s.buildings[seat * 2 + TOWER] >= need
    return s.governors[seat] >= need


def most_governors_on_an_island(s: Daimyo, seat: int) -> int:
    most = 0
    for island in range(s.islands):
        count = 0
        for site in range(island * 5, island * 5 + 5):
            if s.governor[site] == seat:
                count += 1
        most = max(most, count)
    return most


def islands_with_tower(s: Daimyo, seat: int) -> int:
    islands = 0
    for island in range(s.islands):
        for site in range(island * 5, island * 5 + 5):
            if s.building[site] == seat * 2 + TOWER:
                islands += 1
                break
    return islands


def islands_with_governor(s: Daimyo, seat: int) -> int:
    count = 0
    for island in range(s.islands):
        for site in range(island * 5, island * 5 + 5):
            if s.governor[site] == seat:
                count += 1
                break
    return count


def restored_relics(s: Daimyo, side: int) -> int:
    count = 0
    for i in range(side * 6, side * 6 + 6):
        count += s.restored[i]
    return count
