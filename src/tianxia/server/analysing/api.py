"""Addresses of this room: ask for the analysis of a finished game, and see it."""

from starlette.requests import Request

from tianxia.server.answers import account_of, hall_of, who
from tianxia.server.doors import Answer, Doors
from tianxia.server.messages.analysis import AnalysisState
from tianxia.server.tables_api import at_table

doors = Doors("analysis", at_table)


@doors.get("/tables/{table}/analysis")
async def analysis(request: Request, table: str) -> Answer[AnalysisState]:
    """The analysis of a finished game, or how far it is."""
    hall = hall_of(request)
    return Answer(await hall.analyses.state(await hall.tables.get(table)))


@doors.post("/tables/{table}/analysis")
async def analyse(request: Request, table: str) -> Answer[AnalysisState]:
    """Have a finished game analysed in the background. Whoever may see the table may ask."""
    hall = hall_of(request)
    found = await hall.tables.get(table)
    return Answer(await hall.analyses.ask(found, account_of(request, who(request))))
