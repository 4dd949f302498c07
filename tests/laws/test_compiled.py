"""The compiled package plays exactly what the source plays."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.laws.fingerprints import all_games
from tianxia.engine import game as engine_game

SEEDS = 2


def test_interpreted_and_compiled_give_the_same_bytes(tmp_path: Path) -> None:
    """The tests run the source; `python` outside the checkout runs what `make setup` installed."""
    assert engine_game.__file__.endswith("game.py"), "the tests must run the source, not the installed package"
    script = Path(__file__).with_name("fingerprints.py")
    clean = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    run = subprocess.run(
        [sys.executable, str(script), str(SEEDS)], cwd=tmp_path, env=clean, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, f"the installed package does not run (make setup installs it):\n{run.stderr}"
    told = json.loads(run.stdout)
    if shutil.which("cc") or shutil.which("gcc"):
        assert not told["engine"].endswith(".py"), "a compiler is here, but the installed package is not compiled"
    assert told["games"] == all_games(SEEDS)
