"""Where nets lie, and whether they fit: games/<game>/nets/<table>.net, one for each kind of table that was learned.

A file is a line of JSON, its head, and the weights as half-precision numbers. The head says where the net comes from and
what it has learned to see; one that learned under other rules, or sees other things than the game tells, is refused.
"""

import json
import sys
from hashlib import sha256
from pathlib import Path
from struct import calcsize, unpack
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tianxia.bots.judge import Judge
from tianxia.bots.net import Learned, Net
from tianxia.bots.pace import Pace
from tianxia.bots.protocol import Seat
from tianxia.engine.game import Game

FORMAT: Final = 1
TURNS: Final = 2  # played on before the net is asked, where its head does not say
COUNTS: Final = ("turns", "ends", "own_ends", "runners", "deals", "hunch_ends", "warm_up")  # what it may say of its pace
WEIGHTS: Final = ("trust", "doubt")
_kept: Final[dict[str, Net]] = {}  # by game and file


class BadNet(ValueError):
    """A file that is no net, or not one for this game; the message says why."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Nets:
    """The nets a bot plays with: those of the games, or a file of one's own for whatever table.

    Where a game has none for a table, the hand-written judgement stands alone.
    """

    def __init__(self, file: str = "") -> None:
        self.file = file

    def judge(self, seat: Seat) -> Judge:
        path = Path(self.file) if self.file else shelf(seat.game) / f"{seat.table()}.net"
        key = f"{seat.game.name} {path}"
        if self.file and path.is_file():
            key += f" {path.stat().st_mtime_ns}"  # it may be written anew while a training runs
        if key not in _kept:
            if not self.file and not path.is_file():
                return Judge()
            _kept[key] = read(path, seat.game)
        return Learned(_kept[key])


def shelf(game: Game[Any]) -> Path:
    """The folder of a game's nets, beside its code; of one that was typed in, in the folder one is in."""
    return Path(getattr(sys.modules[type(game).__module__], "__file__", None) or "").parent / "nets"


def learned(game: Game[Any]) -> list[str]:
    """The kinds of table that the game has a net for."""
    here = shelf(game)
    return sorted([path.stem for path in here.glob("*.net")]) if here.is_dir() else []


def seen(game: Game[Any]) -> str:
    """A fingerprint of what the numbers of a view mean: other for every other table of features."""
    told = "\n".join(game.features.names()[: game.features.view_size])
    return sha256(told.encode()).hexdigest()[:16]


def head_of(path: Path) -> dict[str, Any]:
    """What a net says of itself."""
    return _parts(path)[0]


def read(path: Path, game: Game[Any]) -> Net:
    """The net in this file, if it fits the game."""
    head, body = _parts(path)
    fits = {
        "format": FORMAT,
        "game": game.name,
        "rules_version": game.rules_version,
        "inputs": game.features.view_size,
        "seen": seen(game),
    }
    for key, expected in fits.items():
        if head.get(key) != expected:
            raise BadNet(f"{path.name}: this net does not fit {game.name}: its {key} is {head.get(key)!r}, not {expected!r}")
    try:
        first, second = int(head["hidden"][0]), int(head["hidden"][1])
        points, share, victory = float(head["points"]), float(head["share"]), float(head["victory"])
    except (KeyError, TypeError, ValueError, IndexError):
        raise BadNet(f"{path.name}: the head does not say hidden, points, share and victory") from None
    count = (game.features.view_size + 2) * first + (first + 3) * second + 2
    if first % 4 or calcsize(f"<{count}e") != len(body):
        raise BadNet(f"{path.name}: {len(body)} bytes of weights are not {count} numbers")
    return Net(
        game.features.view_size,
        first,
        second,
        points,
        share,
        victory,
        _pace(path, head.get("pace", {})),
        list(unpack(f"<{count}e", body)),
    )


def _pace(path: Path, said: Any) -> Pace:
    """How the champion runs its race with this net: what the head says, and the usual."""
    pace = Pace(turns=TURNS)
    for key, value in said.items() if isinstance(said, dict) else [("pace", said)]:
        if key in COUNTS:
            if type(value) is not int or value < 1:
                raise BadNet(f"{path.name}: {key} of its pace is a number of at least 1, not {value!r}")
            setattr(pace, key, value)
        elif key in WEIGHTS:
            if type(value) not in (int, float) or value < 0:
                raise BadNet(f"{path.name}: {key} of its pace is not negative, not {value!r}")
            setattr(pace, key, float(value))
        else:
            raise BadNet(f"{path.name}: its pace says {key!r}; it may say {', '.join(COUNTS + WEIGHTS)}")
    return pace


def _parts(path: Path) -> tuple[dict[str, Any], bytes]:
    try:
        line, _, body = path.read_bytes().partition(b"\n")
        head = json.loads(line)
    except (OSError, ValueError) as error:
        raise BadNet(f"{path}: this is not a net: {error}") from None
    if not isinstance(head, dict):
        raise BadNet(f"{path}: this is not a net: it has no head")
    return head, body
