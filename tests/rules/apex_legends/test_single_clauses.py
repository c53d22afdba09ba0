"""Clauses that other tests prove only beside several more, each on its own."""

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.apex_legends import Scenario


def end_all(s: Scenario, *legends: str) -> None:
    """Each of these is activated and ends its activation at once."""
    for name in legends:
        if s.question.kind == "activate":
            s.choose(("activate", name))
        s.choose(("end",))


@rule("AP-ROUND-01")
def test_red_acts_then_blue_then_the_next_round_begins() -> None:
    s = Scenario()
    s.team_chooses("red")
    end_all(s, "wraith", "bangalore")
    assert (s.asked, s.board.round) == ((1, "activate"), 1)
    end_all(s, "gibraltar", "bloodhound")
    assert (s.asked, s.board.round) == ((0, "activate"), 2)


@rule("AP-TURN-04")
def test_the_marker_goes_from_red_to_blue_and_past_the_transition() -> None:
    s = Scenario()
    s.team_chooses("red")
    markers = [s.board.marker]
    end_all(s, "wraith", "bangalore")
    markers.append(s.board.marker)
    end_all(s, "gibraltar", "bloodhound")
    assert [*markers, s.board.marker] == [0, 1, 3]  # 2 is the transition


def eliminated() -> Scenario:
    """Gibraltar strikes Wraith, whose shield could have been 40, with her last points of health."""
    s = Scenario()
    s.legend("gibraltar", (4, 4))
    s.legend("wraith", (5, 5), shield=0, health=4, gear=["body_shield_epic_used"])
    s.aim("a13")
    s.acts("gibraltar")
    s.choose(("melee",), ("attack", "wraith"))
    return s


@rule("AP-ELIM-01")
def test_an_eliminated_legend_leaves_the_map() -> None:
    assert eliminated().at("wraith") is None


@rule("AP-ELIM-03")
def test_the_dial_of_an_eliminated_legend_is_set_to_20_and_40() -> None:
    assert eliminated().dial("wraith") == (20, 40)


@rule("AP-ELIM-04")
def test_the_enemies_take_a_deathbox_token_as_a_point() -> None:
    s = eliminated()
    assert (s.deathboxes("wraith"), s.points("blue"), s.points("red")) == (1, 1, 0)
