"""Horde cards (section 7): back, strength, vital points, grid with rewards, honor, ability."""

from typing import Final

from tianxia.games.great_wall.cards.forms import Horde

HORDES: Final[list[Horde]] = [
    Horde("h01", "R", "L", 3, 3, 1, 3, "C1 H1 W1", 4, "placed", "refresh_row(1)"),
    Horde("h02", "R", "M", 4, 4, 2, 2, "C1 H1 / W1 X0", 5, "-", "-"),
    Horde("h03", "R", "R", 4, 4, 2, 2, "H2 C1 / X0 W1", 6, "static", "firing(-1, SEC)"),
    Horde("h04", "R", "L", 4, 3, 3, 1, "G1 / H1 / C1", 5, "assault", "remove_barricade(1, SEC)"),
    Horde("h05", "R", "M", 3, 4, 1, 4, "H1 C1 X0 H2", 5, "static", "strength(sec_hordes - 1, THIS)"),
    Horde("h06", "R", "R", 2, 3, 1, 3, "G1 C1 S1", 3, "-", "-"),
    Horde("h07", "R", "L", 4, 4, 2, 2, "S1 H1 / H1 C1", 6, "static", "barricade_value(-1, SEC)"),
    Horde("h08", "R", "M", 3, 3, 3, 1, "H2 / W1 / C1", 5, "static", "wound_cap(1, THIS)"),
    Horde("h09", "R", "R", 6, 5, 2, 3, "H1 C1 H2 / .. G1 X0", 8, "defeated", "casualties(1, THIS)"),
    Horde("h10", "R", "L", 6, 6, 2, 3, "H2 X0 C1 / W1 H1 S1", 8, "static", "guard(behind)"),
    Horde("h11", "R", "M", 7, 5, 1, 5, "T1 H1 X0 C1 H2", 8, "placed", "discard_tactic(1, who=each)"),
    Horde("h12", "R", "R", 5, 5, 2, 3, "S1 H1 S1 / C1 X0 ..", 8, "static", "defence(-2, SEC)"),
    Horde("h13", "R", "L", 5, 6, 3, 2, "H1 W1 / C1 H2 / X0 G1", 8, "static", "forbid(archer, THIS)"),
    Horde("h14", "R", "M", 5, 4, 2, 2, "C2 H2 / H1 C1", 7, "static", "strength(1, SEC)"),
    Horde("h15", "R", "R", 5, 5, 1, 5, "X0 S1 H2 C1 H1", 7, "placed", "kill(1, SEC, each)"),
    Horde("h16", "R", "L", 6, 6, 2, 3, "H1 G1 H2 / X0 C1 W1", 8, "static", "shame_mod(1, THIS)"),
    Horde("h17", "R", "M", 4, 5, 3, 2, "H1 H1 / C1 .. / W1 H2", 7, "static", "strength(2, behind)"),
    Horde("h18", "R", "R", 3, 5, 2, 3, "C1 W1 G1 / H1 S1 ..", 5, "defeated", "casualties(-1, THIS)"),
    Horde("h19", "R", "L", 7, 7, 2, 4, "H2 X0 C1 H1 / W1 G1 .. H2", 10, "static", "forbid(horse, THIS)"),
    Horde("h20", "R", "M", 7, 7, 3, 3, "H1 .. W1 / S1 H2 W1 / C1 H1 ..", 10, "static", "barricade_value(-1, SEC)"),
    Horde("h21", "R", "R", 8, 8, 2, 4, "H3 X0 C1 H1 / G1 H2 X0 T1", 12, "defeated", "casualties(1, THIS)"),
    Horde("h22", "R", "L", 8, 7, 3, 3, "H2 C1 X0 / H1 G1 H2 / .. X0 ..", 10, "-", "-"),
    Horde("h23", "R", "M", 6, 8, 4, 2, "W1 W1 / H2 X0 / C1 H1 / S1 H2", 11, "static", "firing(-2, SEC)"),
    Horde("h24", "R", "R", 7, 7, 1, 7, "H1 C1 H2 T1 H2 G1 X0", 11, "static", "strength(1, all_hordes)"),
]

COOP_HORDES: Final[list[Horde]] = [
    Horde("x01", "R", "L", 4, 3, 1, 3, "W1 H2 C1", 5, "assault", "remove_barricade(2, SEC)"),
    Horde("x02", "R", "M", 5, 4, 2, 2, "C1 H1 / G1 H1", 5, "-", "-"),
    Horde("x03", "R", "R", 4, 3, 3, 1, "H1 / C1 / H2", 6, "static", "strength(sec_hordes - 1, THIS)"),
    Horde("x04", "R", "L", 5, 4, 1, 4, "G1 H1 X0 C1", 5, "defeated", "casualties(-1, THIS)"),
    Horde("x05", "R", "M", 4, 4, 2, 2, "W1 H1 / H2 X0", 6, "static", "firing(-1, SEC)"),
    Horde("x06", "R", "R", 3, 4, 2, 2, "S1 W1 / G1 C1", 3, "-", "-"),
    Horde("x07", "R", "L", 4, 3, 1, 3, "X0 C2 H1", 6, "breach", "kill(1, SEC, each)"),
    Horde("x08", "R", "M", 3, 3, 3, 1, "T1 / G1 / H1", 4, "placed", "peek(events_deck, 1)"),
    Horde("x09", "R", "R", 6, 5, 2, 3, "H1 X0 G1 / C1 H2 ..", 7, "placed", "discard_tactic(1, who=each)"),
    Horde("x10", "R", "L", 6, 5, 1, 5, "G1 H1 C1 X0 H2", 7, "placed", "lose(gold, 1, who=each)"),
    Horde("x11", "R", "M", 6, 5, 2, 3, "W1 H2 C1 / .. X0 H1", 8, "placed", "kill(1, SEC, each)"),
    Horde("x12", "R", "R", 5, 5, 3, 2, "S1 H1 / C1 .. / H2 S1", 8, "static", "defence(-3, SEC)"),
    Horde("x13", "R", "L", 7, 4, 2, 2, "W1 S1 / H2 H1", 8, "static", "barricade_value(-1, SEC)"),
    Horde("x14", "R", "M", 6, 6, 2, 3, "H2 C1 X0 / G1 H1 H1", 8, "static", "guard(behind)"),
    Horde("x15", "R", "R", 5, 4, 1, 4, "C1 H2 C1 T1", 8, "static", "strength(1, SEC)"),
    Horde("x16", "R", "L", 7, 5, 2, 3, "H1 G1 .. / X0 H2 C1", 8, "static", "shame_mod(1, THIS)"),
    Horde("x17", "R", "M", 7, 5, 3, 2, "H1 C1 / X0 H2 / .. W1", 8, "defeated", "casualties(1, THIS)"),
    Horde("x18", "R", "R", 6, 5, 1, 5, "C1 H1 W1 H2 X0", 8, "placed", "place_horde(1)"),
    Horde("x19", "R", "L", 7, 6, 2, 3, "H2 W1 C1 / H1 X0 H2", 10, "static", "firing(-2, SEC)"),
    Horde("x20", "R", "M", 8, 6, 3, 2, "H2 X0 / C1 H1 / G1 H2", 10, "static", "forbid(archer, THIS)"),
    Horde("x21", "R", "R", 8, 7, 2, 4, "H1 C1 X0 H2 / .. S1 H2 G1", 11, "static", "forbid(horse, THIS)"),
    Horde("x22", "R", "L", 8, 7, 1, 7, "H1 C1 H2 X0 H2 T1 G1", 12, "defeated", "casualties(1, THIS)"),
    Horde("x23", "R", "M", 7, 7, 3, 3, ".. H2 .. / C1 T1 H1 / H2 C1 X0", 11, "static", "strength(1, all_hordes)"),
    Horde("x24", "R", "R", 9, 8, 2, 4, "H3 X0 C1 H2 / X0 H2 G1 T1", 14, "breach", "shame(1, each)"),
]
