"""What stands in deploy/ speaks of what there is: commands, settings, ports, files. It cannot be run here, so it is read."""

import json
import re
import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import yaml

from tianxia.cli import OF_THE_SERVER
from tianxia.server.settings import LIMITS, Settings

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
DOCKERFILE = (DEPLOY / "Dockerfile").read_text()
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
NAMES = {f"TIANXIA_{field.name.upper()}" for field in fields(Settings)}
CLIENTS = {"bookworm": 15, "trixie": 17}  # which PostgreSQL's programs come with a Debian


def instructions() -> list[tuple[str, str]]:
    joined = re.sub(r"\\\n\s*", " ", re.sub(r"^#.*\n", "", DOCKERFILE, flags=re.MULTILINE))
    return [(line.split(" ", 1)[0], line.split(" ", 1)[1]) for line in joined.splitlines() if line.strip()]


def test_the_image_is_small_not_root_and_looked_after() -> None:
    steps = instructions()
    known = {"FROM", "RUN", "COPY", "WORKDIR", "USER", "VOLUME", "ENV", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT", "CMD"}
    assert {name for name, _ in steps} <= known
    stages = [text for name, text in steps if name == "FROM"]
    assert len(stages) == 3 and all(re.match(r"\S+:[\w.-]+", text) and ":latest" not in text for text in stages)
    last = steps[max(i for i, (name, _) in enumerate(steps) if name == "FROM") :]
    assert "slim" in last[0][1] and ("USER", "tianxia") in last and [name for name, _ in last].count("HEALTHCHECK") == 1
    assert not any("gcc" in text for _, text in last), "the compiler stays behind"
    assert ("ENTRYPOINT", '["tianxia"]') in last and ("CMD", '["serve"]') in last and ("EXPOSE", "8000") in last
    for name, text in steps:
        if name == "RUN" and "apt-get" in text:
            assert "--no-install-recommends" in text and "rm -rf /var/lib/apt/lists" in text
        if name == "RUN" and "pip " in text:
            assert "--no-cache-dir" in text
    check = next(text for name, text in last if name == "HEALTHCHECK").partition("CMD ")[2]
    program = json.loads(check)
    compile(program[2], "healthcheck", "exec")
    assert program[:2] == ["python", "-c"] and "/api/health" in program[2]


def test_everything_that_is_copied_is_there() -> None:
    for name, text in instructions():
        if name == "COPY" and not text.startswith("--from"):
            for path in text.split()[:-1]:
                assert (ROOT / path).exists(), path
    ignored = (ROOT / ".dockerignore").read_text().splitlines()
    assert ".venv" in ignored and "web/node_modules" in ignored and "tests" not in ignored


def test_the_page_can_be_installed_anywhere_as_it_was_locked() -> None:
    """`npm ci` refuses a lock in which the parts for other machines are missing."""
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    for path, package in packages.items():
        for name in [*package.get("dependencies", {}), *package.get("optionalDependencies", {})]:
            inner = [f"{path}/node_modules/{name}".lstrip("/"), f"node_modules/{name}"]
            assert any(place in packages for place in inner), f"{path or 'the page'} needs {name}"


def test_every_setting_that_is_named_is_one() -> None:
    for path in DEPLOY.rglob("*"):
        if path.is_file():
            for name in re.findall(r"TIANXIA_[A-Z_]+", path.read_text()):
                assert name in NAMES, f"{path.name}: {name} is no setting"


def test_the_composition_fits_together() -> None:
    services = COMPOSE["services"]
    assert set(services) == {"caddy", "web", "bots", "postgres", "redis"}
    for name, service in services.items():
        for other in service.get("depends_on", {}):
            assert other in services
            healthy = services[other].get("healthcheck") or (other == "web" and "HEALTHCHECK" in DOCKERFILE)
            assert healthy, f"{name} waits until {other} is healthy"
        for mount in service.get("volumes", []):
            source = mount.partition(":")[0]
            assert (DEPLOY / source).exists() if source.startswith(".") else source in COMPOSE["volumes"]
        assert service["networks"] == ["inside"] and service["restart"] == "unless-stopped"
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"], "nobody else is reached from outside"
    for name in ("web", "bots"):
        assert services[name]["deploy"]["replicas"] == 2 and services[name]["read_only"] and services[name]["cap_drop"] == ["ALL"]
        settings = services[name]["environment"]
        assert "@postgres/" in settings["TIANXIA_DB"] and "//redis:" in settings["TIANXIA_REDIS"]
        subnet = COMPOSE["networks"]["inside"]["ipam"]["config"][0]["subnet"]
        assert settings["TIANXIA_PROXIES"] == subnet
    assert services["web"]["command"] == ["serve"] and "serve" in OF_THE_SERVER
    assert re.search(r"dynamic a web 8000", (DEPLOY / "Caddyfile").read_text())
    wanted = set(re.findall(r"\$\{(\w+):\?", (DEPLOY / "compose.yaml").read_text()))
    given = {line.partition("=")[0] for line in (DEPLOY / "example.env").read_text().splitlines()}
    assert wanted == given


def test_a_backup_can_be_made_of_the_composed_database() -> None:
    """pg_dump refuses a server that is newer than itself."""
    debian = [text for name, text in instructions() if name == "FROM"][-1].rpartition("-")[2]
    server = re.match(r"postgres:(\d+)-", COMPOSE["services"]["postgres"]["image"])
    assert server is not None and int(server[1]) <= CLIENTS[debian]


def test_the_figures_are_asked_for_where_they_are() -> None:
    jobs = yaml.safe_load((DEPLOY / "prometheus.yml").read_text())["scrape_configs"]
    (where,) = jobs[0]["dns_sd_configs"]
    assert str(where["port"]) == COMPOSE["services"]["web"]["environment"]["TIANXIA_METRICS_PORT"]
    assert set(where["names"]) <= set(COMPOSE["services"]) and "metrics_port" in LIMITS


@pytest.mark.parametrize("page", ["operate.md"])
def test_the_files_and_settings_of_the_manual_exist(page: str) -> None:
    text = (ROOT / "docs" / page).read_text()
    for path in re.findall(r"`(deploy/[\w./-]+)`", text):
        assert (ROOT / path).exists(), path
    for block in re.findall(r"```toml\n(.*?)```", text, re.DOTALL):
        for name in tomllib.loads(block):
            assert f"TIANXIA_{name.upper()}" in NAMES, name
    for name in re.findall(r"`?(TIANXIA_[A-Z_]+)", text):
        assert name in NAMES | {"TIANXIA_CONFIG"}, name
    for command in re.findall(r"^tianxia (\w+)", text, re.MULTILINE):
        assert command in {*OF_THE_SERVER, "backup", "restore", "bots"}, command
