"""Recruiting: choose all, pay, then place one by one (GW-6.5)."""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.fields import number
from tianxia.engine.flow import Ask, Frame, Step
from tianxia.engine.game import Decision, Reason
from tianxia.games.great_wall.actions import ARCHER_TO, HORSE_TO, MUSTER, PASS, RECRUIT, SPEAR_TO
from tianxia.games.great_wall.board.field import firing_room
from tianxia.games.great_wall.board.prices import soldier_price
from tianxia.games.great_wall.board.seats import first_section
from tianxia.games.great_wall.ids import ARCHER, BARRACKS, RESOURCES, SECTIONS, SOLDIERS, SPEAR, T_RECRUIT
from tianxia.games.great_wall.rules.attack import attacker
from tianxia.games.great_wall.rules.goods import ASK_CHEAPER, missing, pay_packed
from tianxia.games.great_wall.rules.moments import moment
from tianxia.games.great_wall.rules.points import cover, list_horse, list_spear, man_the_wall, ride, why_no_cover
from tianxia.games.great_wall.state import GreatWall

FREE_PRICE = -2


class RecruitStep(Step[GreatWall]):
    """Choose all, pay, place one by one (GW-6.5.2, GW-6.5.7)."""

    FIELDS = [number("player"), number("types"), number("most"), number("price")]

    def __init__(self, player: int, types: int, most: int, price: int) -> None:
        self.player = player
        self.types = types
        self.most = most
        self.price = price

    def run(self, s: GreatWall, log: Log | None) -> None:
        p, types, most = self.player, self.types, self.most
        if most <= 0:
            return
        for type in range(3):
            if (types >> type) & 1 and s.supply[p * 3 + type] > 0 and can_pay(s, p, one_of(type), self.price):
                s.todo.append(self)
                s.todo.append(ASK_RECRUIT.ask(p, types, most))
                return


def one_of(type: int) -> list[int]:
    counts = [0, 0, 0]
    counts[type] = 1
    return counts


def recruit_price(s: GreatWall, p: int, counts: list[int]) -> int:
    """The price in packed form: 4 bits per kind."""
    packed = 0
    for kind in range(4):
        n = 0
        for type in range(3):
            if counts[type] > 0:
                n += counts[type] * soldier_price(s, p, type, kind)
        packed |= min(n, 15) << (4 * kind)
    return packed


def can_pay(s: GreatWall, p: int, counts: list[int], price: int) -> bool:
    if price == FREE_PRICE:
        return True
    return missing(s, p, recruit_price(s, p, counts)) <= max(price, 0)


def effect_of(frame: Frame) -> RecruitStep:
    assert isinstance(frame, RecruitStep)
    return frame


class Recruit(Decision[GreatWall]):
    """D-RECRUIT: how many of each type. ask.a types, ask.b most. The effect below it holds the price."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        price = effect_of(s.todo[-2]).price
        top = [0, 0, 0]
        for type in range(3):
            if (ask.a >> type) & 1:
                top[type] = min(ask.b, s.supply[seat * 3 + type], (8, 4, 2)[type])
        out.append(PASS.id())
        for a in range(top[0] + 1):
            for b in range(min(top[1], ask.b - a) + 1):
                for c in range(min(top[2], ask.b - a - b) + 1):
                    if a + b + c > 0 and can_pay(s, seat, [a, b, c], price):
                        out.append(RECRUIT.id(a, b, c))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        price = effect_of(s.todo.pop()).price
        if action == PASS.id():
            return
        counts = [RECRUIT.x(action), RECRUIT.y(action), RECRUIT.z(action)]
        for type in range(3):
            s.supply[seat * 3 + type] -= counts[type]
        s.recruits = counts
        s.capped = 0
        if log is not None:
            args: dict[str, Value] = {"spears": counts[0], "archers": counts[1], "horses": counts[2]}
            log.say("recruits", seat, "GW-6.5.2", args)
        s.todo.append(DeployStep(seat, counts[0], counts[1], counts[2], 1))
        if price == FREE_PRICE:
            return
        packed = recruit_price(s, seat, counts)
        if price > 0 and packed > 0:
            s.todo.append(ASK_CHEAPER.ask(seat, packed, price))
        else:
            pay_packed(s, seat, packed, "GW-6.5.3", log)

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        price = effect_of(s.todo[-2]).price
        counts = [RECRUIT.x(action), RECRUIT.y(action), RECRUIT.z(action)]
        for type in range(3):
            if counts[type] > 0 and not (ask.a >> type) & 1:
                return Reason("GW-6.5.7", "not-for-them", {"soldier": SOLDIERS[type]})
        if sum(counts) == 0:
            return Reason(self.rule, "nobody-chosen")
        if sum(counts) > ask.b:
            return Reason(
                "GW-6.5.1" if s.act_loc == BARRACKS and price != FREE_PRICE else "GW-6.5.7", "too-many-recruits", {"most": ask.b}
            )
        for type in range(3):
            have = s.supply[seat * 3 + type]
            if counts[type] > have:
                rule = "GW-4.6.10" if s.shamed[seat * 3 + type] > 0 else "GW-6.5.2"
                return Reason(rule, "no-soldiers-left", {"soldier": SOLDIERS[type], "have": have})
        packed = recruit_price(s, seat, counts)
        for kind in range(4):
            n, have = (packed >> (4 * kind)) & 15, s.res[seat * 4 + kind]
            if price <= 0 and n > have:
                return Reason("GW-6.5.2", "recruits-cost", {"kind": RESOURCES[kind], "n": n, "have": have})
        return Reason("GW-6.5.2", "recruits-too-dear", {"missing": missing(s, seat, packed) - max(price, 0)})

    def about(self, s: GreatWall, ask: Ask) -> dict[str, Value]:
        return {"n": ask.b}


ASK_RECRUIT: Final = Recruit("recruit", "GW-6.5.2", ("pass", "recruit"))


class DeployStep(Step[GreatWall]):
    """GW-6.5.6: each recruit attacks or goes to a muster area."""

    FIELDS = [number("player"), number("spears"), number("archers"), number("horses"), number("first")]

    def __init__(self, player: int, spears: int, archers: int, horses: int, first: int) -> None:
        self.player = player
        self.spears = spears
        self.archers = archers
        self.horses = horses
        self.first = first

    def run(self, s: GreatWall, log: Log | None) -> None:
        p = self.player
        if self.spears + self.archers + self.horses == 0:
            return
        if self.first:
            s.todo.append(DeployStep(p, self.spears, self.archers, self.horses, 0))
            moment(s, T_RECRUIT, p, -1, -1, -1, self.spears + self.archers + self.horses)
            return
        s.todo.append(self)
        s.todo.append(ASK_DEPLOY.ask(p, self.spears, self.archers, self.horses))


class Deploy(Decision[GreatWall]):
    """D-RECRUIT-PLACE: ask.a spears, ask.b archers, ask.c horses still to be placed."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        first = first_section(s)
        counts = (ask.a, ask.b, ask.c)
        if ask.a > 0:
            for sec in range(first, 3):
                list_spear(s, sec, out)
        if ask.c > 0:
            for sec in range(first, 3):
                list_horse(s, sec, out)
        if ask.b > 0:
            for sec in range(first, 3):
                if firing_room(s, sec):
                    out.append(ARCHER_TO.id(sec))
        for type in range(3):
            if counts[type] > 0:
                for sec in range(first, 3):
                    out.append(MUSTER.id(type, sec))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        s.todo.pop()
        if SPEAR_TO.has(action):
            s.todo.append(DeployStep(seat, ask.a - 1, ask.b, ask.c, 0))
            cover(s, seat, SPEAR_TO.x(action), SPEAR_TO.y(action), -1, log)
        elif HORSE_TO.has(action):
            s.todo.append(DeployStep(seat, ask.a, ask.b, ask.c - 1, 0))
            ride(s, seat, action, log)
        elif ARCHER_TO.has(action):
            s.todo.append(DeployStep(seat, ask.a, ask.b - 1, ask.c, 0))
            man_the_wall(s, seat, ARCHER_TO.x(action), log)
        else:
            type, sec = MUSTER.x(action), MUSTER.y(action)
            left = [ask.a, ask.b, ask.c]
            left[type] -= 1
            s.todo.append(DeployStep(seat, left[0], left[1], left[2], 0))
            s.rest[(sec * 4 + seat) * 3 + type] += 1
            if log is not None:
                log.say("mustered", seat, "GW-6.5.6", {"soldier": SOLDIERS[type], "section": SECTIONS[sec]})

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        type, sec = (MUSTER.x(action), MUSTER.y(action)) if MUSTER.has(action) else attacker(action)
        if (ask.a, ask.b, ask.c)[type] == 0:
            return Reason(self.rule, "no-recruit-left", {"soldier": SOLDIERS[type]})
        if sec < first_section(s):
            return Reason("GW-3.2.1", "closed-section")
        if type == ARCHER:
            return Reason("GW-7.2.4", "no-firing-position")
        return why_no_cover(s, action, "GW-7.2.1" if type == SPEAR else "GW-7.2.2")


ASK_DEPLOY: Final = Deploy("deploy", "GW-6.5.6", ("spear", "horse", "archer", "muster"))
