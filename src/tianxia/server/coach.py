"""The coach of a first game: cards that say what a phase is about, for whoever is asked (docs/lessons.md).

A game's cards are `games/<game>/coach/coach.toml`: each belongs to kinds of questions, or to the rounds in which it is time
to look further. They are words only: nothing of the position goes into them, so nobody learns from them what they may not know.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from tianxia.engine.game import Game
from tianxia.engine.state import State
from tianxia.server.messages.seen import CoachCard
from tianxia.server.rules_text import folder_of


class Card(msgspec.Struct, forbid_unknown_fields=True):
    """`asks`: the questions that it is about; `chapters`: the rounds that it looks ahead on, as the game counts them."""

    id: str
    rule: str
    asks: list[str] = []
    chapters: list[int] = []


class _Cards(msgspec.Struct, forbid_unknown_fields=True):
    card: list[Card]


def coach_data(game: Game[Any], s: State, seat: int) -> list[CoachCard]:
    """What the coach says to this seat now, the more general first; nothing while it is not asked."""
    if not s.todo or not (s.ask().waiting >> seat) & 1:
        return []
    found = fitting(coach_of(game), game.decisions[s.ask().kind].name, game.chapter(s))
    return [CoachCard(id=card.id, rule=card.rule) for card in found]


def fitting(cards: Sequence[Card], kind: str, chapter: int) -> list[Card]:
    """The cards for a question of this kind in this round: what the round is about, then what the question is about."""
    return [card for card in cards if chapter in card.chapters] + [card for card in cards if kind in card.asks]


@cache
def coach_of(game: Game[Any]) -> list[Card]:
    """The coach's cards of a game; none: nobody has written them."""
    path = folder_of(game.name) / "coach" / "coach.toml"
    return msgspec.toml.decode(path.read_bytes(), type=_Cards).card if path.is_file() else []
