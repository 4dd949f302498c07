"""What runs in the worker processes: bots that think, and records that are checked.

A bot gets a position that was dealt anew for its seat before it left the server, as plain JSON: even this
process does not know what the seat may not know.
"""

import contextlib
import ctypes
import hashlib
import json
import os
import signal
import sys
import threading
import time
from multiprocessing.connection import Connection
from typing import Any, Final

from tianxia.engine.course import PERSON, Course, Line, forced_answer
from tianxia.engine.game import Game
from tianxia.engine.outcome import carried_out
from tianxia.engine.record import BadRecord, Record, record_of
from tianxia.engine.registry import find, offer
from tianxia.engine.rng import KeyedRng, seeded
from tianxia.engine.state import State

MOST_REPLAYED: Final = 50_000  # moves that all the undos of a record may have carried out again
SNAPSHOT_BYTES: Final = 1024 * 1024  # of all positions kept for an imported table


def serve(pipe: Connection, server: int, offered: list[str]) -> None:
    """The life of a worker: it says when it is ready, then answers questions until the pipe ends.

    Where its memory was not enough it ends: nobody knows what is left of it, and a new one is started.
    `offered` are the games that were put into the lobby of the server (`registry.offer`).
    """
    settle_in(server, offered)
    with contextlib.suppress(EOFError, OSError):
        pipe.send(True)
        while True:
            work, args = pipe.recv()
            try:
                said = (True, work(*args))
            except MemoryError:
                os._exit(1)
            except Exception as error:
                said = (False, f"{type(error).__name__}: {error}"[:500])
            pipe.send(said)


def settle_in(server: int, offered: list[str]) -> None:
    """First thing in a worker: leave Ctrl-C to the server, end when it ends, and be polite to it once all is read in."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG
    threading.Thread(target=_end_with, args=(server,), daemon=True).start()
    for name in offered:
        offer(name)
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


def choose(game: str, bot: str, position: str, seat: int, seed: int, most: int = 1) -> list[int]:
    """The bot's action for this seat, and up to `most` with which it goes on while it is asked and has learned nothing new.

    Those are right for the real position too: nothing was told in between, so what the seat knows of both is the same.
    """
    from tianxia.bots.catalogue import bot as find_bot
    from tianxia.bots.protocol import Seat

    played = find(game)
    thinker, world, dice = find_bot(bot), _load(played, position), seeded(seed)
    answers: list[int] = []
    while len(answers) < most and (not answers or asked_again(played, world, seat, answers[-1])):
        answers.append(thinker.choose(Seat(played, world, seat), dice).action)
    return answers


def asked_again(game: Game[Any], world: State, seat: int, action: int) -> bool:
    """Carries out the action and the answers that are the only ones: whether the seat is asked more, and nothing was told."""
    answering = seat
    while answering >= 0:
        if carried_out(game, world, answering, action).ends_free_undo:
            return False
        answering, action = forced_answer(game, world)
    return bool((world.ask().waiting >> seat) & 1)


def weigh(game: str, bot: str, position: str, seat: int, seed: int, answers: list[int]) -> dict[str, Any]:
    """What the bot would do (`best`), the answers it weighed (action, points, tries) and, of one that searches, why.

    `answers` are the only ones to be weighed; none: all. `deal` is a position dealt anew once more, in which the line is played.
    """
    from tianxia.bots.catalogue import bot as find_bot
    from tianxia.bots.levels import Level
    from tianxia.bots.protocol import Seat
    from tianxia.bots.reasons import reasons
    from tianxia.bots.search import Search

    played = find(game)
    asked = Seat(played, _load(played, position), seat)
    actions = answers or asked.legal()
    thinker = find_bot(bot)
    if isinstance(thinker, Level):
        thinker = thinker.at(played)
    if not isinstance(thinker, Search) or len(actions) == 1:
        choice = thinker.choose(asked, seeded(seed))
        return {"best": choice.action, "weighed": [(w.action, w.value, w.visits) for w in choice.why]}
    found = reasons(thinker, asked, seeded(seed), actions)
    race, best = found.race, found.best
    lead = race.mean_points(best)
    chance = race.mean_chance(best)
    values = {i: lead - race.behind(best, i) for i in range(len(actions))} | {best: lead}
    values |= {beside.answer: lead - beside.tenths / 10 for beside in found.others[:1]}
    return {
        "best": actions[best],
        "weighed": sorted([(actions[i], value, len(race.ends[i])) for i, value in values.items()], key=lambda w: -w[1]),
        "chance": chance if chance >= 0.0 else None,
        "costs": [
            {
                "action": actions[beside.answer],
                "points": beside.tenths / 10,
                "chance": beside.chance if chance >= 0.0 else None,
                "parts": [(part.source, part.tenths / 10) for part in beside.parts],
            }
            for beside in found.others
        ],
        "verdicts": [(actions[i], found.verdict(i)) for i in range(len(actions)) if i != best],
        "deal": _plain(played, found.deal),
        "line": found.line,
    }


def _load(game: Game[Any], position: str) -> State:
    loaded = game.load(json.loads(position))
    assert isinstance(loaded, State)
    return loaded


def check_record(text: str, snapshot_every: int, longest: int) -> dict[str, Any]:
    """Replay a record that came from outside. Gives {"error": …} or what the store needs of it."""
    try:
        record = record_of(json.loads(text))
        if record.length() > longest:
            raise BadRecord(f"the record has {record.length()} lines; {longest} is the most")
        return _replay(record, snapshot_every)
    except BadRecord as error:
        return {"error": str(error)}


def verify(text: str) -> dict[str, Any]:
    """Deal and play a record again: {"error": what does not fit or None, "end": the hash of its last position, "drawn": …}."""
    try:
        s = Course.of(record_of(json.loads(text))).state
    except BadRecord as error:
        return {"error": str(error), "end": "", "drawn": None}
    drawn = s.rng.drawn if isinstance(s.rng, KeyedRng) else None
    return {"error": None, "end": hashlib.sha256(s.fingerprint()).hexdigest(), "drawn": drawn}


def _replay(record: Record, snapshot_every: int) -> dict[str, Any]:
    course = Course(record, snapshot_every)
    first = (
        [(0, _plain(record.game, course.state))] if record.branch is not None else []
    )  # so that its parent is not replayed at every look
    lines: list[Line] = []
    replayed = 0
    for i, line in enumerate(record.lines):
        move = course.replay(i, line)
        lines.append((line, move.by, move.reveals) if move is not None else (line, PERSON, False))
        if move is None:
            replayed += len(course.moves) % snapshot_every
            if replayed > MOST_REPLAYED:
                raise BadRecord(f"line {i + 1}: the record takes back so much that it would be replayed for too long")
    course.check_totals(record.totals)
    return {
        "mode": record.setup.mode,
        "options": record.setup.options,
        "seats": record.setup.seats,
        "lines": lines,
        "snapshots": first + _within_bytes([(n, _plain(record.game, position)) for n, position in course.kept()]),
    }


def _within_bytes(snapshots: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """All of them, or every other, or every fourth … with the newest among them, so that they fit."""
    while sum([len(position) for _, position in snapshots]) > SNAPSHOT_BYTES:
        snapshots = snapshots[::-1][::2][::-1] if len(snapshots) > 1 else []
    return snapshots


def _plain(game: Game[Any], s: State) -> str:
    return json.dumps(game.save(s), separators=(",", ":"))
