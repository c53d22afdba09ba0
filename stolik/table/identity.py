"""People: a signed cookie and a name, no account. The database knows only a hash of what the cookie holds."""

from __future__ import annotations

import hmac
import secrets
import unicodedata
from base64 import urlsafe_b64encode
from hashlib import sha256

COOKIE = "stolik_person"
YEAR = 365 * 24 * 3600
TOKEN = 24
"""Characters of a token: 144 random bits."""


class Signer:
    """Signs and reads cookies, and makes invitations."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def new(self) -> str:
        """The cookie of somebody new."""
        token = secrets.token_urlsafe(18)
        return f"{token}.{self._sign('person', token)}"

    def person(self, cookie: str | None) -> str | None:
        """The person of a cookie; None when there is none or it is not ours."""
        if cookie is None or len(cookie) > 200 or not cookie.isascii():
            return None
        token, dot, signature = cookie.partition(".")
        if not dot or len(token) != TOKEN or not hmac.compare_digest(signature, self._sign("person", token)):
            return None
        return person_of(token)

    def invite(self, match: str) -> str:
        """The secret part of a match's invitation."""
        return self._sign("invite", match)[:22]

    def name_of(self, code: str) -> str:
        """What the database calls a code that was given out: without our secret it cannot be guessed back."""
        return self._sign("code", code)

    def seal(self, code: str, cookie: str) -> tuple[str, str]:
        """The name of a code, and the token of a cookie that only the code opens again."""
        token = cookie.partition(".")[0].encode()
        return self.name_of(code), bytes(a ^ b for a, b in zip(token, self._pad(code), strict=False)).hex()

    def unseal(self, code: str, sealed: str) -> str:
        """The cookie that was sealed by a code."""
        token = bytes(a ^ b for a, b in zip(bytes.fromhex(sealed), self._pad(code), strict=False))
        text = token.decode("ascii", "replace")
        return f"{text}.{self._sign('person', text)}"

    def _pad(self, code: str) -> bytes:
        """As long as a token, and used once: codes are random."""
        return hmac.new(self._secret, f"seal:{code}".encode(), sha256).digest()

    def _sign(self, purpose: str, text: str) -> str:
        digest = hmac.new(self._secret, f"{purpose}:{text}".encode(), sha256).digest()
        return urlsafe_b64encode(digest).decode().rstrip("=")


def person_of(token: str) -> str:
    """The id of the person who holds this token. It does not give the token away."""
    return f"p_{sha256(token.encode()).hexdigest()[:32]}"


def hashed(secret: str) -> str:
    """What the database keeps of a secret."""
    return sha256(secret.encode()).hexdigest()


BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters that leave nothing on the screen."""
MARKS = 3
"""So many marks stand on one letter in any script; more of them are piled up over what stands above the name."""


def _unpiled(name: str) -> str:
    """Without the marks that are too many for one letter."""
    kept: list[str] = []
    marks = 0
    for char in name:
        marks = marks + 1 if unicodedata.category(char)[0] == "M" else 0
        if marks <= MARKS:
            kept.append(char)
    return "".join(kept)


def clean_name(name: str) -> str:
    """A name without what would disturb others: control characters, runs of blanks, letters that nobody sees."""
    shown = (char if char.isprintable() and char not in BLANK else " " for char in name)
    seen = _unpiled(" ".join("".join(shown).split()))[:24].rstrip()
    if all(unicodedata.category(char)[0] in "MZ" for char in seen):  # Marks with no letter to stand on.
        return ""
    bare = seen.lstrip("@")  # What begins with it would be read as the id of a message.
    return "＠" * (len(seen) - len(bare)) + bare
