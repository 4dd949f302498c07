"""What a seat may not know (ZG-4.3), dealt anew: the decks and the hands of the others, the dice of the future.

Card backs are public, so every hand keeps its colours. With variant V1 it is also public in which round a
card went under its deck and so from which layer of the deck a hidden card comes: cards are dealt anew only
within their layer.
"""

from tianxia.engine.rng import Rng
from tianxia.games.zhanguo import data
from tianxia.games.zhanguo.lookups import CARD_COLOUR
from tianxia.games.zhanguo.state import ZhanGuo


def resample(s: ZhanGuo, seat: int, rng: Rng) -> ZhanGuo:
    other = s.copy()
    other.rng = rng.copy()
    if s.draft:
        for colour in range(3):
            for layer in range(data.ROUNDS):
                _deal_anew(other, seat, colour, layer)
    else:
        for colour in range(3):
            _deal_anew(other, seat, colour, 0)
    for holder in range(s.seats):
        if holder != seat:
            hand = other.hands[holder]
            hand.sort()
            if s.draft:
                _choose_anew(other, holder)
    return other


def _deal_anew(s: ZhanGuo, seat: int, colour: int, layer: int) -> None:
    """Shuffle the hidden cards of one colour and layer among the places where they may be."""
    cards: list[int] = []
    for card in s.decks[colour]:
        if in_layer(s, card, layer):
            cards.append(card)
    for holder in range(s.seats):
        if holder != seat:
            for card in s.hands[holder]:
                if CARD_COLOUR[card] == colour and in_layer(s, card, layer):
                    cards.append(card)
    if not cards:
        return
    cards.sort()  # the true order must not shine through
    s.rng.shuffle(cards)
    at = 0
    deck = s.decks[colour]
    for i in range(len(deck)):
        if in_layer(s, deck[i], layer):
            deck[i] = cards[at]
            at += 1
    for holder in range(s.seats):
        if holder != seat:
            hand = s.hands[holder]
            for i in range(len(hand)):
                if CARD_COLOUR[hand[i]] == colour and in_layer(s, hand[i], layer):
                    hand[i] = cards[at]
                    at += 1


def in_layer(s: ZhanGuo, card: int, layer: int) -> bool:
    return s.draft == 0 or s.batch[card] == layer


def _choose_anew(s: ZhanGuo, holder: int) -> None:
    """V1: the secret choice of another seat, made from the cards it now holds."""
    for colour in range(3):
        if s.laid_off[holder * 3 + colour] > 0:
            of_colour = [card for card in s.hands[holder] if CARD_COLOUR[card] == colour]
            s.laid_off[holder * 3 + colour] = of_colour[s.rng.below(len(of_colour))]


def known_discards(s: ZhanGuo, seat: int, colour: int) -> list[int]:
    """V1: cards of a colour that everybody has seen laid off and that this seat cannot place now, oldest first."""
    if not s.draft:
        return []
    out: list[int] = []
    for layer in range(1, data.ROUNDS):
        group: list[int] = []
        for card in s.decks[colour]:
            if s.batch[card] == layer:
                group.append(card)
        for holder in range(s.seats):
            if holder != seat:
                for card in s.hands[holder]:
                    if CARD_COLOUR[card] == colour and s.batch[card] == layer:
                        group.append(card)
        group.sort()
        out += group
    return out
