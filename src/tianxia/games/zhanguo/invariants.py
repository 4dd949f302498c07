"""The invariants of section 15 that can be read off a single position."""

from tianxia.games.zhanguo import data, ids
from tianxia.games.zhanguo.lookups import CARD_COLOUR, REGION_SQUARES, UNREST_MAX
from tianxia.games.zhanguo.pieces import officials_at_work
from tianxia.games.zhanguo.prices import can_court, can_unify
from tianxia.games.zhanguo.rules.movement import MOVE_STEP
from tianxia.games.zhanguo.rules.play_card import PLAY_CARD
from tianxia.games.zhanguo.state import ZhanGuo

CARD_COUNT = 3 * data.CARDS_PER_COLOUR


def broken(s: ZhanGuo) -> str:
    """Empty, or which invariant this position breaks."""
    return _cards(s) or _own_pieces(s) or _markers(s) or _own_board(s) or _main_board(s) or _discs(s) or _hands(s)


def _cards(s: ZhanGuo) -> str:
    seen = [0] * (CARD_COUNT + 1)
    played = len(s.court)
    for card in s.court:
        seen[card] += 1
    for colour in range(3):
        for card in s.decks[colour]:
            seen[card] += 1
            if CARD_COLOUR[card] != colour:
                return f"INV-1: card {card} is in the wrong deck"
    for hand in s.hands:
        for card in hand:
            seen[card] += 1
    for card in s.tucked:
        if card > 0:
            seen[card] += 1
            played += 1
    if seen[1:] != [1] * CARD_COUNT:
        return "INV-1: a card is lost or double"
    turns = (s.round - 1) * 6 * s.seats
    if s.phase == ids.PHASE_PLAY:
        open_turn = s.todo[-1].kind != PLAY_CARD.number
        turns += s.turn + (1 if open_turn else 0)
    elif s.phase in (ids.PHASE_AWARDS, ids.PHASE_OVER):
        turns += 6 * s.seats
    return "" if played == turns else f"INV-15: {played} cards played in {turns} turns"


def _own_pieces(s: ZhanGuo) -> str:
    for seat in range(s.seats):
        for colour in range(3):
            out = s.officials[seat * 3 + colour]
            for region in range(5):
                at = seat * 15 + region * 3 + colour
                if s.gov[at] < 0 or s.work[at] < 0:
                    return f"INV-2: seat {seat} owes an official"
                out += s.gov[at] + s.work[at]
            if out != data.OFFICIALS_EACH or s.officials[seat * 3 + colour] < 0:
                return f"INV-2: seat {seat} has {out} {data.OFFICIALS[colour]} officials"
        mine = slice(seat * 5, seat * 5 + 5)
        if s.governors_left[seat] + sum(s.governors[mine]) != data.GOVERNORS_EACH or s.governors_left[seat] < 0:
            return f"INV-3: governors of seat {seat}"
        if s.palaces_left[seat] + sum(s.palaces[mine]) != data.PALACES_EACH or s.palaces_left[seat] < 0:
            return f"INV-3: palaces of seat {seat}"
        if s.walls_left[seat] + s.walls.count(seat) != data.WALLS_EACH or s.walls_left[seat] < 0:
            return f"INV-3: walls of seat {seat}"
        if len([level for level in s.unrest[mine] if level > 0]) > data.UNREST_CUBES_EACH:
            return f"INV-7: unrest cubes of seat {seat}"
    return ""


def _markers(s: ZhanGuo) -> str:
    for colour in range(3):
        given = [s.markers[seat * 3 + colour] for seat in range(s.seats)]
        if min(given) < 0 or s.supply[colour] < 0:
            return f"INV-4: {data.COLOURS[colour]} markers are owed"
        if s.supply[colour] + sum(given) != data.MARKERS_PER_SEAT * s.seats:
            return f"INV-4: {data.COLOURS[colour]} markers"
        if not -1 <= s.big[colour] < s.seats:
            return f"INV-5: the big {data.COLOURS[colour]} marker"
    return ""


def _own_board(s: ZhanGuo) -> str:
    transit = s.ask().b - 1 if s.todo and s.todo[-1].kind == MOVE_STEP.number else -1
    for seat in range(s.seats):
        if s.board[seat] < 0:
            continue
        for region in range(5):
            at = seat * 5 + region
            where = f"seat {seat}, {data.REGIONS[region]}"
            if not 0 <= s.unrest[at] <= UNREST_MAX[s.board[seat] * 5 + region]:
                return f"INV-6: unrest, {where}"
            row = s.tucked[seat * 15 + region * 3 : seat * 15 + region * 3 + 3]
            if len([card for card in row if card > 0]) != s.cards[at] or s.cards[at] > data.CARDS_PER_REGION:
                return f"INV-6: cards, {where}"
            passing = 1 if transit >= 0 and s.todo[-1].seat == seat and transit // 3 == region else 0
            if officials_at_work(s, seat, region) - passing > data.WORK_PLACES or s.workers[at] < 0:
                return f"INV-6: officials or workers, {where}"
        for colour in range(3):
            mine = [card for card in s.tucked[seat * 15 : seat * 15 + 15] if card > 0 and CARD_COLOUR[card] == colour]
            if len(mine) != s.colours[seat * 3 + colour]:
                return f"INV-6: {data.COLOURS[colour]} cards of seat {seat}"
    return ""


def _main_board(s: ZhanGuo) -> str:
    for region in range(5):
        if sum([s.palaces[seat * 5 + region] for seat in range(s.seats)]) > s.seats:
            return f"INV-8: palaces in {data.REGIONS[region]}"
        for seat in range(s.seats):
            on_squares = len([q for q in REGION_SQUARES[region] if s.squares[q] == seat])
            if on_squares > s.governors[seat * 5 + region]:
                return f"INV-8: governors in {data.REGIONS[region]}"
    for section in range(6):
        owners = [owner for owner in s.walls[section * 3 : section * 3 + 3] if owner >= 0]
        if len(owners) != len(set(owners)):
            return f"INV-9: walls in {data.SECTIONS[section]}"
    return ""


def _discs(s: ZhanGuo) -> str:
    for task in range(6):
        row = s.task_discs[task * 4 : task * 4 + 4]
        owners = [owner for owner in row if owner >= 0]
        if len(owners) != len(set(owners)) or row[: len(owners)] != owners:
            return f"INV-10: task {data.TASK_PLACES[task]}"
    discs = sorted(s.track + [seat for seat in s.won if seat >= 0])
    if discs != list(range(s.seats)):
        return "INV-11: a disc is lost or double"
    if s.phase != ids.PHASE_AWARDS and len(s.track) != s.seats:
        return "INV-11: a disc is off the award track"
    return ""


def _hands(s: ZhanGuo) -> str:
    sizes = [len(hand) for hand in s.hands]
    if s.phase == ids.PHASE_PLAY:
        if max(sizes) - min(sizes) > 1:
            return f"INV-13: hands of {sizes}"
        ask = s.todo[-1]
        if s.turn == 0 and ask.kind == PLAY_CARD.number:
            for hand in s.hands:
                if [len([c for c in hand if CARD_COLOUR[c] == colour]) for colour in range(3)] != [data.DRAWN_PER_DECK] * 3:
                    return "INV-12: a hand at the start of phase 2"
        if ask.kind == PLAY_CARD.number:
            plays = [r for r in range(5) if can_unify(s, ask.seat, r)] + [a for a in range(6) if can_court(s, ask.seat, a)]
            if not plays or not s.hands[ask.seat]:
                return f"INV-14: seat {ask.seat} cannot play"
    elif s.phase in (ids.PHASE_AWARDS, ids.PHASE_OVER) and max(sizes) > 0:
        return f"INV-12: hands of {sizes} after phase 2"
    return ""
