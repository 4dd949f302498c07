"""A position of Terracotta Army: numbers and lists of numbers (section 17 lists what must be stored).

Made from fields.py by `make states`: change it there.
"""

from tianxia.engine.fields import Field
from tianxia.engine.flow import Frame
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.games.terracotta.fields import FIELDS


class Terracotta(State):
    """A new position, or a copy `of` another."""

    def __init__(self, seats: int, todo: list[Frame], rng: Rng, of: "Terracotta | None" = None) -> None:
        super().__init__(seats, todo, rng)
        if of is None:
            self.players = 0
            self.rival = -1  # the player that is the Rival, -1 without one
            self.level = 0  # of the Rival
            self.round = 1  # 1 to 5
            self.turn = 0  # turns finished in this round
            self.inner = 0  # wheel offsets a and b
            self.middle = 0
            self.inspectors: list[int] = []  # the row of V and the column of H, from 1
            self.segment = -1  # used this turn, -1 before the worker is placed
            self.worker = -1  # kind of the worker there, -1 before
            self.top = 1  # lowest turn-order token on the stack; `players` when the stack is empty
            self.empty = 63  # empty cells of the mausoleum
            self.card = -1  # last card of the Rival, -1 before the first
            self.tiles: list[int] = []  # of rounds 1 to 5
            self.workers: list[int] = []  # two per segment: 0 nobody, else 1 + player * 2 + kind (TA-6.2.5)
            self.storages: list[int] = []  # dry clay in NE, SE, SW, NW
            self.organizer: list[int] = []  # figures left per warrior type
            self.specialists: list[int] = []  # figures left per kind
            self.grid: list[int] = []  # per cell 0, or 1 + number of the figure that covers it
            self.kind: list[int] = []  # per figure ever placed, in the order of placing
            self.owner: list[int] = []  # per figure: player, -1 for specialists
            self.at: list[int] = []  # per figure: its cell (a rider's cell), -1 once removed (TA-13.2)
            self.way: list[int] = []  # per figure: direction of its horse or of an archer's look, -1 none
            self.order: list[int] = []  # the turn-order track
            self.coins: list[int] = []  # per player, like all that follow
            self.wet: list[int] = []
            self.dry: list[int] = []
            self.weapons: list[int] = []  # the active ones
            self.tokens: list[int] = []  # bit mask of unplaced master tokens, bit 0 for token 1
            self.masters: list[int] = []  # six per player: token placed there, 0 none
            self.craftsmen: list[int] = []  # available
            self.artists: list[int] = []  # available
            self.supply: list[int] = []  # artists in the general supply
            self.held: list[int] = []  # turn-order token, 0 none
            self.scored: list[int] = []  # points per source, ten per player
            self.deck: list[int] = []  # of the Rival: face down, the last one is drawn first
        else:
            self.players = of.players
            self.rival = of.rival
            self.level = of.level
            self.round = of.round
            self.turn = of.turn
            self.inner = of.inner
            self.middle = of.middle
            self.inspectors = of.inspectors[:]
            self.segment = of.segment
            self.worker = of.worker
            self.top = of.top
            self.empty = of.empty
            self.card = of.card
            self.tiles = of.tiles
            self.workers = of.workers[:]
            self.storages = of.storages[:]
            self.organizer = of.organizer[:]
            self.specialists = of.specialists[:]
            self.grid = of.grid[:]
            self.kind = of.kind[:]
            self.owner = of.owner[:]
            self.at = of.at[:]
            self.way = of.way[:]
            self.order = of.order[:]
            self.coins = of.coins[:]
            self.wet = of.wet[:]
            self.dry = of.dry[:]
            self.weapons = of.weapons[:]
            self.tokens = of.tokens[:]
            self.masters = of.masters[:]
            self.craftsmen = of.craftsmen[:]
            self.artists = of.artists[:]
            self.supply = of.supply[:]
            self.held = of.held[:]
            self.scored = of.scored[:]
            self.deck = of.deck[:]

    def copy(self) -> "Terracotta":
        return Terracotta(self.seats, self.todo[:], self.rng.copy(), self)

    def fields(self) -> list[Field]:
        return FIELDS
