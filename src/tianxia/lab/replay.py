"""Verify a record: every line is played again through the same door as at the table."""

from pathlib import Path

from tianxia.engine.course import Course
from tianxia.engine.deal import KEYED
from tianxia.engine.record import BadRecord, read_record
from tianxia.engine.rng import KeyedRng

LARGEST = 20_000_000  # bytes; a long game has about a hundredth of it


def read_file(path: Path) -> str:
    """The text of a record file, with a clear error for what is no text."""
    try:
        if path.is_dir():
            raise BadRecord(f"{path} is a folder; name a record file")
        if path.stat().st_size > LARGEST:
            raise BadRecord(f"{path} has {path.stat().st_size} bytes; a record has at most {LARGEST}")
        return path.read_bytes().decode("utf-8-sig")
    except FileNotFoundError:
        raise BadRecord(f"{path} does not exist") from None
    except UnicodeDecodeError as error:
        raise BadRecord(f"{path} is not UTF-8 text (byte {error.start})") from None
    except OSError as error:
        raise BadRecord(f"{path} cannot be read: {error.strerror}") from None


def replay(text: str) -> Course:
    """The course of a record; BadRecord says what is wrong with it and where."""
    return Course.of(read_record(text))


def replay_file(path: Path) -> Course:
    return replay(read_file(path))


def fairness(course: Course, commitment: str, words: dict[int, str]) -> list[tuple[bool, str]]:
    """Was the game dealt as promised? Each check with whether it fits; a record that contradicts itself was refused before.

    `commitment` and `words` (by seat) are what somebody has kept from before the deal.
    """
    deal = course.record.deal
    if deal.dice != KEYED:
        return [(False, f"dealt from a seed ({deal.seed}), which somebody could know: nothing was promised")]
    checks: list[tuple[bool, str]] = []
    if commitment and commitment.lower() != deal.commitment():
        checks.append((False, f"another commitment was shown before the deal; the secret's is {deal.commitment()}"))
    else:
        kept = ", the one that was kept" if commitment else ""
        checks.append((True, f"the commitment is that of the secret{kept}: {deal.commitment()}"))
    for seat, word in words.items():
        if not 0 <= seat < len(deal.words):
            checks.append((False, f"the game has seats 0 to {len(deal.words) - 1}, not {seat}"))
        elif deal.words[seat] != word:
            checks.append((False, f"another word than that of seat {seat} went into the deal: {deal.words[seat]!r}"))
        else:
            checks.append((True, f"the word of seat {seat} went into the deal"))
    checks.append((True, f"the seal is that of secret and words: {deal.seal()}"))
    drawn = course.state.rng.drawn if isinstance(course.state.rng, KeyedRng) else 0
    checks.append((True, f"{drawn} random numbers, {len(course.moves)} moves: dealt and played again, they lead to this result"))
    if not course.over:
        checks.append((False, "the game is not over: its secret should not be known yet"))
    return checks
