"""What changed between two views, so that a frame need not carry the whole table again."""

from __future__ import annotations

from typing import Any

Path = list[int | str]
Change = tuple[Path, Any]
"""Where something is new (keys and numbers from the top), and what is there now."""


def changes(before: Any, after: Any) -> list[Change]:
    """Everything that is new in plain data, as high up as a key came or went or a list grew or shrank."""
    found: list[Change] = []
    _compare(before, after, [], found)
    return found


def _compare(before: Any, after: Any, path: Path, found: list[Change]) -> None:
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key, value in after.items():
            if before[key] != value:
                _compare(before[key], value, [*path, key], found)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for place, value in enumerate(after):
            if before[place] != value:
                _compare(before[place], value, [*path, place], found)
    else:
        found.append((path, after))


def changed(before: Any, news: list[Change]) -> Any:
    """The data after the changes; what did not change is shared with what was before."""
    for path, value in news:
        before = _put(before, path, value)
    return before


def _put(data: Any, path: Path, value: Any) -> Any:
    if not path:
        return value
    twin: Any = dict(data) if isinstance(data, dict) else list(data)
    twin[path[0]] = _put(data[path[0]], path[1:], value)
    return twin
