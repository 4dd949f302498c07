"""Production (DM-6.2)."""

from tianxia.engine.events import Log
from tianxia.games.daimyo.ids import FARM
from tianxia.games.daimyo.lookups import SITE_TOKEN
from tianxia.games.daimyo.rules.resources import gain
from tianxia.games.daimyo.state import Daimyo


def harvest(s: Daimyo, seat: int, who: int) -> list[int]:
    """Tokens per kind. who: bit 1 governors, bit 2 farms; both on one site give 2 (DM-6.2.3)."""
    got = [0, 0, 0, 0]
    for site in range(s.islands * 5):
        if who & 1 and s.governor[site] == seat:
            got[SITE_TOKEN[site]] += 1
        if who & 2 and s.building[site] == seat * 2 + FARM:
            got[SITE_TOKEN[site]] += 1
    return got


def produce(s: Daimyo, seat: int, who: int, why: int, log: Log | None) -> None:
    got = harvest(s, seat, who)
    for token in range(4):
        if got[token] > 0:
            gain(s, seat, token, got[token], why, "DM-6.2.1" if who & 1 else "DM-6.2.2", log)
