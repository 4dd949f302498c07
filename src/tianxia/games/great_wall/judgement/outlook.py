"""What is coming: how long the game will last, which sections will be breached, and who takes shame for it."""

from typing import Final

from tianxia.games.great_wall.board.field import (
    attack_strength,
    defence,
    forbidden,
    free_spots,
    guarded,
    present,
    shame_of_breach,
)
from tianxia.games.great_wall.board.seats import first_section
from tianxia.games.great_wall.data import (
    GENERAL_GOODS,
    GENERAL_TACTICS,
    HORDE_STRENGTH,
    TIME_ADD,
    WALL_DEFENCE,
    WALL_END,
)
from tianxia.games.great_wall.ids import ACTIVE, ARCHER, COOP, FALL, WINTER
from tianxia.games.great_wall.judgement.council import ADVISOR_YEAR, SUPPORT_YEAR
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.words.static import WOUND_CAP

ACTIVE_WORTH: Final = 1.4  # weight of active advisors
SUPPORT_WORTH: Final = 1.4  # weight of supporting ones
NEW_HORDE: Final = 3.0  # strength that a spring adds to a section on average
LATER_SLOPE: Final = 0.06  # how much a point of strength changes the chance of a later breach
MEND: Final = 0.35  # chance that a whole Fall still mends an open section
LATER_SHARE: Final = 0.8  # of the breaches feared for later years, how many come
YEARS_PER_LEVEL: Final = 0.8  # how long the table takes for a level of the Wall


class Outlook:
    """Computed once per position, for all players."""

    def __init__(self, s: GreatWall) -> None:
        self.fall = fall_left(s)
        self.breach = [0.0, 0.0, 0.0]  # chance that this winter breaches the section
        self.later = [0.0, 0.0, 0.0]  # the same for the winter after it
        self.shame = [0.0, 0.0, 0.0, 0.0]  # tokens each human will take this winter
        self.shame_later = [0.0, 0.0, 0.0, 0.0]  # and in a later one
        for sec in range(first_section(s), 3):
            self._section(s, sec)
        self.pull = [0.0] * 20  # player*5+artifact: honor that one more of what it counts would bring
        self.council = [0.0, 0.0, 0.0, 0.0]  # honor a year of each human's general and advisors
        for card in range(len(s.advisor_at)):
            p = s.advisor_at[card] - ACTIVE
            if 0 <= p < s.seats:
                self.council[p] += ACTIVE_WORTH * ADVISOR_YEAR[card]
        for p in range(s.seats):
            if s.generals[p] >= 0:
                self.council[p] += SUPPORT_WORTH * min(s.sa[p], 5) * SUPPORT_YEAR[s.generals[p]]
            elif s.kept[p] >= 0:
                self.council[p] += chosen_in_setup(s.kept[p] // 64, s.kept[p] % 64)
        self.left = 0.0  # falls still to be played, the present one in parts
        self._horizon(s)

    def _section(self, s: GreatWall, sec: int) -> None:
        cards = 0
        held = [0] * s.seats  # cards of the section on which each human has soldiers
        strength = attack_strength(s, sec)
        archers = s.fire[sec * 4] + s.fire[sec * 4 + 1] + s.fire[sec * 4 + 2] + s.fire[sec * 4 + 3]
        for slot in range(sec * 3, sec * 3 + 3):
            card = s.slots[slot]
            if card < 0:
                break
            here = present(s, slot)
            for p in range(s.seats):
                held[p] += (here >> p) & 1
            free = free_spots(s, slot)
            if free == 0 or (free <= archers and can_be_shot(s, slot, free)):
                archers -= free
                strength -= HORDE_STRENGTH[card]
            else:
                cards += 1
        gap = float(strength - defence(s, sec))
        after = float(strength - WALL_DEFENCE[s.side][s.wall[sec]]) + NEW_HORDE
        self.later[sec] = min(0.95, max(0.05, 0.5 + after * LATER_SLOPE))
        if cards > 0:
            if gap > 0:
                self.breach[sec] = 0.95 - MEND * self.fall / (1.0 + 0.15 * gap)
            else:
                self.breach[sec] = max(0.02, 0.1 + 0.03 * gap)
            tokens = shame_of_breach(s, sec)
            for p in range(s.seats):
                self.shame[p] += self.breach[sec] * tokens[p]
        for p in range(s.seats):
            self.shame_later[p] += self.later[sec] * (cards + 0.8 - 0.6 * held[p])

    def _horizon(self, s: GreatWall) -> None:
        """The last year, the bank of shame or the finished Wall end the game, whichever comes first."""
        rest = len(TIME_ADD[s.side]) - s.year + self.fall
        loss = 0.0
        later = 0.0
        for p in range(s.seats):
            loss += self.shame[p]
            later += self.shame_later[p]
        bank = float(s.shame_bank)
        years = self.fall
        while years < rest:
            if bank <= loss:
                years += 0.4 * bank / (loss + 0.1)
                break
            bank -= loss
            loss = later * LATER_SHARE
            years += 1.0
        if s.mode != COOP:
            years = min(years, self.fall + YEARS_PER_LEVEL * levels_missing(s))
        self.left = min(rest, years)


def chosen_in_setup(general: int, advisor: int) -> float:
    """The secret choice of the setup, before it is carried out: council and starting goods, spread over the game."""
    goods = 2.5 * GENERAL_TACTICS[general] + sum(GENERAL_GOODS[general])
    return ADVISOR_YEAR[advisor] + SUPPORT_YEAR[general] + goods / 5.0


def fall_left(s: GreatWall) -> float:
    """How much of this year's Fall is still to come."""
    if s.season < FALL:
        return 1.0
    if s.season == WINTER:
        return 0.0
    if s.active < 0:
        return 1.0
    after = 0
    for i in range(len(s.track) - 1, -1, -1):
        if s.track[i] == s.active:
            break
        if s.track[i] >= 0:
            after += 1
    return (after + 0.5) / s.players


def levels_missing(s: GreatWall) -> int:
    """Wall levels to be built before the Wall ends the game (GW-9.1.1)."""
    missing = 0
    worst = 0
    sections = 0
    for sec in range(first_section(s), 3):
        lack = 3 - s.wall[sec]
        missing += lack
        worst = max(worst, lack)
        sections += 1
    return missing - worst if sections > WALL_END[s.seats - 1] else missing


def can_be_shot(s: GreatWall, slot: int, wounds: int) -> bool:
    """Whether archers can put so many wounds on this card in one salvo (GW-17.2.5)."""
    if forbidden(s, slot, ARCHER):
        return False
    if WOUND_CAP.hordes[s.slots[slot]] and wounds > 1:
        return False
    return not guarded(s, slot)
