"""A position of ZhanGuo. Everything per seat is a flat list: seat × 5 + region, seat × 3 + colour, …

Made from fields.py by `make states`: change it there.
"""

from tianxia.engine.fields import Field
from tianxia.engine.flow import Frame
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.games.zhanguo.fields import FIELDS


class ZhanGuo(State):
    """A new position, or a copy `of` another."""

    def __init__(self, seats: int, todo: list[Frame], rng: Rng, of: "ZhanGuo | None" = None) -> None:
        super().__init__(seats, todo, rng)
        if of is None:
            self.boards = 0  # option: BOARDS_A, BOARDS_PICK, BOARDS_AUCTION
            self.draft = 0  # variant V1
            self.track_order = 0  # variant V2
            self.worker_unrest = 0  # variant V3
            self.phase = 0
            self.round = 1  # from 1
            self.start = 0  # the seat that was chosen as first player at setup
            self.first = 0  # first player of this round
            self.order: list[int] = []  # seats in the order of turns of this round
            self.turn = 0  # turns ended in this round
            self.decks: list[list[int]] = []  # per colour, the top card is the last one
            self.batch: list[int] = []  # V1: per card the round in which it went under its deck, 0 never; else empty
            self.hands: list[list[int]] = []  # per seat, sorted
            self.laid_off: list[int] = []  # V1: per seat × 3 + colour the card to discard, 0 = not chosen yet
            self.board: list[int] = []  # per seat, -1 = none yet
            self.boards_left = 0  # mask of the boards on offer
            self.tucked: list[int] = []  # per seat × 15 + region × 3 + place: a card or 0
            self.cards: list[int] = []  # per seat × 5 + region: how many cards
            self.colours: list[int] = []  # per seat × 3 + colour: cards in the tableau
            self.court: list[int] = []  # the stack, the top card is the last one
            self.gov: list[int] = []  # per seat × 15 + region × 3 + colour: officials in the governor area
            self.work: list[int] = []  # the same in the worker area
            self.officials: list[int] = []  # per seat × 3 + colour: in the own supply
            self.workers: list[int] = []  # per seat × 5 + region
            self.unrest: list[int] = []  # per seat × 5 + region
            self.supply: list[int] = []  # value-1 markers per colour
            self.markers: list[int] = []  # per seat × 3 + colour
            self.big: list[int] = []  # who has the value-3 marker per colour, -1 = on the board
            self.squares: list[int] = []  # per bonus square: seat or -1
            self.governors: list[int] = []  # per seat × 5 + region, those on squares included
            self.governors_left: list[int] = []
            self.palaces: list[int] = []  # per seat × 5 + region
            self.palaces_left: list[int] = []
            self.walls: list[int] = []  # per section × 3 + lines - 1: seat or -1
            self.walls_left: list[int] = []
            self.wall_tiles: list[int] = []  # per section: tile × 2 + side
            self.task_tiles: list[int] = []  # per task place
            self.task_discs: list[int] = []  # per task place × 4 + space: seat or -1
            self.track: list[int] = []  # discs on the award track, from the top
            self.won: list[int] = []  # per aspect: whose disc stands in the column of this round, or -1
            self.action = -1  # the court action of this turn, -1 = none
            self.met = 0  # 1: the number condition of this turn is met
            self.used = 0  # abilities used in this window: bits region × 3 + place, BOARD_USED
            self.aspect = 0  # phase 3: the aspect being awarded
            self.passed = 0  # phase 3: seats that have passed on it
            self.score: list[int] = []  # per seat × sources
        else:
            self.boards = of.boards
            self.draft = of.draft
            self.track_order = of.track_order
            self.worker_unrest = of.worker_unrest
            self.phase = of.phase
            self.round = of.round
            self.start = of.start
            self.first = of.first
            self.order = of.order[:]
            self.turn = of.turn
            self.decks = [pile[:] for pile in of.decks]
            self.batch = of.batch[:]
            self.hands = [pile[:] for pile in of.hands]
            self.laid_off = of.laid_off[:]
            self.board = of.board[:]
            self.boards_left = of.boards_left
            self.tucked = of.tucked[:]
            self.cards = of.cards[:]
            self.colours = of.colours[:]
            self.court = of.court[:]
            self.gov = of.gov[:]
            self.work = of.work[:]
            self.officials = of.officials[:]
            self.workers = of.workers[:]
            self.unrest = of.unrest[:]
            self.supply = of.supply[:]
            self.markers = of.markers[:]
            self.big = of.big[:]
            self.squares = of.squares[:]
            self.governors = of.governors[:]
            self.governors_left = of.governors_left[:]
            self.palaces = of.palaces[:]
            self.palaces_left = of.palaces_left[:]
            self.walls = of.walls[:]
            self.walls_left = of.walls_left[:]
            self.wall_tiles = of.wall_tiles[:]
            self.task_tiles = of.task_tiles[:]
            self.task_discs = of.task_discs[:]
            self.track = of.track[:]
            self.won = of.won[:]
            self.action = of.action
            self.met = of.met
            self.used = of.used
            self.aspect = of.aspect
            self.passed = of.passed
            self.score = of.score[:]

    def copy(self) -> "ZhanGuo":
        return ZhanGuo(self.seats, self.todo[:], self.rng.copy(), self)

    def fields(self) -> list[Field]:
        return FIELDS
