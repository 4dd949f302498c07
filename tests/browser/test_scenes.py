"""What happened is shown: deeds in the bar, scorings beside the board, the end over it."""

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.checks import unseen, violations
from tests.browser.conftest import ROOT
from tests.browser.table import Opened, show
from tests.browser.test_small import NARROW, good

GOLDEN: Path = ROOT / "tests" / "games" / "terracotta" / "golden" / "four-greedy.json"


def _finished(page: Page) -> tuple[str, int]:
    """A finished game from its record, and the move that ended its first round."""
    page.goto("about:blank")
    page.request.get("/api/me")
    answer = page.request.post("/api/records", data={"record": json.loads(GOLDEN.read_text())["record"]})
    assert answer.ok, answer.text()
    table = str(answer.json()["table"])
    story = page.request.get(f"/api/tables/{table}/story?limit=500").json()["story"]
    scored = next(told["move"] for told in story if any(event["rule"] == "TA-11.6" for event in told["events"]))
    show(page, table)
    return table, scored


def test_a_scoring_is_told_line_by_line_and_put_away(opened: Opened) -> None:
    page = opened.page(calm=False)
    table, scored = _finished(page)
    show(page, table, at=scored)
    expect(page.locator(".bar.past .deed")).not_to_be_empty()
    page.keyboard.press(".")
    scene = page.locator(".scene[data-shown^='3/']")  # the lines come one after the other by themselves
    expect(scene).to_be_visible()
    scene = page.locator(".scene")
    scene.get_by_role("heading").click()  # all of it at once
    expect(scene.locator("tbody")).not_to_have_count(0)
    expect(page.locator("[data-place].lit")).not_to_have_count(0)
    totals = [row["points"] for row in page.request.get(f"/api/tables/{table}/scores?at={scored + 1}").json()["chapters"]][-1]
    expect(scene.locator("tfoot td")).to_have_text([str(sum(row)) for row in totals])
    page.keyboard.press("Escape")
    expect(scene).to_have_count(0)
    expect(page.locator("[data-place].lit")).to_have_count(0)
    page.get_by_role("button", name="Scoring").click()  # shown again from the history
    expect(scene).to_be_visible()
    assert violations(page) == []
    page.get_by_role("tab", name="Points").click()
    expect(page.locator("#tab-panel tfoot").first.locator("td")).to_have_text([str(sum(row)) for row in totals])


def test_the_end_has_a_podium_and_a_picture(opened: Opened) -> None:
    page = opened.page()
    _finished(page)
    expect(page.locator(".victory")).to_have_count(0)  # nobody saw it come
    page.get_by_role("button", name="The end of the game").click()
    expect(page.locator(".podium li")).to_have_count(4)
    assert violations(page) == []
    with page.expect_download() as taken:
        page.get_by_role("button", name="Save as a picture").click()
    assert Path(taken.value.path()).read_bytes().startswith(b"\x89PNG")
    page.locator(".victory").get_by_role("button", name="Look at the board").last.click()
    expect(page.locator(".victory")).to_have_count(0)


def test_scenes_on_the_smallest_phone(opened: Opened) -> None:
    page = opened.page(NARROW, "cs", theme="dark")
    table, scored = _finished(page)
    show(page, table, at=scored + 1)
    page.get_by_role("button", name="Bodování").click()
    expect(page.locator(".scene tbody tr")).not_to_have_count(0)
    _for_everybody(page)
    show(page, table)
    page.get_by_role("button", name="Konec hry").click()
    expect(page.locator(".podium li")).to_have_count(4)
    _for_everybody(page)


def _for_everybody(page: Page) -> None:
    good(page, finger=True)
    assert violations(page) == []
    assert unseen(page) == []
