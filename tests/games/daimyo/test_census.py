"""Every question, action verb, hero, tile, objective, solo card and villager occurs in some game."""

from collections import Counter

from tests.games.daimyo.test_laws import WAYS
from tests.games.golden import course, named
from tianxia.engine.events import Event, Log
from tianxia.engine.rng import Rng, seeded
from tianxia.games.daimyo import data, lookups
from tianxia.games.daimyo.game import GAME
from tianxia.games.daimyo.rules import buildings, turn
from tianxia.games.daimyo.rules.buildings import can_build
from tianxia.games.daimyo.state import Daimyo

# seeds of games that, with the golden ones, meet everything; found by trying
CENSUS = (58, 62, 81, 89, 137, 167, 190, 273, 349, 479, 615, 652, 798, 1269, 1677, 1943)


def test_everything_occurs() -> None:
    """In the golden and some lively games every question, verb, hero, tile, objective and solo card occurs."""
    seen: Counter[str] = Counter()
    for name in named("daimyo"):
        match = course("daimyo", name)
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
    told = {
        "played": ("played", "hero"),
        "objective": ("objective", "objective"),
        "tile": ("tile", "tile"),
        "restored": ("relic", "relic"),
        "tile-placed": ("placed", "tile"),
        "solo-card": ("solo", "card"),
        "empire-ability": ("ability", "line"),
    }
    for event in events:
        if event.key in told:
            name, arg = told[event.key]
            seen[f"{name} {event.args[arg]}"] += 1
        if event.key == "objective":
            seen[f"field {event.args['field']}"] += 1
        elif event.key == "villager":
            seen[f"villager {event.args['tile']}{event.args['face']}"] += 1
