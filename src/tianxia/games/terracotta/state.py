"""A position of Terracotta Army: numbers and lists of numbers (section 17 lists what must be stored)."""

from typing import Final

from tianxia.engine.ask import Ask
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.games.terracotta import data, ids

FIELDS: Final = [
    "players",
    "rival",
    "level",
    "round",
    "turn",
    "inner",
    "middle",
    "inspectors",
    "segment",
    "worker",
    "top",
    "empty",
    "card",
    "tiles",
    "workers",
    "storages",
    "organizer",
    "specialists",
    "grid",
    "kind",
    "owner",
    "at",
    "way",
    "order",
    "coins",
    "wet",
    "dry",
    "weapons",
    "tokens",
    "masters",
    "craftsmen",
    "artists",
    "supply",
    "held",
    "scored",
    "deck",
]


class Terracotta(State):
    """Lists "per player" have one number for each player; the Rival of a solo game is player 1."""

    def __init__(
        self,
        seats: int,
        todo: list[Ask],
        rng: Rng,
        players: int,
        rival: int,
        level: int,
        round: int,
        turn: int,
        inner: int,
        middle: int,
        inspectors: list[int],
        segment: int,
        worker: int,
        top: int,
        empty: int,
        card: int,
        tiles: list[int],
        workers: list[int],
        storages: list[int],
        organizer: list[int],
        specialists: list[int],
        grid: list[int],
        kind: list[int],
        owner: list[int],
        at: list[int],
        way: list[int],
        order: list[int],
        coins: list[int],
        wet: list[int],
        dry: list[int],
        weapons: list[int],
        tokens: list[int],
        masters: list[int],
        craftsmen: list[int],
        artists: list[int],
        supply: list[int],
        held: list[int],
        scored: list[int],
        deck: list[int],
    ) -> None:
        super().__init__(seats, todo, rng)
        self.players = players
        self.rival = rival  # the player that is the Rival, -1 without one
        self.level = level  # of the Rival
        self.round = round  # 1 to 5
        self.turn = turn  # turns finished in this round
        self.inner = inner  # wheel offsets a and b
        self.middle = middle
        self.inspectors = inspectors  # the row of V and the column of H, from 1
        self.segment = segment  # used this turn, -1 before the worker is placed
        self.worker = worker  # kind of the worker there, -1 before
        self.top = top  # lowest turn-order token on the stack; `players` when the stack is empty
        self.empty = empty  # empty cells of the mausoleum
        self.card = card  # last card of the Rival, -1 before the first
        self.tiles = tiles  # of rounds 1 to 5
        self.workers = workers  # two per segment: 0 nobody, else 1 + player * 2 + kind (TA-6.2.5)
        self.storages = storages  # dry clay in NE, SE, SW, NW
        self.organizer = organizer  # figures left per warrior type
        self.specialists = specialists  # figures left per kind
        self.grid = grid  # per cell 0, or 1 + number of the figure that covers it
        self.kind = kind  # per figure ever placed, in the order of placing
        self.owner = owner  # per figure: player, -1 for specialists
        self.at = at  # per figure: its cell (a rider's cell), -1 once removed (TA-13.2)
        self.way = way  # per figure: direction of its horse or of an archer's look, -1 none
        self.order = order  # the turn-order track
        self.coins = coins  # per player, like all that follow
        self.wet = wet
        self.dry = dry
        self.weapons = weapons  # bit mask of active weapons
        self.tokens = tokens  # bit mask of unplaced master tokens, bit 0 for token 1
        self.masters = masters  # six per player: token placed there, 0 none
        self.craftsmen = craftsmen  # available
        self.artists = artists  # available
        self.supply = supply  # artists in the general supply
        self.held = held  # turn-order token, 0 none
        self.scored = scored  # points per source, ten per player
        self.deck = deck  # of the Rival: face down, the last one is drawn first

    def copy(self) -> "Terracotta":
        return Terracotta(
            self.seats,
            self.todo[:],
            self.rng.copy(),
            self.players,
            self.rival,
            self.level,
            self.round,
            self.turn,
            self.inner,
            self.middle,
            self.inspectors[:],
            self.segment,
            self.worker,
            self.top,
            self.empty,
            self.card,
            self.tiles,  # never changes: shared
            self.workers[:],
            self.storages[:],
            self.organizer[:],
            self.specialists[:],
            self.grid[:],
            self.kind[:],
            self.owner[:],
            self.at[:],
            self.way[:],
            self.order[:],
            self.coins[:],
            self.wet[:],
            self.dry[:],
            self.weapons[:],
            self.tokens[:],
            self.masters[:],
            self.craftsmen[:],
            self.artists[:],
            self.supply[:],
            self.held[:],
            self.scored[:],
            self.deck[:],
        )

    def fields(self) -> list[str]:
        return FIELDS


def blank() -> Terracotta:
    """A position with nobody in it."""
    todo: list[Ask] = []
    none: list[int] = []
    return Terracotta(
        0, todo, Rng(1, 0, 0, 0), 0, -1, 0, 1, 0, 0, 0, none[:], -1, -1, 1, 63, -1,
        none[:], none[:], none[:], none[:], none[:], none[:], none[:], none[:], none[:], none[:], none[:], none[:],
        none[:], none[:], none[:], none[:], none[:], none[:], none[:], none[:], none[:], none[:], none[:],
    )  # fmt: skip


def active(s: Terracotta) -> int:
    """Whose turn it is (TA-5.3)."""
    return s.order[s.turn % s.players]


def turns_per_round(s: Terracotta) -> int:
    """TA-5.3, INV-14: everybody places all workers."""
    return s.players * data.WORKERS[s.players]


def vp(s: Terracotta, player: int) -> int:
    total = 0
    for source in range(ids.SOURCE_COUNT):
        total += s.scored[player * ids.SOURCE_COUNT + source]
    return total
