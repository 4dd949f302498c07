"""What things are worth in the judgement (value.py), in honor: as usual, and alone against Qin."""

from typing import Final

from tianxia.games.great_wall.ids import SOLO


class Weights:
    """As rivals have them, and those who play together."""

    def __init__(self) -> None:
        # what a player has
        self.mat = 0.9  # a building resource: 1 in a Wall, 2 donated, nothing if it lies about
        self.chi = 1.8  # chi
        self.tactic = 2.5  # a tactic card
        self.clerk = 2.0  # a hired clerk
        self.overseer = 0.6  # an overseer level, a year: income, and production now and then
        self.hand = 0.25  # a command card in hand: a little choice
        self.out = 0.5  # a discarded command card, a year: half of its 2 honor, as cards may be taken back
        self.tea = 2.5  # a place in tea order
        self.active = 1.4  # weight of active advisors
        self.supporting = 1.4  # weight of supporting ones
        self.shame_hole = 1.0  # a captured card with one token takes a second one for nothing
        # shame
        self.atone = 0.3  # more for chi that will take shame away: 2 chi are 5 honor
        self.token = 5.0  # GW-9.2.1
        self.token_now = 4.5  # a token feared for this winter
        self.token_later = 1.0  # and for a later one: the table mends the Wall, chi takes tokens away
        self.growth = 12.0  # honor that a player makes in a year, whatever he has
        self.sunk = 0.2  # what honor still counts where shame eats all of it
        # the chosen command card, before its turn
        self.economy = 3.0
        self.despotism = 2.5
        self.attack_order = 1.5
        self.treason = 2.0
        self.diplomacy = 2.5
        self.great_works = 3.5
        self.attacker = 1.2  # a soldier that an Attack Order sends forward
        # clerks in locations
        self.one_missing = 0.6  # chance that a location with an empty slot activates in time
        self.two_missing = 0.3
        self.three_missing = 0.15
        self.lone = 3.0  # a location filled alone costs a token; there is chi against it
        self.scarce = 1.1  # a resource of which few are there
        self.plenty = 0.8
        self.no_chi = 1.8
        self.clerk_back = 0.4  # the clerk is free again
        self.over_step = 0.4  # chance that the overseer is moved up
        self.recruit = 1.0  # a soldier at the Barracks
        self.urgent = 1.1  # for a section that nobody holds
        self.build = 2.5  # a Wall level or two barricades at hand
        self.hire = 3.0  # an advisor who can be paid
        self.study = 1.6  # a tactic card to draw
        self.tea_up = 1.5  # a place up in tea order
        # soldiers
        self.rest_spear = 2.0  # in muster areas: safe from breaches, ready to attack
        self.rest_archer = 2.2
        self.rest_horse = 2.6
        self.fire = 2.5  # an archer on the Wall
        self.fire_year = 1.6  # his wounds and honor, a year
        self.fire_loss = 2.0  # he dies in a breach
        self.on_card = 1.0  # 2 honor for taking part (GW-7.4.3), if the card falls
        self.on_point = 0.5  # each covered point
        self.lead = 0.5  # of the card's honor, for who covers most
        self.near = 0.15  # and for the others on it
        self.archer_horde = 1.0  # GW-7.4.4, by how much of the card is covered
        # artifacts
        self.safe_lead = 1.0  # a lead of this size is safe at the end
        self.place = 7.0  # honor between two places
        # what is coming
        self.new_horde = 3.0  # strength that a spring adds to a section on average
        self.later_slope = 0.06  # how much a point of strength changes the chance of a later breach
        self.mend = 0.35  # chance that a whole Fall still mends an open section
        self.later_share = 0.8  # of the breaches feared for later years, how many come
        self.level_years = 0.8  # how long the table takes for a level of the Wall
        # alone
        self.qin = 0.9  # Qin's honor; he scores without us, so a little less than our own
        self.qin_clerk = 0.0  # what a clerk of his will bring him
        self.artifact = 20.0  # what its threshold counts for, by how far it is reached, while years are left
        self.pull = 20.0  # and what that makes of one more clerk or soldier
        self.year = 0.0  # a year more: what we gain in it, and he
        self.bank_missing = 6.0  # a token missing in the bank at the end: lost, whatever the honor (GW-11.10.2)
        self.bank_safe = 4.0  # tokens that should stay
        # together
        self.own = 0.3  # what the players have, beside what the team must do
        self.shared = 0.5  # how far the others' means are one's own
        self.decree = 160.0  # a decree fulfilled: the win itself
        self.pledge = 20.0  # a piece promised for the named decree
        self.ready = 60.0  # a decree that can nearly be met
        self.all_ready = 50.0  # a decree that can be met
        self.weakest = 0.5  # how far the weakest player decides how far a decree can be met
        self.bank_low = 8.0  # a token of shame too many: the game is lost
        self.bank = 4.0  # a token in reserve
        self.calm = 10.0  # tokens that are reserve enough
        self.bank_high = 1.5  # a token more than needed


class Alone(Weights):
    """As 3,264 quick games found them: in each all weights were shaken a little, and then they went the way that paid."""

    def __init__(self) -> None:
        super().__init__()
        self.tactic = 1.5
        self.clerk = 1.4
        self.overseer = 2.4  # alone the years are one's own to use
        self.tea = 1.2
        self.active = 1.8
        self.supporting = 0.8
        self.token = 3.4
        self.economy = 4.9
        self.despotism = 3.4
        self.treason = 2.7
        self.recruit = 2.2
        self.urgent = 1.7
        self.build = 2.0
        self.rest_horse = 2.0
        self.fire_year = 1.1
        self.lead = 0.3
        self.near = 0.1
        self.mend = 0.45
        self.level_years = 1.3
        self.qin = 0.7
        self.qin_clerk = 0.2
        self.year = -1.3
        self.pull = 27.0
        self.bank_missing = 9.0


USUAL: Final = Weights()
ALONE: Final = Alone()


def weights_of(mode: int) -> Weights:
    return ALONE if mode == SOLO else USUAL
