"""The end: when the game ends, final scoring, artifacts, places (section 9, GW-11.10, GW-12.8)."""

from typing import Final

from tianxia.engine.events import Log
from tianxia.engine.flow import Step
from tianxia.games.great_wall.data import (
    ARTIFACT_HONOR,
    ARTIFACT_IDS,
    ARTIFACT_LINE,
    ARTIFACT_SOLO,
    COOP_DECREES,
    HORDE_HONOR,
    QIN_ARTIFACT_HONOR,
    SHAME_LOSS,
    TIME_ADD,
    WALL_END,
)
from tianxia.games.great_wall.ids import COOP, END_REASONS, P_ARTIFACTS, P_SHAME, P_TROPHIES, SOLO, T_FINAL
from tianxia.games.great_wall.rules.goods import score
from tianxia.games.great_wall.rules.moments import moment
from tianxia.games.great_wall.state import GreatWall

BY_WALL: Final = 1
BY_SHAME: Final = 2
BY_TIME: Final = 3
COOP_WON: Final = 4
COOP_LATE: Final = 5
SOLO_SHAME: Final = 7


def last_year(s: GreatWall) -> bool:
    return s.year >= len(TIME_ADD[s.side])


def finished_sections(s: GreatWall) -> int:
    return len([level for level in s.wall if level == 3])


def check_end(s: GreatWall, log: Log | None) -> None:
    """GW-9.1.1 and GW-9.1.2: the conditions are looked at only now; coop: GW-12.8.1, GW-12.8.4."""
    if s.mode == COOP:
        if s.decree_sum >= COOP_DECREES[s.seats - 1]:
            s.ended = COOP_WON
        elif last_year(s):
            s.ended = COOP_LATE
    else:
        if s.shame_bank == 0:
            s.ended = SOLO_SHAME if s.mode == SOLO else BY_SHAME
        if s.ended != SOLO_SHAME:
            if finished_sections(s) >= WALL_END[s.seats - 1]:
                s.ended = BY_WALL
            elif s.ended == 0 and last_year(s):
                s.ended = BY_TIME
    if s.ended and log is not None:
        log.say("end", -1, "GW-9.1.1", {"reason": END_REASONS[s.ended]})


class FinalScoring(Step[GreatWall]):
    """GW-9.2.1, GW-9.2.2: shame under soldiers, then captured hordes without tokens; then the moment final."""

    def run(self, s: GreatWall, log: Log | None) -> None:
        for p in s.tea:
            tokens = s.shamed[p * 3] + s.shamed[p * 3 + 1] + s.shamed[p * 3 + 2]
            score(s, p, -SHAME_LOSS * tokens, P_SHAME, "GW-9.2.1", log)
        for p in s.tea:
            for i in range(len(s.taken_by)):
                if s.taken_by[i] == p and s.taken_shame[i] == 0:
                    score(s, p, HORDE_HONOR[i], P_TROPHIES, "GW-9.2.2", log)
        s.todo.append(Artifacts())
        moment(s, T_FINAL, -1)


def metric(s: GreatWall, p: int, artifact: int) -> int:
    counted = ARTIFACT_LINE[artifact].condition
    return counted.value(s, p, -1, -1, 0) if counted is not None else 0


def ranking(s: GreatWall, artifact: int) -> list[int]:
    """Humans by the metric, ties by tea order; nobody with 0 (GW-9.2.6, GW-9.2.7)."""
    counted = [metric(s, p, artifact) for p in range(s.seats)]
    ranked: list[int] = []
    for p in s.tea:
        if p < s.seats and counted[p] > 0:
            at = len(ranked)
            while at > 0 and counted[ranked[at - 1]] < counted[p]:
                at -= 1
            ranked.insert(at, p)
    return ranked


def artifact_honor(s: GreatWall, artifact: int) -> list[int]:
    """Honor of an artifact per player if the game ended now."""
    won = [0] * s.players
    if s.mode == SOLO:
        value = metric(s, 0, artifact)
        if value >= ARTIFACT_SOLO[artifact]:
            won[0] = ARTIFACT_HONOR[artifact][0]
        elif value >= (ARTIFACT_SOLO[artifact] + 1) // 2:
            won[0] = ARTIFACT_HONOR[artifact][1]
        won[s.qin] = QIN_ARTIFACT_HONOR
        return won
    ranked = ranking(s, artifact)
    places = 2 if s.seats == 2 else 4
    for i in range(min(len(ranked), places)):
        won[ranked[i]] = ARTIFACT_HONOR[artifact][i]
    return won


class Artifacts(Step[GreatWall]):
    """GW-9.2.3."""

    def run(self, s: GreatWall, log: Log | None) -> None:
        for artifact in s.artifacts:
            won = artifact_honor(s, artifact)
            if log is not None:
                log.say("artifact", -1, "GW-9.2.3", {"card": ARTIFACT_IDS[artifact]})
            for p in s.tea:
                score(s, p, won[p], P_ARTIFACTS, "GW-9.2.3", log)


def places(s: GreatWall) -> list[int]:
    """GW-9.2.5: most honor, ties by tea order. Solo: GW-11.10.2, GW-11.10.3. Coop: all or nobody."""
    if s.mode == COOP:
        return [1 if s.ended == COOP_WON else 2] * s.seats
    if s.mode == SOLO:
        human = s.ended != SOLO_SHAME and s.honor[0] > s.honor[s.qin]
        return [1, 2] if human else [2, 1]
    order = [p for p in s.tea if p < s.seats]
    out = [0] * s.seats
    for p in order:
        better = [q for q in order if s.honor[q] > s.honor[p] or (s.honor[q] == s.honor[p] and order.index(q) < order.index(p))]
        out[p] = 1 + len(better)
    return out
