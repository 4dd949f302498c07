"""Honor and resources: gaining, paying, choosing the kinds of a mix (GW-4.3, GW-4.4)."""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.fields import number
from tianxia.engine.flow import Ask, Step
from tianxia.engine.game import Decision, Reason
from tianxia.games.great_wall.actions import CHEAPER, GIVE, PASS, PAY, SWAP, TAKE
from tianxia.games.great_wall.ids import CHI, MAT, RES, RESOURCES, SOURCE_COUNT, SOURCES
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.steps import Counted, ForPlayer

MOST = 12  # the largest amount one answer can name


def score(s: GreatWall, p: int, n: int, source: int, rule: str, log: Log | None) -> None:
    """Honor comes or goes; it never drops below 0 and the rest of a loss is forgotten (GW-4.3.2)."""
    if p == s.reed:
        return
    n = max(n, -s.honor[p])
    if n == 0:
        return
    s.honor[p] += n
    s.points[p * SOURCE_COUNT + source] += n
    if log is not None:
        log.gain(p, "vp", n, SOURCES[source], rule)


def gain(s: GreatWall, p: int, kind: int, n: int, source: str, rule: str, log: Log | None) -> None:
    """Resources from the bank, which is never empty (GW-4.4.3); announced (GW-4.2.6)."""
    if n > 0:
        s.res[p * 4 + kind] += n
        if log is not None:
            log.gain(p, RESOURCES[kind], n, source, rule)


def pay(s: GreatWall, p: int, kind: int, n: int, source: str, rule: str, log: Log | None) -> None:
    """GW-4.4.1: the payer owns it now."""
    if n > 0:
        s.res[p * 4 + kind] -= n
        if log is not None:
            log.gain(p, RESOURCES[kind], -n, source, rule)


def owned(s: GreatWall, p: int, kind: int) -> int:
    """How many units of a kind or a mix p has."""
    if kind <= CHI:
        return s.res[p * 4 + kind]
    n = s.res[p * 4] + s.res[p * 4 + 1] + s.res[p * 4 + 2]
    return n if kind == MAT else n + s.res[p * 4 + CHI]


def last_kind(mix: int) -> int:
    return CHI if mix == RES else CHI - 1


def choose_gain(s: GreatWall, p: int, kind: int, n: int) -> None:
    """Gain n units of a kind or of a mix the player chooses."""
    if n > 0:
        s.todo.append(Gain(p, kind, n, 0))


def choose_loss(s: GreatWall, p: int, kind: int, n: int) -> None:
    """Return n units of a kind or a mix; the caller has checked that p has them, or means "as many as possible"."""
    n = min(n, owned(s, p, kind))
    if n > 0:
        s.todo.append(Lose(p, kind, n, 0))


class Amount(Step[GreatWall]):
    """So many of a kind, or of any, for a player."""

    FIELDS = [number("player"), number("kind"), number("n"), number("first")]

    def __init__(self, player: int, kind: int, n: int, first: int) -> None:
        self.player = player
        self.kind = kind
        self.n = n
        self.first = first


class Gain(Amount):
    def run(self, s: GreatWall, log: Log | None) -> None:
        p, kind, n = self.player, self.kind, self.n
        if kind <= CHI:
            gain(s, p, kind, n, "card", "GW-4.4.3", log)
        else:
            if n > MOST:
                s.todo.append(Gain(p, kind, n - MOST, 0))
                n = MOST
            s.todo.append(ASK_TAKE.ask(p, kind, n, self.first))


class Lose(Amount):
    def run(self, s: GreatWall, log: Log | None) -> None:
        p, kind, n = self.player, self.kind, self.n
        if kind <= CHI:
            pay(s, p, kind, n, "card", "GW-4.4.1", log)
        else:
            s.todo.append(ASK_PAY.ask(p, kind, n, self.first))


class TakeKinds(Decision[GreatWall]):
    """D-RES-KIND, gaining: ask.a mix, ask.b units, ask.c first kind. Kinds are named in their order, each once."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        last = last_kind(ask.a)
        for kind in range(ask.c, last + 1):
            if kind == last:
                out.append(TAKE.id(kind, ask.b - 1))
            else:
                for n in range(1, ask.b + 1):
                    out.append(TAKE.id(kind, n - 1))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        kind = TAKE.x(action)
        n = TAKE.y(action) + 1
        gain(s, seat, kind, n, "card", "GW-4.4.4", log)
        if n < ask.b:
            s.todo.append(Gain(seat, ask.a, ask.b - n, kind + 1))

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        return Reason(self.rule, "pay-exactly", {"n": ask.b})

    def about(self, s: GreatWall, ask: Ask) -> dict[str, Value]:
        return {"n": ask.b, "mix": "res" if ask.a == RES else "mat"}


ASK_TAKE: Final = TakeKinds("take", "GW-4.4.4", ("take",), forced=True)


class PayKinds(Decision[GreatWall]):
    """D-RES-KIND, paying: as TakeKinds, from what the payer has (GW-4.4.4)."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        last = last_kind(ask.a)
        later = 0
        for kind in range(ask.c, last + 1):
            later += s.res[seat * 4 + kind]
        for kind in range(ask.c, last + 1):
            mine = s.res[seat * 4 + kind]
            later -= mine
            for n in range(max(1, ask.b - later), min(mine, ask.b) + 1):
                out.append(PAY.id(kind, n - 1))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        kind = PAY.x(action)
        n = PAY.y(action) + 1
        pay(s, seat, kind, n, "price", "GW-4.4.4", log)
        if n < ask.b:
            s.todo.append(Lose(seat, ask.a, ask.b - n, kind + 1))

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        kind = PAY.x(action)
        if PAY.y(action) + 1 > s.res[seat * 4 + kind]:
            return Reason("GW-4.4.1", "have", {"kind": RESOURCES[kind], "n": s.res[seat * 4 + kind]})
        return Reason(self.rule, "pay-exactly", {"n": ask.b})

    def about(self, s: GreatWall, ask: Ask) -> dict[str, Value]:
        return {"n": ask.b, "mix": "res" if ask.a == RES else "mat"}


ASK_PAY: Final = PayKinds("pay", "GW-4.4.4", ("pay",), forced=True)


class Cheaper(Decision[GreatWall]):
    """GW-17.2.11: which units of a price in several kinds are left out. ask.a: the price, 4 bits per kind; ask.b: units."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        for kind in range(4):
            if (ask.a >> (4 * kind)) & 15 and missing(s, seat, ask.a - (1 << (4 * kind))) < ask.b:
                out.append(CHEAPER.id(kind))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        price = ask.a - (1 << (4 * CHEAPER.x(action)))
        if ask.b > 1 and price > 0:
            s.todo.append(ASK_CHEAPER.ask(seat, price, ask.b - 1))
        else:
            pay_packed(s, seat, price, "GW-17.2.11", log)

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        kind = CHEAPER.x(action)
        if (ask.a >> (4 * kind)) & 15 == 0:
            return Reason(self.rule, "not-in-price")
        lacking = missing(s, seat, ask.a - (1 << (4 * kind)))
        return Reason(self.rule, "still-too-dear", {"missing": lacking, "left": ask.b - 1})


ASK_CHEAPER: Final = Cheaper("cheaper", "GW-17.2.11", ("cheaper",), forced=True)


def missing(s: GreatWall, p: int, packed: int) -> int:
    """Units p lacks for a price."""
    n = 0
    for kind in range(4):
        n += max(0, ((packed >> (4 * kind)) & 15) - s.res[p * 4 + kind])
    return n


def pay_packed(s: GreatWall, p: int, packed: int, rule: str, log: Log | None) -> None:
    for kind in range(4):
        pay(s, p, kind, (packed >> (4 * kind)) & 15, "price", rule, log)


class SwapStep(ForPlayer):
    """`swap(n)`: exchange up to n resources 1:1 with the bank."""

    def run(self, s: GreatWall, log: Log | None) -> None:
        if self.n > 0 and owned(s, self.player, RES) > 0:
            s.todo.append(ASK_SWAP.ask(self.player, self.n))


class SwapOne(Counted):
    """D-SWAP."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(PASS.id())
        for give in range(4):
            if s.res[seat * 4 + give] > 0:
                for take in range(4):
                    if take != give:
                        out.append(SWAP.id(give, take))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == PASS.id():
            return
        pay(s, seat, SWAP.x(action), 1, "swap", "GW-4.4.1", log)
        gain(s, seat, SWAP.y(action), 1, "swap", "GW-4.4.3", log)
        s.todo.append(SwapStep(seat, ask.a - 1))

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        give = SWAP.x(action)
        if s.res[seat * 4 + give] == 0:
            return Reason("GW-4.4.1", "have", {"kind": RESOURCES[give], "n": 0})
        return Reason(self.rule, "same-kind")


ASK_SWAP: Final = SwapOne("swap", "GW-17.2.26", ("pass", "swap"))


class GiveStep(ForPlayer):
    """`give(n)`: hand over up to n resources (coop, GW-17.2.9)."""

    def run(self, s: GreatWall, log: Log | None) -> None:
        if self.n > 0 and owned(s, self.player, RES) > 0 and s.seats > 1:
            s.todo.append(ASK_GIVE.ask(self.player, self.n))


class GiveOne(Counted):
    """D-GIVE: one unit at a time."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(PASS.id())
        for kind in range(4):
            if s.res[seat * 4 + kind] > 0:
                for p in range(s.seats):
                    if p != seat:
                        out.append(GIVE.id(kind, p))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == PASS.id():
            return
        pay(s, seat, GIVE.x(action), 1, "gift", "GW-17.2.9", log)
        gain(s, GIVE.y(action), GIVE.x(action), 1, "gift", "GW-17.2.9", log)
        s.todo.append(GiveStep(seat, ask.a - 1))

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        kind = GIVE.x(action)
        if s.res[seat * 4 + kind] == 0:
            return Reason("GW-4.4.1", "have", {"kind": RESOURCES[kind], "n": 0})
        return Reason(self.rule, "not-to-them")


ASK_GIVE: Final = GiveOne("give", "GW-17.2.9", ("pass", "give"))
