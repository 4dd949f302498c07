"""The rules page of a game, read: every rule with its id, text, section and provenance.

A rule begins a list item, a table row or a paragraph with its id (`- **AB-7.3.2** [P] …`, `3. AB-5.5.3 …`, `| AB-2.1.1 | …`,
`AB-2.18 (R) …`), and ends before the next one, a blank line or a heading. Ids met elsewhere are citations, and a heading is no
rule of its own. `prefix` is the letters that the ids begin with (`Game.prefix`): pages number other things too.
"""

import re
from typing import Final

_START: Final = r"^(?:\s*(?:[-*]|\d+\.)\s+|\|\s*)?(?:\*\*)?({}-\d+(?:\.\d+)*[a-z]?)(?:\*\*)?(?=[\s|:]|$)\s*(.*)$"
_HEADING: Final = re.compile(r"^#+\s+(.*)$")
_ORIGIN: Final = re.compile(r"\s*[\[(](P\*?|E|R)((?:/[PER])?)[\])]")

Rule = dict[str, str]


def read_rules(page: str, prefix: str) -> list[Rule]:
    start = re.compile(_START.format(re.escape(prefix)))
    rules: list[Rule] = []
    section = ""
    open_rule = False
    for line in page.splitlines():
        heading = _HEADING.match(line)
        found = start.match(line)
        if heading:
            section = heading[1].replace("`", "").strip()
            open_rule = False
        elif found:
            cells = [cell.strip() for cell in found[2].strip().strip("|").split("|")]
            text = ": ".join([cell for cell in cells if cell]) if line.lstrip().startswith("|") else found[2]
            rules.append({"id": found[1], "section": section, "text": text.strip(), "provenance": ""})
            open_rule = True
        elif not line.strip() or line.startswith("---"):
            open_rule = False
        elif open_rule and line.startswith((" ", "-")):
            rules[-1]["text"] += "\n" + line.strip() if line.lstrip().startswith(("-", "*")) else " " + line.strip()
        else:
            open_rule = False
    for rule in rules:
        origin = _ORIGIN.search(rule["text"])
        if origin:
            rule["provenance"] = origin[1].rstrip("*") + origin[2]
            rule["text"] = (rule["text"][: origin.start()] + rule["text"][origin.end() :]).strip()
        rule["text"] = rule["text"].replace("**", "")
    return rules
