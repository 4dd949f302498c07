"""Words of card texts that name a thing: a kind, a piece, a place, a player, a reach, a price (data page, section 1)."""

from typing import Final

from tianxia.games.great_wall.ids import LOCATIONS

KINDS: Final[dict[str, int]] = {
    "wood": 0,
    "stone": 1,
    "gold": 2,
    "chi": 3,
    "mat": 4,
    "res": 5,
    "KIND": 6,
    "honor_pts": 7,
    "tactic": 8,
}

# pieces: soldiers by type, and what else a decree can ask for
CLERK_PIECE: Final = 4
ADVISOR_PIECE: Final = 5
TACTIC_PIECE: Final = 6
PIECES: Final[dict[str, int]] = {
    "spear": 0,
    "archer": 1,
    "horse": 2,
    "soldier": 3,
    "clerk": CLERK_PIECE,
    "advisor": ADVISOR_PIECE,
}

PLACES: Final[dict[str, int]] = {**{name: i for i, name in enumerate(LOCATIONS)}, "production": 10, "anywhere": 11}

WHO_ME: Final = 0
WHO_OTHERS: Final = 1
WHO_EACH: Final = 2
WHO_ONE: Final = 3
WHO_BUILDER: Final = 4
WHOS: Final[dict[str, int]] = {
    "me": WHO_ME,
    "others": WHO_OTHERS,
    "each": WHO_EACH,
    "one": WHO_ONE,
    "builder": WHO_BUILDER,
}

SC_THIS: Final = 0
SC_SEC: Final = 1
SC_MINE: Final = 2
SC_ANY: Final = 3
SC_FRONT: Final = 4
SC_BEHIND: Final = 5
SC_ALL: Final = 6
SCOPES: Final[dict[str, int]] = {
    "THIS": SC_THIS,
    "SEC": SC_SEC,
    "sec_mine": SC_MINE,
    "any_sec": SC_ANY,
    "front": SC_FRONT,
    "behind": SC_BEHIND,
    "all_hordes": SC_ALL,
}

# what a static price is about; a soldier by his type
I_SAVE: Final = 3
I_SHAME: Final = 4
I_BARRICADE: Final = 5
I_WALL: Final = 6
I_CLERK: Final = 7
I_ADVISOR: Final = 8
I_TACTIC: Final = 9
ITEMS: Final[dict[str, int]] = {
    "spear": 0,
    "archer": 1,
    "horse": 2,
    "save": I_SAVE,
    "shame": I_SHAME,
    "barricade": I_BARRICADE,
    "wall": I_WALL,
    "clerk": I_CLERK,
    "advisor": I_ADVISOR,
    "tactic": I_TACTIC,
}

ALL: Final = 99  # the quantity word
NO_KIND: Final = -1
PAID: Final = -1  # price words: -1 paid, -2 free, k >= 0 minus(k)
FREE_OF_CHARGE: Final = -2
LIMITS: Final[dict[str, int]] = {"-": 0, "turn": 1, "year": 2, "game": 3}
