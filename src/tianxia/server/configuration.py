"""Where settings come from. What stands further down in this list counts more:

1. the default that is written in `settings.py`
2. a TOML file: `--config FILE`, or TIANXIA_CONFIG names it
3. the environment: TIANXIA_<FIELD>
4. the command line: `--set field=value`, and flags of their own for a few (--db, --port, …)

Whatever is wrong is refused before anything starts, with what would be right.
"""

import ast
import difflib
import inspect
import os
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, Field, fields
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, get_args, get_origin

from tianxia.server.forwarded import networks
from tianxia.server.settings import LIMITS, Settings, db_url, default_db

ENVIRONMENT: Final = "TIANXIA_"
CONFIG: Final = "TIANXIA_CONFIG"
OWN_FLAGS: Final = ("db", "host", "port", "redis", "workers", "bot_workers")
_PLAIN: Final = {"host": "HOST", "port": "PORT"}  # as many places that run servers write them
_WORDS: Final = {"1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False, "off": False}
_LIKENESS: Final = 0.75  # from here on an unknown name of the environment is a slip; others may be somebody else's
_SECRET: Final = re.compile(r"password|secret|token|private_key|api_key")
_IN_URL: Final = re.compile(r"(?<=://)([^/@:]*):[^/@]*(?=@)")
_BASE: Final = re.compile(r"(/[A-Za-z0-9._~-]+)+")


class BadSetting(ValueError):
    """Which setting is wrong, where it was given, and what would be right; one line."""


class Given:
    """One setting as it came out: its value and who said so."""

    def __init__(self, field: "Field[Any]", value: Any, source: str) -> None:
        self.name = field.name
        self.value = value
        self.source = source
        self.default = None if field.default is MISSING else field.default
        self.kind = kind_of(field)
        self.description = descriptions().get(field.name, "")

    def shown(self) -> str:
        return shown(self.name, self.value)


class Configuration:
    def __init__(self, given: list[Given]) -> None:
        self.given = given
        self.settings = Settings(**{one.name: one.value for one in given})


def read(flags: Mapping[str, str], file: str | None = None, environment: Mapping[str, str] = os.environ) -> Configuration:
    """All settings, each from whoever counts most."""
    path = file or environment.get(CONFIG, "")
    in_file = _file(Path(path)) if path else {}
    for name in environment:
        _look_like_ours(name)
    for name in flags:
        _known(name, f"--set {name}")
    return Configuration([_given(field, flags, environment, in_file, path) for field in fields(Settings)])


def _given(
    field: "Field[Any]", flags: Mapping[str, str], environment: Mapping[str, str], in_file: Mapping[str, Any], path: str
) -> Given:
    name = field.name
    variable = ENVIRONMENT + name.upper()
    plain = _PLAIN.get(name, "")
    if name in flags:
        flag = "--" + name.replace("_", "-") if name in OWN_FLAGS else f"--set {name}"
        return Given(field, _value(field, flags[name], flag), "command line")
    if environment.get(variable) and not _of_kubernetes(environment[variable]):
        return Given(field, _value(field, environment[variable], variable), variable)
    if plain and environment.get(plain):
        return Given(field, _value(field, environment[plain], plain), plain)
    if name in in_file:
        return Given(field, _value(field, in_file[name], f"{path}: {name}"), path)
    return Given(field, default_db() if name == "db" else field.default, "default")


def _file(path: Path) -> dict[str, Any]:
    try:
        found = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadSetting(f"{path} cannot be read: {error.strerror}; --config and {CONFIG} name a TOML file") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting(f"{path} is not TOML, like port = 8000: {error}") from None
    for name in found:
        _known(name, f"{path}: {name}")
    return found


def _known(name: str, where: str) -> None:
    names = [field.name for field in fields(Settings)]
    if name not in names:
        near = difflib.get_close_matches(name, names, 1)
        meant = f"{near[0]} is one" if near else "`tianxia settings` lists all"
        raise BadSetting(f"{where}: there is no such setting; {meant}")


def _look_like_ours(variable: str) -> None:
    """A slip in the environment is found. Other names are left alone: not only we write names that begin like this."""
    name = variable.removeprefix(ENVIRONMENT).lower()
    names = [field.name for field in fields(Settings)]
    if variable.startswith(ENVIRONMENT) and variable != CONFIG and name not in names:
        near = difflib.get_close_matches(name, names, 1, _LIKENESS)
        if near and not re.search(r"_port(_\d+_.*)?$|service_", name):  # as Kubernetes names the services that it has
            raise BadSetting(f"{variable}: there is no such setting; {ENVIRONMENT}{near[0].upper()} is one")


def _of_kubernetes(value: str) -> bool:
    """TIANXIA_PORT=tcp://10.0.0.7:80 tells pods where a service called "tianxia" is."""
    return value.startswith(("tcp://", "udp://"))


# ---- one value ----


def _value(field: "Field[Any]", given: Any, where: str) -> Any:
    """What was given, as the kind of its field. TOML has kinds of its own; everything else comes as text."""
    try:
        return _OWN[field.name](given) if field.name in _OWN else _plain(field, given)
    except (ValueError, TypeError) as why:
        raise BadSetting(f"{where} is {kind_of(field)}, not {shown(field.name, given)!r}{_detail(why)}") from None


def _detail(why: Exception) -> str:
    return f": {why}" if type(why) is ValueError and str(why) else ""


class _Wrong(ValueError):
    """Only that it is wrong; the kind says what would be right."""


def _plain(field: "Field[Any]", given: Any) -> Any:
    kind = field.type
    if get_origin(kind) is Literal:
        if given not in get_args(kind):
            raise _Wrong
        return given
    if kind is bool:
        if not isinstance(given, bool) and str(given).lower() not in _WORDS:
            raise _Wrong
        return given if isinstance(given, bool) else _WORDS[str(given).lower()]
    if kind is str:
        if not isinstance(given, str):
            raise _Wrong
        return given
    if isinstance(given, bool) or (kind is int and isinstance(given, float)):
        raise _Wrong
    try:
        number = int(given) if kind is int else float(given)
    except ValueError:
        raise _Wrong from None
    low, high = bounds(field)
    if not low <= number <= high:  # which nan is not
        raise _Wrong
    return number


def bounds(field: "Field[Any]") -> tuple[float, float]:
    least = 0.0 if field.type is float or field.default == 0 else 1.0
    return LIMITS.get(field.name, (least, 1e15))


def kind_of(field: "Field[Any]") -> str:
    """What is taken, in words."""
    if field.name in _KINDS:
        return _KINDS[field.name]
    if get_origin(field.type) is Literal:
        return "one of " + ", ".join(get_args(field.type))
    if field.type is bool:
        return "1 or 0"
    if field.type is str:
        return "a text"
    low, high = bounds(field)
    whole = "a whole number" if field.type is int else "a number"
    return f"{whole} from {low:g} to {high:g}" if high < 1e15 else f"{whole} of at least {low:g}"


def _db(given: Any) -> str:
    if not isinstance(given, str) or not given:
        raise _Wrong
    return db_url(given)


def _proxies(given: Any) -> Any:
    return networks(",".join(given) if isinstance(given, list) else given)


def _base_path(given: Any) -> str:
    path = str(given).rstrip("/")
    if path and (not _BASE.fullmatch(path) or path.split("/")[1] in ("api", "assets", "t") or "/.." in path):
        raise _Wrong
    return path


_OWN: Final[dict[str, Callable[[Any], Any]]] = {"db": _db, "proxies": _proxies, "base_path": _base_path}
_KINDS: Final = {
    "db": "a path or a URL",
    "proxies": "addresses and networks, like 10.0.0.2, 192.168.7.0/24",
    "base_path": "a path like /tianxia (and not /api, /assets or /t)",
}


# ---- told ----


@cache
def descriptions() -> dict[str, str]:
    """The comment behind each field, as it stands in the source."""
    source = inspect.getsource(Settings)
    lines = source.splitlines()
    made = ast.parse(source).body[0]
    assert isinstance(made, ast.ClassDef)
    found: dict[str, str] = {}
    for part in made.body:
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name) and part.end_lineno is not None:
            rest = lines[part.end_lineno - 1].encode()[part.end_col_offset or 0 :].decode()
            found[part.target.id] = rest.strip().removeprefix("#").strip()
    return found


def shown(name: str, value: Any) -> str:
    """A value as it may be printed: what is secret is not."""
    if isinstance(value, tuple | list):
        return ", ".join(map(str, value))
    if isinstance(value, bool):
        return str(int(value))
    if isinstance(value, float):
        return f"{value:g}"
    if _SECRET.search(name) and value:
        return "(hidden)"
    return _IN_URL.sub(r"\1:…", str(value))


def markdown() -> str:
    """The table of docs/operate.md."""
    rows = ["| setting | default | takes | |", "|---|---|---|---|"]
    of_the_machine = {"db": "in your data folder", "bot_workers": "by the cores"}
    for field in fields(Settings):
        default = of_the_machine.get(field.name) or shown(field.name, field.default)
        rows.append(f"| `{field.name}` | {default} | {kind_of(field)} | {descriptions()[field.name]} |".replace("|  |", "| |"))
    return "\n".join(rows) + "\n"


def flags_of(pairs: Sequence[str]) -> dict[str, str]:
    """--set NAME=VALUE, as often as wanted."""
    found: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadSetting(f"--set is NAME=VALUE, not {pair!r}")
        found[name.strip()] = value.strip()
    return found
