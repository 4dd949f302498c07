"""No test sleeps: whoever waits, waits for something (tests/patience.py)."""

import ast
from pathlib import Path

TESTS = Path(__file__).parent
MAY_SLEEP = {
    "patience.py": "the waiting itself",
    "server/poison.py": "work that never ends",
    "server/test_poisoned.py": "work that takes longer than anybody waits for it",
    "server/test_floods.py": "an application that is slow without working",
}
# The time itself is the subject: nobody is absent, no live table is cut off, for longer than it would take otherwise.
MAY_LET_TIME_PASS = {"server/test_stand_ins.py", "server/test_going_back.py", "server/test_floods.py"}


def waits(text: str) -> set[str]:
    """`sleep` (of some length: sleep(0) only lets others run), and `passing` of tests/patience.py."""
    found: set[str] = set()
    tree = ast.parse(text)
    nothing = {
        id(node.func)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and [ast.dump(a) for a in node.args] == [ast.dump(ast.Constant(0))]
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in ("sleep", "wait_for_timeout") and id(node) not in nothing:
            found.add("sleep")
        if isinstance(node, ast.ImportFrom):
            found.update({alias.name for alias in node.names} & {"sleep", "passing"})
    return found


def test_sleeps_are_found() -> None:
    assert (
        waits("import time\ntime.sleep(0.1)") == waits("page.wait_for_timeout(5)") == waits("from time import sleep") == {"sleep"}
    )
    assert waits("nap = asyncio.sleep") == {"sleep"} and waits("asyncio.sleep(0)") == set()
    assert waits("from tests.patience import passing, until") == {"passing"}


def test_nobody_sleeps() -> None:
    found = {path.relative_to(TESTS).as_posix(): waits(path.read_text(encoding="utf-8")) for path in TESTS.rglob("*.py")}
    assert {name for name, how in found.items() if "sleep" in how} <= set(MAY_SLEEP), "wait for what you mean: tests/patience.py"
    assert {name for name, how in found.items() if "passing" in how} <= MAY_LET_TIME_PASS
