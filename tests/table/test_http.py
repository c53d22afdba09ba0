"""Every HTTP call of the protocol, and everything that can be asked wrongly."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from stolik.kernel import record
from stolik.kernel.dice import Dice
from stolik.table.middleware import POLICY
from stolik.table.rooms import LETTERS
from stolik.testkit.table import Page, Person, Table, running


def finished(person: Person, *seats: str) -> str:
    """A match of this person that is over after some moves."""
    match = person.open("radlands", *(seats or ("me", "here")))
    page = person.live(match)
    for seat in page.mine:
        page.wait_frame(1, seat)
    dice = Dice("finished")
    for _ in range(24):
        seat = next(each for each in page.mine if page.frames[each]["question"] is not None)
        page.play(dice, seat)
        for each in page.mine:
            page.wait_frame(page.frames[seat]["frame"], each)
        if page.frames[seat]["result"] is not None:
            break
    else:
        page.say({"type": "concede", "seat": 0})
    page.close()
    return match


def code(reply: httpx.Response, status: int) -> str:
    assert reply.status_code == status, reply.text
    assert set(reply.json()) == {"code", "message"}
    return str(reply.json()["code"])


# People


def test_a_visitor_gets_a_signed_cookie_and_keeps_it(table: Table) -> None:
    ola = table.person()
    first = ola.get("/api/me")
    cookie = first.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert first.json() == {"person": first.json()["person"], "name": "", "lang": "en"}
    again = ola.get("/api/me")
    assert "set-cookie" not in again.headers
    assert again.json() == first.json()
    assert table.person().get("/api/me").json()["person"] != first.json()["person"]


def test_name_and_language(table: Table) -> None:
    ola = table.person()
    assert ola.put("/api/me", {"name": "  Ola \u202e\u0007 K. ", "lang": "pl"}).json()["name"] == "Ola K."
    assert ola.put("/api/me", {"lang": "uk"}).json()["name"] == "Ola K."
    assert ola.get("/api/me").json()["lang"] == "uk"
    wrongs: list[Any] = [
        {"name": ""},
        {"name": "x" * 25},
        {"name": "\u0007"},
        {"lang": "de"},
        {"name": 3},
        {"age": 3},
        [],
    ]
    for wrong in wrongs:
        assert code(ola.put("/api/me", wrong), 400) == "bad_message"
    assert ola.get("/api/me").json()["name"] == "Ola K."
    reply = httpx.get(f"{table.url}/api/me", headers={"accept-language": "de-DE,uk-UA;q=0.8,en;q=0.5"})
    assert reply.json()["lang"] == "uk"


def test_a_new_name_is_seen_on_the_seat(table: Table) -> None:
    ola = table.person("Ola")
    match = ola.open("radlands", "me", "easy")
    page = ola.live(match)
    page.wait_frame(1)
    ola.put("/api/me", {"name": "Olena"})
    page.until(lambda message: message["type"] == "people" and message["seats"][0]["name"] == "Olena")


# Rooms


def test_games(table: Table) -> None:
    radlands = next(game for game in table.person().get("/api/games").json() if game["game"] == "radlands")
    assert radlands["seats"] == [2, 2]
    assert {"name": "edition", "values": ["ua", "pl"], "first": "ua", "names": {}} in radlands["settings"]
    assert radlands["levels"] == ["novice", "regular", "veteran", "legend"]
    assert radlands["lesson"] is True


def test_a_room_shows_its_code_only_to_those_who_sit_there(table: Table) -> None:
    ola, eve = table.person("Ola"), table.person("Eve")
    match = ola.open("radlands", "me", "open", public=True, options={"edition": "pl"})
    mine, theirs = (person.get(f"/api/matches/{match}").json() for person in (ola, eve))
    assert len(mine["code"]) == 6
    assert set(mine["code"]) <= set(LETTERS)
    assert mine["invite"].startswith("/join/")
    assert theirs["code"] is None
    assert theirs["invite"] is None
    assert mine["options"]["edition"] == "pl"
    assert mine["state"] == "waiting"
    assert [seat["who"] for seat in theirs["seats"]] == ["person", "open"]
    assert [seat["mine"] for seat in mine["seats"]] == [True, False]
    lobby = eve.get("/api/lobby").json()
    assert [room["match"] for room in lobby["public"]] == [match]
    assert lobby["public"][0]["code"] is None
    assert ola.get("/api/lobby").json()["public"] == []
    assert [room["match"] for room in ola.get("/api/lobby").json()["mine"]] == [match]


def test_private_rooms_are_not_in_the_lobby_of_others(table: Table) -> None:
    ola, eve = table.person("Ola"), table.person("Eve")
    match = ola.open("radlands", "me", "open")
    assert eve.get("/api/lobby").json() == {"public": [], "mine": [], "finished": []}
    assert code(eve.post("/api/join", {"match": match}), 404) == "unknown_match"


def test_joining(table: Table) -> None:
    ola, jan, eve = table.person("Ola"), table.person("Jan"), table.person("Eve")
    match = ola.open("radlands", "me", "open", public=True)
    room = ola.get(f"/api/matches/{match}").json()
    assert code(jan.post("/api/join", {}), 400) == "bad_message"
    assert code(jan.post("/api/join", {"code": room["code"], "match": match}), 400) == "bad_message"
    assert code(jan.post("/api/join", {"code": "AAAAAA"}), 404) == "unknown_match"
    assert code(jan.post("/api/join", {"code": "A1"}), 400) == "bad_message"
    assert code(jan.post("/api/join", {"invite": "wrongwrongwrong"}), 404) == "unknown_match"
    assert ola.post("/api/join", {"code": room["code"]}).json()["seat"] == 0
    assert jan.post("/api/join", {"match": match}).json() == {"match": match, "seat": 1}
    assert jan.post("/api/join", {"code": room["code"]}).json()["seat"] == 1
    assert code(eve.post("/api/join", {"code": room["code"]}), 409) == "no_open_seat"
    assert ola.get(f"/api/matches/{match}").json()["state"] == "playing"
    assert ola.get("/api/lobby").json()["mine"][0]["your_turn"] is True


def test_what_cannot_be_opened(table: Table) -> None:
    ola = table.person("Ola")

    def opened(seats: Any, **more: Any) -> httpx.Response:
        return ola.post("/api/matches", {"game": "radlands", "seats": seats, **more})

    me, bot = {"who": "me"}, {"who": "bot", "level": "easy"}
    assert code(ola.post("/api/matches", {"game": "chess"}), 404) == "unknown_game"
    assert code(opened([me]), 422) == "bad_setup"
    assert code(opened([me, bot, bot]), 422) == "bad_setup"
    assert code(opened([me, me]), 422) == "bad_setup"
    assert code(opened([bot, {"who": "here"}]), 422) == "bad_setup"
    assert code(opened([me, {"who": "here", "level": "easy"}]), 422) == "bad_setup"
    assert code(opened([me, bot], options={"edition": "de"}), 422) == "bad_setup"
    assert code(opened([me, bot], options={"color": "red"}), 422) == "bad_setup"
    assert code(opened([me, {"who": "bot", "level": "godlike"}]), 400) == "bad_message"
    assert code(opened([me, {"who": "nobody"}]), 400) == "bad_message"
    assert code(opened([me, bot], seed="7"), 400) == "bad_message"
    assert code(opened("me"), 400) == "bad_message"
    assert ola.get("/api/lobby").json()["mine"] == []
    assert ola.post("/api/matches", {"game": "radlands"}).status_code == 201


def test_bodies_that_are_no_messages(table: Table) -> None:
    ola = table.person("Ola")
    for body in (b"", b"{", b"\xff\xfe", b"[" * 50000, b"null", b'{"game": "radlands", "game2": 1}'):
        assert code(ola.http.post("/api/matches", content=body), 400) == "bad_message"
    huge = json.dumps({"game": "x" * 70000}).encode()
    assert code(ola.http.post("/api/matches", content=huge), 413) == "too_large"

    def pieces() -> Any:
        yield b'{"game": "'
        for _ in range(70):
            yield b"x" * 1024
        yield b'"}'

    reply = ola.http.post("/api/matches", content=pieces())
    assert reply.status_code in (400, 413)


def test_unknown_things(table: Table) -> None:
    ola = table.person()
    for path in ("", "/replay", "/summary", "/record"):
        assert code(ola.get(f"/api/matches/m_nowhere{path}"), 404) == "unknown_match"
    for path in ("/rematch", "/verify"):
        assert code(ola.post(f"/api/matches/m_nowhere{path}"), 404) == "unknown_match"
    assert code(ola.post("/api/matches/m_nowhere/continue", {"moment": 0, "seats": [{"who": "me"}]}), 404)
    assert code(ola.get("/api/nothing"), 404) == "not_found"
    assert code(ola.get("/api/words/de"), 404) == "not_found"
    assert code(ola.get("/api/words/en?game=chess"), 404) == "unknown_game"
    assert code(ola.post("/api/lessons/chess"), 404) == "unknown_game"
    assert code(ola.http.delete("/api/me"), 405) == "bad_message"


# Looking back


def test_replay_summary_record_and_proof(table: Table) -> None:
    ola, eve = table.person("Ola"), table.person("Eve")
    match = finished(ola)
    summary = eve.get(f"/api/matches/{match}/summary").json()
    last = summary["curve"][-1]
    assert summary["curve"][0]["moment"] == 2, "the curve starts after the draft"
    assert all(key["moment"] > 2 for key in summary["key_moments"])
    assert sorted(last["chance"]) == [0.0, 1.0]
    assert all(abs(sum(point["chance"]) - 1) < 0.001 for point in summary["curve"])
    assert all(key["said"]["message"].startswith("event-") for key in summary["key_moments"])
    assert Dice(summary["seed"]).commitment() == summary["commitment"]

    mine = ola.get(f"/api/matches/{match}/replay?seat=0").json()
    assert [moment["moment"] for moment in mine["moments"]] == list(range(last["moment"] + 1))
    assert mine["moments"][0]["view"]["table"]["sides"][0]["offer"] is not None
    assert mine["moments"][0]["view"]["table"]["sides"][1]["offer"] is None
    both = eve.get(f"/api/matches/{match}/replay?seat=all").json()
    assert all(side["offer"] is not None for side in both["moments"][0]["view"]["table"]["sides"])
    assert all(side["hand"] is not None for side in both["moments"][-1]["view"]["table"]["sides"])
    public = eve.get(f"/api/matches/{match}/replay").json()
    assert all(side["hand"] is None for side in public["moments"][-1]["view"]["table"]["sides"])
    assert code(eve.get(f"/api/matches/{match}/replay?seat=0"), 403) == "not_your_seat"
    assert code(eve.get(f"/api/matches/{match}/replay?seat=x"), 400) == "bad_message"

    text = eve.get(f"/api/matches/{match}/record").text
    assert record.load(text).result is not None
    assert ola.post(f"/api/matches/{match}/verify").json()["ok"] is True


def test_before_the_end_there_is_nothing_to_look_back_at_for_others(table: Table) -> None:
    ola, jan, eve = table.person("Ola"), table.person("Jan"), table.person("Eve")
    match = ola.open("radlands", "me", "open", public=True)
    assert code(ola.get(f"/api/matches/{match}/replay"), 409) == "not_now"
    jan.post("/api/join", {"match": match})
    for path in ("summary", "record", "replay?seat=all"):
        for person in (ola, eve):
            assert code(person.get(f"/api/matches/{match}/{path}"), 409) == "not_now"
    assert code(ola.post(f"/api/matches/{match}/verify"), 409) == "not_now"
    wish = {"moment": 0, "seats": [{"who": "me"}, {"who": "bot"}]}
    assert code(ola.post(f"/api/matches/{match}/continue", wish), 409) == "not_now"
    assert code(jan.get(f"/api/matches/{match}/replay?seat=0"), 403) == "not_your_seat"
    assert len(jan.get(f"/api/matches/{match}/replay?seat=1").json()["moments"]) == 1
    alone = ola.open("radlands", "me", "easy")
    for person in (ola, eve):
        assert code(person.get(f"/api/matches/{alone}/record"), 409) == "not_now"


def test_continue_from_here(table: Table) -> None:
    ola = table.person("Ola")
    match = finished(ola)
    moments = ola.get(f"/api/matches/{match}/replay?seat=0").json()["moments"]
    me, bot = {"who": "me"}, {"who": "bot", "level": "easy"}
    wish = {"moment": 5, "seats": [me, {"who": "here"}]}
    made = ola.post(f"/api/matches/{match}/continue", wish).json()["match"]
    page = ola.live(made)
    frame = page.wait_frame(6)
    assert frame["moment"] == 5
    assert frame["view"] == moments[5]["view"]
    assert code(ola.post(f"/api/matches/{match}/continue", {"moment": 5000, "seats": [me, bot]}), 422) == "bad_setup"
    assert code(ola.post(f"/api/matches/{match}/continue", {"moment": 5, "seats": [me]}), 422) == "bad_setup"
    last = {"moment": len(moments) - 1, "seats": [me, bot]}
    assert code(ola.post(f"/api/matches/{match}/continue", last), 409) == "over"
    assert code(ola.post(f"/api/matches/{match}/continue", {"moment": -1, "seats": [me, bot]}), 400) == "bad_message"


# Words, operators, pages


def test_words(table: Table) -> None:
    text = table.person().get("/api/words/pl?game=radlands").text
    for message in ("seat-0 = Gracz 1", "level-novice = ", "error-stale = ", "card-sniper = ", "game-radlands = "):
        assert message in text
    assert "lesson-water = " in table.person().get("/api/words/uk").text


def test_operators(table: Table) -> None:
    ola = table.person("Ola")
    finished(ola)
    health = ola.get("/healthz").json()
    assert health["ok"] is True
    assert health["matches"] == {"over": 1}
    metrics = ola.get("/metrics").text
    assert "stolik_answers_total" in metrics
    assert "stolik_message_seconds_bucket" in metrics
    assert "stolik_live_matches" in metrics


def test_the_schema_is_served_without_foreign_hosts(table: Table) -> None:
    schema = table.person().get("/api/schema/openapi.json").json()
    assert {"/api/me", "/api/lobby", "/api/matches", "/api/join", "/healthz"} <= set(schema["paths"])
    assert "NewMatch" in schema["components"]["schemas"] or any(
        "NewMatch" in n for n in schema["components"]["schemas"]
    )


def test_every_answer_has_security_headers(table: Table) -> None:
    for path in ("/api/me", "/healthz", "/nothing.js", "/api/nothing"):
        headers = table.person().get(path).headers
        assert headers["content-security-policy"] == POLICY
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert "http" not in POLICY
    assert "unsafe-eval" not in POLICY


def test_pages_come_from_the_built_folder_and_nowhere_else(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>Stolik</title>")
    (static / "assets" / "app-1.js").write_text("1")
    (static / "words").mkdir()
    (static / "words" / "en.ftl").write_text("browser-own = Mine\n")
    (tmp_path / "secret.txt").write_text("secret")
    with running(tmp_path, static=static) as table:
        eve = table.person()
        for path in ("/", "/table/m_1", "/replay/m_1", "/join/abc"):
            page = eve.get(path)
            assert page.text == "<title>Stolik</title>"
            assert page.headers["content-type"].startswith("text/html")
            assert page.headers["cache-control"] == "no-cache"
        script = eve.get("/assets/app-1.js")
        assert "javascript" in script.headers["content-type"]
        assert "immutable" in script.headers["cache-control"]
        assert code(eve.get("/assets/none.js"), 404) == "not_found"
        assert "browser-own" in eve.get("/api/words/en").text
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//etc/passwd"):
            assert "secret" not in eve.http.get(f"{table.url}{path}").text
            assert "root:" not in eve.http.get(f"{table.url}{path}").text


def test_other_origins_may_not_post(table: Table) -> None:
    ola = table.person("Ola")
    body = {"game": "radlands"}
    elsewhere = {"origin": "https://elsewhere.example"}
    assert code(ola.http.post("/api/matches", json=body, headers=elsewhere), 403) == "wrong_origin"
    assert code(ola.http.post("/api/matches", json=body, headers={"origin": "null"}), 403) == "wrong_origin"
    assert ola.http.post("/api/matches", json=body, headers={"origin": table.url}).status_code == 201


def test_too_many_requests(tmp_path: Path) -> None:
    with running(tmp_path, rate=1.0) as table:
        eve = table.person()
        codes = [eve.post("/api/join", {"code": "AAAAAA"}).json()["code"] for _ in range(60)]
        assert codes[0] == "unknown_match"
        assert codes[-1] == "too_many"
        assert eve.get("/api/me").status_code == 200


@pytest.mark.parametrize("level", ["regular", "veteran", "hard"])
def test_bots_of_every_level_answer(table: Table, level: str) -> None:
    ola = table.person("Ola")
    page: Page = ola.live(ola.open("radlands", "me", level, options={"first_game": "on"}))
    page.wait_frame(1)
    if page.frame()["question"] is not None:
        page.answer(["end_turn"])
    page.wait_frame(page.frame()["frame"] + 1)
    assert table.context.bots.fallbacks == 0


# What the first page asks for


def test_a_glance_shows_what_the_own_seat_sees_and_whose_move_it_is(table: Table) -> None:
    ola, eve = table.person("Ola"), table.person("Eve")
    match = ola.open("radlands", "me", "novice", options={"first_game": "on"})
    mine, theirs = (person.get(f"/api/matches/{match}/glance").json() for person in (ola, eve))
    assert mine["seat"] == 0
    assert mine["table"]["sides"][0]["hand"] is not None
    assert theirs["seat"] is None
    assert all(side["hand"] is None for side in theirs["table"]["sides"])
    assert set(mine["asked"]) <= {0, 1}
    waiting = ola.open("radlands", "me", "open")
    assert code(ola.get(f"/api/matches/{waiting}/glance"), 409) == "not_now"


def test_the_setup_says_what_goes_with_how_many_seats(table: Table) -> None:
    ola = table.person("Ola")
    said = ola.post("/api/setups", {"game": "waste_knights", "options": {}}).json()
    assert said["settings"]["adventure"]["the_drybay_sweepstake_2"] == [2, 3, 4]
    assert said["seats"] == [1, 2, 3, 4]
    race = {"game": "waste_knights", "options": {"adventure": "the_drybay_sweepstake_2"}}
    assert ola.post("/api/setups", race).json()["seats"] == [2, 3, 4]
    assert code(ola.post("/api/setups", {"game": "nothing"}), 404) == "unknown_game"


def test_an_invitation_says_who_invites_to_what(table: Table) -> None:
    ola, eve = table.person("Ola"), table.person("Eve")
    match = ola.open("radlands", "me", "open")
    invite = ola.get(f"/api/matches/{match}").json()["invite"].removeprefix("/join/")
    said = eve.get(f"/api/invites/{invite}").json()
    assert said["host"] == "Ola"
    assert said["room"]["game"] == "radlands"
    assert said["room"]["code"] is None
    assert code(eve.get("/api/invites/nothing-at-all"), 404) == "unknown_match"
