"""Figures for Prometheus: what is counted, under one name each, and where it is asked for (`metrics_port`).

deploy/grafana has a board that draws them. Counting is always on, it costs a microsecond; answering is not.
"""

import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from threading import Thread
from typing import TYPE_CHECKING, Final
from wsgiref.simple_server import WSGIServer

from prometheus_client import Counter, Gauge, Histogram, start_http_server

from tianxia.server.settings import Settings

if TYPE_CHECKING:
    from tianxia.server.hall import Hall

log = logging.getLogger("tianxia.metrics")
_TRIES: Final = 64  # ports; as many processes of one machine can be looked into
_QUICK: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_LONG: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 20.0, 40.0)

_MANY: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256, 500)

requests: Final = Counter("tianxia_requests", "answers of the server, by door and status", ["method", "door", "status"])
request_seconds: Final = Histogram("tianxia_request_seconds", "time until an answer was sent", ["door"], buckets=_QUICK)
moves: Final = Counter("tianxia_moves", "lines that were stored, by who decided them", ["by"])
commits: Final = Counter("tianxia_commits", "commits of the store")
commit_seconds: Final = Histogram("tianxia_commit_seconds", "time of a commit", buckets=_QUICK)
commit_changes: Final = Histogram(
    "tianxia_commit_changes", "changes that shared a commit", buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256, 500)
)
store_faults: Final = Counter("tianxia_store_faults", "times that the store failed", ["kind"])
bot_seconds: Final = Histogram("tianxia_bot_seconds", "time to a bot's answer, with waiting", ["bot"], buckets=_LONG)
deliveries: Final = Counter("tianxia_deliveries", "mails, pushes and calls of webhooks that were tried", ["by", "outcome"])
live_sockets: Final = Gauge("tianxia_live_sockets", "live lines that are open")
tables_in_memory: Final = Gauge("tianxia_tables_in_memory", "tables whose positions are in memory")
bots_waiting: Final = Gauge("tianxia_bots_waiting", "questions to bots that wait for a worker")
workers_lost: Final = Gauge("tianxia_workers_lost", "workers of the bots that had to be replaced since the start")

# looked up for every move: the counter of some labels, found once
answers_at: Final = cache(requests.labels)
seconds_at: Final = cache(request_seconds.labels)
moves_by: Final = cache(moves.labels)


@contextmanager
def bot_thinks(bot: str) -> Iterator[None]:
    begin = time.perf_counter()
    yield
    bot_seconds.labels(bot.partition("@")[0]).observe(time.perf_counter() - begin)


def watch(hall: "Hall") -> None:
    """What is not counted but looked at whenever somebody asks."""
    live_sockets.set_function(lambda: hall.crowd.count)
    tables_in_memory.set_function(lambda: hall.tables.count_in_memory)
    bots_waiting.set_function(lambda: hall.thinkers.shares.waiting)
    workers_lost.set_function(lambda: hall.thinkers.workers.lost)


def answer_on(settings: Settings) -> Callable[[], None]:
    """Answers Prometheus from a thread of its own; returns how to end that."""
    if not settings.metrics_port:
        return lambda: None
    for port in range(settings.metrics_port, min(settings.metrics_port + _TRIES, 65536)):
        try:
            server, thread = start_http_server(port, settings.metrics_host)
        except OSError:
            continue
        if port != settings.metrics_port:
            log.warning("metrics are on port %d, %d is in use", port, settings.metrics_port)
        return partial(_end, server, thread)
    log.error("no port from %d on is free for metrics on %s", settings.metrics_port, settings.metrics_host)
    return lambda: None


def _end(server: WSGIServer, thread: Thread) -> None:
    server.shutdown()
    server.server_close()
    thread.join(5)
