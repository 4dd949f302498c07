"""A table as it is told through some eyes: worked out, written and compared once for all who need the same."""

from collections.abc import Iterable
from typing import Any, Final, cast

import msgspec

from tianxia.server.edits import Compared, Pieces, as_one, field_edits, offer_edits, size_of, view_edits
from tianxia.server.messages.live import Edit, OnTheWay, StoryPart
from tianxia.server.messages.seen import TableData
from tianxia.server.scenes import Scenes, scenes_of
from tianxia.server.table import Table
from tianxia.server.views import positions_between, table_data

_MOST_MEMOS: Final = 50  # messages of a table that are kept for the next who needs the same
MOST_POSITIONS: Final = 40  # on the way to the newest; the page jumps over longer ways
MOST_POSITION_BYTES: Final = 256 * 1024  # of them together; what does not fit is asked for

encode = msgspec.json.Encoder().encode


class Shown:
    """A table as it was told through some eyes, written down: what is told next is held against it.

    In written pieces it is small, and nothing that the garbage collector would look through again and again.
    """

    def __init__(self, data: TableData, view: Pieces | None) -> None:
        """`data` is used up; `view` in its place."""
        self.eyes = data.eyes
        self.view = view
        self._offers = tuple([encode(offer) for offer in data.offers])
        self._move = data.move
        data.view, data.offers = cast(Any, msgspec.UNSET), cast(Any, msgspec.UNSET)
        self._rest = encode(data)

    def goes_on(self, left: int) -> bool:
        """Whether what is told next can be told as changes: nothing of this was taken back."""
        return self.view is not None and self._move == left

    def text(self) -> bytes:
        """All of it."""
        view = as_one(self.view) if self.view is not None else b"null"
        return b"".join([self._rest[:-1], b',"view":', view, b',"offers":[', b",".join(self._offers), b"]}"])

    def edits(self, told: "Shown", compared: Compared) -> list[Edit]:
        """How what was told becomes this."""
        assert self.view is not None and told.view is not None
        return [
            *view_edits(told.view, self.view, compared),
            *offer_edits(told._offers, self._offers),
            *field_edits(told._rest, self._rest),
        ]


def shown(table: Table, guest: str | None, wish: int | None, eyes: int) -> Shown:
    """The table through these eyes, worked out once for all who have the same. All mere watchers have."""
    key = (guest if table.seats_of(guest) or guest == table.owner else None, eyes)
    found = table.memo.get(key)
    if not isinstance(found, Shown):
        view = scenes_of(table).after(table.moves).through(eyes) if table.status != "open" else None
        found = Shown(table_data(table, guest, wish, whole=False), view)
        if eyes not in table.alarms:  # else it tells the seconds that are left
            _remember(table, key, found)
    return found


def parts(table: Table, newest: Shown, told: Shown | None, first: int, left: int) -> tuple[Any, Any, Any]:
    """What is told, ready for the wire, once for all who need the same: the table, the story, the positions on the way."""
    key = (newest, told, first, left)
    found = table.memo.get(key)
    if not isinstance(found, tuple):
        eyes, begun = newest.eyes, table.status != "open"
        scenes = scenes_of(table)
        story = raw(StoryPart(from_=first, moves=scenes.story(eyes, first, table.moves) if begun else []))
        left = left if begun else table.moves
        if told is None:
            found = msgspec.Raw(newest.text()), story, raw(positions_on_the_way(table, eyes, left))
        else:
            way = steps(told, scenes, eyes, _way(table, left))
            found = raw(newest.edits(told, scenes.compared)), story, raw(way)
        _remember(table, key, found)
    return found


def steps(told: Shown, scenes: Scenes, eyes: int, way: Iterable[int]) -> list[OnTheWay]:
    """Positions on the way, each by what changed of the view before it; as many as fit."""
    found: list[OnTheWay] = []
    size = 0
    assert told.view is not None
    view = told.view
    for move in way:
        scene = scenes.after(move)
        before, view = view, scene.through(eyes)
        size += size_of(view)
        if size > MOST_POSITION_BYTES:
            break
        edits = view_edits(before, view, scenes.compared)
        found.append(OnTheWay(move=move, chapter=scene.chapter, question=scene.question, edits=edits))
    return found


def raw(value: object) -> Any:
    """A part of a message, ready for the wire."""
    return msgspec.Raw(encode(value))


def _remember(table: Table, key: object, value: object) -> None:
    if len(table.memo) < _MOST_MEMOS:
        table.memo[key] = value


def _way(table: Table, left: int) -> range:
    """The moves after which come the positions between the one that was left and the newest; none if there are too many."""
    return range(left + 1, table.moves) if table.moves - left <= MOST_POSITIONS else range(0)


def positions_on_the_way(table: Table, eyes: int, left: int) -> list[Any]:
    """The same, ready for the wire."""
    way: list[Any] = []
    size = 0
    some = _way(table, left)
    for position in positions_between(table, eyes, some.start, some.stop) if some else ():
        text = raw(position)
        size += len(bytes(text))
        if size > MOST_POSITION_BYTES:
            break
        way.append(text)
    return way
