"""The server: HTTP and WebSocket around rooms and live play. `docs/protocol.md` is what it speaks."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import mimetypes
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, put, websocket
from litestar.channels import ChannelsPlugin, Subscriber
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import (
    ClientException,
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    SerializationException,
    ValidationException,
    WebSocketDisconnect,
)
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, JSONBody, QueryParameter

from stolik import __version__
from stolik.kernel.errors import StolikError
from stolik.kernel.match import Answer
from stolik.kernel.registry import find
from stolik.kernel.words import LANGUAGES
from stolik.table import messages as m
from stolik.table import replay, words
from stolik.table.bots import Bots
from stolik.table.doors import PERSON, Doors, is_same_origin
from stolik.table.errors import Refusal
from stolik.table.health import METRICS
from stolik.table.limits import Bucket
from stolik.table.live import Actor, Connection, Tables
from stolik.table.people import Signer, clean_name
from stolik.table.rooms import Rooms
from stolik.table.settings import BadSettings, Settings, from_environment, is_postgres
from stolik.table.store import MatchRow, PersonRow, make_store

log = logging.getLogger("stolik.app")
T = TypeVar("T")

TALK = (60.0, 20.0)
"""Live messages of one page: at once, and a second."""
PATIENCE = 500
"""After so many messages too many a page is sent away."""
HELLO_SECONDS = 20.0

Asker = Request[Any, Any, State]


class Context:
    """What handlers share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = make_store(settings)
        self.signer = Signer(settings.secret)
        self.bots = Bots(settings.bot_workers, settings.bot_seconds)
        self.tables = Tables(settings, self.store, self.bots)
        self.rooms = Rooms(self.store, self.tables, self.signer)
        self.heavy = asyncio.Semaphore(2)
        """Replays and summaries: not too many at once."""

    async def person(self, request: Asker) -> PersonRow:
        """Who asks."""
        id = request.scope["state"][PERSON]
        row = await self.store.person(id)
        return (
            row if row is not None else PersonRow(id, "", wanted_language(request.headers.get("accept-language", "")))
        )

    async def compute(self, work: Callable[[], T]) -> T:
        """Heavy work, in a thread."""
        async with self.heavy:
            return await asyncio.to_thread(work)


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
    await context.store.keep_person(person)
    for match in [row.id for row in await context.store.rooms_of(person.person) if row.state != "over"]:
        if match in context.tables.actors:
            await context.tables.seats_changed(match)
    return m.Me(person.person, person.name, person.lang)


# Rooms


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


async def _played(context: Context, match: str) -> tuple[MatchRow, list[Answer]]:
    row = await context.rooms.row(match)
    return row, (await context.rooms.played(row)).answers


@get("/api/matches/{match:str}/replay", operation_id="replay", tags=["replay"])
async def replay_of(
    request: Asker,
    match: FromPath[str],
    seat: Annotated[str | None, QueryParameter(max_length=3, pattern="^([0-9]{1,2}|all)$")] = None,
) -> m.Replay:
    """The match moment by moment: as your seat, as a spectator, or (after the end) as all seats together."""
    context = context_of(request.app)
    row, answers = await _played(context, match)
    if row.state == "waiting":
        raise Refusal("not_now", "the match has not begun")
    if seat == "all":
        if row.state != "over":
            raise Refusal("not_now", "all seats together can be seen after the end")
        return await context.compute(partial(replay.replay, row, answers, None, True))
    if seat is None:
        return await context.compute(partial(replay.replay, row, answers, None))
    person = (await context.person(request)).person
    if not any(each.seat == int(seat) and each.person == person for each in await context.store.seats(match)):
        raise Refusal("not_your_seat", f"seat {seat} is not yours")
    return await context.compute(partial(replay.replay, row, answers, int(seat)))


@get("/api/matches/{match:str}/summary", operation_id="summary", tags=["replay"])
async def summary(request: Asker, match: FromPath[str]) -> m.Summary:
    """A finished match at a glance."""
    context = context_of(request.app)
    row, answers = await _played(context, match)
    if row.state != "over":
        raise Refusal("not_now", "the match is not over")
    return await context.compute(partial(replay.summary, row, answers))


@post("/api/matches/{match:str}/verify", operation_id="verify", tags=["replay"], status_code=200)
async def verify(request: Asker, match: FromPath[str]) -> m.Verified:
    """Replay the record and check the seed against the commitment."""
    context = context_of(request.app)
    row, answers = await _played(context, match)
    if row.state != "over":
        raise Refusal("not_now", "the seed is revealed when the match is over")
    return await context.compute(partial(replay.verify, row, answers))


@get("/api/matches/{match:str}/record", operation_id="record", tags=["replay"], media_type="application/jsonl")
async def record_of(request: Asker, match: FromPath[str]) -> Response[str]:
    """The record as JSON Lines."""
    context = context_of(request.app)
    row, answers = await _played(context, match)
    person = (await context.person(request)).person
    seats = await context.store.seats(match)
    is_alone = all(seat.who == "bot" or seat.person == person for seat in seats)
    if row.state != "over" and not (is_alone and any(seat.person == person for seat in seats)):
        raise Refusal("not_now", "the record is open when the match is over")
    if row.lesson:
        raise Refusal("not_now", "a lesson has no record: its chance is written by hand")
    text = await context.compute(partial(replay.record_of, row, answers))
    name = f'attachment; filename="{row.game}-{row.id}.jsonl"'
    return Response(text, media_type="application/jsonl", headers={"content-disposition": name})


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
async def healthz(request: Asker) -> dict[str, Any]:
    """Whether the server can do its work."""
    context = context_of(request.app)
    counts = await context.store.counts()
    return {"ok": True, "version": __version__, "matches": counts, "live": len(context.tables.actors)}


@get("/metrics", operation_id="metrics", tags=["operators"], media_type=MediaType.TEXT, sync_to_thread=False)
def metrics() -> Response[bytes]:
    """Numbers for Prometheus."""
    return Response(METRICS.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Asker, path: FromPath[str] = "") -> Response[bytes]:
    """The browser table: its files, and its one page for every path that is the browser's own."""
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
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    is_fixed = wanted.startswith("assets/")
    cache = "public, max-age=31536000, immutable" if is_fixed else "no-cache"
    return Response(content, media_type=kind, headers={"cache-control": cache})


def static_file(folder: Path, wanted: str) -> Path | None:
    """The file of that name inside the folder, never one outside."""
    if not wanted or "\0" in wanted:
        return None
    file = (folder / wanted).resolve()
    return file if file.is_relative_to(folder.resolve()) and file.is_file() else None


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
    while connection.is_open:
        try:
            event = await socket.receive()
        except WebSocketDisconnect:
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
            await actor.take(connection, message)
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


def on_decode_error(_: Asker, error: Exception) -> Response[m.ErrorBody]:
    """A body that is no message."""
    return _error("bad_message", str(error)[:300], 400)


def on_mistake(_: Asker, error: Exception) -> Response[m.ErrorBody]:
    """Our own mistake."""
    log.error("a request failed", exc_info=error)
    return _error("unsure", "the table made a mistake; reload the page to see how things stand", 500)


# The application


def backend_of(channels: str) -> ChannelsBackend:
    """How servers tell each other news."""
    if channels == "memory":
        return MemoryChannelsBackend()
    if is_postgres(channels):
        try:
            from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
        except ImportError as error:
            raise BadSettings("STOLIK_CHANNELS is PostgreSQL, but asyncpg is missing: stolik[postgres]") from error
        news: ChannelsBackend = AsyncPgChannelsBackend(channels)
        return news
    try:
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis
    except ImportError as error:
        raise BadSettings("STOLIK_CHANNELS is Redis, but redis is missing: pip install stolik[redis]") from error
    shared: ChannelsBackend = RedisChannelsPubSubBackend(redis=Redis.from_url(channels))
    return shared


class Wire:
    """Ties live matches to the channels between servers."""

    def __init__(self, plugin: ChannelsPlugin, tables: Tables) -> None:
        self.plugin = plugin
        self.tables = tables
        self.listening: dict[str, tuple[Subscriber, asyncio.Task[None]]] = {}

    def publish(self, match: str, data: bytes) -> None:
        """Tell all servers."""
        self.plugin.publish(data.decode(), _channel(match))

    async def listen(self, match: str) -> None:
        """Hear what is said about a match."""
        subscriber = await self.plugin.subscribe(_channel(match))
        task = asyncio.get_running_loop().create_task(self._hear(match, subscriber))
        self.listening[match] = (subscriber, task)

    async def stop_listening(self, match: str) -> None:
        """The match is no longer held here."""
        found = self.listening.pop(match, None)
        if found is not None:
            found[1].cancel()
            await self.plugin.unsubscribe(found[0])

    async def _hear(self, match: str, subscriber: Subscriber) -> None:
        async for event in subscriber.iter_events():
            try:
                await self.tables.hear(match, event)
            except Exception:
                log.exception("news failed", extra={"match": match})


def _channel(match: str) -> str:
    return "stolik_" + match.encode().hex()


def create_app(settings: Settings | None = None) -> Litestar:
    """The whole server."""
    chosen = settings if settings is not None else from_environment()
    context = Context(chosen)
    plugin = ChannelsPlugin(backend_of(chosen.channels), arbitrary_channels_allowed=True)
    wire = Wire(plugin, context.tables)

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await context.store.open()
        context.tables.publisher = wire.publish
        context.tables.on_actor = wire.listen
        context.tables.on_gone = wire.stop_listening
        await context.tables.start()
        warming = asyncio.get_running_loop().create_task(context.bots.start())
        try:
            yield
        finally:
            warming.cancel()
            await context.tables.stop()
            for match in list(wire.listening):
                with contextlib.suppress(Exception):
                    await wire.stop_listening(match)
            context.bots.stop()
            await context.store.close()

    handlers: list[Any] = [
        me, set_me, games, lobby, open_match, room, facts, join, rematch, go_on, open_lesson, replay_of, summary,
        verify, record_of, words_of, healthz, metrics, page, live,
    ]  # fmt: skip
    app = Litestar(
        handlers,
        state=State({"context": context}),
        lifespan=[lifespan],
        plugins=[plugin],
        exception_handlers={
            Refusal: on_refusal,
            HTTPException: on_http_error,
            SerializationException: on_decode_error,
            msgspec.MsgspecError: on_decode_error,
            UnicodeDecodeError: on_decode_error,
            RecursionError: on_decode_error,
            Exception: on_mistake,
        },
        compression_config=CompressionConfig("gzip", minimum_size=1024, gzip_compress_level=4),
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
