"""Addresses of this room."""

from tianxia.server.doors import Doors

doors = Doors("people")
