"""Serves the built page: compressed once, cached by the browser, index.html for every address of the page."""

import gzip
import hashlib
import mimetypes
from email.utils import formatdate
from pathlib import Path
from typing import Final

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

_LONGEST: Final = 1024  # no address of the page is longer
_TEXTS: Final = (".html", ".js", ".css", ".svg", ".json", ".txt", ".webmanifest", ".ftl", ".map")
_NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Tianxia</title>
<p>The server runs, the page is not built. In a checkout: <code>make page</code>.
<p>The API is described at <a href="/api/openapi.json">/api/openapi.json</a>.
"""


class PageFile:
    def __init__(self, path: Path, folder: Path, base: str) -> None:
        self.body = path.read_bytes()
        if path.name == "index.html":  # it stands for all addresses of the page, so it names everything from the root of the site
            self.body = self.body.replace(b'="./', f'="{base}/'.encode())
        self.kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        if path.suffix in (".js", ".mjs"):
            self.kind = "text/javascript"
        if path.suffix in (".webmanifest",):
            self.kind = "application/manifest+json"
        self.etag = '"' + hashlib.sha256(self.body).hexdigest()[:20] + '"'
        self.changed = formatdate(path.stat().st_mtime, usegmt=True)
        self.packed = gzip.compress(self.body, 9, mtime=0) if path.suffix in _TEXTS and len(self.body) > 500 else None
        # the build writes a hash into the names under assets/: they never change
        hashed = path.relative_to(folder).parts[0] == "assets"
        self.cache = "public, max-age=31536000, immutable" if hashed else "no-cache"


class Page:
    """An ASGI application for everything that is not the API."""

    def __init__(self, folder: Path | None, base: str = "") -> None:
        self.base = base
        self.folder = folder.resolve() if folder is not None else None
        self._files: dict[Path, tuple[float, PageFile]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._answer(scope)(scope, receive, send)

    def _answer(self, scope: Scope) -> Response:
        if scope["method"] not in ("GET", "HEAD"):
            return Response("only GET here", 405, {"allow": "GET, HEAD"}, "text/plain")
        file = self._find(scope["path"])
        if file is None:
            if self.folder is None:
                return Response(_NOT_BUILT, 200, {"cache-control": "no-store"}, "text/html")
            return Response("not found", 404, media_type="text/plain")
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        out = {"etag": file.etag, "cache-control": file.cache, "last-modified": file.changed, "vary": "accept-encoding"}
        if headers.get("if-none-match") == file.etag:
            return Response(None, 304, out)
        body = file.body
        if file.packed is not None and "gzip" in headers.get("accept-encoding", ""):
            body = file.packed
            out["content-encoding"] = "gzip"
        charset = "; charset=utf-8" if file.kind.startswith("text/") else ""
        out["content-type"] = file.kind + charset
        if scope["method"] == "HEAD":
            return Response(None, 200, {**out, "content-length": str(len(body))})
        return Response(body, 200, out)

    def _find(self, asked: str) -> PageFile | None:
        """The file of an address. An address without a dot in its last part is one of the page itself."""
        if self.folder is None or len(asked) > _LONGEST:
            return None
        try:
            path = (self.folder / asked.lstrip("/")).resolve()
            inside = path == self.folder or self.folder in path.parents
            if inside and path.is_file():
                return self._read(path)
        except (OSError, ValueError):  # a name that no file can have: too long, with a NUL, not even text
            return None
        if asked.startswith("/assets/") or "." in asked.rsplit("/", 1)[-1]:
            return None
        index = self.folder / "index.html"
        return self._read(index) if index.is_file() else None

    def _read(self, path: Path) -> PageFile:
        assert self.folder is not None
        changed = path.stat().st_mtime
        known = self._files.get(path)
        if known is None or known[0] != changed:
            known = (changed, PageFile(path, self.folder, self.base))
            self._files[path] = known
        return known[1]
