"""Two versions beside each other."""

from stolik.arena.versus import WORK, Worker, cells
from stolik.kernel.registry import find


def test_the_same_work_is_done_in_every_version() -> None:
    worker = Worker()
    worker.positions["radlands"] = [worker.played(find("radlands"), 0, answers) for answers in (40, 41, 42)]
    for what in WORK:
        seconds, done = worker.work("radlands", what, 0, 1)
        assert seconds > 0.0
        assert done == worker.work("radlands", what, 0, 1)[1] > 0


def test_a_ratio_is_the_median_of_the_slices_own() -> None:
    assert cells([1000.0, 2000.0, 4000.0], [1500.0, 2000.0, 8000.0]) == "2,000 | 2,000 | ×1.50 (1.25 to 1.75)"
