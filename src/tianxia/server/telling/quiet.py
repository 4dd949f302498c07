"""Quiet hours: when they end, in the zone of whoever wants them."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from tianxia.server.problems import Problem


def zone_called(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):
        raise Problem(
            "bad-request",
            f"zone: {name[:60]!r} is not of the IANA list, like Europe/Prague",
            {"where": "zone", "what": "unknown"},
        ) from None


def minutes(time: str) -> int:
    """After midnight: "22:30" is 1350."""
    return int(time[:2]) * 60 + int(time[3:])


def clock_time(after_midnight: int) -> str:
    return f"{after_midnight // 60:02}:{after_midnight % 60:02}"


def quiet_until(now: float, zone: ZoneInfo, begins: int, ends: int) -> float:
    """When the quiet hours are over in which `now` falls; `now` itself outside of them."""
    local = datetime.fromtimestamp(now, UTC).astimezone(zone)
    at = local.hour * 60 + local.minute
    inside = begins <= at < ends if begins <= ends else at >= begins or at < ends
    if not inside:
        return now
    day = local.date() + timedelta(days=1 if at >= ends else 0)
    end = datetime(day.year, day.month, day.day, ends // 60, ends % 60, tzinfo=zone)
    return max(now, end.timestamp())
