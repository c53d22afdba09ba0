"""The worked examples EX-64 to EX-74: further cases."""

import pytest

from stolik.games.radlands.catalogue import ID
from stolik.games.radlands.game import GAME
from stolik.games.radlands.state import Board
from stolik.games.radlands.view import BoardView
from stolik.kernel.match import Match
from stolik.kernel.question import Option
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario, as_text, seen


def table(match: Match, seat: int | None) -> BoardView:
    return seen(match, seat)


def camps_shown(match: Match, seat: int | None) -> list[list[str | None]]:
    sides = table(match, seat).sides
    return [[column[0].card if column[0] else None for column in side.columns] for side in sides]


def offers_of(match: Match) -> list[list[str]]:
    assert isinstance(match.state, Board)
    return [[ID[kind] for kind in offer] for offer in match.state.offers]


@rule(
    "RAD-SETUP-02",
    "RAD-SETUP-03",
    "RAD-SETUP-04",
    "RAD-SETUP-05",
    "RAD-HIDE-06",
    "RAD-RULING-70",
    "RAD-RULING-71",
    "RAD-RULING-72",
)
@pytest.mark.parametrize("first", [0, 1])
def test_ex_64_camps_stay_hidden_until_both_players_have_chosen(first: int) -> None:
    match = Match.start(GAME, seed="choosing camps")
    second = 1 - first
    offers = offers_of(match)
    assert [len(set(offer)) for offer in offers] == [6, 6]
    assert not set(offers[0]) & set(offers[1])
    assert len(match.options(first)) == 6 * 5 * 4  # Any three, in any order of the columns.
    chosen: list[Option] = [("keep", offer[5], offer[0], offer[3]) for offer in offers]
    before = table(match, second)

    match.answer(first, chosen[first])
    assert {entry.seat: entry.done for entry in match.view(second).asked} == {first: True, second: False}
    for seat in (second, None):
        shown = as_text([match.view(seat), match.lines(seat)])
        assert not any(f'"{name}"' in shown for name in offers[first])
        assert camps_shown(match, seat) == [[None] * 3, [None] * 3]
    assert table(match, second) == before
    assert [side.hand_count for side in table(match, None).sides] == [0, 0]
    assert "start" not in [stream for _, stream, _ in match.chance]

    match.answer(second, chosen[second])
    for seat in (0, 1, None):
        assert camps_shown(match, seat) == [list(option[1:]) for option in chosen]
    assert [stream for _, stream, _ in match.chance][-1] == "start"
    kinds = [event.kind for event in match.log]
    last_camps = len(kinds) - 1 - kinds[::-1].index("laid_camps")
    assert kinds.index("drew") > last_camps
    assert kinds.index("starts") > kinds.index("drew")


@rule("RAD-SETUP-05", "RAD-RULING-71")
def test_ex_64_the_other_28_camps_leave_the_game_and_no_view_shows_the_rejected_ones() -> None:
    match = Match.start(GAME, seed="choosing camps")
    offers = offers_of(match)
    for seat in (0, 1):
        match.answer(seat, ("keep", *offers[seat][:3]))
    assert isinstance(match.state, Board)
    assert len(match.state.box) == 28
    assert match.state.camp_deck == []
    assert match.state.offers == [[], []]
    rejected = [offer[3:] for offer in offers]
    for viewer in (0, 1, None):
        shown = as_text(match.view(viewer))
        assert not any(f'"{name}"' in shown for name in rejected[0] + rejected[1])
    for seat in (0, 1):
        read = as_text(match.lines(seat))
        assert not any(f'"{name}"' in read for name in rejected[1 - seat])


@rule("RAD-RULING-51", "RAD-RULING-52")
def test_ex_65_bonfire_cannot_be_restored_and_restores_others_while_it_destroys_itself() -> None:
    s = Scenario()
    s.column(0, 1, "bonfire(d)")
    s.column(0, 2, "garage(d) | scout(d) | -")
    s.hand(0, "gunner")
    s.junk("gunner")
    assert s.targets() == ["garage", "scout"]
    s.decline()
    assert s.show(0, 2) == "garage(d) | scout(d) | -"
    s.use("bonfire")
    assert s.show(0, 1) == "bonfire(x)"
    assert s.targets() == ["garage", "scout"]
    s.hit("garage")
    s.hit("scout")
    assert s.show(0, 2) == "garage | scout(n) | -"
    assert not s.can(("use", "scout"))
    assert s.can(("use", "garage"))
    assert not s.match.over
    assert [s.show(0, 1), s.show(0, 3)] == ["bonfire(x)", "supply_depot"]
    s.assert_nothing_pending()


@rule("RAD-RULING-49", "RAD-SILO-04", "RAD-SILO-05")
@pytest.mark.parametrize(("discards", "drawn"), [(("muse",), 2), (("famine",), 2), (("muse", "famine"), 3)])
def test_ex_66_warehouse_is_damaged_and_draws_one_card_more_than_it_discards(
    discards: tuple[str, ...], drawn: int
) -> None:
    s = Scenario()
    s.column(0, 1, "warehouse")
    s.hand(0, "muse", "famine", "water_silo")
    s.use("warehouse")
    assert s.show(0, 1) == "warehouse(d)"
    assert sorted(s.targets()) == ["famine", "muse"]
    assert len(s.offered(0)) == 2  # At least one card, and never the Water Silo.
    s.hit(discards[0])
    assert len(s.offered(0)) == 2
    if len(discards) == 1:
        s.answer(0, ("done",))
    else:
        s.hit(discards[1])
    assert s.discard_pile() == list(discards)
    assert s.deck_size() == 30 - drawn
    assert len(s.hand_of(0)) == 3 - len(discards) + drawn
    assert "water_silo" in s.hand_of(0)
    assert s.water_of(0) == 3
    s.assert_nothing_pending()


@rule("RAD-RULING-49", "RAD-SILO-04", "RAD-SILO-05")
def test_ex_66_warehouse_cannot_be_used_with_only_the_water_silo_in_hand() -> None:
    s = Scenario()
    s.column(0, 1, "warehouse")
    s.hand(0, "water_silo")
    assert not s.can(("use", "warehouse"))
    assert s.can(("junk", "water_silo"))


@rule("RAD-FAQ-NEST-OF-SPIES-01", "RAD-RULING-62", "RAD-READY-07")
def test_ex_67_punks_of_an_uprising_count_for_nest_of_spies_and_are_not_ready() -> None:
    s = Scenario()
    s.turn_begins()
    s.column(0, 1, "nest_of_spies")
    s.queue(0, "uprising", None, None)
    s.answer(0, ("punk", 1, "front"), ("punk", 2, "front"), ("punk", 3, "front"))
    assert s.asked == (0, "act")
    assert s.board.put_in_play == [3, 0]
    assert [s.ready(0, column, 1) for column in (1, 2, 3)] == [False, False, False]
    assert s.can(("use", "nest_of_spies"))
    s.use("nest_of_spies")
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


@rule("RAD-READY-07")
def test_ex_67_punks_of_an_uprising_cannot_use_what_argo_gives_them_this_turn() -> None:
    s = Scenario()
    s.turn_begins()
    s.column(0, 1, "nest_of_spies | argo_yesky | -")
    s.queue(0, "uprising", None, None)
    s.answer(0, ("punk", 2, "front"), ("punk", 2, "front"), ("punk", 3, "front"))
    assert s.can(("use", "argo_yesky"))
    assert not s.can(("use", "punk"))
    s.end_turn()
    s.end_turn()
    assert s.can(("use", "punk"))


@rule("RAD-RULING-24", "RAD-RULING-26")
def test_ex_68_a_rescue_team_turned_faceup_is_ready() -> None:
    s = Scenario()
    s.column(0, 1, "training_camp | punk[rescue_team] | -")
    s.use("training_camp")
    assert s.show(0, 1) == "training_camp(n) | rescue_team | -"
    assert s.ready(0, 1, 1)
    assert s.water_of(0) == 2
    s.use("rescue_team")
    assert s.hand_of(0) == ["rescue_team"]
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


@rule("RAD-CARD-PUNK-05", "RAD-CARD-PUNK-06", "RAD-FAQ-PUNK-01", "RAD-HIDE-08")
def test_ex_69_a_punk_that_comes_to_hand_is_an_ordinary_card() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | rescue_team | punk[napalm]")
    s.use("rescue_team")
    s.hit("punk")
    assert s.hand_of(0) == ["napalm"]
    assert table(s.match, 0).sides[0].hand == ["napalm"]
    assert table(s.match, 1).sides[0].hand_count == 1
    for seat in (1, None):
        assert "napalm" not in as_text([s.match.view(seat), s.match.lines(seat)])
    s.play("napalm")
    assert s.queue_of(0) == ("napalm", None, None)
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@rule("RAD-RAID-05", "RAD-EFF-RESTORE-04", "RAD-EFF-RESTORE-05")
@pytest.mark.parametrize(("edition", "targets"), [("ua", ["garage"]), ("pl", ["scavenger_camp", "garage"])])
def test_ex_70_scavenger_camp_restores_after_the_own_raiders_resolved(edition: str, targets: list[str]) -> None:
    s = Scenario(edition)
    s.column(0, 1, "scavenger_camp(d)")
    s.column(0, 2, "garage(d)")
    s.queue(0, "raiders", None, None)
    s.hand(0, "vigilante")
    assert not s.can(("use", "scavenger_camp", 1, 0, 2))
    s.junk("vigilante")
    assert s.asked == (1, "raided")
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    assert s.can(("use", "scavenger_camp", 1, 0, 2))
    s.use("scavenger_camp", 2)
    assert s.targets() == targets
    s.hit("garage")
    assert s.show(0, 2) == "garage"
    assert s.show(0, 1) == "scavenger_camp(d)"
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


@rule("RAD-RAID-05")
@pytest.mark.parametrize(("resolved", "is_usable"), [((0, 0), False), ((0, 1), False), ((1, 0), True)])
def test_ex_70_scavenger_camp_restores_only_if_the_own_raiders_resolved_this_turn(
    resolved: tuple[int, int], is_usable: bool
) -> None:
    s = Scenario()
    s.column(0, 1, "scavenger_camp(d)")
    s.column(0, 2, "garage(d)")
    s.earlier(raiders_resolved=resolved, events_resolved=sum(resolved))
    assert s.can(("use", "scavenger_camp", 1, 0, 2)) == is_usable


def vanguard_used_once() -> Scenario:
    s = Scenario()
    s.column(0, 1, "adrenaline_lab | vanguard | -")
    s.use("vanguard")
    s.hit("reactor")
    assert s.asked == (1, "damage")
    s.hit("vanguard")
    assert s.show(0, 1) == "adrenaline_lab | vanguard(d) | -"
    assert s.show(1, 1) == "reactor(d)"
    assert s.water_of(0) == 2
    s.use("adrenaline_lab")
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(x)"
    assert s.water_of(0) == 1
    assert s.asked == (1, "damage")
    assert s.targets() == ["vanguard", "garage", "supply_depot"]
    return s


@rule("RAD-FAQ-ADRENALINE-LAB-01", "RAD-FAQ-ADRENALINE-LAB-02", "RAD-RULING-29")
def test_ex_71_adrenaline_lab_uses_a_damaged_person_that_was_already_used() -> None:
    s = vanguard_used_once()
    s.hit("garage")
    assert s.show(0, 2) == "garage(d)"
    assert s.discard_pile() == ["vanguard"]
    assert s.show(0, 1) == "adrenaline_lab(n)"
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@rule("RAD-RULING-29")
def test_ex_71_nothing_is_left_to_destroy_when_the_answer_has_destroyed_the_person() -> None:
    s = vanguard_used_once()
    s.hit("vanguard")
    assert s.discard_pile() == ["vanguard"]
    assert s.show(0, 1) == "adrenaline_lab(n)"
    assert [s.show(0, 2), s.show(0, 3)] == ["garage", "supply_depot"]
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


def three_kinds_of_targets() -> Scenario:
    s = Scenario()
    s.column(0, 1, "arcade | punk[scout] | -")
    s.column(0, 2, "resonator | pyromaniac | -")
    s.column(1, 1, "reactor(d) | scout | -")
    s.column(1, 2, "cannon | muse(d) | -")
    return s


@rule("RAD-FAQ-ARCADE-01", "RAD-RULING-13")
def test_ex_72_arcade_cannot_be_used_with_a_punk_and_another_person() -> None:
    s = three_kinds_of_targets()
    assert not s.can(("use", "arcade"))
    assert s.can(("use", "resonator"))
    assert s.can(("use", "pyromaniac"))


@rule("RAD-PROT-04", "RAD-RULING-13")
def test_ex_72_resonator_can_only_destroy_the_unprotected_damaged_card() -> None:
    s = three_kinds_of_targets()
    s.use("resonator")  # A single target: nothing is asked.
    assert s.discard_pile() == ["muse"]
    assert [s.show(1, column) for column in (1, 2, 3)] == ["reactor(d) | scout | -", "cannon", "victory_totem"]
    s.assert_nothing_pending()


@rule("RAD-PROT-04", "RAD-RULING-13")
def test_ex_72_pyromaniac_can_only_damage_the_unprotected_camp() -> None:
    s = three_kinds_of_targets()
    s.use("pyromaniac")  # A single target: nothing is asked.
    columns = ["reactor(d) | scout | -", "cannon | muse(d) | -", "victory_totem(d)"]
    assert [s.show(1, column) for column in (1, 2, 3)] == columns
    s.assert_nothing_pending()


@rule("RAD-READY-01", "RAD-READY-06")
def test_ex_73_a_restored_camp_that_was_used_is_still_not_ready() -> None:
    s = Scenario()
    s.column(0, 1, "railgun(d)")
    s.hand(0, "gunner")
    s.water(0, 5)
    s.use("railgun")
    s.hit("reactor")
    s.junk("gunner")
    s.hit("railgun")
    assert s.show(0, 1) == "railgun(n)"
    assert s.water_of(0) == 3
    assert not s.can(("use", "railgun"))
    s.assert_nothing_pending()


@rule("RAD-RULING-55", "RAD-COL-05", "RAD-CARD-CAMP-03")
def test_ex_74_napalm_must_take_the_only_column_with_people() -> None:
    s = Scenario()
    s.turn_begins()
    s.queue(0, "napalm", None, None)
    s.column(1, 1, "reactor(x) | scout | punk[muse]")
    s.column(1, 2, "cannon")
    s.deck_top("looter")
    assert s.show(1, 1) == "reactor(x)"
    assert s.discard_pile() == ["scout", "napalm"]
    assert [s.show(1, 2), s.show(1, 3)] == ["cannon", "victory_totem"]
    # The punk's card lay on top of the deck and was drawn in Replenish.
    assert s.hand_of(0) == ["muse"]
    assert s.deck_ids()[0] == "looter"
    s.assert_nothing_pending()
