"""The package of `examples/sticks`, installed into a folder of its own, and the two ways to run beside it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def sticks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the example was installed into, as anybody would install it."""
    source = tmp_path_factory.mktemp("source") / "sticks"
    shutil.copytree(ROOT / "examples" / "sticks", source)
    target = tmp_path_factory.mktemp("installed")
    pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-index", "--no-deps"]
    done = subprocess.run(
        [*pip, "--no-build-isolation", "--target", str(target), str(source)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return target


class Beside:
    """Python with the example beside Tianxia: the source of this checkout, or what `make setup` installed (compiled)."""

    def __init__(self, sticks: Path, compiled: bool) -> None:
        self.path = str(sticks) if compiled else os.pathsep.join([str(ROOT / "src"), str(sticks)])

    def run(self, folder: Path, *command: str, path: str | None = None) -> "subprocess.CompletedProcess[str]":
        environment = {**os.environ, "PYTHONPATH": self.path if path is None else path}
        return subprocess.run(
            [sys.executable, "-P", *command], cwd=folder, env=environment, capture_output=True, text=True, check=False
        )


@pytest.fixture(params=["source", "installed"])
def beside(request: pytest.FixtureRequest, sticks: Path) -> Beside:
    return Beside(sticks, request.param == "installed")
