"""Rules against tests: which ids a page has, which of them a test names."""

import json
from pathlib import Path

import pytest

from tianxia.lab import proof
from tianxia.lab.proof import NoRules, checkout, proofs_in, prove, report, rules_of, write_index

ROOT = Path(__file__).parents[2]
PAGE = """# A game
**How to read.** Ids like XX-9.9.9 here are citations.

- **XX-1.1** [P] First rule, see XX-7.7.
  - **XX-1.1.1** below it
    XX-5.5 at the start of a continued line is a citation
- XX-2.1 bare
  3. XX-2.2 numbered
| XX-3.1 | a row | XX-8.8 |
| **XX-3.2** | another |

XX-4.1 (R) a paragraph of its own.
- **INV-1** an invariant has no id of the rules
- **XX-1.1** said twice
"""


def test_ids_that_begin_an_item_a_row_or_a_paragraph_are_rules() -> None:
    assert rules_of(PAGE) == ["XX-1.1", "XX-1.1.1", "XX-2.1", "XX-2.2", "XX-3.1", "XX-3.2", "XX-4.1"]
    assert rules_of("nothing here") == []


@pytest.mark.parametrize(
    ("game", "prefix", "total"),
    [("terracotta", "TA", 250), ("zhanguo", "ZG", 240), ("daimyo", "DM", 349), ("great_wall", "GW", 523)],
)
def test_the_pages_of_all_games_are_read(game: str, prefix: str, total: int) -> None:
    rules = rules_of((ROOT / "docs" / "rules" / f"{game}.md").read_text())
    assert len(rules) >= total and len(set(rules)) == len(rules)
    assert all(rule.startswith(f"{prefix}-") for rule in rules)


TESTS = """
import pytest
from tests.proof import rule

@rule("XX-1.1", "XX-1.1.1")
@pytest.mark.parametrize("x", [1])
def test_one(x): ...

@pytest.mark.skip
@rule("XX-2.1")
def test_skipped(): ...

@rule("XX-2.2")
def not_a_test(): ...

@rule("XX-3.1")
class TestMany:
    @rule("XX-3.2")
    async def test_two(self): ...

@rule("XX-9.1")
def test_no_such_rule(): ...
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for folder in ("docs/rules", "tests/games/toy", "src/tianxia"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "docs/rules/toy.md").write_text(PAGE)
    (tmp_path / "docs/rules/toy.pl.md").write_text("")
    (tmp_path / "docs/rules/toy_data.md").write_text("")
    (tmp_path / "tests/games/toy/test_toy.py").write_text(TESTS)
    return tmp_path


def test_tests_name_what_they_prove(project: Path) -> None:
    found = proofs_in(project / "tests/games/toy", project)
    where = "tests/games/toy/test_toy.py"
    assert found == {
        "XX-1.1": [f"{where}::test_one"],
        "XX-1.1.1": [f"{where}::test_one"],
        "XX-3.1": [f"{where}::TestMany::test_two"],
        "XX-3.2": [f"{where}::TestMany::test_two"],
        "XX-9.1": [f"{where}::test_no_such_rule"],
    }


def test_the_report_names_what_is_missing_and_what_is_unknown(project: Path) -> None:
    found = prove("toy", project)
    assert (found["total"], found["proven"]) == (7, 4)
    assert found["missing"] == ["XX-2.1", "XX-2.2", "XX-4.1"]
    assert found["unknown"] == ["XX-9.1"]


def test_an_installed_package_knows_its_proofs(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The build writes an index next to the rules pages; the report is the same as from the sources."""
    assets = project / "assets"
    (assets / "rules").mkdir(parents=True)
    (assets / "rules" / "toy.md").write_text(PAGE)
    monkeypatch.setattr(proof, "ASSETS", assets)
    with pytest.raises(NoRules, match="run in a checkout"):
        prove("toy", None)
    write_index(project, assets / "proofs.json")
    assert prove("toy", None) == prove("toy", project)
    assert list(json.loads((assets / "proofs.json").read_text())) == ["toy"]


def test_a_checkout_is_found_from_inside(project: Path) -> None:
    assert checkout(project / "docs" / "rules") == project
    assert checkout(Path("/")) is None


def test_an_unknown_page_is_refused(project: Path) -> None:
    with pytest.raises(NoRules, match=r"pages: toy$"):
        prove("../toy", project)
    with pytest.raises(NoRules, match="has no rule ids"):
        report("toy", "empty", {})
