"""Coaches: in a first game whatever is asked has a card, every card comes, and has its words in all languages."""

from functools import cache

import pytest

from tests.games.texts import LANGUAGES, Texts, code_of
from tianxia.bots.catalogue import bot
from tianxia.bots.protocol import Seat
from tianxia.engine.registry import find, names
from tianxia.engine.rng import seeded
from tianxia.engine.rules_page import read_rules
from tianxia.server.coach import coach_data, coach_of, fitting
from tianxia.server.settings import rules_folder

COACHED = [name for name in names() if coach_of(find(name))]
GAMES = 40


@cache
def first_games(name: str) -> set[tuple[str, int]]:
    """What is asked in first games, as the lobby opens them, and in which round: one game of a greedy bot, many at random."""
    game = find(name)
    mode = next(mode for mode in game.modes if mode.most >= 2)
    found: set[tuple[str, int]] = set()
    for seed in range(GAMES):
        player = bot("random" if seed else "greedy")
        dice = seeded(seed)
        s = game.new(game.check_setup(mode.name, mode.usual, {}), seeded(seed))
        while s.todo:
            found.add((game.decisions[s.ask().kind].name, game.chapter(s)))
            seat = s.ask().seat
            game.apply(s, seat, player.choose(Seat(game, s, seat), dice).action, None)
    return found


@pytest.mark.parametrize("name", COACHED)
def test_whatever_a_first_game_asks_has_one_card(name: str) -> None:
    cards = coach_of(find(name))
    for kind, _ in sorted(first_games(name)):
        assert len([card for card in cards if kind in card.asks]) == 1, kind


@pytest.mark.parametrize("name", COACHED)
def test_every_card_comes_in_a_first_game(name: str) -> None:
    cards = coach_of(find(name))
    came = {card.id for kind, chapter in first_games(name) for card in fitting(cards, kind, chapter)}
    assert came == {card.id for card in cards}
    known = {decision.name for decision in find(name).decisions}
    for card in cards:
        assert bool(card.asks) != bool(card.chapters), "for a question or for a round"
        assert set(card.asks) <= known, card.id
    assert {chapter for card in cards for chapter in card.chapters} >= {2}, "when the first round is over"


@pytest.mark.parametrize("name", COACHED)
def test_only_who_is_asked_hears_the_coach(name: str) -> None:
    game = find(name)
    mode = next(mode for mode in game.modes if mode.most >= 2)
    s = game.new(game.check_setup(mode.name, mode.usual, {}), seeded(1))
    for seat in range(mode.usual):
        assert bool(coach_data(game, s, seat)) == bool((s.ask().waiting >> seat) & 1)


@pytest.mark.parametrize("name", COACHED)
def test_its_rules_exist(name: str) -> None:
    folder = rules_folder()
    assert folder is not None
    rules = [rule["id"] for rule in read_rules((folder / f"{name}.md").read_text(encoding="utf-8"), find(name).prefix())]
    for card in coach_of(find(name)):
        assert any(f"{rule}.".startswith(f"{card.rule}.") for rule in rules), card.rule


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", COACHED)
def test_each_card_has_its_words(name: str, language: str) -> None:
    words = Texts(f"{name}-", language, [code_of(name) / "coach" / f"{language}.ftl"])
    wanted = {f"coach-{card.id}{part}" for card in coach_of(find(name)) for part in ("", "-about", "-look", "-mistake")}
    assert set(words.messages) == {f"{name}-{key}" for key in wanted}
    for card in coach_of(find(name)):
        said = [words.say(f"coach-{card.id}{part}", {}) for part in ("-about", "-look", "-mistake")]
        assert len(" ".join(said)) <= 620, f"{card.id}: too long to be read while one plays"
