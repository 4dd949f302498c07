"""Every key that Daimyo's code can emit has a text; no text is left over; names are those of the data page."""

import re

import pytest

from tests.games.daimyo.test_data import PAGES
from tests.games.texts import COLUMNS, LANGUAGES, PLURALS, ROOT, reasons_and_events, texts, usual_keys
from tests.proof import rule
from tianxia.games.daimyo import ids, lookups
from tianxia.games.daimyo.game import GAME

# texts the page says by themselves: cards and tiles
PAGE = ["hero", "hero-does", "clan-does", "objective-needs", "objective-gold", "objective-silver", "achievement"]
PAGE += ["solo-top", "solo-middle", "solo-bottom", "empire-line", "relic-name", "slot", "island", "token"]


def glossary() -> dict[str, tuple[str, str, str]]:
    section = (ROOT / "docs/rules/daimyo.md").read_text(encoding="utf-8").split("## 1 Glossary")[1].split("\n## 2")[0]
    terms = {}
    for line in section.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 5 and re.fullmatch(r"[a-z_]+", cells[0]) and cells[0] != "key":
            terms[cells[0]] = (cells[1], cells[2], cells[3])
    return terms


def wanted() -> set[str]:
    keys = usual_keys(GAME) | reasons_and_events("daimyo") | {"intro", "end-five-rounds", "mercenaries", "empire"} | set(PAGE)
    keys |= {f"source-{source}" for source in ids.WHY}
    keys |= {f"what-{token}" for token in lookups.TOKEN_NAMES}
    return keys | {f"term-{name}" for name in glossary()}


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
    for name in set(lookups.TILE_NAME):
        assert say("bonus", {"tile": name})


AMOUNTS = {
    "en": "1 Rice, 2 Metal, 5 Stone, 22 Gold",
    "pl": "1 ryż, 2 metalu, 5 kamieni, 22 złota",
    "cs": "1 rýže, 2 kovy, 5 kamenů, 22 zlata",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_amounts_of_tokens(language: str) -> None:
    say = texts("daimyo", language).say
    pairs = zip((1, 2, 5, 22), lookups.TOKEN_NAMES, strict=True)
    assert ", ".join([f"{n} {say(f'what-{token}', {'amount': n})}" for n, token in pairs]) == AMOUNTS[language]


CODE = re.compile(r"\b(TF\d|RT\d|S\d-\d|H\d\d|O-[GO]\d|[TY]-[A-Z])")


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_boards_have_names_not_codes(language: str) -> None:
    found = texts("daimyo", language)
    said = 0
    for key in found.messages:
        uses = found.uses(key)
        ids = {name: sorted(values - PLURALS)[0] for name, values in uses.choices.items() if values - PLURALS}
        for name in {"hero", "card", "board", "tile", "objective"} & uses.used:
            for value in uses.choices.get(name, set()):
                sentence = found.say(key.removeprefix("daimyo-"), {**dict.fromkeys(uses.used, 1), **ids, name: value})
                assert not CODE.search(sentence), f"{key}: {sentence}"
                said += 1
    assert said > 300
