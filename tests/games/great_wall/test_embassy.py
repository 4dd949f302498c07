"""The Imperial Embassy and the advisor offer (GW-4.7, GW-6.9)."""

from tests.games.great_wall.table import Table
from tests.proof import rule
from tianxia.games.great_wall import data, ids
from tianxia.games.great_wall.rules.embassy import EmbassyStep, refill_offer
from tianxia.games.great_wall.rules.seasons import SpringOffer


@rule("GW-4.7.4", "GW-5.1.10", "GW-14.1.19")
def test_the_advisor_deck_is_made_anew() -> None:
    t = Table(3)
    s = t.s
    for card in s.advisor_deck[1:]:
        s.advisor_at[card] = ids.IN_DISCARD
    s.advisor_deck = s.advisor_deck[:1]
    left = s.offer[:2]
    t.run(SpringOffer())
    assert len(s.offer) == 4 and not set(left) & set(s.offer[:2]) and len(s.advisor_deck) > 30
    for card in range(44):  # no card anywhere: the offer stays short
        s.advisor_at[card] = ids.SUPPORT
    s.advisor_deck, s.offer = [], []
    refill_offer(s, None)
    assert s.offer == []


@rule("GW-6.9.1", "GW-6.9.2", "GW-6.9.3", "GW-6.9.4", "TV-27")
def test_embassy() -> None:
    t = Table(3)
    t.advisor("A", "a44")
    t.advisor("A", "a43", role="supporting")
    t.give("A", gold=7)
    t.run(EmbassyStep(0, 2))
    first, second = (data.ADVISOR_IDS[t.s.offer[i]] for i in (0, 1))
    t.play(f"hire {second} supporting")
    assert t.res("A") == "0 0 4 0" and len(t.s.offer) == 4 and data.ADVISOR_IDS[t.s.offer[0]] == first
    t.until("embassy A")
    t.play(f"hire {first} active")
    assert t.res("A") == "0 0 0 0" and (t.s.aa[0], t.s.sa[0]) == (2, 2)
    t = Table(3)
    t.give("A", gold=9)
    t.run(EmbassyStep(0, 4))
    t.play("hire_clerk", "hire_clerk", "hire_clerk")
    assert t.res("A") == "0 0 3 0" and t.s.unhired[0] == 0 and t.s.clerks[0] == 8
    assert t.asked == "embassy A" and t.refusal("hire_clerk") == "GW-6.9.2"
    assert t.refusal(f"hire {data.ADVISOR_IDS[t.s.advisor_deck[-1]]} active") == "GW-6.9.3"
    t.play("pass")
