"""Every rule, invariant, decision point and example of the rules pages is named by a test of its game, and no other id is."""

import re
from collections import Counter
from pathlib import Path

import pytest

from tianxia.engine.registry import find, names
from tianxia.lab.proof import proofs_in, rules_of

ROOT = Path(__file__).parents[2]
COUNTS = {  # what the pages have, so that an id that is no longer read as one is missed
    "terracotta": {"TA": 250, "INV": 21, "EX": 23},
    "zhanguo": {"ZG": 240, "INV": 17, "TV": 30, "DP": 28},
    "daimyo": {"DM": 349, "TV": 24},
    "great_wall": {"GW": 527, "TV": 56},
}


@pytest.mark.parametrize("game", names())
def test_every_id_of_the_page_is_named_by_a_test(game: str) -> None:
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    ids = set(rules_of(page, find(game).prefix()))
    ids |= set(re.findall(r"^(?:\| |- )?(?:\*\*)?((?:INV|TV|EX|DP)-\d+)\b(?=\*\*| )", page, re.MULTILINE))
    assert Counter(i.partition("-")[0] for i in ids) == COUNTS[game]
    proven = set(proofs_in(ROOT / "tests" / "games" / game, ROOT))
    assert sorted(ids - proven) == [] and sorted(proven - ids) == []
