"""Every key that The Great Wall's code can emit has a text; no text is left over; names know every id."""

import re

import pytest

from tests.games.texts import (
    LANGUAGES,
    ROOT,
    calls,
    literals,
    reasons_and_events,
    texts,
    usual_keys,
)
from tianxia.games.great_wall import data, ids
from tianxia.games.great_wall.actions import PLACE_NAMES, SHAME_ON
from tianxia.games.great_wall.cards.commands import QIN_BOXES
from tianxia.games.great_wall.cards.court import QIN_GENERAL, REED_GENERALS
from tianxia.games.great_wall.game import GAME
from tianxia.games.great_wall.ids import END_REASONS

PARTS = ["card", "text", "general", "advisor", "location", "to", "from", "section", "kind", "take", "soldier", "season", "moment"]
PARTS += ["effect", "who", "horde"]
PLACES = ["at", "shamed"]  # of $place


def glossary() -> dict[str, tuple[str, str, str]]:
    """The terms of the rules page by key; printed terms in three languages, nothing where the page says "see data file"."""
    section = (ROOT / "docs/rules/great_wall.md").read_text(encoding="utf-8").split("## 1. Glossary")[1].split("\n## 2")[0]
    terms = {}
    for line in section.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 4 and re.fullmatch(r"[a-z_]+", cells[0]) and cells[0] != "key":
            open_cells = [c for c in cells if re.search(r"see data file|not named|not printed", c)]
            terms[cells[0]] = ("", "", "") if open_cells else (cells[1], cells[2], cells[3])
    return terms


def wanted() -> set[str]:
    keys = usual_keys(GAME) | reasons_and_events("great_wall") | {"log-held", "log-breach"}
    for _, called, node in calls("great_wall"):
        if called in ("gain", "pay") and len(node.args) == 7:
            keys |= {f"source-{key}" for key in literals(node.args[4])}
    keys |= {f"what-{kind}" for kind in ids.RESOURCES} | {f"part-{part}" for part in PARTS + PLACES}
    keys |= {f"end-{reason}" for reason in END_REASONS if reason}
    return keys | {f"term-{name}" for name in glossary()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_know_every_id(language: str) -> None:
    own = texts("great_wall", language).own
    found = {part: own(f"great_wall-part-{part}").choices[part] for part in PARTS if part != "text"}
    found["text"] = own("great_wall-part-text").choices["card"]
    cards = {*data.HOLDER_IDS, *data.TACTIC_IDS, *data.HORDE_IDS, *data.ARTIFACT_IDS, *data.DECREE_IDS, *data.EVENT_IDS}
    assert found["card"] >= cards | set(ids.COMMAND_NAMES) and found["general"] == set(data.GENERAL_IDS)
    automata = {"reed", *[g.id for g in REED_GENERALS], *[g.id for g in QIN_GENERAL], *[box.card for box in QIN_BOXES]}
    assert found["text"] == cards | set(ids.COMMAND_NAMES) | automata, "what every card does"
    assert found["advisor"] == set(data.ADVISOR_IDS) and found["location"] == set(ids.LOCATIONS)
    assert found["to"] == {*ids.LOCATIONS, *ids.SECTIONS} and found["from"] == found["to"] | {"supply"}
    places = {part: own(f"great_wall-part-{part}").choices["place"] for part in PLACES}
    assert places["at"] == {*PLACE_NAMES, "supply"} and places["shamed"] == {*SHAME_ON.args[0].values, "new"}
    assert found["horde"] == set(ids.SLOTS) and found["kind"] == found["take"] == set(ids.RESOURCES)
    assert found["moment"] == set(ids.TRIGGERS) and found["season"] == set(ids.SEASONS)
