"""What Stolik is built from is named, with hashes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stolik.testkit import supply

LOCK = (
    f"# made by make lock\nh11==0.16.0 \\\n    --hash=sha256:{'a' * 64}\n"
    f"litestar==2.25.0 \\\n    --hash=sha256:{'b' * 64} \\\n    --hash=sha256:{'c' * 64}\n"
)


def kept(**h11: object) -> dict[str, object]:
    sound = {"version": "0.16.0", "licence": "MIT", "sha256": ["a" * 64], "weaknesses": [], **h11}
    return {
        "h11": sound,
        "litestar": {"version": "2.25.0", "licence": "MIT", "sha256": ["b" * 64, "c" * 64], "weaknesses": None},
    }


@pytest.mark.parametrize(
    ("changes", "wrong"),
    [
        ({}, 0),
        ({"version": "0.15.0"}, 1),
        ({"sha256": []}, 1),
        ({"sha256": ["d" * 64]}, 1),
        ({"weaknesses": ["GHSA-1"]}, 1),
    ],
)
def test_a_lock_is_compared_with_what_is_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changes: dict[str, object], wrong: int
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "web").mkdir()
    browser = {
        "packages": {"": {}, "node_modules/svelte": {"version": "5.0.0", "integrity": "sha512-x", "license": "MIT"}}
    }
    (tmp_path / "web" / "package-lock.json").write_text(json.dumps(browser))
    (tmp_path / "requirements.lock").write_text(LOCK)
    (tmp_path / "supply.json").write_text(json.dumps({"asked": "2026-01-01", "packages": kept(**changes)}))
    assert supply.check() == wrong
    assert supply.sbom() == supply.licences() == 0


def test_every_package_of_a_lock() -> None:
    assert supply.locked(LOCK) == {"h11": "0.16.0", "litestar": "2.25.0"}
    assert supply.hashes(LOCK) == {"h11": ["a" * 64], "litestar": ["b" * 64, "c" * 64]}


def test_a_lock_is_written_as_it_is_read() -> None:
    text = supply.hashed(kept())
    assert supply.locked(text) == supply.locked(LOCK)
    assert supply.hashes(text) == supply.hashes(LOCK)


def test_our_own_lock_has_the_hashes_of_the_index() -> None:
    assert supply.check() == 0
