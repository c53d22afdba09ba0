"""Every message between table and browser, as docs/protocol.md says. Unknown fields and types are refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from stolik.kernel.plain import Plain
from stolik.table.changes import Change

MAX_BYTES = 64 * 1024
"""The longest message anybody may send."""

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f\x7f]*$")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Lang = Literal["en", "pl", "uk"]
Level = Literal["novice", "regular", "veteran", "legend", "easy", "normal", "hard"]
"""The last three are those of older matches."""
Seat = Annotated[int, Meta(ge=0, le=15)]
Part = int | Annotated[str, Meta(max_length=64)]
Parts = Annotated[list[Part], Meta(min_length=1, max_length=32)]
RoomState = Literal["waiting", "playing", "adjourned", "over"]
Choice = Literal["wait", "bot", "adjourn"]
Phrase = Literal[
    "hello",
    "well_played",
    "careful",
    "oops",
    "one_moment",
    "your_move",
    "thanks",
    "help_me",
    "mine",
    "behind_you",
    "good_luck",
    "again",
    "mark_clap",
    "mark_smile",
    "mark_wow",
    "mark_hmm",
    "mark_heart",
    "mark_tea",
]
"""What people can say to each other: twelve phrases and six marks. Each reader has own words for them."""
Code = Literal[
    "unknown_match",
    "unknown_game",
    "not_your_seat",
    "not_asked",
    "not_an_option",
    "stale",
    "over",
    "cannot_undo",
    "bad_message",
    "bad_setup",
    "no_open_seat",
    "not_now",
    "too_many",
    "too_large",
    "wrong_origin",
    "not_found",
    "lesson",
    "broken",
    "unplayable",
    "unsure",
    "not_shown",
    "out_of_time",
]
Target = dict[str, list[int | str]]
Json = Any
"""Plain data whose shape is the game's own."""


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """What comes from outside: nothing in it that we do not know."""


class Said(msgspec.Struct):
    """Something to be said: a message of the words files and its arguments."""

    message: str
    args: dict[str, int | str] = {}


class Clock(Strict):
    """How much time people have.

    `move`: so many seconds for every move (as long as the seat is asked without a break); `bank`: so many seconds for
    the whole match, and `increment` more after every move; `days`: as `move`, but it runs on when people are away.
    """

    kind: Literal["move", "bank", "days"]
    seconds: Annotated[int, Meta(ge=5, le=14 * 86400)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0
    zero: Literal["bot", "lost"] = "bot"
    """What happens at zero: a bot makes the move, or the match is lost."""


# People


class Me(msgspec.Struct):
    """Who the visitor is."""

    person: str
    name: str
    lang: Lang


class NewMe(Strict):
    """A new name or language."""

    name: Name | UnsetType = UNSET
    lang: Lang | UnsetType = UNSET


class Carry(msgspec.Struct):
    """A code that opens this person's matches on another device, once, for this many seconds."""

    code: str
    seconds: int


class Carried(Strict):
    """The code from the other device. `leave`: although matches on this device are not over."""

    code: Annotated[str, Meta(min_length=8, max_length=12)]
    leave: bool = False


# Rooms


class SettingInfo(msgspec.Struct):
    """A setting and its values; the first is the default. People who have chosen nothing begin with `first`."""

    name: str
    values: list[str]
    first: str
    names: dict[str, str]
    """What those values are called that come from files of the operator's own."""


class GameInfo(msgspec.Struct):
    """A game one can play here."""

    game: str
    seats: tuple[int, int]
    settings: list[SettingInfo]
    levels: list[Level]
    lesson: bool
    board: str | None
    """Where its drawn board is, if it comes in the game's own package."""
    hero: str | None
    """Likewise its picture for the first page."""


class SeatWish(Strict):
    """Who shall sit on a seat of a new match. An open seat with a level is kept warm by a bot until somebody comes."""

    who: Literal["me", "open", "bot", "here"]
    level: Level | None = None
    name: Name | None = None


class NewMatch(Strict):
    """A match to be opened."""

    game: Id
    options: dict[Annotated[str, Meta(max_length=64)], Annotated[str, Meta(max_length=64)]] = {}
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)] = []
    public: bool = False
    clock: Clock | None = None
    friendly: bool = False
    """Whether steps may be taken back beyond a reveal when all agree."""


class Begin(Strict):
    """Begin without waiting: bots of this level keep the open seats warm."""

    level: Level = "regular"


class NewName(Strict):
    """A new name for the person on one of your own seats."""

    seat: Seat
    name: Name


class Options(Strict):
    """The options of a match that may be opened."""

    game: Id
    options: dict[Annotated[str, Meta(max_length=64)], Annotated[str, Meta(max_length=64)]] = {}


class Possible(msgspec.Struct):
    """With how many seats each value of each setting goes, the other options as they are."""

    settings: dict[str, dict[str, list[int]]]
    seats: list[int]


class Opened(msgspec.Struct):
    """The match that was opened."""

    match: str


class RoomSeat(msgspec.Struct):
    """A seat of a room, for everybody to see."""

    seat: int
    who: Literal["person", "open", "bot"]
    name: str
    level: Level | None
    mine: bool


class Result(msgspec.Struct):
    """How a match ended."""

    places: list[int]
    points: list[int]
    reason: str
    said: Said


class Room(msgspec.Struct):
    """A match in the lobby."""

    match: str
    game: str
    options: dict[str, str]
    seats: list[RoomSeat]
    state: RoomState
    code: str | None
    your_turn: bool
    result: Result | None
    created: str
    public: bool
    lesson: bool
    known: bool = False
    """Whether it goes on from another match, so that what lies hidden in it may be known to those who saw that one."""
    invite: str | None = None
    clock: Clock | None = None
    friendly: bool = False
    due: int | None = None
    """Seconds until the first of the clocks that run is at zero."""
    sides: list[int] = []
    """The side of every seat: who plays with whom. Empty if the game is not here any more."""


class Turn(msgspec.Struct):
    """A match that waits for the reader, and the seconds left, if there is a clock."""

    match: str
    game: str
    due: int | None


class Turns(msgspec.Struct):
    """Where it is the reader's move."""

    turns: list[Turn]


Outcome = Literal["won", "lost", "drawn"]


class GameRecord(msgspec.Struct):
    """How the reader's matches of one game ended, and the last of them, the newest first."""

    game: str
    finished: int
    won: int
    last: list[Outcome]


class FoeRecord(msgspec.Struct):
    """How the reader's matches against somebody ended: a person by name, or a bot by its level."""

    name: str
    level: Level | None
    finished: int
    won: int


class PlayedRecord(msgspec.Struct):
    """What became of the reader's matches: those that were played to their end, without lessons and continuations."""

    games: list[GameRecord]
    foes: list[FoeRecord]


class Glance(msgspec.Struct):
    """A match in the lobby as it stands: what the visitor's seat sees (None: a spectator), whose move it is."""

    match: str
    seat: int | None
    moment: int
    asked: list[int]
    table: Json


class Invited(msgspec.Struct):
    """The table that an invitation leads to, and who invites."""

    room: Room
    host: str


class Lobby(msgspec.Struct):
    """What a visitor can go to."""

    public: list[Room]
    mine: list[Room]
    finished: list[Room]


class Join(Strict):
    """A code that somebody told, an invitation that somebody sent, or a public match of the lobby."""

    code: Annotated[str, Meta(min_length=6, max_length=6, pattern="^[A-Za-z]{6}$")] | None = None
    invite: Annotated[str, Meta(min_length=8, max_length=64)] | None = None
    match: Id | None = None


class Joined(msgspec.Struct):
    """The seat that was taken."""

    match: str
    seat: int


class Continue(Strict):
    """Go on from a moment of a match, with other company."""

    moment: Annotated[int, Meta(ge=0)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]


class Verified(msgspec.Struct):
    """Whether the record replays, and what was proved."""

    ok: bool
    words: str


class ErrorBody(msgspec.Struct):
    """Why a call was refused."""

    code: Code
    message: str


# Replays


class EventNow(msgspec.Struct):
    """Something that happened: the game's own event, the number of answers before it, its words, its sound."""

    happened: Json
    moment: int
    said: Said
    sound: str


class Moment(msgspec.Struct):
    """What a reader could see after this many answers, and what happened just before."""

    moment: int
    view: View
    events: list[EventNow]


class Replay(msgspec.Struct):
    """A match, moment by moment."""

    match: str
    game: str
    seat: int | None
    moments: list[Moment]
    of: int
    """How many moments there are altogether."""


class CurvePoint(msgspec.Struct):
    """How likely each seat was to win at a moment."""

    moment: int
    chance: list[float]


class KeyMoment(msgspec.Struct):
    """A moment that turned the match."""

    moment: int
    said: Said
    swing: float
    seat: int
    """The seat whose chances rose."""
    by: int
    """The seat that decided."""


class Summary(msgspec.Struct):
    """A finished match at a glance."""

    result: Result
    said: Said
    curve: list[CurvePoint]
    key_moments: list[KeyMoment]
    commitment: str
    seed: str


# Live play: from the browser


class Hello(Strict, tag_field="type", tag="hello"):
    """The first message: the newest frame the browser has seen (0: none), and how it wants the next ones."""

    seen: Annotated[int, Meta(ge=0)] = 0
    brief: bool = False
    """Frames that carry what changed, and no reasons: these are asked for (`tries`)."""
    plain: bool = True
    """Whether frames carry the plain board."""


class Answer(Strict, tag_field="type", tag="answer"):
    """An option of the open question."""

    id: Id
    seat: Seat
    question: Id
    option: Parts


class Undo(Strict, tag_field="type", tag="undo"):
    """Take back the seat's last answer."""

    id: Id
    seat: Seat


class Why(Strict, tag_field="type", tag="why"):
    """Why can this not be done?"""

    id: Id
    seat: Seat
    attempt: Parts


class Tries(Strict, tag_field="type", tag="tries"):
    """What might be tried at the open question and may not, and why?"""

    id: Id
    seat: Seat


class Preview(Strict, tag_field="type", tag="preview"):
    """What would come of this?"""

    id: Id
    seat: Seat
    about: Parts


class Concede(Strict, tag_field="type", tag="concede"):
    """Give up."""

    id: Id
    seat: Seat


class Absent(Strict, tag_field="type", tag="absent"):
    """What to do about a seat whose person has left."""

    id: Id
    seat: Seat
    choice: Choice


class Lesson(Strict, tag_field="type", tag="lesson"):
    """The open step of a lesson has been read."""

    id: Id


class Say(Strict, tag_field="type", tag="say"):
    """Say something to all, or to those on the same side."""

    id: Id
    seat: Seat
    phrase: Phrase
    team: bool = False


class Point(Strict, tag_field="type", tag="point"):
    """Show those on the same side something on the table, perhaps with a phrase."""

    id: Id
    seat: Seat
    target: Annotated[
        dict[Annotated[str, Meta(max_length=32)], Annotated[list[Part], Meta(max_length=8)]],
        Meta(min_length=1, max_length=4),
    ]
    phrase: Phrase | None = None


class Back(Strict, tag_field="type", tag="back"):
    """Ask to take back the seat's last answer although somebody has learned something; or agree, or not."""

    id: Id
    seat: Seat
    wish: Literal["ask", "yes", "no"]


FromBrowser = Hello | Answer | Undo | Why | Tries | Preview | Concede | Absent | Lesson | Say | Point | Back


# Live play: from the server


class Welcome(msgspec.Struct, tag_field="type", tag="welcome"):
    """Which match this is, and which seats are the reader's own."""

    match: str
    game: str
    options: dict[str, str]
    mine: list[int]
    commitment: str
    lesson: bool = False
    known: bool = False
    """Whether it goes on from another match, whose record may have told what is still hidden."""
    board: str | None = None
    """Where the drawn board is, if it comes in the game's own package."""
    clock: Clock | None = None
    friendly: bool = False
    sides: list[int] = []
    """The side of every seat: those of one side can talk and point among themselves."""


class SeatNow(msgspec.Struct, omit_defaults=True):
    """A seat of a live match."""

    seat: int
    who: Literal["person", "open", "bot"]
    name: str
    here: bool
    level: Level | None = None
    thinking: bool = False
    stands_in: bool = False
    """A bot plays for a person who has left."""
    guest: bool = False
    """Another person on the screen of the one who opened the match."""


class WishNow(msgspec.Struct):
    """What a seat wants to be done about somebody who has left."""

    seat: int
    choice: Choice


class AbsentNow(msgspec.Struct, omit_defaults=True):
    """A person who has left, the seconds until the others may choose, and what they have chosen so far."""

    seat: int
    seconds: int
    wishes: list[WishNow] = []


class BackNow(msgspec.Struct):
    """A seat asks to go back to the moment before its last answer: how many steps, and who has not agreed yet."""

    seat: int
    moment: int
    steps: int
    missing: list[int]


class People(msgspec.Struct, tag_field="type", tag="people"):
    """Who is here."""

    seats: list[SeatNow]
    watchers: int
    absent: AbsentNow | None = None
    state: RoomState = "playing"
    rematch: str | None = None
    back: BackNow | None = None


class SeatClock(msgspec.Struct):
    """The clock of a seat: milliseconds left (None: a bot has no clock), and whether it runs."""

    seat: int
    left: int | None
    runs: bool


class Clocks(msgspec.Struct, tag_field="type", tag="clocks"):
    """All clocks at this moment. `rests`: none runs although somebody is asked."""

    seats: list[SeatClock]
    rests: bool


class TalkLine(msgspec.Struct):
    """Something that a seat has said, and when (seconds since 1970)."""

    seat: int
    phrase: Phrase
    team: bool
    at: float


class Talk(msgspec.Struct, tag_field="type", tag="talk"):
    """What was said, to this reader too. `old`: before the page was opened."""

    lines: list[TalkLine]
    old: bool = False


class Pointed(msgspec.Struct, tag_field="type", tag="pointed"):
    """A seat of the reader's side shows something on the table."""

    seat: int
    target: Target
    phrase: Phrase | None


class OptionNow(msgspec.Struct):
    """A legal option: its words, the things to point at, the key that chooses it."""

    option: list[int | str]
    said: Said
    target: Target
    key: str | None
    role: str = ""
    """What it is in every game: "end", "pass", "done" …"""


class Try(msgspec.Struct):
    """Something one might try and may not, and why."""

    attempt: list[int | str]
    target: Target
    clause: str
    said: Said


class QuestionNow(msgspec.Struct):
    """The open question of a seat."""

    id: str
    seat: int
    kind: str
    source: str
    said: Said
    options: list[OptionNow]
    tries: list[Try] | None
    """None: to be asked for."""


class Asked(msgspec.Struct):
    """Who must do what, for everybody."""

    seat: int
    said: Said


class UndoNow(msgspec.Struct):
    """What Undo would take back: an answer, and all that came of it."""

    seat: int
    said: Said
    target: Target
    """What on the table the answer was about."""
    moment: int
    """That of the events which came of it."""


class LessonNow(msgspec.Struct):
    """The open step of a lesson. Without `wants` it goes on when it has been read or looked at."""

    step: int
    of: int
    said: Said
    point: Target | None
    """What the words speak of."""
    wants: list[list[int | str]] | None
    """The options that will do; none: all of them."""
    look: bool
    """Whether it asks to point at `point`."""


class View(msgspec.Struct):
    """The table as one reader sees it: in the game's own shape, and plain."""

    table: Json
    plain: Plain | None


class Frame(msgspec.Struct, tag_field="type", tag="frame"):
    """Everything one seat (None: a spectator) may see after one change."""

    frame: int
    seat: int | None
    moment: int
    log: int
    """The number of the first event; a reader who has more lines than that drops them."""
    view: View | None
    """None: `changes` says what is new in it since the frame before."""
    changes: list[Change] | None
    events: list[EventNow]
    asked: list[Asked]
    question: QuestionNow | None
    undo: UndoNow | None
    """Until somebody has learned something; beyond that, in friendly matches, `back`."""
    result: Result | None
    seed: str | None
    lesson: LessonNow | None


class Done(msgspec.Struct, tag_field="type", tag="done"):
    """A message was carried out; the frame shows the outcome."""

    id: str
    frame: int


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    """A message changed nothing; without an id, what a page should know although it asked for nothing."""

    id: str | None
    code: Code
    message: str
    reason: ReasonNow | None = None


class ReasonNow(msgspec.Struct):
    """A clause and its words."""

    clause: str
    said: Said


class Reason(msgspec.Struct, tag_field="type", tag="reason"):
    """The reply to "why"."""

    id: str
    allowed: bool
    clause: str
    said: Said | None


class TriesNow(msgspec.Struct, tag_field="type", tag="tries_now"):
    """The reply to "tries": for which question, and each with its reason."""

    id: str
    question: str | None
    tries: list[Try]


class Previewed(msgspec.Struct, tag_field="type", tag="previewed"):
    """The reply to "preview", in the game's own shape; None where there is nothing to say."""

    id: str
    preview: Json


FromServer = Welcome | People | Frame | Done | Refused | Reason | TriesNow | Previewed | Clocks | Talk | Pointed

decode_live = msgspec.json.Decoder(FromBrowser).decode
encode = msgspec.json.encode
