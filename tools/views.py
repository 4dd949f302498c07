"""Writes what a seat sees of each game for the page, web/src/games/<game>/seen.ts, from the game's seen.py: `make types`.
A test fails where one is stale."""

import json
import sys
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

ROOT = Path(__file__).parent.parent
PLAIN = {str: "string", int: "number", bool: "boolean", NoneType: "null"}


def games() -> list[str]:
    return sorted(path.parent.name for path in (ROOT / "src" / "tianxia" / "games").glob("*/seen.py"))


def declared(game: str) -> Mapping[str, Any]:
    """By name: what is sent, and the words that stand in several places of it."""
    module = import_module(f"tianxia.games.{game}.seen")
    return {name: kind for name, kind in vars(module).items() if is_typeddict(kind) or get_origin(kind) in (Literal, UnionType)}


def place_of(game: str) -> Path:
    return ROOT / "web" / "src" / "games" / game / "seen.ts"


def view_types(game: str) -> str:
    """The text of web/src/games/<game>/seen.ts."""
    kinds = declared(game)
    parts = [f"/** What a seat sees. Made from src/tianxia/games/{game}/seen.py by `make types`. */"]
    for name, kind in kinds.items():
        if not is_typeddict(kind):
            others = {other: what for other, what in kinds.items() if other != name}
            parts.append(f"export type {name} = {_type(kind, others)};")
            continue
        doc = vars(kind).get("__doc__")
        lines = [f"/** {' '.join(doc.split())} */"] if doc else []
        lines.append(f"export interface {name} {{")
        lines += [f"  {_field(field, what, kinds)};" for field, what in get_type_hints(kind, include_extras=True).items()]
        parts.append("\n".join([*lines, "}"]))
    return "\n\n".join(parts) + "\n"


def _field(name: str, kind: Any, kinds: Mapping[str, Any]) -> str:
    if get_origin(kind) is NotRequired:
        return f"{name}?: {_type(get_args(kind)[0], kinds)}"
    return f"{name}: {_type(kind, kinds)}"


def _type(kind: Any, kinds: Mapping[str, Any]) -> str:
    for name, known in kinds.items():
        if kind == known:
            return name
    args = get_args(kind)
    match get_origin(kind):
        case None:
            return PLAIN[kind]
        case origin if origin in (Union, UnionType):
            return " | ".join([_type(one, kinds) for one in args])
        case origin if origin is Literal:
            return " | ".join([json.dumps(value) for value in args])
        case origin if origin is list:
            item = _type(args[0], kinds)
            return f"({item})[]" if " | " in item else f"{item}[]"
        case origin:
            assert origin is dict, kind
            return f"Record<{_type(args[0], kinds)}, {_type(args[1], kinds)}>"


if __name__ == "__main__":
    for one in sys.argv[1:] or games():
        place_of(one).write_text(view_types(one))
