"""The games at this table, by name: ours, the folders of tianxia/games, and those of packages installed beside this one.

A game is imported when it is first asked for. A name is only ever looked up, never imported: names come over the web.
"""

import os
from importlib import import_module
from typing import Any, Final

from tianxia.engine.game import Decision, Game
from tianxia.engine.outside import GAMES, NotThere, installed, thing_at
from tianxia.engine.state import State

_HOUSE: Final = "tianxia.games"
_GAME_SAYS: Final = ("name", "rules_version", "modes", "options", "actions", "decisions", "sources", "features")
_DECISION_SAYS: Final = ("name", "rule", "verbs", "secret", "silence")
_loaded: Final[dict[str, Game[Any]]] = {}
_mine: Final[dict[str, Game[Any]]] = {}  # by `package.module:GAME`
_ours: Final[dict[str, bool]] = {}  # whether the lobby lists it


class UnknownGame(ValueError):
    """A name that no game has, or a game from outside that is none."""


def ours() -> dict[str, bool]:
    """The games of this house and whether the lobby lists them: those with words for it do. Looked for once."""
    if not _ours:
        house = str(import_module(_HOUSE).__path__[0])
        for name in sorted(os.listdir(house)):
            if os.path.isfile(os.path.join(house, name, "__init__.py")):
                _ours[name] = os.path.isdir(os.path.join(house, name, "lobby"))
    return _ours


def names() -> list[str]:
    """The games of the lobby: ours, then those of other packages."""
    here = ours()
    return [name for name in here if here[name]] + [name for name in installed(GAMES) if name not in here]


def all_names() -> list[str]:
    """Those too that the lobby does not list: games for teaching and tests, for which every law holds as well."""
    here = ours()
    return names() + [name for name in here if not here[name]]


def playable() -> list[Game[Any]]:
    """The games of the lobby, without those of other packages that do not work here."""
    found: list[Game[Any]] = []
    for name in names():
        try:
            found.append(find(name))
        except UnknownGame:
            continue
    return found


def find(name: str) -> Game[Any]:
    game = _loaded.get(name)
    if game is None:
        if name in ours():
            game = import_module(f"{_HOUSE}.{name}.game").GAME
            assert isinstance(game, Game)
            _loaded[name] = game
        else:
            game = _from_outside(name)
    return game


def game_of_mine(name: str) -> Game[Any]:
    """A game by name, or `package.module:GAME` for one in a file of one's own.

    For whoever runs this process, as on the command line: it imports what is named. Never for names from over the web.
    """
    if ":" not in name:
        try:
            return find(name)
        except UnknownGame as error:
            raise UnknownGame(f"{error}, or package.module:GAME") from None
    if name not in _mine:
        try:
            _mine[name] = add(thing_at(name))
        except NotThere as error:
            raise UnknownGame(str(error)) from None
    return _mine[name]


def add(game: object) -> Game[Any]:
    """Make a game of one's own known in this process, by its name: records, laws and environments find it then."""
    made = game() if isinstance(game, type) and issubclass(game, Game) else game
    if not isinstance(made, Game):
        raise UnknownGame(f"{made!r} is not a Game")
    _check_said(made, Game, _GAME_SAYS)
    for decision in made.decisions:
        _check_said(decision, Decision, _DECISION_SAYS)
    name = made.name
    if name in ours():
        raise UnknownGame(f"{name!r} is the name of another game")
    _loaded[name] = made
    return made


def game_of(s: State) -> Game[Any]:
    """The game that this is a position of."""
    for game in _loaded.values():
        if type(game.blank()) is type(s):
            return game
    raise UnknownGame(f"no game with positions of the kind {type(s).__name__} is known here; registry.add makes it known")


def _check_said(thing: object, base: type, attributes: tuple[str, ...]) -> None:
    """Compiled code reads the object and never its class: what is said must be said in `__init__`."""
    kind = type(thing)
    above = kind.__mro__[: kind.__mro__.index(base)]
    for attribute in attributes:
        if any([attribute in one.__dict__ for one in above]) or not hasattr(thing, attribute):
            raise UnknownGame(f"{kind.__name__} does not say its {attribute}: set self.{attribute} in __init__")


def _from_outside(name: str) -> Game[Any]:
    where = installed(GAMES).get(name)
    if where is None:
        raise UnknownGame(f"no game is called {name!r}; games: {', '.join(names())}")
    try:
        game = add(thing_at(where))
    except Exception as error:  # it may fail in any way, and the other games go on
        raise UnknownGame(f"the game {name!r} ({where}) does not work here: {type(error).__name__}: {error}") from error
    if game.name != name:
        raise UnknownGame(f"the game {name!r} ({where}) calls itself {game.name!r}")
    return game
