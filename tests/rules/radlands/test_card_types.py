"""Chapter 6: card types."""

import pytest

from stolik.games.radlands import content
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario, as_text, seen

CAMP_SETS: tuple[content.CampSet, ...] = ("v1", "v2")
PEOPLE = [person.id for person in content.people()]
ICONS = {"injure", "raid", "draw", "restore", "water", "punk"}
EVENTS = {
    "banish": (1, "raid", 1), "bombardment": (4, "restore", 3), "famine": (1, "injure", 1),
    "high_ground": (0, "water", 1), "interrogate": (1, "water", 0), "napalm": (2, "restore", 1),
    "radiation": (2, "raid", 1), "strafe": (2, "draw", 0), "truce": (2, "injure", 0), "uprising": (1, "injure", 2),
}  # fmt: skip
"""Cost, junk icon and bomb number of every event."""


@pytest.fixture(params=["ua-v1", "pl-v1", "ua-v2", "pl-v2"])
def s(request: pytest.FixtureRequest) -> Scenario:
    return Scenario(*request.param.split("-"))


def state_of(s: Scenario, seat: int, column: int, row: int, reader: int | None = None) -> str:
    """The state of a card as a reader sees it."""
    card = seen(s.match, reader).sides[seat].columns[column - 1][row]
    assert card is not None
    return card.state


# Camps


@rule("RAD-CARD-CAMP-01")
@pytest.mark.parametrize("camp_set", CAMP_SETS)
def test_every_camp_has_a_starting_card_number(camp_set: content.CampSet) -> None:
    assert all(0 <= camp.start <= 3 for camp in content.camps(camp_set))


@rule("RAD-CARD-CAMP-01")
@pytest.mark.parametrize(
    ("camp", "abilities"),
    [("oasis", []), ("railgun", [1]), ("outpost", [1, 2])],
)
def test_a_camp_may_have_no_ability_one_or_two(s: Scenario, camp: str, abilities: list[int]) -> None:
    s.column(0, 1, camp)
    s.column(0, 2, "garage(d)")
    assert [option[4] for option in s.offered(0) if option[:2] == ("use", camp)] == abilities


@rule("RAD-CARD-CAMP-01")
def test_a_camp_may_have_a_trait_and_an_ability(s: Scenario) -> None:
    s.column(0, 1, "bonfire(d)")
    s.column(0, 2, "garage(d)")
    s.hand(0, "sniper")
    assert s.can(("use", "bonfire"))
    s.junk("sniper")
    assert s.targets() == ["garage"]


@rule("RAD-CARD-CAMP-02")
def test_a_camp_is_undamaged_then_damaged_then_destroyed(s: Scenario) -> None:
    s.column(0, 1, "railgun | looter | -")
    s.water(0, 9)
    states = [state_of(s, 1, 1, 0)]
    for card in ("looter", "railgun"):
        s.use(card)
        s.hit("reactor")
        states.append(state_of(s, 1, 1, 0))
    assert states == ["undamaged", "damaged", "destroyed"]
    s.assert_nothing_pending()


@rule("RAD-CARD-CAMP-03")
def test_a_destroyed_camp_has_no_abilities(s: Scenario) -> None:
    s.column(0, 1, "outpost(x)")
    s.column(0, 2, "garage(d)")
    s.water(0, 9)
    assert not s.can(("use", "outpost"))
    assert s.can(("use", "garage"))


@rule("RAD-CARD-CAMP-03")
@pytest.mark.parametrize(("oasis", "can_play"), [("oasis", True), ("oasis(x)", False)])
def test_a_destroyed_camp_has_no_traits(s: Scenario, oasis: str, can_play: bool) -> None:
    s.column(0, 1, oasis)
    s.hand(0, "muse")
    s.water(0, 0)
    assert s.can(("play", "muse", 1)) == can_play


@rule("RAD-CARD-CAMP-03")
def test_a_destroyed_camp_cannot_be_damaged(s: Scenario) -> None:
    s.column(0, 1, "railgun | sniper | looter")
    s.column(1, 1, "reactor(x)")
    s.water(0, 9)
    s.use("looter")
    assert s.targets() == ["cannon", "victory_totem"]
    s.hit("cannon")
    s.use("sniper")
    assert s.targets() == ["cannon", "victory_totem"]
    s.hit("victory_totem")
    assert s.show(1, 1) == "reactor(x)"


@rule("RAD-CARD-CAMP-03")
def test_a_destroyed_camp_cannot_be_destroyed(s: Scenario) -> None:
    s.column(0, 1, "railgun | molgur_stang | -")
    s.column(1, 1, "reactor(x)")
    s.use("molgur_stang")
    assert s.targets() == ["cannon", "victory_totem"]


@rule("RAD-CARD-CAMP-03")
def test_a_destroyed_camp_cannot_be_restored(s: Scenario) -> None:
    s.column(0, 1, "railgun(x)")
    s.column(0, 2, "garage(d)")
    s.hand(0, "sniper")
    s.junk("sniper")
    assert s.targets() == ["garage"]


@rule("RAD-CARD-CAMP-03")
def test_a_destroyed_camp_stays_as_the_marker_of_its_column(s: Scenario) -> None:
    s.column(1, 2, "cannon(d)")
    s.column(1, 1, "reactor | scout | -")
    s.use("railgun")
    s.hit("cannon")
    assert [s.show(1, column) for column in (1, 2, 3)] == ["reactor | scout | -", "cannon(x)", "victory_totem"]
    assert s.discard_pile() == []
    s.end_turn()
    s.assert_nothing_pending()
    assert s.show(1, 2) == "cannon(x)"


# People


@rule("RAD-CARD-PERSON-01")
@pytest.mark.parametrize("person", PEOPLE)
def test_a_person_has_a_water_cost_and_a_junk_icon(s: Scenario, person: str) -> None:
    facts = next(card for card in content.people() if card.id == person)
    assert facts.junk in ICONS
    s.hand(0, person)
    s.water(0, 9)
    assert s.can(("junk", person))
    s.play(person, 1)
    assert s.water_of(0) == 9 - facts.cost < 9


@rule("RAD-CARD-PERSON-01")
@pytest.mark.parametrize(
    ("person", "abilities"),
    [("punk", []), ("sniper", [1]), ("rabble_rouser", [1, 2])],
)
def test_a_person_may_have_no_ability_one_or_several(s: Scenario, person: str, abilities: list[int]) -> None:
    s.column(0, 1, f"railgun | {person} | -")
    s.column(0, 2, "garage | punk | -")
    assert [option[4] for option in s.offered(0) if option[:2] == ("use", person)] == abilities


@rule("RAD-CARD-PERSON-01")
def test_a_person_may_have_several_traits_and_an_ability(s: Scenario) -> None:
    s.column(0, 1, "railgun | muse | -")
    s.hand(0, "argo_yesky")
    s.water(0, 4)
    s.play("argo_yesky", 2)
    assert s.asked == (0, "gain_punk")
    s.decline()
    assert s.can(("use", "muse", 1, 1, 3))
    s.end_turn()
    s.end_turn()
    assert s.can(("use", "argo_yesky", 2, 1, 1))


@rule("RAD-CARD-PERSON-02")
def test_a_person_is_undamaged_then_damaged_then_in_the_discard_pile(s: Scenario) -> None:
    s.column(0, 1, "railgun | looter | -")
    s.column(1, 1, "reactor | scout | -")
    s.water(0, 9)
    assert state_of(s, 1, 1, 1) == "undamaged"
    s.use("looter")
    s.hit("scout")
    assert state_of(s, 1, 1, 1) == "damaged"
    assert s.discard_pile() == []
    s.use("railgun")
    s.hit("scout")
    assert s.show(1, 1) == "reactor"
    assert s.discard_pile() == ["scout"]
    s.assert_nothing_pending()


# Punks


@rule("RAD-CARD-PUNK-01")
def test_a_punk_is_the_facedown_top_card_of_the_draw_deck(s: Scenario) -> None:
    s.deck_top("interrogate", "muse")
    s.hand(0, "magnus_karv")
    s.junk("magnus_karv")
    s.answer(0, ("punk", 1, "front"))
    assert s.show(0, 1) == "railgun | punk(n) | -"
    assert s.face(0, 1, 1) == "interrogate"
    assert s.deck_ids()[0] == "muse"
    assert s.deck_size() == 29
    for reader in (0, 1, None):
        assert "interrogate" not in as_text([s.match.view(reader), s.match.lines(reader)])


@rule("RAD-CARD-PUNK-01")
@pytest.mark.parametrize("face", ["muse", "sniper", "rescue_team"])
def test_a_punk_has_no_abilities(s: Scenario, face: str) -> None:
    s.column(0, 1, f"railgun | punk[{face}] | -")
    used = {option[1] for option in s.offered(0) if option[0] == "use"}
    assert used == {"railgun", "garage", "supply_depot"}


@rule("RAD-CARD-PUNK-01")
def test_a_punk_has_no_traits(s: Scenario) -> None:
    s.column(0, 1, "railgun | punk[karli_blaze] | punk[argo_yesky]")
    s.hand(0, "muse")
    s.play("muse", 2)
    assert s.show(0, 2) == "garage | muse(n) | -"
    used = {option[1] for option in s.offered(0) if option[0] == "use"}
    assert used == {"railgun", "garage", "supply_depot"}


@rule("RAD-CARD-PUNK-01")
def test_a_punk_has_no_enters_play_trait_and_no_cost(s: Scenario) -> None:
    s.deck_top("wounded_soldier")
    s.hand(0, "magnus_karv")
    s.water(0, 0)
    s.junk("magnus_karv")
    s.answer(0, ("punk", 1, "front"))
    assert s.show(0, 1) == "railgun | punk(n) | -"
    assert (s.hand_of(0), s.water_of(0)) == ([], 0)
    s.assert_nothing_pending()


@rule("RAD-CARD-PUNK-02")
def test_enemies_include_punks(s: Scenario) -> None:
    s.column(0, 1, "railgun | assassin | vigilante")
    s.column(1, 1, "reactor | punk | -")
    s.column(1, 2, "cannon | scout | -")
    s.use("vigilante")
    assert s.targets() == ["punk", "scout"]
    s.hit("scout")
    s.use("assassin")
    assert s.targets() == ["punk", "scout"]


@rule("RAD-CARD-PUNK-02")
def test_people_include_punks_when_one_is_destroyed_by_its_owner(s: Scenario) -> None:
    s.column(0, 1, "mulcher | punk | scout")
    s.use("mulcher")
    assert s.targets() == ["punk", "scout"]


@rule("RAD-CARD-PUNK-02")
@pytest.mark.parametrize(("people", "can_use"), [("punk | -", True), ("punk | punk", False)])
def test_people_include_punks_when_they_are_counted(s: Scenario, people: str, can_use: bool) -> None:
    s.column(0, 1, f"arcade | {people}")
    assert s.can(("use", "arcade")) == can_use


@rule("RAD-CARD-PUNK-02")
def test_all_people_include_punks(s: Scenario) -> None:
    s.turn_begins()
    s.queue(0, "radiation")
    s.column(0, 1, "railgun | punk | -")
    s.column(1, 1, "reactor | scout | punk")
    assert (s.show(0, 1), s.show(1, 1)) == ("railgun", "reactor | scout(d) | -")


@rule("RAD-CARD-PUNK-03")
def test_a_damaged_punk_is_destroyed(s: Scenario) -> None:
    s.column(1, 1, "reactor | punk | -")
    s.use("railgun")
    s.hit("punk")
    assert s.show(1, 1) == "reactor"
    s.assert_nothing_pending()


@rule("RAD-CARD-PUNK-03")
def test_an_injured_punk_is_destroyed(s: Scenario) -> None:
    s.column(1, 1, "reactor | punk | -")
    s.hand(0, "muse")
    s.junk("muse")
    assert s.show(1, 1) == "reactor"
    s.assert_nothing_pending()


@rule("RAD-CARD-PUNK-04")
def test_a_destroyed_punk_returns_unseen_to_the_top_of_the_draw_deck(s: Scenario) -> None:
    s.column(1, 1, "reactor | punk[interrogate] | -")
    s.use("railgun")
    s.hit("punk")
    assert s.deck_size() == 31
    assert s.deck_ids()[0] == "interrogate"
    assert s.discard_pile() == []
    assert (s.hand_of(0), s.hand_of(1)) == ([], [])
    for reader in (0, 1, None):
        assert "interrogate" not in as_text([s.match.view(reader), s.match.lines(reader)])


@rule("RAD-CARD-PUNK-05")
@pytest.mark.parametrize("face", ["muse", "famine", "argo_yesky", "bombardment"])
def test_what_a_punk_hides_has_no_influence(s: Scenario, face: str) -> None:
    plain = Scenario(s.setup["edition"], s.setup["camp_set"])
    plain.column(0, 1, "railgun | punk[looter] | -")
    s.column(0, 1, f"railgun | punk[{face}] | -")
    for position in (plain, s):
        position.hand(0, "sniper")
        position.hand(1, "gunner")
    assert s.offered(0) == plain.offered(0)
    for position in (plain, s):
        position.play("sniper", 1)
        position.end_turn()
    assert s.show(0, 1) == plain.show(0, 1) == "railgun | punk | sniper"
    assert s.face(0, 1, 1) == face


@rule("RAD-CARD-PUNK-06")
@pytest.mark.parametrize("face", ["sniper", "radiation"])
def test_a_punk_returned_to_a_hand_is_an_ordinary_card(s: Scenario, face: str) -> None:
    s.column(0, 1, f"railgun | rescue_team | punk[{face}]")
    s.use("rescue_team")
    s.hit("punk")
    assert s.show(0, 1) == "railgun | rescue_team(n) | -"
    assert s.hand_of(0) == [face]
    assert s.deck_size() == 30
    assert s.can(("junk", face))
    assert s.can(("play", face))
    s.assert_nothing_pending()


# Events


@rule("RAD-CARD-EVENT-01")
def test_every_event_has_a_cost_a_junk_icon_and_a_bomb_number() -> None:
    assert {event.id: (event.cost, event.junk, event.bomb) for event in content.events()} == EVENTS
    assert {event.bomb for event in content.events()} == {0, 1, 2, 3}


@rule("RAD-CARD-EVENT-01")
@pytest.mark.parametrize("event", EVENTS)
def test_an_event_costs_what_is_printed_and_goes_where_its_bomb_says(s: Scenario, event: str) -> None:
    cost, _, bomb = EVENTS[event]
    s.hand(0, event)
    s.water(0, 5)
    s.play(event)
    assert s.water_of(0) == 5 - cost
    assert s.queue_of(0) == tuple(event if space == bomb else None for space in (1, 2, 3))


@rule("RAD-CARD-EVENT-01")
def test_an_event_has_an_effect(s: Scenario) -> None:
    s.turn_begins()
    s.queue(0, "bombardment")
    assert [s.show(1, column) for column in (1, 2, 3)] == ["reactor(d)", "cannon(d)", "victory_totem(d)"]


# Traits


@rule("RAD-CARD-TRAIT-01")
@pytest.mark.parametrize(("karli", "is_active"), [("karli_blaze", True), ("karli_blaze(d)", False), ("-", False)])
def test_the_trait_of_a_person_works_only_in_play_and_undamaged(s: Scenario, karli: str, is_active: bool) -> None:
    s.column(0, 1, f"railgun | {karli} | -")
    s.hand(0, "sniper", *(["karli_blaze"] if karli == "-" else []))
    s.play("sniper", 2)
    assert s.ready(0, 2, 1) == is_active


@rule("RAD-CARD-TRAIT-01")
def test_the_trait_of_a_person_works_again_once_it_is_restored(s: Scenario) -> None:
    s.column(0, 1, "railgun | argo_yesky(d) | -")
    s.column(0, 2, "garage | vigilante | -")
    s.hand(0, "sniper")
    assert not s.can(("use", "vigilante", 2, 1, 3))
    s.junk("sniper")
    s.hit("argo_yesky")
    assert s.can(("use", "vigilante", 2, 1, 3))


@rule("RAD-CARD-TRAIT-01")
def test_the_trait_of_a_person_ends_when_it_leaves_play(s: Scenario) -> None:
    s.column(0, 1, "mulcher | argo_yesky | -")
    s.column(0, 2, "garage | vigilante | -")
    assert s.can(("use", "vigilante", 2, 1, 3))
    s.use("mulcher")
    s.hit("argo_yesky")
    assert not s.can(("use", "vigilante", 2, 1, 3))


@rule("RAD-CARD-TRAIT-01")
def test_the_trait_of_a_person_serves_its_owner_alone(s: Scenario) -> None:
    s.column(1, 1, "reactor | karli_blaze | -")
    s.hand(0, "sniper")
    s.play("sniper", 2)
    assert not s.ready(0, 2, 1)


@rule("RAD-CARD-TRAIT-02")
@pytest.mark.parametrize(("oasis", "cost"), [("oasis", 0), ("oasis(d)", 0), ("oasis(x)", 1)])
def test_the_trait_of_a_camp_works_until_the_camp_is_destroyed(s: Scenario, oasis: str, cost: int) -> None:
    s.column(0, 1, oasis)
    s.hand(0, "muse")
    s.play("muse", 1)
    assert s.water_of(0) == 3 - cost


@rule("RAD-CARD-TRAIT-03")
def test_a_trait_needs_no_readiness(s: Scenario) -> None:
    s.column(0, 1, "oasis(n) | - | -")
    s.column(0, 2, "garage | karli_blaze(n) | -")
    s.hand(0, "muse")
    s.water(0, 0)
    s.play("muse", 1)
    assert s.show(0, 1) == "oasis(n) | muse | -"


@rule("RAD-CARD-TRAIT-03")
def test_a_trait_needs_no_action_and_no_water(s: Scenario) -> None:
    s.deck_top("strafe")
    s.hand(0, "wounded_soldier")
    s.water(0, 1)
    s.play("wounded_soldier", 1)
    assert s.hand_of(0) == ["strafe"]
    assert s.show(0, 1) == "railgun | wounded_soldier(d) | -"
    assert s.water_of(0) == 0
    s.assert_nothing_pending()


@rule("RAD-CARD-TRAIT-04")
def test_holdouts_trait_works_while_the_card_is_in_hand(s: Scenario) -> None:
    s.column(0, 2, "garage(x)")
    s.hand(0, "holdout")
    s.water(0, 1)
    assert [option for option in s.offered(0) if option[0] == "play"] == [("play", "holdout", 2, "front")]
    s.play("holdout", 2)
    assert s.water_of(0) == 1
    assert s.show(0, 2) == "garage(x) | holdout(n) | -"


@rule("RAD-CARD-TRAIT-04")
def test_holdout_costs_two_beside_a_camp_that_stands(s: Scenario) -> None:
    s.column(0, 2, "garage(x)")
    s.column(1, 1, "reactor(x)")
    s.hand(0, "holdout")
    s.water(0, 2)
    s.play("holdout", 1)
    assert s.water_of(0) == 0
