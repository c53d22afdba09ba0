"""What goes out packed is packed in a thread, once for all who get the same."""

from __future__ import annotations

import asyncio
import threading
import zlib
from pathlib import Path

import httpx
import pytest
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.sync.client import connect

from stolik.table import packing
from stolik.testkit.table import finish, running


def test_the_same_is_packed_once_and_not_in_the_loop() -> None:
    threads: list[threading.Thread] = []

    def pack(data: bytes) -> bytes:
        threads.append(threading.current_thread())
        return data[:1]

    async def ask() -> None:
        packer = packing.Packer(pack, 100)
        assert await asyncio.gather(*(packer.packed(b"a" * 40) for _ in range(5))) == [b"a"] * 5
        assert len(threads) == 1
        assert threads[0] is not threading.current_thread()
        await packer.packed(b"b" * 40)
        assert packer.kept(b"a" * 40) == b"a"
        await packer.packed(b"c" * 40)
        assert packer.kept(b"a" * 40) is None  # No more is kept than there is room for.

    finish(ask())


@pytest.mark.parametrize("window", [None, 10])
def test_pages_that_unpack_and_pages_that_do_not_get_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, window: int | None
) -> None:
    inside: list[threading.Thread] = []
    real = packing.deflated

    def deflated(data: bytes) -> bytes:
        inside.append(threading.current_thread())
        return real(data)

    monkeypatch.setattr(packing, "deflated", deflated)
    monkeypatch.setattr(packing, "live", packing.Packer(deflated, packing.FRAMES))
    with running(tmp_path) as table:
        ola = table.person("Ola")
        match = ola.open("radlands", "me", "here")
        cookie = {"cookie": f"stolik_person={ola.http.cookies['stolik_person']}"}
        address = table.url.replace("http", "ws", 1) + f"/api/live/{match}"
        factory = ClientPerMessageDeflateFactory(server_max_window_bits=window, client_max_window_bits=True)
        told: list[list[str]] = []
        for extensions in (None, [factory]):
            with connect(address, additional_headers=cookie, compression=None, extensions=extensions) as page:
                page.send('{"type": "hello", "seen": 0}')
                frames: list[str] = []
                while len(frames) < 2:
                    text = page.recv(20)
                    assert isinstance(text, str)
                    if text.startswith('{"type":"frame"'):
                        frames.append(text)
                told.append(frames)
        assert told[0] == told[1]
        assert len(told[0][0]) > packing.WORTH
    assert len(inside) == 2
    assert all(thread.name.startswith("stolik-pack") for thread in inside)


def test_replies_are_packed_for_those_who_can_unpack(tmp_path: Path) -> None:
    with running(tmp_path) as table:
        for path in ("/api/games", "/api/words/en"):
            plain = httpx.get(table.url + path, headers={"accept-encoding": "identity"})
            assert "content-encoding" not in plain.headers
            with httpx.stream("GET", table.url + path, headers={"accept-encoding": "gzip"}) as reply:
                raw = b"".join(reply.iter_raw())
            assert reply.headers["content-encoding"] == "gzip"
            assert "accept-encoding" in reply.headers["vary"].lower()
            assert int(reply.headers["content-length"]) == len(raw) < len(plain.content)
            assert zlib.decompress(raw, 31) == plain.content
        small = httpx.get(f"{table.url}/api/me", headers={"accept-encoding": "gzip"})
        assert "content-encoding" not in small.headers
