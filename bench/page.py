"""The page measured: `make bench-page`, or
`python bench/page.py [--json] [--seconds 10] [--moves 40] [--game zhanguo] [--size phone]`.

- idle: what a table costs that waits for its player, everything that can be clicked glowing, in % of one core
- moves: the work of the page's main thread per move, and the time from a click to the new position on the screen; and on the
  average, how much of that work was script, style, layout, and all else (mostly painting)

What Chromium used is read from /proc: processor time, of all its processes together or of the page's main thread
alone, so that a busy machine hurts as little as can be. The page must be built and the server be installed, or
PYTHONPATH name its source.
"""

import argparse
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles
from typing import Any

from playwright.sync_api import Locator, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.browser.table import CHROMIUM, DESKTOP, FLAGS, PHONE, Finger, Mouse, Opened, i_am_asked, open_table, play_on, show

SIZES = {"desktop": DESKTOP, "phone": PHONE}
TICK = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Busy:
    """A question of a game that lights many places."""

    game: str
    seats: int
    kind: str
    offers: int

    def comes_in(self, data: dict[str, Any]) -> bool:
        return bool(data["offers"]) and data["question"]["kind"] == self.kind and len(data["offers"]) >= self.offers


TABLES = [
    Busy("terracotta", 2, "spot", 60),
    Busy("zhanguo", 3, "play_card", 40),
    Busy("daimyo", 2, "merc-relic", 20),
    Busy("great_wall", 3, "place", 30),
]


# ---- what Chromium used ----


def chromium_processes() -> list[int]:
    """All that this program started and that is Chromium: the browser, its pages, its helpers."""
    parents: dict[int, int] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parents[int(entry.name)] = int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1])
            except OSError:
                continue  # it has just ended

    def ours(process: int) -> bool:
        while process > 1 and process != os.getpid():
            process = parents.get(process, 0)
        return process == os.getpid()

    return [process for process in parents if ours(process) and "chrom" in _text(process, "comm")]


def _text(process: int, file: str) -> str:
    try:
        return Path(f"/proc/{process}/{file}").read_text()
    except OSError:
        return ""


def all_of_it() -> float:
    """Seconds of processor time of all processes."""
    ticks = 0
    for process in chromium_processes():
        fields = _text(process, "stat").rsplit(")", 1)[-1].split()
        ticks += sum(int(field) for field in fields[11:13])
    return ticks / TICK


class MainThread:
    """The one thread of the page that runs its code, its layout and its painting."""

    def __init__(self) -> None:
        self.pages = [process for process in chromium_processes() if "--type=renderer" in _text(process, "cmdline")]

    def seconds(self) -> float:
        return sum(int((_text(page, f"task/{page}/schedstat") or "0").split()[0]) for page in self.pages) / 1e9


class Parts:
    """What the main thread has done so far, as Chromium counts it: seconds of processor time."""

    NAMES = {"script": "ScriptDuration", "style": "RecalcStyleDuration", "layout": "LayoutDuration"}

    def __init__(self, page: Page) -> None:
        self.line = page.context.new_cdp_session(page)
        self.line.send("Performance.enable", {"timeDomain": "threadTicks"})

    def seconds(self) -> dict[str, float]:
        metrics = {one["name"]: float(one["value"]) for one in self.line.send("Performance.getMetrics")["metrics"]}
        return {part: metrics[name] for part, name in self.NAMES.items()}


# ---- at a table ----

# Nothing is on its way any more: it is this player's turn (or the end), and no animation that will end still runs. Whoever asks
# for animations makes the page work out where they are just now, so they are asked for seldom.
SETTLED = """async () => {
  const pause = () => new Promise((done) => setTimeout(done, 100));
  const busy = () => !['asked', 'over'].includes(document.querySelector('.bar')?.dataset.state)
    || document.querySelector('.bar[data-sending]');
  const ending = () => document.getAnimations()
    .filter((a) => a.playState === 'running' && a.effect.getTiming().iterations !== Infinity);
  for (let running = [], quiet = 0; quiet < 2; quiet = busy() || running.length ? 0 : quiet + 1) {
    await pause();
    if (busy()) continue;
    running = ending();
    await Promise.allSettled(running.map((a) => a.finished));
  }
}"""

# From a click to the first frame with another position: all of it, and how much of that was waiting for the server. The answer is
# heard before the page hears it, which shows it at once; listeners of a socket hear in the order in which they came.
WATCH = """() => {
  if (window.took) return;
  window.took = [];
  let clicked = 0, sent = 0, answered = 0;
  addEventListener('click', (e) => { clicked = e.timeStamp; sent = answered = 0; }, true);
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    if (clicked && !sent && String(data).includes('"move"')) {
      sent = performance.now();
      const hears = this.onmessage;
      this.onmessage = (e) => { answered = performance.now(); this.onmessage = hears; hears.call(this, e); };
    }
    return send.call(this, data);
  };
  const seen = () => {
    if (!clicked || !answered) return;
    const found = { from: clicked, server: answered - sent };
    clicked = 0;
    requestAnimationFrame(() => {
      const after = new MessageChannel();
      after.port1.onmessage = () => window.took.push({ all: performance.now() - found.from, server: found.server });
      after.port2.postMessage(0);
    });
  };
  new MutationObserver(seen).observe(document.querySelector('.history .count'), { characterData: true, subtree: true });
}"""


def open_busy(page: Page, wanted: Busy) -> None:
    """A table of that game, at the question that lights so much; no offer to be shown around lies over it."""
    saved = json.dumps({"welcomed": [wanted.game]})
    page.add_init_script(f"if (location.protocol.startsWith('http')) localStorage.setItem('tianxia', {json.dumps(saved)})")
    rng = random.Random(5)
    others = [{"who": "bot", "bot": "random"}] * (wanted.seats - 1)
    for seed in range(5, 50):
        table = open_table(page, [{"who": "me"}, *others], game=wanted.game, seed=seed)
        page.goto("about:blank")  # nobody looks on while the moves are made
        data = play_on(page, table, wanted.comes_in, rng)
        if data["status"] != "over":
            show(page, table)
            i_am_asked(page)
            page.evaluate(SETTLED)
            return
    raise SystemExit(f"{wanted} never came")


def idle(opened: Opened, wanted: Busy, size: str, seconds: float) -> dict[str, float]:
    page = opened.page(SIZES[size], calm=False)
    open_busy(page, wanted)
    lit = page.locator("[data-place].can").count()
    begin, used = time.monotonic(), all_of_it()
    time.sleep(seconds)
    share = (all_of_it() - used) / (time.monotonic() - begin)
    page.context.close()
    return {"places": lit, "share": share}


class Measuring(Mouse):
    """A hand that knows what each of its moves costs: from the click until the board has come to rest."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.thread = MainThread()
        self.counted = Parts(page)
        self.work: list[float] = []
        self.parts = dict.fromkeys([*Parts.NAMES, "all"], 0.0)  # of all moves together
        self.began = self.spent = 0.0
        self.counted_before = self.counted.seconds()
        self.first = self.shown = self.cursor()

    def cursor(self) -> int:
        return int(self.page.locator(".history .count").inner_text().split("/")[0])

    def begin(self) -> None:
        self.counted_before = self.counted.seconds()
        self.began = self.thread.seconds()

    def settle(self) -> None:
        self.page.evaluate(SETTLED)
        spent = self.thread.seconds() - self.began
        self.spent += spent
        self.parts["all"] += spent
        for part, now in self.counted.seconds().items():
            self.parts[part] += now - self.counted_before[part]
        moves = self.cursor() - self.shown
        if moves > 0:  # else it was the first click of several
            self.work.append(self.spent / moves)
            self.spent = 0.0
            self.shown += moves

    def reach(self, spot: Locator) -> list[float]:
        """The last thing before the click."""
        point = super().reach(spot)
        self.begin()
        return point

    def act(self, place: str) -> None:
        super().act(place)
        self.settle()

    def press(self, button: Locator) -> None:
        """What Playwright does to find out whether a button can be pressed is no work of the move."""
        self.hit(*self.reach(button))

    def choose(self) -> None:
        super().choose()
        self.settle()

    def confirm(self) -> None:
        super().confirm()
        self.settle()


class MeasuringFinger(Measuring, Finger):
    pass


def moves(opened: Opened, wanted: Busy, size: str, count: int, calm: bool) -> dict[str, float]:
    page = opened.page(SIZES[size], calm=calm)
    open_busy(page, wanted)
    page.evaluate(WATCH)
    hand = (Measuring if size == "desktop" else MeasuringFinger)(page)
    hand.play(count)
    took = page.evaluate("window.took")
    page.context.close()
    found: dict[str, float] = {"moves": len(hand.work)}
    for name, values in {
        "work": [1000 * one for one in hand.work],
        "screen": [one["all"] for one in took],
        "server": [one["server"] for one in took],
    }.items():
        found[f"{name} p50"], found[f"{name} p95"] = percentile(values, 50), percentile(values, 95)
    return found | {part: 1000 * seconds / (hand.shown - hand.first) for part, seconds in hand.parts.items()}


def percentile(values: list[float], percent: int) -> float:
    return quantiles(values, n=100, method="inclusive")[percent - 1]


# ---- the run ----


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """The address of a server in a process of its own."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    environment = {**os.environ, "TIANXIA_TABLES_PER_MINUTE": "1000000", "TIANXIA_BOT_WORKERS": "1"}
    command = [sys.executable, "-m", "tianxia.server.run", "--port", str(port), "--db", str(folder / "served.db")]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    try:
        for _ in range(600):
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health").read()
                break
            except OSError:
                time.sleep(0.1)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


def measure(asked: argparse.Namespace) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    with tempfile.TemporaryDirectory(prefix="tianxia-bench-") as folder, serving(Path(folder)) as address, sync_playwright() as p:
        browser = p.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        opened = Opened(browser, address)
        for wanted in TABLES:
            if asked.game and wanted.game != asked.game:
                continue
            for size in SIZES if not asked.size else [asked.size]:
                row: dict[str, Any] = {"game": wanted.game, "size": size}
                if asked.seconds > 0:
                    row |= idle(opened, wanted, size, asked.seconds)
                if asked.moves > 0:
                    row["moving"] = moves(opened, wanted, size, asked.moves, calm=False)
                    row["calm"] = moves(opened, wanted, size, asked.moves, calm=True)
                rows.append(row)
                print(json.dumps(row) if asked.json else shown(row), flush=True)
        opened.close()
        browser.close()
    return rows


def shown(row: dict[str, Any]) -> str:
    lines = [f"{row['game']}, {row['size']}"]
    if "share" in row:
        lines.append(f"  idle, {row['places']} places lit: {row['share']:.1%} of a core")
    for mood in ("moving", "calm"):
        if mood in row:
            m = row[mood]
            lines.append(
                f"  {mood}, {m['moves']} moves, p50/p95: main thread {m['work p50']:.0f}/{m['work p95']:.0f} ms,"
                f" click to screen {m['screen p50']:.0f}/{m['screen p95']:.0f} ms,"
                f" of it the server {m['server p50']:.0f}/{m['server p95']:.0f} ms;\n"
                f"    on the average {m['all']:.0f} ms:"
                f" script {m['script']:.0f}, style {m['style']:.0f}, layout {m['layout']:.0f}, the rest is mostly painting"
            )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long an idle table is watched; 0: not at all")
    parser.add_argument("--moves", type=int, default=40, help="clicks per table; 0: none")
    parser.add_argument("--game", default="", help="only this one")
    parser.add_argument("--size", choices=list(SIZES), help="only this one")
    measure(parser.parse_args())


if __name__ == "__main__":
    main()
