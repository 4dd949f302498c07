"""Every tile, master, figure, weapon and Rival card, every action verb and every source of points occurs in some game."""

from tests.games.golden import course, named
from tianxia.games.terracotta import data, ids
from tianxia.games.terracotta.game import GAME


def test_everything_occurs() -> None:
    """In the golden games."""
    verbs: set[str] = set()
    seen: dict[str, set[object]] = {"tile": set(), "master": set(), "type": set(), "kind": set(), "card": set(), "weapon": set()}
    sources: set[str] = set()
    keys: set[str] = set()
    levels: set[int] = set()
    ready = set()
    for name in named("terracotta"):
        match = course("terracotta", name)
        levels.add(match.state.level if match.state.rival >= 0 else -1)
        for move in match.told():
            verbs.add(GAME.actions.block(move.action).verb)
            for event in move.events:
                keys.add(event.key)
                if event.what == "vp":
                    sources.add(event.source)
                if event.key == "weapon-used" and event.rule == "TA-8.0.4":
                    seen["weapon"].add(event.args["weapon"])
                if event.key == "weapon-ready":
                    ready.add(event.args["weapon"])
                for part, name in (("tile", "score-tile"), ("master", "hire"), ("type", "warrior"), ("card", "rival-card")):
                    if event.key == name:
                        seen[part].add(event.args[part])
                if event.key == "specialist":
                    seen["kind"].add(event.args["kind"])
                if event.key == "horse":
                    seen["kind"].add("horse")
    assert verbs == {block.verb for block in GAME.actions.blocks}
    assert seen["tile"] == set(ids.TILES)
    assert seen["master"] == set(ids.MASTERS)
    assert seen["type"] == set(ids.FIGURES[: ids.WARRIORS])
    assert seen["kind"] == set(ids.FIGURES[ids.WARRIORS :])
    assert seen["card"] == {card[0] for card in data.RIVAL_CARDS}
    assert seen["weapon"] == set(ids.WEAPONS) == ready, "the ability of every warrior"
    assert sources == set(ids.SOURCES)
    assert levels == {-1, 0, 1, 2}
    assert {"score-servant", "score-musician", "score-group", "removed", "collect", "move", "shoot", "upgrade"} <= keys
