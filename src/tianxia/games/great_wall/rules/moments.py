"""Trigger moments: abilities of generals and advisors, then the tactic window (section 8, GW-17.2).

The moment waits while somebody is asked; the question reads it from there.
"""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.fields import mask, number, row
from tianxia.engine.flow import Ask, Frame, Step
from tianxia.engine.game import Decision, Reason
from tianxia.games.great_wall.actions import PASS, PLAY, USE
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
    CHI,
    COOP,
    HONOR_PTS,
    LOCATIONS,
    P_TACTICS,
    PRODUCTION,
    RESOURCES,
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
from tianxia.games.great_wall.rules.academy import ASK_DISCARD
from tianxia.games.great_wall.rules.goods import choose_loss, owned, score
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.steps import ForPlayer
from tianxia.games.great_wall.words.line import Line
from tianxia.games.great_wall.words.run import Run
from tianxia.games.great_wall.words.vocabulary import I_TACTIC

ABILITIES: Final = 0  # in tea order
TACTICS: Final = 1  # then these, in tea order


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
        s.todo.append(Moment(trigger, subject, loc, sec, this, n, kind, ABILITIES, 0, humans_in_tea_order(s)))


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


def number_for(s: GreatWall, f: "Moment", p: int) -> int:
    """The N of a moment as player p reads it."""
    trigger = f.trigger
    if trigger == T_DYING:
        return dying_of(s, p)
    if trigger == T_KILLED:
        return s.killed[p]
    if trigger == T_ACTIVATE:
        return s.act_n[p]
    return f.n


def dying_of(s: GreatWall, p: int) -> int:
    n = 0
    for v in s.victims:
        if v // 256 == p:
            n += 1
    return n


def concerns(s: GreatWall, f: "Moment", line: Line, p: int) -> bool:
    """Does this moment reach the holder p of this text (GW-17.2.15)?"""
    if line.when_loc >= 0 and line.when_loc != f.location and not (line.when_loc == PRODUCTION and f.location < 4):
        return False
    trigger = f.trigger
    if trigger in (T_DYING, T_KILLED, T_ACTIVATE):
        if number_for(s, f, p) > 0:
            return True
        if line.any_player:
            for q in range(s.seats):
                if number_for(s, f, q) > 0:
                    return True
        return False
    subject = f.subject
    if subject >= 0 and subject != p and not (line.any_player and subject < s.seats):
        return False
    return not (trigger == T_REVEAL and s.pick[p] < 0)


def usable(s: GreatWall, f: "Moment", line: Line, p: int) -> bool:
    """Limit, reach and condition of a text; its price is looked at apart."""
    if line.limit_bit >= 0 and ((s.used_turn | s.used_year | s.used_game) >> line.limit_bit) & 1:
        return False
    if not concerns(s, f, line, p):
        return False
    if line.condition is None:
        return True
    return line.condition.value(s, p, f.section, f.slot, number_for(s, f, p)) != 0


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


def run_line(s: GreatWall, line: Line, p: int, f: "Moment") -> None:
    """Resolve a text of p with the context of a moment."""
    s.todo.append(Run(line.number, 0, p, f.section, f.slot, number_for(s, f, p), f.kind, f.subject, -1))


def take_price(s: GreatWall, p: int, line: Line, n: int, log: Log | None) -> None:
    if line.pay_kind < 0 or n == 0:
        return
    if line.pay_kind == HONOR_PTS:
        score(s, p, -n, P_TACTICS, "GW-8.1.2", log)
    elif line.pay_kind == TACTIC_KIND:
        s.todo.append(DiscardStep(p, n))
    else:
        choose_loss(s, p, line.pay_kind, n)


def use(s: GreatWall, card: int, p: int, f: "Moment", log: Log | None) -> None:
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


def play(s: GreatWall, card: int, boosted: int, p: int, f: "Moment", log: Log | None) -> None:
    """GW-8.1.2, GW-8.1.4: revealed, paid, resolved completely, discarded."""
    line = TACTIC_LINE[2 * card + boosted]
    s.tactics[p] &= ~(1 << card)
    s.tactic_seen |= 1 << card
    if f.trigger == T_MY_TURN:
        s.turn_tactic = 1
    elif f.trigger == T_DYING:
        s.dying_played |= 1 << p
    elif f.trigger == T_PRODUCE:
        s.settled |= 1 << p
    if log is not None:
        log.say("tactic", p, "GW-8.1.4", {"card": TACTIC_IDS[card], "effect": "boosted" if boosted else "basic"})
        log.reveal()
    s.todo.append(TacticDone(p, card))
    run_line(s, line, p, f)
    if boosted:
        take_price(s, p, line, boosted_price(s, p, line), log)


class TacticDone(Step[GreatWall]):
    FIELDS = [number("player"), number("card", of=TACTIC_IDS)]

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def run(self, s: GreatWall, log: Log | None) -> None:
        s.tactic_out.append(self.card)
        moment(s, T_PLAY_TACTIC, self.player)


def abilities(s: GreatWall, f: "Moment", p: int, plain: bool) -> list[int]:
    """The texts of p that can work now: the plain gains, or those that are asked."""
    found: list[int] = []
    for card in HOLDERS_BY_TRIGGER[f.trigger]:
        if (f.done >> card) & 1 or holder_of(s, card) != p:
            continue
        line = HOLDER_LINE[card]
        if line.plain_gain == plain and usable(s, f, line, p) and payable(s, line, p, False):
            found.append(card)
    return found


def may_hold(s: GreatWall, f: "Moment", p: int) -> bool:
    """Could p have a card for this moment, as far as everybody can see? Who is asked tells nothing (GW-4.2.10)."""
    if s.tactics[p] == 0:
        return False
    if f.trigger == T_KILLED and (s.dying_played >> p) & 1:
        return False
    for card in TACTICS_BY_TRIGGER[f.trigger]:
        if card >= STANDARD_TACTICS and s.mode != COOP:
            continue
        if (s.tactic_seen >> card) & 1:
            continue
        if usable(s, f, TACTIC_LINE[2 * card], p):
            return True
    return False


def list_tactics(s: GreatWall, f: "Moment", p: int, out: list[int]) -> None:
    for card in TACTICS_BY_TRIGGER[f.trigger]:
        if (s.tactics[p] >> card) & 1 and usable(s, f, TACTIC_LINE[2 * card], p):
            out.append(PLAY.id(card, 0))
            if payable(s, TACTIC_LINE[2 * card + 1], p, True):
                out.append(PLAY.id(card, 1))


def why_no_tactic(s: GreatWall, f: "Moment", p: int, action: int) -> Reason:
    card, boosted = PLAY.x(action), PLAY.y(action)
    if not (s.tactics[p] >> card) & 1:
        return Reason("GW-8.1.1", "not-in-hand")
    if card not in TACTICS_BY_TRIGGER[f.trigger] or not concerns(s, f, TACTIC_LINE[2 * card], p):
        return Reason("GW-8.1.1", "not-its-moment", {"card": TACTIC_IDS[card]})
    if f.trigger == T_MY_TURN and s.turn_tactic:
        return Reason("GW-17.2.12", "one-tactic")
    if not usable(s, f, TACTIC_LINE[2 * card], p):
        return Reason("GW-8.2.3", "card-condition", {"card": TACTIC_IDS[card]})
    line = TACTIC_LINE[2 * card + boosted]
    return why_no_price(s, p, line, boosted_price(s, p, line), bits(s.tactics[p]) - 1, "GW-8.1.2")


def why_no_price(s: GreatWall, p: int, line: Line, cost: int, cards: int, rule: str) -> Reason:
    """What is missing to the price of a text; `cards`: the tactic cards p could pay with."""
    kind = line.pay_kind
    if kind <= CHI:
        return Reason(rule, "price", {"n": cost, "kind": RESOURCES[kind], "have": owned(s, p, kind)})
    have = s.honor[p] if kind == HONOR_PTS else cards if kind == TACTIC_KIND else owned(s, p, kind)
    return Reason(rule, "card-cost", {"n": cost, "have": have})


def why_no_ability(s: GreatWall, f: "Moment", p: int, action: int) -> Reason:
    card = USE.x(action)
    line = HOLDER_LINE[card]
    if holder_of(s, card) != p:
        return Reason("GW-4.7.2", "not-yours")
    if card not in HOLDERS_BY_TRIGGER[f.trigger] or not concerns(s, f, line, p):
        return Reason("GW-17.2.15", "not-its-moment", {"card": HOLDER_IDS[card]})
    if (f.done >> card) & 1:
        return Reason("GW-17.2.2", "used-now")
    if line.limit_bit >= 0 and ((s.used_turn | s.used_year | s.used_game) >> line.limit_bit) & 1:
        return Reason("GW-17.2.13", "used-turn" if line.limit == 1 else "used-year" if line.limit == 2 else "used-game")
    if not usable(s, f, line, p):
        return Reason("GW-17.2.2", "card-condition", {"card": HOLDER_IDS[card]})
    return why_no_price(s, p, line, line.pay, bits(s.tactics[p]), "GW-4.8.3")


class Moment(Step[GreatWall]):
    """One player after the other: first all abilities (GW-17.2.1), then the tactic window (GW-8.2.1).

    `done` are the cards of the present player that were used; `players` are still to be looked at.
    """

    FIELDS = [
        number("trigger", of=TRIGGERS),
        number("subject"),
        number("location", of=LOCATIONS),
        number("section"),
        number("slot"),
        number("n"),
        number("kind"),
        number("stage"),
        mask("done", of=HOLDER_IDS),
        row("players"),
    ]

    def __init__(
        self,
        trigger: int,
        subject: int,
        location: int,
        section: int,
        slot: int,
        n: int,
        kind: int,
        stage: int,
        done: int,
        players: list[int],
    ) -> None:
        self.trigger = trigger
        self.subject = subject
        self.location = location
        self.section = section
        self.slot = slot
        self.n = n
        self.kind = kind
        self.stage = stage
        self.done = done
        self.players = players

    def run(self, s: GreatWall, log: Log | None) -> None:
        if self.trigger == T_MY_TURN:
            self.ask_in_turn(s)
            return
        f = self
        rest = self.players
        if self.stage == ABILITIES:
            while rest:
                p = rest[0]
                gains = abilities(s, f, p, True)
                if gains:
                    s.todo.append(f.at(ABILITIES, f.done | (1 << gains[0]), rest))
                    use(s, gains[0], p, f, log)
                    return
                if abilities(s, f, p, False):
                    s.todo.append(f.at(ABILITIES, f.done, rest))
                    s.todo.append(ASK_ABILITY.ask(p))
                    return
                rest = rest[1:]
                if f.done:
                    f = f.at(ABILITIES, 0, rest)
            if TACTICS_BY_TRIGGER[self.trigger]:
                rest = humans_in_tea_order(s)
        while rest:
            p = rest[0]
            rest = rest[1:]
            if may_hold(s, f, p):
                s.todo.append(f.at(TACTICS, 0, rest))
                s.todo.append(ASK_TACTIC.ask(p))
                return

    def ask_in_turn(self, s: GreatWall) -> None:
        """my_turn: again until the active player goes on (GW-17.2.12)."""
        p = self.subject
        if abilities(s, self, p, False) or (s.turn_tactic == 0 and may_hold(s, self, p)):
            s.todo.append(self)
            s.todo.append(ASK_MY_TURN.ask(p))

    def at(self, stage: int, done: int, players: list[int]) -> "Moment":
        """The same moment, further on."""
        return Moment(self.trigger, self.subject, self.location, self.section, self.slot, self.n, self.kind, stage, done, players)


def moment_of(frame: Frame) -> Moment:
    assert isinstance(frame, Moment)
    return frame


class Ability(Decision[GreatWall]):
    """D-ABILITY and D-ABILITY-ORDER: use one of your texts, or none of the rest."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(PASS.id())
        for card in abilities(s, moment_of(s.todo[-2]), seat, False):
            out.append(USE.id(card))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        f = moment_of(s.todo.pop())
        if action == PASS.id():
            s.todo.append(f.at(ABILITIES, 0, f.players[1:]))
            return
        card = USE.x(action)
        s.todo.append(f.at(ABILITIES, f.done | (1 << card), f.players))
        use(s, card, seat, f, log)

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        return why_no_ability(s, moment_of(s.todo[-2]), seat, action)

    def about(self, s: GreatWall, ask: Ask) -> dict[str, Value]:
        return {"moment": TRIGGERS[moment_of(s.todo[-2]).trigger]}


ASK_ABILITY: Final = Ability("ability", "GW-17.2.3", ("pass", "use"), silence="pass")


class TacticWindow(Decision[GreatWall]):
    """D-TACTIC: play one card or pass; a pass is silent (GW-8.2.1, GW-8.2.2)."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(PASS.id())
        list_tactics(s, moment_of(s.todo[-2]), seat, out)

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action != PASS.id():
            play(s, PLAY.x(action), PLAY.y(action), seat, moment_of(s.todo[-1]), log)

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        return why_no_tactic(s, moment_of(s.todo[-2]), seat, action)

    def about(self, s: GreatWall, ask: Ask) -> dict[str, Value]:
        return {"moment": TRIGGERS[moment_of(s.todo[-2]).trigger]}


ASK_TACTIC: Final = TacticWindow("tactic", "GW-8.2.1", ("pass", "play"), secret=True, silence="pass")


def open_gap(s: GreatWall, p: int) -> None:
    """Before the first box, between boxes, after the last one (GW-17.2.12)."""
    s.todo.append(Moment(T_MY_TURN, p, -1, -1, -1, 0, -1, ABILITIES, 0, []))


class MyTurn(Decision[GreatWall]):
    """D-ABILITY and D-TACTIC in step A of your turn."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        f = moment_of(s.todo[-2])
        out.append(PASS.id())
        if s.turn_tactic == 0:
            list_tactics(s, f, seat, out)
        for card in abilities(s, f, seat, False):
            out.append(USE.id(card))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        f = moment_of(s.todo[-1])
        if action == PASS.id():
            s.todo.pop()
        elif PLAY.has(action):
            play(s, PLAY.x(action), PLAY.y(action), seat, f, log)
        else:
            use(s, USE.x(action), seat, f, log)

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        f = moment_of(s.todo[-2])
        return why_no_tactic(s, f, seat, action) if PLAY.has(action) else why_no_ability(s, f, seat, action)


ASK_MY_TURN: Final = MyTurn("my_turn", "GW-17.2.12", ("pass", "play", "use"), secret=True, silence="pass")


class DiscardStep(ForPlayer):
    def run(self, s: GreatWall, log: Log | None) -> None:
        n = min(self.n, bits(s.tactics[self.player]))
        if n > 0:
            s.todo.append(ASK_DISCARD.ask(self.player, n))
