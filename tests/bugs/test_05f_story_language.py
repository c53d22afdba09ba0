"""The new words of the story language: read, refused with a reason, and played, at random and by bots."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from stolik.games.waste_knights import vocabulary as v
from stolik.games.waste_knights.catalogue import VEHICLE_ID
from stolik.games.waste_knights.language import FxError, Scope, parse
from stolik.games.waste_knights.story.check import check_pack
from stolik.kernel.content import ContentError

STORY = """\
adventure:
  id: Z9
  title: The Price of the Road
  mode: MODE
  knights: [1, 4]
  start: "city:Pumps"
  vars: {deals: 0, toll: 0}
  knight_vars: {data: 0}
  intro: 1
  first_thread: Z9-T1
  on_eliminated: "LOST"
threads:
  - id: Z9-T1
    title: The Market of Last Things
    time: {start: 9, dir: down, expire: "entry(9)"}
    rules: ["round_end: if(var.toll>=1) each_knight(attach(fault))"]
    actions:
      - {name: Make a Deal, at: ["anywhere"], entry: 2}
      - {name: Call for Help, at: ["anywhere"], requires: "you.vehicle=0", fx: ["replace_vehicle(any)"]}
    goals:
      - {if: "var.deals>=9", fx: "entry(8)"}
    encounters: {A: 3, B: 3, C: 3, D: 3, E: 3, F: 3}
entries:
  - {id: 1, title: One, text: First words.}
  - id: 2
    title: Two
    text: What will it be?
    choices:
      - {label: Sell something., cost: ["pay_gear(any,1)"], fx: ["add(var.deals,1)", "gain(any,2)", "add(my.data,1)"]}
      - {label: Sell arms., cost: ["pay_gear(weapon,1)", "pay(any,1)"], fx: ["replace_vehicle(heavy)", "xp(1)"]}
      - {label: Swap., fx: ["may replace_vehicle(any)", "draw_gear(2)", "add(var.deals,1)"]}
      - {label: Drive it off the pier., requires: "you.vehicle=1", fx: ["lose_vehicle()", "add(var.deals,2)"]}
      - {label: Leave., fx: []}
  - id: 3
    title: Three
    text: The road takes its toll.
    choices:
      - {label: In flesh., fx: ["attach(injury)"]}
      - {label: In iron., fx: ["attach(fault)", "gain(fuel,1)", "add(var.toll,1)"]}
      - {label: In wheels., fx: ["lose_vehicle()"]}
      - {label: In everything., fx: ["eliminate()"]}
      - {label: A fair fight., contest: blades, win: ["target(lose_vehicle())"], lose: ["replace_vehicle(light)"]}
  - {id: 8, title: Eight, text: The end., who: first, fx: ["WIN"]}
  - {id: 9, title: Nine, text: Too late., who: first, fx: ["lose_game(all)"]}
"""


def told(mode: str, win: str, lost: str) -> str:
    return STORY.replace("MODE", mode).replace("WIN", win).replace("LOST", lost)


# Together they are lost when one is: an eliminated knight loses, and those of a cooperative story win or lose together.
TOGETHER = told("cooperative", "win(all)", "lose_game(all)")
ALONE = told("competitive", "win(leader(my.data))", "each_knight(gain(ammo,1))")
GOOD = ALONE


def story(folder: Path, text: str = GOOD) -> Path:
    (folder / "story.yaml").write_text(text, "utf-8")
    return folder


def complaints(folder: Path) -> list[str]:
    try:
        _, problems = check_pack(folder)
    except ContentError as error:
        return [str(error)]
    return [str(problem) for problem in problems]


# Reading


def test_the_words_are_read() -> None:
    scope = Scope()
    scope.vehicles = {name: number for number, name in enumerate(VEHICLE_ID)}
    (rule,) = parse("attach(injury); attach(fault); eliminate(); lose_vehicle()", scope)
    assert [(call.verb, call.what) for call in rule.calls] == [
        (v.ATTACH, v.INJURY),
        (v.ATTACH, v.FAULT),
        (v.ELIMINATE, 0),
        (v.LOSE_VEHICLE, 0),
    ]
    (rule,) = parse("replace_vehicle(any); replace_vehicle(heavy); replace_vehicle(truck)", scope)
    assert [call.what for call in rule.calls] == [v.ANY_VEHICLE, v.HEAVY, v.FIRST_VEHICLE + VEHICLE_ID.index("truck")]
    (rule,) = parse("may pay_gear(armour,2) -> xp(1)")
    assert [(call.verb, call.what, call.n) for call in rule.cost] == [(v.PAY_GEAR, v.GEAR_ARMOUR, 2)]


@pytest.mark.parametrize(
    ("text", "problem", "at"),
    [
        ("attach(wound)", "unknown word 'wound', expected injury, fault", 7),
        ("attach()", "attach needs 1 argument, found 0", 7),
        ("attach(injury,2)", "attach takes no more arguments", 13),
        ("eliminate(all)", "eliminate takes no more arguments", 10),
        ("replace_vehicle(tank)", "unknown vehicle 'tank', expected any, light, medium, heavy, truck", 16),
        ("replace_vehicle()", "replace_vehicle needs 1 argument, found 0", 16),
        ("lose_vehicle(truck)", "lose_vehicle takes no more arguments", 13),
        ("pay_gear(tent,1)", "unknown word 'tent', expected weapon, armour, gear, any", 9),
        ("pay_gear(any)", "pay_gear needs 2 arguments, found 1", 12),
        ("pay_gear(any,-1)", "an amount is not negative", 13),
    ],
)
def test_what_cannot_be_read_is_told(text: str, problem: str, at: int) -> None:
    scope = Scope()
    scope.vehicles = {"truck": 1}
    with pytest.raises(FxError) as caught:
        parse(text, scope)
    assert problem in caught.value.problem
    assert caught.value.at == at


# Packs


def test_a_pack_with_all_of_them_is_in_order(tmp_path: Path) -> None:
    assert complaints(story(tmp_path)) == []


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('["attach(injury)"]', '["attach(scar)"]', "unknown word 'scar', expected injury, fault"),
        ('["replace_vehicle(heavy)",', '["replace_vehicle(tank)",', "unknown vehicle 'tank', expected any, light"),
        ('["attach(injury)"]', '["pay_gear(any,1)"]', "pay_gear cannot be used here"),
        ('cost: ["pay_gear(any,1)"]', 'cost: ["discard_gear(any,1)"]', "discard_gear cannot be used here"),
        ('cost: ["pay_gear(any,1)"]', 'cost: ["lose_vehicle()"]', "lose_vehicle cannot be used here"),
        ('["eliminate()"]', '["eliminate()", "xp(1)"]', "eliminated before the last effects"),
        ('["eliminate()"]', '["eliminate()", "add(var.deals,1)"]', "eliminated before the last effects"),
        ('["eliminate()"]', '["eliminate(); entry(9)"]', "eliminated before the last effects"),
        ("expire: \"entry(9)\"", "expire: \"eliminate() // gain(any,1) // entry(9)\"", "eliminated before the last"),
        ('"you.vehicle=0"', '"you.vehicle>=2"', "this condition can never come true"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_with_its_line(tmp_path: Path, old: str, new: str, problem: str) -> None:
    assert GOOD.count(old) == 1, old
    line = GOOD[: GOOD.index(old)].count("\n") + 1
    found = complaints(story(tmp_path, GOOD.replace(old, new)))
    assert any(problem in one and f"story.yaml:{line}:" in one for one in found), found


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('expire: "entry(9)"', 'expire: "eliminate() // add(var.deals,1) // entry(9)"'),
        ('["eliminate()"]', '["if(var.deals>=1) eliminate()", "xp(1)"]'),
        ('["eliminate()"]', '["other_knights(eliminate())", "xp(1)"]'),
        ('["eliminate()"]', '["xp(1)", "eliminate()"]'),
    ],
)
def test_what_can_still_be_resolved_is_in_order(tmp_path: Path, old: str, new: str) -> None:
    assert GOOD.count(old) == 1, old
    assert complaints(story(tmp_path, GOOD.replace(old, new))) == []


# At the table: another process, because the shelf is filled once

PLAY = """
from pathlib import Path
from stolik.bots.play import play
from stolik.bots.greedy import GreedyBot
from stolik.bots.random import RandomBot
from stolik.games.waste_knights.planning import BURDENS
from stolik.kernel.match import Match
from stolik.kernel.registry import find
from stolik.kernel.words import LANGUAGES, Speech
from stolik.rulebook.clauses import read_games
from stolik.testkit.conformance import conformance

clauses = {clause.id for clause in read_games(Path("docs/rules"))["waste_knights"]}
voices = [Speech(find("waste_knights"), lang) for lang in LANGUAGES]
options = {"adventure": "the_price_of_the_road", "setup": "quick"}
for seats in (1, 3):
    checked = conformance("waste_knights", seats, options, 1, "road", clauses, lambda m: all(v.has(m) for v in voices))
    assert checked > 0
seen = set()
for seed in range(4):
    match = Match.start("waste_knights", 2, seed, options)
    play(match, [GreedyBot(seed), RandomBot(seed)])
    assert match.result is not None
    assert find("waste_knights").problems(match.state) == []
    seen |= {line["event"] for line in match.lines(None)}
assert len(BURDENS[-1]) == 1, BURDENS[-1]
print(*sorted(seen & {"injured", "faulted", "eliminated", "replaced_vehicle", "lost_vehicle"}))
"""


@pytest.mark.parametrize("text", [TOGETHER, ALONE], ids=["cooperative", "competitive"])
def test_random_play_and_bots_keep_every_rule_of_the_table(tmp_path: Path, text: str) -> None:
    folder = story(tmp_path, text)
    environment = {**os.environ, "STOLIK_ADVENTURES": str(folder)}
    root = Path(__file__).parents[2]
    ran = subprocess.run(
        [sys.executable, "-c", PLAY], cwd=root, env=environment, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr[-3000:]
    assert ran.stderr == ""
    assert "replaced_vehicle" in ran.stdout
