"""The actions that the rings show, except masters (section 7): can it be performed now, and performing it."""

from tianxia.engine.events import Log
from tianxia.engine.game import Reason
from tianxia.games.terracotta import data, ids
from tianxia.games.terracotta.purse import gain_coins, gain_dry, gain_wet, is_active, ready_weapon
from tianxia.games.terracotta.rules import specialist, warrior
from tianxia.games.terracotta.rules.specialist import can_buy_any, nearest_kind, why_not_buy
from tianxia.games.terracotta.state import Terracotta
from tianxia.games.terracotta.workshop import store_clay, upgrade_worker


def figures_left(s: Terracotta) -> bool:
    return s.organizer[0] + s.organizer[1] + s.organizer[2] + s.organizer[3] > 0


def can_perform(s: Terracotta, seat: int, action: int, amount: int) -> bool:
    """TA-6.3.5: all costs payable, a legal target, an effect."""
    if action == ids.WARRIOR:
        return s.wet[seat] >= amount and s.empty > 0 and figures_left(s)
    if action == ids.MOISTEN:
        return s.dry[seat] > 0
    if action == ids.UPGRADE:
        return s.worker == ids.CRAFTSMAN
    if action == ids.ORDER:
        return s.top < s.players and s.held[seat] == 0
    if action == ids.PREPARE:
        return not is_active(s, seat, amount)
    if action == ids.SPECIALIST:
        return can_buy_any(s, seat)
    return True  # COINS, CLAY


def perform(s: Terracotta, seat: int, action: int, amount: int, log: Log | None) -> None:
    """Carry out an action of the segment used this turn; all of its parts must follow (TA-6.3.7)."""
    if action == ids.COINS:
        gain_coins(s, seat, amount, "workshop", "TA-7.1", log)
    elif action == ids.CLAY:
        gain_wet(s, seat, amount, "workshop", "TA-7.2", log)
    elif action == ids.WARRIOR:
        gain_wet(s, seat, -amount, "warrior", "TA-7.3.1", log)
        store_clay(s, s.segment, seat, "TA-7.3.1", log)
        s.todo.append(warrior.TYPE.ask(seat))
    elif action == ids.MOISTEN:
        turned = s.dry[seat]
        gain_dry(s, seat, -turned, "moisten", "TA-7.4.1", log)
        gain_wet(s, seat, turned, "moisten", "TA-7.4.1", log)
    elif action == ids.UPGRADE:
        upgrade_worker(s, seat, "TA-7.5.1", log)
    elif action == ids.ORDER:
        take_order_token(s, seat, log)
    elif action == ids.PREPARE:
        ready_weapon(s, seat, amount, "TA-7.8.1", log)
    elif action == ids.SPECIALIST:
        s.todo.append(specialist.SPECIALIST.ask(seat))


def take_order_token(s: Terracotta, seat: int, log: Log | None) -> None:
    """TA-7.7.1: the top token and the wet clay on it."""
    token = s.top
    s.held[seat] = token
    s.top += 1
    if log is not None:
        log.say("order-token", seat, "TA-7.7.1", {"token": token})
    if data.ORDER_CLAY[token] > 0:
        gain_wet(s, seat, data.ORDER_CLAY[token], "order", "TA-7.7.1", log)


def why_not_perform(s: Terracotta, seat: int, action: int, amount: int) -> Reason:
    """Which rule keeps the action from being performed now."""
    if action == ids.WARRIOR:
        if s.wet[seat] < amount:
            return Reason("TA-7.3.1", "wet", {"cost": amount, "wet": s.wet[seat], "dry": s.dry[seat]})
        return Reason("TA-7.3.6", "mausoleum-full" if s.empty == 0 else "organizer-empty")
    if action == ids.MOISTEN:
        return Reason("TA-6.3.5", "no-dry")
    if action == ids.UPGRADE:
        return Reason("TA-7.5.2", "already-artist")
    if action == ids.ORDER:
        if s.held[seat] > 0:
            return Reason("TA-7.7.2", "holds-order", {"token": s.held[seat]})
        return Reason("TA-7.7.2", "order-empty")
    if action == ids.PREPARE:
        return Reason("TA-6.3.5", "weapon-active", {"weapon": ids.WEAPONS[amount]})
    if s.weapons[seat] == 0:
        return Reason("TA-7.9.3", "no-active-weapon")
    return why_not_buy(s, seat, nearest_kind(s, seat))
