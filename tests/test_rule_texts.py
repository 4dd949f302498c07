"""The Polish and Czech rule pages say the same as the English ones: same ids, same origin, same numbers.

A page is docs/rules/<game>.md; its translation is docs/rules/<game>.<language>.md. A rule begins with its id after
a bullet, in the first cell of a table row, or at the start of a line, and ends before the next rule, blank line or
heading. The reader below is small on purpose: if it can read all languages, so can the page.
"""

import re
from pathlib import Path

import pytest

from tianxia.server.rules_text import read_rules

RULES = Path(__file__).resolve().parents[1] / "docs" / "rules"
GAMES = {"terracotta": "TA", "zhanguo": "ZG", "daimyo": "DM", "great_wall": "GW"}
LANGUAGES = ("pl", "cs")
TRANSLATED = [(game, language) for game in GAMES for language in LANGUAGES]

# A rule line: `- **TA-6.2.1** [P] text`, `1. DM-5.5.1 text`, `| GW-2.1.1 | text |`, `DM-2.18 (R) text`.
START = re.compile(r"^(?:\s*(?:[-*]|\d+\.)\s+|\|\s*)?(?:\*\*)?((?:TA|ZG|DM|GW|OQ|HINT)-\d+(?:\.\d+)*)(?:\*\*)?(?=[\s|:])\s*(.*)$")
ENDS = re.compile(r"^(\s*$|#|---)")
ORIGIN = re.compile(r"(?<![\w`:-])(P\*|[PER](?![\w*:'’]))")
# Words that are the same in every language: names of constants and of publishers, ids, one-letter signs.
SHARED = re.compile(r"`[^`]*`|\b[A-Z]{1,4}-[A-Z0-9.]+|\b[A-Z][A-Z_0-9]+\b|\b\w\b")


def read(path: Path) -> dict[str, str]:
    """Every rule of a page: id -> its whole text, wrapped lines and sub-points included."""
    rules: dict[str, str] = {}
    current = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        found = START.match(line)
        if found:
            current = found[1]
            assert current not in rules, f"{path.name}: {current} is there twice"
            rules[current] = found[2]
        elif ENDS.match(line):
            current = ""
        elif current and line.startswith((" ", "-")):
            rules[current] += " " + line.strip()
        else:
            current = ""
    return rules


def numbers(text: str) -> list[int]:
    return sorted(int(n) for n in re.findall(r"\d+", text))


def origins(text: str) -> list[str]:
    return sorted(ORIGIN.findall(text))


def code(text: str) -> list[str]:
    return sorted(re.findall(r"`[^`]*`", text))


def letters(text: str) -> str:
    return re.sub(r"[\W\d_]+", " ", SHARED.sub(" ", text)).strip()


def pages(game: str, language: str) -> tuple[dict[str, str], dict[str, str]]:
    return read(RULES / f"{game}.md"), read(RULES / f"{game}.{language}.md")


@pytest.mark.parametrize("game", GAMES)
def test_the_english_page_is_readable(game: str) -> None:
    rules = read(RULES / f"{game}.md")
    assert sum(name.startswith(GAMES[game]) for name in rules) > 150
    assert [name for name, text in rules.items() if not text] == []


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_same_rules_in_the_same_order(game: str, language: str) -> None:
    english, ours = pages(game, language)
    assert list(ours) == list(english)


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_same_origin_of_each_rule(game: str, language: str) -> None:
    english, ours = pages(game, language)
    assert {i: origins(t) for i, t in ours.items()} == {i: origins(t) for i, t in english.items()}


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_same_numbers_in_each_rule(game: str, language: str) -> None:
    english, ours = pages(game, language)
    assert {i: numbers(t) for i, t in ours.items()} == {i: numbers(t) for i, t in english.items()}


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_same_action_words_in_each_rule(game: str, language: str) -> None:
    english, ours = pages(game, language)
    assert {i: code(t) for i, t in ours.items()} == {i: code(t) for i, t in english.items()}


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_every_rule_is_translated(game: str, language: str) -> None:
    english, ours = pages(game, language)
    assert [i for i, text in ours.items() if not text.strip(" |")] == []
    same = [i for i, text in ours.items() if letters(text) and letters(text) == letters(english.get(i, ""))]
    assert same == []


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_same_sections(game: str, language: str) -> None:
    """Headings keep their numbers, so that a link to a section works in every language."""

    def sections(path: Path) -> list[str]:
        return re.findall(r"^#{2,3} (\d+(?:\.\d+)?)", path.read_text(encoding="utf-8"), re.M)

    english = sections(RULES / f"{game}.md")
    ours = sections(RULES / f"{game}.{language}.md")
    assert ours == [number for number in english if number in ours]
    left_out = {number.split(".")[0] for number in english} - {number.split(".")[0] for number in ours}
    assert {number for number in english if number.split(".")[0] not in left_out} == set(ours)


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_the_page_shows_the_same_rules_in_every_language(game: str, language: str) -> None:
    """What the server reads from a translation has the ids, origins and number of sub-points of the English page."""

    def shown(path: Path) -> list[tuple[str, str, int]]:
        rules = read_rules(path.read_text(encoding="utf-8"), GAMES[game])
        return [(rule["id"], rule["provenance"], rule["text"].count("\n")) for rule in rules]

    ours = shown(RULES / f"{game}.{language}.md")
    assert ours == shown(RULES / f"{game}.md")
    assert [name for name, _, _ in ours] == [name for name in read(RULES / f"{game}.md") if name.startswith(GAMES[game])]
