"""Place a worker (TA-6.2)."""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.flow import Ask
from tianxia.engine.game import Decision, Reason
from tianxia.games.terracotta import actions, data, ids
from tianxia.games.terracotta.rules import ring
from tianxia.games.terracotta.state import Terracotta
from tianxia.games.terracotta.workshop import action_at, amount_at, may_place, place_worker


class Place(Decision[Terracotta]):
    """DEC-02: an available worker on a segment that is open for it; its three actions follow from inside to outside."""

    def legal(self, s: Terracotta, ask: Ask, seat: int, out: list[int]) -> None:
        if s.craftsmen[seat] > 0:
            for segment in range(data.SEGMENTS):
                if may_place(s, ids.CRAFTSMAN, segment):
                    out.append(actions.PLACE.start + segment)
        if s.artists[seat] > 0:
            for segment in range(data.SEGMENTS):
                if may_place(s, ids.ARTIST, segment):
                    out.append(actions.PLACE.start + data.SEGMENTS + segment)

    def apply(self, s: Terracotta, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        place = action - actions.PLACE.start
        place_worker(s, seat, place // data.SEGMENTS, place % data.SEGMENTS, "TA-6.2.1", log)
        s.todo.append(ring.OUTER.ask(seat))
        s.todo.append(ring.MIDDLE.ask(seat))
        s.todo.append(ring.INNER.ask(seat))

    def why_not(self, s: Terracotta, ask: Ask, seat: int, action: int) -> Reason:
        kind = actions.PLACE.x(action)
        segment = actions.PLACE.y(action)
        if (s.craftsmen if kind == ids.CRAFTSMAN else s.artists)[seat] == 0:
            return Reason("TA-6.2.1", "no-worker", {"worker": ids.WORKERS[kind]})
        for space in range(data.SPACES):
            if s.workers[segment * 2 + space] > 0 and (s.workers[segment * 2 + space] - 1) % 2 == ids.ARTIST:
                return Reason("TA-6.2.4", "artist-there", {"segment": segment})
        return Reason("TA-6.2.3", "craftsman-there", {"segment": segment})

    def warnings(self, s: Terracotta, ask: Ask, seat: int, action: int) -> list[Reason]:
        kind = actions.PLACE.x(action)
        segment = actions.PLACE.y(action)
        out: list[Reason] = []
        if kind == ids.ARTIST and s.workers[segment * 2] == 0 and s.craftsmen[seat] > 0:
            out.append(Reason("TA-6.2.4", "artist-closes", {"segment": segment}))
        cost = amount_at(s, ids.INNER, segment)
        if action_at(s, ids.INNER, segment) == ids.WARRIOR and s.wet[seat] < cost:
            out.append(Reason("TA-7.3.1", "too-little-wet", {"cost": cost, "wet": s.wet[seat]}))
        return out

    def about(self, s: Terracotta, ask: Ask) -> dict[str, Value]:
        return {"craftsmen": s.craftsmen[ask.seat], "artists": s.artists[ask.seat]}


PLACE: Final = Place("place", "TA-6.2.1", ("place",))
