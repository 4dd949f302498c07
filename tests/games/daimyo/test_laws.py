"""All laws on all modes; the frozen layout; position counts; golden games; and a census of every card and tile."""

import json
from collections import Counter
from pathlib import Path

import pytest

from tests.proof import rule
from tianxia.engine.laws import check_game
from tianxia.engine.match import Match
from tianxia.engine.record import read_record
from tianxia.engine.rng import seeded
from tianxia.games.daimyo import data, tables
from tianxia.games.daimyo.game import GAME
from tianxia.games.daimyo.state import Daimyo

HERE = Path(__file__).parent
WAYS: list[tuple[str, int, dict[str, str]]] = [
    ("standard", seats, {"boards": boards, "aggressive": aggressive})
    for seats in (2, 3, 4)
    for boards in ("basic", "advanced")
    for aggressive in ("out", "in")
] + [("solo", 1, {"boards": boards, "level": level}) for boards in ("basic", "advanced") for level in tables.LEVELS]


@rule("DM-18.19", "DM-4.1.1", "DM-18.18", "DM-2.18")
@pytest.mark.parametrize(("mode", "seats", "options"), WAYS, ids=lambda v: str(v))
def test_laws(mode: str, seats: int, options: dict[str, str]) -> None:
    for seed in range(2):
        clans = "chosen" if seed else "random"
        assert check_game(GAME, GAME.check_setup(mode, seats, options | {"clans": clans}), seed, thorough_every=9) > 90


def test_layout_is_frozen() -> None:
    assert GAME.actions.layout() == (HERE / "layout.txt").read_text(encoding="utf-8").splitlines()


def positions(s: Daimyo, depth: int) -> int:
    """How many lines of play of this length there are."""
    if depth == 0 or not s.todo:
        return 1
    seat = s.todo[-1].seat
    total = 0
    for action in GAME.legal(s, seat):
        after = s.copy()
        GAME.apply(after, seat, action, None)
        total += positions(after, depth - 1)
    return total


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
    assert [positions(s, depth + 1) for depth in range(len(counts))] == counts


GOLDEN = sorted((HERE / "golden").glob("*.json"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda p: p.stem)
def test_golden_games(path: Path) -> None:
    kept = json.loads(path.read_text(encoding="utf-8"))
    match = Match.of(read_record(json.dumps(kept["record"])))
    assert match.over
    assert GAME.points(match.state) == kept["points"] and GAME.places(match.state) == kept["places"]
    rows = [dict(zip(GAME.sources, row)) for row in GAME.points(match.state)]
    assert [sum(row.values()) for row in rows] == GAME.totals(match.state)


def test_there_are_golden_games_of_every_mode() -> None:
    kinds = {(r["mode"], r["seats"]) for r in (json.loads(p.read_text(encoding="utf-8"))["record"] for p in GOLDEN)}
    assert kinds == {("standard", 2), ("standard", 3), ("standard", 4), ("solo", 1)}


def test_census() -> None:
    """In a few hundred random games every question, verb, hero, tile, objective, solo card and ability line occurs."""
    seen: Counter[str] = Counter()
    seed = 0
    missing = wanted()
    while missing and seed < 700:
        mode, seats, options = WAYS[seed % len(WAYS)]
        play_and_note(mode, seats, options, seed, seen)
        missing = [name for name in missing if not seen[name]]
        seed += 1
    assert not missing, missing


def wanted() -> list[str]:
    names = [f"ask {d.name}" for d in GAME.decisions] + [f"verb {b.verb}" for b in GAME.actions.blocks]
    names += [f"played {h}" for h in tables.HERO_NAMES] + [f"objective {o}" for o in tables.OBJECTIVE_NAMES]
    names += [f"solo {c}" for c in tables.SOLO_NAMES] + [f"ability {row[0]}" for row in data.EMPIRE_ABILITY]
    names += [f"tile {code}" for code in set(tables.TILE_CODE) if not code.startswith("Y-")]
    names += [f"placed {code}" for code in set(tables.TILE_CODE)]
    names += [f"villager {n}{f}" for n in (1, 2, 3) for f in "ab"]
    names += [f"relic {c}" for c in tables.ISLAND_NAMES] + [f"field {f}" for f in ("gold", "silver")]
    return names


def play_and_note(mode: str, seats: int, options: dict[str, str], seed: int, seen: Counter[str]) -> None:
    from tianxia.engine.events import Log

    s = GAME.new(GAME.check_setup(mode, seats, options), seeded(seed))
    dice = seeded(seed + 5)
    keys = {"played": "hero", "objective": "objective", "tile": "tile", "restored": "relic"}
    while s.todo:
        ask = s.todo[-1]
        actions = GAME.legal(s, ask.seat)
        # discards make most random hands empty: prefer anything else
        kept = [a for a in actions if GAME.actions.block(a).verb != "discard"]
        chosen = kept if kept and dice.below(8) else actions
        action = chosen[dice.below(len(chosen))]
        seen[f"ask {GAME.decisions[ask.kind].name}"] += 1
        seen[f"verb {GAME.actions.block(action).verb}"] += 1
        log = Log()
        GAME.apply(s, ask.seat, action, log)
        for event in log.events:
            if event.key in keys:
                seen[f"{'relic' if event.key == 'restored' else event.key} {event.args[keys[event.key]]}"] += 1
            if event.key == "objective":
                seen[f"field {event.args['field']}"] += 1
            elif event.key == "tile-placed":
                seen[f"placed {event.args['tile']}"] += 1
            elif event.key == "solo-card":
                seen[f"solo {event.args['card']}"] += 1
            elif event.key == "empire-ability":
                seen[f"ability {event.args['line']}"] += 1
            elif event.key == "villager":
                seen[f"villager {event.args['tile']}{event.args['face']}"] += 1
