"""Live play: every message of the protocol, and everything that can be sent wrongly."""

from __future__ import annotations

import json
import time
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from stolik.kernel.dice import Dice
from stolik.testkit.table import Message, Page, Table, running

FIRST = {"first_game": "on"}


def two_people(table: Table, options: dict[str, str] | None = None) -> tuple[str, Page, Page]:
    """Ola opens a match, Jan comes by the invitation; both look at it."""
    ola, jan = table.person("Ola"), table.person("Jan")
    match = ola.open("radlands", "me", "open", options=options)
    invite = ola.get(f"/api/matches/{match}").json()["invite"].removeprefix("/join/")
    assert jan.post("/api/join", {"invite": invite}).json() == {"match": match, "seat": 1}
    pages = ola.live(match), jan.live(match)
    for page in pages:
        page.wait_frame(1)
    return match, *pages


def active(*pages: Page) -> tuple[Page, Page]:
    """The page that is asked, and the other."""
    first, second = pages
    return (first, second) if first.frame()["question"] is not None else (second, first)


def play_out(pages: list[Page], seed: str, limit: int = 2000) -> None:
    """Random answers until the match is over."""
    dice = Dice(seed)
    for _ in range(limit):
        newest = max(page.frame()["frame"] for page in pages)
        for page in pages:
            for seat in page.mine:
                page.wait_frame(newest, seat)
            page.wait_frame(newest)
        if pages[0].frame()["result"] is not None:
            return
        page, seat = next((p, s) for p in pages for s in p.mine if p.frames[s]["question"] is not None)
        assert page.play(dice, seat)["type"] == "done"
    raise AssertionError("the match does not end")


def refused(reply: Message, code: str) -> bool:
    return bool(reply["type"] == "refused" and reply["code"] == code)


# Playing


def test_two_people_play_a_whole_match_by_invitation(table: Table) -> None:
    match, ola, jan = two_people(table)
    assert ola.mine == [0]
    assert jan.mine == [1]
    assert ola.frame()["view"]["table"]["sides"][0]["offer"] is not None
    assert ola.frame()["view"]["table"]["sides"][1]["offer"] is None
    play_out([ola, jan], "whole")
    end = ola.frame()
    assert end["result"]["said"]["message"].startswith("over-")
    assert end["seed"] is not None
    assert end["question"] is None
    assert {row["match"] for row in jan.person.get("/api/lobby").json()["finished"]} == {match}
    assert refused(ola.say({"type": "concede", "seat": 0}), "over")


def test_frames_are_numbered_one_by_one_and_events_never_repeat(table: Table) -> None:
    _, ola, jan = two_people(table)
    play_out([ola, jan], "numbers")
    for page in (ola, jan):
        frames = [message for message in page.messages if message["type"] == "frame"]
        assert [frame["frame"] for frame in frames] == list(range(1, len(frames) + 1))
        total = 0
        for frame in frames:
            assert frame["log"] == total
            total += len(frame["events"])
        assert all(event["said"]["message"] for frame in frames for event in frame["events"])


def test_a_person_against_a_bot(table: Table) -> None:
    ola = table.person("Ola")
    page = ola.live(ola.open("radlands", "me", "easy"))
    page.wait_frame(1)
    dice = Dice("bot")
    while page.frame()["result"] is None:
        if page.frame()["question"] is not None:
            assert page.play(dice)["type"] == "done"
        else:
            page.read()
    assert any(seat["who"] == "bot" and seat["level"] == "easy" for seat in page.people["seats"])


def test_hot_seat_one_page_has_a_frame_for_each_seat(table: Table) -> None:
    ola = table.person("Ola")
    page = ola.live(ola.open("radlands", "me", "here"))
    assert page.mine == [0, 1]
    page.wait_frame(1, 0)
    page.wait_frame(1, 1)
    assert page.frames[0]["view"]["table"]["sides"][0]["offer"] is not None
    assert page.frames[1]["view"]["table"]["sides"][1]["offer"] is not None
    assert page.frames[1]["view"]["table"]["sides"][0]["offer"] is None
    play_out([page], "hot seat")


def test_a_spectator_sees_the_public_view_only(table: Table) -> None:
    match, ola, jan = two_people(table)
    eve = table.person("Eve").live(match)
    eve.wait_frame(1)
    assert eve.mine == []
    play_out([ola, jan, eve], "spectator")
    assert eve.people["watchers"] == 1
    for frame in (message for message in eve.messages if message["type"] == "frame"):
        assert frame["seat"] is None
        assert frame["question"] is None
        assert frame["undo"] is None
        assert all(side["hand"] is None and side["offer"] is None for side in frame["view"]["table"]["sides"])
        happened = [event["happened"] for event in frame["events"]]
        assert not any("card" in event for event in happened if event["event"] == "drew")


def test_the_commitment_is_shown_first_and_the_seed_last(table: Table) -> None:
    match, ola, jan = two_people(table)
    commitment = next(message for message in ola.messages if message["type"] == "welcome")["commitment"]
    assert len(commitment) == 64
    play_out([ola, jan], "fair")
    frames = [message for message in ola.messages if message["type"] == "frame"]
    assert all(frame["seed"] is None for frame in frames[:-1])
    assert Dice(frames[-1]["seed"]).commitment() == commitment
    verdict = ola.person.post(f"/api/matches/{match}/verify").json()
    assert verdict["ok"] is True
    assert commitment in verdict["words"]


# Answers


def test_the_same_id_again_gets_the_same_reply_and_does_nothing(table: Table) -> None:
    _, ola, jan = two_people(table, FIRST)
    page, _ = active(ola, jan)
    question = page.frame()["question"]
    message = {"type": "answer", "id": "mine", "seat": page.mine[0], "question": question["id"], "option": ["end_turn"]}
    first = page.say(dict(message))
    number = page.frame()["frame"]
    assert first == {"type": "done", "id": "mine", "frame": number}
    assert page.say(dict(message)) == first
    other = page.person.live(page.match)
    assert other.say(dict(message)) == first
    assert not [each for each in page.quiet() if each["type"] == "frame"]


def test_a_late_answer_is_stale(table: Table) -> None:
    _, ola, jan = two_people(table, FIRST)
    page, other = active(ola, jan)
    old = page.frame()["question"]["id"]
    assert page.answer(["end_turn"])["type"] == "done"
    before = page.frame()["frame"]
    reply = page.say({"type": "answer", "seat": page.mine[0], "question": old, "option": ["end_turn"]})
    assert refused(reply, "stale")
    other.wait_frame(before)
    assert other.answer(["end_turn"])["type"] == "done"
    page.wait_frame(before + 1)
    reply = page.say({"type": "answer", "seat": page.mine[0], "question": old, "option": ["end_turn"]})
    assert refused(reply, "stale")
    assert page.frame()["frame"] == before + 1


def test_questions_to_several_seats_do_not_disturb_each_other(table: Table) -> None:
    _, ola, jan = two_people(table)
    mine, theirs = ola.frame()["question"]["id"], jan.frame()["question"]["id"]
    option = jan.frame()["question"]["options"][0]["option"]
    assert ola.answer(ola.frame()["question"]["options"][0]["option"])["type"] == "done"
    reply = jan.say({"type": "answer", "seat": 1, "question": theirs, "option": option})
    assert reply["type"] == "done"
    assert mine != theirs


def test_what_one_may_not_answer(table: Table) -> None:
    _, ola, jan = two_people(table, FIRST)
    page, other = active(ola, jan)
    before = page.frame()["frame"]
    question = page.frame()["question"]["id"]
    seat = page.mine[0]

    reply = page.say({"type": "answer", "seat": seat, "question": question, "option": ["take_silo", 4]})
    assert refused(reply, "not_an_option")
    reply = page.say({"type": "answer", "seat": seat, "question": question, "option": ["draw"]})
    assert refused(reply, "not_an_option")
    assert reply["reason"]["clause"].startswith("RAD-")
    assert reply["reason"]["said"]["message"] == "why-water"
    reply = page.say({"type": "answer", "seat": 1 - seat, "question": question, "option": ["end_turn"]})
    assert refused(reply, "not_your_seat")
    reply = page.say({"type": "answer", "seat": 7, "question": question, "option": ["end_turn"]})
    assert refused(reply, "not_your_seat")
    now = f"{before}.{other.mine[0]}"
    reply = other.say({"type": "answer", "seat": other.mine[0], "question": now, "option": ["end_turn"]})
    assert refused(reply, "not_asked")
    reply = page.say({"type": "answer", "seat": seat, "question": question, "option": ["concede"]})
    assert refused(reply, "not_an_option")
    eve = table.person("Eve").live(page.match)
    eve.wait_frame(1)
    reply = eve.say({"type": "answer", "seat": seat, "question": question, "option": ["end_turn"]})
    assert refused(reply, "not_your_seat")
    assert page.frame()["frame"] == before
    assert not [each for each in page.quiet() if each["type"] == "frame"]


def test_undo_takes_back_what_it_names(table: Table) -> None:
    _, ola, jan = two_people(table)
    assert refused(ola.say({"type": "undo", "seat": 0}), "cannot_undo")
    option = ola.frame()["question"]["options"][5]
    before = ola.frame()
    assert before["undo"] is None
    assert ola.answer(option["option"])["type"] == "done"
    undo = {"seat": 0, "said": option["said"], "target": option["target"], "moment": 1}
    assert ola.frame()["undo"] == undo
    assert ola.frame()["question"] is None
    jan.wait_frame(2)
    assert jan.frame()["undo"] is None
    assert refused(jan.say({"type": "undo", "seat": 0}), "not_your_seat")
    assert refused(jan.say({"type": "undo", "seat": 1}), "cannot_undo")
    assert ola.say({"type": "undo", "seat": 0})["type"] == "done"
    after = ola.frame()
    assert after["frame"] == 3
    assert after["moment"] == 0
    assert after["question"]["options"] == before["question"]["options"]
    assert after["question"]["id"] != before["question"]["id"]
    assert after["view"] == before["view"]
    assert refused(ola.say({"type": "undo", "seat": 0}), "cannot_undo")


def test_after_an_undo_a_reader_knows_which_events_no_longer_happened(table: Table) -> None:
    ola = table.person("Ola")
    page = ola.live(ola.open("radlands", "me", "here", options=FIRST))
    page.wait_frame(1, 0)
    page.wait_frame(1, 1)
    seat = next(each for each in (0, 1) if page.frames[each]["question"] is not None)
    log: list[Message] = []

    def follow(frame: Message) -> None:
        del log[frame["log"] :]
        log.extend(frame["events"])

    follow(page.frames[seat])
    options = [each["option"] for each in page.frames[seat]["question"]["options"]]
    junk = next((each for each in options if each[0] in ("take_silo", "play", "use")), None)
    assert junk is not None
    assert page.answer(junk, seat)["type"] == "done"
    follow(page.frames[seat])
    undo = page.frames[seat]["undo"]
    if undo is None:
        pytest.skip("this option showed somebody something")
    stands = [each for each in log if each["moment"] < undo["moment"]]
    assert len(stands) < len(log)
    assert page.say({"type": "undo", "seat": seat})["type"] == "done"
    follow(page.frames[seat])
    assert log == stands
    again = ola.live(page.match)
    again.wait_frame(3, seat)
    assert again.frames[seat]["events"] == log


def test_why_not(table: Table) -> None:
    _, ola, jan = two_people(table, FIRST)
    page, other = active(ola, jan)
    seat = page.mine[0]
    reply = page.say({"type": "why", "seat": seat, "attempt": ["draw"]})
    assert reply["type"] == "reason"
    assert reply["allowed"] is False
    assert reply["said"] == {"message": "why-water", "args": {"needs": 2, "has": 1}}
    assert page.say({"type": "why", "seat": seat, "attempt": ["end_turn"]})["allowed"] is True
    assert other.say({"type": "why", "seat": other.mine[0], "attempt": ["draw"]})["clause"] == "RAD-TIME-01"
    assert refused(page.say({"type": "why", "seat": 1 - seat, "attempt": ["draw"]}), "not_your_seat")
    for strange in (["x"], ["use"], ["use", "railgun"], ["play", 3, "a", 5], ["damage", 9, 9, 9], ["keep", "x"], [7]):
        assert page.say({"type": "why", "seat": seat, "attempt": strange})["type"] == "reason"


def test_every_closed_thing_says_why(table: Table) -> None:
    _, ola, jan = two_people(table, FIRST)
    page, _ = active(ola, jan)
    question = page.frame()["question"]
    legal = {json.dumps(each["option"]) for each in question["options"]}
    assert question["tries"]
    for each in question["tries"]:
        assert json.dumps(each["attempt"]) not in legal
        assert each["said"]["message"].startswith("why-")
        assert each["target"]
    assert [each["key"] for each in question["options"]][:2] == ["1", "2"]


def test_conceding(table: Table) -> None:
    _, ola, jan = two_people(table)
    assert refused(ola.say({"type": "concede", "seat": 1}), "not_your_seat")
    assert ola.say({"type": "concede", "seat": 0})["type"] == "done"
    jan.wait_frame(2)
    assert jan.frame()["result"]["places"] == [2, 1]
    assert jan.frame()["result"]["said"] == {
        "message": "over-gave-up",
        "args": {"winner": "@seat-1", "loser": "@seat-0"},
    }


# Coming back


def test_who_comes_back_gets_what_was_missed(table: Table) -> None:
    match, ola, jan = two_people(table)
    dice = Dice("missed")
    for _ in range(30):
        for page in (ola, jan):
            page.wait_frame(max(ola.frame()["frame"], jan.frame()["frame"]))
        page, _ = active(ola, jan)
        page.play(dice)
    ola.quiet()
    frames = [message for message in ola.messages if message["type"] == "frame"]
    assert len(frames) == 31
    for seen in (0, 1, 10, 30, 31):
        again = ola.person.live(match, seen)
        frame = again.wait_frame(31)
        assert frame["events"] == [event for each in frames[seen:] for event in each["events"]]
        assert {**frame, "events": [], "log": 0} == {**frames[-1], "events": [], "log": 0}
        again.close()
    liar = ola.person.live(match, 4000)
    assert liar.wait_frame(31)["log"] == 0


def test_a_restart_changes_nothing(tmp_path: Path) -> None:
    with running(tmp_path) as table:
        match, ola, jan = two_people(table)
        dice = Dice("restart")
        for _ in range(25):
            for page in (ola, jan):
                page.wait_frame(max(ola.frame()["frame"], jan.frame()["frame"]))
            page, _ = active(ola, jan)
            page.play(dice)
        before = ola.wait_frame(26)
        cookies = ola.person.http.cookies
    with running(tmp_path) as table:
        back = table.person()
        back.http.cookies = cookies
        page = back.live(match)
        after = page.wait_frame(26)
        assert {**after, "events": [], "log": 0} == {**before, "events": [], "log": 0}
        assert back.get("/api/me").json()["name"] == "Ola"


# Leaving


def test_a_leaver_the_countdown_and_a_bot_until_the_return(tmp_path: Path) -> None:
    with running(tmp_path, leaver_seconds=0.6) as table:
        match, ola, jan = two_people(table)
        assert ola.people["absent"] is None or ola.quiet()
        reply = ola.say({"type": "absent", "seat": 1, "choice": "bot"})
        assert refused(reply, "not_now")
        jan.close()
        gone = ola.until(lambda message: message["type"] == "people" and message["absent"] is not None)
        assert gone["absent"] == {"seat": 1, "seconds": 1}
        assert gone["seats"][1]["here"] is False
        assert refused(ola.say({"type": "absent", "seat": 1, "choice": "bot"}), "not_now")
        ola.until(lambda message: message["type"] == "people" and message["absent"] == {"seat": 1, "seconds": 0})
        assert ola.say({"type": "absent", "seat": 1, "choice": "wait"})["type"] == "done"
        ola.until(lambda message: message["type"] == "people" and message["absent"] == {"seat": 1, "seconds": 0})
        eve = table.person("Eve").live(match)
        assert refused(eve.say({"type": "absent", "seat": 1, "choice": "bot"}), "not_your_seat")
        assert refused(ola.say({"type": "absent", "seat": 0, "choice": "bot"}), "not_your_seat")
        assert ola.say({"type": "absent", "seat": 1, "choice": "bot"})["type"] == "done"
        ola.until(lambda message: message["type"] == "people" and message["seats"][1].get("stands_in", False))
        ola.wait_frame(2)
        assert [asked["seat"] for asked in ola.frame()["asked"]] == [0]
        back = jan.person.live(match)
        people = back.until(lambda message: message["type"] == "people")
        assert not people["seats"][1].get("stands_in", False)
        assert people["seats"][1]["here"] is True
        assert people["absent"] is None
        back.wait_frame(2)
        assert back.say({"type": "undo", "seat": 1})["type"] == "done"


def test_adjourning(tmp_path: Path) -> None:
    with running(tmp_path, leaver_seconds=0.0) as table:
        match, ola, jan = two_people(table)
        jan.close()
        ola.until(lambda message: message["type"] == "people" and message["absent"] is not None)
        assert ola.say({"type": "absent", "seat": 1, "choice": "adjourn"})["type"] == "done"
        assert ola.people["state"] == "adjourned"
        assert refused(ola.say({"type": "concede", "seat": 0}), "not_now")
        assert ola.person.get("/api/lobby").json()["mine"][0]["state"] == "adjourned"
        back = jan.person.live(match)
        back.until(lambda message: message["type"] == "people" and message["state"] == "playing")
        assert ola.say({"type": "concede", "seat": 0})["type"] == "done"


# Rooms that change while one looks


def test_waiting_for_somebody(table: Table) -> None:
    ola, jan = table.person("Ola"), table.person("Jan")
    match = ola.open("radlands", "me", "open")
    page = ola.live(match)
    people = page.until(lambda message: message["type"] == "people")
    assert people["state"] == "waiting"
    assert people["seats"][1]["who"] == "open"
    assert refused(page.say({"type": "concede", "seat": 0}), "not_now")
    assert not [each for each in page.quiet() if each["type"] == "frame"]
    watching = jan.live(match)
    assert watching.mine == []
    code = ola.get(f"/api/matches/{match}").json()["code"]
    assert jan.post("/api/join", {"code": code.lower()}).json() == {"match": match, "seat": 1}
    page.wait_frame(1)
    watching.until(lambda message: message["type"] == "welcome" and message["mine"] == [1])
    while 1 not in watching.frames:
        watching.read()
    people = page.until(lambda message: message["type"] == "people" and message["seats"][1]["name"] == "Jan")
    assert people["state"] == "playing"


def test_a_rematch_is_announced_at_the_old_table(table: Table) -> None:
    match, ola, jan = two_people(table)
    assert ola.person.post(f"/api/matches/{match}/rematch").json()["code"] == "not_now"
    ola.say({"type": "concede", "seat": 0})
    made = ola.person.post(f"/api/matches/{match}/rematch").json()["match"]
    assert jan.person.post(f"/api/matches/{match}/rematch").json()["match"] == made
    jan.until(lambda message: message["type"] == "people" and message["rematch"] == made)
    seats = jan.person.get(f"/api/matches/{made}").json()["seats"]
    assert [(seat["name"], seat["mine"]) for seat in seats] == [("Jan", True), ("Ola", False)]
    eve = table.person()
    assert eve.post(f"/api/matches/{match}/rematch").json()["code"] == "not_your_seat"


# What can be sent wrongly

WRONG = [
    "",
    "{",
    "[]",
    "null",
    "7",
    '"hello"',
    "{}",
    '{"type": "nothing"}',
    '{"type": "hello", "seen": -1}',
    '{"type": "hello", "seen": 0, "more": 1}',
    '{"type": "hello", "seen": "0"}',
    '{"type": "answer"}',
    '{"type": "answer", "id": "", "seat": 0, "question": "1.0", "option": ["draw"]}',
    '{"type": "answer", "id": "a", "seat": "0", "question": "1.0", "option": ["draw"]}',
    '{"type": "answer", "id": "a", "seat": -1, "question": "1.0", "option": ["draw"]}',
    '{"type": "answer", "id": "a", "seat": 0, "question": "1.0", "option": []}',
    '{"type": "answer", "id": "a", "seat": 0, "question": "1.0", "option": [1.5]}',
    '{"type": "answer", "id": "a", "seat": 0, "question": "1.0", "option": [true]}',
    '{"type": "answer", "id": "a", "seat": 0, "question": "1.0", "option": [["draw"]]}',
    '{"type": "answer", "id": "a", "seat": 0, "question": "1.0", "option": ["draw"], "as": 1}',
    '{"type": "absent", "id": "a", "seat": 1, "choice": "kick"}',
    '{"type": "undo", "id": 3, "seat": 0}',
    '{"type": "why", "id": "' + "x" * 65 + '", "seat": 0, "attempt": ["draw"]}',
    "[" * 60000,
    '{"type": "why", "id": "deep", "seat": 0, "attempt": ' + "[" * 5000 + "]" * 5000 + "}",
]


def test_malformed_messages_change_nothing_and_get_a_code(table: Table) -> None:
    _, ola, jan = two_people(table, FIRST)
    page, _ = active(ola, jan)
    before = page.frame()
    for text in WRONG:
        page.send(text)
        assert refused(page.until(lambda message: message["type"] == "refused"), "bad_message"), text[:80]
    page.send(b"\xff\xfe\x00")
    assert refused(page.until(lambda message: message["type"] == "refused"), "bad_message")
    page.send('{"type": "undo", "id": "known", "seat": 0, "x": 1}')
    assert page.until(lambda message: message["type"] == "refused")["id"] == "known"
    page.send("x" * (64 * 1024 + 1))
    assert refused(page.until(lambda message: message["type"] == "refused"), "too_large")
    page.hello(0)
    assert page.until(lambda message: message["type"] == "frame") == {**before, "events": before["events"]}


def test_nothing_before_hello(table: Table) -> None:
    _, ola, jan = two_people(table)
    page = ola.person.live(ola.match, seen=None)
    assert refused(page.say({"type": "concede", "seat": 0}), "bad_message")
    jan.quiet()
    assert jan.frame()["result"] is None


def test_a_flood_is_stopped(tmp_path: Path) -> None:
    with running(tmp_path, rate=1.0) as table:
        ola = table.person("Ola")
        page = ola.live(ola.open("radlands", "me", "here"))
        page.wait_frame(1)
        for _ in range(200):
            page.send({"type": "why", "id": "same", "seat": 0, "attempt": ["draw"]})
        got = page.quiet(0.5)
        assert sum(refused(each, "too_many") for each in got) > 50
        time.sleep(0.2)
        assert page.say({"type": "why", "seat": 0, "attempt": ["draw"]})["type"] == "reason"
        with suppress(ConnectionClosed):  # while we were still talking
            for _ in range(700):
                page.send({"type": "why", "id": "same", "seat": 0, "attempt": ["draw"]})
        assert page.is_closed


def test_a_match_that_is_not_there(table: Table) -> None:
    page = table.person().live("m_nowhere", seen=None)
    assert refused(page.messages[0], "unknown_match")
    assert page.is_closed


def test_pages_of_other_origins_are_turned_away(table: Table) -> None:
    ola = table.person("Ola")
    match = ola.open("radlands", "me", "here")
    address = table.url.replace("http", "ws", 1) + f"/api/live/{match}"
    with connect(address, additional_headers={"origin": "https://elsewhere.example"}) as socket:
        assert json.loads(socket.recv(5))["code"] == "wrong_origin"
    with connect(address, additional_headers={"origin": table.url}) as socket:
        assert json.loads(socket.recv(5))["type"] == "welcome"
    with pytest.raises(InvalidStatus), connect(table.url.replace("http", "ws", 1) + "/api/elsewhere"):
        pass


def test_a_forged_cookie_is_nobody(table: Table) -> None:
    ola = table.person("Ola")
    match = ola.open("radlands", "me", "here")
    cookie = ola.http.cookies["stolik_person"]
    for forged in (cookie[:-1] + ("A" if cookie[-1] != "A" else "B"), cookie.split(".")[0], "x", "." + cookie):
        thief = table.person()
        thief.http.cookies.set("stolik_person", forged)
        assert thief.live(match).mine == []
        assert thief.get("/api/me").json()["person"] != ola.get("/api/me").json()["person"]
