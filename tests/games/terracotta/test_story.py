"""Events: what the log and the animation hear of every kind of action."""

from tests.games.terracotta.table import Table


def story(t: Table) -> list[tuple[object, ...]]:
    """Events in short: gains as (who, what, amount, source), the others as (who, key, args)."""
    out: list[tuple[object, ...]] = []
    for e in t.events:
        out.append((e.seat, e.what, e.amount, e.source) if e.what else (e.seat, e.key, e.args))
    return out


def test_a_warrior_with_everything() -> None:
    t = Table(h=9)
    t.give("Y", coins=3, wet=2, weapons="sword")
    t.play("rotate inner", "place craftsman 1", "perform inner", "type officer", "put 4,5", "weapon use", "inspector H +1")
    assert story(t) == [
        (0, "coins", -2, "rotate"),
        (0, "rotate", {"wheel": "inner", "position": 1}),
        (0, "worker", {"worker": "craftsman", "segment": 1}),
        (0, "wet", -2, "warrior"),
        (0, "storage", {"quarter": "NE", "left": 2}),
        (0, "warrior", {"figure": 0, "type": "officer", "cell": "4,5"}),
        (0, "vp", 4, "organizer"),
        (0, "weapon-used", {"weapon": "sword"}),
        (0, "vp", 1, "weapons"),
        (0, "inspector", {"inspector": "H", "from": 9, "to": 1}),
    ]


def test_guard_and_crossbow() -> None:
    t = Table("Y:soldier@1,1")
    t.give("Y", wet=2, weapons="halberd")
    t.turn(0).play("perform inner", "type guard", "put 4,4", "weapon use", "move 1,1 1,4")
    assert story(t)[-1] == (0, "move", {"figure": 0, "type": "soldier", "from": "1,1", "to": "1,4"})
    t = Table("Y:soldier@1,1")
    t.give("Y", wet=2, weapons="crossbow")
    t.turn(0).play("perform inner", "type crossbowman", "put 1,6", "weapon use", "shoot W")
    assert story(t)[-2:] == [(0, "shoot", {"cell": "1,6", "direction": "W", "cells": 4}), (0, "vp", 4, "weapons")]


def test_masters() -> None:
    t = Table(b=0)
    t.give("Y", coins=3)
    t.turn(5).play("perform inner", "perform middle", "hire 2", "ability use", "collect NE+NW", "perform outer")
    assert story(t) == [
        (0, "upgrade", {"segment": 5}),
        (0, "coins", -2, "hire"),
        (0, "hire", {"master": "overseer", "token": 2}),
        (0, "collect", {"one": "NE", "two": "NW", "clay": 2}),
        (0, "dry", 2, "overseer"),
        (0, "weapon-ready", {"weapon": "spear"}),
    ]
    t = Table(b=11)  # segment 8: blacksmith
    t.give("Y", masters="blacksmith", weapons="sword spear")
    t.turn(8).play("skip inner", "perform middle")
    assert story(t) == [(0, "weapon-ready", {"weapon": "halberd"}), (0, "weapon-ready", {"weapon": "crossbow"})]


def test_specialists_and_order() -> None:
    t = Table("Y:officer@4,4", "YGB")
    t.give("Y", coins=2, weapons="crossbow sword")
    t.give("G", order=1)
    t.turn(10).play("skip inner", "perform middle", "perform outer", "buy archer", "put 3,4", "face S")
    assert story(t)[:6] == [
        (0, "order-token", {"token": 2}),
        (0, "wet", 1, "order"),
        (0, "coins", -1, "specialist"),
        (0, "weapon-used", {"weapon": "crossbow"}),
        (0, "specialist", {"figure": 1, "kind": "archer", "cell": "3,4", "facing": "S"}),
    ]
    t.next_is("Y")
    t.turn(1).play("skip inner", "skip middle", "perform outer", "buy horse", "mount 4,4 E")
    assert story(t)[-1] == (0, "horse", {"figure": 0, "type": "officer", "cell": "4,4", "direction": "E"})


def test_a_round_ends() -> None:
    t = Table("Y:officer@1,1 G:guard@2,1 musician@7,1", tiles=("type_guard", "coins", "clay", "sector_nw", "sector_ne"), a=3, b=0)
    t.give("G", wet=1, masters="steward", order=1)
    t.finish_round()
    assert story(t) == [
        (-1, "score-inspector", {"inspector": "V", "line": 1, "counts": [1, 0]}),
        (0, "vp", 7, "inspectors"),
        (-1, "inspector-forward", {"inspector": "V", "from": 1, "to": 2}),
        (-1, "score-inspector", {"inspector": "H", "line": 1, "counts": [1, 1]}),
        (0, "vp", 3, "inspectors"),
        (1, "vp", 3, "inspectors"),
        (-1, "inspector-forward", {"inspector": "H", "from": 1, "to": 2}),
        (-1, "score-musician", {"figure": 2, "cell": "7,1", "counts": [1, 1]}),
        (0, "vp", 1, "musicians"),
        (1, "vp", 1, "musicians"),
        (-1, "score-tile", {"tile": "type_guard", "dominance": 3, "presence": 1, "counts": [0, 1]}),
        (1, "vp", 3, "tiles"),
        (-1, "order", {"order": [1, 0]}),
        (1, "wet", -1, "cleanup"),
        (1, "dry", 1, "cleanup"),
        (1, "coins", 1, "cleanup"),
        (-1, "round", {"round": 2, "inner": 4, "middle": 11}),
    ]


def test_the_end() -> None:
    t = Table("Y:officer@1,1 Y:officer@1,2 G:guard@7,7 servant@6,7").final()
    assert story(t) == [
        (-1, "final", {}),
        (-1, "score-servant", {"figure": 3, "cell": "6,7", "counts": [0, 1]}),
        (1, "vp", 8, "servants"),
        (1, "removed", {"figure": 2, "type": "guard", "cell": "7,7"}),
        (-1, "score-group", {"type": "officer", "figures": [0, 1], "counts": [2, 0]}),
        (0, "vp", 2, "groups"),
    ]


def test_the_rival() -> None:
    t = Table("", "YP", solo="journeyman")
    t.s.deck = [3, 0]  # S1 on top
    t.turn(9).play("skip inner", "skip middle", "skip outer")
    assert story(t) == [
        (1, "rival-card", {"card": "S1", "task": "BUILD_V"}),
        (1, "worker", {"worker": "craftsman", "segment": 0}),
        (1, "warrior", {"figure": 0, "type": "officer", "cell": "1,1"}),
        (1, "vp", 4, "organizer"),
        (1, "vp", 2, "rival"),
        (1, "storage", {"quarter": "NE", "left": 2}),
    ]
