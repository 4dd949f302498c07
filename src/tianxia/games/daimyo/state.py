"""The position of a Daimyo game: plain numbers.

A *side* is a seat, or after the seats the Mercenaries (2 players) or the Empire (solo). Places on islands
are numbered through: site = island * 5 + index, danger space, Altar and No Man's Land space = island * 3 +
index. A Relic tile is colour * 4 + number - 1. A die is colour * 6 + value (1 to 18), 0 means no die.
-1 stands for empty or nobody.

Hidden things are kept as sets, and chance picks from them when something is drawn (bag, decks, Solo piles):
that is the same as shuffling before, and there is no order that could leak (DM-4.1.2).


Made from fields.py by `make states`: change it there.
"""

from tianxia.engine.fields import Field
from tianxia.engine.flow import Frame
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.games.daimyo.fields import FIELDS


class Daimyo(State):
    """A new position, or a copy `of` another."""

    def __init__(self, seats: int, todo: list[Frame], rng: Rng, of: "Daimyo | None" = None) -> None:
        super().__init__(seats, todo, rng)
        if of is None:
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
            self.space = -1  # Main Action space of this turn's die
            self.main_done = 0
            self.hero_done = 0
            self.ability_done = 0
            self.tile_done = 0  # Bonus tile of the action space
            self.ability_tile_done = 0
            self.played: list[int] = []  # heroes played this turn
            self.resolving: list[int] = []  # heroes whose effect is not complete
            self.middle: list[int] = []  # count per die
            self.dice: list[int] = []  # seat * 9 + slot
            self.merc_dice: list[int] = []  # per die place: relic, relic, governor, tower, shadow
            self.empire_dice: list[int] = []  # dice on this round's Solo cards
            self.clan: list[int] = []
            self.tokens: list[int] = []  # side * 4 + token
            self.won: list[int] = []  # side * sources: popularity
            self.influence: list[int] = []  # side * 6 + island
            self.governors: list[int] = []  # on the board
            self.shadows: list[int] = []
            self.buildings: list[int] = []  # side * 2 + type, on the board
            self.loose: list[int] = []  # tiles as bit mask (seats and Empire)
            self.restored: list[int] = []  # side * 6 + colour
            self.stacks: list[int] = []  # side * 6 + colour: restored Relics that still hold their tiles
            self.boards: list[int] = []  # seat * 2 + type
            self.capacity: list[int] = []
            self.track: list[int] = []  # 0, 1, 2
            self.scavenger: list[int] = []  # island
            self.tiles: list[int] = []  # seat * 8 + space: type * 4 + slot of the visible Bonus tile
            self.hand: list[list[int]] = []
            self.deck: list[list[int]] = []
            self.discard: list[list[int]] = []
            self.governor: list[int] = []  # per site: side
            self.building: list[int] = []  # per site: side * 2 + type
            self.danger: list[int] = []  # per danger space: side
            self.altar: list[int] = []  # per Altar: side
            self.no_mans_land: list[int] = []  # per space: tile
            self.bag: list[int] = []  # count per tile
            self.black_market: list[int] = []  # count per tile
            self.merc_tiles: list[int] = []  # count per tile
            self.faces: list[int] = []  # of the Villager tiles
            self.market: list[int] = []  # five slots
            self.market_top = -1
            self.market_deck: list[int] = []
            self.pile: list[int] = []  # heroes of the Mercenaries or the Empire, seen by all
            self.unseen_hero = -1  # first hero of the Empire
            self.objectives: list[int] = []
            self.objective_gold: list[int] = []  # seat
            self.objective_silver: list[int] = []
            self.solo_card = -1
            self.solo_left: list[int] = []  # cards never seen
            self.solo_used: list[int] = []  # cards seen, in order
            self.dirty = 0  # something changed that an Objective may count
        else:
            self.sides = of.sides
            self.islands = of.islands
            self.advanced = of.advanced
            self.aggressive = of.aggressive
            self.level = of.level
            self.round = of.round
            self.turn = of.turn
            self.first = of.first
            self.helmet = of.helmet
            self.active = of.active
            self.blue_done = of.blue_done
            self.space = of.space
            self.main_done = of.main_done
            self.hero_done = of.hero_done
            self.ability_done = of.ability_done
            self.tile_done = of.tile_done
            self.ability_tile_done = of.ability_tile_done
            self.played = of.played[:]
            self.resolving = of.resolving[:]
            self.middle = of.middle[:]
            self.dice = of.dice[:]
            self.merc_dice = of.merc_dice[:]
            self.empire_dice = of.empire_dice[:]
            self.clan = of.clan[:]
            self.tokens = of.tokens[:]
            self.won = of.won[:]
            self.influence = of.influence[:]
            self.governors = of.governors[:]
            self.shadows = of.shadows[:]
            self.buildings = of.buildings[:]
            self.loose = of.loose[:]
            self.restored = of.restored[:]
            self.stacks = of.stacks[:]
            self.boards = of.boards[:]
            self.capacity = of.capacity[:]
            self.track = of.track[:]
            self.scavenger = of.scavenger[:]
            self.tiles = of.tiles[:]
            self.hand = [pile[:] for pile in of.hand]
            self.deck = [pile[:] for pile in of.deck]
            self.discard = [pile[:] for pile in of.discard]
            self.governor = of.governor[:]
            self.building = of.building[:]
            self.danger = of.danger[:]
            self.altar = of.altar[:]
            self.no_mans_land = of.no_mans_land[:]
            self.bag = of.bag[:]
            self.black_market = of.black_market[:]
            self.merc_tiles = of.merc_tiles[:]
            self.faces = of.faces[:]
            self.market = of.market[:]
            self.market_top = of.market_top
            self.market_deck = of.market_deck[:]
            self.pile = of.pile[:]
            self.unseen_hero = of.unseen_hero
            self.objectives = of.objectives[:]
            self.objective_gold = of.objective_gold[:]
            self.objective_silver = of.objective_silver[:]
            self.solo_card = of.solo_card
            self.solo_left = of.solo_left[:]
            self.solo_used = of.solo_used[:]
            self.dirty = of.dirty

    def copy(self) -> "Daimyo":
        return Daimyo(self.seats, self.todo[:], self.rng.copy(), self)

    def fields(self) -> list[Field]:
        return FIELDS
