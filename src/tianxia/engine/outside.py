"""Games and bots from outside: other packages that are installed beside this one, and files of one's own.

A package names what it brings as entry points in its pyproject.toml:

    [project.entry-points."tianxia.games"]
    nim = "nim.game:GAME"

    [project.entry-points."tianxia.bots"]
    tidy = "nim.tidy:Tidy"
"""

from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final

GAMES: Final = "tianxia.games"
BOTS: Final = "tianxia.bots"
_found: Final[dict[str, dict[str, str]]] = {}


class NotThere(ValueError):
    """A `package.module:thing` that names nothing."""


def installed(group: str) -> dict[str, str]:
    """What the packages of this installation bring: name -> `package.module:thing`. Looked for once."""
    if group not in _found:
        _found[group] = {entry.name: entry.value for entry in entry_points(group=group)}
    return _found[group]


def thing_at(where: str) -> Any:
    """What `package.module:thing` names. This runs the module: `where` must never come from over the web."""
    head, colon, thing = where.partition(":")
    module = head.strip().removesuffix(".py")
    if not colon or not all([part.isidentifier() for part in (module + "." + thing.strip()).split(".")]):
        raise NotThere(f"{where!r} is not package.module:thing")
    try:
        found = import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not (module + ".").startswith(error.name + "."):
            raise  # the module is there, but not what it imports
        raise NotThere(f"{where!r}: there is no module {error.name!r}") from None
    for part in thing.strip().split("."):
        if not hasattr(found, part):
            raise NotThere(f"{where!r}: {module} has no {thing.strip()!r}")
        found = getattr(found, part)
    return found
