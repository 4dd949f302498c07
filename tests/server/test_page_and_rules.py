"""The page is served with proper caching; rule texts are found, searched and cited; the lobby lists the games."""

import asyncio
import gzip
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.table_client import Guest
from tianxia.engine.registry import find, names
from tianxia.engine.rules_page import read_rules
from tianxia.lab.proof import rules_of
from tianxia.server.page import Page
from tianxia.server.rules_text import RuleTexts
from tianxia.server.settings import rules_folder


@pytest.fixture
def page(tmp_path: Path) -> Any:
    (tmp_path / "dist" / "assets").mkdir(parents=True)
    (tmp_path / "dist" / "index.html").write_text("<!doctype html><title>table</title>" + "x" * 600)
    (tmp_path / "dist" / "assets" / "app-1a2b.js").write_text("let a = 1;" * 200)
    (tmp_path / "dist" / "favicon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("not yours")

    def get(path: str, method: str = "GET", **headers: str) -> httpx.Response:
        async def ask() -> httpx.Response:
            transport = httpx.ASGITransport(app=Page(tmp_path / "dist"))
            async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
                return await client.request(method, path, headers=headers)

        return asyncio.run(ask())

    return get


def test_hashed_files_are_kept_for_good_and_the_page_is_asked_for_again(page: Any) -> None:
    script = page("/assets/app-1a2b.js", **{"accept-encoding": "gzip"})
    assert "immutable" in script.headers["cache-control"] and script.headers["content-encoding"] == "gzip"
    assert script.headers["content-type"].startswith("text/javascript") and script.text.startswith("let a")
    index = page("/")
    assert index.headers["cache-control"] == "no-cache" and "table" in index.text
    again = page("/", **{"if-none-match": index.headers["etag"]})
    assert again.status_code == 304 and again.content == b""
    assert int(page("/", "HEAD").headers["content-length"]) < 700


def test_addresses_of_the_page_lead_to_it_and_others_nowhere(page: Any) -> None:
    for address in ("/t/abc123", "/t/abc?join=k", "/rules/terracotta", "/anything"):
        assert page(address).status_code == 200 and "<title>table</title>" in page(address).text
    for address in ("/assets/missing.js", "/nothing.png", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
        answer = page(address)
        assert "not yours" not in answer.text and answer.status_code in (200, 404)
    assert page("/assets/missing.js").status_code == 404
    assert page("/", "POST").status_code == 405


def test_the_page_says_when_it_is_not_built() -> None:
    async def ask() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app=Page(None)), base_url="http://table") as client:
            return await client.get("/")

    assert "not built" in asyncio.run(ask()).text


@pytest.mark.parametrize("game", names())
def test_every_rule_of_the_page_is_found_in_every_language(game: str) -> None:
    folder = rules_folder()
    assert folder is not None
    texts = RuleTexts(folder)
    wanted = set(rules_of((folder / f"{game}.md").read_text(encoding="utf-8"), find(game).prefix()))
    for language in texts.languages(game):
        spoken, rules = texts.rules(game, language)
        assert spoken == language
        found = [rule["id"] for rule in rules]
        assert len(found) == len(set(found)), f"{game} {language}: a rule is there twice"
        assert wanted <= set(found), f"{game} {language} lacks {sorted(wanted - set(found))[:5]}"
        assert all(rule["text"] and rule["section"] for rule in rules)


def test_rules_are_read_from_lists_tables_and_paragraphs() -> None:
    text = "## 7 Clay\n\n- **TA-7.1** [P] Take `n` clay\n  and keep it.\n  - wet\n"
    text += "| TA-7.2 | Coins | 3 | [R] |\n\nTA-7.3 (E/R) Free text. TA-7.1 is cited.\n"
    assert read_rules(text, "XX") == []
    rules = read_rules(text, "TA")
    assert [(r["id"], r["provenance"]) for r in rules] == [("TA-7.1", "P"), ("TA-7.2", "R"), ("TA-7.3", "E/R")]
    assert rules[0]["text"] == "Take `n` clay and keep it.\n- wet" and rules[0]["section"] == "7 Clay"
    assert rules[2]["text"] == "Free text. TA-7.1 is cited."


def test_rules_over_the_api(eve: Guest) -> None:
    assert eve.get("/games/terracotta/rules/TA-7.3.2")["provenance"] == "P"
    under = eve.get("/games/terracotta/rules/TA-7.3")
    assert "TA-7.3.1" in under["text"] and "TA-7.3.2" in under["text"]
    found = eve.get("/games/terracotta/rules", search="wet clay", language="en")
    assert found["rules"] and all("clay" in " ".join(r.values()).lower() for r in found["rules"])
    assert eve.get("/games/terracotta/rules", search="zzzz")["rules"] == []
    assert eve.get("/games/pebbles/rules", language="pl")["language"] == "en"
    polish = eve.get("/games/terracotta/rules/TA-7.3.2", language="pl")
    assert polish["text"] != eve.get("/games/terracotta/rules/TA-7.3.2")["text"]


def test_the_lobby_lists_games_with_all_that_is_needed_to_open_a_table(eve: Guest) -> None:
    games = {game["name"]: game for game in eve.get("/games")["games"]}
    assert "terracotta" in games and "pebbles" not in games
    terracotta = games["terracotta"]
    assert terracotta["modes"] and terracotta["sources"]
    assert terracotta["bots"] == [one["bot"] for one in terracotta["strengths"]]
    beats = [one["beats"] for game in games.values() for one in game["strengths"]]
    assert any(beats) and all([share is None or 0.5 < share < 1 for share in beats])
    assert terracotta["strengths"][0]["beats"] is None
    assert eve.get("/games/pebbles")["options"] == [
        {"key": "heap", "choices": ["small", "large"], "default": "small", "modes": []}
    ]
    origins = eve.get("/games/terracotta/provenance")["data"]
    assert {"P", "R"} <= {row["provenance"] for row in origins}
    assert eve.get("/games/pebbles/provenance")["data"] == []


def test_answers_are_compressed_and_never_cached(eve: Guest) -> None:
    answer = eve.http.get("/api/games/terracotta/rules", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip" and answer.headers["cache-control"] == "no-store"
    assert gzip.compress(answer.content)
