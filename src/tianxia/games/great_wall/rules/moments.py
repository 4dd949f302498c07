"""Trigger moments: abilities of generals and advisors, then the tactic window (section 8, GW-17.2).

The frame of a moment waits on the agenda while somebody is asked; the question reads it from there:
    step, trigger, subject, location, section, slot, N, kind, stage, done, players still to be looked at …
Stage 0: abilities in tea order. Stage 1: tactics in tea order. `done` marks the abilities of the present
player that were used (bits by their place in HOLDERS_BY_TRIGGER). S_GAP frames (my_turn) look the same.
"""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.flow import Ask
from tianxia.games.great_wall.actions import PASS, PLAY, USE
from tianxia.games.great_wall.agenda import Question, Step, question
from tianxia.games.great_wall.asks import Q_ABILITY, Q_DISCARD, Q_MY_TURN, Q_TACTIC
from tianxia.games.great_wall.board.counts import bits
from tianxia.games.great_wall.board.prices import price_change
from tianxia.games.great_wall.board.seats import humans_in_tea_order
from tianxia.games.great_wall.data import (
    ADVISOR_COUNT,
    HOLDER_IDS,
    HOLDER_LINE,
    HOLDERS_BY_TRIGGER,
    STANDARD_TACTICS,
    TACTIC_IDS,
    TACTIC_LINE,
    TACTICS_BY_TRIGGER,
)
from tianxia.games.great_wall.ids import (
    ACTIVE,
    COOP,
    HONOR_PTS,
    P_TACTICS,
    PRODUCTION,
    SUPPORT,
    T_ACTIVATE,
    T_DYING,
    T_KILLED,
    T_MY_TURN,
    T_PLAY_TACTIC,
    T_PRODUCE,
    T_REVEAL,
    TACTIC_KIND,
    TRIGGERS,
)
from tianxia.games.great_wall.rules.goods import choose_loss, owned, score
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.steps import S_DISCARD, S_GAP, S_MOMENT, S_RUN, S_TACTIC_DONE
from tianxia.games.great_wall.words.line import Line
from tianxia.games.great_wall.words.vocabulary import I_TACTIC

TRIGGER: Final = 1
SUBJECT: Final = 2
LOC: Final = 3
SEC: Final = 4
THIS: Final = 5
NUMBER: Final = 6
KIND_AT: Final = 7
STAGE: Final = 8
DONE: Final = 9
PLAYERS: Final = 10


def moment(
    s: GreatWall, trigger: int, subject: int, loc: int = -1, sec: int = -1, this: int = -1, n: int = 0, kind: int = -1
) -> None:
    """Open a moment, before everything that waits. Skipped when no card on the table or in a hand could use it."""
    wanted = False
    for card in HOLDERS_BY_TRIGGER[trigger]:
        if holder_of(s, card) >= 0:
            wanted = True
            break
    if not wanted and TACTICS_BY_TRIGGER[trigger]:
        for p in range(s.seats):
            if s.tactics[p] != 0:
                wanted = True
    if wanted:
        s.agenda.append([S_MOMENT, trigger, subject, loc, sec, this, n, kind, 0, 0] + humans_in_tea_order(s))


def holder_of(s: GreatWall, card: int) -> int:
    """The human in front of whom this advisor (active) or general lies, -1 nobody."""
    if card < ADVISOR_COUNT:
        at = s.advisor_at[card]
        if ACTIVE <= at < SUPPORT and at - ACTIVE < s.seats:
            return at - ACTIVE
        return -1
    for p in range(s.seats):
        if s.generals[p] == card - ADVISOR_COUNT:
            return p
    return -1


def number_for(s: GreatWall, f: list[int], p: int) -> int:
    """The N of a moment as player p reads it."""
    trigger = f[TRIGGER]
    if trigger == T_DYING:
        return dying_of(s, p)
    if trigger == T_KILLED:
        return s.killed[p]
    if trigger == T_ACTIVATE:
        return s.act_n[p]
    return f[NUMBER]


def dying_of(s: GreatWall, p: int) -> int:
    n = 0
    for v in s.victims:
        if v // 256 == p:
            n += 1
    return n


def concerns(s: GreatWall, f: list[int], line: Line, p: int) -> bool:
    """Does this moment reach the holder p of this text (GW-17.2.15)?"""
    if line.when_loc >= 0 and line.when_loc != f[LOC] and not (line.when_loc == PRODUCTION and f[LOC] < 4):
        return False
    trigger = f[TRIGGER]
    if trigger in (T_DYING, T_KILLED, T_ACTIVATE):
        if number_for(s, f, p) > 0:
            return True
        if line.any_player:
            for q in range(s.seats):
                if number_for(s, f, q) > 0:
                    return True
        return False
    subject = f[SUBJECT]
    if subject >= 0 and subject != p and not (line.any_player and subject < s.seats):
        return False
    return not (trigger == T_REVEAL and s.pick[p] < 0)


def usable(s: GreatWall, f: list[int], line: Line, p: int) -> bool:
    """Limit, reach and condition of a text; its price is looked at apart."""
    if line.limit_bit >= 0 and ((s.used_turn | s.used_year | s.used_game) >> line.limit_bit) & 1:
        return False
    if not concerns(s, f, line, p):
        return False
    if line.condition is None:
        return True
    return line.condition.value(s, p, f[SEC], f[THIS], number_for(s, f, p)) != 0


def payable(s: GreatWall, line: Line, p: int, playing: bool) -> bool:
    if line.pay_kind < 0:
        return True
    n = line.pay
    if line.pay_kind == HONOR_PTS:
        return s.honor[p] >= n
    if playing:
        n = boosted_price(s, p, line)
    if line.pay_kind == TACTIC_KIND:
        return bits(s.tactics[p]) - 1 >= n
    return owned(s, p, line.pay_kind) >= n


def boosted_price(s: GreatWall, p: int, line: Line) -> int:
    """A static change of the price of tactics counts resources only (a27)."""
    if line.pay_kind >= HONOR_PTS:
        return line.pay
    return max(line.pay + price_change(s, p, I_TACTIC, line.pay_kind), 0)


def run_line(s: GreatWall, line: Line, p: int, f: list[int]) -> None:
    """Resolve a text of p with the context of a moment."""
    s.agenda.append([S_RUN, line.number, 0, p, f[SEC], f[THIS], number_for(s, f, p), f[KIND_AT], f[LOC], f[SUBJECT]])


def take_price(s: GreatWall, p: int, line: Line, n: int, log: Log | None) -> None:
    if line.pay_kind < 0 or n == 0:
        return
    if line.pay_kind == HONOR_PTS:
        score(s, p, -n, P_TACTICS, "GW-8.1.2", log)
    elif line.pay_kind == TACTIC_KIND:
        s.agenda.append([S_DISCARD, p, n])
    else:
        choose_loss(s, p, line.pay_kind, n)


def use(s: GreatWall, card: int, p: int, f: list[int], log: Log | None) -> None:
    """A general's or advisor's text works: mark its limit, take its price, resolve it."""
    line = HOLDER_LINE[card]
    if line.limit == 1:
        s.used_turn |= 1 << line.limit_bit
    elif line.limit == 2:
        s.used_year |= 1 << line.limit_bit
    elif line.limit == 3:
        s.used_game |= 1 << line.limit_bit
    if log is not None:
        log.say("ability", p, "GW-17.2.3", {"card": HOLDER_IDS[card]})
    run_line(s, line, p, f)
    take_price(s, p, line, line.pay, log)


def play(s: GreatWall, card: int, boosted: int, p: int, f: list[int], log: Log | None) -> None:
    """GW-8.1.2, GW-8.1.4: revealed, paid, resolved completely, discarded."""
    line = TACTIC_LINE[2 * card + boosted]
    s.tactics[p] &= ~(1 << card)
    s.tactic_seen |= 1 << card
    if f[TRIGGER] == T_MY_TURN:
        s.turn_tactic = 1
    elif f[TRIGGER] == T_DYING:
        s.dying_played |= 1 << p
    elif f[TRIGGER] == T_PRODUCE:
        s.settled |= 1 << p
    if log is not None:
        log.say("tactic", p, "GW-8.1.4", {"card": TACTIC_IDS[card], "effect": "boosted" if boosted else "basic"})
        log.reveal()
    s.agenda.append([S_TACTIC_DONE, p, card])
    run_line(s, line, p, f)
    if boosted:
        take_price(s, p, line, boosted_price(s, p, line), log)


class TacticDone(Step):
    """f: player, card. Discarded face up, then the moment play_tactic."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        s.tactic_out.append(f[2])
        moment(s, T_PLAY_TACTIC, f[1])


def abilities(s: GreatWall, f: list[int], p: int, plain: bool) -> list[int]:
    """The texts of p that can work now: the plain gains, or those that are asked."""
    found: list[int] = []
    cards = HOLDERS_BY_TRIGGER[f[TRIGGER]]
    for i in range(len(cards)):
        card = cards[i]
        if (f[DONE] >> i) & 1 or holder_of(s, card) != p:
            continue
        line = HOLDER_LINE[card]
        if line.plain_gain == plain and usable(s, f, line, p) and payable(s, line, p, False):
            found.append(card)
    return found


def may_hold(s: GreatWall, f: list[int], p: int) -> bool:
    """Could p have a card for this moment, as far as everybody can see? Who is asked tells nothing (GW-4.2.10)."""
    if s.tactics[p] == 0:
        return False
    if f[TRIGGER] == T_KILLED and (s.dying_played >> p) & 1:
        return False
    for card in TACTICS_BY_TRIGGER[f[TRIGGER]]:
        if card >= STANDARD_TACTICS and s.mode != COOP:
            continue
        if (s.tactic_seen >> card) & 1:
            continue
        if usable(s, f, TACTIC_LINE[2 * card], p):
            return True
    return False


def list_tactics(s: GreatWall, f: list[int], p: int, out: list[int]) -> None:
    for card in TACTICS_BY_TRIGGER[f[TRIGGER]]:
        if (s.tactics[p] >> card) & 1 and usable(s, f, TACTIC_LINE[2 * card], p):
            out.append(PLAY.id(card, 0))
            if payable(s, TACTIC_LINE[2 * card + 1], p, True):
                out.append(PLAY.id(card, 1))


def marked(f: list[int], done: int) -> list[int]:
    g = f[:]
    g[DONE] = done
    return g


def mark_used(f: list[int], card: int) -> list[int]:
    return marked(f, f[DONE] | (1 << HOLDERS_BY_TRIGGER[f[TRIGGER]].index(card)))


class Moment(Step):
    """One player after the other: first all abilities (GW-17.2.1), then the tactic window (GW-8.2.1)."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        if f[STAGE] == 0:
            while len(f) > PLAYERS:
                p = f[PLAYERS]
                gains = abilities(s, f, p, True)
                if gains:
                    s.agenda.append(mark_used(f, gains[0]))
                    use(s, gains[0], p, f, log)
                    return
                if abilities(s, f, p, False):
                    s.agenda.append(f)
                    question(s, Q_ABILITY, p)
                    return
                f = next_player(f)
            f = f[:PLAYERS]
            f[STAGE] = 1
            if not TACTICS_BY_TRIGGER[f[TRIGGER]]:
                return
            f += humans_in_tea_order(s)
        while len(f) > PLAYERS:
            p = f[PLAYERS]
            f = next_player(f)
            if may_hold(s, f, p):
                s.agenda.append(f)
                question(s, Q_TACTIC, p)
                return


def next_player(f: list[int]) -> list[int]:
    g = f[:PLAYERS] + f[PLAYERS + 1 :]
    g[DONE] = 0
    return g


class Ability(Question):
    """D-ABILITY and D-ABILITY-ORDER: use one of your texts, or none of the rest."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(PASS.id())
        for card in abilities(s, s.agenda[-1], seat, False):
            out.append(USE.id(card))

    def answer(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        f = s.agenda.pop()
        if action == PASS.id():
            s.agenda.append(next_player(f))
            return
        card = USE.x(action)
        s.agenda.append(mark_used(f, card))
        use(s, card, seat, f, log)

    def about(self, s: GreatWall, ask: Ask) -> dict[str, Value]:
        return {"moment": TRIGGERS[s.agenda[-1][TRIGGER]]}


class TacticWindow(Question):
    """D-TACTIC: play one card or pass; a pass is silent (GW-8.2.1, GW-8.2.2)."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(PASS.id())
        list_tactics(s, s.agenda[-1], seat, out)

    def answer(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action != PASS.id():
            play(s, PLAY.x(action), PLAY.y(action), seat, s.agenda[-1], log)

    def about(self, s: GreatWall, ask: Ask) -> dict[str, Value]:
        return {"moment": TRIGGERS[s.agenda[-1][TRIGGER]]}


def open_gap(s: GreatWall, p: int) -> None:
    """Before the first box, between boxes, after the last one (GW-17.2.12)."""
    s.agenda.append([S_GAP, T_MY_TURN, p, -1, -1, -1, 0, -1, 0, 0])


class Gap(Step):
    """my_turn: asked again until the active player goes on."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        p = f[SUBJECT]
        if abilities(s, f, p, False) or (s.turn_tactic == 0 and may_hold(s, f, p)):
            s.agenda.append(f)
            question(s, Q_MY_TURN, p)


class MyTurn(Question):
    """D-ABILITY and D-TACTIC in step A of your turn."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        f = s.agenda[-1]
        out.append(PASS.id())
        if s.turn_tactic == 0:
            list_tactics(s, f, seat, out)
        for card in abilities(s, f, seat, False):
            out.append(USE.id(card))

    def answer(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        f = s.agenda[-1]
        if action == PASS.id():
            s.agenda.pop()
        elif PLAY.has(action):
            play(s, PLAY.x(action), PLAY.y(action), seat, f, log)
        else:
            use(s, USE.x(action), seat, f, log)


class DiscardStep(Step):
    """f: player, cards that must still go. As many as there are."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        n = min(f[2], bits(s.tactics[f[1]]))
        if n > 0:
            question(s, Q_DISCARD, f[1], n)
