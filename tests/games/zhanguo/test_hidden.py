"""Public and private information (4.3), and what a re-dealt position keeps."""

import json

from tests.games.zhanguo.table import Table, new
from tests.proof import rule
from tianxia.engine.events import WATCHER, Log
from tianxia.engine.rng import seeded
from tianxia.games.zhanguo import hidden, invariants
from tianxia.games.zhanguo.game import GAME
from tianxia.games.zhanguo.lookups import CARD_COLOUR


def numbers_in(value: object) -> set[int]:
    """All card numbers that a view names as cards."""
    found: set[int] = set()
    if isinstance(value, dict):
        for key, part in value.items():
            if key == "card" and isinstance(part, int):
                found.add(part)
            found |= numbers_in(part)
    elif isinstance(value, list):
        for part in value:
            found |= numbers_in(part)
    return found


@rule("ZG-4.3.1", "ZG-4.3.2", "ZG-4.3.7", "INV-16")
def test_only_the_own_hand_is_seen() -> None:
    t = Table(3)
    t.tuck(1, R1=[63])
    for seat in range(3):
        view = GAME.view(t.s, seat)
        assert numbers_in(view) == set(t.s.hands[seat]) | {63}
        for player in view["players"]:
            assert sum(player["backs"].values()) == 6
            assert (player["hand"] is None) == (player["seat"] != seat)
    assert numbers_in(GAME.view(t.s, WATCHER)) == {63}


@rule("ZG-4.3.3")
def test_decks_show_their_size_only() -> None:
    s = new(4)
    assert GAME.view(s, 0)["decks"] == [{"colour": c, "size": 32, "discards": []} for c in ("ivory", "orange", "brown")]


@rule("ZG-4.3.4")
def test_everything_else_is_public() -> None:
    t = Table(2)
    t.court(70, 12)
    t.tuck(1, R2=[5])
    t.workers(1, R3=2)
    t.unrest(1, R3=1)
    t.markers(1, orange=3)
    view = GAME.view(t.s, 0)
    assert view["court"] == {"stack": [70, 12], "top": 12}
    other = view["players"][1]
    region = other["regions"][2]
    assert (region["workers"], region["unrest"]) == (2, 1)
    assert other["markers"]["orange"] == 3 and other["regions"][1]["cards"][0]["card"] == 5


@rule("ZG-4.3.5")
def test_tiles_in_play_are_named() -> None:
    view = GAME.view(new(2), WATCHER)
    assert len({task["tile"] for task in view["tasks"]}) == 6 and len({wall["tile"]["id"] for wall in view["walls"]}) == 6


@rule("ZG-4.3.7", "INV-16")
def test_a_re_dealt_position_looks_the_same_and_is_another_one() -> None:
    s = new(4)
    for seat in (WATCHER, 0, 3):
        other = hidden.resample(s, seat, seeded(9))
        assert json.dumps(GAME.view(other, seat)) == json.dumps(GAME.view(s, seat))
        assert invariants.broken(other) == ""
        if seat >= 0:
            assert other.hands[seat] == s.hands[seat]
        moved = [p for p in range(4) if p != seat and other.hands[p] != s.hands[p]]
        assert moved, "hands of the others are dealt anew"
        for p in range(4):
            assert [CARD_COLOUR[c] for c in other.hands[p]] == [CARD_COLOUR[c] for c in s.hands[p]]


@rule("ZG-4.3.6", "ZG-13.1.2")
def test_draft_choices_are_secret_until_all_are_in() -> None:
    s = new(2, draft="yes")
    mine = s.hands[0][0]
    log = Log()
    GAME.apply(s, 0, GAME.actions.parse(f"discard {mine}"), log)
    assert [e.key for e in log.told(0)] == ["laid-off"] and log.told(0)[0].args == {"card": mine}
    assert [e.key for e in log.told(1)] == ["laid-off-hidden"] and log.told(1)[0].args == {}
    assert GAME.view(s, 0)["players"][0]["laid_off"] == [mine]
    assert GAME.view(s, 1)["players"][0]["laid_off"] is None
    assert mine not in numbers_in(GAME.view(s, 1))
    shown: list[int] = []
    while s.phase == 1:
        seat = s.todo[-1].seat
        log = Log()
        GAME.apply(s, seat, GAME.legal(s, seat)[0], log)
        for event in log.told(WATCHER):
            if event.key == "discards" and isinstance(cards := event.args["cards"], list):
                shown += [int(card) for card in cards]
    assert len(shown) == 6 and mine in shown
    assert sorted(shown) == sorted([c for d in GAME.view(s, 1)["decks"] for c in d["discards"]])


@rule("ZG-4.3.6")
def test_known_layers_of_a_deck_stay_known() -> None:
    """With V1 and 4 players the discards of round 1 come up in round 4: a re-dealt position keeps them in their layer."""
    s = new(4, draft="yes", seed=4)
    dice = seeded(4)
    while s.round < 4 or s.phase != 2:
        seat = s.todo[-1].seat
        actions = GAME.legal(s, seat)
        GAME.apply(s, seat, actions[dice.below(len(actions))], None)
    for seat in range(4):
        other = hidden.resample(s, seat, seeded(5))
        for colour in range(3):
            assert [s.batch[c] for c in other.decks[colour]] == [s.batch[c] for c in s.decks[colour]]
        assert sorted(c for hand in other.hands for c in hand if s.batch[c] == 0) != []
        assert other.decks != s.decks


@rule("INV-17")
def test_same_seed_same_game() -> None:
    ends: list[bytes] = []
    for _ in range(2):
        s = new(3, seed=8, draft="yes", boards="B_AUCTION")
        dice = seeded(2)
        while s.todo:
            seat = s.todo[-1].seat
            actions = GAME.legal(s, seat)
            GAME.apply(s, seat, actions[dice.below(len(actions))], None)
        ends.append(s.fingerprint())
    assert ends[0] == ends[1]


@rule("ZG-4.4.3")
def test_supplies_are_public() -> None:
    view = GAME.view(new(2), WATCHER)
    assert view["supply"] == {"ivory": 6, "orange": 6, "brown": 6}
    player = view["players"][1]
    assert (player["governors_left"], player["palaces_left"], player["walls_left"]) == (8, 6, 5)
    assert player["officials"] == {"red": 4, "gray": 4, "white": 4}
