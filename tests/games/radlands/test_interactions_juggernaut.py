"""Cards that meet a Juggernaut's column. Columns are written from the back (RAD-RULING-66 to -69)."""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario, seen

LAYOUTS = [
    (0, "juggernaut | muse | scout"),
    (1, "muse | juggernaut | scout"),
    (2, "muse | scout | juggernaut"),
]


def unprotected(s: Scenario, seat: int) -> list[str]:
    table = seen(s.match, None)
    columns = table.sides[seat].columns
    return [card.card for column in columns for card in column if card and card.unprotected]


# Who is protected


@rule("RAD-PROT-01", "RAD-FAQ-JUGGERNAUT-02", "RAD-RULING-69")
@pytest.mark.parametrize(
    ("moves", "column", "target"),
    [
        (0, "juggernaut", "juggernaut"),
        (0, "juggernaut | muse | -", "muse"),
        (1, "- | juggernaut | -", "juggernaut"),
        (1, "muse | juggernaut | -", "juggernaut"),
        (1, "- | juggernaut | muse", "muse"),
        (1, "scout | juggernaut | muse", "muse"),
        (2, "- | - | juggernaut", "juggernaut"),
        (2, "scout | muse | juggernaut", "juggernaut"),
    ],
)
def test_only_the_foremost_card_of_a_juggernauts_column_is_unprotected(moves: int, column: str, target: str) -> None:
    s = Scenario()
    s.column(1, 1, column, moves=moves)
    s.use("railgun")
    assert s.targets() == [target, "cannon", "victory_totem"]
    assert unprotected(s, 1) == [target, "cannon", "victory_totem"]


@rule("RAD-RULING-58")
@pytest.mark.parametrize(("moves", "column"), LAYOUTS)
def test_after_high_ground_every_card_of_the_column_is_a_target(moves: int, column: str) -> None:
    s = Scenario()
    s.column(1, 1, column, moves=moves)
    s.earlier(exposed=(0, 1))
    s.use("railgun")
    assert sorted(s.targets()) == ["cannon", "juggernaut", "muse", "scout", "victory_totem"]


@rule("RAD-RULING-69", "RAD-PROT-06")
@pytest.mark.parametrize(("moves", "column"), LAYOUTS)
def test_the_juggernaut_is_a_camp_for_raiders_and_no_enemy_for_banish(moves: int, column: str) -> None:
    s = Scenario()
    s.turn_begins()
    s.queue(0, "banish", None, None)
    s.column(1, 1, column, moves=moves)
    assert s.targets() == ["muse", "scout"]

    s = Scenario()
    s.turn_begins()
    s.queue(0, "raiders", None, None)
    s.column(1, 1, column, moves=moves)
    assert s.targets() == ["juggernaut", "cannon", "victory_totem"]
    s.hit("juggernaut")
    assert s.show(1, 1) == column.replace("juggernaut", "juggernaut(d)")


@rule("RAD-RULING-28")
def test_a_juggernaut_between_people_is_not_counted_as_one() -> None:
    s = Scenario()
    s.column(0, 1, "- | juggernaut | muse", moves=1)
    s.column(0, 2, "arcade")
    assert s.can(("use", "arcade"))

    s = Scenario()
    s.turn_begins()
    s.queue(0, "famine", None, None)
    s.column(0, 1, "muse | juggernaut | scout", moves=1)
    assert s.targets() == ["muse", "scout"]
    s.hit("scout")
    assert s.show(0, 1) == "- | juggernaut | scout"


# Leaving the column


@rule("RAD-RULING-68", "RAD-COL-03")
@pytest.mark.parametrize(
    ("moves", "column", "victim", "after"),
    [
        (0, "juggernaut | muse | scout", "muse", "juggernaut | scout | -"),
        (0, "juggernaut | muse | scout", "scout", "juggernaut | muse | -"),
        (1, "muse | juggernaut | scout", "muse", "- | juggernaut | scout"),
        (1, "muse | juggernaut | scout", "scout", "muse | juggernaut | -"),
        (2, "muse | scout | juggernaut", "muse", "scout | - | juggernaut"),
        (2, "muse | scout | juggernaut", "scout", "muse | - | juggernaut"),
    ],
)
def test_who_is_left_when_a_person_leaves_the_column(moves: int, column: str, victim: str, after: str) -> None:
    s = Scenario()
    s.turn_begins()
    s.queue(0, "banish", None, None)
    s.column(1, 1, column, moves=moves)
    s.hit(victim)
    assert s.show(1, 1) == after

    s = Scenario()
    s.column(0, 1, column, moves=moves)
    s.column(0, 2, "garage | rescue_team | -")
    s.use("rescue_team")
    s.hit(victim)
    assert s.show(0, 1) == after
    assert s.hand_of(0) == [victim]


@rule("RAD-RULING-55", "RAD-RULING-12")
@pytest.mark.parametrize(
    ("moves", "column", "after"),
    [
        (0, "juggernaut | muse | punk[famine]", "juggernaut"),
        (1, "muse | juggernaut | punk[famine]", "- | juggernaut | -"),
        (2, "muse | punk[famine] | juggernaut", "- | - | juggernaut"),
    ],
)
def test_napalm_takes_the_people_on_both_sides_and_leaves_the_juggernaut(moves: int, column: str, after: str) -> None:
    s = Scenario()
    s.column(0, 1, "railgun | zeto_khan | -")
    s.hand(0, "napalm")
    s.column(1, 1, column, moves=moves)
    s.play("napalm")
    assert s.show(1, 1) == after
    assert s.discard_pile() == ["muse", "napalm"]
    assert s.deck_ids()[0] == "famine"
    s.assert_nothing_pending()


@rule("RAD-RULING-60")
@pytest.mark.parametrize(("moves", "column"), LAYOUTS)
def test_truce_leaves_the_juggernaut_where_it_stands(moves: int, column: str) -> None:
    s = Scenario()
    s.hand(0, "truce")
    s.column(0, 1, column, moves=moves)
    s.play("truce")
    assert s.hand_of(0) == ["muse", "scout"]
    assert s.board.camp_row[0] == moves
    assert s.show(0, 1) == ["juggernaut", "- | juggernaut | -", "- | - | juggernaut"][moves]


# Hits to the whole column


@rule("RAD-RULING-54", "RAD-RULING-10", "RAD-FAQ-JUGGERNAUT-04")
@pytest.mark.parametrize(
    ("moves", "column", "after"),
    [
        (1, "muse | juggernaut | scout", "muse(d) | juggernaut(d) | scout(d)"),
        (2, "muse | scout | juggernaut", "muse(d) | scout(d) | juggernaut(d)"),
        (1, "muse | juggernaut(d) | scout", "juggernaut(x) | muse(d) | scout(d)"),
        (1, "muse(d) | juggernaut(d) | scout", "juggernaut(x) | scout(d) | -"),
        (1, "punk | juggernaut(d) | scout(d)", "juggernaut(x)"),
        (1, "muse | juggernaut | scout(d)", "muse(d) | juggernaut(d) | -"),
        (1, "punk | juggernaut | scout", "- | juggernaut(d) | scout(d)"),
        (2, "punk | scout | juggernaut", "scout(d) | - | juggernaut(d)"),
        (2, "punk | scout | juggernaut(d)", "juggernaut(x) | scout(d) | -"),
        (2, "muse | scout | juggernaut(d)", "juggernaut(x) | muse(d) | scout(d)"),
    ],
)
def test_magnus_damages_a_juggernauts_column_at_once(moves: int, column: str, after: str) -> None:
    s = Scenario()
    s.column(0, 1, "railgun | magnus_karv | -")
    s.column(1, 1, column, moves=moves)
    s.use("magnus_karv")
    s.answer(0, ("column", 1))
    assert s.show(1, 1) == after
    assert s.board.camp_row[3] == (0 if "(x)" in after else moves)
    assert s.game.problems(s.board) == []
    s.assert_nothing_pending()


@rule("RAD-FAQ-JUGGERNAUT-04", "RAD-COL-05")
@pytest.mark.parametrize(
    ("moves", "column", "after"),
    [
        (1, "muse(d) | juggernaut | scout", "juggernaut(x) | muse(d) | scout"),
        (1, "- | juggernaut | scout(n)", "juggernaut(x) | scout(n) | -"),
        (1, "muse | juggernaut(d) | -", "juggernaut(x) | muse | -"),
        (2, "muse | scout(d) | juggernaut", "juggernaut(x) | muse | scout(d)"),
        (2, "muse | - | juggernaut", "juggernaut(x) | muse | -"),
        (2, "- | - | juggernaut", "juggernaut(x)"),
    ],
)
def test_a_destroyed_juggernaut_lies_in_the_camp_row_behind_all_its_people(moves: int, column: str, after: str) -> None:
    s = Scenario()
    s.column(0, 1, "railgun | molgur_stang | -")
    s.column(1, 1, column, moves=moves)
    s.use("molgur_stang")
    s.hit("juggernaut")
    assert s.show(1, 1) == after
    assert s.game.problems(s.board) == []
    s.assert_nothing_pending()


@rule("RAD-FAQ-JUGGERNAUT-04", "RAD-ACT-PLAY-PERSON-01", "RAD-ACT-PLAY-PERSON-04")
def test_people_are_placed_as_usual_after_the_juggernaut_was_destroyed() -> None:
    s = Scenario()
    s.column(0, 1, "- | juggernaut(d) | scout", moves=1)
    s.column(0, 2, "garage | vanguard | -")
    s.hand(0, "holdout")
    s.queue(1, "raiders", None, None)
    s.column(0, 3, "omen_clock")
    s.use("omen_clock")
    s.hit("juggernaut")
    assert s.show(0, 1) == "juggernaut(x) | scout | -"
    s.play("holdout", 1, "behind")
    assert s.show(0, 1) == "juggernaut(x) | holdout(n) | scout"
    assert s.water_of(0) == 2  # Free in the column of a destroyed camp.
    s.assert_nothing_pending()


@rule("RAD-RULING-43", "RAD-RULING-66")
def test_a_juggernaut_turned_back_starts_with_no_moves() -> None:
    s = Scenario()
    s.column(0, 1, "juggernaut(x) | muse | scout")
    s.column(0, 2, "construction_yard")
    s.use("construction_yard")
    assert s.show(0, 1) == "juggernaut | muse | scout"
    assert s.ready(0, 1)
    s.use("juggernaut")
    assert s.show(0, 1) == "muse | juggernaut(n) | scout"
    s.assert_nothing_pending()


# Moving


@rule("RAD-RULING-67")
@pytest.mark.parametrize(
    ("moves", "column", "after"),
    [
        (0, "juggernaut", "- | juggernaut(n) | -"),
        (0, "juggernaut | muse(d) | -", "muse(d) | juggernaut(n) | -"),
        (0, "juggernaut(d) | punk | muse(n)", "punk | juggernaut(d) | muse(n)"),
        (1, "- | juggernaut | -", "- | - | juggernaut(n)"),
        (1, "- | juggernaut | muse", "muse | - | juggernaut(n)"),
        (1, "muse | juggernaut | -", "muse | - | juggernaut(n)"),
        (1, "muse | juggernaut | scout(d)", "muse | scout(d) | juggernaut(n)"),
    ],
)
def test_the_first_two_moves_take_the_person_passed_behind(moves: int, column: str, after: str) -> None:
    s = Scenario()
    s.column(0, 1, column, moves=moves)
    s.use("juggernaut")
    assert s.show(0, 1) == after
    assert not s.ready(0, 1, moves + 1)
    assert s.game.problems(s.board) == []
    s.assert_nothing_pending()


@rule("RAD-RULING-67", "RAD-WIN-02", "RAD-WIN-04")
@pytest.mark.parametrize(
    ("column", "after"),
    [
        ("- | - | juggernaut", "juggernaut(n)"),
        ("muse | - | juggernaut(d)", "juggernaut(d) | muse | -"),
        ("muse | scout(d) | juggernaut", "juggernaut(n) | muse | scout(d)"),
    ],
)
def test_the_third_move_returns_and_takes_the_last_camp_of_the_opponent(column: str, after: str) -> None:
    s = Scenario()
    s.column(0, 1, column, moves=2)
    s.column(1, 1, "reactor(x)")
    s.column(1, 2, "cannon(x) | gunner | -")
    s.use("juggernaut")
    assert s.show(0, 1) == after
    assert s.show(1, 3) == "victory_totem(x)"
    assert s.match.result is not None
    assert s.match.result.places == (1, 2)


@rule("RAD-RULING-33", "RAD-RULING-67")
def test_with_vera_the_juggernaut_moves_twice_in_a_turn() -> None:
    s = Scenario()
    s.column(0, 1, "juggernaut | vera_vosh | muse")
    s.use("juggernaut")
    assert s.show(0, 1) == "vera_vosh | juggernaut | muse"
    s.use("juggernaut")
    assert s.show(0, 1) == "vera_vosh | muse | juggernaut(n)"
    assert not s.can(("use", "juggernaut"))
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@rule("RAD-RULING-68", "RAD-FAQ-JUGGERNAUT-03")
@pytest.mark.parametrize(
    ("moves", "column", "where", "after"),
    [
        (1, "- | juggernaut | scout", "behind", "muse(n) | juggernaut | scout"),
        (1, "- | juggernaut | scout", "front", "scout | juggernaut | muse(n)"),
        (2, "- | - | juggernaut", "front", "muse(n) | - | juggernaut"),
        (2, "scout | - | juggernaut", "front", "scout | muse(n) | juggernaut"),
        (2, "scout | - | juggernaut", "behind", "muse(n) | scout | juggernaut"),
    ],
)
def test_where_a_new_person_stands(moves: int, column: str, where: str, after: str) -> None:
    s = Scenario()
    s.column(0, 1, column, moves=moves)
    s.hand(0, "muse")
    s.play("muse", 1, where)
    assert s.show(0, 1) == after
    s.assert_nothing_pending()


@rule("RAD-RULING-68", "RAD-EFF-PUNK-02")
def test_punks_are_placed_beside_a_juggernaut_like_other_people() -> None:
    s = Scenario()
    s.turn_begins()
    s.column(0, 1, "- | juggernaut | -", moves=1)
    s.column(0, 2, "garage | scout | muse")
    s.column(0, 3, "supply_depot | gunner | sniper")
    s.queue(0, "uprising", None, None)
    assert s.offered(0) == [("punk", 1, "front"), ("punk", 1, "behind"), ("pass",)]
    s.answer(0, ("punk", 1, "front"))
    assert s.show(0, 1) == "- | juggernaut | punk(n)"
    assert s.offered(0) == [("punk", 1, "front"), ("punk", 1, "behind"), ("pass",)]
    s.answer(0, ("punk", 1, "front"))
    assert s.show(0, 1) == "punk(n) | juggernaut | punk(n)"
    assert s.asked == (0, "make_room_for_punk")
    s.hit("punk", row=0)
    s.answer(0, ("place", 1, "behind"))
    assert s.show(0, 1) == "punk(n) | juggernaut | punk(n)"
    s.assert_nothing_pending()


# Rearranging


@rule("RAD-RULING-57", "RAD-RULING-68")
@pytest.mark.parametrize(
    ("answers", "first", "second"),
    [
        ([("stand", 0, 2, 1), ("stand", 0, 2, 2)], "scout | juggernaut | muse", "garage"),
        ([("leave_empty",), ("stand", 0, 2, 2), ("stand", 0, 2, 1)], "- | juggernaut | muse", "garage | scout | -"),
        ([("stand", 0, 2, 2), ("leave_empty",), ("stand", 0, 2, 1)], "muse | juggernaut | -", "garage | scout | -"),
        (
            [("leave_empty",), ("leave_empty",), ("stand", 0, 2, 2), ("stand", 0, 2, 1)],
            "- | juggernaut | -",
            "garage | muse | scout",
        ),
    ],
)
def test_high_ground_uses_the_places_beside_a_juggernaut(
    answers: list[tuple[str | int, ...]], first: str, second: str
) -> None:
    s = Scenario()
    s.turn_begins()
    s.queue(0, "high_ground", None, None)
    s.column(0, 1, "- | juggernaut | -", moves=1)
    s.column(0, 2, "garage | scout | muse")
    s.answer(0, *answers)
    assert s.show(0, 1) == first
    assert s.show(0, 2) == second
    assert s.board.camp_row[0] == 1
    s.assert_nothing_pending()


@rule("RAD-RULING-57", "RAD-RULING-68")
def test_high_ground_behind_a_juggernaut_that_moved_twice() -> None:
    s = Scenario()
    s.turn_begins()
    s.queue(0, "high_ground", None, None)
    s.column(0, 1, "- | - | juggernaut", moves=2)
    s.column(0, 2, "garage | scout(d) | muse")
    s.answer(0, ("stand", 0, 2, 2), ("stand", 0, 2, 1))
    assert s.show(0, 1) == "muse | scout(d) | juggernaut"
    assert s.show(0, 2) == "garage"
    s.assert_nothing_pending()


@rule("RAD-RULING-57")
def test_high_ground_with_six_people_and_a_juggernaut_leaves_no_place_empty() -> None:
    s = Scenario()
    s.turn_begins()
    s.queue(0, "high_ground", None, None)
    s.column(0, 1, "muse | juggernaut | scout", moves=1)
    s.column(0, 2, "garage | sniper | gunner")
    s.column(0, 3, "supply_depot | looter | vigilante")
    people = ["vigilante", "looter", "gunner", "sniper", "scout"]
    for name in people:
        assert not s.can(("leave_empty",))
        s.hit(name)
    assert s.show(0, 1) == "vigilante | juggernaut | looter"
    assert s.show(0, 2) == "garage | gunner | sniper"
    assert s.show(0, 3) == "supply_depot | scout | muse"
    s.assert_nothing_pending()


@rule("RAD-RULING-79", "RAD-RULING-68")
@pytest.mark.parametrize(
    ("moves", "column", "who", "goal", "after"),
    [
        (1, "muse | juggernaut | -", "muse", ("place", 1, "front"), "- | juggernaut | muse"),
        (1, "- | juggernaut | muse", "muse", ("place", 1, "behind"), "muse | juggernaut | -"),
        (1, "muse(d) | juggernaut | scout", "scout", ("place", 1, "behind"), "scout | juggernaut | muse(d)"),
        (1, "muse(d) | juggernaut | scout", "muse", ("place", 2, "front"), "- | juggernaut | scout"),
        (2, "muse | scout | juggernaut", "muse", ("place", 2, "front"), "scout | - | juggernaut"),
        (2, "muse | scout | juggernaut", "muse", ("place", 1, "front"), "scout | muse | juggernaut"),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_revised_construction_yard_moves_people_beside_a_juggernaut(
    seat: int, moves: int, column: str, who: str, goal: tuple[str, int, str], after: str
) -> None:
    s = Scenario(camp_set="v2")
    s.column(seat, 1, column, moves=moves)
    s.column(0, 3, "construction_yard")
    before = s.show(seat, 2)
    s.use("construction_yard", 1)
    if "scout" in column:  # Otherwise there is only Muse to be moved.
        s.hit(who)
    assert s.asked == (0, "shift_to")
    s.answer(0, goal)
    assert s.show(seat, 1) == after
    assert s.show(seat, 2) == (before if goal[1] == 1 else f"{before} | {column.split()[0]} | -")
    assert s.board.camp_row[seat * 3] == moves
    assert s.board.put_in_play == [0, 0]
    s.assert_nothing_pending()


@rule("RAD-RULING-79", "RAD-RULING-68", "RAD-FAQ-JUGGERNAUT-03")
@pytest.mark.parametrize(
    ("where", "after"), [("behind", "gunner | juggernaut | muse"), ("front", "muse | juggernaut | gunner")]
)
def test_a_person_moved_into_a_juggernauts_column_may_push_the_other_to_the_other_side(where: str, after: str) -> None:
    s = Scenario(camp_set="v2")
    s.column(1, 1, "muse | juggernaut | -" if where == "behind" else "- | juggernaut | muse", moves=1)
    s.column(1, 2, "cannon | gunner | -")
    s.column(0, 3, "construction_yard")
    s.use("construction_yard", 1)
    s.hit("gunner")
    assert s.offered(0) == [("place", 1, "front"), ("place", 1, "behind"), ("place", 3, "front")]
    s.answer(0, ("place", 1, where))
    assert s.show(1, 1) == after
    assert s.show(1, 2) == "cannon"
    s.assert_nothing_pending()
