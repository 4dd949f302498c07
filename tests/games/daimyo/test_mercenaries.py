"""The Mercenaries (section 14)."""

from tests.games.daimyo.table import ROUND, Table, hero, look, tile
from tests.games.daimyo.test_setup import deal, play_until
from tests.proof import rule
from tianxia.games.daimyo.game import GAME
from tianxia.games.daimyo.rules import end_of_round, mercenaries, turn
from tianxia.games.daimyo.rules.mercenaries import MERCS


def gift(t: Table, seat: int = 0) -> Table:
    t.s.active = seat
    t.s.todo = [*ROUND, turn.TakeDie(seat), mercenaries.DIE.ask(seat)]
    return t


@rule("DM-14.1.1", "DM-14.1.2")
def test_setup() -> None:
    clans = set()
    for seed in range(30):
        s = play_until(deal(2, seed, clans="random"), "start")
        assert len(set(s.clan)) == 3
        clans.add(s.clan[2])
    assert clans == {0, 1, 2, 3}
    seen = look(s, 0)["automaton"]
    assert (seen["kind"], seen["gold"], seen["heroes"], seen["tiles"]) == ("mercenaries", 0, [], [])
    assert [i["influence"][2] for i in look(s, 0)["islands"]] == [0, 0, 0, 0]
    assert look(deal(3), 0)["automaton"] is None
    assert len(look(s, 0)["players"]) == 2 and len(GAME.points(s)) == 2


@rule("DM-14.2.1", "DM-5.5.1", "DM-14.2.2", "DM-14.2.4")
def test_three_gifts_per_round() -> None:
    for seed in range(6):
        t = Table(2)
        t.s = deal(2, seed, clans="random")
        gifts: list[tuple[int, int]] = []
        while t.s.round < 2 and t.asks:
            if t.asks == "merc-die":
                gifts.append((t.s.turn, t.seat))
                assert t.legal
            t.play("stop" if "stop" in t.legal else ("main" if "main" in t.legal else t.legal[0]))
            if t.s.round == 1 and t.asks == "turn" and "end" in t.legal:
                t.play("end")
        first = gifts[0][1]
        assert gifts[:3] == [(1, first), (2, 1 - first), (3, first)]
        assert len([g for g in gifts if t.s.round == 2]) >= 3


@rule("DM-14.2.3", "DM-14.3.1", "DM-14.4.6")
def test_fields() -> None:
    t = gift(Table(2).middle("green1 green2 green3 blue4 red5 red6").cards(0, hand="H01"))
    assert t.legal == [
        "merc relic 1",
        "merc relic 2",
        "merc relic 3",
        "merc governor 4",
        "merc tower 5",
        "merc tower 6",
    ]  # Shadow: 2 gold are needed
    assert t.refuses("merc shadow 5") == "DM-14.4.6" and t.refuses("merc relic 4") == "DM-14.2.1"
    t.give(0, gold=2)
    assert "merc shadow 6" in t.legal
    t.play("merc tower 6", "site red 1")
    assert t.own_dice(0) == [] and t.s.hero_done == 0 and t.asks == "die"  # nobody's die, no action of the player
    gift(t)
    assert t.refuses("merc tower 5") == "DM-14.2.3"
    t.play("merc relic 1", "swap red 1")
    gift(t).play("merc relic 2", "swap red 1")
    gift(t)
    assert t.refuses("merc relic 3") == "DM-14.2.3"  # both green fields are taken


@rule("DM-14.4.1", "DM-14.4.2")
def test_relic_field() -> None:
    t = gift(Table(2).middle("green1 green2 red6").land("red", "blue1", "blue2", "blue3"))
    bag = sum(t.s.bag)
    t.play("merc relic 1", "swap red 2")
    assert t.s.bag[tile("blue2")] >= 1 and sum(t.s.bag) == bag and "-" not in t.tiles_on("red")
    told = [(e.key, f"{e.args['relic']}{e.args['number']}") for e in t.events if e.key in ("merc-swap", "refill")]
    assert told == [("merc-swap", "blue2"), ("refill", t.tiles_on("red")[1])]  # what goes and what comes
    t = gift(Table(2).middle("green1 green2 red6").land("red", "blue1", "blue2", "blue3").land("blue", "blue2", "blue3", "blue4"))
    t.play("merc relic 1", "loot red 1-2")
    assert [x["number"] for x in look(t.s, 0)["automaton"]["tiles"]] == [1, 2] and "-" not in t.tiles_on("red")
    t.s.merc_tiles[tile("blue2")] += 1  # duplicates are allowed
    gift(t).play("merc relic 2", "loot blue 2-3")
    assert t.influence(MERCS, "blue") == 3 and t.s.restored[MERCS * 6] == 1
    assert t.s.merc_tiles[0:4] == [0, 1, 0, 0]  # the four are no longer for sale
    t = gift(Table(2).middle("green1 red6").land("red", "blue4", "blue4", "red1"))
    t.s.merc_tiles[0:4] = [2, 2, 2, 0]
    for number in (0, 1, 2):
        t.s.bag[number] -= 2
    t.play("merc relic 1", "loot red 1-2")
    assert t.s.restored[MERCS * 6] == 2 and t.influence(MERCS, "blue") == 3 + 2 and sum(t.s.merc_tiles) == 0  # both sets


@rule("DM-14.4.3", "DM-14.4.4", "DM-4.4.4")
def test_tower_field() -> None:
    t = gift(Table(2).middle("red1 green6").build(MERCS, "tower", "blue 1", "blue 2", "red 1"))
    t.play("merc tower 1", "site red 2")
    assert t.influence(MERCS, "red") == 4
    t.s.merc_dice = [0] * 5
    gift(t.middle("red1 green6")).play("merc tower 1")
    assert t.legal == ["lift-tower blue 1", "lift-tower blue 2", "lift-tower red 1", "lift-tower red 2"]
    t.play("lift-tower blue 1")
    assert t.refuses("site blue 1") == "DM-4.4.1"
    t.play("site purple 5")
    assert [t.influence(MERCS, i) for i in ("blue", "red", "purple")] == [2, 4, 2] and t.s.buildings[5] == 4


@rule("DM-14.4.5")
def test_governor_field() -> None:
    t = gift(Table(2).middle("blue1 green6")).play("merc governor 1", "govern red 2")
    assert t.influence(MERCS, "red") == 2
    t = Table(2).middle("blue1 green6").govern(MERCS, *[f"red {i}" for i in range(1, 6)], "blue 1", "blue 2", "blue 3")
    gift(t).play("merc governor 1")
    assert t.asks == "merc-lift"
    t.play("lift blue 1", "govern yellow 1")
    assert t.s.governors[MERCS] == 8 and t.influence(MERCS, "blue") == 4


@rule("DM-14.4.6", "DM-14.4.7")
def test_shadow_field() -> None:
    t = Table(2).middle("red1 green6").give(0, gold=3).govern(0, "red 1").govern(1, "red 2", "red 3").govern(MERCS, "red 4")
    gift(t).play("merc shadow 1", "shadow red 1")
    assert t.legal == ["eliminate red 2", "eliminate red 3"]  # only the opponent's
    t.play("eliminate red 3")
    assert t.have(0) == "0R 0M 0S 1G" and t.have(MERCS) == "0R 0M 0S 2G"  # no gold from the space
    assert t.have(1) == "1R 0M 0S 0G" and t.influence(1, "red") == 2 and t.influence(MERCS, "red") == 3
    t.s.merc_dice = [0] * 5
    gift(t.middle("red1 green6").give(0, gold=2)).play("merc shadow 1", "shadow blue 2")
    assert t.asks == "die"  # an island without an opponent's governor
    t.shadow(MERCS, "yellow 1")
    t.s.merc_dice = [0] * 5
    gift(t.middle("red1 green6").give(0, gold=2)).play("merc shadow 1", "lift-shadow blue 2", "shadow red 2")
    assert t.asks == "die" and t.influence(1, "red") == 2 and t.influence(MERCS, "blue") == 0  # moved: nobody is eliminated
    assert t.have(0) == "0R 0M 0S 0G"


@rule("DM-14.4.8")
def test_mercenary_governors_are_opponents() -> None:
    t = Table(2).govern(MERCS, "red 1").give(0, rice=1).action(0, "recruitment").play("main", "shadow red 1")
    assert t.legal == ["eliminate red 1"]
    t.play("eliminate red 1")
    assert t.influence(MERCS, "red") == 0 and t.have(MERCS) == "0R 0M 0S 0G" and t.s.governors[MERCS] == 0


@rule("DM-14.4.9")
def test_impossible_fields() -> None:
    t = Table(2).middle("blue1 green6")
    for seat, islands in ((0, ("blue", "red")), (1, ("yellow", "purple"))):
        for island in islands:
            t.govern(seat, *[f"{island} {i}" for i in range(1, 6)])
    gift(t).play("merc governor 1")
    assert t.asks == "die"  # nothing happens
    t = gift(Table(2).middle("green1 green6").land("red", "-", "-", "blue1"))
    t.play("merc relic 1")
    loots = [w for w in t.legal if w.startswith("loot red")]
    assert loots == ["loot red 1-3"]  # as much as possible: the single tile
    t.play("loot red 1-3")
    assert sum(t.s.merc_tiles) == 1
    t = Table(2).build(MERCS, "tower", "red 1").govern(MERCS, "red 1").action(0, "production").play("main")
    assert t.have(MERCS) == "0R 0M 0S 0G"  # they never produce


@rule("DM-14.5.1")
def test_buying_their_tiles() -> None:
    t = Table(2).give(0, gold=3).market_tiles("red1").action(0, "relic")
    t.s.bag[tile("blue4")] -= 1
    t.s.merc_tiles[tile("blue4")] += 1
    t.play("main", "travel red")
    assert "ransom blue 4" in t.legal
    t.play("ransom blue 4")
    assert t.storage(0) == "blue4" and t.have(0) == "0R 0M 0S 1G" and t.have(MERCS) == "0R 0M 0S 2G"
    assert t.refuses("market red 1") == "DM-6.3.4"  # one purchase per leg
    t.play("stop", "travel blue")
    assert t.refuses("ransom blue 3") == "DM-14.5.1" and "market red 1" in t.legal


@rule("DM-14.6.2")
def test_bonus_gold() -> None:
    for dice, gold in (([7 + 5, 0, 6, 0, 13], 2), ([7 + 5, 0, 5, 0, 13], 0)):  # 6 + 6 + 1 and 6 + 5 + 1
        t = Table(2)
        t.s.merc_dice = dice
        t.phase(end_of_round.ALL_INCOME)
        assert t.have(MERCS) == f"0R 0M 0S {gold}G"


@rule("DM-14.6.3", "DM-4.1.5")
def test_they_take_a_hero() -> None:
    t = Table(2).shop("H13 H14 H15 H16 H17", top="H18", deck="H19").cards(0, deck="H01").cards(1, deck="H04")
    t.give(0, gold=2)
    t.phase(end_of_round.HIRING)
    t.play("hire H17")  # slot 5 is hired and filled again first
    assert t.pile(t.s.pile) == "H18" and t.s.market[4] == hero("H19")
    t = Table(2).shop("H13 H14 - - -")
    t.phase(end_of_round.AUTOMATON_HIRES)
    assert t.pile(t.s.pile) == "H14"  # the rightmost there is
