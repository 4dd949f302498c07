"""Section 16: the decision catalogue, and position counts."""

import json
from typing import Any

import pytest

from tests.games.terracotta.table import Table
from tests.games.walks import perft
from tests.proof import rule
from tianxia.engine.offer import offers
from tianxia.games.terracotta import actions
from tianxia.games.terracotta.game import GAME


def test_every_question_of_the_catalogue() -> None:
    """Question k is DEC-(k+1)."""
    names = "rotate place inner middle outer type cell weapon officer guard crossbow token ability inspector overseer specialist"
    assert [d.name for d in GAME.decisions] == [*names.split(), "spot", "facing", "horse"]


@rule("TA-16.2")
def test_forced_answers_are_asked_and_told() -> None:
    """The engine leaves forced answers to the table, so they are in every record and in the log."""
    t = Table()
    assert t.asks == "rotate" and t.legal == ["rotate none"]
    t.organizer(0, 0, 0, 3)
    t.give("Y", wet=2)
    t.turn(0).play("perform inner")
    assert t.legal == ["type soldier"]
    t.play("type soldier", "put 1,1")
    assert [e.args for e in t.said("warrior")] == [{"figure": 0, "type": "soldier", "cell": "1,1"}]


@rule("TA-16.3", "TA-16.5")
def test_small_steps_reach_what_bundled_steps_would() -> None:
    """DEC-03+06+07 in steps: every pair of type and cell is reachable, each exactly once."""
    t = Table("G:officer@1,1")
    t.give("Y", wet=2)
    t.turn(0).play("perform inner")
    ends = set()
    for a in GAME.legal(t.s, 0):
        s = t.s.copy()
        GAME.apply(s, 0, a, None)
        for b in GAME.legal(s, 0):
            end = s.copy()
            GAME.apply(end, 0, b, None)
            ends.add((end.kind[-1], end.at[-1]))
    assert ends == {(kind, cell) for kind in range(4) for cell in range(1, 63)}


def first_position() -> Table:
    t = Table(a=0, b=0)
    t.give("Y", coins=3)
    t.give("G", coins=3, wet=1)
    return t


@pytest.mark.parametrize(
    ("depth", "nodes"),
    [
        (1, 3),  # none, inner, middle
        (2, 36),  # × 12 segments for a craftsman
        # inner action: clay, coin, skip everywhere; perform where it is COINS, CLAY or UPGRADE: 4 of the 12 segments,
        # wherever the wheel stands (no wet clay for WARRIOR, no dry clay for MOISTEN). 3 × (12 × 3 + 4)
        (3, 120),
        # middle action: all four answers everywhere, for at least one coin is left to hire a master
        (4, 120 * 4),
        # outer action: 2 answers at PREPARE (8 segments), 1 at SPECIALIST (no weapon is active); only after `perform` of a
        # master the question is the token instead, with as many answers as there are coins (at most 6). Summed up by hand
        # over the three rotations: 821
        (5, 821),
    ],
)
def test_position_counts_from_the_start(depth: int, nodes: int) -> None:
    assert perft(GAME, first_position().s, depth) == nodes


@pytest.mark.parametrize(
    ("depth", "nodes"),
    [
        (1, 4),  # types
        (2, 4 * 62),  # × empty cells
        # then: officer, guard and soldier are asked for their weapon (2 answers on each of 62 cells). The crossbowman is
        # asked where a shot scores: along row 4 or column 5 from (4,5) but not beside it: 6 + 4 cells; the other 52 cells
        # go on with the middle action (CLAY(2): perform, clay, coin, skip = 4 answers). 3 × 62 × 2 + 10 × 2 + 52 × 4
        (3, 600),
    ],
)
def test_position_counts_of_a_creation(depth: int, nodes: int) -> None:
    t = Table("G:servant@4,5".removeprefix("G:"))
    t.give("Y", wet=2, weapons="sword halberd crossbow spear")
    t.turn(6).play("perform inner")
    assert perft(GAME, t.s, depth) == nodes


def test_position_counts_of_a_guard_move() -> None:
    """One officer in the corner of an empty board: 6 moves south, 8 moves east, or none; the guard far away blocks none."""
    t = Table("Y:officer@1,1")
    t.give("Y", wet=2, weapons="halberd")
    t.turn(0).play("perform inner", "type guard", "put 5,5", "weapon use")
    assert perft(GAME, t.s, 1) == 6 + 8 + 1


def test_offers_tell_price_and_gain() -> None:
    t = Table("servant@7,7")
    t.give("Y", coins=5, wet=4, weapons="spear halberd")
    shown: dict[str, Any] = {o.words: o.plain() for o in offers(GAME, t.s, 0)}
    assert shown["rotate inner"]["changes"] == [
        {"seat": 0, "what": "coins", "amount": -2, "source": "rotate", "rule": "TA-6.1.1"}
    ]
    t.turn(4)
    shown = {o.words: o.plain() for o in offers(GAME, t.s, 0)}
    assert [(c["what"], c["amount"]) for c in shown["perform inner"]["changes"]] == [("wet", -4)]
    assert shown["skip inner"]["warnings"] == [{"rule": "TA-6.3.2", "key": "skip-gains-nothing", "args": {}}]
    t.play("skip inner", "skip middle", "perform outer")
    shown = {o.words: o.plain() for o in offers(GAME, t.s, 0)}
    assert {w: [(c["what"], c["amount"]) for c in o["changes"]] for w, o in shown.items()} == {
        "buy servant": [("coins", -2)],
        "buy musician": [("coins", -1)],
    }


def test_questions_say_what_they_are_about() -> None:
    t = Table()
    t.give("Y", coins=3)
    t.turn(1)
    ask = t.s.ask()
    assert GAME.decisions[ask.kind].about(t.s, ask) == {"segment": 1, "action": "COINS", "possible": "yes", "n": 4}
    t.play("skip inner")
    ask = t.s.ask()
    assert GAME.decisions[ask.kind].about(t.s, ask) == {
        "segment": 1,
        "action": "MASTER",
        "possible": "yes",
        "master": "clay_maker",
        "hired": "no",
    }


def test_view_is_plain_json_with_the_agreed_keys() -> None:
    t = Table("Y:officer@3,4+horse:E archer@2,3>S servant@1,1 musician@7,7")
    t.give("Y", coins=3, weapons="sword", masters="builder", order=1)
    shown = json.loads(json.dumps(GAME.view(t.s, 0)))
    assert list(shown) == [
        "round", "rounds", "active", "order", "order_stack", "wheels", "segments", "storages", "inspectors", "tiles",
        "organizer", "organizer_vp", "specialists", "figures", "turn", "players", "forecast", "solo",
    ]  # fmt: skip
    assert shown["figures"] == [
        {"id": 0, "kind": "officer", "cell": "3,4", "cells": ["3,4", "3,5", "3,6"], "seat": 0, "horse": "E"},
        {"id": 1, "kind": "archer", "cell": "2,3", "cells": ["2,3"], "facing": "S"},
        {"id": 2, "kind": "servant", "cell": "1,1", "cells": ["1,1"]},
        {"id": 3, "kind": "musician", "cell": "7,7", "cells": ["7,7"]},
    ]
    assert shown["players"][0] == {
        "seat": 0,
        "automaton": False,
        "vp": 0,
        "coins": 3,
        "wet": 0,
        "dry": 0,
        "weapons": {"sword": True, "halberd": False, "crossbow": False, "spear": False},
        "tokens": [1, 2, 3, 4, 5],
        "masters": {"builder": 6},
        "craftsmen": 5,
        "artists": 0,
        "artists_supply": 5,
        "order_token": 1,
    }
    assert shown["turn"] == {"segment": None, "worker": None} and shown["active"] == 0
    t.turn(4)
    assert GAME.view(t.s, 0)["turn"] == {"segment": 4, "worker": "craftsman"}
    assert set(shown["forecast"]) == {
        "inspector_v",
        "inspector_h",
        "tile",
        "musicians",
        "servants",
        "groups",
        "archers",
        "resources",
    }
    assert shown["forecast"]["resources"] == [1, 0]


def test_actions_name_every_component() -> None:
    assert GAME.actions.size == actions.MOVE.end
    assert GAME.actions.named(GAME.actions.parse("move 4,2 2,2")) == {"from": "4,2", "to": "2,2"}
