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
    EMBASSY,
    FALL,
    SOLO,
    TEA_HOUSE,
    TEMPLE,
)
from tianxia.games.great_wall.judgement.outlook import Outlook
from tianxia.games.great_wall.judgement.team import team_value
from tianxia.games.great_wall.scoring import artifact_honor, metric
from tianxia.games.great_wall.state import GreatWall

F_SEAL: Final = 0  # artifacts by number: overseers, soldiers in the field, clean trophies, resources, advisors and tactics
F_SENTINEL: Final = 1
F_BANNER: Final = 2
F_CHEST: Final = 3
F_SCROLLS: Final = 4

CHANCE: Final = (1.0, 0.6, 0.3, 0.15, 0.1)  # that a location with 0, 1, 2 … empty slots activates in time
SPREAD: Final = (0.8, 2.0, 0.7, 5.0, 1.2)  # a lead in an artifact that a year can turn, per artifact
COMMAND_WORTH: Final = (3.0, 2.5, 1.5, 2.0, 2.5, 3.5)  # economy, despotism, attack_order, treason, diplomacy, great_works
COOP_POINTS: Final = 0.3  # coop: what a player has, beside what the team must do
TEAM: Final = 0.5  # coop: how far the others' means are one's own
SOLO_BANK: Final = 6.0  # a token missing in the bank at the end: lost, whatever the honor (GW-11.10.2)
SOLO_SAFE: Final = 4.0  # tokens that should stay
QIN: Final = 0.9  # Qin's honor; he scores without us, so a little less than our own
SC_BASE: Final = 1.0  # a lead of this size is safe at the end
STEP: Final = 7.0  # honor between two places of an artifact
MAT: Final = 0.9  # honor of a building resource: 1 in a Wall, 2 donated, nothing if it lies about
CHI_WORTH: Final = 1.8  # honor of chi
TACTIC: Final = 2.5  # a tactic card
CLERK: Final = 2.0  # a hired clerk
OVERSEER: Final = 0.6  # an overseer level, a year: income, and production now and then
HAND: Final = 0.25  # a command card in hand: a little choice
OUT: Final = 0.5  # a discarded command card, a year: half of its 2 honor, as cards may be taken back
TEA_WORTH: Final = 2.5  # a place in tea order
SHAME_HOLE: Final = 1.0  # a captured card with one token takes a second one for nothing
ATONE: Final = 0.3  # more for chi that will take shame away: 2 chi are 5 honor
TOKEN: Final = 5.0  # GW-9.2.1
TOKEN_NOW: Final = 4.5  # a token feared for this winter
TOKEN_LATER: Final = 1.0  # and for a later one: the table mends the Wall, chi takes tokens away
GROWTH: Final = 12.0  # honor that a player makes in a year, whatever he has
SUNK: Final = 0.2  # what honor still counts where shame eats all of it
ATTACKER: Final = 1.2  # a soldier that an Attack Order sends forward
LONE: Final = 3.0  # a location filled alone costs a token; there is chi against it
OVER_STEP: Final = 0.4  # chance that the overseer is moved up
BUILD: Final = 2.5  # a Wall level or two barricades at hand
HIRE: Final = 3.0  # an advisor who can be paid
STUDY: Final = 1.6  # a tactic card to draw
TEA_UP: Final = 1.5  # a place up in tea order
REST_SPEAR: Final = 2.0  # soldiers in muster areas: safe from breaches, ready to attack
REST_ARCHER: Final = 2.2
REST_HORSE: Final = 2.6
FIRE: Final = 2.5  # an archer on the Wall
FIRE_YEAR: Final = 1.6  # his wounds and honor, a year
FIRE_LOSS: Final = 2.0  # he dies in a breach
ON_CARD: Final = 1.0  # 2 honor for taking part (GW-7.4.3), if the card falls
ON_POINT: Final = 0.5  # each covered point
LEAD: Final = 0.5  # of the card's honor, for who covers most
NEAR: Final = 0.15  # and for the others on it
ARCHER_HORDE: Final = 1.0  # GW-7.4.4, by how much of the card is covered


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
        own = [holdings(s, seat, o) for seat in range(s.seats)]
        team = team_value(s, o) + COOP_POINTS * TEAM * sum(own) / s.seats
        return [team + COOP_POINTS * (1.0 - TEAM) * own[seat] for seat in range(s.seats)]
    total = prospects(s, o)
    rest = against_qin(s, o)
    for seat in range(s.seats):
        total[seat] += holdings(s, seat, o) + rest
    return total


def against_qin(s: GreatWall, o: Outlook) -> float:
    """Solo: Qin's honor counts against the human, and so does a bank of shame that runs dry (GW-11.10.2)."""
    if s.mode != SOLO:
        return 0.0
    rest = s.shame_bank - o.shame[0] - 0.6 * o.shame_later[0] * min(o.left, 1.0)
    return SOLO_BANK * min(0.0, rest - SOLO_SAFE) - QIN * s.honor[s.qin]


def prospects(s: GreatWall, o: Outlook) -> list[float]:
    """Honor each human may expect of the artifacts: by how far ahead of each rival he is; it is early while years are left."""
    seats = s.seats
    total = [0.0] * seats
    for artifact in s.artifacts:
        scale = SC_BASE + o.left * SPREAD[artifact]
        if s.mode == SOLO:
            share = min(1.0, metric(s, 0, artifact) / ARTIFACT_SOLO[artifact])
            if share < 1.0:
                o.pull[artifact] = 20.0 / ARTIFACT_SOLO[artifact]
            sure = 1.0 / (1.0 + o.left)
            total[0] += sure * artifact_honor(s, artifact)[0] + (1.0 - sure) * 20.0 * share
            continue
        have = [metric(s, p, artifact) for p in range(seats)]
        for p in range(seats):
            points = 6.0
            for q in range(seats):
                if q != p:
                    ahead = float(have[p] - have[q])
                    if ahead == 0.0:
                        ahead = 0.3 if s.tea.index(p) < s.tea.index(q) else -0.3
                    points += STEP * min(1.0, max(0.0, 0.5 + 0.5 * ahead / scale))
                    if -scale < ahead < scale:
                        o.pull[p * 5 + artifact] += STEP * 0.5 / scale
            if have[p] == 0:
                points -= 6.0 / (1.0 + o.left)
            total[p] += points
    return total


def holdings(s: GreatWall, p: int, o: Outlook) -> float:
    """Honor, and what the rest will bring. Shame takes honor down to 0 and no further (GW-9.2.1); trophies come after it."""
    left = o.left
    early = min(left / 3.0, 1.0)
    soft = 0.0
    use = 0.3 + 0.7 * early if left > 0.2 else left
    for kind in range(4):
        n = s.res[p * 4 + kind]
        soft += (MAT if kind != CHI else CHI_WORTH) * use * (1.2 * min(n, 3) + 0.9 * max(0, min(n, 7) - 3) + 0.4 * max(0, n - 7))
    soft += TACTIC * min(1.0, left / 2.5) * min(bits(s.tactics[p]), HAND_LIMIT)
    soft += CLERK * early * (8 - s.unhired[p])
    soft += left * o.council[p]
    for loc in range(4):
        soft += OVERSEER * left * s.over[p * 4 + loc]
    soft += HAND * early * bits(s.hand[p]) + OUT * left * bits(s.out[p])
    soft += TEA_WORTH * min(left, 1.0) * (len(s.tea) - s.tea.index(p))
    soft += clerks(s, p, o, early)
    soft += command(s, p)
    soft += soldiers(s, p, o)
    tokens = s.shamed[p * 3] + s.shamed[p * 3 + 1] + s.shamed[p * 3 + 2]
    trophies = 0.0
    if s.mode != COOP:
        for i in range(len(s.taken_by)):
            if s.taken_by[i] == p:
                if s.taken_shame[i] == 0:
                    trophies += HORDE_HONOR[i]
                elif s.taken_shame[i] == 1:
                    trophies += SHAME_HOLE * min(1.0, left)
    if left > 0.8 and s.mode != COOP:
        soft += ATONE * min(float(s.res[p * 4 + CHI]), 2.0 * (tokens + o.shame[p]))
    shame = TOKEN * tokens + TOKEN_NOW * o.shame[p] + TOKEN_LATER * min(left, 1.5) * o.shame_later[p]
    net = s.honor[p] + soft - shame
    growth = GROWTH * left
    if net + growth < 0.0:
        net = SUNK * (net + growth) - growth
    return net + trophies


def command(s: GreatWall, p: int) -> float:
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
    worth = COMMAND_WORTH[card]
    if card == ATTACK_ORDER:
        worth += ATTACKER * min(4, rest_all(s, p) + fire_all(s, p))
    return worth


def clerks(s: GreatWall, p: int, o: Outlook, early: float) -> float:
    """What clerks in locations will bring, by how likely the location activates."""
    if o.left < 0.1:
        return 0.0
    total = 0.0
    for loc in range(10):
        n = s.at[loc * 4 + p]
        if n == 0:
            continue
        slots = LOC_SLOTS[s.side][loc]
        chance = 0.95
        if slots > 0:
            missing = slots - clerks_there(s, loc)
            if missing > 0:
                chance = CHANCE[min(missing, 4)]
            elif LOC_SHAME[loc] and n == slots:
                total -= LONE
        total += chance * clerk_worth(s, p, loc, n, o, early)
    return min(1.0, 2.0 * o.left) * total


def clerk_worth(s: GreatWall, p: int, loc: int, n: int, o: Outlook, early: float) -> float:
    """What n clerks bring when their location activates; more where it helps to an artifact."""
    chi = s.res[p * 4 + CHI]
    if loc < 4:
        scarce = 1.1 if s.res[p * 4 + loc] < 3 else 0.8
        if loc == TEMPLE and chi < 3:
            scarce = 1.8
        pull = o.pull[p * 5 + F_CHEST] * (n + s.over[p * 4 + loc])
        if s.over[p * 4 + loc] < 3 and s.res[p * 4 + OVER_KIND[loc][s.over[p * 4 + loc]]] >= OVER_COST[loc][s.over[p * 4 + loc]]:
            pull += OVER_STEP * (o.pull[p * 5 + F_SEAL] + OVERSEER * o.left)
        return scarce * (n + s.over[p * 4 + loc]) + (1.0 if loc < 3 else 0.3) + 0.4 * early + pull
    if loc == BARRACKS:
        urgent = 0
        for sec in range(first_section(s), 3):
            slot = sec * 3
            if s.slots[slot] >= 0 and free_spots(s, slot) > 0:
                urgent += 2 if o.breach[sec] > 0.3 and points_on(s, slot, p) == 0 else 1
        useful = min(n, chi, s.supply[p * 3] + s.supply[p * 3 + 1] + s.supply[p * 3 + 2])
        pull = o.pull[p * 5 + F_SENTINEL] * useful
        return min(useful, 2) * (1.0 + 1.1 * urgent) + 2.0 * max(0, useful - 2) + pull
    if loc == BUILDERS:
        mats = s.res[p * 4] + s.res[p * 4 + 1] + s.res[p * 4 + 2] + s.store[0] + s.store[1] + s.store[2]
        return BUILD * (min(n, mats // 6) + (0.35 if mats % 6 >= 2 and n > mats // 6 else 0.0))
    if loc == EMBASSY:
        gold = s.res[p * 4 + 2]
        price = s.aa[p] + s.sa[p] + 1
        if gold >= price:
            return HIRE * early + 0.5 + o.pull[p * 5 + F_SCROLLS]
        return 0.5 * HIRE * early if gold >= 2 and s.unhired[p] > 0 else 0.1
    if loc == ACADEMY:
        return (STUDY * early + o.pull[p * 5 + F_SCROLLS]) * min(n, 5 - min(5, bits(s.tactics[p]))) + 0.1
    if loc == TEA_HOUSE:
        return TEA_UP if s.tea[0] != p else 0.0
    return 0.2


def soldiers(s: GreatWall, p: int, o: Outlook) -> float:
    """Soldiers before the Wall: what they will win, and what the archers lose in a breach."""
    total = 0.0
    use = min(1.0, o.left)
    for sec in range(first_section(s), 3):
        i = (sec * 4 + p) * 3
        total += use * (REST_SPEAR * s.rest[i] + REST_ARCHER * s.rest[i + 1] + REST_HORSE * s.rest[i + 2])
        archers = s.fire[sec * 4 + p]
        total += (FIRE * use + FIRE_YEAR * o.left) * archers - FIRE_LOSS * o.breach[sec] * archers
        for slot in range(sec * 3, sec * 3 + 3):
            card = s.slots[slot]
            if card < 0:
                break
            vital = HORDE_VITAL[card]
            covered = (vital - free_spots(s, slot)) / vital
            mine = points_on(s, slot, p)
            if mine:
                total += ON_CARD * (0.7 + 0.3 * covered) + ON_POINT * mine
                if leader(s, slot) == p:
                    total += (LEAD * HORDE_HONOR[card] + o.pull[p * 5 + F_BANNER]) * covered
                else:
                    total += NEAR * HORDE_HONOR[card] * covered
            total += ARCHER_HORDE * covered * archers
    return total
