"""A record is the save file, the replay, the bug report and the test: a header and a list of lines.

    {"format": "tianxia-record-1", "game": "sticks", "rules_version": 1, "mode": "standard",
     "seats": 2, "options": {}, "dice": "xoshiro128++", "seed": 7, "players": ["Ann", "greedy"],
     "lines": ["0 take 1 3", "1 take 2 1", "undo 1", …]}

A line is `<seat> <words of the action>`, or `undo <n>`: go back to the position after n moves. Lines are
only ever added, so undone ones stay. `dice` and what comes with it tell how the game was dealt (`deal.py`).

A record that begins in the middle of a game (played on from a past position) names its parentage: `from` holds
the record that led there and the seat for whose eyes everything hidden was dealt anew. No position is ever
taken from a file: it is derived again by replaying.
"""

import json
from typing import Any, Final

from tianxia.engine.deal import FOLDED, KEYED, SEEDED, BadDeal, Deal, fair, from_seed
from tianxia.engine.game import BadSetup, Game, Setup
from tianxia.engine.registry import UnknownGame, find
from tianxia.engine.state import State

FORMAT: Final = "tianxia-record-1"
MAX_SEED: Final = 2**53 - 1
_DEEPEST: Final = 8  # branches of branches


class BadRecord(ValueError):
    """A record that cannot be read or replayed; the message says where and why."""


class Branch:
    """Where a game was played on from: the record up to there, and who went on without learning what was hidden."""

    def __init__(self, record: "Record", seat: int) -> None:
        self.record = record
        self.seat = seat

    def plain(self) -> dict[str, object]:
        return {"record": self.record.plain(), "seat": self.seat}


class Record:
    """A checked header and the lines, not yet replayed (`Course.of` does that). A number as `deal` is a seed.

    `start` is a first position that cannot be derived again: of tables that were branched before records knew parentage.
    """

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        deal: Deal | int,
        players: list[str],
        lines: list[str],
        branch: Branch | None = None,
        start: dict[str, object] | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.deal: Deal = from_seed(deal) if isinstance(deal, int) else deal
        self.players = players
        self.lines = lines
        self.branch = branch
        self.start = start
        self.totals: list[int] = []  # what the record says of its end; empty: nothing

    @property
    def seed(self) -> int:
        return self.deal.seed

    def with_lines(self, players: list[str], lines: list[str]) -> "Record":
        """The same beginning with other lines."""
        return Record(self.game, self.setup, self.deal, players, lines, self.branch, self.start)

    def first_position(self) -> State:
        if self.start is not None:
            return self.load(self.start)
        if self.branch is not None:
            return self._branched(self.branch)
        dealt = self.game.new(self.setup, self.deal.rng())
        assert isinstance(dealt, State)
        return dealt

    def _branched(self, branch: Branch) -> State:
        from tianxia.engine.course import Course  # a course needs its record, and this record a course

        past = Course.of(branch.record).state
        if not past.todo:
            raise BadRecord("from: that game is over, nothing is left to play")
        return self.begin(past, branch.seat)

    def begin(self, past: State, seat: int) -> State:
        """Where a branch begins: all that the seat did not know in the past position is dealt anew, and so are the dice."""
        begun = self.game.resample(past, seat, self.deal.hidden_rng())
        assert isinstance(begun, State)
        begun.rng = self.deal.rng()
        return begun

    def load(self, plain: dict[str, object]) -> State:
        """A position of this record that was saved."""
        loaded = self.game.load(plain)
        assert isinstance(loaded, State)
        self.deal.give_dice(loaded)
        return loaded

    def length(self) -> int:
        """Lines to be replayed, those of the parents included."""
        return len(self.lines) + (self.branch.record.length() if self.branch is not None else 0)

    def plain(self) -> dict[str, object]:
        out: dict[str, object] = {
            "format": FORMAT,
            "game": self.game.name,
            "rules_version": self.game.rules_version,
            "mode": self.setup.mode,
            "seats": self.setup.seats,
            "options": self.setup.options,
        }
        deal = self.deal
        if deal.dice != FOLDED:
            out["dice"] = deal.dice
        if deal.dice == KEYED:
            out["commitment"] = deal.commitment()
            out["secret"] = deal.secret
            out["words"] = deal.words
            out["seal"] = deal.seal()
        else:
            out["seed"] = deal.seed
        if self.branch is not None:
            out["from"] = self.branch.plain()
        if self.start is not None:
            out["start"] = self.start
        out["players"] = self.players
        out["lines"] = self.lines
        if self.totals:
            out["totals"] = self.totals
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


def record_of(data: object, depth: int = 0) -> Record:
    """A record from parsed JSON. What it says of itself twice must agree."""
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
    except BadSetup as unfit:  # a name of its own: compiled, one name has one type
        raise BadRecord(str(unfit)) from None
    deal = _deal(data, seats)
    players = data.get("players", [])
    if not isinstance(players, list) or not all([isinstance(p, str) for p in players]) or len(players) not in (0, seats):
        raise BadRecord(f"players must be {seats} names, or none")
    lines = data.get("lines")
    if not isinstance(lines, list):
        raise BadRecord(f"lines must be a list, not {_kind(lines)}")
    for i, line in enumerate(lines):
        if not isinstance(line, str):
            raise BadRecord(f"line {i + 1} is {_kind(line)}, not text")
    if data.get("start") is not None:
        raise BadRecord("start: positions from files are not believed; a game that was played on names its record in 'from'")
    record = Record(game, setup, deal, players, lines, _branch(data, game, setup, depth))
    totals = data.get("totals", [])
    if not isinstance(totals, list) or not all([isinstance(n, int) and not isinstance(n, bool) for n in totals]):
        raise BadRecord("totals must be a list of whole numbers")
    record.totals = totals
    return record


def _deal(data: dict[str, object], seats: int) -> Deal:
    dice = data.get("dice", FOLDED)
    if dice in (FOLDED, SEEDED):
        return Deal(FOLDED if dice == FOLDED else SEEDED, _whole(data, "seed", 0, MAX_SEED), "", [])
    if dice != KEYED:
        raise BadRecord(f"dice is {dice!r}, this version knows {SEEDED!r} and {KEYED!r}")
    words = data.get("words")
    if not isinstance(words, list) or not all([isinstance(w, str) for w in words]) or len(words) != seats:
        raise BadRecord(f"words must be {seats} texts, one of each seat")
    try:
        deal = fair(_text(data, "secret"), words)
    except BadDeal as error:
        raise BadRecord(str(error)) from None
    if data.get("commitment", deal.commitment()) != deal.commitment():
        raise BadRecord("the commitment is not that of the secret: this is not the deal that was promised")
    if data.get("seal", deal.seal()) != deal.seal():
        raise BadRecord("the seal is not that of secret and words: somebody changed a word after the deal")
    return deal


def _branch(data: dict[str, object], game: Game[Any], setup: Setup, depth: int) -> Branch | None:
    told = data.get("from")
    if told is None:
        return None
    if not isinstance(told, dict):
        raise BadRecord(f"from must be an object, not {_kind(told)}")
    if depth >= _DEEPEST:
        raise BadRecord(f"from: a branch of a branch, {_DEEPEST} deep, is the most")
    try:
        past = record_of(told.get("record"), depth + 1)
        seat = _whole(told, "seat", 0, setup.seats - 1)
    except BadRecord as error:
        raise BadRecord(f"from: {error}") from None
    if past.game is not game or past.setup.seats != setup.seats or past.setup.mode != setup.mode:
        raise BadRecord("from: that record is of another game, mode or number of seats")
    if past.setup.options != setup.options:
        raise BadRecord("from: that record has other options")
    return Branch(past, seat)


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
