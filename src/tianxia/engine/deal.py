"""What decides the deal and every later die of a game: a seed that somebody may know, or a secret that nobody can.

A fair deal, which everybody can check and nobody can choose:

1. Before anybody sits down the table shows a `commitment`: the hash of a secret of 32 bytes. From then on the secret stands.
2. Every seat adds a word of its own (a random one, if the player gives none).
3. When all seats are taken, secret and words make the key of all dice; the table shows a `seal`, the hash of the key.
4. After the end the record holds secret and words: whoever kept commitment, own word and seal can check them, and every draw.
"""

import hashlib
import hmac
from typing import Final

from tianxia.engine.rng import KeyedRng, Rng, folded, seeded
from tianxia.engine.state import State

SEEDED: Final = "xoshiro128++"
KEYED: Final = "hmac-sha256"
FOLDED: Final = ""  # records from before generators had names
LONGEST_WORD: Final = 60


class BadDeal(ValueError):
    """Secret and words that cannot deal a game; the message says what would be right."""


class Deal:
    """A generator by its name, and what it starts from: a seed, or a secret (64 hexadecimal digits) and the seats' words."""

    def __init__(self, dice: str, seed: int, secret: str, words: list[str]) -> None:
        self.dice = dice
        self.seed = seed
        self.secret = secret
        self.words = words

    def rng(self) -> Rng:
        if self.dice == KEYED:
            return KeyedRng(self.key(), 0)
        return folded(self.seed) if self.dice == FOLDED else seeded(self.seed)

    def hidden_rng(self) -> Rng:
        """What deals anew the hidden part of a past position; it has nothing in common with the dice that follow."""
        if self.dice == KEYED:
            return KeyedRng(hmac.digest(self.key(), b"hidden", "sha256"), 0)
        return seeded(-1 - self.seed)

    def key(self) -> bytes:
        return hmac.digest(bytes.fromhex(self.secret), "\n".join(self.words).encode(), "sha256")

    def commitment(self) -> str:
        """What the table shows before anybody sits down; empty where a seed deals."""
        return commitment_of(self.secret) if self.dice == KEYED else ""

    def seal(self) -> str:
        """What the table shows when all words are given; empty where a seed deals."""
        return hashlib.sha256(self.key()).hexdigest() if self.dice == KEYED else ""

    def give_dice(self, s: State) -> None:
        """A saved position of this deal gets its dice back."""
        if self.dice == KEYED and isinstance(s.rng, KeyedRng):
            s.rng = KeyedRng(self.key(), s.rng.drawn)


def from_seed(seed: int) -> Deal:
    return Deal(SEEDED, seed, "", [])


def fair(secret: str, words: list[str]) -> Deal:
    """A deal from a secret and words; BadDeal if they are not fit for it."""
    if len(secret) != 64 or not all([c in "0123456789abcdef" for c in secret]):
        raise BadDeal("secret must be 64 hexadecimal digits")
    for word in words:
        if len(word) > LONGEST_WORD or not word.isprintable():
            raise BadDeal(f"a word is printable and has at most {LONGEST_WORD} letters")
    return Deal(KEYED, 0, secret, words)


def commitment_of(secret: str) -> str:
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()
