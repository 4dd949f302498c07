"""Peers measured on the same machine in the same run, installed into an environment of their own (.peers/venv)."""

import subprocess
import sys
import venv
from pathlib import Path

HERE = Path(__file__).parent
HOME = HERE.parent / ".peers" / "venv"
PINS = {"catanatron": "catanatron==3.2.1", "open_spiel": "open_spiel==2.0.2"}
Peers = dict[str, tuple[str, list[str]]]  # name -> (package, script and arguments)
PEERS: Peers = {
    "catanatron (4 players)": ("catanatron", ["peer_catanatron.py"]),
    "OpenSpiel hearts": ("open_spiel", ["peer_open_spiel.py", "hearts"]),
    "OpenSpiel gin_rummy": ("open_spiel", ["peer_open_spiel.py", "gin_rummy"]),
}
SEEN: Peers = {  # the same with the tensor of what the player sees, at every decision
    f"OpenSpiel {title}, seen": ("open_spiel", ["peer_open_spiel.py", title, "seen"])
    for title in ("backgammon", "chess", "gin_rummy", "hearts")
}
MODULES = {"catanatron": "catanatron", "open_spiel": "pyspiel"}


def python() -> Path:
    return HOME / ("Scripts" if sys.platform == "win32" else "bin") / "python"


def present(package: str) -> bool:
    if not python().exists():
        return False
    return subprocess.run([python(), "-c", f"import {MODULES[package]}"], capture_output=True).returncode == 0


def install() -> dict[str, str]:
    """Install what is missing; for each package that cannot be had, why."""
    failed: dict[str, str] = {}
    if not python().exists():
        venv.create(HOME, with_pip=True)
    for package, pin in PINS.items():
        if present(package):
            continue
        print(f"installing {pin} into .peers/venv …", file=sys.stderr)
        done = subprocess.run(
            [python(), "-m", "pip", "install", "-q", "--disable-pip-version-check", pin], capture_output=True, text=True
        )
        if done.returncode != 0 or not present(package):
            failed[package] = (done.stderr.strip().splitlines() or ["it does not import"])[-1]
    return failed


def commands(seconds: float, failed: dict[str, str]) -> dict[str, list[str]]:
    """The command line of every peer that is there."""
    return {
        name: [str(python()), str(HERE / script[0]), *script[1:], str(seconds)]
        for name, (package, script) in (PEERS | SEEN).items()
        if package not in failed
    }
