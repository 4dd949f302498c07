"""Rules against tests: which ids a page has, which of them a test names. The page here calls itself the teaching game's."""

import ast
import json
from pathlib import Path

import pytest

from tianxia.engine.registry import find, names
from tianxia.lab import proof
from tianxia.lab.proof import NoRules, checkout, proofs_in, prove, report, rules_of, write_index

ROOT = Path(__file__).parents[2]
PAGE = """# A game
**How to read.** Ids like PB-9.9.9 here are citations.

- **PB-1.1** [P] First rule, see PB-7.7.
  - **PB-1.1.1** below it
    PB-5.5 at the start of a continued line is a citation
- PB-2.1 bare
  3. PB-2.2 numbered
| PB-3.1 | a row | PB-8.8 |
| **PB-3.2** | another |

PB-4.1 (R) a paragraph of its own.
- **INV-1** an invariant has no id of the rules
- **PB-1.1** said twice
"""


def test_ids_that_begin_an_item_a_row_or_a_paragraph_are_rules() -> None:
    assert rules_of(PAGE, "PB") == ["PB-1.1", "PB-1.1.1", "PB-2.1", "PB-2.2", "PB-3.1", "PB-3.2", "PB-4.1"]
    assert rules_of("nothing here", "PB") == []


@pytest.mark.parametrize("game", names())
def test_the_pages_of_all_games_are_read(game: str) -> None:
    rules = rules_of((ROOT / "docs" / "rules" / f"{game}.md").read_text(), find(game).prefix())
    assert len(rules) >= 240 and len(set(rules)) == len(rules)


TESTS = """
import pytest
from tests.proof import rule

@rule("PB-1.1")
@pytest.mark.parametrize("x", [pytest.param(1, marks=rule("PB-1.1.1"))])
def test_one(x): ...

@pytest.mark.skip
@rule("PB-2.1")
def test_skipped(): ...

@rule("PB-2.2")
def not_a_test(): ...

@rule("PB-3.1")
class TestMany:
    @rule("PB-3.2")
    async def test_two(self): ...

@rule("PB-9.1")
def test_no_such_rule(): ...
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for folder in ("docs/rules", "tests/games/pebbles", "src/tianxia"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "docs/rules/pebbles.md").write_text(PAGE)
    (tmp_path / "docs/rules/pebbles.pl.md").write_text("")
    (tmp_path / "docs/rules/pebbles_data.md").write_text("")
    (tmp_path / "tests/games/pebbles/test_pebbles.py").write_text(TESTS)
    return tmp_path


def test_tests_name_what_they_prove(project: Path) -> None:
    found = proofs_in(project / "tests/games/pebbles", project)
    where = "tests/games/pebbles/test_pebbles.py"
    assert found == {
        "PB-1.1": [f"{where}::test_one"],
        "PB-1.1.1": [f"{where}::test_one"],
        "PB-3.1": [f"{where}::TestMany::test_two"],
        "PB-3.2": [f"{where}::TestMany::test_two"],
        "PB-9.1": [f"{where}::test_no_such_rule"],
    }


def test_the_report_names_what_is_missing_and_what_is_unknown(project: Path) -> None:
    found = prove("pebbles", project)
    assert (found["total"], found["proven"]) == (7, 4)
    assert found["missing"] == ["PB-2.1", "PB-2.2", "PB-4.1"]
    assert found["unknown"] == ["PB-9.1"]


def test_an_installed_package_knows_its_proofs(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The build writes an index next to the rules pages; the report is the same as from the sources."""
    assets = project / "assets"
    (assets / "rules").mkdir(parents=True)
    (assets / "rules" / "pebbles.md").write_text(PAGE)
    monkeypatch.setattr(proof, "ASSETS", assets)
    with pytest.raises(NoRules, match="run in a checkout"):
        prove("pebbles", None)
    write_index(project, assets / "proofs.json")
    assert prove("pebbles", None) == prove("pebbles", project)
    assert list(json.loads((assets / "proofs.json").read_text())) == ["pebbles"]


def test_a_checkout_is_found_from_inside(project: Path) -> None:
    assert checkout(project / "docs" / "rules") == project
    assert checkout(Path("/")) is None


def test_an_unknown_page_is_refused(project: Path) -> None:
    with pytest.raises(NoRules, match=r"pages: pebbles$"):
        prove("../pebbles", project)
    with pytest.raises(NoRules, match="has no rule ids"):
        report("pebbles", "empty", "PB", {})


@pytest.mark.parametrize("game", names())
def test_each_rule_file_has_a_test_of_its_name(game: str) -> None:
    rules = {path.stem for path in (ROOT / "src" / "tianxia" / "games" / game / "rules").glob("[!_]*.py")}
    tests = {path.stem.removeprefix("test_") for path in (ROOT / "tests" / "games" / game).glob("test_*.py")}
    assert rules and not rules - tests


@pytest.mark.parametrize("game", names())
def test_a_test_proves_a_few_rules(game: str) -> None:
    for path in (ROOT / "tests" / "games" / game).glob("test_*.py"):
        for test in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(test, ast.FunctionDef):
                above = [d for d in test.decorator_list if isinstance(d, ast.Call) and getattr(d.func, "id", "") == "rule"]
                assert sum([len(d.args) for d in above]) <= 8, f"{path.name}: {test.name} proves too much at once"
