"""Every registered game, number of seats and combination of settings: copy, save, views, undo, invariants.

STOLIK_SOAK=2000 plays that many matches of every game, spread over its combinations, by seeds of their own, and looks
at every question instead of one in six (STOLIK_ONE_IN).
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from stolik.kernel.registry import find, names
from stolik.kernel.setups import every_setup
from stolik.kernel.words import LANGUAGES, Speech
from stolik.rulebook.clauses import read_games
from stolik.testkit.conformance import conformance

CLAUSES = {
    game: {clause.id for clause in clauses}
    for game, clauses in read_games(Path(__file__).parents[2] / "docs" / "rules").items()
}
SOAK = int(os.environ.get("STOLIK_SOAK", "0"))
MATCHES = 24  # of each game, spread over its combinations, at least one for each
ONE_IN = int(os.environ.get("STOLIK_ONE_IN", "1" if SOAK else "6"))  # of the questions everything is checked
CHUNK = 10  # matches of one test in a soak, so that all processes stay busy


def _runs() -> list[tuple[str, int, dict[str, str], int, str]]:
    runs: list[tuple[str, int, dict[str, str], int, str]] = []
    for name in names():
        setups = list(every_setup(find(name)))
        if SOAK:
            chunks = -(-SOAK // (CHUNK * len(setups)))
            runs += [(name, *setup, CHUNK, f"soak-{chunk}") for chunk in range(chunks) for setup in setups]
        else:
            runs += [(name, *setup, max(1, MATCHES // len(setups)), "test") for setup in setups]
    return runs


def _id(run: tuple[str, int, dict[str, str], int, str]) -> str:
    name, seats, options, _, seed = run
    return "-".join([name, str(seats), *options.values(), seed])


@pytest.mark.parametrize("run", _runs(), ids=_id)
def test_a_game_conforms_at_every_question(run: tuple[str, int, dict[str, str], int, str]) -> None:
    name, seats, options, matches, seed = run
    voices = [Speech(find(name), lang) for lang in LANGUAGES]

    def has_words(message: str) -> bool:
        return all(voice.has(message) for voice in voices)

    assert conformance(name, seats, options, matches, seed, CLAUSES.get(name), has_words, one_in=ONE_IN) > 0


DIGEST = """
import sys
from hashlib import sha256
from stolik.testkit.playouts import playouts
digest = sha256()
for match in playouts(sys.argv[1], n=2, seed="order"):
    digest.update(repr([(q.seat, q.kind, q.options) for q in match.questions]).encode())
    digest.update(repr(match.state.to_json()).encode())
    digest.update(repr(match.lines(None)[-3:]).encode())
print(digest.hexdigest())
"""


@pytest.mark.parametrize("name", names())
def test_nothing_depends_on_the_order_of_a_set(name: str) -> None:
    digests = set()
    for hash_seed in ("1", "2", "3"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        ran = subprocess.run(
            [sys.executable, "-c", DIGEST, name], env=environment, capture_output=True, text=True, check=True
        )
        digests.add(ran.stdout)
    assert len(digests) == 1
