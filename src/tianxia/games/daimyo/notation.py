"""The effect notation of the data page (section 1): bundles of tokens, and the texts of effects with their numbers.

What the words of an effect mean stands in rules/words.py. Nothing here runs during play.
"""

from typing import Final

TOKENS: Final = "RMSGA"  # Rice, Metal, Stone, Gold, any of the first three

EXACTLY: Final = 100  # recruiting at a fixed price
IN_GOLD: Final = 100  # building paid in gold
ANY_UNIT: Final = 0
ONLY_GOVERNOR: Final = 1
ONLY_SHADOW: Final = 2
UNIT_NAMES: Final = ("any", "governor", "shadow")
ANY_TYPE: Final = 0
ONLY_FARM: Final = 1
ONLY_TOWER: Final = 2
ONLY_NAMES: Final = ("any", "farm", "tower")
FROM_HERE: Final = 0
FROM_BOARD: Final = 1
FROM_MARKET: Final = 2
FROM_NAMES: Final = ("here", "board", "market")

TEXTS: Final[list[str]] = []  # of all effects, by number


class BadNotation(ValueError):
    """An effect text that is not in the notation of the data page."""


def bundle(text: str) -> int:
    """'2R,1G' as one number: four bits each for Rice, Metal, Stone, Gold, any."""
    total = 0
    for part in text.replace(" ", "").split(","):
        if part == "0":
            continue
        if len(part) != 2 or not part[0].isdigit() or part[1] not in TOKENS:
            raise BadNotation(f"no bundle of tokens: {text!r}")
        total += int(part[0]) << (4 * TOKENS.index(part[1]))
    return total


def token(text: str) -> int:
    return TOKENS.index(text)


def effect(text: str, must: bool = False) -> int:
    """The number of an effect. `must`: its move may not be declined (the Nomads' ability)."""
    key = "must " + text if must else text
    if key not in TEXTS:
        TEXTS.append(key)
    return TEXTS.index(key)
