"""What bots are told about actions before they look: of cards that exist, on a scale from 0 to 1."""

from stolik.games.radlands.action_priors import JUNK, PLAY, USE
from stolik.games.radlands.catalogue import FIRST_CAMP, KIND, PUNK
from stolik.games.radlands.game import GAME
from stolik.games.radlands.rules.abilities import ABILITIES
from stolik.testkit.scenarios.radlands import Scenario


def test_every_card_that_can_be_played_or_junked_has_a_habit() -> None:
    names = {name for name, kind in KIND.items() if kind < FIRST_CAMP and kind != PUNK and name != "raiders"}
    assert set(JUNK) == names
    assert set(PLAY) == names - {"water_silo"}


def test_every_habit_of_using_is_of_a_printed_ability() -> None:
    for name, promises in USE.items():
        assert len(promises) == max(ability.number for ability in ABILITIES[KIND[name]]), name


def test_all_promises_are_shares() -> None:
    every = [*PLAY.values(), *JUNK.values(), *(promise for promises in USE.values() for promise in promises)]
    assert all(0.0 < promise < 1.0 for promise in every)


def test_a_good_use_promises_more_than_a_costly_one() -> None:
    scenario = Scenario()
    scenario.column(0, 1, "mulcher | sniper | -")
    question = scenario.question
    sniper = GAME.promise(scenario.match.state, question, ("use", "sniper", 1, 1, 1))
    mulcher = GAME.promise(scenario.match.state, question, ("use", "mulcher", 1, 0, 1))
    end = GAME.promise(scenario.match.state, question, ("end_turn",))
    assert sniper > end > mulcher
