"""Villagers' Help (DM-6.1): Storage, a card, the Helmet, a Villager tile."""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.fields import mask, number
from tianxia.engine.flow import Ask, Step
from tianxia.engine.game import Decision, Reason
from tianxia.games.daimyo import actions
from tianxia.games.daimyo.ids import W_VILLAGER
from tianxia.games.daimyo.lookups import VILLAGER_EFFECT, VILLAGER_NAMES
from tianxia.games.daimyo.rules import effects
from tianxia.games.daimyo.rules.heroes import draw
from tianxia.games.daimyo.rules.relics import raise_capacity
from tianxia.games.daimyo.state import Daimyo

# the four steps, in their order
STEP_NAMES: Final = ("capacity", "draw", "helmet", "villager")
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
    s.todo.append(Help(seat, _CAPACITY | _DRAW | _HELMET | _TILE, 1))


class Help(Step[Daimyo]):
    """One step after the other, so that an Objective met by one is paid before the next (DM-11.1).

    `left`: the steps still to do (mask); `blue`: it is the Blue action, whose first in a round takes the Helmet (DM-6.1.3).
    """

    FIELDS = [number("seat"), mask("left", of=STEP_NAMES), number("blue")]

    def __init__(self, seat: int, left: int, blue: int) -> None:
        self.seat = seat
        self.left = left
        self.blue = blue

    def run(self, s: Daimyo, log: Log | None) -> None:
        seat = self.seat
        step = self.left & -self.left
        if self.left != step:
            s.todo.append(Help(seat, self.left - step, self.blue))
        if step == _CAPACITY:
            raise_capacity(s, seat, 1, log)
        elif step == _DRAW:
            draw(s, seat, 1, log)
        elif step == _TILE:
            s.todo.append(VILLAGER.ask(seat, 1))
        elif self.blue == 0:
            take_helmet(s, seat, "DM-20.20", log)
        elif s.blue_done == 0:
            s.blue_done = 1
            take_helmet(s, seat, "DM-6.1.3", log)


def take_helmet(s: Daimyo, side: int, rule: str, log: Log | None) -> None:
    if log is not None and s.helmet != side:
        log.say("helmet", side, rule, {})
    s.helmet = side


class VillagerTile(Decision[Daimyo]):
    """D-VILLAGER: apply the face that is up, then flip (DM-6.1.4). a: how many, b: tiles already used (mask)."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        for tile in range(3):
            if not (ask.b >> tile) & 1:
                out.append(actions.VILLAGER.id(tile))

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        tile = actions.VILLAGER.x(action)
        if log is not None:
            log.say("villager", seat, "DM-6.1.4", {"tile": tile + 1, "face": "ab"[s.faces[tile]]})
        if ask.a > 1:
            s.todo.append(VILLAGER.ask(seat, ask.a - 1, ask.b | (1 << tile)))
        s.todo.append(Flip(tile))
        s.todo.append(effects.Resolve(seat, VILLAGER_EFFECT[tile * 2 + s.faces[tile]], W_VILLAGER))

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        return Reason("DM-6.1.4", "other-tile")

    def about(self, s: Daimyo, ask: Ask) -> dict[str, Value]:
        return {"left": ask.a}


VILLAGER: Final = VillagerTile("villager", "DM-6.1.4", ("villager",), holds=(number("left"), mask("used", of=VILLAGER_NAMES)))


class Flip(Step[Daimyo]):
    """DM-6.1.4: the used tile is turned over."""

    FIELDS = [number("tile", of=VILLAGER_NAMES)]

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def run(self, s: Daimyo, log: Log | None) -> None:
        s.faces[self.tile] = 1 - s.faces[self.tile]


class TwoSteps(Decision[Daimyo]):
    """D-STEPS2: two of the four steps; the Helmet only before the first Blue action of the round (DM-20.20)."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        for pair in range(6):
            if s.blue_done == 0 or not _PAIRS[pair] & _HELMET:
                out.append(actions.STEPS.id(pair))

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        s.todo.append(Help(seat, _PAIRS[actions.STEPS.x(action)], 0))

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        return Reason("DM-20.20", "helmet-gone")


STEPS: Final = TwoSteps("steps", "DM-20.20", ("steps",))
