"""The server: HTTP and WebSocket around rooms and live play. `docs/protocol.md` is what it speaks."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import logging
import mimetypes
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, put, websocket
from litestar.datastructures import Headers, State
from litestar.exceptions import (
    ClientException,
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    SerializationException,
    ValidationException,
    WebSocketDisconnect,
)
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, JSONBody, QueryParameter

from stolik import __version__
from stolik.kernel.errors import OtherRules, StolikError, UnknownGame
from stolik.kernel.registry import find
from stolik.kernel.words import LANGUAGES
from stolik.table import boards, packing, rebuild, replay, words
from stolik.table import messages as m
from stolik.table.bots import Bots, load_games, own_bots
from stolik.table.connection import Connection
from stolik.table.crew import Crew, added_up
from stolik.table.devices import Devices
from stolik.table.errors import Refusal
from stolik.table.identity import Signer, clean_name
from stolik.table.live import Actor
from stolik.table.metrics import METRICS
from stolik.table.middleware import PERSON, Doors, address, cookies_of, is_same_origin, set_cookie
from stolik.table.news import News, backend_of
from stolik.table.rate_limit import Bucket, Limits
from stolik.table.rooms import Rooms
from stolik.table.rows import Damaged, PersonRow
from stolik.table.settings import Settings, from_environment
from stolik.table.store import make_store
from stolik.table.tables import Tables
from stolik.table.workshop import Job, Kind, Workshop

log = logging.getLogger("stolik.app")
T = TypeVar("T")

TALK = (60.0, 20.0)
"""Live messages of one page: at once, and a second."""
PATIENCE = 500
"""After this many messages too many a page is sent away."""
HELLO_SECONDS = 20.0
KINDS = {".webmanifest": "application/manifest+json"}
"""Kinds of files that not every system knows."""
FOR_EVER = "public, max-age=31536000, immutable"
HEALTH_SECONDS = 3.0
LOOKING_BACK = (60.0, 2.0)
"""Replays, summaries, proofs and records from one address: at once, and a second."""

Asker = Request[Any, Any, State]


class Context:
    """What handlers share."""

    def __init__(self, settings: Settings, crew: Crew | None = None) -> None:
        self.settings = settings
        self.crew = crew
        self.store = make_store(settings, None if crew is None else crew.turn)
        self.signer = Signer(settings.secret)
        thinkers = max(1, settings.bot_workers // settings.workers) if settings.bot_workers else 0
        self.bots = Bots(thinkers, settings.bot_seconds, own_bots(settings.bots))
        self.tables = Tables(settings, self.store, self.bots)
        self.rooms = Rooms(self.store, self.tables, self.signer)
        self.news: News | None = None
        self.devices = Devices(self.store, self.signer)
        self.limits = Limits(settings.rate)
        self.workshop = Workshop(settings.bot_workers > 0)

    async def person(self, request: Asker) -> PersonRow:
        """Who asks."""
        id = request.scope["state"][PERSON]
        row = await self.store.person(id)
        return (
            row if row is not None else PersonRow(id, "", wanted_language(request.headers.get("accept-language", "")))
        )


def wanted_language(header: str) -> m.Lang:
    """The first of our languages that a browser asks for."""
    for part in header.split(","):
        code = part.split(";")[0].strip().lower()[:2]
        if code == "pl":
            return "pl"
        if code in ("uk", "ua"):
            return "uk"
        if code == "en":
            return "en"
    return "en"


def context_of(app: Litestar) -> Context:
    """What the handlers of an application share."""
    context = app.state.context
    assert isinstance(context, Context)
    return context


# People


@get("/api/me", operation_id="me", tags=["people"])
async def me(request: Asker) -> m.Me:
    """Who you are to this table."""
    context = context_of(request.app)
    person = await context.person(request)
    return m.Me(person.person, person.name, person.lang)


@put("/api/me", operation_id="set_me", tags=["people"])
async def set_me(request: Asker, data: JSONBody[m.NewMe]) -> m.Me:
    """Change your name or language."""
    context = context_of(request.app)
    person = await context.person(request)
    if isinstance(data.name, str):
        name = clean_name(data.name)
        if not name:
            raise Refusal("bad_message", "a name has 1 to 24 characters that can be seen")
        person.name = name
    if isinstance(data.lang, str):
        person.lang = data.lang
    await context.rooms.keep(person)
    return m.Me(person.person, person.name, person.lang)


@post("/api/carry", operation_id="carry", tags=["people"], status_code=200)
async def carry(request: Asker) -> m.Carry:
    """A code that opens your matches on another device: once, and soon."""
    context = context_of(request.app)
    cookies = cookies_of(Headers(request.scope["headers"]))
    return await context.devices.carry(next((each for each in cookies if context.signer.person(each)), None))


@post("/api/carried", operation_id="carried", tags=["people"], status_code=200)
async def carried(request: Asker, data: JSONBody[m.Carried]) -> Response[m.Me]:
    """Go on on this device as who you are on the other one."""
    context = context_of(request.app)
    cookie, person = await context.devices.carried((await context.person(request)).person, data)
    found = await context.store.person(person) or PersonRow(person, "", "en")
    reply = Response(m.Me(found.person, found.name, found.lang))
    is_secure = context.settings.is_secure or request.scope["scheme"] == "https"
    reply.headers["set-cookie"] = set_cookie(cookie, is_secure)
    return reply


# Rooms


@get("/api/turns", operation_id="turns", tags=["rooms"])
async def turns(request: Asker) -> m.Turns:
    """Where it is your move."""
    context = context_of(request.app)
    return await context.rooms.turns((await context.person(request)).person)


@get("/api/record", operation_id="own_record", tags=["people"])
async def own_record(request: Asker) -> m.PlayedRecord:
    """What became of your matches."""
    context = context_of(request.app)
    return await context.rooms.record((await context.person(request)).person)


@get("/api/games", operation_id="games", tags=["rooms"], sync_to_thread=False)
def games(request: Asker) -> list[m.GameInfo]:
    """What can be played here."""
    context = context_of(request.app)
    return context.rooms.games()


@get("/api/lobby", operation_id="lobby", tags=["rooms"])
async def lobby(request: Asker) -> m.Lobby:
    """Public rooms, your matches and your finished matches."""
    context = context_of(request.app)
    return await context.rooms.lobby((await context.person(request)).person)


@post("/api/matches", operation_id="open_match", tags=["rooms"])
async def open_match(request: Asker, data: JSONBody[m.NewMatch]) -> m.Opened:
    """Open a match."""
    context = context_of(request.app)
    return m.Opened(await context.rooms.open(await context.person(request), data))


@get("/api/matches/{match:str}", operation_id="room", tags=["rooms"])
async def room(request: Asker, match: FromPath[str]) -> m.Room:
    """One room."""
    context = context_of(request.app)
    row = await context.rooms.row(match)
    person = await context.person(request)
    return context.rooms.room(row, await context.store.seats(match), person.person, has_invite=True)


@get("/api/matches/{match:str}/facts", operation_id="facts", tags=["rooms"])
async def facts(request: Asker, match: FromPath[str]) -> Response[Any]:
    """What is printed in a match and stays the same all through it, in the game's own shape."""
    context = context_of(request.app)
    row = await context.rooms.row(match)
    printed = find(row.game).facts(row.options)
    return Response(msgspec.to_builtins(printed), headers={"cache-control": "max-age=86400"})


@get("/api/matches/{match:str}/glance", operation_id="glance", tags=["rooms"])
async def glance(request: Asker, match: FromPath[str]) -> m.Glance:
    """How a match stands, as you may see it: for its small picture."""
    context = context_of(request.app)
    person = await context.person(request)
    return await context.rooms.glance(person.person, match)


@get("/api/invites/{invite:str}", operation_id="invited", tags=["rooms"])
async def invited(request: Asker, invite: FromPath[str]) -> m.Invited:
    """What an invitation is to, before you sit down."""
    context = context_of(request.app)
    return await context.rooms.invited((await context.person(request)).person, invite)


@post("/api/setups", operation_id="possible", tags=["rooms"], status_code=200)
async def possible(request: Asker, data: JSONBody[m.Options]) -> m.Possible:
    """With how many seats each value of each setting goes."""
    return context_of(request.app).rooms.possible(data)


@post("/api/join", operation_id="join", tags=["rooms"], status_code=200)
async def join(request: Asker, data: JSONBody[m.Join]) -> m.Joined:
    """Take an open seat."""
    context = context_of(request.app)
    return await context.rooms.join(await context.person(request), data)


@post("/api/matches/{match:str}/rematch", operation_id="rematch", tags=["rooms"], status_code=200)
async def rematch(request: Asker, match: FromPath[str]) -> m.Opened:
    """The same again, seats rotated."""
    context = context_of(request.app)
    return m.Opened(await context.rooms.rematch(await context.person(request), match))


@post("/api/matches/{match:str}/begin", operation_id="begin", tags=["rooms"], status_code=200)
async def begin(request: Asker, match: FromPath[str], data: JSONBody[m.Begin]) -> m.Opened:
    """Begin at once: bots keep the open seats warm, whoever is invited takes over later."""
    context = context_of(request.app)
    await context.rooms.begin(await context.person(request), match, data.level)
    return m.Opened(match)


@put("/api/matches/{match:str}/name", operation_id="rename", tags=["rooms"])
async def rename(request: Asker, match: FromPath[str], data: JSONBody[m.NewName]) -> m.Opened:
    """Change the name on one of your seats; also that of another person on your screen."""
    context = context_of(request.app)
    await context.rooms.rename(await context.person(request), match, data)
    return m.Opened(match)


@post("/api/matches/{match:str}/continue", operation_id="go_on", tags=["replay"])
async def go_on(request: Asker, match: FromPath[str], data: JSONBody[m.Continue]) -> m.Opened:
    """A new match from a moment of this one."""
    context = context_of(request.app)
    return m.Opened(await context.rooms.go_on(await context.person(request), match, data))


@post("/api/lessons/{game:str}", operation_id="open_lesson", tags=["rooms"])
async def open_lesson(request: Asker, game: FromPath[str]) -> m.Opened:
    """A match of a game's lesson."""
    context = context_of(request.app)
    return m.Opened(await context.rooms.open_lesson(await context.person(request), game))


# Looking back


async def _job(context: Context, match: str, kind: Kind, refusal: str = "", **how: Any) -> Job:
    """What is to be made of a match; `refusal`: why not before its end."""
    row = await context.rooms.row(match)
    if row.state == "waiting":
        raise Refusal("not_now", "the match has not begun")
    if refusal and row.state != "over":
        raise Refusal("not_now", refusal)
    return Job(kind, row, await context.store.entries(match), **how)


async def _packed(request: Asker, job: Job, kind: str = "application/json", **headers: str) -> Response[bytes]:
    """What the workshop makes of it. It comes packed; who cannot unpack gets it plain."""
    context = context_of(request.app)
    if not context.limits.allows(f"back {address(request.scope)}", *LOOKING_BACK):
        raise Refusal("too_many", "too many requests, wait a little")
    packed = await context.workshop.make(job)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        packed = await asyncio.to_thread(gzip.decompress, packed)
    return Response(packed, media_type=kind, headers={**headers, "vary": "accept-encoding"})


@get(
    "/api/matches/{match:str}/replay",
    operation_id="replay",
    tags=["replay"],
    responses={200: ResponseSpec(m.Replay, description="moment by moment")},
)
async def replay_of(
    request: Asker,
    match: FromPath[str],
    seat: Annotated[str | None, QueryParameter(max_length=3, pattern="^([0-9]{1,2}|all)$")] = None,
    start: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=replay.MOST)] = replay.MOST,
) -> Response[bytes]:
    """The match moment by moment: as your seat, as a spectator, or (after the end) as all seats together."""
    context = context_of(request.app)
    if seat == "all":
        why = "all seats together can be seen after the end"
        return await _packed(request, await _job(context, match, "replay_all", why, start=start, count=count))
    job = await _job(context, match, "replay", seat=None if seat is None else int(seat), start=start, count=count)
    if seat is not None:
        person = (await context.person(request)).person
        if not any(each.seat == int(seat) and each.person == person for each in await context.store.seats(match)):
            raise Refusal("not_your_seat", f"seat {seat} is not yours")
    return await _packed(request, job)


@get(
    "/api/matches/{match:str}/summary",
    operation_id="summary",
    tags=["replay"],
    responses={200: ResponseSpec(m.Summary, description="the match at a glance")},
)
async def summary(request: Asker, match: FromPath[str]) -> Response[bytes]:
    """A finished match at a glance."""
    return await _packed(request, await _job(context_of(request.app), match, "summary", "the match is not over"))


@post(
    "/api/matches/{match:str}/verify",
    operation_id="verify",
    tags=["replay"],
    status_code=200,
    responses={200: ResponseSpec(m.Verified, description="whether it is proved")},
)
async def verify(request: Asker, match: FromPath[str]) -> Response[bytes]:
    """Replay the record and check the seed against the commitment."""
    why = "the seed is revealed when the match is over"
    return await _packed(request, await _job(context_of(request.app), match, "verify", why))


@get(
    "/api/matches/{match:str}/record",
    operation_id="record",
    tags=["replay"],
    media_type="application/jsonl",
)
async def record_of(request: Asker, match: FromPath[str]) -> Response[bytes]:
    """The record as JSON Lines. Before the end its shuffles would tell what nobody may know yet."""
    job = await _job(context_of(request.app), match, "record", "the record is open when the match is over")
    if job.row.lesson:
        raise Refusal("not_now", "a lesson has no record: its chance is written by hand")
    name = f'attachment; filename="{job.row.game}-{job.row.id}.jsonl"'
    return await _packed(request, job, "application/jsonl", **{"content-disposition": name})


# Words, operators, pages


@get("/api/words/{lang:str}", operation_id="words", tags=["words"], media_type=MediaType.TEXT)
async def words_of(
    request: Asker, lang: FromPath[str], game: Annotated[str | None, QueryParameter(max_length=64)] = None
) -> Response[str]:
    """All Fluent text of a language, generic and of every game or of one."""
    context = context_of(request.app)
    if lang not in LANGUAGES:
        raise Refusal("not_found", f"languages: {', '.join(LANGUAGES)}")
    try:
        text = words.words(lang, game)
    except StolikError as error:
        raise Refusal("unknown_game", str(error)) from error
    static = context.settings.static
    if static is not None and (static / "words" / f"{lang}.ftl").is_file():
        text += "\n\n" + (static / "words" / f"{lang}.ftl").read_text("utf-8")
    return Response(text, media_type=MediaType.TEXT, headers={"cache-control": "no-cache"})


@get("/healthz", operation_id="healthz", tags=["operators"], cache_control=None)
async def healthz(request: Asker) -> Response[dict[str, Any]]:
    """Whether the server can do its work. Without its channel it can: it looks into the log instead, a little later."""
    context = context_of(request.app)
    counts: dict[str, int] | None = None
    try:
        async with asyncio.timeout(HEALTH_SECONDS):
            counts = await context.store.counts()
    except Exception as error:
        log.warning("the database cannot be read", extra={"why": type(error).__name__})
    METRICS.database_up.set(int(counts is not None))
    live = [len(context.tables.actors)]
    if context.crew is not None:
        live = [each.live for each in await context.crew.all_numbers()]
    channel = "none" if context.news is None else "up" if context.news.is_up else "down"
    told = {
        "ok": counts is not None,
        "version": __version__,
        "database": "down" if counts is None else "up",
        "channel": channel,
        "matches": counts or {},
        "live": sum(live),
        "workers": len(live),
    }
    return Response(told, status_code=200 if counts is not None else 503)


@get("/metrics", operation_id="metrics", tags=["operators"], media_type=MediaType.TEXT)
async def metrics(request: Asker) -> Response[bytes]:
    """Numbers for Prometheus, of all workers together."""
    crew = context_of(request.app).crew
    text = METRICS.text() if crew is None else added_up([each.metrics for each in await crew.all_numbers()])
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/games/{game:str}/{version:str}/{path:path}", include_in_schema=False)
async def brought(game: FromPath[str], version: FromPath[str], path: FromPath[str]) -> Response[bytes]:
    """A file of the board that a game brings in its own package."""
    try:
        found = await asyncio.to_thread(boards.find, find(game))
    except StolikError as error:
        raise NotFoundException("there is nothing here") from error
    file = found.files.get(path.removeprefix("/"))
    if file is None or version != found.version:
        raise NotFoundException("there is no such file")
    return Response(file.data, media_type=file.kind, headers={"cache-control": FOR_EVER})


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Asker, path: FromPath[str] = "") -> Response[bytes]:
    """The browser table: its files, and its one page for every path that is the browser's own.

    Litestar's own static files go out piece by piece, which nobody packs beside the loop, and know no such page.
    """
    context = context_of(request.app)
    static = context.settings.static
    wanted = path.lstrip("/")
    if wanted.startswith("api/") or static is None:
        raise NotFoundException("there is nothing here")
    file = await asyncio.to_thread(static_file, static, wanted)
    if file is None:
        if Path(wanted).suffix:
            raise NotFoundException("there is no such file")
        file = static / "index.html"
    content = await asyncio.to_thread(file.read_bytes)
    kind = KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    is_fixed = wanted.startswith("assets/")
    cache = FOR_EVER if is_fixed else "no-cache"
    return Response(content, media_type=kind, headers={"cache-control": cache})


def static_file(folder: Path, wanted: str) -> Path | None:
    """The file of that name inside the folder, never one outside."""
    if not wanted or "\0" in wanted:
        return None
    try:
        file = (folder / wanted).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # A name that no file can have.
        return None


# Live play


@websocket("/api/live/{match:str}")
async def live(socket: WebSocket[Any, Any, State], match: FromPath[str]) -> None:
    """One page that shows one match."""
    context = context_of(socket.app)
    await socket.accept()
    if not is_same_origin(socket.headers, context.settings):
        await _turn_away(socket, "wrong_origin", "this page may not talk to this server", 4403)
        return
    try:
        actor = await context.tables.actor(match)
    except Refusal as refusal:
        await _turn_away(socket, refusal.code, refusal.message, 4404)
        return
    except Damaged:
        await _turn_away(socket, "unplayable", "this match cannot go on: it is damaged", 4404)
        return
    connection = Connection(socket.scope["state"].get(PERSON), partial(_send, socket))
    writer = asyncio.get_running_loop().create_task(connection.run())
    METRICS.connections.inc()
    try:
        await actor.join(connection)
        reader = asyncio.get_running_loop().create_task(_listen(socket, actor, connection, context.settings))
        done, waiting = await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*done, *waiting, return_exceptions=True)
    finally:
        METRICS.connections.dec()
        writer.cancel()
        await asyncio.shield(actor.leave(connection))
    with contextlib.suppress(Exception):
        await socket.close(code=1001)


async def _send(socket: WebSocket[Any, Any, State], data: bytes) -> None:
    if len(data) >= packing.WORTH and "permessage-deflate" in socket.headers.get("sec-websocket-extensions", ""):
        await packing.live.packed(data)  # So that it is at hand when it goes out.
    await socket.send_data(data.decode(), mode="text")


async def _turn_away(socket: WebSocket[Any, Any, State], code: m.Code, why: str, number: int) -> None:
    with contextlib.suppress(Exception):
        await _send(socket, m.encode(m.Refused(None, code, why)))
        await socket.close(code=number, reason=code)


async def _listen(socket: WebSocket[Any, Any, State], actor: Actor, connection: Connection, settings: Settings) -> None:
    """Take messages until the page is closed."""
    bucket = Bucket(TALK[0] * settings.rate)
    too_many = 0
    is_greeted = False
    hello_until = asyncio.get_running_loop().time() + HELLO_SECONDS
    while connection.is_open:
        try:
            if is_greeted:
                event = await socket.receive()
            else:
                async with asyncio.timeout_at(hello_until):
                    event = await socket.receive()
        except (WebSocketDisconnect, TimeoutError):
            return
        if event["type"] != "websocket.receive":
            return
        text: Any = event.get("text")
        data: Any = text.encode() if text is not None else event.get("bytes") or b""
        if settings.rate and not bucket.take(TALK[0] * settings.rate, TALK[1] * settings.rate):
            too_many += 1
            connection.tell(m.Refused(None, "too_many", "too many messages, wait a little"))
            if too_many > PATIENCE:
                return
            continue
        try:
            message = decode(data)
            if isinstance(message, m.Hello):
                is_greeted = True
            elif not is_greeted:
                raise Refusal("bad_message", "say hello first")
        except Refusal as refusal:
            METRICS.refused.labels(refusal.code).inc()
            connection.tell(m.Refused(_id_of(data), refusal.code, refusal.message))
            continue
        try:
            # A page that closes in the middle takes nothing back: what was begun is written and shown to the others.
            await asyncio.shield(actor.tables.spawn(actor.take(connection, message)))
        except Exception:
            log.exception("a message failed", extra={"match": actor.row.id})
            id = None if isinstance(message, m.Hello) else message.id
            connection.tell(
                m.Refused(id, "unsure", "the table made a mistake; reload the page to see how things stand")
            )


def decode(data: bytes) -> m.FromBrowser:
    """A message from a browser; a Refusal when it is none of ours."""
    if len(data) > m.MAX_BYTES:
        raise Refusal("too_large", f"at most {m.MAX_BYTES} bytes")
    try:
        message: m.FromBrowser = m.decode_live(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, ValueError) as error:
        raise Refusal("bad_message", str(error)[:200]) from error
    return message


class _OnlyId(msgspec.Struct):
    id: m.Id


def _id_of(data: bytes) -> str | None:
    """The id of a message that is otherwise wrong, so that its sender can tell which it was."""
    if len(data) > m.MAX_BYTES:
        return None
    try:
        return msgspec.json.decode(data, type=_OnlyId).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, ValueError):
        return None


# Errors


def _error(code: m.Code, message: str, status: int) -> Response[m.ErrorBody]:
    return Response(m.ErrorBody(code, message), status_code=status, media_type=MediaType.JSON)


def on_refusal(_: Asker, error: Refusal) -> Response[m.ErrorBody]:
    """A refusal with its code."""
    METRICS.refused.labels(error.code).inc()
    return _error(error.code, error.message, error.status)


def on_http_error(_: Asker, error: HTTPException) -> Response[m.ErrorBody]:
    """What the framework refuses, in our shape."""
    if isinstance(error, NotFoundException):
        return _error("not_found", "there is nothing here", 404)
    if isinstance(error, MethodNotAllowedException):
        return _error("bad_message", "that method is not allowed here", 405)
    if isinstance(error, ValidationException | SerializationException | ClientException):
        extra = error.extra if isinstance(error, ValidationException) else None
        first = extra[0].get("message", "") if isinstance(extra, list) and extra else ""
        return _error("bad_message", (first or error.detail)[:300], 400)
    return _error("unsure", "the table made a mistake; reload the page to see how things stand", error.status_code)


def on_stolik_error(request: Asker, error: StolikError) -> Response[m.ErrorBody]:
    """A match that this version of the table cannot play."""
    if isinstance(error, UnknownGame | OtherRules):
        return on_refusal(request, rebuild.refusal(error, ""))
    return on_mistake(request, error)


def on_damage(_: Asker, error: Damaged) -> Response[m.ErrorBody]:
    """A row of the database that cannot be read."""
    log.error("a row is damaged", extra={"why": str(error)})
    return _error("unplayable", "this match cannot go on: it is damaged", 409)


def on_decode_error(_: Asker, error: Exception) -> Response[m.ErrorBody]:
    """A body that is no message."""
    return _error("bad_message", str(error)[:300], 400)


def on_mistake(_: Asker, error: Exception) -> Response[m.ErrorBody]:
    """Our own mistake."""
    log.error("a request failed", exc_info=error)
    return _error("unsure", "the table made a mistake; reload the page to see how things stand", 500)


# The application


def create_app(settings: Settings | None = None, crew: Crew | None = None) -> Litestar:
    """The whole server, or one worker of it."""
    chosen = settings if settings is not None else from_environment()
    context = Context(chosen, crew)
    make = backend_of(chosen.channels)
    if make is not None:
        context.news = News(make, context.tables)

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await asyncio.to_thread(load_games)  # Nobody at a table shall wait for that.
        await context.store.open()
        if context.news is not None:
            context.tables.join_channel(context.news)
        elif crew is not None:
            context.tables.join_channel(crew)
        if crew is not None:
            context.tables.is_mine = crew.is_mine
            crew.tables = context.tables
            crew.open()
        await context.tables.start()
        warming = asyncio.get_running_loop().create_task(context.bots.start())
        try:
            yield
        finally:
            warming.cancel()
            await context.tables.stop()
            context.bots.stop()
            context.workshop.stop()
            await context.store.close()
            if crew is not None:
                crew.close()

    handlers: list[Any] = [
        me, set_me, games, lobby, open_match, room, facts, glance, invited, possible, join, rematch, go_on, open_lesson,
        replay_of, summary, verify, record_of, carry, carried, turns, own_record, begin, rename, words_of, healthz,
        metrics, brought, page, live,
    ]  # fmt: skip
    app = Litestar(
        handlers,
        state=State({"context": context}),
        lifespan=[lifespan],
        exception_handlers={
            Refusal: on_refusal,
            Damaged: on_damage,
            StolikError: on_stolik_error,
            HTTPException: on_http_error,
            SerializationException: on_decode_error,
            msgspec.MsgspecError: on_decode_error,
            UnicodeDecodeError: on_decode_error,
            RecursionError: on_decode_error,
            Exception: on_mistake,
        },
        openapi_config=OpenAPIConfig(
            title="Stolik",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=m.MAX_BYTES,
        logging_config=None,
        debug=False,
    )
    # Outside of everything, so that errors pass through it too.
    app.asgi_handler = Doors(app.asgi_handler, chosen, context.signer)
    return app
