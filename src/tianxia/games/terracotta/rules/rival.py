"""The Rival of the solo mode (section 15): a deck of ten cards that plays by itself. It decides nothing (TA-15.20)."""

from tianxia.engine.events import Log
from tianxia.games.terracotta import data, ids
from tianxia.games.terracotta.dominance import count, warriors_in
from tianxia.games.terracotta.figures import put_specialist, put_warrior
from tianxia.games.terracotta.mausoleum import CELLS, COLUMN, CROSS, EVERYWHERE, NEXT, RING, ROW, SECTOR
from tianxia.games.terracotta.purse import score
from tianxia.games.terracotta.scoring import forward, inspector_points, move_inspector
from tianxia.games.terracotta.state import Terracotta
from tianxia.games.terracotta.workshop import may_place, place_worker, store_clay, upgrade_worker


def shuffle_deck(s: Terracotta, log: Log | None) -> None:
    """TA-15.3: all ten cards, at setup and at the start of rounds 3 and 5."""
    deck = list(range(len(data.RIVAL_CARDS)))
    s.rng.shuffle(deck)
    s.deck = deck
    if log is not None:
        log.say("rival-shuffle", s.rival, "TA-15.3", {"cards": len(deck)})


def rival_turn(s: Terracotta, log: Log | None) -> None:
    """TA-15.4: draw a card, place a worker, carry out the task."""
    card = s.deck.pop()
    s.card = card
    task = data.RIVAL_CARDS[card][2]
    if log is not None:
        log.reveal()
        log.say("rival-card", s.rival, "TA-15.4", {"card": data.RIVAL_CARDS[card][0], "task": ids.TASKS[task]})
    _place(s, data.RIVAL_CARDS[card][1], log)
    if task <= ids.BUILD_GROUP:
        done = _build(s, task, log)
    elif task == ids.RIVAL_SPECIALIST:
        done = _specialist(s, log)
    elif task == ids.RIVAL_ORDER:
        done = _order(s, log)
    else:
        done = True
        _train(s, log)
    if not done:
        if log is not None:
            log.say("rival-stuck", s.rival, "TA-15.12", {"task": ids.TASKS[task]})
        score(s, s.rival, data.RIVAL_CONSOLATION, ids.FROM_RIVAL, "TA-15.12", log)


def _place(s: Terracotta, first: int, log: Log | None) -> None:
    """TA-15.5: a craftsman if there is one; the first legal segment clockwise from the card's."""
    kind = ids.CRAFTSMAN if s.craftsmen[s.rival] > 0 else ids.ARTIST
    segment = first
    while not may_place(s, kind, segment):
        segment = (segment + 1) % data.SEGMENTS
    place_worker(s, s.rival, kind, segment, "TA-15.5", log)


def _empty_cells(s: Terracotta, cells: int) -> list[int]:
    """Empty cells of a mask, by row, then column."""
    return [cell for cell in range(CELLS) if s.grid[cell] == 0 and (cells >> cell) & 1]


def _build(s: Terracotta, task: int, log: Log | None) -> bool:
    """TA-15.6 to TA-15.8."""
    left = 0
    for type in range(ids.WARRIORS):
        left += s.organizer[type]
    if left == 0 or s.empty == 0:
        return False
    cells = EVERYWHERE
    only = -1
    tile = s.tiles[s.round - 1]
    if task == ids.BUILD_V:
        cells = ROW[s.inspectors[ids.VERTICAL] - 1]
    elif task == ids.BUILD_H:
        cells = COLUMN[s.inspectors[ids.HORIZONTAL] - 1]
    elif task == ids.BUILD_TILE:
        if tile < ids.TILE_SECTOR:
            only = tile if s.organizer[tile] > 0 else -1
        elif tile < ids.TILE_ROW:
            cells = SECTOR[tile - ids.TILE_SECTOR]
        elif tile == ids.TILE_ROW:
            cells = ROW[data.CENTRAL_ROW - 1]
        else:
            cells = COLUMN[data.CENTRAL_COLUMN - 1]
    targets = _empty_cells(s, cells)
    if not targets:
        targets = _empty_cells(s, EVERYWHERE)
    best_type = -1
    best_cell = -1
    best_rank = -1
    for type in range(ids.WARRIORS):
        if s.organizer[type] == 0 or (only >= 0 and type != only):
            continue
        worth = data.ORGANIZER_VP[data.WARRIOR_COUNT - s.organizer[type]]
        for cell in targets:
            rank = _neighbours(s, type, cell) * 10 + worth
            if rank > best_rank:
                best_rank = rank
                best_type = type
                best_cell = cell
    worth = data.ORGANIZER_VP[data.WARRIOR_COUNT - s.organizer[best_type]]
    put_warrior(s, best_type, s.rival, best_cell, "TA-15.8", log)
    score(s, s.rival, worth, ids.FROM_ORGANIZER, "TA-15.8", log)
    score(s, s.rival, data.LEVEL_VP[s.level], ids.FROM_RIVAL, "TA-15.8", log)
    store_clay(s, s.segment, s.rival, "TA-15.8", log)
    return True


def _neighbours(s: Terracotta, type: int, cell: int) -> int:
    """Adjacent cells with a warrior of this type; a rider can count more than once (TA-15.7, TA-15.16)."""
    found = 0
    for way in range(4):
        near = NEXT[cell * 4 + way]
        if near >= 0 and s.grid[near] > 0 and s.kind[s.grid[near] - 1] == type:
            found += 1
    return found


def _specialist(s: Terracotta, log: Log | None) -> bool:
    """TA-15.9, TA-15.15: the kind with most figures left, in the order musician, servant, archer."""
    kind = ids.MUSICIAN
    for other in (ids.SERVANT, ids.ARCHER):
        if s.specialists[other - ids.HORSE] > s.specialists[kind - ids.HORSE]:
            kind = other
    if s.specialists[kind - ids.HORSE] == 0 or s.empty == 0:
        return False
    if kind == ids.ARCHER:
        return _archer(s, log)
    best_cell = -1
    best = 0
    for cell in _empty_cells(s, EVERYWHERE):
        counts = count(s, warriors_in(s, CROSS[cell] if kind == ids.MUSICIAN else RING[cell]))
        gap = counts[s.rival] - counts[1 - s.rival]
        if best_cell < 0 or gap > best:
            best_cell = cell
            best = gap
    put_specialist(s, kind, s.rival, best_cell, ids.NO_WAY, "TA-15.9", log)
    return True


def _archer(s: Terracotta, log: Log | None) -> bool:
    """Beside the first Rival warrior (by anchor) with an empty neighbour, in the order N, E, S, W, facing the anchor."""
    for cell in range(CELLS):
        figure = s.grid[cell] - 1
        if figure >= 0 and s.owner[figure] == s.rival and s.at[figure] == cell:
            for way in range(4):
                spot = NEXT[cell * 4 + way]
                if spot >= 0 and s.grid[spot] == 0:
                    put_specialist(s, ids.ARCHER, s.rival, spot, (way + 2) % 4, "TA-15.9", log)
                    return True
    return False


def _order(s: Terracotta, log: Log | None) -> bool:
    """TA-15.10, TA-15.19: the token, but no clay."""
    if s.top >= s.players:
        return False
    s.held[s.rival] = s.top
    if log is not None:
        log.say("order-token", s.rival, "TA-15.10", {"token": s.top})
    s.top += 1
    return True


def _train(s: Terracotta, log: Log | None) -> None:
    """TA-15.11, TA-15.17: a craftsman becomes an artist; then the best single step of an inspector, if it helps."""
    if s.worker == ids.CRAFTSMAN:
        upgrade_worker(s, s.rival, "TA-15.11", log)
    v = s.inspectors[ids.VERTICAL]
    h = s.inspectors[ids.HORIZONTAL]
    best = _lead(s, v, h)
    moved = -1
    v_step = _lead(s, forward(ids.VERTICAL, v, 1), h)
    if v_step > best:
        best = v_step
        moved = ids.VERTICAL
    if _lead(s, v, forward(ids.HORIZONTAL, h, 1)) > best:
        moved = ids.HORIZONTAL
    if moved >= 0:
        move_inspector(s, moved, 1, s.rival, "TA-15.11", log)


def _lead(s: Terracotta, v: int, h: int) -> int:
    """What both inspectors would give the Rival more than the human."""
    row = inspector_points(s, ids.VERTICAL, v)
    column = inspector_points(s, ids.HORIZONTAL, h)
    return row[s.rival] - row[1 - s.rival] + column[s.rival] - column[1 - s.rival]
