"""A live line that is told what changed: it comes to the same table, never to more of it, and begins with a whole one."""

import json
from typing import Any

import msgspec
import pytest

from tests.server.table_client import Guest
from tests.server.test_secrets import PLAYABLE, table_of, worlds_of
from tianxia.engine import registry
from tianxia.engine.course import Course
from tianxia.engine.record import Record
from tianxia.engine.rng import seeded
from tianxia.server.edits import edited, edits_between
from tianxia.server.live import Viewer
from tianxia.server.messages.live import Changes, Edit, Tells
from tianxia.server.table import Table

LONGEST = 120  # moves of a random game


class Ears:
    """What the page does with what it hears: a whole table, or the last one with its changes."""

    def __init__(self) -> None:
        self.table: Any = None
        self.positions: list[Any] = []
        self.number = 0
        self.kinds: list[str] = []

    def hear(self, text: bytes) -> None:
        msgspec.json.decode(text, type=Tells)  # it is what it says it is
        said = json.loads(text)
        self.kinds.append(said["type"])
        if said["type"] == "table":
            self.table, self.positions, self.number = said["table"], said["positions"], said["number"]
            return
        assert said["number"] == self.number + 1
        view, self.positions = {"view": self.table["view"]}, []
        for step in said["steps"]:
            view = edited(view, msgspec.convert(step["edits"], list[Edit]))
            self.positions.append({"move": step["move"], "view": view["view"], "question": step["question"]})
        self.number = said["number"]
        self.table = edited(self.table, msgspec.convert(said["edits"], list[Edit]))


def viewer_of(table: Table, eyes: int, by_changes: bool) -> Viewer:
    return Viewer(None, table, f"guest{eyes}" if eyes >= 0 else None, None, None, by_changes)  # type: ignore[arg-type]


def same(one: Any, two: Any) -> bool:
    """To the last byte: the order of keys too, and no 1 for a true."""
    return json.dumps(one) == json.dumps(two)


@pytest.mark.parametrize("name", PLAYABLE)
def test_changes_lead_to_the_very_table(name: str) -> None:
    """Random games with undos, every seat and a watcher, some of whom miss moves that then come together."""
    game = registry.find(name)
    kinds: list[str] = []
    steps = 0
    for seed, mode in enumerate(game.modes):
        dice = seeded(seed + 5)
        record = Record(game, game.check_setup(mode.name, mode.most, {}), seed, [], [])
        table = table_of(game, record, record.first_position())
        eyes = [-1, *range(mode.most)]
        viewers = [(Ears(), viewer_of(table, i, True), Ears(), viewer_of(table, i, False)) for i in eyes]
        for n in range(LONGEST):
            for ears, viewer, whole, other in viewers:
                if n == 0 or dice.below(3) > 0:
                    ears.hear(viewer.message())
                    whole.hear(other.message())
                    assert same(ears.table, whole.table), f"{name}, seat {viewer.eyes}, move {table.moves}"
                    seen = [{key: p[key] for key in ("move", "view", "question")} for p in whole.positions]
                    told = [{key: p[key] for key in ("move", "view", "question")} for p in ears.positions]
                    assert same(told, seen)
                    steps += len(told)
            if table.status == "over":
                break
            move_at_random(table.course, dice)
            table.memo.clear()
        kinds += [kind for ears, *_ in viewers for kind in ears.kinds]
    assert kinds.count("changes") > kinds.count("table") and steps > 0


def move_at_random(course: Course, dice: Any) -> None:
    if len(course.moves) > 3 and dice.below(12) == 0:
        course.undo(len(course.moves) - 1 - dice.below(3))
        return
    waiting = course.waiting()
    seat = waiting[dice.below(len(waiting))]
    legal = course.game.legal(course.state, seat)
    course.adopt(course.prepare(seat, legal[dice.below(len(legal))], "person"))


@pytest.mark.parametrize("name", PLAYABLE)
def test_changes_tell_nobody_more_than_their_seat_may_know(name: str) -> None:
    """A position and one dealt anew for these eyes: a move of somebody else that reveals nothing changes the same in both."""
    compared = 0
    for game, record, s in worlds_of(name)[:24]:
        for eyes in [-1, *range(s.seats)]:
            worlds = (s, game.resample(s, eyes, seeded(compared + 9)))
            tables = [table_of(game, record, world) for world in worlds]
            actors = [seat for seat in tables[0].course.waiting() if seat != eyes]
            both = [a for a in game.legal(s, actors[0]) if a in game.legal(worlds[1], actors[0])] if actors else []
            if not both:
                continue
            viewers = [viewer_of(table, eyes, True) for table in tables]
            assert len({viewer.message() for viewer in viewers}) == 1
            made = [table.course.prepare(actors[0], both[compared % len(both)], "person") for table in tables]
            if any(move.reveals for step in made for move in step.moves):
                continue
            for table, step in zip(tables, made):
                table.course.adopt(step)
                table.memo.clear()
            said = {viewer.message() for viewer in viewers}
            assert len(said) == 1, f"{name}: seat {eyes} can tell the worlds apart"
            assert isinstance(msgspec.json.decode(said.pop(), type=Tells), Changes)
            compared += 1
    assert compared > 0


def test_a_new_line_begins_with_a_whole_table(ann: Guest, bob: Guest) -> None:
    """Whoever missed something connects again and says what they have seen last."""
    made = ann.open("me", "open", options={"heap": "large"})
    table = bob.join(made)["table"]
    with bob.live(table, "?changes=true") as line:
        whole = line.hear("table", "changes")
        assert whole["type"] == "table" and whole["number"] == 1
        ann.move(table, 0, ann.look(table)["offers"][0]["words"], 0)
        told = line.hear("table", "changes")
        assert told["type"] == "changes" and told["number"] == 2
        assert edited(whole["table"], msgspec.convert(told["edits"], list[Edit])) == bob.look(table)
    with bob.live(table, "?changes=true&line=1") as line:
        again = line.hear("table", "changes")
        assert again["type"] == "table" and again["number"] == 1 and again["story"]["from"] == 1


def test_other_eyes_are_told_the_whole(ann: Guest) -> None:
    table = ann.open("me", "me", options={"heap": "large"})["table"]
    with ann.live(table, "?changes=true") as line:
        first = line.hear("table", "changes")
        line.say(type="look", seat=1 - first["table"]["eyes"])
        other = line.hear("table", "changes")
        assert other["type"] == "table" and other["table"]["eyes"] == 1 - first["table"]["eyes"]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ([1, 2, 3], [1, 9, 3]),
        ([1, 2, 3], [2, 3]),
        ([1], [1, 2, 1]),
        ([{"a": 1}, {"a": 2}], [{"a": 1}, {"a": 3}]),
        ([{"a": 1}, {"a": 2}], [{"a": 2}]),
        ([[1, 2], [3]], [[1, 2], []]),
        ([], [0]),
        ({"a": {"b": None}}, {"a": {"b": {"c": 0}}}),
        ({"a": {"b": 1, "c": 2}}, {"a": {"c": 2}}),
        ({"a": {"b": 1, "c": 2}}, {"a": {"c": 2, "b": 1, "d": 0}}),
        ({"a": [1, {"b": 1}, 2]}, {"a": [3, {"b": 2}, 2]}),
        ({"a": 1}, {"a": [1]}),
    ],
)
def test_edits_lead_from_the_one_to_the_other(old: Any, new: Any) -> None:
    before = json.dumps(old)
    assert same(edited(old, edits_between(old, new, [])), new)
    assert json.dumps(old) == before
