"""The lobby: one click from every game to a table of it, to play or to watch."""

import random
import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.table import (
    DESKTOP,
    PHONE,
    Opened,
    each,
    i_am_asked,
    known,
    now,
    of_all,
    open_table,
    play_on,
    show,
    with_quick_bots,
)
from tests.games.texts import texts
from tests.patience import at_rest, seen
from tianxia.bots.catalogue import names as bot_names
from tianxia.engine.registry import names


def card(page: Page, game: str) -> Locator:
    """The card of a game, once all that stands above it is there: before that it moves, and a click may hit its neighbour."""
    known(page)
    return page.locator("article").filter(has=page.get_by_role("heading", name=texts(game, "en").say("name", {}), exact=True))


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_play_now_is_one_click(opened: Opened, game: str, size: tuple[int, int]) -> None:
    page = opened.page(size)
    card(page, game).get_by_role("button", name="Play now").click()
    page.wait_for_selector(".frame")
    table = now(page, page.url.rsplit("/", 1)[1])
    assert table["game"] == game and table["status"] == "playing" and table["me"] == [0]
    assert [p["bot"] for p in table["players"][1:]] == ["pupil"] * (table["seats"] - 1) and table["seats"] >= 2
    i_am_asked(page)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_games_stay_where_they_are_when_people_come_in_above(opened: Opened, size: tuple[int, int]) -> None:
    page = opened.page(size, path="/leaders")
    held: list[Route] = []
    page.route("**/api/lobby", lambda route: held.append(route))
    page.goto("/")
    page.wait_for_selector("article")
    seen(page, lambda: held, "the lobby is asked for")
    at_rest(page)
    before = page.locator("article").first.bounding_box()
    nobody = {**held[0].fetch().json(), "tables": [], "seeking": []}
    page.route("**/api/lobby", lambda route: route.fulfill(json=nobody))
    for route in held:
        route.fulfill(json=nobody)
    known(page)
    at_rest(page)
    assert before is not None and page.locator("article").first.bounding_box() == before


@pytest.mark.parametrize("game", names())
def test_bots_can_be_watched(opened: Opened, game: str) -> None:
    page = opened.page()
    strongest = bot_names()[-1]
    asked = with_quick_bots(page)
    card(page, game).get_by_role("button", name="Watch").click()
    page.wait_for_selector(".frame")
    table = page.url.rsplit("/", 1)[1]
    assert f'"{strongest}"' in asked[0] and '"me"' not in asked[0]
    assert now(page, table)["me"] == [] and all(p["bot"] for p in now(page, table)["players"])
    page.wait_for_function("() => Number(document.querySelector('input[type=range]').max) > 0")


def test_the_level_is_chosen_in_the_lobby(opened: Opened) -> None:
    page = opened.page()
    here = card(page, "great_wall")
    proposed = here.get_by_text("A good first opponent for you.")
    expect(proposed).to_be_visible()
    expect(here.get_by_text("thinks of a few answers")).to_be_visible()
    here.get_by_label("against").select_option("scribe")
    expect(here.get_by_text("overlooks something now and then")).to_be_visible()
    expect(proposed).to_have_count(0)
    here.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".frame")
    assert [p["bot"] for p in now(page, page.url.rsplit("/", 1)[1])["players"]] == [None, "scribe", "scribe"]


@pytest.mark.parametrize("game", names())
def test_every_mode_with_every_number_of_seats_can_be_opened(opened: Opened, game: str) -> None:
    page = opened.page()
    modes = page.request.get(f"/api/games/{game}").json()["modes"]
    for mode in modes:
        for seats in range(mode["fewest"], mode["most"] + 1):
            page.goto("/")
            card(page, game).get_by_role("button", name="Open a table").click()
            if len(modes) > 1:
                page.locator(f'input[name="mode"][value="{mode["name"]}"]').check()
            if mode["fewest"] != mode["most"]:
                page.locator(f'input[name="count"][value="{seats}"]').check()
            page.get_by_role("button", name="Start").click()
            page.wait_for_selector(".frame")
            table = now(page, page.url.rsplit("/", 1)[1])
            assert (table["game"], table["mode"], table["seats"]) == (game, mode["name"], seats)


@pytest.mark.parametrize(("size", "language"), [((320, 640), "pl"), (PHONE, "cs"), (DESKTOP, "en")])
def test_the_form_of_a_table_is_no_wider_than_its_sheet(opened: Opened, size: tuple[int, int], language: str) -> None:
    page = opened.page(size, language)
    known(page)
    page.locator("article").first.get_by_role("button", name=re.compile("Open a table|Otwórz stół|Otevřít stůl")).click()
    page.locator("dialog fieldset:has(.seat) select").last.select_option("open")
    page.locator("dialog .row select").first.select_option("bank")
    for folded in each(page.locator("dialog summary")):
        folded.click()
    too_wide = "all => all.filter((e) => e.scrollWidth > e.clientWidth).map((e) => e.className || e.tagName)"
    assert of_all(page.locator("dialog, dialog :is(form, fieldset, .row, .seat, .field)"), too_wide) == []


def test_after_a_game_the_same_once_more(opened: Opened) -> None:
    page = opened.page()
    seats = [{"who": "me", "name": "Ann"}, {"who": "bot", "bot": "random"}]
    table = open_table(page, seats, game="zhanguo", options={"boards": "B_PICK"})
    play_on(page, table, lambda d: d["status"] == "over", random.Random(1))
    show(page, table)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_function("old => !location.pathname.endsWith(old)", arg=table)
    i_am_asked(page)
    fresh = now(page, page.url.rsplit("/", 1)[1])
    assert fresh["status"] == "playing" and fresh["options"]["boards"] == "B_PICK" and fresh["move"] < 5
    assert [(p["name"], p["bot"]) for p in fresh["players"]] == [("Ann", None), ("random", "random")]
