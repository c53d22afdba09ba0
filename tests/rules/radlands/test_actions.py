"""Chapter 5: the five actions."""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario

COSTS = {
    **dict.fromkeys([
        "assassin", "cult_leader", "doomsayer", "exterminator", "gunner", "looter", "mimic", "muse", "mutant",
        "pyromaniac", "rabble_rouser", "repair_bot", "rescue_team", "scientist", "scout", "sniper", "vanguard",
        "vigilante", "wounded_soldier",
    ], 1),
    "holdout": 2,
    **dict.fromkeys(["argo_yesky", "karli_blaze", "magnus_karv", "vera_vosh", "zeto_khan"], 3),
    "molgur_stang": 4,
}  # fmt: skip
QUEUED = [
    ("banish", 1, 1), ("bombardment", 4, 3), ("famine", 1, 1), ("high_ground", 0, 1), ("napalm", 2, 1),
    ("radiation", 2, 1), ("uprising", 1, 2),
]  # fmt: skip
"""Events with a bomb number above 0: id, cost, bomb number."""
AT_ONCE = [("interrogate", 1), ("strafe", 2), ("truce", 2)]
"""Events with bomb number 0: id, cost."""
SIX = ["muse", "scout", "vigilante", "sniper", "punk", "looter"]

Queue = tuple[str | None, str | None, str | None]


@pytest.fixture(params=["ua-v1", "pl-v1", "ua-v2", "pl-v2"])
def s(request: pytest.FixtureRequest) -> Scenario:
    return Scenario(*request.param.split("-"))


@pytest.fixture(params=["v1", "v2"])
def ua(request: pytest.FixtureRequest) -> Scenario:
    return Scenario("ua", request.param)


@pytest.fixture(params=["v1", "v2"])
def pl(request: pytest.FixtureRequest) -> Scenario:
    return Scenario("pl", request.param)


def crowd(s: Scenario) -> None:
    """Fill the columns of seat 0 with the six people of `SIX`."""
    s.column(0, 1, "railgun | muse | scout")
    s.column(0, 2, "garage | vigilante | sniper")
    s.column(0, 3, "supply_depot | punk | looter")


def people(s: Scenario, seat: int = 0) -> list[str]:
    """The people of a seat, column by column from the back."""
    cells = [cell for column in (1, 2, 3) for cell in s.show(seat, column).split(" | ")[1:]]
    return [cell for cell in cells if cell != "-"]


# Play Card: a person


@rule("RAD-ACT-PLAY-PERSON-01")
@pytest.mark.parametrize("column", [1, 2, 3])
def test_a_person_is_played_into_any_own_column(s: Scenario, column: int) -> None:
    s.column(0, 2, "garage(d)")
    s.column(0, 3, "supply_depot(x)")
    s.hand(0, "sniper")
    offered = [option for option in s.offered(0) if option[0] == "play"]
    assert offered == [("play", "sniper", number, "front") for number in (1, 2, 3)]
    s.play("sniper", column)
    assert people(s) == ["sniper(n)"]
    assert s.show(0, column) == ["", "railgun", "garage(d)", "supply_depot(x)"][column] + " | sniper(n) | -"
    assert people(s, 1) == []
    assert s.hand_of(0) == []
    s.assert_nothing_pending()


@rule("RAD-ACT-PLAY-PERSON-01")
def test_a_person_in_the_hand_of_the_opponent_cannot_be_played(s: Scenario) -> None:
    s.hand(1, "sniper")
    assert not s.can(("play",))


@rule("RAD-ACT-PLAY-PERSON-02")
@pytest.mark.parametrize("person", COSTS)
def test_a_person_is_paid_with_water_equal_to_its_cost(s: Scenario, person: str) -> None:
    s.hand(0, person)
    s.water(0, COSTS[person])
    s.play(person, 2)
    assert s.water_of(0) == 0


@rule("RAD-ACT-PLAY-PERSON-02")
@pytest.mark.parametrize("person", COSTS)
def test_a_person_is_not_played_for_one_water_less(s: Scenario, person: str) -> None:
    s.hand(0, person)
    s.water(0, COSTS[person] - 1)
    assert not s.can(("play", person))
    assert s.can(("junk", person))


@rule("RAD-ACT-PLAY-PERSON-03")
def test_a_person_is_not_ready_in_the_turn_it_is_played(s: Scenario) -> None:
    s.hand(0, "sniper")
    s.play("sniper", 1)
    assert not s.ready(0, 1, 1)
    assert not s.can(("use", "sniper"))
    s.end_turn()
    s.end_turn()
    assert s.ready(0, 1, 1)
    assert s.can(("use", "sniper"))


@rule("RAD-ACT-PLAY-PERSON-04")
@pytest.mark.parametrize(
    ("where", "column"),
    [("front", "railgun | muse | sniper(n)"), ("behind", "railgun | sniper(n) | muse")],
)
def test_the_player_chooses_in_front_of_or_behind_the_person_of_the_column(
    s: Scenario, where: str, column: str
) -> None:
    s.column(0, 1, "railgun | muse | -")
    s.hand(0, "sniper")
    assert s.can(("play", "sniper", 1, "front"))
    assert s.can(("play", "sniper", 1, "behind"))
    s.play("sniper", 1, where)
    assert s.show(0, 1) == column
    s.assert_nothing_pending()


@rule("RAD-ACT-PLAY-PERSON-04")
@pytest.mark.parametrize("mark", ["", "(d)", "(n)"])
def test_the_person_pushed_forward_keeps_its_state(s: Scenario, mark: str) -> None:
    s.column(0, 1, f"railgun | muse{mark} | -")
    s.hand(0, "sniper")
    s.play("sniper", 1, "behind")
    assert s.show(0, 1) == f"railgun | sniper(n) | muse{mark}"


@rule("RAD-ACT-PLAY-PERSON-05")
@pytest.mark.parametrize("column", [1, 2, 3])
def test_a_column_with_two_people_takes_no_third(s: Scenario, column: int) -> None:
    camps = ["railgun", "garage", "supply_depot"]
    s.column(0, column, f"{camps[column - 1]} | muse | punk")
    s.hand(0, "sniper", "argo_yesky")
    assert not s.can(("play", "sniper", column))
    assert {option[2] for option in s.offered(0) if option[:2] == ("play", "sniper")} == {1, 2, 3} - {column}
    s.junk("argo_yesky")
    assert {option[1] for option in s.offered(0) if option[0] == "punk"} == {1, 2, 3} - {column}


@rule("RAD-ACT-PLAY-PERSON-06")
def test_pl_with_six_people_no_person_is_played(pl: Scenario) -> None:
    crowd(pl)
    pl.hand(0, "mutant", "rescue_team", "holdout")
    pl.water(0, 9)
    assert not pl.can(("play",))
    assert not pl.can(("announce",))
    assert pl.can(("junk", "mutant"))


@rule("RAD-ACT-PLAY-PERSON-06")
def test_pl_with_five_people_a_sixth_is_played(pl: Scenario) -> None:
    crowd(pl)
    pl.column(0, 2, "garage | vigilante | -")
    pl.hand(0, "mutant", "rescue_team")
    pl.play("mutant", 2)
    assert len(people(pl)) == 6
    assert not pl.can(("play", "rescue_team"))


@rule("RAD-ACT-PLAY-PERSON-06")
def test_pl_with_six_people_no_punk_is_gained(pl: Scenario) -> None:
    crowd(pl)
    pl.hand(0, "argo_yesky")
    pl.junk("argo_yesky")
    assert pl.asked == (0, "act")
    assert people(pl) == SIX
    assert pl.deck_size() == 30
    assert pl.discard_pile() == ["argo_yesky"]
    pl.assert_nothing_pending()


@rule("RAD-ACT-PLAY-PERSON-06")
def test_pl_the_sixth_person_gains_no_punk_by_its_trait(pl: Scenario) -> None:
    crowd(pl)
    pl.column(0, 2, "garage | vigilante | -")
    pl.hand(0, "vanguard")
    pl.play("vanguard", 2)
    assert pl.asked == (0, "act")
    assert len(people(pl)) == 6
    assert pl.deck_size() == 30


@rule("RAD-ACT-PLAY-PERSON-07")
@pytest.mark.parametrize(
    ("victim", "where", "column", "after"),
    [
        ("muse", "front", 1, "railgun | scout | mutant(n)"),
        ("muse", "behind", 1, "railgun | mutant(n) | scout"),
        ("sniper", "front", 2, "garage | vigilante | mutant(n)"),
        ("punk", "front", 3, "supply_depot | looter | mutant(n)"),
    ],
)
def test_ua_with_full_columns_a_person_is_played_after_destroying_an_own_one(
    ua: Scenario, victim: str, where: str, column: int, after: str
) -> None:
    crowd(ua)
    ua.column(1, 1, "reactor | assassin | -")
    ua.hand(0, "mutant")
    assert not ua.can(("play", "mutant"))
    ua.answer(0, ("announce", "mutant"))
    assert ua.targets() == SIX
    assert {seat for seat, _, _ in ua.slots()} == {0}
    assert not ua.can(("pass",))
    ua.hit(victim)
    assert [option[2] for option in ua.offered(0)] == ["front", "behind"]
    ua.answer(0, ("place", column, where))
    assert ua.show(0, column) == after
    assert len(people(ua)) == 6
    assert ua.discard_pile() == ([] if victim == "punk" else [victim])
    assert ua.water_of(0) == 2
    assert ua.hand_of(0) == []
    ua.assert_nothing_pending()


@rule("RAD-ACT-PLAY-PERSON-07")
def test_ua_with_full_columns_the_cost_of_the_person_must_still_be_paid(ua: Scenario) -> None:
    crowd(ua)
    ua.hand(0, "karli_blaze", "mutant")
    ua.water(0, 2)
    assert ua.can(("announce", "mutant"))
    assert not ua.can(("announce", "karli_blaze"))


def _action(s: Scenario) -> None:
    s.hand(0, "mutant")
    assert s.can(("announce", "mutant"))
    s.answer(0, ("announce", "mutant"))


def _event(s: Scenario) -> None:
    s.turn_begins()
    s.queue(0, "uprising")


def _ability(s: Scenario) -> None:
    s.column(0, 1, "railgun | rabble_rouser | scout")
    s.use("rabble_rouser", 1)


def _junk(s: Scenario) -> None:
    s.hand(0, "argo_yesky")
    s.junk("argo_yesky")


def _trait(s: Scenario) -> None:
    s.column(0, 1, "railgun | muse | -")
    s.hand(0, "vanguard")
    s.play("vanguard", 1)


def _camp(s: Scenario) -> None:
    s.column(0, 3, "parachute_base | punk | looter")
    s.hand(0, "rescue_team")
    s.use("parachute_base")
    s.answer(0, ("announce", "rescue_team"))


MEANS = {
    "action": _action, "event": _event, "ability": _ability, "junk": _junk, "trait": _trait, "camp": _camp,
}  # fmt: skip


@rule("RAD-ACT-PLAY-PERSON-08")
@pytest.mark.parametrize("means", MEANS)
def test_ua_room_may_be_made_by_whatever_means_a_person_is_put_into_play(ua: Scenario, means: str) -> None:
    crowd(ua)
    MEANS[means](ua)
    assert ua.question.kind in ("make_room", "make_room_for_punk")
    before = people(ua)
    assert ua.targets() == [name.removesuffix("(n)") for name in before]
    assert len(before) == 6
    ua.hit("looter")
    ua.answer(0, ("place", 3, "front"))
    assert len(people(ua)) == 6
    assert "looter" in ua.discard_pile()
    assert people(ua)[-1].startswith({"action": "mutant", "camp": "rescue_team"}.get(means, "punk"))


@rule("RAD-ACT-PLAY-PERSON-09")
def test_ua_while_a_column_has_room_nobody_is_destroyed_to_play_a_person(ua: Scenario) -> None:
    crowd(ua)
    ua.column(0, 3, "supply_depot | punk | -")
    ua.hand(0, "mutant")
    assert not ua.can(("announce", "mutant"))
    assert [option for option in ua.offered(0) if option[0] == "play"] == [
        ("play", "mutant", 3, "front"),
        ("play", "mutant", 3, "behind"),
    ]
    ua.play("mutant", 3)
    assert len(people(ua)) == 6
    assert ua.discard_pile() == []


@rule("RAD-ACT-PLAY-PERSON-09")
def test_ua_while_a_column_has_room_nobody_is_destroyed_for_a_punk(ua: Scenario) -> None:
    crowd(ua)
    ua.column(0, 3, "supply_depot | looter | -")
    ua.hand(0, "argo_yesky")
    ua.junk("argo_yesky")
    assert ua.offered(0) == [("punk", 3, "front"), ("punk", 3, "behind"), ("pass",)]


# Play Card: an event


@rule("RAD-ACT-PLAY-EVENT-01")
@pytest.mark.parametrize(("event", "cost", "bomb"), QUEUED)
def test_an_event_is_paid_for_and_goes_to_the_space_of_its_bomb_number(
    s: Scenario, event: str, cost: int, bomb: int
) -> None:
    s.hand(0, event)
    s.water(0, cost)
    s.play(event)
    assert s.queue_of(0) == tuple(event if space == bomb else None for space in (1, 2, 3))
    assert s.queue_of(1) == (None, None, None)
    assert s.water_of(0) == 0
    assert s.hand_of(0) == []
    assert s.discard_pile() == []
    s.assert_nothing_pending()


@rule("RAD-ACT-PLAY-EVENT-01")
@pytest.mark.parametrize(("event", "cost"), [(event, cost) for event, cost, _ in QUEUED if cost] + AT_ONCE)
def test_an_event_is_not_played_for_one_water_less(s: Scenario, event: str, cost: int) -> None:
    s.hand(0, event)
    s.water(0, cost - 1)
    assert not s.can(("play", event))


@rule("RAD-ACT-PLAY-EVENT-02")
def test_strafe_is_resolved_at_once_and_then_discarded(s: Scenario) -> None:
    s.column(1, 1, "reactor | scout(d) | -")
    s.hand(0, "strafe")
    s.water(0, 2)
    s.play("strafe")
    assert s.show(1, 1) == "reactor"
    assert s.discard_pile() == ["scout", "strafe"]
    assert s.queue_of(0) == (None, None, None)
    assert s.water_of(0) == 0
    s.assert_nothing_pending()


@rule("RAD-ACT-PLAY-EVENT-02")
def test_truce_is_resolved_at_once_and_then_discarded(s: Scenario) -> None:
    s.column(1, 1, "reactor | scout | -")
    s.hand(0, "truce")
    s.play("truce")
    assert s.hand_of(1) == ["scout"]
    assert s.discard_pile() == ["truce"]
    assert s.queue_of(0) == (None, None, None)
    s.assert_nothing_pending()


@rule("RAD-ACT-PLAY-EVENT-02")
def test_interrogate_is_resolved_at_once_and_then_discarded(s: Scenario) -> None:
    s.deck_top("muse", "scout", "sniper", "looter")
    s.hand(0, "interrogate")
    s.play("interrogate")
    for card in ("muse", "scout", "sniper"):
        s.answer(0, ("discard", card))
    assert s.hand_of(0) == ["looter"]
    assert s.discard_pile() == ["muse", "scout", "sniper", "interrogate"]
    assert s.queue_of(0) == (None, None, None)
    s.assert_nothing_pending()


@rule("RAD-ACT-PLAY-EVENT-02")
@pytest.mark.parametrize(("event", "cost"), AT_ONCE)
def test_an_event_with_bomb_number_0_needs_no_free_space(s: Scenario, event: str, cost: int) -> None:
    s.queue(0, "famine", "uprising", "raiders")
    s.hand(0, event)
    s.water(0, cost)
    assert s.can(("play", event))


@rule("RAD-ACT-PLAY-EVENT-03")
def test_a_space_of_the_queue_holds_one_event(s: Scenario) -> None:
    s.hand(0, "banish", "famine", "napalm")
    s.water(0, 9)
    s.play("banish")
    s.play("famine")
    s.play("napalm")
    assert s.queue_of(0) == ("banish", "famine", "napalm")
    s.assert_nothing_pending()


DISPLACED: list[tuple[str, Queue, Queue]] = [
    ("napalm", ("famine", None, None), ("famine", "napalm", None)),
    ("napalm", ("famine", None, "raiders"), ("famine", "napalm", "raiders")),
    ("napalm", ("famine", "raiders", None), ("famine", "raiders", "napalm")),
    ("uprising", (None, "raiders", None), (None, "raiders", "uprising")),
]


@rule("RAD-ACT-PLAY-EVENT-04")
@pytest.mark.parametrize(("event", "before", "after"), DISPLACED)
def test_ua_an_event_whose_space_is_taken_goes_to_the_first_free_space_behind(
    ua: Scenario, event: str, before: Queue, after: Queue
) -> None:
    ua.queue(0, *before)
    ua.hand(0, event)
    ua.play(event)
    assert ua.queue_of(0) == after
    ua.assert_nothing_pending()


@rule("RAD-ACT-PLAY-EVENT-05")
@pytest.mark.parametrize(("event", "before", "after"), DISPLACED)
def test_pl_an_event_whose_space_is_taken_goes_to_an_earlier_space(
    pl: Scenario, event: str, before: Queue, after: Queue
) -> None:
    pl.queue(0, *before)
    pl.hand(0, event)
    pl.play(event)
    assert pl.queue_of(0) == after
    pl.assert_nothing_pending()


@rule("RAD-ACT-PLAY-EVENT-06")
@pytest.mark.parametrize(
    ("event", "queue"),
    [
        ("napalm", ("famine", "raiders", "banish")),
        ("uprising", (None, "raiders", "banish")),
        ("uprising", ("famine", "raiders", "banish")),
        ("bombardment", (None, None, "raiders")),
    ],
)
def test_an_event_is_not_played_when_its_space_and_all_behind_are_taken(s: Scenario, event: str, queue: Queue) -> None:
    s.queue(0, *queue)
    s.hand(0, event)
    s.water(0, 4)
    assert not s.can(("play", event))
    assert s.can(("junk", event))


@rule("RAD-ACT-PLAY-EVENT-06")
@pytest.mark.parametrize(
    ("event", "queue"),
    [
        ("napalm", ("famine", "raiders", None)),
        ("uprising", ("famine", "raiders", None)),
        ("bombardment", ("famine", "raiders", None)),
    ],
)
def test_an_event_is_played_when_only_the_last_space_is_free(s: Scenario, event: str, queue: Queue) -> None:
    s.queue(0, *queue)
    s.queue(1, "banish", "napalm", "radiation")
    s.hand(0, event)
    s.water(0, 4)
    s.play(event)
    assert s.queue_of(0) == ("famine", "raiders", event)


@rule("RAD-ACT-PLAY-EVENT-07")
@pytest.mark.parametrize(
    ("event", "before", "after"),
    [
        ("uprising", (None, None, None), (None, "uprising", None)),
        ("uprising", (None, "raiders", None), (None, "raiders", "uprising")),
        ("bombardment", (None, None, None), (None, None, "bombardment")),
    ],
)
def test_an_event_is_never_placed_in_front_of_its_number(s: Scenario, event: str, before: Queue, after: Queue) -> None:
    s.queue(0, *before)
    s.hand(0, event)
    s.water(0, 4)
    s.play(event)
    assert s.queue_of(0) == after


@rule("RAD-ACT-PLAY-EVENT-08")
def test_the_water_silo_is_only_junked_and_never_played(s: Scenario) -> None:
    s.hand(0, "water_silo")
    s.water(0, 9)
    assert [option for option in s.offered(0) if "water_silo" in option] == [("junk", "water_silo")]


# Draw Card


@rule("RAD-ACT-DRAW-01")
def test_two_water_draw_a_card_as_often_as_they_can_be_paid(s: Scenario) -> None:
    s.deck_top("muse", "scout", "sniper")
    s.water(0, 5)
    s.draw()
    assert (s.hand_of(0), s.water_of(0)) == (["muse"], 3)
    s.draw()
    assert (s.hand_of(0), s.water_of(0)) == (["muse", "scout"], 1)
    assert not s.can(("draw",))
    assert s.deck_size() == 28
    assert s.hand_of(1) == []
    s.assert_nothing_pending()


@rule("RAD-ACT-DRAW-01")
@pytest.mark.parametrize(("water", "can_draw"), [(0, False), (1, False), (2, True)])
def test_drawing_needs_two_water(s: Scenario, water: int, can_draw: bool) -> None:
    s.water(0, water)
    assert s.can(("draw",)) == can_draw


# Junk Card


@rule("RAD-ACT-JUNK-01")
@pytest.mark.parametrize("card", ["muse", "famine"])
def test_junking_for_injure(s: Scenario, card: str) -> None:
    s.column(1, 1, "reactor | scout | -")
    s.water(0, 0)
    s.hand(0, card)
    s.junk(card)
    assert s.show(1, 1) == "reactor | scout(d) | -"
    assert (s.discard_pile(), s.hand_of(0), s.water_of(0)) == ([card], [], 0)
    s.assert_nothing_pending()


@rule("RAD-ACT-JUNK-01")
@pytest.mark.parametrize("card", ["vigilante", "banish"])
def test_junking_for_raid(s: Scenario, card: str) -> None:
    s.water(0, 0)
    s.hand(0, card)
    s.junk(card)
    assert s.queue_of(0) == (None, "raiders", None)
    assert (s.discard_pile(), s.hand_of(0), s.water_of(0)) == ([card], [], 0)
    s.assert_nothing_pending()


@rule("RAD-ACT-JUNK-01")
@pytest.mark.parametrize("card", ["cult_leader", "strafe"])
def test_junking_for_draw(s: Scenario, card: str) -> None:
    s.deck_top("sniper")
    s.water(0, 0)
    s.hand(0, card)
    s.junk(card)
    assert (s.discard_pile(), s.hand_of(0), s.water_of(0)) == ([card], ["sniper"], 0)
    s.assert_nothing_pending()


@rule("RAD-ACT-JUNK-01")
@pytest.mark.parametrize("card", ["sniper", "napalm"])
def test_junking_for_restore(s: Scenario, card: str) -> None:
    s.column(0, 1, "railgun(d)")
    s.water(0, 0)
    s.hand(0, card)
    s.junk(card)
    s.hit("railgun")
    assert s.show(0, 1) == "railgun"
    assert (s.discard_pile(), s.hand_of(0), s.water_of(0)) == ([card], [], 0)
    s.assert_nothing_pending()


@rule("RAD-ACT-JUNK-01")
@pytest.mark.parametrize("card", ["scout", "high_ground"])
def test_junking_for_water(s: Scenario, card: str) -> None:
    s.water(0, 0)
    s.hand(0, card)
    s.junk(card)
    assert (s.discard_pile(), s.hand_of(0), s.water_of(0)) == ([card], [], 1)
    s.assert_nothing_pending()


@rule("RAD-ACT-JUNK-01")
def test_junking_for_a_punk(s: Scenario) -> None:
    s.water(0, 0)
    s.hand(0, "magnus_karv")
    s.junk("magnus_karv")
    s.answer(0, ("punk", 2, "front"))
    assert s.show(0, 2) == "garage | punk(n) | -"
    assert (s.discard_pile(), s.hand_of(0), s.water_of(0)) == (["magnus_karv"], [], 0)
    s.assert_nothing_pending()


@rule("RAD-ACT-JUNK-02")
def test_a_junked_water_silo_gives_water_and_returns_to_the_play_area(s: Scenario) -> None:
    s.hand(0, "water_silo", "muse")
    s.water(0, 0)
    s.junk("water_silo")
    assert s.water_of(0) == 1
    assert s.hand_of(0) == ["muse"]
    assert s.discard_pile() == []
    assert s.can(("take_silo",))
    s.assert_nothing_pending()


@rule("RAD-ACT-JUNK-03")
def test_any_number_of_cards_is_junked_in_a_turn(s: Scenario) -> None:
    cards = ["scout", "looter", "vigilante", "cult_leader", "muse", "famine", "banish", "gunner", "strafe", "mimic"]
    s.hand(0, *cards)
    s.water(0, 0)
    for card in cards:
        assert s.can(("junk", card))
        s.junk(card)
    assert s.discard_pile() == cards
    s.assert_nothing_pending()


# Take Water Silo


@rule("RAD-ACT-SILO-01")
@pytest.mark.parametrize("seat", [0, 1])
def test_one_water_takes_the_own_water_silo_into_the_hand(s: Scenario, seat: int) -> None:
    s.active(seat)
    s.water(seat, 1)
    s.take_silo()
    assert s.hand_of(seat) == ["water_silo"]
    assert s.hand_of(1 - seat) == []
    assert s.water_of(seat) == 0
    s.assert_nothing_pending()


@rule("RAD-ACT-SILO-01")
def test_the_water_silo_is_not_taken_without_water(s: Scenario) -> None:
    s.water(0, 0)
    assert not s.can(("take_silo",))


@rule("RAD-ACT-SILO-02")
def test_the_water_silo_is_taken_only_from_the_play_area(s: Scenario) -> None:
    assert s.can(("take_silo",))
    s.take_silo()
    assert not s.can(("take_silo",))
    s.junk("water_silo")
    assert s.can(("take_silo",))


@rule("RAD-ACT-SILO-02")
def test_the_water_silo_of_the_opponent_does_not_matter(s: Scenario) -> None:
    s.hand(0, "water_silo")
    assert not s.can(("take_silo",))
    s.end_turn()
    assert s.can(("take_silo",))


@rule("RAD-ACT-SILO-03")
def test_the_water_silo_stays_in_hand_for_any_number_of_turns(s: Scenario) -> None:
    s.take_silo()
    for _ in range(6):
        s.end_turn()
        assert "water_silo" in s.hand_of(0)
    assert s.asked == (0, "act")
    s.junk("water_silo")
    assert "water_silo" not in s.hand_of(0)
    assert s.water_of(0) == 4


# Use Ability


@rule("RAD-ACT-ABILITY-01")
@pytest.mark.parametrize(("mark", "can_use"), [("", True), ("(n)", False), ("(d)", False)])
def test_an_ability_is_used_only_on_a_ready_person(s: Scenario, mark: str, can_use: bool) -> None:
    s.column(0, 1, f"railgun | sniper{mark} | -")
    assert s.can(("use", "sniper")) == can_use


@rule("RAD-ACT-ABILITY-01")
@pytest.mark.parametrize(("mark", "can_use"), [("", True), ("(n)", False), ("(d)", True), ("(x)", False)])
def test_an_ability_is_used_only_on_a_ready_camp(s: Scenario, mark: str, can_use: bool) -> None:
    s.column(0, 1, f"railgun{mark}")
    assert s.can(("use", "railgun")) == can_use


@rule("RAD-ACT-ABILITY-01")
def test_abilities_of_the_opponents_cards_are_not_used(s: Scenario) -> None:
    s.column(1, 1, "pillbox | sniper | muse")
    s.column(1, 3, "outpost | scout | -")
    s.water(0, 9)
    used = {option[1] for option in s.offered(0) if option[0] == "use"}
    assert used == {"railgun", "garage", "supply_depot"}


@rule("RAD-ACT-ABILITY-02")
@pytest.mark.parametrize(("water", "can_use"), [(1, False), (2, True)])
def test_the_cost_of_an_ability_must_be_paid(s: Scenario, water: int, can_use: bool) -> None:
    s.water(0, water)
    assert s.can(("use", "railgun")) == can_use


@rule("RAD-ACT-ABILITY-02")
def test_the_cost_is_paid_before_the_ability_is_resolved(s: Scenario) -> None:
    s.column(0, 1, "railgun | sniper | -")
    assert s.water_of(0) == 3
    s.use("sniper")
    assert s.asked == (0, "damage_any")
    assert s.water_of(0) == 1
    assert [s.show(1, column) for column in (1, 2, 3)] == ["reactor", "cannon", "victory_totem"]
    s.hit("cannon")
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@rule("RAD-ACT-ABILITY-02")
def test_all_parts_of_an_ability_are_resolved(s: Scenario) -> None:
    s.column(0, 1, "railgun | looter | -")
    s.deck_top("muse")
    s.use("looter")
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    assert s.hand_of(0) == ["muse"]
    s.assert_nothing_pending()


@rule("RAD-ACT-ABILITY-02")
def test_water_that_the_ability_gives_does_not_pay_for_it(s: Scenario) -> None:
    s.column(0, 1, "railgun | scientist | -")
    s.deck_top("scout", "looter", "interrogate")
    s.water(0, 0)
    assert not s.can(("use", "scientist"))


@rule("RAD-ACT-ABILITY-03")
@pytest.mark.parametrize(
    ("column", "card", "row"),
    [
        ("railgun | muse | -", "muse", 1),
        ("railgun | scout | -", "scout", 1),
        ("juggernaut", "juggernaut", 0),
        ("mulcher | punk | -", "mulcher", 0),
    ],
)
def test_a_card_whose_ability_was_used_is_not_ready(s: Scenario, column: str, card: str, row: int) -> None:
    s.column(0, 1, column)
    assert s.ready(0, 1, row)
    s.use(card)
    moved = 1 if card == "juggernaut" else row
    assert not s.ready(0, 1, moved)
    assert not s.can(("use", card))
    s.assert_nothing_pending()


@rule("RAD-ACT-ABILITY-03")
def test_another_card_of_the_same_name_stays_ready(s: Scenario) -> None:
    s.column(0, 1, "railgun | muse | -")
    s.column(0, 2, "garage | muse | -")
    s.use("muse", column=1)
    assert not s.can(("use", "muse", 1))
    assert s.can(("use", "muse", 2))


@rule("RAD-ACT-ABILITY-04")
@pytest.mark.parametrize("number", [1, 2])
def test_using_either_ability_of_a_person_makes_it_not_ready_for_both(s: Scenario, number: int) -> None:
    s.column(0, 1, "railgun | rabble_rouser | punk")
    assert s.can(("use", "rabble_rouser", 1, 1, 1))
    assert s.can(("use", "rabble_rouser", 1, 1, 2))
    s.use("rabble_rouser", number)
    if number == 1:
        s.decline()
        assert [s.show(1, column) for column in (1, 2, 3)] == ["reactor", "cannon", "victory_totem"]
    else:
        s.hit("cannon")
        assert s.deck_size() == 30
    assert s.water_of(0) == 2
    assert not s.can(("use", "rabble_rouser"))
    s.assert_nothing_pending()


@rule("RAD-ACT-ABILITY-04")
@pytest.mark.parametrize("number", [1, 2])
def test_using_either_ability_of_a_camp_makes_it_not_ready_for_both(s: Scenario, number: int) -> None:
    s.column(0, 1, "outpost")
    s.column(0, 2, "garage(d)")
    s.water(0, 4)
    assert s.can(("use", "outpost", 1, 0, 1))
    assert s.can(("use", "outpost", 1, 0, 2))
    s.use("outpost", number)
    if number == 2:
        s.hit("garage")
    assert s.queue_of(0) == (None, "raiders" if number == 1 else None, None)
    assert s.show(0, 2) == ("garage(d)" if number == 1 else "garage")
    assert s.water_of(0) == 2
    assert not s.can(("use", "outpost"))
    s.assert_nothing_pending()


@rule("RAD-ACT-ABILITY-05")
@pytest.mark.parametrize("column", [1, 2, 3])
def test_an_ability_affects_cards_of_the_opponent_in_any_column(s: Scenario, column: int) -> None:
    s.column(0, 2, "garage | looter | -")
    s.use("looter")
    assert s.slots() == [(1, 1, 0), (1, 2, 0), (1, 3, 0)]
    name = ["reactor", "cannon", "victory_totem"][column - 1]
    s.hit(name)
    assert s.show(1, column) == f"{name}(d)"


@rule("RAD-ACT-ABILITY-05")
def test_an_ability_affects_own_cards_in_any_column(s: Scenario) -> None:
    s.column(0, 1, "railgun(d)")
    s.column(0, 2, "garage | repair_bot | muse(d)")
    s.column(0, 3, "supply_depot | scout(d) | -")
    s.use("repair_bot")
    assert s.targets() == ["railgun", "muse", "scout"]


@rule("RAD-ACT-ABILITY-06")
@pytest.mark.parametrize(("card", "row"), [("railgun", 0), ("sniper", 1), ("muse", 2)])
def test_protected_and_unprotected_cards_alike_use_their_abilities(s: Scenario, card: str, row: int) -> None:
    s.column(0, 1, "railgun | sniper | muse")
    assert s.can(("use", card, 1, row, 1))
    s.use(card)
    if card != "muse":
        s.hit("cannon")
        assert s.show(1, 2) == "cannon(d)"
    s.assert_nothing_pending()
