"""Setup of all modes (section 3)."""

import pytest

from tests.games.great_wall.table import new
from tests.proof import rule
from tianxia.games.great_wall import data, ids
from tianxia.games.great_wall.game import GAME
from tianxia.games.great_wall.rules.hordes import SpringHordes
from tianxia.games.great_wall.rules.seasons import Spring
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.view import coop, mine, view

SEATS = [(3, "standard"), (4, "standard"), (2, "two"), (1, "solo"), (2, "coop"), (3, "coop"), (4, "coop")]


@rule("GW-3.1.1", "GW-3.1.2", "GW-2.1.23", "GW-2.1.24", "GW-2.1.25")
@pytest.mark.parametrize(("seats", "mode"), SEATS)
def test_board_and_time(seats: int, mode: str) -> None:
    s = new(seats, mode)
    assert s.side == (1 if seats == 4 else 0) and s.year == 1
    assert len(data.TIME_ADD[s.side]) == (5 if seats == 4 else 6) and len(data.WALL_COST[s.side]) == 4


@rule("GW-3.1.7", "GW-2.1.6", "GW-2.1.7")
@pytest.mark.parametrize(("seats", "mode"), SEATS)
def test_wall_and_barricades(seats: int, mode: str) -> None:
    s = new(seats, mode)
    assert s.wall == [0, 0, 0] and s.barricades == ([3, 3, 3] if seats > 2 else [0, 3, 3])


@rule("GW-3.1.16", "GW-3.1.19", "GW-2.1.28", "GW-2.1.29", "GW-2.1.30")
@pytest.mark.parametrize(("seats", "mode"), SEATS)
def test_bank_and_honor(seats: int, mode: str) -> None:
    s = new(seats, mode)
    assert s.shame_bank == 10 * seats and s.shame_box == 0
    assert s.honor == [0] * s.players and s.store == [0, 0, 0]


@rule("GW-3.1.3", "GW-3.1.8", "GW-3.1.10", "GW-3.1.11")
@pytest.mark.parametrize("seats", [3, 4])
def test_standard_decks(seats: int) -> None:
    s = new(seats)
    assert len(s.artifacts) == 3 and sorted(s.artifacts + s.artifact_box) == [0, 1, 2, 3, 4]
    assert sorted(s.tactic_deck) == list(range(20)) and len(s.advisor_deck) == 44 - 2 * seats
    assert len(set(s.dealt_generals)) == 2 * seats and max(s.dealt_generals) < 13


@rule("GW-2.2.3", "GW-2.2.4")
@pytest.mark.parametrize("seats", [3, 4])
def test_cards_of_other_modes_stay_in_the_box(seats: int) -> None:
    s = new(seats)
    assert max(s.horde_deck) < 24 and not s.event_deck and not s.decree_deck
    assert s.reed == s.qin == -1 and not s.qin_deck


@rule("GW-3.1.4", "GW-3.1.5", "GW-3.1.6", "TV-15")
@pytest.mark.parametrize(("seats", "hordes"), [(3, 3), (4, 4)])
def test_first_hordes(seats: int, hordes: int) -> None:
    s = new(seats)
    assert [s.slots[i] >= 0 for i in (0, 3, 6)] == [True] * 3 and sum(c >= 0 for c in s.slots) == hordes
    assert len(s.horde_deck) == 24 - hordes
    for i in (1, 4, 7):  # the fourth card lies where the card that was then on top points to
        assert s.slots[i] < 0 or i // 3 == data.HORDE_BACK[s.horde_deck[-1]]


def two_have_chosen() -> GreatWall:
    s = new(3, seed=5)
    for seat in (2, 0):
        assert len(GAME.legal(s, seat)) == 4
        GAME.apply(s, seat, GAME.legal(s, seat)[3], None)
    return s


def all_have_chosen() -> tuple[GreatWall, list[int]]:
    s = two_have_chosen()
    kept = [s.dealt_generals[1], s.dealt_generals[2], s.dealt_generals[5]]
    GAME.apply(s, 1, GAME.legal(s, 1)[0], None)
    return s, kept


@rule("GW-3.1.15", "GW-4.2.2", "GW-4.2.7")
def test_the_choice_is_secret_until_all_have_chosen() -> None:
    s = two_have_chosen()
    for other in (0, 1, -1):  # nobody sees what seat 2 kept, nor its cards
        seen = view(s, other)
        assert seen["players"][2]["general"] is None and seen["players"][2]["ready"] and not seen["players"][1]["ready"]
        assert data.GENERAL_IDS[s.dealt_generals[4]] not in str(seen) and data.ADVISOR_IDS[s.dealt_advisors[4]] not in str(seen)
    own = mine(s, 2)  # its owner does
    assert own["kept"] == [data.GENERAL_IDS[s.dealt_generals[5]], data.ADVISOR_IDS[s.dealt_advisors[5]]]
    assert mine(s, 1)["kept"] == []


@rule("GW-3.1.12", "GW-3.1.13", "GW-3.1.14", "TV-44")
def test_a_general_an_active_and_a_supporting_advisor() -> None:
    s, kept = all_have_chosen()
    assert s.generals == kept
    for p in range(3):
        assert (s.aa[p], s.sa[p]) == (1, 1)
        secret = data.ADVISOR_IDS[s.secret_support[p]]
        assert mine(s, p)["secret_support"] == secret and secret not in str(view(s, (p + 1) % 3)["players"][p])
    liang = data.GENERAL_IDS.index("g01")
    assert (data.GENERAL_GOODS[liang], data.GENERAL_TACTICS[liang], data.GENERAL_TEA[liang]) == ([5, 3, 3, 5], 2, 65)


@rule("GW-3.1.17", "GW-3.1.18", "GW-3.1.21")
def test_starting_goods_and_the_offer() -> None:
    s, kept = all_have_chosen()
    for p in range(3):
        assert s.res[p * 4 : p * 4 + 4] == data.GENERAL_GOODS[kept[p]] and (s.clerks[p], s.unhired[p]) == (5, 3)
        assert bin(s.tactics[p]).count("1") == data.GENERAL_TACTICS[kept[p]]
    assert len(s.offer) == 4


@rule("GW-3.1.20", "TV-46")
def test_the_first_tea_order() -> None:
    s, kept = all_have_chosen()
    assert [data.GENERAL_TEA[s.generals[p]] for p in s.tea] == sorted([data.GENERAL_TEA[g] for g in kept], reverse=True)
    assert {65, 40, 2} <= set(data.GENERAL_TEA) and len(set(data.GENERAL_TEA)) == 21


@rule("GW-3.1.22")
def test_the_first_year_begins_in_fall() -> None:
    s, _ = all_have_chosen()
    assert s.season == ids.FALL and s.year == 1 and GAME.decisions[s.todo[-1].kind].name == "command"


@rule("GW-3.2.1", "GW-3.2.5", "GW-3.2.8", "GW-10.1.2")
def test_two_players_defend_two_sections() -> None:
    s = new(2)
    assert s.side == 0 and s.shame_bank == 20
    assert s.barricades == [0, 3, 3] and view(s, 0)["sections"][0] == {"id": "L", "closed": True}
    assert [section["id"] for section in view(s, 0)["sections"] if not section.get("closed")] == ["M", "R"]


@rule("GW-3.2.2", "GW-3.2.10")
def test_two_players_begin_where_three_do() -> None:
    two, three = new(2), new(3)
    assert (two.year, two.side) == (three.year, three.side)
    assert (two.clerks[:2], two.unhired[:2], two.supply[:6]) == (three.clerks[:2], three.unhired[:2], three.supply[:6])
    assert len(two.artifacts) == len(three.artifacts) == 3


@rule("GW-3.2.3", "GW-3.2.4")
def test_hordes_of_two_players() -> None:
    s = new(2)
    assert s.slots[0] == -1 and s.slots[3] >= 0 and s.slots[6] >= 0 and sum(c >= 0 for c in s.slots) == 2
    assert len(s.horde_deck) == 14 and all(data.HORDE_BACK[c] for c in s.horde_deck)
    assert len(s.horde_box) == 8 and not any(data.HORDE_BACK[c] for c in s.horde_box)


@rule("GW-3.2.6", "GW-3.2.7", "GW-10.2.5", "GW-10.2.6")
def test_the_reed_clan_of_two_players() -> None:
    s = new(2)
    assert s.reed == 2 and s.players == 3 and len(s.track) == 3
    assert s.supply[6:9] == [10, 0, 0] and s.clerks[2] == s.unhired[2] == 0
    assert [s.at[loc * 4 + 2] for loc in range(10)] == [1, 1, 1] + [0] * 7
    assert s.tactics[2] == s.aa[2] == s.sa[2] == 0 and s.over[8:12] == [0] * 4


@rule("GW-3.2.9")
def test_the_reed_marker_is_at_the_bottom() -> None:
    s = new(2)
    while GAME.decisions[s.todo[-1].kind].name == "keep":
        GAME.apply(s, s.todo[-1].seat, GAME.legal(s, s.todo[-1].seat)[0], None)
    assert s.tea[-1] == 2 and sorted(s.tea) == [0, 1, 2]


@rule("GW-3.3.1", "GW-3.3.7", "GW-3.3.11", "GW-11.1.1")
def test_solo_has_three_participants() -> None:
    s = new(1)
    assert (s.qin, s.reed, s.players) == (1, 2, 3) and s.barricades == [0, 3, 3] and sum(c >= 0 for c in s.slots) == 2
    assert [s.at[loc * 4 + 2] for loc in range(10)] == [1, 1, 1] + [0] * 7
    assert s.shame_bank == 10 and len(s.artifacts) == 3


@rule("GW-3.3.8", "GW-11.9.1")
def test_the_difficulty_is_the_honor_of_qin() -> None:
    for difficulty, start in (("normal", 0), ("hard", 50), ("very_hard", 100), ("extreme", 150)):
        assert new(1, difficulty=difficulty).honor == [0, start, 0]
    assert new(1).honor == [0, 0, 0]


@rule("GW-3.3.2", "GW-3.3.3", "GW-3.3.6", "GW-3.3.10")
def test_what_qin_begins_with() -> None:
    s = new(1)
    assert s.over[4:8] == [1] * 4 and s.over_type[4:8] == [ids.HORSE, ids.HORSE, ids.SPEAR, ids.SPEAR]
    assert s.supply[3:6] == [8, 4, 0] and s.clerks[1] == 8 and s.unhired[:2] == [3, 0]
    assert sorted(s.qin_deck) == list(range(6)) and s.sa[1] == 2


@rule("GW-3.3.5", "GW-11.2.1", "GW-11.2.2")
def test_the_track_of_qin_is_random() -> None:
    tracks = {tuple(new(1, seed=seed).qin_track) for seed in range(20)}
    assert len(tracks) > 10
    assert {tuple(sorted(t)) for t in tracks} == {(ids.SAWMILL, ids.QUARRY, ids.MINE, ids.TEMPLE, ids.BARRACKS)}


@rule("GW-3.3.4", "GW-3.3.9")
def test_the_human_chooses_and_is_on_top_of_the_tea_track() -> None:
    s = new(1)
    assert len(GAME.legal(s, 0)) == 4 and s.tea == [0, 1, 2]
    GAME.apply(s, 0, GAME.legal(s, 0)[0], None)
    assert s.tea == [0, 1, 2]


COOP_TABLES = [(2, 3, 2, 6), (3, 4, 3, 7), (4, 5, 3, 9)]


@rule("GW-3.4.3", "GW-3.4.4", "TV-49")
@pytest.mark.parametrize(("seats", "hordes", "open_decrees", "needed"), COOP_TABLES)
def test_cooperative_hordes(seats: int, hordes: int, open_decrees: int, needed: int) -> None:
    s = new(seats, "coop")
    assert sum(c >= 0 for c in s.slots) == hordes and min(c for c in s.slots + s.horde_deck if c >= 0) >= 24
    first = [sec for sec in range(3) if s.reed < 0 or sec > 0]
    assert all(s.slots[sec * 3] >= 0 for sec in first)
    assert seats > 2 or all(data.HORDE_BACK[c] for c in s.horde_deck)


@rule("GW-3.4.2", "GW-12.1.1", "GW-12.7.1")
@pytest.mark.parametrize(("seats", "hordes", "open_decrees", "needed"), COOP_TABLES)
def test_decrees_instead_of_artifacts(seats: int, hordes: int, open_decrees: int, needed: int) -> None:
    s = new(seats, "coop")
    assert not s.artifacts and coop(s)["needed"] == needed
    assert len(s.decrees) == open_decrees and len(s.decree_deck) + open_decrees == (8 if seats == 2 else 12)
    assert seats > 2 or not {0, 1, 2, 3} & set(s.decrees + s.decree_deck)


@rule("GW-3.4.5", "GW-3.4.6", "GW-3.4.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cooperative_decks(seats: int) -> None:
    s = new(seats, "coop")
    assert sorted(s.tactic_deck) == list(range(32)) and sorted(s.event_deck) == list(range(12))
    dealt = {g for seed in range(40) for g in new(seats, "coop", seed).dealt_generals[0::2]}
    assert max(dealt) >= 13 and len(s.dealt_generals) == 2 * seats


@rule("GW-3.4.1", "GW-3.4.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cooperative_bank_and_time(seats: int) -> None:
    s = new(seats, "coop")
    assert s.shame_bank == 10 * seats and s.year == 1
    Spring().run(s, None)
    coming = s.todo[-1]
    assert isinstance(coming, SpringHordes) and coming.left == data.TIME_ADD[s.side][1] + 1  # the "+1" side of the time token
