"""Variant V1 (ZG-13.1): everybody draws 3 cards of each colour and lays one off, in secret and at the same time."""

from typing import Final

from tianxia.engine.events import Event, Log
from tianxia.engine.flow import Ask, still_waiting
from tianxia.engine.game import Decision, Reason
from tianxia.games.zhanguo.actions import DISCARD
from tianxia.games.zhanguo.ids import NOBODY
from tianxia.games.zhanguo.lookups import CARD_COLOUR
from tianxia.games.zhanguo.state import ZhanGuo


class Draft(Decision[ZhanGuo]):
    """DP-04: one card per colour; a seat answers three times, its answers stay hidden until all are in."""

    def legal(self, s: ZhanGuo, ask: Ask, seat: int, out: list[int]) -> None:
        for card in s.hands[seat]:
            if s.laid_off[seat * 3 + CARD_COLOUR[card]] == 0:
                out.append(DISCARD.start + card - 1)

    def apply(self, s: ZhanGuo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        card = DISCARD.x(action) + 1
        s.laid_off[seat * 3 + CARD_COLOUR[card]] = card
        if log is not None:
            told = Event("laid-off", seat, "ZG-13.1.1", {"card": card})
            log.secret(1 << seat, told, Event("laid-off-hidden", seat, "ZG-13.1.2", {}))
        at = seat * 3
        if s.laid_off[at] == 0 or s.laid_off[at + 1] == 0 or s.laid_off[at + 2] == 0:
            s.todo.append(ask)
            return
        rest = still_waiting(ask, seat)
        if rest is not None:
            s.todo.append(rest)
        else:
            show_discards(s, log)

    def why_not(self, s: ZhanGuo, ask: Ask, seat: int, action: int) -> Reason:
        card = DISCARD.x(action) + 1
        if card not in s.hands[seat]:
            return Reason("ZG-13.1.1", "not-in-hand", {"card": card})
        return Reason("ZG-13.1.1", "colour-chosen", {"card": card})


DRAFT_KEEP: Final = Draft("draft_keep", "ZG-13.1.1", ("discard",), secret=True)


def show_discards(s: ZhanGuo, log: Log | None) -> None:
    """ZG-13.1.2, 13.1.3: all discards are shown, then shuffled by colour and put under their deck."""
    for seat in range(s.seats):
        laid = s.laid_off[seat * 3 : seat * 3 + 3]
        for card in laid:
            s.hands[seat].remove(card)
            s.batch[card] = s.round
        if log is not None:
            log.say("discards", seat, "ZG-13.1.2", {"cards": laid})
    for colour in range(3):
        under = [s.laid_off[seat * 3 + colour] for seat in range(s.seats)]
        under.sort()  # the order of answering must not matter
        s.rng.shuffle(under)
        s.decks[colour] = under + s.decks[colour]
    s.laid_off = [0] * (3 * s.seats)
    if log is not None:
        log.say("under-decks", NOBODY, "ZG-13.1.3", {})
        log.reveal()
