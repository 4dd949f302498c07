"""Techno-farms and Radio Towers: cost, discount, site (section 10), and where their Bonus tile goes (DM-7.4.5)."""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.fields import number
from tianxia.engine.flow import Ask, Step
from tianxia.engine.game import Decision, Reason
from tianxia.games.daimyo import actions
from tianxia.games.daimyo.data import BUILDINGS
from tianxia.games.daimyo.ids import ABILITY_SPACE, FARM, GOLD, TILE_SPACE_NAMES, TILE_SPACES, TOWER, TYPE_NAMES, W_BUILDING
from tianxia.games.daimyo.lookups import BOARD_COST, BONUS_TILES, SURCHARGE, TILE_NAME, TILE_YELLOW, amount, size, tile_number
from tianxia.games.daimyo.notation import ANY_TYPE, IN_GOLD, ONLY_FARM, ONLY_NAMES
from tianxia.games.daimyo.rules.resources import lacks, pay
from tianxia.games.daimyo.rules.units import place_building
from tianxia.games.daimyo.state import Daimyo


def quote_building(s: Daimyo, seat: int, kind: int, price: int) -> int:
    """DM-10.2: base cost + surcharge of the next slot; all in gold if so priced (DM-10.7). Discounts not yet taken off."""
    board = s.advanced * 8 + s.boards[seat * 2 + kind]
    cost = BOARD_COST[board] + SURCHARGE[board * 4 + s.buildings[seat * 2 + kind]]
    if price == IN_GOLD:
        return size(cost) << (4 * GOLD)
    return cost


def missing(s: Daimyo, seat: int, cost: int) -> int:
    """How many tokens of a cost the player lacks."""
    lack = 0
    for token in range(4):
        lack += max(0, amount(cost, token) - s.tokens[seat * 4 + token])
    return lack


def discount_of(price: int) -> int:
    return 0 if price == IN_GOLD else price


def may_build(s: Daimyo, seat: int, kind: int, price: int, only: int) -> bool:
    if only != ANY_TYPE and (only == ONLY_FARM) != (kind == FARM):
        return False
    if s.buildings[seat * 2 + kind] >= BUILDINGS:  # DM-10.8
        return False
    return missing(s, seat, quote_building(s, seat, kind, price)) <= discount_of(price)


def has_free_building_site(s: Daimyo) -> bool:
    return any([s.building[i] < 0 for i in range(s.islands * 5)])


def can_build(s: Daimyo, seat: int, price: int, only: int) -> bool:
    return has_free_building_site(s) and (may_build(s, seat, FARM, price, only) or may_build(s, seat, TOWER, price, only))


class Building(Step[Daimyo]):
    """Asks if something can be built. `left`: how many (0: any number)."""

    FIELDS = [number("seat"), number("price"), number("only", of=ONLY_NAMES), number("left")]

    def __init__(self, seat: int, price: int, only: int, left: int) -> None:
        self.seat = seat
        self.price = price
        self.only = only
        self.left = left

    def run(self, s: Daimyo, log: Log | None) -> None:
        if can_build(s, self.seat, self.price, self.only):
            s.todo.append(BUILD.ask(self.seat, self.price, self.only, self.left))


class Build(Decision[Daimyo]):
    """D-BUILD: the type, or no more. Then pay, place, and lay the tile (DM-10.1).

    a: price, b: type, c: how many are left (0: any number).
    """

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(actions.STOP.start)
        for kind in range(2):
            if may_build(s, seat, kind, ask.a, ask.b):
                out.append(actions.BUILD.id(kind))

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == actions.STOP.start:
            return
        kind = actions.BUILD.x(action)
        if ask.c != 1:
            s.todo.append(Building(seat, ask.a, ask.b, 0))
        s.todo.append(SITE.ask(seat, kind))
        cost = quote_building(s, seat, kind, ask.a)
        discount = discount_of(ask.a)
        if discount >= size(cost):
            return
        if discount > 0:
            s.todo.append(SPARE.ask(seat, kind, cost, discount))
        else:
            pay(s, seat, cost, W_BUILDING, "DM-10.2", log)

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        kind = actions.BUILD.x(action)
        if ask.b != ANY_TYPE and (ask.b == ONLY_FARM) != (kind == FARM):
            return Reason("DM-10.1", "other-type", {"type": TYPE_NAMES[1 - kind]})
        if s.buildings[seat * 2 + kind] >= BUILDINGS:
            return Reason("DM-10.8", "no-building-left")
        cost = quote_building(s, seat, kind, ask.a)
        if discount_of(ask.a) > 0:
            return Reason("DM-10.6", "discount", {"missing": missing(s, seat, cost), "discount": discount_of(ask.a)})
        return lacks(s, seat, cost, "DM-10.7" if ask.a == IN_GOLD else "DM-10.2")

    def action_rule(self, s: Daimyo, ask: Ask, action: int) -> str:
        return "DM-6.0.4" if action == actions.STOP.start else "DM-10.2"

    def about(self, s: Daimyo, ask: Ask) -> dict[str, Value]:
        return {"discount": discount_of(ask.a), "gold": 1 if ask.a == IN_GOLD else 0}


BUILD: Final = Build(
    "build", "DM-10.1", ("build", "stop"), holds=(number("price"), number("only", of=ONLY_NAMES), number("left"))
)


class Spare(Decision[Daimyo]):
    """DM-10.6: which tokens of the cost are left out. a: type, b: cost, c: how many."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        for token in range(4):
            if amount(ask.b, token) > 0 and missing(s, seat, ask.b - (1 << (4 * token))) <= ask.c - 1:
                out.append(actions.SPARE.id(token))

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        cost = ask.b - (1 << (4 * actions.SPARE.x(action)))
        if ask.c > 1:
            s.todo.append(SPARE.ask(seat, ask.a, cost, ask.c - 1))
        else:
            pay(s, seat, cost, W_BUILDING, "DM-10.6", log)

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        token = actions.SPARE.x(action)
        if amount(ask.b, token) == 0:
            return Reason("DM-10.6", "not-in-cost")
        return Reason("DM-4.2.4", "rest", {"missing": missing(s, seat, ask.b - (1 << (4 * token))), "left": ask.c - 1})

    def about(self, s: Daimyo, ask: Ask) -> dict[str, Value]:
        return {"type": TYPE_NAMES[ask.a], "left": ask.c}


SPARE: Final = Spare("spare", "DM-10.6", ("spare",), holds=(number("type", of=TYPE_NAMES), number("cost"), number("left")))


def list_building_sites(s: Daimyo, out: list[int]) -> None:
    for site in range(s.islands * 5):
        if s.building[site] < 0:
            out.append(actions.SITE.start + site)


def why_not_building_site(s: Daimyo, action: int) -> Reason:
    if action - actions.SITE.start >= s.islands * 5:
        return Reason("DM-3.1.1", "island-not-in-play")
    return Reason("DM-4.4.1", "occupied")


class BuildSite(Decision[Daimyo]):
    """DM-10.3: any free building space in play; the leftmost slot is emptied and its tile comes free. a: type."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        list_building_sites(s, out)

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        slot = s.buildings[seat * 2 + ask.a]
        s.todo.append(TILE.ask(seat, ask.a * 4 + slot))
        place_building(s, seat, ask.a, action - actions.SITE.start, "DM-10.3", log)

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        return why_not_building_site(s, action)

    def about(self, s: Daimyo, ask: Ask) -> dict[str, Value]:
        return {"type": TYPE_NAMES[ask.a]}


SITE: Final = BuildSite("site", "DM-10.3", ("site",), holds=(number("type", of=TYPE_NAMES),))


def own_tile(s: Daimyo, seat: int, tile: int) -> int:
    """The tile number (see tables) of a seat's tile type * 4 + slot."""
    return tile_number(s.advanced, s.boards[seat * 2 + tile // 4], tile % 4)


class PlaceTile(Decision[Daimyo]):
    """D-TILE-PLACE: grey tiles on six spaces, yellow ones on two; an old tile is covered for good. a: tile."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        yellow = TILE_YELLOW[own_tile(s, seat, ask.a)]
        low = ABILITY_SPACE + 1 if yellow else 0
        high = TILE_SPACES if yellow else ABILITY_SPACE + 1
        for space in range(low, high):
            out.append(actions.PLACE.id(space))

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        space = actions.PLACE.x(action)
        s.tiles[seat * TILE_SPACES + space] = ask.a
        if log is not None:
            code = TILE_NAME[own_tile(s, seat, ask.a)]
            log.say("tile-placed", seat, "DM-7.4.5", {"tile": code, "place": TILE_SPACE_NAMES[space]})

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        yellow = TILE_YELLOW[own_tile(s, seat, ask.a)]
        return Reason("DM-7.4.2", "tile-colour", {"colour": "yellow" if yellow else "grey"})

    def warnings(self, s: Daimyo, ask: Ask, seat: int, action: int) -> list[Reason]:
        if s.tiles[seat * TILE_SPACES + actions.PLACE.x(action)] >= 0:
            return [Reason("DM-7.4.5", "covers-tile")]
        return []

    def about(self, s: Daimyo, ask: Ask) -> dict[str, Value]:
        return {"tile": TILE_NAME[own_tile(s, ask.seat, ask.a)]}


TILE: Final = PlaceTile("place-tile", "DM-7.4.5", ("place",), holds=(number("tile", of=BONUS_TILES),))
