"""What every scoring gives, itemised: the scoring phase (section 11) and the final scoring (section 13).

Each `…_points` function only reads the position and returns points per player, so the page's forecast, the
bots and the Rival use the same functions as the rules. `score_…` functions write the points down.
"""

from mypy_extensions import i64

from tianxia.engine.events import Log, Value
from tianxia.games.terracotta import actions, data, ids
from tianxia.games.terracotta.dominance import archers, count, scope_points, share, warriors_in, warriors_of_type
from tianxia.games.terracotta.figures import faced, is_warrior, on_board, remove
from tianxia.games.terracotta.groups import group_type, groups
from tianxia.games.terracotta.mausoleum import COLUMN, CROSS, RING, ROW, SECTOR, name
from tianxia.games.terracotta.purse import score
from tianxia.games.terracotta.state import Terracotta


def forward(inspector: int, place: int, steps: int) -> int:
    """TA-4.8.2, TA-4.8.3: along the track, which is a loop; negative steps go backward."""
    return (place - 1 + steps) % data.TRACK[inspector] + 1


def move_inspector(s: Terracotta, inspector: int, steps: int, player: int, rule: str, log: Log | None) -> None:
    before = s.inspectors[inspector]
    s.inspectors[inspector] = forward(inspector, before, steps)
    if log is not None:
        args: dict[str, Value] = {"inspector": ids.INSPECTORS[inspector], "from": before, "to": s.inspectors[inspector]}
        log.say("inspector" if player >= 0 else "inspector-forward", player, rule, args)


def list_steps(steps: tuple[int, ...], out: list[int]) -> None:
    """INSPECTOR for both inspectors and each of these steps, then STAY: moving one is always a "may"."""
    for inspector in range(2):
        for i in range(len(ids.STEPS)):
            if ids.STEPS[i] in steps:
                out.append(actions.INSPECTOR.start + inspector * len(ids.STEPS) + i)
    out.append(actions.STAY.start)


# ---- the scoring phase ----


def inspector_cells(inspector: int, place: int) -> int:
    """TA-4.8.1: V marks a row, H a column."""
    return ROW[place - 1] if inspector == ids.VERTICAL else COLUMN[place - 1]


def inspector_points(s: Terracotta, inspector: int, place: int) -> list[int]:
    """TA-11.1, TA-11.3: the points an inspector on this place would give."""
    scope = warriors_in(s, inspector_cells(inspector, place))
    return scope_points(s, scope, data.INSPECTOR_VP[0], data.INSPECTOR_VP[1])


def musician_points(s: Terracotta) -> list[int]:
    """TA-9.5, TA-11.5: one point per own warrior in the row or column of each musician."""
    points = [0] * s.players
    for figure in range(len(s.kind)):
        if s.kind[figure] == ids.MUSICIAN:
            heard = count(s, warriors_in(s, CROSS[s.at[figure]]))
            for player in range(s.players):
                points[player] += heard[player] * data.MUSICIAN_VP
    return points


def tile_scope(s: Terracotta, tile: int) -> i64:
    """The warriors that a tile counts (TA-11.6.1 to TA-11.6.3)."""
    if tile < ids.TILE_SECTOR:
        return warriors_of_type(s, tile)
    if tile < ids.TILE_ROW:
        return warriors_in(s, SECTOR[tile - ids.TILE_SECTOR])
    if tile == ids.TILE_ROW:
        return warriors_in(s, ROW[data.CENTRAL_ROW - 1])
    return warriors_in(s, COLUMN[data.CENTRAL_COLUMN - 1])


def tile_counts(s: Terracotta, tile: int) -> list[int]:
    if tile == ids.TILE_COINS:
        return s.coins[:]
    if tile == ids.TILE_CLAY:
        return [s.wet[player] + s.dry[player] for player in range(s.players)]
    return count(s, tile_scope(s, tile))


def tile_points(s: Terracotta, round: int) -> list[int]:
    """TA-11.6: the tile of a round with the values under it. Archers do not count for coins and clay (TA-4.6.7)."""
    tile = s.tiles[round - 1]
    dominance, presence = data.TILE_VP[round - 1]
    ties = None if tile >= ids.TILE_COINS else archers(s, tile_scope(s, tile))
    return share(tile_counts(s, tile), ties, dominance, presence)


def score_all(s: Terracotta, points: list[int], source: int, rule: str, log: Log | None) -> None:
    for player in range(s.players):
        if points[player] > 0:
            score(s, player, points[player], source, rule, log)


def score_inspector(s: Terracotta, inspector: int, log: Log | None) -> None:
    """TA-11.1 and TA-11.2 for V, TA-11.3 and TA-11.4 for H: score the line, then step forward."""
    place = s.inspectors[inspector]
    rule = "TA-11.1" if inspector == ids.VERTICAL else "TA-11.3"
    if log is not None:
        counts = count(s, warriors_in(s, inspector_cells(inspector, place)))
        log.say("score-inspector", -1, rule, {"inspector": ids.INSPECTORS[inspector], "line": place, "counts": counts})
    score_all(s, inspector_points(s, inspector, place), ids.FROM_INSPECTORS, rule, log)
    move_inspector(s, inspector, 1, -1, "TA-11.2" if inspector == ids.VERTICAL else "TA-11.4", log)


def score_musicians(s: Terracotta, log: Log | None) -> None:
    """TA-11.5."""
    if log is not None:
        for figure in on_board(s):
            if s.kind[figure] == ids.MUSICIAN:
                counts = count(s, warriors_in(s, CROSS[s.at[figure]]))
                log.say("score-musician", -1, "TA-11.5", {"figure": figure, "cell": name(s.at[figure]), "counts": counts})
    score_all(s, musician_points(s), ids.FROM_MUSICIANS, "TA-11.5", log)


def score_tile(s: Terracotta, log: Log | None) -> None:
    """TA-11.6."""
    if log is not None:
        dominance, presence = data.TILE_VP[s.round - 1]
        tile = s.tiles[s.round - 1]
        args: dict[str, Value] = {"tile": ids.TILES[tile], "dominance": dominance, "presence": presence}
        args["counts"] = tile_counts(s, tile)
        log.say("score-tile", -1, "TA-11.6", args)
    score_all(s, tile_points(s, s.round), ids.FROM_TILES, "TA-11.6", log)


# ---- the final scoring ----


def servant_points(s: Terracotta) -> list[int]:
    """TA-13.1: each servant on its own, 8 / 2."""
    points = [0] * s.players
    for figure in range(len(s.kind)):
        if s.kind[figure] == ids.SERVANT:
            one = scope_points(s, warriors_in(s, RING[s.at[figure]]), data.SERVANT_VP[0], data.SERVANT_VP[1])
            for player in range(s.players):
                points[player] += one[player]
    return points


def one_group_points(s: Terracotta, members: i64) -> list[int]:
    """TA-13.3: each warrior gives its owner one point per colour in the group; from two colours on, 5 / 2 as well."""
    counts = count(s, members)
    colours = 0
    for have in counts:
        if have > 0:
            colours += 1
    points: list[int] = []
    for have in counts:
        points.append(have * colours)
    if colours >= 2:
        extra = share(counts, archers(s, members), data.GROUP_VP[0], data.GROUP_VP[1])
        for player in range(s.players):
            points[player] += extra[player]
    return points


def group_points(s: Terracotta) -> list[int]:
    points = [0] * s.players
    for members in groups(s):
        one = one_group_points(s, members)
        for player in range(s.players):
            points[player] += one[player]
    return points


def archer_points(s: Terracotta) -> list[int]:
    """TA-13.4: 2 points for the owner of each faced warrior, archer by archer."""
    points = [0] * s.players
    for figure in range(len(s.kind)):
        if s.kind[figure] == ids.ARCHER:
            target = faced(s, figure)
            if target >= 0:
                points[s.owner[target]] += data.ARCHER_VP
    return points


def resource_points(s: Terracotta) -> list[int]:
    """TA-13.5: a point per two coins or clay tokens."""
    return [(s.coins[p] + s.wet[p] + s.dry[p]) // data.RESOURCES_PER_VP for p in range(s.players)]


def score_servants(s: Terracotta, log: Log | None) -> None:
    if log is not None:
        for figure in on_board(s):
            if s.kind[figure] == ids.SERVANT:
                counts = count(s, warriors_in(s, RING[s.at[figure]]))
                log.say("score-servant", -1, "TA-13.1", {"figure": figure, "cell": name(s.at[figure]), "counts": counts})
    score_all(s, servant_points(s), ids.FROM_SERVANTS, "TA-13.1", log)


def remove_loners(s: Terracotta, log: Log | None) -> None:
    """TA-13.2: warriors in no group leave; specialists stay, so archers keep their place and look."""
    grouped = 0
    for members in groups(s):
        grouped |= members
    for figure in on_board(s):
        if is_warrior(s, figure) and not (grouped >> figure) & 1:
            if log is not None:
                args: dict[str, Value] = {"figure": figure, "type": ids.FIGURES[s.kind[figure]], "cell": name(s.at[figure])}
                log.say("removed", s.owner[figure], "TA-13.2", args)
            remove(s, figure)


def score_groups(s: Terracotta, log: Log | None) -> None:
    if log is not None:
        for members in groups(s):
            figures = [f for f in on_board(s) if (members >> f) & 1]
            args: dict[str, Value] = {"type": ids.FIGURES[group_type(s, figures[0])], "figures": figures}
            args["counts"] = count(s, members)
            log.say("score-group", -1, "TA-13.3", args)
    score_all(s, group_points(s), ids.FROM_GROUPS, "TA-13.3", log)


def final_scoring(s: Terracotta, log: Log | None) -> None:
    """Section 13, in its order."""
    if log is not None:
        log.say("final", -1, "TA-13", {})
    score_servants(s, log)
    remove_loners(s, log)
    score_groups(s, log)
    score_all(s, archer_points(s), ids.FROM_ARCHERS, "TA-13.4", log)
    score_all(s, resource_points(s), ids.FROM_RESOURCES, "TA-13.5", log)
