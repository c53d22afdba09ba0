"""What every request passes through: who asks, from where, how much and how often; and what every answer carries."""

from __future__ import annotations

import logging
import time
from ipaddress import ip_address
from urllib.parse import urlsplit

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import (
    ASGIApp,
    HTTPReceiveMessage,
    HTTPRequestEvent,
    HTTPScope,
    Message,
    Receive,
    Scope,
    Send,
    WebSocketReceiveMessage,
)

from stolik.table import messages as m
from stolik.table.identity import COOKIE, YEAR, Signer
from stolik.table.metrics import METRICS
from stolik.table.packing import packing
from stolik.table.rate_limit import Limits
from stolik.table.settings import Settings

log = logging.getLogger("stolik.http")

PERSON = "stolik_person_id"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))
OPERATORS = ("/metrics", "/api/schema")
"""For those who run the server."""
PAGES = (120.0, 4.0)
"""Live pages opened from one address: at once, and a second."""
CHANGING = ("POST", "PUT", "PATCH", "DELETE")


def cookies_of(headers: Headers) -> list[str]:
    """Everything that may be the person's cookie, whatever else the browser sends along."""
    found: list[str] = []
    for line in headers.getall("cookie", []):
        for part in line.split(";"):
            name, equals, value = part.partition("=")
            if equals and name.strip() == COOKIE:
                found.append(value.strip().strip('"'))
    return found[:8]


def person_of(headers: Headers, signer: Signer) -> str | None:
    """Who asks: the first cookie that we have signed."""
    return next((person for person in map(signer.person, cookies_of(headers)) if person is not None), None)


def set_cookie(cookie: str, is_secure: bool) -> str:
    """The header by which a browser keeps a person's cookie."""
    secure = "; Secure" if is_secure else ""
    return f"{COOKIE}={cookie}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"


def is_same_origin(headers: Headers, settings: Settings) -> bool:
    """Whether the page that asks is ours. Programs that are no browsers send no origin."""
    origin = headers.get("origin")
    if origin is None or origin.rstrip("/") in settings.origins:
        return True
    host = headers.get("host", "")
    try:
        return bool(host) and urlsplit(origin).netloc == host
    except ValueError:  # No address at all.
        return False


def address(scope: Scope) -> str:
    """Who is at the other end of the line."""
    client = scope.get("client")
    return client[0] if client else "?"


def is_loopback(host: str) -> bool:
    """Whether that is this machine itself."""
    try:
        return ip_address(host.partition("%")[0]).is_loopback
    except ValueError:
        return False


def is_own_name(host: str) -> bool:
    """Whether somebody on this machine calls it so; a proxy passes on the name that the world knows."""
    name = host.rpartition(":")[0] if ":" in host and not host.endswith("]") else host
    return name == "localhost" or is_loopback(name.strip("[]"))


class Doors:
    """ASGI middleware."""

    def __init__(self, app: ASGIApp, settings: Settings, signer: Signer) -> None:
        self.app = app
        self.settings = settings
        self.signer = signer
        self.limits = Limits(settings.rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or send it away."""
        if scope["type"] == ScopeType.WEBSOCKET:
            if self.limits.allows(f"live {address(scope)}", *PAGES):
                scope["state"][PERSON] = person_of(Headers(scope["headers"]), self.signer)
                await self.app(scope, receive, send)
            else:
                METRICS.refused.labels("too_many").inc()
                await send({"type": "websocket.close", "code": 1013, "reason": ""})
        else:
            await self._http(scope, receive, send)

    async def _http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        headers = Headers(scope["headers"])
        path = scope["path"]
        person = person_of(headers, self.signer)
        new = None
        if person is None and not path.startswith(("/assets/", "/games/", "/healthz", "/metrics")):
            new = self.signer.new()
            person = self.signer.person(new)
        scope["state"][PERSON] = person
        status = 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                out = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    out.setdefault(name, value)
                if path.startswith("/api/"):
                    out.setdefault("cache-control", "no-store")
                if new is not None and "set-cookie" not in out:
                    is_secure = self.settings.is_secure or scope["scheme"] == "https"
                    out.add("set-cookie", set_cookie(new, is_secure))
            await send(message)

        refusal = self._refusal(scope, headers)
        if refusal is not None:
            code, why, number = refusal
            await _refuse(sending, number, code, why)
        else:
            is_packing = "gzip" in headers.get("accept-encoding", "")
            await self.app(scope, self._limited(receive), packing(sending) if is_packing else sending)
        METRICS.requests.labels(scope["method"] if scope["method"] in METHODS else "other", status).inc()
        METRICS.request_seconds.observe(time.perf_counter() - started)
        route = path if path.startswith("/api/") and path.count("/") == 2 else path.partition("/")[2].partition("/")[0]
        log.debug("request", extra={"method": scope["method"], "route": route, "status": status})

    def _refusal(self, scope: HTTPScope, headers: Headers) -> tuple[m.Code, str, int] | None:
        if scope["path"].startswith(OPERATORS) and not self._is_operator(scope, headers):
            return "not_found", "there is nothing here", 404
        if scope["method"] not in CHANGING:
            if self.limits.allows(f"get {address(scope)}", 400, 80):
                return None
            return "too_many", "too many requests, wait a little", 429
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > m.MAX_BYTES:
            return "too_large", f"at most {m.MAX_BYTES} bytes", 413
        if not is_same_origin(headers, self.settings):
            return "wrong_origin", "this page may not talk to this server", 403
        if not self.limits.allows(f"post {address(scope)}", 120, 10):
            return "too_many", "too many requests, wait a little", 429
        if scope["path"] == "/api/join" and not self.limits.allows(f"join {address(scope)}", 30, 0.5):
            return "too_many", "too many tries, wait a little", 429
        is_carrying = scope["path"] in ("/api/carry", "/api/carried")
        if is_carrying and not self.limits.allows(f"carry {address(scope)}", 10, 0.05):
            return "too_many", "too many tries, wait a little", 429
        return None

    def _is_operator(self, scope: HTTPScope, headers: Headers) -> bool:
        """Whether the one who asks is on this machine, and not merely behind a proxy on it."""
        if self.settings.shows_metrics:
            return True
        is_passed_on = any(name in headers for name in ("x-forwarded-for", "forwarded", "x-real-ip", "via"))
        return not is_passed_on and is_loopback(address(scope)) and is_own_name(headers.get("host", ""))

    def _limited(self, receive: Receive) -> Receive:
        """A body without a stated length is cut off where it becomes too long: then it is no JSON any more."""
        seen = 0

        async def receiving() -> HTTPReceiveMessage | WebSocketReceiveMessage:
            nonlocal seen
            message = await receive()
            if message["type"] == "http.request":
                seen += len(message["body"])
                if seen > m.MAX_BYTES:
                    return HTTPRequestEvent(type="http.request", body=b"", more_body=False)
            return message

        return receiving


async def _refuse(send: Send, status: int, code: m.Code, why: str) -> None:
    body = m.encode(m.ErrorBody(code, why))
    start: Message = {
        "type": "http.response.start",
        "status": status,
        "headers": [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())],
    }
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})
