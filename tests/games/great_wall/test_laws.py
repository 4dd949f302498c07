"""All laws, for every mode, number of players and difficulty."""

import json

import pytest

from tests.games.golden import course, named
from tests.games.great_wall.table import Table
from tests.proof import rule
from tianxia.engine.laws import check_game
from tianxia.engine.rng import seeded
from tianxia.games.great_wall.game import GAME
from tianxia.games.great_wall.rules.hordes import bring_horde

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


@rule("GW-14.1.25")
def test_same_seed_same_game() -> None:
    def play(seed: int) -> bytes:
        s = Table(3, seed=9).s
        s.rng = seeded(seed)
        bring_horde(s, None)
        s.rng.shuffle(s.tactic_deck)
        return s.fingerprint()

    assert play(4) == play(4) != play(5)


@pytest.mark.parametrize("name", named("great_wall"))
def test_laws_hold_all_through_a_played_game(name: str) -> None:
    """Random games end early; these go to the last year. Invariants at every move, views and re-dealing at every twelfth."""
    match = course("great_wall", name)
    s = match.at(0)
    for i, move in enumerate(match.moves):
        if i % 12 == 0:
            for seat in range(-1, s.seats):
                other = GAME.resample(s, seat, seeded(i))
                assert GAME.broken(other) == "" and GAME.view(other, seat) == GAME.view(s, seat)
                assert seat < 0 or GAME.legal(other, seat) == GAME.legal(s, seat)
                assert GAME.resample(other, seat, seeded(7)).fingerprint() == GAME.resample(s, seat, seeded(7)).fingerprint()
            assert GAME.load(json.loads(json.dumps(GAME.save(s)))).fingerprint() == s.fingerprint()
        GAME.apply(s, move.seat, move.action, None)
        assert GAME.broken(s) == "", i
