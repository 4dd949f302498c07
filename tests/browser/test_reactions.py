"""The Great Wall's rarer questions through the page: standing orders, soldiers about to fall, and rarely used verbs."""

import random
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import violations
from tests.browser.table import (
    PHONE,
    SHOWN,
    SIZES,
    Mouse,
    Opened,
    answers,
    each,
    explained,
    i_am_asked,
    listed,
    now,
    of_all,
    only_i_am_asked,
    open_table,
    play_on,
    show,
    shown,
    texts_of,
)
from tests.patience import at_rest, seen
from tianxia.engine.course import Course
from tianxia.engine.record import Record
from tianxia.engine.registry import find
from tianxia.engine.rng import seeded

ME = {"who": "me", "name": "Ann"}
RANDOM = {"who": "bot", "bot": "random"}
GAME = find("great_wall")
# verb: mode, seats, seed and move of a random game in which it is offered (found by `played`)
POSITIONS = {
    "shoot": ("standard", 3, 3, 133),
    "station": ("standard", 4, 26, 269),
    "store": ("two", 2, 8, 249),
    "name": ("coop", 3, 6, 127),
    "repeat": ("coop", 4, 20, 93),
    "give": ("coop", 3, 1, 146),
    "on_top": ("coop", 2, 0, 68),
    "send_advisor": ("coop", 2, 6, 201),
    "victim": ("standard", 4, 56, 136),
}


def played(mode: str, seats: int, seed: int, moves: int) -> tuple[Record, int]:
    """A random game up to there, and the seat that is asked."""
    match = Course(Record(GAME, GAME.check_setup(mode, seats, {}), seed, [], []))
    dice = seeded(seed)
    while True:
        ask = match.state.todo[-1]
        if len(match.moves) == moves:
            return match.record, ask.seat
        legal = GAME.legal(match.state, ask.seat)
        match.play(ask.seat, legal[dice.below(len(legal))])


def sit_down(page: Page, record: Record, seat: int) -> str:
    """A table from the record: one plays this seat, bots the others."""
    seats = [ME if i == seat else RANDOM for i in range(record.setup.seats)]
    page.goto("about:blank")
    page.request.get("/api/me")
    answer = page.request.post("/api/records", data={"record": record.plain(), "seats": seats})
    assert answer.ok, answer.text()
    table = str(answer.json()["table"])
    show(page, table)
    only_i_am_asked(page, table, seat)
    return table


def lit(page: Page) -> list[str]:
    """Places of the answer whose button is under the mouse or has the focus."""
    found: list[str] = page.evaluate("[...document.querySelectorAll('[data-place].lit')].map((e) => e.dataset.place)")
    return found


def line_of(page: Page) -> int:
    return int(str(page.locator(".bar").get_attribute("data-line")))


def came_to(page: Page, line: int) -> str:
    """What a click or key led to: one place is picked, the page asks which answer is meant, or once more, or it is taken."""
    kind: str = page.wait_for_function(
        f"""(line) => ({SHOWN})(line + 1) ? 'taken' : document.querySelector('.bar').dataset.sending !== undefined ? null
          : document.querySelector('.chooser') ? 'chooser' : document.querySelector('[role=alertdialog]') ? 'sure?'
          : document.querySelector('[data-place].picked') ? 'picked' : null""",
        arg=line,
    ).json_value()
    return kind


def by_mouse(page: Page, words: str) -> None:
    """Find the answer's places by its button, then click them on the board."""
    line = line_of(page)
    answers(page).and_(page.locator(f'[data-answer="{words}"]')).hover()
    expect(page.locator("[data-place].lit").first).to_be_attached()  # it has a place on the board
    places = lit(page)
    page.keyboard.press("Escape")  # the list lies over the board
    for _ in range(len(places)):
        ready = page.evaluate('places => places.find((p) => document.querySelector(`[data-place="${p}"].can`))', places)
        spot = page.locator(f'[data-place="{ready}"].can').first
        spot.evaluate("e => e.scrollIntoView({block: 'center', inline: 'center'})")
        x, y = Mouse(page).reach(spot)
        page.mouse.click(x, y)
        if came_to(page, line) != "picked":
            break
        places = [p for p in places if p != ready]


def by_keys(page: Page, words: str) -> None:
    """To the board, with the arrows to the answer's place, Enter. No pointer at all."""
    line = line_of(page)
    page.keyboard.press("f" if listed(page) else "o")
    page.wait_for_selector(".options button:focus")
    while page.evaluate("document.activeElement.dataset.answer") != words:
        page.keyboard.press("ArrowDown")
    expect(page.locator("[data-place].lit").first).to_be_attached()  # it has a place on the board
    places = lit(page)
    page.keyboard.press("Escape")  # the list lies over the board
    for _ in range(3):
        page.keyboard.press("b")
        for _ in range(60):
            here = page.evaluate(WHERE, places)
            if not here or here == "there":
                break
            page.keyboard.press(here)
        assert page.evaluate(WHERE, places) == "there", f"the arrows do not lead to {places}"
        places = [p for p in places if p != page.evaluate("document.activeElement.dataset.place")]
        page.keyboard.press("Enter")
        if came_to(page, line) != "picked":
            break


# Which arrow leads from the focus towards the nearest of these places that can be used.
WHERE = """(places) => {
  const at = document.activeElement;
  if (places.includes(at?.dataset?.place) && at.classList.contains('can')) return 'there';
  const mid = (e) => { const b = e.getBoundingClientRect(); return [b.left + b.width / 2, b.top + b.height / 2]; };
  const goals = places.flatMap((p) => [...document.querySelectorAll(`[data-place="${p}"].can`)]);
  if (!goals.length || !at) return '';
  const [x, y] = mid(at), [gx, gy] = mid(goals[0]);
  const far = Math.abs(gx - x) > Math.abs(gy - y);
  window.turn = ((window.turn ?? 0) + 1) % 5;
  const across = gx > x ? 'ArrowRight' : 'ArrowLeft', along = gy > y ? 'ArrowDown' : 'ArrowUp';
  return (window.turn === 0) !== far ? across : along;
}"""


def finish(page: Page, line: int, label: str, keys: bool) -> None:
    """Several answers at one place: the one that was meant. A second yes where it is asked for."""
    if came_to(page, line) == "chooser":
        one = page.locator(".chooser button").filter(has_text=label).first
        if keys:
            one.focus()
            page.keyboard.press("Enter")
        else:
            one.click()
    if came_to(page, line) == "sure?":
        if keys:
            page.keyboard.press("Enter")
        else:
            page.locator("[role=alertdialog] button.main").click()
    assert came_to(page, line) == "taken"


@pytest.mark.parametrize("verb", POSITIONS)
def test_every_answer_can_be_given_by_mouse_and_by_keyboard(opened: Opened, verb: str) -> None:
    record, seat = played(*POSITIONS[verb])
    page = opened.page()
    table = sit_down(page, record, seat)
    data = now(page, table)
    offers = data["offers"]
    assert verb in [o["verb"] for o in offers], f"{verb} is not asked there any more: {[o['words'] for o in offers]}"
    expect(answers(page)).to_have_count(len(offers))
    labels = [re.sub(r"\s+", " ", text) for text in texts_of(page.locator(".options button > span:first-of-type"))]
    said = dict(zip(of_all(answers(page), "all => all.map((e) => e.dataset.answer)"), labels))
    assert len(labels) == len(offers) == len(set(labels)), f"answers that read alike: {labels}"
    assert not [x for x in labels if not x.strip() or "great_wall" in x or re.search(r"\b[a-z]\d\d\b|_", x)], labels
    for index, offer in enumerate(offers):
        if offer["verb"] != verb:
            continue
        for keys in (False, True):
            if index or keys:
                table = sit_down(page, record, seat)
            line = line_of(page)
            (by_keys if keys else by_mouse)(page, offer["words"])
            finish(page, line, said[offer["words"]], keys)
            story = page.request.get(f"/api/tables/{table}/story?from={data['move']}&seat={seat}").json()["story"]
            assert story and story[0]["words"] == offer["words"], f"{'keys' if keys else 'mouse'}: {offer['words']} → {story[:1]}"


# ---- soldiers about to fall ----

KILL = ("standard", 3, 78, 160)  # two of seat 1's soldiers fall, one of seat 2's is saved


@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("phone", "cs")])
def test_who_is_about_to_fall_is_seen_and_said(opened: Opened, size: str, language: str) -> None:
    record, seat = played(*KILL)
    page = opened.page(SIZES[size], language=language)
    kill = now(page, sit_down(page, record, seat))["view"]["kill"]
    assert [(f["place"], f["soldier"]) for f in kill["victims"]] == [("firing_M", "archer"), ("M1", "horse")]
    assert [(f["place"], f["soldier"]) for f in kill["saved"]] == [("M1", "spear")]
    expect(page.locator("svg:has(> .cross)")).to_have_count(3)  # one archer, and a cavalryman on two points
    expect(page.locator('[data-place="firing:M"] .cross')).to_have_count(1)
    expect(page.locator("svg:has(> .shield)")).to_have_count(1)
    if language == "en":
        spot = page.locator("[data-place^='point:M1:']:has(.cross)").first
        expect(explained(page, spot)).to_contain_text("Ann: cavalryman, about to fall")


# ---- reconstructed data ----


def test_every_reconstructed_card_says_so(opened: Opened) -> None:
    """What the provenance list calls reconstructed carries the mark, on its face and in its explanation; the rest does not."""
    page = opened.page()
    record, seat = played("coop", 3, 1, 146)
    sit_down(page, record, seat)
    origin = {row["table"]: row["provenance"] for row in page.request.get("/api/games/great_wall/provenance").json()["data"]}
    assert "R" in origin["a05"] and "R" not in origin["a06"]
    page.wait_for_selector(".card sup")
    faces = page.evaluate(
        "[...document.querySelectorAll('[data-key^=\"card:\"]')].map((e) => [e.dataset.key.slice(5), !!e.querySelector('sup')])"
    )
    kinds = {name[0] for name, _ in faces if re.match(r"[a-z]\d", name)}
    assert kinds >= {"g", "a", "t", "x", "d"} and len(faces) > 12, faces
    assert [(name, mark) for name, mark in faces if mark != ("R" in origin.get(name, ""))] == []
    for place, whole in (("wall:M", True), ("time:1", False), ("loc:sawmill", False), ("horde:M1", True)):
        spot = page.locator(f'[data-place="{place}"]').first
        said = explained(page, spot).locator(".rebuilt")
        expect(said).to_contain_text("Our reconstruction" if whole else "Partly our reconstruction")
    page.get_by_role("button", name="Rules").click()
    page.locator("dialog summary").click()
    expect(page.locator("dialog details li")).to_have_count(len(origin))
    listed = texts_of(page.locator("dialog details li"))
    assert not [row for row in listed if re.match(r"[a-z]\d\d|[a-z]+_", row)], listed[:5]


# ---- standing orders ----


def _asked_for(page: Page, kind: str, seed: int = 8) -> str:
    table = open_table(page, [ME, RANDOM, RANDOM], game="great_wall", mode="standard", seed=seed)
    play_on(page, table, lambda d: d["offers"] and d["question"]["kind"] == kind and d["move"] > 10, random.Random(3), 2000)
    show(page, table)
    shown(page, table)
    return table


def _kinds(page: Page, table: str) -> dict[str, str]:
    orders: dict[str, str] = now(page, table)["orders"]["kinds"]
    return orders


def test_the_switch_beside_the_question_by_keyboard(opened: Opened) -> None:
    page = opened.page()
    table = _asked_for(page, "tactic")
    move = now(page, table)["move"]
    switch = page.get_by_role("group", name="Tactic cards: when to ask you")
    expect(switch.get_by_role("button")).to_have_text(["Ask me", "Pass after 20 s", "Never ask"])
    expect(switch.get_by_role("button", pressed=True)).to_have_text(["Ask me"])
    assert violations(page) == []
    line = line_of(page)
    switch.get_by_role("button", name="Pass after 20 s").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # never: the question is answered at once
    page.wait_for_function(SHOWN, arg=line + 1)
    assert _kinds(page, table)["tactic"] == "never" and now(page, table)["move"] > move
    # no such question comes any more
    end = now(page, table)["move"] + 60
    asked: set[str] = set()

    def far(data: dict[str, Any]) -> bool:
        if data["offers"]:
            asked.add(data["question"]["kind"])
        return bool(data["move"] >= end)

    play_on(page, table, far, random.Random(1), 2000)
    assert "tactic" not in asked and len(asked) > 2


# What comes and goes by itself, as it was.
NOTE_NOTICES = """() => {
  window.told = [], window.left = [];
  new MutationObserver(() => {
    document.querySelectorAll('.notice').forEach((e) => told.push(e.textContent));
    document.querySelectorAll('.bar .left').forEach((e) => left.push(e.textContent));
  }).observe(document.body, {childList: true, subtree: true, characterData: true});
}"""


def test_time_runs_out_and_the_table_goes_on(opened: Opened) -> None:
    page = opened.page(PHONE, language="pl")
    table = _asked_for(page, "tactic")
    move = now(page, table)["move"]
    page.evaluate(NOTE_NOTICES)
    begin = time.monotonic()
    page.locator(".bar .switch button").nth(1).tap()
    page.wait_for_function("() => window.left.some((text) => /\\d/.test(text))")  # it is counted down
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert _kinds(page, table)["tactic"] == "wait"
    seen(page, lambda: now(page, table)["move"] > move, "the time runs out")
    assert time.monotonic() - begin > 19, "it said twenty seconds"
    page.wait_for_function("() => window.told.some((text) => text.includes('Czas minął: pasujesz.'))")
    data = page.request.get(f"/api/tables/{table}/story?from={move}&seat=0").json()["story"][0]
    assert (data["seat"], data["words"], data["by"]) == (0, "pass", "person")


@pytest.mark.parametrize(
    ("size", "language", "theme"), [("desktop", "en", "dark"), ("phone", "pl", "light"), ("phone", "cs", "dark")]
)
def test_orders_of_the_own_seat(opened: Opened, size: str, language: str, theme: str) -> None:
    page = opened.page(SIZES[size], language=language, theme=theme)
    table = open_table(page, [ME, RANDOM, RANDOM], game="great_wall", mode="standard", seed=7)
    only_i_am_asked(page, table)
    if size == "phone" and not page.evaluate("document.querySelector('.own.open')"):
        page.locator(".strip").tap()
    title = {"en": "When to ask you", "pl": "Kiedy cię pytać", "cs": "Kdy se vás ptát"}[language]
    page.get_by_role("button", name=title).click()
    sheet = page.get_by_role("dialog", name=title)
    expect(sheet.get_by_role("group")).to_have_count(5)
    third = sheet.get_by_role("group").nth(2)
    third.get_by_role("button").nth(2).click()
    expect(third.get_by_role("button", pressed=True)).to_have_text(
        {"en": "Never ask", "pl": "Nie pytaj", "cs": "Neptat se"}[language]
    )
    assert _kinds(page, table) == {"my_turn": "ask", "ability": "ask", "tactic": "never", "save": "ask", "save_text": "ask"}
    assert violations(page) == []
    assert "great_wall-" not in sheet.inner_text() and "order-" not in sheet.inner_text()
    boxes = of_all(sheet.locator(".switch button"), "all => all.map((e) => e.getBoundingClientRect())")
    assert all(b["height"] >= 24 and b["right"] <= SIZES[size][0] for b in boxes)
    page.reload()
    i_am_asked(page)
    assert _kinds(page, table)["tactic"] == "never"


def test_the_balance_stays_in_sight_on_a_phone(opened: Opened) -> None:
    page = opened.page(PHONE)
    record, seat = played(*POSITIONS["victim"])
    sections = now(page, sit_down(page, record, seat))["view"]["sections"]
    page.locator("#part-offer").scroll_into_view_if_needed()
    page.locator("#part-offer").evaluate("e => e.scrollIntoView({block: 'start'})")
    at_rest(page)
    strip = page.locator(".balances")
    box = strip.bounding_box()
    assert box and 0 <= box["y"] < 5 and box["height"] < 60, box
    for one, section in zip(each(strip.locator(".one")), sections, strict=True):
        expect(one).to_contain_text(str(section["attack"]))
        expect(one).to_contain_text(str(section["defence"]))
        shamed = sum(1 for n in section["shame_if_breached"] if n) if section["breach"] else 0
        expect(one.locator(".who > span")).to_have_count(shamed)
    first = page.locator("#part-offer").bounding_box()
    assert first and first["y"] >= box["height"] - 1, "what was jumped to is not covered"
