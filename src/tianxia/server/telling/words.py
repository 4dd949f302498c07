"""The messages in each person's language, from the Fluent files of this folder and the names of the games."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tianxia.server.rules_text import folder_of

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_FOLDER: Final = Path(__file__).parent / "texts"
LANGUAGES: Final = ("en", *sorted([path.stem for path in _FOLDER.glob("*.ftl") if path.stem != "en"]))


@cache
def _bundle(language: str) -> "FluentBundle":
    return _read(language, _FOLDER / f"{language}.ftl")


def _read(language: str, path: Path) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource  # here: a server that says nothing starts without it

    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def say(language: str, key: str, values: Mapping[str, str | int] | None = None) -> str:
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    assert pattern is not None
    sentence, errors = bundle.format_pattern(pattern, dict(values or {}))
    assert not errors, (key, errors)
    return str(sentence)


@cache
def game_name(game: str, language: str) -> str:
    """As the lobby calls it; words made of its id where it has no name."""
    paths = [folder_of(game) / folder / f"{spoken}.ftl" for spoken in (language, "en") for folder in ("lobby", "texts")]
    for path in paths:
        if path.is_file():
            bundle = _read(path.stem, path)
            if bundle.has_message(f"{game}-name"):
                pattern = bundle.get_message(f"{game}-name").value
                assert pattern is not None
                return str(bundle.format_pattern(pattern, {})[0])
    return game.replace("_", " ").capitalize()
