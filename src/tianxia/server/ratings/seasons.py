"""Seasons: the quarters of the year, by UTC. What happened in one stays; the next one begins by itself."""

from datetime import UTC, datetime


def season_of(at: float) -> str:
    """2026-Q4"""
    day = datetime.fromtimestamp(at, UTC)
    return f"{day.year:04d}-Q{(day.month + 2) // 3}"
