"""What the other people do: Rabble Rouser to Wounded Soldier, then the six unique ones."""

import pytest

from stolik.testkit.scenarios.radlands import Scenario

EDITIONS = pytest.mark.parametrize("edition", ["ua", "pl"])


def test_rabble_rouser_gains_a_punk() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | rabble_rouser | -")
    s.use("rabble_rouser", 1)
    s.answer(0, ("punk", 1, "behind"))
    assert s.show(0, 1) == "railgun | punk(n) | rabble_rouser(n)"
    assert s.water_of(0) == 2
    assert not s.can(("use", "rabble_rouser"))
    s.assert_nothing_pending()


@pytest.mark.parametrize(("person", "is_usable"), [("punk", True), ("scout", False), ("-", False)])
def test_rabble_rouser_damages_only_with_a_punk(person: str, is_usable: bool) -> None:
    s = Scenario()
    s.column(0, 1, f"railgun | rabble_rouser | {person}")
    s.column(1, 1, "reactor | punk | -")  # The opponent's punk does not count.
    assert s.can(("use", "rabble_rouser", 1, 1, 2)) == is_usable
    if is_usable:
        s.use("rabble_rouser", 2)
        s.hit("cannon")
        assert s.show(1, 2) == "cannon(d)"
        s.assert_nothing_pending()


@EDITIONS
def test_repair_bot_restores_when_it_enters_and_by_its_ability(edition: str) -> None:
    s = Scenario(edition)
    s.column(0, 1, "railgun(d) | scout(d) | -")
    s.hand(0, "repair_bot")
    s.play("repair_bot", 2)
    assert s.targets() == ["railgun", "scout"]
    assert s.can(("pass",))
    s.hit("scout")
    assert s.show(0, 1) == "railgun(d) | scout(n) | -"
    s.end_turn()
    s.end_turn()
    s.use("repair_bot")
    s.hit("railgun")
    assert s.show(0, 1) == "railgun | scout | -"
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


def test_repair_bot_needs_something_to_restore() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | repair_bot | -")
    s.column(1, 1, "reactor(d)")
    s.hand(0, "repair_bot")
    assert not s.can(("use", "repair_bot"))
    s.play("repair_bot", 2)
    assert s.show(0, 2) == "garage | repair_bot(n) | -"
    s.assert_nothing_pending()


@pytest.mark.parametrize(("edition", "choices"), [("ua", ["railgun"]), ("pl", ["railgun", "repair_bot"])])
def test_a_roused_repair_bot_restores_itself_only_in_the_older_rules(edition: str, choices: list[str]) -> None:
    s = Scenario(edition)
    s.column(0, 1, "railgun(d) | repair_bot(d) | -")
    s.column(0, 2, "adrenaline_lab")
    s.use("adrenaline_lab")
    assert s.targets() == choices


@pytest.mark.parametrize("name", ["rescue_team", "scout", "punk"])
def test_rescue_team_takes_one_of_your_people_back(name: str) -> None:
    s = Scenario()
    s.column(0, 1, "railgun | rescue_team | -")
    s.column(0, 2, "garage | scout(d) | punk[famine]")
    s.column(1, 1, "reactor | muse | -")
    s.use("rescue_team")
    assert s.targets() == ["rescue_team", "scout", "punk"]
    s.hit(name)
    assert s.hand_of(0) == ["famine" if name == "punk" else name]
    assert s.discard_pile() == []
    assert s.water_of(0) == 3
    s.assert_nothing_pending()


def test_rescue_team_alone_returns_itself() -> None:
    s = Scenario()
    s.hand(0, "rescue_team")
    s.play("rescue_team", 1)
    s.use("rescue_team")
    assert s.show(0, 1) == "railgun"
    assert s.hand_of(0) == ["rescue_team"]
    s.assert_nothing_pending()


def test_a_restored_rescue_team_is_not_ready() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | rescue_team(d) | -")
    s.hand(0, "gunner")
    s.junk("gunner")
    s.hit("rescue_team")
    assert not s.can(("use", "rescue_team"))
    s.assert_nothing_pending()


@pytest.mark.parametrize(
    ("card", "top"), [("sniper", ["sniper", "muse", "strafe"]), ("karli_blaze", ["karli_blaze", "muse", "strafe"])]
)
def test_scientist_may_use_the_junk_effect_of_a_discarded_card(card: str, top: list[str]) -> None:
    s = Scenario()
    s.column(0, 1, "railgun(d) | scientist | -")
    s.deck_top(*top)
    s.use("scientist")
    s.answer(0, ("use_junk", card))
    if card == "sniper":
        s.hit("railgun")
        assert s.show(0, 1) == "railgun | scientist(n) | -"
    else:
        s.answer(0, ("punk", 2, "front"))
        assert s.show(0, 2) == "garage | punk(n) | -"
    assert s.discard_pile() == top
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


def test_scientist_with_an_effect_that_does_nothing() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | scientist | -")
    s.deck_top("muse", "sniper", "muse")
    s.use("scientist")
    assert sorted(s.targets()) == ["muse", "sniper"]  # Two copies are one choice.
    s.answer(0, ("use_junk", "muse"))
    assert s.discard_pile() == ["muse", "sniper", "muse"]
    s.assert_nothing_pending()


def test_scientist_with_two_cards_left_and_no_discard_pile_reshuffles_both() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | scientist | -")
    s.deck(2)
    s.deck_top("muse", "sniper")
    s.reshuffle("sniper", "muse")
    s.use("scientist")
    assert s.discard_pile() == ["sniper"]
    assert s.deck_ids() == ["muse"]
    assert s.targets() == ["muse", "sniper"]
    s.decline()
    s.assert_nothing_pending()


def test_scout_raids() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | scout | -")
    s.use("scout")
    assert s.queue_of(0) == (None, "raiders", None)
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


def test_scout_has_no_use_while_raiders_are_blocked() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | scout | -")
    s.queue(0, "famine", "raiders")
    assert not s.can(("use", "scout"))


def test_sniper_damages_any_card_of_the_opponent() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | sniper | -")
    s.column(1, 1, "reactor | vigilante | scout")
    s.column(1, 2, "cannon(x) | punk | -")
    s.use("sniper")
    assert s.targets() == ["reactor", "vigilante", "scout", "punk", "victory_totem"]
    s.hit("vigilante")
    assert s.show(1, 1) == "reactor | vigilante(d) | scout"
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


def test_vanguard_damages_and_is_answered() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | vanguard | -")
    s.column(0, 3, "supply_depot | muse | scout")
    s.use("vanguard")
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    assert s.asked == (1, "damage")
    assert s.targets() == ["vanguard", "garage", "scout"]
    s.hit("vanguard")
    assert s.show(0, 1) == "railgun | vanguard(d) | -"
    s.assert_nothing_pending()


def test_vanguard_may_gain_a_punk_when_it_enters() -> None:
    s = Scenario()
    s.hand(0, "vanguard")
    s.play("vanguard", 1)
    assert s.can(("pass",))
    s.answer(0, ("punk", 1, "front"))
    assert s.show(0, 1) == "railgun | vanguard(n) | punk(n)"
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


@EDITIONS
def test_vanguard_as_sixth_person(edition: str) -> None:
    s = Scenario(edition)
    s.column(0, 1, "railgun | muse | scout")
    s.column(0, 2, "garage | muse | scout")
    s.column(0, 3, "supply_depot | looter | -")
    s.hand(0, "vanguard")
    s.play("vanguard", 3)
    if edition == "ua":
        assert s.asked == (0, "make_room_for_punk")
        s.decline()
    assert s.show(0, 3) == "supply_depot | looter | vanguard(n)"
    assert s.deck_size() == 30
    s.assert_nothing_pending()


def test_wounded_soldier_draws_and_is_damaged_when_it_enters() -> None:
    s = Scenario()
    s.hand(0, "wounded_soldier")
    s.deck_top("muse")
    s.play("wounded_soldier", 2)
    assert s.hand_of(0) == ["muse"]
    assert s.show(0, 2) == "garage | wounded_soldier(d) | -"
    s.assert_nothing_pending()


def test_wounded_soldier_is_damaged_even_with_karli() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | karli_blaze | -")
    s.hand(0, "wounded_soldier")
    s.play("wounded_soldier", 2)
    assert s.show(0, 2) == "garage | wounded_soldier(d) | -"
    assert not s.can(("use", "wounded_soldier"))
    s.assert_nothing_pending()


# The unique people


def test_argo_gains_a_punk_when_he_enters_and_lends_his_ability() -> None:
    s = Scenario()
    s.column(0, 2, "garage | punk | -")
    s.hand(0, "argo_yesky")
    s.water(0, 4)
    s.play("argo_yesky", 1)
    s.answer(0, ("punk", 3, "front"))
    assert [option for option in s.offered(0) if option[0] == "use" and option[3] == 1] == [("use", "punk", 2, 1, 3)]
    s.use("punk", 3)
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    assert s.water_of(0) == 0
    s.assert_nothing_pending()


def test_argo_damaged_lends_nothing() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | argo_yesky(d) | punk")
    assert not s.can(("use", "punk"))
    assert not s.can(("use", "argo_yesky"))


def test_argo_lends_his_ability_once_a_person() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | argo_yesky | muse")
    s.use("muse", 3)
    s.hit("reactor")
    assert not s.can(("use", "muse"))  # Nor her own ability.
    s.use("argo_yesky")
    s.hit("cannon")
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


def test_karli_is_ready_when_played_and_makes_others_ready() -> None:
    s = Scenario()
    s.hand(0, "karli_blaze", "muse")
    s.water(0, 5)
    s.play("karli_blaze", 1)
    s.use("karli_blaze")
    s.hit("reactor")
    s.play("muse", 2)
    s.use("muse")
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


def test_karli_restored_is_not_ready_but_her_trait_works() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | karli_blaze(d) | -")
    s.hand(0, "gunner", "muse")
    s.junk("gunner")
    s.hit("karli_blaze")
    assert not s.can(("use", "karli_blaze"))
    s.play("muse", 2)
    assert s.can(("use", "muse"))
    s.assert_nothing_pending()


def test_magnus_karv_damages_a_column() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | magnus_karv | -")
    s.column(1, 1, "reactor(d) | scout | punk[muse]")
    s.use("magnus_karv")
    s.answer(0, ("column", 1))
    assert s.show(1, 1) == "reactor(x) | scout(d) | -"
    assert s.deck_ids()[0] == "muse"
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


def test_magnus_karv_can_win() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | magnus_karv | -")
    s.column(1, 1, "reactor(d) | scout | -")
    s.column(1, 2, "cannon(x)")
    s.column(1, 3, "victory_totem(x)")
    s.use("magnus_karv")
    assert s.match.result is not None
    assert s.match.result.places == (1, 2)


@pytest.mark.parametrize("camp", ["reactor", "reactor(d)"])
def test_molgur_destroys_any_camp_of_the_opponent(camp: str) -> None:
    s = Scenario()
    s.column(0, 1, "railgun | molgur_stang | -")
    s.column(1, 1, f"{camp} | scout | muse")
    s.column(1, 2, "cannon(x)")
    s.use("molgur_stang")
    assert s.targets() == ["reactor", "victory_totem"]
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(x) | scout | muse"
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


def test_vera_lets_a_camp_be_used_twice() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | vera_vosh | -")
    s.water(0, 6)
    s.use("railgun")
    s.hit("reactor")
    s.use("railgun")
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(x)"
    assert not s.can(("use", "railgun"))
    s.assert_nothing_pending()


def test_vera_can_use_her_own_ability_twice() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | vera_vosh | -")
    s.column(1, 1, "reactor | scout | -")
    s.use("vera_vosh")
    assert s.show(1, 1) == "reactor | scout(d) | -"
    s.use("vera_vosh")
    assert s.show(1, 1) == "reactor"
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


def test_vera_played_after_a_use_does_not_allow_another() -> None:
    s = Scenario()
    s.hand(0, "vera_vosh")
    s.water(0, 7)
    s.use("railgun")
    s.hit("reactor")
    s.play("vera_vosh", 1)
    assert not s.can(("use", "railgun"))
    assert s.can(("use", "garage"))


def test_zeto_draws_three_and_discards_three() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | zeto_khan | -")
    s.hand(0, "scout")
    s.deck_top("muse", "sniper", "famine")
    s.use("zeto_khan")
    for name in ("scout", "muse", "sniper"):
        s.hit(name)
    assert s.hand_of(0) == ["famine"]
    assert s.discard_pile() == ["scout", "muse", "sniper"]
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


def test_zeto_with_an_empty_hand_ends_with_an_empty_hand() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | zeto_khan | -")
    s.deck_top("muse", "sniper", "famine")
    s.use("zeto_khan")
    s.hit("muse")
    s.hit("sniper")
    assert s.hand_of(0) == []
    assert s.discard_pile() == ["muse", "sniper", "famine"]
    s.assert_nothing_pending()


def test_zeto_makes_the_first_event_of_the_turn_resolve_at_once() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | zeto_khan | -")
    s.queue(0, None, "uprising")
    s.hand(0, "banish", "famine")
    s.column(1, 1, "reactor | scout | -")
    s.play("banish")
    assert s.discard_pile() == ["scout", "banish"]
    s.play("famine")
    assert s.queue_of(0) == ("famine", "uprising", None)
    s.assert_nothing_pending()
