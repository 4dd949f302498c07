"""Servers to be measured, in processes of their own: one on SQLite, or several on a PostgreSQL and a Redis; and what they use."""

import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from types import TracebackType

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.server.own_servers import Postgres, RedisServer
from tests.server.table_client import free_port

TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
UNLIMITED = {  # here few addresses are everybody
    "TIANXIA_TABLES_PER_MINUTE": "1000000",
    "TIANXIA_GUEST_SHARE": "100",
    "TIANXIA_ADDRESS_SHARE": "100",
    "TIANXIA_SOCKETS_PER_ADDRESS": "100000",
    "TIANXIA_MESSAGES_PER_SECOND": "100000",
}


class Used:
    """Processor seconds of the processes that serve, of those in which bots think, and of the databases; bytes of the first."""

    def __init__(self, web: float, bots: float, store: float, memory: int) -> None:
        self.web = web
        self.bots = bots
        self.store = store
        self.memory = memory


class Served:
    """`tianxia serve`, as often as is asked for, on one port. `packages`: where Tianxia lies, if not where this one does."""

    def __init__(self, folder: Path, processes: int, packages: str = "") -> None:
        self.port = free_port()
        self.databases: list[Postgres | RedisServer] = []
        db = str(folder / f"served{self.port}.db")
        command = [sys.executable, "-m", "tianxia.server.run", "--port", str(self.port)]
        environment = {**os.environ, **UNLIMITED, "TIANXIA_BOT_WORKERS": str(processes)}
        if packages:
            environment["PYTHONPATH"] = packages
        if processes > 1:
            postgres, redis = Postgres(), RedisServer()
            self.databases = [postgres, redis]
            db = postgres.url
            command += ["--workers", str(processes), "--redis", redis.url]
        self.process = subprocess.Popen([*command, "--db", db], cwd=folder, env=environment, stdout=subprocess.DEVNULL)
        self._until_it_answers()

    def __enter__(self) -> "Served":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.process.terminate()
        self.process.wait()
        for database in self.databases:
            database.remove()

    def _until_it_answers(self) -> None:
        for _ in range(600):
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{self.port}/api/health", timeout=5)
                return
            except (urllib.error.URLError, OSError):
                time.sleep(0.1)
        raise SystemExit("the server did not start")

    def used(self) -> Used:
        parents = _parents()
        ours = [process for process in parents if _comes_from(process, self.process.pid, parents)]
        web = [process for process in ours if "tianxia.server.run" in _text(process, "cmdline")]
        bots = [process for process in ours if process not in web]
        own = {str(database.folder) for database in self.databases}
        stores = [p for p in parents if any(folder in _text(p, "cmdline") for folder in own) or _names(p, self.databases)]
        stores += [p for p in parents if parents[p] in stores and p not in stores]
        return Used(_seconds(web), _seconds(bots), _seconds(stores), sum([_memory(process) for process in web]))


def _names(process: int, databases: list[Postgres | RedisServer]) -> bool:
    """A Redis shows where it listens in the place of its command line."""
    return any(isinstance(one, RedisServer) and one.process.pid == process for one in databases)


def _parents() -> dict[int, int]:
    found: dict[int, int] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            fields = _text(int(entry.name), "stat").rsplit(")", 1)[-1].split()
            if fields:
                found[int(entry.name)] = int(fields[1])
    return found


def _comes_from(process: int, ancestor: int, parents: dict[int, int]) -> bool:
    while process > 1 and process != ancestor:
        process = parents.get(process, 0)
    return process == ancestor


def _text(process: int, file: str) -> str:
    try:
        return Path(f"/proc/{process}/{file}").read_text(errors="replace")
    except OSError:
        return ""  # it has just ended


def _seconds(processes: list[int]) -> float:
    stats = [_text(process, "stat").rsplit(")", 1)[-1].split() for process in processes]
    return sum([int(field) for fields in stats for field in fields[11:13]]) / TICK


def _memory(process: int) -> int:
    fields = _text(process, "statm").split()
    return int(fields[1]) * PAGE if fields else 0
