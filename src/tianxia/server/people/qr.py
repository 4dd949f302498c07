"""A QR code as one path over squares: the page draws it in its own colours."""

import segno


def qr_path(text: str) -> tuple[int, str]:
    """(squares on a side with the quiet border, the path of the dark ones)"""
    border = 4
    rows = [list(row) for row in segno.make_qr(text, error="m").matrix]
    parts: list[str] = []
    for y, row in enumerate(rows):
        x = 0
        while x < len(row):
            run = x
            while run < len(row) and row[run]:
                run += 1
            if run > x:
                parts.append(f"M{x + border} {y + border}h{run - x}v1h-{run - x}z")
            x = max(run, x + 1)
    return len(rows) + 2 * border, "".join(parts)
