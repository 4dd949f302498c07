"""What runs in the worker processes: bots that think, and records that are checked.

A bot gets a position that was dealt anew for its seat before it left the server, as plain JSON: even this
process does not know what the seat may not know.
"""

import contextlib
import ctypes
import json
import os
import signal
import sys
import threading
import time
from typing import Any

from tianxia.engine.actions import BadWords
from tianxia.engine.game import Game, Illegal
from tianxia.engine.match import BadUndo, Match
from tianxia.engine.record import BadRecord, Record, record_of
from tianxia.engine.registry import find
from tianxia.engine.rng import seeded
from tianxia.engine.state import State
from tianxia.server.course import PERSON, TABLE, forced_answer

BIGGEST_NUMBER = 2**32


def settle_in(server: int) -> None:
    """First thing in a worker: leave Ctrl-C to the server, end when it ends, and be polite to it once all is read in."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG
    threading.Thread(target=_end_with, args=(server,), daemon=True).start()
    ready()  # at full priority: on a busy machine a polite worker would need a minute to start
    if hasattr(os, "nice"):
        os.nice(5)


def _end_with(server: int) -> None:
    while os.getppid() == server:
        time.sleep(1.0)
    os._exit(0)


def ready() -> bool:
    """Import what will be needed: a worker that is started early answers its first question at once."""
    from tianxia.bots import catalogue
    from tianxia.engine import registry

    return bool(catalogue.names() and registry.playable())


def choose(game: str, bot: str, position: str, seat: int, seed: int) -> int:
    """The bot's action for this seat."""
    from tianxia.bots.catalogue import bot as find_bot
    from tianxia.bots.protocol import Seat

    played = find(game)
    return find_bot(bot).choose(Seat(played, _load(played, position), seat), seeded(seed)).action


def weigh(game: str, bot: str, position: str, seat: int, seed: int) -> tuple[int, list[tuple[int, float, int]]]:
    """What the bot would do, and the actions it weighed: (action, value in points, tries)."""
    from tianxia.bots.catalogue import bot as find_bot
    from tianxia.bots.protocol import Seat

    played = find(game)
    choice = find_bot(bot).choose(Seat(played, _load(played, position), seat), seeded(seed))
    return choice.action, [(w.action, w.value, w.visits) for w in choice.why]


def _load(game: Game[Any], position: str) -> State:
    loaded = game.load(json.loads(position))
    assert isinstance(loaded, State)
    return loaded


def check_record(text: str, snapshot_every: int, longest: int) -> dict[str, Any]:
    """Replay a record that came from outside. Gives {"error": …} or what the store needs of it."""
    try:
        record = record_of(json.loads(text))
        if len(record.lines) > longest:
            raise BadRecord(f"the record has {len(record.lines)} lines; {longest} is the most")
        if record.start is not None:
            _check_start(record)
        return _replay(record, snapshot_every)
    except BadRecord as error:
        return {"error": str(error)}
    except Exception as error:  # a start position can be wrong in ways that only the rules find out
        return {"error": f"the record cannot be played: {type(error).__name__}"}


def _replay(record: Record, snapshot_every: int) -> dict[str, Any]:
    match = Match(record)
    lines: list[tuple[str, str, bool]] = []
    snapshots: list[tuple[int, str]] = []
    for i, line in enumerate(record.lines):
        forced = forced_answer(record.game, match.state)
        before = len(match.moves)
        try:
            match.play_line(line)
        except (Illegal, BadWords, BadUndo) as error:
            raise BadRecord(f"line {i + 1} ({line!r}): {error}") from None
        made = match.moves[-1] if match.moves else None
        played = len(match.moves) == before + 1 and made is not None
        by = TABLE if played and made is not None and forced == (made.seat, made.action) else PERSON
        text = match.record.lines[-1]
        lines.append((text, by, bool(played and made is not None and made.reveals)))
        if played and len(match.moves) % snapshot_every == 0:
            snapshots.append((i + 1, _plain(match.state)))
    s = match.state
    for seat in range(-1, s.seats):  # everything that will be asked of the position must work
        record.game.view(s, seat)
        if seat >= 0:
            record.game.legal(s, seat)
    record.game.points(s)
    return {
        "mode": record.setup.mode,
        "options": record.setup.options,
        "seats": record.setup.seats,
        "lines": lines,
        "snapshots": snapshots,
    }


def _check_start(record: Record) -> None:
    """A start position from outside: right number of seats, sane numbers, no broken invariant."""
    s = record.first_position()
    if s.seats != record.setup.seats:
        raise BadRecord(f"start: the position has {s.seats} seats, the record {record.setup.seats}")
    if not _sane(s.plain()):
        raise BadRecord("start: a number is out of range")
    for ask in s.todo:
        kinds = len(record.game.decisions)
        if not 0 <= ask.kind < kinds or not 0 <= ask.seat < s.seats or not 0 < ask.waiting < 1 << s.seats:
            raise BadRecord("start: an open question is none of this game")
    broken = record.game.broken(s)
    if broken:
        raise BadRecord(f"start: the position breaks a rule ({broken})")


def _sane(value: object) -> bool:
    if isinstance(value, dict):
        return all(_sane(v) for v in value.values())
    if isinstance(value, list):
        return len(value) <= 10_000 and all(_sane(v) for v in value)
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= BIGGEST_NUMBER


def _plain(s: State) -> str:
    return json.dumps(s.plain(), separators=(",", ":"))
