"""A position of ZhanGuo. Everything per seat is a flat list: seat × 5 + region, seat × 3 + colour, …

A card is the number that is printed on it, 0 is no card.
"""

from typing import Final

from tianxia.engine.fields import Field, mask, number, per, piles, row
from tianxia.games.zhanguo import data
from tianxia.games.zhanguo.ids import PHASES, SIDES, SOURCES

STATE: Final = "ZhanGuo"

_SQUARES: Final = tuple([square[0] for square in data.SQUARES])
_WALL_TILES: Final = tuple([tile[0] for tile in data.WALL_TILES])
_TASK_TILES: Final = tuple([tile[0] for tile in data.TASK_TILES])
_SCORES: Final = tuple([f"{seat} {source}" for seat in range(len(data.PLAYER_COLOURS)) for source in SOURCES])

FIELDS: Final[list[Field]] = [
    number("boards", "option: the side, and how the boards of side B are given out", of=SIDES),
    number("draft", "variant V1"),
    number("track_order", "variant V2"),
    number("worker_unrest", "variant V3"),
    number("phase", of=PHASES),
    number("round", "from 1", start=1),
    number("start", "the seat that was chosen as first player at setup"),
    number("first", "first player of this round"),
    row("order", "seats in the order of turns of this round"),
    number("turn", "turns ended in this round"),
    piles("decks", "per colour, the top card is the last one"),
    row("batch", "V1: per card the round in which it went under its deck, 0 never; else empty"),
    piles("hands", "per seat, sorted"),
    row("laid_off", "V1: per seat × 3 + colour the card to discard, 0 = not chosen yet"),
    row("board", "per seat, -1 = none yet", of=data.BOARDS),
    mask("boards_left", "the boards on offer", of=data.BOARDS),
    row("tucked", "per seat × 15 + region × 3 + place: a card or 0"),
    row("cards", "per seat × 5 + region: how many cards"),
    row("colours", "per seat × 3 + colour: cards in the tableau"),
    row("court", "the stack, the top card is the last one"),
    row("gov", "per seat × 15 + region × 3 + colour: officials in the governor area"),
    row("work", "the same in the worker area"),
    row("officials", "per seat × 3 + colour: in the own supply"),
    row("workers", "per seat × 5 + region"),
    row("unrest", "per seat × 5 + region"),
    per("supply", data.COLOURS, "value-1 markers per colour"),
    row("markers", "per seat × 3 + colour"),
    per("big", data.COLOURS, "who has the value-3 marker per colour, -1 = on the board"),
    per("squares", _SQUARES, "per bonus square: seat or -1"),
    row("governors", "per seat × 5 + region, those on squares included"),
    row("governors_left"),
    row("palaces", "per seat × 5 + region"),
    row("palaces_left"),
    row("walls", "per section × 3 + lines - 1: seat or -1"),
    row("walls_left"),
    row("wall_tiles", "per section: tile × 2 + side", of=_WALL_TILES),
    row("task_tiles", "per task place", of=_TASK_TILES),
    row("task_discs", "per task place × 4 + space: seat or -1"),
    row("track", "discs on the award track, from the top"),
    per("won", data.ASPECTS, "per aspect: whose disc stands in the column of this round, or -1"),
    number("action", "the court action of this turn, -1 = none", start=-1, of=data.COURT_ACTIONS),
    number("met", "1: the number condition of this turn is met"),
    number("used", "abilities used in this window: bits region × 3 + place, BOARD_USED"),
    number("aspect", "phase 3: the aspect being awarded", of=data.ASPECTS),
    number("passed", "phase 3: seats that have passed on it"),
    per("score", _SCORES, "per seat × sources, for four seats"),
]
