"""What the words of card texts do: one place per verb. A card is a line of data in cards/; its verbs are here.

A text is resolved from left to right (GW-17.2.14) by S_RUN frames:
    step, line, effect, player, section, slot, N, kind, location, subject [, named player]
`player` is the owner of the text, -1 for hordes and events. Static verbs (price, strength, guard, …) are
never run: counts.py reads them.
"""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.flow import Ask
from tianxia.engine.game import Reason
from tianxia.games.great_wall.actions import CHOOSE, PASS
from tianxia.games.great_wall.agenda import Question, Step, question, to_do
from tianxia.games.great_wall.asks import Q_ADVANCED, Q_CHOOSE, Q_NAME, Q_REPEAT
from tianxia.games.great_wall.counts import rest_in, shame_tokens, value_of
from tianxia.games.great_wall.ids import BUILDERS, GOLD, HONOR_PTS, KIND, P_COMMANDS, P_GENERAL, SPEAR, T_ACTIVATE, T_BREACH
from tianxia.games.great_wall.language import LINES, Effect, Line
from tianxia.games.great_wall.rules.activation import can_advance, tea_up
from tianxia.games.great_wall.rules.builders import affordable_plan, buildable
from tianxia.games.great_wall.rules.clerks import place_clerks
from tianxia.games.great_wall.rules.commands import ask_copy, ask_swap_command
from tianxia.games.great_wall.rules.court_events import peek_events
from tianxia.games.great_wall.rules.decrees import ask_ease
from tianxia.games.great_wall.rules.embassy import (
    ask_hire,
    can_hire_advisor,
    clerk_price,
    discard_from_offer,
    hire_clerk,
    refill_offer,
)
from tianxia.games.great_wall.rules.goods import choose_gain, choose_loss, owned, pay, score
from tianxia.games.great_wall.rules.kill import kill_by_text
from tianxia.games.great_wall.rules.points import section_mask
from tianxia.games.great_wall.rules.qin import qin_advanced, qin_support, qin_upgrade, qin_wall
from tianxia.games.great_wall.seats import first_section, human_of, humans_in_tea_order
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.steps import (
    S_ATTACK,
    S_BUILD,
    S_DISCARD,
    S_DONATE_MORE,
    S_DRAW,
    S_DROP_SHAME,
    S_GIVE,
    S_MOVE,
    S_QIN_PLACE,
    S_QIN_RECRUIT,
    S_RECRUIT,
    S_REED_MOVE,
    S_SAVE_TEXT,
    S_SHAME,
    S_SPRING_HORDES,
    S_STATION,
    S_SWAP,
    S_TAKE_COMMAND,
    S_WOUNDS,
)
from tianxia.games.great_wall.words import (
    FREE_OF_CHARGE,
    SC_ANY,
    SC_MINE,
    SC_SEC,
    SC_THIS,
    V_ADV,
    V_ATTACK,
    V_BARRICADE,
    V_CANCEL_EVENT,
    V_CANCEL_SHAME,
    V_CHOOSE,
    V_COPY_COMMAND,
    V_DEFENCE,
    V_DISCARD_TACTIC,
    V_DRAW,
    V_DROP_SHAME,
    V_EASE,
    V_GAIN,
    V_GIVE,
    V_HIRE_ADVISOR,
    V_HIRE_CLERK,
    V_HONOR,
    V_KILL,
    V_LOSE,
    V_MORE_DONATION,
    V_MOVE,
    V_PEEK,
    V_PLACE,
    V_PLACE_HORDE,
    V_QIN_ADV,
    V_QIN_PLACE,
    V_QIN_RECRUIT,
    V_QIN_SUPPORT,
    V_QIN_UPGRADE,
    V_QIN_WALL,
    V_RECRUIT,
    V_REED_MOVE,
    V_REFRESH_ROW,
    V_REMOVE_BARRICADE,
    V_REPEAT_REWARD,
    V_SAVE,
    V_SHAME,
    V_STATION,
    V_SWAP,
    V_SWAP_COMMAND,
    V_TAKE_COMMAND,
    V_TEA,
    V_TEA_TOP,
    V_WALL,
    V_WOUND,
    VERBS,
    WHO_BUILDER,
    WHO_EACH,
    WHO_ME,
    WHO_ONE,
    WHO_OTHERS,
)

LINE: Final = 1
AT: Final = 2
OWNER: Final = 3
SEC: Final = 4
THIS: Final = 5
NUMBER: Final = 6
KIND_AT: Final = 7
SUBJECT: Final = 9
NAMED: Final = 10


class Run(Step):
    """The next effect of a line; the rest of the line waits below it."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        line = LINES[f[LINE]]
        if f[AT] >= len(line.effects):
            return
        e = line.effects[f[AT]]
        if e.who == WHO_ONE and len(f) <= NAMED:
            s.agenda.append(f)
            question(s, Q_NAME, human_of(s, f[OWNER]))
            return
        if f[AT] + 1 < len(line.effects):
            rest = f[:NAMED]
            rest[AT] += 1
            s.agenda.append(rest)
        do(s, line, e, f, log)


def targets(s: GreatWall, e: Effect, f: list[int]) -> list[int]:
    """The players an effect is about, last one first: what is pushed last is done first (GW-17.2.23)."""
    if e.who == WHO_ME:
        return [f[OWNER]] if f[OWNER] >= 0 else []
    if e.who == WHO_ONE:
        return [f[NAMED]]
    if e.who == WHO_BUILDER:
        return [f[SUBJECT]]
    found = humans_in_tea_order(s)
    found.reverse()
    if e.who == WHO_OTHERS:
        return [p for p in found if p != f[OWNER]]
    return found


def scope_slots(s: GreatWall, e: Effect, f: list[int]) -> int:
    """The horde positions a wound text reaches, as a mask."""
    if e.scope == SC_THIS:
        return 1 << f[THIS]
    if e.scope == SC_SEC:
        return section_mask(f[SEC])
    mask = 0
    for sec in range(first_section(s), 3):
        if e.scope != SC_MINE or rest_in(s, sec, f[OWNER]) + s.fire[sec * 4 + f[OWNER]] > 0:
            mask |= section_mask(sec)
    return mask


def do(s: GreatWall, line: Line, e: Effect, f: list[int], log: Log | None) -> None:
    """One verb. `p` is the owner; `n` its number now (GW-4.7.1)."""
    p = f[OWNER]
    verb = e.verb
    n = value_of(s, e.amount, max(p, 0), f[SEC], f[THIS], f[NUMBER])
    if verb == V_HONOR:
        for q in targets(s, e, f):
            score(s, q, n, line.source, "GW-4.3.1", log)
    elif verb == V_GAIN:
        for q in targets(s, e, f):
            choose_gain(s, q, f[KIND_AT] if e.kind == KIND else e.kind, n)
    elif verb == V_PLACE:
        for q in targets(s, e, f):
            place_clerks(s, q, n, e.distinct)
    elif verb == V_ATTACK:
        s.capped = 0
        for q in targets(s, e, f):
            s.agenda.append([S_ATTACK, q, e.item, n, 0])
    elif verb == V_CHOOSE:
        ask_choice(s, e, f)
    elif verb == V_RECRUIT:
        for q in targets(s, e, f):
            s.agenda.append([S_RECRUIT, q, 1 << e.item if e.item < 3 else 7, n, e.price])
    elif verb == V_DRAW:
        for q in targets(s, e, f):
            to_do(s, S_DRAW, q, n)
    elif verb == V_ADV:
        if can_advance(s, p):
            question(s, Q_ADVANCED, p, n)
    elif verb == V_WOUND:
        s.capped = 0
        s.agenda.append([S_WOUNDS, p, n, scope_slots(s, e, f)])
    elif verb == V_BARRICADE:
        s.agenda.append([S_BUILD, p, n, 1, e.price])
    elif verb == V_WALL:
        if line.when == T_ACTIVATE and s.act_loc == BUILDERS and s.act_n[p] > 0:
            s.act_n[p] -= 1  # it replaces one builder action of this activation (t07)
        s.agenda.append([S_BUILD, p, 1, 2, e.price])
    elif verb == V_COPY_COMMAND:
        ask_copy(s, p)
    elif verb == V_SAVE:
        if line.when == T_BREACH:
            s.free_saves = p * 100 + min(n, 99)
        else:
            s.agenda.append([S_SAVE_TEXT, p, n, 1 if line.any_player else 0])
    elif verb == V_CANCEL_SHAME:
        cancel_shame(s, line, p, n)
    elif verb == V_DEFENCE:
        s.defence_mod[f[SEC]] += n
    elif verb == V_TEA:
        tea_up(s, p, n, log)
    elif verb == V_TEA_TOP:
        tea_up(s, p, len(s.tea), log)
    elif verb == V_DROP_SHAME:
        for q in targets(s, e, f):
            s.agenda.append([S_DROP_SHAME, q, n, 0])
    elif verb == V_SHAME:
        for q in targets(s, e, f):
            to_do(s, S_SHAME, q, n)
    elif verb == V_LOSE:
        for q in targets(s, e, f):
            choose_loss(s, q, e.kind, n)
    elif verb == V_MOVE:
        to_do(s, S_MOVE, p, n)
    elif verb == V_STATION:
        to_do(s, S_STATION, p, n)
    elif verb == V_SWAP:
        to_do(s, S_SWAP, p, n)
    elif verb == V_GIVE:
        to_do(s, S_GIVE, p, n)
    elif verb == V_MORE_DONATION:
        to_do(s, S_DONATE_MORE, p, n)
    elif verb == V_TAKE_COMMAND:
        for q in targets(s, e, f):
            to_do(s, S_TAKE_COMMAND, q, n)
    elif verb == V_SWAP_COMMAND:
        ask_swap_command(s, p)
    elif verb == V_HIRE_ADVISOR:
        ask_hire(s, p)
    elif verb == V_HIRE_CLERK:
        price = 0 if e.price == FREE_OF_CHARGE else clerk_price(s, p)
        if s.unhired[p] > 0 and s.res[p * 4 + GOLD] >= price:
            pay(s, p, GOLD, price, "clerk", "GW-6.9.2", log)
            hire_clerk(s, p, log)
    elif verb == V_REPEAT_REWARD:
        question(s, Q_REPEAT, p, f[THIS], f[NUMBER], f[KIND_AT])
    elif verb == V_DISCARD_TACTIC:
        for q in targets(s, e, f):
            s.agenda.append([S_DISCARD, q, n])
    elif verb == V_EASE:
        ask_ease(s, p, n)
    elif verb == V_PEEK:
        peek_events(s, p, n, log)
    elif verb == V_CANCEL_EVENT:
        s.event_off = 1
    else:
        do_of_the_board(s, e, f, n, log)


def do_of_the_board(s: GreatWall, e: Effect, f: list[int], n: int, log: Log | None) -> None:
    """Verbs of hordes, events and automata."""
    verb = e.verb
    if verb == V_KILL:
        mask = 0
        for sec in range(first_section(s), 3):
            if e.scope == SC_ANY or sec == f[SEC]:
                mask |= 1 << sec
        kill_by_text(s, n, mask)
    elif verb == V_PLACE_HORDE:
        s.agenda.append([S_SPRING_HORDES, n])
    elif verb == V_REFRESH_ROW:
        for card in s.offer[:n]:
            discard_from_offer(s, card, log)
        refill_offer(s, log)
    elif verb == V_REMOVE_BARRICADE:
        s.barricades[f[SEC]] -= min(n, s.barricades[f[SEC]])
    elif verb == V_QIN_PLACE:
        to_do(s, S_QIN_PLACE, n, 1)
    elif verb == V_QIN_RECRUIT:
        to_do(s, S_QIN_RECRUIT, e.item if e.item < 3 else SPEAR, n)
    elif verb == V_QIN_ADV:
        qin_advanced(s)
    elif verb == V_QIN_UPGRADE:
        qin_upgrade(s, log)
    elif verb == V_QIN_WALL:
        qin_wall(s, log)
    elif verb == V_QIN_SUPPORT:
        qin_support(s, n, log)
    elif verb == V_REED_MOVE:
        s.agenda.append([S_REED_MOVE, n, 0])
    else:
        raise AssertionError(f"verb {verb} is static and never resolved")


def cancel_shame(s: GreatWall, line: Line, p: int, n: int) -> None:
    """In shame_gain: tokens of this effect; in a breach: the holder's number, with (any) everybody's (GW-17.2.18)."""
    if line.when != T_BREACH:
        s.due = max(0, s.due - n)
        return
    for q in range(s.seats):
        if line.any_player or q == p:
            s.breach_n[q] = max(0, s.breach_n[q] - n)


# ---- choose(a, b, …) ----


def possible(s: GreatWall, e: Effect, p: int) -> bool:
    """Can this option do anything for p now?"""
    if e.who == WHO_EACH:
        return True
    if e.verb == V_TEA:
        return s.tea[0] != p
    if e.verb == V_HIRE_ADVISOR:
        return can_hire_advisor(s, p)
    if e.verb == V_DROP_SHAME:
        return shame_tokens(s, p) > 0
    if e.verb == V_LOSE:
        return e.kind == HONOR_PTS or owned(s, p, e.kind) >= e.amount.value
    if e.verb == V_BARRICADE or e.verb == V_WALL:
        frame = [S_BUILD, p, 1, 1 if e.verb == V_BARRICADE else 2, e.price]
        first = 0 if e.verb == V_BARRICADE else 3
        return any(buildable(s, frame, code) and affordable_plan(s, frame, code) for code in range(first, first + 3))
    return True


def open_options(s: GreatWall, e: Effect, p: int) -> list[int]:
    return [i for i in range(len(e.options)) if possible(s, LINES[e.options[i]].effects[0], p)]


def ask_choice(s: GreatWall, e: Effect, f: list[int]) -> None:
    seat = human_of(s, f[OWNER])
    if open_options(s, e, seat):
        s.agenda.append(f)
        question(s, Q_CHOOSE, seat)


def must_choose(line: Line) -> bool:
    """Options of the own boxes may be left; harm (Qin's Treason) and choices of the team may not."""
    if line.source not in (P_COMMANDS, P_GENERAL):
        return True
    for e in line.effects:
        for option in e.options:
            if LINES[option].effects[0].verb == V_SHAME:
                return True
    return False


class ChooseOption(Question):
    """D-CHOOSE: the frame of the text is on the agenda."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        f = s.agenda[-1]
        line = LINES[f[LINE]]
        if not must_choose(line):
            out.append(PASS.id())
        for i in open_options(s, line.effects[f[AT]], seat):
            out.append(CHOOSE.id(i))

    def answer(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        f = s.agenda.pop()
        if action == PASS.id():
            return
        g = f[:NAMED]
        g[LINE] = LINES[f[LINE]].effects[f[AT]].options[CHOOSE.x(action)]
        g[AT] = 0
        s.agenda.append(g)

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        return Reason("GW-4.8.3", "option-impossible")

    def about(self, s: GreatWall, ask: Ask) -> dict[str, Value]:
        f = s.agenda[-1]
        options = LINES[f[LINE]].effects[f[AT]].options
        return {"options": [VERBS[LINES[i].effects[0].verb] for i in options]}
