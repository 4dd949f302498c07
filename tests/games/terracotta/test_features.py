"""Terracotta Army in numbers: what is told, from whose eyes, and that nothing a player needs is left out."""

from typing import Any

from tianxia.engine.registry import find
from tianxia.engine.rng import seeded
from tianxia.engine.state import State
from tianxia.games.terracotta import ids

GAME = find("terracotta")


def told(s: State, seat: int) -> dict[str, float]:
    return dict(zip(GAME.features.names(), GAME.observe(s, seat), strict=True))


def played(seats: int, until: str, mode: str = "standard", seed: int = 5, after: int = 1) -> Any:
    """A random game up to the first question of this kind after so many rounds."""
    s = GAME.new(GAME.check_setup(mode, seats, {}), seeded(seed))
    dice = seeded(seed)
    while s.todo and not (GAME.decisions[s.todo[-1].kind].name == until and GAME.chapter(s) > after):
        seat = s.todo[-1].seat
        legal = GAME.legal(s, seat)
        GAME.apply(s, seat, legal[dice.below(len(legal))], None)
    assert s.todo
    return s


def test_everybody_comes_first_in_their_own_eyes() -> None:
    s = played(3, "place")
    view: Any = GAME.view(s, 0)
    for eyes in range(3):
        n = told(s, eyes)
        for seat, player in enumerate(view["players"]):
            place = f"players[player +{(seat - eyes) % 3}]"
            assert round(n[f"{place} coins"], 6) == round(player["coins"] / (player["coins"] + 5), 6)
            assert n[f"{place} weapons.sword"] == float(player["weapons"]["sword"])
            assert [t for t in range(1, 7) if n[f"{place} {t} in tokens"]] == player["tokens"]
        assert n[f"active = player +{(view['active'] - eyes) % 3}"] == 1.0
        assert n["I am asked"] == float(eyes == s.todo[-1].seat)
        assert all(n[name] == 0 for name in n if name.startswith("players[player +3]"))


def test_the_board_is_told_cell_by_cell() -> None:
    s = played(4, "place", seed=10, after=4)
    view: Any = GAME.view(s, 0)
    assert {f["kind"] for f in view["figures"]} & {"servant", "archer", "musician"} and any(
        f.get("horse") for f in view["figures"]
    )
    for eyes in (0, 2):
        n = told(s, eyes)
        full = {name.split(" ")[1] for name, x in n.items() if name.startswith("figures: ") and x}
        assert full == {cell for f in view["figures"] for cell in f["cells"]}
        for figure in view["figures"]:
            for cell in figure["cells"]:
                assert n[f"figures: {cell} {figure['kind']}"] == 1.0
                owners = [i for i in range(4) if n[f"figures: {cell} of player +{i}"]]
                assert owners == ([(figure["seat"] - eyes) % 4] if "seat" in figure else [])
                ways = [way for way in ids.DIRECTIONS if n[f"figures: {cell} looks {way}"]]
                assert ways == [way for way in [figure.get("horse") or figure.get("facing")] if way]


def test_the_wheels_and_the_workers_on_them() -> None:
    s = played(2, "inner")
    view: Any = GAME.view(s, 0)
    n = told(s, 1)
    assert n[f"wheels.inner = {view['wheels']['inner']}"] == 1.0 and n[f"wheels.middle = {view['wheels']['middle']}"] == 1.0
    for i, segment in enumerate(view["segments"]):
        for j, worker in enumerate(segment["workers"]):
            assert n[f"segments[{i}] workers[{j}] kind = {worker['kind']}"] == 1.0
            assert n[f"segments[{i}] workers[{j}] seat = player +{(worker['seat'] - 1) % 2}"] == 1.0
    assert n[f"turn.segment = {view['turn']['segment']}"] == 1.0
    assert n["question = inner"] == 1.0


def test_what_a_question_is_about() -> None:
    s = played(3, "cell")
    n = told(s, s.todo[-1].seat)
    assert n["question = cell"] == 1.0 and n[f"question.type = {ids.FIGURES[s.todo[-1].b]}"] == 1.0
    assert sum(x for name, x in n.items() if name.startswith("question.type")) == 1.0


def test_solo_tells_the_rivals_cards_that_lie_open() -> None:
    s = played(1, "place", mode="solo")
    view: Any = GAME.view(s, 0)
    n = told(s, 0)
    assert n["players[player +0] automaton"] == 0.0 and n["players[player +1] automaton"] == 1.0
    assert n["solo.level = apprentice"] == 1.0 and n[f"solo.card = {view['solo']['card']}"] == 1.0
    assert {name.split(" ")[0].removeprefix("solo.") for name, x in n.items() if name.endswith("in drawn") and x} == set(
        view["solo"]["drawn"]
    )
