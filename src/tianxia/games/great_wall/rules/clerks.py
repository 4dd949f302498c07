"""Placing clerks (GW-5.3.9 to GW-5.3.14)."""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.fields import mask, number
from tianxia.engine.flow import Ask, Frame, Step
from tianxia.engine.game import Decision, Reason
from tianxia.games.great_wall.actions import PASS, PLACE
from tianxia.games.great_wall.board.seats import clerks_there, has_room, locked
from tianxia.games.great_wall.data import LOC_SHAME, LOC_SLOTS
from tianxia.games.great_wall.ids import LOCATIONS, SUPPLY
from tianxia.games.great_wall.state import GreatWall


def place_clerks(s: GreatWall, p: int, n: int, distinct: int) -> None:
    """Up to n clerks, one by one. `distinct`: to different locations."""
    if n > 0:
        s.todo.append(PlaceStep(p, n, distinct, 0, 0))


def placed_at(placed: int, loc: int) -> int:
    """Clerks this effect has put into a location: 4 bits for each. They do not move again (GW-5.3.9)."""
    return (placed >> (4 * loc)) & 15


class PlaceStep(Step[GreatWall]):
    FIELDS = [number("player"), number("left"), number("distinct"), number("placed"), mask("used", of=LOCATIONS)]

    def __init__(self, player: int, left: int, distinct: int, placed: int, used: int) -> None:
        self.player = player
        self.left = left
        self.distinct = distinct
        self.placed = placed
        self.used = used

    def run(self, s: GreatWall, log: Log | None) -> None:
        if self.left > 0 and can_place(s, self.player, self):
            s.todo.append(self)
            s.todo.append(ASK_PLACE.ask(self.player, self.left, self.distinct))


def open_to(s: GreatWall, f: PlaceStep, loc: int) -> bool:
    return has_room(s, loc) and not (f.distinct and (f.used >> loc) & 1)


def movable_from(s: GreatWall, p: int, f: PlaceStep, loc: int) -> bool:
    return s.at[loc * 4 + p] > placed_at(f.placed, loc) and not locked(s, loc)


def can_place(s: GreatWall, p: int, f: PlaceStep) -> bool:
    sources = 0
    for loc in range(10):
        if movable_from(s, p, f, loc):
            sources |= 1 << loc
    return any(open_to(s, f, to) and (s.clerks[p] > 0 or sources & ~(1 << to)) for to in range(10))


def effect_of(frame: Frame) -> PlaceStep:
    assert isinstance(frame, PlaceStep)
    return frame


def why_no_way(s: GreatWall, source: int, to: int) -> Reason | None:
    """What keeps any clerk from going there: no room, a lock, an activation that is not over (GW-6.0.15)."""
    for loc in (source, to):
        if loc == s.act_loc:
            return Reason("GW-6.0.15", "being-activated", {"location": LOCATIONS[loc]})
    if not has_room(s, to):
        return Reason("GW-5.3.12", "no-room", {"location": LOCATIONS[to]})
    if source < SUPPLY and locked(s, source):
        return Reason("GW-5.3.13", "locked", {"location": LOCATIONS[source]})
    return None


class PlaceClerk(Decision[GreatWall]):
    """D-CLERK: from the supply or another location, or stop. The effect waits below it."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        f = effect_of(s.todo[-2])
        out.append(PASS.id())
        rooms: list[int] = []
        for to in range(10):
            if open_to(s, f, to):
                rooms.append(to)
        for source in range(10):
            if movable_from(s, seat, f, source):
                for to in rooms:
                    if to != source:
                        out.append(PLACE.id(source, to))
        if s.clerks[seat] > 0:
            for to in rooms:
                out.append(PLACE.id(SUPPLY, to))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        f = effect_of(s.todo.pop())
        if action == PASS.id():
            return
        source, to = PLACE.x(action), PLACE.y(action)
        put_clerk(s, seat, source, to, log)
        s.todo.append(PlaceStep(seat, f.left - 1, f.distinct, f.placed + (1 << (4 * to)), f.used | (1 << to)))

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        source, to = PLACE.x(action), PLACE.y(action)
        f = effect_of(s.todo[-2])
        if source == SUPPLY and s.clerks[seat] == 0:
            return Reason("GW-5.3.11", "no-clerk")
        if source < SUPPLY and s.at[source * 4 + seat] == 0:
            return Reason("GW-5.3.11", "no-clerk-there", {"location": LOCATIONS[source]})
        if source == to:
            return Reason("GW-5.3.14", "same-location")
        no_way = why_no_way(s, source, to)
        if no_way is not None:
            return no_way
        if not open_to(s, f, to):
            return Reason("GW-5.3.9", "different-locations")
        return Reason("GW-5.3.9", "same-clerk")

    def warnings(self, s: GreatWall, ask: Ask, seat: int, action: int) -> list[Reason]:
        """Filling a location with the shame icon alone brings shame (GW-4.6.2)."""
        if action == PASS.id():
            return []
        to = PLACE.y(action)
        slots = LOC_SLOTS[s.side][to]
        if LOC_SHAME[to] and clerks_there(s, to) == slots - 1 and s.at[to * 4 + seat] == slots - 1:
            return [Reason("GW-4.6.2", "alone", {"location": LOCATIONS[to]})]
        return []

    def about(self, s: GreatWall, ask: Ask) -> dict[str, Value]:
        return {"n": ask.a, "distinct": ask.b}


ASK_PLACE: Final = PlaceClerk("place", "GW-5.3.11", ("pass", "place"))


def put_clerk(s: GreatWall, p: int, source: int, to: int, log: Log | None) -> None:
    if source == SUPPLY:
        s.clerks[p] -= 1
    else:
        s.at[source * 4 + p] -= 1
    s.at[to * 4 + p] += 1
    if log is not None:
        where = "supply" if source == SUPPLY else LOCATIONS[source]
        log.say("clerk", p, "GW-5.3.11", {"from": where, "to": LOCATIONS[to]})
