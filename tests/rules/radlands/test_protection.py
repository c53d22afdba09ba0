"""Chapter 9: protection and targeting."""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario


@pytest.fixture(params=["ua-v1", "pl-v1", "ua-v2", "pl-v2"])
def s(request: pytest.FixtureRequest) -> Scenario:
    return Scenario(*request.param.split("-"))


# RAD-PROT-01 to -04


@rule("RAD-PROT-01")
@pytest.mark.parametrize(
    ("column", "target"),
    [
        ("reactor", "reactor"),
        ("reactor | scout | -", "scout"),
        ("reactor | scout | muse", "muse"),
        ("reactor | punk | -", "punk"),
        ("reactor(x) | scout | -", "scout"),
    ],
)
def test_the_card_with_no_own_card_in_front_of_it_is_the_unprotected_one(s: Scenario, column: str, target: str) -> None:
    s.column(1, 1, column)
    s.use("railgun")
    assert [name for name, slot in zip(s.targets(), s.slots(), strict=True) if slot[1] == 1] == [target]


@rule("RAD-PROT-01")
def test_a_card_is_unprotected_once_the_card_in_front_of_it_has_gone(s: Scenario) -> None:
    s.column(0, 2, "garage | looter | -")
    s.column(1, 1, "reactor | scout | muse(d)")
    s.water(0, 9)
    s.use("railgun")
    s.hit("muse")
    s.use("looter")
    assert s.targets() == ["scout", "cannon", "victory_totem"]


@rule("RAD-PROT-01")
def test_a_camp_in_front_protects_a_person_like_any_own_card(s: Scenario) -> None:
    s.column(1, 1, "scout | juggernaut | -", moves=1)
    s.use("railgun")
    assert s.targets() == ["juggernaut", "cannon", "victory_totem"]


@rule("RAD-PROT-01")
def test_people_opposite_in_the_column_of_the_other_player_do_not_protect(s: Scenario) -> None:
    s.column(0, 1, "railgun | scout | muse")
    s.use("railgun")
    assert s.targets() == ["reactor", "cannon", "victory_totem"]


@rule("RAD-PROT-02")
@pytest.mark.parametrize("mark", ["", "(d)", "(n)"])
def test_damaged_and_not_ready_people_protect_what_is_behind_them(s: Scenario, mark: str) -> None:
    s.column(1, 1, f"reactor | sniper{mark} | -")
    s.column(1, 2, f"cannon | looter | muse{mark}")
    s.use("railgun")
    assert s.targets() == ["sniper", "muse", "victory_totem"]


@rule("RAD-PROT-03")
def test_people_in_other_columns_do_not_protect(s: Scenario) -> None:
    s.column(1, 1, "reactor | scout | muse")
    s.column(1, 3, "victory_totem | punk | sniper")
    s.use("railgun")
    assert s.slots() == [(1, 1, 2), (1, 2, 0), (1, 3, 2)]
    s.hit("cannon")
    assert s.show(1, 2) == "cannon(d)"


@rule("RAD-PROT-04")
@pytest.mark.parametrize(
    ("person", "targets"),
    [
        ("looter", ["muse", "punk", "victory_totem"]),
        ("vigilante", ["muse", "punk"]),
        ("assassin", ["muse", "punk"]),
    ],
)
def test_damage_injure_and_destroy_hit_only_unprotected_cards(s: Scenario, person: str, targets: list[str]) -> None:
    s.column(0, 1, f"railgun | {person} | -")
    s.column(1, 1, "reactor | scout | muse")
    s.column(1, 2, "cannon | punk | -")
    s.use(person)
    assert s.targets() == targets


@rule("RAD-PROT-04")
def test_a_junk_effect_hits_only_unprotected_people(s: Scenario) -> None:
    s.column(1, 1, "reactor | scout | muse")
    s.column(1, 2, "cannon | punk | -")
    s.hand(0, "mutant")
    s.junk("mutant")
    assert s.targets() == ["muse", "punk"]


# RAD-PROT-05


@rule("RAD-PROT-05")
def test_any_card_ignores_protection(s: Scenario) -> None:
    s.column(0, 1, "railgun | sniper | -")
    s.column(1, 1, "reactor | scout | muse")
    s.use("sniper")
    assert s.targets() == ["reactor", "scout", "muse", "cannon", "victory_totem"]
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d) | scout | muse"


@rule("RAD-PROT-05")
def test_any_camp_ignores_protection(s: Scenario) -> None:
    s.column(0, 1, "railgun | molgur_stang | -")
    s.column(1, 1, "reactor | scout | muse")
    s.use("molgur_stang")
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(x) | scout | muse"


@rule("RAD-PROT-05")
def test_any_enemy_ignores_protection(s: Scenario) -> None:
    s.turn_begins()
    s.queue(0, "banish")
    s.column(1, 1, "reactor | scout | muse")
    assert s.targets() == ["scout", "muse"]
    s.hit("scout")
    assert s.show(1, 1) == "reactor | muse | -"


@rule("RAD-PROT-05")
def test_all_people_ignores_protection(s: Scenario) -> None:
    s.turn_begins()
    s.queue(0, "radiation")
    s.column(0, 1, "railgun | sniper | looter")
    s.column(1, 1, "reactor | scout | muse")
    assert s.show(0, 1) == "railgun | sniper(d) | looter(d)"
    assert s.show(1, 1) == "reactor | scout(d) | muse(d)"


@rule("RAD-PROT-05")
def test_all_damaged_enemies_ignores_protection(s: Scenario) -> None:
    s.column(0, 1, "railgun | exterminator | -")
    s.column(1, 1, "reactor | scout(d) | muse")
    s.use("exterminator")
    assert s.show(1, 1) == "reactor | muse | -"


@rule("RAD-PROT-05")
def test_one_of_their_cards_ignores_protection(s: Scenario) -> None:
    s.column(0, 1, "scud_launcher")
    s.column(1, 1, "reactor | scout | muse")
    s.use("scud_launcher")
    assert s.question.seat == 1
    assert s.targets() == ["reactor", "scout", "muse", "cannon", "victory_totem"]


@rule("RAD-PROT-05")
def test_a_wording_with_all_that_speaks_of_unprotected_cards_follows_its_own_text(s: Scenario) -> None:
    s.column(0, 1, "railgun | gunner | -")
    s.column(1, 1, "reactor | scout | muse")
    s.column(1, 2, "cannon | sniper | -")
    s.use("gunner")
    assert s.show(1, 1) == "reactor | scout | muse(d)"
    assert s.show(1, 2) == "cannon | sniper(d) | -"


# RAD-PROT-06 to -08


@rule("RAD-PROT-06")
def test_an_enemy_is_a_person_of_the_opponent_punks_included(s: Scenario) -> None:
    s.turn_begins()
    s.queue(0, "banish")
    s.column(0, 1, "railgun | sniper | -")
    s.column(1, 1, "reactor | scout | -")
    s.column(1, 2, "cannon | punk | -")
    assert s.slots() == [(1, 1, 1), (1, 2, 1)]


@rule("RAD-PROT-06")
def test_an_enemy_is_never_a_camp(s: Scenario) -> None:
    s.column(0, 1, "railgun | assassin | vigilante")
    assert not s.can(("use", "assassin"))
    assert not s.can(("use", "vigilante"))


@rule("RAD-PROT-06")
def test_all_damaged_enemies_are_no_camps(s: Scenario) -> None:
    s.column(0, 1, "railgun | exterminator | scout(d)")
    s.column(1, 1, "reactor(d)")
    s.column(1, 2, "cannon(d) | muse(d) | -")
    s.use("exterminator")
    assert [s.show(1, column) for column in (1, 2, 3)] == ["reactor(d)", "cannon(d)", "victory_totem"]
    assert s.show(0, 1) == "railgun | exterminator(n) | scout(d)"


@rule("RAD-PROT-07")
@pytest.mark.parametrize(
    ("person", "second_column"),
    [
        ("looter", "cannon | punk | -"),
        ("vigilante", "cannon | punk | -"),
        ("assassin", "cannon | punk | -"),
        ("sniper", "cannon | punk | -"),
        ("pyromaniac", "cannon"),
        ("molgur_stang", "cannon"),
    ],
)
def test_harmful_effects_are_not_used_on_own_cards(s: Scenario, person: str, second_column: str) -> None:
    s.column(0, 1, f"railgun | {person} | -")
    s.column(0, 2, "garage(d) | scout(d) | -")
    s.column(1, 1, "reactor | muse | -")
    s.column(1, 2, second_column)
    s.use(person)
    assert len(s.slots()) > 1
    assert {seat for seat, _, _ in s.slots()} == {1}


@rule("RAD-PROT-07")
def test_a_junk_effect_is_not_used_on_own_people(s: Scenario) -> None:
    s.column(0, 1, "railgun | scout | -")
    s.hand(0, "mutant")
    s.junk("mutant")
    assert s.show(0, 1) == "railgun | scout | -"
    s.assert_nothing_pending()


@rule("RAD-PROT-07")
def test_this_card_allows_harm_to_the_own_card(s: Scenario) -> None:
    s.column(0, 1, "railgun | mutant | -")
    s.use("mutant")
    s.answer(0, ("damage",))
    s.hit("reactor")
    assert s.show(0, 1) == "railgun | mutant(d) | -"
    assert s.show(1, 1) == "reactor(d)"


@rule("RAD-PROT-07")
def test_one_of_your_people_allows_harm_to_own_people_only(s: Scenario) -> None:
    s.column(0, 1, "railgun | cult_leader | scout")
    s.column(1, 1, "reactor | muse | -")
    s.use("cult_leader")
    assert s.slots() == [(0, 1, 1), (0, 1, 2)]
    s.hit("scout")
    assert s.targets() == ["muse", "cannon", "victory_totem"]


@rule("RAD-PROT-07")
def test_all_people_allows_harm_to_own_people(s: Scenario) -> None:
    s.turn_begins()
    s.queue(0, "radiation")
    s.column(0, 1, "railgun | scout | -")
    assert s.show(0, 1) == "railgun | scout(d) | -"


@rule("RAD-PROT-08")
def test_any_card_means_any_card_of_the_opponent(s: Scenario) -> None:
    s.column(0, 1, "railgun | sniper | scout")
    s.column(1, 1, "reactor | muse | punk")
    s.use("sniper")
    assert s.slots() == [(1, 1, 0), (1, 1, 1), (1, 1, 2), (1, 2, 0), (1, 3, 0)]


@rule("RAD-PROT-08")
def test_any_camp_means_any_camp_of_the_opponent(s: Scenario) -> None:
    s.column(0, 1, "railgun | molgur_stang | -")
    s.column(1, 1, "reactor | muse | punk")
    s.use("molgur_stang")
    assert s.slots() == [(1, 1, 0), (1, 2, 0), (1, 3, 0)]


# RAD-PROT-09


@rule("RAD-PROT-09")
@pytest.mark.parametrize("front", ["punk", "muse(d)"])
def test_all_unprotected_enemies_are_those_at_the_moment_the_effect_starts(s: Scenario, front: str) -> None:
    s.column(1, 1, f"reactor | vigilante | {front}")
    s.column(1, 2, "cannon | sniper | -")
    s.hand(0, "strafe")
    s.play("strafe")
    assert s.show(1, 1) == "reactor | vigilante | -"
    assert s.show(1, 2) == "cannon | sniper(d) | -"
    s.assert_nothing_pending()


@rule("RAD-PROT-09")
def test_all_unprotected_enemies_does_not_reach_camps_laid_bare(s: Scenario) -> None:
    s.column(0, 1, "railgun | gunner | -")
    s.column(1, 1, "reactor | punk | -")
    s.use("gunner")
    assert s.show(1, 1) == "reactor"
    s.assert_nothing_pending()
