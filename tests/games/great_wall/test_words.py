"""The effect language: every word is known, and nothing else."""

import pytest

from tianxia.games.great_wall.words.dictionary import WORDS
from tianxia.games.great_wall.words.language import read_effect
from tianxia.games.great_wall.words.line import LINES, Word
from tianxia.games.great_wall.words.static import Static
from tianxia.games.great_wall.words.syntax import BadText


@pytest.mark.parametrize(
    "text", ["fly(1)", "gain(silk, 1)", "peek(horde_deck, 1)", "honor(__import__)", "1 + 1", "recruit(spear, 1, cheap)"]
)
def test_a_text_outside_the_language_is_refused(text: str) -> None:
    with pytest.raises(BadText):
        read_effect(text)


def test_every_word_of_the_cards_is_carried_out_or_static() -> None:
    """Each word that some card uses does something or is looked up as a static text; no name stands for two words."""
    used = {e.word for line in LINES for e in line.effects}
    assert len(LINES) > 200 and len({word.name for word in WORDS}) == len(WORDS)
    idle = [word.name for word in used if type(word).do is Word.do and not isinstance(word, Static)]
    assert idle == ["sacrifice"]  # the payment of a decree
    assert sorted(word.name for word in set(WORDS) - used) == ["hire_clerk"]
