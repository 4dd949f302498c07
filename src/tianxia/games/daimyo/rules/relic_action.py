"""The Relic action (DM-6.3): two legs of the Scavenger, each with take, search and buy in any order."""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.fields import mask, number
from tianxia.engine.flow import Ask
from tianxia.engine.game import Decision, Reason
from tianxia.games.daimyo import actions
from tianxia.games.daimyo.data import SEARCH_TILES
from tianxia.games.daimyo.ids import W_MARKET, W_MERCENARIES, W_SEARCH
from tianxia.games.daimyo.lookups import BLACK_MARKET_PRICE, ISLAND_NAMES, MERC_TILE_PRICE, SEARCH_PRICES
from tianxia.games.daimyo.notation import FROM_HERE
from tianxia.games.daimyo.rules import relics
from tianxia.games.daimyo.rules.relics import (
    SRC_MARKET,
    SRC_MERCS,
    begin_take,
    list_land,
    list_market,
    may_take,
    not_here,
    tile_words,
    why_not_land,
    why_not_market,
    why_not_tile,
)
from tianxia.games.daimyo.rules.resources import can_pay, gain_bundle, lacks, pay
from tianxia.games.daimyo.state import Daimyo

TAKEN: Final = 1
SEARCHED: Final = 2
BOUGHT: Final = 4
LEG_STEPS: Final = ("taken", "searched", "bought")
LEG: Final = -1  # in a Travel question: the move of a leg; otherwise the number of tiles of a SCAV effect


class Travel(Decision[Daimyo]):
    """D-SCAV-MOVE: the Scavenger goes to another island in play; nothing is allowed before it (DM-6.3.5).

    a: LEG, or tiles to take there (SCAV).
    """

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        here = s.scavenger[seat]
        for island in range(s.islands):
            if island != here:
                out.append(actions.TRAVEL.id(island))

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        island = actions.TRAVEL.x(action)
        s.scavenger[seat] = island
        if log is not None:
            log.say("travelled", seat, "DM-6.3.1", {"island": ISLAND_NAMES[island]})
        if ask.a == LEG:
            s.todo.append(RELIC.ask(seat))
        else:
            s.todo.append(relics.REFILL)
            s.todo.append(relics.Takes(seat, FROM_HERE, ask.a, island))

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        if actions.TRAVEL.x(action) >= s.islands:
            return Reason("DM-3.1.1", "island-not-in-play")
        return Reason("DM-6.3.1", "scavenger-is-here")


TRAVEL: Final = Travel("travel", "DM-6.3.1", ("travel",), holds=(number("tiles"),))


class RelicStep(Decision[Daimyo]):
    """D-RELIC-STEP: once per leg each, in any order: take, search, buy. a: what was done."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(actions.STOP.start)
        island = s.scavenger[seat]
        if not ask.a & TAKEN:
            list_land(s, seat, island * 3, island * 3 + 3, out)
        if not ask.a & SEARCHED and _tiles_here(s, island) > 0:
            for i in range(len(SEARCH_PRICES)):
                if can_pay(s, seat, SEARCH_PRICES[i]):
                    out.append(actions.SEARCH.id(i))
        if not ask.a & BOUGHT:
            if can_pay(s, seat, BLACK_MARKET_PRICE):
                list_market(s, seat, out)
            if s.seats == 2 and can_pay(s, seat, MERC_TILE_PRICE):
                for tile in range(24):
                    if s.merc_tiles[tile] > 0 and may_take(s, seat, tile):
                        out.append(actions.RANSOM.start + tile)

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == actions.STOP.start:
            return
        if actions.TAKE.has(action):
            space = action - actions.TAKE.start
            self.go_on(s, seat, ask.a | TAKEN)
            s.todo.append(relics.REFILL)
            begin_take(s, seat, s.no_mans_land[space], space, log)
        elif actions.SEARCH.has(action):
            pay(s, seat, SEARCH_PRICES[actions.SEARCH.x(action)], W_SEARCH, "DM-6.3.3", log)
            self.go_on(s, seat, ask.a | SEARCHED)
            s.todo.append(SEARCH.ask(seat))
        elif actions.MARKET.has(action):
            pay(s, seat, BLACK_MARKET_PRICE, W_MARKET, "DM-6.3.4", log)
            self.go_on(s, seat, ask.a | BOUGHT)
            begin_take(s, seat, action - actions.MARKET.start, SRC_MARKET, log)
        else:
            pay(s, seat, MERC_TILE_PRICE, W_MERCENARIES, "DM-14.5.1", log)
            gain_bundle(s, 2, MERC_TILE_PRICE, W_MERCENARIES, "DM-14.5.1", log)
            self.go_on(s, seat, ask.a | BOUGHT)
            begin_take(s, seat, action - actions.RANSOM.start, SRC_MERCS, log)

    def go_on(self, s: Daimyo, seat: int, done: int) -> None:
        if done != TAKEN | SEARCHED | BOUGHT:
            s.todo.append(RELIC.ask(seat, done))

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        if actions.TAKE.has(action):
            if ask.a & TAKEN:
                return Reason("DM-6.3.2", "taken")
            if actions.TAKE.x(action) != s.scavenger[seat]:
                return not_here(s, seat, "DM-6.3.2")
            return why_not_land(s, seat, action - actions.TAKE.start)
        if actions.SEARCH.has(action):
            if ask.a & SEARCHED:
                return Reason("DM-6.3.3", "searched")
            price = SEARCH_PRICES[actions.SEARCH.x(action)]
            return Reason("DM-8.2.8", "no-tile") if can_pay(s, seat, price) else lacks(s, seat, price, "DM-6.3.3")
        if ask.a & BOUGHT:
            return Reason("DM-6.3.4", "bought")
        if actions.MARKET.has(action):
            if not can_pay(s, seat, BLACK_MARKET_PRICE):
                return lacks(s, seat, BLACK_MARKET_PRICE, "DM-6.3.4")
            return why_not_market(s, seat, action - actions.MARKET.start)
        tile = action - actions.RANSOM.start
        if s.seats != 2 or s.merc_tiles[tile] == 0:
            return Reason("DM-14.5.1", "no-tile")
        if not can_pay(s, seat, MERC_TILE_PRICE):
            return lacks(s, seat, MERC_TILE_PRICE, "DM-14.5.1")
        return why_not_tile(s, seat, tile)

    def action_rule(self, s: Daimyo, ask: Ask, action: int) -> str:
        if actions.TAKE.has(action):
            return "DM-6.3.2"
        if actions.SEARCH.has(action):
            return "DM-6.3.3"
        if actions.MARKET.has(action):
            return "DM-6.3.4"
        return "DM-14.5.1" if actions.RANSOM.has(action) else "DM-8.2.9"

    def about(self, s: Daimyo, ask: Ask) -> dict[str, Value]:
        return {
            "island": ISLAND_NAMES[s.scavenger[ask.seat]],
            "taken": ask.a & TAKEN,
            "searched": (ask.a & SEARCHED) // SEARCHED,
            "bought": (ask.a & BOUGHT) // BOUGHT,
        }


RELIC: Final = RelicStep("relic", "DM-6.3", ("take", "search", "market", "ransom", "stop"), holds=(mask("done", of=LEG_STEPS),))


def _tiles_here(s: Daimyo, island: int) -> int:
    return sum([1 for space in range(island * 3, island * 3 + 3) if s.no_mans_land[space] >= 0])


class SearchTiles(Decision[Daimyo]):
    """DM-6.3.3: one or two tiles of this No Man's Land go to the Black Market, then it is refilled. a: discarded."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        island = s.scavenger[seat]
        if ask.a > 0:
            out.append(actions.STOP.start)
        for space in range(island * 3, island * 3 + 3):
            if s.no_mans_land[space] >= 0:
                out.append(actions.BIN.start + space)

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == actions.STOP.start:
            s.todo.append(relics.REFILL)
            return
        space = action - actions.BIN.start
        tile = s.no_mans_land[space]
        s.no_mans_land[space] = -1
        s.black_market[tile] += 1
        if log is not None:
            log.say("searched", seat, "DM-6.3.3", tile_words(tile))
        if ask.a + 1 < SEARCH_TILES and _tiles_here(s, s.scavenger[seat]) > 0:
            s.todo.append(SEARCH.ask(seat, ask.a + 1))
        else:
            s.todo.append(relics.REFILL)

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        if action == actions.STOP.start:
            return Reason("DM-6.3.3", "at-least-one")
        if actions.BIN.x(action) != s.scavenger[seat]:
            return not_here(s, seat, "DM-6.3.3")
        return Reason("DM-8.2.8", "no-tile")

    def about(self, s: Daimyo, ask: Ask) -> dict[str, Value]:
        return {"island": ISLAND_NAMES[s.scavenger[ask.seat]], "done": ask.a, "most": SEARCH_TILES}


SEARCH: Final = SearchTiles("search", "DM-6.3.3", ("bin", "stop"), holds=(number("done"),))
