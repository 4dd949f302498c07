"""The position: everything on the table, as numbers and lists of numbers."""

from tianxia.engine.ask import Ask
from tianxia.engine.rng import Rng
from tianxia.engine.state import State

FIELDS = [
    "mode",
    "both",
    "players",
    "reed",
    "qin",
    "side",
    "year",
    "season",
    "active",
    "shame_bank",
    "shame_box",
    "revealed",
    "breaches",
    "act_loc",
    "gained",
    "settled",
    "donated",
    "elder",
    "due",
    "winner",
    "kill_sec",
    "kill_breach",
    "dying_played",
    "free_saves",
    "capped",
    "used_turn",
    "used_year",
    "used_game",
    "turn_tactic",
    "event_off",
    "events_cancelled",
    "refused",
    "tactic_seen",
    "decree_now",
    "decree_sum",
    "ended",
    "setup_left",
    "points",
    "honor",
    "res",
    "store",
    "clerks",
    "unhired",
    "clerks_gone",
    "at",
    "supply",
    "shamed",
    "gone",
    "rest",
    "fire",
    "over",
    "over_type",
    "slots",
    "spots",
    "horde_deck",
    "horde_out",
    "taken_by",
    "taken_shame",
    "won",
    "horde_box",
    "wall",
    "barricades",
    "defence_mod",
    "tea",
    "hand",
    "pick",
    "out",
    "track",
    "qin_deck",
    "qin_out",
    "qin_track",
    "generals",
    "dealt",
    "kept",
    "advisor_at",
    "advisor_deck",
    "offer",
    "aa",
    "sa",
    "secret_support",
    "tactics",
    "tactic_deck",
    "tactic_out",
    "event_deck",
    "events_shown",
    "decree_deck",
    "decrees",
    "decrees_done",
    "ease",
    "pledges",
    "artifacts",
    "artifact_box",
    "known",
    "act_n",
    "recruits",
    "victims",
    "saved",
    "killed",
    "breach_n",
    "agenda",
]


class GreatWall(State):
    """Made empty by the constructor and filled by setup, `copy` or `restore`."""

    def __init__(self, seats: int, todo: list[Ask], rng: Rng) -> None:
        super().__init__(seats, todo, rng)
        self.mode = 0  # 0 standard, 1 two, 2 solo, 3 coop (ids.MODES)
        self.both = 0  # solo option: both advisors go to Qin (GW-11.9.2)
        self.players = 0  # all who take part: humans first, then Qin, then the Reed Clan
        self.reed = 0  # number of the Reed Clan, -1 without
        self.qin = 0  # number of Qin Jiushao, -1 without
        self.side = 0  # board side: 0 A, 1 B
        self.year = 0  # space of the time token, from 1
        self.season = 0
        self.active = 0  # active player of the turn, -1 outside turns
        self.shame_bank = 0
        self.shame_box = 0  # tokens out of the game (GW-4.6.15)
        self.revealed = 0  # command cards lie open
        self.breaches = 0  # sections breached this year
        self.act_loc = 0  # location being activated, -1 none (GW-6.0.15)
        self.gained = 0  # mask: who gained in production sub-step 1
        self.donated = 0  # mask: who donated in this activation (GW-17.2.16)
        self.settled = 0  # mask: who has built on that gain and declines it no more (GW-6.0.9)
        self.elder = 0  # mask: who collected enough for the Reed Elder to store in this activation
        self.due = 0  # shame tokens that are about to be taken (GW-17.2.4)
        self.winner = 0  # who wins the horde being defeated, -1 nobody
        self.kill_sec = 0  # section of the kill event
        self.kill_breach = 0  # the kill event belongs to a breach
        self.dying_played = 0  # mask: who played a tactic in K3 (GW-8.3.5)
        self.free_saves = 0  # saves kept for the kill event of this breach (GW-17.2.19)
        self.capped = 0  # mask of hordes slots whose wound cap is used in this effect (GW-17.2.22)
        self.used_turn = 0  # limit bits used in this turn
        self.used_year = 0
        self.used_game = 0
        self.turn_tactic = 0  # a my_turn tactic was played in this turn (GW-17.2.12)
        self.event_off = 0  # the event being shown is cancelled
        self.events_cancelled = 0  # mask of events
        self.tactic_seen = 0  # mask: tactic cards that lie open (discarded or being played)
        self.refused = 0  # mask: decrees not named again this year
        self.decree_now = 0  # decree that is being paid, -1 none
        self.decree_sum = 0  # decrees fulfilled
        self.ended = 0  # 0, or why the game ended (game.END_REASONS)
        self.setup_left = 0  # mask of seats that have kept general and advisor
        self.points: list[int] = []  # per player SOURCE_COUNT numbers
        self.honor: list[int] = []  # per player
        self.res: list[int] = []  # per player wood, stone, gold, chi: behind the screen
        self.store: list[int] = []  # Warehouse: wood, stone, gold
        self.clerks: list[int] = []  # per player in the supply
        self.unhired: list[int] = []  # per player
        self.clerks_gone: list[int] = []  # per player, sacrificed (coop)
        self.at: list[int] = []  # clerks: location*4+player
        self.supply: list[int] = []  # soldiers without shame: player*3+type
        self.shamed: list[int] = []  # soldiers with a token: player*3+type
        self.gone: list[int] = []  # soldiers out of the game: player*3+type
        self.rest: list[int] = []  # soldiers in muster areas: (section*4+player)*3+type
        self.fire: list[int] = []  # archers on firing positions: section*4+player
        self.over: list[int] = []  # overseer level: player*4+location, 0 none
        self.over_type: list[int] = []  # which soldier is the overseer: player*4+location, -1 none
        self.slots: list[int] = []  # horde card per section*3+row, -1 empty
        self.spots: list[int] = []  # slot*8+point: ids.FREE, WOUND, SPEAR_OF, HORSE_OF
        self.horde_deck: list[int] = []  # top card last
        self.horde_out: list[int] = []  # discard pile
        self.taken_by: list[int] = []  # captured hordes: per card of the deck the owner, -1 none
        self.taken_shame: list[int] = []  # tokens on them
        self.won: list[int] = []  # horde cards won, per player
        self.horde_box: list[int] = []  # cards not in this game
        self.wall: list[int] = []  # level per section
        self.barricades: list[int] = []  # per section
        self.defence_mod: list[int] = []  # per section, this winter
        self.tea: list[int] = []  # tea order, top first
        self.hand: list[int] = []  # command cards in hand, mask per player
        self.pick: list[int] = []  # chosen command card per player, -1 none
        self.out: list[int] = []  # discarded command cards, mask per player
        self.track: list[int] = []  # player per slot, -1 free
        self.qin_deck: list[int] = []  # top last
        self.qin_out: list[int] = []
        self.qin_track: list[int] = []  # location per field, field 1 first
        self.generals: list[int] = []  # per player, -1 not yet
        self.dealt: list[int] = []  # per player general, general, advisor, advisor (setup)
        self.kept: list[int] = []  # per player general*64+advisor of the secret choice, -1
        self.advisor_at: list[int] = []  # where each advisor is (ids.ACTIVE, SUPPORT, …)
        self.advisor_deck: list[int] = []  # top last
        self.offer: list[int] = []
        self.aa: list[int] = []  # active advisors per player
        self.sa: list[int] = []  # supporting advisors per player
        self.secret_support: list[int] = []  # per player the supporting advisor of the setup; then the two of Qin
        self.tactics: list[int] = []  # hand of tactic cards, mask per player
        self.tactic_deck: list[int] = []  # top last
        self.tactic_out: list[int] = []
        self.event_deck: list[int] = []  # top last
        self.events_shown: list[int] = []
        self.decree_deck: list[int] = []  # top last
        self.decrees: list[int] = []  # open ones, -1 empty
        self.decrees_done: list[int] = []
        self.ease: list[int] = []  # per decree: units eased this year
        self.pledges: list[int] = []  # what is promised for the decree: seat, action, …
        self.artifacts: list[int] = []
        self.artifact_box: list[int] = []
        self.known: list[int] = []  # cards on top of the event deck a seat has seen
        self.act_n: list[int] = []  # clerks per player at the start of the activation
        self.recruits: list[int] = []  # soldiers of the last recruiting effect by type
        self.victims: list[int] = []  # of the kill event: player*256+place*4+type
        self.saved: list[int] = []  # of the kill event
        self.killed: list[int] = []  # per player in the kill event
        self.breach_n: list[int] = []  # shame per player of this breach
        self.agenda: list[list[int]] = []  # steps that wait, the next one last (agenda.py); inner lists are never changed

    def copy(self) -> "GreatWall":
        new = GreatWall(self.seats, self.todo[:], self.rng.copy())
        new.mode = self.mode
        new.both = self.both
        new.players = self.players
        new.reed = self.reed
        new.qin = self.qin
        new.side = self.side
        new.year = self.year
        new.season = self.season
        new.active = self.active
        new.shame_bank = self.shame_bank
        new.shame_box = self.shame_box
        new.revealed = self.revealed
        new.breaches = self.breaches
        new.act_loc = self.act_loc
        new.gained = self.gained
        new.settled = self.settled
        new.donated = self.donated
        new.elder = self.elder
        new.due = self.due
        new.winner = self.winner
        new.kill_sec = self.kill_sec
        new.kill_breach = self.kill_breach
        new.dying_played = self.dying_played
        new.free_saves = self.free_saves
        new.capped = self.capped
        new.used_turn = self.used_turn
        new.used_year = self.used_year
        new.used_game = self.used_game
        new.turn_tactic = self.turn_tactic
        new.event_off = self.event_off
        new.events_cancelled = self.events_cancelled
        new.tactic_seen = self.tactic_seen
        new.refused = self.refused
        new.decree_now = self.decree_now
        new.decree_sum = self.decree_sum
        new.ended = self.ended
        new.setup_left = self.setup_left
        new.points = self.points[:]
        new.honor = self.honor[:]
        new.res = self.res[:]
        new.store = self.store[:]
        new.clerks = self.clerks[:]
        new.unhired = self.unhired[:]
        new.clerks_gone = self.clerks_gone[:]
        new.at = self.at[:]
        new.supply = self.supply[:]
        new.shamed = self.shamed[:]
        new.gone = self.gone[:]
        new.rest = self.rest[:]
        new.fire = self.fire[:]
        new.over = self.over[:]
        new.over_type = self.over_type[:]
        new.slots = self.slots[:]
        new.spots = self.spots[:]
        new.horde_deck = self.horde_deck[:]
        new.horde_out = self.horde_out[:]
        new.taken_by = self.taken_by[:]
        new.taken_shame = self.taken_shame[:]
        new.won = self.won[:]
        new.horde_box = self.horde_box[:]
        new.wall = self.wall[:]
        new.barricades = self.barricades[:]
        new.defence_mod = self.defence_mod[:]
        new.tea = self.tea[:]
        new.hand = self.hand[:]
        new.pick = self.pick[:]
        new.out = self.out[:]
        new.track = self.track[:]
        new.qin_deck = self.qin_deck[:]
        new.qin_out = self.qin_out[:]
        new.qin_track = self.qin_track[:]
        new.generals = self.generals[:]
        new.dealt = self.dealt[:]
        new.kept = self.kept[:]
        new.advisor_at = self.advisor_at[:]
        new.advisor_deck = self.advisor_deck[:]
        new.offer = self.offer[:]
        new.aa = self.aa[:]
        new.sa = self.sa[:]
        new.secret_support = self.secret_support[:]
        new.tactics = self.tactics[:]
        new.tactic_deck = self.tactic_deck[:]
        new.tactic_out = self.tactic_out[:]
        new.event_deck = self.event_deck[:]
        new.events_shown = self.events_shown[:]
        new.decree_deck = self.decree_deck[:]
        new.decrees = self.decrees[:]
        new.decrees_done = self.decrees_done[:]
        new.ease = self.ease[:]
        new.pledges = self.pledges[:]
        new.artifacts = self.artifacts[:]
        new.artifact_box = self.artifact_box[:]
        new.known = self.known[:]
        new.act_n = self.act_n[:]
        new.recruits = self.recruits[:]
        new.victims = self.victims[:]
        new.saved = self.saved[:]
        new.killed = self.killed[:]
        new.breach_n = self.breach_n[:]
        new.agenda = self.agenda[:]
        return new

    def fields(self) -> list[str]:
        return FIELDS
