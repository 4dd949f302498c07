"""Every request is given a name, counted, timed, traced and, if wanted, logged. In front of everything: refusals count too."""

import logging
import re
import time
from typing import Final

from starlette.applications import Starlette
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tianxia.server import metrics, telemetry
from tianxia.server.logs import Asking, asking

log = logging.getLogger("tianxia.requests")
_NAME: Final = re.compile(rb"[A-Za-z0-9_-]{8,64}")
_TABLE: Final = re.compile(r"/(?:api/tables|t)/([A-Za-z0-9_-]{1,32})(?:/|$)")
_METHODS: Final = ("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS")  # others are one to the counters


class Observed:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        now = Asking(_request_id(scope))
        found = _TABLE.search(scope["path"])
        now.table = found[1] if found else ""
        before = asking.set(now)
        status = 0
        begin = time.perf_counter()

        async def sent(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message = {**message, "headers": [*message.get("headers", ()), (b"x-request-id", now.request.encode())]}
            elif message["type"] == "websocket.accept":
                status = 101
            await send(message)

        method = scope["method"] if scope["type"] == "http" else "LIVE"
        with telemetry.span(method, request=now.request, table=now.table) as span:
            try:
                await self.app(scope, receive, sent)
            finally:
                seconds = time.perf_counter() - begin
                door = now.door or ("other" if "/api/" in scope["path"] else "page")
                metrics.answers_at(method if method in (*_METHODS, "LIVE") else "other", door, str(status)).inc()
                if scope["type"] == "http":  # a live line is open for hours
                    metrics.seconds_at(door).observe(seconds)
                if span is not None:
                    span.update_name(f"{method} {door}")
                    span.set_attribute("http.response.status_code", status)
                told = {"method": method, "door": door, "status": status, "ms": round(seconds * 1000, 1)}
                log.info("request", extra={"told": told})
                asking.reset(before)


def _request_id(scope: Scope) -> str:
    """The name that a proxy gave it, if it is one; else a new one."""
    given = next((value for name, value in scope["headers"] if name == b"x-request-id"), b"")
    return given.decode() if _NAME.fullmatch(given) else ""


class Named:
    """Around the API itself: says which of its doors was taken."""

    def __init__(self, api: Starlette) -> None:
        self.api = api
        self._doors = {getattr(route, "endpoint", None): getattr(route, "path", "") for route in api.routes}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self.api(scope, receive, send)
        finally:
            now = asking.get()
            if now is not None:
                now.door = self._doors.get(scope.get("endpoint"), "")
