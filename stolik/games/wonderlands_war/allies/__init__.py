"""What ally chips do, one module for each kind with its four ability cards (WW-ALLY)."""
