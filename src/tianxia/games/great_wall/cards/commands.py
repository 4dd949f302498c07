"""Command cards (GW-5.3.5): six per human, one of the Reed Clan, six of Qin Jiushao; their boxes from top to bottom."""

from typing import Final

from tianxia.games.great_wall.cards.forms import Box, Command

COMMANDS: Final[list[Command]] = [
    Command("economy", "P/R", 3, 1),
    Command("despotism", "P/R", 3, 1),
    Command("attack_order", "P/R", 3, 1),
    Command("treason", "P/R", 2, 0),
    Command("diplomacy", "R", 3, 1),
    Command("great_works", "R", 3, 1),
]

COMMAND_BOXES: Final[list[Box]] = [
    Box("economy", "R", 1, "owner", "place(3)", "-", "-"),
    Box("economy", "P", 2, "others", "place(2, distinct=1)", "-", "-"),
    Box("economy", "R", 3, "owner", "gain(res, 2)", "revealed(great_works)", "gain(mat, 2)"),
    Box("despotism", "P/E5/R", 1, "owner", "place(2)", "revealed(economy)", "place(2)"),
    Box("despotism", "P/R", 2, "others", "place(1)", "-", "-"),
    Box("despotism", "P", 3, "owner", "adv(anywhere, 1)", "-", "-"),
    Box("attack_order", "R", 1, "owner", "place(2)", "revealed(diplomacy)", "place(1)"),
    Box("attack_order", "P", 2, "others", "place(2, distinct=1)", "-", "-"),
    Box("attack_order", "R", 3, "owner", "attack(soldier, 4)", "-", "-"),
    Box("treason", "R", 1, "owner", "place(1); gain(gold, 1)", "-", "-"),
    Box("treason", "P", 2, "owner", "copy_command()", "-", "-"),
    Box("diplomacy", "R", 1, "owner", "place(3, distinct=1)", "-", "-"),
    Box("diplomacy", "P", 2, "others", "place(2, distinct=1)", "-", "-"),
    Box(
        "diplomacy", "R", 3, "owner", "choose(tea(1), hire_advisor(paid), drop_shame(1))", "revealed(despotism)", "gain(gold, 2)"
    ),
    Box("great_works", "R", 1, "owner", "place(3)", "-", "-"),
    Box("great_works", "P", 2, "others", "place(2, distinct=1)", "-", "-"),
    Box("great_works", "R", 3, "owner", "choose(barricade(1, free), wall(minus(2)))", "revealed(attack_order)", "gain(chi, 2)"),
]

REED_BOXES: Final[list[Box]] = [
    Box("reed_command", "P/R", 1, "chief", "reed_move(2)"),
    Box("reed_command", "P/R", 2, "others", "place(2, distinct=1)"),
]

QIN_BOXES: Final[list[Box]] = [
    Box("q_economy", "P/R", 1, "qin", "qin_place(2)"),
    Box("q_economy", "P/R", 2, "me", "place(2, distinct=1)"),
    Box("q_economy", "P/R", 3, "qin", "qin_upgrade()"),
    Box("q_despotism", "P/R", 1, "qin", "qin_place(1)"),
    Box("q_despotism", "P/R", 2, "me", "place(1)"),
    Box("q_despotism", "P/R", 3, "qin", "qin_adv()"),
    Box("q_attack_order", "P/R", 1, "qin", "qin_place(1); qin_recruit(archer, 1)"),
    Box("q_attack_order", "P/R", 2, "me", "place(2, distinct=1)"),
    Box("q_attack_order", "P/R", 3, "qin", "qin_recruit(spear, 1 + SA // 2)"),
    Box("q_treason", "P/R", 1, "qin", "qin_place(1); honor(SA)"),
    Box("q_treason", "P/R", 2, "me", "choose(lose(res, 2), shame(1, me))"),
    Box("q_diplomacy", "R", 1, "qin", "qin_place(1); tea_top()"),
    Box("q_diplomacy", "R", 2, "me", "place(2, distinct=1)"),
    Box("q_diplomacy", "R", 3, "qin", "qin_support(1)"),
    Box("q_great_works", "R", 1, "qin", "qin_place(1)"),
    Box("q_great_works", "R", 2, "me", "place(2, distinct=1)"),
    Box("q_great_works", "R", 3, "qin", "qin_wall()"),
]
