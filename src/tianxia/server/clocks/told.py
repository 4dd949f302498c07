"""What everybody at a table is told of its time."""

from typing import cast

from tianxia.server.clocks.keeper import away
from tianxia.server.messages.clocks import Agreement, PauseState, ProposalState, SeatTime, TimeState
from tianxia.server.table import Table


def time_data(table: Table) -> TimeState:
    beside = table.beside
    clocks: list[SeatTime] = []
    for seat, clock in sorted(beside.clocks.items()):
        to_come = [holiday for holiday in away(table, seat) if clock.since is None or holiday.until > clock.since]
        clocks.append(SeatTime(seat=seat, left=clock.left, since=clock.since, out=clock.out, back=clock.back, away=to_come))
    pause = beside.pause
    return TimeState(
        clocks=clocks,
        pause=PauseState(since=pause.since, until=pause.until) if pause is not None else None,
        proposal=_proposal(table),
        resigned=list(beside.resigned),
    )


def _proposal(table: Table) -> ProposalState | None:
    found = table.beside.proposal
    if found is None:
        return None
    waiting = [seat for seat in table.people() if seat not in found.agreed and seat not in table.beside.resigned]
    return ProposalState(
        kind=cast(Agreement, found.kind),
        seat=found.seat,
        until=found.until,
        scored=found.scored,
        agreed=sorted(found.agreed),
        waiting=waiting,
    )
