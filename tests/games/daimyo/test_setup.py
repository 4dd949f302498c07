"""Setup (section 3) and the secrets of section 4.1."""

import pytest

from tests.games.daimyo.table import Table, hero, look
from tests.proof import rule
from tianxia.engine.course import Course
from tianxia.engine.game import BadSetup
from tianxia.engine.record import Record
from tianxia.engine.rng import seeded
from tianxia.games.daimyo import data, lookups
from tianxia.games.daimyo.game import GAME
from tianxia.games.daimyo.rules import end_of_round, heroes
from tianxia.games.daimyo.state import Daimyo


def deal(seats: int, seed: int = 0, **options: str) -> Daimyo:
    mode = "solo" if seats == 1 else "standard"
    return GAME.new(GAME.check_setup(mode, seats, options), seeded(seed))


def play_until(s: Daimyo, question: str) -> Daimyo:
    while GAME.decisions[s.todo[-1].kind].name != question:
        GAME.apply(s, s.todo[-1].seat, GAME.legal(s, s.todo[-1].seat)[0], None)
    return s


def words(s: Daimyo) -> list[str]:
    return [GAME.actions.words(a) for a in GAME.legal(s, s.todo[-1].seat)]


@rule("DM-3.0.1", "DM-3.0.2", "DM-3.0.3", "DM-3.0.4")
def test_options() -> None:
    assert GAME.check_setup("standard", 2, {}).options == {"boards": "basic", "clans": "chosen", "aggressive": "out"}
    assert GAME.check_setup("solo", 1, {}).options == {"boards": "basic", "clans": "chosen", "level": "easy"}
    for seats in (0, 5):
        with pytest.raises(BadSetup):
            GAME.check_setup("", seats, {})
    with pytest.raises(BadSetup):
        GAME.check_setup("solo", 1, {"aggressive": "in"})
    for level in ("easy", "normal", "hard"):
        assert deal(1, level=level).level == ("easy", "normal", "hard").index(level)


@rule("DM-3.0.5", "DM-18.19")
def test_one_seed_gives_one_game() -> None:
    for seats in (1, 2, 3, 4):
        assert deal(seats, 5).fingerprint() == deal(seats, 5).fingerprint()
        assert deal(seats, 5).fingerprint() != deal(seats, 6).fingerprint()
    record = Record(GAME, GAME.check_setup("standard", 2, {}), 3, [], [])
    match = Course(record)
    dice = seeded(1)
    for _ in range(60):
        seat = match.state.todo[-1].seat
        actions = GAME.legal(match.state, seat)
        match.play(seat, actions[dice.below(len(actions))])
    assert Course.of(match.record).state.fingerprint() == match.state.fingerprint()


@rule("DM-3.1.1", "DM-3.1.3", "DM-2.6")
@pytest.mark.parametrize(("seats", "islands", "tiles"), [(1, 4, 48), (2, 4, 48), (3, 5, 60), (4, 6, 72)])
def test_islands_and_tiles_in_play(seats: int, islands: int, tiles: int) -> None:
    s = deal(seats)
    seen = [i["id"] for i in look(s, 0)["islands"]]
    assert seen == ["blue", "red", "yellow", "purple", "green", "black"][:islands]
    assert sum(s.bag) + sum(s.black_market) + sum(1 for t in s.no_mans_land if t >= 0) == tiles
    lying = [t for t in s.no_mans_land if t >= 0]
    for number in range(24):
        copies = s.bag[number] + s.black_market[number] + lying.count(number)
        assert copies == (3 if number < islands * 4 else 0)


@rule("DM-3.1.2", "DM-5.2", "DM-20.17", "DM-2.5")
@pytest.mark.parametrize(("seats", "dice"), [(1, [2, 3, 3]), (2, [3, 4, 4]), (3, [2, 4, 4]), (4, [3, 5, 5])])
def test_dice_in_play(seats: int, dice: list[int]) -> None:
    s = deal(seats)
    while s.round == 0:
        GAME.apply(s, s.todo[-1].seat, GAME.legal(s, s.todo[-1].seat)[0], None)
    assert [sum(s.middle[c * 6 : c * 6 + 6]) for c in range(3)] == dice


@rule("DM-3.1.4", "DM-3.1.5", "DM-20.4")
def test_no_mans_lands_and_black_market() -> None:
    colours = set()
    for seed in range(10):
        s = deal(4, seed)
        assert all(tile >= 0 for tile in s.no_mans_land) and len(s.no_mans_land) == 18
        assert sum(s.black_market) == 3
        colours |= {(space // 3, tile // 4) for space, tile in enumerate(s.no_mans_land)}
    assert len(colours) == 36  # every colour on every island
    tiles = look(deal(2), -1)["islands"][0]["tiles"]
    assert all(set(t) == {"relic", "number"} for t in tiles)  # open to everybody, watchers too


@rule("DM-3.1.6", "DM-15.1.2", "DM-15.1.10", "DM-3.0.3")
def test_hero_deck() -> None:
    sizes = {}
    for seats, options in ((2, {}), (2, {"aggressive": "in"}), (1, {})):
        s = deal(seats, 0, **options)
        cards = s.market_deck + s.market + [s.market_top] + ([s.unseen_hero] if seats == 1 else [])
        sizes[seats, bool(options)] = len(cards)
        aggressive = [c for c in cards if lookups.HERO_AGGRESSIVE[c]]
        assert len(aggressive) == (7 if options else 0)
        assert (hero("H32") in cards) == (seats == 2)
        assert len(set(cards)) == len(cards)
    assert sizes == {(2, False): 33, (2, True): 40, (1, False): 32}


@rule("DM-3.1.7")
def test_market() -> None:
    s = deal(3)
    assert len(s.market) == 5 and min(s.market) >= 0 and s.market_top >= 0
    view = look(s, -1)
    assert [h["id"] for h in view["market"]] == [lookups.HERO_NAMES[c] for c in s.market]
    assert view["market_top"]["id"] == lookups.HERO_NAMES[s.market_top]


@rule("DM-3.1.8")
def test_villager_faces() -> None:
    faces = {tuple(deal(2, seed).faces) for seed in range(40)}
    assert faces == {(0, 0, 0), (0, 0, 1), (0, 1, 0), (0, 1, 1)}


@rule("DM-3.1.9", "DM-15.1.1")
def test_objectives_are_drawn() -> None:
    drawn = set()
    for seed in range(30):
        for seats in (2, 3, 4):
            cards = [lookups.OBJECTIVE_NAMES[o] for o in deal(seats, seed).objectives]
            assert [c[:3] for c in cards] == ["O-G", "O-G", "O-G", "O-O"] and len(set(cards)) == 4
            drawn |= set(cards)
    assert len(drawn) == 12
    assert deal(1).objectives == []


@rule("DM-3.1.10", "DM-2.8", "DM-3.1.11")
def test_first_player() -> None:
    holders = {deal(3, seed).helmet for seed in range(30)}
    assert holders == {0, 1, 2}
    s = play_until(deal(3, 4), "die")
    assert s.todo[-1].seat == s.helmet == s.first and s.round == 1


@rule("DM-3.2.1")
def test_clan_choice() -> None:
    s = deal(3, 2)
    first = s.first
    order = []
    while GAME.decisions[s.todo[-1].kind].name == "clan":
        order.append((s.todo[-1].seat, len(words(s))))
        GAME.apply(s, s.todo[-1].seat, GAME.legal(s, s.todo[-1].seat)[0], None)
    assert order == [(first, 4), ((first + 1) % 3, 3), ((first + 2) % 3, 2)]
    random = {tuple(deal(2, seed, clans="random").clan[:2]) for seed in range(60)}
    assert len(random) == 12 and GAME.decisions[deal(2, clans="random").todo[-1].kind].name == "start"


@rule("DM-3.2.2", "DM-2.13", "DM-2.14", "DM-2.15")
def test_what_a_player_has() -> None:
    s = play_until(deal(4), "start")
    for player in look(s, 0)["players"]:
        assert (player["governors"], player["shadows"], player["markers"]) == (8, 3, 6)
        assert player["construction"]["farm"]["built"] == player["construction"]["tower"]["built"] == 0
    assert (data.BUILDINGS, data.MARKERS, data.GOVERNORS, data.SHADOWS) == (4, 6, 8, 3)


@rule("DM-3.2.3", "DM-2.16", "DM-2.17", "DM-8.1.1")
def test_where_the_markers_of_a_player_begin() -> None:
    s = play_until(deal(4), "start")
    for player in look(s, 0)["players"]:
        assert player["capacity"] == 3 and player["track"] == 1 and player["pp"] == 0
    assert s.influence == [0] * 24


@rule("DM-3.2.4")
def test_starting_hand() -> None:
    hands = set()
    for seed in range(20):
        s = play_until(deal(2, seed, clans="random"), "start")
        for seat in range(2):
            clan = s.clan[seat]
            own = sorted(s.hand[seat] + s.deck[seat])
            assert own == [clan * 3, clan * 3 + 1, clan * 3 + 2]
            assert len(s.hand[seat]) == 2 and len(s.deck[seat]) == 1
            hands.add(tuple(sorted(s.hand[seat])))
    assert len(hands) > 6


@rule("DM-3.2.5", "DM-3.2.6")
def test_basic_boards() -> None:
    s = play_until(deal(4, 3), "start")
    order = [(s.first + i) % 4 for i in range(4)]
    for i, seat in enumerate(order):
        assert [lookups.BOARD_NAMES[b] for b in s.boards[seat * 2 : seat * 2 + 2]] == [f"TF{i + 1}", f"RT{i + 1}"]


@rule("DM-3.2.7", "DM-3.2.8", "DM-3.2.5")
def test_snake_draft_of_advanced_boards() -> None:
    s = play_until(deal(3, 2, boards="advanced"), "board")
    first = s.first
    assert len(words(s)) == 8
    asked = []
    for pick in ("TF3", "TF1", "RT4", None, None, None):
        asked.append(s.todo[-1].seat)
        offered = words(s)
        if pick is None:  # second pass: the missing type only
            has = next(b for b in s.boards[asked[-1] * 2 : asked[-1] * 2 + 2] if b >= 0)
            assert all(("RT" in w) == (has < 4) for w in offered)
            pick = offered[0].split()[1]
        GAME.apply(s, s.todo[-1].seat, GAME.actions.parse(f"board {pick}"), None)
    assert asked == [(first + i) % 3 for i in (0, 1, 2, 2, 1, 0)]
    assert min(s.boards) >= 0 and len(set(s.boards)) == 6


@rule("DM-3.2.10")
def test_starting_tokens() -> None:
    s = play_until(deal(2, 0, clans="random"), "start")
    t = Table(2)
    t.s = s
    start = {"nature": (2, 1, 1, 0), "technology": (1, 2, 0, 1), "nomads": (2, 0, 1, 1), "aristocrats": (1, 1, 0, 2)}
    for seat in range(2):
        r, m, st, g = start[lookups.CLAN_NAMES[s.clan[seat]]]
        assert t.have(seat) == f"{r + 1}R {m + 1}M {st + 1}S {g + 1}G"  # basic boards add 1R 1M and 1S 1G


@rule("DM-3.3.1", "TV-23")
def test_the_first_governor_starts_alone_on_an_island() -> None:
    s = play_until(deal(3, 1), "start")
    t = Table(3)
    t.s = s
    a = s.first
    t.play("govern purple 3")
    assert s.scavenger[a] == 3 and t.influence(a, "purple") == 2
    assert t.refuses("govern purple 1") == "DM-3.3.1" and t.refuses("govern black 1") == "DM-3.1.1"
    t.play("govern red 5", "govern blue 1")
    assert [t.seat, s.scavenger[(a + 1) % 3], s.scavenger[(a + 2) % 3]] == [a, 1, 0]
    assert t.refuses("govern red 5") == "DM-4.4.1"


@rule("DM-3.3.2", "DM-3.3.3", "DM-3.3.4", "DM-16.15", "DM-9.2.5", "DM-16.18")
def test_the_second_governor_starts_anywhere_and_nothing_is_paid_or_collected() -> None:
    s = play_until(deal(3, 1), "start")
    t = Table(3)
    t.s = s
    b, c = (s.first + 1) % 3, (s.first + 2) % 3
    have = [t.have(seat) for seat in range(3)]
    t.play("govern purple 3", "govern red 5", "govern blue 1")
    t.play("govern red 1", "govern purple 1", "govern blue 2")  # an opponent's island, another one, the same
    assert [t.influence(b, "red"), t.influence(b, "purple"), t.influence(c, "blue")] == [2, 2, 4]
    assert [t.have(seat) for seat in range(3)] == have and s.track == [0, 0, 0]
    for player in look(s, 0)["players"]:
        assert (player["governors"], player["shadows"]) == (6, 3)


@rule("DM-4.1.1", "DM-18.18", "DM-4.1.3")
def test_hands_are_private() -> None:
    s = play_until(deal(3, 1), "die")
    for viewer in (-1, 0, 1, 2):
        for player in look(s, viewer)["players"]:
            assert (player["hand"] is not None) == (player["seat"] == viewer)
            assert player["hand_size"] == 2 and player["deck_size"] == 1
    public = {"islands", "middle", "villagers", "market", "market_top", "black_market", "bag", "objectives", "market_deck"}
    assert public <= set(look(s, -1))


@rule("DM-4.1.2")
def test_hidden_orders_are_not_in_the_position() -> None:
    """Bag, decks and Solo piles are sets: chance picks only when something is drawn."""
    t = Table(2).cards(0, deck="H01 H02 H03")
    drawn = set()
    for seed in range(30):
        other = t.s.copy()
        other.rng = seeded(seed)
        trial = Table(2)
        trial.s = other
        trial.effect(0, "DRAW(2)")
        drawn.add(trial.hand(0))
    assert drawn == {"H01 H02", "H01 H03", "H02 H03"}
    solo = Table(level="hard")
    view = look(solo.s, 0)["automaton"]
    assert view["unseen"] == "hidden" and len(view["used_cards"]) == 1
    assert "bag" in look(t.s, 0) and isinstance(look(t.s, 0)["bag"], int)


@rule("DM-4.1.4", "DM-4.1.5")
def test_hired_heroes_are_known_but_not_where() -> None:
    t = Table(2).shop("H13 H14 H15 H16 H17", top="H18", deck="H19").give(0, gold=9)
    t.cards(0, deck="H01")
    t.ask(heroes.HIRE.ask(0)).play("hire H13")
    assert [e.args["hero"] for e in t.said("hired")] == ["H13"]
    other = look(t.s, 1)["players"][0]
    assert other["hand"] is None and [h["id"] for h in other["hidden"]] == ["H01", "H13"]
    places = {GAME.resample(t.s, 1, seeded(i)).hand[0][0] for i in range(30)}
    assert places == {hero("H01"), hero("H13")}
    t.phase(end_of_round.AUTOMATON_HIRES)
    assert [h["id"] for h in look(t.s, 0)["automaton"]["heroes"]] == ["H17"]


@rule("DM-4.1.6")
def test_discards_are_open() -> None:
    t = Table(2).cards(0, hand="H01 H08").action(0, "production", 4)
    t.play("discard H08", "change production up")
    assert [h["id"] for h in look(t.s, 1)["players"][0]["discard"]] == ["H08"]
    t.play("discard H01", "change production down", "main")
    t.cards(0, hand="H01")
    t.play("play H01")
    assert [h["id"] for h in look(t.s, -1)["players"][0]["discard"]] == ["H01"]
