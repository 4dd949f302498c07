"""No test sleeps: whoever waits, waits for something (tests/patience.py). No test of the page looks before it is drawn."""

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


# ---- the page ----

# What a locator or a page says at once, whatever is drawn by then. `expect(…)` waits for what is meant.
AT_ONCE = {
    "all",
    "all_inner_texts",
    "all_text_contents",
    "count",
    "element_handles",
    "evaluate_all",
    "is_checked",
    "is_disabled",
    "is_editable",
    "is_enabled",
    "is_hidden",
    "is_visible",
    "query_selector",
    "query_selector_all",
}
MAY_LOOK = {
    ("browser/table.py", "each"): "waits for the first of what is drawn in one go",
    ("browser/table.py", "texts_of"): "the same",
    ("browser/table.py", "of_all"): "the same, and until nothing moves",
    ("browser/table.py", "listed"): "the question and how many answers it has are drawn in one go",
}
MAY_HURRY = {
    "browser/table.py": "a hand in the middle of a game looks again when it came too late (A_MOMENT)",
    "browser/test_whole_games.py": "the same hand, looking at what it is offered",
    "browser/conftest.py": "how long every test waits",
}


def looks(text: str) -> set[tuple[str, str]]:
    """(function, call) of what does not wait: `found.count()`, but not `"text".count("t")` or `Promise.all(…)`."""
    found: set[tuple[str, str]] = set()

    def search(node: ast.AST, function: str) -> None:
        for child in ast.iter_child_nodes(node):
            inside = child.name if isinstance(child, ast.FunctionDef) else function
            if isinstance(child, ast.Call) and isinstance(child.func, ast.Attribute):
                name, given = child.func.attr, len(child.args) + len(child.keywords)
                if name in AT_ONCE and (given == 0 or name not in ("all", "count")):
                    found.add((function, name))
            search(child, inside)

    search(ast.parse(text), "")
    return found


def hurries(text: str) -> bool:
    """Whether something has a time limit of its own: what is too short on a busy machine is a fault of the test."""
    calls = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]
    return any(keyword.arg == "timeout" for call in calls for keyword in call.keywords)


def test_looks_are_found() -> None:
    assert looks("def test_it(page):\n    assert page.locator('b').count() == 0") == {("test_it", "count")}
    assert looks("for one in page.locator('b').all():\n    pass") == {("", "all")}
    assert looks("def a():\n    def b():\n        return x.is_visible(timeout=5)") == {("b", "is_visible")}
    assert looks("page.locator('b').evaluate_all('all => all.length')") == {("", "evaluate_all")}
    assert looks("expect(page.locator('b')).to_have_count(0)\n'text'.count('t')\nall([])\neach(x)") == set()
    assert hurries("page.locator('b').click(timeout=1500)") and not hurries("page.locator('b').click()")


def test_nobody_looks_at_a_page_before_it_is_drawn() -> None:
    found: set[tuple[str, str]] = set()
    hurried: set[str] = set()
    for path in (TESTS / "browser").glob("*.py"):
        name, text = path.relative_to(TESTS).as_posix(), path.read_text(encoding="utf-8")
        found |= {(name, function) for function, _ in looks(text)}
        hurried |= {name} if hurries(text) else set()
    assert found <= set(MAY_LOOK), "wait for what you mean: expect(…), or tests/browser/table.py"
    assert hurried <= set(MAY_HURRY), "a busy machine is not a fault"
