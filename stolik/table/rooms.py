"""Rooms: open a match, join by code or invitation, rematch, go on from a moment, and the lists of the lobby."""

from __future__ import annotations

import math
import secrets
import time
from collections.abc import Sequence
from datetime import UTC, datetime

from stolik.kernel.dice import Dice
from stolik.kernel.errors import BadSetup, StolikError, UnknownGame
from stolik.kernel.game import Game
from stolik.kernel.match import Match
from stolik.kernel.registry import find, loaded
from stolik.kernel.state import Result as KernelResult
from stolik.table import boards, frames, lessons, rebuild
from stolik.table import messages as m
from stolik.table.bots import LEVELS
from stolik.table.errors import Refusal
from stolik.table.identity import Signer, clean_name, hashed
from stolik.table.record import Ended, recorded
from stolik.table.rows import Entry, MatchRow, PersonRow, SeatRow, Standing, Taken
from stolik.table.store import SqlStore
from stolik.table.tables import Tables

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"
"""For codes that people tell each other: without I, L and O, which look like others."""
OPEN_AT_ONCE = 200
"""How many unfinished matches one person may have opened."""


def fresh() -> tuple[str, str]:
    """The id and the secret seed of a new match: nobody can guess them."""
    return f"m_{secrets.token_urlsafe(12)}", secrets.token_hex(32)


class Rooms:
    """Opens matches and finds seats."""

    def __init__(self, store: SqlStore, tables: Tables, signer: Signer) -> None:
        self.store = store
        self.tables = tables
        self.signer = signer

    # Lists

    def games(self) -> list[m.GameInfo]:
        """What can be played here."""
        infos: list[m.GameInfo] = []
        for game in loaded():
            settings = [
                m.SettingInfo(setting.name, list(setting.values), setting.first, dict(setting.names))
                for setting in game.settings
            ]
            has_lesson = lessons.find(game) is not None
            brought = boards.find(game)
            board, hero = brought.address(boards.BOARD), brought.address(boards.HERO)
            seats = game.min_seats, game.max_seats
            infos.append(m.GameInfo(game.id, seats, settings, list(LEVELS), has_lesson, board, hero))
        return infos

    async def lobby(self, person: str) -> m.Lobby:
        """What this person can go to."""
        mine = await self.store.rooms_of(person)
        own = {row.id for row in mine}
        public = [row for row in await self.store.public_rooms() if row.id not in own]
        seats = await self.store.seats_of([row.id for row in (*mine, *public)])
        return m.Lobby(
            [self.room(row, seats[row.id], person) for row in public],
            [self.room(row, seats[row.id], person) for row in mine if row.state != "over"],
            [self.room(row, seats[row.id], person) for row in mine if row.state == "over"],
        )

    def room(self, row: MatchRow, seats: Sequence[SeatRow], person: str, has_invite: bool = False) -> m.Room:
        """A match as this person may see it from outside."""
        mine = [seat.seat for seat in seats if seat.person == person]
        sits = bool(mine)
        return m.Room(
            match=row.id,
            game=row.game,
            options=row.options,
            seats=[m.RoomSeat(seat.seat, seat.who, seat.name, seat.level, seat.seat in mine) for seat in seats],
            state=row.state,
            code=row.code if sits else None,
            your_turn=row.state == "playing" and any(seat in mine for seat in row.asked),
            result=_result(row),
            created=datetime.fromtimestamp(row.created, UTC).isoformat(timespec="seconds"),
            public=row.public,
            lesson=bool(row.lesson),
            known=row.parent is not None,
            invite=f"/join/{self.signer.invite(row.id)}" if sits and has_invite else None,
            clock=row.clock,
            friendly=row.friendly,
            due=self._seconds_left(row),
            sides=self._sides(row),
        )

    def _sides(self, row: MatchRow) -> list[int]:
        try:
            return list(find(row.game).sides(row.seats, row.options))
        except StolikError:
            return []

    def _seconds_left(self, row: MatchRow) -> int | None:
        if row.state != "playing" or row.due is None:
            return None
        return max(0, math.ceil(row.due - self.tables.now()))

    async def turns(self, person: str) -> m.Turns:
        """Where it is this person's move, the most pressing first."""
        rows = [row for row in await self.store.rooms_of(person) if row.state == "playing" and not row.lesson]
        seats = await self.store.seats_of([row.id for row in rows])
        mine = {row.id: {seat.seat for seat in seats[row.id] if seat.person == person} for row in rows}
        waiting = [row for row in rows if mine[row.id] & set(row.asked)]
        waiting.sort(key=lambda row: row.due if row.due is not None else math.inf)
        return m.Turns([m.Turn(row.id, row.game, self._seconds_left(row)) for row in waiting])

    async def record(self, person: str) -> m.PlayedRecord:
        """What became of this person's matches."""
        rows = await self.store.ended_of(person)
        seats = await self.store.seats_of([row.id for row in rows])
        return recorded(person, [Ended(row, seats[row.id], self._sides(row)) for row in rows])

    async def row(self, match: str) -> MatchRow:
        """A match by its id."""
        row = await self.store.match(match)
        if row is None:
            raise Refusal("unknown_match", "there is no such match")
        return row

    async def glance(self, person: str, match: str) -> m.Glance:
        """How a match stands, for its small picture."""
        row = await self.row(match)
        if row.state == "waiting":
            raise Refusal("not_now", "the match has not begun")
        mine = next((seat.seat for seat in await self.store.seats(match) if seat.person == person), None)
        actor = self.tables.actors.get(match)
        played = actor.course.match if actor is not None else await self.played(row)
        asked = [question.seat for question in played.questions]
        return m.Glance(match, mine, len(played.answers), asked, frames.view(played, mine, has_plain=False).table)

    async def invited(self, person: str, invite: str) -> m.Invited:
        """What an invitation is to."""
        row = await self.store.by_invite(hashed(invite))
        if row is None:
            raise Refusal("unknown_match", "there is no match with that code or invitation")
        host = await self.store.person(row.creator)
        room = self.room(row, await self.store.seats(row.id), person)
        return m.Invited(room, "" if host is None else host.name)

    def possible(self, wish: m.Options) -> m.Possible:
        """What goes with what: asked of the rules, one value at a time."""
        game = self._game(wish.game)
        counts = range(game.min_seats, game.max_seats + 1)

        def goes(seats: int, options: dict[str, str]) -> bool:
            try:
                game.check_setup(seats, options)
            except BadSetup:
                return False
            return True

        def counted(options: dict[str, str]) -> list[int]:
            return [seats for seats in counts if goes(seats, options)]

        settings = {
            setting.name: {value: counted({**wish.options, setting.name: value}) for value in setting.values}
            for setting in game.settings
        }
        return m.Possible(settings, counted(wish.options))

    # Opening

    async def open(self, person: PersonRow, wish: m.NewMatch) -> str:
        """Open a match."""
        game = self._game(wish.game)
        seats = wish.seats or [m.SeatWish("me"), *(m.SeatWish("bot", "regular") for _ in range(game.min_seats - 1))]
        setup = self._setup(game, len(seats), wish.options)
        rows = seat_rows(seats, person)
        if wish.clock is not None:
            check_clock(wish.clock)
        return await self._add(person, game, setup, rows, public=wish.public, clock=wish.clock, friendly=wish.friendly)

    async def begin(self, person: PersonRow, match: str, level: m.Level) -> None:
        """Do not wait for anybody: bots keep the open seats warm."""
        row = await self.row(match)
        if not any(seat.person == person.person for seat in await self.store.seats(match)):
            raise Refusal("not_your_seat", "only those who sit here may begin")
        if not await self.store.begin(match, level):
            raise Refusal("not_now", "the match is not waiting for anybody")
        await self._note_standing(await self.row(row.id))
        await self.tables.seats_changed(match)

    async def rename(self, person: PersonRow, match: str, wish: m.NewName) -> None:
        """A new name for the person on one of this person's seats; one's own name is the same at every table."""
        seats = await self.store.seats((await self.row(match)).id)
        seat = next((each for each in seats if each.seat == wish.seat), None)
        name = clean_name(wish.name)
        if not name:
            raise Refusal("bad_message", "a name has 1 to 24 characters that can be seen")
        if seat is None or seat.person != person.person:
            raise Refusal("not_your_seat", f"seat {wish.seat} is not yours")
        if seat.guest:
            await self.store.rename_guest(match, wish.seat, person.person, name)
        else:
            person.name = name
            await self.keep(person)
        await self.tables.seats_changed(match)

    async def keep(self, person: PersonRow) -> None:
        """Keep somebody's name and language, and tell the tables where the person sits."""
        await self.store.keep_person(person)
        for match in [row.id for row in await self.store.rooms_of(person.person) if row.state != "over"]:
            if match in self.tables.actors:
                await self.tables.seats_changed(match)

    async def open_lesson(self, person: PersonRow, name: str) -> str:
        """Open a match of a game's lesson."""
        game = self._game(name)
        lesson = lessons.find(game)
        if lesson is None:
            raise Refusal("unknown_game", f"{name} has no lesson")
        bot = m.SeatWish("bot", "novice")
        seats = [m.SeatWish("me") if seat == lesson.seat else bot for seat in range(lesson.seats)]
        setup = self._setup(game, lesson.seats, lesson.options)
        rows = seat_rows(seats, person)
        return await self._add(
            person, game, setup, rows, seed=lesson.seed, lesson=lesson.version, entries=lessons.opening(lesson)
        )

    async def rematch(self, person: PersonRow, match: str) -> str:
        """The same people and options again, seats rotated by one."""
        row = await self.row(match)
        seats = await self.store.seats(match)
        if not any(seat.person == person.person for seat in seats):
            raise Refusal("not_your_seat", "only those who sat here may ask for a rematch")
        if row.rematch is not None:
            return row.rematch
        if row.state != "over":
            raise Refusal("not_now", "the match is not over")
        if row.lesson:
            return await self.open_lesson(person, row.game)
        game = self._game(row.game)
        turned: list[SeatRow] = []
        for number, old in enumerate(turned_seats(game.sides(row.seats, row.options))):
            was = seats[old]
            level = was.level if was.who != "person" else None
            turned.append(SeatRow(number, was.who, was.person, was.name, level, was.guest))
        setup = self._setup(game, row.seats, row.options)
        made = await self._add(person, game, setup, turned, public=row.public, clock=row.clock, friendly=row.friendly)
        if not await self.store.set_rematch(match, made):
            return (await self.row(match)).rematch or made
        await self.tables.seats_changed(match)
        return made

    async def go_on(self, person: PersonRow, match: str, wish: m.Continue) -> str:
        """A new match that begins at a moment of another one."""
        row = await self.row(match)
        seats = await self.store.seats(match)
        is_alone = all(seat.who == "bot" or seat.person == person.person for seat in seats)
        if row.state != "over" and not is_alone:
            raise Refusal("not_now", "that is possible after the end, or where only you and bots play")
        if row.lesson:
            raise Refusal("not_now", "a lesson cannot be continued elsewhere")
        if len(wish.seats) != row.seats:
            raise Refusal("bad_setup", f"the match has {row.seats} seats")
        answers = (await self.played(row)).answers
        if wish.moment > len(answers):
            raise Refusal("bad_setup", f"the match has only {len(answers)} moments")
        begun = rebuild.started(row)
        entries: list[Entry] = []
        for seq, (seat, option) in enumerate(answers[: wish.moment]):
            begun.answer(seat, option)
            entries.append(Entry(seq, seat, "answer", list(option), time.time()))
        if begun.over:
            raise Refusal("over", "the match was over at that moment")
        game = begun.game
        rows = seat_rows(wish.seats, person)
        if not entries and any(seat.who == "open" for seat in rows):
            return await self._add(person, game, row.options, rows)  # Somebody else comes: it is dealt anew.
        return await self._add(person, game, row.options, rows, seed=row.seed, parent=row.id, entries=entries)

    async def join(self, person: PersonRow, wish: m.Join) -> m.Joined:
        """Take the first open seat of the match with this code or invitation, or of a public one."""
        if sum(each is not None for each in (wish.code, wish.invite, wish.match)) != 1:
            raise Refusal("bad_message", "give a code, an invitation or a public match")
        row: MatchRow | None = None
        if wish.code is not None:
            row = await self.store.by_code(wish.code.upper())
        elif wish.invite is not None:
            row = await self.store.by_invite(hashed(wish.invite))
        elif wish.match is not None:
            row = await self.store.match(wish.match)
            if row is not None and not row.public:
                row = None
        if row is None:
            raise Refusal("unknown_match", "there is no match with that code or invitation")
        return await self.sit(person, row)

    async def sit(self, person: PersonRow, row: MatchRow) -> m.Joined:
        """Take the first open seat; whoever sits there already keeps the seat."""
        for seat in await self.store.seats(row.id):
            if seat.person == person.person:
                return m.Joined(row.id, seat.seat)
        taken = await self.store.sit(row.id, person.person, person.name)
        if taken is None:
            raise Refusal("no_open_seat", "all seats are taken")
        if row.clock is not None and row.clock.kind == "days":
            await self.tables.actor(row.id)  # It begins although nobody may look.
        await self.tables.seats_changed(row.id)
        now = await self.row(row.id)
        if now.state == "playing":
            await self._note_standing(now)
        return m.Joined(row.id, taken)

    async def played(self, row: MatchRow) -> Match:
        """The match as its log leaves it."""
        try:
            entries = await self.store.entries(row.id)
            return rebuild.rebuilt(rebuild.by_todays_rules(row, entries, await self.store.mark(row.id)), entries)
        except Exception as error:
            raise rebuild.refusal(error, row.id) from error

    async def _note_standing(self, row: MatchRow) -> None:
        match = await self.played(row)
        asked = [question.seat for question in match.questions]
        await self.store.set_standing(row.id, Standing(row.state, asked, None, row.due))

    def _game(self, name: str) -> Game:
        try:
            return find(name)
        except UnknownGame as error:
            raise Refusal("unknown_game", str(error)) from error

    def _setup(self, game: Game, seats: int, options: dict[str, str]) -> dict[str, str]:
        try:
            return game.check_setup(seats, options)
        except BadSetup as error:
            raise Refusal("bad_setup", str(error)) from error

    async def _add(
        self,
        person: PersonRow,
        game: Game,
        setup: dict[str, str],
        seats: list[SeatRow],
        public: bool = False,
        seed: str | None = None,
        lesson: int = 0,
        parent: str | None = None,
        entries: Sequence[Entry] = (),
        clock: m.Clock | None = None,
        friendly: bool = False,
    ) -> str:
        if await self.store.open_matches(person.person) >= OPEN_AT_ONCE:
            raise Refusal("too_many", "you have too many unfinished matches")
        id, chosen = fresh()
        if seed is not None:
            chosen = seed
        now = time.time()
        row = MatchRow(
            id=id,
            game=game.id,
            rules=game.rules,
            options=setup,
            seats=len(seats),
            seed=chosen,
            commitment=Dice(chosen).commitment(),
            public=public,
            code="",
            invite=hashed(self.signer.invite(id)),
            state="waiting" if any(seat.who == "open" and seat.level is None for seat in seats) else "playing",
            asked=[],
            result=None,
            lesson=lesson,
            rematch=None,
            parent=parent,
            creator=person.person,
            created=now,
            changed=now,
            clock=clock,
            friendly=friendly,
        )
        match = rebuild.rebuilt(row, entries)
        row.asked = [question.seat for question in match.questions]
        while True:
            row.code = "".join(secrets.choice(LETTERS) for _ in range(6))
            try:
                await self.store.add_match(row, seats, entries)
            except Taken:
                continue
            return id


def seat_rows(wishes: Sequence[m.SeatWish], person: PersonRow) -> list[SeatRow]:
    """Who sits where in a new match."""
    if sum(wish.who == "me" for wish in wishes) > 1:
        raise Refusal("bad_setup", "you can take one seat; others on your screen are `here`")
    if any(wish.who == "here" for wish in wishes) and not any(wish.who == "me" for wish in wishes):
        raise Refusal("bad_setup", "somebody on your screen can only sit where you sit too")
    rows: list[SeatRow] = []
    for number, wish in enumerate(wishes):
        if wish.who not in ("bot", "open") and wish.level is not None:
            raise Refusal("bad_setup", "only bots have a level")
        if wish.who == "me":
            rows.append(SeatRow(number, "person", person.person, person.name, None))
        elif wish.who == "here":
            rows.append(SeatRow(number, "person", person.person, clean_name(wish.name or ""), None, True))
        elif wish.who == "open":
            rows.append(SeatRow(number, "open", None, "", wish.level))
        else:
            rows.append(SeatRow(number, "bot", None, "", wish.level or "regular"))
    return rows


def turned_seats(sides: Sequence[int]) -> list[int]:
    """For every seat of a rematch, who sits there: the seat of before. Another one is first; teams stay together."""
    seats = len(sides)
    by_side = [[seat for seat in range(seats) if sides[seat] == side] for side in sorted(set(sides))]
    if len(by_side) in (1, seats):
        return [(seat - 1) % seats for seat in range(seats)]
    if len({len(side) for side in by_side}) == 1:  # The teams change places.
        places = [seat for side in by_side for seat in side]
        people = [seat for side in (*by_side[-1:], *by_side[:-1]) for seat in side]
    else:  # Teams of different size keep their places, and within them another one is first.
        places = [seat for side in by_side for seat in side]
        people = [seat for side in by_side for seat in (*side[-1:], *side[:-1])]
    return [people[places.index(seat)] for seat in range(seats)]


SHORTEST = {"move": 5, "bank": 30, "days": 3600}
LONGEST = {"move": 3600, "bank": 6 * 3600, "days": 14 * 86400}
"""The least and the most seconds of a clock."""


def check_clock(clock: m.Clock) -> None:
    """Refuse a clock that makes no sense."""
    if not SHORTEST[clock.kind] <= clock.seconds <= LONGEST[clock.kind]:
        raise Refusal(
            "bad_setup", f"a clock of the kind {clock.kind} has {SHORTEST[clock.kind]} to {LONGEST[clock.kind]} seconds"
        )
    if clock.increment and clock.kind != "bank":
        raise Refusal("bad_setup", "only a bank of time gets seconds after a move")


def _result(row: MatchRow) -> m.Result | None:
    if row.result is None:
        return None
    given = KernelResult(row.result["places"], row.result["points"], row.result["reason"])
    try:
        said = frames.say(find(row.game).say_result(given))
    except StolikError:
        said = m.Said("event-ended", {})
    if "out_of_time" in row.result:
        said = frames.out_of_time(row.result["out_of_time"])
    return m.Result(list(given.places), list(given.points), given.reason, said)
