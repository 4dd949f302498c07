"""What the one who runs a server sees of it: requests with their names, counters, a log without secrets, traces if wanted."""

import json
import logging
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import httpx
import pytest
from starlette.testclient import TestClient

from tests.patience import until
from tests.server.table_client import ROOT, Server, free_port
from tianxia.server import telemetry
from tianxia.server.app import make_app
from tianxia.server.faults import CannotServe
from tianxia.server.logs import Asking, Json, Text, asking, clean
from tianxia.server.settings import Settings, db_url


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server that logs every request in JSON and answers Prometheus."""
    folder = tmp_path_factory.mktemp("watched")
    port = free_port()
    with (folder / "log").open("wb") as log:
        server = Server(
            str(folder / "t.db"), errors=log,
            TIANXIA_LOG_FORMAT="json", TIANXIA_LOG_REQUESTS="1", TIANXIA_METRICS_PORT=str(port),
        )  # fmt: skip
        yield server, folder / "log", f"http://127.0.0.1:{port}/metrics"
        server.stop()


def lines(path: Path) -> list[dict[str, Any]]:
    whole, _, _ = path.read_text().rpartition("\n")  # the last one may still be on its way
    return [json.loads(line) for line in whole.splitlines()]


def figure(metrics: str, name: str) -> float:
    told = httpx.get(metrics, timeout=60, verify=False).text
    return sum([float(line.rpartition(" ")[2]) for line in told.splitlines() if line.startswith(name)])


def test_a_request_is_logged_with_its_door_and_nothing_secret(watched: Any) -> None:
    server, log, _ = watched
    ann = server.guest()
    ann.get("/me")
    table = ann.open("me", "open")
    key = table["join"].rpartition("=")[2]
    answer = ann.http.get(f"/api/tables/{table['table']}?seat=0&join={key}", headers={"x-request-id": "my-own-name-1"})
    assert answer.headers["x-request-id"] == "my-own-name-1"
    assert ann.http.get("/api/me", headers={"x-request-id": "no good\tname"}).headers["x-request-id"] != "no good\tname"
    bob = server.guest()
    bob.get("/me")
    bob.http.post(f"/api/tables/{table['table']}/join", json={"key": key, "name": "Bob"})

    def told() -> list[dict[str, Any]]:
        return [line for line in lines(log) if line["logger"] == "tianxia.requests"]

    until(lambda: any(line["door"] == "/api/tables/{table}/join" for line in told()), "the request is logged")
    (one,) = [line for line in told() if line["request"] == "my-own-name-1"]
    assert one["door"] == "/api/tables/{table}" and one["status"] == 200 and one["method"] == "GET" and one["ms"] > 0
    assert one["table"] == table["table"] and one["guest"] == ann.get("/me")["guest"] and len(one["guest"]) == 12
    everything = log.read_text()
    cookie = ann.http.cookies["tianxia"]
    assert key not in everything and cookie not in everything and cookie.partition(".")[0].strip('"')[:20] not in everything


def test_prometheus_is_told_what_happens(watched: Any) -> None:
    server, _, metrics = watched
    ann = server.guest()
    ann.get("/me")
    asked = 'tianxia_requests_total{door="/api/tables/{table}/moves",method="POST",status="200"}'
    requests = figure(metrics, asked)
    moves, commits = figure(metrics, 'tianxia_moves_total{by="person"}'), figure(metrics, "tianxia_commits_total")
    table = ann.open("me", "greedy")
    ann.move(table["table"], 0, "pick 2", 0)
    until(lambda: figure(metrics, asked) == requests + 1, "the request is counted")  # after its answer has gone
    assert figure(metrics, 'tianxia_moves_total{by="person"}') == moves + 1
    assert figure(metrics, "tianxia_commits_total") > commits and figure(metrics, "tianxia_tables_in_memory") >= 1
    until(lambda: figure(metrics, 'tianxia_bot_seconds_count{bot="greedy"}') >= 1, "a bot has answered")
    before = figure(metrics, 'tianxia_requests_total{door="other"')
    assert ann.http.get("/api/nothing").status_code == 404
    until(lambda: figure(metrics, 'tianxia_requests_total{door="other"') == before + 1, "it is counted")


def test_the_board_draws_figures_that_there_are(watched: Any) -> None:
    """Each name in the queries of the board is one that the server tells."""
    _, _, metrics = watched
    told = httpx.get(metrics, timeout=60, verify=False).text
    known = set(re.findall(r"^# TYPE (\w+)", told, re.MULTILINE)) | {"up"}
    known |= {f"{name}_{part}" for name in known for part in ("bucket", "sum", "count")}
    board = json.loads((ROOT / "deploy" / "grafana" / "tianxia.json").read_text())
    queries = [target["expr"] for panel in board["panels"] for target in panel.get("targets", [])]
    assert len(queries) >= 10
    for query in queries:
        for name in re.findall(r"\b(?:tianxia|process|python)_\w+", query):
            assert name in known, f"{name} in {query!r} is no figure of the server"
    shown = " ".join(queries)
    ours = {name for name in re.findall(r"^# TYPE (tianxia_\w+)", told, re.MULTILINE) if not name.endswith("_created")}
    assert [name for name in sorted(ours) if name not in shown] == [], "the board leaves these out"


def test_every_figure_is_told_by_somebody() -> None:
    """A figure that the documents promise and nobody counts stays 0 for ever."""
    text = (ROOT / "src" / "tianxia" / "server" / "metrics.py").read_text()
    figures = re.findall(r"^(\w+): Final = (?:Counter|Gauge|Histogram)\(", text, re.MULTILINE)
    others = "".join([path.read_text() for path in (ROOT / "src" / "tianxia" / "server").rglob("*.py")])
    assert len(figures) >= 12
    assert [name for name in figures if not re.search(rf"\b{name}\.(labels|inc|observe|set_function)\b", others)] == []


def test_a_second_process_takes_the_next_port(tmp_path: Path) -> None:
    port = free_port()
    settings = Settings(db=db_url(str(tmp_path / "t.db")), metrics_port=port, bots_early=False)
    with TestClient(make_app(settings)), TestClient(make_app(settings)):
        assert httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=60, verify=False).status_code == 200
        assert httpx.get(f"http://127.0.0.1:{port + 1}/metrics", timeout=60, verify=False).status_code == 200
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=60, verify=False)


GUEST = "0123456789abcdef0123456789abcdef"


@pytest.mark.parametrize(
    "secret",
    [
        GUEST,
        f'cookie "{GUEST}".Sx3_abcdefghijklmnopqrstuv',
        "https://here/t/abc?join=Zz93kfTa-x&at=3",
        "{'join_key': 'Zz93kfTa-x'}",
        "postgresql://ann:Zz93kfTa-x@db/tianxia",
        "password=Zz93kfTa-x",
    ],
)
def test_a_log_line_never_holds_a_secret(secret: str) -> None:
    told = clean(f"it was {secret} here")
    assert told.startswith("it was") and told.endswith("here")
    for part in ("Zz93kfTa-x", GUEST, GUEST[8:], "Sx3_abcdefghijklmnopqrstuv"):
        assert part not in told


def test_both_formats_tell_what_was_asked(caplog: Any) -> None:
    now = Asking("abcdefgh")
    now.table, now.guest = "tab", "0123abcd"
    before = asking.set(now)
    try:
        try:
            raise ValueError(f"seen {GUEST}")
        except ValueError:
            record = logging.LogRecord("tianxia.x", logging.ERROR, "", 1, "it is %s", ("so",), sys.exc_info())
        line = json.loads(Json().format(record))
        text = Text().format(record)
    finally:
        asking.reset(before)
    assert (line["level"], line["logger"], line["message"]) == ("error", "tianxia.x", "it is so")
    assert (line["request"], line["table"], line["guest"]) == ("abcdefgh", "tab", "0123abcd")
    assert "ValueError" in line["error"] and GUEST not in line["error"]
    assert text.startswith("ERROR tianxia.x: it is so request=abcdefgh table=tab guest=0123abcd\n") and GUEST not in text


def test_traces_are_off_without_a_collector_and_refused_without_the_library(monkeypatch: pytest.MonkeyPatch) -> None:
    with telemetry.span("anything") as made:
        assert made is None
    monkeypatch.setattr(telemetry, "find_spec", lambda name: None)
    telemetry.check(Settings(db=""))
    with pytest.raises(CannotServe, match=r"tianxia\[telemetry\]"):
        telemetry.check(Settings(db="", otlp_endpoint="http://localhost:4318"))


class Collector:
    """Stands in for OpenTelemetry: the few calls that are made, and what they were told."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.endpoint = ""
        self.ended = False

    def install(self, patch: pytest.MonkeyPatch) -> None:
        collector = self

        class Span:
            def __init__(self, name: str, attributes: dict[str, Any]) -> None:
                self.name = name

            def __enter__(self) -> "Span":
                return self

            def __exit__(self, *_: object) -> None:
                collector.names.append(self.name)

            def update_name(self, name: str) -> None:
                self.name = name

            def set_attribute(self, name: str, value: object) -> None:
                assert isinstance(name, str)

        class Provider:
            def __init__(self, resource: Any) -> None:
                assert resource["service.name"] == "tianxia"

            def add_span_processor(self, _: Any) -> None: ...

            def get_tracer(self, *_: str) -> "Provider":
                return self

            def start_as_current_span(self, name: str, attributes: dict[str, Any]) -> Span:
                return Span(name, attributes)

            def shutdown(self) -> None:
                collector.ended = True

        def exporter(endpoint: str) -> None:
            collector.endpoint = endpoint

        modules: dict[str, dict[str, Any]] = {
            "opentelemetry.exporter.otlp.proto.http.trace_exporter": {"OTLPSpanExporter": exporter},
            "opentelemetry.sdk.resources": {"Resource": type("Resource", (), {"create": staticmethod(lambda about: about)})},
            "opentelemetry.sdk.trace": {"TracerProvider": Provider},
            "opentelemetry.sdk.trace.export": {"BatchSpanProcessor": lambda exporter: exporter},
        }
        for path, has in modules.items():
            for whole in [path[: i if i > 0 else None] for i in [*[i for i, c in enumerate(path) if c == "."], 0]]:
                if whole not in sys.modules:
                    patch.setitem(sys.modules, whole, ModuleType(whole))
            for name, thing in has.items():
                patch.setattr(sys.modules[path], name, thing, raising=False)


def test_requests_and_commits_are_traced_where_that_is_wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    collector = Collector()
    collector.install(monkeypatch)
    settings = Settings(db=db_url(str(tmp_path / "t.db")), otlp_endpoint="http://collector:4318/", bots_early=False)
    with TestClient(make_app(settings)) as client:
        assert client.put("/api/me", json={"name": "Ann"}).status_code == 200
    assert "commit" in collector.names and "PUT /api/me" in collector.names
    assert collector.endpoint == "http://collector:4318/v1/traces" and collector.ended


def test_the_command_line_of_the_server_does_not_log_what_it_was_given(tmp_path: Path) -> None:
    """A store that cannot be reached is told without its password."""
    url = f"postgresql://ann:Zz93kfTa@127.0.0.1:{free_port()}/x"
    done = subprocess.run(
        [sys.executable, "-m", "tianxia", "serve", "--port", "0", "--db", url],
        cwd=ROOT, env={"PYTHONPATH": "src", "PATH": ""}, capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    assert done.returncode == 2 and "Zz93kfTa" not in done.stderr + done.stdout
