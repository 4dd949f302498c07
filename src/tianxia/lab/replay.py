"""Verify a record: every line is played again through the same door as at the table."""

from pathlib import Path

from tianxia.engine.match import Match
from tianxia.engine.record import BadRecord, read_record

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


def replay(text: str) -> Match:
    """The match of a record; BadRecord says what is wrong with it and where."""
    record = read_record(text)
    try:
        return Match.of(record)
    except BadRecord:
        raise
    except Exception as error:
        if record.start is None:
            raise
        # a made-up start position may break anywhere in the rules
        raise BadRecord(f"start: no such position can be played on ({type(error).__name__}: {error})") from None


def replay_file(path: Path) -> Match:
    return replay(read_file(path))
