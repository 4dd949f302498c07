"""What a seat may know, as JSON with the words of the rules: an allow-list (GW-4.2, GW-14.1.24)."""

from collections.abc import Mapping
from typing import Any, Final, Literal

from tianxia.games.great_wall.actions import PLACE_NAMES
from tianxia.games.great_wall.board.counts import bits
from tianxia.games.great_wall.board.field import attack_strength, defence, owner_at, section_static, shame_of_breach
from tianxia.games.great_wall.board.seats import clerks_there, first_section, locked, tea_rank
from tianxia.games.great_wall.data import (
    ADVISOR_IDS,
    ARTIFACT_IDS,
    COOP_DECREES,
    DECREE_IDS,
    EVENT_IDS,
    GENERAL_IDS,
    HOLDER_IDS,
    HOLDER_LINE,
    HORDE_BACK,
    HORDE_GRIDS,
    HORDE_HONOR,
    HORDE_IDS,
    HORDE_STRENGTH,
    HORDE_VITAL,
    LOC_SHAME,
    LOC_SLOTS,
    TACTIC_IDS,
    TIME_ADD,
    TIME_LETHAL,
    WALL_COST,
    WALL_DEFENCE,
    WALL_FIRING,
)
from tianxia.games.great_wall.ids import (
    ACTIVE,
    ARCHER,
    COMMAND_NAMES,
    COOP,
    GOLD,
    HORSE,
    HORSE_OF,
    IN_DISCARD,
    LOCATIONS,
    MODES,
    REED_COMMAND,
    RESOURCES,
    SEASONS,
    SECTIONS,
    SOLDIERS,
    SPEAR,
    STONE,
    SUPPORT,
    WOOD,
    WOUND,
)
from tianxia.games.great_wall.scoring import artifact_honor
from tianxia.games.great_wall.seen import (
    Artifact,
    Coop,
    Fallen,
    HordeView,
    LocationView,
    Mine,
    PlayerView,
    SectionView,
    Slot,
    Soldiers,
    Solo,
    View,
    VitalPoint,
)
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.words.static import FIRING

TREASURE: Final = 3  # the artifact that counts resources behind the screens: no forecast


def view(s: GreatWall, seat: int) -> View:
    return {
        "mode": MODES[s.mode],
        "year": s.year,
        "years": len(TIME_ADD[s.side]),
        "time": [{"hordes": a, "lethality": k} for a, k in zip(TIME_ADD[s.side], TIME_LETHAL[s.side])],
        "season": SEASONS[s.season],
        "active": s.active,
        "tea": s.tea[:],
        "humans": s.seats,
        "qin": s.qin,
        "reed": s.reed,
        "side": "A" if s.side == 0 else "B",
        "sections": [section(s, sec) for sec in range(3)],
        "locations": [location(s, loc) for loc in range(10)],
        "activating": LOCATIONS[s.act_loc] if s.act_loc >= 0 else None,
        "warehouse": {"wood": s.store[WOOD], "stone": s.store[STONE], "gold": s.store[GOLD]},
        "shame": {"bank": s.shame_bank, "box": s.shame_box},
        "offer": [ADVISOR_IDS[c] for c in s.offer],
        "track": [command_slot(s, slot) for slot in range(s.players)],
        "decks": {
            "hordes": len(s.horde_deck),
            "advisors": len(s.advisor_deck),
            "tactics": len(s.tactic_deck),
            "events": len(s.event_deck),
            "decrees": len(s.decree_deck),
        },
        "invasion": SECTIONS[HORDE_BACK[s.horde_deck[-1]]] if s.horde_deck else None,
        "discards": {
            "hordes": [HORDE_IDS[c] for c in s.horde_out],
            "tactics": [TACTIC_IDS[c] for c in s.tactic_out],
            "advisors": [ADVISOR_IDS[c] for c in range(len(s.advisor_at)) if s.advisor_at[c] == IN_DISCARD],
        },
        "artifacts": [artifact(s, a) for a in s.artifacts],
        "coop": coop(s) if s.mode == COOP else None,
        "solo": solo(s) if s.qin >= 0 else None,
        "used": used_up(s),
        "kill": {"victims": [fallen(v) for v in s.victims], "saved": [fallen(v) for v in s.saved]}
        if s.victims or s.saved
        else None,
        "players": [player(s, p) for p in range(s.players)],
        "me": mine(s, seat) if seat >= 0 else None,
    }


def own_view(s: GreatWall, seat: int, watched: Mapping[str, Any]) -> dict[str, Any]:
    """The same, made out of what a watcher sees."""
    return {**watched, "me": mine(s, seat)}


def used_up(s: GreatWall) -> list[str]:
    """Generals and advisors whose ability has worked as often as it may, in this turn, this year or this game (GW-17.2.13)."""
    used = s.used_turn | s.used_year | s.used_game
    if used == 0:
        return []
    return [HOLDER_IDS[line.card] for line in HOLDER_LINE if line.limit_bit >= 0 and (used >> line.limit_bit) & 1]


def section(s: GreatWall, sec: int) -> SectionView:
    if sec < first_section(s):
        return {"id": SECTIONS[sec], "closed": True}
    level = s.wall[sec]
    attack, held = attack_strength(s, sec), defence(s, sec)
    return {
        "id": SECTIONS[sec],
        "closed": False,
        "level": level,
        "next_cost": WALL_COST[s.side][level + 1] if level < 3 else None,
        "base_defence": WALL_DEFENCE[s.side][level],
        "barricades": s.barricades[sec],
        "defence": held,
        "attack": attack,
        "breach": attack > held,
        "shame_if_breached": shame_of_breach(s, sec),
        "firing": WALL_FIRING[s.side][level],
        "firing_usable": max(WALL_FIRING[s.side][level] + section_static(s, sec, FIRING), 0),
        "archers": [s.fire[sec * 4 + p] for p in range(s.players)],
        "muster": [soldiers(s.rest, (sec * 4 + p) * 3) for p in range(s.players)],
        "hordes": [horde(s, sec * 3 + row) for row in range(3) if s.slots[sec * 3 + row] >= 0],
    }


def horde(s: GreatWall, slot: int) -> HordeView:
    card = s.slots[slot]
    points: list[VitalPoint] = []
    for spot in range(HORDE_VITAL[card]):
        code = s.spots[slot * 8 + spot]
        if code == 0:
            points.append({"on": "free"})
        elif code == WOUND:
            points.append({"on": "wound"})
        else:
            points.append({"on": "horse" if code >= HORSE_OF else "spear", "player": owner_at(code), "figure": code})
    return {
        "card": HORDE_IDS[card],
        "row": slot % 3 + 1,
        "strength": HORDE_STRENGTH[card],
        "honor": HORDE_HONOR[card],
        "grid": HORDE_GRIDS[card],
        "points": points,
    }


def location(s: GreatWall, loc: int) -> LocationView:
    return {
        "id": LOCATIONS[loc],
        "slots": LOC_SLOTS[s.side][loc],
        "shame": LOC_SHAME[loc] == 1,
        "clerks": [s.at[loc * 4 + p] for p in range(s.players)],
        "count": clerks_there(s, loc),
        "locked": locked(s, loc),
    }


def command_slot(s: GreatWall, slot: int) -> Slot | None:
    p = s.track[slot]
    if p < 0:
        return None
    return {"player": p, "card": command_name(s.pick[p])}


def command_name(card: int) -> str:
    return "reed" if card == REED_COMMAND else COMMAND_NAMES[card]


def artifact(s: GreatWall, a: int) -> Artifact:
    now = None if a == TREASURE else artifact_honor(s, a)
    return {"card": ARTIFACT_IDS[a], "now": now}


def coop(s: GreatWall) -> Coop:
    return {
        "decrees": [DECREE_IDS[d] if d >= 0 else None for d in s.decrees],
        "done": [DECREE_IDS[d] for d in s.decrees_done],
        "needed": COOP_DECREES[s.seats - 1],
        "events": [{"card": EVENT_IDS[e], "cancelled": bool((s.events_cancelled >> e) & 1)} for e in s.events_shown],
        "now": DECREE_IDS[s.decree_now] if s.decree_now >= 0 else None,
        "agreed": [p for p in range(s.seats) if p in s.pledged_by],
        "refused": [DECREE_IDS[d] for d in range(len(DECREE_IDS)) if (s.refused >> d) & 1],
        "eased": {DECREE_IDS[d]: s.ease[d] for d in range(len(DECREE_IDS)) if s.ease[d]},
    }


def solo(s: GreatWall) -> Solo:
    return {
        "track": [LOCATIONS[loc] for loc in s.qin_track],
        "deck": len(s.qin_deck),
        "out": [COMMAND_NAMES[c] for c in s.qin_out],
        "both_advisors": s.both == 1,
    }


def fallen(code: int) -> Fallen:
    return {"player": code // 256, "place": PLACE_NAMES[code // 4 % 64], "soldier": SOLDIERS[code % 4]}


def soldiers(counts: list[int], at: int) -> Soldiers:
    return {"spear": counts[at + SPEAR], "archer": counts[at + ARCHER], "horse": counts[at + HORSE]}


def player(s: GreatWall, p: int) -> PlayerView:
    kind: Literal["reed", "qin", "human"] = "reed" if p == s.reed else "qin" if p == s.qin else "human"
    picked = s.pick[p] >= 0
    hidden = s.secret_support
    known_support = [c for c in range(len(s.advisor_at)) if s.advisor_at[c] == SUPPORT + p and c not in hidden]
    return {
        "player": p,
        "kind": kind,
        "honor": s.honor[p],
        "tea": tea_rank(s, p),
        "clerks": s.clerks[p],
        "unhired": s.unhired[p],
        "supply": soldiers(s.supply, p * 3),
        "shamed": soldiers(s.shamed, p * 3),
        "gone": {"clerks": s.clerks_gone[p], "spear": s.gone[p * 3], "archer": s.gone[p * 3 + 1], "horse": s.gone[p * 3 + 2]},
        "overseers": [s.over[p * 4 + loc] for loc in range(4)],
        "general": GENERAL_IDS[s.generals[p]] if s.generals[p] >= 0 else None,
        "ready": p < s.seats and not (s.setup_left >> p) & 1,
        "active": [ADVISOR_IDS[c] for c in range(len(s.advisor_at)) if s.advisor_at[c] == ACTIVE + p],
        "supporting": s.sa[p],
        "known_supporting": [ADVISOR_IDS[c] for c in known_support],
        "tactics": bits(s.tactics[p]),
        "commands": bits(s.hand[p]),
        "picked": picked,
        "command": command_name(s.pick[p]) if picked and s.revealed else None,
        "discarded": [COMMAND_NAMES[c] for c in range(6) if (s.out[p] >> c) & 1],
        "captured": [
            {"card": HORDE_IDS[i], "honor": HORDE_HONOR[i], "shame": s.taken_shame[i]}
            for i in range(len(s.taken_by))
            if s.taken_by[i] == p
        ],
        "won": s.won[p],
    }


def mine(s: GreatWall, seat: int) -> Mine:
    i = seat * 4
    known = s.known[seat]
    return {
        "seat": seat,
        "resources": {RESOURCES[k]: s.res[i + k] for k in range(4)},
        "tactics": [TACTIC_IDS[c] for c in range(len(TACTIC_IDS)) if (s.tactics[seat] >> c) & 1],
        "commands": [COMMAND_NAMES[c] for c in range(6) if (s.hand[seat] >> c) & 1],
        "pick": COMMAND_NAMES[s.pick[seat]] if s.pick[seat] >= 0 else None,
        "secret_support": ADVISOR_IDS[s.secret_support[seat]] if s.secret_support[seat] >= 0 else None,
        "dealt_generals": [GENERAL_IDS[g] for g in s.dealt_generals[seat * 2 : seat * 2 + 2]],
        "dealt_advisors": [ADVISOR_IDS[a] for a in s.dealt_advisors[seat * 2 : seat * 2 + 2]],
        "kept": [GENERAL_IDS[s.kept[seat] // 64], ADVISOR_IDS[s.kept[seat] % 64]] if s.kept[seat] >= 0 else [],
        "seen_events": [EVENT_IDS[e] for e in reversed(s.event_deck[len(s.event_deck) - known :])],
    }
