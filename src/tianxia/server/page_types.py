"""The page's types, made from the messages: `make types` writes them, a test fails when they are stale."""

from pathlib import Path
from typing import Any, Final

from msgspec import inspect

from tianxia.server.addresses import DOORS
from tianxia.server.messages import base, live, meeting, my_line, talk

PLACE: Final = Path(__file__).parents[3] / "web" / "src" / "lib" / "types.ts"
# Names for what stands in several places.
_NAMES: Final[dict[str, Any]] = {
    "Args": base.Args,
    "Order": base.Order,
    "Bond": meeting.Bond,
    "Room": talk.Room,
    "Sentence": talk.Sentence,
    "ChatClosed": talk.ChatClosed,
    "Act": talk.Act,
}
_PLAIN: Final[dict[type, str]] = {
    inspect.AnyType: "unknown",
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}
_WIDTH: Final = 130  # of a line
_HEAD: Final = "/** What the server takes and says. Made from its messages (src/tianxia/server/messages) by `make types`. */"


def written() -> str:
    kinds = [kind for door in DOORS for kind in (door.gives, door.takes) if kind is not None]
    structs: dict[type, inspect.StructType] = {}
    for info in inspect.multi_type_info([live.Said, live.Tells, my_line.MyTells, base.ProblemData, *kinds]):
        _collect(info, structs)
    parts = [_HEAD]
    parts += [_named(name, _type(inspect.type_info(kind), name)) for name, kind in _NAMES.items()]
    parts += [_interface(info) for _, info in sorted(structs.items(), key=lambda one: one[0].__name__)]
    parts += ["/** What is said over the live line. */\n" + _named("Tells", " | ".join(_names(live.Tells)))]
    parts += ["/** What is said over a person's own line. */\n" + _named("MyTells", " | ".join(_names(my_line.MyTells)))]
    return "\n\n".join(parts) + "\n"


def _named(name: str, kind: str) -> str:
    """A long choice has a line of its own, or one for each of its words, as the page's formatter wants it."""
    if len(line := f"export type {name} = {kind};") <= _WIDTH:
        return line
    if len(line := f"  {kind};") <= _WIDTH:
        return f"export type {name} =\n{line}"
    return f"export type {name} =" + "".join([f"\n  | {one}" for one in kind.split(" | ")]) + ";"


def _collect(info: inspect.Type, found: dict[type, inspect.StructType]) -> None:
    """All structs that a type is made of."""
    if isinstance(info, inspect.Metadata):
        _collect(info.type, found)
    elif isinstance(info, inspect.UnionType):
        for one in info.types:
            _collect(one, found)
    elif isinstance(info, inspect.ListType):
        _collect(info.item_type, found)
    elif isinstance(info, inspect.DictType):
        _collect(info.value_type, found)
    elif isinstance(info, inspect.StructType) and info.cls not in found:
        found[info.cls] = info
        for field in info.fields:
            _collect(field.type, found)


def _names(union: Any) -> list[str]:
    info = inspect.type_info(union)
    assert isinstance(info, inspect.UnionType)
    return [one.cls.__name__ for one in info.types if isinstance(one, inspect.StructType)]


def _interface(info: inspect.StructType) -> str:
    generic = "<V = unknown>" if any(_is_view(field) for field in info.fields) else ""
    doc = [f"/** {' '.join((info.cls.__doc__ or '').split())} */"] if "__doc__" in vars(info.cls) and info.cls.__doc__ else []
    lines = [*doc, f"export interface {info.cls.__name__}{generic} {{"]
    if info.tag is not None:
        lines.append(f'  type: "{info.tag}";')
    for field in info.fields:
        described = field.type.extra_json_schema if isinstance(field.type, inspect.Metadata) else None
        if described and "description" in described:
            lines.append(f"  /** {described['description']} */")
        kind = "V" if _is_view(field) else _type(field.type, "")
        lines.append(f"  {field.encode_name}{'' if field.required else '?'}: {kind};")
    return "\n".join([*lines, "}"])


def _is_view(field: inspect.Field) -> bool:
    return field.name == "view"


def _type(info: inspect.Type, inside: str) -> str:
    for name, kind in _NAMES.items():
        if name != inside and info == inspect.type_info(kind):
            return name
    if isinstance(info, inspect.Metadata):
        return _type(info.type, inside)
    if isinstance(info, inspect.UnionType):
        return " | ".join(dict.fromkeys([_type(one, inside) for one in info.types]))
    if isinstance(info, inspect.ListType):
        item = _type(info.item_type, inside)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if isinstance(info, inspect.TupleType):
        return f"[{', '.join([_type(one, inside) for one in info.item_types])}]"
    if isinstance(info, inspect.DictType):
        return f"Record<string, {_type(info.value_type, inside)}>"
    if isinstance(info, inspect.LiteralType):
        return " | ".join([f'"{value}"' for value in info.values])
    if isinstance(info, inspect.StructType):
        return info.cls.__name__
    return _PLAIN[type(info)]


if __name__ == "__main__":
    PLACE.write_text(written())
