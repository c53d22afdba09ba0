"""What is measured of a click: when the board changes, when the answer is shown, and what stutters meanwhile."""

from __future__ import annotations

from playwright.sync_api import Browser

from stolik.testkit.latency import CAME, STILL, TAKEN, THINGS, WATCH, Notes, Waits, moments

PAGE = """<main class="play" data-frame="1"><div class="board"><button data-state="open">press</button>
<i style="display:block;width:9px;height:9px;background:red"></i></div><p>outside</p></main><script>
const wait = (ms) => { const start = performance.now(); while (performance.now() - start < ms); };
document.querySelector('button').onclick = () => {
  document.querySelector('p').textContent = 'changed';
  setTimeout(() => { document.querySelector('i').style.width = '30px'; }, 60);
  setTimeout(() => {
    document.querySelector('main').dataset.frame = '2';
    document.querySelector('i').animate([{opacity: 0}, {opacity: 1}], 600);
    setTimeout(() => wait(170), 100);
  }, 160);
};
</script>"""


def test_a_click_is_timed_to_the_board_and_to_the_answer_and_long_tasks_are_noticed(chromium: Browser) -> None:
    page = chromium.new_page()
    page.set_content(PAGE)
    page.evaluate(f"({WATCH})()")
    [(x, y)] = page.evaluate(THINGS)
    page.mouse.click(x, y)
    page.wait_for_function(CAME)
    page.wait_for_function(TAKEN)
    page.wait_for_function("() => window.bench.spans.length === 1 && window.bench.tasks.length > 0")
    page.wait_for_function(STILL)
    notes = Notes()
    notes.take(page)
    page.close()
    [first], [answer] = notes.first, notes.answers
    assert 60 <= first < answer
    assert answer >= 160
    found = notes.to_json()
    assert found["clicks"] == 1
    assert found["longest_task_while_moving_ms"] >= 170
    assert found["tasks_over_120_ms_while_moving"] >= 1


def test_a_task_before_anything_moves_is_no_stutter(chromium: Browser) -> None:
    page = chromium.new_page()
    page.set_content(PAGE)
    page.evaluate(f"({WATCH})()")
    page.evaluate("() => new Promise((done) => setTimeout(() => { wait(150); done(); }))")
    page.wait_for_function("() => window.bench.tasks.length > 0")
    notes = Notes()
    notes.take(page)
    page.close()
    assert notes.to_json()["longest_task_ms"] >= 150
    assert notes.to_json()["longest_task_while_moving_ms"] == 0


def test_waits_are_told_by_their_shares() -> None:
    assert Waits([5, 1, 4, 2, 3]).to_json() == {"median": 3, "p90": 5, "p99": 5, "most": 5}


def test_the_moments_are_of_one_match_and_somebody_is_asked_at_each() -> None:
    found = list(moments("radlands"))
    lengths = [len(match.answers) for match, _ in found]
    assert lengths[0] == 0
    assert lengths == sorted(set(lengths))
    assert all(match.question_for(seat).options for match, seat in found)
