"""What a player reads who clicks what cannot be used now, and which rule a question or a refusal opens."""

import random
import re

import pytest

from tests.games.daimyo.table import ROUND, Table
from tests.games.daimyo.test_setup import deal, play_until
from tests.games.texts import LANGUAGES, ROOT, texts
from tests.proof import rule
from tianxia.engine.offer import offers
from tianxia.engine.rules_page import read_rules
from tianxia.games.daimyo import lookups
from tianxia.games.daimyo.game import GAME
from tianxia.games.daimyo.rules import empire, end_of_round, mercenaries, turn
from tianxia.games.daimyo.rules.mercenaries import MERCS
from tianxia.server.views import question_data

PAGE = (ROOT / "docs/rules/daimyo.md").read_text(encoding="utf-8")
RULES = [found["id"] for found in read_rules(PAGE, "DM")]
# what the page takes a click on the table for
CLICKS = ["govern red 1", "site red 1", "shadow red 1", "take red 1", "travel red", "market red 1", "drop red 1", "villager 1"]
CLICKS += ["play H13", "hire H13", "build farm", "reset", "main", "ability", "tile action", "place relic", "idle red 1", "end"]


def gift(t: Table) -> Table:
    t.s.todo = [*ROUND, turn.TakeDie(0), mercenaries.DIE.ask(0)]
    return t


def opens(t: Table) -> str:
    found = question_data(GAME, t.s)
    assert found is not None and found.rule == t.opens
    return found.rule


# ---- what is not asked now ----


@rule("DM-7.0.1", "DM-20.18", "DM-14.2.1")
def test_before_the_die() -> None:
    t = Table(3).cards(0, hand="H13")
    first = ("DM-7.0.1", "First place your die; the Main Action and Bonus Actions come after it.")
    assert t.why("play H13") == first and t.why("ability") == first and t.why("tile action") == first
    assert t.why("idle red 1") == ("DM-5.7", "A die fits one of your actions, so none is laid aside.")
    t = gift(Table(2).middle("red1 blue2"))
    assert t.why("play H13") == first
    assert t.why("die red 1 tax") == ("DM-14.2.1", "First the Mercenaries get their die.")
    t.play("merc tower 1")
    assert t.why("end") == first  # their Radio Tower is placed before the turn too


@rule("DM-4.6.1", "DM-5.5.2")
def test_inside_an_action() -> None:
    t = Table(2).give(0, rice=3).cards(0, hand="H13").action(0, "recruitment").play("main")
    assert t.asks == "recruit"
    assert t.why("play H13") == ("DM-4.6.1", "First finish the recruiting; nothing interrupts that.")
    assert t.why("idle red 1") == ("DM-5.5.2", "You have placed your die of this turn already.")
    assert t.why("merc tower 1") == (
        "DM-14.2.1",
        "The Mercenaries get a die only before the first three turns of a round.",
    )


# questions outside of a turn, or before its die: nothing has begun that has to be finished
OUTSIDE = {"clan", "board", "start", "empire-start", "die", "idle", "turn", "helmet"}
OUTSIDE |= {"merc-die", "merc-relic", "merc-lift", "merc-place", "cover", "empire-place", "empire-tile", "empire-toll"}


@rule("DM-4.6.1")
def test_what_has_begun_is_named() -> None:
    t = Table(3).cards(0, hand="H13").action(0, "relic").play("main")
    assert t.why("play H13") == ("DM-4.6.1", "First choose where your Scavenger goes; nothing interrupts that.")
    t = Table(3).give(0, metal=2, stone=2).action(0, "construction").play("main", "build tower")
    assert t.why("end") == ("DM-4.6.1", "First choose the site of the building; nothing interrupts that.")
    for language in LANGUAGES:
        named = texts("daimyo", language).uses("daimyo-no-finish-first").choices["asked"]
        assert named == {decision.name for decision in GAME.decisions} - OUTSIDE | {"other"}


@rule("DM-7.0.1", "DM-12.5.1")
def test_at_the_end_of_a_round() -> None:
    t = Table(3).give(0, gold=5).phase(end_of_round.HIRING)
    assert t.asks == "hire" and opens(t) == "DM-12.5.1"
    assert t.why("play H13") == ("DM-7.0.1", "That is possible only in your own turn.")
    assert t.why("idle red 1") == ("DM-5.5.2", "That is possible only in your own turn.")


def test_before_the_game() -> None:
    t = Table(2)
    t.s = deal(2, 1, clans="random")
    assert t.asks == "start"
    assert t.why("play H13") == ("DM-3.3.1", "The game has not begun yet: first the setup.")


@pytest.mark.parametrize(
    ("words", "rule_of_it"),
    [
        pytest.param("govern red 1", "DM-6.4.1", marks=rule("DM-6.4.1")),
        pytest.param("shadow red 1", "DM-6.4.1", marks=rule("DM-6.4.1")),
        pytest.param("site red 1", "DM-6.5.1", marks=rule("DM-6.5.1")),
        pytest.param("build farm", "DM-6.5.1", marks=rule("DM-6.5.1")),
        pytest.param("take red 1", "DM-6.3.2", marks=rule("DM-6.3.2")),
        pytest.param("travel red", "DM-6.3.1", marks=rule("DM-6.3.1")),
        pytest.param("search metal", "DM-6.3.3", marks=rule("DM-6.3.3")),
        pytest.param("market red 1", "DM-6.3.4", marks=rule("DM-6.3.4")),
        pytest.param("ransom red 1", "DM-14.5.1", marks=rule("DM-14.5.1")),
        pytest.param("drop red 1", "DM-8.2.2", marks=rule("DM-8.2.2")),
        pytest.param("villager 1", "DM-6.1.4", marks=rule("DM-6.1.4")),
        pytest.param("hire H13", "DM-12.5.1", marks=rule("DM-12.5.1")),
        pytest.param("place relic", "DM-7.4.5", marks=rule("DM-7.4.5")),
        pytest.param("idle red 1", "DM-5.7", marks=rule("DM-5.7")),
    ],
)
def test_when_it_can_be_done(words: str, rule_of_it: str) -> None:
    assert Table(3).why(words)[0] == rule_of_it


def test_one_sentence_for_both_units_and_one_for_hiring() -> None:
    t = Table(3)
    assert t.why("govern red 1") == t.why("shadow red 1")
    assert t.why("hire H13")[1] == "Heroes are hired at the end of the round, or by a Hero or tile that says so."


@rule("DM-6.3.5", "DM-10.1")
def test_what_comes_first() -> None:
    t = Table(3).give(0, metal=1, gold=1).action(0, "relic").play("main")
    for words in ("take blue 1", "search metal", "market red 1"):
        assert t.why(words) == ("DM-6.3.5", "First your Scavenger moves to another island.")
    t = Table(3).give(0, metal=2, stone=2).action(0, "construction").play("main")
    assert t.why("site red 1") == ("DM-10.1", "First choose what you build.")


# ---- what is missing ----


@rule("DM-4.2.4", "DM-10.2", "DM-10.6", "DM-10.7")
def test_a_building_that_cannot_be_paid() -> None:
    t = Table(3).give(0, metal=2, stone=1).action(0, "construction").play("main")  # a Radio Tower can be built
    assert t.why("build farm") == ("DM-10.2", "It costs 2 Stone; you have 1.")
    t = Table(3).give(0, metal=2).effect(0, "BUILD(1)")
    assert t.why("build farm") == ("DM-10.6", "You lack tokens for it: 2. The discount covers 1.")
    t = Table(3).give(0, gold=3)
    t.s.buildings[0] = 1
    t.effect(0, "BUILD(gold)")
    assert t.why("build farm") == ("DM-10.7", "It costs 4 Gold; you have 3.")
    t = Table(3).give(0, metal=2, stone=2).effect(0, "BUILD(2):TOWER")
    assert t.why("build farm") == ("DM-10.1", "Only this may be built now: Radio Tower.")


@rule("DM-10.6", "DM-4.2.4")
def test_a_discount_that_would_not_be_enough() -> None:
    t = Table(3).give(0, metal=1, stone=1).effect(0, "BUILD(1)").play("build farm")  # 2 Stone, 1 Metal
    assert t.asks == "spare" and t.legal == ["spare stone"]
    assert t.why("spare metal") == ("DM-4.2.4", "You would still lack tokens: 1. You may leave out no other.")


@rule("DM-9.1.1", "DM-9.2.4", "DM-4.5.4")
def test_units_the_track_and_heroes() -> None:
    t = Table(2).give(0, rice=3).action(0, "recruitment")
    assert t.why("reset") == ("DM-9.2.4", "Only from the last space of the track; your marker is on space 1.")
    t.s.track[0] = 2
    assert t.why("reset") == ("DM-9.2.4", "It costs 2 Gold; you have 0.")
    t.give(0, rice=1, gold=2).play("main")
    assert t.why("govern red 1") == ("DM-9.1.1", "It costs 3 Rice; you have 1.")
    t = Table(2).give(0, gold=3).shop("H45 H13 - - -", top="H20").effect(0, "HIRE(1)")
    assert opens(t) == "DM-4.5.4"  # not the phase at the end of a round
    assert t.why("hire H45") == ("DM-4.5.4", "It costs 4 Gold; you have 3.")
    assert t.why("hire H20")[1].startswith("The open card on top of the deck cannot be hired")
    assert t.why("hire H21") == ("DM-4.5.4", "This Hero is not in the Heroes' Market.")


@rule("DM-6.3.3", "DM-6.3.4", "DM-14.5.1", "DM-6.3.2")
def test_at_a_stop_of_the_scavenger() -> None:
    t = Table(2).action(0, "relic").play("main", "travel red").market_tiles("yellow1")
    assert t.why("search metal") == ("DM-6.3.3", "It costs 1 Metal; you have 0.")
    assert t.why("market yellow 1") == ("DM-6.3.4", "It costs 1 Gold; you have 0.")
    assert t.why("take blue 1") == ("DM-6.3.2", "Your Scavenger stands on the red island: only tiles from there.")
    t.s.merc_tiles[lookups.ISLAND_NAMES.index("yellow") * 4] = 1
    assert t.why("ransom yellow 1") == ("DM-14.5.1", "It costs 2 Gold; you have 0.")
    t.give(0, metal=1).land("red", "-", "-", "-")
    assert t.why("search metal") == ("DM-8.2.8", "There is no such tile.")


@rule("DM-6.3.6", "DM-8.3.1", "DM-6.3.2", "DM-6.3.3", "DM-8.2.8")
def test_which_tiles_an_effect_takes() -> None:
    t = Table(2).market_tiles("yellow1").effect(0, "RELIC(BOARD,1)")
    assert t.why("market yellow 1")[0] == "DM-6.3.6" and "does not let you buy" in t.why("market yellow 1")[1]
    t = Table(2).market_tiles("yellow1").effect(0, "RELIC(BM,1)")
    assert t.why("take red 1") == ("DM-8.3.1", "Only a tile from the Black Market now.")
    t = Table(2).effect(0, "RELIC(HERE,1)")
    assert t.why("take red 1") == ("DM-6.3.2", "Your Scavenger stands on the blue island: only tiles from there.")
    t = Table(2).give(0, metal=1).land("red", "blue1", "-", "blue2").action(0, "relic").play("main", "travel red", "search metal")
    assert t.why("bin blue 1")[0] == "DM-6.3.3" and t.why("bin red 2") == ("DM-8.2.8", "There is no such tile.")


@rule("DM-7.4.1", "DM-7.4.3", "DM-7.4.4", "DM-5.7", "DM-4.2.4", "DM-7.1.5")
def test_bonus_tiles_and_their_costs() -> None:
    t = Table(2).action(0, "tax")
    assert t.why("tile action") == ("DM-7.4.1", "Tax has no Bonus Action tile.")
    assert t.why("tile ability") == ("DM-7.4.4", "No Bonus Action tile lies there yet.")
    t.action(0, "relic")
    assert t.why("tile action") == ("DM-7.4.3", "No Bonus Action tile lies there yet.")
    t.bonus(0, "ability", "farm", 1)
    assert t.why("tile ability") == ("DM-7.4.4", "Your dice add up to 6; you need 13.")
    t = Table(2, advanced=True).boards(0, "TF4", "RT4").bonus(0, "relic", "farm", 4).bonus(0, "production", "farm", 1)
    t.action(0, "relic")  # 1 Gold: the track
    assert t.why("tile action") == ("DM-4.2.4", "It costs 1 Gold; you have 0.")
    t.action(0, "production")  # discard a Hero: hire
    assert t.why("tile action") == ("DM-4.2.4", "You have no Hero in hand to discard for it.")
    t = Table(2).cards(0, hand="H23").dice(0, tax="red6").action(0, "relic", 4)
    assert t.why("play H23") == ("DM-7.1.5", "You have no Relic tile in your Storage to give for it.")


@rule("DM-5.5.2", "DM-5.7", "DM-7.4.2")
def test_colours() -> None:
    t = Table(3).middle("red1 green2")
    assert t.why("die red 1 relic") == ("DM-5.5.2", "Relic: only a green die fits.")
    t = Table(3).give(0, metal=2, stone=1).action(0, "construction").play("main", "build tower", "site red 1")
    assert t.why("place income1")[1] == "A grey tile goes beside an action or the Clan ability, never on an Income space."
    t.s.todo = [turn.IDLE.ask(0)]
    t.middle("red1").play("idle red 1")
    assert t.why("main") == ("DM-5.7", "Your die lies beside the board: there is no Main Action this turn.")


@rule("DM-9.4.4", "DM-9.4.5", "DM-4.4.3")
def test_whose_governor() -> None:
    t = Table(3).give(0, rice=1).govern(0, "red 1").govern(1, "red 2").govern(2, "red 3", "blue 1").action(0, "recruitment")
    t.play("main", "shadow red 1")
    assert opens(t) == "DM-9.4.4"
    assert t.why("eliminate blue 1") == ("DM-9.4.4", "Only on the red island, where the Shadow stands.")
    assert t.why("eliminate red 1") == ("DM-9.4.5", "You do not eliminate your own Governor.")
    assert t.why("eliminate red 5") == ("DM-9.4.4", "No Governor of an opponent stands there.")
    t = Table(3).govern(0, "red 1", "red 2").effect(0, "MOVEGOV(2)").play("lift red 1", "govern blue 1")
    assert t.why("lift blue 1") == ("DM-4.4.3", "This Governor has moved already.")
    assert t.why("lift yellow 1") == ("DM-4.4.3", "None of your Governors stands there.")


# ---- the Mercenaries and the Empire ----


@rule("DM-14.4.3", "DM-14.4.4", "DM-14.4.5", "DM-14.4.6", "DM-14.4.7")
def test_each_field_of_the_mercenaries_opens_its_own_rule() -> None:
    t = gift(Table(2).give(0, gold=2).govern(1, "red 1", "red 2").middle("blue1 red2 red3 green4"))
    t.play("merc governor 1")
    assert opens(t) == "DM-14.4.5"
    assert t.why("site red 3") == ("DM-14.4.5", "Now the piece to place is a Governor.")
    assert t.why("govern red 1") == ("DM-4.4.1", "This space is taken.")
    assert t.why("govern black 1") == ("DM-3.1.1", "This island is not in play.")
    gift(t).play("merc tower 2")
    assert opens(t) == "DM-14.4.3" and t.why("govern red 3")[1] == "Now the piece to place is a Radio Tower."
    gift(t).govern(MERCS, "red 4").play("merc shadow 3")
    assert opens(t) == "DM-14.4.6"
    t.play("shadow red 1")
    assert t.asks == "eliminate" and opens(t) == "DM-14.4.6"
    assert t.why("eliminate red 4") == ("DM-14.4.6", "The Mercenaries remove only a Governor of your opponent.")
    gift(t).middle("green4").play("merc relic 4")
    assert opens(t) == "DM-14.4.1" and t.why("swap black 1")[0] == "DM-3.1.1"


@rule("DM-14.4.4", "DM-14.4.5", "DM-14.4.7")
def test_pieces_of_the_mercenaries_that_move() -> None:
    sites = [f"{island} {n}" for island in ("blue", "red") for n in range(1, 5)]
    t = Table(2).give(0, gold=2).govern(MERCS, *sites).build(MERCS, "tower", *sites[:4]).shadow(MERCS, "red 1", "red 2", "red 3")
    for field, die, lift, moved in (
        ("governor", "blue1", "lift blue 1", "DM-14.4.5"),
        ("tower", "red1", "lift-tower blue 1", "DM-14.4.4"),
        ("shadow", "red1", "lift-shadow red 1", "DM-14.4.7"),
    ):
        gift(t.middle(f"{die} {die}")).play(f"merc {field} 1")
        assert t.asks == "merc-lift" and opens(t) == moved
        empty = lift.replace("blue 1", "purple 5").replace("red 1", "purple 1")
        assert t.why(empty) == (moved, "The Mercenaries have no such unit or building there.")
        t.play(lift)
        assert t.asks == "merc-place" and opens(t) == moved


@rule("DM-14.4.6")
def test_the_shadow_field_costs_gold() -> None:
    t = gift(Table(2).give(0, gold=1).middle("red1 blue2"))
    assert t.why("merc shadow 1") == ("DM-14.4.6", "It costs 2 Gold; you have 1.")


@rule("DM-3.2.7", "DM-3.2.8", "DM-3.3.1", "DM-3.3.2")
def test_the_second_pass_of_the_setup() -> None:
    t = Table(2)
    t.s = deal(2, 1, clans="random", boards="advanced")
    seen = []
    while t.s.round == 0:
        seen.append((t.asks, opens(t)))
        t.play(t.legal[0])
    assert seen[:4] == [("board", "DM-3.2.7"), ("board", "DM-3.2.7"), ("board", "DM-3.2.8"), ("board", "DM-3.2.8")]
    assert seen[4:] == [("start", "DM-3.3.1"), ("start", "DM-3.3.1"), ("start", "DM-3.3.2"), ("start", "DM-3.3.2")]


@rule("DM-15.1.5", "DM-15.1.6", "DM-15.1.7")
def test_where_the_empire_starts() -> None:
    for level, rules in (("easy", ["5", "5"]), ("normal", ["6", "6", "6", "6"]), ("hard", ["6", "6", "6", "6", "7"])):
        t = Table(level=level)
        t.s = play_until(deal(1, 3, level=level, clans="random"), "empire-start")
        seen = []
        while t.asks == "empire-start":
            seen.append(opens(t).removeprefix("DM-15.1."))
            if len(seen) == 2:
                there = t.s.governor.index(empire.EMPIRE) // 5
                island = lookups.ISLAND_NAMES[there if level == "easy" else (there + 1) % 4]
                site = next(n for n in range(1, 6) if t.s.governor[lookups.ISLAND_NAMES.index(island) * 5 + n - 1] < 0)
                said = "already has a Governor on this island" if level == "easy" else "This one goes on the island"
                assert said in t.why(f"govern {island} {site}")[1] and t.why(f"govern {island} {site}")[0] == opens(t)
                assert t.why("site red 1") == (opens(t), "Now the piece to place is a Governor.")
            t.play(t.legal[0])
        assert seen == rules


def solo(card: str) -> Table:
    t = Table(level="easy")
    t.s.solo_card = lookups.SOLO_NAMES.index(card)
    t.s.todo = [*ROUND]
    return t


@rule("DM-15.3.3", "DM-15.4.2", "DM-15.4.7", "DM-15.4.8", "DM-15.3.7")
def test_what_the_empire_may_not() -> None:
    t = solo("S1-1").govern(0, "red 5").shadow(0, "purple 1")  # a Governor on red or purple with advantage
    t.ask(empire.EmpireAct(t.s.solo_card, 0))
    assert t.why("govern blue 1") == ("DM-15.3.3", "The Solo card names other islands for it.")
    assert t.why("govern red 1")[0] == "DM-15.4.2" and "overtakes you in Influence" in t.why("govern red 1")[1]
    assert t.why("site purple 1") == ("DM-15.3.3", "Now the piece to place is a Governor.")
    assert t.why("govern black 1")[0] == "DM-3.1.1"
    t = solo("S2-1").govern(0, "red 1", "red 2")  # a Shadow on red or purple
    t.ask(empire.EmpireAct(t.s.solo_card, 0))
    assert t.why("shadow purple 1")[0] == "DM-15.4.7" and "eliminates one of your Governors" in t.why("shadow purple 1")[1]
    t.play("shadow red 1")
    assert opens(t) == "DM-15.3.7" and t.why("eliminate red 5") == ("DM-15.3.7", "You have no such unit or building there.")
    t = solo("S1-3").loose(empire.EMPIRE, "blue1", "blue2", "blue3").land("red", "blue4", "red1", "red2")
    t.ask(empire.EmpireAct(t.s.solo_card, 1))  # a tile with advantage
    assert opens(t) == "DM-15.4.8" and "helps to Restore a Relic" in t.why("take red 2")[1]
    t = solo("S1-4")
    t.ask(empire.EmpireAct(t.s.solo_card, 0))  # two tiles without
    assert t.asks == "empire-tile" and opens(t) == "DM-15.3.8"


@rule("DM-12.4.1", "DM-15.6.2", "DM-12.3.1", "DM-7.3.5", "DM-7.3.2", "DM-4.2.2")
def test_the_same_question_by_another_rule() -> None:
    assert opens(Table(3).phase(end_of_round.PASSING_HELMET)) == "DM-12.4.1"
    assert opens(Table(level="easy").phase(end_of_round.PASSING_HELMET)) == "DM-15.6.2"
    assert opens(Table(3).phase(end_of_round.ALL_INCOME)) == "DM-12.3.1"
    assert opens(Table(3).effect(0, "GAIN(1A)")) == "DM-4.2.2"
    dice = {"tax": "red6", "production": "green6"}
    assert opens(Table(3).dice(0, **dice).action(0, "relic").play("ability")) == "DM-7.3.5"  # Nature
    nomads = Table(3, clans="nomads nature technology").govern(0, "red 1").dice(0, **dice).action(0, "relic").play("ability")
    assert opens(nomads) == "DM-7.3.2"
    assert opens(Table(3).govern(0, "red 1").effect(0, "MOVEGOV(1)")) == "DM-4.4.3"


@rule("DM-8.2.2", "DM-8.2.5", "DM-4.6.3", "DM-4.6.4")
def test_tiles_that_go() -> None:
    t = Table(3).loose(0, "red1", "red2", "red3").land("blue", "yellow1", "yellow2", "yellow3").effect(0, "RELIC(HERE,1)")
    t.play("take blue 1")
    assert t.asks == "drop" and opens(t) == "DM-8.2.2"
    t = Table(3).loose(0, "red1", "red2", "red3")
    t.s.bag = [0] * 24
    t.s.bag[4 * lookups.ISLAND_NAMES.index("yellow")] = 1
    t.effect(0, "RELIC(BAG,1)")
    assert t.asks == "drop" and opens(t) == "DM-8.2.5"
    assert opens(Table(3).loose(0, "red1").effect(0, "GIVE(BAG,1)")) == "DM-4.6.4"
    t = Table(3).loose(0, "red1").cards(0, hand="H23").dice(0, tax="red6").action(0, "relic", 4).play("play H23")
    assert t.asks == "give-tile" and opens(t) == "DM-4.6.3"


# ---- everywhere ----


def open_page(found: str) -> bool:
    """The rule is on the page, or the section of rules that begin with it."""
    return any(known == found or known.startswith(f"{found}.") for known in RULES)


def test_every_question_answer_and_refusal_of_whole_games_has_its_rule_and_words() -> None:
    """Whatever is clicked in a game: a rule of the page, a sentence in every language, never just "something else is asked"."""
    words = {language: texts("daimyo", language) for language in LANGUAGES}
    seen: set[str] = set()
    said: set[str] = set()
    kinds: set[str] = set()
    verbs = GAME.actions.blocks
    for seats, options in (
        (2, {"boards": "advanced", "aggressive": "in"}),
        (4, {"clans": "random", "aggressive": "in"}),
        (1, {"level": "hard"}),
    ):
        luck = random.Random(seats)
        t = Table(2)
        t.s = deal(seats, seats, **options)
        while t.s.todo:
            kinds.add(t.asks)
            assert open_page(opens(t)), t.asks
            if luck.random() < 0.05:
                assert all(open_page(offer.rule) for offer in offers(GAME, t.s, t.seat)), t.asks
            tries = [GAME.actions.parse(click) for click in CLICKS]
            for block in verbs:
                tries.append(luck.randrange(block.start, block.end))
            for action in tries:
                reason = GAME.why_not(t.s, t.seat, action)
                if reason is not None:
                    assert open_page(reason.rule), (t.asks, GAME.actions.words(action), reason.rule)
                    seen.add(reason.key)
                    if str((reason.key, reason.args)) not in said:
                        said.add(str((reason.key, reason.args)))
                        for found in words.values():
                            assert re.search(r"[.!?]$", found.say(f"no-{reason.key}", reason.args))
                    if GAME.actions.words(action) in CLICKS:
                        assert reason.key != "not-asked", (t.asks, GAME.actions.words(action))
            t.play(luck.choice(t.legal))
    assert len(kinds) > 30 and len(seen) > 50
