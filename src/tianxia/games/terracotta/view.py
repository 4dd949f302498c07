"""What anybody may know, as JSON in the words of the rules. Nothing is hidden but the Rival's deck (TA-3.15)."""

from tianxia.games.terracotta import data, ids
from tianxia.games.terracotta import scoring as points
from tianxia.games.terracotta.figures import is_warrior, on_board, shape
from tianxia.games.terracotta.mausoleum import COVER, cells_of, name
from tianxia.games.terracotta.purse import is_active, vp
from tianxia.games.terracotta.rules.specialist import cost_of
from tianxia.games.terracotta.seen import FigureView, Forecast, PlayerView, Segment, Shelf, Solo, Tile, View, Workman
from tianxia.games.terracotta.state import Terracotta
from tianxia.games.terracotta.turn_order import active
from tianxia.games.terracotta.workshop import action_at, amount_at, quarter_of


def view(s: Terracotta) -> View:
    """The same for every seat and for watchers."""
    over = not s.todo
    return {
        "round": s.round,
        "rounds": data.ROUNDS,
        "active": None if over else active(s),
        "order": s.order[:],
        "order_stack": list(range(s.top, s.players)),
        "wheels": {"inner": s.inner, "middle": s.middle},
        "segments": [_segment(s, i) for i in range(data.SEGMENTS)],
        "storages": {ids.QUARTERS[q]: s.storages[q] for q in range(4)},
        "inspectors": {"V": s.inspectors[ids.VERTICAL], "H": s.inspectors[ids.HORIZONTAL]},
        "tiles": [_tile(s, i) for i in range(data.ROUNDS)],
        "organizer": {ids.FIGURES[t]: s.organizer[t] for t in range(ids.WARRIORS)},
        "organizer_vp": list(data.ORGANIZER_VP),
        "specialists": {ids.FIGURES[ids.HORSE + i]: _shelf(s, i) for i in range(ids.SPECIALISTS)},
        "figures": [_figure(s, f) for f in on_board(s)],
        "turn": {
            "segment": s.segment if s.segment >= 0 and not over else None,
            "worker": ids.WORKERS[s.worker] if s.worker >= 0 and not over else None,
        },
        "players": [_player(s, p) for p in range(s.players)],
        "forecast": forecast(s),
        "solo": _solo(s) if s.rival >= 0 else None,
    }


def _slot(s: Terracotta, ring: int, segment: int) -> list[str | int]:
    action = action_at(s, ring, segment)
    amount = amount_at(s, ring, segment)
    if action == ids.MASTER:
        return [ids.WORKSHOP[action], ids.MASTERS[amount]]
    if action == ids.PREPARE:
        return [ids.WORKSHOP[action], ids.WEAPONS[amount]]
    return [ids.WORKSHOP[action], amount] if amount > 0 else [ids.WORKSHOP[action]]


def _segment(s: Terracotta, segment: int) -> Segment:
    workers: list[Workman] = []
    for space in range(data.SPACES):
        who = s.workers[segment * data.SPACES + space] - 1
        if who >= 0:
            workers.append({"seat": who // 2, "kind": ids.WORKERS[who % 2]})
    return {
        "inner": _slot(s, ids.INNER, segment),
        "middle": _slot(s, ids.MIDDLE, segment),
        "outer": _slot(s, ids.OUTER, segment),
        "quarter": ids.QUARTERS[quarter_of(segment)],
        "workers": workers,
    }


def _tile(s: Terracotta, index: int) -> Tile:
    dominance, presence = data.TILE_VP[index]
    return {"id": ids.TILES[s.tiles[index]], "dominance": dominance, "presence": presence}


def _shelf(s: Terracotta, shelf: int) -> Shelf:
    left = s.specialists[shelf]
    return {"left": left, "cost": cost_of(s, ids.HORSE + shelf) if left > 0 else None}


def _figure(s: Terracotta, figure: int) -> FigureView:
    kind = s.kind[figure]
    cells = [name(cell) for cell in cells_of(COVER[shape(s, figure)])]
    out: FigureView = {"id": figure, "kind": ids.FIGURES[kind], "cell": name(s.at[figure]), "cells": cells}
    if is_warrior(s, figure):
        out["seat"] = s.owner[figure]
        out["horse"] = ids.DIRECTIONS[s.way[figure]] if s.way[figure] != ids.NO_WAY else None
    elif kind == ids.ARCHER:
        out["facing"] = ids.DIRECTIONS[s.way[figure]]
    return out


def _player(s: Terracotta, player: int) -> PlayerView:
    return {
        "seat": player,
        "automaton": player == s.rival,
        "vp": vp(s, player),
        "coins": s.coins[player],
        "wet": s.wet[player],
        "dry": s.dry[player],
        "weapons": {ids.WEAPONS[w]: is_active(s, player, w) for w in range(4)},
        "tokens": [t + 1 for t in range(6) if (s.tokens[player] >> t) & 1],
        "masters": {ids.MASTERS[m]: s.masters[player * 6 + m] for m in range(6) if s.masters[player * 6 + m] > 0},
        "craftsmen": s.craftsmen[player],
        "artists": s.artists[player],
        "artists_supply": s.supply[player],
        "order_token": s.held[player] if s.held[player] > 0 else None,
    }


def forecast(s: Terracotta) -> Forecast:
    return {
        "inspector_v": points.inspector_points(s, ids.VERTICAL, s.inspectors[ids.VERTICAL]),
        "inspector_h": points.inspector_points(s, ids.HORIZONTAL, s.inspectors[ids.HORIZONTAL]),
        "tile": points.tile_points(s, s.round),
        "musicians": points.musician_points(s),
        "servants": points.servant_points(s),
        "groups": points.group_points(s),
        "archers": points.archer_points(s),
        "resources": points.resource_points(s),
    }


def _solo(s: Terracotta) -> Solo:
    drawn = [card for card in range(len(data.RIVAL_CARDS)) if card not in s.deck]
    return {
        "level": data.LEVELS[s.level],
        "deck": len(s.deck),
        "card": data.RIVAL_CARDS[s.card][0] if s.card >= 0 else None,
        "drawn": [data.RIVAL_CARDS[card][0] for card in drawn],
    }
