"""The data of `data.py` as flat lists of numbers, made once when the game is loaded."""

from typing import Final

from tianxia.games.daimyo import data
from tianxia.games.daimyo.notation import bundle, effect, token

TOKEN_NAMES: Final = ("rice", "metal", "stone", "gold")
ISLAND_NAMES: Final = tuple([row[0] for row in data.ISLANDS])
CLAN_NAMES: Final = tuple([row[1] for row in data.CLANS])
HERO_NAMES: Final = tuple([row[0] for row in data.HEROES])
BOARD_NAMES: Final = tuple([row[0] for row in data.BASIC_BOARDS])
OBJECTIVE_NAMES: Final = tuple([row[0] for row in data.OBJECTIVES])
SOLO_NAMES: Final = tuple([row[1] for row in data.SOLO_CARDS])
COLOURS: Final = ("blue", "green", "red")  # of dice
LEVELS: Final = ("easy", "normal", "hard")
FACES: Final = ("a", "b")  # of Villager tiles
DIE_NAMES: Final = tuple([f"{colour} {value}" for colour in COLOURS for value in range(1, 7)])
RELIC_TILES: Final = tuple([f"{colour} {number}" for colour in ISLAND_NAMES for number in range(1, 5)])
BONUS_TILES: Final = tuple([f"{kind} {slot}" for kind in ("farm", "tower") for slot in range(1, 5)])  # by type and slot
VILLAGER_NAMES: Final = tuple([row[0] for row in data.VILLAGERS])
SOLO_FIELDS: Final = ("top", "middle", "bottom")

# islands: site = island * 5 + index, danger space and No Man's Land space = island * 3 + index
SITE_TOKEN: Final[list[int]] = [token(letter) for row in data.ISLANDS for letter in row[1]]
DANGER_PAY: Final[list[int]] = [pay for row in data.ISLANDS for pay in row[2]]
GOLD_BANNER: Final[list[int]] = [row[3] for row in data.ISLANDS]
SILVER_BANNER: Final[list[int]] = [row[4] for row in data.ISLANDS]

# heroes
HERO_COST: Final[list[int]] = [row[2] for row in data.HEROES]
HERO_STRENGTH: Final[list[int]] = [row[3] for row in data.HEROES]
HERO_AGGRESSIVE: Final[list[bool]] = [row[4] for row in data.HEROES]
HERO_EFFECT: Final[list[int]] = [effect(row[5]) for row in data.HEROES]
MARKET_HEROES: Final[list[int]] = [i for i, row in enumerate(data.HEROES) if row[1] == "market"]
SOLO_REMOVED: Final[int] = HERO_NAMES.index(data.SOLO_REMOVED)

# clans
CLAN_ABILITY: Final[list[int]] = [effect(row[2], must=True) for row in data.CLANS]
CLAN_START: Final[list[int]] = [bundle(row[3]) for row in data.CLANS]
CLAN_FIRST_HERO: Final[list[int]] = [HERO_NAMES.index(row[4]) for row in data.CLANS]
CLAN_LAST_HERO: Final[list[int]] = [HERO_NAMES.index(row[5]) for row in data.CLANS]


def tile_effect_text(code: str) -> str:
    """The effect of a tile code such as T-RES(2R) or T-TRADE(1R→1M,1S,1G)."""
    for name, _, text, _ in data.TILE_TYPES:
        if name == code:
            return text
    head, _, inside = code.partition("(")
    inside = inside.removesuffix(")")
    for name, _, text, _ in data.TILE_TYPES:
        if name.partition("(")[0] == head:
            if "→" in inside:
                price, _, gain = inside.partition("→")
                return text.replace("PAY(x)", f"PAY({price})").replace("GAIN(b)", f"GAIN({gain})")
            return text.replace("GAIN(b)", f"GAIN({inside})")
    raise ValueError(f"no Bonus Action tile {code!r}")


_BOARDS: Final = data.BASIC_BOARDS + data.ADVANCED_BOARDS  # board + 8 on the advanced side

BOARD_COST: Final[list[int]] = [bundle(row[2]) for row in _BOARDS]
BOARD_START: Final[list[int]] = [bundle(row[4]) for row in _BOARDS]
SURCHARGE: Final[list[int]] = [bundle(part) for row in _BOARDS for part in row[3].split(", ")]  # board * 4 + slot
# tile = (side * 8 + board) * 4 + slot
TILE_CODE: Final[list[str]] = [code for row in _BOARDS for code in row[5:9]]
# the codes as texts and the page know them: T-TRADE(1R→1M,1S,1G) is T-TRADE-1R-1M-1S-1G
TILE_NAME: Final[list[str]] = [
    "".join([c if c.isalnum() else "-" for c in code]).replace("--", "-").rstrip("-") for code in TILE_CODE
]
TILE_EFFECT: Final[list[int]] = [effect(tile_effect_text(code)) for code in TILE_CODE]
TILE_YELLOW: Final[list[bool]] = [code.startswith("Y-") for code in TILE_CODE]

# Villager tiles: tile * 2 + face
VILLAGER_EFFECT: Final[list[int]] = [effect(text) for row in data.VILLAGERS for text in row[1:3]]

# what a "one of two" can be (Villager tile V2, Mecha Daimyo)
BRANCH_NAMES: Final = ("rice", "gold", "recruitment", "construction")
BRANCH_EFFECT: Final[list[int]] = [
    effect("GAIN(1R)"),
    effect("GAIN(1G)"),
    effect("MAIN(Recruitment)"),
    effect("MAIN(Construction)"),
]

# objectives
GREEN_OBJECTIVES: Final[list[int]] = [i for i, row in enumerate(data.OBJECTIVES) if row[1] == "green"]
ORANGE_OBJECTIVES: Final[list[int]] = [i for i, row in enumerate(data.OBJECTIVES) if row[1] == "orange"]
OBJECTIVE_GOLD: Final[list[int]] = [effect(row[3]) for row in data.OBJECTIVES]
OBJECTIVE_SILVER: Final[list[int]] = [effect(row[4]) if row[4] != "—" else -1 for row in data.OBJECTIVES]
OBJECTIVE_NEEDS: Final[list[int]] = [int("".join([c for c in row[2] if c.isdigit()])[0]) for row in data.OBJECTIVES]

# prices and gains that are not printed on a board
RESET_PRICE: Final[int] = bundle(data.RESET_PRICE)
RECRUIT_TOKEN: Final[int] = token(data.RECRUIT_TOKEN)
SHADOW_TOKEN: Final[int] = token(data.SHADOW_TOKEN)
COMPENSATION: Final[int] = bundle(data.COMPENSATION)
TAX: Final[int] = bundle(data.TAX)
SEARCH_PRICES: Final[list[int]] = [bundle(price) for price in data.SEARCH_PRICES]
SEARCH_TOKENS: Final = tuple([TOKEN_NAMES[token(price[1])] for price in data.SEARCH_PRICES])
BLACK_MARKET_PRICE: Final[int] = bundle(data.BLACK_MARKET_PRICE)
MERC_TILE_PRICE: Final[int] = bundle(data.MERC_TILE_PRICE)
MERC_SHADOW_PRICE: Final[int] = bundle(data.MERC_SHADOW_PRICE)
MERC_BONUS: Final[int] = bundle(data.MERC_BONUS)
INCOME: Final[int] = effect(" ; ".join([f"GAIN({part})" for part in data.INCOME.split(",")]))  # DM-12.3.2: the choice first
STEAL_PAY: Final[int] = bundle("2G")  # TAKERELIC, data section 1
TRACK: Final[list[int]] = list(data.TRACK)
ALTARS: Final[list[int]] = list(data.ALTARS)

# solo cards: card * 3 + field (0 top, 1 middle, 2 bottom)
E_GOVERNOR: Final = 0
E_SHADOW: Final = 1
E_TOWER: Final = 2
E_FARM: Final = 3
E_TILES: Final = 4
E_HELMET: Final = 5
E_POINTS: Final = 6
_EMPIRE_ACTS: Final = ("GOV", "SHADOW", "TOWER", "FARM", "TILES", "HELMET", "PP")
SOLO_COLOUR: Final[list[int]] = []
SOLO_ACT: Final[list[int]] = []
SOLO_ISLANDS: Final[list[int]] = []  # bit mask
SOLO_AMOUNT: Final[list[int]] = []
SOLO_ADVANTAGE: Final[list[bool]] = []
SOLO_PILE: Final[list[int]] = [row[0] for row in data.SOLO_CARDS]
ALL_SOLO_ISLANDS: Final = 0b1111


def _read_solo_cards() -> None:
    for row in data.SOLO_CARDS:
        for field in row[2:5]:
            colour, act = field.removesuffix(" adv").split(" ")
            name, _, inside = act.removesuffix(")").partition("(")
            islands = 0
            amount = 1
            if name in ("TILES", "PP"):
                amount = int(inside)
            elif inside == "any":
                islands = ALL_SOLO_ISLANDS
            elif inside:
                for letter in inside.split("/"):
                    islands |= 1 << "BRYP".index(letter)
            SOLO_COLOUR.append(COLOURS.index(colour))
            SOLO_ACT.append(_EMPIRE_ACTS.index(name))
            SOLO_ISLANDS.append(islands)
            SOLO_AMOUNT.append(amount)
            SOLO_ADVANTAGE.append(field.endswith(" adv"))


_read_solo_cards()


def tile_number(advanced: int, board: int, slot: int) -> int:
    return (advanced * 8 + board) * 4 + slot


def amount(packed: int, what: int) -> int:
    """How many tokens of a kind are in a bundle."""
    return (packed >> (4 * what)) & 15


def size(packed: int) -> int:
    """How many tokens are in a bundle."""
    return (packed & 15) + ((packed >> 4) & 15) + ((packed >> 8) & 15) + ((packed >> 12) & 15) + ((packed >> 16) & 15)
