"""What goes along with every change of a table: clocks, ratings, messages to those who wait.

A companion adds its rows to the very commit of the change (`join`), so that a kill loses neither or both, and hears of it
when it is stored (`stored`). It never holds the table up: `join` reads what is in memory, `stored` starts what takes longer.
"""

from tianxia.engine.state import State
from tianxia.server.change import Change
from tianxia.server.table import Table


class Companion:
    def join(self, change: Change, table: Table, state: State | None) -> None:
        """`table` is as it will be, `state` its position after the change; None while seats are open."""

    def stored(self, table: Table) -> None:
        """The change is durable and true."""

    def followed(self, table: Table) -> None:
        """Another process has changed the table, or your own facts of it (`Tables.tell_facts`), and told whom it had to tell."""

    def asked(self, table: Table, seat: int, about: str) -> None:
        """A seat asks all others for something that is not a change yet; `about` tells it apart from others at this line."""
