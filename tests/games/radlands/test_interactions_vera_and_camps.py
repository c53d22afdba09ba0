"""Cards that meet other cards: Vera Vosh with each kind of use, last camps, the revised printing."""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario

# Vera Vosh


@rule("RAD-RULING-34")
def test_vera_counts_a_use_through_the_lab_for_the_camp_and_for_the_person() -> None:
    s = Scenario()
    s.column(0, 1, "adrenaline_lab | vera_vosh | -")
    s.column(0, 2, "garage | muse(d) | -")
    s.column(0, 3, "supply_depot | scout(d) | -")
    s.use("adrenaline_lab")
    assert s.offered(0) == [("rouse", 0, 2, 1, 1), ("rouse", 0, 3, 1, 1)]
    s.hit("muse")
    assert s.water_of(0) == 4
    assert s.ready(0, 1)
    s.use("adrenaline_lab")
    assert s.queue_of(0) == (None, "raiders", None)
    assert s.discard_pile() == ["muse", "scout"]
    assert not s.ready(0, 1)
    s.assert_nothing_pending()


@rule("RAD-RULING-34")
def test_vera_counts_a_drop_for_the_base_and_leaves_the_dropped_person_not_ready() -> None:
    s = Scenario()
    s.column(0, 1, "parachute_base | vera_vosh | -")
    s.hand(0, "muse", "scout")
    s.water(0, 4)
    s.use("parachute_base")
    s.answer(0, ("drop", "muse", 2, "front"))
    assert s.show(0, 2) == "garage | muse(d) | -"
    assert s.ready(0, 1)
    s.use("parachute_base")
    s.answer(0, ("drop", "scout", 3, "front"))
    assert s.show(0, 3) == "supply_depot | scout(d) | -"
    assert not s.ready(0, 1)
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


@rule("RAD-FAQ-VERA-01", "RAD-RULING-34")
def test_a_dropped_vera_leaves_neither_the_base_nor_herself_ready() -> None:
    s = Scenario()
    s.column(0, 1, "parachute_base")
    s.column(1, 1, "reactor | scout | -")
    s.hand(0, "vera_vosh")
    s.water(0, 5)
    s.use("parachute_base")
    s.answer(0, ("drop", "vera_vosh", 2, "front"))
    assert s.show(1, 1) == "reactor | scout(d) | -"
    assert s.show(0, 1) == "parachute_base(n)"
    assert s.show(0, 2) == "garage | vera_vosh(d) | -"
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@rule("RAD-RULING-34", "RAD-RULING-32")
def test_vera_counts_a_use_through_a_mimic_for_the_mimic_only() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | vera_vosh(n) | -")
    s.column(0, 2, "garage | mimic | muse")
    s.use("mimic")
    assert s.ready(0, 2, 1)
    s.use("mimic")
    assert not s.ready(0, 2, 1)
    s.use("muse")
    assert s.ready(0, 2, 2)
    s.use("muse")
    assert not s.ready(0, 2, 2)
    assert s.water_of(0) == 7
    s.assert_nothing_pending()


@rule("RAD-RULING-33", "RAD-ACT-ABILITY-04")
def test_with_vera_a_camp_uses_both_its_abilities_and_no_third_time() -> None:
    s = Scenario()
    s.column(0, 1, "outpost | vera_vosh | -")
    s.column(0, 2, "garage(d)")
    s.water(0, 6)
    s.use("outpost", 1)
    assert s.queue_of(0) == (None, "raiders", None)
    s.use("outpost", 2)
    s.hit("garage")
    assert s.water_of(0) == 2
    assert not s.can(("use", "outpost"))
    s.assert_nothing_pending()


@rule("RAD-RULING-33", "RAD-RULING-65")
def test_with_vera_a_punk_uses_what_argo_gives_it_twice() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | vera_vosh | argo_yesky")
    s.column(0, 2, "garage | punk | -")
    s.use("punk", 3)
    s.hit("reactor")
    s.use("punk", 3)
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(x)"
    assert not s.can(("use", "punk"))
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@rule("RAD-RULING-33")
def test_with_vera_a_cannon_fires_twice_and_destroys_itself() -> None:
    s = Scenario()
    s.column(0, 1, "cannon | vera_vosh | -")
    s.column(1, 2, "mulcher")
    s.use("cannon")
    s.hit("reactor")
    assert s.show(0, 1) == "cannon(d) | vera_vosh | -"
    s.use("cannon")
    s.hit("reactor")
    assert s.show(0, 1) == "cannon(x) | vera_vosh | -"
    assert s.show(1, 1) == "reactor(x)"
    s.assert_nothing_pending()


@rule("RAD-RULING-26", "RAD-RULING-33")
def test_with_vera_a_rescue_team_played_again_has_two_uses_again() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | vera_vosh | -")
    s.column(0, 2, "garage | punk | punk")
    s.hand(0, "rescue_team")
    s.play("rescue_team", 3)
    s.use("rescue_team")
    s.hit("punk", row=2)
    s.use("rescue_team")
    s.hit("rescue_team")
    s.play("rescue_team", 3)
    assert s.can(("use", "rescue_team"))
    s.use("rescue_team")
    s.hit("punk")
    assert s.can(("use", "rescue_team"))
    s.use("rescue_team")
    s.hit("vera_vosh")
    assert not s.can(("use", "rescue_team"))
    s.assert_nothing_pending()


@rule("RAD-RULING-43", "RAD-RULING-33")
def test_with_vera_a_bonfire_turned_back_has_two_uses_again() -> None:
    s = Scenario()
    s.column(0, 1, "construction_yard | vera_vosh | -")
    s.column(0, 2, "bonfire")
    s.column(0, 3, "garage")
    s.use("bonfire")
    s.use("bonfire")
    assert s.show(0, 2) == "bonfire(x)"
    s.use("construction_yard")
    assert s.show(0, 1) == "construction_yard(x) | vera_vosh | -"
    s.use("bonfire")
    assert s.show(0, 2) == "bonfire(d)"
    assert s.can(("use", "bonfire"))
    s.use("bonfire")
    assert s.show(0, 2) == "bonfire(x)"
    assert not s.match.over
    s.assert_nothing_pending()


@rule("RAD-RULING-33", "RAD-FAQ-VERA-02")
def test_vera_herself_is_used_twice_but_not_when_she_was_just_played() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | vera_vosh | -")
    s.column(1, 1, "reactor | scout | -")
    s.use("vera_vosh")
    assert s.ready(0, 1, 1)
    s.use("vera_vosh")
    assert not s.ready(0, 1, 1)
    assert s.discard_pile() == ["scout"]

    s = Scenario()
    s.hand(0, "vera_vosh")
    s.column(1, 1, "reactor | scout | -")
    s.water(0, 5)
    s.play("vera_vosh", 1)
    assert not s.can(("use", "vera_vosh"))


@rule("RAD-FAQ-VERA-01")
def test_vera_played_after_a_use_does_not_make_the_camp_ready_again() -> None:
    s = Scenario()
    s.hand(0, "vera_vosh")
    s.water(0, 9)
    s.use("railgun")
    s.hit("reactor")
    s.play("vera_vosh", 1)
    assert not s.can(("use", "railgun"))
    assert s.can(("use", "garage"))


@rule("RAD-RULING-33")
def test_a_person_made_ready_by_atomic_garden_after_a_use_under_vera_has_one_use_left() -> None:
    s = Scenario()
    s.column(0, 1, "atomic_garden | vera_vosh | -")
    s.column(0, 2, "garage | vanguard | -")
    s.water(0, 6)
    s.use("vanguard")
    s.hit("reactor")
    s.hit("vanguard")
    s.use("atomic_garden")
    s.hit("vanguard")
    assert s.show(0, 2) == "garage | vanguard | -"
    s.use("vanguard")
    s.hit("reactor")
    s.hit("supply_depot")
    assert s.show(0, 2) == "garage | vanguard(n) | -"
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


# The last camp


@rule("RAD-RULING-48", "RAD-WIN-03", "RAD-WIN-04")
def test_a_reactor_as_last_camp_loses_the_game_with_all_people_gone() -> None:
    s = Scenario()
    s.column(0, 1, "reactor | muse | punk[famine]")
    s.column(0, 2, "garage(x)")
    s.column(0, 3, "supply_depot(x)")
    s.column(1, 1, "railgun(d) | scout | -")
    s.column(1, 2, "cannon(x)")
    s.column(1, 3, "victory_totem(x)")
    s.use("reactor")
    assert s.match.result is not None
    assert s.match.result.places == (2, 1)
    assert s.show(0, 1) == "reactor(x)"
    assert s.show(1, 1) == "railgun(d)"


@rule("RAD-RULING-12", "RAD-RULING-48")
def test_a_reactor_destroys_in_the_order_of_the_table() -> None:
    s = Scenario()
    s.column(0, 1, "reactor | muse | punk[famine]")
    s.column(0, 3, "supply_depot | gunner(d) | -")
    s.column(1, 1, "railgun | punk[strafe] | scout")
    s.column(1, 2, "cannon | looter | -")
    s.use("reactor")
    assert s.discard_pile() == ["muse", "gunner", "scout", "looter"]
    assert s.deck_ids()[:2] == ["strafe", "famine"]
    assert [s.show(0, column) for column in (1, 2, 3)] == ["reactor(x)", "garage", "supply_depot"]
    assert [s.show(1, column) for column in (1, 2)] == ["railgun", "cannon"]
    s.assert_nothing_pending()


@rule("RAD-RULING-42", "RAD-RULING-43")
@pytest.mark.parametrize("choice", ["obelisk", "bonfire"])
def test_a_construction_yard_as_last_camp_saves_its_owner(choice: str) -> None:
    s = Scenario()
    s.column(0, 1, "obelisk(x)")
    s.column(0, 2, "construction_yard")
    s.column(0, 3, "bonfire(x)")
    s.use("construction_yard")
    s.hit(choice)
    assert not s.match.over
    camps = ["obelisk(x)", "construction_yard(x)", "bonfire(x)"]
    camps[0 if choice == "obelisk" else 2] = choice
    assert [s.show(0, column) for column in (1, 2, 3)] == camps
    s.assert_nothing_pending()


@rule("RAD-RULING-13", "RAD-RULING-42")
def test_a_damaged_construction_yard_or_one_without_a_destroyed_camp_cannot_be_used() -> None:
    for yard, garage, usable in (
        ("construction_yard(d)", "garage(x)", False),
        ("construction_yard", "garage(d)", False),
        ("construction_yard", "garage(x)", True),
    ):
        s = Scenario()
        s.column(0, 1, yard)
        s.column(0, 2, garage)
        assert s.can(("use", "construction_yard")) == usable


@rule("RAD-RULING-52", "RAD-WIN-03")
@pytest.mark.parametrize(("camp", "hand"), [("cache", ()), ("bonfire", ()), ("warehouse", ("muse",))])
def test_a_damaged_camp_that_destroys_itself_as_the_last_one_does_nothing_more(
    camp: str, hand: tuple[str, ...]
) -> None:
    s = Scenario()
    s.column(0, 1, f"{camp}(d) | scout(d) | -")
    s.column(0, 2, "garage(x)")
    s.column(0, 3, "supply_depot(x)")
    s.hand(0, *hand)
    s.use(camp)
    assert s.match.result is not None
    assert s.match.result.places == (2, 1)
    assert s.show(0, 1) == f"{camp}(x) | scout(d) | -"
    assert s.hand_of(0) == list(hand)
    assert s.deck_size() == 30


@rule("RAD-RULING-52")
@pytest.mark.parametrize(
    ("choice", "cards", "column"),
    [
        (("draw",), 1, "cache(x) | scout(d) | -"),
        (("restore",), 0, "cache(x) | scout(n) | -"),
        (("punk",), 0, "cache(x) | scout(d) | -"),
    ],
)
def test_a_cache_that_destroys_itself_still_gives(choice: tuple[str, ...], cards: int, column: str) -> None:
    s = Scenario()
    s.column(0, 1, "cache(d) | scout(d) | -")
    s.use("cache")
    assert s.offered(0) == [("draw",), ("restore",), ("punk",)]
    s.answer(0, choice)
    if choice == ("restore",):
        assert s.targets() == ["scout"]
        s.hit("scout")
    elif choice == ("punk",):
        s.answer(0, ("punk", 2, "front"))
        assert s.show(0, 2) == "garage | punk(n) | -"
    assert len(s.hand_of(0)) == cards
    assert s.show(0, 1) == column
    s.assert_nothing_pending()


# The revised printing


@rule("RAD-RULING-78", "RAD-RULING-33")
def test_vera_gives_the_revised_resonator_no_second_use() -> None:
    s = Scenario(camp_set="v2")
    s.column(0, 1, "resonator | vera_vosh | -")
    s.use("resonator")
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    assert s.ready(0, 1)
    assert not s.can(("use",))
    s.assert_nothing_pending()


@rule("RAD-RULING-78")
@pytest.mark.parametrize("camp", ["parachute_base", "adrenaline_lab"])
def test_the_revised_resonator_and_uses_through_other_camps_exclude_each_other(camp: str) -> None:
    for resonator_first in (True, False):
        s = Scenario(camp_set="v2")
        s.column(0, 1, "resonator")
        s.column(0, 2, f"{camp} | wounded_soldier(d) | -")
        s.hand(0, "muse")
        assert s.can(("use", "resonator"))
        assert s.can(("use", camp))
        if resonator_first:
            s.use("resonator")
            s.hit("reactor")
            assert not s.can(("use",))
            assert s.can(("play", "muse"))
            continue
        s.use(camp)
        if camp == "parachute_base":
            s.answer(0, ("drop", "muse", 3, "front"))
        else:
            s.hit("reactor")
        assert s.asked == (0, "act")
        assert not s.can(("use", "resonator"))


@rule("RAD-RULING-78")
def test_a_use_of_a_punk_through_argo_counts_against_the_revised_resonator() -> None:
    s = Scenario(camp_set="v2")
    s.column(0, 1, "resonator | argo_yesky | -")
    s.column(0, 2, "garage | punk | -")
    s.use("punk", 3)
    s.hit("reactor")
    assert not s.can(("use", "resonator"))
    s.end_turn()
    s.end_turn()
    assert s.can(("use", "resonator"))


@rule("RAD-RULING-13")
@pytest.mark.parametrize(
    ("edition", "queue", "has_room", "is_usable"),
    [
        ("pl", ("famine", "raiders", None), False, False),
        ("pl", (None, "raiders", None), False, True),
        ("pl", ("famine", "raiders", None), True, True),
        ("ua", ("famine", "raiders", None), False, True),
    ],
)
def test_the_revised_cache_needs_a_part_that_does_something(
    edition: str, queue: tuple[str | None, ...], has_room: bool, is_usable: bool
) -> None:
    s = Scenario(edition, "v2")
    s.column(0, 1, "cache | muse | scout")
    s.column(0, 2, "garage | sniper | gunner")
    s.column(0, 3, "supply_depot | looter | -" if has_room else "supply_depot | looter | vigilante")
    s.queue(0, *queue)
    assert s.can(("use", "cache")) == is_usable


@rule("RAD-RULING-58", "RAD-PROT-01")
@pytest.mark.parametrize(("exposed", "is_usable"), [((0, 0), False), ((0, 1), True), ((1, 0), False)])
def test_after_high_ground_the_revised_warehouse_finds_an_unprotected_camp(
    exposed: tuple[int, int], is_usable: bool
) -> None:
    s = Scenario(camp_set="v2")
    s.column(0, 1, "warehouse")
    s.column(0, 2, "garage(d)")
    s.column(1, 1, "reactor | muse | -")
    s.column(1, 2, "cannon | scout | -")
    s.column(1, 3, "victory_totem | gunner | -")
    s.earlier(exposed=exposed)
    assert s.can(("use", "warehouse")) == is_usable


@rule("RAD-RULING-79", "RAD-CARD-PUNK-02")
def test_the_revised_construction_yard_needs_somebody_who_can_go_somewhere() -> None:
    s = Scenario(camp_set="v2")
    s.column(0, 1, "construction_yard")
    assert not s.can(("use", "construction_yard", 1, 0, 1))
    assert s.can(("use", "construction_yard", 1, 0, 2))

    s = Scenario(camp_set="v2")
    s.column(0, 1, "construction_yard | muse | punk[scout]")
    s.column(0, 2, "garage | sniper | gunner")
    s.column(0, 3, "supply_depot | looter | -")
    s.use("construction_yard", 1)
    assert s.targets() == ["muse", "punk", "sniper", "gunner"]  # Looter's own column has the only room.
    s.hit("punk")
    assert s.offered(0) == [("place", 1, "behind"), ("place", 3, "front"), ("place", 3, "behind")]
    s.answer(0, ("place", 3, "behind"))
    assert s.show(0, 3) == "supply_depot | punk | looter"
    assert s.face(0, 3, 1) == "scout"
    assert s.show(0, 1) == "construction_yard(n) | muse | -"
    assert s.board.put_in_play == [0, 0]
    s.assert_nothing_pending()
