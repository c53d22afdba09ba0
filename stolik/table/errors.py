"""What the table refuses, with a code that programs can tell apart."""

from __future__ import annotations

from stolik.table.messages import Code

STATUS: dict[str, int] = {
    "unknown_match": 404,
    "unknown_game": 404,
    "not_found": 404,
    "not_your_seat": 403,
    "wrong_origin": 403,
    "not_an_option": 422,
    "bad_setup": 422,
    "bad_message": 400,
    "too_large": 413,
    "too_many": 429,
    "broken": 500,
    "unsure": 500,
}


class Refusal(Exception):
    """A wish that changes nothing."""

    def __init__(self, code: Code, message: str) -> None:
        super().__init__(message)
        self.code: Code = code
        self.message = message

    @property
    def status(self) -> int:
        """The HTTP status that goes with the code."""
        return STATUS.get(self.code, 409)
