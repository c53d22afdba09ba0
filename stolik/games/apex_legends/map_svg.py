"""Draws a map as an SVG picture that needs no other file: spaces, levels, everything that stands on it, and a key."""

from html import escape

from stolik.games.apex_legends.geometry.grid import SIZE, SPACES, X, Y, node_i, node_j, place
from stolik.games.apex_legends.geometry.layout import (
    BEACON,
    BIN,
    EDGE_WALL,
    HEAT_SHIELD,
    LOW_EDGE_WALL,
    LOW_WALL,
    ROCK,
    TREE,
    WALL,
    Layout,
)
from stolik.games.apex_legends.map_files import Map
from stolik.kernel.game import Said
from stolik.kernel.words import Speech

CELL = 56
LEFT, TOP = 52, 84
KEY_LEFT = LEFT + SIZE * CELL + 44
WIDTH, HEIGHT = KEY_LEFT + 300, TOP + SIZE * CELL + 48

GROUND = ("#e8dcc0", "#9db2bf", "#d3e0e8", "#eef4f7")
"""The colours of the surfaces, by level."""
RISE = 6
"""How far the shadow of a roof reaches for each level."""
INK = "#2b2a28"
COLOURS = {"red": "#c8372d", "blue": "#2a62b8", "green": "#2f8a4c", "yellow": "#d9a400"}

STYLE = f"""
  text {{ font-family: "Segoe UI", "Noto Sans", "DejaVu Sans", sans-serif; fill: {INK}; }}
  .title {{ font-size: 26px; font-weight: 700; }}
  .axis {{ font-size: 14px; text-anchor: middle; fill: #6a6357; }}
  .level {{ font-size: 20px; font-weight: 700; text-anchor: middle; fill: #33424d; opacity: .5; }}
  .key {{ font-size: 15px; }}
  .grid {{ stroke: #8d7f63; stroke-opacity: .35; stroke-width: 1; }}
  .part {{ stroke: #8d7f63; stroke-opacity: .8; stroke-width: 2; stroke-dasharray: 2 6; stroke-linecap: round; }}
  .rim {{ stroke: {INK}; stroke-width: 3; stroke-linecap: square; }}
  .wall {{ fill: #7c2f25; stroke: {INK}; stroke-width: 1.5; }}
  .low {{ fill: #e2a458; stroke: {INK}; stroke-width: 1.5; }}
  .iron {{ fill: #39424a; stroke: {INK}; stroke-width: 1.5; }}
  .bin {{ fill: #2f7fb5; stroke: {INK}; stroke-width: 1.5; }}
  .lid {{ fill: #bfe3f5; }}
  .rock {{ fill: #857d74; stroke: {INK}; stroke-width: 2; stroke-linejoin: round; }}
  .leaf {{ fill: #4d8b46; stroke: #1f4a22; stroke-width: 2; }}
  .mast {{ fill: none; stroke: #b3261e; stroke-width: 3; stroke-linecap: round; }}
  .heat {{ fill: #f0a13a; fill-opacity: .8; stroke: #8a4b00; stroke-width: 2; }}
  .site {{ fill: none; stroke: #7a5ea8; stroke-width: 2; stroke-dasharray: 4 4; }}
  .canyon {{ fill: #5d4632; }}
  .chasm {{ fill: #3a2a1d; }}
"""


def draw(found: Map, speech: Speech) -> str:
    """The picture, titled and labelled in the language of the speech."""
    layout, terrain = found.terrain.layout, found.terrain
    known = f"map-{found.record.id}"
    name = speech.say(Said(known)) if speech.has(known) else found.record.name
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{escape(name)}" lang="{speech.lang}">',
        f"<title>{escape(name)}</title>",
        f"<style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf8f1"/>',
        f'<text class="title" x="{LEFT}" y="44">{escape(name)}</text>',
        *_axes(),
        *(_surface(layout, s) for s in range(SPACES)),
        *(_canyon(layout, X[s], Y[s]) for s in range(SPACES) if terrain.canyons >> s & 1),
        *_lines(),
        *(_shadow(layout, s) for s in range(SPACES)),
        *_rims(layout),
        *(_level(layout, s) for s in range(SPACES)),
        *(_site(*_centre(s)) for s in terrain.drop_sites),
        *(_on_space(layout.on_space[s], *_centre(s)) for s in range(SPACES)),
        *_on_edges(layout),
        *(_zip_line(a, b, colour) for a, b, colour in terrain.zips),
        *_key(found, speech),
        "</svg>",
    ]
    return "\n".join(part for part in parts if part) + "\n"


def _px(x: float) -> float:
    return LEFT + x * CELL


def _py(y: float) -> float:
    return TOP + y * CELL


def _centre(s: int) -> tuple[float, float]:
    return _px(X[s] + 0.5), _py(Y[s] + 0.5)


# The ground


def _axes() -> list[str]:
    found = []
    for n in range(SIZE):
        for x, y in ((_px(n + 0.5), TOP - 14), (_px(n + 0.5), _py(SIZE) + 24)):
            found.append(f'<text class="axis" x="{x:g}" y="{y:g}">{n}</text>')
        for x in (LEFT - 18, _px(SIZE) + 18):
            found.append(f'<text class="axis" x="{x:g}" y="{_py(n + 0.5) + 5:g}">{n}</text>')
    return found


def _surface(layout: Layout, s: int) -> str:
    colour = GROUND[layout.level[place(X[s], Y[s])]]
    return f'<rect x="{_px(X[s]):g}" y="{_py(Y[s]):g}" width="{CELL}" height="{CELL}" fill="{colour}"/>'


def _lines() -> list[str]:
    found = []
    for n in range(SIZE + 1):
        kind = "part" if n == SIZE // 2 else "grid"
        found.append(f'<line class="{kind}" x1="{_px(n):g}" y1="{TOP}" x2="{_px(n):g}" y2="{_py(SIZE):g}"/>')
        found.append(f'<line class="{kind}" x1="{LEFT}" y1="{_py(n):g}" x2="{_px(SIZE):g}" y2="{_py(n):g}"/>')
    return found


def _shadow(layout: Layout, s: int) -> str:
    """What higher spaces to the west and north cast on a space."""
    x, y = X[s], Y[s]
    here = layout.level[place(x, y)]
    west = RISE * max(0, layout.level[place(x - 1, y)] - here)
    north = RISE * max(0, layout.level[place(x, y - 1)] - here)
    if not west and not north:
        return ""
    left, top, right, bottom = _px(x), _py(y), _px(x + 1), _py(y + 1)
    shape = f"M{left:g} {top:g}H{right:g}V{top + north:g}H{left + west:g}V{bottom:g}H{left:g}Z"
    return f'<path d="{shape}" fill="#000" fill-opacity=".28"/>'


def _rims(layout: Layout) -> list[str]:
    """Building walls: a line wherever two levels meet."""
    found = []
    for s in range(SPACES):
        x, y = X[s], Y[s]
        here = layout.level[place(x, y)]
        if here != layout.level[place(x - 1, y)]:
            found.append(_rim(x, y, x, y + 1))
        if here != layout.level[place(x, y - 1)]:
            found.append(_rim(x, y, x + 1, y))
        if x == SIZE - 1 and here:
            found.append(_rim(SIZE, y, SIZE, y + 1))
        if y == SIZE - 1 and here:
            found.append(_rim(x, SIZE, x + 1, SIZE))
    return found


def _rim(x0: int, y0: int, x1: int, y1: int) -> str:
    return f'<line class="rim" x1="{_px(x0):g}" y1="{_py(y0):g}" x2="{_px(x1):g}" y2="{_py(y1):g}"/>'


def _level(layout: Layout, s: int) -> str:
    level = layout.level[place(X[s], Y[s])]
    x, y = _centre(s)
    return f'<text class="level" x="{x:g}" y="{y + 7:g}">{level}</text>' if level else ""


def _canyon(layout: Layout, x: int, y: int) -> str:
    left, top = _px(x), _py(y)
    cracks = "".join(
        f'<path class="chasm" d="M{left + dx:g} {top + 6:g}l10 12l-7 10l9 18l-14-16l6-12z"/>' for dx in (8, 32)
    )
    return f'<rect class="canyon" x="{left:g}" y="{top:g}" width="{CELL}" height="{CELL}"/>{cracks}'


# What stands on it


def _on_space(kind: int, x: float, y: float) -> str:
    if kind == BEACON:
        return (
            f'<circle cx="{x:g}" cy="{y:g}" r="17" fill="#fff" stroke="{INK}" stroke-width="2"/>'
            f'<path class="mast" d="M{x:g} {y + 11:g}v-12m-6 -5a8 8 0 0 1 12 0m-16 -4a14 14 0 0 1 20 0m-16 21h12"/>'
        )
    if kind == ROCK:
        return (
            f'<path class="rock" d="M{x - 20:g} {y + 12:g}l4 -18l12 -9l14 3l10 14l-2 12l-14 6z"/>'
            f'<path d="M{x - 10:g} {y - 2:g}l7 -7l9 2M{x - 2:g} {y + 10:g}l8 -6" fill="none" stroke="#d8d2c8" '
            'stroke-width="2" stroke-linecap="round"/>'
        )
    if kind == TREE:
        leaves = "".join(
            f'<circle class="leaf" cx="{x + dx:g}" cy="{y + dy:g}" r="{r}"/>'
            for dx, dy, r in ((-9, 5, 11), (9, 5, 11), (0, -8, 12))
        )
        return f'{leaves}<circle cx="{x:g}" cy="{y + 1:g}" r="4" fill="#6b4423"/>'
    if kind == HEAT_SHIELD:
        return f'<path class="heat" d="M{x - 18:g} {y + 12:g}a18 20 0 0 1 36 0z"/>'
    return ""


def _on_edges(layout: Layout) -> list[str]:
    found = []
    for y in range(SIZE):
        for x in range(SIZE):
            edge = place(x, y)
            rise = layout.level[edge] - layout.level[edge - 1]
            found.append(_on_edge(layout.vertical[edge], True, _px(x), _py(y + 0.5), rise))
            rise = layout.level[edge] - layout.level[place(x, y - 1)]
            found.append(_on_edge(layout.horizontal[edge], False, _px(x + 0.5), _py(y), rise))
    return found


def _on_edge(kind: int, is_vertical: bool, x: float, y: float, rise: int) -> str:
    """An object in the middle of an edge; `rise` tells on which side the roof is that carries an edge variant."""
    side = 6 * ((rise > 0) - (rise < 0)) if kind in (EDGE_WALL, LOW_EDGE_WALL) else 0
    if is_vertical:
        x += side
    else:
        y += side
    if kind == WALL:
        return _bar("wall", is_vertical, x, y, CELL, 9)
    if kind == EDGE_WALL:
        studs = "".join(_bar("iron", is_vertical, *_along(is_vertical, x, y, n), 9, 13) for n in (-20, 0, 20))
        return _bar("iron", is_vertical, x, y, CELL, 7) + studs
    if kind == LOW_WALL:
        return "".join(_bar("low", is_vertical, *_along(is_vertical, x, y, n), 15, 8) for n in (-18, 0, 18))
    if kind == LOW_EDGE_WALL:
        return "".join(_bar("low", is_vertical, *_along(is_vertical, x, y, n), 23, 6) for n in (-14, 14))
    if kind == BIN:
        return _bar("bin", is_vertical, x, y, 34, 17) + _bar("lid", is_vertical, x, y, 26, 4)
    return ""


def _along(is_vertical: bool, x: float, y: float, by: float) -> tuple[float, float]:
    return (x, y + by) if is_vertical else (x + by, y)


def _bar(kind: str, is_vertical: bool, x: float, y: float, length: float, thickness: float) -> str:
    w, h = (thickness, length) if is_vertical else (length, thickness)
    return f'<rect class="{kind}" x="{x - w / 2:g}" y="{y - h / 2:g}" width="{w:g}" height="{h:g}" rx="2.5"/>'


def _zip_line(a: int, b: int, colour: str) -> str:
    (x0, y0), (x1, y1) = ((_px(node_i(n)), _py(node_j(n))) for n in (a, b))
    line = (
        f'<line x1="{x0:g}" y1="{y0:g}" x2="{x1:g}" y2="{y1:g}" stroke="{COLOURS[colour]}" stroke-width="3" '
        'stroke-dasharray="10 6" stroke-opacity=".8"/>'
    )
    return line + _anchor(x0, y0, colour) + _anchor(x1, y1, colour)


def _anchor(x: float, y: float, colour: str) -> str:
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="10" fill="{COLOURS[colour]}" stroke="{INK}" stroke-width="2"/>'
        f'<circle cx="{x:g}" cy="{y:g}" r="3.5" fill="#fff"/>'
    )


def _site(x: float, y: float) -> str:
    return f'<circle class="site" cx="{x:g}" cy="{y:g}" r="20"/>'


# The key


def _key(found: Map, speech: Speech) -> list[str]:
    """What is on this map, one line each: a sample and its name."""
    terrain, layout = found.terrain, found.terrain.layout
    x = KEY_LEFT + 28
    rows: list[tuple[str, Said]] = []
    for level in (1, 2):
        if terrain.levels[level]:
            rect = f'<rect x="{x - 16}" y="-14" width="32" height="28" fill="{GROUND[level]}" stroke="{INK}"/>'
            rows.append((rect, Said("map-roof", {"level": level})))
    on_edges = [*layout.vertical, *layout.horizontal]
    for kind, message in (
        (WALL, "card-wall"), (EDGE_WALL, "card-edge-wall"), (LOW_WALL, "card-low-wall"),
        (LOW_EDGE_WALL, "card-low-edge-wall"), (BIN, "card-supply-bin"),
    ):  # fmt: skip
        if kind in on_edges:
            rows.append((_on_edge(kind, False, x, 0, 0), Said(message)))
    for kind, message in (
        (BEACON, "card-respawn-beacon"), (ROCK, "card-rock"), (TREE, "card-tree"), (HEAT_SHIELD, "card-heat-shield"),
    ):  # fmt: skip
        if kind in layout.on_space:
            rows.append((_on_space(kind, x, 0), Said(message)))
    if terrain.canyons:
        rows.append((f'<rect class="canyon" x="{x - 16}" y="-14" width="32" height="28"/>', Said("card-canyon")))
    if terrain.zips:
        rows.append((_anchor(x, 0, terrain.zips[0][2]), Said("card-zip-line-anchor")))
    if terrain.drop_sites:
        rows.append((_site(x, 0), Said("map-drop-site")))
    drawn = []
    for n, (sample, said) in enumerate(rows):
        words = f'<text class="key" x="{KEY_LEFT + 72}" y="5">{escape(speech.say(said))}</text>'
        drawn.append(f'<g transform="translate(0 {TOP + 24 + 50 * n})">{sample}{words}</g>')
    return drawn
