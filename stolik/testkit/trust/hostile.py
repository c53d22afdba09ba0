"""Hostile input: frames, names, bombs, heads of requests, and every operation of the API."""

from __future__ import annotations

import gzip
import json
import os
import random
import shutil
import socket
import subprocess
import sys
import unicodedata
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx

from stolik.table import load
from stolik.testkit.table import Person, process
from stolik.testkit.trust.script import QUIET, Figures, kept

NONSENSE: tuple[Any, ...] = (
    None, True, False, 0, -1, 2**31, 2**63, -(2**63), 1e308, 0.5, "", "x", "\0", "𝔘𝔫𝔦", "\u202e", "@seat-0", "../..",
    "a" * 70,     [], [[]], {}, {"type": "hello"}, ["end_turn"], ["concede"], ["undo"], [0] * 40,
)  # fmt: skip


def mutated(dice: random.Random, message: dict[str, Any]) -> bytes:
    """A message of ours with something wrong in it; sometimes no message at all."""
    kind = dice.randrange(8)
    if kind == 0:
        return dice.randbytes(dice.randrange(1, 200))
    if kind == 1:
        text = bytearray(json.dumps(message).encode())
        for _ in range(dice.randrange(1, 4)):
            text[dice.randrange(len(text))] = dice.randrange(256)
        return bytes(text)
    if kind == 2:
        return json.dumps(message).encode()[: dice.randrange(1, 40)]
    if kind == 3:
        return b"[" * dice.randrange(1, 2000)
    twin = dict(message)
    for _ in range(dice.randrange(1, 3)):
        key = dice.choice([*twin, "more"])
        if kind == 4:
            twin.pop(key, None)
        else:
            twin[key] = dice.choice(NONSENSE)
    return json.dumps(twin).encode()


def hostile_frames(folder: Path, number: int, seed: int = 3) -> Figures:
    """Frames of all kinds from somebody without a seat, and broken ones from somebody with one: nothing changes."""
    dice = random.Random(seed)
    log = folder / "frames.log"
    database = folder / "frames.db"
    with process(database, QUIET, log) as (url, _), Person(url, "Ola") as ola, Person(url, "Eve") as eve:
        match = ola.open("radlands", "me", "here", options={"first_game": "on"})
        pages = {"Ola": ola.live(match), "Eve": eve.live(match)}
        mine, theirs = pages.values()
        for seat in (0, 1):
            mine.wait_frame(1, seat)
        theirs.wait_frame(1)
        seat = mine.frames[0]["asked"][0]["seat"]
        question = mine.frames[seat]["question"]
        before = {each: mine.frames[each] for each in (0, 1)}
        made = sent = 0
        while sent < number:
            for page in (theirs, mine):
                for _ in range(100):
                    option = dice.choice(question["options"])["option"]
                    message = dice.choice(
                        [
                            {"type": "answer", "id": "f", "seat": seat, "question": question["id"], "option": option},
                            {"type": "concede", "id": "f", "seat": dice.randrange(3)},
                            {"type": "undo", "id": "f", "seat": dice.randrange(3)},
                            {"type": "why", "id": "f", "seat": dice.randrange(3), "attempt": option},
                            {"type": "absent", "id": "f", "seat": dice.randrange(3), "choice": "bot"},
                            {"type": "hello", "seen": dice.randrange(9)},
                            {"type": "lesson", "id": "f"},
                            {"type": "tries", "id": "f", "seat": seat},
                            {"type": "preview", "id": "f", "seat": seat, "about": option},
                        ]
                    )
                    made += 1
                    message = {**message, "id": f"f{made}"} if "id" in message else message
                    if page is theirs and dice.random() < 0.5:
                        page.send(json.dumps(message))
                        sent += 1
                        continue
                    data = mutated(dice, message)
                    text = data.decode("utf-8", "replace")
                    if page is mine and (_might_count(data) or _might_count(text)):
                        continue
                    page.send(data if dice.random() < 0.3 else text)
                    sent += 1
                reply = page.say({"type": "why", "id": f"b{made}", "seat": 0, "attempt": ["draw"]})
                assert reply["type"] in ("reason", "refused"), reply
                page.raw.clear()
                page.messages.clear()
        page = ola.live(match)
        for each in (0, 1):
            after = page.wait_frame(1, each)
            assert {**after, "events": [], "log": 0} == {**before[each], "events": [], "log": 0}
        text = httpx.get(f"{url}/metrics").text
    assert kept(database, match)[1] == []
    wrong = [line for line in log.read_text().splitlines() if '"level": "error"' in line]
    assert not wrong, wrong[0]
    for code in ("broken", "unsure"):
        assert f'stolik_refused_total{{code="{code}"}}' not in text, f"there were {code} replies"
    return {"frames": sent, "server errors": 0, "state changes": 0}


def _might_count(data: bytes | str) -> bool:
    """Whether a frame of somebody who sits there would be an answer after all."""
    try:
        message = json.loads(data)
    except (ValueError, RecursionError):
        return False
    return isinstance(message, dict) and message.get("type") in ("answer", "concede", "undo", "absent")


ODD = (
    "Ła", "Їжак", "אבג", "مرحبا", "한글", "日本", "ไทย", "தமிழ்",
    "👩\u200d👩\u200d👧", "a\u0336\u0300\u0301\u0302" * 6,
    "\u202eevil", "\u2066x\u2069", "a\u200bb", "\ufeffBOM", "\u3164", "\u2800\u2800", "\u115f",
    "\u0300", "\U000e0041tag", "\U0001d518", "<b>&amp;", "{ $x }", "@seat-0", "-- '; DROP", "%00",
    "../..", "\r\nX: 1", "\x1b[31m", "a" * 500, " ", "",
    "\t", "٠١٢", "Ⅷ", "ﷺ" * 9, "\ufdfd" * 24,
)  # fmt: skip
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def odd_names(url: str, number: int, seed: int = 6) -> int:
    """Names in every odd script: each is refused, or comes back as a line that can be seen and turns nothing around."""
    dice = random.Random(seed)
    with Person(url) as eve, Person(url) as jan:
        match = eve.open("radlands", "me", "here")
        for turn in range(number):
            drawn = "".join(chr(dice.randrange(1, 0x110000)) for _ in range(dice.randrange(1, 30)))
            name = ODD[turn] if turn < len(ODD) else drawn.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
            reply = eve.put("/api/me", {"name": name})
            assert reply.status_code in (200, 400), (name, reply.text)
            shown = [] if reply.status_code == 400 else [reply.json()["name"]]
            if turn % 10 == 0:
                shown += [seat["name"] for seat in jan.get(f"/api/matches/{match}").json()["seats"] if seat["name"]]
            for each in shown:
                kinds = {unicodedata.category(char) for char in each}
                assert each == each.strip() and 0 < len(each) <= 24, ascii(each)
                assert not kinds & set(UNSEEN), ascii(each)
                assert not each.startswith("@"), ascii(each)
        raw = eve.http.put("/api/me", content=b'{"name": "\\ud800"}', headers={"content-type": "application/json"})
        assert raw.status_code == 400
    return number


def bombs(url: str, pid: int) -> int:
    """Small messages that unpack to large ones: the page is closed, and the server's memory stays as it is."""
    done = 0
    with Person(url, "Ola") as ola, Person(url, "Eve") as eve:
        match = ola.open("radlands", "me", "here")
        mine = ola.live(match)
        mine.wait_frame(1)
        before = load.memory(load.family(pid))
        for size in (2, 20, 60):
            page = eve.live(match)
            page.send("[" * (size * 2**20))
            assert page.is_closed, "a bomb was let in"
            body = gzip.compress(b'{"name": "' + b"x" * (size * 2**20) + b'"}')[:60_000]
            headers = {"content-type": "application/json", "content-encoding": "gzip"}
            assert eve.http.put("/api/me", content=body, headers=headers).status_code in (400, 413)
            done += 2
        grown = load.memory(load.family(pid)) - before
        assert grown < 40 * 2**20, f"the server has grown by {grown} bytes"
        assert mine.say({"type": "why", "seat": 0, "attempt": ["draw"]})["type"] == "reason"
    return done


OUTSIDE = (
    "/../../etc/passwd", "/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd", "/assets/..%5c..%5cpyproject.toml", "//etc/passwd",
    "/games/radlands/x/../../../pyproject.toml", "/assets/%2e%2e/%2e%2e/app.py", "http://evil/", "*",
)  # fmt: skip
HEADS = (
    *(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode() for path in OUTSIDE),
    b"GET / HTTP/1.1\r\n\r\n",
    b"GET / HTTP/9.9\r\nHost: x\r\n\r\n",
    b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}",
    b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\n" + b"A: b\r\n" * 5000 + b"\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nCookie: " + b"a=b; " * 5000 + b"\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: \xff\xfe\r\n\r\n",
    b"GET /api/live/m_1 HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip;q=nan, \xff\r\nAccept-Language: "
    + b"pl," * 900
    + b"\r\n\r\n",
)


def odd_heads(url: str) -> int:
    """Requests that are none: no server error, and no file from outside."""
    host, port = url.removeprefix("http://").split(":")
    for head in HEADS:
        with socket.create_connection((host, int(port)), 20) as line:
            line.sendall(head)
            line.shutdown(socket.SHUT_WR)
            told = b""
            with suppress(ConnectionError):
                while piece := line.recv(65536):
                    told += piece
        assert not told.startswith(b"HTTP/1.1 5"), (head[:80], told[:200])
        assert not any(each in told for each in (b"root:", b"[project]", b"import asyncio")), head[:80]
    return len(HEADS)


def hostile(folder: Path, scale: float) -> Figures:
    """Names, bombs and heads."""
    log = folder / "hostile.log"
    with process(folder / "hostile.db", QUIET, log) as (url, server):
        heads, exploded = odd_heads(url), bombs(url, server.pid)
        named = odd_names(url, max(len(ODD) + 20, round(3000 * scale)))
        assert httpx.get(f"{url}/healthz", timeout=60).status_code == 200
    wrong = [line for line in log.read_text().splitlines() if '"level": "error"' in line]
    assert not wrong, wrong[0]
    return {"names": named, "bombs": exploded, "odd heads": heads, "server errors": 0}


def schema(folder: Path, examples: int) -> Figures:
    """Schemathesis on every operation of the schema, with ids of real matches and with its own."""
    log = folder / "schema.log"
    program = shutil.which("st", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}")
    assert program is not None, "schemathesis is missing: pip install schemathesis"
    with process(folder / "schema.db", QUIET, log) as (url, _), Person(url, "Ola") as ola:
        match = ola.open("radlands", "me", "here")
        page = ola.live(match)
        page.wait_frame(1)
        page.say({"type": "concede", "seat": 0})
        cookie = f"stolik_person={ola.http.cookies['stolik_person']}"
        for has_ids in (True, False):
            place = folder / f"schema{has_ids}"
            place.mkdir()
            values = f'[parameters]\n"path.match" = "{match}"\n"path.game" = "radlands"\n' if has_ids else ""
            (place / "schemathesis.toml").write_text(values)
            done = subprocess.run(
                [program, "run", f"{url}/api/schema/openapi.json", "--checks", "not_a_server_error", "--max-examples",
                 str(examples), "--header", f"Cookie: {cookie}", "--no-color", "--seed", "1"],
                cwd=place, capture_output=True, text=True, timeout=3600,
            )  # fmt: skip
            assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
        cases = _requests(url)
        assert ola.get("/api/me").status_code == 200
    wrong = [line for line in log.read_text().splitlines() if '"level": "error"' in line]
    assert not wrong, wrong[0]
    return {"requests": cases, "server errors": 0}


def _requests(url: str) -> int:
    """How many requests the server has counted itself."""
    lines = httpx.get(f"{url}/metrics", timeout=60).text.splitlines()
    return round(sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith("stolik_requests_total")))
