"""Every key that Terracotta's code can emit has a text; no text is left over; terms are those of the glossary."""

import re

from tests.games.texts import (
    LANGUAGES,
    ROOT,
    calls,
    literals,
    reasons_and_events,
    texts,
    usual_keys,
)
from tianxia.games.terracotta import ids
from tianxia.games.terracotta.game import GAME


def glossary() -> dict[str, tuple[str, str, str]]:
    """The terms of the rules page by id, in three languages (as far as a row names a single id)."""
    section = (ROOT / "docs/rules/terracotta.md").read_text(encoding="utf-8").split("## 1. Glossary")[1].split("\n## 2")[0]
    terms = {}
    for line in section.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 5 and "`" in cells[1]:
            names = re.findall(r"`([^`]+)`", cells[1])
            for name in names:
                alone = (cells[0], cells[3], cells[4].replace("°", ""))
                terms[name.replace(".", "-")] = alone if len(names) == 1 else ("", "", "")
    return terms


def wanted() -> set[str]:
    keys = usual_keys(GAME) | reasons_and_events("terracotta") | {"end-rounds", "what-coins", "what-wet", "what-dry"}
    for function, called, node in calls("terracotta"):
        if called in ("gain_coins", "gain_wet", "gain_dry") and function != called:
            keys |= {f"source-{key}" for key in literals(node.args[3])}
    return keys | {f"term-{name}" for name in glossary()}


def test_selectors_know_every_id() -> None:
    """A text that tells warriors, weapons, masters … apart names all of them."""
    families = [set(ids.FIGURES[:4]), set(ids.FIGURES[5:]), set(ids.FIGURES[4:]), set(ids.WEAPONS), set(ids.MASTERS)]
    families += [set(ids.TILES), set(ids.TASKS), set(ids.RINGS), set(ids.DIRECTIONS), {*ids.DIRECTIONS, "none"}, set(ids.WORKERS)]
    families += [set(ids.INSPECTORS), set(ids.QUARTERS), {"yes", "no"}, {"use", "no"}, {"clay", "coin"}, {"inner", "middle"}]
    families += [{"none", "inner", "middle"}, {"one", "other"}, {"one", "few", "other"}]
    families += [{"COINS", "CLAY", "WARRIOR", "MOISTEN", "UPGRADE"}, {"COINS", "CLAY", "ORDER", "MASTER"}]
    families += [{"SPECIALIST", "PREPARE"}]
    for language in LANGUAGES:
        found = texts("terracotta", language)
        for key in found.messages:
            for name, values in found.own(key).choices.items():
                assert values in families, f"{language} {key} ${name}: {sorted(values)}"
