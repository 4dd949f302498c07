"""`tianxia serve`: the table on http://127.0.0.1:8000, games kept in the user's own data folder."""

import argparse
import asyncio
import contextlib
import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tianxia.server.configuration import Configuration
    from tianxia.server.settings import Settings


SELDOM: Final = (20_000, 20, 100)  # when garbage is looked for: most goes by itself, and tables are many things that stay


def serve(
    settings: "Settings",
    started: Callable[[], None] = lambda: None,
    inherited: Sequence[int] = (),
    arguments: Sequence[str] = (),
) -> None:
    """Serve until stopped. `started` is called before it serves.

    With several workers this process only looks after them (supervisor.py): they are given its sockets (`inherited`, and
    last where to say that they serve) and its `arguments`.

    The web is imported here, not above: the bots' worker processes import this module too and have no use for it.
    """
    import uvicorn

    from tianxia.server import telemetry
    from tianxia.server.app import make_app
    from tianxia.server.lines import Line
    from tianxia.server.logs import log_as
    from tianxia.server.protocol import patient_for
    from tianxia.server.starting import check_processes, end_with_parent, prepare, take_port
    from tianxia.server.supervisor import Supervisor, spread

    class Server(uvicorn.Server):
        """Says when it serves."""

        def __init__(self, config: uvicorn.Config, tell: int | None) -> None:
            super().__init__(config)
            self._tell = tell

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            gc.freeze()  # what is there from the start stays: it need not be looked through again
            gc.set_threshold(*SELDOM)
            if self._tell is not None and self.started:
                os.write(self._tell, b"1")
                os.close(self._tell)

    log_as(settings)
    telemetry.check(settings)
    check_processes(settings)
    if inherited:
        sockets = [socket.socket(fileno=fd) for fd in inherited[:-1]]
        end_with_parent()
    else:
        sockets = take_port(settings.host, settings.port)
        prepare(settings.db)
        started()
    if settings.workers > 1 and not inherited:
        for one in sockets:
            one.listen(2048)
        asyncio.run(Supervisor(arguments, sockets, spread(settings.bot_workers, settings.workers)).run())
        return
    config = uvicorn.Config(
        make_app(settings),
        log_config=None,  # logs.py says how
        access_log=False,
        http=patient_for(settings),
        ws=Line,
        ws_max_size=64 * 1024,
        timeout_graceful_shutdown=5,
        proxy_headers=False,  # forwarded.py believes only whom the settings name
    )
    with contextlib.suppress(KeyboardInterrupt):  # Ctrl-C is how one stops it
        Server(config, inherited[-1] if inherited else None).run(sockets)


def main(argv: Sequence[str] | None = None) -> int:
    arguments = sys.argv[1:] if argv is None else list(argv)
    asked = _parser().parse_args(arguments)

    from tianxia.engine.registry import UnknownGame, offer
    from tianxia.server.configuration import BadSetting
    from tianxia.server.faults import CannotServe

    if asked.games and os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # package.module:GAME may be a file right here
    try:
        for name in asked.games:
            offer(name)
        settings = configuration_of(asked).settings
        shown = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
        url = f"http://{shown}:{settings.port}{settings.base_path}"

        def started() -> None:
            print(f"Tianxia is on {url}  (Ctrl-C stops it; games are kept)", flush=True)
            if asked.open:
                threading.Timer(1.0, webbrowser.open, [url]).start()

        serve(settings, started, [int(fd) for fd in asked.inherited.split(",") if fd], arguments)
    except (CannotServe, UnknownGame, BadSetting) as why:
        sys.stderr.write(f"tianxia: {why}\n")
        return 2
    return 0


def configuration_of(asked: argparse.Namespace) -> "Configuration":
    """What a command line, the environment and a file say together."""
    from tianxia.server.configuration import OWN_FLAGS, flags_of, read
    from tianxia.server.faults import CannotServe

    flags = flags_of(asked.set)
    flags.update({name: getattr(asked, name) for name in OWN_FLAGS if getattr(asked, name, None) is not None})
    if getattr(asked, "inherited", ""):  # its share of them is in the environment
        flags.pop("bot_workers", None)
    try:
        return read(flags, asked.config)
    except OSError as error:
        raise CannotServe(f"the data folder cannot be used ({error}); TIANXIA_DB or --db names another place") from None


def take_settings(parser: argparse.ArgumentParser) -> None:
    """The flags by which every command of the server takes its settings."""
    parser.add_argument("--db", default=None, help="SQLite file or database URL (default: TIANXIA_DB or your data folder)")
    parser.add_argument("--config", default=None, metavar="FILE", help="settings in TOML (default: TIANXIA_CONFIG)")
    more = "any setting of `tianxia settings`; counts more than environment and file; repeatable"
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help=more)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tianxia serve", description="Serve the table to browsers.")
    parser.add_argument("--host", default=None, help="address to listen on (default: 127.0.0.1)")
    parser.add_argument("--port", default=None, help="port (default: PORT or 8000)")
    take_settings(parser)
    more = "put one more game into the lobby: package.module:GAME (a file right here, too), or a hidden one by name; repeatable"
    parser.add_argument("--game", dest="games", action="append", default=[], metavar="GAME", help=more)
    parser.add_argument("--redis", default=None, help="URL of a Redis, where several processes serve (default: TIANXIA_REDIS)")
    several = "how many processes serve on this port (default: TIANXIA_WORKERS or 1); more than one need PostgreSQL and a Redis"
    parser.add_argument("--workers", default=None, metavar="N", help=several)
    bots = "how many of the bots' questions are worked on at a time, by all of them; 0: `tianxia bots` does it elsewhere"
    parser.add_argument("--bot-workers", default=None, metavar="N", help=bots)
    parser.add_argument("--inherited", default="", help=argparse.SUPPRESS)  # the sockets of a supervisor
    parser.add_argument("--open", action="store_true", help="open the page in your browser")
    return parser


if __name__ == "__main__":
    sys.exit(main())
