"""Small pictures of the page: what is kept of one, and how far another is from it.

One pixel of them is a square of CELL pixels of the page, in its mean colour. Letters that another machine draws a little
otherwise are the same picture then; a panel that is gone, or a board that stands elsewhere, is not.
"""

import base64
from dataclasses import dataclass

from playwright.sync_api import Page

CELL = 12
NEAR = 16  # of 255: so far may a square be from the kept one
SHARE = 0.01  # of all squares may be farther

_READ = """async (png) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  const pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0);
  return pen.getImageData(0, 0, image.width, image.height);
}"""
_SMALL = f"""async ([png, cell]) => {{
  const {{data, width, height}} = await ({_READ})(png);
  const [wide, high] = [Math.floor(width / cell), Math.floor(height / cell)];
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [wide, high];
  const small = new ImageData(wide, high);
  for (let row = 0; row < high; row++) for (let column = 0; column < wide; column++) {{
    const sums = [0, 0, 0];
    for (let y = row * cell; y < (row + 1) * cell; y++) for (let x = column * cell; x < (column + 1) * cell; x++)
      for (let c = 0; c < 3; c++) sums[c] += data[4 * (y * width + x) + c];
    for (let c = 0; c < 3; c++) small.data[4 * (row * wide + column) + c] = Math.round(sums[c] / cell ** 2);
    small.data[4 * (row * wide + column) + 3] = 255;
  }}
  canvas.getContext('2d').putImageData(small, 0, 0);
  return canvas.toDataURL('image/png').split(',')[1];
}}"""
_APART = f"""async ([one, other, near]) => {{
  const [a, b] = [await ({_READ})(one), await ({_READ})(other)];
  const far = [];
  for (let y = 0; y < Math.max(a.height, b.height); y++) for (let x = 0; x < Math.max(a.width, b.width); x++) {{
    const within = [a, b].every((p) => x < p.width && y < p.height);
    const most = within ? Math.max(...[0, 1, 2].map((c) =>
      Math.abs(a.data[4 * (y * a.width + x) + c] - b.data[4 * (y * b.width + x) + c]))) : 255;
    if (most > near) far.push([x, y]);
  }}
  return [far, Math.max(a.height, b.height) * Math.max(a.width, b.width)];
}}"""


@dataclass(frozen=True)
class Apart:
    """The squares in which two pictures differ, and how many there are at all."""

    squares: list[tuple[int, int]]
    of: int

    @property
    def alike(self) -> bool:
        return len(self.squares) <= self.of * SHARE

    def __str__(self) -> str:
        across, down = zip(*self.squares, strict=True) if self.squares else ((0,), (0,))
        places = [f"{min(n) * CELL} to {(max(n) + 1) * CELL}" for n in (across, down)]
        return f"{len(self.squares)} of {self.of} squares differ, across {places[0]}, down {places[1]} px"


class Darkroom:
    """A page without a content of its own, in which pictures are made small and compared."""

    def __init__(self, beside: Page) -> None:
        self.page = beside.context.new_page()

    def small(self, picture: bytes) -> bytes:
        return base64.b64decode(self.page.evaluate(_SMALL, [base64.b64encode(picture).decode(), CELL]))

    def apart(self, one: bytes, other: bytes) -> Apart:
        both = [base64.b64encode(picture).decode() for picture in (one, other)]
        far, of = self.page.evaluate(_APART, [*both, NEAR])
        return Apart([(x, y) for x, y in far], of)
