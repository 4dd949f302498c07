"""The words of the effect language and their numbers (data page, section 1). effects.py has one place per verb."""

from typing import Final

from tianxia.games.great_wall.ids import LOCATIONS

# ---- expressions ----
E_CONST: Final = 0
E_COUNTER: Final = 1
E_ADD: Final = 2
E_SUB: Final = 3
E_MUL: Final = 4
E_DIV: Final = 5
E_GE: Final = 6
E_LE: Final = 7
E_EQ: Final = 8
E_GT: Final = 9
E_LT: Final = 10
E_AND: Final = 11
E_OR: Final = 12
E_NOT: Final = 13
E_REVEALED: Final = 14
E_WON: Final = 15
E_IS_TOP: Final = 16
E_IN_ROW: Final = 17

COUNTERS: Final = (
    "SA",
    "AA",
    "ADV",
    "N",
    "P",
    "YEAR",
    "CAS",
    "LV",
    "n_spear",
    "n_archer",
    "n_horse",
    "my_on",
    "my_fire",
    "my_rest",
    "fire_all",
    "fire_secs",
    "rest_all",
    "on_all",
    "field_all",
    "hordes_won",
    "clean_hordes",
    "shame_n",
    "over_n",
    "over_sum",
    "clerks_all",
    "clerks_loc",
    "tactics_n",
    "commands_out",
    "tea_rank",
    "res_total",
    "sec_hordes",
    "hordes_board",
    "wall_sum",
    "breaches",
    "same_card",
)

# ---- verbs; the order is the number, effects.py has one place for each ----
VERBS: Final = (
    "honor",
    "gain",
    "lose",
    "cost",
    "place",
    "adv",
    "recruit",
    "attack",
    "wound",
    "draw",
    "drop_shame",
    "cancel_shame",
    "shame",
    "barricade",
    "wall",
    "upgrade",
    "move",
    "station",
    "save",
    "tea",
    "tea_top",
    "take_command",
    "swap_command",
    "copy_command",
    "more_donation",
    "swap",
    "hire_advisor",
    "hire_clerk",
    "repeat_reward",
    "refresh_row",
    "peek",
    "give",
    "choose",
    "kill",
    "sacrifice",
    "place_horde",
    "remove_barricade",
    "discard_tactic",
    "cancel_event",
    "ease",
    "price",
    "over_price",
    "free_upgrade_step",
    "limit",
    "strength",
    "defence",
    "barricade_value",
    "casualties",
    "wound_cap",
    "forbid",
    "guard",
    "firing",
    "shame_mod",
    "qin_place",
    "qin_adv",
    "qin_recruit",
    "qin_upgrade",
    "qin_wall",
    "qin_support",
    "reed_move",
    "reed_store",
)
V_HONOR: Final = 0
V_GAIN: Final = 1
V_LOSE: Final = 2
V_COST: Final = 3
V_PLACE: Final = 4
V_ADV: Final = 5
V_RECRUIT: Final = 6
V_ATTACK: Final = 7
V_WOUND: Final = 8
V_DRAW: Final = 9
V_DROP_SHAME: Final = 10
V_CANCEL_SHAME: Final = 11
V_SHAME: Final = 12
V_BARRICADE: Final = 13
V_WALL: Final = 14
V_UPGRADE: Final = 15
V_MOVE: Final = 16
V_STATION: Final = 17
V_SAVE: Final = 18
V_TEA: Final = 19
V_TEA_TOP: Final = 20
V_TAKE_COMMAND: Final = 21
V_SWAP_COMMAND: Final = 22
V_COPY_COMMAND: Final = 23
V_MORE_DONATION: Final = 24
V_SWAP: Final = 25
V_HIRE_ADVISOR: Final = 26
V_HIRE_CLERK: Final = 27
V_REPEAT_REWARD: Final = 28
V_REFRESH_ROW: Final = 29
V_PEEK: Final = 30
V_GIVE: Final = 31
V_CHOOSE: Final = 32
V_KILL: Final = 33
V_SACRIFICE: Final = 34
V_PLACE_HORDE: Final = 35
V_REMOVE_BARRICADE: Final = 36
V_DISCARD_TACTIC: Final = 37
V_CANCEL_EVENT: Final = 38
V_EASE: Final = 39
V_PRICE: Final = 40
V_OVER_PRICE: Final = 41
V_FREE_UPGRADE_STEP: Final = 42
V_LIMIT: Final = 43
V_STRENGTH: Final = 44
V_DEFENCE: Final = 45
V_BARRICADE_VALUE: Final = 46
V_CASUALTIES: Final = 47
V_WOUND_CAP: Final = 48
V_FORBID: Final = 49
V_GUARD: Final = 50
V_FIRING: Final = 51
V_SHAME_MOD: Final = 52
V_QIN_PLACE: Final = 53
V_QIN_ADV: Final = 54
V_QIN_RECRUIT: Final = 55
V_QIN_UPGRADE: Final = 56
V_QIN_WALL: Final = 57
V_QIN_SUPPORT: Final = 58
V_REED_MOVE: Final = 59
V_REED_STORE: Final = 60

# words that name a resource, a soldier, a piece, a location, a player, a scope, a price
KINDS: Final[dict[str, int]] = {
    "wood": 0,
    "stone": 1,
    "gold": 2,
    "chi": 3,
    "mat": 4,
    "res": 5,
    "KIND": 6,
    "honor_pts": 7,
    "tactic": 8,
}
TYPES: Final[dict[str, int]] = {"spear": 0, "archer": 1, "horse": 2, "soldier": 3, "clerk": 4, "advisor": 5}
PLACES: Final[dict[str, int]] = {**{name: i for i, name in enumerate(LOCATIONS)}, "production": 10, "anywhere": 11}
WHO_ME: Final = 0
WHO_OTHERS: Final = 1
WHO_EACH: Final = 2
WHO_ONE: Final = 3
WHO_BUILDER: Final = 4
WHOS: Final[dict[str, int]] = {"me": 0, "others": 1, "each": 2, "one": 3, "builder": 4, "chief": 5, "reed": 6, "qin": 7}
SC_THIS: Final = 0
SC_SEC: Final = 1
SC_MINE: Final = 2
SC_ONE: Final = 3
SC_ANY: Final = 4
SC_FRONT: Final = 5
SC_BEHIND: Final = 6
SC_ALL: Final = 7
SCOPES: Final[dict[str, int]] = {
    "THIS": 0,
    "SEC": 1,
    "sec_mine": 2,
    "one_sec": 3,
    "any_sec": 4,
    "front": 5,
    "behind": 6,
    "all_hordes": 7,
}
# what a static price is about
ITEMS: Final = ("spear", "archer", "horse", "save", "shame", "barricade", "wall", "clerk", "advisor", "tactic", "place")
I_SPEAR: Final = 0
I_ARCHER: Final = 1
I_HORSE: Final = 2
I_SAVE: Final = 3
I_SHAME: Final = 4
I_BARRICADE: Final = 5
I_WALL: Final = 6
I_CLERK: Final = 7
I_ADVISOR: Final = 8
I_TACTIC: Final = 9
I_PLACE: Final = 10
DECKS: Final = ("advisors", "tactics_deck", "horde_deck", "events_deck")
ALL: Final = 99  # the quantity word
RES_NONE: Final = -1  # no kind given
PAID: Final = -1  # price words: -1 paid, -2 free, k >= 0 minus(k)
FREE_OF_CHARGE: Final = -2
