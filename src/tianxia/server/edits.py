"""What has changed from one thing to another, both as they are told: so that only this need be told.

A list of edits, from the first to the last: each puts something into one object or one list that is named by the way to it.
Both things must have been made for the same eyes; then no edit holds what these eyes may not see.
"""

from typing import Any, Final

from msgspec import structs

from tianxia.server.messages.live import Edit
from tianxia.server.messages.seen import TableData, View

Way = list[str | int]
_FIELDS: Final = [(field.name, field.encode_name) for field in structs.fields(TableData)]


def table_edits(old: TableData, new: TableData) -> list[Edit]:
    """How the one becomes the other: the view bit by bit, the list of offers where it differs, all else as a whole."""
    was: dict[str, Any] = {}
    now: dict[str, Any] = {}
    for name, told in _FIELDS:
        before, after = getattr(old, name), getattr(new, name)
        if before is not after and before != after:
            was[told], now[told] = before, after
    return edits_between(was, now, [])


def view_edits(old: View, new: View) -> list[Edit]:
    return edits_between({"view": old}, {"view": new}, [])


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
    begin, end = 0, 0
    most = min(len(old), len(new))
    while begin < most and old[begin] == new[begin]:
        begin += 1
    while end < most - begin and old[-1 - end] == new[-1 - end]:
        end += 1
    if len(old) == len(new):
        others = [i for i in range(begin, len(new) - end) if old[i] != new[i]]
        if all([_alike(old[i], new[i]) for i in others]):
            for i in others:
                _compare(old[i], new[i], [*way, i], found)
            return
    found.append(Edit(at=way, put=list(new[begin : len(new) - end]), start=begin, cut=len(old) - end - begin))


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
