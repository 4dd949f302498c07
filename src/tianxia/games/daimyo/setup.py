"""Setup (section 3): what chance deals, then the players' choices of Clans, boards and starting sites."""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.fields import number
from tianxia.engine.flow import Ask, Step
from tianxia.engine.game import Decision, Reason, Setup
from tianxia.engine.rng import Rng
from tianxia.games.daimyo import actions, flow
from tianxia.games.daimyo.data import (
    CAPACITY_START,
    COPIES,
    ISLANDS_IN_PLAY,
    MARKET_SLOTS,
    OBJECTIVES_GREEN,
    OBJECTIVES_ORANGE,
)
from tianxia.games.daimyo.first import first_clan, first_site
from tianxia.games.daimyo.ids import DIE_SLOTS, FARM, SOURCE_COUNT, TILE_SPACES, TOWER, TYPE_NAMES, W_SETUP
from tianxia.games.daimyo.lookups import (
    BOARD_NAMES,
    BOARD_START,
    CLAN_FIRST_HERO,
    CLAN_LAST_HERO,
    CLAN_NAMES,
    CLAN_START,
    GREEN_OBJECTIVES,
    HERO_AGGRESSIVE,
    ISLAND_NAMES,
    LEVELS,
    MARKET_HEROES,
    ORANGE_OBJECTIVES,
    SOLO_NAMES,
    SOLO_REMOVED,
)
from tianxia.games.daimyo.rules.buildings import why_not_building_site
from tianxia.games.daimyo.rules.empire import EMPIRE
from tianxia.games.daimyo.rules.heroes import draw, turn_top
from tianxia.games.daimyo.rules.relics import BITS, draw_tile, refill, tile_words
from tianxia.games.daimyo.rules.resources import gain_bundle
from tianxia.games.daimyo.rules.turn import in_turn_order
from tianxia.games.daimyo.rules.units import list_free_sites, place_building, place_governor, why_not_site
from tianxia.games.daimyo.state import Daimyo

# what is asked about the Empire's start (DM-15.1.5-7)
START_NEW_ISLAND = 0
START_SAME_ISLAND = 1
START_TOWER = 2
EMPIRE_STARTS = ("new-island", "same-island", "tower")


def deal(setup: Setup, rng: Rng) -> Daimyo:
    n = setup.seats
    s = Daimyo(n, [], rng)
    s.sides = n + 1 if n <= 2 else n
    s.islands = ISLANDS_IN_PLAY[n - 1]
    s.advanced = 1 if setup.options["boards"] == "advanced" else 0
    s.aggressive = 1 if setup.options.get("aggressive") == "in" else 0
    s.level = LEVELS.index(setup.options["level"]) if n == 1 else 0
    empty_tables(s)
    s.helmet = s.rng.below(n)  # DM-3.1.10; solo: the human (DM-15.1.4)
    s.first = s.helmet
    deal_centre(s)
    random_clans = setup.options["clans"] == "random"
    if random_clans:
        clans = [0, 1, 2, 3]
        s.rng.shuffle(clans)
        for seat in range(n):
            s.clan[seat] = clans[seat]
    push_questions(s, random_clans)
    return s


def empty_tables(s: Daimyo) -> None:
    n = s.seats
    sides = s.sides
    s.middle = [0] * 18
    s.dice = [0] * (n * DIE_SLOTS)
    s.merc_dice = [0] * 5
    s.empire_dice = []
    s.played = []
    s.resolving = []
    s.clan = [-1] * sides
    s.tokens = [0] * (sides * 4)
    s.won = [0] * (sides * SOURCE_COUNT)
    s.influence = [0] * (sides * 6)
    s.governors = [0] * sides
    s.shadows = [0] * sides
    s.buildings = [0] * (sides * 2)
    s.loose = [0] * sides
    s.restored = [0] * (sides * 6)
    s.stacks = [0] * (sides * 6)
    s.boards = [-1] * (n * 2)
    s.capacity = [CAPACITY_START] * n
    s.track = [0] * n
    s.scavenger = [-1] * n
    s.tiles = [-1] * (n * TILE_SPACES)
    s.hand = [[] for _ in range(n)]
    s.deck = [[] for _ in range(n)]
    s.discard = [[] for _ in range(n)]
    s.governor = [-1] * 30
    s.building = [-1] * 30
    s.danger = [-1] * 18
    s.altar = [-1] * 18
    s.no_mans_land = [-1] * 18
    s.bag = [COPIES if tile // 4 < s.islands else 0 for tile in range(24)]  # DM-3.1.3
    s.black_market = [0] * 24
    s.merc_tiles = [0] * 24
    s.market = [-1] * MARKET_SLOTS
    s.market_deck = []
    s.pile = []
    s.faces = [0, 0, 0]
    s.objectives = []
    s.objective_gold = []
    s.objective_silver = []
    s.solo_left = []
    s.solo_used = []


def deal_centre(s: Daimyo) -> None:
    refill(s, None)  # DM-3.1.4
    for _ in range(3):  # DM-3.1.5
        s.black_market[draw_tile(s, None)] += 1
    for card in MARKET_HEROES:  # DM-3.1.6, DM-15.1.2
        if (s.seats == 1 and card == SOLO_REMOVED) or (HERO_AGGRESSIVE[card] and s.aggressive == 0):
            continue
        s.market_deck.append(card)
    if s.seats == 1:
        s.unseen_hero = s.market_deck.pop(s.rng.below(len(s.market_deck)))  # DM-15.1.10
        s.solo_left = list(range(len(SOLO_NAMES)))
    for slot in range(MARKET_SLOTS):  # DM-3.1.7
        s.market[slot] = s.market_deck.pop(s.rng.below(len(s.market_deck)))
    turn_top(s)
    s.faces = [0, s.rng.below(2), s.rng.below(2)]  # DM-3.1.8
    if s.seats != 1:  # DM-3.1.9
        green = GREEN_OBJECTIVES[:]
        orange = ORANGE_OBJECTIVES[:]
        s.rng.shuffle(green)
        s.rng.shuffle(orange)
        s.objectives = sorted(green[:OBJECTIVES_GREEN]) + orange[:OBJECTIVES_ORANGE]
        s.objective_gold = [-1] * len(s.objectives)
        s.objective_silver = [-1] * len(s.objectives)


def push_questions(s: Daimyo, random_clans: bool) -> None:
    """All choices of setup, pushed from the last to the first."""
    order = in_turn_order(s, s.first)
    back = list(reversed(order))
    s.todo.append(flow.NEW_ROUND)
    if s.seats == 1:
        if s.level == 2:
            s.todo.append(GiveEmpireTiles())
        push_empire_start(s)
    for seat in back:
        s.todo.append(START.ask(seat, 1))
    for seat in back:
        s.todo.append(START.ask(seat))
    s.todo.append(EquipPlayers())
    if s.advanced:
        for seat in order:  # the second pass runs from the last player back (DM-3.2.7)
            s.todo.append(BOARD.ask(seat, 1))
        for seat in back:
            s.todo.append(BOARD.ask(seat))
    else:
        for i in range(s.seats):  # DM-3.2.6
            s.boards[order[i] * 2 + FARM] = i
            s.boards[order[i] * 2 + TOWER] = 4 + i
    if not random_clans:
        for seat in back:
            s.todo.append(CLAN.ask(seat))


def push_empire_start(s: Daimyo) -> None:
    if s.level == 0:
        steps = [START_NEW_ISLAND, START_NEW_ISLAND]
    else:
        steps = [START_NEW_ISLAND, START_SAME_ISLAND, START_NEW_ISLAND, START_NEW_ISLAND]
    if s.level == 2:
        steps.append(START_TOWER)
    for step in reversed(steps):
        s.todo.append(EMPIRE_START.ask(0, step))


class EquipPlayers(Step[Daimyo]):
    """Decks and starting tokens, when Clans and boards are known (DM-3.2.4, DM-3.2.10).

    Automata take the pieces of an unused Clan (DM-14.1.1, DM-15.1.3).
    """

    def run(self, s: Daimyo, log: Log | None) -> None:

        for seat in in_turn_order(s, s.first):
            clan = s.clan[seat]
            s.deck[seat] = list(range(CLAN_FIRST_HERO[clan], CLAN_LAST_HERO[clan] + 1))
            draw(s, seat, 2, log)
            gain_bundle(s, seat, CLAN_START[clan], W_SETUP, "DM-3.2.10", log)
            for kind in range(2):
                board = s.advanced * 8 + s.boards[seat * 2 + kind]
                gain_bundle(s, seat, BOARD_START[board], W_SETUP, "DM-3.2.10", log)
        if s.sides > s.seats:
            free = [clan for clan in range(4) if clan not in s.clan]
            s.clan[s.seats] = free[s.rng.below(len(free))]
            if log is not None:
                log.say("automaton-clan", s.seats, "DM-14.1.1", {"clan": CLAN_NAMES[s.clan[s.seats]]})


class GiveEmpireTiles(Step[Daimyo]):
    """DM-15.1.7, DM-15.1.9: the hard level; two different random tiles from the bag."""

    def run(self, s: Daimyo, log: Log | None) -> None:

        first = draw_tile(s, log)
        second = draw_tile(s, log)
        while second == first:
            s.bag[second] += 1
            second = draw_tile(s, log)
        for tile in (first, second):
            s.loose[EMPIRE] |= BITS[tile]
            if log is not None:
                words = tile_words(tile)
                words["source"] = "empire"
                log.say("took-tile", EMPIRE, "DM-15.1.7", words)


class ChooseClan(Decision[Daimyo]):
    """D-CLAN: any unused Clan (DM-3.2.1)."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        for clan in range(4):
            if clan not in s.clan:
                out.append(actions.CLAN.id(clan))

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        s.clan[seat] = actions.CLAN.x(action)
        if log is not None:
            log.say("clan", seat, "DM-3.2.1", {"clan": CLAN_NAMES[s.clan[seat]]})

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        return Reason("DM-3.2.1", "clan-taken")

    def proposal(self, s: Daimyo, ask: Ask, seat: int) -> int:
        return actions.CLAN.id(first_clan(s))


CLAN: Final = ChooseClan("clan", "DM-3.2.1", ("clan",))


class ChooseBoard(Decision[Daimyo]):
    """D-BOARD-1 and -2: any board, then one of the other type (DM-3.2.7-8). a: pass."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        for board in range(8):
            if board not in s.boards and s.boards[seat * 2 + board // 4] < 0:
                out.append(actions.BOARD.id(board))

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        board = actions.BOARD.x(action)
        s.boards[seat * 2 + board // 4] = board
        if log is not None:
            log.say("board", seat, "DM-3.2.7", {"board": BOARD_NAMES[board], "type": TYPE_NAMES[board // 4]})

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        if actions.BOARD.x(action) in s.boards:
            return Reason("DM-3.2.7", "board-taken")
        return Reason("DM-3.2.8", "board-type")

    def question_rule(self, s: Daimyo, ask: Ask) -> str:
        return "DM-3.2.8" if ask.a == 1 else self.rule

    def about(self, s: Daimyo, ask: Ask) -> dict[str, Value]:
        return {"pass": ask.a + 1}


BOARD: Final = ChooseBoard("board", "DM-3.2.7", ("board",), holds=(number("pass"),))


class StartGovernor(Decision[Daimyo]):
    """D-START-A: an island where nobody else started; D-START-B: any free site (DM-3.3). a: round."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        if ask.a == 1:
            list_free_sites(s, out)
            return
        for island in range(s.islands):
            if island not in s.scavenger:
                for site in range(island * 5, island * 5 + 5):
                    out.append(actions.GOVERN.start + site)

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if ask.a == 0:
            s.scavenger[seat] = actions.GOVERN.x(action)
            if log is not None:
                log.say("travelled", seat, "DM-3.3.1", {"island": ISLAND_NAMES[actions.GOVERN.x(action)]})
        place_governor(s, seat, action - actions.GOVERN.start, "DM-3.3.3", log)

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        if ask.a == 0 and actions.GOVERN.x(action) in s.scavenger:
            return Reason("DM-3.3.1", "island-started")
        return why_not_site(s, action)

    def proposal(self, s: Daimyo, ask: Ask, seat: int) -> int:
        out: list[int] = []
        self.legal(s, ask, seat, out)
        return actions.GOVERN.start + first_site(s, seat, [action - actions.GOVERN.start for action in out])

    def question_rule(self, s: Daimyo, ask: Ask) -> str:
        return "DM-3.3.2" if ask.a == 1 else self.rule

    def about(self, s: Daimyo, ask: Ask) -> dict[str, Value]:
        return {"which": ask.a + 1}


START: Final = StartGovernor("start", "DM-3.3.1", ("govern",), holds=(number("round"),))


def empire_here(s: Daimyo, island: int) -> bool:
    return any([s.governor[site] == EMPIRE for site in range(island * 5, island * 5 + 5)])


class EmpireStart(Decision[Daimyo]):
    """D-SOLO-START: the human places the Empire's first pieces (DM-15.1.5-8). a: what."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        for island in range(s.islands):
            if empire_here(s, island) == (ask.a == START_SAME_ISLAND):
                for site in range(island * 5, island * 5 + 5):
                    if ask.a == START_TOWER:
                        if s.building[site] < 0:
                            out.append(actions.SITE.start + site)
                    elif s.governor[site] < 0:
                        out.append(actions.GOVERN.start + site)

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if ask.a == START_TOWER:
            place_building(s, EMPIRE, TOWER, action - actions.SITE.start, "DM-15.1.7", log)
        else:
            place_governor(s, EMPIRE, action - actions.GOVERN.start, "DM-15.1.8", log)

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        island = actions.SITE.x(action) if actions.SITE.has(action) else actions.GOVERN.x(action)
        if actions.SITE.has(action) != (ask.a == START_TOWER):
            return Reason(self.question_rule(s, ask), "other-piece", {"piece": "tower" if ask.a == START_TOWER else "governor"})
        if island < s.islands and empire_here(s, island) != (ask.a == START_SAME_ISLAND):
            return Reason(self.question_rule(s, ask), "empire-island", {"same": 1 if ask.a == START_SAME_ISLAND else 0})
        return why_not_building_site(s, action) if actions.SITE.has(action) else why_not_site(s, action)

    def question_rule(self, s: Daimyo, ask: Ask) -> str:
        """What the level asks for."""
        if ask.a == START_TOWER:
            return "DM-15.1.7"
        return "DM-15.1.5" if s.level == 0 else "DM-15.1.6"

    def about(self, s: Daimyo, ask: Ask) -> dict[str, Value]:
        return {"piece": "tower" if ask.a == START_TOWER else "governor", "same": 1 if ask.a == START_SAME_ISLAND else 0}


EMPIRE_START: Final = EmpireStart("empire-start", "DM-15.1.8", ("govern", "site"), holds=(number("what", of=EMPIRE_STARTS),))
