"""What those who run the server say is read in the lobby, in the reader's language, until it is put away."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.checks import fits, violations
from tests.browser.table import DESKTOP, PHONE, Opened
from tests.server.table_client import ROOT, Server, quickest


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "light"), (PHONE, "dark")])
def test_an_announcement_is_read_and_put_away(chromium: Browser, tmp_path: Path, size: tuple[int, int], theme: str) -> None:
    server = Server(str(tmp_path / "t.db"), path=quickest())
    said = ["--en", "We are back at nine", "--cs", "Vrátíme se v devět"]
    command = [sys.executable, "-m", "tianxia", "admin", "--db", server.db, "announce", *said]
    subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": "src"}, check=True)
    server.kill()
    server.start()
    pages = Opened(chromium, server.url)
    try:
        czech = pages.page(size, "cs", theme)
        region = czech.get_by_role("region", name="Oznámení")
        expect(region).to_contain_text("Vrátíme se v devět")
        assert violations(czech) == []
        fits(czech)
        polish = pages.page(size, "pl", theme)
        expect(polish.get_by_role("region", name="Ogłoszenia")).to_contain_text("We are back at nine")
        region.get_by_role("button", name="Skrýt").focus()
        czech.keyboard.press("Enter")
        expect(region).to_have_count(0)
        czech.reload()
        expect(czech.locator("article").first).to_be_visible()
        expect(region).to_have_count(0)
        assert pages.problems == []
    finally:
        pages.close()
        server.stop()
