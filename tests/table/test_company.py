"""Company: phrases, pointing, agreed take-backs, seats kept warm, names, other devices."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, get_args

import pytest
from litestar.channels.backends.redis import RedisChannelsPubSubBackend

from stolik.kernel.dice import Dice
from stolik.kernel.match import Match
from stolik.table import company, frames, tables
from stolik.table import messages as m
from stolik.table.rebuild import Play, TookBack
from stolik.table.rooms import turned_seats
from stolik.table.rows import Entry, MatchRow
from stolik.testkit.services import has_redis
from stolik.testkit.table import Message, Page, Person, Table, process, running

FIRST = {"first_game": "on"}


def seated(table: Table, game: str, count: int, **more: Any) -> tuple[str, list[Page]]:
    """So many people, each with a page of their own."""
    people = [table.person(name) for name in ("Ola", "Jan", "Iga", "Taras")[:count]]
    seats = [{"who": "me"}, *({"who": "open"} for _ in range(count - 1))]
    reply = people[0].post("/api/matches", {"game": game, "seats": seats, **more})
    assert reply.status_code == 201, reply.text
    match = reply.json()["match"]
    code = people[0].get(f"/api/matches/{match}").json()["code"]
    for person in people[1:]:
        assert person.post("/api/join", {"code": code}).status_code == 200
    pages = [person.live(match) for person in people]
    for page in pages:
        page.wait_frame(1)
    return match, pages


def heard(page: Page, kind: str) -> list[Message]:
    page.quiet()
    return [message for message in page.messages if message["type"] == kind]


def refused(reply: Message, code: str) -> bool:
    return bool(reply["type"] == "refused" and reply["code"] == code)


# Talk


def test_a_phrase_reaches_everybody_and_is_kept(table: Table) -> None:
    match, (ola, jan) = seated(table, "radlands", 2)
    eve = table.person("Eve").live(match)
    assert ola.say({"type": "say", "seat": 0, "phrase": "well_played"})["type"] == "done"
    for page in (ola, jan, eve):
        (line,) = heard(page, "talk")[-1]["lines"]
        assert (line["seat"], line["phrase"], line["team"]) == (0, "well_played", False)
    again = jan.person.live(match)
    told = again.until(lambda message: message["type"] == "talk")
    assert (told["old"], [line["phrase"] for line in told["lines"]]) == (True, ["well_played"])
    ola.say({"type": "concede", "seat": 0})
    assert jan.say({"type": "say", "seat": 1, "phrase": "again"})["type"] == "done"


def test_who_may_not_speak(table: Table) -> None:
    match, (ola, _) = seated(table, "radlands", 2)
    eve = table.person("Eve").live(match)
    assert refused(eve.say({"type": "say", "seat": 0, "phrase": "hello"}), "not_your_seat")
    assert refused(ola.say({"type": "say", "seat": 1, "phrase": "hello"}), "not_your_seat")
    assert refused(ola.say({"type": "say", "seat": 0, "phrase": "you smell"}), "bad_message")
    assert refused(ola.say({"type": "say", "seat": 0, "phrase": "hello", "text": "x"}), "bad_message")
    assert refused(ola.say({"type": "say", "seat": 0, "phrase": "hello", "team": True}), "not_now")
    assert heard(ola, "talk") == []


def test_there_are_twelve_phrases_and_six_marks() -> None:
    phrases = get_args(m.Phrase)
    marks = [phrase for phrase in phrases if phrase.startswith("mark_")]
    assert (len(phrases) - len(marks), len(marks)) == (12, 6)


def test_nobody_can_flood_the_table(tmp_path: Path) -> None:
    with running(tmp_path, rate=1.0) as table:
        ola = table.person("Ola")
        match = ola.open("radlands", "me", "here")
        page = ola.live(match)
        page.wait_frame(1)
        replies = [page.say({"type": "say", "seat": 0, "phrase": "oops"}) for _ in range(8)]
        assert [reply["type"] for reply in replies[:5]] == ["done"] * 5
        assert refused(replies[-1], "too_many")
        other = ola.live(match)  # A new page does not help.
        assert refused(other.say({"type": "say", "seat": 1, "phrase": "oops"}), "too_many")
        time.sleep(2.1)
        assert page.say({"type": "say", "seat": 0, "phrase": "oops"})["type"] == "done"


def test_what_is_said_to_the_team_stays_in_the_team(table: Table) -> None:
    match, pages = seated(table, "apex_legends", 4)
    ola, jan, iga, taras = pages
    eve = table.person("Eve").live(match)
    assert next(message for message in ola.messages if message["type"] == "welcome")["sides"] == [0, 0, 1, 1]
    assert ola.say({"type": "say", "seat": 0, "phrase": "help_me", "team": True})["type"] == "done"
    assert len(heard(jan, "talk")) == 1
    for page in (iga, taras, eve):
        assert heard(page, "talk") == []
    for person, lines in ((jan.person, 1), (taras.person, 0), (eve.person, 0)):
        again = person.live(match)
        assert len(heard(again, "talk")) == lines


@pytest.mark.skipif(not has_redis(), reason="needs a Redis")
def test_those_at_another_server_hear_it_too(tmp_path: Path, redis: str) -> None:
    database, environ = tmp_path / "table.db", {"STOLIK_CHANNELS": redis}
    place = a_public_place(Match.start("apex_legends", 4))
    with process(database, environ) as (one, _), process(database, environ) as (other, _), ExitStack() as people:
        ola, jan, iga, taras = (people.enter_context(Person(one, name)) for name in ("Ola", "Jan", "Iga", "Taras"))
        match = ola.open("apex_legends", "me", "open", "open", "open")
        code = ola.get(f"/api/matches/{match}").json()["code"]
        for person in (jan, iga, taras):
            person.post("/api/join", {"code": code})
        page, mate, foe = ola.live(match), jan.live(match, url=other), iga.live(match, url=other)
        for each in (page, mate, foe):
            each.wait_frame(1)
        for each in (page, mate):  # Each server hears the other one.
            see_here(each, (0, 1, 2))
        assert page.say({"type": "say", "seat": 0, "phrase": "careful", "team": True})["type"] == "done"
        mate.until(lambda message: message["type"] == "talk")
        assert page.say({"type": "point", "seat": 0, "target": place})["type"] == "done"
        mate.until(lambda message: message["type"] == "pointed")
        assert heard(foe, "talk") == heard(foe, "pointed") == []


def see_here(page: Page, seats: Iterable[int]) -> None:
    """Wait until a page shows that those of some seats are here."""
    while not all(page.people["seats"][seat]["here"] for seat in seats):
        page.until(lambda message: message["type"] == "people")


@pytest.mark.skipif(not has_redis(), reason="needs a Redis")
def test_a_server_that_begins_to_listen_late_asks_who_is_elsewhere(
    tmp_path: Path, redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    subscribe = RedisChannelsPubSubBackend.subscribe
    may_listen = threading.Event()

    async def late(self: RedisChannelsPubSubBackend, channels: Iterable[str]) -> None:
        while not may_listen.is_set():
            await asyncio.sleep(0.01)
        await subscribe(self, channels)

    monkeypatch.setattr(tables, "HEARTBEAT", 1000.0)  # Nobody shall learn it by chance a little later.
    with running(tmp_path, channels=redis) as one, running(tmp_path, channels=redis) as other:
        ola, jan = one.person("Ola"), other.person("Jan")
        match = ola.open("radlands", "me", "open", options=FIRST)
        jan.post("/api/join", {"code": ola.get(f"/api/matches/{match}").json()["code"]})
        page = ola.live(match)
        page.wait_frame(1)
        monkeypatch.setattr(RedisChannelsPubSubBackend, "subscribe", late)
        mate = jan.live(match)
        mate.wait_frame(1)
        see_here(page, (0, 1))  # By now the answer to the first question has gone by.
        assert not mate.people["seats"][0]["here"]
        may_listen.set()
        see_here(mate, (0, 1))


# Pointing


def a_place(table: Table, match: str) -> m.Target:
    """Something on the table that everybody sees."""
    return a_public_place(table.context.tables.actors[match].course.match)


def a_public_place(match: Match) -> m.Target:
    plain = frames.view(match, None).plain
    assert plain is not None
    return next(
        {key: list(value) for key, value in cell.target.items()}
        for zone in plain.zones
        if zone.kind == "table"
        for cell in zone.cells
        if cell is not None and cell.target is not None
    )


def test_pointing_is_for_the_team_only(table: Table) -> None:
    match, pages = seated(table, "apex_legends", 4)
    ola, jan, iga, taras = pages
    eve = table.person("Eve").live(match)
    place = a_place(table, match)
    assert iga.say({"type": "point", "seat": 2, "target": place, "phrase": "mine"})["type"] == "done"
    for page in (iga, taras):
        (shown,) = heard(page, "pointed")
        assert (shown["seat"], shown["target"], shown["phrase"]) == (2, place, "mine")
    for page in (ola, jan, eve):
        assert heard(page, "pointed") == []
    assert refused(eve.say({"type": "point", "seat": 2, "target": place}), "not_your_seat")
    assert refused(ola.say({"type": "point", "seat": 2, "target": place}), "not_your_seat")


def test_only_what_everybody_sees_can_be_pointed_at(table: Table) -> None:
    _, pages = seated(table, "apex_legends", 4)
    for hidden in ({"hand": ["cold_steel"]}, {"space": [99, 99]}, {"": [1]}, {"nothing": ["x"]}):
        assert refused(pages[0].say({"type": "point", "seat": 0, "target": hidden}), "not_now"), hidden
    for wrong in ({}, {"space": [[1]]}, {"space": list(range(9))}, {"x" * 33: [1]}, {str(n): [n] for n in range(5)}):
        assert refused(pages[0].say({"type": "point", "seat": 0, "target": wrong}), "bad_message"), wrong
    assert heard(pages[1], "pointed") == []


def test_who_plays_alone_has_nobody_to_point_for(table: Table) -> None:
    match, (ola, jan) = seated(table, "radlands", 2)
    reply = ola.say({"type": "point", "seat": 0, "target": a_place(table, match)})
    assert refused(reply, "not_now")
    assert heard(jan, "pointed") == []


@pytest.mark.parametrize("game", ["radlands", "apex_legends", "waste_knights", "wonderlands_war"])
def test_a_hand_that_others_do_not_see_is_never_public(game: str) -> None:
    match = Match.start(game, seed="hidden")
    dice = Dice("hidden")
    for _ in range(60):
        if match.over:
            break
        asked = match.questions[0]
        match.answer(asked.seat, asked.options[dice.below(len(asked.options), "option")])
        for seat in range(match.seats):
            own = frames.view(match, seat).plain
            assert own is not None
            for zone in own.zones:
                for cell in zone.cells:
                    if zone.kind == "hand" and cell is not None and cell.target is not None and not cell.face_down:
                        target = {key: list(value) for key, value in cell.target.items()}
                        seen = company.is_public(match, target)
                        assert not seen or _spectator_sees(match, target), (game, seat, target)


def _spectator_sees(match: Match, target: m.Target) -> bool:
    plain = frames.view(match, None).plain
    assert plain is not None
    return any(
        cell is not None and cell.target == target and not cell.face_down for zone in plain.zones for cell in zone.cells
    )


# Taking back


def turn_over(*pages: Page) -> None:
    for page in pages:
        page.wait_frame(max(each.frame()["frame"] for each in pages))


def far(pages: list[Page], steps: int = 6) -> tuple[Page, Page]:
    """Play until the one who moved last cannot simply undo; then who it is, and the other one."""
    dice = Dice("far")
    for _ in range(200):
        turn_over(*pages)
        page = next(each for each in pages if each.frame()["question"] is not None)
        page.play(dice)
        turn_over(*pages)
        other = pages[1 - pages.index(page)]
        if other.frame()["question"] is not None and page.frame()["undo"] is None and page.frame()["moment"] > steps:
            return page, other
    raise AssertionError("nobody's turn ever ends")


def test_all_agree_and_the_table_goes_back(table: Table) -> None:
    match, pages = seated(table, "radlands", 2, options=FIRST, friendly=True)
    asker, other = far(pages)
    seat, foe = asker.mine[0], other.mine[0]
    play = table.context.tables.actors[match].course.play
    moment = play.last_of(seat)
    assert moment is not None
    before = list(play.match.answers[:moment])
    lines = len([event for frame in asker.messages if frame["type"] == "frame" for event in frame["events"]])
    assert asker.frame()["undo"] is None
    assert asker.say({"type": "back", "seat": seat, "wish": "ask"})["type"] == "done"
    people = other.until(lambda message: message["type"] == "people" and message["back"] is not None)
    assert people["back"] == {
        "seat": seat,
        "moment": moment,
        "steps": len(play.match.answers) - moment,
        "missing": [foe],
    }
    assert refused(asker.say({"type": "back", "seat": seat, "wish": "yes"}), "not_now")
    assert refused(asker.say({"type": "back", "seat": seat, "wish": "ask"}), "not_now")
    assert other.say({"type": "back", "seat": foe, "wish": "yes"})["type"] == "done"
    other.quiet()
    frame = other.frame()
    assert frame["moment"] == moment
    assert frame["events"][-1]["happened"]["event"] == "took_back"
    assert frame["events"][-1]["said"]["message"] == "event-took-back"
    assert frame["log"] + len(frame["events"]) <= lines + 1
    assert table.context.tables.actors[match].course.match.answers == before
    assert heard(other, "people")[-1]["back"] is None
    asker.quiet()
    assert asker.frame()["question"] is not None
    # What a page that stayed has read is what a page that comes anew reads.
    held: list[Message] = []
    for message in asker.messages:
        if message["type"] == "frame":
            held = [*held[: message["log"]], *message["events"]]
    again = asker.person.live(match)
    assert again.wait_frame(frame["frame"])["events"] == held
    assert asker.play(Dice("on"))["type"] == "done"
    assert asker.person.get(f"/api/matches/{match}/replay?seat={seat}").status_code == 200


def test_one_no_or_playing_on_is_enough(table: Table) -> None:
    _, pages = seated(table, "radlands", 2, options=FIRST, friendly=True)
    asker, other = far(pages)
    seat, foe = asker.mine[0], other.mine[0]
    moment = other.frame()["moment"]
    for wish in ("other", "asker", "play"):
        assert asker.say({"type": "back", "seat": seat, "wish": "ask"})["type"] == "done"
        other.until(lambda message: message["type"] == "people" and message["back"] is not None)
        other.quiet()
        if wish == "other":
            assert other.say({"type": "back", "seat": foe, "wish": "no"})["type"] == "done"
        elif wish == "asker":
            assert asker.say({"type": "back", "seat": seat, "wish": "no"})["type"] == "done"
        else:
            assert other.play(Dice("no"))["type"] == "done"
        people = heard(other, "people")[-1]
        assert people["back"] is None
        assert other.frame()["moment"] == moment + (wish == "play")
        assert refused(other.say({"type": "back", "seat": foe, "wish": "no"}), "not_now")


def test_who_may_not_take_back(table: Table) -> None:
    match, (ola, jan) = seated(table, "radlands", 2, friendly=True)
    eve = table.person("Eve").live(match)
    assert refused(ola.say({"type": "back", "seat": 0, "wish": "ask"}), "cannot_undo")
    assert refused(ola.say({"type": "back", "seat": 1, "wish": "ask"}), "not_your_seat")
    assert refused(eve.say({"type": "back", "seat": 0, "wish": "ask"}), "not_your_seat")
    assert refused(jan.say({"type": "back", "seat": 1, "wish": "yes"}), "not_now")
    assert refused(jan.say({"type": "back", "seat": 1, "wish": "perhaps"}), "bad_message")
    ola.say({"type": "concede", "seat": 0})
    assert refused(ola.say({"type": "back", "seat": 0, "wish": "ask"}), "over")


def test_in_other_matches_nothing_is_asked(table: Table) -> None:
    _, pages = seated(table, "radlands", 2, options=FIRST)
    asker, other = far(pages)
    assert refused(asker.say({"type": "back", "seat": asker.mine[0], "wish": "ask"}), "cannot_undo")
    assert refused(other.say({"type": "back", "seat": other.mine[0], "wish": "yes"}), "cannot_undo")


def test_against_bots_nobody_need_be_asked(table: Table) -> None:
    ola = table.person("Ola")
    seats = [{"who": "me"}, {"who": "bot", "level": "novice"}]
    body = {"game": "radlands", "options": FIRST, "seats": seats, "friendly": True}
    match = ola.post("/api/matches", body).json()["match"]
    page = ola.live(match)
    page.wait_frame(1)
    dice = Dice("bots")
    for _ in range(12):
        while page.frame()["question"] is None:
            page.read()
        page.play(dice)
    while page.frame()["question"] is None:
        page.read()
    assert page.say({"type": "back", "seat": 0, "wish": "ask"})["type"] == "done"
    page.quiet()
    assert any(event["happened"]["event"] == "took_back" for event in page.frame()["events"])
    assert page.frame()["question"] is not None


def test_a_wish_tells_nothing_of_the_answer(table: Table) -> None:
    match, (ola, jan) = seated(table, "radlands", 2, friendly=True)
    assert ola.play(Dice("secret"))["type"] == "done"  # A camp chosen face down.
    jan.quiet()
    start = len(jan.raw)
    assert ola.say({"type": "back", "seat": 0, "wish": "ask"})["type"] == "done"
    jan.quiet()
    option = table.context.tables.actors[match].course.match.answers[0][1]
    news = "".join(text for text in jan.raw[start:] if '"people"' in text)
    assert '"back":{"seat":0' in news
    assert not any(f'"{part}"' in news for part in option if isinstance(part, str))


def test_earlier_notes_stay_in_the_log_of_events() -> None:
    row = MatchRow(
        id="m", game="radlands", rules=Match.start("radlands").game.rules, options=FIRST, seats=2, seed="notes",
        commitment="", public=False, code="", invite="", state="playing", asked=[], result=None, lesson=0, rematch=None,
        parent=None, creator="p", created=0, changed=0, friendly=True,
    )  # fmt: skip
    play = Play(row)
    dice = Dice("notes")

    def on(count: int) -> None:
        for _ in range(count):
            asked = play.match.questions[0]
            option = asked.options[dice.below(len(asked.options), "option")]
            play.take(Entry(0, asked.seat, "answer", list(option), 0))

    on(10)
    last = play.match.answers[-1][0]
    moment = play.last_of(last)
    assert play.take(Entry(0, last, "back", ["ask", moment or 0], 0)) == 9
    on(3)
    other = next(seat for seat, _ in reversed(play.match.answers) if seat != last)
    moment = play.last_of(other)
    assert moment is not None
    assert play.take(Entry(0, other, "back", ["ask", moment], 0)) == moment
    notes = [each.event for each in play.match.log if isinstance(each.event, TookBack)]
    assert [note.seat for note in notes] == [last, other]
    assert play.match.can_undo(play.match.questions[0].seat) is None


# Seats kept warm


def test_a_bot_keeps_a_seat_warm_until_the_friend_comes(table: Table) -> None:
    ola, jan = table.person("Ola"), table.person("Jan")
    seats = [{"who": "me"}, {"who": "open", "level": "novice"}]
    match = ola.post("/api/matches", {"game": "radlands", "options": FIRST, "seats": seats}).json()["match"]
    page = ola.live(match)
    page.wait_frame(1)
    assert page.people["state"] == "playing"
    warm = page.people["seats"][1]
    assert (warm["who"], warm["level"], warm["here"]) == ("open", "novice", True)
    dice = Dice("warm")
    for _ in range(6):
        while page.frame()["question"] is None:
            page.read()
        page.play(dice)
    code = ola.get(f"/api/matches/{match}").json()["code"]
    assert jan.post("/api/join", {"code": code}).json() == {"match": match, "seat": 1}
    people = page.until(lambda message: message["type"] == "people" and message["seats"][1]["who"] == "person")
    assert (people["seats"][1]["name"], people["seats"][1].get("level")) == ("Jan", None)
    other = jan.live(match)
    assert other.mine == [1]
    page.quiet()
    frame = page.frame()["frame"]
    other.wait_frame(frame)
    if other.frame()["question"] is None:  # Nobody moves for Jan any more.
        page.answer(["end_turn"]) if ["end_turn"] in [
            option["option"] for option in page.frame()["question"]["options"]
        ] else page.play(dice)
    page.quiet(0.5)
    assert table.person().post("/api/join", {"code": code}).json()["code"] == "no_open_seat"


def test_the_host_begins_at_once(table: Table) -> None:
    ola, jan = table.person("Ola"), table.person("Jan")
    match = ola.open("radlands", "me", "open")
    page = ola.live(match)
    assert jan.post(f"/api/matches/{match}/begin", {}).json()["code"] == "not_your_seat"
    assert ola.post(f"/api/matches/{match}/begin", {"level": "god"}).status_code == 400
    assert ola.post(f"/api/matches/{match}/begin", {"level": "veteran"}).json() == {"match": match}
    page.wait_frame(1)
    assert ola.post(f"/api/matches/{match}/begin", {}).json()["code"] == "not_now"
    assert ola.post("/api/matches/m_none/begin", {}).status_code == 404
    assert ola.get(f"/api/matches/{match}").json()["seats"][1]["who"] == "open"
    assert ola.get(f"/api/matches/{match}").json()["seats"][1]["level"] == "veteran"


# Names, leavers, rematches


def test_both_people_on_one_screen_have_a_name(table: Table) -> None:
    ola, eve = table.person("Ola"), table.person("Eve")
    match = ola.open("radlands", "me", "here")
    page = ola.live(match)
    address = f"/api/matches/{match}/name"
    assert ola.put(address, {"seat": 1, "name": "  Jan  "}).status_code == 200
    people = page.until(lambda message: message["type"] == "people" and message["seats"][1]["name"] == "Jan")
    assert people["seats"][1]["guest"] is True
    assert ola.put(address, {"seat": 0, "name": "Olga"}).status_code == 200
    page.until(lambda message: message["type"] == "people" and message["seats"][0]["name"] == "Olga")
    assert ola.get("/api/me").json()["name"] == "Olga"
    assert ola.get(f"/api/matches/{match}").json()["seats"][1]["name"] == "Jan"
    for body, status in (
        ({"seat": 1, "name": ""}, 400),
        ({"seat": 1, "name": "\t\t"}, 400),
        ({"seat": 1, "name": "x" * 25}, 400),
        ({"seat": 2, "name": "Jan"}, 403),
    ):
        assert ola.put(address, body).status_code == status, body
    assert eve.put(address, {"seat": 1, "name": "Eve"}).json()["code"] == "not_your_seat"


def test_the_others_see_what_each_wants_to_do_about_a_leaver(tmp_path: Path) -> None:
    with running(tmp_path, leaver_seconds=0.0) as table:
        _, (ola, jan, iga) = seated(table, "wonderlands_war", 3)
        iga.close()
        ola.quiet()
        assert ola.people["absent"]["seat"] == 2
        assert ola.say({"type": "absent", "seat": 2, "choice": "bot"})["type"] == "done"
        told = jan.until(lambda message: message["type"] == "people" and bool((message["absent"] or {}).get("wishes")))
        assert told["absent"]["wishes"] == [{"seat": 0, "choice": "bot"}]
        assert jan.say({"type": "absent", "seat": 2, "choice": "bot"})["type"] == "done"
        ola.until(lambda message: message["type"] == "people" and message["seats"][2].get("stands_in", False))


@pytest.mark.parametrize(
    ("sides", "turned"),
    [
        ((0, 1), [1, 0]),
        ((0, 1, 2), [2, 0, 1]),
        ((0, 0, 1, 1), [2, 3, 0, 1]),
        ((0, 1, 1), [0, 2, 1]),
        ((0, 0, 0), [2, 0, 1]),
        ((0,), [0]),
    ],
)
def test_a_rematch_has_another_first_seat_and_keeps_teams_together(sides: tuple[int, ...], turned: list[int]) -> None:
    assert turned_seats(sides) == turned
    for one in range(len(sides)):
        for two in range(len(sides)):
            assert (sides[one] == sides[two]) == (sides[turned[one]] == sides[turned[two]])


# Other devices


def test_a_code_carries_everything_to_another_device_once(table: Table) -> None:
    phone, desk = table.person("Ola"), table.person()
    match = phone.open("radlands", "me", "here")
    given = phone.post("/api/carry").json()
    assert given["seconds"] == 600
    assert len(given["code"].replace("-", "")) == 8
    me = desk.post("/api/carried", {"code": given["code"].lower().replace("-", " ")}).json()
    assert me == phone.get("/api/me").json()
    assert desk.get("/api/lobby").json()["mine"][0]["match"] == match
    assert desk.live(match).mine == [0, 1]
    thief = table.person()
    assert thief.post("/api/carried", {"code": given["code"]}).json()["code"] == "not_found"
    assert thief.get("/api/lobby").json()["mine"] == []


def test_a_code_is_worth_nothing_when_it_is_old_or_replaced(table: Table) -> None:
    phone, desk = table.person("Ola"), table.person()
    first = phone.post("/api/carry").json()["code"]
    second = phone.post("/api/carry").json()["code"]
    assert desk.post("/api/carried", {"code": first}).json()["code"] == "not_found"
    table.context.devices.now = lambda: time.time() + 600
    assert desk.post("/api/carried", {"code": second}).json()["code"] == "not_found"
    table.context.devices.now = lambda: time.time() + 599
    assert desk.post("/api/carried", {"code": second}).status_code == 200


def test_unfinished_matches_are_not_left_by_accident(table: Table) -> None:
    phone, desk = table.person("Ola"), table.person("Jan")
    desk.open("radlands", "me", "here")
    code = phone.post("/api/carry").json()["code"]
    assert desk.post("/api/carried", {"code": code}).json()["code"] == "not_now"
    assert desk.get("/api/me").json()["name"] == "Jan"
    assert desk.post("/api/carried", {"code": code, "leave": True}).json()["name"] == "Ola"


def test_a_code_leaks_nothing(table: Table, tmp_path: Path) -> None:
    phone = table.person("Ola")
    cookie = phone.http.cookies["stolik_person"]
    reply = phone.post("/api/carry")
    code = reply.json()["code"].replace("-", "")
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
    assert code.encode() not in kept
    assert cookie.partition(".")[0].encode() not in kept
    assert "set-cookie" not in reply.headers
    for wrong in ("AAAA-AAAA", "AAAAAAAA"):
        answer = table.person().post("/api/carried", {"code": wrong})
        assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
    for wrong in ("", "short", "x" * 13):
        assert table.person().post("/api/carried", {"code": wrong}).status_code == 400
    assert phone.http.post("/api/carry", headers={"origin": "https://elsewhere.example"}).status_code == 403


def test_codes_cannot_be_tried_out(tmp_path: Path) -> None:
    with running(tmp_path, rate=1.0) as table:
        person = table.person()
        codes = [person.post("/api/carried", {"code": "BBBB-BBBB"}).status_code for _ in range(14)]
        assert codes[:8] == [404] * 8
        assert codes[-1] == 429
