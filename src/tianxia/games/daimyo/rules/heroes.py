"""Hero cards: drawing, hiring, playing, discarding (DM-4.5, DM-7.1, DM-7.2)."""

from typing import Final

from tianxia.engine.events import Event, Log
from tianxia.engine.fields import number
from tianxia.engine.flow import Ask, Step
from tianxia.engine.game import Decision, Reason
from tianxia.games.daimyo import actions
from tianxia.games.daimyo.ids import DIE_SLOTS, GOLD, SLOT_NAMES, W_HERO, W_HIRING
from tianxia.games.daimyo.lookups import HERO_COST, HERO_EFFECT, HERO_NAMES, HERO_STRENGTH
from tianxia.games.daimyo.rules import effects
from tianxia.games.daimyo.rules.effects import EFFECTS
from tianxia.games.daimyo.rules.resources import gain, lacks
from tianxia.games.daimyo.state import Daimyo

# ---- drawing ----


def draw(s: Daimyo, seat: int, count: int, log: Log | None) -> None:
    """DM-4.5.1: from the own deck; an empty deck is first made from the discard pile."""
    for _ in range(count):
        if not s.deck[seat]:
            if not s.discard[seat]:
                if log is not None:
                    log.say("no-card", seat, "DM-4.5.1", {})
                return
            s.deck[seat] = s.discard[seat]
            s.discard[seat] = []
            if log is not None:
                log.say("shuffled", seat, "DM-4.5.1", {})
        deck = s.deck[seat]
        card = deck.pop(s.rng.below(len(deck)))
        s.hand[seat].append(card)
        if log is not None:
            known = Event("drew", seat, "DM-4.5.1", {"hero": HERO_NAMES[card]})
            log.secret(1 << seat, known, Event("drew-hidden", seat, "DM-4.5.1", {}))


# ---- hiring ----


def hire_price(card: int, discount: int) -> int:
    """DM-4.5.4: the cost in gold less the discount, never below 0."""
    return max(0, HERO_COST[card] - discount)


def can_hire(s: Daimyo, seat: int, discount: int) -> bool:
    gold = s.tokens[seat * 4 + GOLD]
    return any([card >= 0 and hire_price(card, discount) <= gold for card in s.market])


def refill_market(s: Daimyo, slot: int, log: Log | None) -> None:
    """DM-4.5.4: the open top card fills the slot, then the next top is turned over."""
    s.market[slot] = s.market_top
    turn_top(s)
    if log is not None:
        if s.market[slot] >= 0:
            log.say("market", -1, "DM-4.5.4", {"slot": slot + 1, "hero": HERO_NAMES[s.market[slot]]})
        if s.market_top >= 0:
            log.say("market-top", -1, "DM-4.5.4", {"hero": HERO_NAMES[s.market_top]})


def turn_top(s: Daimyo) -> None:
    deck = s.market_deck
    s.market_top = deck.pop(s.rng.below(len(deck))) if deck else -1


def take_rightmost(s: Daimyo, side: int, log: Log | None) -> None:
    """DM-14.6.3, DM-15.6.3: Mercenaries and Empire take the hero of slot 5, or the rightmost there is."""
    slot = 4
    while slot >= 0 and s.market[slot] < 0:
        slot -= 1
    if slot < 0:
        return
    s.pile.append(s.market[slot])
    if log is not None:
        log.say("took-hero", side, "DM-14.6.3" if s.seats == 2 else "DM-15.6.3", {"hero": HERO_NAMES[s.market[slot]]})
    refill_market(s, slot, log)


class Hire(Decision[Daimyo]):
    """DM-4.5.4, DM-12.5.1: take a hero from the market. a: discount, b: 1 in the hiring phase (any number)."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        gold = s.tokens[seat * 4 + GOLD]
        out.append(actions.STOP.start)
        for card in s.market:
            if card >= 0 and hire_price(card, ask.a) <= gold:
                out.append(actions.HIRE.id(card))
        out.sort()

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == actions.STOP.start:
            return
        card = actions.HIRE.x(action)
        slot = s.market.index(card)
        gain(s, seat, GOLD, -hire_price(card, ask.a), W_HIRING, "DM-4.5.4", log)
        s.hand[seat].append(card)
        s.dirty = 1
        if log is not None:
            log.say("hired", seat, "DM-4.5.4", {"hero": HERO_NAMES[card], "slot": slot + 1})
        if ask.b == 1:
            s.todo.append(HireMore(seat))
        refill_market(s, slot, log)

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        card = actions.HIRE.x(action)
        if card == s.market_top:
            return Reason("DM-4.5.4", "market-top")
        if card not in s.market:
            return Reason("DM-4.5.4", "not-in-market")
        return lacks(s, seat, hire_price(card, ask.a) << (4 * GOLD), "DM-4.5.4")

    def question_rule(self, s: Daimyo, ask: Ask) -> str:
        return self.rule if ask.b == 1 else "DM-4.5.4"

    def about(self, s: Daimyo, ask: Ask) -> dict[str, int | str | list[int] | list[str]]:
        return {"discount": ask.a, "gold": s.tokens[ask.seat * 4 + GOLD]}


HIRE: Final = Hire("hire", "DM-12.5.1", ("hire", "stop"), holds=(number("discount"), number("more")))


class HireMore(Step[Daimyo]):
    """DM-12.5.1-2: ask again as long as something can be hired."""

    FIELDS = [number("seat")]

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Daimyo, log: Log | None) -> None:
        s.active = self.seat
        if can_hire(s, self.seat, 0):
            s.todo.append(HIRE.ask(self.seat, 0, 1))


# ---- playing ----


def dice_sums(s: Daimyo, seat: int) -> int:
    """Bit n is set if some own dice sum to n (DM-7.1.1); bit 0 is the empty choice."""
    sums = 1
    for i in range(seat * DIE_SLOTS, seat * DIE_SLOTS + DIE_SLOTS):
        die = s.dice[i]
        if die > 0:
            sums |= sums << ((die - 1) % 6 + 1)
    return sums


def dice_total(s: Daimyo, seat: int) -> int:
    total = 0
    for i in range(seat * DIE_SLOTS, seat * DIE_SLOTS + DIE_SLOTS):
        die = s.dice[i]
        if die > 0:
            total += (die - 1) % 6 + 1
    return total


def playable(s: Daimyo, seat: int, card: int) -> bool:
    """Not played yet this turn (DM-7.1.4), and a cost at its beginning can be paid (DM-7.1.5)."""
    if card in s.played:
        return False
    effect = EFFECTS[HERO_EFFECT[card]]
    return not effect.cost or effect.words[0].useful(s, seat)


def board_has_tile(s: Daimyo) -> bool:
    return any([s.no_mans_land[i] >= 0 for i in range(s.islands * 3)])


def play(s: Daimyo, seat: int, card: int, log: Log | None) -> None:
    """DM-7.1.3: resolve the whole effect, then the card goes to the discard pile (DM-4.5.2)."""
    s.hand[seat].remove(card)
    s.resolving.append(card)
    s.played.append(card)
    if log is not None:
        log.say("played", seat, "DM-7.1.3", {"hero": HERO_NAMES[card]})
    s.todo.append(HeroEnd(seat, card))
    s.todo.append(effects.Resolve(seat, HERO_EFFECT[card], W_HERO))


class HeroEnd(Step[Daimyo]):
    """DM-4.5.2: its effect is complete; the card goes to the discard pile."""

    FIELDS = [number("seat"), number("card", of=HERO_NAMES)]

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: Daimyo, log: Log | None) -> None:
        s.resolving.remove(self.card)
        s.discard[self.seat].append(self.card)


class FreeHero(Decision[Daimyo]):
    """DM-7.3.4: the Aristocrats play a hero regardless of its strength."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        for card in s.hand[seat]:
            if playable(s, seat, card):
                out.append(actions.PLAY.id(card))
        out.sort()

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        play(s, seat, actions.PLAY.x(action), log)

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        card = actions.PLAY.x(action)
        return why_not_playable(s, seat, card)


FREE_HERO: Final = FreeHero("free-hero", "DM-7.3.4", ("play",))


def why_not_playable(s: Daimyo, seat: int, card: int) -> Reason:
    if card in s.played:
        return Reason("DM-7.1.4", "played-before")
    if card not in s.hand[seat]:
        return Reason("DM-7.1.1", "not-in-hand")
    if not playable(s, seat, card):
        return EFFECTS[HERO_EFFECT[card]].words[0].unpaid(s, seat)
    return Reason("DM-7.1.1", "strength", {"strength": HERO_STRENGTH[card]})


# ---- discarding ----


def discard(s: Daimyo, seat: int, card: int, rule: str, log: Log | None) -> None:
    s.hand[seat].remove(card)
    s.discard[seat].append(card)
    if log is not None:
        log.say("discarded", seat, rule, {"hero": HERO_NAMES[card]})


class DiscardHero(Decision[Daimyo]):
    """A hero must go: price of a Bonus tile, or the Bully Ronin of an opponent. a: how many."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        for card in s.hand[seat]:
            out.append(actions.DISCARD.id(card))
        out.sort()

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        discard(s, seat, actions.DISCARD.x(action), self.rule, log)
        if ask.a > 1 and s.hand[seat]:
            s.todo.append(DISCARD.ask(seat, ask.a - 1))

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        return Reason("DM-4.1.1", "not-in-hand")

    def question_rule(self, s: Daimyo, ask: Ask) -> str:
        return "DM-4.6.3" if ask.seat == s.active else self.rule  # the price of one's own tile


DISCARD: Final = DiscardHero("discard", "DM-4.1.6", ("discard",), holds=(number("left"),))


class ChangeDie(Decision[Daimyo]):
    """DM-7.2: the discarded hero changes one own die by one, never below 1 or above 6."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        for slot in range(DIE_SLOTS):
            die = s.dice[seat * DIE_SLOTS + slot]
            if die > 0:
                value = (die - 1) % 6 + 1
                if value < 6:
                    out.append(actions.CHANGE.id(slot, 0))
                if value > 1:
                    out.append(actions.CHANGE.id(slot, 1))

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        slot = actions.CHANGE.x(action)
        turn_die(s, seat, slot, 1 if actions.CHANGE.y(action) == 0 else -1, "DM-7.2.1", log)

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        if s.dice[seat * DIE_SLOTS + actions.CHANGE.x(action)] == 0:
            return Reason("DM-7.0.3", "no-die")
        return Reason("DM-7.2.2", "die-limit")


CHANGE: Final = ChangeDie("change", "DM-7.2.1", ("change",))


def turn_die(s: Daimyo, seat: int, slot: int, by: int, rule: str, log: Log | None) -> None:
    s.dice[seat * DIE_SLOTS + slot] += by
    if log is not None:
        log.say("die-changed", seat, rule, {"slot": SLOT_NAMES[slot], "value": (s.dice[seat * DIE_SLOTS + slot] - 1) % 6 + 1})


class RaiseDie(Decision[Daimyo]):
    """The tile 'twice +1': each step may be declined. a: steps left."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(actions.STOP.start)
        for slot in range(DIE_SLOTS):
            die = s.dice[seat * DIE_SLOTS + slot]
            if die > 0 and (die - 1) % 6 < 5:
                out.append(actions.RAISE.id(slot))

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == actions.STOP.start:
            return
        turn_die(s, seat, actions.RAISE.x(action), 1, "DM-7.0.3", log)
        if ask.a > 1 and can_raise(s, seat):
            s.todo.append(RAISE.ask(seat, ask.a - 1))

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        if s.dice[seat * DIE_SLOTS + actions.RAISE.x(action)] == 0:
            return Reason("DM-7.0.3", "no-die")
        return Reason("DM-7.2.2", "die-limit")


RAISE: Final = RaiseDie("raise", "DM-7.0.3", ("raise", "stop"), holds=(number("left"),))


def can_raise(s: Daimyo, seat: int) -> bool:
    for i in range(seat * DIE_SLOTS, seat * DIE_SLOTS + DIE_SLOTS):
        die = s.dice[i]
        if die > 0 and (die - 1) % 6 < 5:
            return True
    return False


class SetDie(Decision[Daimyo]):
    """The Celestial Hacker: one own die to any value."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        for slot in range(DIE_SLOTS):
            if s.dice[seat * DIE_SLOTS + slot] > 0:
                for value in range(6):
                    out.append(actions.SET.id(slot, value))

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        slot = actions.SET.x(action)
        old = (s.dice[seat * DIE_SLOTS + slot] - 1) % 6
        turn_die(s, seat, slot, actions.SET.y(action) - old, "DM-7.0.3", log)

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        return Reason("DM-7.0.3", "no-die")


SET_DIE: Final = SetDie("set-die", "DM-7.0.3", ("set",))
