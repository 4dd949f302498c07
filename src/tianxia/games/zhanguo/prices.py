"""What can be done and paid for now. One place for both the legal lists and the reasons against."""

from tianxia.games.zhanguo import data
from tianxia.games.zhanguo.actions import FREE_MOVE
from tianxia.games.zhanguo.ids import BOARD_USED
from tianxia.games.zhanguo.lookups import (
    ABILITY,
    ABILITY_NUMBER,
    AWARD,
    AWARD_NUMBER,
    AWARD_PIECES,
    CALM_ANY,
    CALM_HERE,
    CALM_THEN_WORKER,
    CARD_ACTION,
    CARD_BONUS,
    CARD_NUMBER,
    FREE_GOVERNOR,
    FREE_PALACE,
    FREE_WALL,
    GOVERNOR,
    HIRE,
    HIRES_EXTRA,
    MOVE,
    MOVE_GOVERNOR,
    MOVE_WORKER,
    NOTHING,
    OFFICIAL_ANY,
    OFFICIAL_AT,
    OFFICIAL_HERE,
    OFFICIALS_AT,
    PALACE,
    PALACE_BLOCK,
    REASSIGN,
    RECRUIT,
    TASK_AREAS,
    TASK_REGIONS,
    TASK_TYPE,
    UNREST_MAX,
    VP_CARDS,
)
from tianxia.games.zhanguo.pieces import blocked, officials_at_work, officials_on_board, unrest_on_board, workers_on_board
from tianxia.games.zhanguo.state import ZhanGuo

# ---- the actions of a turn ----


def can_unify(s: ZhanGuo, seat: int, region: int) -> bool:
    """ZG-6.2, 6.6."""
    at = seat * 5 + region
    cards = s.cards[at]
    return cards < data.CARDS_PER_REGION and s.unrest[at] + cards <= UNREST_MAX[s.board[seat] * 5 + region]


def can_court(s: ZhanGuo, seat: int, action: int) -> bool:
    """Is there any legal way to carry out this court action (ZG-4.1.1)?"""
    if action == RECRUIT:
        return has_official(s, seat)
    if action == REASSIGN:
        return officials_on_board(s, seat) > 0
    if action == GOVERNOR:
        return can_govern_anywhere(s, seat, -1)
    if action == HIRE:
        return can_hire_anywhere(s, seat, -1)
    if action == PALACE:
        return can_palace_anywhere(s, seat)
    return can_wall_anywhere(s, seat)


def has_official(s: ZhanGuo, seat: int) -> bool:
    """ZG-7.1.1: any official in the own supply."""
    at = seat * 3
    return s.officials[at] + s.officials[at + 1] + s.officials[at + 2] > 0


def can_govern(s: ZhanGuo, seat: int, region: int) -> bool:
    """ZG-7.3.1: one official of each colour in the governor area, a governor in the supply."""
    at = seat * 15 + region * 3
    return s.governors_left[seat] > 0 and s.gov[at] > 0 and s.gov[at + 1] > 0 and s.gov[at + 2] > 0


def can_govern_anywhere(s: ZhanGuo, seat: int, but: int) -> bool:
    """In any region, not counting `but`."""
    return any(region != but and can_govern(s, seat, region) for region in range(5))


def hires_extra(s: ZhanGuo, seat: int, extra: int) -> bool:
    """ZG-8.5.1, 13.3.3: the extra worker of circle is a must; with V3 it may be declined; others have none."""
    if HIRES_EXTRA[s.board[seat]] == 0:
        return extra == 0
    return extra == 1 or s.worker_unrest == 1


def can_hire(s: ZhanGuo, seat: int, region: int, extra: int) -> bool:
    """ZG-7.4.2; V3: ZG-13.3.2."""
    return hires_extra(s, seat, extra) and can_hire_with(s, seat, region, officials_at_work(s, seat, region), extra)


def can_hire_with(s: ZhanGuo, seat: int, region: int, officials: int, extra: int) -> bool:
    """The same for any number of officials in the worker area."""
    room = UNREST_MAX[s.board[seat] * 5 + region] - s.unrest[seat * 5 + region]
    if officials == 0 or room <= 0:
        return False
    return s.worker_unrest == 0 or officials + extra <= room


def can_hire_anywhere(s: ZhanGuo, seat: int, but: int) -> bool:
    """In any region, not counting `but`. With V3 the extra worker may be declined."""
    return any(region != but and can_hire_with(s, seat, region, officials_at_work(s, seat, region), 0) for region in range(5))


def palace_room(s: ZhanGuo, region: int) -> bool:
    """ZG-2.3: as many palace spaces per region as players."""
    built = 0
    for seat in range(s.seats):
        built += s.palaces[seat * 5 + region]
    return built < s.seats


def can_free_palace(s: ZhanGuo, seat: int, region: int) -> bool:
    """ZG-10.4.7 and the part of ZG-7.5.2 that is not paid: space, supply, palace block."""
    return (
        s.palaces_left[seat] > 0
        and s.unrest[seat * 5 + region] < PALACE_BLOCK[s.board[seat] * 5 + region]
        and palace_room(s, region)
    )


def shuts_palaces_out(s: ZhanGuo, seat: int, region: int, raised: int) -> bool:
    """ZG-4.5.9: would this much more unrest forbid a palace that unrest does not forbid now?"""
    at = seat * 5 + region
    return can_free_palace(s, seat, region) and s.unrest[at] + raised >= PALACE_BLOCK[s.board[seat] * 5 + region]


def can_palace(s: ZhanGuo, seat: int, region: int) -> bool:
    """ZG-7.5.2."""
    here = s.workers[seat * 5 + region]
    return here >= data.PALACE_WORKERS_HERE and workers_on_board(s, seat) > here and can_free_palace(s, seat, region)


def can_palace_anywhere(s: ZhanGuo, seat: int) -> bool:
    if s.palaces_left[seat] == 0:
        return False
    return any(can_palace(s, seat, region) for region in range(5))


def worker_regions(s: ZhanGuo, seat: int) -> int:
    """In how many regions the seat has workers: the dearest wall it can pay (ZG-7.6.4)."""
    count = 0
    for region in range(5):
        if s.workers[seat * 5 + region] > 0:
            count += 1
    return count


def section_open(s: ZhanGuo, seat: int, section: int) -> bool:
    """ZG-7.6.2: no own wall in that section."""
    at = section * 3
    return s.walls[at] != seat and s.walls[at + 1] != seat and s.walls[at + 2] != seat


def can_wall_up_to(s: ZhanGuo, seat: int, lines: int) -> bool:
    """Is there a space of at most so many lines for a wall of this seat?"""
    if s.walls_left[seat] == 0:
        return False
    for section in range(6):
        if section_open(s, seat, section):
            for i in range(min(lines, 3)):
                if s.walls[section * 3 + i] < 0:
                    return True
    return False


def can_wall_anywhere(s: ZhanGuo, seat: int) -> bool:
    lines = worker_regions(s, seat)
    return lines > 0 and can_wall_up_to(s, seat, lines)


# ---- free moves (ZG-4.8) ----


def can_free_move(s: ZhanGuo, seat: int, region: int, colour: int) -> bool:
    return s.gov[seat * 15 + region * 3 + colour] > 0 and officials_at_work(s, seat, region) < data.WORK_PLACES


def free_move_allowed(s: ZhanGuo, seat: int, region: int, colour: int, declared: int) -> bool:
    """ZG-4.8.6: a free move must not make the declared court action impossible."""
    if declared == GOVERNOR:
        if s.gov[seat * 15 + region * 3 + colour] > 1 or not can_govern(s, seat, region):
            return True
        return can_govern_anywhere(s, seat, region)
    if declared == HIRE and s.worker_unrest:
        if can_hire_with(s, seat, region, officials_at_work(s, seat, region) + 1, 0):
            return True
        return can_hire_anywhere(s, seat, region)
    return True


def list_free_moves(s: ZhanGuo, seat: int, declared: int, out: list[int]) -> None:
    """All free moves, as actions. `declared`: a court action that is not carried out yet, or -1."""
    at = seat * 15
    for region in range(5):
        row = at + region * 3
        if (
            s.gov[row] + s.gov[row + 1] + s.gov[row + 2] > 0
            and s.work[row] + s.work[row + 1] + s.work[row + 2] < data.WORK_PLACES
        ):
            for colour in range(3):
                if s.gov[row + colour] > 0 and (declared < 0 or free_move_allowed(s, seat, region, colour, declared)):
                    out.append(FREE_MOVE.start + region * 3 + colour)


def any_free_move(s: ZhanGuo, seat: int) -> bool:
    at = seat * 15
    for region in range(5):
        row = at + region * 3
        if (
            s.gov[row] + s.gov[row + 1] + s.gov[row + 2] > 0
            and s.work[row] + s.work[row + 1] + s.work[row + 2] < data.WORK_PLACES
        ):
            return True
    return False


# ---- abilities (ZG-8, ZG-9.0) ----


def effect_possible(s: ZhanGuo, seat: int, kind: int, number: int, region: int) -> bool:
    """ZG-9.0: can the effect change something? `region` is that of the card."""
    if kind == MOVE:
        return officials_on_board(s, seat) > 0
    if kind in (CALM_ANY, CALM_THEN_WORKER):
        return unrest_on_board(s, seat) > 0
    if kind == CALM_HERE:
        return s.unrest[seat * 5 + region] > 0
    if kind == OFFICIAL_HERE:
        return s.officials[seat * 3 + number] > 0
    if kind == OFFICIAL_ANY:
        return has_official(s, seat)
    if kind == MOVE_WORKER:
        return workers_on_board(s, seat) > 0
    if kind == VP_CARDS:
        return s.colours[seat * 3 + number] > 0
    if kind == MOVE_GOVERNOR:
        return s.governors_left[seat] < data.GOVERNORS_EACH
    return kind != NOTHING  # MARKER, VP and WORKER are always possible


def card_ready(s: ZhanGuo, seat: int, region: int, place: int) -> bool:
    """ZG-8.1.2, 8.3, 8.4: may this tableau card be activated now?"""
    slot = region * 3 + place
    card = s.tucked[seat * 15 + slot]
    return (
        card > 0
        and CARD_ACTION[card] == s.action
        and s.met == 1
        and not (s.used >> slot) & 1
        and not blocked(s, seat, region)
        and effect_possible(s, seat, CARD_BONUS[card], CARD_NUMBER[card], region)
    )


def board_ready(s: ZhanGuo, seat: int) -> bool:
    """ZG-8.5.0: the ability of the board for the court action of this turn."""
    if s.used & BOARD_USED:
        return False
    at = s.board[seat] * 6 + s.action
    return ABILITY[at] != NOTHING and effect_possible(s, seat, ABILITY[at], ABILITY_NUMBER[at], 0)


def any_ready(s: ZhanGuo, seat: int) -> bool:
    if board_ready(s, seat):
        return True
    if s.met:
        for region in range(5):
            for place in range(s.cards[seat * 5 + region]):
                if card_ready(s, seat, region, place):
                    return True
    return False


# ---- tasks (ZG-11) ----


def claimed(s: ZhanGuo, seat: int, task: int) -> bool:
    at = task * 4
    return (
        s.task_discs[at] == seat or s.task_discs[at + 1] == seat or s.task_discs[at + 2] == seat or s.task_discs[at + 3] == seat
    )


def needs_met(s: ZhanGuo, seat: int, tile: int) -> bool:
    """ZG-11.1 to 11.3."""
    kind = TASK_TYPE[tile]
    if kind == 2:
        for area in range(3):
            need = TASK_AREAS[tile * 3 + area]
            if need > 0:
                if not section_open(s, seat, area * 2):
                    need -= 1
                if not section_open(s, seat, area * 2 + 1):
                    need -= 1
                if need > 0:
                    return False
        return True
    built = s.governors if kind == 0 else s.palaces
    mask = TASK_REGIONS[tile]
    return all(not (mask >> region & 1 and built[seat * 5 + region] == 0) for region in range(5))


def needs_of(s: ZhanGuo, seat: int, tile: int) -> tuple[int, int]:
    """How many of a task's symbols are covered, and how many it shows (ZG-11.1, 11.2)."""
    have = need = 0
    kind = TASK_TYPE[tile]
    built = s.governors if kind == 0 else s.palaces
    for region in range(5):
        if TASK_REGIONS[tile] >> region & 1:
            need += 1
            if built[seat * 5 + region] > 0:
                have += 1
    for area in range(3):
        shown = TASK_AREAS[tile * 3 + area]
        need += shown
        walls = sum([not section_open(s, seat, area * 2), not section_open(s, seat, area * 2 + 1)])
        have += min(shown, walls)
    return have, need


def can_claim(s: ZhanGuo, seat: int, task: int) -> bool:
    return not claimed(s, seat, task) and needs_met(s, seat, s.task_tiles[task])


def any_claim(s: ZhanGuo, seat: int) -> bool:
    return any(can_claim(s, seat, task) for task in range(6))


# ---- awards (ZG-10.4) ----


def award_possible(s: ZhanGuo, seat: int, aspect: int) -> bool:
    """ZG-10.3.2: can the seat take the award of this round and aspect in full?"""
    at = (s.round - 1) * 3 + aspect
    kind = AWARD[at]
    number = AWARD_NUMBER[at]
    if kind == OFFICIAL_AT:
        return has_official(s, seat)
    if kind == OFFICIALS_AT:
        return s.officials[seat * 3 + number // 5] >= AWARD_PIECES
    if kind == FREE_GOVERNOR:
        return s.governors_left[seat] > 0
    if kind == FREE_WALL:
        return can_wall_up_to(s, seat, 3)
    if kind == FREE_PALACE:
        return any(can_free_palace(s, seat, region) for region in range(5))
    return True  # WORKERS_AT
