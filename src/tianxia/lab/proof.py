"""Which rules are proven: the ids of docs/rules/<game>.md against the tests that name them.

A test names what it proves with `@rule("AB-7.3.2")`; tests that are skipped prove nothing.

An installed package has no tests, so the build writes what they prove into assets/proofs.json
(`write_index`); in a checkout the sources are read.
"""

import ast
import json
from pathlib import Path

from tianxia.engine.registry import find
from tianxia.engine.rules_page import read_rules

ASSETS = Path(__file__).parents[1] / "assets"
Proofs = dict[str, list[str]]  # rule id -> tests


class NoRules(ValueError):
    """There is no rules page, or no tests to hold against it."""


def checkout(start: Path) -> Path | None:
    """The checkout that contains this folder, if there is one."""
    for folder in (start, *start.parents):
        if (
            (folder / "docs" / "rules").is_dir()
            and (folder / "tests" / "games").is_dir()
            and (folder / "src" / "tianxia").is_dir()
        ):
            return folder
    return None


def rules_of(page: str, prefix: str) -> list[str]:
    """The rule ids of a rules page, in its order, each once."""
    return list(dict.fromkeys([rule["id"] for rule in read_rules(page, prefix)]))


def proofs_in(tests: Path, root: Path) -> Proofs:
    """What the tests in this folder prove, by reading their sources."""
    found: Proofs = {}
    for path in sorted(tests.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
        where = path.relative_to(root).as_posix()
        _collect(tree.body, where, [], found)
    return found


def _collect(body: list[ast.stmt], where: str, from_class: list[str], found: Proofs) -> None:
    for node in body:
        if not isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) or _skipped(node.decorator_list):
            continue
        here = f"{where}::{node.name}"
        ids = from_class + _named(node.decorator_list)
        if isinstance(node, ast.ClassDef):
            if node.name.startswith("Test"):
                _collect(node.body, here, ids, found)
        elif node.name.startswith("test_"):
            for rule in ids:
                found.setdefault(rule, []).append(here)


def _named(decorators: list[ast.expr]) -> list[str]:
    """The ids of `@rule("…", …)` above a test, and of `marks=rule("…")` beside one of its cases."""
    ids: list[str] = []
    for decorator in decorators:
        for node in ast.walk(decorator):
            if isinstance(node, ast.Call) and _last_name(node.func) == "rule":
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        ids.append(argument.value)
    return ids


def _skipped(decorators: list[ast.expr]) -> bool:
    names = [_last_name(d.func if isinstance(d, ast.Call) else d) for d in decorators]
    return any([name in ("skip", "skipif", "xfail") for name in names])


def _last_name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def report(name: str, page: str, prefix: str, proofs: Proofs) -> dict[str, object]:
    """`total`, `proven`, `missing`; `unknown` are ids that tests name and the page does not have."""
    rules = rules_of(page, prefix)
    if not rules:
        raise NoRules(f"the rules page of {name} has no rule ids")
    known = set(rules)
    missing = [rule for rule in rules if rule not in proofs]
    unknown = [rule for rule in proofs if rule not in known and rule.partition("-")[0] == prefix]
    return {
        "game": name,
        "total": len(rules),
        "proven": len(rules) - len(missing),
        "missing": missing,
        "unknown": sorted(unknown),
        "tests": {rule: proofs[rule] for rule in rules if rule in proofs},
    }


def prove(name: str, root: Path | None) -> dict[str, object]:
    """The report for one game: from the sources of a checkout, else from what the build wrote down."""
    pages = root / "docs" / "rules" if root is not None else ASSETS / "rules"
    known = sorted([path.stem for path in pages.glob("*.md") if "." not in path.stem and not path.stem.endswith("_data")])
    if name not in known:
        raise NoRules(f"there is no rules page of {name!r}; pages: {', '.join(known) or 'none, run in a checkout'}")
    page = (pages / f"{name}.md").read_text(encoding="utf-8")
    prefix = find(name).prefix()
    if root is not None:
        return report(name, page, prefix, proofs_in(root / "tests" / "games" / name, root))
    index = ASSETS / "proofs.json"
    if not index.is_file():
        raise NoRules("this installation does not know its tests; run in a checkout")
    return report(name, page, prefix, json.loads(index.read_text(encoding="utf-8")).get(name, {}))


def write_index(root: Path, target: Path) -> None:
    """For the build: write what the tests of every game prove to `target` (assets/proofs.json)."""
    index: dict[str, Proofs] = {}
    games = root / "tests" / "games"
    if games.is_dir():
        for folder in sorted(games.iterdir()):
            if folder.is_dir() and not folder.name.startswith("_"):
                index[folder.name] = proofs_in(folder, root)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(index, indent=1, sort_keys=True) + "\n", encoding="utf-8")
