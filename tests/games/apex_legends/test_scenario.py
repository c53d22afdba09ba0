"""The scenario builder: what is written is what stands there, and what cannot be is refused."""

import pytest

from stolik.games.apex_legends.state import NO_SHOT, ShootAction
from stolik.kernel.dice import Dice
from stolik.kernel.match import Match
from stolik.kernel.state import declared
from stolik.testkit.scenarios.apex_legends import BadPosition, Opening, Scenario


def test_what_is_not_mentioned_is_as_at_the_start() -> None:
    s = Scenario()
    assert s.asked == (0, "act")
    for name in ("bangalore", "wraith", "gibraltar", "bloodhound"):
        assert (s.dial(name), s.deathboxes(name), s.hand_of(name), s.pack_of(name)) == ((20, 40), 2, [], [])
        assert [ammo for _, ammo in s.weapons_of(name)] == [3, 3]
        assert s.at(name) is not None


def test_what_is_mentioned_stands_there() -> None:
    s = Scenario("bin V(6,5)", red=("wraith", "lifeline"), blue=("gibraltar", "pathfinder"))
    s.legend("wraith", (4, 4), shield=3, health=7, deathboxes=1, hand=["kunai"], pack=["syringe"], gear=["helmet_epic"])
    s.legend("wraith", weapons=[("car_2", 1, ["hcog_classic"])])
    s.lies("body_shield_rare_used", 2, 3)
    s.cooling("grappling_hook", 2)
    s.drone((8, 8), ends=3)
    s.acts("pathfinder", ap=1)
    assert (s.at("wraith"), s.dial("wraith"), s.deathboxes("wraith")) == ((4, 4), (3, 7), 1)
    assert (s.hand_of("wraith"), s.pack_of("wraith"), s.gear_of("wraith", "helmet")) == (
        ["kunai"],
        ["syringe"],
        "helmet_epic",
    )
    assert (s.weapons_of("wraith")[0], s.attached_to("wraith", 1)) == (("car_2", 1), ["hcog_classic"])
    assert (s.lying(2, 3), s.token("grappling_hook"), s.token("heal_drone")) == (
        ["body_shield_rare_used"],
        2,
        "below 3",
    )
    assert (s.ap, s.points("blue")) == (1, 1)


def test_positions_that_cannot_be_are_refused() -> None:
    s = Scenario()
    s.legend("wraith", (0, 0))
    with pytest.raises(BadPosition, match="two figures"):
        s.question  # noqa: B018 - starts the match
    s = Scenario()
    s.legend("wraith", pack=["variable_sniper", "variable_sniper"])
    with pytest.raises(BadPosition, match="not so many"):
        s.question  # noqa: B018
    s = Scenario()
    s.legend("wraith", weapons=[("longbow_1", 2, ["hcog_classic"])])
    with pytest.raises(BadPosition, match="does not fit"):
        s.question  # noqa: B018
    s = Scenario()
    s.legend("wraith", shield=30)
    with pytest.raises(BadPosition, match="30 shield"):
        s.question  # noqa: B018
    s = Scenario()
    s.cooling("smoke_launcher", 3)
    with pytest.raises(BadPosition, match="cooldown"):
        s.question  # noqa: B018
    s = Scenario()
    s.legend("wraith", pack=["bazooka"])
    with pytest.raises(BadPosition, match="no loot"):
        s.question  # noqa: B018


def test_nothing_can_be_set_once_the_match_has_started() -> None:
    s = Scenario()
    assert s.ap == 2
    with pytest.raises(RuntimeError):
        s.legend("wraith", (5, 5))


def test_an_opening_starts_before_the_first_card() -> None:
    s = Opening(2, draft="first_game")
    assert {question.kind for question in s.match.questions} == {"equip"}
    s.answer_all("equip", last=False)
    assert s.question.kind == "tile"


def test_what_stands_for_no_shot_is_never_changed() -> None:
    before = [getattr(NO_SHOT, name) for name in declared(ShootAction)]
    dice = Dice("shots")
    match = Match.start("apex_legends", seats=4, seed=2)
    while not match.over and not any(event.kind == "hit" for event in match.log):
        question = match.questions[0]
        match.answer(question.seat, question.options[dice.below(len(question.options), "any")])
    assert any(event.kind == "hit" for event in match.log)
    assert [getattr(NO_SHOT, name) for name in declared(ShootAction)] == before
