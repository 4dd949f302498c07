"""The position of a Daimyo game: plain numbers.

A *side* is a seat, or after the seats the Mercenaries (2 players) or the Empire (solo). Places on islands
are numbered through: site = island * 5 + index, danger space, Altar and No Man's Land space = island * 3 +
index. A Relic tile is colour * 4 + number - 1. A die is colour * 6 + value (1 to 18), 0 means no die.
-1 stands for empty or nobody.

Hidden things are kept as sets, and chance picks from them when something is drawn (bag, decks, Solo piles):
that is the same as shuffling before, and there is no order that could leak (DM-4.1.2).
"""

from typing import Final

from tianxia.engine.fields import Field, number, piles, row

STATE: Final = "Daimyo"

FIELDS: Final[list[Field]] = [
    number("sides"),
    number("islands", "in play; they come in the order blue, red, yellow, purple, green, black"),
    number("advanced", "side of the Construction boards"),
    number("aggressive"),
    number("level", "solo: easy, normal, hard"),
    number("round"),
    number("turn", "turns begun in this round"),
    number("first", "side that began this round"),
    number("helmet", "side that holds it"),
    number("active", "seat whose turn, income or hire is resolved"),
    number("blue_done", "a Villagers' Help was done this round"),
    number("space", "Main Action space of this turn's die", start=-1),
    number("main_done"),
    number("hero_done"),
    number("ability_done"),
    number("tile_done", "Bonus tile of the action space"),
    number("ability_tile_done"),
    row("played", "heroes played this turn"),
    row("resolving", "heroes whose effect is not complete"),
    row("middle", "count per die"),
    row("dice", "seat * 9 + slot"),
    row("merc_dice", "per die place: relic, relic, governor, tower, shadow"),
    row("empire_dice", "dice on this round's Solo cards"),
    row("clan"),
    row("tokens", "side * 4 + token"),
    row("won", "side * sources: popularity"),
    row("influence", "side * 6 + island"),
    row("governors", "on the board"),
    row("shadows"),
    row("buildings", "side * 2 + type, on the board"),
    row("loose", "tiles as bit mask (seats and Empire)"),
    row("restored", "side * 6 + colour"),
    row("stacks", "side * 6 + colour: restored Relics that still hold their tiles"),
    row("boards", "seat * 2 + type"),
    row("capacity"),
    row("track", "0, 1, 2"),
    row("scavenger", "island"),
    row("tiles", "seat * 8 + space: type * 4 + slot of the visible Bonus tile"),
    piles("hand"),
    piles("deck"),
    piles("discard"),
    row("governor", "per site: side"),
    row("building", "per site: side * 2 + type"),
    row("danger", "per danger space: side"),
    row("altar", "per Altar: side"),
    row("no_mans_land", "per space: tile"),
    row("bag", "count per tile"),
    row("black_market", "count per tile"),
    row("merc_tiles", "count per tile"),
    row("faces", "of the Villager tiles"),
    row("market", "five slots"),
    number("market_top", start=-1),
    row("market_deck"),
    row("pile", "heroes of the Mercenaries or the Empire, seen by all"),
    number("unseen_hero", "first hero of the Empire", start=-1),
    row("objectives"),
    row("objective_gold", "seat"),
    row("objective_silver"),
    number("solo_card", start=-1),
    row("solo_left", "cards never seen"),
    row("solo_used", "cards seen, in order"),
    number("dirty", "something changed that an Objective may count"),
]
