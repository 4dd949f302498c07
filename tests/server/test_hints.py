"""Hints over the wire: why, what the others cost, how it may go on; and that bad questions get a short answer."""

from typing import Any

import pytest

from tests.patience import until
from tests.server.table_client import Guest


def asked(ann: Guest, game: str) -> str:
    table = str(ann.open("me", "random", game=game)["table"])
    until(lambda: 0 in (ann.look(table)["question"] or {"seats": []})["seats"])
    return table


def whole(cost: dict[str, Any]) -> bool:
    return sum(round(10 * part["points"]) for part in cost["parts"]) == round(10 * cost["points"])


@pytest.mark.parametrize("game", ["terracotta", "zhanguo", "daimyo", "great_wall"])
def test_a_hint_says_why_and_how_it_may_go_on(ann: Guest, game: str) -> None:
    table = asked(ann, game)
    before = ann.look(table)
    hint = ann.get(f"/tables/{table}/hint", seat=0, bot="champion@6")
    best, second = hint["options"][:2]
    assert best["best"] and best["cost"] is None and second["cost"] is not None
    assert best["value"] - second["value"] == pytest.approx(second["cost"]["points"], abs=0.002)
    assert all(whole(option["cost"]) for option in hint["options"] if option["cost"])
    assert 0 <= hint["chance"] <= 1
    line = hint["line"]
    assert line[0]["told"]["seat"] == 0 and line[0]["told"]["words"] == best["words"] and line[0]["told"]["move"] == hint["move"]
    assert all(step["view"].keys() == before["view"].keys() for step in line)
    two = f"{best['action']},{second['action']}"
    again = ann.get(f"/tables/{table}/hint", seat=0, bot="search@6", answers=two)
    assert {option["action"] for option in again["options"]} == {best["action"], second["action"]} and again["line"] == []


def test_only_legal_answers_are_weighed(ann: Guest) -> None:
    table = asked(ann, "pebbles")
    for wrong in ("0,99", "1", "1,1", "1,x", "-1", ",", "1,2,3,4,5,6,7"):
        assert ann.get(f"/tables/{table}/hint", status=422, seat=0, answers=wrong)["error"] == "bad-request"
    two = ann.get(f"/tables/{table}/hint", seat=0, bot="search@6", answers="1,2")
    assert sorted(option["action"] for option in two["options"]) == [1, 2]
    blunt = ann.get(f"/tables/{table}/hint", seat=0, bot="greedy")
    assert blunt["line"] == [] and blunt["chance"] is None, "one that does not search has no reasons"


def test_the_line_tells_nothing_of_others_that_the_seat_may_not_hear(ann: Guest) -> None:
    """Picks are secret until the last one: in the imagined game too."""
    table = asked(ann, "pebbles")
    line = ann.get(f"/tables/{table}/hint", seat=0, bot="search@30")["line"]
    others = [step["told"] for step in line if step["told"]["seat"] != 0]
    assert others and all(told["words"] is None for told in others)
