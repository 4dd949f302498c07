"""Effects of heroes, Bonus tiles, Villagers, Clan abilities and Objectives, word by word (data section 1).

What the words do stands in words.py, which also reads the effects from their texts.
"""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.fields import number
from tianxia.engine.flow import Ask, Step
from tianxia.engine.game import Decision, Reason
from tianxia.games.daimyo import actions
from tianxia.games.daimyo.ids import W_ABILITY, W_THEFT, W_VILLAGER, WHY
from tianxia.games.daimyo.lookups import BRANCH_EFFECT, BRANCH_NAMES, CLAN_ABILITY, CLAN_NAMES
from tianxia.games.daimyo.notation import TEXTS
from tianxia.games.daimyo.rules.resources import gain
from tianxia.games.daimyo.state import Daimyo

TEXT_NAMES: Final = tuple(TEXTS)
ABILITY_RULE: Final[list[str]] = ["DM-7.3.5", "DM-7.3.3", "DM-7.3.2", "DM-7.3.4"]  # by clan


class Said:
    """A word as it is written: NAME(inside)tail. `must`: it may not be declined."""

    def __init__(self, name: str, inside: str = "", tail: str = "", must: bool = False) -> None:
        self.name = name
        self.inside = inside
        self.tail = tail
        self.must = must


class Word:
    """One word of an effect: it reads what is said, does it and tells the log."""

    def __init__(self, said: Said) -> None:
        self.cost = False  # a price: what follows is not done without it
        self.asks = True  # somebody may be asked something meanwhile

    def do(self, s: Daimyo, seat: int, why: int, log: Log | None) -> None:
        raise NotImplementedError

    def useful(self, s: Daimyo, seat: int) -> bool:
        """It can do something now; a cost: it can be paid."""
        return True

    def unpaid(self, s: Daimyo, seat: int) -> Reason:
        """What is missing for a cost that cannot be paid."""
        raise NotImplementedError


class Effect:
    """With `cost`, its first word is the price."""

    def __init__(self, words: list[Word]) -> None:
        self.words = words
        self.cost = words[0].cost


EFFECTS: Final[list[Effect]] = []  # by number; words.py fills it


class Resolve(Step[Daimyo]):
    """An effect from its word `at` on, one after the other. `why` is for the log."""

    FIELDS = [number("seat"), number("effect", of=TEXT_NAMES), number("why", of=WHY), number("at")]

    def __init__(self, seat: int, effect: int, why: int, at: int = 0) -> None:
        self.seat = seat
        self.effect = effect
        self.why = why
        self.at = at

    def run(self, s: Daimyo, log: Log | None) -> None:
        words = EFFECTS[self.effect].words
        if self.at + 1 < len(words):
            s.todo.append(Resolve(self.seat, self.effect, self.why, self.at + 1))
        words[self.at].do(s, self.seat, self.why, log)


def useful(s: Daimyo, seat: int, effect: int) -> bool:
    """DM-4.6.5: the effect can do something now, and its price, if any, can be paid."""
    found = EFFECTS[effect]
    words = found.words
    first = 0
    if found.cost:
        if not words[0].useful(s, seat):
            return False
        first = 1
    return any([words[i].useful(s, seat) for i in range(first, len(words))])


def why_useless(s: Daimyo, seat: int, effect: int) -> Reason:
    """Its price cannot be paid (DM-4.2.4), or nothing would come of it (DM-4.6.5)."""
    found = EFFECTS[effect]
    if found.cost and not found.words[0].useful(s, seat):
        return found.words[0].unpaid(s, seat)
    return Reason("DM-4.6.5", "for-nothing")


# ---- small questions that effects ask ----


class Choose(Decision[Daimyo]):
    """D-CHOOSE: one branch that can do something; any, if none can. a, b: effects, c: why."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        one = useful(s, seat, ask.a)
        two = useful(s, seat, ask.b)
        if one or not two:
            out.append(actions.CHOOSE.id(BRANCH_EFFECT.index(ask.a)))
        if two or not one:
            out.append(actions.CHOOSE.id(BRANCH_EFFECT.index(ask.b)))

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        s.todo.append(Resolve(seat, BRANCH_EFFECT[actions.CHOOSE.x(action)], ask.c))

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        if BRANCH_EFFECT[actions.CHOOSE.x(action)] not in (ask.a, ask.b):
            return Reason("DM-4.6.4", "other-choice")
        return Reason("DM-4.6.5", "for-nothing")

    def question_rule(self, s: Daimyo, ask: Ask) -> str:
        return "DM-6.1.5" if ask.c == W_VILLAGER else self.rule

    def about(self, s: Daimyo, ask: Ask) -> dict[str, Value]:
        return {"one": BRANCH_NAMES[BRANCH_EFFECT.index(ask.a)], "two": BRANCH_NAMES[BRANCH_EFFECT.index(ask.b)]}


CHOOSE: Final = Choose(
    "choose", "DM-4.6.4", ("choose",), holds=(number("one", of=TEXT_NAMES), number("two", of=TEXT_NAMES), number("why", of=WHY))
)


class CopyClan(Decision[Daimyo]):
    """D-CLAN-COPY: the Mirror Mask uses the ability of an opponent's Clan."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        for clan in range(4):
            if any([s.clan[other] == clan and other != seat for other in range(s.seats)]):
                out.append(actions.COPY.id(clan))

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        clan = actions.COPY.x(action)
        if log is not None:
            log.say("copied", seat, "DM-7.3.1", {"clan": CLAN_NAMES[clan]})
        s.todo.append(Resolve(seat, CLAN_ABILITY[clan], W_ABILITY))

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        return Reason("DM-7.3.1", "no-such-opponent")

    def question_rule(self, s: Daimyo, ask: Ask) -> str:
        return "DM-7.1.3"  # the Mirror Mask needs no sum of 13

    def action_rule(self, s: Daimyo, ask: Ask, action: int) -> str:
        return ABILITY_RULE[actions.COPY.x(action)]


COPY: Final = CopyClan("copy", "DM-7.3.1", ("copy",))


class Tribute(Decision[Daimyo]):
    """TAKEEACH(A): the giver chooses what to give. a: who takes."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        for token in range(3):
            if s.tokens[seat * 4 + token] > 0:
                out.append(actions.GIVE.id(token))

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        hand_over(s, seat, ask.a, actions.GIVE.x(action), log)

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        return Reason("DM-4.2.2", "have-none")


TRIBUTE: Final = Tribute("tribute", "DM-4.2.2", ("give",), holds=(number("taker"),))


def hand_over(s: Daimyo, giver: int, taker: int, token: int, log: Log | None) -> None:
    gain(s, giver, token, -1, W_THEFT, "DM-4.6.3", log)
    gain(s, taker, token, 1, W_THEFT, "DM-4.6.3", log)
