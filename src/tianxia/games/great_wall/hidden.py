"""Dealing anew what a seat may not know (GW-4.2): hands, decks, face-down cards, secret choices.

Pools are sorted before they are shuffled: what is dealt depends on what the seat knows and on the dice alone.

Resources behind the screens stay as they are: every gain and payment is announced (GW-4.2.6), so who
listened knows them. The view leaves them out all the same.
"""

from tianxia.engine.rng import Rng
from tianxia.games.great_wall.actions import DISCARD, SEND_ADVISOR
from tianxia.games.great_wall.data import ALL_GENERALS, HORDE_BACK, STANDARD_GENERALS
from tianxia.games.great_wall.ids import COOP, IN_DEAL, IN_DECK, SUPPORT
from tianxia.games.great_wall.state import GreatWall


def resample(s: GreatWall, seat: int, rng: Rng) -> GreatWall:
    """A copy that `seat` cannot tell from `s`."""
    t = s.copy()
    t.rng = rng.copy()
    _generals(t, seat)
    _advisors(t, seat)
    _tactics(t, seat)
    _commands(t, seat)
    _decks(t, seat)
    return t


def _generals(t: GreatWall, seat: int) -> None:
    """Generals that others hold (before the reveal) or gave back unseen."""
    seen: list[int] = [g for g in t.generals if g >= 0]
    if seat >= 0:
        seen += t.dealt_generals[seat * 2 : seat * 2 + 2]
    pool = [g for g in range(len(ALL_GENERALS) if t.mode == COOP else STANDARD_GENERALS) if g not in seen]
    t.rng.shuffle(pool)
    for p in range(t.seats):
        if p == seat:
            continue
        for i in range(2):
            if t.dealt_generals[p * 2 + i] != t.generals[p]:
                t.dealt_generals[p * 2 + i] = pool.pop()


def _advisors(t: GreatWall, seat: int) -> None:
    """The advisor deck, face-down supporting advisors of the setup, and those dealt but not yet shown."""
    pool = t.advisor_deck[:]
    for i in range(len(t.secret_support)):
        if i != seat and t.secret_support[i] >= 0:
            pool.append(t.secret_support[i])
    dealing = t.generals[0] < 0
    if dealing:
        for p in range(t.seats):
            if p != seat:
                pool += t.dealt_advisors[p * 2 : p * 2 + 2]
    pool.sort()
    t.rng.shuffle(pool)
    if dealing:
        for p in range(t.seats):
            if p != seat:
                for i in range(p * 2, p * 2 + 2):
                    t.dealt_advisors[i] = pool.pop()
                    t.advisor_at[t.dealt_advisors[i]] = IN_DEAL
                if t.kept[p] >= 0:
                    t.kept[p] = t.dealt_generals[p * 2 + t.rng.below(2)] * 64 + t.dealt_advisors[p * 2 + t.rng.below(2)]
    for i in range(len(t.secret_support)):
        if i != seat and t.secret_support[i] >= 0:
            _swap_support(t, i, pool.pop())
    t.advisor_deck = pool
    for card in pool:
        t.advisor_at[card] = IN_DECK


def _swap_support(t: GreatWall, i: int, card: int) -> None:
    old = t.secret_support[i]
    owner = i if i < t.players else t.qin
    t.secret_support[i] = card
    t.advisor_at[card] = SUPPORT + owner
    if owner < t.seats:
        for k in range(owner * 2, owner * 2 + 2):
            if t.dealt_advisors[k] == old:
                t.dealt_advisors[k] = card
                break
        for k in range(len(t.pledges)):
            if t.pledged_by[k] == owner and t.pledges[k] == SEND_ADVISOR.id(old):
                t.pledges[k] = SEND_ADVISOR.id(card)


def _tactics(t: GreatWall, seat: int) -> None:
    pool = t.tactic_deck[:]
    sizes: list[int] = []
    for p in range(t.seats):
        n = 0
        if p != seat:
            for card in range(32):
                if (t.tactics[p] >> card) & 1:
                    pool.append(card)
                    n += 1
        sizes.append(n)
    pool.sort()
    t.rng.shuffle(pool)
    for p in range(t.seats):
        if p == seat:
            continue
        hand: list[int] = []
        for _ in range(sizes[p]):
            hand.append(pool.pop())
        t.tactics[p] = 0
        for card in hand:
            t.tactics[p] |= 1 << card
        for k in range(len(t.pledges)):
            if t.pledged_by[k] == p and DISCARD.has(t.pledges[k]):
                t.pledges[k] = DISCARD.id(hand.pop())
    t.tactic_deck = pool


def _commands(t: GreatWall, seat: int) -> None:
    """A secret choice of another seat: any card it can have chosen; and Qin's face-down deck."""
    if not t.revealed:
        for p in range(t.seats):
            if p != seat and t.pick[p] >= 0:
                t.hand[p] |= 1 << t.pick[p]
                cards = [c for c in range(6) if (t.hand[p] >> c) & 1]
                t.pick[p] = cards[t.rng.below(len(cards))]
                t.hand[p] &= ~(1 << t.pick[p])
    t.qin_deck.sort()
    t.rng.shuffle(t.qin_deck)


def _decks(t: GreatWall, seat: int) -> None:
    """The back of the top horde card is public (GW-4.2.5); event cards a seat has seen stay where they are."""
    if t.horde_deck:
        back = HORDE_BACK[t.horde_deck[-1]]
        t.horde_deck.sort()
        t.rng.shuffle(t.horde_deck)
        fitting = [i for i in range(len(t.horde_deck)) if HORDE_BACK[t.horde_deck[i]] == back]
        i = fitting[t.rng.below(len(fitting))]
        top = t.horde_deck[i]
        t.horde_deck[i] = t.horde_deck[-1]
        t.horde_deck[-1] = top
    known = t.known[seat] if seat >= 0 else 0
    unseen = t.event_deck[: len(t.event_deck) - known]
    unseen.sort()
    t.rng.shuffle(unseen)
    t.event_deck = unseen + t.event_deck[len(t.event_deck) - known :]
    t.decree_deck.sort()
    t.rng.shuffle(t.decree_deck)
    t.artifact_box.sort()
