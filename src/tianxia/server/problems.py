"""What can go wrong, told clearly. One shape for all errors (docs/formats.md), never a stack trace."""

from collections.abc import Mapping
from typing import Final

import msgspec
from starlette.types import Send

from tianxia.engine.game import Reason
from tianxia.server.messages.base import ProblemData

STATUS: Final[dict[str, int]] = {
    "bad-request": 422,
    "bad-words": 422,
    "bad-setup": 422,
    "bad-record": 422,
    "bad-address": 422,
    "bad-cookie": 401,
    "not-your-seat": 403,
    "not-yours": 403,
    "bad-key": 403,
    "bad-passkey": 403,
    "bad-code": 403,
    "bad-mail-code": 403,
    "secret": 403,
    "foreign-origin": 403,
    "not-your-role": 403,
    "no-chat": 403,
    "banned": 403,
    "muted": 403,
    "warned": 403,
    "unknown-game": 404,
    "unknown-table": 404,
    "unknown-tournament": 404,
    "unknown-rule": 404,
    "unknown-bot": 404,
    "unknown-question": 404,
    "unknown-language": 404,
    "unknown-seat": 404,
    "unknown-move": 404,
    "unknown-person": 404,
    "unknown-line": 404,
    "unknown-report": 404,
    "unknown-act": 404,
    "unknown-way": 404,
    "no-lesson": 404,
    "unknown-puzzle": 404,
    "no-puzzle": 409,
    "not-found": 404,
    "not-allowed": 405,
    "not-open": 409,
    "already-seated": 409,
    "already-begun": 409,
    "not-started": 409,
    "not-playing": 409,
    "not-over": 409,
    "stand-in": 409,
    "rated": 409,
    "lesson": 409,
    "puzzle": 409,
    "puzzle-over": 409,
    "not-now": 409,
    "still-here": 409,
    "resigned": 409,
    "out-of-time": 409,
    "ended": 409,
    "paused": 409,
    "too-far": 409,
    "no-proposal": 409,
    "bad-date": 409,
    "too-many-days": 409,
    "stale": 409,
    "used-ticket": 409,
    "bad-ticket": 409,
    "already-here": 409,
    "no-mail": 409,
    "no-way-back": 409,
    "illegal": 409,
    "undo-floor": 409,
    "nothing-to-undo": 409,
    "no-undo-asked": 409,
    "too-long": 409,
    "broken-table": 409,
    "too-many-ways": 409,
    "not-delivered": 409,
    "too-slow": 408,
    "table-closed": 410,
    "too-big": 413,
    "too-many": 429,
    "server-error": 500,
    "busy": 503,
    "store-fault": 503,
    "not-ready": 503,
}


class Problem(Exception):
    """A request that cannot be carried out. Nothing was changed."""

    def __init__(self, error: str, message: str, args: Mapping[str, object] | None = None, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.error = error
        self.message = message
        self.values = dict(args or {})
        self.reason = reason

    @property
    def status(self) -> int:
        return STATUS[self.error]

    def told(self) -> ProblemData:
        rule, reason = (self.reason.rule, self.reason.key) if self.reason is not None else ("", "")
        return ProblemData(error=self.error, message=self.message, args=self.values, rule=rule, reason=reason)


async def send_problem(problem: Problem, send: Send) -> None:
    """An answer from outside the API; what was not read of the request is not waited for."""
    body = msgspec.json.encode(problem.told())
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
