"""`make bench`: the engine's speed, interpreted and compiled, next to its peers. One core, all in the same run.

Contenders take turns, round after round, the processor's time is measured and the median of the rounds
counts, so that a busy machine hurts as little as can be, and all of them alike.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parent))
import peers

HERE = Path(__file__).parent
ROOT = HERE.parent
GOALS = {"decisions": 500_000, "copies": 200_000, "mcts": 1_000}  # compiled, in a two-player game
KINDS = {
    "decisions": "decisions/s",
    "steps": "steps/s, with what is seen",
    "seeing": "positions seen/s",
    "seeing-by-view": "positions seen by way of the view/s",
    "copies": "copies/s",
    "search": "search tries/s",
    "champion": "champion tries/s",
    "judged": "positions judged by a net/s (0: none was learned for this table)",
    "mcts": "mcts tries/s, to the end",
    "gymnasium": "steps/s through Gymnasium, the others random",
    "pettingzoo": "steps/s through PettingZoo",
    "openspiel": "steps/s through OpenSpiel",
}
ENVIRONMENTS = ("gymnasium", "pettingzoo", "openspiel")


class Contender:
    def __init__(self, name: str, command: list[str], source: bool) -> None:
        self.name = name
        self.command = command
        self.source = source  # run our source as it is
        self.rates: list[float] = []
        self.problem = ""

    def measure(self, compiled_path: str) -> None:
        env = dict(os.environ)
        env.pop("PYTHONPATH", None)
        if self.source:
            env["PYTHONPATH"] = str(ROOT / "src")
        elif compiled_path:
            env["PYTHONPATH"] = compiled_path
        done = subprocess.run(self.command, capture_output=True, text=True, env=env, cwd=HERE)
        if done.returncode != 0:
            self.problem = (done.stderr.strip().splitlines() or ["it failed"])[-1]
            return
        found = json.loads(done.stdout.splitlines()[-1])
        if "compiled" in found and found["compiled"] == self.source:
            self.problem = "the installed package is not compiled (make compile)" if not self.source else "the source is not read"
            return
        self.rates.append(found["rate"])

    def rate(self) -> float:
        return median(self.rates) if self.rates else 0.0


def games() -> dict[str, int]:
    """The games of the lobby, with the seats they are measured at."""
    sys.path.insert(0, str(ROOT / "src"))
    from tianxia.engine.registry import find, names

    found: dict[str, int] = {}
    for name in names():
        found[name] = min([max(2, m.fewest) for m in find(name).modes if m.most >= 2] or [1])
    return found


def contenders(
    chosen: dict[str, int], kinds: list[str], seconds: float, with_peers: bool
) -> tuple[dict[str, Contender], dict[str, str]]:
    found: dict[str, Contender] = {}
    for game, seats in chosen.items():
        for kind in kinds:
            script = "envs.py" if kind in ENVIRONMENTS else "ours.py"
            command = [sys.executable, str(HERE / script), kind, game, str(seats), str(seconds)]
            found[f"{game} {kind} compiled"] = Contender(f"{game} {kind} compiled", command, source=False)
            found[f"{game} {kind} interpreted"] = Contender(f"{game} {kind} interpreted", command, source=True)
    failed: dict[str, str] = {}
    if with_peers:
        failed = peers.install()
        for name, command in peers.commands(seconds, failed).items():
            found[name] = Contender(name, command, source=False)
    return found, failed


def table(rows: list[list[str]]) -> str:
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines: list[str] = []
    for row in rows:
        cells = [row[0].ljust(widths[0])] + [cell.rjust(width) for cell, width in zip(row[1:], widths[1:])]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def figure(one: Contender) -> str:
    return f"{one.rate():,.0f}" if one.rates else "—"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="games to measure (default: all of the lobby)")
    parser.add_argument("--rows", default=",".join(KINDS), help="which rows, with commas between them (default: all of them)")
    parser.add_argument("--rounds", type=int, default=3, help="how often each contender is measured (default: 3)")
    parser.add_argument("--seconds", type=float, default=2.0, help="time per measurement (default: 2)")
    parser.add_argument("--no-peers", action="store_true", help="only our own figures")
    parser.add_argument("--compiled-path", default="", help="where the compiled package lies, if it is not installed")
    parser.add_argument("--json", default="", metavar="FILE", help="also write the figures there")
    asked = parser.parse_args()
    known = games()
    for name in asked.games:
        if name not in known:
            print(f"no game is called {name!r}; games: {', '.join(known)}", file=sys.stderr)
            return 2
    kinds = [kind for kind in KINDS if kind in asked.rows.split(",")]
    chosen = {name: seats for name, seats in known.items() if not asked.games or name in asked.games}
    found, failed = contenders(chosen, kinds, asked.seconds, not asked.no_peers)
    for turn in range(asked.rounds):
        for number, one in enumerate(found.values()):
            if sys.stderr.isatty():
                print(
                    f"\r\x1b[Kround {turn + 1} of {asked.rounds}, {number + 1} of {len(found)}: {one.name}",
                    end="",
                    file=sys.stderr,
                )
            if not one.problem:
                one.measure(asked.compiled_path)
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr)
    report(chosen, kinds, found, failed)
    if asked.json:
        figures = {name: {"median": one.rate(), "rounds": one.rates, "problem": one.problem} for name, one in found.items()}
        written = {"figures": figures, "peers_failed": failed, "goals": GOALS}
        Path(asked.json).write_text(json.dumps(written, indent=1) + "\n")
    return 0


def report(chosen: dict[str, int], kinds: list[str], found: dict[str, Contender], failed: dict[str, str]) -> None:
    rows = [["", "compiled", "interpreted", "ratio", "goal"]]
    for game, seats in chosen.items():
        for kind in kinds:
            fast, slow = found[f"{game} {kind} compiled"], found[f"{game} {kind} interpreted"]
            ratio = f"{fast.rate() / slow.rate():.1f}" if fast.rates and slow.rates else "—"
            goal = f"{GOALS[kind]:,}" if kind in GOALS else ""
            rows.append([f"{game}, {seats} seats: {KINDS[kind]}", figure(fast), figure(slow), ratio, goal])
    print(table(rows))
    beside(chosen, found, "decisions", "decisions/s, random games", peers.PEERS)
    beside(chosen, found, "pettingzoo", "steps/s from Python, all seen in numbers", peers.SEEN)
    for package, why in failed.items():
        print(f"{package} could not be installed: {why}")
    for one in found.values():
        if one.problem:
            print(f"{one.name}: {one.problem}")


def beside(chosen: dict[str, int], found: dict[str, Contender], kind: str, title: str, others: peers.Peers) -> None:
    """How many times as fast our games are as these peers, in this very run."""
    names = [name for name in found if name in others]
    if not names or not all([f"{game} {kind} compiled" in found for game in chosen]):
        return
    rows = [[title, "", *[f"{game} is … times" for game in chosen]]]
    for name in names:
        row = [name, figure(found[name])]
        for game in chosen:
            ours = found[f"{game} {kind} compiled"].rate() or found[f"{game} {kind} interpreted"].rate()
            row.append(f"{ours / found[name].rate():.1f}" if found[name].rates else "—")
        rows.append(row)
    print()
    print(table(rows))


if __name__ == "__main__":
    sys.exit(main())
