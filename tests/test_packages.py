"""What is given to others: a wheel that works alone, extras, versions that agree, a list of what comes before."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from importlib.metadata import files
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

import tianxia

ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The plain wheel, built from what the checkout has and unpacked; nothing of the checkout is in reach from there."""
    if not (ROOT / "web" / "dist" / "index.html").exists():
        pytest.fail("the page is not built: make page")
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    source.mkdir()
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    for name in ("src/tianxia", "docs/rules", "web/dist"):
        shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__"))
    command = [sys.executable, "-m", "pip", "wheel", "-q", "--disable-pip-version-check", "--no-build-isolation", "--no-deps"]
    done = subprocess.run(
        [*command, "-w", str(folder), "."],
        cwd=source, env={**os.environ, "TIANXIA_PURE": "1"}, capture_output=True, text=True, timeout=1800,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    (wheel,) = folder.glob("*.whl")
    assert wheel.name == f"tianxia-{tianxia.__version__}-py3-none-any.whl"
    target = folder / "unpacked"
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(target)
    shutil.rmtree(source)
    return target


def tried(path: list[Path], *arguments: str) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, path))}
    environment = {name: value for name, value in environment.items() if not name.startswith("TIANXIA_")}
    command = [sys.executable, *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=1800)
    assert done.returncode == 0 and done.stdout.endswith("it works\n"), done.stdout + done.stderr


def test_the_wheel_alone_serves_the_table(unpacked: Path) -> None:
    tried([unpacked], str(ROOT / "tools" / "try_wheel.py"))


def test_without_the_libraries_of_the_server_it_says_what_to_install(unpacked: Path, tmp_path: Path) -> None:
    for file in [*(files("mypy_extensions") or []), *(files("librt") or [])]:  # all that Tianxia itself needs
        if file.suffix in (".py", ".so", ".pyd"):
            (tmp_path / file).parent.mkdir(exist_ok=True)
            shutil.copy(file.locate(), tmp_path / file)
    assert sysconfig.get_path("purelib") != str(tmp_path)
    tried([unpacked, tmp_path], "-S", str(ROOT / "tools" / "try_wheel.py"), "--bare")


def test_the_plain_package_needs_little_and_every_extra_is_in_all() -> None:
    extras = PROJECT["optional-dependencies"]
    assert len(PROJECT["dependencies"]) <= 2
    assert set(extras) == {"server", "telemetry", "research", "all", "test"}
    assert extras["all"] == ["tianxia[server,research,telemetry]"]


def test_what_the_server_needs_is_pinned() -> None:
    lock = (ROOT / "requirements.lock").read_text()
    pinned = {line.partition("==")[0].lower().replace("_", "-").replace(".", "-") for line in lock.splitlines() if "==" in line}
    for wanted in [
        *PROJECT["dependencies"],
        *PROJECT["optional-dependencies"]["server"],
        *PROJECT["optional-dependencies"]["test"],
    ]:
        needed = Requirement(wanted)
        if needed.marker is not None and not needed.marker.evaluate():
            continue  # for another system than the one that is pinned
        name = needed.name.lower().replace("_", "-").replace(".", "-")
        assert name in pinned, f"{name} is not in requirements.lock"


def test_every_place_names_the_same_version() -> None:
    version = PROJECT["version"]
    assert tianxia.__version__ == version and re.fullmatch(r"\d+\.\d+\.\d+", version)
    assert f"version: {version}" in (ROOT / "CITATION.cff").read_text()
    changes = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert changes[0] == "Unreleased" or changes[0] == version
    assert version in changes, f"CHANGELOG.md says nothing of {version}"


def test_the_check_list_of_a_release_names_what_there_is() -> None:
    """Each step has a command or a file, and all of them exist."""
    steps = re.findall(r"^- \[ \] (.*)$", (ROOT / "docs" / "release.md").read_text(), re.MULTILINE)
    assert len(steps) >= 8
    makefile = (ROOT / "Makefile").read_text()
    for step in steps:
        named = re.findall(r"`([^`]+)`", step)
        assert named, f"this step names nothing that can be looked at: {step}"
        for text in named:
            if text.startswith("make "):
                assert re.search(rf"^{text.split()[1]}:", makefile, re.MULTILINE), text
            elif ("/" in text and " " not in text) or re.fullmatch(r"[\w.-]+\.(md|toml|cff|lock|py)", text):
                assert (ROOT / text).exists(), f"{text} is not there: {step}"


def test_the_release_is_built_as_it_is_tried() -> None:
    workflow = (ROOT / ".github" / "workflows" / "release.yml").read_text()
    for wanted in (
        "ubuntu-",
        "macos-",
        "windows-",
        "cibuildwheel",
        "npm ci",
        "npm run build",
        "tools/try_wheel.py",
        "TIANXIA_PURE",
    ):
        assert wanted in workflow
    assert "test-command" in (ROOT / "pyproject.toml").read_text()
