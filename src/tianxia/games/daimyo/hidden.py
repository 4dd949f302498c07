"""What a seat may not know (DM-4.1), dealt anew: positions that it cannot tell apart."""

from tianxia.engine.rng import Rng
from tianxia.games.daimyo.state import Daimyo


def resample(s: Daimyo, seat: int, rng: Rng) -> Daimyo:
    """Opponents' hands are dealt anew from hand and deck; the Empire's unseen hero from the market deck."""
    other = s.copy()
    other.rng = rng.copy()
    if not s.todo:
        return other
    for player in range(s.seats):
        if player != seat and other.deck[player]:
            cards = other.hand[player] + other.deck[player]
            cards.sort()
            rng.shuffle(cards)
            size = len(other.hand[player])
            other.hand[player] = cards[:size]
            other.deck[player] = cards[size:]
    if other.unseen_hero >= 0 and other.market_deck:
        unseen = other.market_deck + [other.unseen_hero]
        unseen.sort()  # which of them is the true one must not shine through
        other.unseen_hero = unseen.pop(rng.below(len(unseen)))
        other.market_deck = unseen
    other.rng = rng.copy()
    return other
