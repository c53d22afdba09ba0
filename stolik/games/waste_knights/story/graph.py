"""The branches of an adventure as an SVG picture: threads from left to right, their entries, and where each leads."""

from html import escape
from typing import Final

from stolik.games.waste_knights.story.model import NONE, Adventure
from stolik.games.waste_knights.story.roads import IN_ENTRY, IN_THREAD, Node, Road, roads
from stolik.kernel.words import LANGUAGES

WIDTH: Final = 360
"""Of a thread's panel."""
GAP: Final = 170
"""Between two columns, for the arrows."""
ROW: Final = 20
HEAD: Final = 54
PAD: Final = 14
MARGIN: Final = 24
END: Final = 52
"""The sign of an ending."""
TOP: Final = 76

STYLE: Final = """
text { font: 13px system-ui, sans-serif; fill: #1d2733; }
.title { font-size: 22px; font-weight: 700; }
.panel { fill: #fdfcf8; stroke: #7a6a4f; stroke-width: 1.2; }
.head { fill: #43515f; }
.head-text { fill: #ffffff; font-weight: 600; font-size: 15px; }
.head-note { fill: #dfe6ec; font-size: 12px; }
.group { font-size: 11px; fill: #6f6450; font-weight: 600; letter-spacing: 0.06em; }
.by { fill: #566472; font-size: 12px; }
.way { fill: #566472; font-size: 12px; text-anchor: end; }
.road { fill: none; stroke: #8b97a3; stroke-width: 1.4; }
.to-thread { stroke: #b0711d; stroke-width: 1.8; }
.won { fill: #2f7d4f; }
.lost { fill: #b23a3a; }
.end { fill: #ffffff; font-weight: 600; font-size: 12px; text-anchor: middle; }
"""

Point = tuple[int, int]


class Row:
    """A line of a panel: how an entry is reached, the entry, and where it leads."""

    def __init__(self, by: str, entry: int, ways: list[Road], when: str = "") -> None:
        self.by = by
        self.when = when
        """On what it depends that the entry is reached this way."""
        self.entry = entry
        self.ways = ways
        self.y = 0

    @property
    def height(self) -> int:
        """The line itself, one for what it depends on, and one for each way out."""
        return ROW * (1 + bool(self.when) + len(self.ways)) + 4


class Panel:
    """A thread with all entries that can be read while it is current."""

    def __init__(self, thread: int, groups: list[tuple[str, list[Row]]], straight: list[Road]) -> None:
        self.thread = thread
        self.groups = groups
        self.straight = straight
        """Ways that lead on from the thread itself, not from an entry."""
        self.x = 0
        self.y = 0

    @property
    def height(self) -> int:
        """Of the whole panel."""
        rows = sum(ROW + 4 + sum(row.height for row in group) for _, group in self.groups)
        return HEAD + PAD + rows + ROW * len(self.straight) + PAD


def draw(adventure: Adventure, lang: str = "en") -> str:
    """The picture."""
    return _Drawing(adventure, LANGUAGES.index(lang)).svg()


class _Drawing:
    """Lays the panels out and draws them."""

    def __init__(self, adventure: Adventure, tongue: int) -> None:
        self.adventure = adventure
        self.tongue = tongue
        self.out: dict[Node, list[Road]] = {}
        for road in roads(adventure):
            self.out.setdefault(road.start, []).append(road)
        self.columns = self._columns()
        self.shapes: list[str] = []
        self.lines: list[str] = []

    def words(self, message: str) -> str:
        return self.adventure.words[message][self.tongue]

    # Contents

    def _columns(self) -> list[list[Panel]]:
        """The threads by how many threads come before them at least."""
        depth = {self.adventure.first_thread: 0}
        queue = [self.adventure.first_thread]
        panels: dict[int, Panel] = {}
        while queue:
            thread = queue.pop(0)
            panels[thread] = self._panel(thread)
            for after in self._next_threads(panels[thread]):
                if after not in depth:
                    depth[after] = depth[thread] + 1
                    queue.append(after)
        columns: list[list[Panel]] = [[] for _ in range(max(depth.values()) + 1)]
        for thread in sorted(depth):
            columns[depth[thread]].append(panels[thread])
        return columns

    def _next_threads(self, panel: Panel) -> list[int]:
        ways = [way for _, group in panel.groups for row in group for way in row.ways] + panel.straight
        return [way.end[1] for way in ways if way.end[0] == IN_THREAD]

    def _panel(self, thread: int) -> Panel:
        """All entries of a thread: those it leads to itself, by kind, then those that come after them."""
        groups: dict[str, list[Row]] = {"INTRODUCTION": [], "ACTIONS": [], "ENCOUNTERS": [], "GOALS AND TIME": []}
        straight: list[Road] = []
        seen: set[int] = set()
        for road in self.out.get((IN_THREAD, thread), []):
            if road.end[0] != IN_ENTRY:
                straight.append(road)
                continue
            kind, by = self._how(thread, road)
            groups[kind].append(self._row(by, road.end[1], road.when))
            seen.add(road.end[1])
        further: list[Row] = []
        waiting = [row for group in groups.values() for row in group]
        while waiting:
            for way in waiting.pop(0).ways:
                if way.end[0] == IN_ENTRY and way.end[1] not in seen:
                    seen.add(way.end[1])
                    row = self._row("", way.end[1])
                    further.append(row)
                    waiting.append(row)
        groups["AFTERWARDS"] = further
        return Panel(thread, [(name, rows) for name, rows in groups.items() if rows], straight)

    def _how(self, thread: int, road: Road) -> tuple[str, str]:
        if road.by in ("intro", "setup"):
            return "INTRODUCTION", ""
        if road.by.startswith("encounter"):
            return "ENCOUNTERS", road.by.removeprefix("encounter ")
        if road.by in ("goal", "expiry", "round_start", "round_end", "win"):
            return "GOALS AND TIME", road.by.replace("_", " ")
        actions = self.adventure.threads[thread].actions
        action = next(action for action in actions if action.id == road.by)
        return "ACTIONS", self.words(f"action-{action.id.replace('_', '-')}")

    def _row(self, by: str, entry: int, when: str = "") -> Row:
        return Row(by, entry, self.out.get((IN_ENTRY, entry), []), when)

    # Places

    def svg(self) -> str:
        x = MARGIN
        height = 0
        for column in self.columns:
            y = TOP
            for panel in column:
                panel.x, panel.y = x, y
                y += panel.height + 28
            height = max(height, y)
            x += WIDTH + GAP
        self._titles()
        for column in self.columns:
            for panel in column:
                self._draw_panel(panel)
        width = x - GAP + 60 + MARGIN
        size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        ground = _box(0, 0, width, height, "", "#f2efe6")
        parts = [f'<svg xmlns="http://www.w3.org/2000/svg" {size}>', f"<style>{STYLE}</style>", ground]
        return "\n".join([*parts, *self.lines, *self.shapes, "</svg>", ""])

    def _titles(self) -> None:
        title = self.words("adventure")
        self.shapes.append(f"<title>{escape(title)}</title>")
        self.shapes.append(_text(MARGIN, 40, title, "title"))
        if self.adventure.intro != NONE:
            self.shapes.append(_text(MARGIN, 62, f"starts with {self._entry(self.adventure.intro)}", "by"))

    def _entry(self, number: int) -> str:
        entry = self.adventure.entries[number]
        return f"{entry.id} {self.words(f'entry-{entry.id}-title')}"

    # Drawing

    def _draw_panel(self, panel: Panel) -> None:
        thread = self.adventure.threads[panel.thread]
        x, y = panel.x, panel.y
        self.shapes.append(_box(x, y, WIDTH, panel.height, "panel"))
        self.shapes.append(_box(x, y, WIDTH, HEAD - 8, "head"))
        name = f"{thread.id}  {self.words(f'thread-{thread.id}')}"
        self.shapes.append(_text(x + PAD, y + 20, _cut(name, 40), "head-text"))
        self.shapes.append(_text(x + PAD, y + 38, self._time(panel.thread), "head-note"))
        at = y + HEAD + PAD
        rows: dict[int, Row] = {}
        for name, group in panel.groups:
            self.shapes.append(_text(x + PAD, at, name, "group"))
            at += ROW + 4
            for row in group:
                row.y = at
                rows.setdefault(row.entry, row)
                at += row.height
        for _, group in panel.groups:
            for row in group:
                self._draw_row(panel, row, rows)
        for number, way in enumerate(panel.straight):
            right = x + WIDTH - PAD if self._aim(way) else x + WIDTH - PAD - END - 8
            told = f"{way.by.replace('_', ' ')} → {self._aim(way)}".rstrip(" →")
            self.shapes.append(_text(right, at + number * ROW, told, "way"))
            self._draw_road((x + WIDTH, at + number * ROW - 4), way, panel, rows)

    def _time(self, number: int) -> str:
        thread = self.adventure.threads[number]
        if not thread.has_time:
            return "no time limit"
        if thread.keeps_time or thread.start is None:
            start = "the marker stays"
        else:
            terms = "".join(("+" if term.sign > 0 else "−") + "K" for term in thread.start.terms)
            start = f"time from {thread.start.constant}{terms}"
        return f"{start}, {'up' if thread.direction > 0 else 'down'}"

    def _draw_row(self, panel: Panel, row: Row, rows: dict[int, Row]) -> None:
        x = panel.x
        name = self._entry(row.entry)
        self.shapes.append(_text(x + PAD + 8, row.y, _cut(name, 26 if row.by else 44)))
        if row.by:
            self.shapes.append(_text(x + WIDTH - PAD, row.y, _cut(row.by, 24), "way"))
        if row.when:
            self.shapes.append(_text(x + WIDTH - PAD, row.y + ROW, _cut(row.when, 48), "way"))
        for number, way in enumerate(row.ways, 1 + bool(row.when)):
            y = row.y + number * ROW
            right = x + WIDTH - PAD if self._aim(way) else x + WIDTH - PAD - END - 8
            self.shapes.append(_text(right, y, _cut(self._way(row.entry, way), 48), "way"))
            self._draw_road((x + WIDTH, y - 4), way, panel, rows)

    def _way(self, entry: int, way: Road) -> str:
        """How a way out is taken: the label of the choice and its outcome."""
        by, _, outcome = way.by.partition(": ")
        if by.startswith("choice "):
            id = self.adventure.entries[entry].id
            label = self.words(f"entry-{id}-{by.removeprefix('choice ')}")
            by = f"{_cut(label, 20 if way.when else 32)} {outcome}".strip()
        by = " ".join(part for part in (by, _cut(way.when, 22 if by else 40)) if part)
        return f"{by} → {self._aim(way)}".strip() if self._aim(way) else by

    def _aim(self, way: Road) -> str:
        """The id of the entry or thread a way leads to; an ending has its own sign."""
        kind, number = way.end
        if kind == IN_ENTRY:
            return self.adventure.entries[number].id
        return self.adventure.threads[number].id if kind == IN_THREAD else ""

    def _draw_road(self, start: Point, way: Road, panel: Panel, rows: dict[int, Row]) -> None:
        kind, number = way.end
        x, y = start
        if kind == IN_ENTRY:
            target = rows[number]
            to = target.y - 4
            bend = x + 26 + abs(to - y) // 12
            path = f"M{x},{y} C{bend},{y} {bend},{to} {x},{to}"
            self.lines.append(f'<path class="road" d="{path}"/>{_tip((x, to), -1, "#8b97a3")}')
            return
        if kind != IN_THREAD:
            self.shapes.append(_box(x - PAD - END, y - 9, END, 18, kind))
            self.shapes.append(_text(x - PAD - END // 2, y + 4, kind, "end"))
            return
        aim = next(other for column in self.columns for other in column if other.thread == number)
        end = (aim.x, aim.y + 22)
        if end[0] > x:
            reach = max(60, min(end[0] - x, 260) * 2 // 3)
            path = f"M{x},{y} C{x + reach},{y} {end[0] - reach},{end[1]} {end[0] - 2},{end[1]}"
        else:  # back to an earlier thread: over the top
            back = f"L{end[0] - 40},{TOP - 16} Q{end[0] - 60},{end[1]} {end[0] - 2},{end[1]}"
            path = f"M{x},{y} C{x + 120},{y} {x + 120},{TOP - 20} {x},{TOP - 16} {back}"
        self.lines.append(f'<path class="road to-thread" d="{path}"/>{_tip(end, 1, "#b0711d")}')


def _box(x: int, y: int, width: int, height: int, style: str, fill: str = "") -> str:
    look = f'class="{style}"' if style else f'fill="{fill}"'
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{6 if style else 0}" {look}/>'


def _text(x: int, y: int, words: str, style: str = "") -> str:
    look = f' class="{style}"' if style else ""
    return f'<text x="{x}" y="{y}"{look}>{escape(words)}</text>'


def _tip(end: Point, direction: int, colour: str) -> str:
    """An arrow head that points to the right (1) or to the left (-1)."""
    x, y = end
    back = x - 8 * direction
    return f'<path d="M{x},{y} L{back},{y - 4} L{back},{y + 4} Z" fill="{colour}"/>'


def _cut(words: str, length: int) -> str:
    return words if len(words) <= length else words[: length - 1].rstrip() + "…"
