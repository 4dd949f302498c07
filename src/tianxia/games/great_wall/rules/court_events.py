"""Events of the cooperative game, looking at decks, choices of the team (GW-12.7.11, GW-12.7.12)."""

from tianxia.engine.events import Event, Log
from tianxia.engine.flow import Ask
from tianxia.engine.game import Reason
from tianxia.games.great_wall.actions import NAME, ON_TOP
from tianxia.games.great_wall.agenda import Question, Step, question, to_do
from tianxia.games.great_wall.asks import Q_PEEK
from tianxia.games.great_wall.data import EVENT_IDS, EVENT_LINE
from tianxia.games.great_wall.ids import T_EVENT_SHOWN, T_ONCE
from tianxia.games.great_wall.rules.moments import moment
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.steps import S_EVENT_DO, S_RUN


class EventStep(Step):
    """Winter step 6: turn up one event; first the window, then its effect."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
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
        to_do(s, S_EVENT_DO, event)
        moment(s, T_EVENT_SHOWN, -1)


class EventDo(Step):
    """f: event."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        event = f[1]
        if s.event_off:
            s.event_off = 0
            s.events_cancelled |= 1 << event
            if log is not None:
                log.say("event-cancelled", -1, "GW-12.7.15", {"card": EVENT_IDS[event]})
            return
        if EVENT_LINE[event].when == T_ONCE:
            s.agenda.append([S_RUN, EVENT_LINE[event].number, 0, -1, -1, -1, 0, -1, -1, -1])


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
        question(s, Q_PEEK, p, n)


class PeekOrder(Question):
    """D-PEEK: name the cards from the top down. ask.a: cards still to be put back, ask.b: cards already on top of them."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        top = len(s.event_deck) - ask.b
        for card in s.event_deck[top - ask.a : top]:
            out.append(ON_TOP.id(card))

    def answer(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        card = ON_TOP.x(action)
        top = len(s.event_deck) - ask.b
        s.event_deck.insert(top - 1, s.event_deck.pop(s.event_deck.index(card)))
        for p in range(s.seats):
            if p != seat:
                s.known[p] = 0
        if ask.a > 2:
            question(s, Q_PEEK, seat, ask.a - 1, ask.b + 1)

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        return Reason("GW-17.2.21", "not-seen")


class NamePlayer(Question):
    """D-NAME: `one` in a text. The frame of the effect is on the agenda; the named player is added to it."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        for p in range(s.seats):
            out.append(NAME.id(p))

    def answer(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        s.agenda.append(s.agenda.pop() + [NAME.x(action)])
