"""The Mercenaries of the two-player game (section 14). They are side 2."""

from typing import Final

from tianxia.engine.actions import Block
from tianxia.engine.events import Log, Value
from tianxia.engine.fields import number
from tianxia.engine.flow import Ask
from tianxia.engine.game import Decision, Reason
from tianxia.games.daimyo import actions
from tianxia.games.daimyo.data import BUILDINGS, GOVERNORS, MARKERS, SHADOWS
from tianxia.games.daimyo.ids import BLUE, F_GOVERNOR, F_RELIC, F_SHADOW, F_TOWER, FIELD_NAMES, GREEN, RED, TOWER, W_MERCENARIES
from tianxia.games.daimyo.lookups import MERC_SHADOW_PRICE
from tianxia.games.daimyo.rules import relics
from tianxia.games.daimyo.rules.buildings import has_free_building_site, list_building_sites
from tianxia.games.daimyo.rules.objectives import restored_relics
from tianxia.games.daimyo.rules.relics import fill, set_marker, tile_words
from tianxia.games.daimyo.rules.resources import can_pay, gain_bundle, lacks, pay
from tianxia.games.daimyo.rules.units import (
    ask_eliminate,
    has_free_site,
    list_free_sites,
    place_building,
    place_governor,
    place_shadow,
    take_governor,
    take_shadow,
    take_tower,
)
from tianxia.games.daimyo.state import Daimyo

MERCS: Final = 2
FIELD_COLOUR: Final[list[int]] = [GREEN, BLUE, RED, RED]
_FIRST_PLACE: Final[list[int]] = [0, 2, 3, 4]  # in merc_dice; the Relic field has two
_LAST_PLACE: Final[list[int]] = [1, 2, 3, 4]
_PAIRS: Final[list[tuple[int, int]]] = [(0, 1), (0, 2), (1, 2)]
# by field: what a piece from the supply follows, what one that is moved, and which answers place it
_PLACE_RULE: Final[list[str]] = ["DM-14.4.1", "DM-14.4.5", "DM-14.4.3", "DM-14.4.6"]
_MOVE_RULE: Final[list[str]] = ["DM-14.4.1", "DM-14.4.5", "DM-14.4.4", "DM-14.4.7"]
_PLACED_AS: Final[list[Block]] = [actions.SWAP, actions.GOVERN, actions.SITE, actions.SHADOW]


def free_place(s: Daimyo, field: int) -> int:
    for place in range(_FIRST_PLACE[field], _LAST_PLACE[field] + 1):
        if s.merc_dice[place] == 0:
            return place
    return -1


class GiveDie(Decision[Daimyo]):
    """DM-14.2.1: a die from the middle on a free field of its colour; the Shadow field needs 2 gold (DM-14.4.6)."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        for field in range(4):
            if free_place(s, field) < 0 or (field == F_SHADOW and not can_pay(s, seat, MERC_SHADOW_PRICE)):
                continue
            for value in range(6):
                if s.middle[FIELD_COLOUR[field] * 6 + value] > 0:
                    out.append(actions.MERC.id(field, value))

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        field = actions.MERC.x(action)
        code = FIELD_COLOUR[field] * 6 + actions.MERC.y(action)
        s.middle[code] -= 1
        s.merc_dice[free_place(s, field)] = code + 1
        if log is not None:
            log.say("merc-die", seat, "DM-14.2.1", {"field": FIELD_NAMES[field], "value": actions.MERC.y(action) + 1})
        s.todo.append(relics.REFILL)
        if field == F_RELIC:
            if any([s.no_mans_land[i] >= 0 for i in range(s.islands * 3)]):
                s.todo.append(RELIC.ask(seat))
            return
        if field == F_SHADOW:
            pay(s, seat, MERC_SHADOW_PRICE, W_MERCENARIES, "DM-14.4.6", log)
            gain_bundle(s, MERCS, MERC_SHADOW_PRICE, W_MERCENARIES, "DM-14.4.6", log)
        if not has_target(s, field):
            return  # DM-14.4.9
        s.todo.append((PLACE if in_supply(s, field) else LIFT).ask(seat, field))

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        field = actions.MERC.x(action)
        if free_place(s, field) < 0:
            return Reason("DM-14.2.3", "field-taken")
        if field == F_SHADOW and not can_pay(s, seat, MERC_SHADOW_PRICE):
            return lacks(s, seat, MERC_SHADOW_PRICE, "DM-14.4.6")
        return Reason("DM-14.2.1", "no-such-die")


DIE: Final = GiveDie("merc-die", "DM-14.2.1", ("merc",))


def in_supply(s: Daimyo, field: int) -> bool:
    if field == F_GOVERNOR:
        return s.governors[MERCS] < GOVERNORS
    if field == F_TOWER:
        return s.buildings[MERCS * 2 + TOWER] < BUILDINGS
    return s.shadows[MERCS] < SHADOWS


def has_target(s: Daimyo, field: int) -> bool:
    if field == F_GOVERNOR:
        return has_free_site(s)
    if field == F_TOWER:
        return has_free_building_site(s)
    return any([s.danger[i] < 0 for i in range(s.islands * 3)])


class MercRelic(Decision[Daimyo]):
    """DM-14.4.1: swap one tile with the bag, or take two tiles of one island."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        for space in range(s.islands * 3):
            if s.no_mans_land[space] >= 0:
                out.append(actions.SWAP.start + space)
        for island in range(s.islands):
            self.list_pairs(s, island, out)

    def list_pairs(self, s: Daimyo, island: int, out: list[int]) -> None:
        """All pairs; with a single tile left one answer that takes it (DM-14.4.9)."""
        there = [s.no_mans_land[island * 3 + i] >= 0 for i in range(3)]
        count = sum(there)
        for pair in range(3):
            one, two = _PAIRS[pair]
            if there[one] and there[two]:
                out.append(actions.LOOT.id(island, pair))
            elif count == 1 and (there[one] or there[two]):
                out.append(actions.LOOT.id(island, pair))
                return

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if actions.SWAP.has(action):
            space = action - actions.SWAP.start
            old = s.no_mans_land[space]
            s.no_mans_land[space] = -1
            if log is not None:
                log.say("merc-swap", seat, "DM-14.4.1", tile_words(old))
            fill(s, space, "DM-14.4.1", log)
            s.bag[old] += 1
            return
        island = actions.LOOT.x(action)
        one, two = _PAIRS[actions.LOOT.y(action)]
        for i in (one, two):
            tile = s.no_mans_land[island * 3 + i]
            if tile >= 0:
                s.no_mans_land[island * 3 + i] = -1
                s.merc_tiles[tile] += 1
                if log is not None:
                    log.say("merc-tile", MERCS, "DM-14.4.1", tile_words(tile))
        restore_mercs(s, log)

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        island = actions.SWAP.x(action) if actions.SWAP.has(action) else actions.LOOT.x(action)
        return Reason("DM-3.1.1", "island-not-in-play") if island >= s.islands else Reason("DM-14.4.1", "no-tile")


RELIC: Final = MercRelic("merc-relic", "DM-14.4.1", ("swap", "loot"))


def restore_mercs(s: Daimyo, log: Log | None) -> None:
    """DM-14.4.2: every complete set of a colour is restored at once."""
    for colour in range(s.islands):
        at = colour * 4
        while all([s.merc_tiles[at + i] > 0 for i in range(4)]) and restored_relics(s, MERCS) < MARKERS:
            for i in range(4):
                s.merc_tiles[at + i] -= 1
            s.restored[MERCS * 6 + colour] += 1
            s.stacks[MERCS * 6 + colour] += 1
            set_marker(s, MERCS, colour, log)


class MercLift(Decision[Daimyo]):
    """DM-14.4.4-7: no piece is left in supply, so one on the board is moved. a: field."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        if ask.a == F_GOVERNOR:
            for site in range(s.islands * 5):
                if s.governor[site] == MERCS:
                    out.append(actions.LIFT.start + site)
        elif ask.a == F_TOWER:
            for site in range(s.islands * 5):
                if s.building[site] == MERCS * 2 + TOWER:
                    out.append(actions.LIFT_TOWER.start + site)
        else:
            for space in range(s.islands * 3):
                if s.danger[space] == MERCS:
                    out.append(actions.LIFT_SHADOW.start + space)

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        start = (
            actions.LIFT.start
            if ask.a == F_GOVERNOR
            else (actions.LIFT_TOWER.start if ask.a == F_TOWER else actions.LIFT_SHADOW.start)
        )
        s.todo.append(PLACE.ask(seat, ask.a, action - start + 1))

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        return Reason(self.question_rule(s, ask), "no-merc-piece")

    def question_rule(self, s: Daimyo, ask: Ask) -> str:
        return _MOVE_RULE[ask.a]

    def about(self, s: Daimyo, ask: Ask) -> dict[str, Value]:
        return {"field": FIELD_NAMES[ask.a]}


LIFT: Final = MercLift("merc-lift", "DM-14.4.4", ("lift", "lift-tower", "lift-shadow"), holds=(number("field", of=FIELD_NAMES),))


class MercPlace(Decision[Daimyo]):
    """DM-14.4.3-7: any free space; the giver of the die chooses (DM-14.2.2). a: field, b: 1 + where it is moved from."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        if ask.a == F_GOVERNOR:
            list_free_sites(s, out)
        elif ask.a == F_TOWER:
            list_building_sites(s, out)
        else:
            for space in range(s.islands * 3):
                if s.danger[space] < 0:
                    out.append(actions.SHADOW.start + space)

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if ask.a == F_GOVERNOR:
            if ask.b > 0:
                take_governor(s, ask.b - 1)
            place_governor(s, MERCS, action - actions.GOVERN.start, "DM-14.4.5", log)
        elif ask.a == F_TOWER:
            if ask.b > 0:
                take_tower(s, ask.b - 1)
            place_building(s, MERCS, TOWER, action - actions.SITE.start, "DM-14.4.3", log)
        else:
            if ask.b > 0:
                take_shadow(s, ask.b - 1)
            place_shadow(s, MERCS, action - actions.SHADOW.start, "DM-14.4.6", log)
            if ask.b == 0:
                ask_eliminate(s, seat, actions.SHADOW.x(action), 1 - seat)

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        block = _PLACED_AS[ask.a]
        if not block.has(action):
            return Reason(self.question_rule(s, ask), "other-piece", {"piece": FIELD_NAMES[ask.a]})
        return Reason("DM-3.1.1", "island-not-in-play") if block.x(action) >= s.islands else Reason("DM-4.4.1", "occupied")

    def question_rule(self, s: Daimyo, ask: Ask) -> str:
        return _MOVE_RULE[ask.a] if ask.b > 0 else _PLACE_RULE[ask.a]

    def about(self, s: Daimyo, ask: Ask) -> dict[str, Value]:
        return {"field": FIELD_NAMES[ask.a], "moved": 1 if ask.b > 0 else 0}


PLACE: Final = MercPlace(
    "merc-place", "DM-14.4.3", ("govern", "site", "shadow"), holds=(number("field", of=FIELD_NAMES), number("moved"))
)


def merc_dice_sum(s: Daimyo) -> int:
    total = 0
    for die in s.merc_dice:
        if die > 0:
            total += (die - 1) % 6 + 1
    return total
