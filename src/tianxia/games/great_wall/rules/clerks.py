"""Placing clerks (GW-5.3.9 to GW-5.3.14)."""

from tianxia.engine.events import Log, Value
from tianxia.engine.flow import Ask
from tianxia.engine.game import Reason
from tianxia.games.great_wall.actions import PASS, PLACE
from tianxia.games.great_wall.agenda import Question, Step, question
from tianxia.games.great_wall.asks import Q_PLACE
from tianxia.games.great_wall.board.seats import clerks_there, has_room, locked
from tianxia.games.great_wall.data import LOC_SHAME, LOC_SLOTS
from tianxia.games.great_wall.ids import LOCATIONS, SUPPLY
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.steps import S_PLACE


def place_clerks(s: GreatWall, p: int, n: int, distinct: int) -> None:
    """Up to n clerks, one by one. `distinct`: to different locations."""
    if n > 0:
        s.agenda.append([S_PLACE, p, n, distinct, 0, 0])


def placed_at(placed: int, loc: int) -> int:
    """Clerks this effect has put into a location: 4 bits for each. They do not move again (GW-5.3.9)."""
    return (placed >> (4 * loc)) & 15


class PlaceStep(Step):
    """f: player, left, distinct, placed (4 bits per location), destinations used (mask)."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        if f[2] > 0 and can_place(s, f[1], f):
            s.agenda.append(f)
            question(s, Q_PLACE, f[1], f[2], f[3])


def open_to(s: GreatWall, f: list[int], loc: int) -> bool:
    return has_room(s, loc) and not (f[3] and (f[5] >> loc) & 1)


def movable_from(s: GreatWall, p: int, f: list[int], loc: int) -> bool:
    return s.at[loc * 4 + p] > placed_at(f[4], loc) and not locked(s, loc)


def can_place(s: GreatWall, p: int, f: list[int]) -> bool:
    sources = 0
    for loc in range(10):
        if movable_from(s, p, f, loc):
            sources |= 1 << loc
    return any(open_to(s, f, to) and (s.clerks[p] > 0 or sources & ~(1 << to)) for to in range(10))


class PlaceClerk(Question):
    """D-CLERK: from the supply or another location, or stop. The frame of the effect is on the agenda."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        f = s.agenda[-1]
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

    def answer(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        f = s.agenda.pop()
        if action == PASS.id():
            return
        source, to = PLACE.x(action), PLACE.y(action)
        put_clerk(s, seat, source, to, log)
        s.agenda.append([S_PLACE, seat, f[2] - 1, f[3], f[4] + (1 << (4 * to)), f[5] | (1 << to)])

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        source, to = PLACE.x(action), PLACE.y(action)
        f = s.agenda[-1]
        if source == SUPPLY and s.clerks[seat] == 0:
            return Reason("GW-5.3.11", "no-clerk")
        if source < SUPPLY and s.at[source * 4 + seat] == 0:
            return Reason("GW-5.3.11", "no-clerk-there", {"location": LOCATIONS[source]})
        if source == to:
            return Reason("GW-5.3.14", "same-location")
        if not has_room(s, to):
            return Reason("GW-5.3.12", "no-room", {"location": LOCATIONS[to]})
        if source < SUPPLY and locked(s, source):
            return Reason("GW-5.3.13", "locked", {"location": LOCATIONS[source]})
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


def put_clerk(s: GreatWall, p: int, source: int, to: int, log: Log | None) -> None:
    if source == SUPPLY:
        s.clerks[p] -= 1
    else:
        s.at[source * 4 + p] -= 1
    s.at[to * 4 + p] += 1
    if log is not None:
        where = "supply" if source == SUPPLY else LOCATIONS[source]
        log.say("clerk", p, "GW-5.3.11", {"from": where, "to": LOCATIONS[to]})
