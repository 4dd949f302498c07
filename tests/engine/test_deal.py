"""The fair deal: dice that nobody can foretell and everybody can check, worked out here once more from its description."""

import hashlib
import hmac
import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.engine.test_rng import uniform
from tianxia.engine.course import Course
from tianxia.engine.deal import BadDeal, Deal, fair, from_seed
from tianxia.engine.record import BadRecord, Record, read_record, record_of
from tianxia.engine.registry import find
from tianxia.engine.rng import KeyedRng, NoKey, Rng, folded, seeded

PEBBLES = find("pebbles")
SECRET = "00112233445566778899aabbccddeeff" * 2
WORDS = ["plum", "žluťoučký kůň"]


def numbers(secret: str, words: list[str]) -> Iterator[int]:
    """docs/formats.md, "Verify a game", with nothing but the standard library."""
    key = hmac.new(bytes.fromhex(secret), "\n".join(words).encode(), hashlib.sha256).digest()
    block = 0
    while True:
        digest = hmac.new(key, str(block).encode(), hashlib.sha256).digest()
        yield from [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)]
        block += 1


def test_the_numbers_are_those_that_are_written_down() -> None:
    theirs = numbers(SECRET, WORDS)
    ours = fair(SECRET, WORDS).rng()
    assert [ours.next32() for _ in range(1000)] == [next(theirs) for _ in range(1000)]


def test_every_bit_of_secret_and_words_counts() -> None:
    first = fair(SECRET, WORDS).rng().next32()
    others = [fair("1" + SECRET[1:], WORDS), fair(SECRET[:-1] + "e", WORDS), fair(SECRET, ["plum", "žluťoučký kuň"])]
    others += [fair(SECRET, ["plu", "m"]), fair(SECRET, ["", "plum"]), fair(SECRET, WORDS[::-1])]
    assert len({first, *[deal.rng().next32() for deal in others]}) == 7


def test_keyed_numbers_are_uniform() -> None:
    uniform(fair(SECRET, WORDS).rng())


def test_commitment_and_seal_are_plain_hashes() -> None:
    deal = fair(SECRET, WORDS)
    assert deal.commitment() == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()
    assert deal.seal() == hashlib.sha256(deal.key()).hexdigest()
    assert deal.commitment() == fair(SECRET, ["other", "words"]).commitment()
    assert deal.seal() != fair(SECRET, ["other", "words"]).seal()
    assert from_seed(5).commitment() == from_seed(5).seal() == ""


@pytest.mark.parametrize("secret", ["", "0" * 63, "0" * 65, "g" * 64, "A" * 64, "０" * 64])
def test_a_secret_is_256_bits(secret: str) -> None:
    with pytest.raises(BadDeal, match="64 hexadecimal digits"):
        fair(secret, WORDS)


@pytest.mark.parametrize("word", ["a\nb", "x" * 61, "\0", "tab\t"])
def test_a_word_cannot_be_mistaken_for_two(word: str) -> None:
    with pytest.raises(BadDeal, match="printable"):
        fair(SECRET, [word, "b"])


def test_the_key_never_leaves_with_a_position() -> None:
    """What is saved, compared, sent or pickled of keyed dice is a count; without the record they cannot be rolled."""
    s = PEBBLES.new(PEBBLES.check_setup("", 2, {}), fair(SECRET, WORDS).rng())
    assert isinstance(s.rng, KeyedRng) and s.rng.key
    drawn = s.rng.drawn
    saved = PEBBLES.save(s)
    assert saved["rng"] == [drawn] and fair(SECRET, WORDS).key().hex() not in json.dumps(saved)
    assert b"key" not in str(s.rng.__reduce__()).encode() and s.rng.__reduce__()[1] == (b"", drawn)
    loaded = PEBBLES.load(PEBBLES.save(s))
    assert loaded.fingerprint() == s.fingerprint()
    with pytest.raises(NoKey):
        loaded.rng.below(6)
    fair(SECRET, WORDS).give_dice(loaded)
    assert [loaded.rng.next32() for _ in range(20)] == [s.rng.next32() for _ in range(20)]


def test_a_position_dealt_anew_has_fast_dice_of_its_own() -> None:
    s = PEBBLES.new(PEBBLES.check_setup("", 2, {}), fair(SECRET, WORDS).rng())
    assert type(PEBBLES.resample(s, 0, seeded(1)).rng) is Rng


def test_copies_go_on_by_themselves() -> None:
    rng = fair(SECRET, WORDS).rng()
    rng.below(6)
    twin = rng.copy()
    ahead = [rng.next32() for _ in range(30)]
    assert [twin.next32() for _ in range(30)] == ahead


def test_long_seeds_that_once_fell_together_deal_differently() -> None:
    """All seeds were folded into 32 bits: here are two of a family of 2^21 that dealt the same cards."""

    def mix(z: int) -> int:
        z = (z ^ z >> 16) * 0x85EBCA6B % 2**32
        z = (z ^ z >> 13) * 0xC2B2AE35 % 2**32
        return z ^ z >> 16

    one = 5 + (77 << 32)
    other = 6 + ((mix(mix(0x9E3779B9) ^ 6) ^ mix(mix(0x9E3779B9) ^ 5) ^ 77) << 32)
    assert folded(one).plain() == folded(other).plain()
    assert seeded(one).plain() != seeded(other).plain()
    assert len({tuple(seeded(1 << bit).plain()) for bit in range(130)}) == 130


def test_seeds_that_people_know_deal_as_ever() -> None:
    for seed in (0, 1, 7, 2**32 - 1):
        assert seeded(seed).plain() == folded(seed).plain()


# ---- in records ----


def played(deal: Deal | int, branch: Any = None) -> Course:
    match = Course(Record(PEBBLES, PEBBLES.check_setup("", 2, {}), deal, ["Ann", "Bob"], [], branch))
    while not match.over:
        seat = match.state.todo[-1].seat
        match.play(seat, PEBBLES.legal(match.state, seat)[0])
    match.record.totals = PEBBLES.totals(match.state)
    return match


def test_a_record_names_the_generator_it_was_dealt_by() -> None:
    long = 2**52 + 12345
    new = played(long).record.plain()
    assert new["dice"] == "xoshiro128++"
    old = {key: value for key, value in new.items() if key != "dice"}
    assert record_of(old).first_position().rng.plain() == folded(long).plain()
    assert record_of(new).first_position().rng.plain() == seeded(long).plain()
    assert record_of(old).plain() == old, "a record from before stays one"
    with pytest.raises(BadRecord, match="dice is 'mersenne', this version knows"):
        record_of({**new, "dice": "mersenne"})


def test_a_fair_record_replays_to_the_same_bytes() -> None:
    match = played(fair(SECRET, WORDS))
    data = match.record.plain()
    assert "seed" not in data and data["secret"] == SECRET and data["words"] == WORDS
    assert Course.of(read_record(match.record.to_json())).state.fingerprint() == match.state.fingerprint()


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"commitment": "0" * 64}, "not the deal that was promised"),
        ({"secret": "1" + SECRET[1:]}, "not the deal that was promised"),
        ({"words": ["plum", "pear"]}, "somebody changed a word"),
        ({"seal": "0" * 64}, "somebody changed a word"),
        ({"words": ["plum"]}, "words must be 2 texts"),
        ({"words": ["plum", 5]}, "words must be 2 texts"),
        ({"words": None}, "words must be 2 texts"),
        ({"secret": None}, "secret must be text"),
        ({"secret": "zz"}, "64 hexadecimal digits"),
        ({"totals": [99, 0]}, "its lines lead to another end"),
        ({"totals": "many"}, "totals must be a list"),
    ],
)
def test_a_record_that_was_tampered_with_is_found_out(change: dict[str, Any], says: str) -> None:
    with pytest.raises(BadRecord, match=says):
        Course.of(record_of({**played(fair(SECRET, WORDS)).record.plain(), **change}))


def test_other_words_deal_another_game_even_where_commitment_and_seal_are_left_out() -> None:
    data = played(fair(SECRET, WORDS)).record.plain()
    bare = {key: value for key, value in data.items() if key not in ("commitment", "seal")}
    first = record_of(bare).first_position().rng.next32()
    assert record_of({**bare, "words": ["pear", "plum"]}).first_position().rng.next32() != first
