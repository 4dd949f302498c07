"""The ladder as it is read: a table for a game, and the page of all games, docs/ladder.md."""

from math import log, sqrt
from typing import Any

from tianxia.bots.ladder import BETA, Match, Rung, matches, rungs_of
from tianxia.bots.levels import sight_of
from tianxia.engine.game import Game
from tianxia.engine.registry import find, names

_PAGE = """# The ladder

How strong the levels for people are, at every game; written by `tianxia ladder`, from the `ladder.toml` that each game carries.

```
tianxia ladder GAME --games 40 --jobs 2         # plays what is missing, writes ladder.toml and shows the table
tianxia ladder --page docs/ladder.md            # writes this page
```

Seats are changed from game to game; where a table says × 2, one bot sits among two of the other kind.
Where a level stands is what makes all these results likeliest under openskill's Plackett-Luce model, the one of the leaderboards:
`greedy` stands at 2000, as a newcomer does before the first game, and {points} points more win three games of four.
± is the interval of 95 % against `greedy`; *beats* is the share of games of two that the model expects against the level below,
with its interval. Where few games were played the interval is wide: more narrow it; `tianxia ladder` goes on where it was.

A level sees less than the next one, and of what it sees it takes the best. *notices*: how many answers come to its mind. *ends*:
how many ways to end its turn it looks at, shared among them, in each of so many *deals* of what is hidden. *follows*: how many of
the best it plays on beyond its turn, how many *turns* far, and how often (*tries*). What a level sees is chosen game by game
(`levels.toml` beside `ladder.toml`), so that the levels are spaced as evenly as is known. All but the champion give the same
answer for the same dice; the champion thinks for 0.2 s, with what it has learned where the game has a net for the table.

"""


def unevenness(rungs: list[Rung]) -> str:
    """How far the levels are from evenly spaced, in words."""
    if len(rungs) < 3:
        return ""
    even = (rungs[-1].rating - rungs[0].rating) / (len(rungs) - 1)
    gaps = [rung.gap for rung in rungs[1:]]
    ladder = all([gap > 0 for gap in gaps])
    first = f"Evenly spaced they would be {even:.0f} apart; they are {min(gaps)} to {max(gaps)} apart"
    return f"{first}, every level above the one below." if ladder else f"{first}: not every level is above the one below."


def table(rungs: list[Rung], game: Game[Any]) -> list[str]:
    """In Markdown."""
    rows = ["| level | rating | ± | gap | beats the level below | games | sees |", "|---|---|---|---|---|---|---|"]
    for rung in rungs:
        share = f"{rung.share:.0%} ({rung.least:.0%} to {rung.most:.0%})" if rung.share else ""
        sees = sight_of(rung.bot, game)
        rows.append(f"| {rung.bot} | {rung.rating} | {rung.within} | {rung.gap or ''} | {share} | {rung.games} | {sees} |")
    return rows


def results(played: list[Match]) -> list[str]:
    """What was played, in Markdown."""
    rows = ["| | against | won | of | |", "|---|---|---|---|---|"]
    for match in played:
        among = f" × {match.others}" if match.others > 1 else ""
        seed = f"seed {match.seed}, " if match.seed >= 0 else ""
        rows.append(f"| {match.bot} | {match.against}{among} | {match.won:g} | {match.games} | {seed}{match.source} |")
    return rows


def page() -> str:
    """All of docs/ladder.md."""
    parts = [_PAGE.format(points=round(40 * BETA * sqrt(2) * log(3)))]
    for name in names():
        game = find(name)
        played = matches(game)
        rungs = rungs_of(played)
        said = [*table(rungs, game), "", unevenness(rungs)] if len(rungs) > 1 else ["Its levels are not measured yet."]
        parts.append("\n".join([f"## `{name}`", "", *said, "", *results(played), "", ""]))
    return "".join(parts).rstrip("\n") + "\n"
