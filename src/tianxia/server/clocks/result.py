"""The result of a table: that of its game, and of those who gave up before its end."""

from tianxia.engine.state import State
from tianxia.server.messages.seen import Result
from tianxia.server.table import Table


def result_of(table: Table, s: State) -> Result:
    """Who gave up counts last, the first of them as the very last. Ended early without a result: there are no places."""
    game = table.game
    ending = table.beside.ending
    totals = game.totals(s)
    if ending is None:
        places, reason = game.places(s), game.end_reason(s)
    else:
        places, reason = (by_points(totals) if ending.scored else []), ending.how
        if ending.how == "resigned" and game.together(s):  # they lose as one
            places = [2] * len(totals)
    resigned = list(table.beside.resigned)
    if places and resigned and not game.together(s):
        places = resigned_last(places, resigned)
    return Result(
        places=places,
        points=game.points(s),
        totals=totals,
        end_reason=reason,
        ended=None if ending is None else "agreed" if ending.how == "agreed" else "resigned",
        resigned=resigned,
    )


def by_points(totals: list[int]) -> list[int]:
    return [1 + sum([other > mine for other in totals]) for mine in totals]


def resigned_last(places: list[int], resigned: list[int]) -> list[int]:
    stay = [place for player, place in enumerate(places) if player not in resigned]
    last = max(2, len(places))
    return [
        last - resigned.index(player) if player in resigned else 1 + sum([other < place for other in stay])
        for player, place in enumerate(places)
    ]
