"""The record of a game through the page: of a finished one it proves the rolls; of a running one it is given after a warning."""

import json
import random
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.table import Opened, now, open_table, play_on, show
from tianxia.lab.replay import replay_file
from tianxia.lab.report import story

RANDOM = {"who": "bot", "bot": "random"}


def rolls(told: list[dict[str, object]]) -> list[object]:
    return [e["args"] for one in told for e in one["events"] if e["key"] == "round"]  # type: ignore[attr-defined]


def test_a_finished_games_record_proves_its_rolls(opened: Opened, tmp_path: Path) -> None:
    page = opened.page()
    table = open_table(page, [RANDOM, RANDOM, RANDOM], "daimyo", seed=8)
    play_on(page, table, lambda data: data["status"] == "over", random.Random(1))
    show(page, table)
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download the record").click()
    file = tmp_path / "game.json"
    waiting.value.save_as(file)
    match = replay_file(file)
    assert match.over and match.game.totals(match.state) == now(page, table)["result"]["totals"]
    told = page.request.get(f"/api/tables/{table}/story?limit=500").json()["story"]
    assert len(rolls(told)) == 5 and rolls(told) == rolls(story(match))


def test_the_record_of_a_running_game_is_given_after_a_warning(opened: Opened, tmp_path: Path) -> None:
    page = opened.page()
    page.goto("about:blank")  # the first page may still be asking who it is: its answer would bring another cookie
    page.request.get("/api/me")
    made = page.request.post("/api/tables", data={"game": "daimyo", "mode": "solo", "seats": [{"who": "me"}]}).json()
    page.goto(f"/t/{made['table']}")
    page.get_by_role("button", name="Download the record").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("foretells every roll")
    assert now(page, made["table"])["not_counted"] is None
    with page.expect_download() as waiting:
        dialog.get_by_role("button", name="Take the record").click()
    waiting.value.save_as(tmp_path / "running.json")
    assert json.loads((tmp_path / "running.json").read_text())["format"] == "tianxia-record-1"
    assert now(page, made["table"])["not_counted"] == "open-book"
