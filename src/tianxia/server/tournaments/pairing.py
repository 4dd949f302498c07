"""Who plays whom in the next round. Pure: it knows the standing and what was played, and nothing else.

Swiss with two at a table: from the top, everybody meets the next one in the standing whom they have not met, as long as all the
others can still be paired without meeting again; that is decided exactly, by a matching in the graph of those who have not met.
Where no such round is left, nobody meets more often than they must. Three or four at a table: the standing is cut into tables,
and players are exchanged while that brings together fewer who know each other. A round robin goes round the circle.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations

Round = list[list[int]]  # the players of each table in the order of their seats; a single one has a bye


class Past:
    """What was played so far: who met whom and how often, who had a bye, who sat where."""

    def __init__(self, rounds: Sequence[Round]) -> None:
        self.met: Counter[tuple[int, int]] = Counter()
        self.byes: Counter[int] = Counter()
        self.sat: Counter[tuple[int, int]] = Counter()  # player, seat
        for tables in rounds:
            for players in tables:
                if len(players) == 1:
                    self.byes[players[0]] += 1
                    continue
                for seat, player in enumerate(players):
                    self.sat[player, seat] += 1
                for one, two in combinations(sorted(players), 2):
                    self.met[one, two] += 1

    def meetings(self, one: int, two: int) -> int:
        return self.met[min(one, two), max(one, two)]


def sizes(players: int, seats: int, fewest: int) -> list[int]:
    """How big the tables are: as full as can be, else one seat less, and as few byes as possible. Empty: too few players."""
    small = max(2, fewest, seats - 1)
    for byes in range(players):
        for full in range((players - byes) // seats, -1, -1):
            rest = players - byes - full * seats
            if rest == 0 or (small < seats and rest % small == 0):
                found = [seats] * full + ([small] * (rest // small) if rest else [])
                if found:
                    return found
    return []


def swiss(standing: Sequence[int], past: Past, seats: int, fewest: int) -> Round:
    """The next round of these players, the best first. Empty: they are too few for a table."""
    tables = sizes(len(standing), seats, fewest)
    if not tables:
        return []
    byes = len(standing) - sum(tables)
    if seats == 2:
        found, resting = _pairs(standing, past, byes)
    else:
        resting = _resting(standing, past)[:byes]
        found = _groups([player for player in standing if player not in resting], past, tables)
    return [seated(table, past) for table in found] + [[player] for player in resting]


def round_robin(players: Sequence[int], number: int, past: Past) -> Round:
    """Round `number` (from 1) of a round robin of two at a table: everybody meets everybody once in `rounds_of` rounds."""
    circle = [*players, 0] if len(players) % 2 else list(players)
    turn = (number - 1) % (len(circle) - 1)
    circle = [circle[0], *circle[1:][turn:], *circle[1:][:turn]]
    found = [[circle[i], circle[-1 - i]] for i in range(len(circle) // 2)]
    return [seated([player for player in table if player], past) for table in found]


def rounds_of(players: int) -> int:
    return players if players % 2 else players - 1


def seated(players: Sequence[int], past: Past) -> list[int]:
    """The order of the seats in which these players sit least often where they have sat before."""
    return list(min(permutations(players), key=lambda order: sum([past.sat[player, seat] for seat, player in enumerate(order)])))


def _resting(standing: Sequence[int], past: Past) -> list[int]:
    """Who has a bye first: whoever had the fewest, from the bottom of the standing."""
    return sorted(standing, key=lambda player: (past.byes[player], -standing.index(player)))


def _pairs(standing: Sequence[int], past: Past, byes: int) -> tuple[Round, list[int]]:
    """Pairs and who rests (one or nobody): nobody meets more often than they must."""
    order = _resting(standing, past)
    candidates = [[p] for p in order if past.byes[p] == past.byes[order[0]]] if byes else [[]]
    again = 0
    while True:
        for resting in candidates:
            playing = [player for player in standing if player not in resting]
            found = _matched(playing, past, again)
            if found is not None:
                return found, resting
        again += 1


def _matched(playing: list[int], past: Past, again: int) -> Round | None:
    """From the top, each with the next one whom they have met `again` times at most, so that the others find theirs too."""
    if not _all_find(playing, past, again):
        return None
    found: Round = []
    while playing:
        first, others = playing[0], playing[1:]
        for other in others:
            rest = [player for player in others if player != other]
            if past.meetings(first, other) <= again and _all_find(rest, past, again):
                found.append([first, other])
                playing = rest
                break
    return found


def _all_find(players: Sequence[int], past: Past, again: int) -> bool:
    """Whether all of these can be paired at once: Edmonds' search for a perfect matching."""
    n = len(players)
    near = [[j for j in range(n) if i != j and past.meetings(players[i], players[j]) <= again] for i in range(n)]
    mate = [-1] * n
    return all([mate[root] >= 0 or _augment(near, mate, root) for root in range(n)])


def _augment(near: list[list[int]], mate: list[int], root: int) -> bool:
    """Find a partner for `root`, moving others to other partners along the way; odd circles are shrunk to their base."""
    n = len(near)
    parent = [-1] * n
    base = list(range(n))
    reached = [False] * n
    reached[root] = True
    queue = [root]

    def common(one: int, two: int) -> int:
        """The base where the ways of both to the root come together."""
        seen = set()
        while True:
            one = base[one]
            seen.add(one)
            if mate[one] < 0:
                break
            one = parent[mate[one]]
        while base[two] not in seen:
            two = parent[mate[base[two]]]
        return base[two]

    def shrink(one: int, top: int, child: int, circle: set[int]) -> None:
        while base[one] != top:
            circle.update((base[one], base[mate[one]]))
            parent[one] = child
            child = mate[one]
            one = parent[mate[one]]

    for one in queue:
        for two in near[one]:
            if base[one] == base[two] or mate[one] == two:
                continue
            if two == root or (mate[two] >= 0 and parent[mate[two]] >= 0):
                top = common(one, two)
                circle: set[int] = set()
                shrink(one, top, two, circle)
                shrink(two, top, one, circle)
                for i in range(n):
                    if base[i] in circle:
                        base[i] = top
                        if not reached[i]:
                            reached[i] = True
                            queue.append(i)
            elif parent[two] < 0:
                parent[two] = one
                if mate[two] < 0:
                    while two >= 0:  # the way back: everybody takes the partner they were reached from
                        before = parent[two]
                        mate[two], mate[before], two = before, two, mate[before]
                    return True
                reached[mate[two]] = True
                queue.append(mate[two])
    return False


def _groups(standing: list[int], past: Past, tables: list[int]) -> Round:
    """The standing cut into tables; then players are exchanged, near ones first, while fewer meet again for it."""
    found: Round = []
    at = 0
    for size in tables:
        found.append(standing[at : at + size])
        at += size

    def known(table: list[int]) -> int:
        return sum([past.meetings(one, two) ** 2 for one, two in combinations(table, 2)])

    def exchange() -> bool:
        for distance in range(1, len(found)):
            for first in range(len(found) - distance):
                one, two = found[first], found[first + distance]
                before = known(one) + known(two)
                for i in range(len(one) - 1, -1, -1):
                    for j in range(len(two)):
                        one[i], two[j] = two[j], one[i]
                        if known(one) + known(two) < before:
                            return True
                        one[i], two[j] = two[j], one[i]
        return False

    while exchange():
        pass
    return found
