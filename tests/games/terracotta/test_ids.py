"""Every rule, invariant and worked example of the rules page is named by a test of this folder, and no other id is."""

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
PAGE = (HERE.parents[2] / "docs" / "rules" / "terracotta.md").read_text(encoding="utf-8")


def named() -> set[str]:
    found: set[str] = set()
    for path in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
                found |= {arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)}
    return found


def test_all_ids_of_the_page_are_named() -> None:
    page = set(re.findall(r"\*\*((?:TA|INV|EX)-[\d.]+)(?=\*\*| )", PAGE))
    assert len([i for i in page if i.startswith("EX-")]) == 23 and len([i for i in page if i.startswith("INV-")]) == 21
    assert len([i for i in page if i.startswith("TA-")]) > 240
    assert sorted(page - named()) == []
    assert sorted(named() - page) == []
