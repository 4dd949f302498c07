"""Fall: choosing command cards, the command track, boxes, synergies, Treason (GW-5.3)."""

from typing import Final

from tianxia.engine.events import Event, Log
from tianxia.engine.fields import number, row
from tianxia.engine.flow import Ask, Step, still_waiting
from tianxia.engine.game import Decision, Reason
from tianxia.games.great_wall.actions import COMMAND, COPY, PASS, SLOT
from tianxia.games.great_wall.data import B_OTHERS, BOXES, LINE_NAMES, QIN_CARD_BOXES, REED_CARD_BOXES, CommandBox
from tianxia.games.great_wall.fields import COMMANDS
from tianxia.games.great_wall.ids import (
    COMMAND_NAMES,
    COOP,
    REED_COMMAND,
    T_ORDER,
    T_OTHER_BOX,
    T_REVEAL,
    TREASON,
)
from tianxia.games.great_wall.rules.moments import moment, open_gap
from tianxia.games.great_wall.rules.qin import QinPlace
from tianxia.games.great_wall.rules.reed import ReedMove
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.steps import InTurn
from tianxia.games.great_wall.words.line import LINES
from tianxia.games.great_wall.words.run import run_for


class ChooseCommand(Decision[GreatWall]):
    """D-CMD-PICK: secret and simultaneous, a choice is final."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        for card in range(6):
            if (s.hand[seat] >> card) & 1:
                out.append(COMMAND.id(card))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        card = COMMAND.x(action)
        s.pick[seat] = card
        s.hand[seat] &= ~(1 << card)
        if log is not None:
            known = Event("command-chosen", seat, "GW-5.3.1", {"card": COMMAND_NAMES[card]})
            log.secret(1 << seat, known, Event("command-hidden", seat, "GW-5.3.1", {}))
        rest = still_waiting(ask, seat)
        if rest is not None:
            s.todo.append(rest)

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        return why_not_in_hand(s, seat, COMMAND.x(action))


def why_not_in_hand(s: GreatWall, p: int, card: int) -> Reason:
    if not (s.out[p] >> card) & 1:
        return Reason("GW-5.3.1", "not-in-hand")
    if card == TREASON:
        return Reason("GW-5.2.5", "treason-gone")
    return Reason("GW-12.5.1" if s.mode == COOP else "GW-5.2.4", "command-discarded")


ASK_COMMAND: Final = ChooseCommand("command", "GW-5.3.1", ("command",))


class Reveal(Step[GreatWall]):
    """All cards are turned up; Qin's comes from his deck (GW-11.3.1)."""

    def run(self, s: GreatWall, log: Log | None) -> None:
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


class SwapCommand(Decision[GreatWall]):
    """D-SWAP-CMD: replace the revealed card by one from the hand; the old one goes back."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(PASS.id())
        for card in range(6):
            if (s.hand[seat] >> card) & 1:
                out.append(COMMAND.id(card))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == PASS.id():
            return
        card = COMMAND.x(action)
        s.hand[seat] = (s.hand[seat] & ~(1 << card)) | (1 << s.pick[seat])
        s.pick[seat] = card
        if log is not None:
            log.reveal()
            log.say("command-swapped", seat, "GW-17.2.26", {"card": COMMAND_NAMES[card]})

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        card = COMMAND.x(action)
        return Reason(self.rule, "command-same") if card == s.pick[seat] else why_not_in_hand(s, seat, card)


ASK_SWAP_COMMAND: Final = SwapCommand("swap_command", "GW-17.2.26", ("pass", "command"))


def ask_swap_command(s: GreatWall, p: int) -> None:
    if s.pick[p] >= 0 and s.hand[p] != 0:
        s.todo.append(ASK_SWAP_COMMAND.ask(p))


class Slots(Step[GreatWall]):
    """GW-5.3.3: in tea order; automata take the lowest free slot (GW-10.4.2, GW-11.3.2)."""

    FIELDS = [row("players")]

    def __init__(self, players: list[int]) -> None:
        self.players = players

    def run(self, s: GreatWall, log: Log | None) -> None:
        if not self.players:
            return
        p = self.players[0]
        s.todo.append(Slots(self.players[1:]))
        if s.pick[p] < 0:
            return
        if p >= s.seats:
            put_on_track(s, p, s.track.index(-1), log)
            return
        s.todo.append(ASK_SLOT.ask(p))
        moment(s, T_ORDER, p)


class ChooseSlot(Decision[GreatWall]):
    """D-CMD-SLOT."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        for slot in range(s.players):
            if s.track[slot] < 0:
                out.append(SLOT.id(slot))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        put_on_track(s, seat, SLOT.x(action), log)

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        if SLOT.x(action) >= s.players:
            return Reason("GW-5.3.3", "no-such-slot", {"n": s.players})
        return Reason("GW-5.3.3", "slot-taken", {"slot": SLOT.x(action) + 1})


ASK_SLOT: Final = ChooseSlot("slot", "GW-5.3.3", ("slot",), forced=True)


def put_on_track(s: GreatWall, p: int, slot: int, log: Log | None) -> None:
    s.track[slot] = p
    if log is not None:
        log.say("slot", p, "GW-5.3.3", {"slot": slot + 1})


def boxes_of(s: GreatWall, p: int, card: int) -> list[CommandBox]:
    if card == REED_COMMAND:
        return REED_CARD_BOXES
    return QIN_CARD_BOXES[card] if p == s.qin else BOXES[card]


class Card(Step[GreatWall]):
    """GW-5.3.5: boxes from top to bottom, with the gaps of my_turn around them."""

    FIELDS = [number("player"), number("card", of=COMMANDS), number("box"), number("copied")]

    def __init__(self, player: int, card: int, box: int, copied: int) -> None:
        self.player = player
        self.card = card
        self.box = box
        self.copied = copied

    def run(self, s: GreatWall, log: Log | None) -> None:
        p, card, box, copied = self.player, self.card, self.box, self.copied
        if box < len(boxes_of(s, p, card)):
            s.todo.append(Card(p, card, box + 1, copied))
            s.todo.append(BoxStep(p, card, box))
        if not copied and p < s.seats:
            open_gap(s, p)


class BoxStep(Step[GreatWall]):
    """GW-5.3.6 and GW-5.3.7."""

    FIELDS = [number("player"), number("card", of=COMMANDS), number("box")]

    def __init__(self, player: int, card: int, box: int) -> None:
        self.player = player
        self.card = card
        self.box = box

    def run(self, s: GreatWall, log: Log | None) -> None:
        p = self.player
        box = boxes_of(s, p, self.card)[self.box]
        if box.who != B_OTHERS:
            if box.synergy >= 0:
                s.todo.append(Synergy(p, box.synergy))
            s.todo.append(run_for(box.line, p))
            return
        placing = LINES[box.line].effects[0].word.name == "place"
        others: list[int] = []
        for q in s.tea:
            if q == p or (q == s.reed and (p == s.reed or not placing)):
                continue
            others.append(q)
        s.todo.append(Others(others, box.line))


class Synergy(Step[GreatWall]):
    """GW-17.2.24: after the main effect of the box."""

    FIELDS = [number("player"), number("line", of=LINE_NAMES)]

    def __init__(self, player: int, line: int) -> None:
        self.player = player
        self.line = line

    def run(self, s: GreatWall, log: Log | None) -> None:
        condition = LINES[self.line].condition
        if condition is not None and condition.value(s, self.player, -1, -1, 0):
            if log is not None:
                log.say("synergy", self.player, "GW-17.2.24", {})
            s.todo.append(run_for(self.line, self.player))


class Others(InTurn):
    """One other player resolves the box."""

    FIELDS = [row("players"), number("line", of=LINE_NAMES)]

    def __init__(self, players: list[int], line: int) -> None:
        super().__init__(players, free=True)
        self.line = line

    def of(self, players: list[int]) -> InTurn:
        return Others(players, self.line)

    def act(self, s: GreatWall, p: int, log: Log | None) -> None:
        first = LINES[self.line].effects[0]
        if p == s.reed:
            s.todo.append(ReedMove(first.n, 0))
        elif p == s.qin:
            if first.word.name == "place":
                s.todo.append(QinPlace(min(first.n, 2), 0))
        else:
            s.todo.append(run_for(self.line, p))
            moment(s, T_OTHER_BOX, p)


class CopyCommand(Decision[GreatWall]):
    """D-COPY: a card in play of another player, not Treason, not the Reed card (GW-17.2.10)."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(PASS.id())
        for card in copyable(s, seat):
            out.append(COPY.id(card))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == PASS.id():
            return
        card = COPY.x(action)
        if log is not None:
            log.say("copied", seat, "GW-17.2.10", {"card": COMMAND_NAMES[card]})
        s.todo.append(Card(seat, card, 0, 1))

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        return Reason(self.rule, "treason-copy" if COPY.x(action) == TREASON else "command-not-in-play")


ASK_COPY: Final = CopyCommand("copy", "GW-17.2.10", ("pass", "copy"))


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
        s.todo.append(ASK_COPY.ask(p))
