"""Golden games: each record replays, move by move legal, to the same itemised result."""

from collections import Counter

import pytest

from tests.games.golden import course, folder, kept, named, result
from tianxia.engine.registry import find, names


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in names() for name in named(game)])
def test_golden_game(game: str, name: str) -> None:
    replayed = course(game, name)
    assert replayed.over and result(replayed) == kept(game, name)["result"]
    begun = replayed.game.points(replayed.at(0))
    told = [Counter(dict(zip(replayed.game.sources, row))) for row in begun]
    for move in replayed.told():
        for event in move.events or []:
            if event.what == "vp":
                told[event.seat][event.source] += event.amount
    assert [{source: n for source, n in row.items() if n} for row in told] == result(replayed)["points"]


@pytest.mark.parametrize("game", names())
def test_every_mode_has_golden_games_and_none_is_forgotten(game: str) -> None:
    assert sorted(path.stem for path in folder(game).glob("*.json")) == sorted(named(game))
    records = [kept(game, name)["record"] for name in named(game)]
    seats = {(mode.name, n) for mode in find(game).modes for n in range(mode.fewest, mode.most + 1)}
    assert {(record["mode"], record["seats"]) for record in records} == seats
