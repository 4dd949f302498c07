"""The position of a Daimyo game: plain numbers.

A *side* is a seat, or after the seats the Mercenaries (2 players) or the Empire (solo). Places on islands
are numbered through: site = island * 5 + index, danger space, Altar and No Man's Land space = island * 3 +
index. A Relic tile is colour * 4 + number - 1. A die is colour * 6 + value (1 to 18), 0 means no die.
-1 stands for empty or nobody.

Hidden things are kept as sets, and chance picks from them when something is drawn (bag, decks, Solo piles):
that is the same as shuffling before, and there is no order that could leak (DM-4.1.2).
"""

from typing import Final

from tianxia.engine.ask import Ask
from tianxia.engine.rng import Rng
from tianxia.engine.state import State

_NONE: Final[list[int]] = []
_NO_PILES: Final[list[list[int]]] = []


class Daimyo(State):
    def __init__(self, seats: int, todo: list[Ask], rng: Rng) -> None:
        super().__init__(seats, todo, rng)
        self.sides = 0
        self.islands = 0  # in play; they come in the order blue, red, yellow, purple, green, black
        self.advanced = 0  # side of the Construction boards
        self.aggressive = 0
        self.level = 0  # solo: easy, normal, hard
        self.round = 0
        self.turn = 0  # turns begun in this round
        self.first = 0  # side that began this round
        self.helmet = 0  # side that holds it
        self.active = 0  # seat whose turn, income or hire is resolved
        self.blue_done = 0  # a Villagers' Help was done this round
        # this turn
        self.space = -1  # Main Action space of this turn's die
        self.main_done = 0
        self.hero_done = 0
        self.ability_done = 0
        self.tile_done = 0  # Bonus tile of the action space
        self.ability_tile_done = 0
        self.played = _NONE  # heroes played this turn
        self.resolving = _NONE  # heroes whose effect is not complete
        # dice
        self.middle = _NONE  # count per die
        self.dice = _NONE  # seat * 9 + slot
        self.merc_dice = _NONE  # per die place: relic, relic, governor, tower, shadow
        self.empire_dice = _NONE  # dice on this round's Solo cards
        # sides
        self.clan = _NONE
        self.tokens = _NONE  # side * 4 + token
        self.won = _NONE  # side * sources: popularity
        self.influence = _NONE  # side * 6 + island
        self.governors = _NONE  # on the board
        self.shadows = _NONE
        self.buildings = _NONE  # side * 2 + type, on the board
        self.loose = _NONE  # tiles as bit mask (seats and Empire)
        self.restored = _NONE  # side * 6 + colour
        self.stacks = _NONE  # side * 6 + colour: restored Relics that still hold their tiles
        # seats
        self.boards = _NONE  # seat * 2 + type
        self.capacity = _NONE
        self.track = _NONE  # 0, 1, 2
        self.scavenger = _NONE  # island
        self.tiles = _NONE  # seat * 8 + space: type * 4 + slot of the visible Bonus tile
        self.hand = _NO_PILES
        self.deck = _NO_PILES
        self.discard = _NO_PILES
        # islands
        self.governor = _NONE  # per site: side
        self.building = _NONE  # per site: side * 2 + type
        self.danger = _NONE  # per danger space: side
        self.altar = _NONE  # per Altar: side
        self.no_mans_land = _NONE  # per space: tile
        # centre
        self.bag = _NONE  # count per tile
        self.black_market = _NONE  # count per tile
        self.merc_tiles = _NONE  # count per tile
        self.faces = _NONE  # of the Villager tiles
        self.market = _NONE  # five slots
        self.market_top = -1
        self.market_deck = _NONE
        self.pile = _NONE  # heroes of the Mercenaries or the Empire, seen by all
        self.unseen_hero = -1  # first hero of the Empire
        self.objectives = _NONE
        self.objective_gold = _NONE  # seat
        self.objective_silver = _NONE
        self.solo_card = -1
        self.solo_left = _NONE  # cards never seen
        self.solo_used = _NONE  # cards seen, in order
        # not part of the position: something changed that an Objective may count
        self.dirty = 0

    def copy(self) -> "Daimyo":
        o = Daimyo(self.seats, self.todo[:], self.rng.copy())
        o.sides = self.sides
        o.islands = self.islands
        o.advanced = self.advanced
        o.aggressive = self.aggressive
        o.level = self.level
        o.round = self.round
        o.turn = self.turn
        o.first = self.first
        o.helmet = self.helmet
        o.active = self.active
        o.blue_done = self.blue_done
        o.space = self.space
        o.main_done = self.main_done
        o.hero_done = self.hero_done
        o.ability_done = self.ability_done
        o.tile_done = self.tile_done
        o.ability_tile_done = self.ability_tile_done
        o.played = self.played[:]
        o.resolving = self.resolving[:]
        o.middle = self.middle[:]
        o.dice = self.dice[:]
        o.merc_dice = self.merc_dice[:]
        o.empire_dice = self.empire_dice[:]
        o.clan = self.clan[:]
        o.tokens = self.tokens[:]
        o.won = self.won[:]
        o.influence = self.influence[:]
        o.governors = self.governors[:]
        o.shadows = self.shadows[:]
        o.buildings = self.buildings[:]
        o.loose = self.loose[:]
        o.restored = self.restored[:]
        o.stacks = self.stacks[:]
        o.boards = self.boards[:]
        o.capacity = self.capacity[:]
        o.track = self.track[:]
        o.scavenger = self.scavenger[:]
        o.tiles = self.tiles[:]
        o.hand = [pile[:] for pile in self.hand]
        o.deck = [pile[:] for pile in self.deck]
        o.discard = [pile[:] for pile in self.discard]
        o.governor = self.governor[:]
        o.building = self.building[:]
        o.danger = self.danger[:]
        o.altar = self.altar[:]
        o.no_mans_land = self.no_mans_land[:]
        o.bag = self.bag[:]
        o.black_market = self.black_market[:]
        o.merc_tiles = self.merc_tiles[:]
        o.faces = self.faces[:]
        o.market = self.market[:]
        o.market_top = self.market_top
        o.market_deck = self.market_deck[:]
        o.pile = self.pile[:]
        o.unseen_hero = self.unseen_hero
        o.objectives = self.objectives[:]
        o.objective_gold = self.objective_gold[:]
        o.objective_silver = self.objective_silver[:]
        o.solo_card = self.solo_card
        o.solo_left = self.solo_left[:]
        o.solo_used = self.solo_used[:]
        return o

    def fields(self) -> list[str]:
        return FIELDS

    @property
    def solo(self) -> bool:
        return self.seats == 1


FIELDS: Final[list[str]] = [
    "sides", "islands", "advanced", "aggressive", "level", "round", "turn", "first", "helmet", "active", "blue_done",
    "space", "main_done", "hero_done", "ability_done", "tile_done", "ability_tile_done", "played", "resolving",
    "middle", "dice", "merc_dice", "empire_dice",
    "clan", "tokens", "won", "influence", "governors", "shadows", "buildings", "loose", "restored", "stacks",
    "boards", "capacity", "track", "scavenger", "tiles", "hand", "deck", "discard",
    "governor", "building", "danger", "altar", "no_mans_land",
    "bag", "black_market", "merc_tiles", "faces", "market", "market_top", "market_deck", "pile", "unseen_hero",
    "objectives", "objective_gold", "objective_silver", "solo_card", "solo_left", "solo_used",
]  # fmt: skip
