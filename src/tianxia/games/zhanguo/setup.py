"""Setup (ZG-3.2): everything random comes from the generator, in the order of the steps."""

from tianxia.engine.game import Setup
from tianxia.engine.rng import Rng
from tianxia.games.zhanguo import data
from tianxia.games.zhanguo.flow import ROUND
from tianxia.games.zhanguo.ids import BOARDS_AUCTION, BOARDS_PICK, FROM_AUCTION, NOBODY, SIDES, SOURCE_COUNT
from tianxia.games.zhanguo.lookups import TASK_TYPE
from tianxia.games.zhanguo.rules.boards import PICK_BOARD, open_auction, start_officials
from tianxia.games.zhanguo.state import ZhanGuo

REMOVED_CHOICES = ("random",) + data.BOARDS[1:]


def deal(setup: Setup, rng: Rng) -> ZhanGuo:
    n = setup.seats
    boards = SIDES.index(setup.options["boards"])
    s = blank(n, rng)
    s.boards = boards
    s.draft = 1 if setup.options["draft"] == "yes" else 0
    s.track_order = 1 if setup.options["track_order"] == "yes" else 0
    s.worker_unrest = 1 if setup.options["worker_unrest"] == "yes" else 0
    # ZG-3.2.2: the three decks
    for colour in range(3):
        deck = list(range(colour * data.CARDS_PER_COLOUR + 1, (colour + 1) * data.CARDS_PER_COLOUR + 1))
        rng.shuffle(deck)
        s.decks[colour] = deck
    if s.draft:
        s.batch = [0] * (3 * data.CARDS_PER_COLOUR + 1)
    # ZG-3.2.5, 3.2.6: the first player, the award track in initial order
    s.start = rng.below(n)
    s.first = s.start
    s.track = [(s.start + i) % n for i in range(n)]
    # ZG-3.2.7: VP 15 with the auction
    if boards == BOARDS_AUCTION:
        for seat in range(n):
            s.score[seat * SOURCE_COUNT + FROM_AUCTION] = data.AUCTION_VP
    # ZG-3.2.9: wall tiles, the visible side at random
    tiles = list(range(6))
    rng.shuffle(tiles)
    s.wall_tiles = [tile * 2 + rng.below(2) for tile in tiles]
    # ZG-3.2.10: two task tiles of each type
    for kind in range(3):
        of_kind = [tile for tile in range(12) if TASK_TYPE[tile] == kind]
        rng.shuffle(of_kind)
        s.task_tiles[kind] = of_kind[0]
        s.task_tiles[3 + kind] = of_kind[1]
    # ZG-3.3 to 3.5: player boards
    s.todo.append(ROUND)
    if boards == BOARDS_PICK:
        s.boards_left = 0b11110
        s.todo.append(PICK_BOARD.ask(s.track[n - 1]))  # ZG-3.4.1: the last player picks first
    elif boards == BOARDS_AUCTION:
        s.boards_left = _boards_on_offer(setup, rng)
        s.todo.append(open_auction(s.start))  # ZG-3.5.3
    else:
        s.board = [data.BOARDS.index("A")] * n
        for seat in range(n):
            start_officials(s, seat, None)
    return s


def _boards_on_offer(setup: Setup, rng: Rng) -> int:
    """ZG-3.5.1: as many boards as players. Surplus boards go: first those named in the options, then at random."""
    pile = [1, 2, 3, 4]
    rng.shuffle(pile)
    for key in ("also_removed", "removed"):  # what is named moves to the end of the pile, where boards are removed
        name = setup.options[key]
        if name != "random":
            board = data.BOARDS.index(name)
            pile.remove(board)
            pile.append(board)
    left = 0
    for board in pile[: setup.seats]:
        left |= 1 << board
    return left


def blank(n: int, rng: Rng) -> ZhanGuo:
    """An empty table for n seats (ZG-3.2.1, 3.2.4, 3.2.8, 3.2.11, 3.2.14)."""
    s = ZhanGuo(n, [], rng)
    s.decks = [[], [], []]
    s.hands = [[] for _ in range(n)]
    s.laid_off = [0] * (3 * n)
    s.board = [NOBODY] * n
    s.tucked = [0] * (15 * n)
    s.cards = [0] * (5 * n)
    s.colours = [0] * (3 * n)
    s.gov = [0] * (15 * n)
    s.work = [0] * (15 * n)
    s.officials = [data.OFFICIALS_EACH] * (3 * n)
    s.workers = [0] * (5 * n)
    s.unrest = [0] * (5 * n)
    s.supply = [data.MARKERS_PER_SEAT * n] * 3
    s.markers = [0] * (3 * n)
    s.big = [NOBODY] * 3
    s.squares = [NOBODY] * 12
    s.governors = [0] * (5 * n)
    s.governors_left = [data.GOVERNORS_EACH] * n
    s.palaces = [0] * (5 * n)
    s.palaces_left = [data.PALACES_EACH] * n
    s.walls = [NOBODY] * 18
    s.walls_left = [data.WALLS_EACH] * n
    s.wall_tiles = [0] * 6
    s.task_tiles = [0] * 6
    s.task_discs = [NOBODY] * 24
    s.won = [NOBODY] * 3
    s.score = [0] * (SOURCE_COUNT * len(data.PLAYER_COLOURS))
    return s
