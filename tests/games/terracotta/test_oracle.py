"""A second, slow and simple reading of the rules, written only against the JSON view, agrees with the engine
in every position of many random games: scorings, legal cells, horses, guard moves and shots."""

import pytest

from tests.games.golden import course
from tests.games.walks import played
from tianxia.engine.course import Course
from tianxia.games.terracotta import actions
from tianxia.games.terracotta.game import GAME
from tianxia.games.terracotta.seen import FigureView, View

STEP = {"N": (-1, 0), "S": (1, 0), "W": (0, -1), "E": (0, 1)}
WARRIORS = ("officer", "guard", "crossbowman", "soldier")
Cell = tuple[int, int]


def cell(text: str) -> Cell:
    row, column = text.split(",")
    return int(row), int(column)


def inside(c: Cell) -> bool:
    return 1 <= c[0] <= 7 and 1 <= c[1] <= 9


class Hall:
    """The mausoleum, read off a view."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.players = len(view["players"])
        self.warriors = [f for f in view["figures"] if f["kind"] in WARRIORS]
        self.at: dict[Cell, FigureView] = {}
        for f in view["figures"]:
            for c in f.get("cells", [f["cell"]]):
                assert cell(c) not in self.at
                self.at[cell(c)] = f

    def cells(self, f: FigureView) -> set[Cell]:
        return {cell(c) for c in f.get("cells", [f["cell"]])}

    def kind(self, kind: str) -> list[FigureView]:
        return [f for f in self.view["figures"] if f["kind"] == kind]

    def faced(self, archer: FigureView) -> FigureView | None:
        row, column = cell(archer["cell"])
        down, right = STEP[archer["facing"]]
        there = self.at.get((row + down, column + right))
        return there if there is not None and there["kind"] in WARRIORS else None

    def dominance(self, scope: list[FigureView], high: int, low: int) -> list[int]:
        counts = [sum(1 for w in scope if w["seat"] == p) for p in range(self.players)]
        aims = [0] * self.players
        for archer in self.kind("archer"):
            target = self.faced(archer)
            if target is not None and any(w["id"] == target["id"] for w in scope):
                aims[target["seat"]] += 1
        return self.points(counts, aims, high, low)

    def points(self, counts: list[int], aims: list[int], high: int, low: int) -> list[int]:
        top = [p for p in range(self.players) if counts[p] == max(counts) and counts[p] > 0]
        if len(top) > 1:
            most = max(aims[p] for p in top)
            top = [p for p in top if aims[p] == most and most > 0]
        best = top[0] if len(top) == 1 else None
        return [high if p == best else low if counts[p] else 0 for p in range(self.players)]

    def touching(self, cells: set[Cell]) -> list[FigureView]:
        return [w for w in self.warriors if self.cells(w) & cells]

    def line(self, row: int | None, column: int | None) -> set[Cell]:
        return {(r, c) for r in range(1, 8) for c in range(1, 10) if r == row or c == column}

    def groups(self) -> list[list[FigureView]]:
        nodes = [(w, w["kind"]) for w in self.warriors]
        nodes += [(a, target["kind"]) for a in self.kind("archer") if (target := self.faced(a)) is not None]
        found = []
        while nodes:
            group = [nodes.pop(0)]
            for member, kind in group:
                around = {(r + d, c + e) for r, c in self.cells(member) for d, e in STEP.values()}
                for other in [n for n in nodes if n[1] == kind and self.cells(n[0]) & around]:
                    nodes.remove(other)
                    group.append(other)
            if len(group) > 1:
                found.append([member for member, _ in group])
        return found

    def forecast(self) -> dict[str, list[int]]:
        view = self.view
        players = range(self.players)
        tile = view["tiles"][view["round"] - 1]
        high, low = tile["dominance"], tile["presence"]
        name = tile["id"]
        if name == "coins":
            tiles = self.points([p["coins"] for p in view["players"]], [0] * self.players, high, low)
        elif name == "clay":
            tiles = self.points([p["wet"] + p["dry"] for p in view["players"]], [0] * self.players, high, low)
        else:
            if name.startswith("type_"):
                scope = self.kind(name[5:])
            elif name.startswith("sector_"):
                rows = range(1, 4) if name[7] == "n" else range(5, 8)
                columns = range(1, 5) if name[8] == "w" else range(6, 10)
                scope = self.touching({(r, c) for r in rows for c in columns})
            else:
                scope = self.touching(self.line(4, None) if name == "central_row" else self.line(None, 5))
            tiles = self.dominance(scope, high, low)
        music, service, groups, aims = ([0] * self.players for _ in range(4))
        for musician in self.kind("musician"):
            for w in self.touching(self.line(*cell(musician["cell"]))):
                music[w["seat"]] += 1
        for servant in self.kind("servant"):
            r, c = cell(servant["cell"])
            ring = {(r + d, c + e) for d in (-1, 0, 1) for e in (-1, 0, 1)} - {(r, c)}
            for p, points in enumerate(self.dominance(self.touching(ring), 8, 2)):
                service[p] += points
        for group in self.groups():
            warriors = [f for f in group if f["kind"] in WARRIORS]
            colours = len({w["seat"] for w in warriors})
            for w in warriors:
                groups[w["seat"]] += colours
            if colours > 1:
                for p, points in enumerate(self.dominance(warriors, 5, 2)):
                    groups[p] += points
        for archer in self.kind("archer"):
            target = self.faced(archer)
            if target is not None:
                aims[target["seat"]] += 2
        return {
            "inspector_v": self.dominance(self.touching(self.line(view["inspectors"]["V"], None)), 7, 3),
            "inspector_h": self.dominance(self.touching(self.line(None, view["inspectors"]["H"])), 7, 3),
            "tile": tiles,
            "musicians": music,
            "servants": service,
            "groups": groups,
            "archers": aims,
            "resources": [(p["coins"] + p["wet"] + p["dry"]) // 2 for p in (view["players"][i] for i in players)],
        }

    def empty(self) -> set[str]:
        return {f"{r},{c}" for r in range(1, 8) for c in range(1, 10) if (r, c) not in self.at}

    def horses(self, seat: int) -> set[str]:
        out = set()
        for w in self.warriors:
            if w["seat"] == seat and w["horse"] is None:
                r, c = cell(w["cell"])
                for way, (d, e) in STEP.items():
                    more = [(r + d, c + e), (r + 2 * d, c + 2 * e)]
                    if all(inside(x) and x not in self.at for x in more):
                        out.add(f"mount {w['cell']} {way}")
        return out

    def moves(self, seat: int, guard: int) -> set[str]:
        out = {"stay"}
        for w in self.warriors:
            if w["seat"] == seat and w["id"] != guard:
                own = self.cells(w)
                r, c = cell(w["cell"])
                for d, e in STEP.values():
                    for n in range(1, 9):
                        there = {(x + n * d, y + n * e) for x, y in own}
                        if not all(inside(x) and (x not in self.at or x in own) for x in there):
                            break
                        out.add(f"move {w['cell']} {r + n * d},{c + n * e}")
        return out

    def shots(self, archer: str) -> set[str]:
        out = set()
        r, c = cell(archer)
        for way, (d, e) in STEP.items():
            n = 1
            while inside((r + n * d, c + n * e)) and (r + n * d, c + n * e) not in self.at:
                n += 1
            if inside((r + n * d, c + n * e)) and n > 1:
                out.add(f"shoot {way}")
        return out


def check(match: Course) -> int:
    """Replay and compare; returns the number of positions compared."""
    compared = 0
    for n in range(len(match.moves)):
        s = match.at(n)
        ask = s.todo[-1]
        question = GAME.decisions[ask.kind].name
        if question not in ("rotate", "cell", "spot", "horse", "guard", "crossbow"):
            continue
        hall = Hall(GAME.view(s, ask.seat))
        legal = {GAME.actions.words(a) for a in GAME.legal(s, ask.seat)}
        if question == "rotate":
            assert hall.forecast() == hall.view["forecast"]
        elif question in ("cell", "spot"):
            assert legal == {f"put {c}" for c in hall.empty()}
        elif question == "horse":
            assert legal == hall.horses(ask.seat)
        elif question == "guard":
            assert legal == hall.moves(ask.seat, ask.b)
        else:
            assert legal == hall.shots(actions.CELL_NAMES[s.at[ask.b]])
        compared += 1
    return compared


@pytest.mark.parametrize(
    ("mode", "bots"),
    [
        ("standard", ["random", "random"]),
        ("standard", ["random", "random", "random"]),
        ("standard", ["random", "random", "random", "random"]),
        ("solo", ["random"]),
    ],
)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_random_games(mode: str, bots: list[str], seed: int) -> None:
    assert check(played(GAME, mode, {}, bots, seed)) > 20


@pytest.mark.parametrize("name", ["two-greedy", "four-greedy", "solo-master", "three-mixed"])
def test_golden_games(name: str) -> None:
    """Greedy play fills the mausoleum: many riders, archers and groups."""
    assert check(course("terracotta", name)) > 40
