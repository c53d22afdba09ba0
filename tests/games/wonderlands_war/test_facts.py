"""What is printed, as boards get it: counted and compared with the content files and with what the rules do."""

import re
import tomllib
from importlib import resources
from typing import Any

import pytest

from stolik.games.wonderlands_war import GAME
from stolik.games.wonderlands_war.facts import facts
from stolik.games.wonderlands_war.options import FORGE_ON
from stolik.kernel.match import Match
from stolik.kernel.question import Question
from stolik.testkit.scenarios.wonderlands_war import Scenario, seen

PACKAGE = "stolik.games.wonderlands_war"


def content(name: str) -> list[dict[str, Any]]:
    """The rows of a content file, read without the loader."""
    text = (resources.files(PACKAGE) / "content" / f"{name}.toml").read_text("utf-8")
    (rows,) = [value for value in tomllib.loads(text).values() if isinstance(value, list)]
    return rows


@pytest.mark.parametrize("number", [1, 2, 3])
def test_every_tea_card_is_there_as_it_is_printed(number: int) -> None:
    cards = [card for card in facts().tea if card.round == number]
    rows = content(f"tea_{number}")
    assert [card.id for card in cards] == [row["id"] for row in rows]
    for card, row in zip(cards, rows, strict=True):
        assert (card.layout, card.units, card.more_units) == (row["layout"], row["units"], row.get("more_units", 0))
        assert card.die == row.get("die", False)
        named = [*card.rewards, *card.bottom, *([card.tainted] if card.tainted else [])]
        printed = [*row["rewards"], *row.get("bottom", []), *([row["tainted"]] if "tainted" in row else [])]
        assert named == [re.sub("^forge_weak$", "forge", name) for name in printed]


def test_every_quest_is_there_with_its_feat_and_objective() -> None:
    quests = facts().quests
    rows = content("quests")
    assert len(quests) == len(rows) == 30
    for quest, row in zip(quests, rows, strict=True):
        assert (quest.id, quest.region) == (row["id"], row["region"])
        assert (quest.feat.kind, quest.feat.numbers) == (row["feat"]["kind"], row["feat"].get("numbers", []))
        assert (quest.objective.kind, quest.objective.number) == (row["objective"]["kind"], row["objective"]["number"])
        assert quest.objective.pair == row["objective"].get("pair", [])


def test_every_chip_pawn_and_item_of_a_view_has_its_strength() -> None:
    strengths = {chip.id: chip.strength for chip in facts().chips}
    assert (strengths["faction_1"], strengths["faction_2"], strengths["madness"]) == (1, 2, 0)
    for row in content("items"):
        assert strengths[row["id"]] == row["strength"]
    assert {pawn.card: pawn.strength for pawn in facts().pawns} == {
        row["id"]: row["strength"] for row in content("pawns")
    }
    match = Match.start(GAME.id, seats=5, seed="facts")
    assert set(strengths) > set(seen(match).supply)


@pytest.mark.parametrize("factions", [("alice", "queen"), ("alice", "queen", "hatter")])
def test_the_rewards_of_the_forge_are_those_that_forging_gives(factions: tuple[str, ...]) -> None:
    """The first space of every track, by forging there: what the engine says of the option is what the grid has."""
    s = Scenario(*factions)
    s.bag("alice", "faction_1", "faction_2")
    s.tea("alice", {13: "t1_30", 2: "t1_01"})
    grid = facts().forge_of_two if len(factions) == 2 else facts().forge
    for track in range(4):
        question = Question(0, "smith", [FORGE_ON[0][track]])
        said = GAME.say_option(s.match.state, question, FORGE_ON[0][track])
        assert said.args["reward"] == f"@reward-{grid.spaces[track][0].replace('_', '-')}"


def test_the_two_sides_of_the_forge_differ_where_the_content_says_so() -> None:
    one, two = facts().forge, facts().forge_of_two
    for row in content("forge_spaces"):
        track, column = row["track"] - 1, row["column"] - 1
        assert (one.spaces[track][column] != two.spaces[track][column]) == ("reward_of_two" in row)
    assert sum(1 for row in one.gaps for gap in row if gap is not None) == len(content("forge_gaps"))


def test_factions_and_allies_have_four_abilities_each() -> None:
    assert [faction.id for faction in facts().factions] == ["alice", "hatter", "queen", "jabberwock", "cheshire"]
    assert all(len(faction.abilities) == 4 for faction in facts().factions)
    assert [len(ally.does) for ally in facts().allies] == [4, 4, 4, 4, 4, 1]


def test_a_match_has_the_facts_whatever_its_settings() -> None:
    assert GAME.facts({}) == GAME.facts({"ally_set": "b"}) == facts()
