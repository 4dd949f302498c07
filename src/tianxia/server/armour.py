"""The web's usual armour: headers on every answer, and nothing is changed for a page of another origin."""

from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tianxia.server.problems import Problem, send_problem

WRONG_ORIGIN: Final = 4403  # how a WebSocket is closed
_CHANGES_NOTHING: Final = ("GET", "HEAD", "OPTIONS")
_YEAR: Final = 365 * 24 * 3600
# Everything comes from here, scripts and style sheets from files only. Places on the boards are set by style attributes.
POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
_NOT_NEEDED: Final = ("accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "magnetometer", "microphone")
_NOR: Final = ("midi", "payment", "serial", "usb")
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # a table's address opens it to watchers
    "permissions-policy": ", ".join([f"{name}=()" for name in (*_NOT_NEEDED, *_NOR)]),
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
HTTPS_ONLY: Final = f"max-age={_YEAR}"


class Armour:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._always = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        self._named = {name for name, _ in self._always}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif foreign(scope):
            problem = Problem("foreign-origin", "a page of another origin may not change anything here")
            await send_problem(problem, self._armed(scope, send))
        else:
            await self.app(scope, receive, self._armed(scope, send))

    def _armed(self, scope: Scope, send: Send) -> Send:
        https = scope["scheme"] == "https"

        async def armed(message: Message) -> None:
            if message["type"] == "http.response.start":
                kept = [(name, value) for name, value in message.get("headers", ()) if name.lower() not in self._named]
                only = [(b"strict-transport-security", HTTPS_ONLY.encode())] if https else []
                message = {**message, "headers": [*kept, *self._always, *only]}
            await send(message)

        return armed

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not foreign(scope):
            await self.app(scope, receive, send)
            return
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": WRONG_ORIGIN})


def foreign(scope: Scope) -> bool:
    """Whether the page of another site wants something changed here, or wants to listen.

    A browser names the origin of the page with every such request (and, if it is a new one, how near that is). A request
    that names neither comes from no browser's page: whoever sends it has no cookies but those they were given.
    """
    if scope["type"] == "http" and scope["method"] in _CHANGES_NOTHING:
        return False
    origins = list(_values(scope, b"origin"))
    if origins:
        return not all([_ours(origin, scope) for origin in origins])
    return any([site not in ("same-origin", "none") for site in _values(scope, b"sec-fetch-site")])


def _ours(origin: str, scope: Scope) -> bool:
    """The same host and port as was asked for. Plain http is not believed where we are asked by https."""
    hosts = list(_values(scope, b"host"))
    try:
        page = urlsplit(origin)
    except ValueError:
        return False
    if len(hosts) != 1 or page.scheme not in ("http", "https") or (page.path, page.query, page.fragment) != ("", "", ""):
        return False
    if page.scheme == "http" and scope["scheme"] in ("https", "wss"):
        return False
    usual = ":443" if page.scheme == "https" else ":80"
    return page.netloc.lower().removesuffix(usual) == hosts[0].lower().removesuffix(usual) != ""


def _values(scope: Scope, name: bytes) -> Iterable[str]:
    return (value.decode("latin-1").strip() for key, value in scope["headers"] if key == name)
