"""Leaderboards, a rating that changes, and a tournament through the page: made by form, entered by another, played, won."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import english_in, fits, violations
from tests.browser.table import DESKTOP, PHONE, Opened, show, texts_of
from tests.patience import seen


def played(pages: list[Page], table: str) -> None:
    """Everybody takes what is offered first until the game is over; only the last picks otherwise, so that somebody wins."""

    def over() -> bool:
        for i, page in enumerate(pages):
            shown: Any = page.request.get(f"/api/tables/{table}").json()
            if shown["status"] == "over":
                return True
            if shown["offers"]:
                offer = shown["offers"][-1 if i else 0]
                move = {"seat": offer["seat"], "words": offer["words"], "line": shown["line"], "request": f"m{shown['line']}-{i}"}
                assert page.request.post(f"/api/tables/{table}/moves", data=move).ok
        return False

    seen(pages[0], over, "the game is over")


def guest(opened: Opened, name: str, size: tuple[int, int] = DESKTOP, language: str = "en", theme: str = "light") -> Page:
    page = opened.page(size, language, theme, path="about:blank")
    page.request.get("/api/me")
    assert page.request.put("/api/me", data={"name": name}).ok
    return page


def rated_game(one: Page, two: Page) -> str:
    wish = {"game": "pebbles", "seats": [{"who": "me"}, {"who": "open"}], "terms": {"rated": True}}
    made = one.request.post("/api/tables", data=wish).json()
    key = made["join"].split("join=")[1]
    assert two.request.post(f"/api/tables/{made['table']}/join", data={"key": key}).ok
    played([one, two], made["table"])
    return str(made["table"])


TITLES = {"en": "Leaderboards", "pl": "Rankingi", "cs": "Žebříčky"}


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [(DESKTOP, "en", "light"), (PHONE, "pl", "dark"), (PHONE, "cs", "light"), (DESKTOP, "cs", "dark")],
)
def test_a_rated_game_changes_the_leaderboard(opened: Opened, size: tuple[int, int], language: str, theme: str) -> None:
    ann, bob = guest(opened, "Ann", size, language, theme), guest(opened, "Bořek")
    table = rated_game(ann, bob)
    show(ann, table)
    change = ann.locator(".changed")
    expect(change).to_contain_text("1000 →")
    expect(change).to_contain_text("Bořek")
    ann.goto("/")
    ann.get_by_role("link", name=TITLES[language]).click()
    expect(ann.get_by_role("heading", level=1)).to_have_text(TITLES[language])
    ann.goto("/leaders/pebbles")
    mine = ann.locator("tr.me")
    expect(mine).to_contain_text("Ann")
    expect(ann.locator("tr.bot")).to_have_count(6)  # the levels for people, from the pupil to the champion
    values = [int(text) for text in texts_of(ann.locator("td.value"))]
    assert values == sorted(values, reverse=True)
    assert violations(ann) == []
    fits(ann)
    assert language == "en" or not english_in(ann.locator("main").inner_text())
    # how it came to that
    mine.get_by_role("button").click()
    expect(ann.get_by_role("dialog").locator("svg polygon")).to_be_visible()
    assert violations(ann) == []
    fits(ann)
    ann.keyboard.press("Escape")
    # the season that is being played is the same so far
    seasons = ann.locator("select").nth(2)  # after language and game
    seasons.select_option(index=1)
    expect(ann).to_have_url(re.compile(r"/leaders/pebbles/\d{4}-Q[1-4]$"))
    expect(ann.locator("tr.me")).to_contain_text("Ann")
    # in the lobby: who gives an even game
    ann.goto("/")
    card = ann.locator("article").first
    card.locator("summary").click()
    expect(card.locator("details li").first).to_contain_text("%")
    assert violations(ann) == []


FORM = {
    "en": ("Tournaments", "New tournament", "Create tournament", "Enter", "Begin now", "Set result", "Save result"),
    "pl": ("Turnieje", "Nowy turniej", "Utwórz turniej", "Zgłoś się", "Zacznij teraz", "Podaj wynik", "Zapisz wynik"),
    "cs": ("Turnaje", "Nový turnaj", "Vytvořit turnaj", "Přihlásit se", "Zahájit teď", "Zadat výsledek", "Uložit výsledek"),
}


@pytest.mark.parametrize(("size", "language", "theme"), [(DESKTOP, "en", "dark"), (PHONE, "cs", "light"), (PHONE, "pl", "dark")])
def test_a_tournament_from_its_form_to_its_winner(opened: Opened, size: tuple[int, int], language: str, theme: str) -> None:
    title, new, make, enter, begin, set_result, save = FORM[language]
    host = guest(opened, "Ann", size, language, theme)
    bob = guest(opened, "Bob", language=language)
    host.goto("/tournaments")
    expect(host.get_by_role("heading", level=1)).to_have_text(title)
    host.get_by_role("button", name=new).click()
    sheet = host.get_by_role("dialog")
    expect(sheet.locator("select").first.locator("option")).not_to_have_count(0)
    assert violations(host) == []
    fits(host)
    sheet.locator("input[type=text]").first.fill("Zhou 杯")
    sheet.locator("select").first.select_option("terracotta")
    sheet.locator("input[type=number]").fill("1")
    sheet.locator("input[value=link]").check()
    sheet.get_by_role("button", name=make).click()
    expect(host.get_by_role("heading", level=1)).to_have_text("Zhou 杯")
    link = host.locator("#link").input_value()
    expect(host.get_by_role("button", name=begin)).to_be_disabled()
    host.get_by_role("button", name=enter, exact=True).click()
    # the other one comes by the link, and both see it at once
    bob.goto(link)
    bob.get_by_role("button", name=enter, exact=True).click()
    expect(host.locator("tbody tr")).to_have_count(2)
    expect(host.locator("tbody")).to_contain_text("Bob")
    host.get_by_role("button", name=begin).click()
    expect(bob.locator("li.me a")).to_be_visible()
    assert violations(host) == [] and violations(bob) == []
    fits(host)
    assert language == "en" or not english_in(host.locator("main").inner_text())
    # the table is there, with both at their seats
    bob.locator("li.me a").click()
    bob.wait_for_selector(".frame")
    bob.go_back()
    # the organiser sets the result, and it is over
    host.get_by_text(set_result, exact=True).click()
    host.get_by_role("button", name=save).click()
    expect(host.locator("tbody tr").first.locator("td.value")).to_have_text("1")
    expect(host.get_by_role("button", name=begin)).to_have_count(0)
    expect(bob.locator("tbody tr").first.locator("td.value")).to_have_text("1")
    assert violations(host) == []
    fits(host)
    # whoever has no link does not find it
    eve = opened.page(path="/tournaments")
    expect(eve.get_by_role("heading", level=1)).to_have_text("Tournaments")
    assert "Zhou" not in eve.inner_text("body")
    bob.goto("/tournaments")
    expect(bob.locator("li a.mine", has_text="Zhou 杯").first).to_be_visible()
