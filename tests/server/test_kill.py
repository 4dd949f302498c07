"""SIGKILL in the middle of play loses no acknowledged move and doubles none."""

import os
from pathlib import Path

from tests.server.killing import kill_again_and_again
from tests.server.table_client import Server

KILLS = int(os.environ.get("TIANXIA_KILLS", "6"))  # more for a long run


def test_killed_again_and_again_under_load(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tianxia.db"))
    try:
        moves, _ = kill_again_and_again(server, kills=KILLS, seed=KILLS)
        assert moves >= 5 * KILLS
    finally:
        server.stop()
