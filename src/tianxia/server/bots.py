"""`tianxia bots`: worker processes that think for the servers of any host, and know nothing but the queue in Redis."""

import argparse
import asyncio
import logging
import os
import signal
import sys
from collections.abc import Sequence


async def serve(redis: str, workers: int, patience: float = 10.0) -> None:
    """Until SIGTERM or Ctrl-C; then what was begun is finished.

    Everything is imported here, not above: the worker processes import this module too and have no use for it.
    """
    from tianxia.server.crew import Crew
    from tianxia.server.redis_shared import RedisShared
    from tianxia.server.workers import Workers

    shared = RedisShared(redis)
    await shared.open()
    made = Workers(workers)
    made.start()
    crew = Crew(shared, made)
    crew.open()
    end = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, end.set)
    await end.wait()
    await crew.close(patience)
    made.close()
    await shared.close()


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tianxia bots", description="Let bots think for servers that share a Redis.")
    parser.add_argument("--redis", default=os.environ.get("TIANXIA_REDIS", ""), help="URL of the Redis (default: TIANXIA_REDIS)")
    usual = os.environ.get("TIANXIA_BOT_WORKERS", "")
    count = int(usual) if usual.isdigit() and int(usual) > 0 else os.cpu_count() or 1
    parser.add_argument("--workers", type=int, default=count, help="how many think at the same time (default: all cores)")
    more = "one more game that is played there: package.module:GAME; repeatable, as for tianxia serve"
    parser.add_argument("--game", dest="games", action="append", default=[], metavar="GAME", help=more)
    asked = parser.parse_args(sys.argv[1:] if argv is None else list(argv))
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")

    from tianxia.engine.registry import UnknownGame, offer

    if "://" not in asked.redis:
        sys.stderr.write("tianxia: --redis or TIANXIA_REDIS names the Redis of the servers, like redis://localhost:6379/0\n")
        return 2
    if asked.workers < 1:
        sys.stderr.write(f"tianxia: --workers {asked.workers}: at least 1\n")
        return 2
    if asked.games and os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # package.module:GAME may be a file right here
    try:
        for name in asked.games:
            offer(name)
    except UnknownGame as why:
        sys.stderr.write(f"tianxia: {why}\n")
        return 2
    asyncio.run(serve(asked.redis, asked.workers))
    return 0


if __name__ == "__main__":
    sys.exit(main())
