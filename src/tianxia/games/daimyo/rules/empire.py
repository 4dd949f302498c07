"""The Empire of the solo game (section 15). It is side 1; the human, seat 0, makes the choices it leaves open."""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.fields import mask, number
from tianxia.engine.flow import Ask, Step
from tianxia.engine.game import Decision, Reason
from tianxia.games.daimyo import actions
from tianxia.games.daimyo.data import EMPIRE_ABILITY, SOLO_PILE_ROUNDS
from tianxia.games.daimyo.ids import FARM, P_EMPIRE, TOWER, W_EMPIRE, W_SHADOW
from tianxia.games.daimyo.lookups import (
    ALL_SOLO_ISLANDS,
    COLOURS,
    DANGER_PAY,
    E_FARM,
    E_GOVERNOR,
    E_HELMET,
    E_POINTS,
    E_SHADOW,
    E_TILES,
    E_TOWER,
    ISLAND_NAMES,
    SHADOW_TOKEN,
    SOLO_ACT,
    SOLO_ADVANTAGE,
    SOLO_AMOUNT,
    SOLO_COLOUR,
    SOLO_FIELDS,
    SOLO_ISLANDS,
    SOLO_NAMES,
    SOLO_PILE,
)
from tianxia.games.daimyo.rules.heroes import discard
from tianxia.games.daimyo.rules.relics import (
    BITS,
    SRC_MARKET,
    lose_from_source,
    refill,
    restore_relics,
    tile_words,
)
from tianxia.games.daimyo.rules.resources import gain, score
from tianxia.games.daimyo.rules.units import ask_eliminate, place_building, place_governor, place_shadow
from tianxia.games.daimyo.rules.villagers import take_helmet
from tianxia.games.daimyo.state import Daimyo

HUMAN: Final = 0
EMPIRE: Final = 1
PIECES: Final = ("governor", "shadow", "tower", "farm")


def reveal_solo_card(s: Daimyo, log: Log | None) -> None:
    """DM-15.1.11, DM-15.6.4: the next card of the pile of this round."""
    pile = SOLO_PILE_ROUNDS[s.round]
    cards = [card for card in s.solo_left if SOLO_PILE[card] == pile]
    s.solo_card = cards[s.rng.below(len(cards))]
    s.solo_left.remove(s.solo_card)
    s.solo_used.append(s.solo_card)
    if log is not None:
        log.say("solo-card", EMPIRE, "DM-15.3.6", {"card": SOLO_NAMES[s.solo_card]})


class CoverField(Decision[Daimyo]):
    """D-SOLO-DIE: a die covers the field of its colour; the two others act, top to bottom (DM-15.3.2-3)."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        for code in range(18):
            if s.middle[code] > 0:
                out.append(actions.COVER.start + code)

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        code = action - actions.COVER.start
        s.middle[code] -= 1
        s.empire_dice.append(code + 1)
        if log is not None:
            log.say("cover", EMPIRE, "DM-15.3.2", {"colour": COLOURS[code // 6], "value": code % 6 + 1})
        for field in range(2, -1, -1):
            if SOLO_COLOUR[s.solo_card * 3 + field] != code // 6:
                s.todo.append(EmpireAct(s.solo_card, field))

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        return Reason("DM-15.3.2", "no-such-die")

    def about(self, s: Daimyo, ask: Ask) -> dict[str, Value]:
        return {"card": SOLO_NAMES[s.solo_card]}


COVER: Final = CoverField("cover", "DM-15.3.2", ("cover",))


class EmpireTurnEnd(Step[Daimyo]):
    """DM-15.3.6: the next card is shown at once, but not after the third turn of the round."""

    def run(self, s: Daimyo, log: Log | None) -> None:
        if len(s.empire_dice) < 3:
            reveal_solo_card(s, log)
        else:
            s.solo_card = -1


EMPIRE_TURN_END: Final = EmpireTurnEnd()


def incomplete(s: Daimyo, log: Log | None) -> None:
    """DM-15.3.5: 1 PP for an action that cannot be done completely."""
    score(s, EMPIRE, 1, P_EMPIRE, "DM-15.3.5", log)


class EmpireAct(Step[Daimyo]):
    """One field of a Solo card."""

    FIELDS = [number("card", of=SOLO_NAMES), number("field", of=SOLO_FIELDS)]

    def __init__(self, card: int, field: int) -> None:
        self.card = card
        self.field = field

    def run(self, s: Daimyo, log: Log | None) -> None:
        at = self.card * 3 + self.field
        act = SOLO_ACT[at]
        if act == E_POINTS:
            score(s, EMPIRE, SOLO_AMOUNT[at], P_EMPIRE, "DM-15.3.3", log)
        elif act == E_HELMET:
            if s.helmet == EMPIRE:
                incomplete(s, log)
            else:
                take_helmet(s, EMPIRE, "DM-15.3.3", log)
        elif act == E_TILES:
            s.todo.append(EmpireTiles(SOLO_AMOUNT[at], 1 if SOLO_ADVANTAGE[at] else 0, 0))
        else:
            ask_place(s, act, SOLO_ISLANDS[at], SOLO_ADVANTAGE[at], log)


def ask_place(s: Daimyo, act: int, islands: int, advantage: bool, log: Log | None) -> None:
    """Ask where the piece goes; without any space the action is incomplete."""
    allowed = allowed_islands(s, act, islands, advantage)
    if allowed == 0:
        incomplete(s, log)
    else:
        s.todo.append(PLACE.ask(HUMAN, act, allowed))


def allowed_islands(s: Daimyo, act: int, islands: int, advantage: bool) -> int:
    """DM-15.4.7: first the islands where the action is complete, among these those with advantage; as bit mask."""
    free = 0
    complete = 0
    for island in range(s.islands):
        if (islands >> island) & 1 and has_space(s, act, island):
            free |= 1 << island
            if act != E_SHADOW or human_governor(s, island):
                complete |= 1 << island
    if complete:
        free = complete
    if not advantage:
        return free
    better = 0
    for island in range(s.islands):
        if (free >> island) & 1 and gives_advantage(s, act, island):
            better |= 1 << island
    return better if better else free


def has_space(s: Daimyo, act: int, island: int) -> bool:
    if act == E_GOVERNOR:
        return any([s.governor[i] < 0 for i in range(island * 5, island * 5 + 5)])
    if act == E_SHADOW:
        return any([s.danger[i] < 0 for i in range(island * 3, island * 3 + 3)])
    return any([s.building[i] < 0 for i in range(island * 5, island * 5 + 5)])


def human_governor(s: Daimyo, island: int) -> bool:
    return any([s.governor[i] == HUMAN for i in range(island * 5, island * 5 + 5)])


def gives_advantage(s: Daimyo, act: int, island: int) -> bool:
    """DM-15.4.2-3, DM-15.4.6: from not more Influence than the human to more, after the whole effect."""
    empire = s.influence[EMPIRE * 6 + island]
    human = s.influence[HUMAN * 6 + island]
    if empire > human:
        return False
    if act == E_SHADOW:
        empire += 1
        if human_governor(s, island):
            human -= 2
    elif act != E_FARM:
        empire += 2
    return empire > human


def _named_islands(s: Daimyo, act: int) -> int:
    """The islands that the Solo card allows for this piece (bit mask); all for the ability of the Empire."""
    if s.solo_card < 0:
        return ALL_SOLO_ISLANDS
    fields = [at for at in range(s.solo_card * 3, s.solo_card * 3 + 3) if SOLO_ACT[at] == act]
    named = 0
    for at in fields:
        named |= SOLO_ISLANDS[at]
    return named if fields else ALL_SOLO_ISLANDS


class EmpirePlace(Decision[Daimyo]):
    """D-SOLO-ACT for pieces. a: which piece, b: islands (bit mask)."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        for island in range(s.islands):
            if (ask.b >> island) & 1:
                if ask.a == E_SHADOW:
                    for space in range(island * 3, island * 3 + 3):
                        if s.danger[space] < 0:
                            out.append(actions.SHADOW.start + space)
                else:
                    for site in range(island * 5, island * 5 + 5):
                        if ask.a == E_GOVERNOR and s.governor[site] < 0:
                            out.append(actions.GOVERN.start + site)
                        elif ask.a != E_GOVERNOR and s.building[site] < 0:
                            out.append(actions.SITE.start + site)

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if ask.a == E_GOVERNOR:
            place_governor(s, EMPIRE, action - actions.GOVERN.start, "DM-15.3.7", log)
        elif ask.a == E_SHADOW:
            space = action - actions.SHADOW.start
            place_shadow(s, EMPIRE, space, "DM-15.3.7", log)
            gain(s, EMPIRE, SHADOW_TOKEN, DANGER_PAY[space], W_SHADOW, "DM-15.2.3", log)
            if human_governor(s, space // 3):
                ask_eliminate(s, HUMAN, space // 3, HUMAN)
            else:
                incomplete(s, log)
        else:
            place_building(s, EMPIRE, TOWER if ask.a == E_TOWER else FARM, action - actions.SITE.start, "DM-15.3.7", log)

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        block = actions.SHADOW if actions.SHADOW.has(action) else (actions.GOVERN if actions.GOVERN.has(action) else actions.SITE)
        island = block.x(action)
        if island >= s.islands:
            return Reason("DM-3.1.1", "island-not-in-play")
        if (block is actions.GOVERN) != (ask.a == E_GOVERNOR) or (block is actions.SHADOW) != (ask.a == E_SHADOW):
            return Reason("DM-15.3.3", "other-piece", {"piece": PIECES[ask.a]})
        if not (_named_islands(s, ask.a) >> island) & 1:
            return Reason("DM-15.3.3", "card-islands")
        if (ask.b >> island) & 1 or not has_space(s, ask.a, island):
            return Reason("DM-4.4.1", "occupied")
        if ask.a == E_SHADOW and not human_governor(s, island):
            return Reason("DM-15.4.7", "whole-shadow")
        return Reason("DM-15.4.2", "advantage")

    def about(self, s: Daimyo, ask: Ask) -> dict[str, Value]:
        return {"piece": PIECES[ask.a]}


PLACE: Final = EmpirePlace(
    "empire-place",
    "DM-15.3.4",
    ("govern", "shadow", "site"),
    holds=(number("piece", of=PIECES), mask("islands", of=ISLAND_NAMES)),
)


# ---- Relic tiles ----


def visible(s: Daimyo, tile: int) -> bool:
    return s.black_market[tile] > 0 or any([s.no_mans_land[i] == tile for i in range(s.islands * 3)])


def wanted_tiles(s: Daimyo, takes: int, advantage: bool) -> int:
    """Bit mask of the tiles the Empire may take now (DM-15.2.5, DM-15.4.8)."""
    seen = 0
    for tile in range(24):
        if visible(s, tile):
            seen |= BITS[tile]
    loose = s.loose[EMPIRE]
    if advantage:
        completing = 0
        for colour in range(s.islands):
            lack = (15 << (4 * colour)) & ~loose
            if lack & ~seen == 0 and lack.bit_count() <= takes:
                completing |= lack
        if completing:
            return completing
    return seen & ~loose


class EmpireTiles(Step[Daimyo]):
    """`left` takes; `restored`: something was restored in this action."""

    FIELDS = [number("left"), number("advantage"), number("restored")]

    def __init__(self, left: int, advantage: int, restored: int) -> None:
        self.left = left
        self.advantage = advantage
        self.restored = restored

    def run(self, s: Daimyo, log: Log | None) -> None:
        if wanted_tiles(s, self.left, self.advantage == 1 and self.restored == 0) == 0:
            incomplete(s, log)
        else:
            s.todo.append(TILE.ask(HUMAN, self.left, self.advantage, self.restored))


class EmpireTile(Decision[Daimyo]):
    """D-SOLO-ACT for tiles: from any No Man's Land, refilled at once, or from the Black Market (DM-15.3.8).

    a: takes left, b: with advantage, c: something was restored in this action.
    """

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        wanted = wanted_tiles(s, ask.a, ask.b == 1 and ask.c == 0)
        for space in range(s.islands * 3):
            tile = s.no_mans_land[space]
            if tile >= 0 and wanted & BITS[tile]:
                out.append(actions.TAKE.start + space)
        for tile in range(24):
            if s.black_market[tile] > 0 and wanted & BITS[tile]:
                out.append(actions.MARKET.start + tile)

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if actions.TAKE.has(action):
            source = action - actions.TAKE.start
            tile = s.no_mans_land[source]
        else:
            source = SRC_MARKET
            tile = action - actions.MARKET.start
        lose_from_source(s, tile, source)
        s.loose[EMPIRE] |= BITS[tile]
        if log is not None:
            words = tile_words(tile)
            words["source"] = "empire"
            log.say("took-tile", EMPIRE, "DM-15.3.8", words)
        restore_relics(s, EMPIRE, log)
        restored = 1 if not s.loose[EMPIRE] & BITS[tile] else 0
        refill(s, log)
        if ask.a > 1:
            s.todo.append(EmpireTiles(ask.a - 1, ask.b, ask.c | restored))

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        tile = s.no_mans_land[action - actions.TAKE.start] if actions.TAKE.has(action) else action - actions.MARKET.start
        if actions.TAKE.has(action) and actions.TAKE.x(action) >= s.islands:
            return Reason("DM-3.1.1", "island-not-in-play")
        if tile < 0 or (actions.MARKET.has(action) and s.black_market[tile] == 0):
            return Reason("DM-15.3.8", "no-tile")
        if s.loose[EMPIRE] & BITS[tile]:
            return Reason("DM-15.2.5", "duplicate", tile_words(tile))
        return Reason("DM-15.4.8", "advantage-tile")

    def question_rule(self, s: Daimyo, ask: Ask) -> str:
        return "DM-15.4.8" if ask.b == 1 and ask.c == 0 else self.rule

    def about(self, s: Daimyo, ask: Ask) -> dict[str, Value]:
        return {"left": ask.a}


TILE: Final = EmpireTile(
    "empire-tile", "DM-15.3.8", ("take", "market"), holds=(number("left"), number("advantage"), number("restored"))
)


# ---- ability and end of round ----


def empire_ability(s: Daimyo, log: Log | None) -> None:
    """DM-15.5.1: the line of the Ability card with the sum of the three dice."""
    total = 0
    for die in s.empire_dice:
        total += (die - 1) % 6 + 1
    line = 0
    while total > EMPIRE_ABILITY[line][2]:
        line += 1
    if log is not None:
        log.say("empire-ability", EMPIRE, "DM-15.5.1", {"line": EMPIRE_ABILITY[line][0], "sum": total})
    if line == 0:
        s.todo.append(EmpireTiles(1, 1, 0))
    elif line == 1:
        if sum(s.tokens[0:4]) == 0 and not s.hand[HUMAN]:
            incomplete(s, log)
        else:
            s.todo.append(TOLL.ask(HUMAN))
    else:
        ask_place(s, E_SHADOW, ALL_SOLO_ISLANDS, True, log)


class EmpireToll(Decision[Daimyo]):
    """EA2: the human discards a token of any kind or a hero from hand."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        for card in s.hand[seat]:
            out.append(actions.DISCARD.id(card))
        for token in range(4):
            if s.tokens[seat * 4 + token] > 0:
                out.append(actions.GIVE.id(token))
        out.sort()

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if actions.DISCARD.has(action):
            discard(s, seat, actions.DISCARD.x(action), "DM-15.5.1", log)
        else:
            gain(s, seat, actions.GIVE.x(action), -1, W_EMPIRE, "DM-15.5.1", log)

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        return Reason("DM-15.5.1", "have-none")


TOLL: Final = EmpireToll("empire-toll", "DM-15.5.1", ("give", "discard"))


def return_empire_tiles(s: Daimyo, log: Log | None) -> None:
    """DM-15.6.5: at the end of round 4 all its tiles go back into the bag; counts and markers stay."""
    for tile in range(24):
        if s.loose[EMPIRE] & BITS[tile]:
            s.bag[tile] += 1
        s.bag[tile] += s.stacks[EMPIRE * 6 + tile // 4]
    s.loose[EMPIRE] = 0
    for colour in range(6):
        s.stacks[EMPIRE * 6 + colour] = 0
    if log is not None:
        log.say("empire-returns", EMPIRE, "DM-15.6.5", {})
    refill(s, log)
