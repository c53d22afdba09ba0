"""What can go wrong at the kernel's door, in words a person can act on."""


class StolikError(Exception):
    """Every error that is the caller's and not ours."""


class UnknownGame(StolikError):
    """No game of that id is registered."""


class BadSetup(StolikError):
    """Wrong number of seats, unknown option, value out of range."""


class NotAsked(StolikError):
    """The seat has no open question."""


class NoSuchSeat(NotAsked):
    """The match has no seat of that number."""


class NotAnOption(StolikError):
    """The answer is none of the offered options; nothing changed."""


class MatchIsOver(StolikError):
    """The match has ended and takes no more answers."""


class CannotUndo(StolikError):
    """There is nothing of this seat's to take back, or somebody has learned something since."""


class CannotCopy(StolikError):
    """The match keeps no record of its beat (it is a scratch copy or an imagined one)."""


class BadRecord(StolikError):
    """A saved match is damaged or foreign; the message names the line."""


class CannotWrite(StolikError):
    """A file cannot be written; `number` is what the system says of it (an `errno`, or 0)."""

    def __init__(self, message: str, number: int) -> None:
        super().__init__(message)
        self.number: int = number


class ReplayDiffers(StolikError):
    """A saved match replays, but chance or the end came out differently; the message names the first difference."""


class OtherRules(StolikError):
    """A match was played by rules that are not those of today; the message says how far the two agree."""


class ChanceUnknown(StolikError):
    """A match that was loaded without its seed needs a chance result that the record does not hold."""


def short(value: object) -> str:
    """A value from outside as an error message may show it."""
    if isinstance(value, int) and abs(value) >= 10**20:
        return "far too large"
    try:
        shown = ascii(value)
    except (ValueError, RecursionError):  # numbers or nesting beyond what Python prints
        return f"a {type(value).__name__} too large to show"
    return shown if len(shown) <= 80 else shown[:77] + "..."
