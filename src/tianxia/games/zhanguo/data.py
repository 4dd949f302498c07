"""All component data of ZhanGuo, in one place: correct a table here and nothing else has to change.

The last column of every row is its provenance, as in docs/rules/zhanguo_data.md: P printed in the
rulebook, E an external public source, R our reconstruction. A player sees reconstructed data marked as such.
Effects are written in the vocabulary of data 0.2; `lookups.py` turns everything here into numbers.
"""

from typing import Final, Literal

VERSION: Final = "zg-data-2"

# ---- names (data 0.1) ----
Colour = Literal["ivory", "orange", "brown"]
Aspect = Literal["writing", "currency", "law"]
Official = Literal["red", "gray", "white"]
TaskKind = Literal["governor", "palace", "wall"]
COLOURS: Final[tuple[Colour, ...]] = ("ivory", "orange", "brown")  # of cards and markers
ASPECTS: Final[tuple[Aspect, ...]] = ("writing", "currency", "law")  # in the same order
OFFICIALS: Final[tuple[Official, ...]] = ("red", "gray", "white")
REGIONS: Final[tuple[str, ...]] = ("R1", "R2", "R3", "R4", "R5")
COURT_ACTIONS: Final[tuple[str, ...]] = ("RECRUIT", "REASSIGN", "GOVERNOR", "HIRE", "PALACE", "WALL")
BOARDS: Final[tuple[str, ...]] = ("A", "circle", "square", "triangle", "star")
SECTIONS: Final[tuple[str, ...]] = ("T1", "T2", "G1", "G2", "S1", "S2")
TASK_PLACES: Final[tuple[str, ...]] = ("U.G", "U.P", "U.W", "L.G", "L.P", "L.W")
PLAYER_COLOURS: Final[tuple[str, ...]] = ("blue", "red", "purple", "yellow")

# ---- counts (data 1, 8), all P ----
ROUNDS: Final = 5
CARDS_PER_COLOUR: Final = 40
DRAWN_PER_DECK: Final = 2
OFFICIALS_EACH: Final = 5  # per player and colour
GOVERNORS_EACH: Final = 8
PALACES_EACH: Final = 6
WALLS_EACH: Final = 5
UNREST_CUBES_EACH: Final = 5
MARKERS_PER_SEAT: Final = 3  # value-1 markers per colour: 6, 9, 12
BIG_MARKER: Final = 3  # value of the big marker
CARDS_PER_REGION: Final = 3
WORK_PLACES: Final = 2  # officials in a worker area
REASSIGN_POINTS: Final = 3
PALACE_WORKERS_HERE: Final = 2
MAJORITY: Final = 9
MAJORITY_PER_GOVERNOR: Final = 3
ASPECT_VP: Final[tuple[int, ...]] = (5, 6, 7)
AUCTION_VP: Final = 15

# ---- region adjacency (data 2): pair, adjacent, border on the map ----
BORDERS: Final[tuple[tuple[str, str, bool, str, str], ...]] = (
    ("R1", "R2", True, "solid line", "R"),
    ("R2", "R3", True, "solid line", "R"),
    ("R3", "R4", True, "solid line", "R"),
    ("R4", "R5", True, "solid line", "R"),
    ("R1", "R3", False, "wall", "R"),
    ("R1", "R4", False, "no common border", "R"),
    ("R1", "R5", False, "no common border", "R"),
    ("R2", "R4", False, "wall", "R"),
    ("R2", "R5", False, "no common border", "R"),
    ("R3", "R5", False, "wall", "P/R"),
)

# ---- player boards (data 3): unrest maximum and palace block per region, officials at the start ----
BOARD_TABLE: Final[tuple[tuple[str, tuple[int, ...], tuple[int, ...], tuple[Official, ...], str], ...]] = (
    ("A", (3, 4, 3, 4, 2), (3, 3, 2, 3, 2), ("red", "gray", "white"), "R"),
    ("circle", (3, 2, 4, 3, 4), (3, 2, 3, 2, 3), ("red", "gray", "white"), "R"),
    ("square", (4, 3, 2, 4, 3), (3, 3, 2, 3, 2), ("red", "white", "white"), "R"),
    ("triangle", (2, 3, 3, 3, 3), (2, 3, 2, 3, 2), ("gray", "gray", "white"), "R"),
    ("star", (3, 4, 3, 2, 3), (2, 3, 3, 2, 3), ("red", "gray", "gray"), "R"),
)
# board, court actions that wake it, effect (the abilities are P, the symbol that carries them R)
BOARD_ABILITIES: Final[tuple[tuple[str, tuple[str, ...], str, str], ...]] = (
    ("circle", ("HIRE",), "EXTRA_WORKER(1)", "P"),
    ("circle", ("HIRE",), "MOVE(1)", "P"),
    ("circle", ("GOVERNOR",), "MOVE_WORKER(1)", "P"),
    ("square", ("WALL", "RECRUIT"), "MARKER(1)", "P"),
    ("triangle", ("REASSIGN", "WALL"), "CALM_THEN_WORKER", "P"),
    ("star", ("RECRUIT",), "MOVE(2)", "P"),
    ("star", ("GOVERNOR",), "MOVE_GOVERNOR(1)", "P"),
)

# ---- bonus squares for governors (data 4) ----
SQUARES: Final[tuple[tuple[str, str, str, str], ...]] = (
    ("R1.a", "R1", "MOVE(4)", "P/R"),
    ("R1.b", "R1", "OFFICIAL(choice,any)", "P/R"),
    ("R2.a", "R2", "OFFICIAL(choice,any)", "P/R"),
    ("R2.b", "R2", "VP(4)", "P/R"),
    ("R3.a", "R3", "MOVE(4)", "P/R"),
    ("R3.b", "R3", "OFFICIAL(choice,any)", "P/R"),
    ("R3.c", "R3", "VP(4)", "P/R"),
    ("R4.a", "R4", "MOVE(4)", "P/R"),
    ("R4.b", "R4", "VP(4)", "P/R"),
    ("R5.a", "R5", "MOVE(4)", "P/R"),
    ("R5.b", "R5", "OFFICIAL(choice,any)", "P/R"),
    ("R5.c", "R5", "VP(4)", "P/R"),
)

# ---- wall tiles (data 5.2): side, criterion, VP at the spaces with 1, 2, 3 lines ----
WALL_TILES: Final[tuple[tuple[str, str, tuple[int, int, int], str], ...]] = (
    ("WT1a", "CALM_REGIONS", (1, 2, 3), "P"),
    ("WT1b", "CARD_SETS", (2, 3, 4), "P"),
    ("WT2a", "OFFICIALS_GE_UNREST", (1, 2, 3), "P"),
    ("WT2b", "FULL_REGIONS", (2, 3, 4), "P"),
    ("WT3a", "GRAY_REGIONS", (2, 3, 4), "P"),
    ("WT3b", "PAIR_REGIONS", (1, 2, 3), "P"),
    ("WT4a", "RED_REGIONS", (2, 3, 4), "P"),
    ("WT4b", "ORANGE_REGIONS", (1, 2, 3), "P"),
    ("WT5a", "WHITE_REGIONS", (2, 3, 4), "P"),
    ("WT5b", "BROWN_REGIONS", (1, 2, 3), "P"),
    ("WT6a", "UNREST_PENALTY", (5, 10, 15), "P"),
    ("WT6b", "IVORY_REGIONS", (1, 2, 3), "P"),
)

# ---- tasks (data 6): tile, type, what is needed (regions, or wall areas as often as they are shown) ----
TASK_TILES: Final[tuple[tuple[str, TaskKind, tuple[str, ...], str], ...]] = (
    ("TG1", "governor", ("R1", "R3", "R5"), "R"),
    ("TG2", "governor", ("R2", "R3", "R4"), "R"),
    ("TG3", "governor", ("R1", "R2", "R4", "R5"), "R"),
    ("TG4", "governor", ("R3", "R4"), "R"),
    ("TP1", "palace", ("R1", "R2", "R5"), "P"),
    ("TP2", "palace", ("R3", "R4"), "R"),
    ("TP3", "palace", ("R2", "R3", "R4"), "R"),
    ("TP4", "palace", ("R1", "R5"), "R"),
    ("TW1", "wall", ("T", "T", "G"), "P"),
    ("TW2", "wall", ("G", "G", "S"), "R"),
    ("TW3", "wall", ("S", "S", "T"), "R"),
    ("TW4", "wall", ("T", "G", "S"), "R"),
)
TASK_VP: Final[tuple[int, ...]] = (5, 3, 2, 1)  # under the spaces, left to right; the values are P, their place and the 1 are R

# ---- unification awards (data 7): round, then writing, currency, law ----
AWARDS: Final[tuple[tuple[int, str, str, str, str], ...]] = (
    (1, "OFFICIAL(choice,R2)", "OFFICIALS(2,red,R4)", "OFFICIALS(2,gray,R3)", "P/R"),
    (2, "WORKERS(2,R3)", "OFFICIAL(choice,R5)", "WORKERS(2,R4)", "P/R"),
    (3, "FREE_WALL", "FREE_GOVERNOR(R2,R4)", "FREE_PALACE", "P/R"),
    (4, "FREE_PALACE", "FREE_WALL", "FREE_GOVERNOR(R3,R5)", "P/R"),
    (5, "FREE_GOVERNOR(R1,R2,R3,R4,R5)", "FREE_PALACE", "FREE_WALL", "P/R"),
)

# ---- the 120 cards (data 9): number, required court action, bonus, provenance of the ability ----
CARDS: Final[tuple[tuple[int, str, str, str], ...]] = (
    (1, "RECRUIT", "MOVE_WORKER(1)", "R"),
    (2, "PALACE", "MARKER(1)", "R"),
    (3, "HIRE", "MOVE(2)", "R"),
    (4, "WALL", "CALM(here)", "R"),
    (5, "GOVERNOR", "MOVE(2)", "R"),
    (6, "HIRE", "MOVE_WORKER(1)", "R"),
    (7, "WALL", "MOVE(2)", "R"),
    (8, "GOVERNOR", "CALM(any)", "R"),
    (9, "RECRUIT", "MOVE(2)", "R"),
    (10, "PALACE", "MOVE(2)", "R"),
    (11, "GOVERNOR", "MARKER(1)", "R"),
    (12, "RECRUIT", "MARKER(1)", "R"),
    (13, "PALACE", "VP(2)", "R"),
    (14, "HIRE", "CALM(here)", "R"),
    (15, "WALL", "MARKER(1)", "R"),
    (16, "PALACE", "WORKER(here)", "R"),
    (17, "HIRE", "MARKER(1)", "R"),
    (18, "WALL", "CALM(any)", "R"),
    (19, "GOVERNOR", "OFFICIAL(white,here)", "R"),
    (20, "RECRUIT", "CALM(here)", "R"),
    (21, "WALL", "OFFICIAL(gray,here)", "R"),
    (22, "GOVERNOR", "WORKER(here)", "R"),
    (23, "RECRUIT", "VP(2)", "R"),
    (24, "PALACE", "CALM(any)", "R"),
    (25, "HIRE", "OFFICIAL(gray,here)", "R"),
    (26, "RECRUIT", "CALM(any)", "R"),
    (27, "PALACE", "OFFICIAL(red,here)", "R"),
    (28, "HIRE", "VP(2)", "R"),
    (29, "WALL", "WORKER(here)", "R"),
    (30, "GOVERNOR", "VP_CARDS(brown)", "R"),
    (31, "HIRE", "VP_CARDS(orange)", "R"),
    (32, "WALL", "VP_CARDS(orange)", "R"),
    (33, "GOVERNOR", "OFFICIAL(red,here)", "R"),
    (34, "RECRUIT", "WORKER(here)", "R"),
    (35, "PALACE", "VP(3)", "R"),
    (36, "GOVERNOR", "VP(3)", "R"),
    (37, "RECRUIT", "OFFICIAL(red,here)", "R"),
    (38, "PALACE", "VP_CARDS(ivory)", "R"),
    (39, "HIRE", "WORKER(here)", "R"),
    (40, "WALL", "VP(3)", "R"),
    (41, "GOVERNOR", "MOVE(2)", "R"),
    (42, "RECRUIT", "MOVE_WORKER(1)", "R"),
    (43, "PALACE", "MOVE(2)", "R"),
    (44, "HIRE", "MARKER(1)", "R"),
    (45, "WALL", "MARKER(1)", "R"),
    (46, "PALACE", "CALM(any)", "R"),
    (47, "HIRE", "VP(2)", "R"),
    (48, "WALL", "CALM(any)", "R"),
    (49, "GOVERNOR", "OFFICIAL(red,here)", "R"),
    (50, "RECRUIT", "MARKER(1)", "R"),
    (51, "WALL", "OFFICIAL(white,here)", "R"),
    (52, "GOVERNOR", "OFFICIAL(gray,here)", "R"),
    (53, "RECRUIT", "VP(2)", "R"),
    (54, "PALACE", "WORKER(here)", "R"),
    (55, "HIRE", "WORKER(here)", "R"),
    (56, "RECRUIT", "WORKER(here)", "R"),
    (57, "PALACE", "VP(3)", "R"),
    (58, "HIRE", "VP_CARDS(brown)", "R"),
    (59, "WALL", "VP(3)", "R"),
    (60, "GOVERNOR", "VP_CARDS(ivory)", "R"),
    (61, "HIRE", "OFFICIAL(white,here)", "R"),
    (62, "WALL", "VP_CARDS(brown)", "R"),
    (63, "GOVERNOR", "VP(3)", "R"),
    (64, "RECRUIT", "OFFICIAL(gray,here)", "R"),
    (65, "PALACE", "VP_CARDS(orange)", "R"),
    (66, "GOVERNOR", "WORKER(here)", "R"),
    (67, "RECRUIT", "CALM(any)", "R"),
    (68, "PALACE", "OFFICIAL(gray,here)", "R"),
    (69, "HIRE", "CALM(here)", "R"),
    (70, "WALL", "WORKER(here)", "R"),
    (71, "PALACE", "MARKER(1)", "R"),
    (72, "HIRE", "MOVE(2)", "R"),
    (73, "WALL", "CALM(here)", "R"),
    (74, "GOVERNOR", "CALM(any)", "R"),
    (75, "RECRUIT", "CALM(here)", "R"),
    (76, "WALL", "MOVE(2)", "R"),
    (77, "GOVERNOR", "MARKER(1)", "R"),
    (78, "RECRUIT", "MOVE(2)", "R"),
    (79, "PALACE", "VP(2)", "R"),
    (80, "HIRE", "MOVE_WORKER(1)", "R"),
    (81, "WALL", "VP_CARDS(ivory)", "R"),
    (82, "GOVERNOR", "VP(3)", "R"),
    (83, "RECRUIT", "OFFICIAL(white,here)", "R"),
    (84, "PALACE", "VP(3)", "R"),
    (85, "HIRE", "WORKER(here)", "R"),
    (86, "RECRUIT", "CALM(any)", "R"),
    (87, "PALACE", "VP_CARDS(brown)", "R"),
    (88, "HIRE", "VP_CARDS(ivory)", "R"),
    (89, "WALL", "VP(3)", "R"),
    (90, "GOVERNOR", "VP_CARDS(orange)", "R"),
    (91, "HIRE", "OFFICIAL(red,here)", "R"),
    (92, "WALL", "WORKER(here)", "R"),
    (93, "GOVERNOR", "OFFICIAL(gray,here)", "R"),
    (94, "RECRUIT", "WORKER(here)", "R"),
    (95, "PALACE", "OFFICIAL(white,here)", "R"),
    (96, "GOVERNOR", "OFFICIAL(white,here)", "R"),
    (97, "RECRUIT", "CALM(here)", "R"),
    (98, "PALACE", "WORKER(here)", "R"),
    (99, "HIRE", "CALM(here)", "R"),
    (100, "WALL", "OFFICIAL(red,here)", "R"),
    (101, "PALACE", "CALM(any)", "R"),
    (102, "HIRE", "VP(2)", "R"),
    (103, "WALL", "CALM(here)", "R"),
    (104, "GOVERNOR", "WORKER(here)", "R"),
    (105, "RECRUIT", "VP(2)", "R"),
    (106, "WALL", "CALM(any)", "R"),
    (107, "GOVERNOR", "MARKER(1)", "R"),
    (108, "RECRUIT", "MOVE(2)", "R"),
    (109, "PALACE", "VP(2)", "R"),
    (110, "HIRE", "MARKER(1)", "R"),
    (111, "RECRUIT", "MARKER(1)", "R"),
    (112, "PALACE", "MARKER(1)", "R"),
    (113, "HIRE", "MOVE_WORKER(1)", "R"),
    (114, "WALL", "MOVE(2)", "R"),
    (115, "GOVERNOR", "MOVE(2)", "R"),
    (116, "HIRE", "MOVE(2)", "R"),
    (117, "WALL", "MARKER(1)", "R"),
    (118, "GOVERNOR", "CALM(any)", "R"),
    (119, "RECRUIT", "MOVE_WORKER(1)", "R"),
    (120, "PALACE", "MOVE(2)", "R"),
)
