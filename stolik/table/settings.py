"""Settings of a server, from the environment (STOLIK_…). docs/hosting.md lists them."""

from __future__ import annotations

import logging
import os
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from stolik.kernel.errors import StolikError

HERE = Path(__file__).parent
TRUE = ("1", "true", "yes", "on")
DATABASE: Final = "stolik.db"
HOST: Final = "127.0.0.1"


class BadSettings(StolikError):
    """A setting that makes no sense; the message names it."""


@dataclass(frozen=True)
class Settings:
    """Everything an operator can set."""

    database: str = DATABASE
    """A file for SQLite, or postgresql://…"""
    secret: bytes = field(default_factory=lambda: secrets.token_bytes(32), repr=False)
    """Signs cookies and invitations; all servers of one table must share it."""
    channels: str = "memory"
    """How several servers tell each other news: memory, redis://… or postgresql://…"""
    host: str = HOST
    port: int = 8000
    origins: tuple[str, ...] = ()
    """Pages of other origins that may talk to this server."""
    is_secure: bool = False
    """Whether browsers reach us by https, so that cookies can be marked Secure."""
    proxies: str = ""
    """Addresses of proxies whose X-Forwarded headers are believed ("*": all)."""
    leaver_seconds: float = 60.0
    """How long the others wait before they may choose what happens to a leaver's seat."""
    pace: float = 0.7
    """The least time in seconds that a bot takes for a move, so that people can follow."""
    workers: int = 1
    """Processes that serve together on one port."""
    bot_workers: int = 1
    """Processes in which bots think; 0: in threads of the server itself."""
    bot_seconds: float = 5.0
    """After this time a bot's move is made for it."""
    bots: str = ""
    """Bots of the operator's own behind the levels that people are offered: "legend=my_package:Dreamer"."""
    idle_seconds: float = 60.0
    """How long a match that nobody watches is kept in memory."""
    poll_seconds: float = 0.5
    """How often a server on SQLite looks for what another one wrote into the same file."""
    rate: float = 1.0
    """Multiplies all limits on how often somebody may ask; 0: no limits."""
    connections: int = 10_000
    """How many may be connected at once; fewer where the process may have fewer descriptors."""
    connections_each: int = 200
    """How many of them from one address, unless it is a proxy of ours."""
    shows_metrics: bool = False
    """Whether numbers and schema are shown to others than this machine."""
    webhook: str = ""
    """The address that is told whose move it is in matches over days."""
    webhook_secret: bytes = field(default=b"", repr=False)
    """Signs what it is told."""
    static: Path | None = None
    """The folder of the built browser table."""

    @property
    def is_postgres(self) -> bool:
        """Whether the database is PostgreSQL."""
        return is_postgres(self.database)


def is_postgres(url: str) -> bool:
    """Whether this names a PostgreSQL database."""
    return url.startswith(("postgres://", "postgresql://"))


def from_environment(environ: Mapping[str, str] | None = None) -> Settings:
    """The settings of this process."""
    env = os.environ if environ is None else environ
    database = env.get("STOLIK_DATABASE") or DATABASE
    if "://" in database and not is_postgres(database):
        scheme = database.partition("://")[0]
        raise BadSettings(f"STOLIK_DATABASE can be a file (SQLite) or postgresql://…, not {scheme}://…")
    channels = env.get("STOLIK_CHANNELS") or "memory"
    if channels != "memory" and not channels.startswith(("redis://", "rediss://")) and not is_postgres(channels):
        raise BadSettings(f"STOLIK_CHANNELS can be memory, redis://… or postgresql://…, not {channels!r}")
    if channels.startswith("redis") and not _is_address(channels):
        raise BadSettings("STOLIK_CHANNELS is no address: its host or its port cannot be read")
    webhook, webhook_secret = env.get("STOLIK_WEBHOOK", ""), env.get("STOLIK_WEBHOOK_SECRET", "")
    if webhook and not webhook.startswith(("http://", "https://")):
        raise BadSettings(f"STOLIK_WEBHOOK is an address http://… or https://…, not {webhook!r}")
    if webhook and len(webhook_secret) < 16:
        raise BadSettings("STOLIK_WEBHOOK_SECRET must have at least 16 characters where STOLIK_WEBHOOK is set")
    return Settings(
        database=database,
        secret=_secret(env, database),
        channels=channels,
        host=env.get("STOLIK_HOST") or HOST,
        port=int(_number(env, "STOLIK_PORT", 8000, 0, 65535)),
        origins=_origins(env.get("STOLIK_ORIGINS", "")),
        is_secure=env.get("STOLIK_SECURE", "").lower() in TRUE,
        proxies=env.get("STOLIK_PROXIES", ""),
        leaver_seconds=_number(env, "STOLIK_LEAVER_SECONDS", 60, 0, 86400),
        pace=_number(env, "STOLIK_PACE", 0.7, 0, 60),
        workers=int(_number(env, "STOLIK_WORKERS", 1, 1, 64)),
        bot_workers=int(_number(env, "STOLIK_BOT_WORKERS", max(1, (os.cpu_count() or 2) - 1), 0, 256)),
        bot_seconds=_number(env, "STOLIK_BOT_SECONDS", 5, 0.1, 600),
        bots=env.get("STOLIK_BOTS", ""),
        idle_seconds=_number(env, "STOLIK_IDLE_SECONDS", 60, 0, 86400),
        rate=_number(env, "STOLIK_RATE", 1, 0, 1000),
        connections=int(_number(env, "STOLIK_CONNECTIONS", 10_000, 16, 1_000_000)),
        connections_each=int(_number(env, "STOLIK_CONNECTIONS_EACH", 200, 8, 1_000_000)),
        shows_metrics=env.get("STOLIK_METRICS", "").lower() == "all",
        webhook=webhook,
        webhook_secret=webhook_secret.encode(),
        static=static_folder(env.get("STOLIK_STATIC")),
    )


def log_level(environ: Mapping[str, str] | None = None) -> str:
    """How much is written into the log."""
    env = os.environ if environ is None else environ
    level = (env.get("STOLIK_LOG") or "INFO").upper()
    if level not in logging.getLevelNamesMapping():
        raise BadSettings(f"STOLIK_LOG can be DEBUG, INFO, WARNING or ERROR, not {level!r}")
    return level


def static_folder(given: str | None = None) -> Path | None:
    """Where the built browser table lies: as set, in the package, or in a source tree beside it."""
    places = [Path(given)] if given else [HERE / "static", HERE.parents[1] / "web" / "dist"]
    return next((place for place in places if (place / "index.html").is_file()), None)


def _is_address(text: str) -> bool:
    try:
        return urlsplit(text).port != 0
    except ValueError:
        return False


def _origins(given: str) -> tuple[str, ...]:
    origins = tuple([each.strip().rstrip("/") for each in given.split(",") if each.strip()])
    for origin in origins:
        try:
            scheme, host, *rest = urlsplit(origin)
        except ValueError:
            scheme, host, rest = "", "", []
        if not scheme or not host or any(rest):
            raise BadSettings(f"STOLIK_ORIGINS are addresses without a path, as https://games.example, not {origin!r}")
    return origins


def _number(env: Mapping[str, str], name: str, default: float, least: float, most: float) -> float:
    given = env.get(name, "")
    if not given:
        return default
    try:
        value = float(given)
    except ValueError:
        value = least - 1
    if not least <= value <= most:
        raise BadSettings(f"{name} must be a number from {least:g} to {most:g}, not {given!r}")
    return value


def _secret(env: Mapping[str, str], database: str) -> bytes:
    """As set; else from a file beside the database, made at the first start."""
    given = env.get("STOLIK_SECRET", "")
    if given:
        if len(given) < 16:
            raise BadSettings("STOLIK_SECRET must have at least 16 characters")
        return given.encode()
    if is_postgres(database):
        raise BadSettings("with PostgreSQL set STOLIK_SECRET, the same for every server")
    path = Path(f"{database}.secret")
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        secret = path.read_bytes().strip()
        if len(secret) < 16:
            raise BadSettings(f"{path} is too short for a secret; delete it to get a new one") from None
        return secret
    secret = secrets.token_hex(32).encode()
    with os.fdopen(handle, "wb") as file:
        file.write(secret)
        file.flush()
        os.fsync(file.fileno())
    return secret
