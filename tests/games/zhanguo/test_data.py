"""data.py against the tables of docs/rules/zhanguo_data.md, and the integrity checks of its section 10."""

import re
from pathlib import Path

from tests.games.zhanguo.table import new
from tests.proof import rule
from tianxia.games.zhanguo import data, lookups

PAGE = (Path(__file__).parents[3] / "docs" / "rules" / "zhanguo_data.md").read_text(encoding="utf-8")


def rows(heading: str) -> list[list[str]]:
    """The cells of the tables under a heading, header rows left out, back-ticks taken off."""
    match = re.search(rf"^#+ {re.escape(heading)}.*?$(.*?)(?=^## |^### |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert match, heading
    out: list[list[str]] = []
    for line in match[1].splitlines():
        if line.startswith("|") and not line.startswith("|---"):
            out.append([cell.strip().replace("`", "") for cell in line.strip("|").split("|")])
    return out[1:]


def test_version() -> None:
    assert f"`{data.VERSION}`" in PAGE


@rule("ZG-2.7")
def test_cards() -> None:
    page = rows("9.3 Writing") + rows("9.4 Currency") + rows("9.5 Law")
    assert [(int(r[0]), r[1], r[3]) for r in page] == [c[:3] for c in data.CARDS]
    for number, action, higher, _bonus, provenance in page:
        direction = lookups.DIRECTION[data.COURT_ACTIONS.index(action)]
        assert higher == ("higher" if direction > 0 else "lower")
        assert provenance.endswith(f"{data.CARDS[int(number) - 1][3]} ability")
    colours = [data.COLOURS[lookups.CARD_COLOUR[n]] for n in range(1, 121)]
    assert colours == ["ivory"] * 40 + ["orange"] * 40 + ["brown"] * 40


def test_adjacency() -> None:
    page = [(r[0][:2], r[0][3:], r[1] == "yes", r[2]) for r in rows("2. Region adjacency")]
    assert page == [b[:4] for b in data.BORDERS]


def test_boards() -> None:
    tracks = rows("3.1 Unrest tracks")
    starts = rows("3.2 Starting officials")
    for row, start, board in zip(tracks, starts, data.BOARD_TABLE, strict=True):
        assert row[0] == start[0] == board[0]
        pairs = [tuple(int(x) for x in cell.split("/")) for cell in row[1:6]]
        assert pairs == list(zip(board[1], board[2], strict=True))
        assert sum(board[1]) == int(row[6])
        assert start[1].split(", ") == list(board[3])
        assert row[7] == start[2] == board[4]
    page = []
    for r in rows("3.3 Side-B"):
        effect = re.match(r"[A-Z_]+(\(\d\))?", r[2])
        assert effect is not None
        page.append((r[0], re.findall(r"[A-Z]{4,}", r[1]), effect[0], r[4]))
    assert page == [(b, list(actions), effect, p) for b, actions, effect, p in data.BOARD_ABILITIES]


def test_squares() -> None:
    assert [tuple(r) for r in rows("4. Governor bonus squares")] == list(data.SQUARES)


def test_wall_tiles() -> None:
    page = [(r[0], r[1], tuple(int(x) for x in r[2].split("/")), r[4]) for r in rows("5.2 Wall tiles")]
    assert page == list(data.WALL_TILES)
    assert tuple(r[0] for r in rows("5.1 Wall areas")) == data.SECTIONS


def test_task_tiles() -> None:
    for row, tile in zip(rows("6.1 Task tiles"), data.TASK_TILES, strict=True):
        if tile[1] == "wall":
            needs = [
                a for n, areas in re.findall(r"(\d)[^\d]*?((?:[TGS], )*[TGS])\b", row[2]) for a in areas.split(", ") * int(n)
            ]
        else:
            needs = re.findall(r"R\d", row[2])
        assert (row[0], row[1], tuple(needs), row[3]) == tile
    assert tuple(int(r[1]) for r in rows("6.2 VP under")) == data.TASK_VP


def test_awards() -> None:
    page = [(int(r[0]), r[1], r[2], r[3]) for r in rows("7. Unification awards")]
    assert page == [a[:4] for a in data.AWARDS]
    assert "writing 5 VP, currency 6 VP, law 7 VP" in PAGE and data.ASPECT_VP == (5, 6, 7)


@rule("ZG-2.1")
def test_counts() -> None:
    count = {r[0]: (r[1], r[2]) for r in rows("1. Counts")}
    assert count["Cards"][0].startswith(str(len(data.CARDS)))
    assert count["Governors"][1] == str(data.GOVERNORS_EACH)
    assert count["Walls"][1] == str(data.WALLS_EACH)
    assert count["Palaces"][1] == str(data.PALACES_EACH)
    assert count["Unrest cubes (black)"][1] == str(data.UNREST_CUBES_EACH)
    assert count["Officials"][1] == ", ".join(f"{data.OFFICIALS_EACH} {c}" for c in data.OFFICIALS)
    assert len(data.WALL_TILES) == 2 * int(count["Wall tiles (double-sided)"][0])
    assert count["Task tiles"][0].startswith(str(len(data.TASK_TILES)))
    by_players = {r[0]: r[1:4] for r in rows("1.1 By player count")}
    for i, seats in enumerate((2, 3, 4)):
        s = new(seats)
        assert by_players["Value-1 markers in supply, per colour"][i] == str(s.supply[0])
        assert by_players["Cards used per deck in the whole game (no draft)"][i] == str(10 * seats)


def test_fixed_numbers() -> None:
    fixed = {r[0]: r[1] for r in rows("8. Fixed numbers")}
    assert fixed["Rounds"] == str(data.ROUNDS)
    assert fixed["REASSIGN movement points"] == f"1 to {data.REASSIGN_POINTS}"
    assert fixed["Start VP"] == f"0; with the auction {data.AUCTION_VP}"
    assert fixed["Region majority"] == f"{data.MAJORITY} VP + {data.MAJORITY_PER_GOVERNOR} VP per own governor"
    assert fixed["PALACE cost"].startswith(f"{data.PALACE_WORKERS_HERE} workers")
    capacity = {r[0]: r[1] for r in rows("3.4 Capacities")}
    assert capacity["Cards per region"] == str(data.CARDS_PER_REGION)
    assert capacity["Officials in work"] == str(data.WORK_PLACES)


def test_integrity_of_cards() -> None:
    """Data 10.1 to 10.5."""
    assert [c[0] for c in data.CARDS] == list(range(1, 121))
    for first in (0, 40, 80):
        actions = [c[1] for c in data.CARDS[first : first + 40]]
        assert {a: actions.count(a) for a in set(actions)} == dict.fromkeys(("RECRUIT", "GOVERNOR", "HIRE", "PALACE", "WALL"), 8)
    header = ["RECRUIT", "GOVERNOR", "HIRE", "PALACE", "WALL"]
    for row in rows("9.2 Distribution")[:-1]:
        for action, count in zip(header, row[1:6], strict=True):
            assert len([c for c in data.CARDS if c[1] == action and c[2] == row[0]]) == int(count), (row[0], action)
    for k in range(24):
        assert len({c[1] for c in data.CARDS[5 * k : 5 * k + 5]}) == 5
    assert len([c for c in data.CARDS if c[1:3] == ("PALACE", "OFFICIAL(red,here)")]) == 1
    assert [c for c in data.CARDS if c[1:3] == ("PALACE", "VP(3)")]


def test_integrity_of_the_rest() -> None:
    """Data 10.6 to 10.11."""
    assert len({tile[1] for tile in data.WALL_TILES}) == 12
    assert {len([t for t in data.TASK_TILES if t[1] == kind]) for kind in ("governor", "palace", "wall")} == {4}
    assert all(2 <= len(t[2]) <= 4 for t in data.TASK_TILES)
    assert all(adjacent == (border == "solid line") for _a, _b, adjacent, border, _from in data.BORDERS)
    assert all(a in lookups.NEAR[b] for a in range(5) for b in lookups.NEAR[a]) and all(lookups.NEAR)
    for board in data.BOARD_TABLE:
        assert all(2 <= block <= most <= 4 for most, block in zip(board[1], board[2], strict=True))
        assert len(board[3]) == 3
    kinds = [q[2] for q in data.SQUARES]
    assert {k: kinds.count(k) for k in set(kinds)} == {"MOVE(4)": 4, "OFFICIAL(choice,any)": 4, "VP(4)": 4}
    assert min(len(x) for x in lookups.REGION_SQUARES) >= 2
    lists = [cell.count(",") + 1 for row in data.AWARDS for cell in row[1:4] if str(cell).startswith("FREE_GOVERNOR")]
    assert lists == [2, 2, 5]
    assert all(
        mark in ("P", "R", "P/R") for t in (data.CARDS, data.SQUARES, data.AWARDS, data.BORDERS) for mark in [x[-1] for x in t]
    )
