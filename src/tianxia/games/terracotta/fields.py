"""A position of Terracotta Army: numbers and lists of numbers (section 17 lists what must be stored)."""

from typing import Final

from tianxia.engine.fields import Field, masks, number, row
from tianxia.games.terracotta import data, ids

STATE: Final = "Terracotta"
RIVAL_CARDS: Final = tuple([card[0] for card in data.RIVAL_CARDS])

FIELDS: Final[list[Field]] = [
    number("players"),
    number("rival", "the player that is the Rival, -1 without one", start=-1),
    number("level", "of the Rival"),
    number("round", "1 to 5", start=1),
    number("turn", "turns finished in this round"),
    number("inner", "wheel offsets a and b"),
    number("middle"),
    row("inspectors", "the row of V and the column of H, from 1"),
    number("segment", "used this turn, -1 before the worker is placed", start=-1),
    number("worker", "kind of the worker there, -1 before", start=-1, of=ids.WORKERS),
    number("top", "lowest turn-order token on the stack; `players` when the stack is empty", start=1),
    number("empty", "empty cells of the mausoleum", start=63),
    number("card", "last card of the Rival, -1 before the first", start=-1, of=RIVAL_CARDS),
    row("tiles", "of rounds 1 to 5", of=ids.TILES, fixed=True),
    row("workers", "two per segment: 0 nobody, else 1 + player * 2 + kind (TA-6.2.5)"),
    row("storages", "dry clay in NE, SE, SW, NW"),
    row("organizer", "figures left per warrior type"),
    row("specialists", "figures left per kind"),
    row("grid", "per cell 0, or 1 + number of the figure that covers it"),
    row("kind", "per figure ever placed, in the order of placing", of=ids.FIGURES),
    row("owner", "per figure: player, -1 for specialists"),
    row("at", "per figure: its cell (a rider's cell), -1 once removed (TA-13.2)"),
    row("way", "per figure: direction of its horse or of an archer's look, -1 none", of=ids.DIRECTIONS),
    row("order", "the turn-order track"),
    row("coins", "per player, like all that follow"),
    row("wet"),
    row("dry"),
    masks("weapons", "the active ones", of=ids.WEAPONS),
    row("tokens", "bit mask of unplaced master tokens, bit 0 for token 1"),
    row("masters", "six per player: token placed there, 0 none"),
    row("craftsmen", "available"),
    row("artists", "available"),
    row("supply", "artists in the general supply"),
    row("held", "turn-order token, 0 none"),
    row("scored", "points per source, ten per player"),
    row("deck", "of the Rival: face down, the last one is drawn first", of=RIVAL_CARDS),
]
