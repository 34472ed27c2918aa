"""Writes drawings as Swift: as SVG for pages, and as pixels for terminals.

It needs CairoSVG and Pillow from PyPI. The ground of a page's drawing follows the theme of the page, and
that of pixels is the terminal's own.
"""

import io
import pathlib

import cairosvg
from PIL import Image

GROUND = '<rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>'
# A pixel of which less is drawn shows the terminal's own colour.
LEAST_ALPHA = 64


def svg(*shapes):
    """The lines of a drawing of 320 by 200."""
    start = '<svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">'
    return [start, GROUND, *shapes, "</svg>"]


def pixels(lines, columns, rows):
    """The colour of each pixel; nil for one that nothing is drawn on."""
    text = "\n".join(line for line in lines if line != GROUND)
    text = text.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1)
    text = text.replace('viewBox="0 0 320 200"', 'viewBox="0 4 320 192"')
    png = cairosvg.svg2png(text.encode(), output_width=8 * columns, output_height=8 * rows)
    image = Image.open(io.BytesIO(png)).convert("RGBA").resize((columns, rows), Image.Resampling.BOX)
    colors = image.get_flattened_data()
    return [color[:3] if color[3] >= LEAST_ALPHA else None for color in colors]


def letters(colors):
    """A letter for each pixel: pixels of a similar colour share one."""
    drawn = [color for color in colors if color]
    image = Image.new("RGB", (len(drawn), 1))
    image.putdata(drawn)
    indices = image.quantize(10, dither=Image.Dither.NONE).get_flattened_data()
    names = {index: "abcdefghij"[place] for place, index in enumerate(dict.fromkeys(indices))}
    rest = iter(indices)
    return "".join(names[next(rest)] if color else "." for color in colors)


def color_table(drawing, colors):
    """The mean colour of the pixels of each letter."""
    groups = {}
    for letter, color in zip(drawing, colors):
        if letter != "." and color:
            groups.setdefault(letter, []).append(color)
    for letter, group in sorted(groups.items()):
        mean = [round(sum(parts) / len(group)) for parts in zip(*group)]
        yield f'"{letter}": 0x{bytes(mean).hex().upper()}'


def indented(lines, count):
    return "\n".join(" " * count + line for line in lines)


def swift_drawings(of, drawings):
    yield "// Made by scripts/draw-pictures.\n"
    yield "import ContentParser\n"
    yield f"/// Drawings of {of}, all of one size."
    yield "enum Drawings {"
    yield "  /// The drawing of a name, if there is one."
    yield "  static func drawing(of name: String) -> Drawing? {"
    yield "    all[name].map { Drawing(svg: $0, pixels: PixelDrawings.all[name]) }"
    yield "  }\n"
    yield "  static let all: [String: StaticString] = ["
    for name, lines in drawings.items():
        text = indented("\n".join(lines).split("\n"), 4)
        yield f'    "{name}": #"""\n{text}\n    """#,'
    yield "  ]\n}"


def swift_pixels(of, drawings, columns, rows, shape):
    yield "// Made by scripts/draw-pictures.\n"
    yield "import ContentParser\n"
    yield f"/// Drawings of {of} for terminals, all of one size."
    yield "enum PixelDrawings {"
    yield "  static let all: [String: PixelPicture] = ["
    shapes = {}
    for name, lines in drawings.items():
        colors = pixels(lines, columns, rows)
        drawing = shapes.setdefault(shape(name), letters(colors))
        table = list(color_table(drawing, colors))
        yield f'    "{name}": PixelPicture(\n      {constant(shape(name))},\n      colors: ['
        for start in range(0, len(table), 5):
            yield "        " + ", ".join(table[start : start + 5]) + ","
        yield "      ]\n    ),"
    yield "  ]\n}\n\nprivate extension PixelDrawings {"
    for name, drawing in shapes.items():
        lines = [drawing[start : start + columns] for start in range(0, len(drawing), columns)]
        # As many rows share a line of the file as there is room for.
        count = 98 // (columns + 2)
        groups = ["\\n".join(lines[row : row + count]) for row in range(0, rows, count)]
        yield f'  static let {constant(name)} = """\n{indented(groups, 4)}\n    """'
    yield "}"


def constant(name):
    first, *rest = name.split("-")
    return first + "".join(word.capitalize() for word in rest)


def write(folder, of, drawings, columns=40, rows=24, shape=lambda name: name):
    """Writes both files; drawings of one shape have the same pixels in other colours."""
    folder = pathlib.Path(folder)
    (folder / "Drawings.swift").write_text("\n".join(swift_drawings(of, drawings)) + "\n")
    lines = swift_pixels(of, drawings, columns, rows, shape)
    (folder / "PixelDrawings.swift").write_text("\n".join(lines) + "\n")
