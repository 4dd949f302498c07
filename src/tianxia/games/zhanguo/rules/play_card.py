"""DP-05: the card of a turn, either to a region of the own board (UNIFY, ZG-6) or to the court (ZG-7.0)."""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.flow import Ask
from tianxia.engine.game import Decision, Reason
from tianxia.games.zhanguo import data
from tianxia.games.zhanguo.actions import COURT, FREE_MOVE, UNIFY
from tianxia.games.zhanguo.ids import FROM_UNIFY
from tianxia.games.zhanguo.lookups import CARD_ACTION, CARD_COLOUR, DIRECTION, GOVERNOR, HIRE, PALACE, REASSIGN, RECRUIT
from tianxia.games.zhanguo.pieces import blocked, change_unrest, gain_vp, take_marker, unrest_max
from tianxia.games.zhanguo.prices import can_court, can_unify, list_free_moves, shuts_palaces_out
from tianxia.games.zhanguo.rules import governor, hire, movement, palace, recruit, wall
from tianxia.games.zhanguo.rules.activation import WINDOW
from tianxia.games.zhanguo.rules.free_moves import free_move_first, why_no_free_move
from tianxia.games.zhanguo.state import ZhanGuo

# per court action
_QUESTIONS: Final[list[Decision[ZhanGuo]]] = [
    recruit.RECRUIT,
    movement.MOVE_STEP,
    governor.GOVERNOR_REGION,
    hire.HIRE,
    palace.PALACE,
    wall.WALL,
]
_RULES: Final = ("ZG-7.1.2", "ZG-7.2.2", "ZG-7.3.1", "ZG-7.4.3", "ZG-7.5.2", "ZG-7.6.2")


class PlayCard(Decision[ZhanGuo]):
    def legal(self, s: ZhanGuo, ask: Ask, seat: int, out: list[int]) -> None:
        list_free_moves(s, seat, -1, out)
        uses: list[int] = []  # what a card could do, as the number to add for card 1
        for region in range(5):
            if can_unify(s, seat, region):
                uses.append(region)
        courts: list[int] = []
        for action in range(6):
            if can_court(s, seat, action):
                courts.append(action)
        for card in s.hands[seat]:
            base = UNIFY.start + (card - 1) * 5
            for region in uses:
                out.append(base + region)
            base = COURT.start + (card - 1) * 6
            for action in courts:
                out.append(base + action)

    def apply(self, s: ZhanGuo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if free_move_first(s, ask, seat, action, log):
            return
        if UNIFY.has(action):
            unify(s, seat, UNIFY.x(action) + 1, UNIFY.y(action), log)
        else:
            play_to_court(s, seat, COURT.x(action) + 1, COURT.y(action), log)

    def why_not(self, s: ZhanGuo, ask: Ask, seat: int, action: int) -> Reason:
        if FREE_MOVE.has(action):
            return why_no_free_move(s, seat, action)
        card = (UNIFY.x(action) if UNIFY.has(action) else COURT.x(action)) + 1
        if card not in s.hands[seat]:
            return Reason("ZG-5.5", "not-in-hand", {"card": card})
        if UNIFY.has(action):
            region = UNIFY.y(action)
            cards = s.cards[seat * 5 + region]
            name = data.REGIONS[region]
            if cards >= data.CARDS_PER_REGION:
                return Reason("ZG-6.2", "region-full", {"region": name})
            level = s.unrest[seat * 5 + region]
            return Reason(
                "ZG-6.6", "unrest-too-high", {"region": name, "unrest": level + cards, "max": unrest_max(s, seat, region)}
            )
        return why_no_court(s, seat, COURT.y(action))

    def warnings(self, s: ZhanGuo, ask: Ask, seat: int, action: int) -> list[Reason]:
        out: list[Reason] = []
        if UNIFY.has(action):
            region = UNIFY.y(action)
            at = seat * 5 + region
            missing = s.cards[at] + 1 - s.supply[CARD_COLOUR[UNIFY.x(action) + 1]]
            if missing > 0:
                out.append(Reason("ZG-6.4", "markers-missing", {"count": missing}))
            if s.cards[at] > 0 and s.unrest[at] + s.cards[at] == unrest_max(s, seat, region):
                out.append(Reason("ZG-4.5.8", "region-blocked", {"region": data.REGIONS[region]}))
            elif shuts_palaces_out(s, seat, region, s.cards[at]):
                out.append(Reason("ZG-4.5.9", "no-palace-then", {"region": data.REGIONS[region]}))
        elif COURT.has(action):
            court = COURT.y(action)
            asleep = sleeping_cards(s, seat, court)
            if asleep and not number_met(s, COURT.x(action) + 1, court):
                told: dict[str, Value] = {"top": s.court[-1], "cards": asleep}
                higher = DIRECTION[court] > 0
                out.append(Reason("ZG-8.2.1" if higher else "ZG-8.2.2", "not-higher" if higher else "not-lower", told))
        return out

    def action_rule(self, s: ZhanGuo, ask: Ask, action: int) -> str:
        if FREE_MOVE.has(action):
            return "ZG-4.8.1"
        if UNIFY.has(action):
            return "ZG-6.1"
        return _RULES[COURT.y(action)]


PLAY_CARD: Final = PlayCard("play_card", "ZG-5.5", ("free_move", "unify", "court"))


def unify(s: ZhanGuo, seat: int, card: int, region: int, log: Log | None) -> None:
    """ZG-6.4, 6.5: k markers in the card's colour (VP for missing ones), unrest + k - 1."""
    s.hands[seat].remove(card)
    at = seat * 5 + region
    s.tucked[seat * 15 + region * 3 + s.cards[at]] = card
    s.cards[at] += 1
    colour = CARD_COLOUR[card]
    s.colours[seat * 3 + colour] += 1
    if log is not None:
        log.say("unify", seat, "ZG-6.1", {"card": card, "region": data.REGIONS[region]})
    k = s.cards[at]
    for _ in range(k):
        if s.supply[colour] > 0:
            take_marker(s, seat, colour, "unify", "ZG-6.4", log)
        else:
            gain_vp(s, seat, 1, FROM_UNIFY, "ZG-6.4", log)
    if k > 1:
        change_unrest(s, seat, region, k - 1, "unify", "ZG-6.5", log)


def why_no_court(s: ZhanGuo, seat: int, action: int) -> Reason:
    """Why there is no way to carry out this court action: what the seat lacks for it."""
    if action == RECRUIT:
        return Reason("ZG-7.1.1", "no-officials")
    if action == REASSIGN:
        return Reason("ZG-7.2.1", "no-officials-out")
    if action == GOVERNOR:
        if s.governors_left[seat] == 0:
            return Reason("ZG-4.4.1", "no-governors")
        return Reason("ZG-7.3.1", "no-governor-region")
    if action == HIRE:
        return hire.why_nowhere(s, seat)
    return palace.why_nowhere(s, seat) if action == PALACE else wall.why_nowhere(s, seat)


def number_met(s: ZhanGuo, card: int, action: int) -> bool:
    """ZG-8.2: is the number right for this action? On the empty court X always fits."""
    if DIRECTION[action] == 0:
        return False
    if not s.court:
        return True
    top = s.court[-1]
    return card > top if DIRECTION[action] > 0 else card < top


def sleeping_cards(s: ZhanGuo, seat: int, action: int) -> list[int]:
    """Tableau cards that react to this court action and are not in a blocked region now."""
    out: list[int] = []
    for region in range(5):
        if not blocked(s, seat, region):
            for place in range(s.cards[seat * 5 + region]):
                card = s.tucked[seat * 15 + region * 3 + place]
                if CARD_ACTION[card] == action:
                    out.append(card)
    return out


def play_to_court(s: ZhanGuo, seat: int, card: int, action: int, log: Log | None) -> None:
    """ZG-7.0.1; the number condition is fixed now (ZG-8.2.6)."""
    met = number_met(s, card, action)
    if log is not None:
        log.say("court", seat, "ZG-7.0.1", {"card": card, "action": data.COURT_ACTIONS[action], "below": below(s, action)})
    s.hands[seat].remove(card)
    s.court.append(card)
    s.action = action
    s.met = 1 if met else 0
    s.used = 0
    s.todo.append(WINDOW)
    s.todo.append(movement.reassign(seat) if action == REASSIGN else _QUESTIONS[action].ask(seat))


def below(s: ZhanGuo, action: int) -> int:
    """The number a court card is compared with; ZG-8.2.4: X = 0 for "higher", 121 for "lower"."""
    if s.court:
        return s.court[-1]
    return 3 * data.CARDS_PER_COLOUR + 1 if DIRECTION[action] < 0 else 0
