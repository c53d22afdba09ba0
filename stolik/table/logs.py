"""Logs as JSON, one object a line, without anybody's private data."""

from __future__ import annotations

import json
import logging
import os
import sys
import time
from collections import OrderedDict

KEPT = 1000
"""How many kinds of lines a quiet log remembers."""
PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    """One JSON object a line. Names, cookies, invitations, addresses and cards never get here."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line."""
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "said": record.getMessage(),
        }
        line.update({key: value for key, value in vars(record).items() if key not in PLAIN and key != "color_message"})
        if record.exc_info is not None:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


class Private(logging.Filter):
    """Keeps out what the web server says about single connections: it names addresses."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record may be written."""
        if record.name.startswith("stolik"):
            return True
        return record.levelno >= logging.WARNING or not str(record.msg).startswith(("%s", "connection "))


class Quiet(logging.Filter):
    """Lets the same thing be said so often a minute and no more: a log must not be what fills the disk."""

    def __init__(self, most: int = 20, seconds: float = 60.0) -> None:
        super().__init__()
        self.most = most
        self.seconds = seconds
        self._said: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record may be written; the last one says that more are left out."""
        if record.levelno < logging.WARNING:
            return True
        key = record.name, str(record.msg)[:100]
        since, count = self._said.pop(key, (record.created, 0))
        if not 0 <= record.created - since < self.seconds:
            since, count = record.created, 0
        self._said[key] = since, count + 1
        while len(self._said) > KEPT:
            self._said.popitem(last=False)
        if count + 1 == self.most:
            record.more = "left out for a minute"
        return count < self.most


def set_up_logs(level: str = "INFO") -> None:
    """Send all logs of the process to the standard error as JSON, those of libraries too."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Private())
    handler.addFilter(Quiet())
    logging.captureWarnings(True)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    for name in ("stolik", "uvicorn", "uvicorn.error", "litestar", "asyncio", "asyncpg", "py.warnings"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
        logger.setLevel(level if name.startswith(("stolik", "uvicorn", "litestar")) else logging.WARNING)
        if name.startswith("uvicorn") and logger.level < logging.INFO:
            logger.setLevel(logging.INFO)  # Below that the web server writes down cookies.
    logging.getLogger("uvicorn.access").handlers = []
    logging.getLogger("uvicorn.access").propagate = False
    # The process that watches over what workers share has no log of its own; what it would say is no news.
    os.environ.setdefault("PYTHONWARNINGS", "ignore::UserWarning:multiprocessing.resource_tracker")
