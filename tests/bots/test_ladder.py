"""The scale: where bots stand is what makes the results between them likeliest."""

from math import exp, sqrt
from pathlib import Path

import pytest

from tianxia.bots.ladder import BETA, BadLadder, Match, Scale, beats, matches, read, rungs_of
from tianxia.engine.registry import all_names, find
from tianxia.server.ratings.scale import Strength, chance

MUS = {"greedy": 0.0, "pupil": -9.0, "scribe": -2.5, "champion": 6.0}


def expected(bot: str, against: str, games: int, others: int) -> Match:
    """As many games won as the model expects, so that half a game on either side changes nothing."""
    unit = BETA * sqrt(others + 1)
    one, other = exp(MUS[bot] / unit), exp(MUS[against] / unit)
    share = one / (one + others * other)
    return Match(bot, against, share * (games + 1) - 0.5, games, others)


def test_distances_are_found_again_at_any_number_of_seats() -> None:
    played = [
        expected("scribe", "pupil", 50, 1),
        expected("greedy", "scribe", 30, 2),
        expected("champion", "scribe", 80, 3),
        expected("champion", "greedy", 40, 1),
        expected("champion", "pupil", 20, 1),
    ]
    scale = Scale(played)
    assert scale.names() == ["pupil", "scribe", "greedy", "champion"]
    for name, mu in MUS.items():
        assert scale.stands(name).mu == pytest.approx(mu, abs=1e-6)
    assert beats(6.0) == pytest.approx(chance(Strength(6.0, 0.0), Strength(0.0, 0.0)))


def test_results_that_contradict_each_other_meet_in_the_middle() -> None:
    """A chain says that the champion is 9 ahead, a match of its own 3: as many games in all three, so the match moves it most."""
    played = [Match("scribe", "greedy", 30, 40), Match("champion", "scribe", 30, 40), Match("champion", "greedy", 22, 40)]
    scale = Scale(played)
    apart = [Scale([match]).stands(match.bot).mu for match in (played[0], played[2])]
    assert apart[1] < scale.stands("champion").mu < 2 * apart[0]


def test_the_error_is_that_of_the_share_and_shrinks_with_the_games() -> None:
    unit = BETA * sqrt(2.0)
    few, many = (Scale([Match("pupil", "greedy", 10 * n, 40 * n)]).stands("pupil").error for n in (1, 100))
    assert few == pytest.approx(unit / sqrt(41 * (10.5 / 41) * (30.5 / 41)))
    assert many == pytest.approx(few / 10, rel=0.05)
    chain = Scale([Match("greedy", "scribe", 20, 40), Match("scribe", "pupil", 20, 40)])
    assert chain.stands("pupil").error == pytest.approx(sqrt(2) * chain.stands("scribe").error)
    assert chain.error("pupil", "scribe") == pytest.approx(chain.error("scribe", "greedy"))


def test_all_games_won_is_a_distance_too_and_strangers_stand_nowhere() -> None:
    scale = Scale([Match("greedy", "pupil", 40, 40), Match("champion", "search", 9, 12)])
    assert scale.names() == ["pupil", "greedy"] and -40 < scale.stands("pupil").mu < -20


def test_rungs_are_the_levels_that_were_measured() -> None:
    played = [Match("greedy", "pupil", 30, 40), Match("greedy", "random", 39, 40), Match("champion", "greedy", 30, 40)]
    one, two = rungs_of(played)
    assert (one.bot, two.bot, one.games, two.games, one.gap, one.share) == ("pupil", "champion", 40, 40, 0, 0.0)
    assert two.gap == two.rating - one.rating and two.rating - 2000 == 2000 - one.rating
    assert two.least < two.share < two.most and two.share > 0.85


@pytest.mark.parametrize(
    "text", ["[[match]]\nbot = 1", "match = 3", "[[match]]\nbot = 'a'\nagainst = 'b'\nwon = 'x'\ngames = 2", "x"]
)
def test_a_file_that_is_no_ladder_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "ladder.toml").write_text(text)
    with pytest.raises(BadLadder, match=r"ladder\.toml is not a ladder"):
        read(tmp_path / "ladder.toml")


def test_every_game_of_ours_has_one() -> None:
    for name in all_names():
        assert {"random", "greedy", "search"} <= {name for match in matches(find(name)) for name in (match.bot, match.against)}
