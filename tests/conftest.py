"""The order of the tests: what takes long comes first, at every worker.

Each worker of xdist begins with an equal piece of the list, and whoever has nothing left to do takes from the end of another's
piece (`--dist worksteal`). So the long files are dealt to all of them, and short tests are at the end of every piece.
"""

from collections.abc import Iterator

import pytest

LONG = ["server/test_openapi", "server/test_many", "server/test_faults", "server/test_kill", "server/test_postgres"]
LONG += ["test_packages", "outside", "browser", "server", "envs", "bots", "lab", "laws"]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    workers = int(getattr(config, "workerinput", {}).get("workercount", 1))
    items[:] = dealt(items, workers)


def dealt(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """A piece for each worker, one after the other: every so-many-th long file, then its share of what is short."""
    files: dict[str, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.nodeid.partition("::")[0], []).append(item)
    order = sorted(files, key=_place)
    long = [name for name in order if _place(name) < len(LONG)]
    short: Iterator[pytest.Item] = iter([item for name in order[len(long) :] for item in files[name]])
    out: list[pytest.Item] = []
    for worker in range(workers):
        mine = long[worker::workers]
        if worker % 2:  # not all of them have a browser open at the same time
            mine.sort(key=lambda name: "tests/browser/" in name)
        piece = [item for name in mine for item in files[name]]
        size = (len(items) - len(out)) // (workers - worker)
        out += piece
        out += [item for _, item in zip(range(size - len(piece)), short)]
    return out


def _place(name: str) -> int:
    return next((n for n, part in enumerate(LONG) if f"tests/{part}" in name), len(LONG))
