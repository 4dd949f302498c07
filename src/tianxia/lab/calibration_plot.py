"""The calibration as a drawing: what was said against what happened, and the Brier score by chapter."""

from typing import Any

SIDE = 260  # of each of the two drawings
LEFT, TOP, BETWEEN = 52, 44, 84
INK, SOFT, LINE = "#3b2f2a", "#75665c", "#d8cbbd"
HUES = {"chance": "#1f6f5c", "leader": "#b0432f", "even": "#8b7f73"}
WORDS = {"chance": "the chance told", "leader": "who leads now", "even": "all equal"}


def plot(found: dict[str, Any]) -> str:
    wide, high = LEFT + SIDE + BETWEEN + SIDE + 24, TOP + SIDE + 70
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif">',
        f'<rect width="{wide}" height="{high}" fill="#fffdf8"/>',
        _text(LEFT, 20, f"{found['game']}, {found['seats']} seats, {found['games']} games", size=15),
        *_reliability(found["bins"], LEFT),
        *_by_chapter(found["chapters"], LEFT + SIDE + BETWEEN),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _reliability(bins: list[dict[str, Any]], x: int) -> list[str]:
    parts = _frame(x, 1.0, "said to win", "has won")
    parts.append(f'<path d="M{x} {TOP + SIDE}L{x + SIDE} {TOP}" stroke="{SOFT}" stroke-dasharray="4 4" fill="none"/>')
    most = max([one["count"] for one in bins])
    for one in bins:
        r = 3 + 7 * (one["count"] / most) ** 0.5
        at = f'cx="{x + one["said"] * SIDE:.1f}" cy="{TOP + SIDE - one["happened"] * SIDE:.1f}"'
        parts.append(f'<circle {at} r="{r:.1f}" fill="{HUES["chance"]}" fill-opacity="0.75"/>')
    return parts


def _by_chapter(chapters: list[dict[str, Any]], x: int) -> list[str]:
    highest = max([0.05, *[one[saying][0] + one[saying][1] for one in chapters for saying in HUES]])
    parts = _frame(x, highest, "round or year", "Brier score (less is better)")
    step = SIDE / max(1, len(chapters))
    for i, one in enumerate(chapters):
        parts.append(_text(x + step * (i + 0.5), TOP + SIDE + 16, str(one["chapter"]), anchor="middle"))
    for k, (saying, hue) in enumerate(HUES.items()):
        points = []
        for i, one in enumerate(chapters):
            middle, error = one[saying]
            at, up = x + step * (i + 0.5), [TOP + SIDE - v / highest * SIDE for v in (middle, middle - error, middle + error)]
            points.append(f"{at:.1f} {up[0]:.1f}")
            parts.append(f'<path d="M{at:.1f} {up[1]:.1f}V{up[2]:.1f}" stroke="{hue}" stroke-opacity="0.5" stroke-width="3"/>')
            parts.append(f'<circle cx="{at:.1f}" cy="{up[0]:.1f}" r="3" fill="{hue}"/>')
        parts.append(f'<path d="M{"L".join(points)}" stroke="{hue}" stroke-width="2" fill="none"/>')
        parts.append(_text(x + k * 95, TOP + SIDE + 54, WORDS[saying], hue))
    return parts


def _frame(x: int, highest: float, below: str, title: str) -> list[str]:
    parts = [
        f'<rect x="{x}" y="{TOP}" width="{SIDE}" height="{SIDE}" fill="none" stroke="{LINE}"/>',
        _text(x, TOP - 8, title, SOFT),
    ]
    for i in range(5):
        y = TOP + SIDE - i * SIDE / 4
        said = f"{highest * i / 4:.0%}" if highest == 1.0 else f"{highest * i / 4:.2f}"
        parts.append(f'<path d="M{x} {y}h{SIDE}" stroke="{LINE}"/>' + _text(x - 6, y + 4, said, SOFT, anchor="end"))
    parts.append(_text(x + SIDE / 2, TOP + SIDE + 34, below, SOFT, anchor="middle"))
    return parts


def _text(x: float, y: float, words: str, fill: str = INK, size: int = 12, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" fill="{fill}" font-size="{size}" text-anchor="{anchor}">{words}</text>'
