"""Sawmill, Quarry, Gold Mine, Temple: gain, upgrade, donate (GW-6.1)."""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.fields import mask, number, row
from tianxia.engine.flow import Ask
from tianxia.engine.game import Decision, Reason
from tianxia.games.great_wall.actions import DECLINE, DONATE, PASS, UPGRADE
from tianxia.games.great_wall.board.prices import holds, upgrade_price
from tianxia.games.great_wall.data import DONATION_HONOR, HOLDER_LINE, HOLDERS_BY_TRIGGER, OVER_COST, OVER_KIND
from tianxia.games.great_wall.ids import LOCATIONS, P_DONATIONS, P_PRODUCTION, RESOURCES, T_DONATE, T_PRODUCE, T_UPGRADE, TEMPLE
from tianxia.games.great_wall.rules.goods import gain, pay, score
from tianxia.games.great_wall.rules.moments import holder_of, moment
from tianxia.games.great_wall.rules.reed import elder_watches, reed_produces
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.steps import ForPlayer, InTurn
from tianxia.games.great_wall.words.static import FREE_UPGRADE_STEP


class InProduction(InTurn):
    """A sub-step of production at one location."""

    FIELDS = [row("players"), number("location", of=LOCATIONS)]

    def __init__(self, players: list[int], location: int) -> None:
        super().__init__(players, free=True)
        self.location = location


class ProductionGain(InProduction):
    """Sub-step 1 (GW-6.1.2): a unit per clerk and per overseer level."""

    def of(self, players: list[int]) -> InTurn:
        return ProductionGain(players, self.location)

    def act(self, s: GreatWall, p: int, log: Log | None) -> None:
        loc = self.location
        if p == s.reed:
            reed_produces(s, loc, log)
            return
        n = s.act_n[p]
        level = s.over[p * 4 + loc]
        if p == s.qin:
            score(s, p, n * level, P_PRODUCTION, "GW-11.5.1", log)
            return
        gain(s, p, loc, n + level, "production", "GW-6.1.2", log)
        s.gained |= 1 << p
        if elder_watches(s, loc, n + level):
            s.elder |= 1 << p
        moment(s, T_PRODUCE, p, loc, -1, -1, n + level, loc)


def collected(s: GreatWall, p: int, loc: int) -> int:
    """What the activated location has given p so far: the production and the advisors it set off."""
    n = s.act_n[p] + s.over[p * 4 + loc]
    for card in HOLDERS_BY_TRIGGER[T_PRODUCE]:
        if HOLDER_LINE[card].when_loc == loc and holder_of(s, card) == p:
            n += HOLDER_LINE[card].effects[0].n
    return n


def may_decline(s: GreatWall, p: int, loc: int) -> bool:
    """GW-13.1.5: as long as nothing was built on the gain: no upgrade, no donation, no tactic."""
    return loc == s.act_loc and ((s.gained & ~s.settled) >> p) & 1 == 1 and s.res[p * 4 + loc] >= collected(s, p, loc)


def decline(s: GreatWall, p: int, loc: int, log: Log | None) -> None:
    """D-PROD-GAIN: everything goes back, as if it had never been taken (GW-6.0.9)."""
    if log is not None:
        log.say("declined", p, "GW-6.0.9", {"location": LOCATIONS[loc]})
    pay(s, p, loc, collected(s, p, loc), "production", "GW-6.0.9", log)
    s.gained &= ~(1 << p)


class UpgradeStep(InTurn):
    """Sub-step 2."""

    FIELDS = [row("players"), number("location", of=LOCATIONS), mask("done", of=LOCATIONS)]

    def __init__(self, players: list[int], location: int, done: int) -> None:
        super().__init__(players, free=True)
        self.location = location
        self.done = done

    def of(self, players: list[int]) -> InTurn:
        return UpgradeStep(players, self.location, self.done)

    def act(self, s: GreatWall, p: int, log: Log | None) -> None:
        if not (s.gained >> p) & 1:
            return
        for loc in range(4):
            if may_upgrade(s, p, self.location, self.done, loc):
                s.todo.append(ASK_UPGRADE.ask(p, self.location, self.done))
                return


def has_step(s: GreatWall, p: int, here: int, loc: int) -> bool:
    """The overseer of the activated location, and those named by active advisors (GW-6.1.10)."""
    if loc == here:
        return True
    return any(c.item == loc and holds(s, p, c.card) for c in FREE_UPGRADE_STEP.advisors)


def may_upgrade(s: GreatWall, p: int, here: int, done: int, loc: int) -> bool:
    level = s.over[p * 4 + loc]
    if level >= 3 or (done >> loc) & 1 or not has_step(s, p, here, loc):
        return False
    if level == 0 and s.supply[p * 3] + s.supply[p * 3 + 1] + s.supply[p * 3 + 2] == 0:
        return False
    price = upgrade_price(s, p, OVER_COST[loc][level], loc)
    return s.res[p * 4 + OVER_KIND[loc][level]] >= price


class Upgrade(Decision[GreatWall]):
    """D-UPGRADE: pay and move an overseer 1 step, each at most once (GW-6.1.4 to GW-6.1.7, GW-6.1.14)."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(PASS.id())
        for loc in range(4):
            if may_upgrade(s, seat, ask.a, ask.b, loc):
                if s.over[seat * 4 + loc] > 0:
                    out.append(UPGRADE.id(loc, 3))
                else:
                    for type in range(3):
                        if s.supply[seat * 3 + type] > 0:
                            out.append(UPGRADE.id(loc, type))
        if may_decline(s, seat, ask.a):
            out.append(DECLINE.id())

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == PASS.id():
            return
        if action == DECLINE.id():
            decline(s, seat, ask.a, log)
            return
        s.settled |= 1 << seat
        loc, type = UPGRADE.x(action), UPGRADE.y(action)
        upgrade(s, seat, loc, type, log)
        s.todo.append(UpgradeStep([seat], ask.a, ask.b | (1 << loc)))
        moment(s, T_UPGRADE, seat, loc)

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        if DECLINE.has(action):
            return Reason("GW-13.1.5", "gain-used")
        loc, type = UPGRADE.x(action), UPGRADE.y(action)
        level = s.over[seat * 4 + loc]
        if level >= 3:
            return Reason("GW-6.1.7", "highest-level")
        if not has_step(s, seat, ask.a, loc):
            return Reason("GW-6.1.4", "not-here", {"location": LOCATIONS[loc]})
        if (ask.b >> loc) & 1:
            return Reason("GW-6.1.14", "one-step")
        if level == 0 and (type == 3 or s.supply[seat * 3 + type] == 0):
            return Reason("GW-6.1.5", "no-soldier")
        if level > 0 and type < 3:
            return Reason("GW-6.1.12", "overseer-stands")
        kind = OVER_KIND[loc][level]
        cost = upgrade_price(s, seat, OVER_COST[loc][level], loc)
        args: dict[str, Value] = {"n": cost, "kind": RESOURCES[kind], "have": s.res[seat * 4 + kind]}
        return Reason("GW-6.1.6" if level > 0 else "GW-6.1.5", "price", args)

    def about(self, s: GreatWall, ask: Ask) -> dict[str, Value]:
        return {"location": LOCATIONS[ask.a]}


ASK_UPGRADE: Final = Upgrade(
    "upgrade", "GW-6.1.4", ("pass", "upgrade", "decline"), holds=(number("location", of=LOCATIONS), mask("done", of=LOCATIONS))
)


def upgrade(s: GreatWall, p: int, loc: int, type: int, log: Log | None) -> None:
    level = s.over[p * 4 + loc]
    pay(s, p, OVER_KIND[loc][level], upgrade_price(s, p, OVER_COST[loc][level], loc), "overseer", "GW-6.1.6", log)
    if level == 0:
        s.supply[p * 3 + type] -= 1
        s.over_type[p * 4 + loc] = type
    s.over[p * 4 + loc] = level + 1
    if log is not None:
        log.say("overseer", p, "GW-6.1.6", {"location": LOCATIONS[loc], "level": level + 1})


class DonateStep(InProduction):
    """Sub-step 3 (GW-6.1.8): 1 unit of what was produced."""

    def of(self, players: list[int]) -> InTurn:
        return DonateStep(players, self.location)

    def act(self, s: GreatWall, p: int, log: Log | None) -> None:
        if (s.gained >> p) & 1 and s.res[p * 4 + self.location] > 0:
            s.todo.append(ASK_DONATE.ask(p, self.location, 1))


class DonateMore(ForPlayer):
    """`more_donation(n)`: up to n further units of the kind just produced, not in the Temple (GW-6.1.15)."""

    def run(self, s: GreatWall, log: Log | None) -> None:
        loc = s.act_loc
        if 0 <= loc < TEMPLE and s.res[self.player * 4 + loc] > 0:
            s.todo.append(ASK_DONATE.ask(self.player, loc, self.n))


class Donate(Decision[GreatWall]):
    """D-DONATE: ask.a location, ask.b the most units."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(PASS.id())
        for n in range(1, min(ask.b, s.res[seat * 4 + ask.a]) + 1):
            out.append(DONATE.id(n - 1))
        if may_decline(s, seat, ask.a):
            out.append(DECLINE.id())

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == PASS.id():
            return
        if action == DECLINE.id():
            decline(s, seat, ask.a, log)
            return
        s.settled |= 1 << seat
        n = DONATE.x(action) + 1
        pay(s, seat, ask.a, n, "donation", "GW-6.1.8", log)
        s.store[ask.a] += n
        score(s, seat, DONATION_HONOR * n, P_DONATIONS, "GW-6.1.8", log)
        s.todo.append(Donated(seat, n))

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        if DECLINE.has(action):
            return Reason("GW-13.1.5", "gain-used")
        rule = "GW-6.1.15" if (s.donated >> seat) & 1 else "GW-6.1.8"
        if DONATE.x(action) + 1 > ask.b:
            return Reason(rule, "donate-most", {"kind": RESOURCES[ask.a], "n": ask.b})
        return Reason(rule, "have", {"kind": RESOURCES[ask.a], "n": s.res[seat * 4 + ask.a]})

    def about(self, s: GreatWall, ask: Ask) -> dict[str, Value]:
        return {"kind": RESOURCES[ask.a], "n": ask.b}


ASK_DONATE: Final = Donate(
    "donate", "GW-6.1.8", ("pass", "donate", "decline"), holds=(number("location", of=LOCATIONS), number("most"))
)


class Donated(ForPlayer):
    """The moment donate: at the first donation of a player in an activation (GW-17.2.16)."""

    def run(self, s: GreatWall, log: Log | None) -> None:
        if not (s.donated >> self.player) & 1:
            s.donated |= 1 << self.player
            moment(s, T_DONATE, self.player, s.act_loc, -1, -1, self.n, s.act_loc)
