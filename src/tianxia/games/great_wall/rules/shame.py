"""Shame: receiving, placing, removing (GW-4.6, GW-12.4)."""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.fields import number
from tianxia.engine.flow import Ask, Step
from tianxia.engine.game import Decision, Reason
from tianxia.games.great_wall.actions import ATONE, PASS, SHAME_ON
from tianxia.games.great_wall.board.counts import shame_tokens
from tianxia.games.great_wall.board.prices import price_change
from tianxia.games.great_wall.data import COOP_SHAME_HONOR, SHAME_CHI, SHAME_LOSS
from tianxia.games.great_wall.ids import CHI, COOP, P_SHAME, SOLDIERS, T_SHAME_GAIN
from tianxia.games.great_wall.rules.goods import pay, score
from tianxia.games.great_wall.rules.moments import moment
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.steps import ForPlayer, InTurn
from tianxia.games.great_wall.words.vocabulary import I_SHAME

NEW = 27  # as a place: the token just received
LOST_BY_SHAME = 6  # s.ended


class ShameStep(ForPlayer):
    """One effect gives one player n tokens: first the window, then the tokens (GW-17.2.4)."""

    def run(self, s: GreatWall, log: Log | None) -> None:
        p, n = self.player, self.n
        if n <= 0 or p >= s.seats:
            return
        s.due = n
        s.todo.append(ShameTake(p))
        moment(s, T_SHAME_GAIN, p, -1, -1, -1, n)


class ShameTake(Step[GreatWall]):
    """Token by token (GW-4.6.4); `s.due` are left."""

    FIELDS = [number("player")]

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: GreatWall, log: Log | None) -> None:
        p = self.player
        if s.due <= 0:
            return
        s.due -= 1
        if s.shame_bank == 0 and s.mode == COOP:
            s.ended = LOST_BY_SHAME
            s.todo.clear()
            if log is not None:
                log.say("lost", -1, "GW-12.8.3", {})
            return
        s.todo.append(ShameTake(p))
        if s.shame_bank == 0:
            score(s, p, -SHAME_LOSS, P_SHAME, "GW-4.6.5", log)
            return
        s.shame_bank -= 1
        if log is not None:
            log.say("shame", p, "GW-4.6.6", {})
        atonable = s.mode == COOP and s.honor[p] >= COOP_SHAME_HONOR
        if not atonable and not places(s, p):
            no_place(s, p, log)
            return
        s.todo.append(ASK_SHAME.ask(p))


def no_place(s: GreatWall, p: int, log: Log | None) -> None:
    """GW-4.6.7: out of the game, 5 honor."""
    s.shame_box += 1
    if log is not None:
        log.say("shame-box", p, "GW-4.6.7", {})
    score(s, p, -SHAME_LOSS, P_SHAME, "GW-4.6.7", log)


def places(s: GreatWall, p: int) -> list[int]:
    """Where a token can be put: 0-2 soldiers of a type in the supply, 3+card captured hordes (not in coop)."""
    found: list[int] = []
    for type in range(3):
        if s.supply[p * 3 + type] > 0:
            found.append(type)
    if s.mode != COOP:
        for i in range(len(s.taken_by)):
            if s.taken_by[i] == p and s.taken_shame[i] < 2:
                found.append(3 + i)
    return found


def tokens_at(s: GreatWall, p: int) -> list[int]:
    found: list[int] = []
    for type in range(3):
        if s.shamed[p * 3 + type] > 0:
            found.append(type)
    for i in range(len(s.taken_by)):
        if s.taken_by[i] == p and s.taken_shame[i] > 0:
            found.append(3 + i)
    return found


class PlaceShame(Decision[GreatWall]):
    """D-SHAME-PLACE (GW-4.6.6); in coop the new token may go back for 10 honor, or without a place any other (GW-12.4.4)."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        found = places(s, seat)
        for place in found:
            out.append(SHAME_ON.id(place))
        if s.mode == COOP and s.honor[seat] >= COOP_SHAME_HONOR and ask.a == 0:
            out.append(ATONE.id(NEW))
            if not found:
                for place in tokens_at(s, seat):
                    out.append(ATONE.id(place))
                out.append(PASS.id())

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == PASS.id():
            no_place(s, seat, log)
            s.todo.append(CoopShame(seat, 1))
            return
        if ATONE.has(action):
            score(s, seat, -COOP_SHAME_HONOR, P_SHAME, "GW-12.4.2", log)
            if ATONE.x(action) == NEW:
                s.shame_bank += 1
            else:  # the soldier it frees takes the new one: there is no other
                drop_token(s, seat, ATONE.x(action), log)
                s.todo.append(ASK_SHAME.ask(seat, 1))
            return
        place = SHAME_ON.x(action)
        if place < 3:
            s.supply[seat * 3 + place] -= 1
            s.shamed[seat * 3 + place] += 1
        else:
            s.taken_shame[place - 3] += 1
        if log is not None:
            log.say("shame-on", seat, "GW-4.6.6", {"place": SHAME_ON.args[0].values[place]})
        if s.mode == COOP and ask.a == 0:
            s.todo.append(CoopShame(seat, 1))

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        if PASS.has(action):
            return Reason("GW-4.6.8", "place-exists")
        if ATONE.has(action):
            if s.mode != COOP:
                return Reason("GW-5.2.2", "only-in-summer")
            if ask.a:
                return Reason("GW-12.4.4", "one-return")
            if s.honor[seat] < COOP_SHAME_HONOR:
                return Reason("GW-12.4.3", "ten-honor", {"have": s.honor[seat]})
            return Reason("GW-12.4.4", "place-exists") if places(s, seat) else Reason("GW-12.4.4", "no-token-there")
        place = SHAME_ON.x(action)
        if place < 3:
            return Reason("GW-4.6.6", "no-free-soldier", {"soldier": SOLDIERS[place]})
        if s.mode == COOP:
            return Reason("GW-12.4.5", "shame-not-on-hordes")
        if s.taken_by[place - 3] != seat:
            return Reason("GW-4.6.6", "not-your-horde")
        return Reason("GW-4.6.11", "shame-card-full")


ASK_SHAME: Final = PlaceShame("shame", "GW-4.6.6", ("pass", "shame", "atone"), forced=True)


class CoopShame(Step[GreatWall]):
    """GW-12.4.2: lose 10 honor to return a token: once after each token, any number of times in Summer."""

    FIELDS = [number("player"), number("once")]

    def __init__(self, player: int, once: int) -> None:
        self.player = player
        self.once = once

    def run(self, s: GreatWall, log: Log | None) -> None:
        if s.honor[self.player] >= COOP_SHAME_HONOR and shame_tokens(s, self.player) > 0:
            s.todo.append(ASK_COOP_ATONE.ask(self.player, self.once))


class CoopAtone(Decision[GreatWall]):
    """D-SHAME-PAY-C. ask.a: only once."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(PASS.id())
        for place in tokens_at(s, seat):
            out.append(ATONE.id(place))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == PASS.id():
            return
        score(s, seat, -COOP_SHAME_HONOR, P_SHAME, "GW-12.4.2", log)
        drop_token(s, seat, ATONE.x(action), log)
        if ask.a == 0:
            s.todo.append(CoopShame(seat, 0))

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        return Reason("GW-4.6.14", "no-token-there")


ASK_COOP_ATONE: Final = CoopAtone("coop_atone", "GW-12.4.2", ("pass", "atone"))


def atone_price(s: GreatWall, p: int) -> int:
    return max(SHAME_CHI + price_change(s, p, I_SHAME, CHI), 0)


class AtoneEach(InTurn):
    """Summer step 2 (GW-5.2.2)."""

    def of(self, players: list[int]) -> InTurn:
        return AtoneEach(players)

    def act(self, s: GreatWall, p: int, log: Log | None) -> None:
        if s.mode == COOP:
            s.todo.append(CoopShame(p, 0))
        elif shame_tokens(s, p) > 0 and s.res[p * 4 + CHI] >= atone_price(s, p):
            s.todo.append(ASK_ATONE.ask(p))


class Atone(Decision[GreatWall]):
    """D-SHAME-PAY: 2 chi for a token, any number of times."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(PASS.id())
        if s.res[seat * 4 + CHI] >= atone_price(s, seat):
            for place in tokens_at(s, seat):
                out.append(ATONE.id(place))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == PASS.id():
            return
        pay(s, seat, CHI, atone_price(s, seat), "shame", "GW-5.2.2", log)
        drop_token(s, seat, ATONE.x(action), log)
        s.todo.append(AtoneEach([seat]))

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        return Reason("GW-4.6.14", "no-token-there")

    def about(self, s: GreatWall, ask: Ask) -> dict[str, Value]:
        return {"price": atone_price(s, ask.seat)}


ASK_ATONE: Final = Atone("atone", "GW-5.2.2", ("pass", "atone"))


def drop_token(s: GreatWall, p: int, place: int, log: Log | None) -> None:
    """GW-4.6.14: back to the bank; the soldier or the card is free again."""
    if place < 3:
        s.shamed[p * 3 + place] -= 1
        s.supply[p * 3 + place] += 1
    else:
        s.taken_shame[place - 3] -= 1
    s.shame_bank += 1
    if log is not None:
        log.say("atoned", p, "GW-4.6.14", {"place": ATONE.args[0].values[place]})


class DropShameStep(Step[GreatWall]):
    """`drop_shame(n)` and the Reed clerk in the Temple."""

    FIELDS = [number("player"), number("n"), number("must")]

    def __init__(self, player: int, n: int, must: int) -> None:
        self.player = player
        self.n = n
        self.must = must

    def run(self, s: GreatWall, log: Log | None) -> None:
        if self.n > 0 and shame_tokens(s, self.player) > 0:
            s.todo.append(ASK_DROP_SHAME.ask(self.player, self.n, self.must))


class DropShame(Decision[GreatWall]):
    """D-REED-TEMPLE, `drop_shame`: which token goes. ask.a left, ask.b it must."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        if not ask.b:
            out.append(PASS.id())
        for place in tokens_at(s, seat):
            out.append(ATONE.id(place))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == PASS.id():
            return
        drop_token(s, seat, ATONE.x(action), log)
        if ask.a > 1:
            s.todo.append(DropShameStep(seat, ask.a - 1, ask.b))

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        if PASS.has(action):
            return Reason("GW-10.5.6", "must-return")
        return Reason("GW-4.6.14", "no-token-there")

    def question_rule(self, s: GreatWall, ask: Ask) -> str:
        """A Reed clerk in the Temple, or the text of a card."""
        return "GW-10.5.6" if ask.b else self.rule


ASK_DROP_SHAME: Final = DropShame("drop_shame", "GW-4.6.14", ("pass", "atone"), forced=True)
