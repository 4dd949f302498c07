"""A position of ZhanGuo. Everything per seat is a flat list: seat × 5 + region, seat × 3 + colour, …"""

from tianxia.engine.ask import Ask
from tianxia.engine.rng import Rng
from tianxia.engine.state import State


class ZhanGuo(State):
    def __init__(
        self,
        seats: int,
        todo: list[Ask],
        rng: Rng,
        boards: int,
        draft: int,
        track_order: int,
        worker_unrest: int,
        phase: int,
        round: int,
        start: int,
        first: int,
        order: list[int],
        turn: int,
        decks: list[list[int]],
        batch: list[int],
        hands: list[list[int]],
        laid_off: list[int],
        board: list[int],
        boards_left: int,
        tucked: list[int],
        cards: list[int],
        colours: list[int],
        court: list[int],
        gov: list[int],
        work: list[int],
        officials: list[int],
        workers: list[int],
        unrest: list[int],
        supply: list[int],
        markers: list[int],
        big: list[int],
        squares: list[int],
        governors: list[int],
        governors_left: list[int],
        palaces: list[int],
        palaces_left: list[int],
        walls: list[int],
        walls_left: list[int],
        wall_tiles: list[int],
        task_tiles: list[int],
        task_discs: list[int],
        track: list[int],
        won: list[int],
        action: int,
        met: int,
        used: int,
        aspect: int,
        passed: int,
        score: list[int],
    ) -> None:
        super().__init__(seats, todo, rng)
        self.boards = boards  # option: BOARDS_A, BOARDS_PICK, BOARDS_AUCTION
        self.draft = draft  # variant V1
        self.track_order = track_order  # variant V2
        self.worker_unrest = worker_unrest  # variant V3
        self.phase = phase
        self.round = round  # from 1
        self.start = start  # the seat that was chosen as first player at setup
        self.first = first  # first player of this round
        self.order = order  # seats in the order of turns of this round
        self.turn = turn  # turns ended in this round
        self.decks = decks  # per colour, the top card is the last one
        self.batch = batch  # V1: per card the round in which it went under its deck, 0 never; else empty
        self.hands = hands  # per seat, sorted
        self.laid_off = laid_off  # V1: per seat × 3 + colour the card to discard, 0 = not chosen yet
        self.board = board  # per seat, -1 = none yet
        self.boards_left = boards_left  # mask of the boards on offer
        self.tucked = tucked  # per seat × 15 + region × 3 + place: a card or 0
        self.cards = cards  # per seat × 5 + region: how many cards
        self.colours = colours  # per seat × 3 + colour: cards in the tableau
        self.court = court  # the stack, the top card is the last one
        self.gov = gov  # per seat × 15 + region × 3 + colour: officials in the governor area
        self.work = work  # the same in the worker area
        self.officials = officials  # per seat × 3 + colour: in the own supply
        self.workers = workers  # per seat × 5 + region
        self.unrest = unrest  # per seat × 5 + region
        self.supply = supply  # value-1 markers per colour
        self.markers = markers  # per seat × 3 + colour
        self.big = big  # who has the value-3 marker per colour, -1 = on the board
        self.squares = squares  # per bonus square: seat or -1
        self.governors = governors  # per seat × 5 + region, those on squares included
        self.governors_left = governors_left
        self.palaces = palaces  # per seat × 5 + region
        self.palaces_left = palaces_left
        self.walls = walls  # per section × 3 + lines - 1: seat or -1
        self.walls_left = walls_left
        self.wall_tiles = wall_tiles  # per section: tile × 2 + side
        self.task_tiles = task_tiles  # per task place
        self.task_discs = task_discs  # per task place × 4 + space: seat or -1
        self.track = track  # discs on the award track, from the top
        self.won = won  # per aspect: whose disc stands in the column of this round, or -1
        self.action = action  # the court action of this turn, -1 = none
        self.met = met  # 1: the number condition of this turn is met
        self.used = used  # abilities used in this window: bits region × 3 + place, BOARD_USED
        self.aspect = aspect  # phase 3: the aspect being awarded
        self.passed = passed  # phase 3: seats that have passed on it
        self.score = score  # per seat × sources

    def copy(self) -> "ZhanGuo":
        return ZhanGuo(
            self.seats,
            self.todo[:],
            self.rng.copy(),
            self.boards,
            self.draft,
            self.track_order,
            self.worker_unrest,
            self.phase,
            self.round,
            self.start,
            self.first,
            self.order[:],
            self.turn,
            [deck[:] for deck in self.decks],
            self.batch[:],
            [hand[:] for hand in self.hands],
            self.laid_off[:],
            self.board[:],
            self.boards_left,
            self.tucked[:],
            self.cards[:],
            self.colours[:],
            self.court[:],
            self.gov[:],
            self.work[:],
            self.officials[:],
            self.workers[:],
            self.unrest[:],
            self.supply[:],
            self.markers[:],
            self.big[:],
            self.squares[:],
            self.governors[:],
            self.governors_left[:],
            self.palaces[:],
            self.palaces_left[:],
            self.walls[:],
            self.walls_left[:],
            self.wall_tiles[:],
            self.task_tiles[:],
            self.task_discs[:],
            self.track[:],
            self.won[:],
            self.action,
            self.met,
            self.used,
            self.aspect,
            self.passed,
            self.score[:],
        )

    def fields(self) -> list[str]:
        return FIELDS


FIELDS = [
    "boards",
    "draft",
    "track_order",
    "worker_unrest",
    "phase",
    "round",
    "start",
    "first",
    "order",
    "turn",
    "decks",
    "batch",
    "hands",
    "laid_off",
    "board",
    "boards_left",
    "tucked",
    "cards",
    "colours",
    "court",
    "gov",
    "work",
    "officials",
    "workers",
    "unrest",
    "supply",
    "markers",
    "big",
    "squares",
    "governors",
    "governors_left",
    "palaces",
    "palaces_left",
    "walls",
    "walls_left",
    "wall_tiles",
    "task_tiles",
    "task_discs",
    "track",
    "won",
    "action",
    "met",
    "used",
    "aspect",
    "passed",
    "score",
]
