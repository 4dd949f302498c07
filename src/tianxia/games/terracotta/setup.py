"""Setup (section 3; solo: TA-15.1 to TA-15.3). Random numbers are drawn in the order of TA-3.14."""

from tianxia.engine.game import Setup
from tianxia.engine.rng import Rng
from tianxia.games.terracotta import data, ids
from tianxia.games.terracotta.flow import begin_turn
from tianxia.games.terracotta.rules.rival import shuffle_deck
from tianxia.games.terracotta.state import Terracotta


def deal(setup: Setup, rng: Rng) -> Terracotta:
    solo = setup.mode == "solo"
    n = 2 if solo else setup.seats
    s = Terracotta(setup.seats, [], rng)
    s.players = n
    s.inner = rng.below(data.SEGMENTS)
    s.middle = rng.below(data.SEGMENTS)
    s.tiles = draw_tiles(rng, solo)
    first = 0 if solo else rng.below(n)
    s.order = [(first + i) % n for i in range(n)]
    lay_out(s)
    for position in range(n):
        give_start(s, s.order[position], position)
    if solo:
        s.rival = 1
        s.level = data.LEVELS.index(setup.options["level"])
        s.coins[1] = s.wet[1] = s.tokens[1] = 0  # TA-15.1: it has neither resources nor masters
        shuffle_deck(s, None)
    begin_turn(s, first)
    return s


def draw_tiles(rng: Rng, solo: bool) -> list[int]:
    """TA-3.3: five tiles, the first drawn for round 1. TA-15.2: no resource tiles in solo."""
    bag = list(range(ids.TILE_COINS if solo else len(ids.TILES)))
    drawn: list[int] = []
    for _ in range(data.ROUNDS):
        drawn.append(bag.pop(rng.below(len(bag))))
    return drawn


def lay_out(s: Terracotta) -> None:
    """The board and what every player gets (TA-3.1, TA-3.4 to TA-3.8, TA-3.10, TA-3.11)."""
    n = s.players
    workers = data.WORKERS[n]
    s.inspectors = [data.TRACK_START, data.TRACK_START]
    s.workers = [0] * (data.SEGMENTS * data.SPACES)
    s.storages = [data.STORAGE_START] * len(ids.QUARTERS)
    s.organizer = [data.WARRIOR_COUNT] * ids.WARRIORS
    s.specialists = [data.SPECIALIST_COUNT] * ids.SPECIALISTS
    s.empty = data.ROWS * data.COLUMNS
    s.grid = [0] * s.empty
    s.coins = [0] * n
    s.wet = [0] * n
    s.dry = [0] * n
    s.weapons = [0] * n
    s.tokens = [(1 << len(data.MASTER_TOKENS)) - 1] * n
    s.masters = [0] * (n * len(ids.MASTERS))
    s.craftsmen = [workers] * n
    s.artists = [0] * n
    s.supply = [workers] * n
    s.held = [0] * n
    s.scored = [0] * (n * ids.SOURCE_COUNT)


def give_start(s: Terracotta, player: int, position: int) -> None:
    """TA-3.9, TA-3.13."""
    wet, coins = data.START_BY_POSITION[position]
    s.coins[player] = data.START_COINS + coins
    s.wet[player] = wet
