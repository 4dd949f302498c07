"""DP-16: the activation window (ZG-8): card and board abilities, one at a time, in the order the player likes."""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.flow import Ask, Step
from tianxia.engine.game import Decision, Reason
from tianxia.games.zhanguo import data
from tianxia.games.zhanguo.actions import ACTIVATE_CARD, BOARD_ABILITY, FREE_MOVE, STOP
from tianxia.games.zhanguo.ids import BOARD_USED, FROM_BOARD, FROM_CARD, SOURCES
from tianxia.games.zhanguo.lookups import (
    ABILITY,
    ABILITY_NUMBER,
    CALM_ANY,
    CALM_HERE,
    CALM_THEN_WORKER,
    CARD_ACTION,
    CARD_BONUS,
    CARD_NUMBER,
    DIRECTION,
    GOVERNOR,
    MARKER,
    MOVE,
    MOVE_WORKER,
    NOTHING,
    OFFICIAL_HERE,
    REASSIGN,
    VP,
    VP_CARDS,
    WORKER_HERE,
    effect_args,
)
from tianxia.games.zhanguo.pieces import active, add_workers, blocked, change_unrest, gain_vp, put_official
from tianxia.games.zhanguo.prices import any_ready, board_ready, card_ready, list_free_moves
from tianxia.games.zhanguo.rules import bonuses
from tianxia.games.zhanguo.rules.free_moves import free_move_first, rule_beside, why_no_free_move
from tianxia.games.zhanguo.rules.movement import MOVE_STEP
from tianxia.games.zhanguo.state import ZhanGuo

_EFFECT_RULES: Final = {
    MARKER: "ZG-9.1",
    MOVE: "ZG-9.2",
    VP: "ZG-9.3",
    WORKER_HERE: "ZG-9.4",
    VP_CARDS: "ZG-9.5",
    CALM_ANY: "ZG-9.6",
    CALM_HERE: "ZG-9.7",
    MOVE_WORKER: "ZG-9.8",
    OFFICIAL_HERE: "ZG-9.9",
}
_BOARD_RULES: Final = ("ZG-8.5.0", "ZG-8.5.2", "ZG-8.5.3", "ZG-8.5.4", "ZG-8.5.5")


class Activate(Decision[ZhanGuo]):
    def legal(self, s: ZhanGuo, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(STOP.start)
        list_free_moves(s, seat, -1, out)
        if board_ready(s, seat):
            out.append(BOARD_ABILITY.start)
        if s.met:
            for region in range(5):
                for place in range(s.cards[seat * 5 + region]):
                    if card_ready(s, seat, region, place):
                        out.append(ACTIVATE_CARD.start + s.tucked[seat * 15 + region * 3 + place] - 1)

    def apply(self, s: ZhanGuo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == STOP.start:
            return
        if free_move_first(s, ask, seat, action, log):
            return
        s.todo.append(WINDOW)
        if action == BOARD_ABILITY.start:
            s.used |= BOARD_USED
            at = s.board[seat] * 6 + s.action
            if log is not None:
                log.say("board-ability", seat, "ZG-8.5.0", {"board": data.BOARDS[s.board[seat]]})
            take_effect(s, seat, ABILITY[at], ABILITY_NUMBER[at], 0, FROM_BOARD, log)
        else:
            card = ACTIVATE_CARD.x(action) + 1
            slot = slot_of(s, seat, card)
            s.used |= 1 << slot
            if log is not None:
                args: dict[str, Value] = {"card": card, "region": data.REGIONS[slot // 3]}
                args.update(effect_args(data.CARDS[card - 1][2]))
                log.say("activate", seat, "ZG-8.3.1", args)
            take_effect(s, seat, CARD_BONUS[card], CARD_NUMBER[card], slot // 3, FROM_CARD, log)

    def why_not(self, s: ZhanGuo, ask: Ask, seat: int, action: int) -> Reason:
        if FREE_MOVE.has(action):
            return why_no_free_move(s, seat, action)
        if action == BOARD_ABILITY.start:
            return _why_no_board_ability(s, seat)
        card = ACTIVATE_CARD.x(action) + 1
        slot = slot_of(s, seat, card)
        if slot < 0:
            return Reason("ZG-8.3.1", "not-in-tableau", {"card": card})
        if CARD_ACTION[card] != s.action:
            needs = data.COURT_ACTIONS[CARD_ACTION[card]]
            return Reason("ZG-8.3.4" if s.action == REASSIGN else "ZG-8.3.1", "other-action", {"card": card, "action": needs})
        if not s.met:
            numbers: dict[str, Value] = {"card": card, "played": s.court[-1], "below": s.court[-2]}
            if DIRECTION[s.action] > 0:
                return Reason("ZG-8.2.1", "played-not-higher", numbers)
            return Reason("ZG-8.2.2", "played-not-lower", numbers)
        if (s.used >> slot) & 1:
            return Reason("ZG-8.1.2", "used", {"card": card})
        if blocked(s, seat, slot // 3):
            return Reason("ZG-8.4.1", "region-blocked", {"region": data.REGIONS[slot // 3]})
        return _why_no_effect(CARD_BONUS[card], CARD_NUMBER[card], slot // 3)

    def warnings(self, s: ZhanGuo, ask: Ask, seat: int, action: int) -> list[Reason]:
        if action == STOP.start:
            return [Reason("ZG-8.1.3", "abilities-left")]
        return []

    def action_rule(self, s: ZhanGuo, ask: Ask, action: int) -> str:
        if ACTIVATE_CARD.has(action):
            return _EFFECT_RULES[CARD_BONUS[ACTIVATE_CARD.x(action) + 1]]
        if action == BOARD_ABILITY.start:
            board = s.board[ask.seat]
            return "ZG-8.5.6" if data.BOARDS[board] == "star" and s.action == GOVERNOR else _BOARD_RULES[board]
        return rule_beside(action, "ZG-8.1.3")


ACTIVATE: Final = Activate("activate", "ZG-8.1.2", ("stop", "free_move", "board_ability", "activate"))


def _why_no_board_ability(s: ZhanGuo, seat: int) -> Reason:
    if s.used & BOARD_USED:
        return Reason("ZG-8.1.2", "board-used")
    at = s.board[seat] * 6 + s.action
    if ABILITY[at] == NOTHING:
        return Reason("ZG-8.5.0", "no-board-ability")
    return _why_no_effect(ABILITY[at], ABILITY_NUMBER[at], 0)


def _why_no_effect(kind: int, number: int, region: int) -> Reason:
    """ZG-9.0: what is missing for an effect that could change nothing now."""
    if kind == OFFICIAL_HERE:
        return Reason("ZG-9.9", "official-out", {"official": data.OFFICIALS[number]})
    if kind == VP_CARDS:
        return Reason("ZG-9.5", "no-such-cards", {"colour": data.COLOURS[number]})
    if kind == CALM_HERE:
        return Reason("ZG-9.7", "no-unrest", {"region": data.REGIONS[region]})
    if kind in (CALM_ANY, CALM_THEN_WORKER):
        return Reason("ZG-9.0", "no-unrest-anywhere")
    return Reason("ZG-9.0", "no-officials-out" if kind == MOVE else "no-worker-out")


class Window(Step[ZhanGuo]):
    """ZG-8.1: the window stays open while an ability is on offer."""

    def run(self, s: ZhanGuo, log: Log | None) -> None:
        seat = active(s)
        if any_ready(s, seat):
            s.todo.append(ACTIVATE.ask(seat))


WINDOW: Final = Window()


def slot_of(s: ZhanGuo, seat: int, card: int) -> int:
    """Where a card lies in the own tableau: region × 3 + place, or -1."""
    for slot in range(15):
        if s.tucked[seat * 15 + slot] == card:
            return slot
    return -1


def take_effect(s: ZhanGuo, seat: int, kind: int, number: int, region: int, source: int, log: Log | None) -> None:
    """ZG-8.5, ZG-9: effects without a choice happen now, the others ask."""
    name = SOURCES[source]
    if kind == VP:
        gain_vp(s, seat, number, source, "ZG-9.3", log)
    elif kind == VP_CARDS:
        gain_vp(s, seat, s.colours[seat * 3 + number], source, "ZG-9.5", log)
    elif kind == WORKER_HERE:
        add_workers(s, seat, region, 1, name, "ZG-9.4", log)
    elif kind == CALM_HERE:
        change_unrest(s, seat, region, -1, name, "ZG-9.7", log)
    elif kind == OFFICIAL_HERE:
        put_official(s, seat, number, region, name, "ZG-9.9", log)
    elif kind == MARKER and s.supply[0] + s.supply[1] + s.supply[2] == 0:
        gain_vp(s, seat, 1, source, "ZG-9.1", log)
    else:
        s.todo.append(_question(seat, kind, number, source))


def _question(seat: int, kind: int, number: int, source: int) -> Ask:
    if kind == MARKER:
        return bonuses.MARKER_COLOUR.ask(seat, source)
    if kind == MOVE:
        return MOVE_STEP.ask(seat, number)
    if kind in (CALM_ANY, CALM_THEN_WORKER):
        return bonuses.CALM_REGION.ask(seat, 1 if kind == CALM_THEN_WORKER else 0, source)
    if kind == MOVE_WORKER:
        return bonuses.MOVE_WORKER.ask(seat)
    return bonuses.STAR_GOVERNOR.ask(seat)
