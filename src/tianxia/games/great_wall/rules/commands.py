"""Fall: choosing command cards, the command track, boxes, synergies, Treason (GW-5.3)."""

from tianxia.engine.events import Event, Log, Value
from tianxia.engine.flow import Ask, ask_each, still_waiting
from tianxia.games.great_wall.actions import COMMAND, COPY, NEXT, PASS, RECOVER, SLOT, TAKE_BACK
from tianxia.games.great_wall.agenda import Question, Step, question, to_do
from tianxia.games.great_wall.asks import Q_COMMAND, Q_COPY, Q_NEXT, Q_RECOVER, Q_SLOT, Q_SWAP_COMMAND, Q_TAKE_BACK
from tianxia.games.great_wall.board.counts import bits
from tianxia.games.great_wall.board.seats import human_of, ruler
from tianxia.games.great_wall.data import B_OTHERS, BOXES, QIN_CARD_BOXES, RECOVER_HONOR, REED_CARD_BOXES, CommandBox
from tianxia.games.great_wall.ids import (
    COMMAND_NAMES,
    COOP,
    FALL,
    P_COMMANDS,
    REED_COMMAND,
    T_ORDER,
    T_OTHER_BOX,
    T_RECOVER,
    T_REVEAL,
    TREASON,
)
from tianxia.games.great_wall.rules.goods import score
from tianxia.games.great_wall.rules.moments import moment, open_gap
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.steps import (
    S_ACTIVATIONS,
    S_BOX,
    S_CARD,
    S_CLEARING,
    S_EACH,
    S_OTHERS,
    S_QIN_PLACE,
    S_REED_MOVE,
    S_REVEAL,
    S_RUN,
    S_SLOTS,
    S_SYNERGY,
    S_TURNS,
    S_WINTER,
)
from tianxia.games.great_wall.words.line import LINES


class Fall(Step):
    """GW-5.3.1: everybody chooses secretly; nobody with a hand: straight to the reveal (GW-5.3.2)."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        s.season = FALL
        s.used_turn = 0
        s.revealed = 0
        if log is not None:
            log.say("season", -1, "GW-5.0.1", {"season": "fall", "year": s.year})
        mask = 0
        for p in range(s.seats):
            s.pick[p] = -1
            if s.hand[p] != 0:
                mask |= 1 << p
        to_do(s, S_WINTER)
        to_do(s, S_TURNS)
        s.agenda.append([S_SLOTS] + s.tea)
        to_do(s, S_REVEAL)
        if mask:
            s.todo.append(ask_each(Q_COMMAND, mask))


class ChooseCommand(Question):
    """D-CMD-PICK: secret and simultaneous, a choice is final."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        for card in range(6):
            if (s.hand[seat] >> card) & 1:
                out.append(COMMAND.id(card))

    def answer(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        card = COMMAND.x(action)
        s.pick[seat] = card
        s.hand[seat] &= ~(1 << card)
        if log is not None:
            known = Event("command-chosen", seat, "GW-5.3.1", {"card": COMMAND_NAMES[card]})
            log.secret(1 << seat, known, Event("command-hidden", seat, "GW-5.3.1", {}))
        rest = still_waiting(ask, seat)
        if rest is not None:
            s.todo.append(rest)


class Reveal(Step):
    """All cards are turned up; Qin's comes from his deck (GW-11.3.1)."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        s.revealed = 1
        if s.qin >= 0:
            if not s.qin_deck:
                s.qin_deck = s.qin_out
                s.qin_out = []
                s.rng.shuffle(s.qin_deck)
            s.pick[s.qin] = s.qin_deck.pop()
        if s.reed >= 0:
            s.pick[s.reed] = REED_COMMAND
        if log is not None:
            log.reveal()
            for p in s.tea:
                if p != s.reed and s.pick[p] >= 0:
                    log.say("command", p, "GW-5.3.1", {"card": COMMAND_NAMES[s.pick[p]]})
        for i in range(len(s.track)):
            s.track[i] = -1
        moment(s, T_REVEAL, -1)


class SwapCommand(Question):
    """D-SWAP-CMD: replace the revealed card by one from the hand; the old one goes back."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(PASS.id())
        for card in range(6):
            if (s.hand[seat] >> card) & 1:
                out.append(COMMAND.id(card))

    def answer(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == PASS.id():
            return
        card = COMMAND.x(action)
        s.hand[seat] = (s.hand[seat] & ~(1 << card)) | (1 << s.pick[seat])
        s.pick[seat] = card
        if log is not None:
            log.reveal()
            log.say("command-swapped", seat, "GW-5.3.10", {"card": COMMAND_NAMES[card]})


def ask_swap_command(s: GreatWall, p: int) -> None:
    if s.pick[p] >= 0 and s.hand[p] != 0:
        question(s, Q_SWAP_COMMAND, p)


class Slots(Step):
    """GW-5.3.3: in tea order; automata take the lowest free slot (GW-10.4.2, GW-11.3.2). f: players still to come."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        if len(f) == 1:
            return
        p = f[1]
        s.agenda.append([S_SLOTS] + f[2:])
        if s.pick[p] < 0:
            return
        if p >= s.seats:
            put_on_track(s, p, s.track.index(-1), log)
            return
        question(s, Q_SLOT, p)
        moment(s, T_ORDER, p)


class ChooseSlot(Question):
    """D-CMD-SLOT."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        for slot in range(s.players):
            if s.track[slot] < 0:
                out.append(SLOT.id(slot))

    def answer(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        put_on_track(s, seat, SLOT.x(action), log)


def put_on_track(s: GreatWall, p: int, slot: int, log: Log | None) -> None:
    s.track[slot] = p
    if log is not None:
        log.say("slot", p, "GW-5.3.3", {"slot": slot + 1})


class Turns(Step):
    """GW-5.3.4: cards in slot order. f: slot to be resolved."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        slot = f[1]
        s.active = -1
        if slot >= s.players:
            s.used_turn = 0
            return
        to_do(s, S_TURNS, slot + 1)
        p = s.track[slot]
        if p < 0:
            return
        s.active = p
        s.used_turn = 0
        s.turn_tactic = 0
        if log is not None:
            log.say("turn", p, "GW-5.3.4", {"slot": slot + 1})
        to_do(s, S_CLEARING)
        to_do(s, S_ACTIVATIONS)
        s.agenda.append([S_CARD, p, s.pick[p], 0, 0])


def boxes_of(s: GreatWall, p: int, card: int) -> list[CommandBox]:
    if card == REED_COMMAND:
        return REED_CARD_BOXES
    return QIN_CARD_BOXES[card] if p == s.qin else BOXES[card]


class Card(Step):
    """GW-5.3.5: boxes from top to bottom, with the gaps of my_turn around them. f: owner, card, box, copied."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        p, card, box, copied = f[1], f[2], f[3], f[4]
        if box < len(boxes_of(s, p, card)):
            s.agenda.append([S_CARD, p, card, box + 1, copied])
            s.agenda.append([S_BOX, p, card, box])
        if not copied and p < s.seats:
            open_gap(s, p)


class BoxStep(Step):
    """GW-5.3.6 and GW-5.3.7. f: owner, card, box."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        p = f[1]
        box = boxes_of(s, p, f[2])[f[3]]
        if box.who != B_OTHERS:
            if box.synergy >= 0:
                to_do(s, S_SYNERGY, p, box.synergy)
            run_for(s, box.line, p)
            return
        placing = LINES[box.line].effects[0].word.name == "place"
        others: list[int] = []
        for q in s.tea:
            if q == p or (q == s.reed and (p == s.reed or not placing)):
                continue
            others.append(q)
        s.agenda.append([S_EACH, S_OTHERS, box.line, 0, 1] + others)


def run_for(s: GreatWall, line: int, p: int) -> None:
    s.agenda.append([S_RUN, line, 0, p, -1, -1, 0, -1, -1, p])


class Synergy(Step):
    """GW-17.2.24: after the main effect of the box. f: player, line."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        condition = LINES[f[2]].condition
        if condition is not None and condition.value(s, f[1], -1, -1, 0):
            if log is not None:
                log.say("synergy", f[1], "GW-17.2.24", {})
            run_for(s, f[2], f[1])


class Others(Step):
    """One other player resolves the box. f: player, line."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        p = f[1]
        first = LINES[f[2]].effects[0]
        if p == s.reed:
            s.agenda.append([S_REED_MOVE, first.n, 0, 0])
        elif p == s.qin:
            if first.word.name == "place":
                s.agenda.append([S_QIN_PLACE, min(first.n, 2), 0, 0])
        else:
            run_for(s, f[2], p)
            moment(s, T_OTHER_BOX, p)


class Each(Step):
    """A loop over players in tea order; in coop the active player names who acts next (GW-12.3.3).

    f: step to run, two numbers for it, free order (coop), players still to act.
    """

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        if len(f) == 5:
            return
        if f[4] and s.mode == COOP and len(f) > 6:
            s.agenda.append(f)
            question(s, Q_NEXT, human_of(s, ruler(s) if s.active == s.reed else s.active))
            return
        s.agenda.append(f[:5] + f[6:])
        s.agenda.append([f[1], f[5], f[2], f[3]])


class NameNext(Question):
    """D-ACT-NEXT."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        for p in s.agenda[-1][5:]:
            out.append(NEXT.id(p))

    def answer(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        f = s.agenda.pop()
        p = NEXT.x(action)
        s.agenda.append(f[:5] + [q for q in f[5:] if q != p])
        s.agenda.append([f[1], p, f[2], f[3]])


class CopyCommand(Question):
    """D-COPY: a card in play of another player, not Treason, not the Reed card (GW-17.2.10)."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(PASS.id())
        for card in copyable(s, seat):
            out.append(COPY.id(card))

    def answer(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == PASS.id():
            return
        card = COPY.x(action)
        if log is not None:
            log.say("copied", seat, "GW-17.2.10", {"card": COMMAND_NAMES[card]})
        s.agenda.append([S_CARD, seat, card, 0, 1])


def copyable(s: GreatWall, p: int) -> list[int]:
    found: list[int] = []
    for card in range(6):
        if card == TREASON:
            continue
        for q in range(s.players):
            if q != p and q != s.reed and s.pick[q] == card:
                found.append(card)
                break
    return found


def ask_copy(s: GreatWall, p: int) -> None:
    if copyable(s, p):
        question(s, Q_COPY, p)


class RecoverEach(Step):
    """Summer step 4 (GW-5.2.4). f: player."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        question(s, Q_RECOVER, f[1])


class Recover(Question):
    """D-CMD-RECOVER: all cards but Treason back, or 2 honor for each card that stays (GW-5.2.5, GW-5.2.6)."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(RECOVER.id(0))
        out.append(RECOVER.id(1))

    def answer(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if RECOVER.x(action) == 0:
            s.hand[seat] |= s.out[seat] & ~(1 << TREASON)
            s.out[seat] &= 1 << TREASON
            if log is not None:
                log.say("recovered", seat, "GW-5.2.4", {})
            return
        score(s, seat, RECOVER_HONOR * bits(s.out[seat]), P_COMMANDS, "GW-5.2.4", log)
        moment(s, T_RECOVER, seat)

    def about(self, s: GreatWall, ask: Ask) -> dict[str, Value]:
        return {"honor": RECOVER_HONOR * bits(s.out[ask.seat])}


class TakeCommandStep(Step):
    """`take_command(n)` and GW-12.5.2: own discarded cards, not Treason. f: player, cards left."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        if f[2] > 0 and s.out[f[1]] & ~(1 << TREASON):
            question(s, Q_TAKE_BACK, f[1], f[2])


class TakeCommand(Question):
    """D-TAKE-CMD, D-CMD-BACK."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(PASS.id())
        for card in range(6):
            if card != TREASON and (s.out[seat] >> card) & 1:
                out.append(TAKE_BACK.id(card))

    def answer(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == PASS.id():
            return
        card = TAKE_BACK.x(action)
        s.out[seat] &= ~(1 << card)
        s.hand[seat] |= 1 << card
        if log is not None:
            log.say("command-back", seat, "GW-12.5.2", {"card": COMMAND_NAMES[card]})
        if ask.a > 1 and s.out[seat] & ~(1 << TREASON):
            question(s, Q_TAKE_BACK, seat, ask.a - 1)
