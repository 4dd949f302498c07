"""One wire contract: what is declared is what is said, what the page reads, and what docs/formats.md shows."""

import json
import re
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.server import wire
from tests.server.table_client import Guest
from tianxia.server import page_types
from tianxia.server.messages import asked, live, lobby, seen
from tianxia.server.messages.base import ProblemData
from tianxia.server.problems import STATUS

ROOT = Path(__file__).parents[2]
ROOMS = sorted((ROOT / "docs" / "formats").glob("*.md"))
FORMATS = "\n".join([path.read_text() for path in [ROOT / "docs" / "formats.md", *ROOMS]])


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    assert page_types.PLACE.read_text() == page_types.written(), "make types"


def test_drift_is_found(ann: Guest) -> None:
    made = ann.open("me", "me")
    path = f"/api/tables/{made['table']}"
    told = ann.http.get(path)
    for change in ({"extra": 1}, {"not_counted": "mood"}, {"move": "0"}, {"eyes": None}):
        with pytest.raises(msgspec.ValidationError):
            wire.hold_answer("GET", path, 200, json.dumps({**told.json(), **change}).encode())
    missing = {k: v for k, v in told.json().items() if k != "undo"}
    with pytest.raises(msgspec.ValidationError):
        wire.hold_answer("GET", path, 200, json.dumps(missing).encode())
    with pytest.raises(AssertionError):
        wire.hold_answer("GET", path, 201, told.content)
    with pytest.raises(msgspec.ValidationError):
        wire.hold_message('{"type": "here", "seats": [0], "watchers": 1, "names": []}')


def test_all_that_is_heard_in_these_tests_is_held_against_it(ann: Guest) -> None:
    assert httpx.Client.send is wire.send
    made = ann.open("me", "me")
    before = wire.held["GET /api/tables/{table}"], wire.held["News"]
    ann.look(made["table"])
    with ann.live(made["table"]) as socket:
        socket.hear("table")
    assert (wire.held["GET /api/tables/{table}"], wire.held["News"]) == (before[0] + 1, before[1] + 1)


# ---- docs/formats.md ----

SHOWN: list[Any] = [
    seen.RecordFile,
    ProblemData,
    lobby.GameInfo,
    asked.TableWish,
    seen.TableData,
    asked.MoveAsked,
    seen.Told,
    seen.Hint,
]
SAID: dict[str, Any] = {
    "table": live.News,
    "changes": live.Changes,
    "thinking": live.Thinking,
    "here": live.Here,
    "error": live.Trouble,
}


def test_the_examples_of_the_docs_are_what_they_say() -> None:
    examples = re.findall(r"```json\n(.*?)```", FORMATS, re.DOTALL)
    assert len(examples) == len(SHOWN)
    for example, kind in zip(examples, SHOWN):
        msgspec.json.decode(example, type=kind)


def test_the_docs_name_every_field() -> None:
    kinds = [d.gives for d in wire.DOORS] + [d.takes for d in wire.DOORS if d.takes is not None] + list(SAID.values())
    _, components = msgspec.json.schema_components(kinds, ref_template="{name}")
    named = set(re.findall(r"[a-z_0-9]+", FORMATS))
    missing = {f"{name}.{field}" for name, shape in components.items() for field in shape["properties"] if field not in named}
    assert not missing


def test_the_docs_name_every_error_with_its_status() -> None:
    told = {}
    for row in re.findall(r"^\| (`[^|]+) \| (\d+) \|", FORMATS, re.MULTILINE):
        for name in re.findall(r"`([a-z-]+)`", row[0]):
            told[name] = int(row[1])
    assert told == STATUS


def test_the_docs_name_every_address() -> None:
    for door in wire.DOORS:
        path = re.escape(door.path.removeprefix("/api"))
        assert re.search(rf"`{door.method} /api{path}[ `?]", FORMATS), f"{door.method} {door.path}"
