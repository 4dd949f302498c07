"""The application: the API under /api, the page everywhere else."""

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
from starlette.types import ASGIApp, Receive, Scope, Send

from tianxia import __version__
from tianxia.server import live_api, lobby_api, tables_api
from tianxia.server.armour import Armour
from tianxia.server.doors import Answer, described
from tianxia.server.effort import Effort
from tianxia.server.forwarded import Forwarded
from tianxia.server.hall import Hall
from tianxia.server.limits import BodyLimit
from tianxia.server.page import Page
from tianxia.server.problems import Problem
from tianxia.server.settings import Settings, page_folder

log = logging.getLogger("tianxia.server")


class Application:
    """API or page, by address."""

    def __init__(self, api: ASGIApp, page: ASGIApp) -> None:
        self.api = api
        self.page = page

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_page = scope["type"] == "http" and not (scope["path"] + "/").startswith("/api/")
        await (self.page if is_page else self.api)(scope, receive, send)


def make_api(settings: Settings) -> Starlette:
    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        hall = await Hall.open(settings)
        app.state.hall = hall
        yield
        await hall.close()

    doors = [*lobby_api.doors.routes, *tables_api.doors.routes]
    api = Starlette(
        routes=[Route("/api/openapi.json", _description), WebSocketRoute(live_api.ADDRESS, live_api.live), *doors],
        lifespan=life,
        exception_handlers={Problem: _problem, HTTPException: _no_address, Exception: _our_fault},
    )
    api.router.redirect_slashes = False
    return api


async def _description(_: Request) -> Response:
    words = "The table of four heavy euro games. docs/formats.md tells the same in words."
    return Answer(described([*lobby_api.doors.routes, *tables_api.doors.routes], "Tianxia", __version__, words))


def make_app(settings: Settings) -> ASGIApp:
    api: ASGIApp = make_api(settings)
    api = GZipMiddleware(api, minimum_size=1000, compresslevel=1)
    api = BodyLimit(api, settings.body_limit, settings.record_limit, settings.body_seconds)
    api = Effort(api, settings.guest_share / 100, settings.address_share / 100)
    return Forwarded(Armour(Application(api, Page(page_folder()))), settings.proxies)


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
