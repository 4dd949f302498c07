"""All laws on all modes; the frozen layout; position counts; golden games; and a census of every card and tile."""

import json
from collections import Counter
from pathlib import Path

import pytest

from tests.games.daimyo.golden import GAMES, result
from tests.games.walks import perft
from tests.proof import rule
from tianxia.engine.course import Course
from tianxia.engine.events import Event, Log
from tianxia.engine.laws import check_game
from tianxia.engine.record import read_record
from tianxia.engine.rng import Rng, seeded
from tianxia.games.daimyo import data, lookups
from tianxia.games.daimyo.game import GAME
from tianxia.games.daimyo.rules import buildings, turn
from tianxia.games.daimyo.rules.buildings import can_build
from tianxia.games.daimyo.state import Daimyo

HERE = Path(__file__).parent
WAYS: list[tuple[str, int, dict[str, str]]] = [
    ("standard", seats, {"boards": boards, "aggressive": aggressive})
    for seats in (2, 3, 4)
    for boards in ("basic", "advanced")
    for aggressive in ("out", "in")
] + [("solo", 1, {"boards": boards, "level": level}) for boards in ("basic", "advanced") for level in lookups.LEVELS]


@rule("DM-18.19", "DM-4.1.1", "DM-18.18", "DM-2.18")
@pytest.mark.parametrize(("mode", "seats", "options"), WAYS, ids=lambda v: str(v))
def test_laws(mode: str, seats: int, options: dict[str, str]) -> None:
    for seed in range(2):
        clans = "chosen" if seed else "random"
        assert check_game(GAME, GAME.check_setup(mode, seats, options | {"clans": clans}), seed, thorough_every=9) > 90


def test_layout_is_frozen() -> None:
    assert GAME.actions.layout() == (HERE / "layout.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(
    ("mode", "seats", "counts"),
    [
        ("standard", 2, [4, 12, 240]),  # Clans, then 20 sites
        ("standard", 3, [4, 12, 24, 600]),  # and 25 sites
        ("solo", 1, [4, 80, 1520]),  # 4 Clans, 20 sites, 19 sites
    ],
)
def test_counts_of_setup(mode: str, seats: int, counts: list[int]) -> None:
    s = GAME.new(GAME.check_setup(mode, seats, {}), seeded(1))
    assert [perft(GAME, s, depth + 1) for depth in range(len(counts))] == counts


GOLDEN = sorted((HERE / "golden").glob("*.json"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda p: p.stem)
def test_golden_games(path: Path) -> None:
    kept = json.loads(path.read_text(encoding="utf-8"))
    match = Course.of(read_record(json.dumps(kept["record"])))
    assert match.over and result(match) == kept["result"]
    for row, total in zip(kept["result"]["points"], kept["result"]["totals"]):
        assert sum(row.values()) == total


def test_there_are_golden_games_of_every_mode() -> None:
    assert {path.stem for path in GOLDEN} == set(GAMES)
    kinds = {(r["mode"], r["seats"]) for r in (json.loads(p.read_text(encoding="utf-8"))["record"] for p in GOLDEN)}
    assert kinds == {("standard", 2), ("standard", 3), ("standard", 4), ("solo", 1)}


# seeds of games that, with the golden ones, meet everything; found by trying
CENSUS = (58, 62, 81, 89, 137, 167, 190, 273, 349, 479, 615, 652, 798, 1269, 1677, 1943)


def test_census() -> None:
    """In the golden and some lively games every question, verb, hero, tile, objective and solo card occurs."""
    seen: Counter[str] = Counter()
    for path in GOLDEN:
        match = Course.of(read_record(json.dumps(json.loads(path.read_text(encoding="utf-8"))["record"])))
        s = match.at(0)
        for move in match.told():
            note(s, move.action, move.events, seen)
            GAME.apply(s, move.seat, move.action, None)
    for seed in CENSUS:
        mode, seats, options = WAYS[seed % len(WAYS)]
        play_and_note(mode, seats, options, seed, seen)
    missing = [name for name in wanted() if not seen[name]]
    assert not missing, missing


def wanted() -> list[str]:
    names = [f"ask {d.name}" for d in GAME.decisions] + [f"verb {b.verb}" for b in GAME.actions.blocks]
    names += [f"played {h}" for h in lookups.HERO_NAMES] + [f"objective {o}" for o in lookups.OBJECTIVE_NAMES]
    names += [f"solo {c}" for c in lookups.SOLO_NAMES] + [f"ability {row[0]}" for row in data.EMPIRE_ABILITY]
    names += [f"tile {code}" for code in set(lookups.TILE_NAME) if not code.startswith("Y-")]
    names += [f"placed {code}" for code in set(lookups.TILE_NAME)]
    names += [f"villager {n}{f}" for n in (1, 2, 3) for f in "ab"]
    names += [f"relic {c}" for c in lookups.ISLAND_NAMES] + [f"field {f}" for f in ("gold", "silver")]
    return names


def play_and_note(mode: str, seats: int, options: dict[str, str], seed: int, seen: Counter[str]) -> None:
    """A game of players who like to do things: they build, play and take rather than stop or discard."""
    s = GAME.new(GAME.check_setup(mode, seats, options), seeded(seed))
    dice = seeded(seed + 5)
    while s.todo:
        ask = s.todo[-1]
        actions = GAME.legal(s, ask.seat)
        chosen = actions if dice.below(10) == 0 else lively(s, actions, dice)
        action = chosen[dice.below(len(chosen))]
        before = s.copy()
        log = Log()
        GAME.apply(s, ask.seat, action, log)
        note(before, action, log.events, seen)


def lively(s: Daimyo, actions: list[int], dice: Rng) -> list[int]:
    """The answers of a builder; with four players the last one is left with dice that fit nowhere (DM-5.7)."""
    seat = s.todo[-1].seat
    words = {a: GAME.actions.words(a) for a in actions}
    if s.todo[-1].kind == turn.DIE.number:
        if s.seats == 4 and s.round == 1:
            last = seat == (s.first + 3) % 4
            liked = ("villagers", "tax") if last else ("production", "relic", "recruitment", "construction")
            return [a for a in actions if words[a].endswith(liked)] or actions
        wish = "construction" if can_build(s, seat, 0, 0) else ("production", "tax", "villagers")[dice.below(3)]
        return [a for a in actions if words[a].endswith(wish)] or actions
    if s.todo[-1].kind == buildings.TILE.number:
        return [a for a in actions if words[a].split()[1] in ("production", "construction", "villagers", "income1")] or actions
    eager = [a for a in actions if words[a].split()[0] in ("tile", "build", "play") or words[a] in ("gain metal", "gain stone")]
    return eager or [a for a in actions if words[a].split()[0] not in ("discard", "stop", "end")] or actions


def note(s: Daimyo, action: int, events: list[Event], seen: Counter[str]) -> None:
    seen[f"ask {GAME.decisions[s.todo[-1].kind].name}"] += 1
    seen[f"verb {GAME.actions.block(action).verb}"] += 1
    named = {
        "played": ("played", "hero"),
        "objective": ("objective", "objective"),
        "tile": ("tile", "tile"),
        "restored": ("relic", "relic"),
        "tile-placed": ("placed", "tile"),
        "solo-card": ("solo", "card"),
        "empire-ability": ("ability", "line"),
    }
    for event in events:
        if event.key in named:
            name, arg = named[event.key]
            seen[f"{name} {event.args[arg]}"] += 1
        if event.key == "objective":
            seen[f"field {event.args['field']}"] += 1
        elif event.key == "villager":
            seen[f"villager {event.args['tile']}{event.args['face']}"] += 1
