"""Settings that make no sense are named in one line, before anything is begun."""

from pathlib import Path

import pytest

from stolik.table.settings import BadSettings, from_environment, log_level

SECRET = {"STOLIK_SECRET": "a secret of the tests"}


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        (
            "STOLIK_DATABASE",
            "mysql://ola:secret@db.example/stolik",
            "a file \\(SQLite\\) or postgresql://…, not mysql://…$",
        ),
        ("STOLIK_DATABASE", "sqlite:///table.db", "not sqlite://…$"),
        ("STOLIK_CHANNELS", "redis://:secret@[::1", "its host or its port cannot be read"),
        ("STOLIK_CHANNELS", "redis://:secret@cache.example:many", "its host or its port cannot be read"),
        ("STOLIK_CHANNELS", "kafka://cache.example", "memory, redis://… or postgresql://…"),
        ("STOLIK_ORIGINS", "games.example", "https://games.example, not 'games.example'"),
        ("STOLIK_ORIGINS", "https://games.example, games.example:8000", "not 'games.example:8000'"),
        ("STOLIK_ORIGINS", "https://games.example/table", "without a path"),
        ("STOLIK_ORIGINS", "http://[::1", "not 'http://\\[::1'"),
        ("STOLIK_ORIGINS", "*", "without a path"),
        ("STOLIK_PORT", "http", "a number from 0 to 65535, not 'http'"),
        ("STOLIK_RATE", "nan", "a number from 0 to 1000, not 'nan'"),
    ],
)
def test_a_setting_that_makes_no_sense_is_named(
    name: str, value: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadSettings, match=f"{name}.*{words}") as wrong:
        from_environment({**SECRET, name: value})
    assert "secret" not in str(wrong.value)
    assert list(tmp_path.iterdir()) == []


def test_an_empty_setting_is_none() -> None:
    empty = dict.fromkeys(("STOLIK_HOST", "STOLIK_DATABASE", "STOLIK_CHANNELS", "STOLIK_ORIGINS", "STOLIK_PORT"), "")
    settings = from_environment({**SECRET, **empty})
    assert (settings.host, settings.port) == ("127.0.0.1", 8000)  # Not the whole network.
    assert (settings.database, settings.channels, settings.origins) == ("stolik.db", "memory", ())
    assert log_level({"STOLIK_LOG": ""}) == "INFO"


def test_what_postgresql_understands_is_left_to_it() -> None:
    several = "postgresql://ola:pa[ss@db1.example:5432,db2.example:5433/stolik"
    settings = from_environment({**SECRET, "STOLIK_DATABASE": several, "STOLIK_CHANNELS": several})
    assert (settings.database, settings.channels) == (several, several)


def test_origins_are_taken_without_their_last_slash() -> None:
    settings = from_environment({**SECRET, "STOLIK_ORIGINS": " https://games.example/, http://[::1]:8000 ,"})
    assert settings.origins == ("https://games.example", "http://[::1]:8000")


def test_how_much_is_logged() -> None:
    assert log_level({"STOLIK_LOG": "debug"}) == "DEBUG"
    with pytest.raises(BadSettings, match="STOLIK_LOG can be DEBUG, INFO, WARNING or ERROR, not 'MUCH'"):
        log_level({"STOLIK_LOG": "much"})
