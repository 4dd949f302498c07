"""Sections 7.6 and 10: masters."""

from typing import Any

import pytest

from tests.games.terracotta.table import Table
from tests.proof import rule
from tianxia.games.terracotta import data, ids

SLOT = {ids.MASTERS[amount]: i for i, (action, amount) in enumerate(data.MIDDLE) if action == ids.MASTER}


def before(master: str, segment: int = 3, **more: Any) -> Table:
    """A table whose middle wheel shows this master on the segment (3: MOISTEN inside)."""
    return Table(b=(segment - SLOT[master]) % 12, **more)


@rule("TA-7.6.1", "TA-10.1.1", "TA-16.6")
def test_an_owner_uses_the_ability() -> None:
    t = before("clay_maker")
    t.give("Y", masters="clay_maker")
    t.turn(3).play("skip inner", "perform middle")
    assert t.purse("Y")["wet"] == 3 and t.asks == "outer", "no token, no second question"
    t = before("clay_maker")
    t.turn(3).play("skip inner")
    assert t.refuses("perform middle") == "TA-7.6.2 cheapest-token", "without a token there is no ability"


@rule("TA-7.6.2", "TA-7.6.4")
def test_hiring() -> None:
    t = before("clay_maker")
    t.give("Y", coins=3)
    t.turn(3).play("skip inner", "perform middle")
    assert t.asks == "token" and t.legal == ["hire 1", "hire 2", "hire 3"]
    assert t.refuses("hire 4") == "TA-7.6.2 coins"
    assert t.warns("hire 3") == ["TA-7.6.4 dearer-token"] and t.warns("hire 1") == []
    vain = before("builder", round=3)
    vain.give("Y", coins=4)
    vain.turn(3).play("skip inner", "perform middle")
    assert vain.warns("hire 1") == [] and vain.warns("hire 2") == ["TA-7.6.4 dearer-token", "TA-10.1.3 hired-in-vain"]
    t.play("hire 2")
    assert t.purse("Y") == {"coins": 1, "wet": 0, "dry": 0}
    assert t.asks == "ability" and t.legal == ["ability use", "ability no"]
    t.play("ability use")
    assert t.purse("Y")["wet"] == 3
    assert t.s.masters[ids.CLAY_MAKER] == 2 and t.s.tokens[0] == 0b111101


@rule("TA-7.6.3", "INV-10")
def test_one_token_per_area_and_it_stays() -> None:
    t = before("clay_maker")
    t.give("Y", coins=6, masters="clay_maker")
    t.give("G", coins=6)
    t.turn(3).play("skip inner", "perform middle", "skip outer")
    assert t.s.masters[:6].count(0) == 5 and t.purse("Y")["coins"] == 6, "nothing is hired twice"
    t.give("G", artists=1)
    t.turn(3, "artist").play("skip inner", "perform middle", "hire 1", "ability no", "skip outer")
    assert t.s.masters[6 + ids.CLAY_MAKER] == 1, "several players in one area"
    t.finish_round()
    assert t.s.masters[ids.CLAY_MAKER] == 6 and t.s.masters[6 + ids.CLAY_MAKER] == 1
    used = before("builder")
    used.give("Y", coins=6, masters="clay_maker")
    used.turn(3).play("skip inner", "perform middle")
    assert used.refuses("hire 6") == "TA-7.6.3 token-placed"


@rule("TA-7.6.4")
def test_coins_are_needed_before_the_ability() -> None:
    t = before("steward", 1)  # inside COINS(4), which the Steward would repeat
    t.turn(1).play("skip inner")
    assert t.refuses("perform middle") == "TA-7.6.2 cheapest-token"


@rule("TA-7.6.5", "TA-6.4.3")
def test_hiring_counts_as_performing() -> None:
    t = before("clay_maker")
    t.give("Y", coins=1)
    t.turn(3).play("skip inner", "perform middle", "hire 1")
    assert t.legal == ["ability use", "ability no"], "no substitute"
    assert t.warns("ability no") == ["TA-7.6.5 no-substitute"]
    t.play("ability no")
    assert t.asks == "outer" and t.purse("Y") == {"coins": 0, "wet": 0, "dry": 0}


@rule("TA-7.6.6", "TA-10.1.3", "EX-22")
def test_which_abilities_can_be_used() -> None:
    possible = {}
    for master in SLOT:
        t = before(master, round=3)
        t.storages(0, 0, 0, 0)
        t.give("Y", coins=3, weapons="sword halberd crossbow spear", masters=master)
        t.turn(3).play("skip inner")
        possible[master] = "perform middle" in t.legal
        if not possible[master]:
            assert t.legal == ["take middle clay", "take middle coin", "skip middle"]
        free = before(master, round=3)
        free.storages(0, 0, 0, 0)
        free.give("Y", coins=3, weapons="sword halberd crossbow spear")
        assert free.turn(3).play("skip inner").refuses("perform middle") == ""
    assert possible == {
        "builder": True,
        "steward": False,
        "inspector": True,
        "clay_maker": True,
        "overseer": False,
        "blacksmith": False,
    }
    t = before("builder", round=3)
    t.give("Y", coins=3)
    t.turn(3).play("skip inner", "perform middle", "hire 1")
    assert t.legal == ["ability no"], "2 coins are left, round 3 costs 3"
    assert t.refuses("ability use") == "TA-10.2.1 coins"


@rule("TA-10.1.3")
@pytest.mark.parametrize(
    ("master", "reason"),
    [("overseer", "TA-10.6.2 storages-empty"), ("blacksmith", "TA-10.1.3 all-weapons-active"), ("steward", "TA-10.3.4 no-dry")],
)
def test_why_an_ability_cannot_be_used(master: str, reason: str) -> None:
    t = before(master)
    t.storages(0, 0, 0, 0)
    t.give("Y", weapons="sword halberd crossbow spear", masters=master)
    assert t.turn(3).play("skip inner").refuses("perform middle") == reason


@pytest.mark.parametrize(
    ("masters", "coins", "kept"),
    [
        pytest.param("builder", 1, 0, marks=rule("TA-10.2.4")),
        pytest.param("steward", 1, 0, marks=rule("TA-10.3.7")),
        pytest.param("inspector", 1, 0, marks=rule("TA-10.4.2")),
        pytest.param("clay_maker", 0, 1, marks=rule("TA-10.5.2")),
        pytest.param("overseer", 0, 1, marks=rule("TA-10.6.3")),
        pytest.param("blacksmith", 0, 1, marks=rule("TA-10.7.2")),
        pytest.param("builder steward inspector clay_maker overseer blacksmith", 3, 3, marks=rule("TA-10.1.2")),
    ],
)
def test_cleanup_bonuses(masters: str, coins: int, kept: int) -> None:
    t = Table()
    t.give("Y", wet=5, masters=masters)
    t.give("G", wet=2)
    t.finish_round()
    assert t.purse("Y") == {"coins": coins, "wet": kept, "dry": 5 - kept}
    assert t.purse("G") == {"coins": 0, "wet": 0, "dry": 2}
    t.finish_round()
    assert t.purse("Y")["coins"] == 2 * coins, "in every clean-up phase"


@rule("TA-10.2.1")
@pytest.mark.parametrize("round", [1, 2, 3, 4, 5])
def test_builder_pays_the_number_of_the_round(round: int) -> None:
    t = before("builder", round=round)
    t.give("Y", coins=round - 1, masters="builder")
    assert t.turn(3).play("skip inner").refuses("perform middle") == "TA-10.2.1 coins"
    t.give("Y", coins=round + 1)
    t.play("perform middle", "type officer", "put 7,9")
    assert t.purse("Y") == {"coins": 1, "wet": 0, "dry": 0} and t.s.storages == [1, 1, 1, 1]
    assert "Y:officer@7,9" in t.board()


@rule("TA-10.2.2", "TA-10.2.3", "EX-15")
def test_builder_takes_from_a_fullest_column() -> None:
    t = before("builder", round=3)
    t.give("Y", coins=3, masters="builder", weapons="sword halberd crossbow spear")
    t.organizer(9, 10, 10, 8)
    t.turn(3).play("skip inner", "perform middle")
    assert t.legal == ["type guard", "type crossbowman"]
    assert t.refuses("type officer") == "TA-10.2.2 not-fullest"
    t.play("type guard", "put 4,4")
    assert t.purse("Y")["coins"] == 0 and t.vp("Y") == 0 and t.s.storages == [1, 1, 1, 1]
    assert t.asks == "outer" and t.active_weapons("Y") == "sword halberd crossbow spear"


@rule("TA-10.3.1", "TA-10.3.2")
def test_steward_repeats_the_inner_action_of_the_own_segment() -> None:
    t = before("steward", 7)  # CLAY(4)
    t.give("Y", masters="steward")
    t.turn(7).play("perform inner", "perform middle")
    assert t.purse("Y")["wet"] == 8
    t = before("steward", 3)
    t.give("Y", dry=2, masters="steward")
    t.turn(3).play("skip inner", "perform middle")
    assert t.purse("Y") == {"coins": 0, "wet": 2, "dry": 0}


@rule("TA-10.3.3")
@pytest.mark.parametrize("first", ["take inner coin", "skip inner"])
def test_steward_after_the_substitute_or_nothing(first: str) -> None:
    t = before("steward", 1)
    t.give("Y", masters="steward")
    t.turn(1).play(first, "perform middle")
    assert t.purse("Y")["coins"] == 4 + (1 if "coin" in first else 0)


@rule("TA-10.3.4")
def test_steward_needs_an_action_that_can_be_performed() -> None:
    t = before("steward", 0)
    t.give("Y", wet=3, masters="steward")
    t.turn(0).play("perform inner", "type officer", "put 1,1")
    assert t.refuses("perform middle") == "TA-10.3.4 wet"
    assert t.legal == ["take middle clay", "take middle coin", "skip middle"]


@rule("TA-10.3.5", "TA-16.5")
def test_a_repeated_creation_is_a_full_one() -> None:
    t = before("steward", 0)
    t.give("Y", wet=4, masters="steward", weapons="spear halberd")
    t.turn(0).play("perform inner", "type soldier", "put 1,1", "weapon use")
    t.play("perform middle", "type guard", "put 1,2", "weapon use", "move 1,1 2,1")
    assert t.purse("Y") == {"coins": 2, "wet": 0, "dry": 0}
    assert t.s.storages == [3, 1, 1, 1] and t.vp("Y") == 4 + 1 + 4 + 3
    assert t.board() == {"Y:soldier@2,1", "Y:guard@1,2"}, "OQ-16: the soldier of this turn may be moved"


@rule("TA-10.3.6")
def test_a_repeated_upgrade_needs_a_craftsman() -> None:
    t = before("steward", 5)
    t.give("Y", masters="steward")
    t.turn(5).play("perform inner")
    assert t.refuses("perform middle") == "TA-10.3.6 already-artist"
    t = before("steward", 5)
    t.give("Y", masters="steward")
    t.turn(5).play("skip inner", "perform middle")
    assert t.s.worker == ids.ARTIST


@rule("TA-10.4.1", "TA-16.1")
def test_inspector() -> None:
    t = before("inspector", v=6, h=9)
    t.give("Y", masters="inspector")
    t.turn(3).play("skip inner", "perform middle")
    assert set(t.legal) == {"inspector V +1", "inspector V +2", "inspector H +1", "inspector H +2", "stay"}
    assert t.refuses("inspector V -1") == "TA-10.4.1 only-forward"
    t.play("inspector V +2")
    assert t.s.inspectors == [1, 9]
    t = before("inspector")
    t.give("Y", masters="inspector")
    t.turn(3).play("skip inner", "perform middle", "stay")
    assert t.asks == "outer" and t.purse("Y") == {"coins": 0, "wet": 0, "dry": 0}, "none still counts as performing"


@rule("TA-10.5.1")
def test_clay_maker() -> None:
    t = before("clay_maker")
    t.give("Y", dry=1, masters="clay_maker")
    t.turn(3).play("skip inner", "perform middle")
    assert t.purse("Y") == {"coins": 0, "wet": 3, "dry": 1}


@rule("TA-10.6.1", "TA-10.6.2")
def test_overseer() -> None:
    t = before("overseer")
    t.storages(ne=2, se=0, sw=5, nw=0)
    t.give("Y", masters="overseer")
    t.turn(3).play("skip inner", "perform middle")
    assert t.legal == [f"collect {pair}" for pair in ("NE+SE", "NE+SW", "NE+NW", "SE+SW", "SE+NW", "SW+NW")]
    assert t.warns("collect SE+NW") == ["TA-10.6.2 empty-storages"] and t.warns("collect NE+SE") == []
    t.play("collect NE+SW")
    assert t.purse("Y") == {"coins": 0, "wet": 0, "dry": 7} and t.s.storages == [0, 0, 0, 0]


@rule("TA-10.7.1")
def test_blacksmith() -> None:
    t = before("blacksmith")
    t.give("Y", masters="blacksmith", weapons="halberd")
    t.give("G", weapons="")
    t.turn(3).play("skip inner", "perform middle")
    assert t.active_weapons("Y") == "sword halberd crossbow spear" and t.active_weapons("G") == ""
