"""What a command answers with: an exit code, JSON, the version, or one line that says why it cannot be done."""

import json

FINE, FOUND, BAD = 0, 1, 2


class BadInput(ValueError):
    """What was asked for cannot be done; one line says why and what would be right."""


def show(value: object) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=1))


def version() -> str:
    from importlib.metadata import PackageNotFoundError
    from importlib.metadata import version as installed

    try:
        return installed("tianxia")
    except PackageNotFoundError:
        return "(source)"
