"""The position of a Daimyo game: plain numbers.

A *side* is a seat, or after the seats the Mercenaries (2 players) or the Empire (solo). Places on islands
are numbered through: site = island * 5 + index, danger space, Altar and No Man's Land space = island * 3 +
index. A Relic tile is colour * 4 + number - 1. A die is colour * 6 + value (1 to 18), 0 means no die.
-1 stands for empty or nobody.

Hidden things are kept as sets, and chance picks from them when something is drawn (bag, decks, Solo piles):
that is the same as shuffling before, and there is no order that could leak (DM-4.1.2).
"""

from typing import Final

from tianxia.engine.fields import Field, masks, number, per, piles, row
from tianxia.games.daimyo.ids import SPACE_NAMES, TYPE_NAMES
from tianxia.games.daimyo.lookups import (
    BOARD_NAMES,
    BONUS_TILES,
    CLAN_NAMES,
    DIE_NAMES,
    FACES,
    HERO_NAMES,
    LEVELS,
    OBJECTIVE_NAMES,
    RELIC_TILES,
    SOLO_NAMES,
)

STATE: Final = "Daimyo"
DIE_OR_NONE: Final = ("none", *DIE_NAMES)
BUILDING_NAMES: Final = tuple([f"{kind} of {side}" for side in range(4) for kind in TYPE_NAMES])

FIELDS: Final[list[Field]] = [
    number("sides"),
    number("islands", "in play; they come in the order blue, red, yellow, purple, green, black"),
    number("advanced", "side of the Construction boards"),
    number("aggressive"),
    number("level", "solo", of=LEVELS),
    number("round"),
    number("turn", "turns begun in this round"),
    number("first", "side that began this round"),
    number("helmet", "side that holds it"),
    number("active", "seat whose turn, income or hire is resolved"),
    number("blue_done", "a Villagers' Help was done this round"),
    number("space", "Main Action space of this turn's die", start=-1, of=SPACE_NAMES),
    number("main_done"),
    number("hero_done"),
    number("ability_done"),
    number("tile_done", "Bonus tile of the action space"),
    number("ability_tile_done"),
    row("played", "heroes played this turn", of=HERO_NAMES),
    row("resolving", "heroes whose effect is not complete", of=HERO_NAMES),
    per("middle", DIE_NAMES, "count per die"),
    row("dice", "seat * 9 + slot", of=DIE_OR_NONE),
    row("merc_dice", "per die place: relic, relic, governor, tower, shadow", of=DIE_OR_NONE),
    row("empire_dice", "dice on this round's Solo cards", of=DIE_OR_NONE),
    row("clan", of=CLAN_NAMES),
    row("tokens", "side * 4 + token"),
    row("won", "side * sources: popularity"),
    row("influence", "side * 6 + island"),
    row("governors", "on the board"),
    row("shadows"),
    row("buildings", "side * 2 + type, on the board"),
    masks("loose", "tiles as bit mask (seats and Empire)", of=RELIC_TILES),
    row("restored", "side * 6 + colour"),
    row("stacks", "side * 6 + colour: restored Relics that still hold their tiles"),
    row("boards", "seat * 2 + type", of=BOARD_NAMES),
    row("capacity"),
    row("track", "0, 1, 2"),
    row("scavenger", "island"),
    row("tiles", "seat * 8 + space: type * 4 + slot of the visible Bonus tile", of=BONUS_TILES),
    piles("hand", of=HERO_NAMES),
    piles("deck", of=HERO_NAMES),
    piles("discard", of=HERO_NAMES),
    row("governor", "per site: side"),
    row("building", "per site: side * 2 + type", of=BUILDING_NAMES),
    row("danger", "per danger space: side"),
    row("altar", "per Altar: side"),
    row("no_mans_land", "per space: tile", of=RELIC_TILES),
    per("bag", RELIC_TILES, "count per tile"),
    per("black_market", RELIC_TILES, "count per tile"),
    per("merc_tiles", RELIC_TILES, "count per tile"),
    row("faces", "of the Villager tiles", of=FACES),
    row("market", "five slots", of=HERO_NAMES),
    number("market_top", start=-1, of=HERO_NAMES),
    row("market_deck", of=HERO_NAMES),
    row("pile", "heroes of the Mercenaries or the Empire, seen by all", of=HERO_NAMES),
    number("unseen_hero", "first hero of the Empire", start=-1, of=HERO_NAMES),
    row("objectives", of=OBJECTIVE_NAMES),
    row("objective_gold", "seat"),
    row("objective_silver"),
    number("solo_card", start=-1, of=SOLO_NAMES),
    row("solo_left", "cards never seen", of=SOLO_NAMES),
    row("solo_used", "cards seen, in order", of=SOLO_NAMES),
    number("dirty", "something changed that an Objective may count"),
]
