"""Masters: hire one with a token, use the ability (TA-7.6, section 10)."""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.fields import number
from tianxia.engine.flow import Ask
from tianxia.engine.game import Decision, Reason
from tianxia.games.terracotta import actions, data, ids
from tianxia.games.terracotta.purse import gain_coins, gain_dry, gain_wet, ready_weapon
from tianxia.games.terracotta.rules import warrior
from tianxia.games.terracotta.rules.action import can_perform, figures_left, perform, why_not_perform
from tianxia.games.terracotta.scoring import list_steps, move_inspector
from tianxia.games.terracotta.state import Terracotta
from tianxia.games.terracotta.workshop import action_at, amount_at

_ALL_WEAPONS: Final = 15


def has_master(s: Terracotta, seat: int, master: int) -> bool:
    return s.masters[seat * 6 + master] > 0


def cheapest_token(s: Terracotta, seat: int) -> int:
    """The cost of the cheapest unplaced token. There is one whenever a master is not hired (TA-2.6)."""
    for token in range(6):
        if (s.tokens[seat] >> token) & 1:
            return data.MASTER_TOKENS[token]
    return 99


def can_go_to_master(s: Terracotta, seat: int, master: int) -> bool:
    """TA-7.6.6: an owner must be able to use the ability, anybody else to pay a token."""
    if has_master(s, seat, master):
        return can_use(s, seat, master)
    return s.coins[seat] >= cheapest_token(s, seat)


def go_to_master(s: Terracotta, seat: int, master: int, log: Log | None) -> None:
    """TA-7.6.1, TA-7.6.2."""
    if has_master(s, seat, master):
        use(s, seat, master, log)
    else:
        s.todo.append(TOKEN.ask(seat, master))


def can_use(s: Terracotta, seat: int, master: int) -> bool:
    """TA-10.1.3."""
    if master == ids.BUILDER:
        return s.coins[seat] >= s.round and s.empty > 0 and figures_left(s)
    if master == ids.STEWARD:
        return can_perform(s, seat, action_at(s, ids.INNER, s.segment), amount_at(s, ids.INNER, s.segment))
    if master == ids.OVERSEER:
        return s.storages[0] + s.storages[1] + s.storages[2] + s.storages[3] > 0
    if master == ids.BLACKSMITH:
        return s.weapons[seat] != _ALL_WEAPONS
    return True  # Inspector, Clay Maker


def use(s: Terracotta, seat: int, master: int, log: Log | None) -> None:
    """The ability of a master (TA-10.2 to TA-10.7)."""
    if master == ids.BUILDER:
        gain_coins(s, seat, -s.round, "builder", "TA-10.2.1", log)
        s.todo.append(warrior.TYPE.ask(seat, 1))
    elif master == ids.STEWARD:
        perform(s, seat, action_at(s, ids.INNER, s.segment), amount_at(s, ids.INNER, s.segment), log)
    elif master == ids.MASTER_INSPECTOR:
        s.todo.append(INSPECTOR.ask(seat))
    elif master == ids.CLAY_MAKER:
        gain_wet(s, seat, data.CLAY_MAKER_WET, "clay_maker", "TA-10.5.1", log)
    elif master == ids.OVERSEER:
        s.todo.append(OVERSEER.ask(seat))
    else:
        for weapon in range(4):
            ready_weapon(s, seat, weapon, "TA-10.7.1", log)


def why_not_use(s: Terracotta, seat: int, master: int) -> Reason:
    if master == ids.BUILDER:
        if s.coins[seat] < s.round:
            return Reason("TA-10.2.1", "coins", {"cost": s.round, "coins": s.coins[seat]})
        return Reason("TA-10.1.3", "mausoleum-full" if s.empty == 0 else "organizer-empty")
    if master == ids.STEWARD:
        again = action_at(s, ids.INNER, s.segment)
        missing = why_not_perform(s, seat, again, amount_at(s, ids.INNER, s.segment))
        return Reason("TA-10.3.6" if again == ids.UPGRADE else "TA-10.3.4", missing.key, missing.args)
    if master == ids.OVERSEER:
        return Reason("TA-10.6.2", "storages-empty")
    return Reason("TA-10.1.3", "all-weapons-active")


def why_not_master(s: Terracotta, seat: int, master: int) -> Reason:
    if has_master(s, seat, master):
        return why_not_use(s, seat, master)
    return Reason("TA-7.6.2", "cheapest-token", {"cost": cheapest_token(s, seat), "coins": s.coins[seat]})


class Token(Decision[Terracotta]):
    """DEC-12: hire with any unplaced token that can be paid (TA-7.6.2, TA-7.6.4)."""

    def legal(self, s: Terracotta, ask: Ask, seat: int, out: list[int]) -> None:
        for token in range(6):
            if (s.tokens[seat] >> token) & 1 and data.MASTER_TOKENS[token] <= s.coins[seat]:
                out.append(actions.HIRE.start + token)

    def apply(self, s: Terracotta, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        token = action - actions.HIRE.start
        gain_coins(s, seat, -data.MASTER_TOKENS[token], "hire", "TA-7.6.2", log)
        s.tokens[seat] &= ~(1 << token)
        s.masters[seat * 6 + ask.a] = token + 1
        if log is not None:
            log.say("hire", seat, "TA-7.6.2", {"master": ids.MASTERS[ask.a], "token": token + 1})
        s.todo.append(ABILITY.ask(seat, ask.a))

    def why_not(self, s: Terracotta, ask: Ask, seat: int, action: int) -> Reason:
        token = actions.HIRE.x(action)
        if not (s.tokens[seat] >> token) & 1:
            where = s.masters[seat * 6 : seat * 6 + 6].index(token + 1)
            return Reason("TA-7.6.3", "token-placed", {"token": token + 1, "master": ids.MASTERS[where]})
        return Reason("TA-7.6.2", "coins", {"cost": data.MASTER_TOKENS[token], "coins": s.coins[seat]})

    def warnings(self, s: Terracotta, ask: Ask, seat: int, action: int) -> list[Reason]:
        cost = data.MASTER_TOKENS[actions.HIRE.x(action)]
        cheapest = cheapest_token(s, seat)
        out: list[Reason] = []
        if cost > cheapest:
            out.append(Reason("TA-7.6.4", "dearer-token", {"cost": cost, "cheapest": cheapest}))
        left = s.coins[seat] - cost
        if not can_use(s, seat, ask.a) or (ask.a == ids.BUILDER and left < s.round):
            out.append(Reason("TA-10.1.3", "hired-in-vain", {"left": left}))
        return out

    def about(self, s: Terracotta, ask: Ask) -> dict[str, Value]:
        return {"master": ids.MASTERS[ask.a], "coins": s.coins[ask.seat]}


TOKEN: Final = Token("token", "TA-7.6.2", ("hire",), holds=(number("master", of=ids.MASTERS),))


class Ability(Decision[Terracotta]):
    """DEC-13: use the ability at once after hiring, or not (TA-7.6.2, TA-7.6.5)."""

    def legal(self, s: Terracotta, ask: Ask, seat: int, out: list[int]) -> None:
        if can_use(s, seat, ask.a):
            out.append(actions.ABILITY.start)
        out.append(actions.ABILITY.start + 1)

    def apply(self, s: Terracotta, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == actions.ABILITY.start:
            use(s, seat, ask.a, log)

    def why_not(self, s: Terracotta, ask: Ask, seat: int, action: int) -> Reason:
        return why_not_use(s, seat, ask.a)

    def warnings(self, s: Terracotta, ask: Ask, seat: int, action: int) -> list[Reason]:
        if actions.ABILITY.x(action) == 1 and can_use(s, seat, ask.a):
            return [Reason("TA-7.6.5", "no-substitute")]
        return []

    def about(self, s: Terracotta, ask: Ask) -> dict[str, Value]:
        return {"master": ids.MASTERS[ask.a], "possible": "yes" if can_use(s, ask.seat, ask.a) else "no"}

    def question_rule(self, s: Terracotta, ask: Ask) -> str:
        return self.rule if can_use(s, ask.seat, ask.a) else why_not_use(s, ask.seat, ask.a).rule


ABILITY: Final = Ability("ability", "TA-7.6.2", ("ability",), holds=(number("master", of=ids.MASTERS),))


class Inspector(Decision[Terracotta]):
    """DEC-14: the Master Inspector moves one inspector 1 or 2 spaces forward, or none (TA-10.4.1, TA-16.1)."""

    def legal(self, s: Terracotta, ask: Ask, seat: int, out: list[int]) -> None:
        list_steps(data.INSPECTOR_STEPS, out)

    def apply(self, s: Terracotta, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action != actions.STAY.start:
            which = action - actions.INSPECTOR.start
            move_inspector(s, which // 3, ids.STEPS[which % 3], seat, "TA-10.4.1", log)

    def why_not(self, s: Terracotta, ask: Ask, seat: int, action: int) -> Reason:
        return Reason("TA-10.4.1", "only-forward")

    def about(self, s: Terracotta, ask: Ask) -> dict[str, Value]:
        return {"row": s.inspectors[0], "column": s.inspectors[1]}


INSPECTOR: Final = Inspector("inspector", "TA-10.4.1", ("inspector", "stay"))


class Overseer(Decision[Terracotta]):
    """DEC-15: all dry clay of two different storages; it stays dry (TA-10.6)."""

    def legal(self, s: Terracotta, ask: Ask, seat: int, out: list[int]) -> None:
        for pair in range(6):
            out.append(actions.COLLECT.start + pair)

    def apply(self, s: Terracotta, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        one, two = actions.STORAGE_PAIRS[action - actions.COLLECT.start]
        clay = s.storages[one] + s.storages[two]
        s.storages[one] = 0
        s.storages[two] = 0
        if log is not None:
            log.say("collect", seat, "TA-10.6.1", {"one": ids.QUARTERS[one], "two": ids.QUARTERS[two], "clay": clay})
        gain_dry(s, seat, clay, "overseer", "TA-10.6.1", log)

    def warnings(self, s: Terracotta, ask: Ask, seat: int, action: int) -> list[Reason]:
        one, two = actions.STORAGE_PAIRS[actions.COLLECT.x(action)]
        if s.storages[one] + s.storages[two] == 0:
            return [Reason("TA-10.6.2", "empty-storages")]
        return []

    def about(self, s: Terracotta, ask: Ask) -> dict[str, Value]:
        return {"NE": s.storages[0], "SE": s.storages[1], "SW": s.storages[2], "NW": s.storages[3]}


OVERSEER: Final = Overseer("overseer", "TA-10.6.1", ("collect",))
