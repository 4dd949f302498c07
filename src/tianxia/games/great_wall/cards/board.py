"""The two sides of the board: time track, Wall, locations, overseers, prices; numbers of the setup."""

from typing import Final

from tianxia.games.great_wall.cards.forms import Constant, Location, Overseer, Price, SetupNumber, TimeSpace, WallLevel

TIME_TRACK: Final[list[TimeSpace]] = [
    TimeSpace("A", "E2/R", 1, "1,2,3", 0, 1),
    TimeSpace("A", "E2/R", 2, "-", 2, 1),
    TimeSpace("A", "E2/R", 3, "-", 2, 2),
    TimeSpace("A", "E2/R", 4, "-", 3, 2),
    TimeSpace("A", "E2/R", 5, "-", 3, 3),
    TimeSpace("A", "E2/R", 6, "-", 3, 3),
    TimeSpace("B", "E3/R", 1, "4", 0, 1),
    TimeSpace("B", "E3/R", 2, "5", 3, 1),
    TimeSpace("B", "E3/R", 3, "-", 4, 2),
    TimeSpace("B", "E3/R", 4, "-", 4, 2),
    TimeSpace("B", "E3/R", 5, "-", 4, 3),
]

WALL_LEVELS: Final[list[WallLevel]] = [
    WallLevel("A", "R", 0, 0, 2, 2),
    WallLevel("A", "R", 1, 5, 6, 3),
    WallLevel("A", "R", 2, 7, 10, 4),
    WallLevel("A", "R", 3, 9, 16, 5),
    WallLevel("B", "R", 0, 0, 2, 2),
    WallLevel("B", "R", 1, 6, 6, 4),
    WallLevel("B", "R", 2, 8, 10, 5),
    WallLevel("B", "R", 3, 10, 16, 6),
]

LOCATIONS: Final[list[Location]] = [
    Location("sawmill", "P/E1/R", "regular", 3, 4, 1),
    Location("quarry", "P/E1/R", "regular", 3, 4, 1),
    Location("mine", "P/E1/R", "regular", 3, 4, 1),
    Location("temple", "P/E1/R", "regular", 3, 4, 1),
    Location("barracks", "P/E1/R", "regular", 3, 4, 1),
    Location("builders", "P/R", "special", 0, 0, 0),
    Location("hq", "P/R", "special", 0, 0, 0),
    Location("tea_house", "P/R", "regular", 2, 3, 0),
    Location("embassy", "P/R", "special", 0, 0, 0),
    Location("academy", "P/R", "special", 0, 0, 0),
]

OVERSEERS: Final[list[Overseer]] = [
    Overseer("sawmill", "P", 1, "chi", 2, 1),
    Overseer("sawmill", "P", 2, "chi", 3, 2),
    Overseer("sawmill", "R", 3, "chi", 4, 3),
    Overseer("quarry", "P/R", 1, "wood", 2, 1),
    Overseer("quarry", "R", 2, "wood", 3, 2),
    Overseer("quarry", "R", 3, "wood", 4, 3),
    Overseer("mine", "P", 1, "stone", 2, 1),
    Overseer("mine", "P/R", 2, "stone", 3, 2),
    Overseer("mine", "P/R", 3, "stone", 4, 3),
    Overseer("temple", "P/R", 1, "gold", 2, 1),
    Overseer("temple", "R", 2, "gold", 3, 2),
    Overseer("temple", "R", 3, "gold", 4, 3),
]

RECRUIT_COSTS: Final[list[Price]] = [
    Price("spear", "R", (0, 0, 0, 1), 10),
    Price("archer", "P", (1, 0, 0, 2), 4),
    Price("horse", "R", (0, 0, 1, 2), 2),
]

SETUP_NUMBERS: Final[list[SetupNumber]] = [
    SetupNumber("sections", "P", 2, 2, 3, 3),
    SetupNumber("hordes0", "P", 2, 2, 3, 4),
    SetupNumber("barricades0", "P", 6, 6, 9, 9),
    SetupNumber("shame_pool", "P", 10, 20, 30, 40),
    SetupNumber("artifacts", "P", 3, 3, 3, 3),
    SetupNumber("row", "P", 4, 4, 4, 4),
    SetupNumber("clerks_unhired", "P", 3, 3, 3, 3),
    SetupNumber("wall_end", "P", 2, 2, 2, 3),
    SetupNumber("coop_hordes0", "P", 0, 3, 4, 5),
    SetupNumber("coop_decrees", "P", 0, 6, 7, 9),
    SetupNumber("coop_open", "P", 0, 2, 3, 3),
]

CONSTANTS: Final[list[Constant]] = [
    Constant("hand_limit_tactics", "P", 5),
    Constant("barricade_def", "P", 2),
    Constant("barricade_cost", "P", 2),
    Constant("barricade_honor", "P", 2),
    Constant("donation_honor", "P", 2),
    Constant("donation_limit", "P", 1),
    Constant("save_cost_chi", "P", 2),
    Constant("shame_cost_chi", "P", 2),
    Constant("shame_honor", "P", -5),
    Constant("defeat_honor", "P", 2),
    Constant("defeat_archer_honor", "P", 2),
    Constant("recover_honor", "P", 2),
    Constant("hire_clerk_gold", "P", 2),
    Constant("overseer_max", "P", 3),
    Constant("horde_shame_slots", "P", 2),
    Constant("horde_slots", "P", 3),
    Constant("barricade_slots", "P", 3),
    Constant("coop_shame_honor", "P", 10),
    Constant("qin_wound_honor", "P", 2),
    Constant("qin_artifact_honor", "P", 20),
    Constant("advisor_price", "P", 0),
]
