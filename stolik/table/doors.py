"""What every request passes through: who asks, from where, how much and how often; and what every answer carries."""

from __future__ import annotations

import logging
import time
from http.cookies import CookieError, SimpleCookie
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
from stolik.table.health import METRICS
from stolik.table.limits import Limits
from stolik.table.people import COOKIE, YEAR, Signer
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
CHANGING = ("POST", "PUT", "PATCH", "DELETE")


def cookie_of(headers: Headers) -> str | None:
    """The person's cookie, if there is one that can be read."""
    jar: SimpleCookie = SimpleCookie()
    for line in headers.getall("cookie", []):
        try:
            jar.load(line)
        except CookieError:
            return None
    morsel = jar.get(COOKIE)
    return None if morsel is None else morsel.value


def is_same_origin(headers: Headers, settings: Settings) -> bool:
    """Whether the page that asks is ours. Programs that are no browsers send no origin."""
    origin = headers.get("origin")
    if origin is None or origin.rstrip("/") in settings.origins:
        return True
    host = headers.get("host", "")
    return bool(host) and urlsplit(origin).netloc == host


def address(scope: Scope) -> str:
    """Who is at the other end of the line."""
    client = scope.get("client")
    return client[0] if client else "?"


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
            scope["state"][PERSON] = self.signer.person(cookie_of(Headers(scope["headers"])))
            await self.app(scope, receive, send)
        else:
            await self._http(scope, receive, send)

    async def _http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        headers = Headers(scope["headers"])
        path = scope["path"]
        person = self.signer.person(cookie_of(headers))
        new = None
        if person is None and not path.startswith(("/assets/", "/healthz", "/metrics")):
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
                if new is not None:
                    secure = "; Secure" if self.settings.is_secure or scope["scheme"] == "https" else ""
                    out.add("set-cookie", f"{COOKIE}={new}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}")
            await send(message)

        refusal = self._refusal(scope, headers)
        if refusal is not None:
            code, why, number = refusal
            await _refuse(sending, number, code, why)
        else:
            await self.app(scope, self._limited(receive), sending)
        METRICS.requests.labels(scope["method"], status).inc()
        METRICS.request_seconds.observe(time.perf_counter() - started)
        route = path if path.startswith("/api/") and path.count("/") == 2 else path.split("/")[1]
        log.debug("request", extra={"method": scope["method"], "route": route, "status": status})

    def _refusal(self, scope: HTTPScope, headers: Headers) -> tuple[m.Code, str, int] | None:
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
        return None

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
