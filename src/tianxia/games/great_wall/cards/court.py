"""Artifacts, imperial decrees, events, and the generals of the automata."""

from typing import Final

from tianxia.games.great_wall.cards.forms import Artifact, Decree, Event, Qin, ReedGeneral

ARTIFACTS: Final[list[Artifact]] = [
    Artifact("f01", "R", "over_sum", (20, 12, 6, 0), 7),
    Artifact("f02", "R", "field_all", (20, 12, 6, 0), 8),
    Artifact("f03", "R", "clean_hordes", (20, 12, 6, 0), 5),
    Artifact("f04", "R", "res_total", (20, 12, 6, 0), 14),
    Artifact("f05", "R", "ADV + tactics_n", (20, 12, 6, 0), 8),
]

DECREES: Final[list[Decree]] = [
    Decree("d01", "P/R", "team", 1, "hordes_board >= P + 2 and breaches == 0", 0),
    Decree("d02", "P/R", "each", 0, "sacrifice(soldier, 2, me)", 0),
    Decree("d03", "P/R", "each", 0, "lose(honor_pts, 10)", 0),
    Decree("d04", "P/R", "each", 0, "sacrifice(clerk, 1, me); sacrifice(spear, 1, me)", 0),
    Decree("d05", "R", "each", 0, "lose(wood, 4)", 1),
    Decree("d06", "R", "each", 0, "lose(stone, 4)", 1),
    Decree("d07", "R", "each", 0, "lose(gold, 4)", 1),
    Decree("d08", "R", "each", 0, "lose(chi, 5)", 1),
    Decree("d09", "R", "team", 1, "wall_sum >= P + 2", 1),
    Decree("d10", "R", "each", 1, "hordes_won >= 2", 1),
    Decree("d11", "R", "each", 0, "sacrifice(advisor, 1, me)", 1),
    Decree("d12", "R", "each", 0, "discard_tactic(2)", 1),
]

EVENTS: Final[list[Event]] = [
    Event("v01", "R", "once", "gain(res, 2, who=each)"),
    Event("v02", "R", "once", "choose(gain(gold, 2, who=each), draw(1, who=each))"),
    Event("v03", "R", "once", "kill(1, any_sec, each)"),
    Event("v04", "R", "once", "place_horde(1)"),
    Event("v05", "R", "once", "choose(lose(mat, 2, who=each), shame(1, each))"),
    Event("v06", "R", "once", "shame(1, one); draw(1, who=each)"),
    Event("v07", "R", "static", "strength(1, front)"),
    Event("v08", "R", "static", "price(advisor, 1, kind=gold)"),
    Event("v09", "R", "static", "price(save, 1, kind=chi)"),
    Event("v10", "R", "static", "barricade_value(1, any_sec)"),
    Event("v11", "R", "static", "firing(-1, any_sec)"),
    Event("v12", "R", "static", "price(archer, -1, kind=chi); price(horse, -1, kind=chi)"),
]

REED_GENERALS: Final[list[ReedGeneral]] = [
    ReedGeneral("reed_elder", "P/R", "p2, solo", "produce(any)", "N >= 2", "reed_store(1)"),
    ReedGeneral("reed_scout", "P/R", "coop2", "activate(barracks)", "-", "wound(1, any_sec)"),
]

QIN_GENERAL: Final[list[Qin]] = [
    Qin("qin", "P/R", "year_end", "honor(SA // 2)", 5),
]
