"""Settings come from one place, in one order; whatever is wrong stops the start with what would be right."""

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from tests.server.table_client import ROOT
from tianxia.cli import main
from tianxia.server.configuration import BadSetting, descriptions, flags_of, kind_of, markdown, read
from tianxia.server.settings import Settings, db_url


def refused(flags: dict[str, str] | None = None, file: str | None = None, **environment: str) -> str:
    with pytest.raises(BadSetting) as told:
        read({"db": "t.db", **(flags or {})}, file, environment)
    assert "\n" not in str(told.value)
    return str(told.value)


def test_the_command_line_counts_more_than_the_environment_and_that_more_than_the_file(tmp_path: Path) -> None:
    file = tmp_path / "tianxia.toml"
    file.write_text(
        'db = "in-file.db"\nport = 1111\npatience = 7.5\nbots_early = false\nproxies = ["10.0.0.2", "192.168.7.0/24"]\n'
    )
    environment = {"TIANXIA_CONFIG": str(file), "TIANXIA_PORT": "2222", "TIANXIA_DB": "in-environment.db", "PORT": "4444"}
    found = read({"port": "3333"}, None, environment)
    settings = found.settings
    assert (settings.port, settings.patience, settings.bots_early) == (3333, 7.5, False)
    assert settings.db == db_url("in-environment.db") and list(map(str, settings.proxies)) == ["10.0.0.2/32", "192.168.7.0/24"]
    sources = {one.name: one.source for one in found.given}
    assert [sources[name] for name in ("port", "db", "patience", "host")] == ["command line", "TIANXIA_DB", str(file), "default"]
    assert read({}, None, environment).settings.port == 2222
    del environment["TIANXIA_PORT"]
    assert read({}, None, environment).settings.port == 4444
    del environment["PORT"]
    assert read({}, None, environment).settings.port == 1111
    assert read({"db": "t.db"}, None, {}).settings == Settings(db=db_url("t.db"))


@pytest.mark.parametrize(
    ("given", "right"),
    [
        ("port=70000", "from 0 to 65535"),
        ("port=eighty", "whole number"),
        ("tables_per_minute=0", "at least 1"),
        ("guest_share=101", "from 1 to 100"),
        ("retention_days=-1", "at least 0"),
        ("patience=nan", "a number"),
        ("bots_early=perhaps", "1 or 0"),
        ("log_format=xml", "text, json"),
        ("base_path=tianxia", "/tianxia"),
        ("base_path=/api", "/tianxia"),
        ("proxies=everybody", "10.0.0.2"),
        ("prot=8000", "port is one"),
        ("zzz=1", "tianxia settings"),
    ],
)
def test_what_is_wrong_is_refused_with_what_would_be_right(given: str, right: str, capsys: Any, tmp_path: Path) -> None:
    told = refused(flags_of([given]))
    assert given.partition("=")[0] in told and right in told
    assert main(["serve", "--db", str(tmp_path / "t.db"), "--set", given]) == 2
    said = capsys.readouterr().err
    assert said == f"tianxia: {told}\n" and not list(tmp_path.iterdir())


def test_a_file_that_is_wrong_is_named(tmp_path: Path) -> None:
    file = tmp_path / "tianxia.toml"
    assert str(file) in refused(file=str(file))
    file.write_text("port = \n")
    assert str(file) in refused(file=str(file)) and "port = 8000" in refused(file=str(file))
    for text, right in (
        ("prot = 1", "port is one"),
        ('port = "x"', "whole number"),
        ("bots_early = 7", "1 or 0"),
        ("host = 7", "a text"),
    ):
        file.write_text(text)
        told = refused(file=str(file))
        assert str(file) in told and right in told
    file.write_text("bot_workers = 1.5")
    assert "whole number" in refused(file=str(file))


def test_a_slip_in_the_environment_is_found_and_what_is_not_ours_is_left_alone() -> None:
    assert "TIANXIA_TABLES_PER_MINUTE" in refused(TIANXIA_TABLE_PER_MINUTE="3")
    assert "TIANXIA_PORT" in refused(TIANXIA_PORT="http")
    kubernetes = {"TIANXIA_PORT": "tcp://10.0.0.7:80", "TIANXIA_SERVICE_HOST": "10.0.0.7", "TIANXIA_PORT_80_TCP_PORT": "80"}
    assert read({"db": "t.db"}, None, {**kubernetes, "TIANXIA_PURE": "1"}).settings.port == 8000


def test_every_setting_is_described_and_the_page_of_the_docs_is_made_of_that() -> None:
    for field in fields(Settings):
        assert descriptions()[field.name], f"settings.py: {field.name} has no comment"
        assert kind_of(field)
    assert markdown() in (ROOT / "docs" / "settings.md").read_text(), "`make settings` writes docs/settings.md"


def test_all_are_told_but_not_what_is_secret(capsys: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TIANXIA_DB", "postgresql://ann:hush@db.example/tianxia")
    assert main(["settings", "--set", "port=81", "--json"]) == 0
    out = capsys.readouterr().out
    found = {one["name"]: one for one in json.loads(out)}
    assert list(found) == [field.name for field in fields(Settings)]
    assert (found["port"]["value"], found["port"]["source"]) == ("81", "command line")
    assert found["db"]["source"] == "TIANXIA_DB" and "db.example" in found["db"]["value"] and "hush" not in out
    assert main(["settings"]) == 0
    told = capsys.readouterr().out
    assert "hush" not in told and all(f"{field.name} = " in told for field in fields(Settings))
    assert main(["settings", "--set", "prot=81"]) == 2
    assert main(["settings", "--db", str(tmp_path / "t.db"), "--config", str(tmp_path / "none.toml")]) == 2
