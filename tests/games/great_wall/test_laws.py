"""The laws on every mode, count and difficulty; every rule, invariant and example of the page named by a test."""

import re
from pathlib import Path

import pytest

from tests.games.great_wall.table import Table
from tests.proof import rule
from tianxia.engine.laws import check_game
from tianxia.engine.rng import seeded
from tianxia.games.great_wall.game import GAME
from tianxia.games.great_wall.rules.hordes import bring_horde
from tianxia.lab.proof import proofs_in, rules_of

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "rules" / "great_wall.md").read_text(encoding="utf-8")
TABLES = [("standard", 3), ("standard", 4), ("two", 2), ("solo", 1), ("coop", 2), ("coop", 3), ("coop", 4)]


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_laws(mode: str, seats: int) -> None:
    for seed in (101, 102):
        assert check_game(GAME, GAME.check_setup(mode, seats, {}), seed, thorough_every=9) > 60


@pytest.mark.parametrize("difficulty", ["normal", "hard", "very_hard", "extreme"])
def test_laws_of_every_difficulty(difficulty: str) -> None:
    for both in ("no", "yes"):
        setup = GAME.check_setup("solo", 1, {"difficulty": difficulty, "both_advisors": both})
        assert check_game(GAME, setup, 7, thorough_every=9) > 30


def test_every_id_of_the_page_is_named_by_a_test() -> None:
    proofs = proofs_in(Path(__file__).parent, ROOT)
    ids = set(rules_of(PAGE, GAME.prefix()))
    examples = set(re.findall(r"^\*\*(TV-\d\d)", PAGE, re.MULTILINE))
    assert len(ids) == 527 and len(examples) == 56
    assert sorted((ids | examples) - set(proofs)) == []
    assert sorted({i for i in proofs if i.startswith("GW")} - ids) == []


@rule("GW-14.1.25")
def test_same_seed_same_game() -> None:
    def play(seed: int) -> bytes:
        s = Table(3, seed=9).s
        s.rng = seeded(seed)
        bring_horde(s, None)
        s.rng.shuffle(s.tactic_deck)
        return s.fingerprint()

    assert play(4) == play(4) != play(5)
