"""The worked examples EX-75 to EX-81: further cases."""

import pytest

from stolik.games.radlands.catalogue import DRAW_DECK, ID, KIND, camp_deck, camp_kind
from stolik.games.radlands.game import GAME
from stolik.games.radlands.state import Board
from stolik.kernel.dice import Dice
from stolik.kernel.match import Match
from stolik.testkit.rule import rule
from stolik.testkit.scenario import script_dice
from stolik.testkit.scenarios.radlands import Scenario, camp_row, seen


@rule("RAD-RULING-78")
def test_ex_75_the_revised_resonator_cannot_be_used_after_another_ability() -> None:
    s = Scenario(camp_set="v2")
    s.column(0, 1, "resonator")
    assert s.can(("use", "resonator"))
    s.use("garage")
    assert s.water_of(0) == 2
    assert not s.can(("use", "resonator"))
    assert s.ready(0, 1)
    s.assert_nothing_pending()


@rule("RAD-RULING-78")
def test_ex_75_the_revised_resonator_forbids_every_other_ability() -> None:
    s = Scenario(camp_set="v2")
    s.column(0, 1, "resonator")
    assert s.can(("use", "garage"))
    s.use("resonator")
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    assert s.water_of(0) == 2
    assert not s.can(("use",))
    s.end_turn()
    s.end_turn()
    assert s.can(("use", "garage"))


@rule("RAD-RULING-77")
def test_ex_75_the_revised_obelisk_wins_when_the_last_card_is_taken() -> None:
    s = Scenario(camp_set="v2")
    s.column(0, 1, "obelisk")
    s.deck(1)
    s.deck_top("muse")
    s.discard(12)
    s.draw()
    assert s.hand_of(0) == ["muse"]
    assert s.match.result is not None
    assert s.match.result.places == (1, 2)
    assert s.match.result.reason == "obelisk"


@rule("RAD-FAQ-JUGGERNAUT-01", "RAD-FAQ-JUGGERNAUT-03", "RAD-RULING-66", "RAD-RULING-68")
@pytest.mark.parametrize(
    ("column", "where", "after"),
    [
        ("- | juggernaut | -", "behind", "muse(n) | juggernaut | -"),
        ("- | juggernaut | -", "front", "- | juggernaut | muse(n)"),
        ("scout | juggernaut | -", "front", "scout | juggernaut | muse(n)"),
        ("scout | juggernaut | -", "behind", "muse(n) | juggernaut | scout"),
    ],
)
def test_ex_76_a_person_is_placed_in_front_of_or_behind_a_juggernaut_that_moved_once(
    column: str, where: str, after: str
) -> None:
    s = Scenario()
    s.column(0, 1, column, moves=1)
    s.hand(0, "muse")
    plays = [option for option in s.offered(0) if option[:3] == ("play", "muse", 1)]
    assert sorted(plays) == [("play", "muse", 1, "behind"), ("play", "muse", 1, "front")]
    s.play("muse", 1, where)
    assert s.show(0, 1) == after
    s.assert_nothing_pending()


@rule("RAD-RULING-33", "RAD-RULING-35", "RAD-FAQ-CULT-LEADER-01")
def test_ex_77_a_use_that_destroys_vera_was_still_made_under_her_trait() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | vera_vosh | -")
    s.column(0, 2, "garage | cult_leader | -")
    s.use("cult_leader")
    assert s.targets() == ["vera_vosh", "cult_leader"]
    s.hit("vera_vosh")
    s.hit("reactor")
    assert s.discard_pile() == ["vera_vosh"]
    assert s.show(1, 1) == "reactor(d)"
    assert s.show(0, 2) == "garage | cult_leader | -"
    s.use("cult_leader")  # The only person left is the victim.
    s.hit("reactor")
    assert s.discard_pile() == ["vera_vosh", "cult_leader"]
    assert s.show(1, 1) == "reactor(x)"
    assert s.water_of(0) == 3
    s.assert_nothing_pending()


@rule("RAD-EFF-RESTORE-04", "RAD-EFF-RESTORE-05", "RAD-RULING-29", "RAD-RULING-64")
@pytest.mark.parametrize(
    ("edition", "offered", "choice"),
    [
        ("ua", ["adrenaline_lab"], "adrenaline_lab"),
        ("ua", ["adrenaline_lab"], None),
        ("pl", ["adrenaline_lab", "repair_bot"], "adrenaline_lab"),
        ("pl", ["adrenaline_lab", "repair_bot"], "repair_bot"),
        ("pl", ["adrenaline_lab", "repair_bot"], None),
    ],
)
def test_ex_78_the_lab_may_be_restored_by_its_own_patient(edition: str, offered: list[str], choice: str | None) -> None:
    s = Scenario(edition)
    s.column(0, 1, "adrenaline_lab(d) | repair_bot(d) | -")
    s.use("adrenaline_lab")
    assert s.targets() == offered
    if choice is None:
        s.decline()
    else:
        s.hit(choice)
    assert s.show(0, 1) == ("adrenaline_lab(n)" if choice == "adrenaline_lab" else "adrenaline_lab(d)")
    assert s.discard_pile() == ["repair_bot"]
    assert not s.ready(0, 1)
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@rule("RAD-FAQ-CONSTRUCTION-YARD-01", "RAD-FAQ-CONSTRUCTION-YARD-02", "RAD-RULING-43")
def test_ex_79_a_used_bonfire_that_is_turned_back_is_undamaged_and_ready() -> None:
    s = Scenario()
    s.column(0, 1, "construction_yard")
    s.column(0, 2, "bonfire(d) | scout(d) | -")
    s.column(0, 3, "garage")
    s.use("bonfire")
    s.hit("scout")
    assert s.show(0, 2) == "bonfire(x) | scout(n) | -"
    s.use("construction_yard")
    assert s.show(0, 2) == "bonfire | scout(n) | -"
    assert s.ready(0, 2)
    assert s.can(("use", "bonfire"))
    assert s.show(0, 1) == "construction_yard(x)"
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


@rule("RAD-SETUP-15", "RAD-RULING-83")
def test_ex_80_the_revised_first_game() -> None:
    setup = GAME.check_setup(2, {"camp_set": "v2", "first_game": "on"})
    t = GAME.start(2, setup, Dice("a new game"))
    assert list(GAME.beat(t)) == []
    assert isinstance(t, Board)
    camps = [[ID[t.card[seat * 9 + column * 3]] for column in range(3)] for seat in (0, 1)]
    assert camps == [["garage", "railgun", "supply_depot"], ["arcade", "victory_totem", "mercenary_camp"]]
    assert t.card[12] == camp_kind("victory_totem", "v2") != camp_kind("victory_totem", "v1")
    assert [len(hand) for hand in t.hands] == [2, 2]
    assert len(t.deck) == 62


def named_last(kinds: list[int], named: list[int]) -> list[int]:
    """These cards with the named ones at the end, the first named last: the top of a deck."""
    rest = kinds.copy()
    for kind in named:
        rest.remove(kind)
    return rest + named[::-1]


@rule("RAD-SETUP-16")
def test_ex_80_the_revised_cannon_begins_damaged_and_is_usable_once_restored() -> None:
    offers = ["cannon", "railgun", "garage", "oasis", "cache", "bonfire"]
    offers += ["reactor", "arcade", "victory_totem", "mulcher", "pillbox", "catapult"]
    dice = Dice("cannon")
    script_dice(dice, "camps", named_last(camp_deck("v2"), [camp_kind(name, "v2") for name in offers]))
    script_dice(dice, "deck", named_last(DRAW_DECK, [KIND["gunner"]]))
    script_dice(dice, "start", [0])
    match = Match.start(GAME, dice=dice, options={"camp_set": "v2"})
    match.answer(0, ("keep", "cannon", "railgun", "garage"))
    match.answer(1, ("keep", "reactor", "arcade", "victory_totem"))
    use = ("use", "cannon", 1, 0, 1)

    def cannon() -> str:
        return camp_row(seen(match, 0).sides[0])[0].state

    assert cannon() == "damaged"
    assert use not in match.options(0)
    match.answer(0, ("end_turn",))
    match.answer(1, ("end_turn",))
    assert cannon() == "damaged"
    assert use not in match.options(0)
    match.answer(0, ("junk", "gunner"))
    match.answer(0, ("restore", 0, 1, 0))
    assert cannon() == "undamaged"
    assert use in match.options(0)
    match.answer(0, use)
    match.answer(0, ("damage", 1, 1, 0))
    assert cannon() == "undamaged"
    assert isinstance(match.state, Board)
    assert match.state.water == [1, 0]
    assert match.state.harm[9] == 1


@rule("RAD-RULING-79")
@pytest.mark.parametrize("scout", ["scout", "scout(d)", "scout(n)"])
@pytest.mark.parametrize(
    ("goal", "columns"),
    [
        (("place", 1, "front"), ["reactor | vigilante | {}", "cannon", "victory_totem"]),
        (("place", 2, "front"), ["reactor | vigilante | -", "cannon | {} | -", "victory_totem"]),
        (("place", 3, "front"), ["reactor | vigilante | -", "cannon", "victory_totem | {} | -"]),
    ],
)
def test_ex_80_the_revised_construction_yard_moves_a_protected_person(
    scout: str, goal: tuple[str, int, str], columns: list[str]
) -> None:
    s = Scenario(camp_set="v2")
    s.column(0, 1, "construction_yard")
    s.column(1, 1, f"reactor | {scout} | vigilante")
    s.use("construction_yard", 1)
    assert s.targets() == ["scout", "vigilante"]
    s.hit("scout")
    assert s.offered(0) == [("place", 1, "front"), ("place", 2, "front"), ("place", 3, "front")]
    s.answer(0, goal)
    assert [s.show(1, column) for column in (1, 2, 3)] == [text.format(scout) for text in columns]
    assert s.board.put_in_play == [0, 0]
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


@rule("RAD-ACT-PLAY-PERSON-06", "RAD-ACT-PLAY-PERSON-07", "RAD-FAQ-TRAINING-CAMP-01", "RAD-RULING-44")
@pytest.mark.parametrize("edition", ["ua", "pl"])
def test_ex_81_turning_a_punk_faceup_needs_no_room(edition: str) -> None:
    s = Scenario(edition)
    s.column(0, 1, "training_camp | punk[scout] | muse")
    s.column(0, 2, "garage | sniper | gunner")
    s.column(0, 3, "supply_depot | looter | vigilante")
    s.use("training_camp")
    assert s.show(0, 1) == "training_camp(n) | scout(n) | muse"
    assert s.show(0, 2) == "garage | sniper | gunner"
    assert s.show(0, 3) == "supply_depot | looter | vigilante"
    assert s.discard_pile() == []
    assert s.board.put_in_play == [1, 0]
    assert s.water_of(0) == 2
    s.assert_nothing_pending()
