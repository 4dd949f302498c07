"""Writes the state.py of each game from its fields.py: `make states`. A test fails where one is stale.

The class is written out, field by field, so that mypyc makes plain C of copying: nothing is as hot in search.
"""

import ast
import sys
from importlib import import_module
from pathlib import Path

from tianxia.engine.fields import MASK, NUMBER, PILES, Field

GAMES = Path(__file__).parent.parent / "src" / "tianxia" / "games"


def declared_games() -> list[str]:
    return sorted(path.parent.name for path in GAMES.glob("*/fields.py"))


def state_of(game: str) -> str:
    """The text of games/<game>/state.py."""
    source = (GAMES / game / "fields.py").read_text()
    module = import_module(f"tianxia.games.{game}.fields")
    fields: list[Field] = module.FIELDS
    lines = [
        f'"""{ast.get_docstring(ast.parse(source), clean=False)}',
        "",
        "Made from fields.py by `make states`: change it there.",
        '"""',
        "",
        "from tianxia.engine.fields import Field",
        "from tianxia.engine.flow import Frame",
        "from tianxia.engine.rng import Rng",
        "from tianxia.engine.state import State",
        f"from tianxia.games.{game}.fields import FIELDS",
        "",
        "",
        f"class {module.STATE}(State):",
        '    """A new position, or a copy `of` another."""',
        "",
        f'    def __init__(self, seats: int, todo: list[Frame], rng: Rng, of: "{module.STATE} | None" = None) -> None:',
        "        super().__init__(seats, todo, rng)",
        "        if of is None:",
    ]
    for field in fields:
        note = f"  # {field.note}" if field.note else ""
        lines.append(f"            self.{field.name}{_start(field)}{note}")
    lines.append("        else:")
    lines += [f"            self.{field.name} = {_copied(field)}" for field in fields]
    lines += ["", f'    def copy(self) -> "{module.STATE}":']
    lines.append(f"        return {module.STATE}(self.seats, self.todo[:], self.rng.copy(), self)")
    lines += ["", "    def fields(self) -> list[Field]:", "        return FIELDS", ""]
    return "\n".join(lines)


def _start(field: Field) -> str:
    if field.shape in (NUMBER, MASK):
        return f" = {field.start}"
    return ": list[list[int]] = []" if field.shape == PILES else ": list[int] = []"


def _copied(field: Field) -> str:
    if field.shape in (NUMBER, MASK) or field.fixed:
        return f"of.{field.name}"
    return f"[pile[:] for pile in of.{field.name}]" if field.shape == PILES else f"of.{field.name}[:]"


if __name__ == "__main__":
    for name in sys.argv[1:] or declared_games():
        (GAMES / name / "state.py").write_text(state_of(name))
