"""Verify a finished game: its record is dealt and played once more by a worker, and must lead to the very same end."""

import hashlib
import json

from tianxia.server.messages.seen import Verified
from tianxia.server.table import Table
from tianxia.server.thinkers import Thinkers


async def verified_data(thinkers: Thinkers, table: Table, account: str) -> Verified:
    record = table.record()
    deal = record.deal
    found = await thinkers.verify(json.dumps(record.plain()), account)
    error = found["error"]
    if error is None and found["end"] != hashlib.sha256(table.course.state.fingerprint()).hexdigest():
        error = "the record leads to another position than the one that is shown"
    return Verified(
        table=table.id,
        error=error,
        commitment=table.row["commitment"],
        secret=deal.secret or None,
        words=deal.words,
        seal=deal.seal() or None,
        moves=table.moves,
        drawn=found["drawn"],
    )
