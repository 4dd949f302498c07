"""Events of the cooperative game, looking at decks, choices of the team (GW-12.7.11, GW-12.7.12)."""

from typing import Final

from tianxia.engine.events import Event, Log
from tianxia.engine.fields import number
from tianxia.engine.flow import Ask, Step
from tianxia.engine.game import Decision, Reason
from tianxia.games.great_wall.actions import ON_TOP
from tianxia.games.great_wall.data import EVENT_IDS, EVENT_LINE
from tianxia.games.great_wall.ids import T_EVENT_SHOWN, T_ONCE
from tianxia.games.great_wall.rules.moments import moment
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.words.run import run_on_board


class EventStep(Step[GreatWall]):
    """Winter step 6: turn up one event; first the window, then its effect."""

    def run(self, s: GreatWall, log: Log | None) -> None:
        if not s.event_deck:
            return
        event = s.event_deck.pop()
        for p in range(s.seats):
            s.known[p] = max(0, s.known[p] - 1)
        s.events_shown.append(event)
        s.event_off = 0
        if log is not None:
            log.reveal()
            log.say("event", -1, "GW-12.7.11", {"card": EVENT_IDS[event]})
        s.todo.append(EventDo(event))
        moment(s, T_EVENT_SHOWN, -1)


class EventDo(Step[GreatWall]):
    FIELDS = [number("event", of=EVENT_IDS)]

    def __init__(self, event: int) -> None:
        self.event = event

    def run(self, s: GreatWall, log: Log | None) -> None:
        event = self.event
        if s.event_off:
            s.event_off = 0
            s.events_cancelled |= 1 << event
            if log is not None:
                log.say("event-cancelled", -1, "GW-12.7.15", {"card": EVENT_IDS[event]})
            return
        if EVENT_LINE[event].when == T_ONCE:
            s.todo.append(run_on_board(EVENT_LINE[event].number, -1, -1))


def peek_events(s: GreatWall, p: int, n: int, log: Log | None) -> None:
    """A peek by a player is private and he orders the cards; a horde's peek shows them to everybody (GW-17.2.21)."""
    n = min(n, len(s.event_deck))
    if n == 0:
        return
    top = [EVENT_IDS[c] for c in reversed(s.event_deck[-n:])]
    if log is not None:
        log.reveal()
    if p < 0:
        for q in range(s.seats):
            s.known[q] = max(s.known[q], n)
        if log is not None:
            for card in top:
                log.say("peek", -1, "GW-17.2.21", {"card": card})
        return
    s.known[p] = max(s.known[p], n)
    if log is not None:
        for i in range(n):
            veil = Event("peek-hidden", p, "GW-17.2.21", {"n": n}) if i == 0 else None
            log.secret(1 << p, Event("peek", p, "GW-17.2.21", {"card": top[i]}), veil)
    if n > 1:
        s.todo.append(ASK_PEEK.ask(p, n))


class PeekOrder(Decision[GreatWall]):
    """D-PEEK: name the cards from the top down. ask.a: cards still to be put back, ask.b: cards already on top of them."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        top = len(s.event_deck) - ask.b
        for card in s.event_deck[top - ask.a : top]:
            out.append(ON_TOP.id(card))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        card = ON_TOP.x(action)
        top = len(s.event_deck) - ask.b
        s.event_deck.insert(top - 1, s.event_deck.pop(s.event_deck.index(card)))
        for p in range(s.seats):
            if p != seat:
                s.known[p] = 0
        if ask.a > 2:
            s.todo.append(ASK_PEEK.ask(seat, ask.a - 1, ask.b + 1))

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        return Reason("GW-17.2.21", "not-seen")


ASK_PEEK: Final = PeekOrder("peek", "GW-17.2.21", ("on_top",))
