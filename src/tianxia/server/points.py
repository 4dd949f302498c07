"""The points of a game as a viewer was told of them.

What a move brought is heard once: new moves are added, undone ones dropped."""

from tianxia.engine.course import Course
from tianxia.server.messages.seen import Chapter, Scores
from tianxia.server.table import Table
from tianxia.server.views import unknown_move

Gain = tuple[int, int, int]  # player, source, amount


class Points:
    def __init__(self, course: Course, eyes: int) -> None:
        self.course = course
        self.eyes = eyes
        self._line = 0  # heard up to here
        self._moves: list[tuple[int, list[Gain]]] = []  # of each move: its chapter, and what it brought

    def listen(self) -> None:
        """Hear of the moves since the last time."""
        course = self.course
        sources = list(course.game.sources)
        players = course.game.players(course.state)
        del self._moves[course.kept_since(self._line) :]
        for made in course.told(len(self._moves), len(course.moves)):
            heard = [event.for_seat(self.eyes) for event in made.events or []]
            gains = [
                (e.seat, sources.index(e.source), e.amount)
                for e in heard
                if e is not None and e.what == "vp" and e.source in sources and 0 <= e.seat < players
            ]
            self._moves.append((made.chapter, gains))
        self._line = len(course.lines)

    def chapters(self, at: int) -> list[Chapter]:
        """The sums at the end of each chapter, and after `at` moves."""
        ledger = [list(row) for row in self.course.game.points(self.course.at(0))]
        found: list[Chapter] = []
        for n, (chapter, gains) in enumerate(self._moves[:at]):
            for player, source, amount in gains:
                ledger[player][source] += amount
            if n + 1 == at or self._moves[n + 1][0] != chapter:
                found.append(Chapter(chapter=chapter, move=n + 1, points=[list(row) for row in ledger]))
        return found


def scores_data(table: Table, eyes: int, at: int | None = None) -> Scores:
    """Points by source at the end of each chapter, summed from what these eyes were told; to a past position or the present."""
    course = table.course
    moves = len(course.moves) if at is None else at
    if moves > len(course.moves):
        raise unknown_move(table, moves)
    points = table.points.get(eyes)
    if not isinstance(points, Points) or points.course is not course:
        points = table.points[eyes] = Points(course, eyes)
    points.listen()
    return Scores(table=table.id, moves=moves, sources=list(course.game.sources), chapters=points.chapters(moves))
