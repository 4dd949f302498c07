"""What a person hears on their own line of the changes at their tables."""

from tianxia.server.companions import Companion
from tianxia.server.live import encode
from tianxia.server.messages.my_line import TableNews
from tianxia.server.post import Post, person
from tianxia.server.table import Table


class TellPlayers(Companion):
    """Those who sit at a table hear of its changes wherever they are."""

    def __init__(self, post: Post) -> None:
        self.post = post

    def stored(self, table: Table) -> None:
        guests = {seat.guest for seat in table.seats if seat.guest is not None} | {table.owner}
        guests = {guest for guest in guests if self.post.heard(person(guest))}
        asked = table.course.waiting() if guests and table.status == "playing" else []
        for guest in guests:
            mine = [seat for seat in table.seats_of(guest) if not table.seats[seat].stand_in]
            turn = any([seat in asked for seat in mine])
            news = TableNews(table=table.id, game=table.game.name, status=table.status, my_turn=turn)
            self.post.tell(person(guest), encode(news))
