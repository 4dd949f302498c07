"""All doors of the API, room by room."""

from typing import Final

from tianxia.server import lobby_api, tables_api
from tianxia.server.analysing import api as analysing_api
from tianxia.server.clocks import api as clocks_api
from tianxia.server.doors import Door, Doors
from tianxia.server.meeting import api as meeting_api
from tianxia.server.people import api as people_api
from tianxia.server.puzzling import api as puzzling_api
from tianxia.server.ratings import api as ratings_api
from tianxia.server.talk import api as talk_api
from tianxia.server.telling import api as telling_api
from tianxia.server.tournaments import api as tournaments_api

_ROOMS: Final[list[Doors]] = [
    lobby_api.doors,
    tables_api.doors,
    people_api.doors,
    meeting_api.doors,
    talk_api.doors,
    clocks_api.doors,
    telling_api.doors,
    ratings_api.doors,
    tournaments_api.doors,
    analysing_api.doors,
    puzzling_api.doors,
    puzzling_api.at_tables,
]
DOORS: Final[list[Door]] = [door for room in _ROOMS for door in room.routes]
