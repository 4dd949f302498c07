"""All component data of Daimyo, with provenance, in one place: docs/rules/daimyo_data.md as tables.

Marks: P printed in the rulebook, P* printed rule with an unreadable icon, E external source, R our
reconstruction. Somebody who owns the box corrects a figure here (and on the rules page); a test compares
the two. Effects are written in the notation of section 1 of that page; `notation.py` reads it.

Tokens: R Rice, M Metal, S Stone, G Gold, A one of Rice, Metal, Stone.
"""

from typing import Final

# ---- constants (data section 2): key on the rules page -> value; the mark is the second entry ----
ROUNDS: Final = 5  # K-ROUNDS, P
TURNS: Final = 3  # K-TURNS, P
ABILITY_SUM: Final = 13  # K-ABILITY, P
CAPACITY_START: Final = 3  # K-CAP-START, P
CAPACITY_MAX: Final = 9  # K-CAP-START / MAX, P
TRACK: Final = (1, 2, 3)  # K-TRACK, last P, others P*
RECRUIT_TOKEN: Final = "R"  # K-RECRUIT, P*
RESET_PRICE: Final = "2G"  # K-RESET, 2 P, gold P*
SHADOW_TOKEN: Final = "G"  # K-SHADOWPAY, P*
COMPENSATION: Final = "1R"  # K-COMPENSATION, 1 P, Rice P*
TAX: Final = "2G"  # K-TAX, 2 P, gold P*
SEARCH_PRICES: Final = ("1M", "1S")  # K-SEARCH, P, tokens P*
SEARCH_TILES: Final = 2  # K-SEARCH, P
BLACK_MARKET_PRICE: Final = "1G"  # K-BLACKMARKET, 1 P, gold P*
MERC_TILE_PRICE: Final = "2G"  # K-MERC-TILE, 2 P, gold P*
MERC_SHADOW_PRICE: Final = "2G"  # K-MERC-SHADOW, 2 P, gold P*
MERC_BONUS: Final = "2G"  # K-MERC-BONUS, P*
INCOME: Final = "1A,1G"  # K-INCOME, P*
INFLUENCE_GOVERNOR: Final = 2  # K-INF-GOV, P
INFLUENCE_SHADOW: Final = 1  # K-INF-SHADOW, P
INFLUENCE_TOWER: Final = 2  # K-INF-TOWER, P
ALTARS: Final = (3, 2, 1)  # K-ALTARS, P
PP_RELIC: Final = (0, 3, 7, 12, 18, 25, 33)  # K-PP-RELIC, P
PP_RELIC_MORE: Final = 8  # DM-15.7.3, R: each Empire Relic after the sixth
PP_FARM: Final = (0, 1, 4, 7, 12)  # K-PP-FARM, P
PP_TOWER: Final = (0, 1, 2, 4, 7)  # K-PP-TOWER, 1 and 4 P, 2 and 7 R
PP_ARMY: Final = (10, 5, 2, 0)  # K-PP-ARMY, P
PP_ARMY_SOLO: Final = (10, 2)  # K-PP-ARMY-SOLO, P
PP_HELMET: Final = 2  # K-PP-HELMET, P
PP_SET: Final = 1  # K-PP-SET, P: per
SET_SIZE: Final = 5  # resources
DICE: Final = ((2, 3, 3), (3, 4, 4), (2, 4, 4), (3, 5, 5))  # K-DICE, P: blue, green, red for 1 to 4 players
MARKET_SLOTS: Final = 5
GOVERNORS: Final = 8  # DM-2.13, P
SHADOWS: Final = 3  # DM-2.13, P
BUILDINGS: Final = 4  # DM-2.14, P: of each type
MARKERS: Final = 6  # DM-2.15, P: Relic markers
COPIES: Final = 3  # DM-2.6: of every Relic tile

# ---- clans (section 3): id, name, ability, start, first hero, last hero, mark ----
CLANS: Final[list[tuple[str, str, str, str, str, str, str]]] = [
    ("C1", "nature", "GAIN(2A)", "2R, 1M, 1S", "H01", "H03", "ability P; start R"),
    ("C2", "technology", "CAP(1) ; DRAW(1)", "1R, 2M, 1G", "H04", "H06", "ability P; start R"),
    ("C3", "nomads", "MOVEGOV(1)+COLLECT(2)", "2R, 1S, 1G", "H07", "H09", "ability P; start R"),
    ("C4", "aristocrats", "play a Hero without strength", "1R, 1M, 2G", "H10", "H12", "ability P; start R"),
]

# ---- islands (section 4): colour, five sites, danger spaces, gold PP, silver PP, in play for, mark ----
ISLANDS: Final[list[tuple[str, str, tuple[int, int, int], int, int, str, str]]] = [
    ("blue", "RRMSG", (3, 2, 1), 3, 1, "1–4", "R"),
    ("red", "MMRSG", (3, 2, 1), 4, 2, "1–4", "R"),
    ("yellow", "SSRMG", (3, 2, 1), 3, 2, "1–4", "R"),
    ("purple", "RRMSG", (3, 2, 1), 4, 1, "1–4", "R"),  # danger space 3: P*
    ("green", "MMRSG", (3, 2, 1), 3, 2, "3–4", "R"),
    ("black", "SSRMG", (3, 2, 1), 5, 2, "4", "R"),
]
ISLANDS_IN_PLAY: Final = (4, 4, 5, 6)  # DM-3.1.1, P: for 1 to 4 players

# ---- Bonus Action tiles (section 5.1): code, kind, effect, mark ----
TILE_TYPES: Final[list[tuple[str, str, str, str]]] = [
    ("T-RES(b)", "grey", "GAIN(b)", "P (type), bundle R"),
    ("T-REC1", "grey", "RECRUIT(1)", "P"),
    ("T-BUILD1", "grey", "BUILD(0)", "P"),
    ("T-SCAV", "grey", "SCAV(1)", "P"),
    ("T-CAP2", "grey", "CAP(2)", "P"),
    ("T-HIRE2", "grey", "HIRE(2)", "P"),
    ("T-DBUILD", "grey", "DISCARD(1) → BUILD(1)", "P"),
    ("T-SCAV2", "grey", "PAY(1G) → SCAV(2)", "P, token P*"),
    ("T-RESET", "grey", "PAY(1G) → RESETTRACK", "P, token P*"),
    ("T-DHIRE", "grey", "DISCARD(1) → HIRE(3)", "P"),
    ("T-SWAP", "grey", "RELIC(BOARD,2) ; GIVE(BAG,2)", "P"),
    ("T-DVILL", "grey", "DISCARD(1) → VILLAGER", "P"),
    ("T-REC=1", "grey", "RECRUIT(=1)", "P"),
    ("T-GBUILD", "grey", "GAIN(1G) ; MAY BUILD(gold)", "P, token P*"),
    ("T-GDRAW", "grey", "GAIN(1G) ; DRAW(1)", "P, token P*"),
    ("T-CAPBM", "grey", "CAP(1) ; RELIC(BM,1)", "P"),
    ("T-TOWER2", "grey", "COLLECT(TOWER,2)", "P"),
    ("T-TRADE(x→b)", "grey", "PAY(x) → GAIN(b)", "P (type), tokens R"),
    ("T-CAPDICE", "grey", "CAP(1) ; DIE(+2)", "P"),
    ("T-GOV2", "grey", "COLLECT(GOV,2)", "P"),
    ("T-SHGOLD", "grey", "GAIN(1G × PER(own Shadows on board))", "P, token P*"),
    ("T-STEPS", "grey", "PAY(1G) → STEPS(2)", "P, token P*"),
    ("Y-INC(b)", "yellow", "Income: GAIN(b)", "P (type), bundle R"),
    ("Y-DRAW(b)", "yellow", "Income: GAIN(b) ; DRAW(1)", "P (type), bundle R"),
]

# ---- Construction boards (5.2 basic, 5.3 advanced): id, type, base cost, surcharges, start, slots 1 to 4 ----
BASIC_BOARDS: Final[list[tuple[str, str, str, str, str, str, str, str, str]]] = [
    ("TF1", "farm", "2S, 1M", "0, 1G, 2G, 3G", "1R, 1M", "T-RES(2R)", "Y-INC(1R,1G)", "T-BUILD1", "T-REC1"),
    ("TF2", "farm", "2S, 1M", "0, 1G, 2G, 3G", "1R, 1M", "T-RES(2M)", "Y-INC(1R,1G)", "T-BUILD1", "T-REC1"),
    ("TF3", "farm", "2S, 1M", "0, 1G, 2G, 3G", "1R, 1M", "T-RES(2S)", "Y-INC(1R,1G)", "T-BUILD1", "T-REC1"),
    ("TF4", "farm", "2S, 1M", "0, 1G, 2G, 3G", "1R, 1M", "T-RES(1R,1G)", "Y-INC(1R,1G)", "T-BUILD1", "T-REC1"),
    ("RT1", "tower", "2M, 1S", "0, 1G, 2G, 3G", "1S, 1G", "T-SCAV", "T-CAP2", "Y-INC(1M,1S)", "T-HIRE2"),
    ("RT2", "tower", "2M, 1S", "0, 1G, 2G, 3G", "1S, 1G", "T-SCAV", "T-CAP2", "Y-INC(1M,1S)", "T-HIRE2"),
    ("RT3", "tower", "2M, 1S", "0, 1G, 2G, 3G", "1S, 1G", "T-SCAV", "T-CAP2", "Y-INC(1M,1S)", "T-HIRE2"),
    ("RT4", "tower", "2M, 1S", "0, 1G, 2G, 3G", "1S, 1G", "T-SCAV", "T-CAP2", "Y-INC(1M,1S)", "T-HIRE2"),
]
ADVANCED_BOARDS: Final[list[tuple[str, str, str, str, str, str, str, str, str]]] = [
    ("TF1", "farm", "2S, 1R", "0, 1G, 2G, 3G", "2R", "T-TRADE(1R→1M,1S,1G)", "Y-INC(2R)", "T-DBUILD", "T-GOV2"),
    ("TF2", "farm", "1S, 1M, 1R", "0, 1G, 2G, 3G", "1M, 1S", "T-GDRAW", "T-DVILL", "Y-INC(1M,1S)", "T-REC=1"),
    ("TF3", "farm", "2M, 1S", "0, 1G, 2G, 3G", "1R, 1M", "T-TRADE(1M→2R,1G)", "T-CAPDICE", "Y-DRAW(1R)", "T-GBUILD"),
    ("TF4", "farm", "2S, 1G", "0, 1G, 1G, 2G", "2G", "T-DHIRE", "T-GOV2", "Y-INC(2G)", "T-RESET"),
    ("RT1", "tower", "2M, 1S", "0, 1G, 2G, 3G", "1S, 1G", "T-SCAV2", "T-TOWER2", "Y-INC(1S,1G)", "T-TRADE(1S→1R,1M,1G)"),
    ("RT2", "tower", "1M, 2S", "0, 1G, 2G, 3G", "1R, 1G", "T-SWAP", "T-SHGOLD", "Y-DRAW(1G)", "T-STEPS"),
    ("RT3", "tower", "2M, 1R", "0, 1G, 2G, 3G", "1M, 1S", "T-CAPBM", "T-CAPDICE", "Y-INC(1R,1M)", "T-REC=1"),
    ("RT4", "tower", "1M, 1S, 1G", "0, 1G, 1G, 2G", "1R, 1G", "T-TRADE(1G→1R,1M,1S)", "T-TOWER2", "Y-INC(2A)", "T-GDRAW"),
]

# ---- Villager tiles (section 6): id, face a, face b, mark. V1 starts with face a up ----
VILLAGERS: Final[list[tuple[str, str, str, str]]] = [
    ("V1", "MOVEGOV(1)+COLLECT(1)", "CAP(1)", "faces P, pairing R"),
    ("V2", "DRAW(2)", "GAIN(1R) | GAIN(1G)", "faces P, tokens P*, pairing R"),
    ("V3", "RELIC(HERE,1)", "GAIN(1M,1S)", "faces P, tokens P*, pairing R"),
]

# ---- Mercenary fields (section 7): name, die colour, dice, mark ----
MERC_FIELDS: Final[list[tuple[str, str, int, str]]] = [
    ("relic", "green", 2, "P; colour P*"),
    ("governor", "blue", 1, "P; colour P*"),
    ("tower", "red", 1, "P; colour P*"),
    ("shadow", "red", 1, "P"),
]

# ---- Heroes (section 8): id, group, cost, strength, aggressive, effect, mark ----
HEROES: Final[list[tuple[str, str, int, int, bool, str, str]]] = [  # id, group, cost, strength, aggressive, effect, mark
    ("H01", "nature", 1, 4, False, "GAIN(2R)", "R"),
    ("H02", "nature", 1, 6, False, "GAIN(1M,1S)", "R"),
    ("H03", "nature", 1, 8, False, "COLLECT(GOV,2)", "R"),
    ("H04", "technology", 1, 5, False, "RELIC(BAG,1)", "R"),
    ("H05", "technology", 1, 7, False, "CAP(1) ; GAIN(1M)", "R"),
    ("H06", "technology", 1, 9, False, "SCAV(1)", "R"),
    ("H07", "nomads", 1, 4, False, "MOVEGOV(1)+COLLECT(1)", "R"),
    ("H08", "nomads", 1, 6, False, "GAIN(1R,1G)", "R"),
    ("H09", "nomads", 1, 8, False, "RECRUIT(1)", "R"),
    ("H10", "aristocrats", 1, 5, False, "GAIN(2G)", "R"),
    ("H11", "aristocrats", 1, 7, False, "DRAW(2)", "R"),
    ("H12", "aristocrats", 1, 8, False, "GAIN(1G × PER(islands with an own Governor), max 3)", "R"),
    ("H13", "market", 2, 3, False, "GAIN(1A,1G)", "R"),
    ("H14", "market", 2, 5, False, "SCAV(1)", "R"),
    ("H15", "market", 2, 6, False, "GAIN(3R)", "R"),
    ("H16", "market", 2, 7, False, "GAIN(2M,1S)", "R"),
    ("H17", "market", 2, 8, False, "GAIN(2S,1M)", "R"),
    ("H18", "market", 2, 4, False, "DRAW(2)", "R"),
    ("H19", "market", 2, 9, False, "MOVEGOV(1)+COLLECT(2)", "R"),
    ("H20", "market", 2, 6, False, "CAP(2)", "R"),
    ("H21", "market", 2, 5, False, "VILLAGER", "R"),
    ("H22", "market", 2, 7, True, "TAKEEACH(G)", "R"),
    ("H23", "market", 3, 10, False, "GIVE(BM,1) as cost → RELIC(BOARD,2)", "effect and strength P; name, cost R"),
    ("H24", "market", 3, 7, False, "RECRUIT(2)", "R"),
    ("H25", "market", 3, 8, False, "BUILD(1)", "R"),
    ("H26", "market", 3, 9, False, "HIRE(2)", "R"),
    ("H27", "market", 3, 11, False, "PRODUCE(GOV)", "R"),
    ("H28", "market", 3, 10, False, "2× PRODUCE(FARM)", "R"),
    ("H29", "market", 3, 6, False, "RELIC(BAG,2)", "R"),
    ("H30", "market", 3, 12, False, "GAIN(1G + 1G × PER(own Restored Relics))", "R"),
    ("H31", "market", 3, 8, False, "MOVEGOV(2)", "R"),
    ("H32", "market", 3, 13, False, "USECLAN", "effect P (removed in solo); rest R"),
    ("H33", "market", 3, 9, True, "TAKERELIC", "R"),
    ("H34", "market", 3, 11, True, "OPPDISCARD ; DRAW(1)", "R"),
    ("H35", "market", 4, 9, False, "RECRUIT(free):GOV", "R"),
    ("H36", "market", 4, 10, False, "BUILD(2):TOWER", "R"),
    ("H37", "market", 4, 11, False, "BUILD(2):FARM", "R"),
    ("H38", "market", 4, 7, False, "CAP(1) ; RELIC(BOARD,1)", "R"),
    ("H39", "market", 4, 12, False, "GAIN(3G,1A)", "R"),
    ("H40", "market", 4, 8, False, "RELIC(BM,2)", "R"),
    ("H41", "market", 4, 14, False, "2× VILLAGER (two different tiles)", "R"),
    ("H42", "market", 4, 13, False, "MOVEGOV(2)+COLLECT(1)", "R"),
    ("H43", "market", 4, 12, True, "MOVEOPP", "R"),
    ("H44", "market", 4, 10, True, "TAKEEACH(A) ; GAIN(1G)", "R"),
    ("H45", "market", 5, 15, False, "BUILD(3)", "R"),
    ("H46", "market", 5, 14, True, "RECRUIT(free):SHADOW", "R"),
    ("H47", "market", 5, 12, False, "PRODUCE(ALL)", "R"),
    ("H48", "market", 5, 13, False, "CAP(1) ; RELIC(BOARD,2)", "R"),
    ("H49", "market", 5, 16, False, "MAIN(Recruitment) | MAIN(Construction)", "R"),
    ("H50", "market", 5, 11, False, "SETDIE ; DRAW(2)", "R"),
    ("H51", "market", 5, 10, False, "HIRE(4)", "R"),
    ("H52", "market", 5, 15, True, "KILL", "R"),
]
SOLO_REMOVED: Final = "H32"  # DM-15.1.2, besides the aggressive ones

# ---- Objectives (section 9): id, colour, condition, gold reward, silver reward ----
OBJECTIVES: Final[list[tuple[str, str, str, str, str]]] = [  # id, colour, condition, gold reward, silver reward
    ("O-G1", "green", "Governors on at least 4 different islands", "3 PP ; GAIN(1A)", "2 PP"),
    ("O-G2", "green", "at least 3 Governors on one island", "2 PP ; GAIN(1G)", "1 PP"),
    ("O-G3", "green", "at least 4 buildings", "3 PP ; GAIN(1G)", "2 PP"),
    ("O-G4", "green", "Radio Towers on at least 2 different islands", "3 PP ; DRAW(1)", "2 PP"),
    ("O-G5", "green", "at least 2 Shadows", "2 PP ; GAIN(1G)", "1 PP"),
    ("O-G6", "green", "at least 2 Restored Relics", "3 PP ; CAP(1)", "2 PP"),
    ("O-G7", "green", "Storage Capacity at least 7", "2 PP ; GAIN(1A)", "1 PP"),
    ("O-G8", "green", "at least 6 Hero cards (hand + deck + discard; a resolving card counts)", "3 PP ; GAIN(1G)", "2 PP"),
    ("O-G9", "green", "at least 3 Techno-farms", "3 PP ; GAIN(1A)", "2 PP"),
    ("O-O1", "orange", "at least 4 Restored Relics", "7 PP", "—"),
    ("O-O2", "orange", "all 4 Techno-farms or all 4 Radio Towers built", "6 PP", "—"),
    ("O-O3", "orange", "all 8 Governors on the board", "6 PP", "—"),
]
OBJECTIVES_GREEN: Final = 3  # drawn per game, P
OBJECTIVES_ORANGE: Final = 1

# ---- Solo cards (section 10): pile, id, top, middle, bottom, mark ----
SOLO_CARDS: Final[list[tuple[int, str, str, str, str, str]]] = [
    (0, "S1-1", "blue GOV(R/P) adv", "green TILES(2) adv", "red TOWER(B/Y) adv", "P (top, middle; bottom type P, islands R)"),
    (0, "S1-2", "green FARM(any)", "red GOV(B/Y) adv", "blue HELMET", "R"),
    (0, "S1-3", "red GOV(any) adv", "green TILES(1) adv", "blue FARM(B/R)", "R"),
    (0, "S1-4", "blue TILES(2)", "red GOV(Y/P) adv", "green FARM(Y/P)", "R"),
    (0, "S1-5", "green TILES(2) adv", "blue GOV(B/R) adv", "red FARM(any)", "R"),
    (0, "S1-6", "red TOWER(R/P)", "blue HELMET", "green GOV(R/Y) adv", "R"),
    (0, "S1-7", "blue GOV(B/P)", "green FARM(B/P)", "red TILES(2)", "R"),
    (0, "S1-8", "green GOV(any) adv", "red PP(1)", "blue TILES(1) adv", "R"),
    (1, "S2-1", "red SHADOW(R/P) adv", "green TILES(2) adv", "blue FARM(any)", "R"),
    (1, "S2-2", "blue GOV(B/R) adv", "red SHADOW(Y/P) adv", "green TILES(2)", "R"),
    (1, "S2-3", "green TILES(2) adv", "red TOWER(any) adv", "blue HELMET", "R"),
    (1, "S2-4", "red TOWER(B/R) adv", "blue TILES(2) adv", "green FARM(any)", "R"),
    (1, "S2-5", "blue GOV(Y/P) adv", "green FARM(Y/P)", "red SHADOW(B/R) adv", "R"),
    (1, "S2-6", "green GOV(any) adv", "blue PP(2)", "red TOWER(Y/P)", "R"),
    (1, "S2-7", "red GOV(R/Y) adv", "green TILES(2) adv", "blue FARM(B/R)", "R"),
    (1, "S2-8", "blue SHADOW(any) adv", "red GOV(B/P) adv", "green TILES(1) adv", "R"),
    (2, "S3-1", "red SHADOW(any) adv", "green TILES(3) adv", "blue HELMET", "R"),
    (2, "S3-2", "blue GOV(any) adv", "red TOWER(any) adv", "green FARM(any)", "R"),
    (2, "S3-3", "green TILES(3) adv", "blue SHADOW(any) adv", "red FARM(any)", "R"),
    (2, "S3-4", "red TOWER(any) adv", "blue GOV(any) adv", "green TILES(2) adv", "R"),
]
SOLO_PILE_ROUNDS: Final = (0, 0, 0, 1, 1, 2)  # pile by round 1 to 5 (entry 0 unused)

# ---- Empire Ability card (section 11): line, lowest sum, highest sum, mark ----
EMPIRE_ABILITY: Final[list[tuple[str, int, int, str]]] = [
    ("EA1", 3, 8, "R"),
    ("EA2", 9, 12, "sum 12 → this line P; figures P*"),
    ("EA3", 13, 18, "R"),
]

# ---- Solo achievements (section 12) ----
ACHIEVEMENTS: Final = ("A1", "A2", "A3", "A4", "A5", "A6", "A7")
ACHIEVEMENT_CLANS: Final = ("technology", "nomads", "nature", "aristocrats")  # A1 to A4

# ---- what the page says about where the data come from: mark, note ----
PROVENANCE: Final[dict[str, tuple[str, str]]] = {
    "heroes": ("R", "names, costs, strengths and effects; that there are 52, with costs up to 5, is known"),
    "heroes partly known": ("P/R", "the Relic Smuggler's effect and strength and the Mirror Mask's effect are printed"),
    "clans": ("P/R", "abilities printed; what a Clan starts with is ours"),
    "islands": ("R", "sites, prices of the danger spaces, points; Altars and Influence are printed"),
    "bonus tiles": ("P/R", "the kinds are printed; most of the tokens in them are ours"),
    "basic construction boards": ("R", "costs, start and order of the tiles"),
    "advanced construction boards": ("R", "costs, start and order of the tiles"),
    "villagers": ("P/R", "the six faces are printed; which two share a tile is ours"),
    "objectives": ("R", "conditions and rewards; their number and the draw are printed"),
    "solo cards": ("R", "most of the first card is printed; the others are ours"),
    "empire ability": ("R", "that a sum of 12 makes the human discard is printed"),
    "tower points": ("P/R", "1 and 4 printed; 2 and 7 ours"),
    "mercenary fields": ("P", "printed; die colours read off small icons"),
    "prices": ("P", "amounts printed; their tokens read off small icons"),
    "relic tiles": ("P", "72 tiles in six colours with four numbers"),
}
