"""Tactic cards (section 8): trigger, condition, basic effect, price and boosted effect."""

from typing import Final

from tianxia.games.great_wall.cards.forms import Tactic

TACTICS: Final[list[Tactic]] = [
    Tactic("t01", "P/R", "horde_defeated", "my_on >= 1 and my_fire >= 1", "honor(4)", "cost(gold, 2)", "honor(8)"),
    Tactic("t02", "P/R", "dying", "-", "save(1, free)", "cost(chi, 2)", "save(all, free)"),
    Tactic("t03", "R", "horde_defeated", "my_on >= 1 and not won(THIS)", "honor(3); gain(chi, 1)", "cost(chi, 2)", "honor(8)"),
    Tactic("t04", "R", "my_turn", "rest_all + fire_all >= 1", "attack(soldier, 1)", "cost(chi, 1)", "attack(soldier, 3)"),
    Tactic("t05", "R", "my_turn", "fire_all >= 1", "attack(archer, 2)", "cost(wood, 2)", "attack(archer, all); honor(fire_all)"),
    Tactic("t06", "R", "my_turn", "-", "recruit(horse, 1, minus(1))", "cost(gold, 1)", "recruit(horse, 1, free); honor(3)"),
    Tactic("t07", "R", "activate(builders)", "-", "barricade(1, free)", "cost(stone, 1)", "wall(minus(4))"),
    Tactic("t08", "R", "volley(any)", "fire_all + rest_all >= 1", "wound(1, sec_mine)", "cost(wood, 2)", "wound(3, sec_mine)"),
    Tactic("t09", "R", "other_box", "-", "place(1)", "cost(gold, 2)", "place(2); gain(chi, 1)"),
    Tactic("t10", "R", "activate(barracks)", "-", "recruit(spear, 1, free)", "cost(chi, 2)", "recruit(spear, 3, free)"),
    Tactic("t11", "R", "order", "-", "tea(1); honor(1)", "cost(gold, 1)", "tea_top(); honor(3)"),
    Tactic("t12", "R", "produce(production)", "-", "gain(KIND, 2)", "cost(chi, 1)", "gain(KIND, 3); more_donation(2)"),
    Tactic("t13", "R", "shame_gain", "-", "cancel_shame(1)", "cost(chi, 1)", "cancel_shame(all)"),
    Tactic("t14", "R", "horde_won", "-", "honor(3)", "cost(chi, 2)", "honor(8)"),
    Tactic(
        "t15",
        "R",
        "assault(any)",
        "my_fire + my_rest >= 1",
        "defence(3, SEC); honor(1)",
        "cost(mat, 2)",
        "defence(6, SEC); honor(3)",
    ),
    Tactic("t16", "R", "spring_horde(any)", "-", "wound(1, THIS)", "cost(chi, 1)", "wound(2, THIS); honor(1)"),
    Tactic("t17", "R", "activate(academy)", "-", "draw(1); gain(gold, 1)", "cost(chi, 1)", "draw(2); honor(3)"),
    Tactic("t18", "R", "hire_advisor", "-", "gain(gold, 2)", "cost(chi, 2)", "gain(gold, 3); honor(4)"),
    Tactic("t19", "R", "killed", "N >= 1", "honor(3)", "cost(chi, 1)", "honor(3 * N)"),
    Tactic("t20", "R", "income", "-", "gain(res, 2)", "cost(tactic, 1)", "gain(res, 5)"),
]

COOP_TACTICS: Final[list[Tactic]] = [
    Tactic("u01", "R", "dying(any)", "-", "save(2, free)", "cost(chi, 2)", "save(all, free)"),
    Tactic("u02", "R", "shame_gain(any)", "-", "cancel_shame(1)", "cost(honor_pts, 4)", "cancel_shame(all)"),
    Tactic("u03", "R", "my_turn", "-", "attack(soldier, 1, who=each)", "cost(wood, 2)", "attack(soldier, 2, who=each)"),
    Tactic("u04", "R", "activate(builders, any)", "-", "gain(mat, 2)", "cost(chi, 2)", "gain(mat, 5)"),
    Tactic("u05", "R", "income", "-", "gain(res, 1, who=each)", "cost(gold, 1)", "gain(res, 2, who=each); give(3)"),
    Tactic("u06", "R", "order", "-", "take_command(1)", "cost(gold, 2)", "take_command(1, who=each)"),
    Tactic("u07", "R", "decree_phase", "-", "ease(1)", "cost(gold, 2)", "ease(2)"),
    Tactic("u08", "R", "assault(any)", "-", "defence(4, SEC)", "cost(chi, 2)", "defence(8, SEC)"),
    Tactic(
        "u09", "R", "activate(barracks, any)", "-", "recruit(spear, 1, free)", "cost(chi, 2)", "recruit(spear, 1, free, who=each)"
    ),
    Tactic("u10", "R", "volley(any)", "-", "wound(2, any_sec)", "cost(wood, 2)", "wound(4, any_sec)"),
    Tactic("u11", "R", "event_shown", "-", "peek(events_deck, 2); gain(chi, 2)", "cost(chi, 3)", "cancel_event()"),
    Tactic("u12", "R", "breach(any)", "-", "cancel_shame(1)", "cost(chi, 2)", "cancel_shame(all); save(2, free)"),
]
