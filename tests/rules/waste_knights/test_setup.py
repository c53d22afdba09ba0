"""Sections 3 and 4: game setup and player setup."""

from collections import Counter

import pytest

from stolik.games.waste_knights import GAME
from stolik.games.waste_knights.catalogue import DECK_CARDS, GEAR_ID
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.view import Resources, view
from stolik.kernel.dice import Dice
from stolik.kernel.match import Match
from stolik.kernel.question import Option
from stolik.testkit.rule import rule
from stolik.testkit.scenario import script_dice
from stolik.testkit.scenarios.waste_knights import Sheet, face_of

WHOLE = {"adventure": "the_last_reservoir"}


def started(seats: int, *rolls: str, **options: str) -> Match:
    """A new match whose first-player rolls are written down (`B=S`); without them seat 0 is first."""
    dice = Dice("setup")
    if not rolls and seats > 1:
        rolls = ("B=S+S", *["B=BL"] * (seats - 1))
    for roll in rolls:
        script_dice(dice, "first", [face_of(roll)])
    setup = GAME.check_setup(seats, WHOLE | options)
    return Match.at(GAME, GAME.start(seats, setup, dice), seats, setup)


def table(match: Match) -> Board:
    assert isinstance(match.state, Board)
    return match.state


def ask(match: Match) -> tuple[int, str]:
    (question,) = match.questions
    return question.seat, question.kind


def do(match: Match, *options: Option) -> None:
    for option in options:
        match.answer(match.questions[0].seat, option)


def quick(*knights: str) -> Match:
    match = started(len(knights), setup="quick")
    for knight in knights:
        do(match, ("choose_knight", knight))
    return match


# The game


@rule("WK-SETUP-13", "WK-SETUP-14", "WK-SETUP-15")
def test_ex_01_first_player() -> None:
    match = started(3, "B=S", "B=S+S", "B=S+S", "B=F", "B=S")
    assert view(table(match), None).first == 2
    lines = [line for line in match.lines(None) if line["event"] == "rolled_for_first"]
    assert [line["seats"] for line in lines] == [[0, 1, 2], [1, 2]]
    assert {line["die"] for line in lines} == {"blue"}


@rule("WK-SETUP-14", "WK-RULING-07")
def test_another_die_may_be_agreed_on() -> None:
    match = started(2, "W=S", "W=-", first_die="white")
    lines = [line for line in match.lines(None) if line["event"] == "rolled_for_first"]
    assert [(line["die"], line["successes"]) for line in lines] == [("white", [1, 0])]


@rule("WK-SETUP-15", "WK-RULING-08", "WK-ROUND-01", "WK-ROUND-02")
def test_the_first_player_stays_first_round_after_round() -> None:
    match = quick_two()
    order: list[tuple[int, int]] = []
    while len(order) < 6:
        seat, kind = ask(match)
        if kind == "act":
            order.append((table(match).round, seat))
        do(match, ("pass",))
    assert order == [(1, 0), (1, 1), (2, 0), (2, 1), (3, 0), (3, 1)]
    assert table(match).first == 0


def quick_two() -> Match:
    match = quick("johnny_taylor", "logan_harris")
    while ask(match)[1] != "act":
        do(match, match.questions[0].options[0])
    return match


@rule("WK-SETUP-04", "WK-SETUP-05", "WK-SETUP-07", "WK-SETUP-08", "WK-SETUP-09", "WK-SETUP-12")
def test_decks_and_bag_are_laid_out_and_shuffled() -> None:
    one, other = table(started(1)), table(Match.start(GAME, 1, "another", WHOLE))
    for t in (one, other):
        assert sorted(t.finds) == list(range(20))
        assert (len(t.wild[0]), len(t.wild[1])) == (40, 30)
        assert (sorted(t.injury_deck), sorted(t.fault_deck)) == (list(range(8)), list(range(8)))
        assert sorted(t.gear) == sorted(DECK_CARDS)
        assert (len(t.gear), len(t.start_cards)) == (52, 12)
        assert t.bag == list(range(10))
    assert (one.finds, one.wild, one.injury_deck, one.fault_deck, one.gear) != (
        *(other.finds, other.wild, other.injury_deck, other.fault_deck, other.gear),
    )
    for pile in ("finds", "injury_deck", "fault_deck", "gear"):
        assert getattr(one, pile) != sorted(getattr(one, pile)), pile


@rule("WK-SETUP-06", "WK-XP-18")
def test_advance_decks_lie_open_and_are_never_shuffled() -> None:
    match = quick_two()
    shuffled = {stream for _, stream, _ in match.chance}
    assert shuffled == {"first", "finds", "wild0", "wild1", "injuries", "faults", "gear"}


@rule("WK-SETUP-11", "WK-COMP-09")
def test_all_resource_markers_are_in_the_pool_at_first() -> None:
    assert view(table(started(2)), None).pool == Resources(fuel=12, ammo=12, meds=12)


# The players


@rule("WK-PSET-01", "WK-PSET-04")
def test_knights_are_chosen_clockwise_from_the_first_player() -> None:
    match = started(3, "B=BL", "B=S", "B=BL")
    order = []
    for knight in ("alinta", "zoey_shaw", "sarlow_lee"):
        order.append(ask(match))
        assert ("choose_knight", knight) in match.questions[0].options
        do(match, ("choose_knight", knight))
    assert order == [(1, "choose_knight"), (2, "choose_knight"), (0, "choose_knight")]
    t = table(match)
    assert sorted(t.knight) == [2, 3, 5]


@rule("WK-PSET-01")
def test_a_chosen_knight_is_not_offered_again() -> None:
    match = started(2)
    do(match, ("choose_knight", "alinta"))
    assert ("choose_knight", "alinta") not in match.questions[0].options
    assert len(match.questions[0].options) == 5
    reason = match.why_not(1, ("choose_knight", "alinta"))
    assert reason is not None
    assert reason.clause == "WK-PSET-01"


@rule("WK-PSET-05", "WK-PSET-06")
def test_vehicles_are_chosen_counter_clockwise_from_the_last_player() -> None:
    match = started(3, "B=BL", "B=S", "B=BL")
    do(match, *[("choose_knight", name) for name in ("alinta", "zoey_shaw", "sarlow_lee")])
    order = []
    for vehicle in ("truck", "motorbike", "dune_buggy"):
        order.append(ask(match))
        do(match, ("choose_vehicle", vehicle))
        if ask(match)[1] == "choose_vehicle":
            assert ("choose_vehicle", vehicle) not in match.questions[0].options
    assert order == [(0, "choose_vehicle"), (2, "choose_vehicle"), (1, "choose_vehicle")]


def drafting(seats: int = 2) -> Match:
    match = started(seats)
    do(match, *[("choose_knight", name) for name in ("alinta", "zoey_shaw", "logan_harris", "johnny_taylor")[:seats]])
    do(match, *[("choose_vehicle", name) for name in ("truck", "gaz_jeep", "motorbike", "gun_pickup")[:seats]])
    assert ask(match) == (0, "draft")
    return match


@rule("WK-PSET-07", "WK-PSET-10", "WK-PSET-11", "WK-RULING-09")
def test_the_draft_goes_round_until_all_are_finished() -> None:
    match = drafting()
    do(match, ("take", "knife"), ("take", "pistol"))
    assert ask(match) == (0, "draft")
    do(match, ("take", "pistol"), ("take", "junk_armour"), ("take", "vest"), ("take", "knife"))
    t = table(match)
    alinta, zoey = Sheet(t, 0), Sheet(t, 1)
    assert (alinta.hands, alinta.armour) == (["knife", "pistol"], "vest")
    assert (zoey.hands, zoey.armour) == (["pistol", "knife"], "junk_armour")
    left = Counter(GEAR_ID[kind] for kind in t.gear_gone)
    assert left == {"sawed_off": 1, "wire_bat": 2, "junk_armour": 2, "vest": 1}


@rule("WK-PSET-07", "WK-PSET-08", "WK-PSET-09", "WK-EQ-09")
def test_ex_02_draft_with_a_two_handed_weapon() -> None:
    match = drafting()
    do(match, ("take", "wire_bat"), ("take", "knife"), ("take", "vest"), ("take", "pistol"))
    # Alinta has no legal pick and is finished: Zoey goes on alone.
    assert ask(match) == (1, "draft")
    assert {option[1] for option in match.questions[0].options} == {"junk_armour", "vest"}


@rule("WK-PSET-08")
def test_a_second_armour_or_a_third_hand_is_no_legal_pick() -> None:
    match = drafting()
    do(match, ("take", "vest"), ("take", "knife"))
    offered = match.questions[0].options
    assert not {("take", "vest"), ("take", "junk_armour")} & set(offered)
    assert ("take", "wire_bat") in offered
    do(match, ("take", "pistol"), ("take", "pistol"))
    assert ("take", "wire_bat") not in match.questions[0].options


@rule("WK-RULING-09")
@pytest.mark.parametrize("big", ["wire_bat", "sawed_off"])
def test_a_drafted_weapon_fills_hands_at_once(big: str) -> None:
    match = drafting()
    assert ("take", big) in match.questions[0].options
    do(match, ("take", "knife"), ("take", "vest"))
    assert ("take", big) not in match.questions[0].options  # one hand is free, it needs two
    assert ("take", "pistol") in match.questions[0].options
    match = drafting()
    do(match, ("take", big), ("take", "vest"))
    offered = {option[1] for option in match.questions[0].options}
    assert offered == {"junk_armour", "vest"}  # no hand is free


@rule("WK-PSET-09")
def test_who_has_armour_may_finish_and_who_has_none_must_take_it() -> None:
    match = drafting()
    assert ("done",) not in match.questions[0].options
    reason = match.why_not(0, ("done",))
    assert reason is not None
    assert reason.clause == "WK-PSET-09"
    do(match, ("take", "vest"), ("take", "wire_bat"))
    assert ("done",) in match.questions[0].options
    do(match, ("done",))
    assert ask(match) == (1, "draft")
    assert {option[1] for option in match.questions[0].options} == {"junk_armour", "vest"}


@rule("WK-PSET-03", "WK-PSET-12")
def test_everybody_starts_with_two_of_each_and_no_experience() -> None:
    match = quick_two()
    for me in (0, 1):
        sheet = Sheet(table(match), me)
        # The introduction of this adventure has added 1 Fuel.
        assert (sheet.fuel, sheet.ammo, sheet.meds, sheet.xp, sheet.due) == (3, 2, 2, 0, 0)


@rule("WK-COMP-09", "WK-PSET-12", "WK-SETUP-09")
def test_ex_04_pool_after_setup() -> None:
    match = started(4, setup="quick", adventure="the_drybay_sweepstake")
    while ask(match)[1] in ("choose_knight", "choose_vehicle", "replace_weapon", "replace_armour"):
        do(match, match.questions[0].options[0])
    t = table(match)
    gains = [line for line in match.lines(None) if line["event"] == "gained" and line["resource"] == "ammo"]
    assert gains == []
    assert t.res[1::3] == [2, 2, 2, 2]
    pool = view(t, None).pool
    assert (pool.ammo, pool.meds) == (4, 4)
    assert len(t.gear) == 52


@rule("WK-PSET-13", "WK-RULING-10")
@pytest.mark.parametrize(("adventure", "space"), [("the_last_reservoir", "M48"), ("the_drybay_sweepstake", "M80")])
def test_figures_stand_where_the_adventure_says(adventure: str, space: str) -> None:
    match = started(2, setup="quick", adventure=adventure)
    while ask(match)[1] in ("choose_knight", "choose_vehicle"):
        do(match, match.questions[0].options[0])
    assert [Sheet(table(match), me).space for me in (0, 1)] == [space, space]


# The quick setup


SETS = [
    ("johnny_taylor", ["knife", "pistol"], "junk_armour", "gaz_jeep"),
    ("logan_harris", ["knife", "pistol"], "junk_armour", "truck"),
    ("alinta", ["wire_bat"], "vest", "motorbike"),
    ("zoey_shaw", ["sawed_off"], "junk_armour", "gaz_jeep"),
    ("nelly_thompson", ["knife", "pistol"], "junk_armour", "motorbike"),
    ("sarlow_lee", ["wire_bat"], "vest", "gaz_jeep"),
]


@rule("WK-PSET-20", "WK-PSET-10")
@pytest.mark.parametrize(("knight", "weapons", "armour", "vehicle"), SETS)
def test_the_quick_sets(knight: str, weapons: list[str], armour: str, vehicle: str) -> None:
    sheet = Sheet(table(quick(knight)), 0)
    assert (sheet.hands, sheet.armour, sheet.vehicle) == (weapons, armour, vehicle)


@rule("WK-PSET-20", "WK-PSET-21", "WK-PSET-22")
def test_ex_03_quick_setup_with_conflicts() -> None:
    match = started(4, setup="quick")
    do(match, ("choose_knight", "johnny_taylor"), ("choose_knight", "logan_harris"), ("choose_knight", "zoey_shaw"))
    assert ask(match) == (2, "choose_vehicle")
    assert ("choose_vehicle", "gaz_jeep") not in match.questions[0].options
    do(match, ("choose_vehicle", "dune_buggy"), ("choose_knight", "nelly_thompson"))
    # The only armour left is a Vest, which is taken by itself.
    assert ask(match) == (3, "replace_weapon")
    assert match.questions[0].options == [("take", "wire_bat"), ("without",)]
    do(match, ("take", "wire_bat"))
    t = table(match)
    johnny, logan, zoey, nelly = (Sheet(t, me) for me in range(4))
    assert johnny.hands == logan.hands == ["knife", "pistol"]
    assert (johnny.armour, logan.armour, zoey.armour) == ("junk_armour",) * 3
    assert (johnny.vehicle, zoey.vehicle) == ("gaz_jeep", "dune_buggy")
    assert (nelly.hands, nelly.armour, nelly.vehicle) == (["wire_bat"], "vest", "motorbike")


@rule("WK-PSET-22", "WK-RULING-11")
def test_a_knight_may_go_without_a_replacement() -> None:
    match = started(3, setup="quick")
    do(match, ("choose_knight", "johnny_taylor"), ("choose_knight", "logan_harris"))
    do(match, ("choose_knight", "nelly_thompson"), ("without",))
    assert Sheet(table(match), 2).hands == []


@rule("WK-PSET-22")
def test_a_replacement_must_fit_into_the_free_hands() -> None:
    match = started(4, setup="quick")
    do(match, ("choose_knight", "alinta"), ("choose_knight", "sarlow_lee"), ("choose_knight", "johnny_taylor"))
    assert ask(match) == (2, "choose_vehicle")
    do(match, ("choose_vehicle", "truck"), ("choose_knight", "logan_harris"))
    # Knife and Pistol are there twice: Logan misses the Truck alone.
    assert ask(match) == (3, "choose_vehicle")


# Solo


@rule("WK-SOLO-01", "WK-OVR-01")
def test_an_adventure_for_one_can_be_played_alone() -> None:
    match = quick("johnny_taylor")
    assert len(table(match).knight) == 1
    with pytest.raises(Exception, match="2 to 4 knights"):
        GAME.check_setup(1, {"adventure": "the_drybay_sweepstake"})


@rule("WK-SOLO-02", "WK-SOLO-03", "WK-RULING-95")
def test_one_player_may_lead_two_knights() -> None:
    match = started(1, "B=S", "B=BL", setup="quick", solo="two", adventure="the_drybay_sweepstake")
    do(match, ("choose_knight", "johnny_taylor"), ("choose_knight", "logan_harris"))
    t = table(match)
    assert (t.seat, t.first) == ((0, 0), 0)
    while ask(match)[1] != "act":
        do(match, match.questions[0].options[0])
    turns: list[int] = []
    while len(turns) < 4:
        turns.append(table(match).active)
        do(match, ("pass",))
        while ask(match)[1] != "act":
            do(match, match.questions[0].options[0])
    assert turns == [0, 1, 0, 1]


@rule("WK-SOLO-04", "WK-ROLE-02")
def test_the_solo_player_is_the_reader() -> None:
    match = quick("johnny_taylor")
    reads = [line for line in match.lines(0) if line["event"] == "read"]
    assert reads
    assert {line["reader"] for line in reads} == {0}
