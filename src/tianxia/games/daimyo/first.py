"""What is proposed to somebody who plays for the first time."""

from typing import Final

from tianxia.games.daimyo.lookups import CLAN_NAMES, SITE_TOKEN
from tianxia.games.daimyo.state import Daimyo

# by how much these Clans bring without a plan, the best first: resources at once, then moves that pay; Heroes need to be known
CLANS: Final = tuple([CLAN_NAMES.index(name) for name in ("nature", "nomads", "technology", "aristocrats")])
_GOVERNED: Final = 4  # a site that one governs counts as so many tokens in hand


def first_clan(s: Daimyo) -> int:
    return next(clan for clan in CLANS if clan not in s.clan)


def first_site(s: Daimyo, seat: int, sites: list[int]) -> int:
    """The site whose tokens the seat has least of."""
    have = s.tokens[seat * 4 : seat * 4 + 4]
    for site, owner in enumerate(s.governor):
        if owner == seat:
            have[SITE_TOKEN[site]] += _GOVERNED
    best = sites[0]
    for site in sites:
        if have[SITE_TOKEN[site]] < have[SITE_TOKEN[best]]:
            best = site
    return best
