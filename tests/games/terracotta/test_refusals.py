"""What a player reads who asks "why?": the rule beside a question, and what is missing where something is refused."""

import pytest

from tests.games.terracotta.table import Table
from tests.games.texts import LANGUAGES, texts
from tests.proof import rule
from tianxia.games.terracotta.game import GAME
from tianxia.server.views import question_data

ALL = "sword halberd crossbow spear"


def opens(t: Table) -> str:
    """The rule that the page opens beside the question."""
    question = question_data(GAME, t.s)
    assert question is not None
    return question.rule


def says(t: Table, words: str, language: str = "en") -> str:
    """A refusal as it is told."""
    reason = GAME.why_not(t.s, t.seat, GAME.actions.parse(words))
    assert reason is not None
    return texts("terracotta", language).say(f"no-{reason.key}", reason.args)


# ---- beside a question ----


@rule("TA-10.2.1", "TA-10.2.2")
def test_the_builder_has_rules_of_its_own() -> None:
    t = Table(b=3)  # segment 3: MOISTEN, builder
    t.give("Y", coins=1, masters="builder")
    t.turn(3).play("skip inner", "perform middle")
    assert t.asks == "type" and opens(t) == "TA-10.2.2", "not any type"
    t.play("type guard")
    assert t.asks == "cell" and opens(t) == "TA-10.2.1", "no clay, no points"
    t = Table()
    t.give("Y", wet=2)
    t.turn(0).play("perform inner")
    assert opens(t) == "TA-7.3.2"
    t.play("type guard")
    assert opens(t) == "TA-7.3.3"


@rule("TA-6.3.5")
@pytest.mark.parametrize(
    ("segment", "ring", "found"),
    [
        (0, "inner", "TA-7.3.1"),  # a warrior without clay
        (3, "inner", "TA-6.3.5"),  # nothing to moisten
        (1, "inner", "TA-6.3.2"),  # coins are always possible: the choice itself is explained
        (0, "middle", "TA-7.6.2"),  # no coins for a token
        (3, "middle", "TA-6.3.2"),
        (1, "outer", "TA-7.9.3"),  # no active weapon
        (0, "outer", "TA-6.3.3"),
    ],
)
def test_an_action_that_is_not_possible_names_the_rule_that_forbids_it(segment: int, ring: str, found: str) -> None:
    t = Table()
    t.turn(segment)
    while t.asks != ring:
        t.play(f"skip {t.asks}")
    assert opens(t) == found


@rule("TA-10.1.3")
def test_an_ability_that_is_not_possible_names_the_rule_that_forbids_it() -> None:
    for storages, found in (((0, 0, 0, 0), "TA-10.6.2"), ((0, 1, 0, 0), "TA-7.6.2")):
        t = Table(b=10)  # segment 3: MOISTEN, overseer
        t.storages(*storages)
        t.give("Y", coins=1)
        t.turn(3).play("skip inner", "perform middle", "hire 1")
        assert t.asks == "ability" and opens(t) == found


@rule("TA-9.3.1", "TA-9.4.1", "TA-9.5.1")
@pytest.mark.parametrize(("kind", "found"), [("servant", "TA-9.3.1"), ("archer", "TA-9.4.1"), ("musician", "TA-9.5.1")])
def test_a_place_for_a_specialist_is_asked_with_what_it_does_there(kind: str, found: str) -> None:
    t = Table()
    t.give("Y", coins=1, weapons=ALL)
    t.turn(1).play("skip inner", "skip middle", "perform outer", f"buy {kind}")
    assert t.asks == "spot" and opens(t) == found


# ---- what is missing ----


@rule("TA-10.2.2")
def test_the_builder_tells_how_full_the_columns_are() -> None:
    t = Table(b=3)
    t.give("Y", coins=1, masters="builder")
    t.organizer(3, 5, 0, 5)
    t.turn(3).play("skip inner", "perform middle")
    assert says(t, "type officer") == "The Master Builder takes from a fullest column: those hold 5, this one 3."
    assert t.refuses("type crossbowman") == "TA-10.2.2 none-left"


@rule("TA-7.6.2", "TA-7.6.3")
def test_tokens_tell_their_cost_and_where_they_lie() -> None:
    t = Table(b=3)
    t.give("Y", coins=1, masters="steward")  # with token 6
    t.s.tokens[0] &= ~0b11  # tokens 1 and 2 are with two others
    t.s.masters[2], t.s.masters[3] = 1, 2
    t.turn(3).play("skip inner")
    assert says(t, "perform middle") == "Your cheapest token costs 3 coins; you have 1."
    t.give("Y", coins=3)
    t.play("perform middle")
    assert says(t, "hire 6") == "Token 6 lies with the Master Steward already."
    assert says(t, "hire 2") == "Token 2 lies with the Master Clay Maker already."
    assert says(t, "hire 6", "pl") == "Żeton 6 już leży u mistrza zarządcy."
    assert says(t, "hire 6", "cs") == "Žeton 6 už leží u mistra správce."


@rule("TA-7.9.3")
def test_a_specialist_that_is_too_dear_is_named() -> None:
    t = Table("servant@7,1 servant@7,2")
    t.give("Y", coins=2, weapons="halberd")
    t.turn(1).play("skip inner", "skip middle")
    assert says(t, "perform outer") == "A servant costs 3 coins; you have 2."
    assert says(t, "perform outer", "pl") == "Sługa kosztuje 3 monety; masz 2."
    assert says(t, "perform outer", "cs") == "Sluha stojí 3 mince; máte 2."


def guarded(pieces: str) -> Table:
    """Yellow has just used the halberd of a guard on 7,9."""
    t = Table(pieces)
    t.give("Y", wet=2, weapons="halberd")
    return t.turn(0).play("perform inner", "type guard", "put 7,9", "weapon use")


@rule("TA-8.2.4", "TA-8.2.5", "TA-8.2.6")
def test_a_warrior_that_cannot_move_at_all() -> None:
    t = guarded("Y:officer@1,1 G:soldier@1,2 G:soldier@2,1")
    assert t.refuses("move 1,1 1,1") == "TA-8.2.4 hemmed-in"
    t = guarded("Y:officer@1,1+horse:E G:soldier@1,4 G:soldier@2,2")
    assert t.refuses("move 1,1 1,1") == "TA-8.2.6 blocked-rider"
    t = guarded("Y:officer@1,1+horse:E")
    assert says(t, "move 1,3 1,3") == "This horse has its rider in 1,1: they move together, from there."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_columns_are_told_in_every_language(language: str) -> None:
    t = Table(b=3)
    t.give("Y", coins=1, masters="builder")
    t.organizer(3, 5, 5, 5)
    t.turn(3).play("skip inner", "perform middle")
    told = says(t, "type officer", language)
    assert "5" in told and "3" in told and "$" not in told
