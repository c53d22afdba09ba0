from __future__ import annotations

import pytest

RULES = """\
- **TOY-WIN-01** Three in a row win. [PL]
- **TOY-WIN-02** A full board is a draw. [PL]
- **TOY-TIP-01** Take the middle. [informational]
"""

BOTH = """
    from stolik.testkit.rule import rule

    @rule("TOY-WIN-01")
    def test_win():
        pass

    @rule("TOY-WIN-02")
    def test_draw():
        pass
"""


@pytest.fixture
def project(pytester: pytest.Pytester) -> pytest.Pytester:
    """A project with three clauses and the plugin."""
    rules = pytester.mkdir("docs") / "rules"
    rules.mkdir()
    (rules / "toy.md").write_text(RULES)
    pytester.makeini("[pytest]\naddopts = --strict-markers --import-mode=importlib")
    pytester.makeconftest('pytest_plugins = ["stolik.testkit.plugin"]')
    return pytester


QUICK = ("-p", "no:cacheprovider", "-p", "no:hypothesispytest")  # each of these runs would import Hypothesis anew


def run(project: pytest.Pytester, *args: str) -> pytest.RunResult:
    return project.runpytest_inprocess(*QUICK, *args)


def test_every_clause_proved_passes(project: pytest.Pytester) -> None:
    project.makepyfile(BOTH)
    result = run(project, "--all-clauses")
    assert result.ret == pytest.ExitCode.OK
    result.stdout.fnmatch_lines(["All 2 clauses of the rules are proved by a passing test."])


@pytest.mark.parametrize(
    "body",
    ["pass  # of another clause", "pytest.skip()", "pytest.xfail()"],
)
def test_a_clause_without_a_passing_test_fails_the_run(project: pytest.Pytester, body: str) -> None:
    clause = "TOY-WIN-01" if body.startswith("pass") else "TOY-WIN-02"
    project.makepyfile(f"""
        import pytest
        from stolik.testkit.rule import rule

        @rule("TOY-WIN-01")
        def test_win():
            pass

        @rule("{clause}")
        def test_draw():
            {body}
    """)
    result = run(project, "--all-clauses")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(
        ["*= 1 clause of the rules has no passing test =*", "TOY-WIN-02  A full board is a draw."]
    )


def test_a_failing_test_proves_nothing(project: pytest.Pytester) -> None:
    project.makepyfile(BOTH + "        raise AssertionError\n")
    result = run(project, "--all-clauses")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["*= 1 clause of the rules has no passing test =*", "TOY-WIN-02  *"])


def test_one_passing_case_is_a_proof(project: pytest.Pytester) -> None:
    project.makepyfile("""
        import pytest
        from stolik.testkit.rule import rule

        @pytest.mark.parametrize("n", [1, pytest.param(2, marks=rule("TOY-WIN-02"))])
        @rule("TOY-WIN-01")
        def test_both(n):
            if n == 1:
                pytest.skip()
    """)
    assert run(project, "--all-clauses").ret == pytest.ExitCode.OK


def test_class_and_module_marks_count(project: pytest.Pytester) -> None:
    project.makepyfile("""
        from stolik.testkit.rule import rule

        pytestmark = rule("TOY-WIN-01")

        @rule("TOY-WIN-02")
        class TestBoth:
            def test_both(self):
                pass
    """)
    assert run(project, "--all-clauses").ret == pytest.ExitCode.OK


def test_no_tests_at_all_prove_nothing(project: pytest.Pytester) -> None:
    result = run(project, "--all-clauses")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["*= 2 clauses of the rules have no passing test =*"])


def test_without_the_option_gaps_are_no_matter(project: pytest.Pytester) -> None:
    project.makepyfile("def test_other(): pass")
    result = run(project)
    assert result.ret == pytest.ExitCode.OK
    result.stdout.no_fnmatch_line("*clause*")


def test_an_unknown_clause_is_refused_when_collected(project: pytest.Pytester) -> None:
    project.makepyfile(test_toy=BOTH.replace("TOY-WIN-02", "TOY-WIN-20"))
    result = run(project, "--collect-only")
    assert result.ret == pytest.ExitCode.INTERRUPTED
    result.stdout.fnmatch_lines(
        ["test_toy.py::test_draw: there is no clause TOY-WIN-20 in docs/rules. Did you mean TOY-WIN-0?[?]"]
    )


def test_an_unknown_clause_in_a_parameter_of_a_method_is_refused_too(project: pytest.Pytester) -> None:
    project.makepyfile(
        test_toy="""
        import pytest
        from stolik.testkit.rule import rule

        class TestAll:
            @pytest.mark.parametrize("n", [1, pytest.param(2, marks=rule("ELSE-01"))])
            def test_one(self, n):
                pass
    """
    )
    result = run(project)
    assert result.ret == pytest.ExitCode.INTERRUPTED
    result.stdout.fnmatch_lines(["test_toy.py::TestAll::test_one?2?: there is no clause ELSE-01 in docs/rules."])


def test_a_bad_rules_file_stops_the_run(project: pytest.Pytester) -> None:
    (project.path / "docs" / "rules" / "toy.md").write_text(RULES + RULES)
    result = run(project)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*toy.md:4: the clause TOY-WIN-01 is already on line 1"])


def test_all_of_no_clauses_is_refused(project: pytest.Pytester) -> None:
    (project.path / "docs" / "rules" / "toy.md").unlink()
    result = run(project, "--all-clauses")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*--all-clauses, but there are no rules files with clauses in *rules"])


def test_the_folder_of_the_rules_can_be_set(project: pytest.Pytester) -> None:
    (project.path / "docs" / "rules").rename(project.path / "laws")
    project.makepyfile(BOTH)
    assert run(project, "--all-clauses", "-o", "clauses=laws").ret == pytest.ExitCode.OK


@pytest.mark.parametrize(
    ("source", "status", "line"),
    [
        (BOTH, pytest.ExitCode.OK, "All 2 clauses of the rules are proved by a passing test."),
        (BOTH.replace("WIN-02", "WIN-01"), pytest.ExitCode.TESTS_FAILED, "TOY-WIN-02  A full board is a draw."),
        (
            BOTH.replace("WIN-02", "WIN-20"),
            pytest.ExitCode.TESTS_FAILED,
            "*there is no clause TOY-WIN-20 in docs/rules*",
        ),
    ],
    ids=["proved", "gap", "unknown"],
)
def test_workers_report_to_the_controller(
    project: pytest.Pytester, source: str, status: pytest.ExitCode, line: str
) -> None:
    project.makepyfile(source)
    result = project.runpytest_subprocess(*QUICK, "-n", "2", "--all-clauses")
    assert result.ret == status
    result.stdout.fnmatch_lines([line])
