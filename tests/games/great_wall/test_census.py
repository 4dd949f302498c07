"""Every card of every deck, every question, every action verb and every end occurs in some game."""

from typing import Any

from tests.games.golden import course, named
from tests.games.great_wall.table import new
from tianxia.engine.events import Event, Log
from tianxia.engine.rng import seeded
from tianxia.games.great_wall import data, ids
from tianxia.games.great_wall.actions import KEEP
from tianxia.games.great_wall.game import GAME
from tianxia.games.great_wall.ids import END_REASONS

LIKED: tuple[str, ...] = (
    "play",
    "use",
    "agree",
    "decree",
    "build",
    "hire",
    "atone",
    "copy",
    "spear",
    "horse",
    "archer",
    "shoot",
    "save",
    "give",
    "sacrifice",
    "send_clerk",
    "send_advisor",
    "upgrade",
    "recruit",
    "donate",
)
RESTING = (*[v for v in LIKED if v != "archer"], "muster", "station", "use")  # archers wait in muster areas
TABLES = [("standard", 3), ("standard", 4), ("two", 2), ("solo", 1), ("coop", 2), ("coop", 3), ("coop", 4)]


def note(seen: dict[str, set[Any]], events: list[Event]) -> None:
    for e in events:
        card = e.args.get("card")
        if e.key in (
            "ability",
            "tactic",
            "horde",
            "defeated",
            "artifact",
            "decree-done",
            "event",
            "command",
            "copied",
            "advisor",
        ):
            seen[e.key].add(card)
        elif e.key == "general":
            seen["general"].add(card)


def fresh(action: int, used: set[Any]) -> bool:
    """Keeping a general whose ability nobody has used yet."""
    return KEEP.has(action) and GAME.actions.named(action)["general"] not in used


def deal_rare(s: Any, played: set[Any]) -> None:
    """Tactic cards that nobody has played yet come into the hands first."""
    for i, card in enumerate([c for c in s.tactic_deck if data.TACTIC_IDS[c] not in played][: 2 * s.seats]):
        s.tactic_deck.remove(card)
        s.tactics[i % s.seats] |= 1 << card


def safe(s: Any) -> None:
    """A Wall that holds, and two hordes won by everybody: what some decrees ask for."""
    s.defence_mod = [60, 60, 60]
    for p in range(s.seats):
        s.won[p] = max(s.won[p], 2)


def generous(s: Any) -> None:
    """Enough of everything, so that a game without a plan comes to its last year and pays for all cards."""
    for p in range(s.seats):
        for kind in range(4):
            s.res[p * 4 + kind] = max(s.res[p * 4 + kind], 6)
        short = 12 - s.honor[p]
        if short > 0:
            s.honor[p] += short
            s.points[p * ids.SOURCE_COUNT] += short
    if s.shame_bank < 8 and s.shame_box >= 8:
        s.shame_bank += 8
        s.shame_box -= 8
    for p in range(s.seats):
        for kind in range(3):
            if s.shamed[p * 3 + kind] > 1:
                s.shamed[p * 3 + kind] -= 1
                s.supply[p * 3 + kind] += 1
                s.shame_bank += 1


def test_everything_occurs() -> None:
    keys = [
        "ability",
        "tactic",
        "horde",
        "defeated",
        "artifact",
        "decree-done",
        "event",
        "command",
        "copied",
        "advisor",
        "general",
        "ask",
        "verb",
        "end",
        "qin",
    ]
    seen: dict[str, set[Any]] = {key: set() for key in keys}
    for name in named("great_wall"):
        match = course("great_wall", name)
        seen["end"].add(GAME.end_reason(match.state))
        for move in match.told():
            note(seen, move.events)
            seen["verb"].add(GAME.actions.block(move.action).verb)
    for seed in range(315):
        mode, seats = TABLES[seed % 7]
        s = new(seats, mode, seed=seed)
        dice = seeded(seed)
        rich = seed % 21 < 17
        dealt = False
        wishes = RESTING if seed % 5 == 1 else LIKED
        while s.todo:
            ask = s.todo[-1]
            if rich:
                generous(s)
            if mode == "coop" and seed % 2 == 0:
                safe(s)
            if not dealt and s.generals[0] >= 0:
                dealt = True
                deal_rare(s, seen["tactic"])
            actions = GAME.legal(s, ask.seat)
            liked = [a for a in actions if GAME.actions.block(a).verb in wishes or fresh(a, seen["ability"])]
            pick = liked if liked and dice.below(4) else actions
            action = pick[dice.below(len(pick))]
            seen["ask"].add(GAME.decisions[ask.kind].name)
            seen["verb"].add(GAME.actions.block(action).verb)
            log = Log()
            GAME.apply(s, ask.seat, action, log)
            note(seen, log.events)
            if s.qin >= 0 and s.pick[s.qin] >= 0:
                seen["qin"].add(s.pick[s.qin])
        seen["end"].add(GAME.end_reason(s))
    static = {data.HOLDER_IDS[i] for i in data.HOLDERS_BY_TRIGGER[ids.T_STATIC]}
    assert seen["general"] == set(data.GENERAL_IDS)
    assert sorted(static - seen["advisor"]) == [], "advisors with a lasting text"
    assert sorted(set(data.HOLDER_IDS) - static - seen["ability"]) == [], "abilities"
    assert sorted(set(data.TACTIC_IDS) - seen["tactic"]) == [], "tactics"
    assert sorted(set(data.HORDE_IDS) - seen["horde"]) == [] and len(seen["defeated"]) >= 38
    assert seen["artifact"] == set(data.ARTIFACT_IDS) and seen["event"] == set(data.EVENT_IDS)
    assert sorted(set(data.DECREE_IDS) - seen["decree-done"]) == [], "decrees"
    assert seen["command"] == set(ids.COMMAND_NAMES) and seen["copied"] and seen["qin"] == set(range(6))
    assert sorted({d.name for d in GAME.decisions} - seen["ask"]) == [], "questions"
    assert sorted({b.verb for b in GAME.actions.blocks} - seen["verb"]) == [], "verbs"
    assert sorted(set(END_REASONS[1:]) - seen["end"]) == [], "ends"
