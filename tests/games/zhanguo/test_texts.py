"""Every key that ZhanGuo's code can emit has a text; no text is left over; terms are those of the glossary."""

import ast
import re
from itertools import combinations

import pytest

from tests.games.texts import (
    LANGUAGES,
    PLURALS,
    ROOT,
    calls,
    reasons_and_events,
    texts,
    usual_keys,
)
from tianxia.games.zhanguo import data
from tianxia.games.zhanguo.game import GAME
from tianxia.games.zhanguo.lookups import EFFECTS, SET_NAMES, TOLD_TASKS, effect_args

COUNTED = ["unrest", "worker"]
COUNTED += [f"{kind}_{colour}" for kind in ("marker", "big") for colour in data.COLOURS]
COUNTED += [f"official_{colour}" for colour in data.OFFICIALS]
CHANGES = ("put_official", "add_workers", "change_unrest", "take_marker", "tell_change", "gain")  # what names a source


def sources_in_code() -> set[str]:
    found: set[str] = set()
    counted = ("vp", "unrest", "worker", "official_", "marker_", "big_")
    for _, called, node in calls("zhanguo"):
        said = [a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
        if called in CHANGES:
            found |= {f"source-{key}" for key in said if not key.startswith("ZG-") and key not in counted}
        elif called == "_tell" and said and not said[0].startswith("ZG-"):
            found.add(f"log-{said[0]}")
    return found


def slug(term: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", re.sub(r"\(.*?\)", "", term.lower())).strip("-")


def glossary() -> dict[str, list[str]]:
    page = (ROOT / "docs" / "rules" / "zhanguo.md").read_text(encoding="utf-8")
    section = page.split("## 1. Glossary")[1].split("\n## 2")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines() if line.startswith("|")]
    return {slug(row[0]): row[:3] for row in rows[2:]}


def wanted() -> set[str]:
    keys = usual_keys(GAME) | reasons_and_events("zhanguo") | sources_in_code() | {"intro", "end-rounds", "effect"}
    keys |= {f"what-{what}" for what in COUNTED}
    return keys | {f"term-{name}" for name in glossary()}


def test_selectors_know_every_id() -> None:
    families = [set(data.OFFICIALS), set(data.COLOURS), set(data.COURT_ACTIONS), set(data.ASPECTS), set(data.BOARDS)]
    families += [set(data.BOARDS[1:]), {"plain", "extra"}, {"0", "1"}, {"0", "other"}, {"0", "121", "other"}]
    families += [{"one", "other"}, {"one", "few", "other"}, {"0", "one", "other"}, {"0", "one", "few", "other"}]
    families += [set(EFFECTS[1:]), {str(effect_args(row[2])["effect"]) for row in data.SQUARES}]
    one_of = {str(effect_args(cell)["at"]) for row in data.AWARDS for cell in row[1:4] if cell.startswith("FREE_GOVERNOR")}
    families += [one_of, one_of | set(data.REGIONS)]
    officials = [combinations(data.OFFICIALS, count) for count in (1, 2, 3)]
    families += [{"-".join(some) for group in officials for some in group}]
    families += [set(data.REGIONS), {name.replace("+", "-") for name in SET_NAMES}, set(data.SECTIONS), set(TOLD_TASKS)]
    for language in LANGUAGES:
        found = texts("zhanguo", language)
        for key in found.messages:
            for name, values in found.uses(key).choices.items():
                assert values in families, f"{language} {key} ${name}: {sorted(values)}"


PLACES = dict.fromkeys(("region", "to", "other", "at", "from"), data.REGIONS)
PLACES |= {"regions": tuple([name.replace("+", "-") for name in SET_NAMES]), "section": data.SECTIONS, "task": TOLD_TASKS}
CODE = re.compile(r"\b(R[1-5]|[TGS][12]|[UL][.-][GPW])\b")


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_have_names_not_codes(language: str) -> None:
    found = texts("zhanguo", language)
    said = 0
    for key in found.messages:
        uses = found.uses(key)
        ids = {name: sorted(values - PLURALS)[0] for name, values in uses.choices.items() if values - PLURALS}
        for name in uses.used & set(PLACES):
            for place in PLACES[name]:
                sentence = found.say(key.removeprefix("zhanguo-"), {**dict.fromkeys(uses.used, 1), **ids, name: place})
                assert not CODE.search(sentence), f"{key}: {sentence}"
                said += 1
    assert said > 200
