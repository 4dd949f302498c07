"""The Empire (section 15)."""

from typing import Any

import pytest

from tests.games.daimyo.table import ROUND, Table, hero, look, tile
from tests.games.daimyo.test_setup import deal, play_until
from tests.proof import rule
from tianxia.games.daimyo import flow, lookups
from tianxia.games.daimyo.game import GAME
from tianxia.games.daimyo.rules import empire, end_of_round, relics, turn

EMPIRE = 1


def card(t: Table, name: str, dice: str) -> Table:
    """The Empire's turn with this card and these dice in the middle."""
    t.s.solo_card = lookups.SOLO_NAMES.index(name)
    t.middle(dice)
    t.s.turn = 2
    t.s.todo = [*ROUND, empire.EMPIRE_TURN_END, empire.COVER.ask(0)]
    return t


def place(t: Table, piece: str, islands: str, adv: bool = True) -> Table:
    """Ask for a piece of the Empire on these islands."""
    mask = sum(1 << lookups.ISLAND_NAMES.index(i) for i in islands.split())
    t.s.todo = [*ROUND, turn.DIE.ask(0)]
    empire.ask_place(t.s, empire.PIECES.index(piece), mask, adv, None)
    return t


def islands_offered(t: Table) -> set[str]:
    return {w.split()[1] for w in t.legal}


@rule("DM-15.1.1", "DM-15.1.3", "DM-15.1.4", "DM-15.2.1")
def test_setup() -> None:
    s = play_until(deal(1, 3, level="easy"), "die")
    assert s.islands == 4 and s.helmet == 0 and s.objectives == [] and sum(s.middle) == 8
    seen = look(s, 0)["automaton"]
    assert (seen["kind"], seen["pp"], seen["gold"], seen["governors"]) == ("empire", 0, 0, 2)
    assert s.clan[1] != s.clan[0] and GAME.players(s) == 2 and s.merc_dice == [0] * 5
    assert s.todo[-1].seat == 0  # the human begins


@rule("DM-15.1.5", "DM-15.1.6", "DM-15.1.7", "DM-15.1.8", "DM-15.1.9")
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_the_human_places_the_empire(level: str) -> None:
    for seed in range(8):
        t = Table(level=level)
        t.s = deal(1, seed, level=level, clans="random")
        t.play("govern red 1", "govern red 2")
        assert t.asks == "empire-start" and t.refuses("govern red 1") == "DM-4.4.1"
        t.play("govern red 3")  # sharing an island with own units is allowed
        if level != "easy":
            assert islands_offered(t) == {"red"}
            assert t.refuses("govern blue 1") == "DM-15.1.6"
            t.play("govern red 4")
        assert islands_offered(t) == {"blue", "yellow", "purple"}
        t.play("govern blue 1")
        if level != "easy":
            t.play("govern yellow 5")
        if level == "hard":
            assert t.legal == [f"site purple {i}" for i in range(1, 6)]  # the island without Empire governors
            t.play("site purple 3")
        assert t.s.round == 1
        governors = {"easy": 2, "normal": 4, "hard": 4}[level]
        assert t.s.governors[EMPIRE] == governors and t.s.buildings[2:4] == [0, 1 if level == "hard" else 0]
        assert t.influence(EMPIRE, "red") == (2 if level == "easy" else 4)
        assert len(t.storage(EMPIRE).split()) == (2 if level == "hard" else 0)  # two different tiles


@rule("DM-15.1.10", "DM-4.1.5", "DM-15.1.2")
def test_the_unseen_hero() -> None:
    s = play_until(deal(1, 5), "die")
    assert s.unseen_hero >= 12 and s.unseen_hero not in s.market + s.market_deck + [s.market_top]
    assert look(s, 0)["automaton"]["unseen"] == "hidden"
    s.todo = []
    assert look(s, 0)["automaton"]["unseen"]["id"] == lookups.HERO_NAMES[s.unseen_hero]


@rule("DM-15.1.11", "DM-15.6.4", "DM-15.3.6")
def test_solo_piles() -> None:
    t = Table(level="easy")
    t.s = play_until(deal(1, 9), "die")
    piles: dict[int, list[int]] = {}
    seen: set[int] = set()
    while t.asks:
        if t.asks == "die":
            assert (t.s.solo_card >= 0) == (len(t.s.empire_dice) < 3)
        for used in t.s.solo_used:
            if used not in seen:
                seen.add(used)
                piles.setdefault(t.s.round, []).append(lookups.SOLO_PILE[used])
        end = t.asks == "turn" and "end" in t.legal
        t.play("end" if end else ("main" if "main" in t.legal else t.legal[0]))
    assert piles == {1: [0] * 3, 2: [0] * 3, 3: [1] * 3, 4: [1] * 3, 5: [2] * 3}


@rule("DM-15.2.1", "DM-15.2.2")
def test_unlimited_pieces_and_no_costs() -> None:
    t = Table(level="easy")
    t.govern(EMPIRE, *[f"red {i}" for i in range(1, 6)], *[f"blue {i}" for i in range(1, 6)])
    place(t, "governor", "yellow", False).play("govern yellow 1")
    assert t.s.governors[EMPIRE] == 11 and t.have(EMPIRE) == "0R 0M 0S 0G"
    for number in range(12):
        t.s.loose[EMPIRE] |= relics.BITS[number] if number % 4 < 3 else 0
    assert t.s.todo  # nine tiles and no Storage that could be full
    t.phase(end_of_round.ALL_INCOME)
    assert t.asks == "gain" and t.seat == 0
    t.play("gain rice")
    assert t.have(EMPIRE) == "0R 0M 0S 0G"  # no income


@rule("DM-15.2.3", "DM-20.12", "DM-15.3.7")
def test_empire_shadow() -> None:
    t = Table(level="easy").govern(0, "red 1", "red 2")
    place(t, "shadow", "red").play("shadow red 1")
    assert t.have(EMPIRE) == "0R 0M 0S 3G" and t.influence(EMPIRE, "red") == 1
    assert t.legal == ["eliminate red 1", "eliminate red 2"]
    t.play("eliminate red 2")
    assert t.influence(0, "red") == 2 and t.have(0) == "1R 0M 0S 0G" and t.pp(EMPIRE) == 0


@rule("DM-15.2.4")
def test_an_eliminated_empire_governor() -> None:
    t = Table(level="easy").govern(EMPIRE, "red 1").give(0, rice=1).action(0, "recruitment").play("main", "shadow red 3")
    t.play("eliminate red 1")
    assert t.have(EMPIRE) == "0R 0M 0S 0G" and t.influence(EMPIRE, "red") == 0


@rule("DM-15.2.5", "DM-20.13", "DM-15.3.8", "DM-15.3.5")
def test_tiles_of_the_empire() -> None:
    t = Table(level="easy").loose(EMPIRE, "red1", "blue2").market_tiles("red1", "yellow4")
    for island in lookups.ISLAND_NAMES[:4]:
        t.land(island, "blue2", "red1", "purple1") if island == "blue" else t.land(island, "-", "-", "-")
    t.s.bag = [0] * 24
    t.s.todo = [*ROUND, turn.DIE.ask(0)]
    t.ask(empire.EmpireTiles(2, 0, 0))
    assert set(t.legal) == {"take blue 3", "market yellow 4"}  # no duplicates; any No Man's Land or the Black Market
    assert t.refuses("take blue 1") == "DM-15.2.5"
    t.play("market yellow 4", "take blue 3")
    assert t.storage(EMPIRE) == "blue2 red1 yellow4 purple1" and t.pp(EMPIRE) == 0
    t.land("blue", "-", "-", "-").market_tiles()
    t.s.black_market = [0] * 24
    t.ask(empire.EmpireTiles(3, 0, 0))
    assert t.asks == "die" and t.pp(EMPIRE) == 1  # one point per action, however much is missing


@rule("DM-15.3.1", "DM-15.6.2")
def test_turns_alternate() -> None:
    for helmet in (0, 1):
        t = Table(level="easy")
        t.s.helmet = helmet
        t.s.todo = []
        t.ask(flow.NEW_ROUND)
        order: list[Any] = []
        while len(order) < 6:
            if t.asks in ("die", "cover"):
                order.append(t.asks)
            end = t.asks == "turn" and "end" in t.legal
            t.play("end" if end else ("main" if "main" in t.legal else t.legal[0]))
        assert order == (["die", "cover"] * 3 if helmet == 0 else ["cover", "die"] * 3)


@rule("DM-15.3.2", "DM-15.3.3", "DM-15.3.4", "DM-15.3.6")
def test_covering_a_field() -> None:
    t = card(Table(level="easy"), "S1-7", "blue3 red1 red4")  # blue GOV(B/P), green FARM(B/P), red TILES(2)
    assert t.legal == ["cover blue 3", "cover red 1", "cover red 4"]
    t.play("cover red 4")
    assert t.asks == "empire-place" and islands_offered(t) == {"blue", "purple"} and t.legal[0].startswith("govern")
    t.play("govern blue 1")
    assert t.legal[0].startswith("site")  # then the farm; the tiles are covered
    t.play("site purple 1")
    assert t.s.buildings[2:4] == [1, 0] and t.storage(EMPIRE) == "" and t.asks == "die"
    assert lookups.SOLO_NAMES[t.s.solo_card] != "S1-7" and len(t.s.empire_dice) == 1


@rule("DM-15.3.5")
def test_incomplete_actions() -> None:
    t = Table(level="easy").govern(0, *[f"blue {i}" for i in range(1, 6)])
    place(t, "governor", "blue")
    assert t.pp(EMPIRE) == 1 and t.asks == "die"
    t.s.helmet = 1
    card(t, "S1-2", "green1").play("cover green 1")  # red GOV(B/Y) adv, blue HELMET
    t.play(t.legal[0])
    assert t.pp(EMPIRE) == 2  # it has the Helmet already
    t.s.helmet = 0
    card(t, "S1-2", "green1").play("cover green 1", "govern yellow 2")
    assert t.pp(EMPIRE) == 2 and t.s.helmet == 1
    card(t, "S1-8", "green1 blue1").play("cover green 1")  # red PP(1), blue TILES(1)
    assert t.pp(EMPIRE) == 3


@rule("DM-15.3.7", "DM-15.4.7")
def test_a_shadow_without_a_target() -> None:
    t = Table(level="easy").govern(0, "blue 1")
    place(t, "shadow", "red blue", False)
    assert islands_offered(t) == {"blue"}  # the complete option first
    t = Table(level="easy")
    place(t, "shadow", "red blue", False).play("shadow red 2")
    assert t.pp(EMPIRE) == 1 and t.s.shadows[EMPIRE] == 1


@rule("DM-15.3.9", "DM-8.4.4")
def test_no_altar_left() -> None:
    t = Table(level="easy").restore(EMPIRE, "red", "red", "red")
    empire.return_empire_tiles(t.s, None)
    assert sum(t.s.stacks) == 0 and t.s.restored[7] == 3 and t.influence(EMPIRE, "red") == 6
    t.restore(EMPIRE, "red")
    assert t.s.restored[7] == 4 and t.influence(EMPIRE, "red") == 6
    t.restore(0, "red")
    assert t.s.restored[1] == 1 and t.influence(0, "red") == 0


@rule("DM-15.4.1", "DM-15.4.5", "TV-21")
def test_tv_21_relic_advantage() -> None:
    t = Table(level="easy").loose(EMPIRE, "blue1", "blue2", "blue3").market_tiles()
    for island in ("blue", "yellow", "purple"):
        t.land(island, "red1", "red2", "yellow3")
    t.land("red", "blue4", "red3", "red2")
    for number in range(24):
        if number == tile("blue4"):
            t.s.bag[number] = 0
    t.s.todo = [*ROUND, turn.DIE.ask(0)]
    t.ask(empire.EmpireTiles(2, 1, 0))
    assert t.legal == ["take red 1"] and t.refuses("take red 2") == "DM-15.4.8"
    t.play("take red 1")
    assert t.influence(EMPIRE, "blue") == 3
    assert len(t.legal) > 3  # the second tile is free
    t.play(t.legal[0])
    assert t.asks == "die"


@rule("DM-15.4.5", "DM-15.4.8", "DM-15.4.1")
def test_a_pair_that_restores() -> None:
    def table() -> Table:
        t = Table(level="easy").loose(EMPIRE, "blue1", "blue2").market_tiles("blue3")
        for island in lookups.ISLAND_NAMES[:4]:
            t.land(island, "red1", "red2", "yellow3")
        t.land("red", "blue4", "red3", "red2")
        t.s.bag = [0] * 24
        t.s.bag[tile("red4")] = 3
        t.s.todo = [*ROUND, turn.DIE.ask(0)]
        return t

    t = table().ask(empire.EmpireTiles(2, 1, 0))
    assert set(t.legal) == {"take red 1", "market blue 3"}
    t.play("market blue 3")
    assert t.legal == ["take red 1"]
    t.play("take red 1")
    assert t.s.restored[6] == 1
    t = table().ask(empire.EmpireTiles(1, 1, 0))
    assert len(t.legal) > 2  # one take is not enough: free choice
    t = table().ask(empire.EmpireTiles(2, 0, 0))
    assert len(t.legal) > 2  # without advantage too


@rule("DM-15.4.2", "DM-15.4.3", "DM-15.4.4", "TV-19")
def test_tv_19_advantage_nowhere() -> None:
    t = Table(level="easy").govern(EMPIRE, "red 1").govern(0, "purple 1", "purple 2")
    place(t, "governor", "red purple")
    assert islands_offered(t) == {"red", "purple"}
    t.play("govern red 2")
    assert t.pp(EMPIRE) == 0


@rule("DM-15.4.2", "TV-20")
def test_tv_20_advantage_forced() -> None:
    t = Table(level="easy").govern(EMPIRE, "red 1").shadow(0, "purple 1")
    t.s.solo_card = lookups.SOLO_NAMES.index("S1-1")  # its top: a Governor on red or purple with advantage
    place(t, "governor", "red purple")
    assert islands_offered(t) == {"purple"} and t.refuses("govern red 2") == "DM-15.4.2"
    place(t, "tower", "red purple")
    assert islands_offered(t) == {"purple"}
    place(t, "tower", "red purple", False)
    assert islands_offered(t) == {"red", "purple"}


@rule("DM-15.4.6")
def test_shadow_advantage_after_the_whole_effect() -> None:
    t = Table(level="easy").govern(0, "red 1", "blue 1", "blue 2").govern(EMPIRE, "red 2", "yellow 1")
    place(t, "shadow", "red blue yellow")  # red 2:2 becomes 3:0; blue 0:4 becomes 1:2; yellow is incomplete
    assert islands_offered(t) == {"red"}


@rule("DM-15.4.7", "DM-20.29")
def test_complete_before_advantage() -> None:
    t = Table(level="easy").govern(0, "blue 1", "blue 2", "blue 3")  # complete, but no advantage there
    place(t, "shadow", "blue red")  # red: advantage (0:0 to 1:0), but nobody to eliminate
    assert islands_offered(t) == {"blue"}


@rule("DM-15.5.1", "TV-22")
def test_tv_22_ability_line() -> None:
    t = Table(level="easy").give(0, rice=1, gold=1).cards(0, hand="H01")
    t.s.empire_dice = [2, 12, 16]  # 2, 6, 4
    t.phase(end_of_round.EMPIRE_ABILITY)
    assert t.said("empire-ability")[0].args == {"line": "EA2", "sum": 12}
    assert t.legal == ["discard H01", "give rice", "give gold"]  # the human chooses
    t.play("discard H01")
    assert t.pile(t.s.discard[0]) == "H01"
    t = Table(level="easy")
    t.s.empire_dice = [2, 12, 16]
    t.phase(end_of_round.EMPIRE_ABILITY)
    assert t.from_source(EMPIRE, "empire") == 1  # neither


@rule("DM-15.5.1")
def test_the_other_ability_lines() -> None:
    t = Table(level="easy")
    t.s.empire_dice = [2, 8, 16]  # 2 + 2 + 4 = 8
    t.phase(end_of_round.EMPIRE_ABILITY)
    assert t.asks == "empire-tile"
    t = Table(level="easy").govern(0, "red 1")
    t.s.empire_dice = [5, 10, 16]  # 5 + 4 + 4 = 13
    t.phase(end_of_round.EMPIRE_ABILITY)
    assert t.asks == "empire-place" and t.legal == ["shadow red 1", "shadow red 2", "shadow red 3"]


@rule("DM-15.6.1")
def test_the_empire_scores_influence() -> None:
    t = Table(level="easy").govern(EMPIRE, "red 1", "blue 1").govern(0, "red 2", "red 3")
    t.phase(end_of_round.INFLUENCE)
    assert t.pp(0) == 4 and t.pp(EMPIRE) == 2 + 3


@rule("DM-15.6.2")
def test_helmet_in_solo() -> None:
    t = Table(level="easy")
    t.phase(end_of_round.PASSING_HELMET)
    assert t.asks == "helmet" and t.legal == ["helmet 0", "helmet 1"]
    t.play("helmet 1")
    assert t.s.helmet == EMPIRE
    t.phase(end_of_round.PASSING_HELMET)
    assert t.asks != "helmet"  # the Empire keeps it


@rule("DM-15.6.3", "DM-15.7.1")
def test_the_empire_takes_heroes() -> None:
    t = Table(level="easy").shop("H13 H14 H15 H16 H17", top="H18", deck="H19 H20").give(0, gold=2)
    t.phase(end_of_round.HIRING)
    assert t.pile(t.s.pile) == ""  # the human holds the Helmet and hires first
    t.play("hire H17")
    assert t.pile(t.s.pile) == "H18"
    t = Table(level="easy").shop("H13 H14 H15 H16 H17", top="H18", deck="H19 H20").give(0, gold=2)
    t.s.helmet = EMPIRE
    t.phase(end_of_round.HIRING)
    assert t.pile(t.s.pile) == "H17" and t.s.market[4] == hero("H18")
    s = deal(1, 2, level="normal")
    rng = Table(level="easy").s.rng
    while s.todo:
        actions = GAME.legal(s, 0)
        GAME.apply(s, 0, actions[rng.below(len(actions))], None)
    assert len(s.pile) == 4 and s.unseen_hero >= 0  # five in the end


@rule("DM-15.6.5")
def test_tiles_return_after_round_four() -> None:
    for number, returned in ((3, False), (4, True)):
        t = Table(level="easy").loose(EMPIRE, "red1", "blue2").restore(EMPIRE, "yellow")
        t.s.round = number
        bag = sum(t.s.bag)
        t.phase(end_of_round.CLEAN_UP)
        assert (t.storage(EMPIRE) == "") == returned and sum(t.s.bag) == bag + (6 if returned else 0)
        assert t.s.restored[8] == 1 and t.influence(EMPIRE, "yellow") == 3
