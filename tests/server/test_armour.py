"""The web's usual armour: headers on every answer, other sites' pages change nothing, proxies are believed only if named."""

import asyncio
import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.patience import LONG, until
from tests.server.table_client import Guest, Server
from tianxia.server.armour import HEADERS, Armour, foreign
from tianxia.server.forwarded import Forwarded, networks
from tianxia.server.guests import LONGEST_NAME, MOST_MARKS, tidy_name
from tianxia.server.page import Page
from tianxia.server.settings import Settings


def raw(server: Server, request: bytes) -> tuple[int, dict[str, str], bytes]:
    """What no client library would send."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=LONG) as s:
        s.sendall(request)
        said = b""
        while part := s.recv(65536):
            said += part
    head, _, body = said.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value for name, value in [line.split(": ", 1) for line in lines]}
    return int(first.split()[1]), headers, body


def ask(server: Server, line: bytes, *headers: bytes, body: bytes = b"") -> tuple[int, dict[str, str], bytes]:
    more = [b"host: 127.0.0.1:%d" % server.port, b"connection: close", *headers]
    return raw(server, line + b" HTTP/1.1\r\n" + b"".join([h + b"\r\n" for h in more]) + b"\r\n" + body)


# ---- headers ----

ANSWERS = [
    ("GET", "/", 200),
    ("GET", "/t/abc", 200),
    ("GET", "/early.js", None),
    ("GET", "/assets/nothing.js", None),
    ("POST", "/", 405),
    ("GET", "/api/health", 200),
    ("GET", "/api/games", 200),
    ("GET", "/api/me", 200),
    ("GET", "/api/openapi.json", 200),
    ("GET", "/api/nothing", 404),
    ("GET", "/api", 404),
    ("GET", "/api/tables/nobody", 404),
    ("DELETE", "/api/health", 405),
    ("POST", "/api/tables", 422),
    ("OPTIONS", "/api/tables", 405),
    ("HEAD", "/", 200),
]


def armed(answer: httpx.Response) -> None:
    for name, value in HEADERS.items():
        assert answer.headers.get_list(name) == [value], f"{answer.request.url}: {name}"


@pytest.mark.parametrize(("method", "path", "status"), ANSWERS)
def test_every_answer_wears_the_armour(eve: Guest, method: str, path: str, status: int | None) -> None:
    answer = eve.http.request(method, path)
    assert status is None or answer.status_code == status
    armed(answer)
    assert "strict-transport-security" not in answer.headers  # this is plain http


def test_answers_to_what_is_refused_wear_it_too(eve: Guest) -> None:
    too_big = eve.http.post("/api/tables", content=b"x" * 70_000)
    assert too_big.status_code == 413
    foreign_page = eve.http.post("/api/tables", headers={"origin": "https://elsewhere.example"})
    assert foreign_page.status_code == 403
    broken = eve.http.post("/api/tables", content=b"{", headers={"content-type": "application/json"})
    assert broken.status_code == 422
    for answer in (too_big, foreign_page, broken):
        armed(answer)


def test_a_fault_of_ours_wears_it_too() -> None:
    """Starlette answers an error that nobody foresaw outside of everything the API adds."""
    from tianxia.server.app import make_api

    api = make_api(Settings(db="sqlite+aiosqlite://"))  # never opened: every address that needs the hall fails

    async def run() -> httpx.Response:
        transport = httpx.ASGITransport(app=Armour(api), raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
            return await client.get("/api/me")

    answer = asyncio.run(run())
    assert answer.status_code == 500 and answer.json()["error"] == "server-error"
    armed(answer)


def test_the_policy_lets_no_inline_script_and_no_other_site_in() -> None:
    policy = dict([part.split(" ", 1) for part in HEADERS["content-security-policy"].split("; ")])
    assert policy["default-src"] == "'none'" and policy["script-src"] == "'self'" and policy["style-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'" and policy["base-uri"] == "'none'"
    assert {word for value in policy.values() for word in value.split()} <= {"'none'", "'self'", "'unsafe-inline'"}
    assert [name for name, value in policy.items() if "unsafe" in value] == ["style-src-attr"]


# ---- origins ----


@pytest.fixture
def table(ann: Guest) -> Any:
    return ann.open("me", "me")


def changes(table: str) -> list[tuple[str, str, Any]]:
    move = {"seat": 0, "words": "pick 1", "line": 0, "request": "r"}
    return [
        ("POST", "/tables", {"game": "pebbles", "seats": [{"who": "me"}] * 2}),
        ("POST", f"/tables/{table}/moves", move),
        ("POST", f"/tables/{table}/open-book", None),  # no body at all
        ("PUT", "/me", {"name": "Eve was here"}),
        ("PUT", f"/tables/{table}/seats/0", {"bot": "random"}),
        ("DELETE", f"/tables/{table}/seats/0/bot", None),
        ("PATCH", "/me", None),
    ]


FOREIGN = [
    {"origin": "https://elsewhere.example"},
    {"origin": "http://127.0.0.1"},  # another port
    {"origin": "http://127.0.0.1:1"},
    {"origin": "null"},
    {"origin": ""},
    {"origin": "http://[bad"},
    {"origin": "http://127.0.0.1:{port}.elsewhere.example"},
    {"origin": "http://elsewhere.example@127.0.0.1:{port}"},
    {"origin": "ftp://127.0.0.1:{port}"},
    {"origin": "http://127.0.0.1:{port}/x"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
]


@pytest.mark.parametrize("headers", FOREIGN)
def test_a_page_of_another_site_changes_nothing(ann: Guest, server: Server, table: Any, headers: dict[str, str]) -> None:
    """Ann's cookie is in her browser, whatever page sends the request."""
    before, tables, me = ann.look(table["table"]), len(ann.get("/tables")["tables"]), ann.get("/me")
    sent = {name: value.replace("{port}", str(server.port)) for name, value in headers.items()}
    for method, path, body in changes(table["table"]):
        answer = ann.http.request(method, f"/api{path}", json=body, headers=sent)
        assert answer.status_code == 403 and answer.json()["error"] == "foreign-origin", f"{method} {path}"
    with pytest.raises(ConnectionClosed) as closed, ann.live(table["table"], **sent) as live:
        live.hear_any()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403
    assert (ann.look(table["table"]), len(ann.get("/tables")["tables"]), ann.get("/me")) == (before, tables, me)


def test_two_origins_are_one_too_many(server: Server) -> None:
    ours = b"origin: http://127.0.0.1:%d" % server.port
    status, _, body = ask(server, b"POST /api/tables", ours, b"origin: https://elsewhere.example", b"content-length: 0")
    assert status == 403 and json.loads(body)["error"] == "foreign-origin"


def test_our_own_page_and_those_who_are_no_page_may(ann: Guest, server: Server, table: Any) -> None:
    """No browser leaves out where a page comes from: without any of it, it is a program, with no cookie but its own."""
    own = {"origin": server.url, "sec-fetch-site": "same-origin"}
    for headers in (own, {"sec-fetch-site": "same-origin"}, {"sec-fetch-site": "none"}, {}):
        answer = ann.http.put("/api/me", json={"name": "Ann"}, headers=headers)
        assert answer.status_code == 200
    with ann.live(table["table"], Origin=server.url) as live:
        assert live.hear("table")["table"]["me"] == [0, 1]
    assert ann.http.get("/api/me", headers={"origin": "https://elsewhere.example"}).status_code == 200  # changes nothing
    assert "access-control-allow-origin" not in ann.http.get("/api/me", headers={"origin": "https://elsewhere.example"}).headers


def scope(scheme: str, host: str, origin: str) -> dict[str, Any]:
    headers = [(b"host", host.encode()), (b"origin", origin.encode())]
    return {"type": "http", "method": "POST", "scheme": scheme, "headers": headers}


def test_plain_http_is_not_believed_where_we_are_asked_by_https() -> None:
    assert not foreign(scope("https", "table.example", "https://table.example"))
    assert not foreign(scope("https", "Table.example:443", "https://table.example"))
    assert not foreign(scope("http", "table.example", "https://table.example"))  # a proxy that nobody has named
    assert foreign(scope("https", "table.example", "http://table.example"))
    assert foreign(scope("https", "table.example", "https://table.example:8443"))
    assert foreign({"type": "http", "method": "POST", "scheme": "http", "headers": [(b"origin", b"http://")]})


# ---- proxies ----


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("proxied")
    made = Server(str(folder / "t.db"), TIANXIA_PROXIES="10.0.0.2, 127.0.0.0/8", TIANXIA_TABLES_PER_MINUTE="2")
    yield made
    made.stop()


BEHIND = {"x-forwarded-proto": "https", "x-forwarded-host": "table.example", "x-forwarded-for": "203.0.113.7"}


def test_behind_a_named_proxy_it_is_https(proxied: Server) -> None:
    http = httpx.Client(base_url=proxied.url, timeout=60, verify=False)
    answer = http.get("/api/me", headers=BEHIND)
    assert answer.headers["strict-transport-security"].startswith("max-age=31536000")
    assert "; Secure" in answer.headers["set-cookie"] and "HttpOnly" in answer.headers["set-cookie"]
    assert "strict-transport-security" in http.get("/", headers=BEHIND).headers
    named = {**BEHIND, "origin": "https://table.example", "content-type": "application/json"}
    assert http.put("/api/me", content=b'{"name": "Ann"}', headers=named).status_code == 200
    for origin in ("http://table.example", proxied.url):
        assert http.put("/api/me", content=b'{"name": "Ann"}', headers={**named, "origin": origin}).status_code == 403


def test_without_named_proxies_nobody_is_believed(server: Server, tmp_path: Path) -> None:
    """Not even this machine itself: any program on it could say anything."""
    answer = httpx.get(f"{server.url}/api/me", headers=BEHIND, timeout=60, verify=False)
    assert "Secure" not in answer.headers["set-cookie"] and "strict-transport-security" not in answer.headers
    other = {**BEHIND, "origin": "https://table.example"}
    refused = httpx.put(f"{server.url}/api/me", json={"name": "x"}, headers=other, timeout=60, verify=False)
    assert refused.status_code == 403
    strict = Server(str(tmp_path / "t.db"), TIANXIA_TABLES_PER_MINUTE="2", FORWARDED_ALLOW_IPS="*")
    others = iter(range(1, 255))
    try:
        assert [open_from(strict, f"198.51.100.{next(others)}") for _ in range(2)] == [201, 201]
        until(
            lambda: open_from(strict, f"198.51.100.{next(others)}") == 429, "the address in the header makes nobody somebody else"
        )
    finally:
        strict.stop()


def open_from(server: Server, address: str) -> int:
    body = {"game": "pebbles", "seats": [{"who": "me"}, {"who": "me"}]}
    return httpx.post(
        f"{server.url}/api/tables", json=body, headers={"x-forwarded-for": address}, timeout=60, verify=False
    ).status_code


def test_a_named_proxy_tells_who_asks(proxied: Server) -> None:
    assert [open_from(proxied, "203.0.113.1") for _ in range(2)] == [201, 201]
    until(lambda: open_from(proxied, "203.0.113.1") == 429, "enough for a minute")
    assert open_from(proxied, "203.0.113.2") == 201
    others = iter(range(1, 255))  # what the asker wrote there before the proxy
    until(lambda: open_from(proxied, f"198.51.100.{next(others)}, 203.0.113.1") == 429, "they are all the same")


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("10.0.0.2", "203.0.113.7", "203.0.113.7"),
        ("10.0.0.2", "1.1.1.1, 203.0.113.7", "203.0.113.7"),
        ("10.0.0.2", "203.0.113.7, 10.0.0.2", "203.0.113.7"),
        ("10.0.0.2", "203.0.113.7:4711", "203.0.113.7"),
        ("10.0.0.2", "[2001:db8::1]:4711", "2001:db8::1"),
        ("10.0.0.2", "2001:db8::1", "2001:db8::1"),
        ("10.0.0.2", "unknown", "10.0.0.2"),
        ("10.0.0.2", "203.0.113.7, rubbish", "10.0.0.2"),
        ("10.0.0.2", "", "10.0.0.2"),
        ("::ffff:10.0.0.2", "203.0.113.7", "203.0.113.7"),
        ("10.0.0.3", "203.0.113.7", "10.0.0.3"),
        ("203.0.113.9", "10.0.0.2", "203.0.113.9"),
    ],
)
def test_who_asks(peer: str, forwarded: str, client: str) -> None:
    seen: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append(scope)

    asked = {"type": "http", "client": (peer, 1), "scheme": "http", "headers": [(b"x-forwarded-for", forwarded.encode())]}
    asyncio.run(Forwarded(app, networks("10.0.0.2"))(asked, None, None))  # type: ignore[arg-type]
    assert seen[0]["client"][0] == client


def test_a_host_that_is_none_is_not_taken_over() -> None:
    seen: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append(dict(scope["headers"])[b"host"])

    hosts = ["table.example", "table.example:8443", "[2001:db8::1]", "a b", "x/y", "", "a@b", "inner, table.example"]
    for host in hosts:
        headers = [(b"host", b"inner"), (b"x-forwarded-host", host.encode())]
        asked = {"type": "websocket", "client": ("10.0.0.2", 1), "scheme": "ws", "headers": headers}
        asyncio.run(Forwarded(app, networks("10.0.0.0/24"))(asked, None, None))  # type: ignore[arg-type]
    assert seen == [
        b"table.example",
        b"table.example:8443",
        b"[2001:db8::1]",
        b"inner",
        b"inner",
        b"inner",
        b"inner",
        b"table.example",
    ]


def test_proxies_that_are_none_stop_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    from tianxia.server.run import main

    monkeypatch.setenv("TIANXIA_PROXIES", "10.0.0.2, everybody")
    assert main(["--db", str(tmp_path / "t.db")]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1 and "TIANXIA_PROXIES" in told and "everybody" in told


# ---- addresses that no file can have ----

ODD = [
    "/" + "a" * 300,
    "/" + "a" * 5000,
    "/" + "a/" * 3000,
    "/" + "%C4%8D" * 200,
    "/t/%00",
    "/%00",
    "/assets/" + "a" * 300 + ".js",
    "/" + "%ff%fe" * 200,
]


@pytest.mark.parametrize("path", ODD)
def test_addresses_that_no_file_can_have_are_not_found(eve: Guest, path: str) -> None:
    answer = eve.http.get(path)
    assert answer.status_code == 404
    armed(answer)


@pytest.mark.parametrize(
    "path", ["/%ff", "/%ed%a0%80", "/\\..\\..\\x", "/%2e%2e%2f%2e%2e%2fetc/passwd", "/..%00/x", "/%0d%0aset-cookie:x"]
)
def test_odd_addresses_are_the_page_or_nothing(eve: Guest, path: str) -> None:
    answer = eve.http.get(path)
    assert answer.status_code in (200, 404) and "root:" not in answer.text and "set-cookie" not in answer.headers
    armed(answer)


def test_bytes_that_are_no_address_are_refused(server: Server) -> None:
    for line in (b"GET /\xff\xfe", b"GET /\x00", b"GET /t/\xc4\x8d", b"\x00\x01"):
        status, _, body = ask(server, line)
        assert status in (400, 404) and b"Traceback" not in body
    assert httpx.get(f"{server.url}/api/health", timeout=60, verify=False).status_code == 200


def test_a_name_that_is_no_text_is_not_found(tmp_path: Path) -> None:
    """A server that hands over an address as it came, with what is no text in it."""
    (tmp_path / "index.html").write_text("page")
    page = Page(tmp_path)
    for path in ("/\ud800", "/" + "\udcff" * 300, "/a\0b", "/" + "x" * 256):
        assert page._find(path) is None
    assert page._find("/t/abc") is not None


# ---- names ----

KEPT = [
    "Łukasz Żółć",
    "Jiří Šťáhlavský",
    "Nguyễn Thị Hường",
    "李小龙",
    "محمد علي",
    "می\u200cخواهم",
    "हिन्दी",
    "क्\u200dष",
    "தமிழ்",
    "ภาษาไทย",
    "שָׁלוֹם",
    "👨\u200d👩\u200d👧",
    "👍🏽",
    "❤\ufe0f Ann",
    "5\ufe0f\u20e3",
    "O'Brien-Śmith (2)",
]


@pytest.mark.parametrize("name", KEPT)
def test_names_of_all_languages_stay_as_they_are(name: str) -> None:
    import unicodedata

    assert tidy_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Z" + "\u0336\u0335\u0334\u0333\u0332\u0331" * 30, "Z\u0336\u0335\u0334"),
        ("\u0301\u0301Ann", "Ann"),
        ("A \u0301\u0302nn", "A nn"),
        ("Zoe\u0308", "Zoë"),
        ("\u202eevE", "evE"),
        ("Ann\u2066\u2069\u200e\u061c", "Ann"),
        ("A\u200bn\u200dn\u200c\ufeff\u2060\u00ad", "Ann"),
        ("An\U000e0061\U000e0062n", "Ann"),
        ("A\ufe00n\ufe0fn\U000e0100", "Ann"),
        ("\u3164\u115f\u2800", ""),
        ("A\u034fnn", "Ann"),
        ("👨\u200d", "👨"),
        ("  a\t\n\u2028b\x00\x1b[31m ", "a b [31m"),
        ("\ud800\udfff", ""),
        ("x" * 100, "x" * LONGEST_NAME),
    ],
)
def test_names_have_nothing_unseen_and_no_towers(text: str, name: str) -> None:
    assert tidy_name(text) == name
    assert tidy_name(tidy_name(text)) == tidy_name(text)


def test_a_tower_never_reaches_a_table(ann: Guest) -> None:
    tower = "o" + "\u0310" * 150
    assert len(ann.put("/me", {"name": tower})["name"]) == 1 + MOST_MARKS
    shown = ann.post("/tables", {"game": "pebbles", "seats": [{"who": "me", "name": tower}, {"who": "me"}]}, status=201)
    assert len(shown["players"][0]["name"]) == 1 + MOST_MARKS
