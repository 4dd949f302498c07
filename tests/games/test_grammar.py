"""Grammar: nothing that is said in a game, on the page or in a letter is what no editor would let pass."""

import pytest

from tests.games.grammar import ROOMS, objections, read, sayings
from tests.games.texts import LANGUAGES
from tianxia.engine.registry import names
from tianxia.server.people.letters import letter


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("source", [*names(), *ROOMS])
def test_no_editor_would_object(source: str, language: str) -> None:
    faults: dict[str, str] = {}
    for name, sentence in sayings(read(source, language), language):
        if wrong := objections(source, language, name, sentence):
            faults.setdefault(name, f"{sentence} ← {', '.join(wrong)}")
    assert not faults, "\n" + "\n".join(f"{name}: {fault}" for name, fault in faults.items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_nor_to_the_letter_with_a_link(language: str) -> None:
    for text in letter(language, "https://example.org"):
        assert not objections("web/src/texts/people", language, "", text)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("pl", "Hańba na Włócznik."),
        ("pl", "Hańba usunięta z Łucznik."),
        ("pl", "Ilu Włócznicy?"),
        ("pl", "+5 Honor"),
        ("pl", "+4 Drewno"),
        ("pl", "Zapłać 1 kart Taktyki."),
        ("cs", "Hanba na jezdec."),
        ("cs", "Hanba odstraněna z lučištník."),
        ("cs", "Kolik kopiníci?"),
        ("cs", "Získat 2 bodů cti."),
        ("cs", "Dělníky z 3 různých regionů máte v 2."),
        ("cs", "Ihned přesuň úředníka."),
        ("cs", "Tvé dosavadní úspěchy: 1."),
        ("cs", "Kterou kartu hraješ?"),
        ("cs", "Krok 1 z 3."),
        ("cs", "Máte jen 2 ze 5 karet."),
        ("cs", "Čekají na vás 2 stoly: dál na Velká čínská zeď."),
        ("pl", "Czekają na ciebie 2 stoły: dalej do Wielki Mur."),
        ("pl", "Ostrzeżenie dla Ann."),
        ("pl", "Każdy stół zostaje Twój."),
        ("pl", "Za 5 minuty."),
        ("pl", "Oddaje około 3 punkty."),
        ("cs", "Cena do 2 body."),
        ("en", "1 more minutes."),
        ("en", "Pay 1 tactic cards."),
        ("en", "Place a archer."),
        ("en", "Horde L1 is wounded."),
    ],
)
def test_the_patterns_find_what_readers_found(language: str, sentence: str) -> None:
    assert objections("great_wall", language, "", sentence)
