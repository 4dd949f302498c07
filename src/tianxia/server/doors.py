"""The doors of the API: an address, what may be asked there and what is answered, read off the function behind it.

A function names what it takes by its parameters: those in the path, `asked` (the body), and the others in the query. What
it gives is its `Answer`. Requests are read by that, and the OpenAPI description is made of it.
"""

import inspect
import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import cache
from typing import Any, Final, Generic, TypeVar, get_args, get_type_hints

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tianxia.server.messages.base import ProblemData
from tianxia.server.problems import Problem

M = TypeVar("M")
Handler = Callable[..., Awaitable["Answer[Any]"]]
_REFUSALS: Final = {
    401: "A cookie this server did not sign",
    403: "Not yours to do or to know",
    404: "No such thing",
    408: "The body did not arrive in time",
    409: "Not possible now; nothing was changed",
    410: "Gone for good",
    413: "Too big",
    422: "Not understood",
    429: "Too many",
    503: "Too busy",
}
_REF: Final = "#/components/schemas/{name}"
_INTEGER: Final = re.compile(r"-?[0-9]{1,18}")
_encode = msgspec.json.Encoder().encode


class Answer(Response, Generic[M]):
    media_type = "application/json"

    def __init__(self, value: M, status: int = 200) -> None:
        super().__init__(_encode(value), status, {"cache-control": "no-store"})


def _whole(text: str) -> float:
    """JSON knows one kind of number: 3.0 is 3. Texts and true/false are no numbers."""
    number = float(text)
    return int(number) if number.is_integer() else number


_read = msgspec.json.Decoder(float_hook=_whole).decode


class Door(Route):
    def __init__(self, method: str, path: str, handle: Handler, statuses: tuple[int, ...], tag: str, endpoint: Any) -> None:
        super().__init__(path, endpoint or self.answer, methods=[method])
        self.methods = {method}  # without HEAD
        self.method = method
        self.behind = handle
        self.statuses = statuses
        self.tag = tag
        hints = get_type_hints(handle, include_extras=True)
        self.gives: Any = get_args(hints["return"])[0]
        self.takes: Any = hints.get("asked")
        self.path_asks = _struct(handle, hints, list(self.param_convertors))
        others = [n for n in inspect.signature(handle).parameters if n not in ("request", "asked", *self.param_convertors)]
        self.query_asks = _struct(handle, hints, others)

    async def answer(self, request: Request) -> Response:
        asks = _values("path", request.path_params, self.path_asks) | _values("query", request.query_params, self.query_asks)
        if self.takes is not None:
            asks["asked"] = await self._body(request)
        return await self.behind(request, **asks)

    async def _body(self, request: Request) -> Any:
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise Problem("bad-request", "body: JSON is expected", {"where": "body", "what": "application/json is expected"})
        try:
            return msgspec.convert(_read(await request.body()), self.takes)
        except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError) as error:
            raise _not_understood("body", error) from None


def _struct(handle: Handler, hints: dict[str, Any], names: list[str]) -> type[msgspec.Struct]:
    """Some parameters of a function as a message; `from_` is called "from" there."""
    fields: list[Any] = []
    for name in names:
        default = inspect.signature(handle).parameters[name].default
        fields.append((name, hints[name]) if default is inspect.Parameter.empty else (name, hints[name], default))
    return msgspec.defstruct(f"asks_{handle.__name__}", fields, rename=lambda name: name.removeprefix("with_").rstrip("_"))


def _values(where: str, given: Mapping[str, str], kind: type[msgspec.Struct]) -> dict[str, Any]:
    plain: dict[str, str | int | bool] = {}
    for name, is_text in _fields(kind):
        text = given.get(name)
        if text is not None:
            plain[name] = text if is_text else _number(text)
    try:
        return msgspec.structs.asdict(msgspec.convert(plain, kind))
    except msgspec.ValidationError as error:
        raise _not_understood(where, error) from None


@cache
def _fields(kind: type[msgspec.Struct]) -> list[tuple[str, bool]]:
    """What may be given there, and whether it is a text."""
    return [(field.encode_name, _is_text(field.type)) for field in msgspec.structs.fields(kind)]


def _number(text: str) -> str | int | bool:
    if text in ("true", "false"):
        return text == "true"
    return int(text) if _INTEGER.fullmatch(text) else text


def _is_text(kind: Any) -> bool:
    return kind is str or any(_is_text(part) for part in get_args(kind))


def _not_understood(where: str, error: Exception) -> Problem:
    what, _, path = str(error).partition(" - at `$")
    where += path.rstrip("`")
    return Problem("bad-request", f"{where}: {what}", {"where": where, "what": what})


class Doors:
    """The doors of one part of the API. What is said `around` holds for all of them."""

    def __init__(self, tag: str, around: Callable[[Door, Request], Awaitable[Response]] | None = None) -> None:
        self.tag = tag
        self.around = around
        self.routes: list[Door] = []

    def get(self, path: str) -> Callable[[Handler], Handler]:
        return self._door("GET", path, (200,))

    def put(self, path: str) -> Callable[[Handler], Handler]:
        return self._door("PUT", path, (200,))

    def delete(self, path: str) -> Callable[[Handler], Handler]:
        return self._door("DELETE", path, (200,))

    def post(self, path: str, *statuses: int) -> Callable[[Handler], Handler]:
        return self._door("POST", path, statuses or (200,))

    def _door(self, method: str, path: str, statuses: tuple[int, ...]) -> Callable[[Handler], Handler]:
        def made(handle: Handler) -> Handler:
            around = self.around

            async def through(request: Request) -> Response:
                assert around is not None
                return await around(door, request)

            door = Door(method, "/api" + path, handle, statuses, self.tag, through if around is not None else None)
            self.routes.append(door)
            return handle

        return made


def described(doors: Iterable[Door], title: str, version: str, description: str) -> dict[str, Any]:
    """The OpenAPI description."""
    doors = list(doors)
    types = [ProblemData, *[t for d in doors for t in (d.gives, d.takes) if t is not None]]
    shapes, components = msgspec.json.schema_components(types, ref_template=_REF)
    shape = {id(kind): found for kind, found in zip(types, shapes)}
    paths: dict[str, dict[str, Any]] = {}
    for door in doors:
        told: dict[str, Any] = {"tags": [door.tag], "operationId": door.behind.__name__, "responses": {}}
        if door.behind.__doc__:
            told["description"] = inspect.cleandoc(door.behind.__doc__)
        told["parameters"] = _parameters("path", door.path_asks) + _parameters("query", door.query_asks)
        if door.takes is not None:
            told["requestBody"] = {"required": True, "content": _json(shape[id(door.takes)])}
        for status in door.statuses:
            told["responses"][str(status)] = {"description": "Done", "content": _json(shape[id(door.gives)])}
        for status, why in _REFUSALS.items():
            told["responses"][str(status)] = {"description": why, "content": _json(shape[id(ProblemData)])}
        paths.setdefault(door.path, {})[door.method.lower()] = told
    info = {"title": title, "version": version, "description": description}
    return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": components}}


def _parameters(where: str, kind: type[msgspec.Struct]) -> list[dict[str, Any]]:
    _, found = msgspec.json.schema_components([kind], ref_template=_REF)
    shape = found[kind.__name__]
    return [{"name": n, "in": where, "required": n in shape["required"], "schema": s} for n, s in shape["properties"].items()]


def _json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
