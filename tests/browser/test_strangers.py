"""Two strangers, a phone and a desktop, two languages: found, talked to, played with by the clock to the end, and asked again."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.checks import english_in, fits, violations
from tests.browser.conftest import ROOT, serving
from tests.browser.table import DESKTOP, PHONE, Opened, chat_of, each, give, now
from tests.patience import at_rest

GAME = "Pebbles"  # the page has no drawing of it: the game is short, and its table is made of what it tells
BANK = re.compile("20 min")
OTHERWISE = re.compile(f"^(?!.*{BANK.pattern})")


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(ROOT, tmp_path_factory.mktemp("club"), "--game", "pebbles") as address:
        yield address


@pytest.fixture
def strangers(chromium: Browser, club: str) -> Iterator[tuple[Page, Page]]:
    """Agata on a phone in Polish, Bořek at a desk in Czech."""
    pages = Opened(chromium, club)
    yield pages.page(PHONE, "pl", theme="dark"), pages.page(DESKTOP, "cs")
    problems = pages.problems[:]
    pages.close()
    assert not problems


def look_for_a_game(page: Page, find: str, name_field: str, name: str, rated_only: str, people_only: str, look: str) -> None:
    """This game for two, rated, twenty minutes each, with people only."""
    page.get_by_role("button", name=find).click()
    form = page.locator("dialog form")
    games, numbers, clocks = (form.locator("fieldset").nth(n) for n in range(3))
    for label in each(games.locator("label")):
        label.locator("input").set_checked(label.inner_text().strip() == GAME)
    for label in each(numbers.locator("label")):
        label.locator("input").set_checked(label.inner_text().strip() == "2")
    clocks.locator("label").filter(has_text=BANK).locator("input").check()
    for label in each(clocks.locator("label").filter(has_text=OTHERWISE)):
        label.locator("input").uncheck()
    form.get_by_label(rated_only).check()
    form.locator("select").first.select_option(label=people_only)
    form.get_by_label(name_field).fill(name)
    at_rest(page)
    fits(page)
    assert not english_in(form.inner_text().replace(GAME, ""))
    form.get_by_role("button", name=look).click()


def moves_shown(pages: tuple[Page, Page], number: int) -> None:
    """Both have seen this many moves, and stand at the last one."""
    for page in pages:
        expect(page.locator("input[type=range]")).to_have_attribute("max", str(number))
        expect(page.locator(".bar")).not_to_have_attribute("data-state", "past")


def play_to_the_end(pages: tuple[Page, Page]) -> int:
    """Each answers in turn, by finger or mouse: the one takes as much, the other as little as there is. The number of moves."""
    for move in range(1, 60):
        page = pages[(move - 1) % 2]
        answers = page.locator(".answer.can")
        give(page, answers.last if page is pages[0] else answers.first, finger=page is pages[0])
        moves_shown(pages, move)
        if page.locator(".bar").get_attribute("data-state") == "over":
            return move
    raise AssertionError("the game does not end")


def test_strangers_find_each_other_talk_play_by_the_clock_and_play_again(strangers: tuple[Page, Page]) -> None:
    agata, borek = strangers

    # they look for the same, and are put together
    look_for_a_game(agata, "Znajdź mi grę", "Moje imię", "Agata", "Tylko rankingowe", "czekaj tylko na ludzi", "Szukaj gry")
    expect(agata.get_by_text("Szukamy gry …")).to_be_visible()
    expect(borek.get_by_text(f"{GAME} (1)")).to_be_visible()
    look_for_a_game(borek, "Najít mi hru", "Moje jméno", "Bořek", "Jen hodnocené", "čekat jen na lidi", "Hledat hru")
    for page in strangers:
        page.wait_for_selector(".frame")
    table = agata.url.partition("/t/")[2]
    assert table and borek.url.partition("/t/")[2] == table
    begun = now(agata, table)
    assert begun["terms"]["rated"] and begun["terms"]["clock"] == {
        "kind": "bank",
        "seconds": 1200,
        "increment": 30,
        "at_zero": "bot",
    }

    # each sees who sits there, and two clocks that run: both are asked at once
    expect(agata.locator(".side [data-player]")).to_contain_text("Bořek")
    expect(borek.locator(".side [data-player]")).to_contain_text("Agata")
    for page in strangers:
        for seat in (0, 1):
            expect(page.locator(f'.bar [data-clock="{seat}"].going .time')).to_contain_text("min")
        at_rest(page)
        fits(page)
        assert violations(page) == []

    # a ready sentence is read in the reader's language
    agata.locator("header").get_by_role("button", name="Czat").tap()
    agata.get_by_role("button", name="Gotowe zdania").tap()
    agata.get_by_role("button", name="Powodzenia i miłej gry!").tap()
    expect(chat_of(agata)).to_contain_text("Powodzenia i miłej gry!")
    agata.keyboard.press("Escape")
    expect(agata.locator("dialog")).to_have_count(0)
    chat = borek.get_by_role("tab", name="Rozhovor")
    expect(chat).to_contain_text("1")
    chat.click()
    expect(chat_of(borek)).to_contain_text("Hodně štěstí a příjemnou hru!")

    # a whole game, in which each waits for the other
    moves = play_to_the_end(strangers)
    over = now(borek, table)
    assert moves >= 6 and over["status"] == "over" and over["move"] == moves
    winners = [player["name"] for player in over["players"] if over["result"]["places"][player["seat"]] == 1]
    for page in strangers:
        for name in winners:
            expect(page.locator(".bar .sentence")).to_contain_text(name)
        change = page.locator(".changed")
        expect(change).to_contain_text("Agata")
        expect(change).to_contain_text("Bořek")
        expect(change).to_contain_text("1000 →")
        fits(page)
        assert violations(page) == []

    # and once more, with the same people and terms
    borek.get_by_role("region", name="Konec hry").get_by_role("button", name="Hrát znovu").click()
    expect(borek.get_by_text("místo čeká: Agata")).to_be_visible()
    again = borek.url.partition("/t/")[2]
    assert again and again != table
    bell = agata.get_by_role("status").filter(has_text="Bořek zaprasza cię do gry")
    bell.get_by_role("link").tap()
    agata.get_by_role("button", name="Usiądź do stołu").tap()
    for page in strangers:
        page.wait_for_selector(".frame")
    more = now(agata, again)
    assert more["status"] == "playing" and more["terms"] == begun["terms"]
    assert [player["name"] for player in more["players"]] == [player["name"] for player in reversed(begun["players"])]
