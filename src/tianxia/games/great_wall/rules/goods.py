"""Honor and resources: gaining, paying, choosing the kinds of a mix (GW-4.3, GW-4.4)."""

from tianxia.engine.events import Log, Value
from tianxia.engine.flow import Ask
from tianxia.games.great_wall.actions import CHEAPER, GIVE, PASS, PAY, SWAP, TAKE
from tianxia.games.great_wall.agenda import Question, Step, question
from tianxia.games.great_wall.asks import Q_CHEAPER, Q_GIVE, Q_PAY, Q_SWAP, Q_TAKE
from tianxia.games.great_wall.ids import CHI, MAT, RES, RESOURCES, SOURCE_COUNT, SOURCES
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.steps import S_GAIN, S_GIVE, S_LOSE, S_SWAP

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
        s.agenda.append([S_GAIN, p, kind, n, 0])


def choose_loss(s: GreatWall, p: int, kind: int, n: int) -> None:
    """Return n units of a kind or a mix; the caller has checked that p has them, or means "as many as possible"."""
    n = min(n, owned(s, p, kind))
    if n > 0:
        s.agenda.append([S_LOSE, p, kind, n, 0])


class Gain(Step):
    """f: player, kind or mix, units, first kind that may still be named."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        p, kind, n = f[1], f[2], f[3]
        if kind <= CHI:
            gain(s, p, kind, n, "card", "GW-4.4.3", log)
        else:
            if n > MOST:
                s.agenda.append([S_GAIN, p, kind, n - MOST, 0])
                n = MOST
            question(s, Q_TAKE, p, kind, n, f[4])


class Lose(Step):
    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        p, kind, n = f[1], f[2], f[3]
        if kind <= CHI:
            pay(s, p, kind, n, "card", "GW-4.4.1", log)
        else:
            question(s, Q_PAY, p, kind, n, f[4])


class TakeKinds(Question):
    """D-RES-KIND, gaining: ask.a mix, ask.b units, ask.c first kind. Kinds are named in their order, each once."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        last = last_kind(ask.a)
        for kind in range(ask.c, last + 1):
            if kind == last:
                out.append(TAKE.id(kind, ask.b - 1))
            else:
                for n in range(1, ask.b + 1):
                    out.append(TAKE.id(kind, n - 1))

    def answer(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        kind = TAKE.x(action)
        n = TAKE.y(action) + 1
        gain(s, seat, kind, n, "card", "GW-4.4.4", log)
        if n < ask.b:
            s.agenda.append([S_GAIN, seat, ask.a, ask.b - n, kind + 1])

    def about(self, s: GreatWall, ask: Ask) -> dict[str, Value]:
        return {"n": ask.b, "mix": "res" if ask.a == RES else "mat"}


class PayKinds(Question):
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

    def answer(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        kind = PAY.x(action)
        n = PAY.y(action) + 1
        pay(s, seat, kind, n, "price", "GW-4.4.4", log)
        if n < ask.b:
            s.agenda.append([S_LOSE, seat, ask.a, ask.b - n, kind + 1])

    def about(self, s: GreatWall, ask: Ask) -> dict[str, Value]:
        return {"n": ask.b, "mix": "res" if ask.a == RES else "mat"}


class Cheaper(Question):
    """GW-17.2.11: which units of a price in several kinds are left out. ask.a: the price, 4 bits per kind; ask.b: units."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        for kind in range(4):
            if (ask.a >> (4 * kind)) & 15 and missing(s, seat, ask.a - (1 << (4 * kind))) < ask.b:
                out.append(CHEAPER.id(kind))

    def answer(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        price = ask.a - (1 << (4 * CHEAPER.x(action)))
        if ask.b > 1 and price > 0:
            question(s, Q_CHEAPER, seat, price, ask.b - 1)
        else:
            pay_packed(s, seat, price, "GW-17.2.11", log)


def missing(s: GreatWall, p: int, packed: int) -> int:
    """Units p lacks for a price."""
    n = 0
    for kind in range(4):
        n += max(0, ((packed >> (4 * kind)) & 15) - s.res[p * 4 + kind])
    return n


def affordable(s: GreatWall, p: int, packed: int) -> bool:
    return missing(s, p, packed) == 0


def pay_packed(s: GreatWall, p: int, packed: int, rule: str, log: Log | None) -> None:
    for kind in range(4):
        pay(s, p, kind, (packed >> (4 * kind)) & 15, "price", rule, log)


class SwapStep(Step):
    """`swap(n)`: exchange up to n resources 1:1 with the bank. f: player, left."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        if f[2] > 0 and owned(s, f[1], RES) > 0:
            question(s, Q_SWAP, f[1], f[2])


class SwapOne(Question):
    """D-SWAP."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(PASS.id())
        for give in range(4):
            if s.res[seat * 4 + give] > 0:
                for take in range(4):
                    if take != give:
                        out.append(SWAP.id(give, take))

    def answer(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == PASS.id():
            return
        pay(s, seat, SWAP.x(action), 1, "swap", "GW-4.4.1", log)
        gain(s, seat, SWAP.y(action), 1, "swap", "GW-4.4.3", log)
        s.agenda.append([S_SWAP, seat, ask.a - 1])

    def about(self, s: GreatWall, ask: Ask) -> dict[str, Value]:
        return {"n": ask.a}


class GiveStep(Step):
    """`give(n)`: hand over up to n resources (coop, GW-17.2.9). f: player, left."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        if f[2] > 0 and owned(s, f[1], RES) > 0 and s.seats > 1:
            question(s, Q_GIVE, f[1], f[2])


class GiveOne(Question):
    """D-GIVE: one unit at a time."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(PASS.id())
        for kind in range(4):
            if s.res[seat * 4 + kind] > 0:
                for p in range(s.seats):
                    if p != seat:
                        out.append(GIVE.id(kind, p))

    def answer(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == PASS.id():
            return
        pay(s, seat, GIVE.x(action), 1, "gift", "GW-17.2.9", log)
        gain(s, GIVE.y(action), GIVE.x(action), 1, "gift", "GW-17.2.9", log)
        s.agenda.append([S_GIVE, seat, ask.a - 1])

    def about(self, s: GreatWall, ask: Ask) -> dict[str, Value]:
        return {"n": ask.a}
