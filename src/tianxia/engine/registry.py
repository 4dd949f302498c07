"""The games at this table, by name. A game is imported when it is first asked for."""

from importlib import import_module
from typing import Any, Final

from tianxia.engine.game import Game

# name -> module that has GAME
_LOBBY: Final[dict[str, str]] = {
    "terracotta": "tianxia.games.terracotta.game",
    "zhanguo": "tianxia.games.zhanguo.game",
    "daimyo": "tianxia.games.daimyo.game",
    "great_wall": "tianxia.games.great_wall.game",
}
# games for teaching and tests: every law holds for them, the lobby does not list them
_HIDDEN: Final[dict[str, str]] = {
    "pebbles": "tianxia.games.pebbles",
}
_loaded: Final[dict[str, Game[Any]]] = {}


class UnknownGame(ValueError):
    """A name that no game has."""


def names() -> list[str]:
    """The games of the lobby."""
    return list(_LOBBY)


def all_names() -> list[str]:
    return list(_LOBBY) + list(_HIDDEN)


def find(name: str) -> Game[Any]:
    game = _loaded.get(name)
    if game is None:
        module = _LOBBY.get(name) or _HIDDEN.get(name)
        if module is None:
            raise UnknownGame(f"no game is called {name!r}; games: {', '.join(_LOBBY)}")
        game = import_module(module).GAME
        assert isinstance(game, Game)
        _loaded[name] = game
    return game
