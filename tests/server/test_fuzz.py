"""A share of the fuzz of every door (tests/server/fuzz.py says how to run all of it)."""

from pathlib import Path

import pytest

from tests.server.fuzz import LIMITS, Fuzz
from tests.server.table_client import Server


@pytest.mark.parametrize("seed", [1, 2])
def test_no_mutated_request_brings_an_error_a_hang_or_a_change(seed: int, tmp_path: Path) -> None:
    with (tmp_path / "log").open("wb") as log:
        server = Server(str(tmp_path / "tianxia.db"), errors=log, **LIMITS)
        try:
            tally = Fuzz(server, seed).run(700)
        finally:
            server.stop()
    assert not tally.faults, tally.faults
    assert tally.answers["200"] + tally.answers["201"] > 20 and tally.answers["422"] > 100 and tally.answers["error"] > 5
    assert (tmp_path / "log").read_text() == ""
