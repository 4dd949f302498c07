"""What a seat sees (ZG-4.3): everything on the table, its own hand, card backs and deck sizes of the rest."""

from collections.abc import Mapping
from typing import Any

from tianxia.games.zhanguo import data, ids
from tianxia.games.zhanguo.hidden import known_discards
from tianxia.games.zhanguo.lookups import (
    ABILITY,
    CARD_COLOUR,
    DIRECTION,
    NOTHING,
    PALACE_BLOCK,
    REGION_SQUARES,
    UNREST_MAX,
    effect_seen,
)
from tianxia.games.zhanguo.pieces import active, aspect_value, blocked
from tianxia.games.zhanguo.rules.boards import AUCTION_BID
from tianxia.games.zhanguo.rules.bonuses import beside
from tianxia.games.zhanguo.rules.draft import DRAFT_KEEP
from tianxia.games.zhanguo.rules.play_card import sleeping_cards
from tianxia.games.zhanguo.scoring import aspect_winner, region_vp, task_section_vp, total, wall_row, wall_vp
from tianxia.games.zhanguo.seen import (
    Ability,
    Auction,
    BoardFace,
    CardFace,
    Deck,
    Now,
    OwnRegion,
    PlayerView,
    RegionView,
    SectionView,
    TaskView,
    View,
)
from tianxia.games.zhanguo.state import ZhanGuo


def view(s: ZhanGuo, seat: int) -> View:
    ask = s.todo[-1] if s.todo else None
    return {
        "round": s.round,
        "rounds": data.ROUNDS,
        "phase": ids.PHASES[s.phase],
        "first": s.first,
        "order": s.order if s.phase == ids.PHASE_PLAY else [],
        "turn": s.turn,
        "active": ask.seat if ask is not None and ask.kind != DRAFT_KEEP.number else None,
        "variants": {
            "boards": ids.SIDES[s.boards],
            "draft": s.draft == 1,
            "track_order": s.track_order == 1,
            "worker_unrest": s.worker_unrest == 1,
        },
        "decks": _decks(s, seat),
        "court": {"stack": s.court, "top": s.court[-1] if s.court else None},
        "now": _now(s),
        "supply": {data.COLOURS[c]: s.supply[c] for c in range(3)},
        "big": {data.COLOURS[c]: _nobody(s.big[c]) for c in range(3)},
        "track": s.track,
        "won": {data.ASPECTS[a]: _nobody(s.won[a]) for a in range(3)},
        "aspect": data.ASPECTS[s.aspect] if s.phase == ids.PHASE_AWARDS and s.aspect < 3 else None,
        "awards": [
            {"round": row[0], "cells": [effect_seen(cell) for cell in (row[1], row[2], row[3])], "from": row[4]}
            for row in data.AWARDS
        ],
        "aspect_vp": {data.ASPECTS[a]: data.ASPECT_VP[a] for a in range(3)},
        "aspect_leaders": {data.ASPECTS[a]: _nobody(aspect_winner(s, a)) for a in range(3)},
        "regions": [_region(s, r) for r in range(5)],
        "borders": [{"one": b[0], "two": b[1], "adjacent": b[2], "border": b[3], "from": b[4]} for b in data.BORDERS],
        "walls": [_section(s, i) for i in range(6)],
        "tasks": [_task(s, i) for i in range(6)],
        "boards_left": [data.BOARDS[b] for b in range(1, 5) if (s.boards_left >> b) & 1],
        "boards": [_board(b) for b in range(5)] if s.phase == ids.PHASE_SETUP else [],
        "auction": _auction(s),
        "players": [_player(s, p, seat) for p in range(s.seats)],
        "data": data.VERSION,
    }


def own(s: ZhanGuo, seat: int, watched: Mapping[str, Any]) -> dict[str, Any]:
    """The same, made out of what a watcher sees."""
    players = watched["players"][:]
    players[seat] = {**players[seat], "hand": _hand(s, seat), "laid_off": _laid_off(s, seat)}
    return {**watched, "decks": _decks(s, seat) if s.draft else watched["decks"], "players": players}


def _decks(s: ZhanGuo, seat: int) -> list[Deck]:
    return [{"colour": data.COLOURS[c], "size": len(s.decks[c]), "discards": known_discards(s, seat, c)} for c in range(3)]


def _hand(s: ZhanGuo, p: int) -> list[CardFace]:
    return [card_face(card) for card in s.hands[p]]


def _laid_off(s: ZhanGuo, p: int) -> list[int]:
    return [card for card in s.laid_off[p * 3 : p * 3 + 3] if card > 0]


def _nobody(seat: int) -> int | None:
    return seat if seat >= 0 else None


def card_face(card: int) -> CardFace:
    row = data.CARDS[card - 1]
    return {
        "card": card,
        "colour": data.COLOURS[CARD_COLOUR[card]],
        "action": row[1],
        "needs": "higher" if DIRECTION[data.COURT_ACTIONS.index(row[1])] > 0 else "lower",
        "bonus": effect_seen(row[2]),
        "from": row[3],
    }


def _now(s: ZhanGuo) -> Now | None:
    if s.action < 0 or not s.todo:
        return None
    seat = active(s)
    used = [s.tucked[seat * 15 + slot] for slot in range(15) if (s.used >> slot) & 1]
    return {
        "seat": seat,
        "action": data.COURT_ACTIONS[s.action],
        "met": s.met == 1,
        "used": used,
        "board_used": s.used & ids.BOARD_USED != 0,
    }


def _auction(s: ZhanGuo) -> Auction | None:
    if not s.todo or s.todo[-1].kind != AUCTION_BID.number:
        return None
    ask = s.ask()
    return {"bid": ask.a, "bidder": _nobody(ask.b), "passed": [p for p in range(s.seats) if (ask.c >> p) & 1]}


def _region(s: ZhanGuo, region: int) -> RegionView:
    return {
        "id": data.REGIONS[region],
        "squares": [
            {
                "id": data.SQUARES[q][0],
                "bonus": effect_seen(data.SQUARES[q][2]),
                "seat": _nobody(s.squares[q]),
                "from": data.SQUARES[q][3],
            }
            for q in REGION_SQUARES[region]
        ],
        "governors": [s.governors[p * 5 + region] for p in range(s.seats)],
        "beside": [beside(s, p, region) for p in range(s.seats)],
        "palaces": [s.palaces[p * 5 + region] for p in range(s.seats)],
        "spaces": s.seats,
        "forecast": [region_vp(s, p, region) for p in range(s.seats)],
    }


def _section(s: ZhanGuo, section: int) -> SectionView:
    tile = data.WALL_TILES[s.wall_tiles[section]]
    return {
        "section": data.SECTIONS[section],
        "tile": {"id": tile[0], "criterion": tile[1], "vp": list(tile[2]), "from": tile[3]},
        "spaces": [_nobody(owner) for owner in s.walls[section * 3 : section * 3 + 3]],
        "forecast": [wall_row(s, p, section) for p in range(s.seats)],
    }


def _task(s: ZhanGuo, task: int) -> TaskView:
    tile = data.TASK_TILES[s.task_tiles[task]]
    return {
        "task": data.TASK_PLACES[task],
        "tile": tile[0],
        "kind": tile[1],
        "needs": list(tile[2]),
        "from": tile[3],
        "spaces": [{"vp": data.TASK_VP[i], "seat": _nobody(s.task_discs[task * 4 + i])} for i in range(len(data.TASK_VP))],
    }


def _board(board: int) -> BoardFace:
    """A player board as it is printed."""
    row = data.BOARD_TABLE[board]
    abilities: list[Ability] = [
        {"actions": list(a[1]), "bonus": effect_seen(a[2]), "from": a[3]} for a in data.BOARD_ABILITIES if a[0] == row[0]
    ]
    return {
        "board": row[0],
        "max": list(row[1]),
        "block": list(row[2]),
        "officials": list(row[3]),
        "from": row[4],
        "abilities": abilities,
    }


def _player(s: ZhanGuo, p: int, seat: int) -> PlayerView:
    board = s.board[p]
    own = p == seat
    hand = s.hands[p]
    return {
        "seat": p,
        "colour": data.PLAYER_COLOURS[p],
        "vp": total(s, p),
        "board": _board(board) if board >= 0 else None,
        "wakes_board": [data.COURT_ACTIONS[a] for a in range(6) if ABILITY[board * 6 + a] != NOTHING] if board >= 0 else [],
        "hand": _hand(s, p) if own else None,
        "backs": {data.COLOURS[c]: len([card for card in hand if CARD_COLOUR[card] == c]) for c in range(3)},
        "laid_off": _laid_off(s, p) if own else None,
        "chosen": len(_laid_off(s, p)),
        "officials": {data.OFFICIALS[c]: s.officials[p * 3 + c] for c in range(3)},
        "governors_left": s.governors_left[p],
        "palaces_left": s.palaces_left[p],
        "walls_left": s.walls_left[p],
        "markers": {data.COLOURS[c]: s.markers[p * 3 + c] for c in range(3)},
        "aspects": {data.ASPECTS[c]: aspect_value(s, p, c) for c in range(3)},
        "regions": [_own_region(s, p, r) for r in range(5)] if board >= 0 else [],
        "wakes": {data.COURT_ACTIONS[a]: sleeping_cards(s, p, a) for a in range(6)} if board >= 0 else {},
        "forecast": {
            "regions": sum([region_vp(s, p, r) for r in range(5)]),
            "aspects": sum([data.ASPECT_VP[c] for c in range(3) if aspect_winner(s, c) == p]),
            "tasks": task_section_vp(s, p, 0) + task_section_vp(s, p, 1),
            "walls": sum([wall_vp(s, p, space) for space in range(18) if s.walls[space] == p]),
        },
    }


def _own_region(s: ZhanGuo, p: int, r: int) -> OwnRegion:
    at = p * 5 + r
    row = p * 15 + r * 3
    return {
        "region": data.REGIONS[r],
        "unrest": s.unrest[at],
        "max": UNREST_MAX[s.board[p] * 5 + r],
        "block": PALACE_BLOCK[s.board[p] * 5 + r],
        "blocked": blocked(s, p, r),
        "cards": [card_face(s.tucked[row + i]) for i in range(s.cards[at])],
        "gov": {data.OFFICIALS[c]: s.gov[row + c] for c in range(3)},
        "work": {data.OFFICIALS[c]: s.work[row + c] for c in range(3)},
        "workers": s.workers[at],
    }
