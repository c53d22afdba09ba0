"""Chapters 11 and 12: the transition phase and the ring."""

import pytest

from stolik.games.apex_legends.catalogue import RING_CARDS, RING_DAMAGE
from stolik.games.apex_legends.view import view
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.apex_legends import Scenario

ALL = ("bangalore", "wraith", "gibraltar", "bloodhound")


def after(s: Scenario) -> Scenario:
    """The transition phase is over."""
    assert s.asked == (0, "activate")
    return s


@rule("AP-TRANS-01")
def test_ring_damage_comes_before_the_new_feat_and_before_the_ring_shrinks() -> None:
    s = Scenario()
    s.legend("wraith", (1, 5))
    s.round(2)
    s.ring(0, 0, 11, 11, "r1")
    s.transition(5)
    after(s)
    # In round 2 the space was still inside; only then did the ring shrink.
    assert s.dial("wraith") == (20, 40)
    assert s.board.ring == [2, 2, 11, 11]


@rule("AP-TRANS-01")
def test_the_steps_are_logged_in_their_order() -> None:
    s = Scenario()
    s.legend("wraith", (0, 5))
    s.ring(2, 2, 11, 11)
    s.cooling("smoke_launcher", 2)
    s.transition()
    after(s)
    kinds = [line["event"] for line in s.match.lines(None)]
    assert kinds.index("damaged") < kinds.index("drew_feats")


@rule("AP-TRANS-02", "AP-RING-07", "AP-DMG-03")
@pytest.mark.parametrize(("number", "damage"), [(1, 8), (4, 8), (5, 12), (6, 12), (7, 18)])
def test_legends_outside_the_ring_take_health_damage(number: int, damage: int) -> None:
    s = Scenario()
    s.round(number)
    s.ring(2, 2, 9, 9)
    s.legend("wraith", (1, 5))
    s.legend("gibraltar", (2, 5))
    s.transition(2 if number % 2 else 5)
    after(s)
    assert s.dial("wraith") == (20, 40 - damage)
    assert s.dial("gibraltar") == (20, 40)


@rule("AP-RING-07")
def test_the_round_track_has_eight_rounds_with_rising_damage() -> None:
    assert RING_DAMAGE[1:] == [8, 8, 8, 8, 12, 12, 18, 18]


@rule("AP-TRANS-02")
def test_an_eliminated_legend_takes_no_ring_damage() -> None:
    s = Scenario()
    s.ring(5, 5, 6, 6)
    for name in ALL:
        s.legend(name, None if name == "wraith" else {"bangalore": (5, 5), "gibraltar": (6, 5)}.get(name, (6, 6)))
    s.transition()
    after(s)
    assert s.dial("wraith") == (20, 40)


@rule("AP-TRANS-02", "AP-ELIM-06")
def test_the_ring_can_eliminate() -> None:
    s = Scenario()
    s.ring(2, 2, 9, 9)
    s.legend("wraith", (0, 0), health=8)
    s.legend("bangalore", (5, 5))
    s.legend("gibraltar", (6, 5))
    s.legend("bloodhound", (6, 6))
    s.transition()
    after(s)
    assert (s.at("wraith"), s.points("blue")) == (None, 1)


@rule("AP-TRANS-03")
def test_every_legend_draws_a_feat_also_one_off_the_map() -> None:
    s = Scenario("crossroads")
    s.legend("wraith", None, deck=["kunai"])
    s.transition()
    after(s)
    assert s.hand_of("wraith") == ["kunai"]
    assert [len(s.hand_of(name)) for name in ALL] == [1, 1, 1, 1]


@rule("AP-TRANS-03")
def test_an_empty_feat_deck_gives_nothing_and_is_not_reshuffled() -> None:
    s = Scenario()
    s.legend("wraith", hand=["kunai"], deck=())
    s.transition()
    after(s)
    assert s.hand_of("wraith") == ["kunai"]
    assert len(s.discard_of("wraith")) == 7


@rule("AP-TRANS-03")
def test_there_is_no_hand_limit() -> None:
    s = Scenario()
    hand = ["come_and_find_me", "phase_step", "whispers", "seen_it_before", "forewarned", "kunai", "this_way"]
    s.legend("wraith", hand=hand)
    s.transition()
    after(s)
    assert s.hand_of("wraith") == [*hand, "from_nowhere"]


@rule("AP-TRANS-04", "AP-ABIL-07")
def test_tokens_on_the_cooldown_track_move_one_to_the_left() -> None:
    s = Scenario()
    s.cooling("smoke_launcher", 2)
    s.cooling("smoke_launcher", 1, number=1)
    s.cooling("dome_of_protection", 3)
    s.transition()
    after(s)
    assert [s.token("smoke_launcher"), s.token("smoke_launcher", 1), s.token("dome_of_protection")] == [1, 0, 2]


@rule("AP-TRANS-05")
@pytest.mark.parametrize(("number", "shrinks"), [(1, False), (2, True), (3, False), (4, True), (6, True), (7, False)])
def test_the_round_marker_passes_a_square_after_rounds_two_four_and_six(number: int, shrinks: bool) -> None:
    s = Scenario()
    for n, name in enumerate(ALL):
        s.legend(name, (5 + n % 2, 5 + n // 2))
    s.round(number)
    s.ring(0, 0, 11, 11, "r1")
    s.transition(2 if number % 2 else 5)
    after(s)
    assert s.board.round == number + 1
    assert (s.board.ring != [0, 0, 11, 11]) is shrinks


@rule("AP-TRANS-06")
def test_all_legends_can_be_activated_again() -> None:
    s = Scenario()
    s.team_chooses("blue", "bangalore", "wraith", "gibraltar")
    s.choose(("end",))
    after(s)
    assert s.of("activate") == [("bangalore",), ("wraith",)]


@rule("AP-TRANS-07")
@pytest.mark.parametrize(("transition", "red"), [(2, 3), (5, 0)])
def test_the_initiative_marker_moves_to_the_next_red_turn(transition: int, red: int) -> None:
    s = Scenario()
    s.transition(transition)
    after(s)
    assert s.board.marker == red


@rule("AP-RING-01")
def test_the_corner_spaces_of_the_ring_are_inside() -> None:
    s = Scenario()
    s.ring(2, 3, 8, 9)
    corners = [(2, 3), (8, 3), (2, 9), (8, 9)]
    for name, at in zip(ALL, corners, strict=True):
        s.legend(name, at)
    s.transition()
    after(s)
    assert [s.dial(name) for name in ALL] == [(20, 40)] * 4


@rule("AP-RING-01")
@pytest.mark.parametrize("at", [(1, 5), (9, 5), (5, 2), (5, 10)])
def test_one_space_farther_is_outside(at: tuple[int, int]) -> None:
    s = Scenario()
    s.ring(2, 3, 8, 9)
    s.legend("wraith", at)
    s.legend("bangalore", (5, 5))
    s.transition()
    after(s)
    assert s.dial("wraith") == (20, 32)


@rule("AP-RING-02")
def test_ring_figures_do_not_hinder_anything() -> None:
    s = Scenario()
    s.ring(5, 5, 9, 9)
    s.legend("wraith", (4, 5))
    s.legend("gibraltar", (7, 5))
    s.acts("wraith")
    assert s.can(("shoot", "gibraltar", 1))
    s.choose(("move",))
    s.step((5, 5))
    assert s.at("wraith") == (5, 5)
    s.choose(("done",))


@rule("AP-RING-03", "AP-RING-05")
@pytest.mark.parametrize(
    ("card", "ring"),
    [
        ("r1", [2, 2, 11, 11]),
        ("r2", [0, 2, 9, 11]),
        ("r3", [2, 0, 11, 9]),
        ("r4", [0, 0, 9, 9]),
        ("r5", [1, 2, 10, 11]),
        ("r6", [1, 0, 10, 9]),
        ("r7", [2, 1, 11, 10]),
        ("r8", [0, 1, 9, 10]),
    ],
)
def test_a_ring_card_moves_each_edge_by_its_number(card: str, ring: list[int]) -> None:
    s = Scenario()
    for n, name in enumerate(ALL):
        s.legend(name, (5 + n % 2, 5 + n // 2))
    s.round(2)
    s.ring_card(card)
    s.transition(5)
    after(s)
    assert s.board.ring == ring


@rule("AP-RING-04")
def test_the_used_ring_card_goes_back_and_the_next_is_turned_up_for_all() -> None:
    s = Scenario()
    for n, name in enumerate(ALL):
        s.legend(name, (5 + n % 2, 5 + n // 2))
    s.round(2)
    s.ring_card("r1")
    # The last of the shuffled deck is its top card.
    s.script("ring", [0, 1, 2, 3, 4, 5, 6, 7])
    s.transition(5)
    after(s)
    assert RING_CARDS[s.board.ring_card] == "r8"
    assert sorted([*s.board.ring_deck, s.board.ring_card]) == list(range(8))
    assert view(s.board, None).ring_card == "r8"


@rule("AP-RING-06")
def test_the_ring_is_never_smaller_than_two_by_two() -> None:
    s = Scenario()
    for n, name in enumerate(ALL):
        s.legend(name, (5 + n % 2, 5 + n // 2))
    s.round(6)
    s.ring(5, 5, 7, 7, "r4")
    s.transition(5)
    after(s)
    # Right and bottom give way first: one of the two spaces each.
    assert s.board.ring == [5, 5, 6, 6]


@rule("AP-RING-06")
def test_left_and_top_give_way_last() -> None:
    s = Scenario()
    for n, name in enumerate(ALL):
        s.legend(name, (6 + n % 2, 6 + n // 2))
    s.round(6)
    s.ring(5, 5, 7, 7, "r1")
    s.transition(5)
    after(s)
    assert s.board.ring == [6, 6, 7, 7]
    s = Scenario()
    for n, name in enumerate(ALL):
        s.legend(name, (6 + n % 2, 6 + n // 2))
    s.round(6)
    s.ring(5, 5, 7, 7, "r5")  # top 2, left 1, right 1
    s.transition(5)
    after(s)
    assert s.board.ring == [6, 6, 7, 7]


@rule("AP-RING-08")
def test_ring_damage_ignores_domes_levels_and_objects() -> None:
    s = Scenario("building (1,5)-(1,6)")
    s.ring(4, 4, 9, 9)
    s.legend("gibraltar", (1, 5))
    s.legend("bloodhound", (2, 8))
    s.legend("wraith", (5, 5))
    s.legend("bangalore", (6, 6))
    s.dome((2, 9, 0), ends=0)
    s.transition()
    assert s.asked == (0, "activate")
    assert s.dial("gibraltar") == (20, 32)
    assert s.dial("bloodhound") == (20, 32)


@rule("AP-GEAR-10", "AP-TRANS-02")
@pytest.mark.parametrize("side", ["", "_used"])
@pytest.mark.parametrize(("number", "damage"), [(1, 8), (5, 8), (7, 8)])
def test_a_legendary_knockdown_shield_lowers_ring_damage_to_eight(side: str, number: int, damage: int) -> None:
    s = Scenario()
    s.round(number)
    s.ring(2, 2, 9, 9)
    s.legend("wraith", (0, 5), gear=[f"knockdown_shield_legendary{side}"])
    s.legend("bangalore", (5, 5))
    s.legend("gibraltar", (6, 6))
    s.legend("bloodhound", (7, 7))
    s.transition(2)
    after(s)
    assert s.dial("wraith") == (20, 40 - damage)
