"""What the installed package does, where engine, games and bots are compiled; the other tests have its source."""

import os
import subprocess
import sys
from pathlib import Path


def printed(program: str, folder: Path) -> list[str]:
    """The lines that a program prints there; it must not fail."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()
