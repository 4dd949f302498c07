"""Section 15: the Rival of the solo mode. Yellow is the human, purple the Rival."""

from typing import Any

import pytest

from tests.games.terracotta.table import Table
from tests.proof import rule
from tianxia.engine.rng import seeded
from tianxia.games.terracotta import data, ids
from tianxia.games.terracotta.game import GAME
from tianxia.games.terracotta.state import Terracotta

CARDS = [card[0] for card in data.RIVAL_CARDS]
IDLE = ("skip inner", "skip middle", "skip outer")
EX_23 = "P:officer@3,3 P:guard@5,6+horse:E Y:soldier@3,7 Y:guard@2,6"


def solo(pieces: str = "", level: str = "apprentice", **more: Any) -> Table:
    return Table(pieces, "YP", solo=level, **more)


def draws(t: Table, card: str, segment: int = 9) -> Table:
    """The human idles on a segment, then the Rival draws this card."""
    t.s.deck = [c for c in t.s.deck if CARDS[c] != card] + [CARDS.index(card)]
    t.turn(segment).play(*IDLE)
    return t


def new_solo(seed: int, level: str = "apprentice") -> Terracotta:
    return GAME.new(GAME.check_setup("solo", 1, {"level": level}), seeded(seed))


@rule("TA-15.1", "TA-15.19")
def test_setup() -> None:
    s = new_solo(4)
    assert GAME.players(s) == 2 and s.seats == 1 and s.order == [0, 1]
    shown = GAME.view(s, 0)
    human, rival = shown["players"]
    assert (human["coins"], human["wet"], human["craftsmen"]) == (3, 0, 5)
    assert rival["automaton"] and not human["automaton"]
    assert (rival["coins"], rival["wet"], rival["dry"], rival["tokens"], rival["masters"]) == (0, 0, 0, [], {})
    assert (rival["craftsmen"], rival["artists_supply"], rival["vp"]) == (5, 5, 0)
    assert shown["order_stack"] == [1] and not any(rival["weapons"].values())


@rule("TA-15.2")
def test_no_resource_tiles() -> None:
    drawn = {tile for seed in range(80) for tile in new_solo(seed).tiles}
    assert drawn == set(range(10))


@rule("TA-15.3", "TA-15.18")
def test_the_deck_is_hidden_and_reshuffled() -> None:
    s = new_solo(7)
    assert sorted(s.deck) == list(range(10)) and s.deck != sorted(s.deck)
    assert GAME.view(s, 0)["solo"] == {"level": "apprentice", "deck": 10, "card": None, "drawn": []}
    t = solo()
    first = t.s.deck[:]
    story = ""
    while t.s.todo:
        t.play("rotate none")
        t.play(t.legal[0])
        t.play(*IDLE)
        story += "".join({"rival-card": "c", "round": " ", "rival-shuffle": "S"}.get(e.key, "") for e in t.events)
    assert story == "ccccc ccccc Sccccc ccccc Sccccc"
    assert len(t.s.deck) == 5, "5 cards of the last shuffle stay unseen"
    assert sorted(t.s.deck) != sorted(first[:5])


@rule("TA-15.3", "TA-3.15")
def test_nobody_can_tell_the_order_of_the_deck() -> None:
    t = draws(solo(), "S1")
    orders = set()
    for seed in range(20):
        other = GAME.resample(t.s, 0, seeded(seed))
        assert GAME.view(other, 0) == GAME.view(t.s, 0)
        assert sorted(other.deck) == sorted(t.s.deck)
        orders.add(tuple(other.deck))
    assert len(orders) > 15


@rule("TA-15.4", "TA-15.20")
def test_a_rival_turn_follows_the_humans() -> None:
    t = draws(solo(a=0, b=0), "S1", 5)
    assert t.seat == 0 and t.s.turn == 2, "the Rival decides nothing"
    assert [e.args["card"] for e in t.said("rival-card")] == ["S1"]
    assert (t.s.inner, t.s.middle) == (0, 0), "it never rotates"
    assert t.s.workers[0] == 1 + 1 * 2 and t.purse("P") == {"coins": 0, "wet": 0, "dry": 0}
    assert t.active_weapons("P") == "", "it ignores the actions of the segment (PREPARE sword)"
    twice = draws(solo(a=0, b=0), "S1", 5)
    assert twice.s.fingerprint() == t.s.fingerprint()


@rule("TA-15.5")
def test_worker_and_segment() -> None:
    t = draws(solo(), "S9", 11)
    assert t.s.workers[0] == 3, "segment 11 is taken, clockwise comes 0"
    t = solo()
    t.s.craftsmen[1] = 0
    t.s.artists[1] = 1
    draws(t, "S9", 11)
    assert t.s.workers[23] == 4, "an artist may join the craftsman"
    t = solo()
    t.give("Y", artists=1)
    t.s.deck.append(CARDS.index("S9"))
    t.turn(11, "artist").play(*IDLE)
    assert t.s.workers[0] == 3


@rule("TA-15.6")
def test_targets_of_build() -> None:
    assert "P:officer@3,1" in draws(solo(v=3), "S1").board()
    assert "P:officer@1,6" in draws(solo(h=6), "S2").board()
    assert "P:officer@4,1" in draws(solo(tiles=("central_row",) * 5), "S3").board()
    assert "P:officer@1,5" in draws(solo(tiles=("central_column",) * 5), "S3").board()
    assert "P:officer@5,1" in draws(solo(tiles=("sector_sw",) * 5), "S3").board()
    assert "P:soldier@1,1" in draws(solo(tiles=("type_soldier",) * 5), "S3").board()
    assert "P:officer@1,1" in draws(solo(), "S4").board()
    t = solo(tiles=("type_soldier",) * 5)
    t.s.organizer[ids.SOLDIER] = 0
    assert "P:officer@1,1" in draws(t, "S3").board(), "none of the tile's type left"
    full = solo(" ".join(f"Y:{'guard' if c % 2 else 'soldier'}@2,{c}" for c in range(1, 10)), v=2)
    assert "P:guard@1,1" in draws(full, "S1").board(), "the row is full: any empty cell instead"


@rule("TA-15.7", "TA-15.16")
def test_choice_of_type_and_cell() -> None:
    t = draws(solo("Y:soldier@3,3 Y:soldier@3,5"), "S4")
    assert "P:soldier@3,4" in t.board(), "two neighbours of the type beat everything"
    t = solo("Y:officer@3,3 Y:guard@5,5")
    t.s.organizer[ids.OFFICER] = 5
    assert "P:guard@4,5" in draws(t, "S4").board(), "then the organizer's points"
    assert "P:officer@2,3" in draws(solo("Y:officer@3,3 Y:guard@5,5"), "S4").board(), "then the order of types, row, column"
    rider = solo("Y:officer@3,3+horse:S Y:guard@7,8 archer@6,8>S")
    assert "P:officer@2,3" in draws(rider, "S4").board(), "archers do not count as warriors"
    corner = solo("Y:guard@4,4+horse:E Y:officer@7,7 Y:guard@3,6")
    assert "P:guard@3,5" in draws(corner, "S4").board(), "cells are counted: rider below, guard beside"


@rule("TA-15.8")
@pytest.mark.parametrize(("level", "extra"), [("apprentice", 0), ("journeyman", 2), ("master", 4)])
def test_build_gives_points_and_clay(level: str, extra: int) -> None:
    t = solo(level=level)
    draws(t, "S2")  # worker on segment 5: storage SE
    assert t.scored("organizer")["P"] == 4 and t.scored("rival")["P"] == extra
    assert t.s.storages == [1, 2, 1, 1] and t.s.organizer == [10, 11, 11, 11]


@rule("TA-15.9", "TA-15.16", "EX-23")
def test_specialists() -> None:
    assert "musician@5,3" in draws(solo(EX_23), "S8").board()
    assert "servant@2,2" in draws(solo(EX_23 + " musician@1,1"), "S8").board()
    t = draws(solo(EX_23 + " musician@1,1 servant@7,1"), "S8")
    assert "archer@2,3>S" in t.board()
    assert GAME.view(t.s, 0)["specialists"]["archer"] == {"left": 3, "cost": 2}, "the price rises for the human"
    walled = draws(solo("P:officer@1,1 Y:guard@1,2 musician@7,7 servant@7,1"), "S8")
    assert "archer@2,1>N" in walled.board(), "N is the wall, E is taken"
    corner = draws(solo("P:officer@1,2 Y:guard@1,3 Y:guard@2,2 musician@7,7 servant@7,1"), "S8")
    assert "archer@1,1>E" in corner.board(), "W comes last"


@rule("TA-15.10", "TA-15.19")
def test_order() -> None:
    t = draws(solo(), "S9")
    assert t.s.held == [0, 1] and t.purse("P")["wet"] == 0
    t.finish_round()
    assert t.s.order == [1, 0], "the Rival is first now"
    assert t.s.turn == 1 and t.seat == 0 and t.said("rival-card"), "and has already played"


@rule("TA-15.11", "TA-15.17", "EX-23")
def test_train() -> None:
    t = draws(solo(EX_23, v=2, h=5), "S10")
    assert t.s.workers[14:16] == [4, 0] and t.s.supply[1] == 4, "an artist on segment 7"
    assert t.s.inspectors == [3, 5]
    t = draws(solo(EX_23, v=3, h=6), "S10")
    assert t.s.inspectors == [3, 6], "nothing is strictly better"
    t = draws(solo("P:officer@1,1 Y:officer@7,9 Y:guard@6,8", v=7, h=9), "S10")
    assert t.s.inspectors == [1, 9], "V before H in a tie, over the end of the loop"
    assert t.vp("P") == 0, "nothing is scored"
    t = draws(solo("P:officer@2,1 Y:officer@2,3 archer@1,1>S", v=1, h=5), "S10")
    assert t.s.inspectors == [2, 5], "an archer breaks the tie of row 2 for the Rival"
    t = draws(solo("P:officer@6,4 Y:officer@7,3 Y:guard@6,3", v=1, h=3), "S10")
    assert t.s.inspectors == [1, 4], "H leaves the human's column for the Rival's"
    t = draws(solo("Y:officer@7,3 Y:officer@7,4 Y:guard@6,4", v=1, h=3), "S10")
    assert t.s.inspectors == [1, 3], "both columns are the human's: nothing is better"
    t = draws(solo("P:officer@7,3 Y:officer@6,4 P:guard@5,4", v=1, h=3), "S10")
    assert t.s.inspectors == [1, 3], "7 : 0 is better than a tie of 3 : 3"
    artist = solo(EX_23, v=3, h=6)
    artist.s.craftsmen[1], artist.s.artists[1], artist.s.supply[1] = 0, 1, 4
    draws(artist, "S10")
    assert artist.s.supply[1] == 4, "an artist is not trained again"


@rule("TA-15.12", "TA-15.15")
def test_tasks_that_cannot_be_carried_out() -> None:
    t = solo()
    t.organizer(0, 0, 0, 0)
    assert draws(t, "S1").scored("rival")["P"] == 2 and t.s.storages == [1, 1, 1, 1]
    t = solo()
    t.s.grid, t.s.empty = [1] * 63, 0
    assert draws(t, "S4").scored("rival")["P"] == 2
    t = solo()
    t.give("Y", order=1)
    assert draws(t, "S9").scored("rival")["P"] == 2
    t = solo()
    t.s.specialists = [4, 0, 0, 0]
    assert draws(t, "S8").scored("rival")["P"] == 2, "all three sold out"
    t = solo("musician@1,1 servant@7,1")
    assert draws(t, "S8").scored("rival")["P"] == 2 and len(t.board()) == 2, "no warrior to aim at, no change of kind"
    t = draws(solo(v=3, h=6), "S10")
    assert t.scored("rival")["P"] == 0, "TRAIN always can"


@rule("TA-15.13")
def test_the_rival_scores_like_a_player_but_not_for_resources() -> None:
    t = solo("P:officer@1,1 P:officer@1,2 servant@2,1 archer@2,2>N", round=5, v=1, h=9)
    t.finish_round()
    assert t.scored("inspectors")["P"] == 7 and t.scored("servants")["P"] == 8
    assert t.scored("groups")["P"] == 2 and t.scored("archers")["P"] == 2 and t.scored("resources")["P"] == 0


@rule("TA-15.14")
@pytest.mark.parametrize(
    ("human", "rival", "order", "places"), [(50, 49, [1, 0], [1, 2]), (50, 50, [1, 0], [2, 1]), (50, 50, [0, 1], [1, 2])]
)
def test_who_wins(human: int, rival: int, order: list[int], places: list[int]) -> None:
    t = solo()
    t.s.scored[0], t.s.scored[10], t.s.order = human, rival, order
    t.final()
    assert GAME.places(t.s) == places


@rule("TA-15.18")
def test_the_reshuffles_come_from_the_games_own_dice() -> None:
    t = solo(round=2)
    dice = t.s.rng.copy()
    deck = list(range(10))
    dice.shuffle(deck)
    t.finish_round()
    assert t.s.round == 3 and t.s.deck == deck and t.said("rival-shuffle")
    t.finish_round()
    assert t.s.round == 4 and t.s.deck == deck, "round 4 goes on with the same deck"


@rule("EX-23", "TA-15.6", "TA-15.7", "TA-15.8")
def test_ex_23_build() -> None:
    t = draws(solo(EX_23, tiles=("type_guard",) * 5), "S3")
    assert "P:guard@1,6" in t.board() and t.s.workers[16] == 3 and t.s.storages == [1, 1, 2, 1] and t.vp("P") == 4
    t = draws(solo(EX_23, tiles=("sector_se",) * 5), "S3")
    assert "P:guard@5,9" in t.board()
    t = draws(solo(EX_23), "S4")
    assert "P:officer@2,3" in t.board() and t.vp("P") == 4 and t.s.storages == [1, 2, 1, 1]
    t = draws(solo(EX_23, h=6), "S2")
    assert "P:guard@1,6" in t.board() and t.s.storages == [1, 2, 1, 1]
