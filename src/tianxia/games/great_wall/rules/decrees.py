"""Imperial decrees: naming, pledging, paying together (GW-12.7)."""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.fields import number, row
from tianxia.engine.flow import Ask, Step
from tianxia.engine.game import Decision, Reason
from tianxia.games.great_wall.actions import AGREE, DECREE, DISCARD, PASS, SACRIFICE, SEND_ADVISOR, SEND_CLERK
from tianxia.games.great_wall.board.seats import human_of, humans_in_tea_order
from tianxia.games.great_wall.data import (
    DECREE_EACH,
    DECREE_IDS,
    DECREE_LINE,
    DECREE_STATE,
    TACTIC_IDS,
)
from tianxia.games.great_wall.ids import (
    ACTIVE,
    ARCHER,
    HONOR_PTS,
    OUT_OF_GAME,
    P_DECREES,
    SUPPLY,
    SUPPORT,
    T_DECREE_DONE,
    T_DECREE_PHASE,
)
from tianxia.games.great_wall.rules.academy import discard_tactic
from tianxia.games.great_wall.rules.goods import pay, score
from tianxia.games.great_wall.rules.moments import moment
from tianxia.games.great_wall.rules.shame import ShameStep
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.steps import InTurn
from tianxia.games.great_wall.words.vocabulary import ADVISOR_PIECE, CLERK_PIECE, TACTIC_PIECE


class Decrees(Step[GreatWall]):
    """Winter step 3: the player highest in tea order names a decree or stops (GW-12.7.14)."""

    FIELDS = [number("part")]

    def __init__(self, part: int) -> None:
        self.part = part

    def run(self, s: GreatWall, log: Log | None) -> None:
        if self.part == 0:
            s.refused = 0
            for i in range(len(s.ease)):
                s.ease[i] = 0
            s.todo.append(Decrees(1))
            moment(s, T_DECREE_PHASE, -1)
            return
        if nameable(s):
            s.todo.append(ASK_DECREE.ask(human_of(s, -1)))


def nameable(s: GreatWall) -> list[int]:
    """Open decrees that were not refused; those about the state of the board while it holds."""
    found: list[int] = []
    for d in s.decrees:
        if d >= 0 and not (s.refused >> d) & 1 and (DECREE_STATE[d] == 0 or holds_now(s, d)):
            found.append(d)
    return found


def holds_now(s: GreatWall, d: int) -> bool:
    condition = DECREE_LINE[d].condition
    if condition is None:
        return True
    return all(condition.value(s, p, -1, -1, 0) != 0 for p in range(s.seats if DECREE_EACH[d] else 1))


class NameDecree(Decision[GreatWall]):
    """D-DECREE."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(PASS.id())
        for d in nameable(s):
            out.append(DECREE.id(d))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == PASS.id():
            return
        d = DECREE.x(action)
        s.todo.append(Decrees(1))
        if log is not None:
            log.say("decree-named", seat, "GW-12.7.14", {"card": DECREE_IDS[d]})
        if DECREE_STATE[d]:
            fulfil(s, d, log)
            return
        s.decree_now = d
        s.pledged_by = []
        s.pledges = []
        s.todo.append(DecreePay())
        s.todo.append(PledgeStep(humans_in_tea_order(s)))

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        d = DECREE.x(action)
        if d not in s.decrees:
            return Reason("GW-12.7.1", "decree-not-open")
        if (s.refused >> d) & 1:
            return Reason("GW-12.7.14", "decree-refused")
        return Reason("GW-12.7.14", "decree-not-met", {"card": DECREE_IDS[d]})


ASK_DECREE: Final = NameDecree("decree", "GW-12.7.14", ("pass", "decree"))


def fulfil(s: GreatWall, d: int, log: Log | None) -> None:
    """GW-12.7.5: counted; its position stays empty until step 5."""
    s.decrees[s.decrees.index(d)] = -1
    s.decrees_done.append(d)
    s.decree_sum += 1
    if log is not None:
        log.say("decree-done", -1, "GW-12.7.5", {"card": DECREE_IDS[d], "n": s.decree_sum})
    moment(s, T_DECREE_DONE, -1)


# ---- what a decree asks of one player ----


def units_needed(s: GreatWall, d: int) -> int:
    """All units of the payment less what was eased, at least 1 (GW-17.2.20)."""
    n = 0
    for e in DECREE_LINE[d].effects:
        n += e.n
    return max(n - s.ease[d], 1)


def fixed_price(d: int) -> bool:
    """Resources or honor: nothing to choose."""
    return DECREE_LINE[d].effects[0].item < 0


def can_pay_fixed(s: GreatWall, p: int, d: int) -> bool:
    kind = DECREE_LINE[d].effects[0].kind
    n = units_needed(s, d)
    return s.honor[p] >= n if kind == HONOR_PTS else s.res[p * 4 + kind] >= n


def pledged(s: GreatWall, p: int) -> list[int]:
    return [s.pledges[i] for i in range(len(s.pledges)) if s.pledged_by[i] == p]


def list_units(s: GreatWall, p: int, item: int, out: list[int]) -> None:
    """What p can still name for one piece of the payment (GW-12.7.7)."""
    mine = pledged(s, p)
    if item == TACTIC_PIECE:
        for card in range(len(TACTIC_IDS)):
            if (s.tactics[p] >> card) & 1 and DISCARD.id(card) not in mine:
                out.append(DISCARD.id(card))
    elif item == CLERK_PIECE:
        if s.clerks[p] > mine.count(SEND_CLERK.id(SUPPLY)):
            out.append(SEND_CLERK.id(SUPPLY))
        for loc in range(10):
            if s.at[loc * 4 + p] > mine.count(SEND_CLERK.id(loc)):
                out.append(SEND_CLERK.id(loc))
    elif item == ADVISOR_PIECE:
        for card in range(len(s.advisor_at)):
            if s.advisor_at[card] in (ACTIVE + p, SUPPORT + p) and SEND_ADVISOR.id(card) not in mine:
                out.append(SEND_ADVISOR.id(card))
    else:
        for type in range(3):
            if item != type and item < 3:
                continue
            if s.supply[p * 3 + type] > mine.count(SACRIFICE.id(0, type)):
                out.append(SACRIFICE.id(0, type))
            for sec in range(3):
                if s.rest[(sec * 4 + p) * 3 + type] > mine.count(SACRIFICE.id(1 + sec, type)):
                    out.append(SACRIFICE.id(1 + sec, type))
                if type == ARCHER and s.fire[sec * 4 + p] > mine.count(SACRIFICE.id(4 + sec, type)):
                    out.append(SACRIFICE.id(4 + sec, type))


def of_piece(s: GreatWall, p: int, item: int) -> int:
    """Units already named for this piece."""
    n = 0
    for action in pledged(s, p):
        if item == TACTIC_PIECE:
            n += 1 if DISCARD.has(action) else 0
        elif item == CLERK_PIECE:
            n += 1 if SEND_CLERK.has(action) else 0
        elif item == ADVISOR_PIECE:
            n += 1 if SEND_ADVISOR.has(action) else 0
        elif SACRIFICE.has(action):
            n += 1
    return n


def asks_for(item: int, action: int) -> bool:
    """Is this answer a unit of this piece, whoever has it?"""
    if item == TACTIC_PIECE:
        return DISCARD.has(action)
    if item == CLERK_PIECE:
        return SEND_CLERK.has(action)
    if item == ADVISOR_PIECE:
        return SEND_ADVISOR.has(action)
    return SACRIFICE.has(action) and (item >= 3 or item == SACRIFICE.y(action))


def available(s: GreatWall, p: int, item: int) -> int:
    """How many units p has of one piece, at most those a decree can ask for."""
    if item == TACTIC_PIECE:
        n = 0
        for card in range(len(TACTIC_IDS)):
            n += (s.tactics[p] >> card) & 1
        return n
    if item == CLERK_PIECE:
        return s.clerks[p] + sum([s.at[loc * 4 + p] for loc in range(10)])
    if item == ADVISOR_PIECE:
        return s.aa[p] + s.sa[p]
    n = 0
    for type in range(3):
        if item >= 3 or item == type:
            n += s.supply[p * 3 + type]
            for sec in range(3):
                n += s.rest[(sec * 4 + p) * 3 + type]
                if type == ARCHER:
                    n += s.fire[sec * 4 + p]
    return n


def can_pledge(s: GreatWall, p: int, d: int) -> bool:
    if fixed_price(d):
        return can_pay_fixed(s, p, d)
    total = 0
    for e in DECREE_LINE[d].effects:
        total += min(e.n, available(s, p, e.item))
    return total >= units_needed(s, d)


class PledgeStep(InTurn):
    """Each human in tea order; after one refusal nobody is asked any more."""

    def of(self, players: list[int]) -> InTurn:
        return PledgeStep(players)

    def act(self, s: GreatWall, p: int, log: Log | None) -> None:
        if s.decree_now >= 0:
            s.todo.append(ASK_PLEDGE.ask(p))


class Pledge(Decision[GreatWall]):
    """D-DECREE-PAY: name the payment unit by unit, or refuse."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        d = s.decree_now
        out.append(PASS.id())
        if not can_pledge(s, seat, d):
            return
        if fixed_price(d):
            out.append(AGREE.id())
            return
        for e in DECREE_LINE[d].effects:
            if of_piece(s, seat, e.item) < e.n:
                list_units(s, seat, e.item, out)

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        d = s.decree_now
        if action == PASS.id():
            s.refused |= 1 << d
            s.decree_now = -1
            s.pledged_by = []
            s.pledges = []
            if log is not None:
                log.say("decree-refused", seat, "GW-12.7.14", {"card": DECREE_IDS[d]})
            return
        s.pledged_by.append(seat)
        s.pledges.append(action)
        if not AGREE.has(action) and len(pledged(s, seat)) < units_needed(s, d):
            s.todo.append(ASK_PLEDGE.ask(seat))
        elif log is not None:
            log.say("decree-agreed", seat, "GW-12.7.14", {"card": DECREE_IDS[d]})

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        d = s.decree_now
        need = units_needed(s, d)
        if fixed_price(d):
            if not AGREE.has(action):
                return Reason("GW-12.7.3", "decree-wants-other")
            kind = DECREE_LINE[d].effects[0].kind
            return Reason(
                "GW-12.7.3", "decree-cost", {"n": need, "have": s.honor[seat] if kind == HONOR_PTS else s.res[seat * 4 + kind]}
            )
        if not can_pledge(s, seat, d):
            have = sum([min(e.n, available(s, seat, e.item)) for e in DECREE_LINE[d].effects])
            return Reason("GW-12.7.3", "decree-cost", {"n": need, "have": have})
        asked = any(asks_for(e.item, action) and of_piece(s, seat, e.item) < e.n for e in DECREE_LINE[d].effects)
        return Reason("GW-12.7.7", "none-there") if asked else Reason("GW-12.7.3", "decree-wants-other")

    def about(self, s: GreatWall, ask: Ask) -> dict[str, Value]:
        return {"card": DECREE_IDS[s.decree_now], "n": units_needed(s, s.decree_now)}


ASK_PLEDGE: Final = Pledge("pledge", "GW-12.7.3", ("pass", "agree", "sacrifice", "send_clerk", "send_advisor", "discard"))


class DecreePay(Step[GreatWall]):
    """GW-12.7.3: all pay at the same moment."""

    def run(self, s: GreatWall, log: Log | None) -> None:
        d = s.decree_now
        s.decree_now = -1
        if d < 0:
            return
        for i in range(len(s.pledges)):
            hand_over(s, s.pledged_by[i], s.pledges[i], d, log)
        s.pledged_by = []
        s.pledges = []
        fulfil(s, d, log)


def hand_over(s: GreatWall, p: int, action: int, d: int, log: Log | None) -> None:
    """Sacrificed pieces are out of the game for good (GW-12.7.6)."""
    if AGREE.has(action):
        kind = DECREE_LINE[d].effects[0].kind
        n = units_needed(s, d)
        if kind == HONOR_PTS:
            score(s, p, -n, P_DECREES, "GW-12.7.3", log)
        else:
            pay(s, p, kind, n, "decree", "GW-12.7.3", log)
        return
    if DISCARD.has(action):
        discard_tactic(s, p, DISCARD.x(action), log)
        return
    if SEND_CLERK.has(action):
        source = SEND_CLERK.x(action)
        if source == SUPPLY:
            s.clerks[p] -= 1
        else:
            s.at[source * 4 + p] -= 1
        s.clerks_gone[p] += 1
    elif SEND_ADVISOR.has(action):
        card = SEND_ADVISOR.x(action)
        if s.advisor_at[card] == ACTIVE + p:
            s.aa[p] -= 1
        else:
            s.sa[p] -= 1
        s.advisor_at[card] = OUT_OF_GAME
        if s.secret_support[p] == card:
            s.secret_support[p] = -1
    else:
        place, type = SACRIFICE.x(action), SACRIFICE.y(action)
        if place == 0:
            s.supply[p * 3 + type] -= 1
        elif place <= 3:
            s.rest[((place - 1) * 4 + p) * 3 + type] -= 1
        else:
            s.fire[(place - 4) * 4 + p] -= 1
        s.gone[p * 3 + type] += 1
    if log is not None:
        log.reveal()
        log.say("sacrifice", p, "GW-12.7.6", {"card": DECREE_IDS[d]})


class EaseDecree(Decision[GreatWall]):
    """D-EASE: a decree with a payment gets cheaper for everybody this year. ask.a: units."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(PASS.id())
        for d in s.decrees:
            if d >= 0 and DECREE_STATE[d] == 0:
                out.append(DECREE.id(d))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == PASS.id():
            return
        d = DECREE.x(action)
        s.ease[d] += ask.a
        if log is not None:
            log.say("eased", seat, "GW-17.2.20", {"card": DECREE_IDS[d], "n": ask.a})

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        if DECREE.x(action) not in s.decrees:
            return Reason("GW-12.7.1", "decree-not-open")
        return Reason(self.rule, "decree-no-payment")


ASK_EASE: Final = EaseDecree("ease", "GW-17.2.20", ("pass", "decree"))


def ask_ease(s: GreatWall, p: int, n: int) -> None:
    for d in s.decrees:
        if d >= 0 and DECREE_STATE[d] == 0:
            s.todo.append(ASK_EASE.ask(p, n))
            return


class DecreesOpen(Step[GreatWall]):
    """Winter step 5 (GW-12.7.9): shame for each open decree, then new ones."""

    FIELDS = [number("part")]

    def __init__(self, part: int) -> None:
        self.part = part

    def run(self, s: GreatWall, log: Log | None) -> None:
        open_now = len([d for d in s.decrees if d >= 0])
        if self.part == 0:
            s.todo.append(DecreesOpen(1))
            if open_now:
                s.todo.append(ShameEach(humans_in_tea_order(s), open_now))
            return
        fill_decrees(s, log)


class ShameEach(InTurn):
    FIELDS = [row("players"), number("n")]

    def __init__(self, players: list[int], n: int) -> None:
        super().__init__(players)
        self.n = n

    def of(self, players: list[int]) -> InTurn:
        return ShameEach(players, self.n)

    def act(self, s: GreatWall, p: int, log: Log | None) -> None:
        s.todo.append(ShameStep(p, self.n))


def fill_decrees(s: GreatWall, log: Log | None) -> None:
    for i in range(len(s.decrees)):
        if s.decrees[i] < 0 and s.decree_deck:
            s.decrees[i] = s.decree_deck.pop()
            if log is not None:
                log.reveal()
                log.say("decree", -1, "GW-12.7.9", {"card": DECREE_IDS[s.decrees[i]]})
