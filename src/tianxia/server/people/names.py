"""What a person is called by others."""

import sqlalchemy as sa

from tianxia.server import schema
from tianxia.server.store import Store


class Names:
    def __init__(self, store: Store) -> None:
        self.store = store

    def public_id(self, guest: str) -> str:
        """Enough to find them, not enough to be them."""
        return guest[:8]

    async def guest_of(self, public: str) -> str | None:
        guest = schema.seats.c.guest
        found = await self.store.rows(sa.select(guest).where(guest.startswith(public, autoescape=True)).limit(1))
        return str(found[0]["guest"]) if found else None
