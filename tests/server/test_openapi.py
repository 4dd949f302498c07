"""The API against its own description: schemathesis makes requests from it, right ones and wrong ones, and checks the answers."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import until
from tests.server.table_client import Guest, Server

# Requests that fit the description and are still refused by the rules of a game, or of the web (422 with a reason of its own).
JUDGED = ["POST /api/tables", "POST /api/records", "PUT /api/me", "POST /api/tables/{table}/moves", "GET /api/tables/{table}/why"]
JUDGED += ["POST /api/me/leave", "POST /api/me/sign-out"]  # with one's own name only; with an account only
JUDGED += ["POST /api/tables/{table}/chat", "POST /api/tables/{table}/reports", "POST /api/moderation/reports/{report}"]
JUDGED += ["POST /api/tables/{table}/plan/try", "PUT /api/tables/{table}/plan"]
JUDGED += ["PUT /api/me/messages", "POST /api/me/messages/push", "POST /api/me/messages/webhook"]
JUDGED += ["POST /api/tournaments"]


def configuration(table: str | None) -> str:
    lines = [f'[parameters]\n"path.table" = {table!r}\n"path.game" = \'pebbles\'\n'] if table is not None else []
    for name in JUDGED:
        lines.append(f"[[operations]]\ninclude-name = '{name}'\n[operations.checks.positive_data_acceptance]")
        lines.append('expected-statuses = ["2xx", "401", "403", "404", "409", "422", "429"]\n')
    return "\n".join(lines)


@pytest.mark.parametrize("known", [True, False], ids=["at a table", "from outside"])
def test_the_api_does_what_its_description_says(server: Server, ann: Guest, tmp_path: Path, known: bool) -> None:
    ann.get("/me")
    ann.post("/me/codes")  # an account: its cookie stays good whatever is asked for, except for what ends it
    table = ann.open("me", "me", options={"heap": "large"})["table"] if known else None
    until(lambda: ann.http.get("/api/ready").status_code == 200, "the bots' worker has started")
    config = tmp_path / "schemathesis.toml"
    config.write_text(configuration(table))
    command = [
        str(Path(sys.executable).parent / "st"),
        "--config-file",
        str(config),
        "--no-color",
        "run",
        f"{server.url}/api/openapi.json",
    ]
    command += [
        "--max-examples",
        "6",
        "--request-timeout",
        "120",
        "--seed",
        "3",
        "--generation-database",
        "none",
        "--phases",
        "coverage,fuzzing" if known else "fuzzing",  # what has the wrong shape is refused whoever sends it: it is tried once
        "--warnings",
        "off",
    ]
    if known:
        # It tries what it was told: a recovery code signs in anew, a name is one's own. Each of these ends the cookie.
        for ends in ("/api/me/sign-out", "/api/me/leave", "/api/sign-in/code"):
            command += ["--exclude-path", ends]
        command += ["-H", f"Cookie: tianxia={ann.http.cookies['tianxia']}"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=1800)
    assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-2000:]
    if table is not None:
        assert ann.look(table)["table"] == table


def test_the_description_names_every_address(ann: Guest) -> None:
    described = ann.http.get("/api/openapi.json").json()
    paths = described["paths"]
    assert len(paths) >= 22 and all("/api/" in path for path in paths)
    for path, methods in paths.items():
        for method, told in methods.items():
            good = [code for code in told["responses"] if code.startswith("2")]
            assert good, f"{method} {path} promises no answer"
            for code, answer in told["responses"].items():
                schema = answer["content"]["application/json"]["schema"]
                assert schema, f"{method} {path} {code} has no shape"
                if code.startswith("4"):
                    assert schema["$ref"].endswith("ProblemData"), f"{method} {path} {code}"
