"""What a player has: coins, clay, weapons, points. Every change goes through here, so that it is told once."""

from typing import Final

from tianxia.engine.events import Log
from tianxia.games.terracotta import data, ids
from tianxia.games.terracotta.state import Terracotta

_COUNT: Final = ids.SOURCE_COUNT


def gain_coins(s: Terracotta, player: int, amount: int, source: str, rule: str, log: Log | None) -> None:
    """Negative: pay them to the general supply."""
    s.coins[player] += amount
    if log is not None:
        log.gain(player, "coins", amount, source, rule)


def gain_wet(s: Terracotta, player: int, amount: int, source: str, rule: str, log: Log | None) -> None:
    s.wet[player] += amount
    if log is not None:
        log.gain(player, "wet", amount, source, rule)


def gain_dry(s: Terracotta, player: int, amount: int, source: str, rule: str, log: Log | None) -> None:
    s.dry[player] += amount
    if log is not None:
        log.gain(player, "dry", amount, source, rule)


def score(s: Terracotta, player: int, amount: int, source: int, rule: str, log: Log | None) -> None:
    """Victory points, kept by where they came from."""
    s.scored[player * _COUNT + source] += amount
    if log is not None:
        log.gain(player, "vp", amount, ids.SOURCES[source], rule)


def is_active(s: Terracotta, player: int, weapon: int) -> bool:
    return (s.weapons[player] >> weapon) & 1 == 1


def use_weapon(s: Terracotta, player: int, weapon: int, rule: str, log: Log | None) -> None:
    """TA-4.3.1: using a weapon turns it to its inactive side."""
    s.weapons[player] &= ~(1 << weapon)
    if log is not None:
        log.say("weapon-used", player, rule, {"weapon": ids.WEAPONS[weapon]})


def ready_weapon(s: Terracotta, player: int, weapon: int, rule: str, log: Log | None) -> None:
    """TA-4.3.2: an active weapon stays as it is."""
    if not is_active(s, player, weapon):
        s.weapons[player] |= 1 << weapon
        if log is not None:
            log.say("weapon-ready", player, rule, {"weapon": ids.WEAPONS[weapon]})


def kept_wet(s: Terracotta, player: int) -> int:
    """How much clay stays wet: one token per own Clay Maker, Overseer and Blacksmith."""
    kept = 0
    for master in data.KEEP_WET_MASTERS:
        if s.masters[player * 6 + master] > 0:
            kept += data.MASTER_BONUS
    return kept


def vp(s: Terracotta, player: int) -> int:
    total = 0
    for source in range(ids.SOURCE_COUNT):
        total += s.scored[player * ids.SOURCE_COUNT + source]
    return total
