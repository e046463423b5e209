"""Dates and times: kept in UTC, shown by this computer's own clock."""

from __future__ import annotations

from datetime import UTC, datetime


def utc_text(moment: datetime) -> str:
    """A date and time as it is kept in files."""
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def local_text(kept: str) -> str:
    """A kept date and time as it is shown, by this computer's own clock."""
    try:
        return datetime.fromisoformat(kept).astimezone().strftime("%Y-%m-%d %H:%M")
    except (ValueError, OverflowError, OSError):
        return ""


def now() -> datetime:
    """The time."""
    return datetime.now(UTC)
