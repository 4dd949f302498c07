"""A record is the save file, the replay, the bug report and the test: a header and a list of lines.

    {"format": "tianxia-record-1", "game": "terracotta", "rules_version": 1, "mode": "standard",
     "seats": 2, "options": {}, "seed": 7, "players": ["Ann", "greedy"],
     "lines": ["0 rotate none", "0 place craftsman 3", "undo 1", …]}

A line is `<seat> <words of the action>`, or `undo <n>`: go back to the position after n moves. Lines are
only ever added, so undone ones stay. A record that begins in the middle of a game (played on from a past
position) carries that position as `start` instead of dealing from the seed.
"""

import json
from typing import Any, Final

from tianxia.engine.game import BadSetup, Game, Setup
from tianxia.engine.registry import UnknownGame, find
from tianxia.engine.rng import seeded
from tianxia.engine.state import BadState, State

FORMAT: Final = "tianxia-record-1"
MAX_SEED: Final = 2**53 - 1


class BadRecord(ValueError):
    """A record that cannot be read or replayed; the message says where and why."""


class Record:
    """A checked header and the lines, not yet replayed (`Match.of` does that)."""

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        seed: int,
        players: list[str],
        lines: list[str],
        start: dict[str, object] | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.players = players
        self.lines = lines
        self.start = start

    def first_position(self) -> State:
        if self.start is None:
            dealt = self.game.new(self.setup, seeded(self.seed))
            assert isinstance(dealt, State)
            return dealt
        try:
            loaded = self.game.load(self.start)
        except BadState as error:
            raise BadRecord(f"start: {error}") from None
        except (IndexError, TypeError):
            raise BadRecord("start: the open questions of the position cannot be read") from None
        assert isinstance(loaded, State)
        problem = self._problem(loaded)
        if problem:
            raise BadRecord(f"start: {problem}")
        return loaded

    def _problem(self, s: State) -> str:
        """What is wrong with a position that came from a file; empty if it can be played on."""
        if s.seats != self.setup.seats:
            return f"the position is for {s.seats} seats, the record for {self.setup.seats}"
        try:
            broken: str = self.game.broken(s)
            if not broken and s.todo and not self.game.legal(s, s.todo[-1].seat):
                broken = "nobody can answer the open question"
        except (LookupError, ArithmeticError, ValueError, TypeError):
            return "the numbers of the position do not fit together"
        return broken

    def plain(self) -> dict[str, object]:
        out: dict[str, object] = {
            "format": FORMAT,
            "game": self.game.name,
            "rules_version": self.game.rules_version,
            "mode": self.setup.mode,
            "seats": self.setup.seats,
            "options": self.setup.options,
            "seed": self.seed,
            "players": self.players,
            "lines": self.lines,
        }
        if self.start is not None:
            out["start"] = self.start
        return out

    def to_json(self) -> str:
        return json.dumps(self.plain(), ensure_ascii=False, indent=1)


def read_record(text: str) -> Record:
    """A record from JSON text. Every way it can be damaged gets its own message."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadRecord(f"not JSON: {error.msg} at line {error.lineno}, column {error.colno}") from None
    except RecursionError:
        raise BadRecord("not a record: nested too deeply") from None
    return record_of(data)


def record_of(data: object) -> Record:
    """A record from parsed JSON."""
    if not isinstance(data, dict):
        raise BadRecord(f"a record is a JSON object, not {_kind(data)}")
    if data.get("format") != FORMAT:
        raise BadRecord(f"format is {data.get('format')!r}, this version reads {FORMAT!r}")
    name = _text(data, "game")
    try:
        game = find(name)
    except UnknownGame as error:
        raise BadRecord(f"game: {error}") from None
    version = _whole(data, "rules_version", 1, 10**6)
    if version != game.rules_version:
        raise BadRecord(f"rules_version is {version}, this version of {name} plays {game.rules_version}")
    seats = _whole(data, "seats", 1, 16)
    options = data.get("options", {})
    if not isinstance(options, dict) or not all([isinstance(k, str) and isinstance(v, str) for k, v in options.items()]):
        raise BadRecord("options must be an object of texts")
    try:
        setup = game.check_setup(_text(data, "mode"), seats, options)
    except BadSetup as error:
        raise BadRecord(str(error)) from None
    seed = _whole(data, "seed", 0, MAX_SEED)
    players = data.get("players", [])
    if not isinstance(players, list) or not all([isinstance(p, str) for p in players]) or len(players) not in (0, seats):
        raise BadRecord(f"players must be {seats} names, or none")
    lines = data.get("lines")
    if not isinstance(lines, list):
        raise BadRecord(f"lines must be a list, not {_kind(lines)}")
    for i, line in enumerate(lines):
        if not isinstance(line, str):
            raise BadRecord(f"line {i + 1} is {_kind(line)}, not text")
    start = data.get("start")
    if start is not None and not isinstance(start, dict):
        raise BadRecord(f"start must be an object, not {_kind(start)}")
    return Record(game, setup, seed, players, lines, start)


def _kind(value: object) -> str:
    if value is None:
        return "missing"
    names = {dict: "an object", list: "a list", str: "text", bool: "true/false", int: "a number", float: "a number"}
    return names.get(type(value), type(value).__name__)


def _text(data: dict[str, object], key: str) -> str:
    value = data.get(key)
    if not isinstance(value, str):
        raise BadRecord(f"{key} must be text, not {_kind(value)}")
    return value


def _whole(data: dict[str, object], key: str, low: int, high: int) -> int:
    value = data.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadRecord(f"{key} must be a whole number, not {_kind(value)}")
    if not low <= value <= high:
        raise BadRecord(f"{key} is {value}, it must be {low} to {high}")
    return value
