"""The browser's types are those of the server."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "web" / "scripts" / "types"


def test_the_types_of_the_browser_are_made_from_the_messages_of_the_server() -> None:
    source = {**os.environ, "PYTHONPATH": str(ROOT)}  # compiled functions do not tell their types
    checked = subprocess.run(
        [sys.executable, SCRIPT, "--check"], env=source, capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stderr
