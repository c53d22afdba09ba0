"""What events tell a board: what every aim card came to, who dealt damage, what a step cost."""

import msgspec
import pytest

from stolik.games.apex_legends import content, events
from stolik.games.apex_legends.catalogue import ABILITY, AIM_CARD, AIM_HALF, AIM_HEAD, FEAT, LOOT_KIND, WEAPON
from stolik.games.apex_legends.events import Aimed, Damaged, Hit, Moved, RevealedAim
from stolik.games.apex_legends.game import GAME
from stolik.games.apex_legends.odds import Shot, outcomes
from stolik.kernel.dice import Dice
from stolik.kernel.event import Event
from stolik.kernel.match import Match
from stolik.kernel.question import Question
from stolik.testkit.scenarios.apex_legends import Scenario
from stolik.testkit.words import Voices

LIKED = ("shoot", "boost", "react", "initiate", "throw", "attack", "play")


@pytest.mark.parametrize("seed", range(4))
def test_cards_damage_and_steps_are_explained(seed: int) -> None:
    """Recounted from what is printed: hits of cards and half-hits, heads that hit, points spent in a move."""
    options = {"team_size": "3", "draft": "first_game", "map": ("crossroads", "gorge", "timber")[seed % 3]}
    match = Match.start("apex_legends", 2, f"events {seed}", options)
    dice = Dice(seed)
    while not match.over:
        question = match.questions[0]
        offered = question.options
        if question.kind == "equip":
            offered = [("deal_rest",)]
        liked = [each for each in offered if each[0] in LIKED]
        offered = liked if liked and dice.below(4, "taste") else offered
        before = question.note
        option = offered[dice.below(len(offered), "option")]
        start = len(match.log)
        match.answer(question.seat, option)
        if question.kind == "move" and option[0] == "step":
            moved = match.log[start].event
            assert isinstance(moved, Moved)
            for asked in match.questions:
                if asked.kind == "move" and asked.seat == question.seat and asked.note:
                    assert moved.cost == before - asked.note
    told = match.events(None)
    shots = [event for event in told if isinstance(event, Hit)]
    assert len(shots) > 5
    for shot in shots:
        halves = sum(AIM_HALF[AIM_CARD[card]] for card in shot.cards)
        whole = sum(outcome in ("hit", "headshot", "helmet") for outcome in shot.outcomes)
        assert whole + halves // 2 == shot.hits
        assert shot.outcomes.count("headshot") == shot.headshots
        assert len(shot.cards) == len(shot.outcomes) == len(shot.reasons)
        for card, outcome in zip(shot.cards, shot.outcomes, strict=True):
            assert AIM_HEAD[AIM_CARD[card]] or outcome not in ("headshot", "helmet")
            assert AIM_HALF[AIM_CARD[card]] or outcome != "half"
    sources = {event.source for event in told if isinstance(event, Damaged)}
    known = {"ring", "melee", "collision", *WEAPON, *LOOT_KIND, *FEAT, *ABILITY}
    assert sources <= known
    assert len(sources) > 2


def shot() -> Hit:
    s = Scenario()
    s.legend("wraith", (5, 5), weapons=["spitfire_1", "p2020_1"])
    s.legend("gibraltar", (7, 5), shield=20)
    s.acts("wraith")
    s.choose(("shoot", "gibraltar", 1))
    told = s.match.events(None)
    revealed = next(event for event in told if isinstance(event, RevealedAim))
    aimed = next(event for event in told if isinstance(event, Aimed))
    hit = next(event for event in told if isinstance(event, Hit))
    assert hit.cards == revealed.cards
    assert len(hit.cards) == aimed.shots * aimed.cards
    damaged = [event for event in told if isinstance(event, Damaged)]
    assert [event.source for event in damaged] == ["spitfire_1"] * len(damaged)
    return hit


def test_a_plain_shot_is_decided_by_the_threshold() -> None:
    hit = shot()
    assert set(hit.reasons) == {"threshold"}


@pytest.mark.parametrize(
    ("relative", "hides", "symbol", "outcome"),
    [(1, False, "high", "miss"), (-1, False, "low", "hit"), (0, True, "cover", "miss")],
)
def test_a_symbol_that_decides_is_named(relative: int, hides: bool, symbol: str, outcome: str) -> None:
    """The threshold would decide otherwise: nothing reaches 999, everything 0."""
    fire = Shot(999 if outcome == "hit" else 0, 3, 0, 1, 1, relative, hides, 0, 0, 0, 0, 5, 5, 0, 0)
    for number, card in enumerate(content.aim_cards()):
        ((fell, reason),) = outcomes(fire, [number])
        if symbol in card.symbols:
            assert reason == symbol
            assert (fell in ("hit", "headshot")) == (outcome == "hit")
        else:
            assert reason == "threshold"
            assert (fell in ("hit", "headshot")) == (outcome == "miss")


def test_a_helmet_cancels_as_many_headshots_as_it_says() -> None:
    heads = [number for number, card in enumerate(content.aim_cards()) if "head" in card.symbols]
    fire = Shot(0, 3, 0, len(heads), 1, 0, False, 0, 0, 1, 99, 5, 5, 0, 0)
    fell = [outcome for outcome, _ in outcomes(fire, heads)]
    assert fell == ["helmet"] + ["headshot"] * (len(heads) - 1)


EVENTS = [
    each for each in vars(events).values() if isinstance(each, type) and issubclass(each, Event) and each is not Event
]


def example(event: type[Event]) -> Event:
    """An event of a class, with something fitting in each field."""
    samples: dict[str, object] = {
        "legend": "wraith", "enemy": "gibraltar", "ally": "bangalore", "loot": "syringe", "weapon": "car_2",
        "old": "car_2", "feat": "kunai", "ability": "heal_drone", "card": "a1", "team": "red", "colour": "red",
        "side": "top", "action": "move", "figure": "drone", "first": "a1", "second": "a2", "source": "ring",
    }  # fmt: skip
    values = {}
    for field in msgspec.structs.fields(event):
        if field.required:
            is_list = "tuple" in str(field.type)
            values[field.name] = () if is_list else samples.get(field.name, 1)
    return event(**values)


@pytest.mark.parametrize("event", EVENTS, ids=lambda each: each.__name__)
def test_every_event_has_words(event: type[Event]) -> None:
    for text in Voices(GAME).say(GAME.say_event(example(event))):
        assert text


@pytest.mark.parametrize(
    ("event", "heard"),
    [
        (events.Hit("wraith", 2, 0, 16, (), (), ()), "thud"),
        (events.Hit("wraith", 2, 1, 24, (), (), ()), "crack"),
        (events.Hit("wraith", 0, 0, 0, (), (), ()), ""),
        (events.Damaged("wraith", 8, 12, 40, "car_2"), "glass"),
        (events.Damaged("wraith", 8, 0, 36, "car_2"), "thump"),
        (events.Moved("wraith", 3, 4, 1), "steps"),
        (events.Moved("wraith", 3, 4, 2), "climb"),
    ],
)
def test_hits_damage_and_steps_are_heard_as_what_they_are(event: Event, heard: str) -> None:
    assert event.heard == heard


def test_the_end_of_an_activation_is_known_as_an_end() -> None:
    question = Question(0, "act", [("move",), ("end",)])
    assert [GAME.role(question, option) for option in question.options] == ["", "end"]
    assert GAME.role(question, ("pass",)) == "pass"
