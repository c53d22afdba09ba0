"""Stories with something wrong in them: what is wrong is told, whatever it is; nothing else is raised."""

from __future__ import annotations

import os
import random
import shutil
from importlib.resources import files
from pathlib import Path

from stolik.games.waste_knights.story.check import check_pack
from stolik.kernel.content import ContentError

PIECES = (b"- ", b": ", b"&a [*a]", b"!!python/object:os.system x", b"\0", b"9" * 400, b"\n\n", b"\xff")
LONG = int(os.environ.get("STOLIK_SOAK", "0"))
"""How many are tried by `make soak`."""


def spoil(dice: random.Random, text: bytearray) -> None:
    """Change something, anywhere."""
    spot = dice.randrange(len(text))
    kind = dice.randrange(4)
    if kind == 0:
        text[spot] = dice.randrange(256)
    elif kind == 1:
        del text[spot : spot + dice.randrange(1, 200)]
    elif kind == 2:
        text[spot:spot] = dice.choice(PIECES)
    else:
        text[spot:spot] = text[: dice.randrange(400)]


def test_mutated_packs(tmp_path: Path) -> None:
    dice = random.Random(7)
    stories = sorted(
        (each for each in (files("stolik.games.waste_knights") / "content" / "adventures").iterdir() if each.is_dir()),
        key=str,
    )
    told = 0
    for turn in range(LONG or 30):
        place = tmp_path / f"pack{turn}"
        shutil.copytree(str(stories[turn % len(stories)]), place)
        file = dice.choice(sorted(each for each in place.rglob("*") if each.suffix in (".yaml", ".ftl", ".toml")))
        text = bytearray(file.read_bytes())
        for _ in range(dice.randrange(1, 4)):
            spoil(dice, text)
        file.write_bytes(text)
        try:
            told += bool(check_pack(place)[1])
        except ContentError:
            told += 1
        shutil.rmtree(place)
    assert told > 0, "nothing was ever wrong"
