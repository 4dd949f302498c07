"""What a seat sees as numbers, straight from the position: the numbers of features.py, in its order."""

from typing import Final

from tianxia.engine.features import MOST_PLAYERS, size_of
from tianxia.engine.sheet import Sheet
from tianxia.games.great_wall import features as table
from tianxia.games.great_wall.actions import PLACE_NAMES
from tianxia.games.great_wall.board.counts import bits
from tianxia.games.great_wall.board.field import attack_strength, defence, owner_at, section_static, shame_of_breach
from tianxia.games.great_wall.board.seats import first_section, locked, tea_rank
from tianxia.games.great_wall.data import (
    ADVISOR_COUNT,
    ADVISOR_IDS,
    ARTIFACT_IDS,
    COOP_OPEN,
    DECREE_IDS,
    EVENT_IDS,
    GENERAL_IDS,
    HOLDER_IDS,
    HOLDER_LINE,
    HORDE_BACK,
    HORDE_IDS,
    HORDE_VITAL,
    QIN_ARTIFACT_HONOR,
    SHAME_POOL,
    STANDARD_HORDES,
    TACTIC_IDS,
    WALL_FIRING,
)
from tianxia.games.great_wall.ids import (
    ACTIVE,
    CLERKS,
    COMMAND_NAMES,
    COOP,
    HORSE_OF,
    IN_DISCARD,
    LOCATIONS,
    MODES,
    OWN,
    REED_COMMAND,
    SEASONS,
    SECTIONS,
    SOLDIERS,
    SPOTS,
    SUPPORT,
    WOUND,
)
from tianxia.games.great_wall.scoring import artifact_honor
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.view import TREASURE
from tianxia.games.great_wall.words.static import FIRING

_ADVISORS: Final = len(ADVISOR_IDS)
_COMMANDS: Final = len(COMMAND_NAMES)
_DECREES: Final = len(DECREE_IDS)
_EVENTS: Final = len(EVENT_IDS)
_GENERALS: Final = len(GENERAL_IDS)
_HORDES: Final = len(HORDE_IDS)
_TACTICS: Final = len(TACTIC_IDS)
_PAID: Final = len(table.PAID_DECREES)
_PAID_PLACE: Final = [table.PAID_DECREES.index(card) if card in table.PAID_DECREES else -1 for card in DECREE_IDS]
_OPEN: Final = max(COOP_OPEN)
_MOST_FIRING: Final = max([max(levels) for levels in WALL_FIRING])
_MOST_SHAME: Final = max(SHAME_POOL)
_SECTION: Final = size_of(table.SECTION)
_HORDE: Final = _HORDES + SPOTS * (4 + MOST_PLAYERS)
_PLAYER: Final = size_of(table.PLAYER)
_COOP: Final = size_of(table.COOP)
_SOLO: Final = size_of(table.SOLO)
_HIT: Final = len(table.HIT)
_HIT_PLACE: Final = [table.HIT_AT.get(f"{place} {soldier}", -1) for place in PLACE_NAMES for soldier in (*SOLDIERS, "")]
_LIMITED: Final = [line for line in HOLDER_LINE if line.limit_bit >= 0]


def observe(s: GreatWall, seat: int, out: Sheet) -> None:
    out.one_of(s.mode, len(MODES))
    out.one_of(s.year - 1, table.YEARS)
    out.one_of(s.season, len(SEASONS))
    out.player(s.active)
    out.one_of(s.seats - 1, MOST_PLAYERS)
    for sec in range(3):
        _section(s, sec, out)
    for loc in range(len(LOCATIONS)):
        out.each_number([s.at[loc * 4 + p] for p in range(s.players)], CLERKS)
        out.flag(locked(s, loc))
    out.one_of(s.act_loc, len(LOCATIONS))
    _used_up(s, out)
    for kind in range(3):
        out.amount(s.store[kind], 3)
    out.number(s.shame_bank, _MOST_SHAME)
    out.number(s.shame_box, _MOST_SHAME)
    _row(s.offer, table.CARDS_IN_OFFER, _ADVISORS, out)
    _track(s, out)
    out.number(len(s.horde_deck), STANDARD_HORDES)
    out.number(len(s.advisor_deck), ADVISOR_COUNT)
    out.number(len(s.tactic_deck), _TACTICS)
    out.number(len(s.event_deck), _EVENTS)
    out.number(len(s.decree_deck), _DECREES)
    out.one_of(HORDE_BACK[s.horde_deck[-1]] if s.horde_deck else -1, len(SECTIONS))
    _marks(s.horde_out, _HORDES, out)
    _marks(s.tactic_out, _TACTICS, out)
    _advisors(s, IN_DISCARD, out)
    begin = out.at
    for artifact in s.artifacts:
        out.one_of(artifact, len(ARTIFACT_IDS))
        if artifact == TREASURE:
            out.skip(MOST_PLAYERS)
        else:
            out.each_number(artifact_honor(s, artifact), QIN_ARTIFACT_HONOR)
    out.at = begin + 3 * (len(ARTIFACT_IDS) + MOST_PLAYERS)
    if s.mode == COOP:
        _coop(s, out)
    else:
        out.skip(_COOP)
    if s.qin >= 0:
        _solo(s, out)
    else:
        out.skip(_SOLO)
    _victims(s.victims, out)
    _victims(s.saved, out)
    begin = out.at
    for p in range(s.players):
        out.at = begin + out.place(p) * _PLAYER
        _player(s, p, out)
    out.at = begin + MOST_PLAYERS * _PLAYER
    if seat >= 0:
        _mine(s, seat, out)


def _row(cards: list[int], most: int, ids: int, out: Sheet) -> None:
    """Cards one after the other; -1 is an empty place."""
    begin = out.at
    for card in cards:
        out.one_of(card, ids)
    out.at = begin + most * ids


def _marks(cards: list[int], ids: int, out: Sheet) -> None:
    for card in cards:
        out.mark(card)
    out.skip(ids)


def _advisors(s: GreatWall, where: int, out: Sheet) -> None:
    for card in range(_ADVISORS):
        if s.advisor_at[card] == where:
            out.mark(card)
    out.skip(_ADVISORS)


def _section(s: GreatWall, sec: int, out: Sheet) -> None:
    """One section of the Wall with the balance of strength, as if winter came now."""
    if sec < first_section(s):
        out.skip(_SECTION)
        return
    attack, held = attack_strength(s, sec), defence(s, sec)
    out.number(s.wall[sec], 3)
    out.number(s.barricades[sec], 3)
    out.amount(held, 10)
    out.amount(attack, 10)
    out.flag(attack > held)
    out.each_number(shame_of_breach(s, sec), 6)
    out.number(max(WALL_FIRING[s.side][s.wall[sec]] + section_static(s, sec, FIRING), 0), _MOST_FIRING)
    out.each_number([s.fire[sec * 4 + p] for p in range(s.players)], OWN[1])
    begin = out.at
    for p in range(s.players):
        out.at = begin + out.place(p) * 3
        for kind in range(3):
            out.number(s.rest[(sec * 4 + p) * 3 + kind], OWN[kind])
    out.at = begin + MOST_PLAYERS * 3
    begin = out.at
    for slot in range(sec * 3, sec * 3 + 3):
        if s.slots[slot] >= 0:
            _horde(s, slot, out)
    out.at = begin + 3 * _HORDE


def _horde(s: GreatWall, slot: int, out: Sheet) -> None:
    card = s.slots[slot]
    out.one_of(card, _HORDES)
    begin = out.at
    for spot in range(HORDE_VITAL[card]):
        code = s.spots[slot * 8 + spot]
        out.one_of(0 if code == 0 else 1 if code == WOUND else 3 if code >= HORSE_OF else 2, 4)
        out.player(owner_at(code))
    out.at = begin + SPOTS * (4 + MOST_PLAYERS)


def _used_up(s: GreatWall, out: Sheet) -> None:
    used = s.used_turn | s.used_year | s.used_game
    if used:
        for line in _LIMITED:
            if (used >> line.limit_bit) & 1:
                out.mark(line.card)
    out.skip(len(HOLDER_IDS))


def _command(card: int) -> int:
    return _COMMANDS if card == REED_COMMAND else card


def _track(s: GreatWall, out: Sheet) -> None:
    begin = out.at
    for slot in range(s.players):
        p = s.track[slot]
        out.player(p)
        out.one_of(_command(s.pick[p]) if p >= 0 else -1, _COMMANDS + 1)
    out.at = begin + MOST_PLAYERS * (MOST_PLAYERS + _COMMANDS + 1)


def _coop(s: GreatWall, out: Sheet) -> None:
    _row(s.decrees, _OPEN, _DECREES, out)
    _marks(s.decrees_done, _DECREES, out)
    begin = out.at
    for event in s.events_shown:
        out.one_of(event, _EVENTS)
        out.flag((s.events_cancelled >> event) & 1 == 1)
    out.at = begin + (table.YEARS - 1) * (_EVENTS + 1)
    out.one_of(_PAID_PLACE[s.decree_now] if s.decree_now >= 0 else -1, _PAID)
    for p in s.pledged_by:
        if 0 <= p < s.seats:
            out.mark(out.place(p))
    out.skip(MOST_PLAYERS)
    for decree in range(_DECREES):
        if (s.refused >> decree) & 1:
            out.mark(_PAID_PLACE[decree])
    out.skip(_PAID)
    begin = out.at
    for decree in range(_DECREES):
        if s.ease[decree]:
            out.at = begin + _PAID_PLACE[decree]
            out.amount(s.ease[decree], 1)
    out.at = begin + _PAID


def _solo(s: GreatWall, out: Sheet) -> None:
    _row(s.qin_track, 5, 5, out)
    out.number(len(s.qin_deck), _COMMANDS)
    _marks(s.qin_out, _COMMANDS, out)
    out.flag(s.both == 1)


def _victims(victims: list[int], out: Sheet) -> None:
    for i in range(len(victims)):
        code = victims[i]
        if code not in victims[:i]:  # all of a kind are told at once
            out.put(out.place(code // 256) * _HIT + _HIT_PLACE[code % 256], victims.count(code) / table.MOST_VICTIMS)
    out.skip(MOST_PLAYERS * _HIT)


def _player(s: GreatWall, p: int, out: Sheet) -> None:
    """What everybody sees of a player. Amounts behind the screen and hands are not among it."""
    picked = s.pick[p] >= 0
    out.amount(s.honor[p], 50)
    out.number(tea_rank(s, p), MOST_PLAYERS)
    out.number(s.clerks[p], CLERKS)
    out.number(s.unhired[p], 3)
    for kind in range(3):
        out.number(s.supply[p * 3 + kind], OWN[kind])
    for kind in range(3):
        out.number(s.shamed[p * 3 + kind], OWN[kind])
    out.amount(s.clerks_gone[p], 1)
    for kind in range(3):
        out.amount(s.gone[p * 3 + kind], 1)
    for loc in range(4):
        out.number(s.over[p * 4 + loc], 3)
    out.one_of(s.generals[p], _GENERALS)
    out.flag(p < s.seats and (s.setup_left >> p) & 1 == 0)
    _advisors(s, ACTIVE + p, out)
    out.amount(s.sa[p], 2)
    for card in range(_ADVISORS):
        if s.advisor_at[card] == SUPPORT + p and card not in s.secret_support:
            out.mark(card)
    out.skip(_ADVISORS)
    out.amount(bits(s.tactics[p]), 3)
    out.number(bits(s.hand[p]), _COMMANDS)
    out.flag(picked)
    out.one_of(_command(s.pick[p]) if picked and s.revealed else -1, _COMMANDS + 1)
    out.bits(s.out[p], _COMMANDS)
    for card in range(len(s.taken_by)):
        if s.taken_by[card] == p:
            out.mark(2 * card)
            out.put(2 * card + 1, s.taken_shame[card] / table.SHAME_ON_CARD)
    out.skip(2 * len(table.TROPHIES))
    out.amount(s.won[p], 4)


def _mine(s: GreatWall, seat: int, out: Sheet) -> None:
    """Behind the own screen, the own hands, the own secret choices, cards looked at."""
    for kind in range(4):
        out.amount(s.res[seat * 4 + kind], 5)
    out.bits(s.tactics[seat], _TACTICS)
    out.bits(s.hand[seat], _COMMANDS)
    out.one_of(s.pick[seat], _COMMANDS)
    out.one_of(s.secret_support[seat], _ADVISORS)
    _marks(s.dealt_generals[seat * 2 : seat * 2 + 2], _GENERALS, out)
    _marks(s.dealt_advisors[seat * 2 : seat * 2 + 2], _ADVISORS, out)
    if s.kept[seat] >= 0:
        out.mark(s.kept[seat] // 64)
        out.mark(_GENERALS + s.kept[seat] % 64)
    out.skip(_GENERALS + _ADVISORS)
    deck = s.event_deck
    for i in range(s.known[seat]):
        out.one_of(deck[len(deck) - 1 - i], _EVENTS)
