"""Is one turn clearly the best here? Judged from what the seat may know: every try is made in a deal that it cannot tell from the
real one, and all ways through the turn are tried in the same deals.

A way is behind for good when it is so by several standard errors; what cannot be told from the best is accepted as well. Where
anything is left between the two there is no puzzle. What stands in the end is tried again in fresh deals, and in games that
are played to their end.
"""

from dataclasses import dataclass, field
from typing import Any, Final

from tianxia.bots.nets import Nets
from tianxia.bots.protocol import Seat
from tianxia.engine.record import Record
from tianxia.engine.rng import seeded
from tianxia.engine.state import State
from tianxia.puzzles.levels import AT_RANDOM, LADDER, stars, turns_of
from tianxia.puzzles.puzzle import Puzzle, Way
from tianxia.puzzles.trying import Finals, Tries
from tianxia.puzzles.turns import Line, Turn, ends

FEWEST: Final = 3  # ends: with fewer there is nothing to find
LOOKED_AT: Final = 900  # ends
GLANCES: Final = 2  # deals
STARTERS: Final = 28  # ends that are played on
ROUNDS: Final = (6, 12, 24, 48, 96)  # deals; after each, who is clearly behind leaves
CLEAR_ERRORS: Final = 3.0  # standard errors
CLEAR_POINTS: Final = 2.5
WHOLE_POINTS: Final = 100  # of the winner; where games end with fewer, points count more
AS_GOOD: Final = 1.2  # points
IN_DOUBT: Final = 2.0  # points, if they are not so many standard errors: as good, too
DOUBT_ERRORS: Final = 2.0
ACCEPTED: Final = 8  # ways as good as the best, at most: else nothing was clear
BESIDE: Final = 4  # of the ways behind are tried again in fresh deals
ENDINGS: Final = (16, 48)  # games
ENDING_ERRORS: Final = 1.5
STAKES: Final = 0.03  # of the chance to win
GUESSED: Final = 0.34  # of turns played at random find it: too many
TRIVIAL: Final = 0.1  # if the quick bot finds it as well, these are too many
KEPT: Final = 48  # ways that are stored


class Dull(Exception):
    """No puzzle; says why."""


@dataclass
class Found:
    """What is known of the turn, on the way to a puzzle."""

    turn: Turn  # dealt anew, like everything
    by_end: dict[bytes, Line]
    glances: dict[Line, float] = field(default_factory=dict)
    best: Line = ()
    accepted: list[Line] = field(default_factory=list)
    behind: list[Line] = field(default_factory=list)  # of those played on
    scale: float = 1.0  # of all thresholds in points

    def end_of(self, line: Line) -> Line:
        """The way to the same end that was found first; this one, if it is new."""
        at = self.turn.copy()
        for action in line:
            at.answer(action)
        return self.by_end.setdefault(at.s.fingerprint(), line)


def puzzle_at(record: Record, s: State, seat: int, points: int, seed: int, made: dict[str, Any]) -> Puzzle:
    """The puzzle in this position, to which the record leads; Dull if there is none. `points`: those of the winner."""
    game = record.game
    me = Seat(game, s, seat)
    turn = Turn(game, me.resample(seeded(seed)), seat)
    found = Found(turn, ends(turn, LOOKED_AT, seeded(seed + 1)))
    found.scale = min(1.0, max(points, 1) / WHOLE_POINTS)
    if len(found.by_end) < FEWEST:
        raise Dull("few ends")
    tries = Tries(me, Nets().judge(me), seed + 2)
    _race(found, tries, _starters(found, tries))
    _alternatives(found, tries)
    random = _found_by(found, turns_of("random", turn, AT_RANDOM, seed + 3))
    if random > GUESSED:
        raise Dull("trivial")
    found_by = {"random": random}
    for name, times in LADDER:
        lines = [found.end_of(line) for line in turns_of(name, turn, times, seed + 4)]
        _race(found, tries, list(dict.fromkeys([found.best, *found.accepted, *found.behind, *lines])))
        found_by[name] = _found_by(found, lines)
    _race(found, tries, list(tries.results))  # who left was behind another one, perhaps
    for name, times in LADDER:
        found_by[name] = _found_by(found, turns_of(name, turn, times, seed + 4))
    if found_by["random"] > TRIVIAL and stars(found_by, 0.0) == 1:
        raise Dull("trivial")
    fresh = Tries(me, Nets().judge(me), seed + 5)
    _proven(found, fresh, Finals(me, seed + 6))
    return _written(record, seat, found, tries, fresh, found_by, made)


def _starters(found: Found, tries: Tries) -> list[Line]:
    """What looks best at a glance, and the best behind every first answer."""
    lines = list(found.by_end.values())
    for line in lines:
        found.glances[line] = tries.glance(line, GLANCES)
    lines.sort(key=lambda line: -found.glances[line])
    first: dict[int, Line] = {}
    for line in lines:
        first.setdefault(line[0], line)
    return list(dict.fromkeys([*lines[:STARTERS], *first.values()]))


def _race(found: Found, tries: Tries, lines: list[Line]) -> None:
    """Who is clearly behind leaves, round by round. Afterwards nothing may be left between as good and clearly behind."""
    live = lines
    best = live[0]
    clear, as_good, in_doubt = [points * found.scale for points in (CLEAR_POINTS, AS_GOOD, IN_DOUBT)]
    for deals in ROUNDS:
        for line in live:
            tries.run(line, deals)
        best = max(live, key=lambda line: tries.mean(line, deals))
        gaps = {line: tries.gap(best, line) for line in live if line != best}
        live = [line for line in gaps if not (gaps[line].mean > clear and gaps[line].errors > CLEAR_ERRORS)]
        if deals >= ROUNDS[1] and len(live) > 3 * ACCEPTED:
            raise Dull("many are as good")
        if deals >= ROUNDS[2]:
            for line in live:
                off = 2.0 * gaps[line].error
                if gaps[line].mean - off > as_good and gaps[line].mean + off < clear:
                    raise Dull("another is nearly as good")
        if not live and deals >= ROUNDS[1]:
            break
        live = [best, *live]
    live = [line for line in live if line != best]
    for line in live:
        gap = tries.gap(best, line)
        if gap.mean > as_good and not (gap.mean < in_doubt and gap.errors < DOUBT_ERRORS):
            raise Dull("not clear")
    if len(live) > ACCEPTED:
        raise Dull("many are as good")
    found.best, found.accepted = best, live
    found.behind = [line for line in tries.results if line != best and line not in live]
    found.behind.sort(key=lambda line: tries.gap(best, line).mean)


def _alternatives(found: Found, tries: Tries) -> None:
    """The best that was seen behind every other answer on the way of the solution is tried, too."""
    more: list[Line] = []
    ranked = sorted(found.glances, key=lambda line: -found.glances[line])
    for n in range(len(found.best)):
        known: set[int] = {found.best[n]}
        for line in ranked:
            if line[:n] == found.best[:n] and len(line) > n and line[n] not in known:
                known.add(line[n])
                more.append(line)
    _race(found, tries, list(dict.fromkeys([found.best, *found.accepted, *more])))


def _found_by(found: Found, lines: list[Line]) -> float:
    right = {found.best, *found.accepted}
    return sum([found.end_of(line) in right for line in lines]) / len(lines)


def _proven(found: Found, fresh: Tries, finals: Finals) -> None:
    """In fresh deals the solution is ahead of the best of the others again; and it is so where they are played to the end."""
    beside = found.behind[:BESIDE]
    if not beside:
        raise Dull("nothing to compare with")
    for line in [found.best, *beside]:
        fresh.run(line, ROUNDS[-1])
    gaps = [fresh.gap(found.best, line) for line in beside]
    if any(gap.errors < CLEAR_ERRORS or gap.mean < CLEAR_POINTS * found.scale for gap in gaps):
        raise Dull("not so in fresh deals")
    for games in ENDINGS:
        for line in [found.best, beside[0]]:
            finals.run(line, games)
        gap = finals.gap(found.best, beside[0])
        if gap.errors > ENDING_ERRORS and gap.mean > AS_GOOD * found.scale:
            return
        if gap.errors < 0.0:
            break
    raise Dull("not so in the end")


def _written(
    record: Record,
    seat: int,
    found: Found,
    tries: Tries,
    fresh: Tries,
    found_by: dict[str, float],
    made: dict[str, Any],
) -> Puzzle:
    def words(line: Line) -> list[str]:
        return [record.game.actions.words(action) for action in line]

    ways: list[Way] = []
    for line in found.behind:
        known = fresh if line in fresh.results else tries
        gap = known.gap(found.best, line)
        told = known.told(found.best, line)
        ways.append(Way(words(line), told.points, round(gap.error, 1), told.chance, told.parts, gap.deals))
    ways = sorted([way for way in ways if way.points > 0], key=lambda way: way.points)
    if not ways or ways[0].points < CLEAR_POINTS / 2 * found.scale:
        raise Dull("few points in it")
    chance = fresh.chance(found.best)
    if record.setup.seats > 1 and not STAKES < chance < 1.0 - STAKES and max([way.chance for way in ways]) < STAKES:
        raise Dull("nothing depends on it")
    return Puzzle(
        record=record,
        seat=seat,
        solution=words(found.best),
        accepted=[words(line) for line in found.accepted],
        ways=ways[:KEPT],
        chance=round(chance, 2),
        stars=stars(found_by, ways[0].points),
        found_by={name: round(share, 2) for name, share in found_by.items()},
        made={**made, "ends": len(found.by_end), "tries": len(tries.results[found.best])},
    )
