"""A PostgreSQL and a Redis of the tests' own, in folders of their own, which can be killed and started again."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path

import pytest
import redis

from tests.patience import until
from tests.server.table_client import free_port


def postgres_binaries() -> Path:
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not versions:
        pytest.fail("PostgreSQL is not installed: apt-get install postgresql (tests/system-packages names all packages)")
    return versions[-1].parent


class Postgres:
    def __init__(self) -> None:
        self.binaries = postgres_binaries()
        self.folder = Path(tempfile.mkdtemp(prefix="tianxia-pg-"))
        self.port = free_port()
        self.as_user: list[str] = []
        if os.getuid() == 0:  # PostgreSQL refuses to run as root
            names = [user.pw_name for user in pwd.getpwall()]
            user = "postgres" if "postgres" in names else "nobody"
            shutil.chown(self.folder, user)
            self.as_user = ["runuser", "-u", user, "--"]
        self.data = self.folder / "data"
        self._run("initdb", "-D", str(self.data), "-U", "tianxia", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "tianxia", "tianxia")

    @property
    def url(self) -> str:
        return f"postgresql+asyncpg://tianxia@127.0.0.1:{self.port}/tianxia"

    def start(self) -> None:
        # fsync: it may be killed, but the machine stays up
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c fsync=off"
        self._run("pg_ctl", "-D", str(self.data), "-o", options, "-l", str(self.folder / "log"), "-w", "-t", "300", "start")

    def stop(self, how: str = "immediate") -> None:
        """`immediate` is as if it were killed: it repairs itself at the next start."""
        self._run("pg_ctl", "-D", str(self.data), "-m", how, "-w", "-t", "300", "stop")

    def remove(self) -> None:
        try:
            self.stop()
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program: str, *arguments: str) -> None:
        command = [*self.as_user, str(self.binaries / program), *arguments]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, timeout=600)
        assert done.returncode == 0, f"{program}: {done.stderr or done.stdout}"


class RedisServer:
    """Keeps nothing on disk: started again, it is empty."""

    def __init__(self) -> None:
        if shutil.which("redis-server") is None:
            pytest.fail("Redis is not installed: apt-get install redis-server (tests/system-packages names all packages)")
        self.folder = Path(tempfile.mkdtemp(prefix="tianxia-redis-"))
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.client = redis.Redis(port=self.port)
        self.start()

    def start(self) -> None:
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", str(self.folder)]
        self.process = subprocess.Popen(["redis-server", *options], stdout=subprocess.DEVNULL)
        until(self._answers, "Redis answers")

    def _answers(self) -> bool:
        try:
            return bool(self.client.ping())
        except redis.RedisError:
            return False

    def empty(self) -> None:
        self.client.flushall()

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def remove(self) -> None:
        self.kill()
        self.client.close()
        shutil.rmtree(self.folder, ignore_errors=True)
