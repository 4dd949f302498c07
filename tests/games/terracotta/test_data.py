"""Section 2 (what is in the box) and data.py against the machine-readable block of the data page."""

import json
from pathlib import Path

import pytest

from tests.games.terracotta.table import Table
from tests.proof import rule
from tianxia.engine.rng import seeded
from tianxia.games.terracotta import actions, data, ids, mausoleum
from tianxia.games.terracotta.game import GAME
from tianxia.games.terracotta.view import view
from tianxia.games.terracotta.workshop import quarter_of

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "terracotta_data.md"


def page_data() -> dict[str, object]:
    text = PAGE.read_text(encoding="utf-8")
    return json.loads(text.split("```json")[1].split("```")[0])


def slots(ring: tuple[tuple[int, int], ...]) -> list[list[object]]:
    out: list[list[object]] = []
    for action, amount in ring:
        word = ids.WORKSHOP[action]
        if action == ids.MASTER:
            out.append([word, ids.MASTERS[amount]])
        elif action == ids.PREPARE:
            out.append([word, ids.WEAPONS[amount]])
        else:
            out.append([word, amount] if amount else [word])
    return out


def test_data_equals_the_page() -> None:
    weapons = dict(zip(ids.FIGURES[:4], ids.WEAPONS))
    shelves = dict(zip(ids.FIGURES[4:], ids.WEAPONS))
    cards = []
    for card, pointer, task in data.RIVAL_CARDS:
        cards.append([card, pointer, *ids.TASKS[task].split("_")])
    ours = {
        "grid": {
            "rows": data.ROWS,
            "cols": data.COLUMNS,
            "central_row": data.CENTRAL_ROW,
            "central_column": data.CENTRAL_COLUMN,
            "sectors": {name: {"r": [a, b], "c": [c, d]} for name, a, b, c, d in data.SECTORS},
        },
        "inspectors": {
            "V": {"axis": "row", "spaces": data.TRACK[ids.VERTICAL], "start": data.TRACK_START},
            "H": {"axis": "column", "spaces": data.TRACK[ids.HORIZONTAL], "start": data.TRACK_START},
            "dominance": data.INSPECTOR_VP[0],
            "presence": data.INSPECTOR_VP[1],
        },
        "wheel": {
            "segments": data.SEGMENTS,
            "rotate_cost": data.ROTATE_COST,
            "rotate_step": {"inner": data.INNER_STEP, "middle": data.MIDDLE_STEP},
            "spaces_per_segment": data.SPACES,
            "substitute": data.SUBSTITUTE,
            "quarters": {q: [i for i in range(12) if quarter_of(i) == n] for n, q in enumerate(ids.QUARTERS)},
            "inner": slots(data.INNER),
            "middle": slots(data.MIDDLE),
            "outer": slots(data.OUTER),
        },
        "warriors": {name: {"count": data.WARRIOR_COUNT, "weapon": weapon} for name, weapon in weapons.items()},
        "warrior_abilities": {
            "officer": [["VP", data.OFFICER_VP], ["MOVE_INSPECTOR", list(data.OFFICER_STEPS)]],
            "guard": [["VP", data.GUARD_VP], ["MOVE_WARRIOR"]],
            "crossbowman": [["VP_LINE"]],
            "soldier": [["VP", data.SOLDIER_VP], ["GAIN_COINS", data.SOLDIER_COINS]],
        },
        "organizer_vp": list(data.ORGANIZER_VP),
        "specialists": {name: {"count": data.SPECIALIST_COUNT, "weapon": weapon} for name, weapon in shelves.items()},
        "specialist_cost": list(data.SPECIALIST_COST),
        "masters": {m: {"bonus": "INCOME" if i in data.INCOME_MASTERS else "KEEP_WET"} for i, m in enumerate(ids.MASTERS)},
        "master_abilities": {
            "builder": [["PAY_COINS", "round"], ["PLACE_WARRIOR_FREE"]],
            "steward": [["REPEAT_INNER"]],
            "inspector": [["MOVE_INSPECTOR", list(data.INSPECTOR_STEPS)]],
            "clay_maker": [["GAIN_WET", data.CLAY_MAKER_WET]],
            "overseer": [["COLLECT", data.OVERSEER_STORAGES]],
            "blacksmith": [["READY_ALL"]],
        },
        "master_bonus_amount": data.MASTER_BONUS,
        "master_token_costs": list(data.MASTER_TOKENS),
        "order_token_clay": {str(t): data.ORDER_CLAY[t] for t in (1, 2, 3)},
        "workers": {str(n): data.WORKERS[n] for n in (2, 3, 4)},
        "start": {"coins": data.START_COINS, "by_position": [{"wet": w, "coins": c} for w, c in data.START_BY_POSITION]},
        "storage_start_dry": data.STORAGE_START,
        "rounds": data.ROUNDS,
        "tiles": list(ids.TILES),
        "tile_vp": [list(pair) for pair in data.TILE_VP],
        "musician_vp": data.MUSICIAN_VP,
        "final": {
            "servant": list(data.SERVANT_VP),
            "group": list(data.GROUP_VP),
            "archer": data.ARCHER_VP,
            "resources_per_vp": data.RESOURCES_PER_VP,
        },
        "colours": list(data.COLOURS),
        "solo": {"cards": cards, "levels": dict(zip(data.LEVELS, data.LEVEL_VP))},
    }
    theirs = page_data()
    assert ours == theirs
    assert all(len(set(pair)) == data.OVERSEER_STORAGES for pair in actions.STORAGE_PAIRS)
    assert set(data.KEEP_WET_MASTERS) | set(data.INCOME_MASTERS) == set(range(6))


def test_provenance_is_kept_for_everything() -> None:
    """An owner of the box sees what is printed (P), from elsewhere (E) and ours (R)."""
    assert {letter for letter, _ in data.PROVENANCE.values()} == {"P", "E", "R"}
    assert all(note for _, note in data.PROVENANCE.values())
    for reconstructed in ("inner wheel", "middle wheel", "outer ring", "organizer points", "tile points", "rival"):
        assert data.PROVENANCE[reconstructed][0] == "R"


@rule("TA-2.1", "TA-2.2")
def test_board_and_wheels() -> None:
    """Workshop of 12 segments with two turning wheels, four storages, a mausoleum of 63 cells, two tracks."""
    shown = view(Table(a=0, b=0).s)
    assert len(shown["segments"]) == 12 and len(shown["storages"]) == 4 and len(mausoleum.NEXT) == 63 * 4
    assert set(shown["inspectors"]) == {"V", "H"} and len(shown["tiles"]) == 5
    turned = view(Table(a=1, b=11).s)
    for i in range(12):
        before, after = shown["segments"][i], turned["segments"][(i + 1) % 12]
        assert after["inner"] == before["inner"], "the inner wheel turns clockwise"
        assert turned["segments"][(i - 1) % 12]["middle"] == before["middle"], "the middle wheel counter-clockwise"
        assert turned["segments"][i]["outer"] == before["outer"], "the outer ring is printed"


@rule("TA-2.3", "TA-2.4")
def test_figures_in_the_box() -> None:
    shown = view(Table().s)
    assert shown["organizer"] == {"officer": 11, "guard": 11, "crossbowman": 11, "soldier": 11}
    assert {kind: shelf["left"] for kind, shelf in shown["specialists"].items()} == {
        "horse": 4,
        "servant": 4,
        "archer": 4,
        "musician": 4,
    }


@rule("TA-2.5", "TA-2.6", "TA-2.7")
@pytest.mark.parametrize(("seats", "workers"), [(2, 5), (3, 4), (4, 3)])
def test_what_a_player_owns(seats: int, workers: int) -> None:
    for player in view(GAME.new(GAME.check_setup("standard", seats, {}), seeded(3)))["players"]:
        assert player["weapons"] == {"sword": False, "halberd": False, "crossbow": False, "spear": False}
        assert player["tokens"] == [1, 2, 3, 4, 5, 6] and player["masters"] == {}
        assert player["craftsmen"] == workers <= 5 and player["artists_supply"] == workers <= 5


@rule("TA-2.8", "TA-2.9")
def test_bases_clay_and_coins_never_run_out() -> None:
    """A player may have more than 15 warriors, 90 coins or 90 clay: they are plain counters."""
    types = ["officer", "guard", "crossbowman", "soldier"]
    pieces = " ".join(f"Y:{types[i % 4]}@{1 + i // 9},{1 + i % 9}" for i in range(20))
    t = Table(pieces)
    t.give("Y", coins=500, wet=500, dry=500)
    t.turn(1).play("perform inner", "skip middle", "skip outer")  # COINS(4)
    assert t.purse("Y") == {"coins": 504, "wet": 500, "dry": 500}
    t.next_is("Y")
    t.turn(0).play("perform inner", "type officer", "put 7,9")
    assert len([p for p in t.board() if p.startswith("Y:")]) == 21


@rule("TA-2.10")
def test_tiles_order_tokens_and_pawns() -> None:
    assert len(ids.TILES) == 12
    stacks = [view(GAME.new(GAME.check_setup("standard", n, {}), seeded(0)))["order_stack"] for n in (2, 3, 4)]
    assert stacks == [[1], [1, 2], [1, 2, 3]]


@rule("TA-2.11")
def test_scores_go_past_a_hundred() -> None:
    t = Table("musician@4,5 Y:officer@4,4")
    t.s.scored[0] = 299
    t.finish_round()
    assert t.vp("Y") > 299
