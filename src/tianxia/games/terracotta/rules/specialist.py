"""Buy a specialist: kind, cell, facing, horse (TA-7.9, section 9)."""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.fields import number
from tianxia.engine.flow import Ask
from tianxia.engine.game import Decision, Reason
from tianxia.games.terracotta import actions, data, ids
from tianxia.games.terracotta.figures import has_room_for_horse, mount, put_specialist
from tianxia.games.terracotta.mausoleum import CELLS, NEXT, name
from tianxia.games.terracotta.purse import gain_coins, is_active, use_weapon
from tianxia.games.terracotta.state import Terracotta


def cost_of(s: Terracotta, kind: int) -> int:
    """TA-7.9.2: one coin more for each copy taken before. Only while copies are left."""
    return data.SPECIALIST_COST[data.SPECIALIST_COUNT - s.specialists[kind - ids.HORSE]]


def can_buy(s: Terracotta, seat: int, kind: int) -> bool:
    """TA-7.9.1, TA-7.9.3, TA-7.9.5: a copy is left, its weapon active, its cost payable, and there is a place for it."""
    shelf = kind - ids.HORSE  # also the number of its weapon
    if s.specialists[shelf] == 0 or not is_active(s, seat, shelf) or s.coins[seat] < cost_of(s, kind):
        return False
    return can_mount(s, seat) if kind == ids.HORSE else s.empty > 0


def can_buy_any(s: Terracotta, seat: int) -> bool:
    if s.weapons[seat] == 0 or s.coins[seat] == 0:
        return False
    return (
        can_buy(s, seat, ids.SERVANT)
        or can_buy(s, seat, ids.ARCHER)
        or can_buy(s, seat, ids.MUSICIAN)
        or can_buy(s, seat, ids.HORSE)
    )


def can_mount(s: Terracotta, seat: int) -> bool:
    """Whether any own warrior on foot has room for a horse."""
    for figure in range(len(s.kind)):
        if s.owner[figure] == seat and s.way[figure] == ids.NO_WAY:
            cell = s.at[figure]
            for way in range(4):
                if has_room_for_horse(s, cell, way):
                    return True
    return False


def why_not_buy(s: Terracotta, seat: int, kind: int) -> Reason:
    shelf = kind - ids.HORSE
    what = ids.FIGURES[kind]
    if s.specialists[shelf] == 0:
        return Reason("TA-7.9.1", "sold-out", {"kind": what})
    if not is_active(s, seat, shelf):
        return Reason("TA-7.9.3", "weapon-inactive", {"weapon": ids.WEAPONS[shelf], "kind": what})
    if s.coins[seat] < cost_of(s, kind):
        return Reason("TA-7.9.3", "specialist-coins", {"kind": what, "cost": cost_of(s, kind), "coins": s.coins[seat]})
    return why_no_horse(s, seat) if kind == ids.HORSE else Reason("TA-7.9.5", "mausoleum-full")


def why_no_horse(s: Terracotta, seat: int) -> Reason:
    own = [figure for figure in range(len(s.kind)) if s.owner[figure] == seat]
    if not own:
        return Reason("TA-9.2.2", "no-rider")
    if all(s.way[figure] != ids.NO_WAY for figure in own):
        return Reason("TA-9.2.5", "all-ride")
    return Reason("TA-7.9.5", "no-horse-room")


def nearest_kind(s: Terracotta, seat: int) -> int:
    """The kind that is closest to being bought: its weapon active if possible, then the cheapest."""
    best = ids.HORSE
    closest = -1
    for kind in range(ids.HORSE, ids.HORSE + ids.SPECIALISTS):
        shelf = kind - ids.HORSE
        near = s.specialists[shelf] + (10 if is_active(s, seat, shelf) else 0)
        if near >= closest:  # a horse, which needs a rider, comes last
            closest = near
            best = kind
    return best


class Specialist(Decision[Terracotta]):
    """DEC-16: which kind. Coins and weapon are paid at once; the place is asked next."""

    def legal(self, s: Terracotta, ask: Ask, seat: int, out: list[int]) -> None:
        for kind in range(ids.HORSE, ids.HORSE + ids.SPECIALISTS):
            if can_buy(s, seat, kind):
                out.append(actions.BUY.start + kind - ids.HORSE)

    def apply(self, s: Terracotta, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        kind = action - actions.BUY.start + ids.HORSE
        gain_coins(s, seat, -cost_of(s, kind), "specialist", "TA-7.9.1", log)
        use_weapon(s, seat, kind - ids.HORSE, "TA-7.9.1", log)
        if kind == ids.HORSE:
            s.todo.append(HORSE.ask(seat))
        else:
            s.todo.append(SPOT.ask(seat, kind))

    def why_not(self, s: Terracotta, ask: Ask, seat: int, action: int) -> Reason:
        return why_not_buy(s, seat, actions.BUY.x(action) + ids.HORSE)

    def about(self, s: Terracotta, ask: Ask) -> dict[str, Value]:
        return {"coins": s.coins[ask.seat]}


SPECIALIST: Final = Specialist("specialist", "TA-7.9.1", ("buy",))


class Spot(Decision[Terracotta]):
    """DEC-17: the cell of a servant, archer or musician (TA-7.9.4)."""

    def legal(self, s: Terracotta, ask: Ask, seat: int, out: list[int]) -> None:
        list_empty_cells(s, out)

    def apply(self, s: Terracotta, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        cell = action - actions.PUT.start
        if ask.a == ids.ARCHER:
            s.todo.append(FACING.ask(seat, 0, cell))
        else:
            put_specialist(s, ask.a, seat, cell, ids.NO_WAY, "TA-7.9.4", log)

    def why_not(self, s: Terracotta, ask: Ask, seat: int, action: int) -> Reason:
        return Reason("TA-4.4.2", "cell-taken", {"cell": name(actions.PUT.x(action))})

    def about(self, s: Terracotta, ask: Ask) -> dict[str, Value]:
        return {"kind": ids.FIGURES[ask.a]}

    def question_rule(self, s: Terracotta, ask: Ask) -> str:
        """Where it may stand, and what it does there."""
        if ask.a == ids.SERVANT:
            return "TA-9.3.1"
        return "TA-9.4.1" if ask.a == ids.ARCHER else "TA-9.5.1"


SPOT: Final = Spot("spot", "TA-7.9.4", ("put",), holds=(number("kind", of=ids.FIGURES),))


class Facing(Decision[Terracotta]):
    """DEC-18: where a kneeling archer looks, for the rest of the game (TA-9.4.1, TA-9.4.2)."""

    def legal(self, s: Terracotta, ask: Ask, seat: int, out: list[int]) -> None:
        for way in range(4):
            out.append(actions.FACE.start + way)

    def apply(self, s: Terracotta, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        put_specialist(s, ids.ARCHER, seat, ask.b, action - actions.FACE.start, "TA-9.4.1", log)

    def warnings(self, s: Terracotta, ask: Ask, seat: int, action: int) -> list[Reason]:
        cell = NEXT[ask.b * 4 + actions.FACE.x(action)]
        if cell < 0:
            return [Reason("TA-9.4.1", "faces-wall")]
        figure = s.grid[cell] - 1
        if figure < 0:
            return [Reason("TA-9.4.4", "faces-empty", {"cell": name(cell)})]
        if s.owner[figure] < 0:
            return [Reason("TA-9.4.8", "faces-specialist", {"cell": name(cell)})]
        if s.owner[figure] != seat:
            return [Reason("TA-9.4.5", "faces-other", {"cell": name(cell), "owner": s.owner[figure]})]
        return []

    def about(self, s: Terracotta, ask: Ask) -> dict[str, Value]:
        return {"cell": name(ask.b)}


FACING: Final = Facing("facing", "TA-9.4.1", ("face",))


class Horse(Decision[Terracotta]):
    """DEC-19: an own warrior on foot and the direction of the base (TA-9.2)."""

    def legal(self, s: Terracotta, ask: Ask, seat: int, out: list[int]) -> None:
        for figure in range(len(s.kind)):
            if s.owner[figure] == seat and s.way[figure] == ids.NO_WAY:
                cell = s.at[figure]
                for way in range(4):
                    if has_room_for_horse(s, cell, way):
                        out.append(actions.MOUNT.start + cell * 4 + way)

    def apply(self, s: Terracotta, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        place = action - actions.MOUNT.start
        mount(s, s.grid[place // 4] - 1, place % 4, log)

    def why_not(self, s: Terracotta, ask: Ask, seat: int, action: int) -> Reason:
        cell = actions.MOUNT.x(action)
        figure = s.grid[cell] - 1
        if figure < 0 or s.owner[figure] != seat:
            return Reason("TA-9.2.2", "no-own-warrior", {"cell": name(cell)})
        if s.way[figure] != ids.NO_WAY:
            return Reason("TA-9.2.5", "has-horse", {"cell": name(s.at[figure])})
        return Reason("TA-9.2.3", "no-room-for-horse", {"cell": name(cell)})


HORSE: Final = Horse("horse", "TA-9.2.2", ("mount",))


def list_empty_cells(s: Terracotta, out: list[int]) -> None:
    """PUT on every empty cell, in reading order."""
    grid = s.grid
    for cell in range(CELLS):
        if grid[cell] == 0:
            out.append(actions.PUT.start + cell)
