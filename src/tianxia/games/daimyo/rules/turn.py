"""A turn (DM-5.5): a die, the Main Action of its space, and Bonus Actions before or after it."""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.fields import number
from tianxia.engine.flow import Ask, Step
from tianxia.engine.game import Decision, Reason
from tianxia.games.daimyo import actions
from tianxia.games.daimyo.data import ABILITY_SUM
from tianxia.games.daimyo.ids import (
    ABILITY_SPACE,
    CONSTRUCTION,
    DIE_SLOTS,
    PRODUCTION,
    RECRUITMENT,
    RELIC,
    SPACE_COLOUR,
    SPACE_NAMES,
    TAX,
    TILE_SPACES,
    VILLAGERS,
    W_ABILITY,
    W_PRODUCTION,
    W_TAX,
    W_TILE,
)
from tianxia.games.daimyo.lookups import CLAN_ABILITY, CLAN_NAMES, COLOURS, HERO_STRENGTH, TILE_EFFECT, TILE_NAME
from tianxia.games.daimyo.lookups import TAX as TAX_GAIN
from tianxia.games.daimyo.notation import ANY_TYPE, ANY_UNIT
from tianxia.games.daimyo.rules import buildings, effects, heroes, recruitment, relic_action, relics
from tianxia.games.daimyo.rules.buildings import can_build, own_tile
from tianxia.games.daimyo.rules.effects import ABILITY_RULE, useful, why_useless
from tianxia.games.daimyo.rules.heroes import dice_sums, dice_total, discard, play, playable, why_not_playable
from tianxia.games.daimyo.rules.production import harvest, produce
from tianxia.games.daimyo.rules.recruitment import can_recruit, may_reset, pay_reset, why_not_reset
from tianxia.games.daimyo.rules.resources import gain_bundle
from tianxia.games.daimyo.rules.villagers import villagers_help
from tianxia.games.daimyo.state import Daimyo


def in_turn_order(s: Daimyo, first: int) -> list[int]:
    """The seats clockwise from `first` (a side beyond the seats counts as after the last seat)."""
    start = first if first < s.seats else 0
    return [(start + i) % s.seats for i in range(s.seats)]


class TakeDie(Step[Daimyo]):
    """DM-5.5.2, DM-5.7: a die with its space, or an idle one if none fits."""

    FIELDS = [number("seat")]

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Daimyo, log: Log | None) -> None:
        s.todo.append((DIE if die_fits(s, self.seat) else IDLE).ask(self.seat))


def die_fits(s: Daimyo, seat: int) -> bool:
    at = seat * DIE_SLOTS
    for code in range(18):
        if s.middle[code] > 0:
            if s.dice[at + TAX] == 0:
                return True
            for space in range(5):
                if SPACE_COLOUR[space] == code // 6 and s.dice[at + space] == 0:
                    return True
    return False


class ChooseDie(Decision[Daimyo]):
    """D-DIE: a die and a free space of its colour; Tax takes any colour (DM-5.5.2)."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        at = seat * DIE_SLOTS
        for code in range(18):
            if s.middle[code] > 0:
                for space in range(6):
                    if s.dice[at + space] == 0 and (space == TAX or SPACE_COLOUR[space] == code // 6):
                        out.append(actions.DIE.start + code * 6 + space)

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        code = (action - actions.DIE.start) // 6
        space = actions.DIE.z(action)
        s.middle[code] -= 1
        s.dice[seat * DIE_SLOTS + space] = code + 1
        s.space = space
        if log is not None:
            log.say("die", seat, "DM-5.5.2", {"colour": COLOURS[code // 6], "value": code % 6 + 1, "action": SPACE_NAMES[space]})
        s.todo.append(TURN.ask(seat))

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        space = actions.DIE.z(action)
        if s.dice[seat * DIE_SLOTS + space] > 0:
            return Reason("DM-5.6", "space-taken", {"action": SPACE_NAMES[space]})
        if space != TAX and SPACE_COLOUR[space] != actions.DIE.x(action):
            return Reason("DM-5.5.2", "die-colour", {"action": SPACE_NAMES[space], "colour": COLOURS[SPACE_COLOUR[space]]})
        return Reason("DM-5.5.2", "no-such-die")


DIE: Final = ChooseDie("die", "DM-5.5.2", ("die",))


class IdleDie(Decision[Daimyo]):
    """DM-5.7: no die fits; any die is laid beside the board, and there is no Main Action."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        for code in range(18):
            if s.middle[code] > 0:
                out.append(actions.IDLE.start + code)

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        code = action - actions.IDLE.start
        s.middle[code] -= 1
        slot = 6
        while s.dice[seat * DIE_SLOTS + slot] > 0:
            slot += 1
        s.dice[seat * DIE_SLOTS + slot] = code + 1
        s.space = -1
        s.main_done = 1
        if log is not None:
            log.say("die-idle", seat, "DM-5.7", {"colour": COLOURS[code // 6], "value": code % 6 + 1})
        s.todo.append(TURN.ask(seat))

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        return Reason("DM-5.7", "no-such-die")


IDLE: Final = IdleDie("idle", "DM-5.7", ("idle",))


_MAIN_RULE: Final[list[str]] = ["DM-6.1", "DM-6.2", "DM-6.3", "DM-6.4.1", "DM-6.5.1", "DM-6.6.1"]  # by space


def main_action(s: Daimyo, seat: int, space: int, log: Log | None) -> None:
    if space == VILLAGERS:
        villagers_help(s, seat)
    elif space == PRODUCTION:
        produce(s, seat, 3, W_PRODUCTION, log)
    elif space == RELIC:
        s.todo.append(relic_action.TRAVEL.ask(seat, relic_action.LEG))
        s.todo.append(relic_action.TRAVEL.ask(seat, relic_action.LEG))
    elif space == RECRUITMENT:
        s.todo.append(recruitment.Recruiting(seat, 0, ANY_UNIT, 0))
    elif space == CONSTRUCTION:
        s.todo.append(buildings.Building(seat, 0, ANY_TYPE, 0))
    else:
        gain_bundle(s, seat, TAX_GAIN, W_TAX, "DM-6.6.1", log)


def tile_useful(s: Daimyo, seat: int, space: int) -> bool:
    """A tile lies there and can do something now (DM-4.6.5)."""
    tile = s.tiles[seat * TILE_SPACES + space]
    return tile >= 0 and useful(s, seat, TILE_EFFECT[own_tile(s, seat, tile)])


class Turn(Decision[Daimyo]):
    """D-TURN: Main Action, Bonus Actions in any order, end (DM-5.5.3-5)."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        if s.main_done == 0:
            out.append(actions.MAIN.start)
        hand = s.hand[seat]
        if s.hero_done == 0 and len(hand) > 0:
            sums = dice_sums(s, seat)
            for card in hand:
                if (sums >> HERO_STRENGTH[card]) & 1 and playable(s, seat, card):
                    out.append(actions.PLAY.id(card))
        for card in hand:
            out.append(actions.DISCARD.id(card))
        if dice_total(s, seat) >= ABILITY_SUM:
            if s.ability_done == 0 and useful(s, seat, CLAN_ABILITY[s.clan[seat]]):
                out.append(actions.ABILITY.start)
            if s.ability_tile_done == 0 and tile_useful(s, seat, ABILITY_SPACE):
                out.append(actions.TILE.id(1))
        if s.tile_done == 0 and 0 <= s.space < TAX and tile_useful(s, seat, s.space):
            out.append(actions.TILE.id(0))
        if may_reset(s, seat):
            out.append(actions.RESET.start)
        if s.main_done == 1:
            out.append(actions.END.start)
        out.sort()

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == actions.END.start:
            return
        s.todo.append(ask)  # again, after what was chosen
        s.todo.append(relics.REFILL)  # spaces that waited for tiles (DM-8.2.8)
        if action == actions.MAIN.start:
            s.main_done = 1
            if log is not None:
                log.say("main", seat, "DM-5.5.3", {"action": SPACE_NAMES[s.space]})
            main_action(s, seat, s.space, log)
        elif actions.PLAY.has(action):
            s.hero_done = 1
            play(s, seat, actions.PLAY.x(action), log)
        elif actions.DISCARD.has(action):
            discard(s, seat, actions.DISCARD.x(action), "DM-7.2.1", log)
            s.todo.append(heroes.CHANGE.ask(seat))
        elif action == actions.ABILITY.start:
            s.ability_done = 1
            if log is not None:
                log.say("ability", seat, "DM-7.3.1", {"clan": CLAN_NAMES[s.clan[seat]]})
            s.todo.append(effects.Resolve(seat, CLAN_ABILITY[s.clan[seat]], W_ABILITY))
        elif actions.TILE.has(action):
            self.use_tile(s, seat, actions.TILE.x(action), log)
        else:
            pay_reset(s, seat, log)

    def use_tile(self, s: Daimyo, seat: int, which: int, log: Log | None) -> None:
        """DM-7.4.3-4: once per turn each."""
        if which == 0:
            s.tile_done = 1
            space = s.space
        else:
            s.ability_tile_done = 1
            space = ABILITY_SPACE
        tile = own_tile(s, seat, s.tiles[seat * TILE_SPACES + space])
        if log is not None:
            log.say("tile", seat, "DM-7.4.3" if which == 0 else "DM-7.4.4", {"tile": TILE_NAME[tile]})
        s.todo.append(effects.Resolve(seat, TILE_EFFECT[tile], W_TILE))

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        if action == actions.MAIN.start:
            return Reason("DM-5.7", "idle-no-main") if s.space < 0 else Reason("DM-5.5.3", "main-done")
        if action == actions.END.start:
            return Reason("DM-5.5.5", "main-first")
        if actions.PLAY.has(action):
            if s.hero_done == 1:
                return Reason("DM-7.0.2", "hero-done")
            return why_not_playable(s, seat, actions.PLAY.x(action))
        if actions.DISCARD.has(action):
            return Reason("DM-7.2.1", "not-in-hand")
        if action == actions.RESET.start:
            return why_not_reset(s, seat)
        if action == actions.ABILITY.start:
            if dice_total(s, seat) < ABILITY_SUM:
                return Reason("DM-7.3.1", "sum", {"sum": dice_total(s, seat), "need": ABILITY_SUM})
            if s.ability_done == 1:
                return Reason("DM-7.0.2", "done-before")
            return why_useless(s, seat, CLAN_ABILITY[s.clan[seat]])
        return self.why_not_tile(s, seat, actions.TILE.x(action))

    def why_not_tile(self, s: Daimyo, seat: int, which: int) -> Reason:
        space = s.space if which == 0 else ABILITY_SPACE
        rule = "DM-7.4.3" if which == 0 else "DM-7.4.4"
        if which == 0 and not 0 <= space < TAX:
            return Reason("DM-5.7", "idle-no-tile") if space < 0 else Reason("DM-7.4.1", "tax-no-tile")
        tile = s.tiles[seat * TILE_SPACES + space]
        if tile < 0:
            return Reason(rule, "no-bonus-tile")
        if which == 1 and dice_total(s, seat) < ABILITY_SUM:
            return Reason(rule, "sum", {"sum": dice_total(s, seat), "need": ABILITY_SUM})
        if (s.tile_done if which == 0 else s.ability_tile_done) == 1:
            return Reason("DM-7.0.2", "done-before")
        return why_useless(s, seat, TILE_EFFECT[own_tile(s, seat, tile)])

    def action_rule(self, s: Daimyo, ask: Ask, action: int) -> str:
        if action == actions.MAIN.start:
            return _MAIN_RULE[s.space]
        if action == actions.END.start:
            return "DM-5.5.5"
        if action == actions.RESET.start:
            return "DM-9.2.4"
        if action == actions.ABILITY.start:
            return ABILITY_RULE[s.clan[ask.seat]]
        if actions.TILE.has(action):
            return "DM-7.4.3" if actions.TILE.x(action) == 0 else "DM-7.4.4"
        return "DM-7.1.1" if actions.PLAY.has(action) else "DM-7.2.1"

    def about(self, s: Daimyo, ask: Ask) -> dict[str, Value]:
        return {"action": SPACE_NAMES[s.space] if s.space >= 0 else "idle", "done": s.main_done, "sum": dice_total(s, ask.seat)}

    def warnings(self, s: Daimyo, ask: Ask, seat: int, action: int) -> list[Reason]:
        if action == actions.MAIN.start:
            empty = (
                (s.space == PRODUCTION and sum(harvest(s, seat, 3)) == 0)
                or (s.space == RECRUITMENT and not can_recruit(s, seat, 0, ANY_UNIT))
                or (s.space == CONSTRUCTION and not can_build(s, seat, 0, ANY_TYPE))
            )
            if empty:
                return [Reason("DM-6.0.3", "nothing-happens")]
        return []


TURN: Final = Turn("turn", "DM-5.5", ("main", "play", "discard", "ability", "tile", "reset", "end"))
