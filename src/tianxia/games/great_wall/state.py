"""The position: everything on the table, as numbers and lists of numbers.

Made from fields.py by `make states`: change it there.
"""

from tianxia.engine.fields import Field
from tianxia.engine.flow import Frame
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.games.great_wall.fields import FIELDS


class GreatWall(State):
    """A new position, or a copy `of` another."""

    def __init__(self, seats: int, todo: list[Frame], rng: Rng, of: "GreatWall | None" = None) -> None:
        super().__init__(seats, todo, rng)
        if of is None:
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
            self.settled = 0  # mask: who has built on that gain and declines it no more (GW-6.0.9)
            self.donated = 0  # mask: who donated in this activation (GW-17.2.16)
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
            self.refused = 0  # mask: decrees not named again this year
            self.tactic_seen = 0  # mask: tactic cards that lie open (discarded or being played)
            self.decree_now = 0  # decree that is being paid, -1 none
            self.decree_sum = 0  # decrees fulfilled
            self.ended = 0  # 0, or why the game ended (ids.END_REASONS)
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
            self.dealt_generals: list[int] = []  # two per player (setup)
            self.dealt_advisors: list[int] = []  # two per player (setup)
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
            self.pledged_by: list[int] = []  # who promised something for the decree
            self.pledges: list[int] = []  # and what: the answer
            self.artifacts: list[int] = []
            self.artifact_box: list[int] = []
            self.known: list[int] = []  # cards on top of the event deck a seat has seen
            self.act_n: list[int] = []  # clerks per player at the start of the activation
            self.recruits: list[int] = []  # soldiers of the last recruiting effect by type
            self.victims: list[int] = []  # of the kill event: player*256+place*4+type
            self.saved: list[int] = []  # of the kill event
            self.killed: list[int] = []  # per player in the kill event
            self.breach_n: list[int] = []  # shame per player of this breach
        else:
            self.mode = of.mode
            self.both = of.both
            self.players = of.players
            self.reed = of.reed
            self.qin = of.qin
            self.side = of.side
            self.year = of.year
            self.season = of.season
            self.active = of.active
            self.shame_bank = of.shame_bank
            self.shame_box = of.shame_box
            self.revealed = of.revealed
            self.breaches = of.breaches
            self.act_loc = of.act_loc
            self.gained = of.gained
            self.settled = of.settled
            self.donated = of.donated
            self.elder = of.elder
            self.due = of.due
            self.winner = of.winner
            self.kill_sec = of.kill_sec
            self.kill_breach = of.kill_breach
            self.dying_played = of.dying_played
            self.free_saves = of.free_saves
            self.capped = of.capped
            self.used_turn = of.used_turn
            self.used_year = of.used_year
            self.used_game = of.used_game
            self.turn_tactic = of.turn_tactic
            self.event_off = of.event_off
            self.events_cancelled = of.events_cancelled
            self.refused = of.refused
            self.tactic_seen = of.tactic_seen
            self.decree_now = of.decree_now
            self.decree_sum = of.decree_sum
            self.ended = of.ended
            self.setup_left = of.setup_left
            self.points = of.points[:]
            self.honor = of.honor[:]
            self.res = of.res[:]
            self.store = of.store[:]
            self.clerks = of.clerks[:]
            self.unhired = of.unhired[:]
            self.clerks_gone = of.clerks_gone[:]
            self.at = of.at[:]
            self.supply = of.supply[:]
            self.shamed = of.shamed[:]
            self.gone = of.gone[:]
            self.rest = of.rest[:]
            self.fire = of.fire[:]
            self.over = of.over[:]
            self.over_type = of.over_type[:]
            self.slots = of.slots[:]
            self.spots = of.spots[:]
            self.horde_deck = of.horde_deck[:]
            self.horde_out = of.horde_out[:]
            self.taken_by = of.taken_by[:]
            self.taken_shame = of.taken_shame[:]
            self.won = of.won[:]
            self.horde_box = of.horde_box[:]
            self.wall = of.wall[:]
            self.barricades = of.barricades[:]
            self.defence_mod = of.defence_mod[:]
            self.tea = of.tea[:]
            self.hand = of.hand[:]
            self.pick = of.pick[:]
            self.out = of.out[:]
            self.track = of.track[:]
            self.qin_deck = of.qin_deck[:]
            self.qin_out = of.qin_out[:]
            self.qin_track = of.qin_track[:]
            self.generals = of.generals[:]
            self.dealt_generals = of.dealt_generals[:]
            self.dealt_advisors = of.dealt_advisors[:]
            self.kept = of.kept[:]
            self.advisor_at = of.advisor_at[:]
            self.advisor_deck = of.advisor_deck[:]
            self.offer = of.offer[:]
            self.aa = of.aa[:]
            self.sa = of.sa[:]
            self.secret_support = of.secret_support[:]
            self.tactics = of.tactics[:]
            self.tactic_deck = of.tactic_deck[:]
            self.tactic_out = of.tactic_out[:]
            self.event_deck = of.event_deck[:]
            self.events_shown = of.events_shown[:]
            self.decree_deck = of.decree_deck[:]
            self.decrees = of.decrees[:]
            self.decrees_done = of.decrees_done[:]
            self.ease = of.ease[:]
            self.pledged_by = of.pledged_by[:]
            self.pledges = of.pledges[:]
            self.artifacts = of.artifacts[:]
            self.artifact_box = of.artifact_box[:]
            self.known = of.known[:]
            self.act_n = of.act_n[:]
            self.recruits = of.recruits[:]
            self.victims = of.victims[:]
            self.saved = of.saved[:]
            self.killed = of.killed[:]
            self.breach_n = of.breach_n[:]

    def copy(self) -> "GreatWall":
        return GreatWall(self.seats, self.todo[:], self.rng.copy(), self)

    def fields(self) -> list[Field]:
        return FIELDS
