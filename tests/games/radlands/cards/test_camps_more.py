"""Camps of the first printing one by one, from Nest of Spies to Watchtower."""

import pytest

from stolik.games.radlands.catalogue import camp_deck, camp_kind
from stolik.kernel.dice import Dice
from stolik.kernel.match import Match
from stolik.testkit.scenario import script_dice
from stolik.testkit.scenarios.radlands import Scenario, camp_row, seen


@pytest.mark.parametrize(("count", "is_usable"), [(0, False), (1, False), (2, True), (3, True)])
@pytest.mark.parametrize("name", ["nest_of_spies", "transplant_lab"])
def test_two_people_put_into_play_are_needed(name: str, count: int, is_usable: bool) -> None:
    s = Scenario()
    s.column(0, 1, name)
    s.column(0, 2, "garage(d)")
    s.hand(0, "muse", "scout", "sniper")
    s.water(0, 4)
    for column, person in enumerate(["muse", "scout", "sniper"][:count], 1):
        s.play(person, column)
    assert s.can(("use", name)) == is_usable


def test_a_person_turned_faceup_counts_for_nest_of_spies() -> None:
    s = Scenario()
    s.column(0, 1, "nest_of_spies")
    s.column(0, 2, "training_camp | punk[muse] | -")
    s.hand(0, "scout")
    s.play("scout", 1)
    assert not s.can(("use", "nest_of_spies"))
    s.use("training_camp")
    assert s.can(("use", "nest_of_spies"))


def test_transplant_lab_needs_something_to_restore() -> None:
    s = Scenario()
    s.column(0, 1, "transplant_lab")
    s.earlier(put_in_play=(2, 0))
    assert not s.can(("use", "transplant_lab"))


@pytest.mark.parametrize(
    ("column", "water", "cost"),
    [("oasis", 0, 0), ("oasis(d)", 0, 0), ("oasis(x)", 1, 1), ("oasis | scout | -", 1, 1)],
)
def test_oasis_makes_the_first_person_of_its_column_cheaper(column: str, water: int, cost: int) -> None:
    s = Scenario()
    s.column(0, 1, column)
    s.hand(0, "muse")
    s.water(0, water)
    assert s.can(("play", "muse", 1, "front"))
    assert s.can(("play", "muse", 2, "front")) == (water > 0)
    s.play("muse", 1)
    assert s.water_of(0) == water - cost
    s.assert_nothing_pending()


@pytest.mark.parametrize("column", ["oasis(x)", "oasis | punk | -"])
def test_oasis_destroyed_or_peopled_makes_nothing_cheaper(column: str) -> None:
    s = Scenario()
    s.column(0, 1, column)
    s.hand(0, "muse")
    s.water(0, 0)
    assert not s.can(("play", "muse"))


def test_obelisk_is_destroyed_before_the_game_and_gives_three_cards() -> None:
    chosen = ["obelisk", "railgun", "garage"]
    dealt = [*chosen, "arcade", "mulcher", "cannon", "reactor", "oasis", "pillbox", "outpost", "bonfire", "cache"]
    kinds = [camp_kind(name, "v1") for name in dealt]
    rest = [kind for kind in camp_deck("v1") if kind not in kinds]
    dice = script_dice(Dice(1), "camps", [*rest, *reversed(kinds)])
    script_dice(dice, "start", [1])
    match = Match.start("radlands", dice=dice)
    match.answer(0, ("keep", *chosen))
    match.answer(1, ("keep", "reactor", "oasis", "pillbox"))
    side = seen(match, 0).sides[0]
    assert side.hand_count == 3
    assert [camp.state for camp in camp_row(side)] == ["destroyed", "undamaged", "undamaged"]


@pytest.mark.parametrize("owner", [0, 1])
def test_omen_clock_advances_an_event_of_either_player(owner: int) -> None:
    s = Scenario()
    s.column(0, 1, "omen_clock")
    s.queue(owner, None, "uprising", "raiders")
    s.queue(1 - owner, "famine")
    s.use("omen_clock")
    assert sorted(s.offered(0)) == sorted([("advance", owner, 2), ("advance", 1 - owner, 1)])
    s.hit("uprising")
    assert s.queue_of(owner) == ("uprising", None, "raiders")
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


def test_omen_clock_resolves_an_event_of_space_1_for_its_owner() -> None:
    s = Scenario()
    s.column(0, 1, "omen_clock | scout | -")
    s.queue(1, "raiders")
    s.use("omen_clock")
    assert s.asked == (0, "raided")
    s.hit("garage")
    assert s.show(0, 2) == "garage(d)"
    assert s.board.raiders_home == [1, 1]
    s.assert_nothing_pending()


def test_omen_clock_needs_an_event() -> None:
    s = Scenario()
    s.column(0, 1, "omen_clock")
    assert not s.can(("use", "omen_clock"))


def test_outpost_has_two_abilities_and_one_use() -> None:
    s = Scenario()
    s.column(0, 1, "outpost")
    s.column(0, 2, "garage(d)")
    s.water(0, 4)
    s.use("outpost", 1)
    assert s.queue_of(0) == (None, "raiders", None)
    assert not s.can(("use", "outpost"))
    s.assert_nothing_pending()


def test_parachute_base_plays_uses_and_damages_a_person() -> None:
    s = Scenario()
    s.column(0, 1, "parachute_base")
    s.hand(0, "sniper", "famine")
    s.column(1, 1, "reactor | scout | -")
    s.use("parachute_base")
    s.answer(0, ("drop", "sniper", 3, "front"))
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d) | scout | -"
    assert s.show(0, 3) == "supply_depot | sniper(d) | -"
    assert s.hand_of(0) == ["famine"]
    assert s.water_of(0) == 0
    assert s.board.put_in_play == [1, 0]
    s.assert_nothing_pending()


@pytest.mark.parametrize("hand", [[], ["famine"], ["water_silo"], ["karli_blaze"]])
def test_parachute_base_needs_a_person_it_can_pay_for(hand: list[str]) -> None:
    s = Scenario()
    s.column(0, 1, "parachute_base")
    s.hand(0, *hand)
    assert not s.can(("use", "parachute_base"))  # Karli would cost 3 and 1.


def test_parachute_base_lets_a_person_with_two_abilities_choose() -> None:
    s = Scenario()
    s.column(0, 1, "parachute_base | punk | -")
    s.hand(0, "rabble_rouser")
    s.use("parachute_base")
    s.answer(0, ("drop", "rabble_rouser", 2, "front"))
    assert s.offered(0) == [("choose_ability", 0, 2, 1, 1), ("choose_ability", 0, 2, 1, 2)]
    s.answer(0, ("choose_ability", 0, 2, 1, 2))
    s.hit("reactor")
    assert s.show(0, 2) == "garage | rabble_rouser(d) | -"
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


def test_parachute_base_can_push_somebody_forward() -> None:
    s = Scenario()
    s.column(0, 1, "parachute_base")
    s.column(0, 2, "garage | scout | -")
    s.hand(0, "muse")
    s.use("parachute_base")
    s.answer(0, ("drop", "muse", 2, "behind"))
    assert s.show(0, 2) == "garage | muse(d) | scout"
    assert s.water_of(0) == 3
    s.assert_nothing_pending()


@pytest.mark.parametrize(("lost", "cost"), [(0, 3), (1, 2), (2, 1)])
def test_pillbox_costs_one_less_for_each_own_destroyed_camp(lost: int, cost: int) -> None:
    s = Scenario()
    s.column(0, 1, "pillbox")
    s.column(0, 2, "garage(x)" if lost > 0 else "garage(d)")
    s.column(0, 3, "supply_depot(x)" if lost > 1 else "supply_depot(d)")
    s.column(1, 1, "reactor(x)")  # The opponent's do not count.
    s.use("pillbox")
    s.hit("cannon")
    assert s.show(1, 2) == "cannon(d)"
    assert s.water_of(0) == 3 - cost
    s.assert_nothing_pending()


def test_railgun_damages() -> None:
    s = Scenario()
    s.use("railgun")
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


def test_reactor_destroys_itself_and_all_people() -> None:
    s = Scenario()
    s.column(0, 1, "reactor | scout | punk")
    s.column(1, 1, "railgun | gunner | muse(d)")
    s.use("reactor")
    assert [s.show(0, 1), s.show(1, 1)] == ["reactor(x)", "railgun"]
    assert s.discard_pile() == ["scout", "gunner", "muse"]
    s.assert_nothing_pending()


def test_reactor_can_be_used_though_nobody_is_in_play() -> None:
    s = Scenario()
    s.column(0, 1, "reactor")
    s.column(1, 1, "railgun")
    s.use("reactor")
    assert s.show(0, 1) == "reactor(x)"
    assert not s.match.over
    s.assert_nothing_pending()


def test_resonator_destroys_an_unprotected_damaged_card() -> None:
    s = Scenario()
    s.column(0, 1, "resonator")
    s.column(1, 1, "reactor(d) | scout | -")
    s.column(1, 2, "cannon | muse(d) | -")
    s.column(1, 3, "victory_totem(d)")
    s.use("resonator")
    assert s.targets() == ["muse", "victory_totem"]
    s.hit("victory_totem")
    assert s.show(1, 3) == "victory_totem(x)"
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


def test_resonator_needs_an_unprotected_damaged_card() -> None:
    s = Scenario()
    s.column(0, 1, "resonator | scout(d) | -")
    s.column(1, 1, "reactor(d) | scout | -")
    s.column(1, 2, "cannon(x)")
    assert not s.can(("use", "resonator"))


@pytest.mark.parametrize(("resolved", "is_usable"), [((0, 0), False), ((0, 1), False), ((1, 0), True)])
def test_scavenger_camp_restores_after_the_own_raiders(resolved: tuple[int, int], is_usable: bool) -> None:
    s = Scenario()
    s.column(0, 1, "scavenger_camp")
    s.column(0, 2, "garage(d)")
    s.earlier(raiders_resolved=resolved, events_resolved=1)
    assert s.can(("use", "scavenger_camp", 1, 0, 2)) == is_usable


def test_scavenger_camp_notices_raiders_that_resolve() -> None:
    s = Scenario()
    s.column(0, 1, "scavenger_camp")
    s.column(0, 2, "garage(d)")
    s.queue(0, "raiders")
    s.hand(0, "vigilante")
    assert not s.can(("use", "scavenger_camp", 1, 0, 2))
    s.junk("vigilante")
    s.hit("reactor")
    s.use("scavenger_camp", 2)
    s.hit("garage")
    assert s.show(0, 2) == "garage"
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


def test_scavenger_camp_does_not_count_raiders_of_the_opponent() -> None:
    s = Scenario()
    s.column(0, 1, "scavenger_camp")
    s.column(0, 2, "garage(d)")
    s.column(0, 3, "omen_clock")
    s.queue(1, "raiders")
    s.use("omen_clock")
    assert s.asked == (0, "raided")
    s.hit("scavenger_camp")
    assert not s.can(("use", "scavenger_camp", 1, 0, 2))
    s.assert_nothing_pending()


def test_scud_launcher_hits_what_the_opponent_chooses() -> None:
    s = Scenario()
    s.column(0, 1, "scud_launcher")
    s.column(1, 1, "reactor | scout | -")
    s.use("scud_launcher")
    assert s.asked == (1, "suffer")
    assert s.targets() == ["reactor", "scout", "cannon", "victory_totem"]
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d) | scout | -"
    s.assert_nothing_pending()


def test_scud_launcher_with_one_possible_card_can_win() -> None:
    s = Scenario()
    s.column(0, 1, "scud_launcher")
    s.column(1, 1, "reactor(d)")
    s.column(1, 2, "cannon(x)")
    s.column(1, 3, "victory_totem(x)")
    s.use("scud_launcher")
    assert s.match.result is not None
    assert s.match.result.places == (1, 2)


def test_supply_depot_draws_two_and_discards_one_of_them() -> None:
    s = Scenario()
    s.hand(0, "scout")
    s.deck_top("muse", "famine")
    s.use("supply_depot")
    assert sorted(s.targets()) == ["famine", "muse"]
    s.hit("muse")
    assert s.hand_of(0) == ["famine", "scout"]
    assert s.discard_pile() == ["muse"]
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


def test_supply_depot_tells_a_drawn_copy_from_the_one_in_hand() -> None:
    s = Scenario()
    s.hand(0, "scout")
    s.deck_top("scout", "famine")
    s.use("supply_depot")
    s.hit("scout")
    assert s.hand_of(0) == ["famine", "scout"]
    assert s.discard_pile() == ["scout"]
    s.assert_nothing_pending()


def test_the_octagon_destroys_one_person_of_each_player() -> None:
    s = Scenario()
    s.column(0, 1, "the_octagon | scout | muse")
    s.column(1, 1, "reactor | gunner | vigilante")
    s.use("the_octagon")
    assert s.asked == (0, "destroy_own")
    s.hit("muse")
    assert s.asked == (1, "destroy_own")
    s.hit("vigilante")
    assert [s.show(0, 1), s.show(1, 1)] == ["the_octagon(n) | scout | -", "reactor | gunner | -"]
    s.assert_nothing_pending()


def test_training_camp_turns_a_punk_into_a_person() -> None:
    s = Scenario()
    s.column(0, 1, "training_camp | punk[vanguard] | scout")
    s.use("training_camp")
    assert s.asked == (0, "gain_punk")  # Vanguard entered play.
    s.decline()
    assert s.show(0, 1) == "training_camp(n) | vanguard(n) | scout"
    assert s.board.put_in_play == [1, 0]
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


def test_training_camp_lets_the_player_choose_the_punk() -> None:
    s = Scenario()
    s.column(0, 1, "training_camp | punk[muse] | scout")
    s.column(0, 2, "garage | punk[famine] | -")
    s.column(1, 1, "reactor | punk | -")
    s.use("training_camp")
    assert s.slots() == [(0, 1, 1), (0, 2, 1)]
    s.hit("punk", column=1)
    assert s.show(0, 1) == "training_camp(n) | muse(n) | scout"
    s.assert_nothing_pending()


def test_training_camp_exchanges_an_event_for_a_punk_and_water() -> None:
    s = Scenario()
    s.column(0, 1, "training_camp | punk[famine] | -")
    s.use("training_camp")
    s.answer(0, ("punk", 3, "front"))
    assert [s.show(0, 1), s.show(0, 3)] == ["training_camp(n)", "supply_depot | punk(n) | -"]
    assert s.discard_pile() == ["famine"]
    assert s.water_of(0) == 3
    s.assert_nothing_pending()


def test_training_camp_with_karli_makes_the_person_ready() -> None:
    s = Scenario()
    s.column(0, 1, "training_camp | punk[muse] | karli_blaze")
    s.use("training_camp")
    assert s.can(("use", "muse"))


def test_victory_totem_injures_enemies_only() -> None:
    s = Scenario()
    s.column(0, 1, "victory_totem")
    s.column(1, 3, "oasis")
    assert not s.can(("use", "victory_totem", 1, 0, 1))
    s = Scenario()
    s.column(0, 1, "victory_totem")
    s.column(1, 3, "oasis")
    s.column(1, 1, "reactor | scout | muse")
    s.use("victory_totem", 1)
    assert s.show(1, 1) == "reactor | scout | muse(d)"
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@pytest.mark.parametrize("count", [1, 2])
def test_warehouse_exchanges_cards_for_one_more(count: int) -> None:
    s = Scenario()
    s.column(0, 1, "warehouse")
    s.hand(0, "muse", "famine", "scout")
    s.use("warehouse")
    for name in ["muse", "famine"][:count]:
        s.hit(name)
    s.answer(0, ("done",))
    assert s.discard_pile() == ["muse", "famine"][:count]
    assert len(s.hand_of(0)) == 3 + 1
    assert s.show(0, 1) == "warehouse(d)"
    s.assert_nothing_pending()


def test_warehouse_must_discard_at_least_one_card() -> None:
    s = Scenario()
    s.column(0, 1, "warehouse")
    s.hand(0, "muse", "famine")
    s.use("warehouse")
    assert not s.can(("done",))


@pytest.mark.parametrize(("card", "queue"), [("strafe", ()), ("vigilante", ("raiders",))])
def test_watchtower_counts_bomb_number_0_and_raiders(card: str, queue: tuple[str, ...]) -> None:
    s = Scenario()
    s.column(0, 1, "watchtower")
    s.queue(0, *queue)
    s.hand(0, card)
    assert not s.can(("use", "watchtower"))
    if card == "strafe":
        s.play("strafe")
    else:
        s.junk("vigilante")
        s.hit("reactor")
    assert s.can(("use", "watchtower"))


def test_watchtower_does_not_count_a_played_event_that_waits() -> None:
    s = Scenario()
    s.column(0, 1, "watchtower")
    s.hand(0, "famine")
    s.play("famine")
    assert not s.can(("use", "watchtower"))
