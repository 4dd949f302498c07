"""Components, glossary bindings, setup of every mode (sections 2, 3, 17.1)."""

import re
from pathlib import Path

import pytest

from tests.games.great_wall.table import Table, new
from tests.proof import rule
from tianxia.games.great_wall import data, ids
from tianxia.games.great_wall.cards import board, commands
from tianxia.games.great_wall.cards.court import ARTIFACTS, DECREES, EVENTS, QIN_GENERAL, REED_GENERALS
from tianxia.games.great_wall.game import GAME
from tianxia.games.great_wall.view import view

ROOT = Path(__file__).parents[3]
SEATS = [(3, "standard"), (4, "standard"), (2, "two"), (1, "solo"), (2, "coop"), (3, "coop"), (4, "coop")]


def tables() -> dict[str, list[dict[str, str]]]:
    """The tables of the data page, read by their marks."""
    found: dict[str, list[dict[str, str]]] = {}
    name, header = "", []
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


@rule("GW-2.1.1", "GW-2.1.2", "GW-2.1.3", "GW-2.1.4", "GW-2.1.5", "GW-2.1.26", "GW-2.1.27", "GW-3.1.9", "GW-2.2.1", "GW-2.2.2")
def test_figures_of_a_clan() -> None:
    t = Table(4)
    for p in range(4):
        assert t.s.supply[p * 3 : p * 3 + 3] == [10, 4, 2]
        assert t.s.clerks[p] + t.s.unhired[p] == 8 and t.s.hand[p] == 0b111111
    assert ids.SOLDIERS == ("spear", "archer", "horse") and ids.RESOURCES == ("wood", "stone", "gold", "chi")
    assert sorted(t.s.tea) == [0, 1, 2, 3] and t.s.honor == [0] * 4  # a tea and an honor marker each


@rule("GW-2.1.8", "GW-2.1.9", "GW-2.1.10", "GW-2.1.11", "GW-2.1.12", "GW-2.1.13", "GW-2.1.14", "GW-2.1.15", "GW-2.1.16")
@rule("GW-2.1.17", "GW-2.1.18", "GW-2.1.19", "GW-2.1.20", "GW-2.1.21", "GW-2.1.22", "GW-17.1.1", "GW-17.1.2")
def test_cards_are_those_of_the_data_page() -> None:
    """Every card line and every board number against the tables, cell by cell."""

    def same(name: str, rows: list, *columns: str) -> None:
        want = [[row[c] for c in columns] for row in TABLES[name]]
        assert [[str(x) for x in row] for row in rows] == want, name

    ability = ("id", "src", "when", "lim", "if", "pay", "do")
    goods = ("wood", "stone", "gold", "chi", "tactics", "tea")
    split = data.STANDARD_GENERALS
    rows = [[g.id, g.src, g.when, g.lim, g.condition, g.pay, g.do, *g.goods, g.tactics, g.tea] for g in data.ALL_GENERALS]
    same("generals", rows[:split], *ability, *goods)
    same("coop_generals", rows[split:], *ability, *goods)
    same("advisors", [[a.id, a.src, a.when, a.lim, a.condition, a.pay, a.do] for a in data.ADVISORS], *ability)
    tactic = [[c.id, c.src, c.when, c.condition, c.basic, c.pay, c.boosted] for c in data.ALL_TACTICS]
    same("tactics", tactic[:20], "id", "src", "when", "if", "basic", "enh_pay", "enhanced")
    same("coop_tactics", tactic[20:], "id", "src", "when", "if", "basic", "enh_pay", "enhanced")
    horde = [
        [h.id, h.src, h.back, h.strength, h.vital, h.rows, h.cols, h.grid, h.honor, h.when, h.ability] for h in data.ALL_HORDES
    ]
    columns = ("id", "src", "back", "str", "vit", "rows", "cols", "grid", "honor", "when", "ability")
    same("hordes", horde[:24], *columns)
    same("coop_hordes", horde[24:], *columns)
    same("command_cards", [[c.id, c.src, c.boxes, c.recoverable] for c in commands.COMMANDS], "id", "src", "boxes", "recoverable")
    boxes = [[b.card, b.box, b.who, b.do, b.syn_if, b.syn_do, b.src] for b in commands.COMMAND_BOXES]
    same("command_boxes", boxes, "card", "box", "who", "do", "syn_if", "syn_do", "src")
    same("reed_command", [[b.card, b.src, b.box, b.who, b.do] for b in commands.REED_BOXES], "id", "src", "box", "who", "do")
    same("solo_commands", [[b.card, b.src, b.box, b.who, b.do] for b in commands.QIN_BOXES], "id", "src", "box", "who", "do")
    same(
        "artifacts",
        [[a.id, a.src, a.metric, *a.honor] for a in ARTIFACTS],
        "id",
        "src",
        "metric",
        "first",
        "second",
        "third",
        "fourth",
    )
    same("artifact_solo", [[a.id, a.solo] for a in ARTIFACTS], "id", "solo")
    same("decrees", [[d.id, d.src, d.scope, d.state, d.req, d.p2] for d in DECREES], "id", "src", "scope", "state", "req", "p2")
    same("events", [[e.id, e.src, e.when, e.do] for e in EVENTS], "id", "src", "when", "do")
    same(
        "reed_generals",
        [[g.id, g.src, g.modes, g.when, g.condition, g.do] for g in REED_GENERALS],
        "id",
        "src",
        "modes",
        "when",
        "if",
        "do",
    )
    same("qin_general", [[g.id, g.src, g.when, g.do, g.track] for g in QIN_GENERAL], "id", "src", "when", "do", "track")
    same(
        "time_track",
        [[x.side, x.space, x.start_for, x.add, x.lethality, x.src] for x in board.TIME_TRACK],
        "side",
        "space",
        "start_for",
        "add",
        "cas",
        "src",
    )
    same(
        "wall_levels",
        [[w.side, w.level, w.cost, w.defence, w.firing, w.src] for w in board.WALL_LEVELS],
        "side",
        "level",
        "cost",
        "defence",
        "firing",
        "src",
    )
    same("locations", [[x.id, x.src, x.type, x.a, x.b, x.shame] for x in board.LOCATIONS], "id", "src", "type", "a", "b", "shame")
    same(
        "overseers",
        [[o.location, o.level, o.pay_kind, o.pay_n, o.income, o.src] for o in board.OVERSEERS],
        "location",
        "level",
        "pay_kind",
        "pay_n",
        "income",
        "src",
    )
    same(
        "recruit_costs",
        [[r.type, r.src, *r.cost, r.pool] for r in board.RECRUIT_COSTS],
        "type",
        "src",
        "wood",
        "stone",
        "gold",
        "chi",
        "pool",
    )
    numbers = [[n.id, n.src, n.solo, n.p2, n.p3, n.p4] for n in board.SETUP_NUMBERS]
    assert [[str(x) for x in row] for row in numbers] == [
        [r[c] for c in ("id", "src", "solo", "p2", "p3", "p4")] for r in TABLES["setup_numbers"][1:]
    ]
    same("constants", [[c.id, c.src, c.value] for c in board.CONSTANTS], "id", "src", "value")
    counts = {r["id"]: int(r["count"]) for r in TABLES["components"]}
    assert counts["c_horde"] == counts["c_coop_horde"] == 24 and counts["c_artifact"] == 5 and counts["c_advisor"] == 44
    assert counts["c_command"] == 24 and len(commands.COMMANDS) == 6 and len(TABLES["solo_commands"]) == 17
    assert [x.id for x in board.LOCATIONS if x.shame] == ["sawmill", "quarry", "mine", "temple", "barracks"]
    assert [x.id for x in board.LOCATIONS if x.type == "special"] == ["builders", "hq", "embassy", "academy"]


@rule(
    "GW-2.1.6",
    "GW-2.1.7",
    "GW-2.1.23",
    "GW-2.1.24",
    "GW-2.1.25",
    "GW-2.1.28",
    "GW-2.1.29",
    "GW-2.1.30",
    "GW-3.1.1",
    "GW-3.1.2",
    "GW-3.1.7",
    "GW-3.1.16",
    "GW-3.1.19",
)
@pytest.mark.parametrize(("seats", "mode"), SEATS)
def test_board_time_barricades_and_bank(seats: int, mode: str) -> None:
    s = new(seats, mode)
    assert s.side == (1 if seats == 4 else 0) and s.year == 1 and s.wall == [0, 0, 0]
    assert s.barricades == ([3, 3, 3] if seats > 2 else [0, 3, 3])
    assert s.shame_bank == 10 * seats and s.shame_box == 0
    assert s.honor == [0] * s.players and s.store == [0, 0, 0]
    assert len(data.TIME_ADD[s.side]) == (5 if seats == 4 else 6) and len(data.WALL_COST[s.side]) == 4


@rule("GW-3.1.3", "GW-3.1.4", "GW-3.1.5", "GW-3.1.6", "GW-3.1.8", "GW-3.1.10", "GW-3.1.11", "GW-2.2.3", "GW-2.2.4", "TV-15")
def test_standard_decks_and_first_hordes() -> None:
    for seats in (3, 4):
        s = new(seats)
        assert len(s.artifacts) == 3 and sorted(s.artifacts + s.artifact_box) == [0, 1, 2, 3, 4]
        assert [s.slots[i] >= 0 for i in (0, 3, 6)] == [True] * 3
        assert sorted(s.tactic_deck) == list(range(20)) and len(s.advisor_deck) == 44 - 2 * seats
        assert len(set(s.dealt_generals)) == 2 * seats and max(s.dealt_generals) < 13
        assert len(s.horde_deck) == 24 - (3 if seats == 3 else 4) and max(s.horde_deck) < 24
        assert s.reed == s.qin == -1 and not s.event_deck and not s.decree_deck and not s.qin_deck
    s = new(4)  # the fourth card lies where the card that was then on top points to
    extra = next(i for i in (1, 4, 7) if s.slots[i] >= 0)
    assert extra // 3 == data.HORDE_BACK[s.horde_deck[-1]]


@rule(
    "GW-3.1.12",
    "GW-3.1.13",
    "GW-3.1.14",
    "GW-3.1.15",
    "GW-4.2.2",
    "GW-4.2.7",
    "TV-44",
    "TV-46",
    "GW-3.1.17",
    "GW-3.1.18",
    "GW-3.1.20",
    "GW-3.1.21",
    "GW-3.1.22",
)
def test_the_secret_choice_and_what_follows() -> None:
    s = new(3, seed=5)
    for seat in (2, 0):
        action = GAME.legal(s, seat)[3]
        assert len(GAME.legal(s, seat)) == 4
        GAME.apply(s, seat, action, None)
    for other in (0, 1, -1):  # nobody sees what seat 2 kept, nor its cards
        seen = view(s, other)
        assert seen["players"][2]["general"] is None and seen["players"][2]["ready"] and not seen["players"][1]["ready"]
        assert data.GENERAL_IDS[s.dealt_generals[4]] not in str(seen) and data.ADVISOR_IDS[s.dealt_advisors[4]] not in str(seen)
    own = view(s, 2)["me"]  # its owner does
    assert own["kept"] == [data.GENERAL_IDS[s.dealt_generals[5]], data.ADVISOR_IDS[s.dealt_advisors[5]]]
    assert view(s, 1)["me"]["kept"] == []
    kept = [s.dealt_generals[1], -1, s.dealt_generals[5]]
    GAME.apply(s, 1, GAME.legal(s, 1)[0], None)
    kept[1] = s.dealt_generals[2]
    assert s.generals == kept
    assert [data.GENERAL_TEA[s.generals[p]] for p in s.tea] == sorted([data.GENERAL_TEA[g] for g in kept], reverse=True)
    for p in range(3):
        assert s.res[p * 4 : p * 4 + 4] == data.GENERAL_GOODS[kept[p]]
        assert bin(s.tactics[p]).count("1") == data.GENERAL_TACTICS[kept[p]]
        assert (s.aa[p], s.sa[p], s.clerks[p], s.unhired[p]) == (1, 1, 5, 3)
        secret = data.ADVISOR_IDS[s.secret_support[p]]
        assert view(s, p)["me"]["secret_support"] == secret and secret not in str(view(s, (p + 1) % 3)["players"][p])
    assert len(s.offer) == 4 and s.season == ids.FALL and s.year == 1
    assert GAME.decisions[s.todo[-1].kind].name == "command"  # Spring and Summer of year 1 are skipped
    liang = data.GENERAL_IDS.index("g01")
    assert (data.GENERAL_GOODS[liang], data.GENERAL_TACTICS[liang], data.GENERAL_TEA[liang]) == ([5, 3, 3, 5], 2, 65)
    assert {65, 40, 2} <= set(data.GENERAL_TEA) and len(set(data.GENERAL_TEA)) == 21


@rule(
    "GW-3.2.1",
    "GW-3.2.2",
    "GW-3.2.3",
    "GW-3.2.4",
    "GW-3.2.5",
    "GW-3.2.6",
    "GW-3.2.7",
    "GW-3.2.8",
    "GW-3.2.9",
    "GW-3.2.10",
    "GW-10.1.2",
    "GW-10.2.5",
    "GW-10.2.6",
)
def test_two_players() -> None:
    s = new(2)
    assert s.reed == 2 and s.players == 3 and s.side == 0 and len(s.track) == 3
    assert s.slots[0] == -1 and s.slots[3] >= 0 and s.slots[6] >= 0 and sum(c >= 0 for c in s.slots) == 2
    assert len(s.horde_deck) == 14 and all(data.HORDE_BACK[c] for c in s.horde_deck) and len(s.horde_box) == 8
    assert s.supply[6:9] == [10, 0, 0] and s.clerks[2] == s.unhired[2] == 0
    assert [s.at[loc * 4 + 2] for loc in range(10)] == [1, 1, 1] + [0] * 7
    assert view(s, 0)["sections"][0] == {"id": "L", "closed": True}
    while GAME.decisions[s.todo[-1].kind].name == "keep":
        GAME.apply(s, s.todo[-1].seat, GAME.legal(s, s.todo[-1].seat)[0], None)
    assert s.tea[-1] == 2 and s.shame_bank == 20


@rule(
    "GW-3.3.1",
    "GW-3.3.2",
    "GW-3.3.3",
    "GW-3.3.4",
    "GW-3.3.5",
    "GW-3.3.6",
    "GW-3.3.7",
    "GW-3.3.8",
    "GW-3.3.9",
    "GW-3.3.10",
    "GW-3.3.11",
    "GW-11.1.1",
    "GW-11.9.1",
    "GW-11.2.1",
    "GW-11.2.2",
)
def test_solo() -> None:
    for difficulty, start in (("normal", 0), ("hard", 50), ("very_hard", 100), ("extreme", 150)):
        s = new(1, difficulty=difficulty)
        assert (s.qin, s.reed, s.players) == (1, 2, 3) and s.honor == [0, start, 0]
    assert s.over[4:8] == [1] * 4 and s.over_type[4:8] == [ids.HORSE, ids.HORSE, ids.SPEAR, ids.SPEAR]
    assert s.supply[3:6] == [8, 4, 0] and s.clerks[1] == 8 and s.unhired[:2] == [3, 0]
    assert sorted(s.qin_track) == [ids.SAWMILL, ids.QUARRY, ids.MINE, ids.TEMPLE, ids.BARRACKS]
    assert sorted(s.qin_deck) == list(range(6)) and s.sa[1] == 2 and s.shame_bank == 10 and len(s.artifacts) == 3
    assert len(GAME.legal(s, 0)) == 4 and s.tea == [0, 1, 2]
    tracks = {tuple(new(1, seed=seed).qin_track) for seed in range(20)}
    assert len(tracks) > 10
    GAME.apply(s, 0, GAME.legal(s, 0)[0], None)
    assert s.tea == [0, 1, 2]


@rule(
    "GW-3.4.1",
    "GW-3.4.2",
    "GW-3.4.3",
    "GW-3.4.4",
    "GW-3.4.5",
    "GW-3.4.6",
    "GW-3.4.7",
    "GW-3.4.8",
    "GW-12.7.1",
    "GW-12.1.1",
    "TV-49",
)
@pytest.mark.parametrize(("seats", "hordes", "open_decrees", "needed"), [(2, 3, 2, 6), (3, 4, 3, 7), (4, 5, 3, 9)])
def test_coop(seats: int, hordes: int, open_decrees: int, needed: int) -> None:
    s = new(seats, "coop")
    assert sum(c >= 0 for c in s.slots) == hordes and min(c for c in s.slots if c >= 0) >= 24
    first = [sec for sec in range(3) if s.reed < 0 or sec > 0]
    assert all(s.slots[sec * 3] >= 0 for sec in first)
    assert len(s.decrees) == open_decrees and len(s.decree_deck) + open_decrees == (8 if seats == 2 else 12)
    if seats == 2:
        assert not {0, 1, 2, 3} & set(s.decrees + s.decree_deck)
        assert all(data.HORDE_BACK[c] for c in s.horde_deck)
    assert sorted(s.tactic_deck) == list(range(32)) and sorted(s.event_deck) == list(range(12)) and not s.artifacts
    assert s.shame_bank == 10 * seats and view(s, 0)["coop"]["needed"] == needed
    dealt = {g for seed in range(40) for g in new(seats, "coop", seed).dealt_generals[0::2]}
    assert max(dealt) >= 13


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
