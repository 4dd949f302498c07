"""Effects of heroes, Bonus tiles, Villagers, Clan abilities and Objectives, step by step (data section 1)."""

from tianxia.engine.events import Log, Value
from tianxia.engine.flow import Ask
from tianxia.engine.game import Reason
from tianxia.games.daimyo.flow import Question, Task
from tianxia.games.daimyo.ids import (
    ANY,
    CHOOSE,
    COPY,
    GAIN,
    GIVE,
    GOLD,
    P_OBJECTIVES,
    Q_CHOOSE,
    Q_COLLECT,
    Q_COPY,
    Q_DISCARD,
    Q_FREE_HERO,
    Q_GAIN,
    Q_GIVE,
    Q_HIRE,
    Q_RAISE,
    Q_SET_DIE,
    Q_STEAL,
    Q_STEPS,
    Q_TRAVEL,
    Q_TRIBUTE,
    Q_VILLAGER,
    RECRUITMENT,
    T_BAG_DRAWS,
    T_BUILD,
    T_EFFECT,
    T_GIVES,
    T_MOVES,
    T_RECRUIT,
    T_REFILL,
    T_TAKES,
    W_ABILITY,
    W_THEFT,
)
from tianxia.games.daimyo.notation import (
    ANY_TYPE,
    ANY_UNIT,
    EFFECTS,
    FROM_BAG,
    OP_BUILD,
    OP_CAPACITY,
    OP_CHOOSE,
    OP_COLLECT,
    OP_DISCARD,
    OP_DRAW,
    OP_EXILE,
    OP_GAIN,
    OP_GIVE_BAG,
    OP_GIVE_COST,
    OP_HIRE,
    OP_KILL,
    OP_MAIN,
    OP_MOVE,
    OP_OPPONENTS_DISCARD,
    OP_PAY,
    OP_PLAY_FREE,
    OP_POINTS,
    OP_PRODUCE,
    OP_RAISE,
    OP_RECRUIT,
    OP_RELIC,
    OP_RESET_TRACK,
    OP_SCAVENGE,
    OP_SET_DIE,
    OP_STEAL,
    OP_STEPS,
    OP_TAKE_EACH,
    OP_USE_CLAN,
    OP_VILLAGER,
    PER_ISLAND,
    PER_NOTHING,
    PER_SHADOW,
    Step,
)
from tianxia.games.daimyo.rules.buildings import can_build
from tianxia.games.daimyo.rules.heroes import board_has_tile, can_hire, can_raise, draw, playable
from tianxia.games.daimyo.rules.objectives import islands_with_governor, restored_relics
from tianxia.games.daimyo.rules.production import produce
from tianxia.games.daimyo.rules.recruitment import can_recruit, reset_track
from tianxia.games.daimyo.rules.relics import can_steal, can_take, raise_capacity
from tianxia.games.daimyo.rules.resources import can_pay, gain, gain_bundle, pay, score
from tianxia.games.daimyo.rules.units import ask_eliminate, ask_exile, can_move, collects
from tianxia.games.daimyo.state import Daimyo
from tianxia.games.daimyo.tables import BRANCH_EFFECT, BRANCH_NAMES, CLAN_ABILITY, CLAN_NAMES


class EffectTask(Task):
    """One step of an effect. a: effect, b: step, c: why (for the log)."""

    def run(self, s: Daimyo, ask: Ask, log: Log | None) -> None:
        steps = EFFECTS[ask.a].steps
        if ask.b + 1 < len(steps):
            s.todo.append(Ask(ask.kind, ask.seat, ask.a, ask.b + 1, ask.c))
        do_step(s, ask.seat, steps[ask.b], ask.c, log)


def do_step(s: Daimyo, seat: int, step: Step, why: int, log: Log | None) -> None:
    op = step.op
    if op == OP_GAIN:
        if step.y != PER_NOTHING:
            gain(s, seat, GOLD, per(s, seat, step), why, "DM-4.6.3", log)
        gain_bundle(s, seat, step.x, why, "DM-4.6.3", log)
    elif op == OP_PAY:
        pay(s, seat, step.x, why, "DM-4.6.3", log)
    elif op == OP_DISCARD:
        s.todo.append(Ask(Q_DISCARD, seat, step.x))
    elif op == OP_DRAW:
        draw(s, seat, step.x, log)
    elif op == OP_CAPACITY:
        raise_capacity(s, seat, step.x, log)
    elif op == OP_RECRUIT:
        s.todo.append(Ask(T_RECRUIT, seat, step.x, step.y, 1))
    elif op == OP_BUILD:
        s.todo.append(Ask(T_BUILD, seat, step.x, step.y, 1))
    elif op == OP_HIRE:
        if can_hire(s, seat, step.x):
            s.todo.append(Ask(Q_HIRE, seat, step.x, 0))
    elif op == OP_MOVE:
        s.todo.append(Ask(T_MOVES, seat, step.x, step.y * 2 + step.z, 0))
    elif op == OP_COLLECT:
        if has_collect(s, seat, step.x):
            s.todo.append(Ask(Q_COLLECT, seat, step.x, step.y, why))
    elif op == OP_PRODUCE:
        produce(s, seat, step.x, why, log)
    elif op == OP_SCAVENGE:
        s.todo.append(Ask(Q_TRAVEL, seat, step.x))
    elif op == OP_RELIC:
        if step.x == FROM_BAG:
            s.todo.append(Ask(T_BAG_DRAWS, seat, step.y))
        else:
            s.todo.append(Ask(T_REFILL, seat))
            s.todo.append(Ask(T_TAKES, seat, step.x, step.y, s.scavenger[seat]))
    elif op == OP_VILLAGER:
        s.todo.append(Ask(Q_VILLAGER, seat, step.x, 0))
    elif op == OP_POINTS:
        score(s, seat, step.x, P_OBJECTIVES, "DM-11.3", log)
    elif op == OP_CHOOSE:
        s.todo.append(Ask(Q_CHOOSE, seat, step.x, step.y, why))
    elif op == OP_MAIN:
        if step.x == RECRUITMENT:
            s.todo.append(Ask(T_RECRUIT, seat, 0, ANY_UNIT, 0))
        else:
            s.todo.append(Ask(T_BUILD, seat, 0, ANY_TYPE, 0))
    elif op == OP_GIVE_COST:
        s.todo.append(Ask(Q_GIVE, seat, step.x, 0))
    elif op == OP_GIVE_BAG:
        s.todo.append(Ask(T_GIVES, seat, step.x))
    elif op == OP_RESET_TRACK:
        reset_track(s, seat, "DM-9.2.4", log)
    elif op == OP_STEPS:
        s.todo.append(Ask(Q_STEPS, seat))
    elif op == OP_RAISE:
        if can_raise(s, seat):
            s.todo.append(Ask(Q_RAISE, seat, step.x))
    elif op == OP_SET_DIE:
        s.todo.append(Ask(Q_SET_DIE, seat))
    elif op == OP_PLAY_FREE:
        if any([playable(s, seat, card) for card in s.hand[seat]]):
            s.todo.append(Ask(Q_FREE_HERO, seat))
    else:
        do_to_opponents(s, seat, step, log)


def do_to_opponents(s: Daimyo, seat: int, step: Step, log: Log | None) -> None:
    """The steps that need other players; Mercenaries count only for moving and eliminating."""
    op = step.op
    if op == OP_USE_CLAN:
        if s.seats > 1:
            s.todo.append(Ask(Q_COPY, seat))
    elif op == OP_TAKE_EACH:
        for i in range(s.seats - 1, 0, -1):
            other = (seat + i) % s.seats
            if step.x == ANY:
                if has_resource(s, other):
                    s.todo.append(Ask(Q_TRIBUTE, other, seat))
            elif s.tokens[other * 4 + step.x] > 0:
                hand_over(s, other, seat, step.x, log)
    elif op == OP_OPPONENTS_DISCARD:
        for i in range(s.seats - 1, 0, -1):
            other = (seat + i) % s.seats
            if s.hand[other]:
                s.todo.append(Ask(Q_DISCARD, other, 1))
    elif op == OP_STEAL:
        if can_steal(s, seat):
            s.todo.append(Ask(Q_STEAL, seat))
    elif op == OP_EXILE:
        ask_exile(s, seat)
    elif op == OP_KILL:
        ask_eliminate(s, seat, -1, -1)


def per(s: Daimyo, seat: int, step: Step) -> int:
    if step.y == PER_SHADOW:
        count = s.shadows[seat]
    elif step.y == PER_ISLAND:
        count = islands_with_governor(s, seat)
    else:
        count = restored_relics(s, seat)
    return min(count, step.z)


def has_collect(s: Daimyo, seat: int, towers: int) -> bool:
    return any([collects(s, seat, towers, site) for site in range(s.islands * 5)])


def has_resource(s: Daimyo, seat: int) -> bool:
    return s.tokens[seat * 4] + s.tokens[seat * 4 + 1] + s.tokens[seat * 4 + 2] > 0


def hand_over(s: Daimyo, giver: int, taker: int, token: int, log: Log | None) -> None:
    gain(s, giver, token, -1, W_THEFT, "DM-4.6.3", log)
    gain(s, taker, token, 1, W_THEFT, "DM-4.6.3", log)


def useful(s: Daimyo, seat: int, number: int) -> bool:
    """DM-4.6.5: the effect can do something now, and its price, if any, can be paid."""
    effect = EFFECTS[number]
    steps = effect.steps
    first = 0
    if effect.cost:
        price = steps[0]
        if price.op == OP_PAY and not can_pay(s, seat, price.x):
            return False
        if price.op == OP_DISCARD and len(s.hand[seat]) < price.x:
            return False
        if price.op == OP_GIVE_COST and (s.loose[seat] == 0 or not board_has_tile(s)):
            return False
        first = 1
    return any([step_useful(s, seat, steps[i]) for i in range(first, len(steps))])


def step_useful(s: Daimyo, seat: int, step: Step) -> bool:
    op = step.op
    if op == OP_GAIN:
        return step.x != 0 or per(s, seat, step) > 0
    if op == OP_RECRUIT:
        return can_recruit(s, seat, step.x, step.y)
    if op == OP_BUILD:
        return can_build(s, seat, step.x, step.y)
    if op == OP_HIRE:
        return can_hire(s, seat, step.x)
    if op == OP_MOVE:
        return can_move(s, seat)
    if op == OP_COLLECT:
        return has_collect(s, seat, step.x)
    if op == OP_RELIC:
        return step.x == FROM_BAG or can_take(s, seat, step.x, s.scavenger[seat])
    if op == OP_RESET_TRACK:
        return s.track[seat] > 0
    if op == OP_GIVE_BAG:
        return s.loose[seat] != 0
    if op == OP_DRAW:
        return len(s.deck[seat]) + len(s.discard[seat]) > 0
    if op == OP_RAISE:
        return can_raise(s, seat)
    if op == OP_MAIN:
        return can_recruit(s, seat, 0, ANY_UNIT) if step.x == RECRUITMENT else can_build(s, seat, 0, ANY_TYPE)
    if op == OP_PLAY_FREE:
        return any([playable(s, seat, card) for card in s.hand[seat]])
    return True


# ---- small questions that effects ask ----


class GainToken(Question):
    """D-GAIN-CHOICE: one of Rice, Metal, Stone (DM-4.2.2). a: how many are left, b: why."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        for token in range(3):
            out.append(GAIN.id(token))

    def answer(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if ask.a > 1:
            s.todo.append(Ask(Q_GAIN, seat, ask.a - 1, ask.b))
        gain(s, seat, GAIN.x(action), 1, ask.b, "DM-4.2.2", log)

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        return Reason("DM-4.2.2", "gold-is-no-resource")

    def about(self, s: Daimyo, ask: Ask) -> dict[str, Value]:
        return {"left": ask.a}


class Choose(Question):
    """D-CHOOSE: one branch that can do something; any, if none can. a, b: effects, c: why."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        one = useful(s, seat, ask.a)
        two = useful(s, seat, ask.b)
        if one or not two:
            out.append(CHOOSE.id(BRANCH_EFFECT.index(ask.a)))
        if two or not one:
            out.append(CHOOSE.id(BRANCH_EFFECT.index(ask.b)))

    def answer(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        s.todo.append(Ask(T_EFFECT, seat, BRANCH_EFFECT[CHOOSE.x(action)], 0, ask.c))

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        if BRANCH_EFFECT[CHOOSE.x(action)] not in (ask.a, ask.b):
            return Reason("DM-4.6.4", "other-choice")
        return Reason("DM-4.6.5", "for-nothing")

    def about(self, s: Daimyo, ask: Ask) -> dict[str, Value]:
        return {"one": BRANCH_NAMES[BRANCH_EFFECT.index(ask.a)], "two": BRANCH_NAMES[BRANCH_EFFECT.index(ask.b)]}


class CopyClan(Question):
    """D-CLAN-COPY: the Mirror Mask uses the ability of an opponent's Clan."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        for clan in range(4):
            if any([s.clan[other] == clan and other != seat for other in range(s.seats)]):
                out.append(COPY.id(clan))

    def answer(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        clan = COPY.x(action)
        if log is not None:
            log.say("copied", seat, "DM-7.3.1", {"clan": CLAN_NAMES[clan]})
        s.todo.append(Ask(T_EFFECT, seat, CLAN_ABILITY[clan], 0, W_ABILITY))

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        return Reason("DM-7.3.1", "no-such-opponent")


class Tribute(Question):
    """TAKEEACH(A): the giver chooses what to give. a: who takes."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        for token in range(3):
            if s.tokens[seat * 4 + token] > 0:
                out.append(GIVE.id(token))

    def answer(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        hand_over(s, seat, ask.a, GIVE.x(action), log)

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        return Reason("DM-4.2.2", "have-none")
