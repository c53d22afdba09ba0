"""Carrying one's matches to another device: a code that is told once, works once, and soon is worth nothing.

What the code opens is the cookie itself. The database holds a hash of the code and the cookie sealed by it: whoever
reads the database can open neither.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable

from stolik.table import messages as m
from stolik.table.errors import Refusal
from stolik.table.identity import Signer
from stolik.table.rows import Taken
from stolik.table.store import SqlStore

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"
LENGTH = 8
SECONDS = 600


class Devices:
    """Gives codes out and takes them."""

    def __init__(self, store: SqlStore, signer: Signer, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.signer = signer
        self.now = now

    async def carry(self, cookie: str | None) -> m.Carry:
        """A code for this cookie; an earlier one is worth nothing any more."""
        person = self.signer.person(cookie)
        if cookie is None or person is None:
            raise Refusal("not_now", "there is nothing to carry yet")
        now = self.now()
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
            try:
                name, sealed = self.signer.seal(code, cookie)
                await self.store.seal(name, person, sealed, now + SECONDS, now)
            except Taken:
                continue
            return m.Carry(f"{code[:4]}-{code[4:]}", SECONDS)

    async def carried(self, here: str, wish: m.Carried) -> tuple[str, str]:
        """The cookie and the person that a code opens; the code is used up.

        `here` is who asks: somebody whose matches would be lost to this device is told so first.
        """
        code = "".join(char for char in wish.code.upper() if char in LETTERS)
        name = self.signer.name_of(code)
        found = await self.store.sealed(name, self.now())
        if found is None:
            raise Refusal("not_found", "this code is wrong, used up or too old")
        person, sealed = found
        if person != here and not wish.leave and any(row.state != "over" for row in await self.store.rooms_of(here)):
            raise Refusal("not_now", "there are unfinished matches on this device")
        if not await self.store.unseal(name):
            raise Refusal("not_found", "this code is wrong, used up or too old")
        cookie = self.signer.unseal(code, sealed)
        if self.signer.person(cookie) != person:
            raise Refusal("not_found", "this code is wrong, used up or too old")
        return cookie, person
