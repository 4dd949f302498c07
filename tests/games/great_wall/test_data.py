"""Components, glossary bindings, setup of every mode (sections 2, 3, 17.1)."""

import re
from pathlib import Path

from tests.games.great_wall.table import Table
from tests.proof import rule
from tianxia.games.great_wall import data, ids
from tianxia.games.great_wall.cards import board, commands
from tianxia.games.great_wall.cards.advisors import ADVISORS
from tianxia.games.great_wall.cards.court import ARTIFACTS, DECREES, EVENTS, QIN_GENERAL, REED_GENERALS
from tianxia.games.great_wall.view import view

ROOT = Path(__file__).parents[3]
SEATS = [(3, "standard"), (4, "standard"), (2, "two"), (1, "solo"), (2, "coop"), (3, "coop"), (4, "coop")]


def tables() -> dict[str, list[dict[str, str]]]:
    """The tables of the data page, read by their marks."""
    found: dict[str, list[dict[str, str]]] = {}
    name = ""
    header: list[str] = []
    for line in (ROOT / "docs/rules/great_wall_data.md").read_text(encoding="utf-8").splitlines():
        mark = re.match(r"<!-- table: (\w+) -->", line)
        if mark:
            name, header = mark[1], []
            found[name] = []
        elif name and line.startswith("|"):
            cells = [c.strip() for c in line.strip().strip("|").split("|")]
            if not header:
                header = cells
            elif not set(cells[0]) <= {"-"} or len(set(cells)) > 1:
                found[name].append(dict(zip(header, cells, strict=True)))
        elif found.get(name):
            name = ""
    return found


TABLES = tables()


@rule("GW-2.1.2", "GW-2.1.3", "GW-2.1.4", "GW-2.2.1")
def test_soldiers_of_a_clan() -> None:
    t = Table(4)
    assert ids.SOLDIERS == ("spear", "archer", "horse")
    assert t.s.supply == [10, 4, 2] * 4


@rule("GW-2.1.1", "GW-2.1.26", "GW-2.1.27", "GW-3.1.9")
def test_clerks_cards_and_markers_of_a_clan() -> None:
    t = Table(4)
    for p in range(4):
        assert t.s.clerks[p] + t.s.unhired[p] == 8 and t.s.hand[p] == 0b111111
    assert sorted(t.s.tea) == [0, 1, 2, 3] and t.s.honor == [0] * 4  # a tea and an honor marker each


@rule("GW-2.1.5", "GW-2.2.2")
def test_resources_lie_behind_the_screens() -> None:
    """Everybody's own four kinds are theirs to see; of the others' nobody is told."""
    t = Table(4)
    assert ids.RESOURCES == ("wood", "stone", "gold", "chi")
    before = view(t.s, 1)
    t.s.res[:4] = [1, 2, 3, 4]
    own = view(t.s, 0)["me"]
    assert isinstance(own, dict) and own["resources"] == {"wood": 1, "stone": 2, "gold": 3, "chi": 4}
    assert view(t.s, 1) == before


def same(name: str, rows: list, *columns: str) -> None:
    """A table of the data page, cell by cell."""
    want = [[row[c] for c in columns] for row in TABLES[name]]
    assert [[str(x) for x in row] for row in rows] == want, name


COUNTS = {row["id"]: int(row["count"]) for row in TABLES["components"]}
ABILITY = ("id", "src", "when", "lim", "if", "pay", "do")


@rule("GW-2.1.15", "GW-2.1.16")
def test_generals_are_those_of_the_data_page() -> None:
    columns = (*ABILITY, "wood", "stone", "gold", "chi", "tactics", "tea")
    rows = [[g.id, g.src, g.when, g.lim, g.condition, g.pay, g.do, *g.goods, g.tactics, g.tea] for g in data.ALL_GENERALS]
    same("generals", rows[:13], *columns)
    same("coop_generals", rows[13:], *columns)
    assert data.STANDARD_GENERALS == 13 and len(rows) == 13 + 8


@rule("GW-2.1.11")
def test_advisors_are_those_of_the_data_page() -> None:
    same("advisors", [[a.id, a.src, a.when, a.lim, a.condition, a.pay, a.do] for a in ADVISORS], *ABILITY)
    assert len(ADVISORS) == COUNTS["c_advisor"] == 44


@rule("GW-2.1.13", "GW-2.1.14")
def test_tactics_are_those_of_the_data_page() -> None:
    columns = ("id", "src", "when", "if", "basic", "enh_pay", "enhanced")
    rows = [[c.id, c.src, c.when, c.condition, c.basic, c.pay, c.boosted] for c in data.ALL_TACTICS]
    same("tactics", rows[:20], *columns)
    same("coop_tactics", rows[20:], *columns)
    assert len(rows) == 20 + 12


@rule("GW-2.1.8", "GW-2.1.9")
def test_hordes_are_those_of_the_data_page() -> None:
    columns = ("id", "src", "back", "str", "vit", "rows", "cols", "grid", "honor", "when", "ability")
    rows = [
        [h.id, h.src, h.back, h.strength, h.vital, h.rows, h.cols, h.grid, h.honor, h.when, h.ability] for h in data.ALL_HORDES
    ]
    same("hordes", rows[:24], *columns)
    same("coop_hordes", rows[24:], *columns)
    assert COUNTS["c_horde"] == COUNTS["c_coop_horde"] == 24 and len(rows) == 48


@rule("GW-2.1.12", "GW-2.1.17", "GW-2.1.20")
def test_command_cards_are_those_of_the_data_page() -> None:
    same("command_cards", [[c.id, c.src, c.boxes, c.recoverable] for c in commands.COMMANDS], "id", "src", "boxes", "recoverable")
    boxes = [[b.card, b.box, b.who, b.do, b.syn_if, b.syn_do, b.src] for b in commands.COMMAND_BOXES]
    same("command_boxes", boxes, "card", "box", "who", "do", "syn_if", "syn_do", "src")
    same("reed_command", [[b.card, b.src, b.box, b.who, b.do] for b in commands.REED_BOXES], "id", "src", "box", "who", "do")
    same("solo_commands", [[b.card, b.src, b.box, b.who, b.do] for b in commands.QIN_BOXES], "id", "src", "box", "who", "do")
    assert COUNTS["c_command"] == 24 and len(commands.COMMANDS) == 6 and len({b.card for b in commands.QIN_BOXES}) == 6
    assert len({b.card for b in commands.REED_BOXES}) == 1


@rule("GW-2.1.10")
def test_artifacts_are_those_of_the_data_page() -> None:
    rows = [[a.id, a.src, a.metric, *a.honor] for a in ARTIFACTS]
    same("artifacts", rows, "id", "src", "metric", "first", "second", "third", "fourth")
    same("artifact_solo", [[a.id, a.solo] for a in ARTIFACTS], "id", "solo")
    assert len(ARTIFACTS) == COUNTS["c_artifact"] == 5


@rule("GW-2.1.21", "GW-2.1.22")
def test_events_and_decrees_are_those_of_the_data_page() -> None:
    same("decrees", [[d.id, d.src, d.scope, d.state, d.req, d.p2] for d in DECREES], "id", "src", "scope", "state", "req", "p2")
    same("events", [[e.id, e.src, e.when, e.do] for e in EVENTS], "id", "src", "when", "do")
    assert len(DECREES) == len(EVENTS) == 12


@rule("GW-2.1.18", "GW-2.1.19")
def test_generals_of_the_automata_are_those_of_the_data_page() -> None:
    rows = [[g.id, g.src, g.modes, g.when, g.condition, g.do] for g in REED_GENERALS]
    same("reed_generals", rows, "id", "src", "modes", "when", "if", "do")
    same("qin_general", [[g.id, g.src, g.when, g.do, g.track] for g in QIN_GENERAL], "id", "src", "when", "do", "track")
    assert len({g.id for g in REED_GENERALS}) == 2


@rule("GW-17.1.1")
def test_the_boards_are_those_of_the_data_page() -> None:
    track = [[x.side, x.space, x.start_for, x.add, x.lethality, x.src] for x in board.TIME_TRACK]
    same("time_track", track, "side", "space", "start_for", "add", "cas", "src")
    levels = [[w.side, w.level, w.cost, w.defence, w.firing, w.src] for w in board.WALL_LEVELS]
    same("wall_levels", levels, "side", "level", "cost", "defence", "firing", "src")
    same("locations", [[x.id, x.src, x.type, x.a, x.b, x.shame] for x in board.LOCATIONS], "id", "src", "type", "a", "b", "shame")
    overseers = [[o.location, o.level, o.pay_kind, o.pay_n, o.income, o.src] for o in board.OVERSEERS]
    same("overseers", overseers, "location", "level", "pay_kind", "pay_n", "income", "src")
    costs = [[r.type, r.src, *r.cost, r.pool] for r in board.RECRUIT_COSTS]
    same("recruit_costs", costs, "type", "src", "wood", "stone", "gold", "chi", "pool")
    numbers = [[n.id, n.src, n.solo, n.p2, n.p3, n.p4] for n in board.SETUP_NUMBERS]
    assert [[str(x) for x in row] for row in numbers] == [
        [r[c] for c in ("id", "src", "solo", "p2", "p3", "p4")] for r in TABLES["setup_numbers"][1:]
    ]
    same("constants", [[c.id, c.src, c.value] for c in board.CONSTANTS], "id", "src", "value")


@rule("GW-17.1.2")
def test_special_locations_and_those_with_a_shame_icon() -> None:
    assert [x.id for x in board.LOCATIONS if x.shame] == ["sawmill", "quarry", "mine", "temple", "barracks"]
    assert [x.id for x in board.LOCATIONS if x.type == "special"] == ["builders", "hq", "embassy", "academy"]


@rule("GW-17.1.3")
def test_names_are_those_of_the_tables() -> None:
    texts = {
        lang: (ROOT / f"src/tianxia/games/great_wall/texts/{lang}.ftl").read_text(encoding="utf-8") for lang in ("en", "pl", "cs")
    }
    for name in (
        "generals",
        "coop_generals",
        "advisors",
        "tactics",
        "coop_tactics",
        "hordes",
        "coop_hordes",
        "artifacts",
        "decrees",
        "events",
        "command_cards",
    ):
        for row in TABLES[name]:
            for lang in texts:
                assert f"[{row['id']}] {row[lang]}\n" in texts[lang], (lang, row["id"])


def test_a_player_can_see_which_data_are_ours() -> None:
    """Every card and location says where it comes from, as the data page marks it."""
    for name in (
        "generals",
        "coop_generals",
        "advisors",
        "tactics",
        "coop_tactics",
        "hordes",
        "coop_hordes",
        "events",
        "decrees",
    ):
        for row in TABLES[name]:
            assert data.PROVENANCE[row["id"]][0] == row["src"], row["id"]
    assert data.PROVENANCE["barracks"][0] == "P/E1/R" and data.PROVENANCE["time_track"][0] == "E2/R"
