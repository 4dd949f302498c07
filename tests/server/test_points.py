"""The points of a game are heard once, move by move: the same as retold from the start, after undos too."""

import random
from pathlib import Path

import pytest

from tests.server.reaction_table import in_hall
from tianxia.engine.course import PERSON, Course, Move
from tianxia.engine.events import WATCHER
from tianxia.server.hall import Hall
from tianxia.server.messages.asked import SeatWish
from tianxia.server.points import Points, scores_data
from tianxia.server.problems import Problem

GUEST = "a" * 32


def retold(course: Course, eyes: int) -> list[object]:
    points = Points(course, eyes)
    points.listen()
    return list(points.chapters(len(course.moves)))


@pytest.mark.parametrize(("game", "options"), [("pebbles", {"heap": "large"}), ("terracotta", {})])
def test_points_are_heard_once_and_forgotten_with_an_undo(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, options: dict[str, str]
) -> None:
    async def run(hall: Hall) -> None:
        wishes = [SeatWish(who="me"), SeatWish(who="me")]
        table, _ = await hall.opening.open(GUEST, game, "", options, wishes, 3, None)
        course = table.course
        told: list[tuple[int, int]] = []
        tell = course.told

        def counted(first: int, end: int) -> list[Move]:
            told.append((first, end))
            return tell(first, end)

        dice = random.Random(5)
        undone = 0
        for _ in range(150):
            if course.over:
                break
            if course.moves and dice.random() < 0.15:
                step = course.prepare_undo(dice.randrange(max(0, len(course.moves) - 6), len(course.moves)))
                undone += 1
            else:
                seat = course.waiting()[0]
                step = course.prepare(seat, dice.choice(table.game.legal(course.state, seat)), PERSON)
            kept, before = step.keep, len(course.moves)
            course.adopt(step)
            if dice.random() < 0.5:
                continue
            for eyes in (0, 1, WATCHER):
                assert scores_data(table, eyes).chapters == retold(course, eyes)
            with monkeypatch.context() as patch:
                patch.setattr(course, "told", counted, raising=False)
                scores_data(table, 0)
            assert told.pop() == (len(course.moves), len(course.moves)) and kept <= before
        assert undone > 1
        for player, row in enumerate(table.game.points(course.state)):
            if course.over:
                assert scores_data(table, WATCHER).chapters[-1].points[player] == row

    in_hall(tmp_path / "t.db", 600.0, run)


def test_points_of_a_past_position_are_those_it_had(tmp_path: Path) -> None:
    async def run(hall: Hall) -> None:
        wishes = [SeatWish(who="me"), SeatWish(who="me")]
        table, _ = await hall.opening.open(GUEST, "terracotta", "", {}, wishes, 3, None)
        course = table.course
        dice = random.Random(5)
        then: dict[int, list[object]] = {}
        while len(course.moves) < 120:
            seat = course.waiting()[0]
            course.adopt(course.prepare(seat, dice.choice(table.game.legal(course.state, seat)), PERSON))
            then[len(course.moves)] = list(scores_data(table, 0).chapters)
        assert then[120] != then[min(then)], "somebody scored"
        for move, chapters in then.items():
            assert scores_data(table, 0, move).chapters == chapters
        assert scores_data(table, 0, 0).chapters == []
        with pytest.raises(Problem, match="0 to"):
            scores_data(table, 0, len(course.moves) + 1)

    in_hall(tmp_path / "t.db", 600.0, run)
