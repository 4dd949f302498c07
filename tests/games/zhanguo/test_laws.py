"""The laws on every count, board side and variant; every rule of the page named by a test."""

import re
from itertools import product
from pathlib import Path

import pytest

from tianxia.engine.laws import check_game
from tianxia.games.zhanguo.game import GAME
from tianxia.lab.proof import proofs_in, rules_of

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "rules" / "zhanguo.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("boards", ["A", "B_PICK", "B_AUCTION"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_laws_with_every_set_of_variants(seats: int, boards: str) -> None:
    for i, (draft, track_order, worker_unrest) in enumerate(product(("no", "yes"), repeat=3)):
        options = {"boards": boards, "draft": draft, "track_order": track_order, "worker_unrest": worker_unrest}
        assert check_game(GAME, GAME.check_setup("standard", seats, options), 100 * seats + i, thorough_every=40) > 60


def test_every_id_of_the_page_is_named_by_a_test() -> None:
    proofs = proofs_in(Path(__file__).parent, ROOT)
    ids = set(rules_of(PAGE, GAME.prefix()))
    ids |= set(re.findall(r"^\| (INV-\d+) \|", PAGE, re.MULTILINE))
    ids |= set(re.findall(r"^\| (DP-\d\d) ", PAGE, re.MULTILINE))
    ids |= set(re.findall(r"^- \*\*(TV-\d\d)\*\*", PAGE, re.MULTILINE))
    assert len([i for i in ids if i.startswith("ZG")]) == 240
    assert (len([i for i in ids if i.startswith("INV")]), len([i for i in ids if i.startswith("TV")])) == (17, 30)
    assert ids - set(proofs) == set()
    assert {i for i in proofs if i.startswith("ZG")} - ids == set()
