"""The tables of docs/rules/daimyo_data.md and the data of the game are the same, figure by figure."""

import re
from pathlib import Path

import pytest

from tests.proof import rule
from tianxia.games.daimyo import data, lookups

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "daimyo_data.md"


def sections() -> dict[str, list[list[str]]]:
    """All tables of the page: heading number (or pile) -> rows of cells, without the heading row."""
    found: dict[str, list[list[str]]] = {}
    current = ""
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        heading = re.match(r"#+ (?:(\d+(?:\.\d+)?) |(Pile [IV–]+))", line)
        if heading:
            current = heading[1] or heading[2]
            found[current] = []
        elif line.startswith("|") and current:
            cells = [c.strip().replace("\0", "|") for c in line.replace("\\|", "\0").strip("|").split("|")]
            found[current].append([c.replace("`", "") for c in cells])
    return {key: rows[2:] for key, rows in found.items()}


PAGES = sections()


@rule("DM-2.10", "DM-2.18")
def test_heroes() -> None:
    page = [(r[0], r[4].lower(), int(r[5]), int(r[6]), r[7] == "!", r[8], r[9]) for r in PAGES["8"]]
    assert page == data.HEROES
    assert len(page) == 52
    costs = [h[2] for h in page if h[1] == "market"]
    assert [costs.count(c) for c in (2, 3, 4, 5)] == [10, 12, 10, 8]
    for clan in lookups.CLAN_NAMES:
        assert [h[2] for h in page if h[1] == clan] == [1, 1, 1]
    assert sum(h[4] for h in page) == 7


@rule("DM-2.11")
def test_objectives() -> None:
    assert [(r[0], r[1], r[3], r[4], r[5]) for r in PAGES["9"]] == data.OBJECTIVES
    assert [o[1] for o in data.OBJECTIVES].count("green") == 9
    assert [o[1] for o in data.OBJECTIVES].count("orange") == 3


@rule("DM-2.12")
def test_solo_cards() -> None:
    page = [
        (pile, *row) for pile, name in enumerate(("Pile I–II", "Pile III–IV", "Pile V")) for row in (r[:5] for r in PAGES[name])
    ]
    assert page == data.SOLO_CARDS
    assert [c[0] for c in page] == [0] * 8 + [1] * 8 + [2] * 4
    for at in range(0, 60, 3):  # one field of each colour
        assert sorted(lookups.SOLO_COLOUR[at : at + 3]) == [0, 1, 2]
    lines = [(r[0], *[int(n) for n in r[1].split("–")]) for r in PAGES["11"]]
    assert lines == [e[:3] for e in data.EMPIRE_ABILITY]


@rule("DM-2.3", "DM-2.4", "DM-3.2.9")
@pytest.mark.parametrize(("section", "boards"), [("5.2", data.BASIC_BOARDS), ("5.3", data.ADVANCED_BOARDS)])
def test_construction_boards(section: str, boards: list[tuple[str, ...]]) -> None:
    rows = [r[:1] + r[2:] if section == "5.3" else r for r in PAGES[section]]
    assert [tuple(r) for r in rows] == boards
    assert [b[1] for b in boards] == ["farm"] * 4 + ["tower"] * 4
    for board in boards:
        assert [code.startswith("Y-") for code in board[5:9]].count(True) == 1  # 3 grey + 1 yellow


@rule("DM-2.4")
def test_bonus_tiles() -> None:
    page = [(r[0], r[1], r[2].removesuffix(", b has 3 tokens"), r[3]) for r in PAGES["5.1"]]
    assert page == data.TILE_TYPES
    assert lookups.tile_effect_text("T-TRADE(1R→1M,1S,1G)") == "PAY(1R) → GAIN(1M,1S,1G)"
    assert lookups.tile_effect_text("Y-DRAW(1G)") == "Income: GAIN(1G) ; DRAW(1)"


@rule("DM-2.2")
def test_clans() -> None:
    page = [(r[0], r[1].lower(), r[2], r[3], r[4][:3], r[4][-3:], r[5]) for r in PAGES["3"]]
    assert page == data.CLANS


@rule("DM-2.1", "DM-20.6")
def test_islands() -> None:
    page = []
    for r in PAGES["4"]:
        danger = tuple(int(n) for n in r[6].replace(" (P*)", "").split(", "))
        page.append((r[0], "".join(r[1:6]), danger, int(r[7]), int(r[8]), r[9], r[10]))
    assert page == data.ISLANDS
    assert sum(i[3] + i[4] for i in data.ISLANDS[:4]) == 20  # the first four islands pay 20 PP per round
    for seats in range(1, 5):
        spans = [i[5] for i in data.ISLANDS]
        assert data.ISLANDS_IN_PLAY[seats - 1] == sum(1 for s in spans if int(s[0]) <= seats)


@rule("DM-2.7", "DM-6.1.5")
def test_villagers() -> None:
    assert [(r[0], r[1].removesuffix(" (starts up)"), r[2], r[3]) for r in PAGES["6"]] == data.VILLAGERS


@rule("DM-14.2.3")
def test_mercenary_fields() -> None:
    colours = [(r[1], r[2]) for r in PAGES["7"]]
    assert colours == [("green", "1 each"), ("blue", "1"), ("red", "1"), ("red", "1")]
    assert [(f[1], f[2]) for f in data.MERC_FIELDS] == [("green", 2), ("blue", 1), ("red", 1), ("red", 1)]


@rule("DM-2.5", "DM-20.17")
def test_dice() -> None:
    counts = data.DICE
    dice = " · ".join(f"{n}p {'/'.join(map(str, row))}" for n, row in enumerate(counts, 1))
    assert {r[0]: r[1] for r in PAGES["2"]}["K-DICE (blue/green/red)"] == dice
    assert max(sum(row) for row in counts) == 13 and sorted(counts[1]) == [3, 4, 4]


@rule("DM-20.1", "DM-20.3", "DM-9.2.1", "DM-20.23")
def test_constants() -> None:
    page = {r[0]: r[1] for r in PAGES["2"] if not r[0].startswith("K-DICE")}
    d = data
    assert page.pop("K-ROUNDS / K-TURNS") == f"{d.ROUNDS} / {d.TURNS}"
    assert page.pop("K-ABILITY") == f"dice sum ≥ {d.ABILITY_SUM}"
    assert page.pop("K-CAP-START / MAX") == f"{d.CAPACITY_START} / {d.CAPACITY_MAX}"
    assert page.pop("K-TRACK") == ", ".join(map(str, d.TRACK)) + " (Rice)"
    assert page.pop("K-RECRUIT") == "Rice" and d.RECRUIT_TOKEN == "R"
    assert page.pop("K-RESET") == f"{d.RESET_PRICE}, only on the last space"
    assert page.pop("K-SHADOWPAY") == "gold" and d.SHADOW_TOKEN == "G"
    assert page.pop("K-COMPENSATION") == d.COMPENSATION
    assert page.pop("K-TAX") == d.TAX
    assert page.pop("K-SEARCH") == f"{' or '.join(d.SEARCH_PRICES)}, discard up to {d.SEARCH_TILES} tiles"
    assert page.pop("K-BLACKMARKET") == f"{d.BLACK_MARKET_PRICE} per tile"
    assert page.pop("K-MERC-TILE") == f"{d.MERC_TILE_PRICE} per tile"
    assert page.pop("K-MERC-SHADOW") == d.MERC_SHADOW_PRICE
    assert page.pop("K-MERC-BONUS") == f"{d.MERC_BONUS} if dice sum ≥ {d.ABILITY_SUM}"
    assert page.pop("K-INCOME") == d.INCOME.replace(",", " + ")
    assert page.pop("K-INF-GOV / SHADOW / TOWER") == f"{d.INFLUENCE_GOVERNOR} / {d.INFLUENCE_SHADOW} / {d.INFLUENCE_TOWER}"
    assert page.pop("K-ALTARS") == ", ".join(map(str, d.ALTARS))
    assert page.pop("K-PP-RELIC") == ", ".join(map(str, d.PP_RELIC[1:]))
    assert page.pop("K-PP-FARM") == ", ".join(map(str, d.PP_FARM[1:]))
    assert page.pop("K-PP-TOWER") == ", ".join(map(str, d.PP_TOWER[1:]))
    assert page.pop("K-PP-ARMY") == ", ".join(map(str, d.PP_ARMY))
    assert page.pop("K-PP-ARMY-SOLO") == ", ".join(map(str, d.PP_ARMY_SOLO))
    assert page.pop("K-PP-HELMET") == str(d.PP_HELMET)
    assert page.pop("K-PP-SET") == f"{d.PP_SET} per {d.SET_SIZE} resources"
    assert page == {}


@rule("DM-15.8.2")
def test_achievements() -> None:
    assert [r[0] for r in PAGES["12"]] == list(data.ACHIEVEMENTS)


def test_the_page_marks_what_is_reconstructed() -> None:
    """What the page tells about the origin of data (PROVENANCE) agrees with the marks of the tables."""
    told = {name: mark for name, (mark, note) in data.PROVENANCE.items() if note}
    assert len(told) == len(data.PROVENANCE)
    assert {h[0] for h in data.HEROES if h[-1] != "R"} == {"H23", "H32"}
    assert told["heroes"] == "R" and told["heroes partly known"] == "P/R"
    assert all(clan[-1] == "ability P; start R" for clan in data.CLANS) and told["clans"] == "P/R"
    assert {island[-1] for island in data.ISLANDS} == {"R"} == {told["islands"]}
    assert any("R" in tile[-1] for tile in data.TILE_TYPES) and all("P" in tile[-1] for tile in data.TILE_TYPES)
    assert told["bonus tiles"] == told["villagers"] == told["tower points"] == "P/R"
    assert all("faces P" in v[-1] and "pairing R" in v[-1] for v in data.VILLAGERS)
    assert [card[1] for card in data.SOLO_CARDS if card[-1] != "R"] == ["S1-1"] and told["solo cards"] == "R"
    assert all("R" not in field[-1] for field in data.MERC_FIELDS) and told["mercenary fields"] == "P"
