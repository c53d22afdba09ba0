"""Cards that meet events: Omen Clock in the other player's queue, Zeto Khan, Raiders, Truce, High Ground."""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario, as_text, seen


def unprotected(s: Scenario, seat: int) -> list[str]:
    table = seen(s.match, None)
    columns = table.sides[seat].columns
    return [card.card for column in columns for card in column if card and card.unprotected]


# Omen Clock


@rule("RAD-FAQ-OMEN-CLOCK-04", "RAD-EVENT-07", "RAD-RULING-58")
def test_the_opponents_high_ground_bares_the_cards_of_the_player_whose_turn_it_is() -> None:
    s = Scenario()
    s.column(0, 1, "omen_clock | vanguard | scout")
    s.column(0, 2, "garage | muse | -")
    s.column(1, 1, "reactor | gunner | looter")
    s.queue(1, "high_ground", None, None)
    s.use("omen_clock")
    assert s.asked == (1, "rearrange")
    s.answer(1, ("stand", 1, 1, 2), ("leave_empty",), ("stand", 1, 1, 1))
    assert [s.show(1, 1), s.show(1, 2)] == ["reactor | looter | -", "cannon | gunner | -"]
    assert s.discard_pile() == ["high_ground"]
    assert s.asked == (0, "act")
    assert unprotected(s, 1) == ["looter", "gunner", "victory_totem"]
    s.use("vanguard")
    assert s.targets() == ["looter", "gunner", "victory_totem"]
    s.hit("looter")
    assert s.asked == (1, "damage")
    assert s.targets() == ["omen_clock", "vanguard", "scout", "garage", "muse", "supply_depot"]
    s.hit("omen_clock")
    assert s.show(0, 1) == "omen_clock(d) | vanguard(n) | scout"
    s.end_turn()
    assert unprotected(s, 0) == ["scout", "muse", "supply_depot"]


@rule("RAD-RULING-57", "RAD-EVENT-06")
def test_the_own_high_ground_resolved_by_omen_clock_counts_for_cards_played_later() -> None:
    s = Scenario()
    s.column(0, 1, "omen_clock")
    s.column(0, 2, "railgun")
    s.column(1, 1, "reactor | gunner | looter")
    s.queue(0, "high_ground", None, None)
    s.use("omen_clock")  # No people of their own: nothing to place.
    assert s.asked == (0, "act")
    s.use("railgun")
    assert s.targets() == ["reactor", "gunner", "looter", "cannon", "victory_totem"]
    s.hit("gunner")
    assert s.show(1, 1) == "reactor | gunner(d) | looter"
    s.assert_nothing_pending()


@rule("RAD-RULING-25", "RAD-RULING-62", "RAD-EVENT-07")
def test_punks_of_the_opponents_uprising_are_theirs_and_ready_in_their_next_turn() -> None:
    s = Scenario()
    s.column(0, 1, "omen_clock")
    s.column(0, 2, "nest_of_spies")
    s.column(1, 1, "reactor | argo_yesky | -")
    s.queue(1, "uprising", None, None)
    s.use("omen_clock")
    assert s.asked == (1, "gain_punk")
    s.answer(1, ("punk", 1, "behind"), ("punk", 2, "front"), ("pass",))
    assert s.show(1, 1) == "reactor | punk(n) | argo_yesky"
    assert s.show(1, 2) == "cannon | punk(n) | -"
    assert s.board.put_in_play == [0, 2]
    assert not s.can(("use", "nest_of_spies"))
    s.end_turn()
    assert s.board.put_in_play == [0, 0]
    assert s.can(("use", "punk", 1, 1, 3))
    assert s.can(("use", "punk", 2, 1, 3))


@rule("RAD-ACT-PLAY-PERSON-08", "RAD-RULING-08")
@pytest.mark.parametrize("edition", ["ua", "pl"])
def test_the_opponents_uprising_with_full_columns_in_the_other_players_turn(edition: str) -> None:
    s = Scenario(edition)
    s.column(0, 1, "omen_clock")
    s.column(1, 1, "reactor | muse | scout")
    s.column(1, 2, "cannon | sniper | gunner")
    s.column(1, 3, "victory_totem | looter | vigilante")
    s.queue(1, "uprising", None, None)
    s.use("omen_clock")
    if edition == "ua":
        assert s.asked == (1, "make_room_for_punk")
        s.hit("muse")
        s.answer(1, ("place", 1, "behind"), ("pass",), ("pass",))
        assert s.show(1, 1) == "reactor | punk(n) | scout"
        assert s.discard_pile() == ["muse", "uprising"]
    else:
        assert s.show(1, 1) == "reactor | muse | scout"
        assert s.discard_pile() == ["uprising"]
    assert s.asked == (0, "act")
    s.assert_nothing_pending()


@rule("RAD-EVENT-07", "RAD-RULING-56")
def test_the_owner_of_a_famine_chooses_first_in_the_other_players_turn_too() -> None:
    s = Scenario()
    s.column(0, 1, "omen_clock | muse | scout")
    s.column(1, 1, "reactor | gunner | looter")
    s.queue(1, "famine", None, None)
    s.use("omen_clock")
    assert s.asked == (1, "spare")
    s.hit("looter")
    assert s.show(1, 1) == "reactor | looter | -"
    assert s.asked == (0, "spare")
    s.hit("muse")
    assert s.discard_pile() == ["gunner", "scout", "famine"]
    s.assert_nothing_pending()


@rule("RAD-EVENT-07", "RAD-RULING-12")
def test_the_opponents_radiation_destroys_the_active_players_people_first() -> None:
    s = Scenario()
    s.column(0, 1, "omen_clock | punk[strafe] | -")
    s.column(0, 2, "garage | muse(d) | -")
    s.column(1, 1, "reactor | scout(d) | punk[banish]")
    s.queue(1, "radiation", None, None)
    s.use("omen_clock")
    assert s.discard_pile() == ["muse", "scout", "radiation"]
    assert s.deck_ids()[:2] == ["banish", "strafe"]
    s.assert_nothing_pending()


@rule("RAD-EVENT-07", "RAD-RULING-59")
def test_the_opponents_bombardment_hits_the_active_player_and_draws_for_its_owner() -> None:
    s = Scenario()
    s.column(0, 1, "omen_clock(d)")
    s.column(0, 2, "watchtower")
    s.queue(1, "bombardment", None, None)
    s.use("omen_clock")
    camps = ["omen_clock(x)", "watchtower(d)", "supply_depot(d)"]
    assert [s.show(0, column) for column in (1, 2, 3)] == camps
    assert (len(s.hand_of(0)), len(s.hand_of(1))) == (0, 1)
    assert s.can(("use", "watchtower"))  # Any event of either player counts.
    s.assert_nothing_pending()


@rule("RAD-WIN-03", "RAD-WIN-04")
def test_advancing_the_opponents_bombardment_can_lose_the_game() -> None:
    s = Scenario()
    s.column(0, 1, "omen_clock(d)")
    s.column(0, 2, "garage(x)")
    s.column(0, 3, "supply_depot(d)")
    s.queue(1, "bombardment", None, None)
    s.use("omen_clock")
    assert s.match.result is not None
    assert s.match.result.places == (2, 1)
    assert s.hand_of(1) == []


@rule("RAD-EVENT-07", "RAD-PROT-05")
@pytest.mark.parametrize(("event", "answer"), [("banish", ("destroy", 0, 1, 1)), ("napalm", ("column", 1))])
def test_the_opponent_chooses_the_victims_of_an_event_that_was_advanced_for_them(
    event: str, answer: tuple[str | int, ...]
) -> None:
    s = Scenario()
    s.column(0, 1, "omen_clock | muse | -")
    s.column(0, 2, "garage | scout | -")
    s.column(1, 1, "reactor | gunner | -")
    s.queue(1, event, None, None)
    s.use("omen_clock")
    assert s.question.seat == 1
    s.answer(1, answer)
    assert s.show(0, 1) == "omen_clock(n)"
    assert s.show(0, 2) == "garage | scout | -"
    assert s.show(1, 1) == "reactor | gunner | -"
    assert s.discard_pile() == ["muse", event]
    s.assert_nothing_pending()


@rule("RAD-RAID-05", "RAD-RAID-11", "RAD-FAQ-OMEN-CLOCK-02")
def test_own_raiders_resolved_by_omen_clock_count_for_scavenger_camp_and_watchtower() -> None:
    s = Scenario()
    s.column(0, 1, "omen_clock")
    s.column(0, 2, "scavenger_camp")
    s.column(0, 3, "watchtower(d)")
    s.queue(0, "raiders", None, None)
    assert not s.can(("use", "watchtower"))
    s.use("omen_clock")
    assert s.asked == (1, "raided")
    s.hit("cannon")
    assert s.can(("use", "scavenger_camp", 2, 0, 2))
    assert s.can(("use", "watchtower"))
    s.use("scavenger_camp", 2)
    s.hit("watchtower")
    assert s.show(0, 3) == "watchtower"
    s.assert_nothing_pending()


@rule("RAD-FAQ-OMEN-CLOCK-01", "RAD-FAQ-OMEN-CLOCK-03")
def test_omen_clock_offers_every_event_with_a_free_space_in_front() -> None:
    s = Scenario()
    s.column(0, 1, "omen_clock")
    s.queue(0, None, "uprising", "bombardment")
    s.queue(1, "famine", None, "raiders")
    s.use("omen_clock")
    assert s.offered(0) == [("advance", 0, 2), ("advance", 1, 1), ("advance", 1, 3)]
    s.hit("raiders")
    assert s.queue_of(1) == ("famine", "raiders", None)
    assert s.queue_of(0) == (None, "uprising", "bombardment")
    assert s.board.events_resolved == 0
    s.assert_nothing_pending()


# Zeto Khan


@rule("RAD-FAQ-ZETO-02", "RAD-RULING-36", "RAD-RULING-37")
def test_zetos_first_raid_resolves_the_raiders_at_once_even_with_a_full_queue() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | zeto_khan | -")
    s.queue(0, "famine", "uprising", "banish")
    assert s.can(("use", "garage"))
    s.use("garage")
    assert s.asked == (1, "raided")
    s.hit("cannon")
    assert s.show(1, 2) == "cannon(d)"
    assert s.board.raiders_home == [1, 1]
    assert s.queue_of(0) == ("famine", "uprising", "banish")
    s.assert_nothing_pending()


@rule("RAD-FAQ-ZETO-02", "RAD-RULING-36")
def test_zetos_second_raid_of_a_turn_goes_to_space_2() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | zeto_khan | -")
    s.hand(0, "vigilante", "banish")
    s.use("garage")
    s.hit("cannon")
    s.junk("vigilante")
    assert s.queue_of(0) == (None, "raiders", None)
    s.play("banish")
    assert s.queue_of(0) == ("banish", "raiders", None)
    s.assert_nothing_pending()


@rule("RAD-RULING-36")
def test_advancing_raiders_is_not_the_first_event_played() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | zeto_khan | -")
    s.column(1, 1, "reactor | scout | -")
    s.queue(0, None, None, "raiders")
    s.hand(0, "banish")
    s.use("garage")
    assert s.queue_of(0) == (None, "raiders", None)
    s.play("banish")
    assert s.discard_pile() == ["scout", "banish"]
    s.assert_nothing_pending()


@rule("RAD-RULING-36")
def test_a_raid_without_effect_is_not_the_first_event_played() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | zeto_khan | -")
    s.column(1, 1, "reactor | scout | -")
    s.queue(0, "famine", "raiders", None)
    s.hand(0, "banish", "vigilante")
    s.junk("vigilante")
    assert s.queue_of(0) == ("famine", "raiders", None)
    s.play("banish")
    assert s.discard_pile() == ["vigilante", "scout", "banish"]
    s.assert_nothing_pending()


@rule("RAD-RULING-36")
def test_an_event_with_bomb_number_0_uses_up_zetos_trait() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | zeto_khan | -")
    s.hand(0, "strafe", "banish")
    s.play("strafe")
    s.play("banish")
    assert s.queue_of(0) == ("banish", None, None)
    s.assert_nothing_pending()


@rule("RAD-RULING-36", "RAD-CARD-TRAIT-01")
@pytest.mark.parametrize("zeto", ["zeto_khan", "zeto_khan(d)"])
def test_only_an_undamaged_zeto_of_ones_own_changes_events(zeto: str) -> None:
    for seat in (0, 1):
        s = Scenario()
        s.column(seat, 1, f"{('railgun', 'reactor')[seat]} | {zeto} | -")
        s.hand(0, "uprising")
        s.play("uprising")
        is_changed = seat == 0 and zeto == "zeto_khan"
        assert s.asked == ((0, "gain_punk") if is_changed else (0, "act"))
        assert s.queue_of(0) == (None, None if is_changed else "uprising", None)


@rule("RAD-RULING-36")
def test_zeto_comes_too_late_for_a_turn_in_which_raiders_were_played() -> None:
    s = Scenario()
    s.hand(0, "zeto_khan", "banish")
    s.water(0, 5)
    s.column(1, 1, "reactor | scout | -")
    s.use("garage")
    s.play("zeto_khan", 1)
    s.play("banish")
    assert s.queue_of(0) == ("banish", "raiders", None)
    assert s.show(1, 1) == "reactor | scout | -"


@rule("RAD-RULING-53", "RAD-SILO-04")
def test_zetos_ability_discards_from_the_whole_hand_but_never_the_water_silo() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | zeto_khan | -")
    s.hand(0, "scout", "water_silo")
    s.deck_top("muse", "gunner", "looter")
    s.use("zeto_khan")
    assert sorted(s.targets()) == ["gunner", "looter", "muse", "scout"]
    s.hit("scout")
    s.hit("muse")
    assert sorted(s.targets()) == ["gunner", "looter"]
    s.hit("gunner")
    assert s.hand_of(0) == ["looter", "water_silo"]
    assert s.discard_pile() == ["scout", "muse", "gunner"]
    s.assert_nothing_pending()


# Truce, High Ground, Doomsayer, Raiders


@rule("RAD-RULING-60", "RAD-FAQ-GENERAL-01", "RAD-TURN-14")
def test_truce_returns_twelve_people_to_full_hands() -> None:
    s = Scenario()
    s.hand(0, "truce", "banish", "famine", "water_silo", 4)
    s.hand(1, 7)
    s.column(0, 1, "railgun | muse(d) | scout(n)")
    s.column(0, 2, "garage | sniper | punk[napalm]")
    s.column(0, 3, "supply_depot | looter | vigilante")
    s.column(1, 1, "reactor | muse | scout")
    s.column(1, 2, "cannon | sniper(d) | punk[strafe]")
    s.column(1, 3, "victory_totem | looter | vigilante")
    s.play("truce")
    assert [s.show(0, column) for column in (1, 2, 3)] == ["railgun", "garage", "supply_depot"]
    assert [s.show(1, column) for column in (1, 2, 3)] == ["reactor", "cannon", "victory_totem"]
    assert len(s.hand_of(0)) == 2 + 4 + 6 + 1
    assert len(s.hand_of(1)) == 7 + 6
    assert "napalm" in s.hand_of(0)
    assert "strafe" in s.hand_of(1)
    assert s.discard_pile() == ["truce"]
    assert s.deck_size() == 30
    s.end_turn()
    assert len(s.hand_of(0)) == 13
    s.assert_nothing_pending()


@rule("RAD-RULING-26", "RAD-FAQ-TRUCE-01")
def test_a_person_returned_by_truce_and_played_again_forgets_its_use() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | karli_blaze | muse")
    s.hand(0, "truce")
    s.use("muse")
    s.play("truce")
    assert s.water_of(0) == 2
    s.play("muse", 1)
    assert s.show(0, 1) == "railgun | muse(n) | -"  # Karli is in hand, so it enters not ready.
    s.end_turn()
    s.end_turn()
    assert s.can(("use", "muse"))


@rule("RAD-RULING-58", "RAD-RULING-10")
@pytest.mark.parametrize(("exposed", "columns"), [((0, 1), True), ((0, 0), False)])
def test_strafe_after_high_ground_injures_the_people_behind_too(exposed: tuple[int, int], columns: bool) -> None:
    s = Scenario()
    s.hand(0, "strafe")
    s.column(1, 1, "reactor | vigilante | scout")
    s.earlier(exposed=exposed)
    s.play("strafe")
    assert s.show(1, 1) == ("reactor | vigilante(d) | scout(d)" if columns else "reactor | vigilante | scout(d)")


@rule("RAD-RULING-38", "RAD-RAID-11", "RAD-RULING-81")
def test_doomsayer_moves_raiders_back_and_they_are_an_event_in_play() -> None:
    s = Scenario()
    s.column(0, 2, "garage | doomsayer | -")
    s.hand(0, "doomsayer")
    s.queue(1, "raiders", None, "famine")
    assert s.can(("use", "doomsayer"))
    s.play("doomsayer", 1)
    s.answer(0, ("move_back",))
    assert s.queue_of(1) == (None, "raiders", "famine")
    s.assert_nothing_pending()

    s = Scenario()
    s.column(0, 2, "garage | doomsayer | -")
    assert not s.can(("use", "doomsayer"))  # Raiders in the play area are no event in play.


@rule("RAD-RULING-80", "RAD-RAID-07")
def test_raiders_that_resolve_in_the_events_phase_can_be_played_again_in_the_same_turn() -> None:
    s = Scenario()
    s.turn_begins()
    s.queue(0, "raiders", "famine", None)
    s.hit("cannon")
    assert s.queue_of(0) == ("famine", None, None)
    s.use("garage")
    assert s.queue_of(0) == ("famine", "raiders", None)
    s.assert_nothing_pending()


@rule("RAD-WIN-02", "RAD-WIN-04")
def test_raiders_that_destroy_the_last_camp_in_the_events_phase_end_the_game_there() -> None:
    s = Scenario()
    s.turn_begins()
    s.queue(0, "raiders", "famine", None)
    s.column(1, 1, "reactor(x)")
    s.column(1, 2, "cannon(d)")
    s.column(1, 3, "victory_totem(x)")
    assert s.match.result is not None
    assert s.match.result.places == (1, 2)
    assert s.queue_of(0) == (None, "famine", None)
    assert s.hand_of(0) == []


@rule("RAD-HIDE-08", "RAD-HIDE-02")
def test_a_punk_returned_by_a_copied_rescue_team_shows_its_face_to_its_owner_alone() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | mimic | punk[napalm]")
    s.column(1, 1, "reactor | rescue_team | -")
    s.use("mimic")
    s.hit("punk")
    assert s.hand_of(0) == ["napalm"]
    for seat in (1, None):
        assert "napalm" not in as_text([s.match.view(seat), s.match.lines(seat)])
    assert "napalm" in as_text(s.match.lines(0))


@rule("RAD-RULING-12", "RAD-FAQ-RADIATION-01")
@pytest.mark.parametrize(
    ("active", "pile", "top"),
    [(0, ["muse", "scout"], ["banish", "strafe"]), (1, ["scout", "muse"], ["strafe", "banish"])],
)
def test_radiation_takes_the_people_of_whoever_is_active_first(active: int, pile: list[str], top: list[str]) -> None:
    s = Scenario()
    s.column(0, 1, "omen_clock | punk[strafe] | -")
    s.column(0, 2, "garage | muse(d) | -")
    s.column(1, 1, "reactor | scout(d) | punk[banish]")
    s.turn_begins(active)
    s.queue(active, "radiation", None, None)
    assert s.discard_pile() == [*pile, "radiation"]
    assert s.hand_of(active) == top[:1]  # Drawn in Replenish from the top of the deck.
    assert s.deck_ids()[0] == top[1]
    s.assert_nothing_pending()
