"""What a view says besides the pieces on the table, worked out another way: from the log, or by playing on."""

from collections.abc import Iterator

import pytest

from stolik.games.wonderlands_war import events as e
from stolik.games.wonderlands_war.catalogue import TRACK_END
from stolik.games.wonderlands_war.facts import facts
from stolik.games.wonderlands_war.view import Gain, Lasting, Opening, Side
from stolik.kernel.dice import Dice
from stolik.kernel.event import Event
from stolik.kernel.match import Match
from stolik.testkit.scenarios.wonderlands_war import Scenario, seen

SETUPS = [(2, "a"), (3, "b"), (4, "c"), (5, "d"), (4, "a"), (3, "mixed")]


def walk(seats: int, ally_set: str) -> Iterator[Match]:
    """A random match, question by question, to its end."""
    match = Match.start("wonderlands_war", seats=seats, seed=f"view {seats}", options={"ally_set": ally_set})
    dice = Dice(f"{seats}{ally_set}")
    while not match.over:
        yield match
        question = match.questions[dice.below(len(match.questions), "seat")]
        match.answer(question.seat, question.options[dice.below(len(question.options), "option")])
    yield match


def since_the_battle(match: Match) -> list[Event]:
    """What happened since the last battle began, and in the battle only."""
    happened: list[Event] = []
    is_over = False
    for event in match.events(None):
        if isinstance(event, e.BattleBegan):
            happened = []
            is_over = False
        elif isinstance(event, e.RoundBegan | e.MarkerMoved):
            is_over = True
        if not is_over:
            happened.append(event)
    return happened


def moves(happened: list[Event], seat: int) -> list[Gain]:
    """What moved a marker, by the log."""
    found: list[Gain] = []
    strength = 0
    for event in happened:
        if isinstance(event, e.BattleBegan) and seat in event.seats:
            strength = event.strengths[event.seats.index(seat)]
        match event:
            case e.Played(seat=who) if who == seat:
                found.append(Gain(event.chip, event.added))
                strength = event.strength
            case e.GainedStrength(seat=who) if who == seat:
                found.append(Gain(event.source, event.count))
                strength = event.strength
            case e.LostStrength(seat=who) if who == seat:
                found.append(Gain(event.source, -1))
                strength = event.strength
            case e.Jumped(seat=who) if who == seat:
                found.append(Gain("flamingo_c", event.strength - strength))
                strength = event.strength
            case e.Bust(seat=who) if who == seat:
                found.append(Gain("bust", -strength))
                strength = 0
    return found


def scores(happened: list[Event], seat: int) -> list[Gain]:
    """The VP of the battle, by the log."""
    found: list[Gain] = []
    for event in happened:
        match event:
            case e.GainedVp(seat=who) if who == seat:
                found.append(Gain(event.source, event.count))
            case e.LostVp(seat=who) if who == seat:
                found.append(Gain(event.source, -event.count))
    return found


def total(side: Side) -> int:
    """The strength that opening and gains add up to."""
    assert side.opening is not None
    opening = side.opening.leader + side.opening.pawns + side.opening.castle
    return min(TRACK_END, opening + sum(gain.count for gain in side.gains))


@pytest.mark.parametrize(("seats", "ally_set"), SETUPS)
def test_the_gains_of_a_battle_are_those_of_the_log_and_add_up_to_the_strengths(seats: int, ally_set: str) -> None:
    for number, match in enumerate(walk(seats, ally_set)):
        if number % 3 and not match.over:
            continue
        table = seen(match)
        happened = since_the_battle(match)
        began = next((event for event in happened if isinstance(event, e.BattleBegan)), None)
        if began is None:
            continue
        assert table.last_battle == began.region
        for owner, side in enumerate(table.seats):
            assert side.gains == moves(happened, owner)
            assert side.scored == scores(happened, owner)
            assert (side.opening is not None) == (owner in began.seats)
            if side.opening is not None:
                opening = side.opening.leader + side.opening.pawns + side.opening.castle
                assert min(TRACK_END, opening) == began.strengths[began.seats.index(owner)]
            if table.battle is not None and side.status != "absent":
                assert total(side) == side.strength
            assert len(side.added) == len(side.active)
            if table.phase in ("decide", "draw", "play", "award", "feats") and side.status != "bust":
                chips = [gain for gain in side.gains if gain.source in side.active]
                assert [gain.count for gain in chips][-len(side.active) or len(chips) :] == side.added


@pytest.mark.parametrize(("seats", "ally_set"), SETUPS[:3])
def test_the_final_scores_are_those_of_the_log_and_are_shown_at_the_end_only(seats: int, ally_set: str) -> None:
    for match in walk(seats, ally_set):
        if not match.over:
            assert {side.score for side in seen(match).seats} == {None}
    scored = [event for event in match.events(None) if isinstance(event, e.Scored)]
    assert len(scored) == seats
    for event, side in zip(scored, seen(match).seats, strict=True):
        assert side.score is not None
        summands = (side.score.vp, side.score.castles, side.score.quests, side.score.shards)
        assert summands == (event.vp, event.castles, event.quests, event.shards)
        assert side.score.total == event.total == sum(summands) - 2 * side.score.shards


def fight(*draws: str, ally_set: str = "a") -> Scenario:
    """Alice with leader, pawn and castle against the Queen in the Red Keep; Alice draws these chips."""
    s = Scenario("alice", "queen", "hatter", ally_set=ally_set)
    for who in ("alice", "queen"):
        s.supporters(who, "red_keep", 4)
    s.leader("alice", "red_keep", 3)
    s.castle("alice", "red_keep")
    s.will_draw("alice", *draws)
    s.will_draw("queen", *["faction_1"] * len(draws))
    s.battle("red_keep")
    s.no_wagers()
    return s


def test_opening_strength_is_shown_by_its_sources() -> None:
    side = fight("faction_2").seen(1).seats[0]
    assert side.opening == Opening(leader=3, pawns=0, castle=2)
    assert (side.gains, side.added, side.strength) == ([Gain("faction_2", 2)], [2], 7)


def test_a_doubled_chip_shows_what_it_added_and_the_doubling_lasts_until_then() -> None:
    s = fight("flamingo_weak", "faction_2")
    side = s.seen(1).seats[0]
    assert side.lasting == Lasting(doubled=True, crowned=0, more=0, shells=0, replaced=False)
    s.all_draw()
    side = s.seen(1).seats[0]
    assert side.lasting is not None
    assert not side.lasting.doubled
    assert side.added[-1] == 4


def test_extra_chips_and_shells_are_shown_while_they_last() -> None:
    side = fight("card_soldier_weak", ally_set="c").seen(1).seats[0]
    assert side.lasting is not None
    assert side.lasting.more == side.added[0] > 0
    s = Scenario("alice", "queen", "hatter")
    s.item("alice", "turtle_shell")
    for who, chip in (("alice", "turtle_shell"), ("queen", "faction_1")):
        s.supporters(who, "red_keep", 2)
        s.will_draw(who, chip)
    s.battle("red_keep")
    s.no_wagers()
    side = s.seen(2).seats[0]
    assert side.lasting is not None
    assert side.lasting.shells == 1


def test_the_award_stays_in_view_after_the_battle() -> None:
    s = fight("faction_2")
    s.all_retreat()
    table = s.seen(None)
    assert table.last_battle == "red_keep"
    assert [gain.source for gain in table.seats[0].scored] == ["battle"]
    assert [gain.source for gain in table.seats[1].scored] == ["second"]
    assert table.seats[0].place == "winner"
    assert not table.seats[0].award_castle  # one stood there already


def test_before_any_battle_there_is_nothing_of_one() -> None:
    s = Scenario()
    s.tea("alice")
    table = s.seen(0)
    assert table.last_battle is None
    for side in table.seats:
        assert (side.lasting, side.opening, side.gains, side.added, side.scored) == (None, None, [], [], [])


# Quests


@pytest.mark.parametrize(("seats", "ally_set"), SETUPS)
def test_a_feat_holds_exactly_when_it_may_be_completed(seats: int, ally_set: str) -> None:
    asked = 0
    for match in walk(seats, ally_set):
        for question in match.questions:
            if question.kind == "feats":
                asked += 1
                progress = seen(match, question.seat).seats[question.seat].progress
                assert progress is not None
                offered = [option[1] for option in question.options if option[0] == "feat"]
                assert [now.quest for now in progress if now.feat] == offered
    assert asked


@pytest.mark.parametrize(("seats", "ally_set"), SETUPS)
def test_the_objectives_score_what_their_progress_says(seats: int, ally_set: str) -> None:
    match = list(walk(seats, ally_set))[-1]
    for side in seen(match).seats:
        assert side.score is not None
        assert side.progress is not None
        met = {now.quest: now.met for now in side.progress}
        assert list(met) == [*(side.quests or []), *side.feats]
        points = sum(9 if met[quest] else 3 for quest in side.feats)
        assert points + sum(3 for quest in side.quests or [] if met[quest]) == side.score.quests


def test_the_progress_of_a_pair_counts_the_chips_everywhere() -> None:
    pairs = {quest.id: quest.objective.pair for quest in facts().quests if quest.objective.kind == "pair"}
    looked = 0
    for number, match in enumerate(walk(3, "b")):
        if number % 5:
            continue
        for owner in range(3):
            side = seen(match, owner).seats[owner]
            if side.bag is None:
                continue
            forged = [chip for row in side.forge for chip in row if chip is not None]
            chips = side.bag + side.exhausted + side.madness + side.active + forged
            for now in side.progress or []:
                if now.quest in pairs:
                    looked += 1
                    assert now.has == sum(chip.rsplit("_", 1)[0] in pairs[now.quest] for chip in chips)
                    assert now.met == (now.has >= now.number)
    assert looked


def test_a_feat_that_needs_the_second_place_holds_as_soon_as_one_is_second() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.quest("alice", "two_and_five_and_seven")
    for who, chip in (("alice", "faction_1"), ("queen", "faction_2")):
        s.supporters(who, "live_garden", 3)
        s.will_draw(who, chip, "faction_2" if who == "alice" else "faction_1")
    s.battle("live_garden")
    s.no_wagers()

    def holds() -> bool:
        (now,) = s.seen(0).seats[0].progress or []
        return now.feat

    assert s.seen(1).seats[0].progress is None
    assert holds()
    s.all_draw()
    assert not holds()  # 3 against 3


@pytest.mark.parametrize("odds", ["shown", "hidden"])
def test_hidden_odds_hide_how_many_chips_a_player_has_in_the_war(odds: str) -> None:
    s = Scenario("alice", "queen", "hatter", odds=odds)
    s.quest("alice", "paint_the_roses")
    for who in ("alice", "queen"):
        s.supporters(who, "red_keep", 3)
        s.will_draw(who, "faction_1")
    s.battle("red_keep")
    s.no_wagers()
    (now,) = s.seen(0).seats[0].progress or []
    assert (now.has is None, now.met is None) == (odds == "hidden", odds == "hidden")


# The order of play


@pytest.mark.parametrize(("seats", "ally_set"), SETUPS)
def test_the_turns_left_of_a_tea_party_are_those_that_come(seats: int, ally_set: str) -> None:
    promised: list[tuple[int, list[int]]] = []
    for match in walk(seats, ally_set):
        table = seen(match)
        assert bool(table.tea.order) == (table.phase in ("poison", "tea", "effects", "turn_end"))
        if table.tea.order:
            assert table.tea.order[0] == table.turn
            is_done = table.phase in ("effects", "turn_end")
            promised.append((len(match.events(None)), table.tea.order[1:] if is_done else table.tea.order))
    happened = match.events(None)
    for start, order in promised:
        came: list[int] = []
        for event in happened[start:]:
            if isinstance(event, e.RoundBegan):
                break
            if isinstance(event, e.TookCard | e.LeaderPlaced):
                came.append(event.seat)
        assert came == order
