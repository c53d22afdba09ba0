"""What can go wrong at the kernel's door, in words a person can act on."""


class StolikError(Exception):
    """Every error that is the caller's and not ours."""


class UnknownGame(StolikError):
    """No game of that id is registered."""


class BadSetup(StolikError):
    """Wrong number of seats, unknown option, value out of range."""


class NotAsked(StolikError):
    """The seat has no open question."""


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


class ReplayDiffers(StolikError):
    """A saved match replays, but chance or the end came out differently; the message names the first difference."""


class ChanceUnknown(StolikError):
    """A match that was loaded without its seed needs a chance result that the record does not hold."""
