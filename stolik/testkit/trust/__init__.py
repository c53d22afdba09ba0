"""Proofs by trying: servers killed, services restarted, hostile input, twin worlds. `make trust` runs them at length.

Every proof takes how often to try and gives figures; it raises AssertionError where something was lost, doubled,
leaked or changed by somebody who may not. The tests in `tests/faults` run the same proofs with small numbers.
`crashes`, `servers`, `hostile`, `twins` and `under_load` are the proofs, by what is tried.
"""
