"""Records that once froze the server, hung its bots or filled its disk: refused now, at once, and nobody else notices."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from tests.server.table_client import Guest, Server
from tianxia.engine.course import Course
from tianxia.engine.record import Record
from tianxia.engine.registry import find
from tianxia.engine.rng import seeded


def played(name: str, moves: int, seed: int = 3) -> Course:
    game = find(name)
    seats = max(2, game.modes[0].fewest)
    match = Course(Record(game, game.check_setup("", seats, {}), seed, [], []))
    dice = seeded(seed)
    while len(match.moves) < moves and not match.over:
        seat = match.state.todo[-1].seat
        legal = game.legal(match.state, seat)
        match.play(seat, legal[dice.below(len(legal))])
    return match


def with_position(match: Course, **numbers: Any) -> dict[str, Any]:
    """A record as earlier versions wrote it: the game goes on from a position that the file brings along."""
    start: dict[str, Any] = json.loads(json.dumps(match.game.save(match.state)))
    start.update(numbers)
    return {**match.record.plain(), "lines": [], "start": start}


def poisons() -> list[tuple[str, dict[str, Any]]]:
    wall, army = played("great_wall", 120), played("terracotta", 30)
    todo = [{"step": "SpringHordes", "left": 10**9}]  # a step that is to be done a thousand million times
    return [
        ("freezes the event loop", with_position(wall, todo=todo)),
        ("hangs the worker of the bots", with_position(army, turn=2**31)),
        ("no legal answer", with_position(army, turn=0)),
        ("sound, and yet not believed", with_position(army)),
    ]


@pytest.mark.parametrize(("what", "record"), poisons(), ids=lambda v: v if isinstance(v, str) else "")
def test_no_position_from_outside_reaches_the_rules(ann: Guest, what: str, record: dict[str, Any]) -> None:
    refused = ann.post("/records", {"record": record}, status=422)
    assert refused["error"] == "bad-record" and "positions from files are not believed" in refused["message"]
    hidden = {**record, "start": None, "from": {"record": record, "seat": 0}}
    assert ann.post("/records", {"record": hidden}, status=422)["error"] == "bad-record"
    assert ann.get("/health")["ok"]


def hopping() -> dict[str, Any]:
    """Back and forth over the move at which a position is kept, as often as a record may have lines."""
    record = played("great_wall", 41).record.plain()
    lines = list(record["lines"])  # type: ignore[call-overload]
    while len(lines) < 19_000:
        lines += ["undo 39", *record["lines"][39:41]]  # type: ignore[index]
    return {**record, "lines": lines}


def test_a_small_record_does_not_become_a_big_database(tmp_path: Path) -> None:
    """373 kB were 187 MB on disk and 42 s of work."""
    db = tmp_path / "tianxia.db"
    server = Server(str(db))
    try:
        guest = server.guest()
        record = hopping()
        sent = len(json.dumps(record))
        answer = guest.http.post("/api/records", json={"record": record})
        assert answer.status_code in (201, 422), answer.text
        grown = sum(os.path.getsize(path) for path in tmp_path.glob("tianxia.db*"))
        assert grown < 20 * sent, f"{sent} bytes have become {grown}"
        assert guest.open("me", "random")["status"] == "playing"
    finally:
        server.stop()
