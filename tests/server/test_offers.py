"""What an answer would do comes with where it happens; what chance decides is not foretold."""

import random
from typing import Any

import pytest

from tianxia.engine.game import Game
from tianxia.engine.offer import offers
from tianxia.engine.outcome import carried_out
from tianxia.engine.registry import find
from tianxia.engine.rng import seeded
from tianxia.server.messages import seen
from tianxia.server.views import offer_data


def asked_along(game: Game[Any], seats: int, questions: int) -> list[tuple[str, bool, seen.Offer]]:
    """Every answer that is met on the way: the question, whether chance has a part in it, and what the page is told."""
    rng = random.Random(5)
    s = game.deal(game.check_setup("standard", seats, {}), seeded(5))
    game.advance(s, None)
    met: list[tuple[str, bool, seen.Offer]] = []
    for _ in range(questions):
        if not s.todo:
            break
        ask = s.ask()
        seat = next(i for i in range(seats) if ask.waiting >> i & 1)
        for offer in offers(game, s, seat)[:3]:
            chance = carried_out(game, game.resample(s, seat, seeded(0)), seat, offer.action).chance
            met.append((game.decisions[ask.kind].name, chance, offer_data(seat, offer)))
        game.apply(s, seat, rng.choice(game.legal(s, seat)), None)
    return met


@pytest.mark.parametrize(("game", "seats"), [("terracotta", 2), ("zhanguo", 2), ("daimyo", 2), ("great_wall", 3)])
def test_an_answer_says_where_it_happens_and_nothing_of_chance(game: str, seats: int) -> None:
    met = asked_along(find(game), seats, 120)
    assert any(offer.happens for _, _, offer in met)
    assert all(offer.happens == [] and offer.changes == [] for _, chance, offer in met if chance)


def test_a_warrior_is_told_with_its_cell() -> None:
    put = [offer for kind, _, offer in asked_along(find("terracotta"), 2, 300) if kind == "cell"]
    assert put
    for offer in put:
        assert ("warrior", offer.args["cell"]) in [(one.key, one.args.get("cell")) for one in offer.happens]
