"""The readable judgement of the bots: how good a position is for a seat, in honor.

What counts at the end counts in full: honor less shame, which stops at 0 (so that it hurts who is ahead most), trophies,
and artifacts by the lead in what they count. The rest is what may still become honor in the years that are left
(outlook.py). The weights began as guesses from the balance notes of the card data; then the final margins of 120 games of
the greedy bot against itself (one answer in twelve at random) were regressed on these terms at the start of every turn,
and the weights went part of the way to what was found: tea order, chi, archers and soldiers at rest are worth more than
they look, overseers less. Terms the regression found right (honor, tokens, trophies, artifacts, clerks) were left alone.
"""

from typing import Final

from tianxia.games.great_wall.board.counts import bits, fire_all, rest_all
from tianxia.games.great_wall.board.field import free_spots, leader, points_on
from tianxia.games.great_wall.board.seats import clerks_there, first_section
from tianxia.games.great_wall.data import (
    ARTIFACT_SOLO,
    HAND_LIMIT,
    HORDE_HONOR,
    HORDE_VITAL,
    LOC_SHAME,
    LOC_SLOTS,
    OVER_COST,
    OVER_KIND,
)
from tianxia.games.great_wall.ids import (
    ACADEMY,
    ATTACK_ORDER,
    BARRACKS,
    BUILDERS,
    CHI,
    COOP,
    DESPOTISM,
    DIPLOMACY,
    ECONOMY,
    EMBASSY,
    FALL,
    SOLO,
    TEA_HOUSE,
    TEMPLE,
    TREASON,
)
from tianxia.games.great_wall.judgement.outlook import Outlook
from tianxia.games.great_wall.judgement.team import team_value
from tianxia.games.great_wall.judgement.weights import Weights
from tianxia.games.great_wall.scoring import artifact_honor, metric
from tianxia.games.great_wall.state import GreatWall

F_SEAL: Final = 0  # artifacts by number: overseers, soldiers in the field, clean trophies, resources, advisors and tactics
F_SENTINEL: Final = 1
F_BANNER: Final = 2
F_CHEST: Final = 3
F_SCROLLS: Final = 4

SPREAD: Final = (0.8, 2.0, 0.7, 5.0, 1.2)  # a lead in an artifact that a year can turn, per artifact


def value(s: GreatWall, seat: int) -> float:
    """What this seat has and may expect; rivals are compared by the bots. In coop the team counts with it."""
    if s.mode == COOP:
        return values(s)[seat]
    o = Outlook(s)
    won = prospects(s, o)[seat]
    return holdings(s, seat, o) + won + against_qin(s, o)


def values(s: GreatWall) -> list[float]:
    """`value` of every seat."""
    o = Outlook(s)
    if s.mode == COOP:
        w = o.weights
        own = [holdings(s, seat, o) for seat in range(s.seats)]
        team = team_value(s, o) + w.own * w.shared * sum(own) / s.seats
        return [team + w.own * (1.0 - w.shared) * own[seat] for seat in range(s.seats)]
    total = prospects(s, o)
    rest = against_qin(s, o)
    for seat in range(s.seats):
        total[seat] += holdings(s, seat, o) + rest
    return total


def against_qin(s: GreatWall, o: Outlook) -> float:
    """Solo: what Qin has and is about to get counts against the human, and so does a bank of shame that runs dry (GW-11.10.2)."""
    if s.mode != SOLO:
        return 0.0
    w = o.weights
    rest = s.shame_bank - o.shame[0] - 0.6 * o.shame_later[0] * min(o.left, 1.0)
    total = w.bank_missing * min(0.0, rest - w.bank_safe) + w.year * o.left
    honor = float(s.honor[s.qin])
    for i in range(len(s.taken_by)):
        if s.taken_by[i] == s.qin:
            honor += HORDE_HONOR[i]
    total -= w.qin * honor
    for loc in range(4):
        total -= w.qin_clerk * s.at[loc * 4 + s.qin] * s.over[s.qin * 4 + loc]
    return total


def prospects(s: GreatWall, o: Outlook) -> list[float]:
    """Honor each human may expect of the artifacts: by how far ahead of each rival he is; it is early while years are left."""
    w = o.weights
    seats = s.seats
    total = [0.0] * seats
    for artifact in s.artifacts:
        scale = w.safe_lead + o.left * SPREAD[artifact]
        if s.mode == SOLO:
            share = min(1.0, metric(s, 0, artifact) / ARTIFACT_SOLO[artifact])
            if share < 1.0:
                o.pull[artifact] = w.pull / ARTIFACT_SOLO[artifact]
            sure = 1.0 / (1.0 + o.left)
            total[0] += sure * artifact_honor(s, artifact)[0] + (1.0 - sure) * w.artifact * share
            continue
        have = [metric(s, p, artifact) for p in range(seats)]
        for p in range(seats):
            points = 6.0
            for q in range(seats):
                if q != p:
                    ahead = float(have[p] - have[q])
                    if ahead == 0.0:
                        ahead = 0.3 if s.tea.index(p) < s.tea.index(q) else -0.3
                    points += w.place * min(1.0, max(0.0, 0.5 + 0.5 * ahead / scale))
                    if -scale < ahead < scale:
                        o.pull[p * 5 + artifact] += w.place * 0.5 / scale
            if have[p] == 0:
                points -= 6.0 / (1.0 + o.left)
            total[p] += points
    return total


def holdings(s: GreatWall, p: int, o: Outlook) -> float:
    """Honor, and what the rest will bring. Shame takes honor down to 0 and no further (GW-9.2.1); trophies come after it."""
    w = o.weights
    left = o.left
    early = min(left / 3.0, 1.0)
    soft = 0.0
    use = 0.3 + 0.7 * early if left > 0.2 else left
    for kind in range(4):
        n = s.res[p * 4 + kind]
        soft += (w.mat if kind != CHI else w.chi) * use * (1.2 * min(n, 3) + 0.9 * max(0, min(n, 7) - 3) + 0.4 * max(0, n - 7))
    soft += w.tactic * min(1.0, left / 2.5) * min(bits(s.tactics[p]), HAND_LIMIT)
    soft += w.clerk * early * (8 - s.unhired[p])
    soft += left * o.council[p]
    for loc in range(4):
        soft += w.overseer * left * s.over[p * 4 + loc]
    soft += w.hand * early * bits(s.hand[p]) + w.out * left * bits(s.out[p])
    soft += w.tea * min(left, 1.0) * (len(s.tea) - s.tea.index(p))
    soft += clerks(s, p, o, early)
    soft += command(s, p, w)
    soft += soldiers(s, p, o)
    tokens = s.shamed[p * 3] + s.shamed[p * 3 + 1] + s.shamed[p * 3 + 2]
    trophies = 0.0
    if s.mode != COOP:
        for i in range(len(s.taken_by)):
            if s.taken_by[i] == p:
                if s.taken_shame[i] == 0:
                    trophies += HORDE_HONOR[i]
                elif s.taken_shame[i] == 1:
                    trophies += w.shame_hole * min(1.0, left)
    if left > 0.8 and s.mode != COOP:
        soft += w.atone * min(float(s.res[p * 4 + CHI]), 2.0 * (tokens + o.shame[p]))
    shame = w.token * tokens + w.token_now * o.shame[p] + w.token_later * min(left, 1.5) * o.shame_later[p]
    net = s.honor[p] + soft - shame
    growth = w.growth * left
    if net + growth < 0.0:
        net = w.sunk * (net + growth) - growth
    return net + trophies


def command(s: GreatWall, p: int, w: Weights) -> float:
    """What the chosen command card will bring while its turn has not come."""
    card = s.pick[p]
    if card < 0 or s.season != FALL:
        return 0.0
    if s.active >= 0:
        for q in s.track:
            if q == p:
                return 0.0
            if q == s.active:
                break
    if card == ATTACK_ORDER:
        return w.attack_order + w.attacker * min(4, rest_all(s, p) + fire_all(s, p))
    if card == ECONOMY:
        return w.economy
    if card == DESPOTISM:
        return w.despotism
    if card == TREASON:
        return w.treason
    return w.diplomacy if card == DIPLOMACY else w.great_works


def clerks(s: GreatWall, p: int, o: Outlook, early: float) -> float:
    """What clerks in locations will bring, by how likely the location activates."""
    if o.left < 0.1:
        return 0.0
    w = o.weights
    total = 0.0
    for loc in range(10):
        n = s.at[loc * 4 + p]
        if n == 0:
            continue
        slots = LOC_SLOTS[s.side][loc]
        chance = 0.95
        if slots > 0:
            missing = slots - clerks_there(s, loc)
            if missing == 1:
                chance = w.one_missing
            elif missing == 2:
                chance = w.two_missing
            elif missing > 2:
                chance = w.three_missing if missing == 3 else 0.1
            elif LOC_SHAME[loc] and n == slots:
                total -= w.lone
        total += chance * clerk_worth(s, p, loc, n, o, early)
    return min(1.0, 2.0 * o.left) * total


def clerk_worth(s: GreatWall, p: int, loc: int, n: int, o: Outlook, early: float) -> float:
    """What n clerks bring when their location activates; more where it helps to an artifact."""
    w = o.weights
    chi = s.res[p * 4 + CHI]
    if loc < 4:
        scarce = w.scarce if s.res[p * 4 + loc] < 3 else w.plenty
        if loc == TEMPLE and chi < 3:
            scarce = w.no_chi
        pull = o.pull[p * 5 + F_CHEST] * (n + s.over[p * 4 + loc])
        if s.over[p * 4 + loc] < 3 and s.res[p * 4 + OVER_KIND[loc][s.over[p * 4 + loc]]] >= OVER_COST[loc][s.over[p * 4 + loc]]:
            pull += w.over_step * (o.pull[p * 5 + F_SEAL] + w.overseer * o.left)
        return scarce * (n + s.over[p * 4 + loc]) + (1.0 if loc < 3 else 0.3) + w.clerk_back * early + pull
    if loc == BARRACKS:
        urgent = 0
        for sec in range(first_section(s), 3):
            slot = sec * 3
            if s.slots[slot] >= 0 and free_spots(s, slot) > 0:
                urgent += 2 if o.breach[sec] > 0.3 and points_on(s, slot, p) == 0 else 1
        useful = min(n, chi, s.supply[p * 3] + s.supply[p * 3 + 1] + s.supply[p * 3 + 2])
        pull = o.pull[p * 5 + F_SENTINEL] * useful
        return min(useful, 2) * (w.recruit + w.urgent * urgent) + 2.0 * max(0, useful - 2) + pull
    if loc == BUILDERS:
        mats = s.res[p * 4] + s.res[p * 4 + 1] + s.res[p * 4 + 2] + s.store[0] + s.store[1] + s.store[2]
        return w.build * (min(n, mats // 6) + (0.35 if mats % 6 >= 2 and n > mats // 6 else 0.0))
    if loc == EMBASSY:
        gold = s.res[p * 4 + 2]
        price = s.aa[p] + s.sa[p] + 1
        if gold >= price:
            return w.hire * early + 0.5 + o.pull[p * 5 + F_SCROLLS]
        return 0.5 * w.hire * early if gold >= 2 and s.unhired[p] > 0 else 0.1
    if loc == ACADEMY:
        return (w.study * early + o.pull[p * 5 + F_SCROLLS]) * min(n, 5 - min(5, bits(s.tactics[p]))) + 0.1
    if loc == TEA_HOUSE:
        return w.tea_up if s.tea[0] != p else 0.0
    return 0.2


def soldiers(s: GreatWall, p: int, o: Outlook) -> float:
    """Soldiers before the Wall: what they will win, and what the archers lose in a breach."""
    w = o.weights
    total = 0.0
    use = min(1.0, o.left)
    for sec in range(first_section(s), 3):
        i = (sec * 4 + p) * 3
        total += use * (w.rest_spear * s.rest[i] + w.rest_archer * s.rest[i + 1] + w.rest_horse * s.rest[i + 2])
        archers = s.fire[sec * 4 + p]
        total += (w.fire * use + w.fire_year * o.left) * archers - w.fire_loss * o.breach[sec] * archers
        for slot in range(sec * 3, sec * 3 + 3):
            card = s.slots[slot]
            if card < 0:
                break
            vital = HORDE_VITAL[card]
            covered = (vital - free_spots(s, slot)) / vital
            mine = points_on(s, slot, p)
            if mine:
                total += w.on_card * (0.7 + 0.3 * covered) + w.on_point * mine
                if leader(s, slot) == p:
                    total += (w.lead * HORDE_HONOR[card] + o.pull[p * 5 + F_BANNER]) * covered
                else:
                    total += w.near * HORDE_HONOR[card] * covered
            total += w.archer_horde * covered * archers
    return total
