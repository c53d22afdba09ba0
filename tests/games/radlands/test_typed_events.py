"""The events of Radlands as structs: what they hide, how they sound, that all of them can be said; roles of options."""

from __future__ import annotations

import msgspec
import pytest

from stolik.games.radlands import events
from stolik.games.radlands.game import GAME
from stolik.kernel.event import Event
from stolik.kernel.match import Match
from stolik.kernel.words import LANGUAGES, Speech
from stolik.testkit.scenarios.radlands import Scenario

SOUNDS = {
    *("draw", "shuffle", "play", "place", "hit", "destroy", "heal", "gain"),
    *("lose", "roll", "move", "turn", "flip", "coin", "win"),
}
KINDS = [
    kind
    for kind in vars(events).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind not in (Event, events.OnSlot)
]
CAMPS = ("garage", "reactor", "cannon", "oasis", "arcade", "cache")
EXAMPLES = {"seat": 1, "owner": 0, "card": "muse", "cards": CAMPS, "does": "damage"}


def example(kind: type[Event], is_hidden: bool) -> Event:
    """Such an event, with or without what it hides."""
    values: dict[str, object] = {}
    for field in msgspec.structs.fields(kind):
        if field.name not in kind.hides:
            values[field.name] = 3 if field.type is int and field.name == "cards" else EXAMPLES.get(field.name, 1)
        elif not is_hidden:
            values[field.name] = EXAMPLES.get(field.name, "scout")
    return msgspec.convert(values | {"event": kind.__struct_config__.tag}, kind)


@pytest.mark.parametrize("is_hidden", [False, True])
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_event_is_said_in_every_language(kind: type[Event], is_hidden: bool) -> None:
    event = example(kind, is_hidden)
    for language in LANGUAGES:
        assert Speech(GAME, language, strict=True).say(GAME.say_event(event))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_sound_is_one_that_tables_know(kind: type[Event]) -> None:
    assert kind.sound in ("", *SOUNDS)


def test_only_draws_returned_punks_and_dealt_camps_hide_something() -> None:
    hiding = {kind: kind.hides for kind in KINDS if kind.hides}
    assert hiding == {events.DealtCamps: ("cards",), events.Drew: ("card",), events.Returned: ("face",)}


def test_a_punk_that_returns_shows_its_face_to_its_owner_alone() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | punk[molgur_stang] | rescue_team")
    s.use("rescue_team")
    s.answer(0, next(option for option in s.match.options(0) if option[1:] == (0, 1, 1)))
    returned = [[e for e in s.match.events(seat) if isinstance(e, events.Returned)] for seat in (0, 1, None)]
    assert [[event.face for event in told] for told in returned] == [["molgur_stang"], [None], [None]]


def test_ending_the_turn_is_the_one_option_with_that_role() -> None:
    match = Match.start("radlands", seed=7, options={"first_game": "on"})
    question = match.question_for(0)
    assert [option for option in question.options if GAME.role(question, option) == "end"] == [("end_turn",)]
    assert {GAME.role(question, option) for option in question.options} == {"", "end"}
    assert GAME.role(question, ("pass",)) == "pass"
    assert GAME.role(question, ("done",)) == "done"
