"""Place a worker (TA-6.2)."""

import pytest

from tests.games.terracotta.table import Table
from tests.proof import rule
from tianxia.games.terracotta.game import GAME


@rule("TA-6.2.1")
def test_a_worker_must_be_placed_and_must_be_available() -> None:
    t = Table()
    t.play("rotate none")
    assert all(words.startswith("place") for words in t.legal), "no way around it"
    assert t.refuses("place artist 0") == "TA-6.2.1 no-worker"
    t.play("place craftsman 3")
    assert t.s.craftsmen[0] == 4


@rule("TA-6.2.2", "TA-6.2.3", "TA-6.2.4", "EX-2")
def test_who_may_go_where() -> None:
    t = Table("", "YGB")
    t.workers("4:Y:craftsman 7:B:artist")
    t.give("G", artists=1)
    t.give("Y", artists=1)
    t.next_is("G")
    t.play("rotate none")
    legal = set(t.legal)
    assert {w for w in legal if "craftsman" in w} == {f"place craftsman {i}" for i in range(12) if i not in (4, 7)}
    assert {w for w in legal if "artist" in w} == {f"place artist {i}" for i in range(12) if i != 7}
    assert t.refuses("place craftsman 4") == "TA-6.2.3 craftsman-there"
    assert t.refuses("place artist 7") == "TA-6.2.4 artist-there"
    assert t.refuses("place craftsman 7") == "TA-6.2.4 artist-there", "even if a space is free"
    own = Table("", "YGB")
    own.workers("4:Y:craftsman")
    own.give("Y", artists=1)
    own.play("rotate none")
    assert "place artist 4" in own.legal, "also beside one's own craftsman"
    t.play("place artist 4")
    t.next_is("Y")
    t.play("rotate none")
    assert "place artist 4" not in t.legal and "place craftsman 4" not in t.legal


@rule("TA-6.2.5", "INV-6")
def test_first_and_second_space() -> None:
    t = Table()
    t.workers("4:G:craftsman")
    t.give("Y", artists=1)
    t.turn(4, "artist")
    assert t.s.workers[8:10] == [1 + 1 * 2 + 0, 1 + 0 * 2 + 1]
    assert GAME.view(t.s, 0)["segments"][4]["workers"] == [{"seat": 1, "kind": "craftsman"}, {"seat": 0, "kind": "artist"}]


@rule("TA-6.2.6", "INV-15")
@pytest.mark.parametrize("colours", ["YG", "YGB", "YGBP"])
def test_a_segment_is_always_open(colours: str) -> None:
    """Even if everybody spreads out as far as possible."""
    t = Table("", colours)
    while t.s.round == 1:
        t.play("rotate none")
        free = [w for w in t.legal if t.s.workers[int(w.split()[2]) * 2] == 0]
        assert free
        t.play(free[0], "skip inner", "skip middle", "skip outer")


def test_artist_on_an_empty_segment_warns() -> None:
    t = Table()
    t.give("Y", artists=1)
    t.play("rotate none")
    assert t.warns("place artist 1") == ["TA-6.2.4 artist-closes"] and t.warns("place craftsman 1") == []
    assert t.warns("place craftsman 0") == ["TA-7.3.1 too-little-wet"], "WARRIOR(2) without clay"
