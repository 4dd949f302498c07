"""What is said: one message for everything that is due, in one language. Made of games, tables and names, of nothing else."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from tianxia.server.messages.telling import Style
from tianxia.server.telling.words import game_name, say

_MOST_LINES: Final = 5
_UNNAMED: Final = re.compile(r"(?:^|(?<=, ))Guest ([0-9a-f]{4})(?=, |$)")  # one of names with commas between them (guests.py)


class Item(msgspec.Struct, frozen=True):
    """One thing to be told. `others`: the names at the table but one's own."""

    kind: str
    table: str
    game: str
    who: str
    others: str


class Letter(msgspec.Struct, frozen=True):
    """What is told over every way. `id` is the same if it has to be sent again, `tag` that of the letter it replaces."""

    id: str
    kind: str
    title: str
    text: str
    url: str
    tag: str
    game: str = ""
    table: str = ""
    waiting: int = 0


def letter(items: Sequence[Item], language: str, site: str, waiting: int, number: str) -> Letter:
    """`waiting`: at how many tables it is one's turn, those of the items included."""
    first = items[0]
    values = _values(first, language)
    url = f"{site}/t/{first.table}"
    if len(items) == 1:
        text = say(language, f"text-{first.kind}", values)
        more = waiting - 1 if first.kind in ("turn", "clock") else 0
        if more > 0:
            text += " " + say(language, "more-waiting", {"n": more})
        title = say(language, f"title-{first.kind}", values)
        return Letter(number, first.kind, title, text, url, first.table, first.game, first.table, waiting)
    turns = all([item.kind in ("turn", "clock") for item in items])
    title = (
        say(language, "many-turns", {"n": max(waiting, len(items))}) if turns else say(language, "many-news", {"n": len(items)})
    )
    lines = [say(language, f"title-{item.kind}", _values(item, language)) for item in items[:_MOST_LINES]]
    if len(items) > _MOST_LINES:
        lines.append(say(language, "and-more", {"n": len(items) - _MOST_LINES}))
    return Letter(number, "several", title, "\n".join(lines), url, "several", "", first.table, waiting)


def test_letter(language: str, site: str, number: str) -> Letter:
    url = f"{site}/me/messages"
    return Letter(number, "test", say(language, "title-test"), say(language, "text-test"), url, "test")


def _values(item: Item, language: str) -> Mapping[str, str | int]:
    return {"game": game_name(item.game, language), "who": _called(item.who, language), "others": _called(item.others, language)}


def _called(names: str, language: str) -> str:
    """Guests who have not said their name are called so in the reader's language (as the page does, web/src/lib/seats.ts)."""
    return _UNNAMED.sub(lambda found: say(language, "guest", {"code": found[1]}), names)


def mail_text(letter: Letter, language: str, site: str) -> str:
    stop = say(language, "mail-stop", {"site": site, "url": f"{site}/me/messages"})
    return "\n\n".join([letter.text, say(language, "mail-open", {"url": letter.url}), f"-- \n{stop}"]) + "\n"


def webhook_body(style: Style, address: str, letter: Letter) -> tuple[str, Any]:
    """(where to, what) as the receiver likes it."""
    if style == "discord":  # whatever somebody calls themselves, nobody is called by it
        said = f"**{letter.title}**\n{letter.text}\n<{letter.url}>"
        return address, {"content": said[:2000], "allowed_mentions": {"parse": []}}
    if style == "ntfy":
        server, _, topic = address.rstrip("/").rpartition("/")
        return server, {"topic": topic, "title": letter.title, "message": letter.text, "click": letter.url}
    return address, msgspec.to_builtins(letter)
