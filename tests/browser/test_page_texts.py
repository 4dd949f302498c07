"""Words of the page: the same ids in all languages, every id used, none missing, none left in English. No browser needed."""

import re
from pathlib import Path

import pytest

from tests.games.texts import LANGUAGES

WEB = Path(__file__).parents[2] / "web" / "src"
FOLDERS = [
    *sorted({path.parent for path in (WEB / "texts").rglob("en.ftl")}),
    *sorted((WEB / "games").glob("*/texts")),
    *sorted((WEB.parents[1] / "src" / "tianxia" / "games").glob("*/lobby")),
]
# words that are spelled alike in the languages
ALIKE = re.compile(
    r"^(ZhanGuo|NE|SE|SW|NW|Start|(Region|Segment) \{.*\}|Mauzoleum|\{.*\}|\{.*\} (%|min)|[0-9–]+( min)?|\{ \$what \}: \{ \$n \}"
    r"|\{ \$player \}:|\{ \$names \}:|Link.*|Inspector|Inspektor)$"
)


def messages(path: Path) -> dict[str, str]:
    """id → text, continuation lines included."""
    found: dict[str, str] = {}
    name = ""
    for line in path.read_text().splitlines():
        start = re.match(r"^([a-z][a-zA-Z0-9_-]*) = ?(.*)$", line)
        if start:
            name = start[1]
            assert name not in found, f"{path}: {name} is there twice"
            found[name] = start[2]
        elif name and line.startswith(" "):
            found[name] += "\n" + line
        else:
            name = ""
    return found


def _named(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


@pytest.mark.parametrize("folder", FOLDERS, ids=_named)
def test_every_language_has_the_same_ids_and_variables(folder: Path) -> None:
    english = messages(folder / "en.ftl")
    assert english
    for language in LANGUAGES[1:]:
        other = messages(folder / f"{language}.ftl")
        assert set(other) == set(english), f"{language}: {set(other) ^ set(english)}"
        for name, text in english.items():
            known = set(re.findall(r"\$(\w+)", text))
            used = set(re.findall(r"\$(\w+)", other[name]))
            assert used <= known, f"{language} {name} uses {used - known}"


@pytest.mark.parametrize("folder", FOLDERS, ids=_named)
def test_nothing_is_left_in_english(folder: Path) -> None:
    english = messages(folder / "en.ftl")
    for language in LANGUAGES[1:]:
        other = messages(folder / f"{language}.ftl")
        same = [
            n for n, text in english.items() if other[n] == text and re.search(r"[A-Za-z]{2}", text) and not ALIKE.match(text)
        ]
        assert not same, f"{language}: {same}"


def _sources() -> str:
    files = [p for p in WEB.rglob("*") if p.suffix in (".svelte", ".ts") and not p.name.endswith(".test.ts")]
    return "\n".join(p.read_text() for p in files)


@pytest.mark.parametrize("folder", FOLDERS, ids=_named)
def test_every_id_is_used(folder: Path) -> None:
    """Literally, or by a template that begins or ends like it."""
    source = _sources()
    literal = set(re.findall(r"""["'`]([a-z][a-zA-Z0-9_-]+)["'`]""", source))
    for path in (WEB / "games").glob("*/tour.ts"):
        literal |= {f"{path.parent.name}-tour-{stop}" for stop in re.findall(r'id: "(\w+)"', path.read_text())}
    literal |= {f"{name}-text" for name in literal if re.match(r"([a-z_]+-)?tour-", name)}
    templates = re.findall(r"`([a-zA-Z0-9_-]*)\$\{[^}`]*\}([a-zA-Z0-9_-]*)`", source)
    shapes = [re.compile(re.escape(a) + r"[a-zA-Z0-9_-]+" + re.escape(b) + "$") for a, b in templates if a.count("-") >= 1]
    shapes += [
        re.compile(r"[a-z_]+-(name|tagline|about|intro)$"),
        re.compile(r"(no|error|source|what)-"),
        re.compile(r"[a-z_]+-ui-(data|here|onward)-"),
    ]
    unused = [n for n in messages(folder / "en.ftl") if n not in literal and not any(s.match(n) for s in shapes)]
    assert not unused


def test_every_literal_id_has_words() -> None:
    known: set[str] = set()
    for folder in FOLDERS:
        known |= set(messages(folder / "en.ftl"))
    for path in (WEB.parents[1] / "src" / "tianxia" / "games").glob("*/texts/en.ftl"):
        known |= set(messages(path))
    source = _sources()
    asked = set(re.findall(r"""\bt\(\s*["']([a-z][a-zA-Z0-9_-]+)["']""", source))
    for pair in re.findall(r"""\bt\([^()"'`]*\?\s*"([a-zA-Z0-9_-]+)"\s*:\s*"([a-zA-Z0-9_-]+)\"""", source):
        asked |= set(pair)
    missing = {a for a in asked if a not in known}
    assert not missing
    assert len(asked) > 80


def test_every_error_of_the_server_has_words() -> None:
    """The keys of the table in docs/formats.md."""
    formats = (WEB.parents[1] / "docs" / "formats.md").read_text()
    table = formats.split("| error | status | when |")[1].split("\n\n")[0]
    keys = {k for line in table.splitlines() for k in re.findall(r"`([a-z-]+)`", line.split("|")[1] if "|" in line else "")}
    assert len(keys) > 20
    known = {k for path in (WEB / "texts").rglob("en.ftl") for k in messages(path)}
    assert not {k for k in keys if f"error-{k}" not in known}
