"""What `stolik story` says about an adventure: all that is wrong with it, or a picture of its branches."""

import sys
from pathlib import Path

from stolik.games.waste_knights.story.check import check_pack, notes
from stolik.games.waste_knights.story.graph import draw
from stolik.games.waste_knights.story.load import STORY, Pack, Story, words_of
from stolik.games.waste_knights.story.model import MODES
from stolik.games.waste_knights.story.roads import LOST, WON, roads
from stolik.games.waste_knights.story.words import stamped, unstamped
from stolik.kernel.content import ContentError, load_yaml
from stolik.kernel.errors import StolikError
from stolik.kernel.words import FALLBACK, LANGUAGES


class NotDrawn(StolikError):
    """The picture cannot be written where it should be."""


def check(folder: Path) -> int:
    """Print what is wrong, one line each, or what the adventure has; 0 if it can be played, else 1."""
    try:
        pack, problems = check_pack(folder)
    except ContentError as error:
        print(error, file=sys.stderr)
        return 1
    problems += pack.outdated
    for problem in problems:
        print(problem, file=sys.stderr)
    if problems:
        count = f"{len(problems)} problems" if len(problems) > 1 else "1 problem"
        print(f"{pack.story.adventure.title}: {count}", file=sys.stderr)
        return 1
    print(summary(pack, folder))
    for note in notes(pack):
        print(f"note: {note}")
    for file, messages in unstamped(folder).items():
        if messages:
            count = _count(len(messages), "message does", "messages do")
            print(f"note: {file}: {count} not say of which English: stolik story stamp {folder}")
    return 0


def summary(pack: Pack, folder: Path) -> str:
    """The adventure in one line."""
    adventure = pack.adventure
    ends = {road.end for road in roads(adventure) if road.end[0] in (WON, LOST)}
    tongues = [lang for lang in LANGUAGES if lang == FALLBACK or (folder / f"{lang}.ftl").is_file()]
    span = f"{adventure.least} to {adventure.most} knights"
    if adventure.least == adventure.most:
        span = _count(adventure.most, "knight", "knights")
    parts = [
        f"{MODES[adventure.mode].replace('_', '-')}, {span}",
        _count(len(adventure.threads), "thread", "threads"),
        _count(len(adventure.entries), "entry", "entries"),
        _count(len(adventure.enemies), "story enemy", "story enemies"),
        _count(len(ends), "ending", "endings"),
    ]
    return f"{pack.story.adventure.title}: {', '.join(parts)}; in {', '.join(tongues)}"


def stamp(folder: Path, messages: list[str]) -> int:
    """Put the stamps of the English text above the messages of every translation; 1 if a message is unknown."""
    story, _ = load_yaml(folder / STORY, Story)
    english = words_of(story)
    unknown = [message for message in messages if message not in english]
    if unknown:
        print(f"the story has no message {', '.join(unknown)}", file=sys.stderr)
        return 1
    for lang in LANGUAGES:
        file = folder / f"{lang}.ftl"
        if lang != FALLBACK and file.is_file():
            file.write_text(stamped(file.read_text("utf-8"), english, messages), "utf-8")
    return 0


def _count(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"


def graph(folder: Path, out: str | None, lang: str) -> int:
    """Print the picture or write it to a file; 1 if the adventure is not in order, NotDrawn if it cannot be written."""
    if out is not None and Path(out).resolve() in [file.resolve() for file in (folder / STORY, *folder.glob("*.ftl"))]:
        raise NotDrawn(f"the picture would be written over {out} of the story")
    try:
        pack, problems = check_pack(folder)
    except ContentError as error:
        print(error, file=sys.stderr)
        return 1
    if problems:
        print(problems[0], file=sys.stderr)
        print(f"{pack.story.adventure.title}: see stolik story check {folder}", file=sys.stderr)
        return 1
    picture = draw(pack.adventure, lang)
    if out is None:
        print(picture, end="")
    else:
        try:
            Path(out).write_text(picture, "utf-8")
        except OSError as error:
            raise NotDrawn(f"{out} cannot be written: {error.strerror or error}") from None
    return 0
