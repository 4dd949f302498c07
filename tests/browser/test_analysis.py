"""The analysis of a finished game on the page: asked for, shown, shared, and a way to every moment."""

from playwright.sync_api import expect

from tests.browser.checks import unseen, violations
from tests.browser.table import Opened
from tests.browser.test_small import good
from tests.server.table_client import Guest


def test_a_finished_game_is_analysed_and_a_key_move_leads_to_its_moment(opened: Opened) -> None:
    guest = Guest(opened.base)
    table = guest.open("greedy", "random")["table"]
    guest.play_to_end(table)
    page = opened.page(path=f"/t/{table}")
    page.get_by_role("button", name="Analysis").click()
    page.get_by_role("button", name="Analyse this game").click()
    sheet = page.get_by_role("dialog", name="Analysis")
    slider = sheet.get_by_role("slider", name="Moment of the game")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    expect(page).to_have_url(f"{opened.base}/t/{table}/analysis")
    key = sheet.get_by_role("listitem").first.get_by_role("button")
    move = (key.inner_text().split() + ["", ""])[1]
    key.click()
    expect(slider).to_have_value(move)
    expect(sheet.get_by_role("heading", name=f"Move {move} of ")).to_be_visible()
    sheet.get_by_role("button", name="Play on from here").click()
    branch = page.get_by_role("dialog", name="Play on from here")
    expect(branch).to_contain_text(f"after move {move}")
    branch.get_by_role("button", name="Close").click()
    slider.press("End")
    sheet.get_by_role("button", name="Show on the board").click()
    expect(sheet).to_be_hidden()
    expect(page).to_have_url(f"{opened.base}/t/{table}")


def test_everybody_with_the_link_sees_what_was_analysed(opened: Opened) -> None:
    guest = Guest(opened.base)
    table = guest.open("greedy", "greedy")["table"]
    guest.play_to_end(table)
    guest.post(f"/tables/{table}/analysis")
    page = opened.page(size=(320, 640), language="cs", theme="dark", path=f"/t/{table}/analysis")
    sheet = page.get_by_role("dialog", name="Rozbor")
    expect(sheet.get_by_role("heading", name="Štěstí a rozhodnutí")).to_be_visible()
    good(page, finger=True)
    assert violations(page) == []
    assert unseen(page) == []
