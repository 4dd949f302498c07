"""Every key that Daimyo's code can emit has a text; no text is left over; names are those of the data page."""

import re

import pytest

from tests.games.daimyo.test_data import PAGES
from tests.games.texts import COLUMNS, LANGUAGES, ROOT, missing_or_left_over, reasons_and_events, texts, usual_keys
from tests.proof import rule
from tianxia.games.daimyo import ids, lookups
from tianxia.games.daimyo.game import GAME

# texts the page says by themselves: cards and tiles
PAGE = ["hero", "hero-does", "clan-does", "objective-needs", "objective-gold", "objective-silver", "achievement"]
PAGE += ["solo-top", "solo-middle", "solo-bottom", "empire-line", "relic-name", "slot"]


def glossary() -> dict[str, tuple[str, str, str]]:
    section = (ROOT / "docs/rules/daimyo.md").read_text(encoding="utf-8").split("## 1 Glossary")[1].split("\n## 2")[0]
    terms = {}
    for line in section.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 5 and re.fullmatch(r"[a-z_]+", cells[0]) and cells[0] != "key":
            terms[cells[0]] = (cells[1], cells[2], cells[3])
    return terms


def wanted() -> set[str]:
    keys = usual_keys(GAME) | reasons_and_events("daimyo") | {"end-five-rounds", "mercenaries", "empire"} | set(PAGE)
    keys |= {f"source-{source}" for source in ids.WHY}
    keys |= {f"what-{token}" for token in lookups.TOKEN_NAMES}
    return keys | {f"term-{name}" for name in glossary()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing_or_left_over(language: str) -> None:
    assert missing_or_left_over("daimyo", language, wanted()) == ([], [])


@rule("DM-2.10", "DM-2.11", "DM-2.3")
@pytest.mark.parametrize("language", COLUMNS)
def test_names_are_those_of_the_data_page(language: str) -> None:
    say = texts("daimyo", language).say
    at = COLUMNS.index(language)
    for row in PAGES["8"]:
        assert say("hero", {"hero": row[0]}) == row[1 + at]
    for row in PAGES["9"]:
        assert say("objective", {"objective": row[0]}) == row[2].split(" / ")[at]
    for row in PAGES["5.3"]:
        assert say("board-name", {"board": row[0]}) == row[1].split(" / ")[at]
    for row in PAGES["12"]:
        assert say("achievement", {"achievement": row[0]}) == row[1].split(" / ")[at]
    for name, words in glossary().items():
        assert say(f"term-{name}", {}) == words[at]
    for name in set(lookups.TILE_NAME):
        assert say("bonus", {"tile": name})
