"""A match from its row and its log: the same in every process, at every time."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence

import msgspec

from stolik.kernel.errors import (
    CannotUndo,
    MatchIsOver,
    NotAnOption,
    NotAsked,
    OtherRules,
    StolikError,
    UnknownGame,
)
from stolik.kernel.event import Event
from stolik.kernel.game import Game
from stolik.kernel.match import Match
from stolik.kernel.registry import find
from stolik.table import lessons
from stolik.table.errors import Refusal
from stolik.table.rows import Damaged, Entry, Mark, MatchRow

log = logging.getLogger("stolik.rebuild")


class TookBack(Event, frozen=True):
    """All have agreed that a seat takes something back: so many steps."""

    seat: int
    count: int


class OutOfTime(Event, frozen=True):
    """The clock of a seat was at zero: a bot makes its move."""

    seat: int


class RulesChanged(Event, frozen=True):
    """The match was begun under other rules; so many steps that today's do not know are lost."""

    was: str
    now: str
    lost: int


class Asking(msgspec.Struct):
    """A seat asks to go back to a moment; those who are missing have not agreed yet."""

    seat: int
    moment: int
    missing: set[int]
    at: float


def started(row: MatchRow) -> Match:
    """The match before its first answer."""
    game = find(row.game)
    if game.rules != row.rules:
        raise OtherRules(f"the match was begun under the rules {row.rules}; these are {game.rules}")
    if row.lesson:
        lesson = lessons.find(game)
        if lesson is None:
            raise OtherRules(f"{row.game} has no lesson any more")
        if row.lesson not in (lessons.UNNUMBERED, lesson.version):
            raise OtherRules(f"the lesson of {row.game} has been written anew since; begin it again")
        return lesson.start()
    if row.base is not None:
        return _gone_on(game, row, row.base)
    return Match.start(game, row.seats, row.seed, row.options)


def _gone_on(game: Game, row: MatchRow, base: Mark) -> Match:
    """The match as other rules left it, about to go on by those of now."""
    if base.state is None:
        match = Match.start(game, row.seats, row.seed, row.options)
    else:
        state = game.blank()
        try:
            state.read_json(base.state)
        except (LookupError, TypeError, ValueError) as error:
            raise OtherRules(f"the rules {row.rules} cannot read what {base.rules} have left") from error
        match = Match.at(game, state, row.seats, game.check_setup(row.seats, row.options))
    for seat, option in base.given:
        match.answer(seat, option)
    if match.state.log is not None and not match.over:
        match.state.log.reveal(RulesChanged(base.rules, row.rules, base.resumed - base.until))
    return match


def by_todays_rules(row: MatchRow, entries: Sequence[Entry], mark: Mark | None = None) -> MatchRow:
    """The row of a match that goes on under today's rules: from its last stored state, or else from its beginning.

    The entries since then are carried out as far as today's rules agree with them.
    """
    game = find(row.game)
    if game.rules == row.rules or row.lesson:
        return row
    start = Mark(row.rules, 0) if mark is None or mark.rules != row.rules else mark
    given = start.given.copy()
    while True:
        base = Mark(row.rules, start.seq, start.state, given, len(entries), len(entries))
        found = msgspec.structs.replace(row, rules=game.rules, base=base)
        try:
            base.until = _agreed(Play(found), entries, start.seq)
            return found
        except (NotAsked, NotAnOption, MatchIsOver):
            given.pop()


def _agreed(play: Play, entries: Sequence[Entry], seq: int) -> int:
    """Up to where the entries from that one on can be carried out."""
    for entry in entries[seq:]:
        try:
            play.take(entry)
        except StolikError:
            break
        seq += 1
    return seq


def mark_of(row: MatchRow, match: Match, entries: int) -> Mark:
    """What is to be stored of a match, in case that its rules change."""
    state, given = match.mark()
    return Mark(row.rules, entries, dict(state), [(seat, list(option)) for seat, option in given])


def carry_out(match: Match, entry: Entry) -> None:
    """Carry out an entry that concerns nothing but the match itself."""
    if entry.kind in ("answer", "time"):
        match.answer(entry.seat, entry.answer)
    elif entry.kind == "undo":
        match.undo(entry.seat)


class Play:
    """A match and its log, entry by entry."""

    def __init__(self, row: MatchRow, entries: Iterable[Entry] = ()) -> None:
        self.row = row
        self.match = started(row)
        self.asking: Asking | None = None
        self._notes: list[tuple[int, TookBack | OutOfTime]] = []
        """What the table says of itself, and after how many answers it stands in the log of events."""
        self._late: int | None = None
        """The seat that a bot moves for, as long as its move lasts: that is said once."""
        for entry in entries:
            self.take(entry)

    def take(self, entry: Entry) -> int:
        """Carry out the next entry; tells the number of the (first) answer that it took back, or -1.

        A StolikError says that it cannot be; then nothing has changed.
        """
        place = -1
        if self.is_past(entry):
            return place
        if entry.kind in ("answer", "time"):
            carry_out(self.match, entry)
            self.asking = None
            self._mind_time(entry)
        elif entry.kind == "undo":
            before = self.match.answers.copy()
            carry_out(self.match, entry)
            now = self.match.answers
            self._notes = [(after, note) for after, note in self._notes if after <= len(now)]
            place = next((n for n, given in enumerate(now) if given != before[n]), len(now))
            self.asking = None
        elif entry.kind == "back":
            place = self._take_back(entry)
        return place

    def _mind_time(self, entry: Entry) -> None:
        """Say that somebody's time was up, at the first step that a bot made for them."""
        is_late = entry.kind == "time"
        if is_late and entry.seat != self._late and not self.match.over:
            moment = len(self.match.answers)
            note = OutOfTime(entry.seat)
            self._notes.append((moment, note))
            if self.match.state.log is not None:
                self.match.state.log.add(note)
        self._late = entry.seat if is_late else None

    def is_past(self, entry: Entry) -> bool:
        """Whether the match holds an entry without carrying it out: other rules have, or it is lost with them."""
        base = self.row.base
        return base is not None and (entry.seq < base.seq or base.until <= entry.seq < base.resumed)

    def _take_back(self, entry: Entry) -> int:
        wish = entry.answer[0]
        asking = self.asking
        if wish == "ask":
            if asking is not None or self.match.over or self.last_of(entry.seat) != entry.answer[1]:
                raise CannotUndo("this cannot be taken back now")
            asking = Asking(entry.seat, int(entry.answer[1]), {int(seat) for seat in entry.answer[2:]}, entry.at)
        elif asking is None:
            raise CannotUndo("nobody asks to take anything back")
        elif wish == "no":
            self.asking = None
            return -1
        else:
            asking = Asking(asking.seat, asking.moment, asking.missing - {entry.seat}, asking.at)
        if asking.missing:
            self.asking = asking
            return -1
        self._return(asking)
        self.asking = None
        return asking.moment

    def last_of(self, seat: int) -> int | None:
        """The number of a seat's last answer."""
        answers = self.match.answers
        return next((n for n in range(len(answers) - 1, -1, -1) if answers[n][0] == seat), None)

    def _return(self, asking: Asking) -> None:
        """Go back to a moment; the log of events says so, and keeps what it said of earlier ones."""
        answers = self.match.answers
        note = TookBack(asking.seat, len(answers) - asking.moment)
        notes = [(min(after, asking.moment), kept) for after, kept in self._notes]
        notes.append((asking.moment, note))
        match = started(self.row)
        for number in range(asking.moment + 1):
            if number:
                match.answer(*answers[number - 1])
            for after, kept in notes:
                if after == number and match.state.log is not None:
                    (match.state.log.add if isinstance(kept, OutOfTime) else match.state.log.reveal)(kept)
        self.match, self._notes = match, notes


def rebuilt(row: MatchRow, entries: Iterable[Entry]) -> Match:
    """The match as its log leaves it."""
    return Play(row, entries).match


def refusal(error: Exception, match: str) -> Refusal:
    """What people are told about a match that cannot be rebuilt. Nobody is told what stands in it, the log neither."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, UnknownGame):
        return Refusal("unknown_game", "this game is not played here any more")
    if isinstance(error, OtherRules):
        return Refusal("unplayable", str(error))
    if not isinstance(error, StolikError | Damaged | ValueError | LookupError | TypeError | AttributeError):
        raise error  # No fault of the match: the database is away, the server stops.
    log.error("a match cannot be rebuilt", extra={"match": match, "fault": type(error).__name__})
    return Refusal("unplayable", "this match cannot go on: its log does not replay")
