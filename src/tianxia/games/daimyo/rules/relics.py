"""Relic tiles: bag, No Man's Lands, Black Market, Storage, restoring (section 8)."""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.fields import number
from tianxia.engine.flow import Ask, Step
from tianxia.engine.game import Decision, Reason
from tianxia.games.daimyo import actions
from tianxia.games.daimyo.data import CAPACITY_MAX, MARKERS
from tianxia.games.daimyo.ids import P_STORAGE, W_THEFT
from tianxia.games.daimyo.lookups import ALTARS, ISLAND_NAMES, RELIC_TILES, STEAL_PAY
from tianxia.games.daimyo.notation import FROM_BOARD, FROM_HERE, FROM_MARKET, FROM_NAMES
from tianxia.games.daimyo.rules.objectives import restored_relics
from tianxia.games.daimyo.rules.resources import gain_bundle, score
from tianxia.games.daimyo.state import Daimyo

# where a tile comes from: 0 to 17 a No Man's Land space, then
SRC_MARKET: Final = 18
SRC_MERCS: Final = 19
SRC_SEAT: Final = 20  # + seat: stolen
SOURCE_NAMES: Final = (*[f"space {i}" for i in range(18)], "market", "mercenaries", *[f"seat {i}" for i in range(4)])

DROP_FIRST: Final = 0  # full Storage before a take (DM-8.2.2)
DROP_AFTER: Final = 1  # too much after a bag draw (DM-8.2.5)
DROP_NAMES: Final = ("first", "after")

BITS: Final[list[int]] = [1 << i for i in range(24)]


def tile_words(tile: int) -> dict[str, Value]:
    return {"relic": ISLAND_NAMES[tile // 4], "number": tile % 4 + 1}


# ---- bag ----


def draw_tile(s: Daimyo, log: Log | None) -> int:
    """A random tile from the bag; an empty bag is filled with the Black Market (DM-8.2.8). -1 if there is none."""
    total = 0
    for count in s.bag:
        total += count
    if total == 0:
        for tile in range(24):
            s.bag[tile] = s.black_market[tile]
            total += s.bag[tile]
            s.black_market[tile] = 0
        if total == 0:
            return -1
        if log is not None:
            log.say("bag-filled", -1, "DM-8.2.8", {"tiles": total})
    at = s.rng.below(total)
    tile = 0
    while at >= s.bag[tile]:
        at -= s.bag[tile]
        tile += 1
    s.bag[tile] -= 1
    return tile


def refill(s: Daimyo, log: Log | None) -> None:
    """DM-8.2.7, DM-8.2.11: empty No Man's Land spaces in the order of islands, left to right."""
    for space in range(s.islands * 3):
        if s.no_mans_land[space] < 0 and not fill(s, space, "DM-8.2.7", log):
            return


def fill(s: Daimyo, space: int, rule: str, log: Log | None) -> bool:
    """A new tile on an empty space; False if there is none."""
    tile = draw_tile(s, log)
    if tile < 0:
        return False
    s.no_mans_land[space] = tile
    if log is not None:
        words = tile_words(tile)
        words["island"] = ISLAND_NAMES[space // 3]
        words["space"] = space % 3 + 1
        log.say("refill", -1, rule, words)
    return True


class Refill(Step[Daimyo]):
    """Spaces that wait for tiles."""

    def run(self, s: Daimyo, log: Log | None) -> None:
        refill(s, log)


REFILL: Final = Refill()


# ---- Storage ----


def raise_capacity(s: Daimyo, seat: int, by: int, log: Log | None) -> None:
    """DM-8.1.3: each step beyond the last gives 1 PP instead."""
    steps = min(by, CAPACITY_MAX - s.capacity[seat])
    s.capacity[seat] += steps
    s.dirty = 1
    if log is not None and steps > 0:
        log.say("capacity", seat, "DM-8.1.3", {"capacity": s.capacity[seat]})
    score(s, seat, by - steps, P_STORAGE, "DM-8.1.3", log)


def used(s: Daimyo, seat: int) -> int:
    """DM-8.1.2: loose tiles + Restored Relics."""
    count = restored_relics(s, seat)
    mask = s.loose[seat]
    while mask:
        mask &= mask - 1
        count += 1
    return count


def may_take(s: Daimyo, seat: int, tile: int) -> bool:
    """DM-8.2.1-2, DM-8.2.10: no equal loose tile; room, or a loose tile to discard."""
    loose = s.loose[seat]
    return (loose & BITS[tile]) == 0 and (loose != 0 or used(s, seat) < s.capacity[seat])


def begin_take(s: Daimyo, seat: int, tile: int, source: int, log: Log | None) -> None:
    """A legal take; with a full Storage one loose tile goes first (DM-8.2.2-3)."""
    if used(s, seat) >= s.capacity[seat]:
        s.todo.append(DROP.ask(seat, DROP_FIRST, tile, source))
    else:
        finish_take(s, seat, tile, source, log)


def finish_take(s: Daimyo, seat: int, tile: int, source: int, log: Log | None) -> None:
    lose_from_source(s, tile, source)
    if source >= SRC_SEAT:
        gain_bundle(s, source - SRC_SEAT, STEAL_PAY, W_THEFT, "DM-4.6.3", log)
    s.loose[seat] |= BITS[tile]
    if log is not None:
        words = tile_words(tile)
        if source < SRC_MARKET:
            words["source"] = ISLAND_NAMES[source // 3]
        elif source >= SRC_SEAT:
            words["source"] = "theft"
        else:
            words["source"] = "market" if source == SRC_MARKET else "mercenaries"
        log.say("took-tile", seat, "DM-8.2", words)
    restore_relics(s, seat, log)


def lose_from_source(s: Daimyo, tile: int, source: int) -> None:
    if source < SRC_MARKET:
        s.no_mans_land[source] = -1
    elif source == SRC_MARKET:
        s.black_market[tile] -= 1
    elif source == SRC_MERCS:
        s.merc_tiles[tile] -= 1
    else:
        s.loose[source - SRC_SEAT] &= ~BITS[tile]


def restore_relics(s: Daimyo, side: int, log: Log | None) -> None:
    """DM-8.4: four numbers of a colour become a Restored Relic at once."""
    for colour in range(s.islands):
        full = 15 << (4 * colour)
        if s.loose[side] & full == full and (side >= s.seats or restored_relics(s, side) < MARKERS):
            s.loose[side] &= ~full
            s.restored[side * 6 + colour] += 1
            s.stacks[side * 6 + colour] += 1
            s.dirty = 1
            set_marker(s, side, colour, log)


def set_marker(s: Daimyo, side: int, island: int, log: Log | None) -> None:
    """DM-8.4.2: the highest free Altar; beside them if there is none (DM-15.3.9)."""
    value = 0
    for i in range(3):
        if s.altar[island * 3 + i] < 0:
            s.altar[island * 3 + i] = side
            value = ALTARS[i]
            s.influence[side * 6 + island] += value
            break
    if log is not None:
        log.say("restored", side, "DM-8.4.1", {"relic": ISLAND_NAMES[island], "influence": value})


def drop_tile(s: Daimyo, seat: int, tile: int, to_bag: bool, rule: str, log: Log | None) -> None:
    s.loose[seat] &= ~BITS[tile]
    if to_bag:
        s.bag[tile] += 1
    else:
        s.black_market[tile] += 1
    if log is not None:
        log.say("returned-tile" if to_bag else "dropped-tile", seat, rule, tile_words(tile))


def list_loose(s: Daimyo, seat: int, out: list[int]) -> None:
    mask = s.loose[seat]
    for tile in range(24):
        if mask & BITS[tile]:
            out.append(actions.DROP.start + tile)


class Drop(Decision[Daimyo]):
    """D-STORE-DISCARD: a loose tile goes to the Black Market. a: before a take or after a draw, b: tile, c: source."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        list_loose(s, seat, out)

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        drop_tile(s, seat, action - actions.DROP.start, False, "DM-8.2.2" if ask.a == DROP_FIRST else "DM-8.2.5", log)
        if ask.a == DROP_FIRST:
            finish_take(s, seat, ask.b, ask.c, log)
        else:
            restore_relics(s, seat, log)

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        return Reason("DM-8.2.2", "not-loose")

    def question_rule(self, s: Daimyo, ask: Ask) -> str:
        return self.rule if ask.a == DROP_FIRST else "DM-8.2.5"

    def about(self, s: Daimyo, ask: Ask) -> dict[str, Value]:
        words = tile_words(ask.b)
        words["after"] = ask.a
        return words


DROP: Final = Drop(
    "drop",
    "DM-8.2.2",
    ("drop",),
    holds=(number("when", of=DROP_NAMES), number("tile", of=RELIC_TILES), number("source", of=SOURCE_NAMES)),
)


# ---- takes by effects ----


def can_take(s: Daimyo, seat: int, where: int, island: int) -> bool:
    if where == FROM_MARKET:
        return any([s.black_market[tile] > 0 and may_take(s, seat, tile) for tile in range(24)])
    low = island * 3 if where == FROM_HERE else 0
    high = low + 3 if where == FROM_HERE else s.islands * 3
    return any([s.no_mans_land[i] >= 0 and may_take(s, seat, s.no_mans_land[i]) for i in range(low, high)])


class Takes(Step[Daimyo]):
    """`left` tiles from `where`; `island` for FROM_HERE. Nothing is asked if nothing can be taken."""

    FIELDS = [number("seat"), number("where", of=FROM_NAMES), number("left"), number("island")]

    def __init__(self, seat: int, where: int, left: int, island: int) -> None:
        self.seat = seat
        self.where = where
        self.left = left
        self.island = island

    def run(self, s: Daimyo, log: Log | None) -> None:
        if can_take(s, self.seat, self.where, self.island):
            s.todo.append(TAKE.ask(self.seat, self.where, self.left, self.island))


class TakeTile(Decision[Daimyo]):
    """D-RELIC-TAKE: taking is always optional (DM-8.2.9). a: from where, b: how many, c: island for FROM_HERE."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(actions.STOP.start)
        if ask.a == FROM_MARKET:
            list_market(s, seat, out)
        else:
            low = ask.c * 3 if ask.a == FROM_HERE else 0
            high = low + 3 if ask.a == FROM_HERE else s.islands * 3
            list_land(s, seat, low, high, out)

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == actions.STOP.start:
            return
        if ask.b > 1:
            s.todo.append(Takes(seat, ask.a, ask.b - 1, ask.c))
        if ask.a == FROM_MARKET:
            begin_take(s, seat, action - actions.MARKET.start, SRC_MARKET, log)
        else:
            space = action - actions.TAKE.start
            begin_take(s, seat, s.no_mans_land[space], space, log)

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        if actions.MARKET.has(action):
            if ask.a == FROM_MARKET:
                return why_not_market(s, seat, action - actions.MARKET.start)
            return Reason("DM-6.3.6", "no-buying")
        if ask.a == FROM_MARKET:
            return Reason("DM-8.3.1", "only-market")
        if ask.a == FROM_HERE and actions.TAKE.x(action) != ask.c:
            return not_here(s, seat, "DM-6.3.2")
        return why_not_land(s, seat, action - actions.TAKE.start)

    def about(self, s: Daimyo, ask: Ask) -> dict[str, Value]:
        source = "market" if ask.a == FROM_MARKET else ("board" if ask.a == FROM_BOARD else ISLAND_NAMES[ask.c])
        return {"left": ask.b, "source": source}


TAKE: Final = TakeTile(
    "take", "DM-8.2.9", ("take", "market", "stop"), holds=(number("where", of=FROM_NAMES), number("left"), number("island"))
)


def list_land(s: Daimyo, seat: int, low: int, high: int, out: list[int]) -> None:
    for space in range(low, high):
        tile = s.no_mans_land[space]
        if tile >= 0 and may_take(s, seat, tile):
            out.append(actions.TAKE.start + space)


def list_market(s: Daimyo, seat: int, out: list[int]) -> None:
    for tile in range(24):
        if s.black_market[tile] > 0 and may_take(s, seat, tile):
            out.append(actions.MARKET.start + tile)


def why_not_land(s: Daimyo, seat: int, space: int) -> Reason:
    if space >= s.islands * 3:
        return Reason("DM-3.1.1", "island-not-in-play")
    if s.no_mans_land[space] < 0:
        return Reason("DM-8.2.8", "no-tile")
    return why_not_tile(s, seat, s.no_mans_land[space])


def not_here(s: Daimyo, seat: int, rule: str) -> Reason:
    """Only where the Scavenger stands."""
    return Reason(rule, "not-here", {"island": ISLAND_NAMES[s.scavenger[seat]]})


def why_not_market(s: Daimyo, seat: int, tile: int) -> Reason:
    if s.black_market[tile] == 0:
        return Reason("DM-8.3.1", "no-tile")
    return why_not_tile(s, seat, tile)


def why_not_tile(s: Daimyo, seat: int, tile: int) -> Reason:
    if s.loose[seat] & BITS[tile]:
        return Reason("DM-8.2.1", "duplicate", tile_words(tile))
    return Reason("DM-8.2.2", "storage-full", {"capacity": s.capacity[seat]})


class BagDraws(Step[Daimyo]):
    """RELIC(BAG,n): one by one (DM-8.2.5-6)."""

    FIELDS = [number("seat"), number("left")]

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, s: Daimyo, log: Log | None) -> None:
        seat = self.seat
        if self.left > 1:
            s.todo.append(BagDraws(seat, self.left - 1))
        tile = draw_tile(s, log)
        if tile < 0:
            return
        if log is not None:
            log.say("drew-tile", seat, "DM-8.2.5", tile_words(tile))
        if s.loose[seat] & BITS[tile]:
            s.black_market[tile] += 1
            if log is not None:
                log.say("duplicate", seat, "DM-8.2.6", tile_words(tile))
            return
        s.loose[seat] |= BITS[tile]
        if used(s, seat) > s.capacity[seat]:
            s.todo.append(DROP.ask(seat, DROP_AFTER, tile))
        else:
            restore_relics(s, seat, log)


class Gives(Step[Daimyo]):
    """GIVE(BAG,n): as many as there are."""

    FIELDS = [number("seat"), number("left")]

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, s: Daimyo, log: Log | None) -> None:
        if s.loose[self.seat] != 0:
            s.todo.append(GIVE.ask(self.seat, self.left, 1))


class GiveTile(Decision[Daimyo]):
    """D-GIVE. a: how many, b: 1 into the bag, 0 to the Black Market (the price of the Relic Smuggler)."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        if ask.b == 1:
            list_loose(s, seat, out)
            return
        mask = s.loose[seat]
        for tile in range(24):
            if mask & BITS[tile] and land_has_other(s, mask & ~BITS[tile]):
                out.append(actions.DROP.start + tile)

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        drop_tile(s, seat, action - actions.DROP.start, ask.b == 1, "DM-8.2.7", log)
        if ask.a > 1:
            s.todo.append(Gives(seat, ask.a - 1))

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        if s.loose[seat] & BITS[action - actions.DROP.start]:
            return Reason("DM-4.6.5", "for-nothing")
        return Reason("DM-8.2.2", "not-loose")

    def question_rule(self, s: Daimyo, ask: Ask) -> str:
        return "DM-4.6.4" if ask.b == 1 else "DM-4.6.3"  # what the tile says must be done; a price comes first

    def about(self, s: Daimyo, ask: Ask) -> dict[str, Value]:
        return {"left": ask.a, "bag": ask.b}


GIVE: Final = GiveTile("give-tile", "DM-8.2.7", ("drop",), holds=(number("left"), number("bag")))


def land_has_other(s: Daimyo, loose: int) -> bool:
    """A tile lies on the board that is not among these: a price is not paid for nothing (DM-4.6.5)."""
    return any([s.no_mans_land[i] >= 0 and not loose & BITS[s.no_mans_land[i]] for i in range(s.islands * 3)])


class Steal(Decision[Daimyo]):
    """TAKERELIC: a loose tile of an opponent, who gains 2 gold; it may be declined (DM-8.2.9)."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(actions.STOP.start)
        for other in range(s.seats):
            if other != seat:
                for tile in range(24):
                    if s.loose[other] & BITS[tile] and may_take(s, seat, tile):
                        out.append(actions.STEAL.id(other, tile // 4, tile % 4))

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == actions.STOP.start:
            return
        tile = actions.STEAL.y(action) * 4 + actions.STEAL.z(action)
        begin_take(s, seat, tile, SRC_SEAT + actions.STEAL.x(action), log)

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        other = actions.STEAL.x(action)
        tile = actions.STEAL.y(action) * 4 + actions.STEAL.z(action)
        if other == seat or other >= s.seats or not s.loose[other] & BITS[tile]:
            return Reason("DM-8.2.9", "no-tile")
        return why_not_tile(s, seat, tile)


STEAL: Final = Steal("steal", "DM-8.2.9", ("steal", "stop"))


def can_steal(s: Daimyo, seat: int) -> bool:
    out: list[int] = []
    STEAL.legal(s, STEAL.ask(seat), seat, out)
    return len(out) > 1
