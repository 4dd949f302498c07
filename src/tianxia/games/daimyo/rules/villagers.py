"""Villagers' Help (DM-6.1): Storage, a card, the Helmet, a Villager tile."""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.flow import Ask
from tianxia.engine.game import Reason
from tianxia.games.daimyo.flow import Question, Task
from tianxia.games.daimyo.ids import Q_VILLAGER, STEPS, T_EFFECT, T_FLIP, T_HELP, VILLAGER, W_VILLAGER
from tianxia.games.daimyo.rules.heroes import draw
from tianxia.games.daimyo.rules.relics import raise_capacity
from tianxia.games.daimyo.state import Daimyo
from tianxia.games.daimyo.tables import VILLAGER_EFFECT

# the four steps, in their order
_CAPACITY: Final = 1
_DRAW: Final = 2
_HELMET: Final = 4
_TILE: Final = 8
# the two of them behind each answer of `Steps`
_PAIRS: Final[list[int]] = [
    _CAPACITY | _DRAW,
    _CAPACITY | _HELMET,
    _CAPACITY | _TILE,
    _DRAW | _HELMET,
    _DRAW | _TILE,
    _HELMET | _TILE,
]


def villagers_help(s: Daimyo, seat: int) -> None:
    s.todo.append(Ask(T_HELP, seat, _CAPACITY | _DRAW | _HELMET | _TILE, 1))


class Help(Task):
    """One step after the other, so that an Objective met by one is paid before the next (DM-11.1).

    a: steps left, b: it is the Blue action, whose first in a round takes the Helmet (DM-6.1.3).
    """

    def run(self, s: Daimyo, ask: Ask, log: Log | None) -> None:
        seat = ask.seat
        step = ask.a & -ask.a
        if ask.a != step:
            s.todo.append(Ask(T_HELP, seat, ask.a - step, ask.b))
        if step == _CAPACITY:
            raise_capacity(s, seat, 1, log)
        elif step == _DRAW:
            draw(s, seat, 1, log)
        elif step == _TILE:
            s.todo.append(Ask(Q_VILLAGER, seat, 1, 0))
        elif ask.b == 0:
            take_helmet(s, seat, "DM-20.20", log)
        elif s.blue_done == 0:
            s.blue_done = 1
            take_helmet(s, seat, "DM-6.1.3", log)


def take_helmet(s: Daimyo, side: int, rule: str, log: Log | None) -> None:
    if log is not None and s.helmet != side:
        log.say("helmet", side, rule, {})
    s.helmet = side


class VillagerTile(Question):
    """D-VILLAGER: apply the face that is up, then flip (DM-6.1.4). a: how many, b: tiles already used (mask)."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        for tile in range(3):
            if not (ask.b >> tile) & 1:
                out.append(VILLAGER.id(tile))

    def answer(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        tile = VILLAGER.x(action)
        if log is not None:
            log.say("villager", seat, "DM-6.1.4", {"tile": tile + 1, "face": "ab"[s.faces[tile]]})
        if ask.a > 1:
            s.todo.append(Ask(Q_VILLAGER, seat, ask.a - 1, ask.b | (1 << tile)))
        s.todo.append(Ask(T_FLIP, seat, tile))
        s.todo.append(Ask(T_EFFECT, seat, VILLAGER_EFFECT[tile * 2 + s.faces[tile]], 0, W_VILLAGER))

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        return Reason("DM-6.1.4", "other-tile")

    def about(self, s: Daimyo, ask: Ask) -> dict[str, Value]:
        return {"left": ask.a}


class Flip(Task):
    def run(self, s: Daimyo, ask: Ask, log: Log | None) -> None:
        s.faces[ask.a] = 1 - s.faces[ask.a]


class TwoSteps(Question):
    """D-STEPS2: two of the four steps; the Helmet only before the first Blue action of the round (DM-20.20)."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        for pair in range(6):
            if s.blue_done == 0 or not _PAIRS[pair] & _HELMET:
                out.append(STEPS.id(pair))

    def answer(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        s.todo.append(Ask(T_HELP, seat, _PAIRS[STEPS.x(action)], 0))

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        return Reason("DM-20.20", "helmet-gone")
