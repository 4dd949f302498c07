"""What has changed from one thing to another, both as they are told: so that only this need be told.

A list of edits, from the first to the last: each puts something into one object or one list that is named by the way to it.
Both things must have been made for the same eyes; then no edit holds what these eyes may not see.
"""

from typing import Any, Final

import msgspec
from msgspec import Raw

from tianxia.server.messages.live import Edit
from tianxia.server.messages.seen import View

Way = list[str | int]
Piece = bytes | tuple[bytes, ...]
Pieces = dict[str, Piece]
Compared = dict[tuple[str, int, bytes, bytes], list[Edit] | None]  # how pieces become others, for all whose views hold both
_NOTHING: Final = object()
_fields: Final = msgspec.json.Decoder(dict[str, Raw]).decode
_plain: Final = msgspec.json.Decoder().decode
_encode: Final = msgspec.json.Encoder().encode


def pieces_of(view: View) -> Pieces:
    """A view as it is sent, in pieces: one for each of its keys, and for lists of objects one for each of these."""
    found: Pieces = {}
    for key, value in view.items():
        if type(value) is list and value and type(value[0]) is dict:
            found[key] = tuple([_encode(one) for one in value])
        else:
            found[key] = _encode(value)
    return found


def pieces_within(view: View, other: View, pieces: Pieces) -> Pieces:
    """The same of a view that was made out of another: what it took over is in those pieces already."""
    found: Pieces = {}
    for key, value in view.items():
        same = other.get(key, _NOTHING)
        if value is same:
            found[key] = pieces[key]
            continue
        written = pieces.get(key)
        if type(written) is tuple and type(value) is list and len(value) == len(same):
            found[key] = tuple([text if one is was else _encode(one) for one, was, text in zip(value, same, written)])
        elif type(value) is list and value and type(value[0]) is dict:
            found[key] = tuple([_encode(one) for one in value])
        else:
            found[key] = _encode(value)
    return found


def as_one(view: Pieces) -> bytes:
    return b"{" + b",".join([_encode(key) + b":" + _text(piece) for key, piece in view.items()]) + b"}"


def size_of(view: Pieces) -> int:
    return sum([len(piece) if isinstance(piece, bytes) else sum(map(len, piece)) for piece in view.values()])


def _text(piece: Piece) -> bytes:
    return piece if isinstance(piece, bytes) else b"[" + b",".join(piece) + b"]"


def field_edits(old: bytes, new: bytes) -> list[Edit]:
    """How an object becomes another with the same keys, both as they are sent: what differs, as a whole.

    What is the same in both is compared as it is written, and never read.
    """
    if old == new:
        return []
    was = _fields(old)
    return [Edit(at=[], put={key: value for key, value in _fields(new).items() if was[key] != value})]


def offer_edits(old: tuple[bytes, ...], new: tuple[bytes, ...]) -> list[Edit]:
    return [_splice_pieces(old, new, ["offers"])] if old != new else []


def view_edits(was: Pieces, now: Pieces, compared: Compared) -> list[Edit]:
    """How a view becomes another. Only pieces that differ are read, and each pair of them once for all viewers."""
    if list(was) != list(now):
        return [Edit(at=[], put={"view": Raw(as_one(now))})]
    found: list[Edit] = []
    put: dict[str, Any] = {}
    for key, value in now.items():
        piece = was[key]
        if piece is value or piece == value:
            continue
        if isinstance(piece, tuple) and isinstance(value, tuple):
            _compare_pieces(piece, value, key, found, compared)
            continue
        edits = _edits_of(key, -1, _text(piece), _text(value), compared)
        if edits is None:
            put[key] = Raw(_text(value))
        else:
            found += edits
    if put:
        found.append(Edit(at=["view"], put=put))
    return found


def _edits_of(key: str, i: int, was: bytes, now: bytes, compared: Compared) -> list[Edit] | None:
    """How one piece becomes another; None: it cannot be edited into that."""
    name = (key, i, was, now)
    if name not in compared:
        before, after = _plain(was), _plain(now)
        edits: list[Edit] | None = None
        if _alike(before, after):
            edits = []
            _compare(before, after, ["view", key] if i < 0 else ["view", key, i], edits)
        compared[name] = edits
    return compared[name]


def _compare_pieces(old: tuple[bytes, ...], new: tuple[bytes, ...], key: str, found: list[Edit], compared: Compared) -> None:
    """The same as `_compare_lists`, of a list that is written piece by piece."""
    if len(old) != len(new):
        found.append(_splice_pieces(old, new, ["view", key]))
        return
    others = [i for i, was in enumerate(old) if was != new[i]]
    edits = [_edits_of(key, i, old[i], new[i], compared) for i in others]
    if None not in edits:
        for some in edits:
            found += some or []
    else:
        begin, last = others[0], others[-1] + 1
        found.append(Edit(at=["view", key], put=[Raw(one) for one in new[begin:last]], start=begin, cut=last - begin))


def _splice_pieces(old: tuple[bytes, ...], new: tuple[bytes, ...], way: Way) -> Edit:
    edit = _splice(list(old), list(new), way)
    edit.put = [Raw(one) for one in edit.put]
    return edit


def edits_between(old: Any, new: Any, way: Way) -> list[Edit]:
    """How what lies there becomes the new one. Both are objects, or both lists, and no two kinds of number are mixed."""
    found: list[Edit] = []
    _compare(old, new, way, found)
    return found


def _compare(old: Any, new: Any, way: Way, found: list[Edit]) -> None:
    if isinstance(new, dict):
        _compare_objects(old, new, way, found)
    else:
        _compare_lists(old, new, way, found)


def _compare_objects(old: dict[str, Any], new: dict[str, Any], way: Way, found: list[Edit]) -> None:
    put: dict[str, Any] = {}
    for key, value in new.items():
        was = old[key]
        if was is not value and was != value:
            if _alike(was, value):
                _compare(was, value, [*way, key], found)
            else:
                put[key] = value
    if put:
        found.append(Edit(at=way, put=put))


def _compare_lists(old: list[Any], new: list[Any], way: Way, found: list[Edit]) -> None:
    if len(old) == len(new):
        others = [i for i, was in enumerate(old) if was is not new[i] and was != new[i]]
        if all([_alike(old[i], new[i]) for i in others]):
            for i in others:
                _compare(old[i], new[i], [*way, i], found)
        else:
            begin, last = others[0], others[-1] + 1
            found.append(Edit(at=way, put=list(new[begin:last]), start=begin, cut=last - begin))
        return
    found.append(_splice(old, new, way))


def _splice(old: list[Any], new: list[Any], way: Way) -> Edit:
    """What is the same at the beginning and at the end of both lists stays."""
    begin, end = 0, 0
    most = min(len(old), len(new))
    while begin < most and old[begin] == new[begin]:
        begin += 1
    while end < most - begin and old[-1 - end] == new[-1 - end]:
        end += 1
    return Edit(at=way, put=new[begin : len(new) - end], start=begin, cut=len(old) - end - begin)


def _alike(old: Any, new: Any) -> bool:
    """Whether the one can be edited into the other: objects with the same keys in the same order, or lists."""
    if isinstance(old, dict) and isinstance(new, dict):
        return list(old) == list(new)
    return isinstance(old, list) and isinstance(new, list) and bool(old) and bool(new)


def edited(old: Any, edits: list[Edit]) -> Any:
    """What comes of it, made anew where it has changed; the page does the same (web/src/lib/edits.ts)."""
    for edit in edits:
        old = _put(old, edit, 0)
    return old


def _put(old: Any, edit: Edit, depth: int) -> Any:
    if depth < len(edit.at):
        key: Any = edit.at[depth]
        made = old.copy()
        made[key] = _put(old[key], edit, depth + 1)
        return made
    if isinstance(edit.put, dict):
        return {**old, **edit.put}
    return [*old[: edit.start], *edit.put, *old[edit.start + edit.cut :]]
