"""One name: a rule's file has a test of its name, and what is the same in several games is called the same in all of them."""

from pathlib import Path

import pytest

from tianxia.engine.registry import find, names

TESTS = Path(__file__).parent
GAMES = TESTS.parents[1] / "src" / "tianxia" / "games"
ALIKE = "actions data features fields flow game hidden ids invariants observe scoring seen setup state value view"
PROVEN = "census data features flow laws refusals scoring setup texts"


@pytest.mark.parametrize("game", names())
def test_every_rule_file_has_a_test_of_its_name(game: str) -> None:
    rules = {path.stem for path in (GAMES / game / "rules").glob("*.py")} - {"__init__"}
    tested = {path.stem.removeprefix("test_") for path in (TESTS / game).glob("test_*.py")}
    assert rules and sorted(rules - tested) == []


@pytest.mark.parametrize("game", names())
def test_what_is_the_same_in_all_games_is_called_the_same(game: str) -> None:
    assert [name for name in ALIKE.split() if not (GAMES / game / f"{name}.py").is_file()] == []
    assert [name for name in PROVEN.split() if not (TESTS / game / f"test_{name}.py").is_file()] == []


@pytest.mark.parametrize("game", names())
def test_questions_stand_beside_their_rules(game: str) -> None:
    """Or in setup.py, those of the setup. What cards ask wherever they are used stands with the words of the cards."""
    for decision in find(game).decisions:
        home = type(decision).__module__.removeprefix(f"tianxia.games.{game}.")
        assert home.startswith(("rules.", "words.")) or home in ("setup", "steps"), f"{decision.name} in {home}"
