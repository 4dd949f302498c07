"""The Great Wall's rarer questions through the page: standing orders, soldiers about to fall, and rarely used verbs."""

import random
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import violations
from tests.browser.table import INSIDE, PHONE, SIZES, Opened, now, open_table, play_on, show
from tests.patience import at_rest, drawn, seen
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
    page.wait_for_selector(".options button")
    return table


def lit(page: Page) -> list[str]:
    """Places of the answer whose button is under the mouse or has the focus."""
    found: list[str] = page.evaluate("[...document.querySelectorAll('[data-place].lit')].map((e) => e.dataset.place)")
    return found


def answered(page: Page) -> None:
    """What is picked stays until the server has answered: no button waits any more."""
    drawn(page)
    page.wait_for_function("() => !document.querySelector('.options button[disabled]')")


def by_mouse(page: Page, index: int) -> None:
    """Find the answer's places by its button, then click them on the board."""
    button = page.locator(".options button").nth(index)
    button.hover()
    drawn(page)
    places = lit(page)
    assert places, f"{button.inner_text()!r} has no place on the board"
    for _ in range(len(places)):
        ready = [p for p in places if page.locator(f'[data-place="{p}"].can').count()]
        spot = page.locator(f'[data-place="{ready[0]}"].can').first
        spot.evaluate("e => e.scrollIntoView({block: 'center', inline: 'center'})")
        point = spot.evaluate(INSIDE)
        assert point is not None, f"{ready[0]} glows but nothing of it can be hit"
        page.mouse.click(point[0], point[1])
        answered(page)
        if page.locator("[data-place].picked").count() == 0:
            break
        places = [p for p in places if p != ready[0]]


def by_keys(page: Page, index: int) -> None:
    """To the board, with the arrows to the answer's place, Enter. No pointer at all."""
    page.keyboard.press("o")
    for _ in range(index):
        page.keyboard.press("ArrowDown")
    drawn(page)
    places = lit(page)
    assert places, "no place on the board lights up"
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
        answered(page)
        if page.locator("[data-place].picked").count() == 0:
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


def taken(page: Page, table: str, move: int) -> None:
    seen(page, lambda: now(page, table)["move"] > move, "the answer is taken")


def finish(page: Page, label: str, keys: bool) -> None:
    """Several answers at one place: the one that was meant. A second yes where it is asked for."""
    if page.locator(".chooser").count():
        one = page.locator(".chooser button").filter(has_text=label).first
        if keys:
            one.focus()
            page.keyboard.press("Enter")
        else:
            one.click()
        drawn(page)
    if page.locator("[role=alertdialog]").count():
        if keys:
            page.keyboard.press("Enter")
        else:
            page.locator("[role=alertdialog] button.main").click()


@pytest.mark.parametrize("verb", POSITIONS)
def test_every_answer_can_be_given_by_mouse_and_by_keyboard(opened: Opened, verb: str) -> None:
    record, seat = played(*POSITIONS[verb])
    page = opened.page()
    table = sit_down(page, record, seat)
    data = now(page, table)
    offers = data["offers"]
    assert verb in [o["verb"] for o in offers], f"{verb} is not asked there any more: {[o['words'] for o in offers]}"
    labels = [re.sub(r"\s+", " ", text) for text in page.locator(".options button > span:first-of-type").all_inner_texts()]
    assert len(labels) == len(offers) == len(set(labels)), f"answers that read alike: {labels}"
    assert not [x for x in labels if not x.strip() or "great_wall" in x or re.search(r"\b[a-z]\d\d\b|_", x)], labels
    for index, offer in enumerate(offers):
        if offer["verb"] != verb:
            continue
        for keys in (False, True):
            if index or keys:
                table = sit_down(page, record, seat)
            (by_keys if keys else by_mouse)(page, index)
            finish(page, labels[index], keys)
            taken(page, table, data["move"])
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
    crossed = page.locator("svg:has(> .cross)")
    assert crossed.count() == 3, "one archer, and a cavalryman on two points"
    assert page.locator('[data-place="firing:M"] .cross').count() == 1
    assert page.locator("svg:has(> .shield)").count() == 1
    if language == "en":
        spot = page.locator("[data-place^='point:M1:']:has(.cross)").first
        spot.scroll_into_view_if_needed()
        spot.hover()
        expect(page.locator(".tip")).to_contain_text("Ann: cavalryman, about to fall")


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
        page.mouse.move(2, 2)
        expect(page.locator(".tip")).to_have_count(0)
        spot.hover()
        said = page.locator(".tip .rebuilt")
        expect(said).to_contain_text("Our reconstruction" if whole else "Partly our reconstruction")
    page.get_by_role("button", name="Rules").click()
    page.locator("dialog summary").click()
    listed = page.locator("dialog details li").all_inner_texts()
    assert len(listed) == len(origin) and not [row for row in listed if re.match(r"[a-z]\d\d|[a-z]+_", row)], listed[:5]


# ---- standing orders ----


def _asked_for(page: Page, kind: str, seed: int = 7) -> str:
    table = open_table(page, [ME, RANDOM, RANDOM], game="great_wall", mode="standard", seed=seed)
    play_on(page, table, lambda d: d["offers"] and d["question"]["kind"] == kind and d["move"] > 10, random.Random(3), 2000)
    show(page, table)
    page.wait_for_selector(".options button")
    return table


def _kinds(page: Page, table: str) -> dict[str, str]:
    orders: dict[str, str] = now(page, table)["orders"]["kinds"]
    return orders


def test_the_switch_beside_the_question_by_keyboard(opened: Opened) -> None:
    page = opened.page()
    table = _asked_for(page, "tactic")
    move = now(page, table)["move"]
    switch = page.get_by_role("group", name="Tactic cards: when to ask you")
    assert switch.get_by_role("button").all_inner_texts() == ["Ask me", "Pass after 20 s", "Never ask"]
    assert switch.get_by_role("button", pressed=True).all_inner_texts() == ["Ask me"]
    switch.get_by_role("button", name="Pass after 20 s").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".bar .left")).to_have_text(re.compile(r"You pass in (20|1\d) s"))
    assert _kinds(page, table)["tactic"] == "wait" and now(page, table)["move"] == move
    assert violations(page) == []
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # never: the question is answered at once
    expect(page.locator(".bar .left")).to_have_count(0)
    assert _kinds(page, table)["tactic"] == "never" and now(page, table)["move"] > move
    # no such question comes any more
    end = now(page, table)["move"] + 60
    seen: set[str] = set()

    def far(data: dict[str, Any]) -> bool:
        if data["offers"]:
            seen.add(data["question"]["kind"])
        return bool(data["move"] >= end)

    play_on(page, table, far, random.Random(1), 2000)
    assert "tactic" not in seen and len(seen) > 2


def test_time_runs_out_and_the_table_goes_on(opened: Opened) -> None:
    page = opened.page(PHONE, language="pl")
    table = _asked_for(page, "tactic")
    move = now(page, table)["move"]
    page.locator(".bar .switch button").nth(1).tap()
    expect(page.locator(".bar .left")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    begin = time.monotonic()
    seen(page, lambda: now(page, table)["move"] > move, "the time runs out")
    assert time.monotonic() - begin > 15, "it said twenty seconds"
    expect(page.locator(".notice")).to_contain_text("Czas minął: pasujesz.")
    data = page.request.get(f"/api/tables/{table}/story?from={move}&seat=0").json()["story"][0]
    assert (data["seat"], data["words"], data["by"]) == (0, "pass", "person")


@pytest.mark.parametrize(
    ("size", "language", "theme"), [("desktop", "en", "dark"), ("phone", "pl", "light"), ("phone", "cs", "dark")]
)
def test_orders_of_the_own_seat(opened: Opened, size: str, language: str, theme: str) -> None:
    page = opened.page(SIZES[size], language=language, theme=theme)
    table = open_table(page, [ME, RANDOM, RANDOM], game="great_wall", mode="standard", seed=7)
    page.wait_for_selector(".options button")
    if size == "phone" and not page.locator(".own.open").count():
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
    boxes = [b.bounding_box() for b in sheet.locator(".switch button").all()]
    assert all(b and b["height"] >= 24 and b["x"] + b["width"] <= SIZES[size][0] for b in boxes)
    page.reload()
    page.wait_for_selector(".options button")
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
    for one, section in zip(strip.locator(".one").all(), sections, strict=True):
        text = one.inner_text()
        assert str(section["attack"]) in text and str(section["defence"]) in text
        assert one.locator(".who > span").count() == (
            sum(1 for n in section["shame_if_breached"] if n) if section["breach"] else 0
        )
    first = page.locator("#part-offer").bounding_box()
    assert first and first["y"] >= box["height"] - 1, "what was jumped to is not covered"
