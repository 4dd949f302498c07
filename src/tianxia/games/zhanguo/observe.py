"""What a seat sees as numbers, straight from the position: the numbers of features.py, in its order."""

from typing import Final

from tianxia.engine.features import MOST_PLAYERS, left_out, one_of, size_of
from tianxia.engine.sheet import Sheet, Stamp
from tianxia.games.zhanguo import data, ids
from tianxia.games.zhanguo import features as table
from tianxia.games.zhanguo.hidden import known_discards
from tianxia.games.zhanguo.lookups import CARD_ACTION, CARD_COLOUR, PALACE_BLOCK, REGION_SQUARES, UNREST_MAX
from tianxia.games.zhanguo.pieces import active, aspect_value, blocked
from tianxia.games.zhanguo.rules.boards import AUCTION_BID
from tianxia.games.zhanguo.rules.draft import DRAFT_KEEP
from tianxia.games.zhanguo.scoring import aspect_winner, region_vp, task_section_vp, total, wall_row
from tianxia.games.zhanguo.state import ZhanGuo
from tianxia.games.zhanguo.view import card_face

_FACES: Final = [card_face(card) for card in range(1, table.CARDS + 1)]
_TUCKED: Final = [Stamp(table.card_parts(one_of("colour", data.COLOURS)), face) for face in _FACES]  # by card - 1
_HELD: Final = [Stamp(table.card_parts(left_out("colour")), face) for face in _FACES]
_PLAYER: Final = size_of(table.PLAYER)
_ACTIONS: Final = [data.COURT_ACTIONS.index(action) for action in table.ACTIONS]
_ALL_ASPECTS: Final = sum(data.ASPECT_VP)
_NOW: Final = len(data.COURT_ACTIONS) + 2 + table.CARDS


def _task_places() -> list[int]:
    """By task tile: its place among those of its kind."""
    kinds = [tile[1] for tile in data.TASK_TILES]
    return [kinds[:i].count(kind) for i, kind in enumerate(kinds)]


_TASK_PLACE: Final = _task_places()
_TASKS_OF_KIND: Final = [
    len([tile for tile in data.TASK_TILES if tile[1] == ("governor", "palace", "wall")[task % 3]])
    for task in range(len(data.TASK_PLACES))
]


def observe(s: ZhanGuo, seat: int, out: Sheet) -> None:
    out.one_of(s.round - 1, data.ROUNDS)
    out.one_of(s.phase, len(ids.PHASES))
    out.player(s.first)
    if s.phase == ids.PHASE_PLAY:
        out.player_list(s.order, MOST_PLAYERS)
    else:
        out.skip(MOST_PLAYERS * MOST_PLAYERS)
    out.number(s.turn, 3 * data.DRAWN_PER_DECK * MOST_PLAYERS)
    out.player(s.todo[-1].seat if s.todo and s.todo[-1].kind != DRAFT_KEEP.number else -1)
    out.one_of(s.boards, len(ids.SIDES))
    out.flag(s.draft == 1)
    out.flag(s.track_order == 1)
    out.flag(s.worker_unrest == 1)
    for colour in range(3):
        out.number(len(s.decks[colour]), data.CARDS_PER_COLOUR)
        _cards(known_discards(s, seat, colour), colour * data.CARDS_PER_COLOUR, data.CARDS_PER_COLOUR, out)
    _cards(s.court, 0, table.CARDS, out)
    out.number(s.court[-1] if s.court else 0, table.CARDS)
    _now(s, out)
    for colour in range(3):
        out.number(s.supply[colour], table.MARKERS)
    for colour in range(3):
        out.player(s.big[colour])
    out.player_list(s.track, MOST_PLAYERS)
    for aspect in range(3):
        out.player(s.won[aspect])
    out.one_of(s.aspect if s.phase == ids.PHASE_AWARDS and s.aspect < 3 else -1, 3)
    leaders = [aspect_winner(s, aspect) for aspect in range(3)]
    for aspect in range(3):
        out.player(leaders[aspect])
    governors = [0] * s.seats  # what the regions would bring
    for region in range(5):
        _region(s, region, governors, out)
    walls = [0] * s.seats
    for section in range(6):
        _section(s, section, walls, out)
    for task in range(6):
        out.one_of(_TASK_PLACE[s.task_tiles[task]], _TASKS_OF_KIND[task])
        for space in range(len(data.TASK_VP)):
            out.player(s.task_discs[task * 4 + space])
    out.bits(s.boards_left >> 1, 4)
    _auction(s, out)
    begin = out.at
    for player in range(s.seats):
        out.at = begin + out.place(player) * _PLAYER
        _player(s, player, out)
        out.number(governors[player], table.REGIONS_VP)
        aspects = 0
        for aspect in range(3):
            if leaders[aspect] == player:
                aspects += data.ASPECT_VP[aspect]
        out.number(aspects, _ALL_ASPECTS)
        out.number(task_section_vp(s, player, 0) + task_section_vp(s, player, 1), table.TASKS_VP)
        out.number(walls[player], table.WALL_VP * data.WALLS_EACH)
    out.at = begin + MOST_PLAYERS * _PLAYER
    if seat >= 0:
        _mine(s, seat, out)


def _cards(cards: list[int], before: int, size: int, out: Sheet) -> None:
    """Which cards of a row: the first one is `before` + 1."""
    for card in cards:
        out.mark(card - before - 1)
    out.skip(size)


def _now(s: ZhanGuo, out: Sheet) -> None:
    if s.action < 0 or not s.todo:
        out.skip(_NOW)
        return
    out.one_of(s.action, len(data.COURT_ACTIONS))
    out.flag(s.met == 1)
    at = active(s) * 15
    for slot in range(15):
        if (s.used >> slot) & 1:
            out.mark(s.tucked[at + slot] - 1)
    out.skip(table.CARDS)
    out.flag(s.used & ids.BOARD_USED != 0)


def _region(s: ZhanGuo, region: int, governors: list[int], out: Sheet) -> None:
    for square in REGION_SQUARES[region]:
        out.player(s.squares[square])
    out.each_number([s.governors[p * 5 + region] for p in range(s.seats)], data.GOVERNORS_EACH)
    out.each_number([s.palaces[p * 5 + region] for p in range(s.seats)], MOST_PLAYERS)
    out.number(s.seats, MOST_PLAYERS)
    worth = [region_vp(s, p, region) for p in range(s.seats)]
    out.each_number(worth, table.GOVERNORS_VP)
    for p in range(s.seats):
        governors[p] += worth[p]


def _section(s: ZhanGuo, section: int, walls: list[int], out: Sheet) -> None:
    out.one_of(s.wall_tiles[section], len(data.WALL_TILES))
    for space in range(section * 3, section * 3 + 3):
        out.player(s.walls[space])
    begin = out.at
    for p in range(s.seats):
        out.at = begin + out.place(p) * 3
        worth = wall_row(s, p, section)
        for i in range(3):
            out.number(worth[i], table.WALL_VP)
            if s.walls[section * 3 + i] == p:
                walls[p] += worth[i]
    out.at = begin + MOST_PLAYERS * 3


def _auction(s: ZhanGuo, out: Sheet) -> None:
    if not s.todo or s.todo[-1].kind != AUCTION_BID.number:
        out.skip(1 + 2 * MOST_PLAYERS)
        return
    ask = s.ask()
    out.number(ask.a, data.AUCTION_VP)
    out.player(ask.b)
    out.player_mask(ask.c)


def _player(s: ZhanGuo, p: int, out: Sheet) -> None:
    board = s.board[p]
    out.amount(total(s, p), 60)
    out.one_of(board, len(data.BOARDS))
    backs = [0, 0, 0]
    for card in s.hands[p]:
        backs[CARD_COLOUR[card]] += 1
    for colour in range(3):
        out.number(backs[colour], table.HAND)
    out.number(len([card for card in s.laid_off[p * 3 : p * 3 + 3] if card > 0]), 3)
    for colour in range(3):
        out.number(s.officials[p * 3 + colour], data.OFFICIALS_EACH)
    out.number(s.governors_left[p], data.GOVERNORS_EACH)
    out.number(s.palaces_left[p], data.PALACES_EACH)
    out.number(s.walls_left[p], data.WALLS_EACH)
    for colour in range(3):
        out.number(s.markers[p * 3 + colour], table.MARKERS)
    for colour in range(3):
        out.number(aspect_value(s, p, colour), table.MARKERS + data.BIG_MARKER)
    wakes = [0] * len(data.COURT_ACTIONS)
    if board >= 0:
        for region in range(5):
            _own_region(s, p, region, wakes, out)
    else:
        out.skip(5 * _OWN_REGION)
    for action in _ACTIONS:
        out.number(wakes[action], table.TABLEAU)


_OWN_REGION: Final = 4 + data.CARDS_PER_REGION * _TUCKED[0].size + 7


def _own_region(s: ZhanGuo, p: int, region: int, wakes: list[int], out: Sheet) -> None:
    """A region of a player board. `wakes`: how many cards each court action finds there."""
    at = p * 5 + region
    row = p * 15 + region * 3
    limit = s.board[p] * 5 + region
    closed = blocked(s, p, region)
    out.number(s.unrest[at], table.MOST_UNREST)
    out.number(UNREST_MAX[limit], table.MOST_UNREST)
    out.number(PALACE_BLOCK[limit], table.MOST_UNREST)
    out.flag(closed)
    cards = out.at
    for i in range(s.cards[at]):
        card = s.tucked[row + i]
        out.stamp(_TUCKED[card - 1])
        if not closed:
            wakes[CARD_ACTION[card]] += 1
    out.at = cards + data.CARDS_PER_REGION * _TUCKED[0].size
    for colour in range(3):
        out.number(s.gov[row + colour], data.OFFICIALS_EACH)
    for colour in range(3):
        out.number(s.work[row + colour], data.WORK_PLACES + 1)
    out.amount(s.workers[at], 3)


def _mine(s: ZhanGuo, seat: int, out: Sheet) -> None:
    """The own hand: no other is ever seen."""
    hand = s.hands[seat]
    _cards(hand, 0, table.CARDS, out)
    _cards([card for card in s.laid_off[seat * 3 : seat * 3 + 3] if card > 0], 0, table.CARDS, out)
    for colour in range(3):
        begin = out.at
        for card in hand:
            if CARD_COLOUR[card] == colour:
                out.stamp(_HELD[card - 1])
        out.at = begin + table.HAND * _HELD[0].size
