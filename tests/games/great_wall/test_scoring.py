"""The end of the game and the final scoring (section 9, GW-12.8)."""

from tests.games.great_wall.table import Table, coop
from tests.proof import rule
from tianxia.games.great_wall.flow import EndCheck
from tianxia.games.great_wall.game import GAME
from tianxia.games.great_wall.scoring import Artifacts, FinalScoring


@rule("GW-4.6.12", "GW-4.6.13", "GW-9.2.1", "GW-9.2.2", "GW-9.2.4", "TV-29")
def test_shame_at_the_end() -> None:
    t = Table(3)
    t.set_honor("A", 7)
    t.shamed("A", spear=2)
    t.captured("A", "h03")  # worth 6
    t.captured("A", "h09", 1)  # worth 8, but shamed

    t.s.artifacts = []
    t.run(FinalScoring())
    assert t.honor("A") == 6


@rule("GW-9.2.3", "GW-9.2.6", "GW-9.2.7")
def test_artifacts_rank_humans() -> None:
    t = Table(3)
    t.tea("BAC")
    t.overseer("A", "quarry", 2)
    t.overseer("B", "mine", 2)
    t.s.artifacts = [0]
    t.run(Artifacts())
    assert (t.honor("B"), t.honor("A"), t.honor("C")) == (20, 12, 0)  # tie by tea order; nothing for 0
    two = Table(2)
    two.overseer("A", "quarry", 1)
    two.overseer("B", "quarry", 2)
    two.s.artifacts = [0]
    two.run(Artifacts())
    assert (two.honor("A"), two.honor("B"), two.honor("R")) == (12, 20, 0)


@rule("GW-5.4.11", "GW-5.4.12", "GW-9.1.1", "GW-9.1.2", "TV-17")
def test_the_end_check() -> None:
    t = Table(3)
    t.s.artifacts = []
    t.s.wall = [3, 3, 2]
    t.run(EndCheck())
    assert GAME.end_reason(t.s) == "wall" and not t.s.todo  # any 2 sections with 3 players
    t = Table(4)
    t.s.wall = [3, 3, 2]
    t.run(EndCheck())
    assert GAME.end_reason(t.s) == "" and t.s.year == 2
    t = Table(3)
    t.s.artifacts = []
    t.s.shame_bank, t.s.shame_box = 0, 30
    t.run(EndCheck())
    assert GAME.end_reason(t.s) == "shame"
    t = Table(3)
    t.s.shame_bank, t.s.shame_box = 1, 29  # it was empty once, but not now
    t.run(EndCheck())
    assert t.s.year == 2
    t = Table(3)
    t.s.artifacts, t.s.year = [], 6
    t.run(EndCheck())
    assert GAME.end_reason(t.s) == "time"


@rule("GW-9.2.5", "TV-30")
def test_final_tie() -> None:
    t = Table(3)
    t.tea("CBA")
    t.set_honor("A", 80)
    t.set_honor("B", 80)
    assert GAME.places(t.s) == [2, 1, 3]


@rule("GW-9.1.3", "GW-12.1.2", "GW-12.8.1", "GW-12.8.2", "GW-12.8.4", "TV-42")
def test_the_end() -> None:
    for year, done, wall, bank, reason in (
        (6, 7, 0, 30, "decrees"),
        (6, 6, 3, 30, "too-late"),
        (2, 7, 0, 30, "decrees"),
        (2, 6, 3, 9, ""),  # a finished Wall does not end it
    ):
        t = coop()
        t.s.year, t.s.decree_sum, t.s.wall = year, done, [wall] * 3
        t.s.decrees_done = list(range(done))
        t.s.decree_deck = list(range(done, 9))
        t.s.shame_bank, t.s.shame_box = bank, 30 - bank
        t.s.decrees = [9, 10, 11]
        t.run(EndCheck())
        if reason:
            assert GAME.end_reason(t.s) == reason and not t.s.todo
            assert GAME.places(t.s) == ([1, 1, 1] if reason == "decrees" else [2, 2, 2])
        else:
            assert GAME.end_reason(t.s) == "" and t.s.todo
    t = coop()
    t.s.shame_bank, t.s.shame_box = 0, 30
    EndCheck().run(t.s, None)
    assert t.s.ended == 0  # an empty bank alone does not end the game
