"""Tries an installed Tianxia as somebody who has nothing else: `python tools/try_wheel.py [--bare]`. No checkout is looked into.

--bare: without the libraries of the server; it must say what is missing.
"""

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

COMMAND = [sys.executable, *(["-S"] if sys.flags.no_site else []), "-m", "tianxia"]


def tianxia(*arguments: str, codes: tuple[int, ...] = (0,)) -> str:
    done = subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, encoding="utf-8", timeout=300)
    assert done.returncode in codes, f"tianxia {' '.join(arguments)}: {done.returncode}\n{done.stdout}\n{done.stderr}"
    return done.stdout + done.stderr


def laboratory() -> None:
    """What `pip install tianxia` brings."""
    names = [line for line in tianxia("games").splitlines() if not line.startswith(" ")]
    assert {"terracotta", "zhanguo", "daimyo", "great_wall"} <= set(names), names
    tianxia("simulate", "terracotta", "--seats", "2", "--bots", "greedy,random", "--games", "1")
    told = json.loads(tianxia("rules", "terracotta", "--json", codes=(0, 1)))  # 1: built without the tests that prove them
    assert told["total"] > 100, "the rules are inside"


def bare() -> None:
    for command in (["serve"], ["play"], ["backup", "x"], ["admin", "tables"], ["settings"], ["dump", "--out", "x"]):
        told = tianxia(*command, codes=(2,))
        assert "pip install 'tianxia[server]'" in told and told.count("\n") == 1, told


def table() -> None:
    """`tianxia serve`: the page, the rules and a game against a bot."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port = one.getsockname()[1]
    base = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        server = subprocess.Popen([*COMMAND, "serve", "--port", str(port), "--db", str(Path(folder) / "t.db")])
        try:
            browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

            def ask(path: str, body: Any = None) -> Any:
                request = urllib.request.Request(base + path, json.dumps(body).encode() if body is not None else None)
                if body is not None:
                    request.add_header("content-type", "application/json")
                with browser.open(request, timeout=60) as answer:
                    return json.load(answer) if path.startswith("/api") else answer.read().decode()

            for _ in range(600):
                try:
                    ask("/api/health")
                    break
                except OSError:
                    assert server.poll() is None, "the server did not start"
                    time.sleep(0.1)
            page = ask("/t/anything")
            script = page.partition('type="module" crossorigin src="')[2].partition('"')[0]
            assert script.startswith("/assets/") and len(ask(script)) > 1000, "the page is inside"
            assert len(ask("/api/games/terracotta/rules?language=cs")["rules"]) > 100, "the rules are inside, in Czech too"
            ask("/api/me")
            made = ask("/api/tables", {"game": "terracotta", "seats": [{"who": "me"}, {"who": "bot", "bot": "greedy"}]})
            for number in range(400):
                now = ask(f"/api/tables/{made['table']}")
                if number > 40 and now["line"] > 20:
                    return
                if now["offers"]:
                    move = {"seat": 0, "words": now["offers"][0]["words"], "line": now["line"], "request": f"r{number}"}
                    ask(f"/api/tables/{made['table']}/moves", move)
                else:
                    time.sleep(0.1)
            raise AssertionError("nobody plays")
        finally:
            server.terminate()
            server.wait(30)


if __name__ == "__main__":
    os.chdir(tempfile.gettempdir())  # whatever lies around here is not it
    laboratory()
    if "--bare" in sys.argv:
        bare()
    else:
        table()
    print("it works")
