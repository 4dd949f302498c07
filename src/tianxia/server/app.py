"""The application: the API under /api, the page everywhere else."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import cast

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tianxia import __version__
from tianxia.server import live_api, metrics, my_line_api, telemetry
from tianxia.server.addresses import DOORS
from tianxia.server.armour import Armour
from tianxia.server.doors import Answer, described
from tianxia.server.effort import Effort
from tianxia.server.forwarded import Forwarded
from tianxia.server.hall import Hall
from tianxia.server.limits import BodyLimit
from tianxia.server.observing import Named, Observed
from tianxia.server.page import Page
from tianxia.server.problems import Problem, send_problem
from tianxia.server.settings import Settings, page_folder
from tianxia.server.under_path import UnderPath
from tianxia.server.wall_clock import WallClock

log = logging.getLogger("tianxia.server")


class Application:
    """API or page, by address."""

    def __init__(self, api: ASGIApp, page: ASGIApp) -> None:
        self.api = api
        self.page = page

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_page = scope["type"] == "http" and not (scope["path"] + "/").startswith("/api/")
        begun = False

        async def sent(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await (self.page if is_page else self.api)(scope, receive, sent)
        except asyncio.CancelledError:  # the server closes, and this took too long: what was begun is finished all the same
            if begun or scope["type"] != "http":
                raise
            await send_problem(Problem("busy", "this server closes; ask again"), send)


def make_api(settings: Settings, clock: WallClock | None = None) -> Starlette:
    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        hall = await Hall.open(settings, clock)
        app.state.hall = hall
        metrics.watch(hall)
        ends = [metrics.answer_on(settings), telemetry.begin(settings)]
        yield
        await hall.close()
        for end in ends:
            end()

    api = Starlette(
        routes=[
            Route("/api/openapi.json", _description),
            WebSocketRoute(live_api.ADDRESS, live_api.live),
            WebSocketRoute(my_line_api.ADDRESS, my_line_api.my_line),
            *DOORS,
        ],
        lifespan=life,
        exception_handlers={Problem: _problem, HTTPException: _no_address, Exception: _our_fault},
    )
    api.router.redirect_slashes = False
    return api


async def _description(_: Request) -> Response:
    words = "The table of four heavy euro games. docs/formats.md tells the same in words."
    return Answer(described(DOORS, "Tianxia", __version__, words))


def make_app(settings: Settings) -> ASGIApp:
    api: ASGIApp = Named(make_api(settings))
    api = GZipMiddleware(api, minimum_size=1000, compresslevel=1)
    api = BodyLimit(api, settings.body_limit, settings.record_limit, settings.body_seconds)
    api = Effort(api, settings.guest_share / 100, settings.address_share / 100)
    inside = Application(api, Page(page_folder(), settings.base_path))
    return Forwarded(Observed(Armour(UnderPath(inside, settings.base_path))), settings.proxies)


async def _problem(_: Request, error: Exception) -> Response:
    problem = cast(Problem, error)
    return Answer(problem.told(), problem.status)


async def _no_address(request: Request, error: Exception) -> Response:
    http = cast(HTTPException, error)
    headers = dict(http.headers or {})
    if http.status_code == 404:
        problem = Problem("not-found", "nothing is at this address")
    else:
        problem = Problem("not-allowed", "this address does not take this method")
        headers["allow"] = ", ".join(_methods(request))
    response = Answer(problem.told(), problem.status)
    response.headers.update(headers)
    return response


def _methods(request: Request) -> list[str]:
    """All methods that this address takes."""
    found: set[str] = set()
    for route in request.app.routes:
        if route.matches(request.scope)[0] != Match.NONE:
            found |= getattr(route, "methods", None) or set()
    return sorted(found)


async def _our_fault(request: Request, error: Exception) -> Response:
    log.error("%s %s", request.method, request.url.path, exc_info=error)
    problem = Problem("server-error", "our fault; nothing was changed")
    return Answer(problem.told(), problem.status)
