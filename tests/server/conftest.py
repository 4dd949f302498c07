"""Servers for the tests: one shared, own ones where a test kills them, and a real PostgreSQL."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import wire
from tests.server.table_client import Guest, Server, free_port


@pytest.fixture(scope="session", autouse=True)
def held_to_what_is_declared() -> Iterator[None]:
    """Every answer that passes in these tests fits its message (`wire.py`); `Socket` sees to the live lines."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("httpx.Client.send", wire.send)
        yield


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(str(tmp_path_factory.mktemp("server") / "tianxia.db"))
    yield made
    made.stop()


@pytest.fixture
def ann(server: Server) -> Guest:
    return server.guest()


@pytest.fixture
def bob(server: Server) -> Guest:
    return server.guest()


@pytest.fixture
def eve(server: Server) -> Guest:
    """She has no seat."""
    return server.guest()


def postgres_binaries() -> Path:
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not versions:
        pytest.fail("PostgreSQL is not installed: apt-get install postgresql (tests/system-packages names all packages)")
    return versions[-1].parent


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL started for these tests, in a folder of its own."""
    binaries = postgres_binaries()
    folder = Path(tempfile.mkdtemp(prefix="tianxia-pg-"))
    port = free_port()
    as_user: list[str] = []
    if os.getuid() == 0:  # PostgreSQL refuses to run as root
        names = [user.pw_name for user in pwd.getpwall()]
        user = "postgres" if "postgres" in names else "nobody"
        shutil.chown(folder, user)
        as_user = ["runuser", "-u", user, "--"]
    data = folder / "data"

    def run(*command: str) -> None:
        done = subprocess.run([*as_user, *command], cwd=folder, capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, f"{command[0]}: {done.stderr or done.stdout}"

    run(str(binaries / "initdb"), "-D", str(data), "-U", "tianxia", "-A", "trust", "-E", "UTF8", "--no-sync")
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
    run(str(binaries / "pg_ctl"), "-D", str(data), "-o", options, "-l", str(folder / "log"), "-w", "start")
    try:
        run(str(binaries / "createdb"), "-h", "127.0.0.1", "-p", str(port), "-U", "tianxia", "tianxia")
        yield f"postgresql+asyncpg://tianxia@127.0.0.1:{port}/tianxia"
    finally:
        run(str(binaries / "pg_ctl"), "-D", str(data), "-m", "immediate", "-w", "stop")
        shutil.rmtree(folder, ignore_errors=True)
