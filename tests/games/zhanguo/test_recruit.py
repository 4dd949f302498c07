"""RECRUIT: section 7.1."""

from tests.games.zhanguo.table import Table
from tests.proof import rule
from tianxia.games.zhanguo import data

ALL_OUT = "R1:red,red,red,red,red,gray,gray,gray,gray,gray,white,white,white,white,white"


@rule("ZG-7.1.1", "ZG-7.1.2", "DP-08")
def test_recruit_takes_from_the_own_supply() -> None:
    t = Table()
    t.hold(0, 20)
    t.people(0, gov="R1:red,red,red,red,red")
    t.play("court 20 RECRUIT")
    assert sorted(t.verbs("recruit")) == sorted(f"{c} {r}" for c in ("gray", "white") for r in data.REGIONS)
    t.play("recruit white R5")
    assert t.gov(0, "R5") == [0, 0, 1] and t.supply(0) == [0, 5, 4]
    t = Table()
    t.hold(0, 20)
    t.people(0, gov=ALL_OUT)
    assert t.why("court 20 RECRUIT") == "ZG-7.1.1"


@rule("ZG-7.1.3")
def test_no_limit_in_a_governor_area() -> None:
    t = Table()
    t.hold(0, 20)
    t.people(0, gov=ALL_OUT.removesuffix(",white"))
    t.play("court 20 RECRUIT", "recruit white R1")
    assert sum(t.gov(0, "R1")) == 15
