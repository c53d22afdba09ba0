"""Hidden information and simultaneous choices (WW-INFO, WW-SIM)."""

import json

import msgspec
import pytest

from stolik.games.wonderlands_war.catalogue import QUEST
from stolik.games.wonderlands_war.view import AbilityDisc, Odds, Side
from stolik.kernel.dice import Dice
from stolik.kernel.errors import StolikError
from stolik.kernel.match import Match
from stolik.kernel.question import PASS
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.wonderlands_war import Scenario


def told(s: Scenario, viewer: int | None) -> str:
    return msgspec.json.encode([s.match.view(viewer), s.match.lines(viewer)]).decode()


def players(s: Scenario, viewer: int | None) -> list[Side]:
    return s.seen(viewer).seats


def battle(*factions: str, ally_set: str = "a") -> Scenario:
    """All but the last player fight in the Red Keep."""
    s = Scenario(*factions, ally_set=ally_set)
    for who in factions[:-1]:
        s.supporters(who, "red_keep", 3)
    s.battle("red_keep")
    return s


@rule("WW-INFO-01")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_what_lies_open_is_shown_to_everybody(viewer: int | None) -> None:
    s = Scenario("alice", "jabberwock", "queen")
    s.supporters("alice", "red_keep", 2)
    s.pawn("alice", "gryphon", "na_muniu")
    s.pawn("alice", "dormouse", "reserve")
    s.castle("alice", "red_keep")
    s.vp(alice=7)
    s.shards(alice=4)
    s.broken("alice")
    s.leader("alice", strength=3)
    s.unlocked("alice", "mended_mirror")
    s.forged("alice", 2, "rose_weak")
    s.exhausted("alice", "flamingo_weak")
    s.mad("alice", "madness")
    s.quest("alice", "caucus_race", "off_the_wall")
    s.feat("alice", "curious_oysters")
    s.market("walrus", "knave_crown", "turtle_shell")
    s.tea("alice", {13: "t1_05", 2: "t1_01"})
    s.taken(alice=1)
    s.poisoned(13)
    side, everything = players(s, viewer)[0], s.seen(viewer)
    expected = {
        "faction": "alice",
        "vp": 7,
        "shards": 4,
        "shield": False,
        "leader_strength": 3,
        "reserve": 8,
        "reserve_pawns": ["dormouse"],
        "exhausted": ["flamingo_weak"],
        "madness": ["madness"],
        "feats": ["curious_oysters"],
        "wonderlandians": ["gryphon", "dormouse"],
        "bag_count": 10,
        "quest_count": 2,
        "cards_now": 1,
    }
    assert {key: getattr(side, key) for key in expected} == expected
    assert side.forge[1] == ["rose_weak", None, None]
    assert AbilityDisc("mended_mirror", unlocked=True) in side.abilities
    assert everything.market == ["walrus", "knave_crown", "turtle_shell"]
    assert everything.poison_pool == 4
    assert everything.wonderlandian_deck == 24 - 3 - 2
    assert everything.quest_deck == 30 - 3
    assert everything.tea.deck == 30 - 2 - 1
    assert [chair.poison for chair in everything.tea.chairs if chair.card] == [False, True]
    assert everything.supply["rose_weak"] == 10
    keep = next(region for region in everything.regions if region.region == "red_keep")
    assert (keep.units[0].supporters, keep.units[0].castle) == (2, "upright")


@rule("WW-INFO-02", "WW-INFO-03")
def test_the_odds_of_the_next_draw_are_for_the_owner_of_the_bag_only() -> None:
    s = battle("alice", "queen", "hatter")
    s.bag("alice", "faction_1", "faction_2", "madness", "madness", "double_madness")
    s.will_draw("alice", "faction_1")
    s.will_draw("queen", "faction_1")
    s.no_wagers()
    assert players(s, 0)[0].odds == Odds(chips=4, madness=2, double_madness=1, poison=0)
    for viewer in (1, 2, None):
        assert players(s, viewer)[0].odds is None
        assert players(s, viewer)[0].bag is None


@rule("WW-INFO-04", "WW-INFO-09")
def test_quests_in_hand_are_for_their_owner_until_the_scoring() -> None:
    s = Scenario("alice", "queen", "hatter", round=3)
    s.quest("alice", "caucus_race")
    s.tea("alice", {13: "t3_05", 2: "t3_01"})
    assert "caucus_race" in told(s, 0)
    for viewer in (1, 2, None):
        assert "caucus_race" not in told(s, viewer)
    s = Scenario("alice", "queen", "hatter", round=3)
    s.quest("alice", "caucus_race")
    s.war_ends()
    for viewer in (0, 1, 2, None):
        assert "caucus_race" in told(s, viewer)
        assert players(s, viewer)[0].quests == ["caucus_race"]


@rule("WW-INFO-05")
def test_a_wager_is_known_to_its_owner_and_that_it_was_placed_to_all() -> None:
    s = Scenario("alice", "queen", "hatter", "cheshire")
    for who in ("alice", "queen"):
        s.supporters(who, "red_keep", 2)
        s.will_draw(who, "faction_1")
    s.battle("red_keep")
    s.wager(hatter="queen", cheshire=None)
    for viewer in (0, 1, 2, 3, None):
        seats = players(s, viewer)
        assert [side.has_wagered for side in seats] == [False, False, True, False]
        assert seats[2].wager == (1 if viewer == 2 else None)
        lines = [line for line in s.match.lines(viewer) if str(line["event"]).startswith("wagered")]
        assert any("on" in line for line in lines) == (viewer == 2)


@rule("WW-INFO-06")
def test_the_order_of_decks_is_hidden_from_everybody() -> None:
    match = Match.start("wonderlands_war", seats=3, seed="decks")
    for seat in range(3):
        match.answer(seat, match.options(seat)[0])
    for viewer in (0, 1, 2, None):
        seen = match.view(viewer)
        other = match.imagine(viewer, Dice(f"other {viewer}"))
        assert other.view(viewer) == seen
        assert (other.state.tea_deck, other.state.wonderlandian_deck) != (  # type: ignore[attr-defined]
            match.state.tea_deck,  # type: ignore[attr-defined]
            match.state.wonderlandian_deck,  # type: ignore[attr-defined]
        )


@rule("WW-INFO-07", "WW-RULING-91")
def test_chips_that_are_drawn_and_not_played_are_seen_by_their_owner_only() -> None:
    s = battle("cheshire", "alice", "queen", ally_set="c")
    s.will_draw("cheshire", "card_soldier_weak", "double_madness", "artefact")
    s.will_draw("alice", "faction_1", "faction_1")
    s.no_wagers()
    s.all_draw()
    assert sorted(players(s, 0)[0].drawn or []) == ["artefact", "double_madness"]
    for viewer in (1, 2, None):
        assert players(s, viewer)[0].drawn is None
        assert players(s, viewer)[0].drawn_count == 2
    s.do("cheshire", ("play", "artefact"))
    for viewer in (1, 2, None):
        assert "double_madness" not in json.dumps(s.match.lines(viewer))
        assert "double_madness" not in repr(players(s, viewer)[0])


@rule("WW-INFO-08", "WW-SIM-01")
@pytest.mark.parametrize("choice", ["draw", "retreat"])
def test_nobody_can_tell_a_choice_before_all_have_chosen(choice: str) -> None:
    """What the others see is the same to the byte, whatever was chosen."""
    seen = []
    for chosen in ("draw", choice):
        s = battle("alice", "queen", "hatter", "cheshire")
        for who in ("alice", "queen", "hatter"):
            s.will_draw(who, "faction_1", "faction_1")
        s.no_wagers()
        s.match.answer(0, (chosen,))
        seen.append([told(s, viewer) for viewer in (1, 2, 3, None)])
        assert s.match.options(1) == [("draw",), ("retreat",)]
    assert seen[0] == seen[1]


@rule("WW-SIM-01")
def test_the_same_holds_for_wagers_quests_and_feats() -> None:
    seen = []
    for option in (("wager", 0), ("wager", 1), PASS):
        s = Scenario("alice", "queen", "hatter", "cheshire")
        for who in ("alice", "queen"):
            s.supporters(who, "red_keep", 2)
        s.battle("red_keep")
        s.match.answer(2, option)
        seen.append([told(s, viewer) for viewer in (0, 1, 3, None)])
    assert seen[0] == seen[1] == seen[2]
    seen = []
    for number in (0, 1):
        match = Match.start("wonderlands_war", seats=3, seed="kept")
        match.answer(1, match.options(1)[number])
        seen.append([repr([match.view(viewer), match.lines(viewer)]) for viewer in (0, 2, None)])
    assert seen[0] == seen[1]
    seen = []
    for option in (("feat", "curious_oysters"), PASS):
        s = Scenario("alice", "queen", "hatter")
        s.quest("alice", "curious_oysters")
        s.quest("queen", "caucus_race")
        s.result("tumtum_trees", alice=3, queen=9)
        s.active("alice", "faction_1", "faction_1")
        s.do("alice", option)
        seen.append([told(s, viewer) for viewer in (1, 2, None)])
    assert seen[0] == seen[1]


@rule("WW-SIM-01")
def test_whether_a_feat_could_be_done_is_not_told_by_the_question() -> None:
    """A player who holds quests is asked, whether one of them fits or not."""
    seen = []
    for quest in ("curious_oysters", "caucus_race"):
        s = Scenario("alice", "queen", "hatter")
        s.quest("alice", quest)
        s.result("tumtum_trees", alice=3, queen=9)
        s.active("alice", "faction_1", "faction_1")
        assert s.asks == ("alice", "feats")
        seen.append([told(s, viewer) for viewer in (1, 2, None)])
    assert seen[0] == seen[1]


@rule("WW-SIM-02", "WW-RULING-92")
def test_the_bags_are_independent_of_each_other() -> None:
    """What one player draws does not depend on whether another one draws."""
    drawn = []
    for choice in ("draw", "retreat"):
        s = battle("alice", "queen", "hatter", "cheshire")
        for who in ("alice", "queen", "hatter"):
            s.bag(who, "faction_1", "faction_1", "faction_2", "artefact", "forge", "rose_weak", "creature_weak")
        s.loose()
        s.no_wagers()
        s.decide(alice=choice, queen="draw", hatter="draw")
        chips = [event["chip"] for event in s.events("drew") if event["seat"] in (1, 2)]
        drawn.append(chips)
    assert drawn[0] == drawn[1]
    assert len(drawn[0]) == 4


@rule("WW-SIM-05", "WW-RULING-93")
def test_the_same_seed_and_the_same_choices_give_the_same_match() -> None:
    def play() -> Match:
        match = Match.start("wonderlands_war", seats=2, seed=17, options={"ally_set": "b"})
        choices = Dice("choices")
        while not match.over:
            question = match.questions[0]
            match.answer(question.seat, question.options[choices.below(len(question.options), "x")])
        return match

    one, other = play(), play()
    assert one.state.to_json() == other.state.to_json()
    assert one.lines(None) == other.lines(None)


DECISIONS = {
    "D-01": {"choose_faction"},
    "D-02": {"keep_quest"},
    "D-03": {"tea_turn"},
    "D-04": {"choose_chair"},
    "D-05": {"host_card"},
    "D-06": {"choose_effect"},
    "D-07": {"place_units", "place_unit"},
    "D-08": {"choose_side"},
    "D-09": {"tainted"},
    "D-10": {"choose_ally"},
    "D-11": {"take_wonderlandian", "place_pawn"},
    "D-12": {"unlock"},
    "D-13": {"place_castle"},
    "D-14": {"leader_at_most"},
    "D-15": {"draw_quests", "discard_quest"},
    "D-16": {"smith"},
    "D-17": {"give_shard"},
    "D-18": {"roll_again"},
    "D-19": {"place_poison"},
    "D-20": {"place_supporter", "place_unit", "relocate"},
    "D-21": {"place_leader"},
    "D-22": {"wager"},
    "D-23": {"draw_or_retreat"},
    "D-24": {"choose_chip", "caterpillar"},
    "D-25": {"shield"},
    "D-26": {"lose_unit"},
    "D-27": {
        *("card_soldier", "call_supporters", "strength", "everywhere", "riddle", "paint", "vanish", "feather"),
        *("flamingo_gift", "amulet", "crown", "temper", "claws"),
    },
    "D-28": {"jump"},
    "D-29": {"award"},
    "D-30": {"walrus_castle"},
    "D-31": {"feats", "remove_chip"},
    "D-32": {"end_effect", "love_of_learning"},
    "D-33": {"forge"},
    "D-35": {"mad_gift"},
}
"""The questions by the decision points of the clauses; D-34 and D-36 ask as D-10 and D-11, D-37 is a setting."""


@rule("WW-SIM-06", "WW-RULING-93")
def test_nothing_is_asked_but_the_decision_points() -> None:
    known = set().union(*DECISIONS.values())
    asked: set[str] = set()
    for seats, ally_set in ((2, "a"), (3, "b"), (4, "c"), (5, "d")):
        match = Match.start("wonderlands_war", seats=seats, seed=f"points {seats}", options={"ally_set": ally_set})
        dice = Dice(seats)
        while not match.over:
            asked.update(question.kind for question in match.questions)
            question = match.questions[0]
            match.answer(question.seat, question.options[dice.below(len(question.options), "x")])
    assert asked <= known
    assert len(asked) > 25


@rule("WW-SIM-04")
@pytest.mark.parametrize("answer", [("draw", 1), ("concede", 1), (), ("retreat", "now"), (1, 2), ("chair", 99)])
def test_anything_else_is_refused_and_changes_nothing(answer: tuple[int | str, ...]) -> None:
    s = battle("alice", "queen", "hatter", "cheshire")
    s.no_wagers()
    before = s.match.state.to_json()
    with pytest.raises(StolikError):
        s.match.answer(0, answer)
    assert s.match.state.to_json() == before


def test_a_spectator_never_learns_a_quest_in_hand() -> None:
    match = Match.start("wonderlands_war", seats=4, seed="spectator")
    dice = Dice(3)
    steps = 0
    while not match.over and steps < 200:
        hands = [QUEST[quest] for hand in match.state.quests for quest in hand]  # type: ignore[attr-defined]
        seen = repr([match.view(None), match.lines(None)])
        assert not [name for name in hands if f'"{name}"' in seen]
        question = match.questions[0]
        match.answer(question.seat, question.options[dice.below(len(question.options), "x")])
        steps += 1
