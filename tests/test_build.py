"""A change of a text, a page, a doc or the server compiles nothing; a change of the rules does."""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
COMPILER = "def mypycify(*files, **options):\n    raise SystemExit('the compiler runs')\n"


class Copy:
    """A copy of what is built, in which the compiler only says that it would run."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "copy"
        self.root.mkdir()
        for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
            shutil.copy(ROOT / name, self.root)
        for name in ("src/tianxia", "docs/rules"):
            shutil.copytree(ROOT / name, self.root / name, ignore=shutil.ignore_patterns("__pycache__"))
        compiler = folder / "compiler" / "mypyc"
        compiler.mkdir(parents=True)
        (compiler / "__init__.py").touch()
        (compiler / "build.py").write_text(COMPILER)
        self.environment = {**os.environ, "PYTHONPATH": str(compiler.parent)}
        kept = self.root / "build" / "hot" / self.name() / "tianxia" / "engine"
        kept.mkdir(parents=True)
        (kept / "compiled_before").touch()

    def name(self) -> str:
        spec = importlib.util.spec_from_file_location("setup_of_the_copy", self.root / "setup.py")
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return str(module.name_of_the_compiled())

    def build(self) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "setup.py", "build", "--build-lib", "built"]
        return subprocess.run(command, cwd=self.root, env=self.environment, capture_output=True, text=True, check=False)


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    if not (shutil.which("cc") or shutil.which("gcc")):
        pytest.fail("there is no C compiler: apt-get install gcc")
    return Copy(tmp_path)


def test_what_is_not_compiled_is_only_copied(copy: Copy) -> None:
    server, text, page = "tianxia/server/app.py", "tianxia/games/terracotta/texts/en.ftl", "terracotta.md"
    for path in (copy.root / "src" / server, copy.root / "src" / text, copy.root / "docs" / "rules" / page):
        path.write_text(path.read_text() + "\n# changed\n")
    (copy.root / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text() + "\n# changed\n")
    for path in (copy.root / "src" / "tianxia" / "engine").glob("*.py"):
        os.utime(path, (1e9, 1e9))  # as after a checkout: another time, the same text
    done = copy.build()
    assert done.returncode == 0, done.stderr
    built = copy.root / "built"
    for path in (built / server, built / text, built / "tianxia" / "assets" / "rules" / page):
        assert path.read_text().endswith("# changed\n")
    assert (built / "tianxia" / "engine" / "compiled_before").exists()


@pytest.mark.parametrize("name", ["engine/game.py", "games/terracotta/rules/warrior.py", "bots/greedy.py"])
def test_a_change_of_the_rules_is_compiled(copy: Copy, name: str) -> None:
    path = copy.root / "src" / "tianxia" / name
    path.write_text(path.read_text() + "\n# changed\n")
    done = copy.build()
    assert done.returncode != 0
    assert "the compiler runs" in done.stderr + done.stdout
