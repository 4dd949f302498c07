"""Solo against Qin Jiushao (section 11)."""

from typing import Any

from tests.games.great_wall.table import CARDS, Table
from tests.proof import rule
from tianxia.games.great_wall import data, ids
from tianxia.games.great_wall.board.seats import ruler
from tianxia.games.great_wall.flow import EndCheck, Fall
from tianxia.games.great_wall.game import GAME
from tianxia.games.great_wall.rules.activation import Activate, Activations
from tianxia.games.great_wall.rules.commands import Card, Others, Reveal
from tianxia.games.great_wall.rules.defeat import Clearing
from tianxia.games.great_wall.rules.qin import QinPlace, QinRecruit, qin_archer, qin_shoots, qin_spearman, qin_upgrade, qin_wall
from tianxia.games.great_wall.rules.reed import ReedMove
from tianxia.games.great_wall.rules.seasons import SpringOffer, Summer
from tianxia.games.great_wall.rules.shame import ShameStep
from tianxia.games.great_wall.rules.winter import Breach, Salvo, YearClose
from tianxia.games.great_wall.scoring import Artifacts

WOOD, STONE, GOLD, CHI, WOUND = ids.SAWMILL, ids.QUARRY, ids.MINE, ids.TEMPLE, ids.BARRACKS


def solo(track: list[int] | None = None, **options: Any) -> Table:
    t = Table(1, **options)
    t.s.at = [0] * 40
    for loc in (ids.HQ, ids.ACADEMY, ids.EMBASSY):  # Reed clerks out of the way
        t.s.at[loc * 4 + 2] = 1
    t.s.qin_track = track or [WOOD, STONE, GOLD, CHI, WOUND]
    return t


@rule("GW-11.1.3", "GW-11.1.4", "GW-11.1.8", "GW-10.2.7")
def test_what_qin_has_not() -> None:
    t = solo()
    t.run(ShameStep(1, 3))
    assert t.s.shame_bank == 10 and t.asked == ""
    t.run(Summer(0))
    t.until()
    assert t.honor("Q") == 0 and t.res("Q") == "0 0 0 0" and t.s.aa[1] == 0 and t.s.tactics[1] == 0


@rule("GW-11.2.3", "GW-11.5.3", "TV-35")
def test_the_track() -> None:
    t = solo([CHI, WOUND, WOOD, GOLD, STONE])
    t.clerks("quarry", "QAA")
    t.run(Activate(ids.QUARRY, 0))
    t.until()
    assert t.s.qin_track == [STONE, CHI, WOUND, WOOD, GOLD] and t.s.clerks[1] == 8
    t = solo()
    t.clerks("mine", "Q")
    t.run(Activate(ids.MINE, 1))  # also advanced
    assert t.s.qin_track == [GOLD, WOOD, STONE, CHI, WOUND]


@rule("GW-11.3.1", "GW-11.3.2", "GW-11.3.3", "GW-11.3.4", "GW-11.3.5")
def test_his_command_cards() -> None:
    t = solo()
    t.run(Fall())
    assert t.asked == "command A" and t.s.pick[1] == -1
    t.s.qin_deck.remove(ids.ECONOMY)
    t.s.qin_deck.append(ids.ECONOMY)
    t.play("command despotism")
    assert t.s.pick[1] == ids.ECONOMY and t.asked == "slot A"
    t.play("slot 2")
    assert t.s.track == [1, 0, 2]
    t = solo()
    t.s.qin_deck, t.s.qin_out = [], [0, 1, 2, 3, 4, 5]
    t.s.pick[0], t.s.hand[0] = 0, 62
    t.run(Reveal())
    assert len(t.s.qin_deck) == 5 and t.s.qin_out == []
    t = solo()
    t.commands(A="despotism", Q="economy", R="reed")
    t.run(Card(0, ids.DESPOTISM, 0, 0))
    t.play("place supply hq", "place supply hq")
    assert t.asked == "place A" and t.s.ask().a == 2  # the bonus for Economy: 2 more
    t = solo()
    t.commands(A="treason", Q="economy", R="reed")
    t.run(Card(0, ids.TREASON, 1, 0))
    t.play("copy economy")
    assert t.asked == "place A"  # the standard card of that name


@rule("GW-11.3.6", "GW-11.3.7")
def test_boxes_of_his_cards() -> None:
    t = solo()
    t.commands(Q="economy", A="despotism", R="reed")
    t.s.active = 1
    t.run(Card(1, ids.ECONOMY, 1, 0))
    assert t.asked == "place A"
    t.play("pass")
    assert [e.seat for e in t.events if e.key == "clerk"] == [2, 2]  # the Reed Clan moved too, by Qin as Ruler
    t = solo()
    t.commands(Q="treason", A="despotism", R="reed")
    t.s.active = 1
    t.give("A", wood=1, chi=1)
    t.run(Card(1, ids.TREASON, 0, 0))
    assert t.honor("Q") == 2  # 1 for each of 2 supporting advisors
    assert t.legal() == ["choose 1", "choose 2"] and [e.seat for e in t.events if e.key == "clerk"] == [1]
    t.play("choose 1")
    assert t.res("A") == "0 0 0 0"
    t = solo()
    t.commands(Q="despotism", A="economy", R="reed")
    t.s.active = 1
    t.clerks("temple", "QQ")
    t.clerks("mine", "QQ")
    t.run(Card(1, ids.DESPOTISM, 2, 0))
    assert t.at("mine") == "" and t.at("temple") == "QQ"  # most clerks, the higher field first
    assert t.honor("Q") == 2 * 1  # production


@rule("GW-11.4.3", "GW-11.4.4", "GW-11.4.5", "GW-11.4.6", "TV-36")
def test_placing_his_clerks() -> None:
    t = solo([CHI, WOOD, GOLD, STONE, WOUND])
    t.clerks("temple", "Q")
    t.clerks("sawmill", "QQ")
    t.clerks("quarry", "QQQ")
    t.clerks("barracks", "Q")
    assert t.s.clerks[1] == 1
    t.run(QinPlace(2, 0))
    assert t.told("clerk") == [{"from": "supply", "to": "barracks"}, {"from": "temple", "to": "mine"}]


@rule("GW-11.1.2", "GW-11.4.2")
def test_a_box_of_one_clerk_is_used_without_a_question() -> None:
    t = solo()
    t.run(Others([1], data.BOXES[ids.DESPOTISM][1].line))
    assert t.asked == "" and t.at("barracks") == "Q" and t.at("temple") == ""


@rule("GW-11.4.3", "GW-11.4.4")
def test_a_clerk_that_cannot_be_sent_to_a_location_goes_to_the_next() -> None:
    t = solo([CHI, WOOD, GOLD, STONE, WOUND])
    t.clerks("barracks", "QQ")  # the lowest location has room, but all his free clerks are in it
    t.clerks("quarry", "QQQ")
    t.clerks("mine", "QQQ")
    t.run(QinPlace(1, 0))
    assert t.told("clerk") == [{"from": "barracks", "to": "sawmill"}]


@rule("GW-11.4.1")
def test_a_new_round_of_destinations() -> None:
    t = solo()
    for location in ("sawmill", "quarry", "mine"):
        t.clerks(location, "A")
        t.s.at[ids.LOCATIONS.index(location) * 4] = 3
    t.s.clerks[0] -= 0
    t.s.unhired[0] -= 0
    t.s.clerks[0], t.s.unhired[0], t.s.clerks_gone[0] = 0, 0, -1
    t.s.todo.append(QinPlace(3, 1))
    GAME.advance(t.s, None)
    assert t.at("barracks") == "QQ" and t.at("temple") == "Q"


@rule("GW-11.1.6", "GW-11.1.7", "GW-11.5.1", "GW-11.5.2", "GW-11.5.9", "TV-37")
def test_his_production_and_upgrades() -> None:
    t = solo()
    t.s.over[4 + WOOD] = 2
    t.clerks("sawmill", "QQA")
    t.run(Activate(ids.SAWMILL, 0))
    t.until()
    assert t.honor("Q") == 4 and t.res("Q") == "0 0 0 0" and t.s.store == [0, 0, 0]
    t = solo([WOUND, GOLD, WOOD, STONE, CHI])
    qin_upgrade(t.s, None)
    assert t.s.over[4:8] == [1, 1, 2, 1]  # the lowest one, ties by the track
    t.s.over[4:8] = [3, 3, 3, 3]
    qin_upgrade(t.s, None)
    assert t.s.over[4:8] == [3, 3, 3, 3]
    t = solo()
    t.deck("h03")  # indicator R
    t.horde("R", "h02")
    t.clerks("barracks", "QQA")
    t.run(Activate(ids.BARRACKS, 0))
    t.until()
    assert t.points("R1") == "QQ.." and t.honor("Q") == 4


@rule("GW-11.5.4", "GW-11.5.5", "GW-11.5.6", "GW-11.5.7", "GW-11.5.8")
def test_the_order_of_activations() -> None:
    def table(active: int) -> Table:
        t = solo([CHI, WOUND, WOOD, GOLD, STONE])
        t.clerks("quarry", "QQA")
        t.clerks("sawmill", "QQA")
        t.clerks("builders", "A")
        t.clerks("tea_house", "AA")
        t.s.active = active
        return t

    t = table(1)
    t.run(Activations(0))
    while not t.asked.startswith("activate"):
        t.play("pass")
    assert [e["location"] for e in t.told("activated")] == ["sawmill", "quarry"]  # by the fields at each choice
    assert t.legal() == ["activate builders", "activate tea_house"]
    t = table(0)
    t.run(Activations(0))
    assert t.asked == "activate A" and len(t.legal()) == 4
    t = table(2)
    t.tea("QAR")
    t.run(Activations(0))
    t.until("activate A")
    assert [e["location"] for e in t.told("activated")] == ["sawmill", "quarry"]


@rule("GW-11.6.1", "GW-11.6.2", "GW-11.6.5", "GW-11.6.6", "GW-11.6.11", "TV-38")
def test_his_spearmen() -> None:
    t = solo()
    t.deck("h03")  # back R
    t.horde("R", "h06", "www")
    t.horde("M", "h02", "w..w")
    t.run(QinRecruit(ids.SPEAR, 1))
    assert t.points("M1") == "wQ.w" and t.honor("Q") == 2 and t.res("Q") == "0 0 0 0"
    t.s.supply[3] = 0
    before = t.honor("Q")
    qin_spearman(t.s, None)
    assert t.honor("Q") == before


@rule("GW-11.6.3", "GW-11.6.4", "GW-11.6.8", "TV-39")
def test_his_archers() -> None:
    t = solo()
    t.deck("h03")
    t.archers("R", "AA")
    t.run(QinRecruit(ids.ARCHER, 1))
    assert t.firing("R") == "AA" and t.firing("M") == "" and t.supply("Q")[1] == 4  # no free position in T
    t = solo()
    t.deck("h03")
    t.horde("R", "h06", "www")
    t.horde("R", "h02")
    qin_archer(t.s, None)
    assert t.firing("R") == "Q" and t.points("R2") == "w..." and t.honor("Q") == 2
    t.run(Salvo(1, 0))
    assert t.points("R2") == "ww.." and t.honor("Q") == 4
    qin_shoots(t.s, 1, None)
    assert t.honor("Q") == 4  # nothing to wound there


@rule("GW-11.1.5", "GW-11.6.7", "GW-11.6.9", "GW-11.6.10")
def test_his_losses() -> None:
    t = solo()
    t.s.year = 3
    t.horde("M", "h10", "Q.QQ")
    t.archers("M", "Q")
    t.run(Breach(1))
    t.until()
    assert t.points("M1") == "w.wQ.." and t.firing("M") == "" and t.supply("Q") == (7, 4, 0) and t.honor("Q") == 0
    t = solo()
    t.horde("M", "h06", "QQA")
    t.run(Clearing())
    t.until()
    assert t.supply("Q")[0] == 8 and t.s.rest[3:6] == [0, 0, 0] and t.honor("Q") == 2
    assert t.s.taken_by[CARDS["h06"]] == 1  # he keeps the card
    assert t.s.supply[5] == 0  # no cavalrymen outside overseer positions


@rule("GW-11.7.1", "GW-11.7.2", "GW-11.7.3")
def test_his_wall() -> None:
    t = solo()
    t.deck("h03")
    t.s.store = [1, 3, 3]
    qin_wall(t.s, None)
    assert t.s.wall == [0, 0, 1] and t.honor("Q") == 5 and t.s.store == [1, 0, 1]  # a whole kind before the next one
    t.s.wall = [0, 2, 3]
    qin_wall(t.s, None)
    assert t.s.wall == [0, 3, 3] and t.honor("Q") == 5 + 9 and t.s.store == [0, 0, 0]  # the rest is waived
    qin_wall(t.s, None)
    assert t.s.wall == [0, 3, 3]


@rule("GW-11.8.1", "GW-11.9.2")
def test_advisors_for_qin() -> None:
    t = solo()
    two = [data.ADVISOR_IDS[c] for c in t.s.offer[:2]]
    t.run(SpringOffer())
    assert t.legal() == [f"dismiss {c}" for c in two]
    t.play(f"dismiss {two[1]}")
    assert t.s.sa[1] == 3 and t.s.advisor_at[CARDS[two[0]]] == ids.IN_DISCARD and len(t.s.offer) == 4
    t = solo(both_advisors="yes")
    t.run(SpringOffer())
    assert t.s.sa[1] == 4 and t.asked == ""
    t.run(YearClose())
    assert t.honor("Q") == 2  # his general: honor for every two supporting advisors at the end of the year


@rule("GW-11.8.2")
def test_artifacts_solo() -> None:
    t = solo()
    t.s.artifacts = [0, 3]
    t.overseer("A", "quarry", 3)
    t.overseer("A", "mine", 1)  # 4 of 7: at least half
    t.give("A", wood=14)
    t.run(Artifacts())
    assert t.honor("Q") == 40 and t.honor("A") == 12 + 20
    for chi, honor in ((7, 12), (6, 0)):
        t = solo()
        t.s.artifacts = [3]
        t.give("A", chi=chi)  # of 14
        t.run(Artifacts())
        assert t.honor("A") == honor
    t = solo()
    t.s.artifacts = [0]
    t.overseer("A", "quarry", 3)  # of 7: less than half
    t.run(Artifacts())
    assert t.honor("A") == 0


@rule("GW-11.10.1", "GW-11.10.2", "GW-11.10.3", "TV-40")
def test_the_end_of_a_solo_game() -> None:
    t = solo()
    t.s.artifacts, t.s.wall = [], [0, 3, 3]
    t.set_honor("A", 150)
    t.set_honor("Q", 90)
    t.s.shame_bank, t.s.shame_box = 0, 10
    t.run(EndCheck())
    assert GAME.end_reason(t.s) == "solo-shame" and GAME.places(t.s) == [2, 1]
    for human, places in ((91, [1, 2]), (90, [2, 1])):
        t = solo()
        t.s.artifacts, t.s.wall = [], [0, 3, 3]
        t.set_honor("A", human)
        t.set_honor("Q", 90)
        t.run(EndCheck())
        assert GAME.end_reason(t.s) == "wall" and GAME.places(t.s) == places


@rule("GW-11.11.1", "GW-11.11.2", "GW-11.11.3")
def test_qin_moves_reed_clerks() -> None:
    t = solo([CHI, WOUND, WOOD, GOLD, STONE])
    t.s.active = 1
    assert ruler(t.s) == 1
    t.s.active = 2
    t.tea("QAR")
    assert ruler(t.s) == 1
    t.tea("AQR")
    assert ruler(t.s) == 0
    t.s.active = 1
    t.run(ReedMove(2, 0))
    assert t.told("clerk") == [{"from": "hq", "to": "quarry"}, {"from": "embassy", "to": "mine"}]
    t.s.at = [0] * 40
    for loc in (ids.TEMPLE, ids.QUARRY, ids.MINE):
        t.s.at[loc * 4 + 2] = 1
    t.events.clear()
    t.run(ReedMove(2, 0))
    assert t.told("clerk") == [{"from": "temple", "to": "sawmill"}]  # from a higher field; then no source is left


@rule("GW-11.11.4", "GW-11.11.5")
def test_qin_rules_reed_effects() -> None:
    t = solo()
    t.s.active = 1
    t.deck("h03")
    t.horde("R", "h02")
    t.s.at = [0] * 40
    for loc in (ids.BARRACKS, ids.BUILDERS, ids.EMBASSY):
        t.s.at[loc * 4 + 2] = 1
    first = t.s.offer[0]
    t.clerks("barracks", "QQ")
    t.clerks("builders", "A")
    t.clerks("embassy", "A")
    for loc in (ids.BARRACKS, ids.BUILDERS, ids.EMBASSY):
        t.run(Activate(loc, 0))
        t.until()
    assert t.points("R1") == "QQR." and t.s.barricades == [0, 0, 1] and first not in t.s.offer
    assert t.honor("Q") == 4  # nothing for the Reed spearman
    t.shamed("A", spear=1)
    t.s.at[ids.EMBASSY * 4 + 2], t.s.at[ids.TEMPLE * 4 + 2] = 0, 1
    t.clerks("temple", "AA")
    t.run(Activate(ids.TEMPLE, 0))
    assert t.s.shamed[0] == 1
