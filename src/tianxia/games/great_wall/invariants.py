"""The invariants of section 14, checked after every move by the laws."""

from tianxia.games.great_wall.board.counts import bits
from tianxia.games.great_wall.board.field import horses_on, owner_at, spears_on
from tianxia.games.great_wall.board.prices import hand_limit
from tianxia.games.great_wall.data import BELOW, HORDE_VITAL, LOC_SLOTS, RIGHT_OF, SHAME_POOL, WALL_FIRING
from tianxia.games.great_wall.ids import (
    ARCHER,
    CLERKS,
    COOP,
    HORSE,
    HORSE_OF,
    IN_DISCARD,
    IN_OFFER,
    OUT_OF_GAME,
    OWN,
    SOLO,
    SPEAR,
    TREASON,
    WINTER,
)
from tianxia.games.great_wall.rules.moments import TacticDone
from tianxia.games.great_wall.rules.recruit import DeployStep
from tianxia.games.great_wall.rules.shame import ASK_SHAME
from tianxia.games.great_wall.state import GreatWall


def broken(s: GreatWall) -> str:
    """Empty, or the first invariant this position breaks."""
    for check in (_soldiers, _clerks, _shame, _hordes, _points, _board, _cards, _players, _modes):
        found = check(s)
        if found:
            return found
    return ""


def _soldiers(s: GreatWall) -> str:
    """GW-14.1.1: each figure is in exactly one place."""
    waiting = [[0, 0, 0] for _ in range(s.players)]
    for f in s.todo:
        if isinstance(f, DeployStep):
            waiting[f.player][SPEAR] += f.spears
            waiting[f.player][ARCHER] += f.archers
            waiting[f.player][HORSE] += f.horses
    for p in range(s.players):
        on = [0, 0, 0]
        for slot in range(9):
            on[SPEAR] += spears_on(s, slot, p)
            on[HORSE] += horses_on(s, slot, p)
        for type in range(3):
            n = s.supply[p * 3 + type] + s.shamed[p * 3 + type] + s.gone[p * 3 + type] + on[type] + waiting[p][type]
            for sec in range(3):
                n += s.rest[(sec * 4 + p) * 3 + type]
                if type == ARCHER:
                    n += s.fire[sec * 4 + p]
            n += s.over_type[p * 4 : p * 4 + 4].count(type)
            own = 0 if p == s.reed and type != SPEAR else OWN[type]
            if n != own:
                return f"GW-14.1.1: player {p} has {n} of {own} soldiers of type {type}"
            if s.gone[p * 3 + type] and s.mode != COOP:
                return "GW-14.1.1: a soldier is out of the game"
            if p >= s.seats and max([s.rest[(sec * 4 + p) * 3 + type] for sec in range(3)]) > 0:
                return "GW-14.1.1: an automaton's soldier in a muster area"
    return ""


def _clerks(s: GreatWall) -> str:
    """GW-14.1.2, GW-14.1.9."""
    for p in range(s.players):
        on_board = sum([s.at[loc * 4 + p] for loc in range(10)])
        if p == s.reed:
            if on_board != 3 or max([s.at[loc * 4 + p] for loc in range(10)]) > 1 or s.clerks[p]:
                return "GW-14.1.2: Reed clerks are not in 3 different locations"
            continue
        if on_board + s.clerks[p] + s.unhired[p] + s.clerks_gone[p] != CLERKS or s.unhired[p] > 3:
            return f"GW-14.1.2: clerks of player {p} are lost"
    for loc in range(10):
        slots = LOC_SLOTS[s.side][loc]
        if slots and sum(s.at[loc * 4 : loc * 4 + 4]) > slots:
            return "GW-14.1.9: more clerks than slots"
    return ""


def _shame(s: GreatWall) -> str:
    """GW-14.1.3, GW-14.1.4."""
    placed = sum(s.shamed) + sum(s.taken_shame)
    asked = 1 if s.todo and s.todo[-1].kind == ASK_SHAME.number else 0
    if s.shame_bank < 0 or s.shame_bank + s.shame_box + placed + asked != SHAME_POOL[s.seats - 1]:
        return "GW-14.1.3: shame tokens are lost"
    if max(s.taken_shame) > 2 or (s.mode == COOP and sum(s.taken_shame) > 0):
        return "GW-14.1.4: too many tokens on a captured card"
    for p in range(s.seats, s.players):
        if sum(s.shamed[p * 3 : p * 3 + 3]):
            return "GW-14.1.4: an automaton has shame"
    return ""


def _hordes(s: GreatWall) -> str:
    """GW-14.1.5: 24 cards, rows without a gap, S1 closed."""
    board = [c for c in s.slots if c >= 0]
    captured = len([p for p in s.taken_by if p >= 0])
    if len(board) + len(s.horde_deck) + len(s.horde_out) + len(s.horde_box) + captured != 24:
        return "GW-14.1.5: horde cards are lost"
    for sec in range(3):
        for row in range(2):
            if s.slots[sec * 3 + row] < 0 and s.slots[sec * 3 + row + 1] >= 0:
                return "GW-14.1.5: a gap between horde cards"
    if s.reed >= 0 and s.slots[0] >= 0:
        return "GW-14.1.5: a horde in the closed section"
    return ""


def _points(s: GreatWall) -> str:
    """GW-14.1.6: what covers the points."""
    for slot in range(9):
        card = s.slots[slot]
        points = s.spots[slot * 8 : slot * 8 + 8]
        for spot in range(8):
            code = points[spot]
            if code and (card < 0 or spot >= HORDE_VITAL[card]):
                return "GW-14.1.6: something lies beside the card"
            if owner_at(code) >= s.players:
                return "GW-14.1.6: nobody's soldier"
            if code >= HORSE_OF:
                two = [i for i in range(8) if points[i] == code]
                near = card * 8 + two[0]
                if len(two) != 2 or two[1] not in (RIGHT_OF[near], BELOW[near]):
                    return "GW-14.1.6: a cavalryman does not stand on 2 adjacent points"
    return ""


def _board(s: GreatWall) -> str:
    """GW-14.1.7, GW-14.1.8, GW-14.1.10 to GW-14.1.13."""
    for sec in range(3):
        if not 0 <= s.wall[sec] <= 3:
            return "GW-14.1.11: Wall level"
        if sum(s.fire[sec * 4 : sec * 4 + 4]) > WALL_FIRING[s.side][s.wall[sec]]:
            return "GW-14.1.8: too many archers"
        if not 0 <= s.barricades[sec] <= 3:
            return "GW-14.1.10: barricades"
        if s.defence_mod[sec] != 0 and s.season != WINTER:
            return "GW-14.1.10: the defence of a card outlives its Winter"
    for i in range(len(s.over)):
        if not 0 <= s.over[i] <= 3 or (s.over[i] > 0) != (s.over_type[i] >= 0):
            return "GW-14.1.12: overseers"
    if min(s.res) < 0 or min(s.store) < 0:
        return "GW-14.1.13: resources below 0"
    return ""


def _cards(s: GreatWall) -> str:
    """GW-14.1.16 to GW-14.1.19."""
    for p in range(s.seats):
        picked = 1 << s.pick[p] if s.pick[p] >= 0 else 0
        if s.hand[p] & s.out[p] or picked & (s.hand[p] | s.out[p]) or s.hand[p] | s.out[p] | picked != 63:
            return f"GW-14.1.16: command cards of player {p}"
    hands = 0
    playing = len([f for f in s.todo if isinstance(f, TacticDone)])
    for p in range(s.seats):
        if hands & s.tactics[p]:
            return "GW-14.1.18: a tactic card in two hands"
        hands |= s.tactics[p]
    total = bits(hands) + len(s.tactic_deck) + len(s.tactic_out) + playing
    if total != (32 if s.mode == COOP else 20):
        return f"GW-14.1.18: {total} tactic cards"
    if not s.todo:
        for p in range(s.seats):
            if bits(s.tactics[p]) > hand_limit(s, p):
                return "GW-14.1.18: hand limit"
    if len(s.advisor_at) != 44 or len([a for a in s.advisor_at if a == IN_OFFER]) != len(s.offer):
        return "GW-14.1.19: advisor offer"
    if len([a for a in s.advisor_at if a == 0]) != len(s.advisor_deck):
        return "GW-14.1.19: advisor deck"
    if len(s.offer) < 4 and s.generals[0] >= 0 and (s.advisor_deck or IN_DISCARD in s.advisor_at) and len(s.todo) < 2:
        return "GW-14.1.19: the offer is short"
    if s.mode != COOP and OUT_OF_GAME in s.advisor_at:
        return "GW-14.1.19: an advisor is out of the game"
    return ""


def _players(s: GreatWall) -> str:
    """GW-14.1.14, GW-14.1.15, GW-14.1.17, GW-14.1.23."""
    if min(s.honor) < 0:
        return "GW-14.1.14: honor below 0"
    if sorted(s.tea) != list(range(s.players)):
        return "GW-14.1.15: the tea track"
    for p in range(s.seats):
        if (s.hand[p] >> TREASON) & 1 and (s.out[p] >> TREASON) & 1:
            return "GW-14.1.17: Treason came back"
    if s.reed >= 0:
        r = s.reed
        if s.honor[r] or sum(s.res[r * 4 : r * 4 + 4]) or r in s.taken_by or sum(s.over[r * 4 : r * 4 + 4]):
            return "GW-14.1.23: the Reed Clan owns something"
    return ""


def _modes(s: GreatWall) -> str:
    """GW-14.1.21, GW-14.1.22."""
    if s.mode == SOLO:
        q = s.qin
        if sorted(s.qin_track) != [0, 1, 2, 3, 4] or len([x for x in s.over[q * 4 : q * 4 + 4] if x > 0]) != 4:
            return "GW-14.1.21: Qin's track or overseers"
        if len(s.qin_deck) + len(s.qin_out) + (1 if s.pick[q] >= 0 else 0) != 6:
            return "GW-14.1.21: Qin's command cards"
        if sum([s.at[loc * 4 + q] for loc in range(5, 10)]):
            return "GW-14.1.21: a Qin clerk is elsewhere"
    if s.mode == COOP:
        active = len([d for d in s.decrees if d >= 0])
        total = active + len(s.decree_deck) + len(s.decrees_done)
        if total != (8 if s.seats == 2 else 12) or active > (2 if s.seats == 2 else 3):
            return "GW-14.1.22: decrees"
        if len(s.event_deck) + len(s.events_shown) != 12:
            return "GW-14.1.22: events"
    return ""
