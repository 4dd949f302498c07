"""Imports point down only, and engine and games stay pure: no files, no clock, no global dice, no web."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

SRC = Path(__file__).parents[2] / "src" / "tianxia"
LAYERS = {
    "engine": set(),
    "games": {"engine"},
    "bots": {"engine"},
    "analysis": {"engine", "bots"},
    "puzzles": {"engine", "bots"},
    "lab": {"engine", "bots", "analysis", "puzzles"},
    "server": {"engine", "bots", "analysis", "puzzles"},
    "cli": {"engine", "bots", "analysis", "puzzles", "lab", "server"},
}
PURE = {
    "__future__",
    "array",
    "ast",
    "bisect",
    "collections",
    "enum",
    "functools",
    "hashlib",
    "heapq",
    "hmac",
    "itertools",
    "json",
    "math",
    "re",
    "typing",
}
MODULES = sorted(p for p in SRC.rglob("*.py") if p.parent != SRC)


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative imports hide where things come from"
            found.add(node.module or "")
            if node.module == "tianxia":
                found.update(f"tianxia.{alias.name}" for alias in node.names)
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda p: str(p.relative_to(SRC)))
def test_imports_point_down(path: Path) -> None:
    layer, *rest = path.relative_to(SRC).parts
    allowed = LAYERS[layer] | {layer}
    for name in imports(path):
        parts = name.split(".")
        if parts[0] != "tianxia":
            continue
        if len(parts) > 1 and parts[1] in LAYERS:
            assert parts[1] in allowed, f"{layer} must not import {name}"
        if layer == "games" and len(parts) > 2 and parts[1] == "games":
            assert parts[2] == rest[0].removesuffix(".py"), f"games do not know each other: {name}"


@pytest.mark.parametrize(
    "path", [p for p in MODULES if p.relative_to(SRC).parts[0] in ("engine", "games")], ids=lambda p: str(p.relative_to(SRC))
)
def test_engine_and_games_are_pure(path: Path) -> None:
    outside = {n.split(".")[0] for n in imports(path)} - PURE - {"tianxia", "mypy_extensions", "librt"}
    if path.name in ("registry.py", "outside.py"):
        outside -= {"importlib", "os"}
    assert not outside, f"engine and games are pure: {outside}"
    calls = {n.func.id for n in ast.walk(ast.parse(path.read_text())) if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)}
    assert not calls & {"open", "print", "input", "eval", "exec"}


def test_a_server_starts_without_what_it_may_never_need() -> None:
    """These libraries are a third of what a start costs: they are imported where somebody uses them."""
    seldom = ["aiohttp", "alembic", "babel", "cryptography", "fluent", "pywebpush", "redis", "requests", "webauthn"]
    script = f"import sys, tianxia.server.app\nprint([name for name in {seldom} if name in sys.modules])"
    environment = {**os.environ, "PYTHONPATH": str(SRC.parent)}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False)
    assert done.stdout == "[]\n", done.stdout + done.stderr
