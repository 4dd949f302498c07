"""The texts of generals, advisors and tactic cards, one by one, each at its moment."""

from tests.games.great_wall.table import Table, gap
from tests.proof import rule
from tianxia.games.great_wall import data, ids
from tianxia.games.great_wall.rules.activation import Activate
from tianxia.games.great_wall.rules.builders import BuildStep
from tianxia.games.great_wall.rules.commands import Card, Slots
from tianxia.games.great_wall.rules.defeat import Clearing
from tianxia.games.great_wall.rules.embassy import EmbassyStep
from tianxia.games.great_wall.rules.hordes import SpringHordes
from tianxia.games.great_wall.rules.recover import RecoverEach
from tianxia.games.great_wall.rules.recruit import RecruitStep
from tianxia.games.great_wall.rules.seasons import Summer
from tianxia.games.great_wall.rules.winter import Assault, Salvo, YearClose
from tianxia.games.great_wall.scoring import FinalScoring


@rule("GW-17.2.2")
def test_every_general_and_advisor_text() -> None:
    """Each card that is not proven elsewhere, at its moment."""
    t = Table(3)
    t.general("A", "g02", support=2)
    t.archers("L", "A")
    t.archers("M", "AA")
    t.general("B", "g06", support=1)
    t.advisor("C", "a13")
    t.run(Summer(0))
    assert t.honor("A") == 2 * 2 * 2 and t.asked == "take B"
    t.play("take wood 2")
    assert t.res("C") == "0 0 0 2" and t.res("B") == "2 0 0 0"
    t = Table(3)
    t.general("A", "g03", support=2)
    t.advisor("A", "a36")
    t.horde("M", "h06", "Aww")
    t.run(Clearing())
    assert t.asked == "take A"
    t.play("take gold 1")
    assert t.honor("A") == 2 + 6 + 2
    t = Table(3)
    t.general("A", "g05", support=1)
    t.advisor("A", "a41")
    t.give("A", wood=5)
    t.run(BuildStep(0, 1, 2, -1, []))
    t.play("build wall L")
    t.until("take A", "ability A")
    t.until("ability A")
    t.play("use a41")
    assert t.honor("A") == 5 + 4 + 3 and len(t.hand("A")) == 1
    t = Table(3)
    t.general("A", "g10", support=1)
    t.give("A", chi=1)
    t.run(RecruitStep(0, 1, 1, -1))
    t.play("recruit 1 0 0")
    assert t.honor("A") == 1 and t.res("A") == "0 0 0 1"
    t = Table(3)
    t.general("A", "g13", support=2)
    t.run(YearClose())
    assert t.honor("A") == 6
    t.shamed("A", spear=1)
    t.run(YearClose())
    assert t.honor("A") == 6
    t = Table(3)
    t.general("A", "g07", support=2)
    t.general("B", "g11", support=1)
    t.clerks("sawmill", "AAB")
    t.give("B", chi=2)
    t.run(Activate(ids.SAWMILL, 0))
    t.play("upgrade sawmill spear")
    t.play("donate 1")
    assert t.honor("B") == 2 and t.honor("A") == 2 + 4
    t = Table(3)
    for card, loc in (("a07", "sawmill"), ("a08", "quarry"), ("a09", "mine"), ("a10", "temple")):
        t.advisor("A", card)
        t.clerks(loc, "ABC" if t.s.clerks[1] else "A")
        t.run(Activate(ids.LOCATIONS.index(loc), 0))
        t.until()
    assert t.res("A") == "2 2 2 2"
    t = Table(3)
    t.advisor("A", "a18")
    t.s.out[0], t.s.hand[0] = 7, 56
    t.run(RecoverEach([0]))
    t.play("recover honor")
    assert t.honor("A") == 6 + 3
    t = Table(3)
    t.advisor("A", "a44", "a16")
    t.s.artifacts = []
    t.s.pick[0], t.s.hand[0] = 0, 62
    t.s.todo.append(Slots([0]))
    t.go()
    assert t.honor("A") == 2 and t.res("A") == "0 0 0 1"
    t.play("slot 1")
    t.run(FinalScoring())
    assert t.honor("A") == 2 + 2 * 2
    t = Table(3)
    t.advisor("A", "a05")
    t.horde("M", "h06", "AAA")
    t.s.year = 3
    t.run(Clearing())
    assert t.honor("A") == 2 + 2


@rule("GW-17.2.12", "GW-17.2.14")
def test_every_my_turn_text() -> None:
    t = Table(3)
    t.general("A", "g04", support=1)
    t.advisor("A", "a06", "a31", "a32", "a43", "a11")
    t.s.wall[1] = 1
    t.muster("M", "A", spear=3, horse=1, archer=1)
    t.archers("M", "AA")
    t.horde("M", "h23")  # firing -2: 3 - 2 = 1 usable
    t.give("A", wood=3)
    gap(t)
    assert set(t.legal()) == {"pass", "use a06", "use a11", "use a31", "use a32", "use a43", "use g04"}
    t.play("use a06", "shoot M", "wound M1 1", "shoot M", "wound M1 2")
    t.play("use a31", "spear M1 3", "spear M1 4")
    t.play("use a32", "horse M1 5 right")
    assert t.honor("A") == 2 + 1 + 1  # point 3 gives 2, point 6 gives 1, the commander 1
    t.play("use g04", "spear M1 7")
    assert t.honor("A") == 5 and t.points("M1") == "wwAAaaA."
    t.play("use a43")
    t.until("my_turn A")
    t.play("use a11", "swap wood gold", "pass", "take chi 1")
    assert t.res("A")[:1] == "2"
    t.until()
    t = Table(3)
    t.general("A", "g12", support=2)
    gap(t)
    t.play("use g12", "place supply hq", "place supply hq")
    assert t.at("hq") == "AA"


@rule("GW-8.1.2")
def test_every_tactic_text() -> None:
    def window(card: str, part: str, **goods: int) -> Table:
        t = Table(3)
        t.tactic("A", card)
        t.give("A", **goods)
        return t

    t = window("t05", "boosted", wood=2)
    t.archers("M", "AA")
    t.horde("M", "h02")
    gap(t)
    t.play("play t05 boosted", "shoot M", "wound M1 1", "shoot M", "wound M1 2")
    assert t.honor("A") == 2 and t.res("A") == "0 0 0 0"
    t = window("t06", "boosted", gold=1)
    gap(t)
    t.play("play t06 boosted", "recruit 0 0 1", "muster horse L")
    assert t.honor("A") == 3 and t.supply("A")[2] == 1
    t = window("t07", "boosted", stone=2)
    t.clerks("builders", "AA")
    t.run(Activate(ids.BUILDERS, 0))
    t.play("play t07 boosted", "build wall M")
    assert t.s.wall == [0, 1, 0] and t.honor("A") == 5 and t.res("A") == "0 0 0 0"
    t = window("t07", "boosted", stone=2, wood=9)
    t.clerks("builders", "AA")
    t.run(Activate(ids.BUILDERS, 0))
    t.play("play t07 boosted", "build wall M")
    t.until("build A")
    assert t.s.ask().a == 1  # it replaced one of two builder actions
    t = window("t08", "boosted", wood=2)
    t.archers("M", "A")
    t.horde("M", "h05")
    t.run(Salvo(1, 1))
    t.play("play t08 boosted", "wound M1 1", "wound M1 2", "wound M1 3")
    assert t.points("M1") == "www."
    t = window("t09", "boosted", gold=2)
    t.commands(B="despotism", A="treason", C="treason")
    t.run(Card(1, ids.DESPOTISM, 1, 0))
    t.until("tactic A")
    t.play("play t09 boosted", "place supply hq", "place supply hq")
    assert t.res("A") == "0 0 0 1" and t.asked == "place A"
    t = window("t10", "boosted", chi=2)
    t.clerks("barracks", "ABC")
    t.run(Activate(ids.BARRACKS, 0))
    t.play("play t10 boosted", "recruit 3 0 0", "muster spear L", "muster spear L", "muster spear L")
    assert t.resting("L", "A") == (3, 0, 0)
    t = window("t11", "boosted", gold=1)
    t.tea("BCA")
    t.s.pick[0], t.s.hand[0] = 0, 62
    t.s.todo.append(Slots([0]))
    t.go()
    t.play("play t11 boosted")
    assert t.order() == "ABC" and t.honor("A") == 3 and t.asked == "slot A"
    t = window("t12", "boosted", chi=1)
    t.clerks("mine", "ABC")
    t.run(Activate(ids.MINE, 0))
    t.play("play t12 boosted", "donate 2")
    assert t.honor("A") == 4 and t.res("A") == "0 0 2 0"
    t = window("t15", "boosted", stone=2)
    t.archers("M", "A")
    t.horde("M", "h02")
    t.s.barricades[1] = 1

    t.run(Assault(1))
    t.play("play t15 boosted")
    assert t.honor("A") == 3 and t.told("held")[0]["defence"] == 2 + 2 + 6
    t = window("t16", "boosted", chi=1)
    t.deck("h02", "h05")
    t.run(SpringHordes(1))
    t.play("play t16 boosted", "wound L1 1", "wound L1 2")
    assert t.points("L1") == "ww.." and t.honor("A") == 1
    t = window("t17", "boosted", chi=1)
    t.clerks("academy", "A")
    t.run(Activate(ids.ACADEMY, 0))
    t.play("play t17 boosted")
    assert len(t.hand("A")) == 2 and t.honor("A") == 3
    t = window("t18", "boosted", gold=1, chi=2)
    t.run(EmbassyStep(0, 1))
    t.play(f"hire {data.ADVISOR_IDS[t.s.offer[0]]} supporting")
    t.play("play t18 boosted")
    assert t.honor("A") == 4 and t.res("A") == "0 0 3 0"
    t = window("t20", "boosted")
    t.tactic("A", "t19")
    t.run(Summer(0))
    t.play("play t20 boosted", "discard t19", "take stone 5")
    assert t.res("A") == "0 5 0 0" and t.hand("A") == []
    t = window("t03", "boosted", chi=2)
    t.horde("M", "h10", "ABBwww")
    t.run(Clearing())
    t.play("play t03 boosted")
    assert t.honor("A") == 8 + 2
