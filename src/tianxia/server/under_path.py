"""The table as a part of a bigger site: everything is under one path (`base_path`), and nothing inside knows of it.

The proxy in front passes the path on as it is. The page learns it from its index.html (`page.py`).
"""

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tianxia.server.problems import Problem, send_problem


class UnderPath:
    def __init__(self, app: ASGIApp, base: str) -> None:
        self.app = app
        self.base = base

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or not self.base:
            await self.app(scope, receive, send)
            return
        path: str = scope["path"]
        if path == self.base:
            path += "/"
        if path.startswith(self.base + "/"):
            inside = {**scope, "path": path.removeprefix(self.base)}
            if scope.get("raw_path"):
                inside["raw_path"] = scope["raw_path"].removeprefix(self.base.encode()) or b"/"
            await self.app(inside, receive, self._outside(send))
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        elif path == "/" and scope["method"] in ("GET", "HEAD"):
            await send({"type": "http.response.start", "status": 307, "headers": [(b"location", f"{self.base}/".encode())]})
            await send({"type": "http.response.body", "body": b""})
        else:
            problem = Problem("not-found", f"everything is under {self.base}/ here")
            await send_problem(problem, send)

    def _outside(self, send: Send) -> Send:
        """Cookies are for this path alone: another part of the site has no use for them."""

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [(name, self._moved(value) if name == b"set-cookie" else value) for name, value in message["headers"]]
                message = {**message, "headers": headers}
            await send(message)

        return sent

    def _moved(self, cookie: bytes) -> bytes:
        parts = cookie.split(b";")
        return b";".join([b" Path=" + self.base.encode() if part.strip().lower() == b"path=/" else part for part in parts])
