"""The examples of docs/protocol.md are messages that the server really reads and sends."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from stolik.table import messages as m

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = [
    line for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL) for line in block.splitlines() if line.strip()
]
FROM_BROWSER = {each.__struct_config__.tag for each in get_args(m.FromBrowser)}
FROM_SERVER = {each.__struct_config__.tag for each in get_args(m.FromServer)}


def strict(kind: type[msgspec.Struct]) -> type[msgspec.Struct]:
    """The same struct, with unknown fields refused."""
    fields = [
        (field.name, field.type, field.default) if field.default is not msgspec.NODEFAULT else (field.name, field.type)
        for field in msgspec.structs.fields(kind)
        if field.default_factory is msgspec.NODEFAULT
    ]
    config = kind.__struct_config__
    return msgspec.defstruct(
        kind.__name__,
        [field for field in fields if len(field) == 2] + [field for field in fields if len(field) == 3],
        tag=config.tag,
        tag_field=config.tag_field,
        forbid_unknown_fields=True,
        kw_only=True,
    )


@pytest.mark.parametrize("text", EXAMPLES, ids=lambda text: text[:40])
def test_an_example_parses(text: str) -> None:
    kind = json.loads(text).get("type")
    if kind in FROM_BROWSER:
        assert m.decode_live(text.encode()) is not None
    elif kind in FROM_SERVER:
        struct = next(each for each in get_args(m.FromServer) if each.__struct_config__.tag == kind)
        msgspec.json.decode(text, type=strict(struct))
    else:
        msgspec.json.decode(text, type=strict(m.QuestionNow))


def test_every_message_has_an_example() -> None:
    shown = {json.loads(text).get("type") for text in EXAMPLES}
    assert shown >= FROM_BROWSER | FROM_SERVER


def test_every_code_is_explained() -> None:
    for code in get_args(m.Code):
        assert f"`{code}`" in PAGE


def test_bodies_shown_in_the_table_parse() -> None:
    for example, kind in (
        (r'`(\{"game": "radlands", "options".*?\})` →', m.NewMatch),
        (r'`(\{"moment": 41.*?\})` →', m.Continue),
        (r'`(\{"name": "Ola", "lang": "pl"\})`', m.NewMe),
        (r'`(\{"code": "KROWKA"\})`', m.Join),
    ):
        found = re.search(example, PAGE)
        assert found is not None, example
        msgspec.json.decode(found[1], type=kind)
