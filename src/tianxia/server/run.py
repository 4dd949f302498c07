"""`tianxia serve`: the table on http://127.0.0.1:8000, games kept in the user's own data folder."""

import argparse
import contextlib
import logging
import os
import sys
import threading
import webbrowser
from collections.abc import Callable, Sequence


def serve(host: str = "127.0.0.1", port: int = 8000, db: str | None = None, started: Callable[[], None] = lambda: None) -> None:
    """Serve until stopped. `db` is a database URL or the path of a SQLite file. `started` is called before it serves.

    The web is imported here, not above: the bots' worker processes import this module too and have no use for it.
    """
    import uvicorn

    from tianxia.server.app import make_app
    from tianxia.server.faults import CannotServe
    from tianxia.server.protocol import patient_for
    from tianxia.server.settings import Settings
    from tianxia.server.starting import prepare, take_port

    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    try:
        settings = Settings.from_environment(db)
    except OSError as error:
        raise CannotServe(f"the data folder cannot be used ({error}); TIANXIA_DB or --db names another place") from None
    except ValueError as error:
        raise CannotServe(str(error)) from None
    sockets = take_port(host, port)
    prepare(settings.db)
    started()
    config = uvicorn.Config(
        make_app(settings),
        log_level="warning",
        access_log=False,
        http=patient_for(settings),
        ws="websockets-sansio",
        ws_max_size=64 * 1024,
        timeout_graceful_shutdown=3,
        proxy_headers=False,  # forwarded.py believes only whom the settings name
    )
    with contextlib.suppress(KeyboardInterrupt):  # Ctrl-C is how one stops it
        uvicorn.Server(config).run(sockets)


def main(argv: Sequence[str] | None = None) -> int:
    asked = _parser().parse_args(sys.argv[1:] if argv is None else list(argv))
    shown = "127.0.0.1" if asked.host in ("0.0.0.0", "::") else asked.host
    url = f"http://{shown}:{asked.port}"

    def started() -> None:
        print(f"Tianxia is on {url}  (Ctrl-C stops it; games are kept)", flush=True)
        if asked.open:
            threading.Timer(1.0, webbrowser.open, [url]).start()

    from tianxia.engine.registry import UnknownGame, offer
    from tianxia.server.faults import CannotServe

    if asked.games and os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # package.module:GAME may be a file right here
    try:
        for name in asked.games:
            offer(name)
        serve(asked.host, asked.port, asked.db, started)
    except (CannotServe, UnknownGame) as why:
        sys.stderr.write(f"tianxia: {why}\n")
        return 2
    return 0


def _parser() -> argparse.ArgumentParser:
    port = os.environ.get("PORT", "")
    parser = argparse.ArgumentParser(prog="tianxia serve", description="Serve the table to browsers.")
    parser.add_argument("--host", default=os.environ.get("HOST", "127.0.0.1"), help="address to listen on (default: 127.0.0.1)")
    parser.add_argument("--port", type=int, default=int(port) if port.isdigit() else 8000, help="port (default: PORT or 8000)")
    parser.add_argument("--db", default=None, help="SQLite file or database URL (default: TIANXIA_DB or your data folder)")
    more = "put one more game into the lobby: package.module:GAME (a file right here, too), or a hidden one by name; repeatable"
    parser.add_argument("--game", dest="games", action="append", default=[], metavar="GAME", help=more)
    parser.add_argument("--open", action="store_true", help="open the page in your browser")
    return parser


if __name__ == "__main__":
    sys.exit(main())
