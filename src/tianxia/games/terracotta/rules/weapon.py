"""The weapon of a new warrior: officer, guard, crossbowman, soldier (section 8)."""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.fields import number
from tianxia.engine.flow import Ask
from tianxia.engine.game import Decision, Reason
from tianxia.games.terracotta import actions, data, ids
from tianxia.games.terracotta.figures import move
from tianxia.games.terracotta.mausoleum import CELLS, NEXT, name
from tianxia.games.terracotta.purse import gain_coins, score, use_weapon
from tianxia.games.terracotta.scoring import list_steps, move_inspector
from tianxia.games.terracotta.state import Terracotta


def shot(s: Terracotta, figure: int, way: int) -> int:
    """TA-8.3.2 to TA-8.3.4: empty cells up to the nearest figure in this direction; 0 if there is none."""
    cells = 0
    cell = NEXT[s.at[figure] * 4 + way]
    while cell >= 0:
        if s.grid[cell] != 0:
            return cells
        cells += 1
        cell = NEXT[cell * 4 + way]
    return 0


def best_shot(s: Terracotta, figure: int) -> int:
    best = 0
    for way in range(4):
        here = shot(s, figure, way)
        if here > best:
            best = here
    return best


class Weapon(Decision[Terracotta]):
    """DEC-08: use the active weapon for the warrior's ability, or keep it (TA-8.0.1).

    Asked only if the weapon is active; for the crossbow only if a direction scores (TA-8.3.6).
    """

    def legal(self, s: Terracotta, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(actions.WEAPON.start)
        out.append(actions.WEAPON.start + 1)

    def apply(self, s: Terracotta, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action != actions.WEAPON.start:
            return
        use_weapon(s, seat, ask.a, "TA-8.0.4", log)
        if ask.a == ids.OFFICER:
            score(s, seat, data.OFFICER_VP, ids.FROM_WEAPONS, "TA-8.1.1", log)
            s.todo.append(OFFICER.ask(seat))
        elif ask.a == ids.GUARD:
            score(s, seat, data.GUARD_VP, ids.FROM_WEAPONS, "TA-8.2.1", log)
            s.todo.append(GUARD.ask(seat, 0, ask.b))
        elif ask.a == ids.CROSSBOWMAN:
            s.todo.append(CROSSBOW.ask(seat, 0, ask.b))
        else:
            score(s, seat, data.SOLDIER_VP, ids.FROM_WEAPONS, "TA-8.4.1", log)
            gain_coins(s, seat, data.SOLDIER_COINS, "weapons", "TA-8.4.1", log)

    def about(self, s: Terracotta, ask: Ask) -> dict[str, Value]:
        about: dict[str, Value] = {"type": ids.FIGURES[ask.a], "weapon": ids.WEAPONS[ask.a]}
        about["best"] = best_shot(s, ask.b) if ask.a == ids.CROSSBOWMAN else 0
        return about


WEAPON: Final = Weapon("weapon", "TA-7.3.5", ("weapon",), holds=(number("type", of=ids.FIGURES), number("figure")))


class Officer(Decision[Terracotta]):
    """DEC-09: one inspector one space forward or backward, or none (TA-8.1.2)."""

    def legal(self, s: Terracotta, ask: Ask, seat: int, out: list[int]) -> None:
        list_steps(data.OFFICER_STEPS, out)

    def apply(self, s: Terracotta, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action != actions.STAY.start:
            which = action - actions.INSPECTOR.start
            move_inspector(s, which // 3, ids.STEPS[which % 3], seat, "TA-8.1.2", log)

    def why_not(self, s: Terracotta, ask: Ask, seat: int, action: int) -> Reason:
        return Reason("TA-8.1.2", "only-one-step")

    def about(self, s: Terracotta, ask: Ask) -> dict[str, Value]:
        return {"row": s.inspectors[0], "column": s.inspectors[1]}


OFFICER: Final = Officer("officer", "TA-8.1.2", ("inspector", "stay"))


class Guard(Decision[Terracotta]):
    """DEC-10: move one other own warrior in a straight line over empty cells, or none (TA-8.2.2 to TA-8.2.6)."""

    def legal(self, s: Terracotta, ask: Ask, seat: int, out: list[int]) -> None:
        for figure in range(len(s.kind)):
            if s.owner[figure] == seat and figure != ask.b:
                for way in range(4):
                    list_moves(s, figure, way, out)
        out.append(actions.STAY.start)

    def apply(self, s: Terracotta, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == actions.STAY.start:
            return
        start = (action - actions.MOVE.start) // CELLS
        to = (action - actions.MOVE.start) % CELLS
        figure = s.grid[start] - 1
        move(s, figure, to)
        if log is not None:
            args: dict[str, Value] = {"figure": figure, "type": ids.FIGURES[s.kind[figure]], "from": name(start), "to": name(to)}
            log.say("move", seat, "TA-8.2.3", args)

    def why_not(self, s: Terracotta, ask: Ask, seat: int, action: int) -> Reason:
        start = actions.MOVE.x(action)
        figure = s.grid[start] - 1
        if figure < 0 or s.owner[figure] != seat:
            return Reason("TA-8.2.2", "no-own-warrior", {"cell": name(start)})
        if figure == ask.b:
            return Reason("TA-8.2.2", "new-guard")
        if s.at[figure] != start:
            return Reason("TA-8.2.5", "rider-cell", {"cell": name(s.at[figure])})
        to = actions.MOVE.y(action)
        stays = start == to  # as one asks for a warrior alone, before any target
        if (stays and can_move(s, figure)) or (start // 9 != to // 9 and start % 9 != to % 9):
            return Reason("TA-8.2.3", "not-straight")
        if s.way[figure] != ids.NO_WAY:
            return Reason("TA-8.2.6", "blocked-rider")
        return Reason("TA-8.2.4", "hemmed-in", {"cell": name(start)}) if stays else Reason("TA-8.2.4", "blocked")

    def about(self, s: Terracotta, ask: Ask) -> dict[str, Value]:
        return {"cell": name(s.at[ask.b])}


GUARD: Final = Guard("guard", "TA-8.2.2", ("move", "stay"))


def can_move(s: Terracotta, figure: int) -> bool:
    out: list[int] = []
    for way in range(4):
        list_moves(s, figure, way, out)
    return len(out) > 0


def list_moves(s: Terracotta, figure: int, way: int, out: list[int]) -> None:
    """MOVE for every number of steps in one direction, as long as the way is free.

    A rider moves as a rigid block of three cells; its own former cells count as empty (TA-8.2.6).
    """
    grid = s.grid
    me = figure + 1
    horse = s.way[figure]
    start = s.at[figure]
    at = start
    while True:
        at = NEXT[at * 4 + way]
        if at < 0 or (grid[at] != 0 and grid[at] != me):
            return
        if horse != ids.NO_WAY:
            second = NEXT[at * 4 + horse]
            if second < 0 or (grid[second] != 0 and grid[second] != me):
                return
            third = NEXT[second * 4 + horse]
            if third < 0 or (grid[third] != 0 and grid[third] != me):
                return
        out.append(actions.MOVE.start + start * CELLS + at)


class Crossbow(Decision[Terracotta]):
    """DEC-11: the one direction that is scored; only those worth a point are offered (TA-8.3.5, TA-8.3.6)."""

    def legal(self, s: Terracotta, ask: Ask, seat: int, out: list[int]) -> None:
        for way in range(4):
            if shot(s, ask.b, way) > 0:
                out.append(actions.SHOOT.start + way)

    def apply(self, s: Terracotta, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        way = action - actions.SHOOT.start
        cells = shot(s, ask.b, way)
        if log is not None:
            args: dict[str, Value] = {"cell": name(s.at[ask.b]), "direction": ids.DIRECTIONS[way], "cells": cells}
            log.say("shoot", seat, "TA-8.3.3", args)
        score(s, seat, cells, ids.FROM_WEAPONS, "TA-8.3.3", log)

    def why_not(self, s: Terracotta, ask: Ask, seat: int, action: int) -> Reason:
        cell = s.at[ask.b]
        way = actions.SHOOT.x(action)
        near = NEXT[cell * 4 + way]
        if near >= 0 and s.grid[near] != 0:
            return Reason("TA-8.3.4", "shot-adjacent")
        return Reason("TA-8.3.4", "shot-nobody")

    def warnings(self, s: Terracotta, ask: Ask, seat: int, action: int) -> list[Reason]:
        best = best_shot(s, ask.b)
        here = shot(s, ask.b, actions.SHOOT.x(action))
        return [Reason("TA-8.3.3", "better-shot", {"best": best})] if here < best else []

    def about(self, s: Terracotta, ask: Ask) -> dict[str, Value]:
        return {"cell": name(s.at[ask.b])}


CROSSBOW: Final = Crossbow("crossbow", "TA-8.3.3", ("shoot",))
