"""A game lives in its own folders: nothing outside of them names it, cites its rules or imports its drawing.

Looked at is all that serves every game: engine, bots, laboratory, server and command line, the page's shell with its words and
scripts. Docs name games, tests and bench take them as examples.
"""

import re
from pathlib import Path

import pytest

from tests.games.texts import LANGUAGES
from tianxia.engine.registry import all_names, find, names, ours

ROOT = Path(__file__).parents[1]
CODE = ROOT / "src" / "tianxia"
PAGE = ROOT / "web" / "src"
KINDS = {".py", ".ts", ".svelte", ".css", ".ftl", ".mjs", ".js", ".html"}


def outside_the_games() -> list[Path]:
    rooms = [CODE, PAGE, ROOT / "web" / "scripts", ROOT / "web" / "public", ROOT / "web" / "index.html"]
    found = [path for room in rooms for path in (room.rglob("*") if room.is_dir() else [room]) if path.suffix in KINDS]
    return [path for path in found if not (path.is_relative_to(CODE / "games") or path.is_relative_to(PAGE / "games"))]


def called(game: str) -> list[str]:
    """What a game is called: the name of its folder, the titles in all languages, and each with other signs between the words."""
    titles = [game]
    for file in (CODE / "games" / game / "lobby").glob("*.ftl"):
        title = re.search(rf"^{game}-name = (.*)$", file.read_text(encoding="utf-8"), re.MULTILINE)
        assert title, file
        titles.append(title[1])
    return [r"[ _-]?".join([re.escape(word) for word in re.split(r"[ _-]", title)]) for title in titles]


@pytest.mark.parametrize("game", all_names())
def test_nothing_outside_its_folders_names_a_game_or_its_rules(game: str) -> None:
    named = re.compile(rf"\b({'|'.join(called(game))})\b", re.IGNORECASE)
    cited = re.compile(rf"\b{find(game).prefix()}-\d")
    files = outside_the_games()
    assert len(files) > 100
    for path in files:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            assert not named.search(line) and not cited.search(line), f"{path.relative_to(ROOT)}:{number}: {line.strip()}"


def test_the_shell_imports_no_game() -> None:
    """Folders are found by `import.meta.glob` with a star for the game, and in no other way."""
    found: list[str] = []
    for path in outside_the_games():
        if path.is_relative_to(PAGE) and path.suffix in (".ts", ".svelte"):
            text = path.read_text(encoding="utf-8")
            assert not re.search(r"""\b(from|import)\s*\(?\s*["'`][^"'`]*games/""", text), f"{path.name} imports from games/"
            found += re.findall(r"""glob(?:<[^(]*>)?\(\s*["']([^"']*games?[^"'/]*/[^"']*)["']""", text)
    assert found and all(["/*/" in pattern for pattern in found]), found


def test_games_do_not_share_their_prefix() -> None:
    prefixes = [find(game).prefix() for game in all_names()]
    assert len(set(prefixes)) == len(prefixes)


@pytest.mark.parametrize("game", [game for game, listed in ours().items() if listed])
def test_a_game_of_the_lobby_says_what_the_lobby_shows(game: str) -> None:
    found = find(game)
    fewest, most = found.minutes()
    assert found.name == game and 1 <= found.weight() <= 5 and 0 < fewest <= most
    assert (PAGE / "games" / game / "picture.svg").is_file()
    for language in LANGUAGES:
        assert (CODE / "games" / game / "lobby" / f"{language}.ftl").is_file()


def test_a_folder_with_words_for_the_lobby_is_listed_there() -> None:
    assert [game for game, listed in ours().items() if listed] == [n for n in names() if n in ours()]
    assert set(all_names()) > set(names()), "the teaching game is known, and not listed"
