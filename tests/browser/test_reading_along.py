"""History, replay, links, branches, watching, explanations, why-not, hints, rules, hot seat, lost connection."""

import random
import re
from typing import Any

from playwright.sync_api import FilePayload, Page, expect

from tests.browser.table import (
    Opened,
    answers,
    explained,
    i_am_asked,
    now,
    open_table,
    play_on,
    say,
    show,
    shown,
    turn,
    with_quick_bots,
)
from tests.patience import seen

ME = {"who": "me", "name": "Ann"}
RANDOM = {"who": "bot", "bot": "random"}


def _later(page: Page, moves: int = 60, seed: int = 4) -> str:
    table = open_table(page, [ME, RANDOM], seed=seed)
    play_on(page, table, lambda d: d["move"] >= moves and d["offers"], random.Random(seed))
    show(page, table)
    shown(page, table)
    return table


# Notes every move that is shown from now on.
NOTE_MOVES = """() => {
  const slider = document.querySelector('input[type=range]');
  window.moves = [];
  new MutationObserver(() => moves.push(Number(slider.value))).observe(document.querySelector('.bar'), {attributes: true});
}"""


def _shows(page: Page, move: int) -> None:
    expect(page.locator("input[type=range]")).to_have_value(str(move))


def test_every_past_position_can_be_seen_linked_and_left(opened: Opened) -> None:
    page = opened.page()
    table = _later(page)
    last = now(page, table)["move"]
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator(".bar.past")).to_contain_text(f"Move 0 of {last}")
    expect(page.locator("[data-place].can")).to_have_count(0)
    for _ in range(5):
        page.keyboard.press(".")
    expect(page.locator(".bar.past")).to_contain_text("Move 5 of")
    view = page.request.get(f"/api/tables/{table}/at/5").json()["view"]
    expect(page.locator('[data-key^="figure:"]')).to_have_count(len(view["figures"]))
    show(page, table, at=7)
    expect(page.locator(".bar.past")).to_contain_text("Move 7 of")
    page.get_by_role("button", name="Back to now").first.click()
    expect(page.locator(".bar.past")).to_have_count(0)
    _shows(page, last)


def test_what_happened_replays_the_others_turn(opened: Opened) -> None:
    page = opened.page()
    table = _later(page)
    last = now(page, table)["move"]
    page.evaluate(NOTE_MOVES)
    page.get_by_role("button", name="What happened?").click()
    page.wait_for_function("n => moves[0] < n && moves.at(-1) === n", arg=last)  # back, and up to now again
    assert turn(page)["kind"] == "asked"


def test_play_on_from_a_past_position(opened: Opened) -> None:
    page = opened.page()
    table = _later(page)
    show(page, table, at=20)
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_function("id => !location.pathname.endsWith(id)", arg=table)
    page.wait_for_selector(".frame")
    made = page.url.rsplit("/", 1)[1]
    assert now(page, made)["from"] == {"table": table, "move": 20}


def test_bots_can_be_watched_with_pause(opened: Opened) -> None:
    page = opened.page(calm=False)  # where things move, the page takes its time: however quick the bots are, it is not at the end
    with_quick_bots(page)
    page.get_by_role("button", name="Watch bots").first.click()
    page.wait_for_selector(".frame")
    page.wait_for_function("() => Number(document.querySelector('input[type=range]').max) > 3")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    here = int(page.locator("input[type=range]").input_value())
    table = page.url.rsplit("/", 1)[1].partition("?")[0]
    seen(page, lambda: now(page, table)["move"] > here + 3 or now(page, table)["status"] == "over", "the bots play on")
    page.wait_for_function("n => Number(document.querySelector('input[type=range]').max) > n", arg=here)
    _shows(page, here)
    expect(page.locator(".options button")).to_have_count(0)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("n => Number(document.querySelector('input[type=range]').value) > n", arg=here)


def test_a_place_explains_itself_and_leads_to_its_rule(opened: Opened) -> None:
    page = opened.page()
    open_table(page, [ME, RANDOM])
    page.wait_for_selector("[data-place].can")
    tip = explained(page, page.locator('[data-place="organizer:officer"]'))
    expect(tip).to_contain_text("Officer")
    expect(tip).to_contain_text("4 VP")
    tip.get_by_role("button").click()
    sheet = page.locator("dialog")
    expect(sheet.locator(".wanted").first).to_contain_text("TA-8.1")
    sheet.get_by_role("searchbox").fill("archer tie")
    expect(sheet.locator(".rule").first).to_contain_text("rcher")
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)


def test_a_forbidden_click_says_why_with_the_rule(opened: Opened) -> None:
    page = opened.page()
    table = open_table(page, [ME, RANDOM])
    rng = random.Random(1)

    def placing(d: dict[str, Any]) -> bool:
        return bool(d["offers"]) and d["question"]["kind"] == "place" and any(s["workers"] for s in d["view"]["segments"])

    data = play_on(page, table, placing, rng)
    legal = {o["args"]["segment"] for o in data["offers"]}
    closed = next(i for i in range(12) if str(i) not in legal)
    show(page, table)
    page.wait_for_selector("[data-place].can")
    spot = page.locator(f'[data-place="segment:{closed}"]')
    spot.dispatch_event("click")
    notice = page.locator(".notice.no")
    expect(notice).to_be_visible()
    expect(notice).to_contain_text("TA-6.2")
    assert now(page, table)["move"] == data["move"]


def test_a_hint_shows_bars_and_can_be_followed(opened: Opened) -> None:
    page = opened.page()
    table = open_table(page, [ME, RANDOM])
    i_am_asked(page)
    page.locator("#tab-hints").click()
    page.get_by_role("button", name="What would a bot do?").click()
    page.wait_for_selector("li.best")
    expect(page.locator(".panel .bar").nth(1)).to_be_attached()
    before = now(page, table)["move"]
    page.get_by_role("button", name="Do this").click()
    page.wait_for_function("n => Number(document.querySelector('input[type=range]').max) > n", arg=before)


def test_undo_and_reset_turn(opened: Opened) -> None:
    page = opened.page()
    table = open_table(page, [ME, ME])
    start = now(page, table)
    say(page, table, "rotate inner", start["question"]["seats"][0])
    data = now(page, table)
    say(page, table, data["offers"][0]["words"], data["offers"][0]["seat"])
    show(page, table)
    i_am_asked(page)
    moves = now(page, table)["move"]
    page.get_by_role("button", name="Undo", exact=True).click()
    page.wait_for_function("n => Number(document.querySelector('input[type=range]').max) < n", arg=moves)
    data = now(page, table)
    say(page, table, data["offers"][0]["words"], data["offers"][0]["seat"])
    page.get_by_role("button", name="Reset turn").click()
    page.wait_for_function("() => Number(document.querySelector('input[type=range]').max) === 0")


def test_language_and_light_are_remembered(opened: Opened) -> None:
    page = opened.page()
    page.get_by_label("Language").select_option("cs")
    expect(page.get_by_role("heading", level=1)).to_have_text("Čtyři velké hry, jeden stůl")
    page.get_by_role("link", name="Nastavení").click()
    page.get_by_role("radio", name="Tmavé").check()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Nastavení")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.evaluate("document.documentElement.lang") == "cs"
    page.emulate_media(color_scheme="light")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark", "what was chosen stays"


def test_the_page_is_as_light_or_dark_as_the_system(opened: Opened) -> None:
    """Until one is chosen; also when the system changes while the page is open."""
    page = opened.page(theme="dark")
    paper = "getComputedStyle(document.body).backgroundColor"
    night = page.evaluate(paper)
    page.emulate_media(color_scheme="light")
    page.wait_for_function(f"night => {paper} !== night", arg=night)


# Lines that can be cut: all at once, or right after a move has arrived (so that its answer never comes back).
CUT = """
  window.cut = {sockets: [], down: false, afterMove: false, lost: 0, moves: []};
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(url) {
      super(window.cut.down ? url.replace(/api.*/, 'api/nowhere') : url);
      window.cut.sockets.push(this);
    }
    send(text) {
      const said = JSON.parse(text);
      if (said.type === 'move') window.cut.moves.push(said.request);
      super.send(text);
      if (said.type === 'move' && window.cut.afterMove) this.onmessage = null;  // the answer never comes back
      if (said.type === 'move' && window.cut.afterMove) this.close();
    }
  };
  const real = window.fetch;
  window.fetch = async (url, how) => {
    const move = String(url).endsWith('/moves');
    if (move) window.cut.moves.push(JSON.parse(how.body).request);
    const answer = window.cut.down ? null : await real(url, how);
    if (answer !== null && !(move && window.cut.afterMove)) return answer;
    window.cut.afterMove = false;  // neither over the line nor through the door, the first time
    window.cut.lost += 1;
    throw new TypeError('cut');
  };
"""


def _moves_everywhere(page: Page, table: str, want: int) -> None:
    page.wait_for_function("n => Number(document.querySelector('input[type=range]').max) >= n", arg=want)
    i_am_asked(page)  # what was sent is answered
    assert now(page, table)["move"] == want


def test_a_lost_connection_is_shown_and_nothing_is_lost_or_doubled(opened: Opened) -> None:
    page = opened.page()
    page.add_init_script(CUT)
    table = open_table(page, [ME, ME], seed=5)
    i_am_asked(page)
    # cut before the click: it is kept and sent when the line is back
    page.evaluate("window.cut.down = true; window.cut.sockets.forEach((s) => s.close())")
    expect(page.locator(".lost")).to_contain_text("connection is lost")
    answers(page).first.click()
    page.wait_for_function("() => window.cut.lost >= 1")
    assert now(page, table)["move"] == 0
    page.evaluate("window.cut.down = false")
    expect(page.locator(".lost")).to_have_count(0)
    _moves_everywhere(page, table, 1)
    # cut after the click: it arrived, the answer did not; the second sending changes nothing
    i_am_asked(page)
    page.evaluate("window.cut.afterMove = true; window.cut.moves = []")
    answers(page).first.click()
    page.wait_for_function("() => window.cut.moves.length >= 3 && new Set(window.cut.moves).size === 1")
    _moves_everywhere(page, table, 2)
    i_am_asked(page)


def test_a_record_travels_out_and_in(opened: Opened) -> None:
    page = opened.page()
    table = _later(page, 30)
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download the record").click()
    path = waiting.value.path()
    page.goto("/")
    record: FilePayload = {"name": "game.json", "mimeType": "application/json", "buffer": path.read_bytes()}
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_selector(".frame")
    again = page.url.rsplit("/", 1)[1]
    assert again != table
    assert now(page, again)["move"] == now(page, table)["move"]


def test_the_log_for_listeners_tells_what_happened(opened: Opened) -> None:
    page = opened.page()
    open_table(page, [ME, RANDOM])
    i_am_asked(page)
    before = page.locator("[role=log] p").last.inner_text()
    answers(page).first.click()
    expect(page.locator("[role=log] p").last).not_to_have_text(before)
    assert not re.search(r"terracotta-\w+-", page.locator("[role=log]").inner_text())


def test_a_worker_glides_from_its_owner_to_the_segment(opened: Opened) -> None:
    page = opened.page(calm=False)
    table = open_table(page, [ME, ME], seed=2)
    say(page, table, "rotate none", now(page, table)["question"]["seats"][0])
    show(page, table)
    i_am_asked(page)
    page.evaluate(
        """() => {
          window.glided = [];
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (frames, how) {
            if (JSON.stringify(frames).includes('translate')) window.glided.push(this.dataset.key);
            return animate.call(this, frames, how);
          };
        }"""
    )
    answers(page).first.click()
    page.wait_for_function("() => window.glided.some((key) => key?.startsWith('worker:'))")


def test_points_float_up_where_they_come_to(opened: Opened) -> None:
    page = opened.page(calm=False)
    table = open_table(page, [ME, ME], seed=2)
    data = play_on(page, table, lambda d: d["question"]["kind"] == "cell", random.Random(5))
    seat = data["question"]["seats"][0]
    show(page, table)
    i_am_asked(page)
    page.locator('[data-place^="cell:"].can').first.click()
    expect(page.locator(f'[data-player="{seat}"] .float').first).to_contain_text("+")
