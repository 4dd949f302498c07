"""`tianxia settings`: every setting, what it is, who said so, and what it means."""

import argparse
import json
import sys
from collections.abc import Sequence

from tianxia.server.configuration import BadSetting, markdown
from tianxia.server.run import configuration_of, take_settings


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="tianxia settings", description="All settings: values, where they come from, what they mean."
    )
    take_settings(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--markdown", action="store_true", help="the table of docs/settings.md, with defaults alone")
    asked = parser.parse_args(argv)
    if asked.markdown:
        print(markdown(), end="")
        return 0
    try:
        given = configuration_of(asked).given
    except BadSetting as why:
        sys.stderr.write(f"tianxia: {why}\n")
        return 2
    if asked.json:
        found = [{"name": g.name, "value": g.shown(), "source": g.source, "takes": g.kind, "about": g.description} for g in given]
        print(json.dumps(found, ensure_ascii=False, indent=1))
        return 0
    for one in given:
        print(f"{one.name} = {one.shown() or '(nothing)'}  [{one.source}]\n    {one.description}; {one.kind}")
    print("\nWhat counts most comes first: --set NAME=VALUE, TIANXIA_<NAME>, file of --config or TIANXIA_CONFIG, the default.")
    return 0
