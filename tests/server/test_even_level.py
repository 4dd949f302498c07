"""Which level gives an even game: by the rating, or by the last two games alone against levels."""

from collections.abc import Sequence

import pytest

from tianxia.bots.levels import LEVELS
from tianxia.server.ratings.anchors import anchors
from tianxia.server.ratings.even_level import Met, met_at, proposed
from tianxia.server.ratings.scale import Strength

ME, ANN = "g-me", "g-ann"


@pytest.mark.parametrize(
    ("met", "level", "why"),
    [
        ([], "pupil", "new"),
        ([Met(0, True)], "pupil", "last"),
        ([Met(0, True), Met(0, True)], "traveller", "won"),
        ([Met(2, True), Met(0, True)], "adviser", "won"),
        ([Met(2, True), Met(2, False)], "scribe", "last"),
        ([Met(2, False), Met(2, True)], "scribe", "last"),
        ([Met(2, False), Met(4, False)], "traveller", "lost"),
        ([Met(0, False), Met(0, False)], "pupil", "last"),
        ([Met(5, True), Met(5, True)], "champion", "last"),
    ],
)
def test_two_won_one_up_two_lost_one_down(met: Sequence[Met], level: str, why: str) -> None:
    found = proposed("terracotta", None, met)
    assert (found.level, found.why) == (level, why)


def test_a_sure_rating_decides_and_an_unsure_one_only_where_nothing_else_is_known() -> None:
    stands = anchors("great_wall")
    for level in LEVELS:
        sure = Strength(stands[level].mu, 2.0)
        assert proposed("great_wall", sure, [Met(0, False), Met(0, False)]).level == level
    unsure = Strength(stands["champion"].mu, 7.0)
    assert proposed("great_wall", unsure, [Met(1, True)]).level == "traveller"
    assert (proposed("great_wall", unsure, []).level, proposed("great_wall", unsure, []).why) == ("champion", "rating")
    assert proposed("no such game", unsure, []).why == "new", "where no level was measured, a rating says nothing"


@pytest.mark.parametrize(
    ("seats", "places", "met"),
    [
        ([(ME, None), (None, "pupil")], [1, 2], Met(0, True)),
        ([(None, "scribe"), (ME, None), (None, "pupil")], [3, 2, 1], Met(2, False)),
        ([(ME, None), (None, "pupil")], [1, 1], None),  # shared, or won and lost together
        ([(ME, None), (None, "pupil")], [], None),  # ended without a result
        ([(ME, None), (None, "search@2s")], [1, 2], None),
        ([(ME, None), (ANN, None), (None, "pupil")], [1, 2, 3], None),
        ([(ME, None), (ME, None), (None, "pupil")], [1, 2, 3], None),
        ([(ME, "champion"), (None, "pupil")], [1, 2], None),  # a bot stood in
        ([(ME, None)], [1], None),
        ([(ME, None)], [1, 2], None),  # alone against an automaton
    ],
)
def test_what_a_table_says(seats: list[tuple[str | None, str | None]], places: list[int], met: Met | None) -> None:
    assert met_at(seats, ME, places) == met
