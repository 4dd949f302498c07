"""Generals (GW-4.7.1): trigger, limit, condition, price, effect; starting wood, stone, gold, chi; tactics; tea value."""

from typing import Final

from tianxia.games.great_wall.cards.forms import General

GENERALS: Final[list[General]] = [
    General("g01", "P/R", "killed", "-", "-", "-", "honor(2 * SA * N)", (5, 3, 3, 5), 2, 65),
    General("g02", "E6/R", "income", "-", "fire_secs >= 1", "-", "honor(2 * SA * fire_secs)", (4, 3, 3, 6), 1, 58),
    General("g03", "R", "horde_won", "-", "-", "-", "honor(3 * SA)", (3, 3, 2, 7), 2, 90),
    General("g04", "R", "my_turn", "turn", "SA >= 1", "-", "attack(soldier, SA); honor(1)", (4, 3, 3, 6), 2, 72),
    General("g05", "R", "build_wall", "-", "-", "-", "honor(4 * SA); gain(mat, 1)", (5, 5, 4, 4), 1, 40),
    General("g06", "R", "income", "-", "SA >= 1", "-", "gain(res, 2 * SA)", (4, 4, 4, 4), 2, 80),
    General("g07", "R", "donate", "-", "-", "-", "honor(2 * SA)", (5, 5, 4, 4), 1, 33),
    General("g08", "R", "held", "-", "my_fire + my_rest >= 1", "-", "honor(2 * SA)", (4, 4, 3, 6), 2, 25),
    General("g09", "R", "play_tactic", "-", "-", "-", "honor(2 * SA); gain(chi, 1)", (3, 3, 4, 5), 3, 48),
    General("g10", "R", "recruit", "-", "SA >= 1", "-", "gain(chi, 1); honor(SA)", (4, 4, 4, 6), 2, 12),
    General("g11", "R", "upgrade", "-", "-", "-", "honor(2 * SA)", (5, 5, 5, 5), 1, 2),
    General("g12", "R", "my_turn", "turn", "SA >= 1", "-", "place(SA)", (5, 4, 4, 4), 1, 18),
    General("g13", "R", "year_end", "-", "shame_n == 0", "-", "honor(3 * SA)", (4, 4, 4, 5), 2, 54),
]

COOP_GENERALS: Final[list[General]] = [
    General("k01", "R", "shame_gain(any)", "year", "SA >= 1", "cost(chi, 1)", "cancel_shame(SA)", (4, 4, 4, 5), 2, 7),
    General("k02", "R", "assault(any)", "-", "my_fire + my_rest >= 1", "-", "defence(SA, SEC)", (4, 4, 3, 5), 1, 37),
    General("k03", "R", "decree_done", "-", "SA >= 1", "-", "gain(res, SA, who=each)", (4, 4, 5, 4), 1, 22),
    General("k04", "R", "my_turn", "turn", "SA >= 1", "-", "attack(soldier, SA, who=one)", (3, 3, 3, 7), 2, 86),
    General("k05", "R", "volley", "year", "fire_all >= 1", "-", "wound(SA, sec_mine)", (5, 4, 3, 5), 1, 44),
    General("k06", "R", "dying(any)", "year", "SA >= 1", "-", "save(SA, free)", (4, 3, 3, 6), 2, 61),
    General("k07", "R", "income", "-", "SA >= 1", "-", "gain(res, SA); give(2 * SA)", (5, 4, 4, 4), 1, 29),
    General(
        "k08", "R", "build_wall(any)", "year", "SA >= 1", "-", "take_command(1, who=builder); honor(2 * SA)", (5, 5, 3, 4), 2, 15
    ),
]
