import ContentParser

/// The colours that a terminal has for drawings.
public enum PictureColors: Hashable, Sendable {
  /// 256 colours, in which are a cube of six levels of red, green and blue.
  case palette
  /// Colours of 24 bits.
  case trueColor
}

/// Two rows of pixels as a line of half blocks, whose halves have separate colours.
struct PixelLine {
  /// The pixels of one character.
  private typealias Pair = (upper: PixelColor?, lower: PixelColor?)

  private let pairs: [Pair]
  private let colors: PictureColors

  init(upper: [PixelColor?], lower: [PixelColor?], in colors: PictureColors) {
    let pairs = Array(zip(upper, lower))
    let end = pairs.lastIndex { $0 != (nil, nil) }.map { $0 + 1 } ?? 0
    self.pairs = Array(pairs[..<end])
    self.colors = colors
  }

  var isBlank: Bool { pairs.isEmpty }

  /// Appends the characters, with SGR sequences that select the colours.
  func append(to output: inout OutputBuffer) {
    var last: Pair = (nil, nil)
    for pair in pairs {
      if pair != last {
        // The foreground colours the half that the character draws, the background the other half.
        output.append("\u{1B}[0")
        for (color, ground) in zip([pair.upper, pair.lower].compactMap(\.self), [38, 48]) {
          output.append(";\(ground);\(color.parameters(in: colors))")
        }
        output.append("m")
      }
      output.append(pair.upper != nil ? "▀" : pair.lower != nil ? "▄" : " ")
      last = pair
    }
    if !isBlank { output.append("\u{1B}[0m") }
  }
}

private extension PixelColor {
  /// The SGR parameters after `38` or `48`.
  func parameters(in colors: PictureColors) -> String {
    switch colors {
    case .palette: "5;\(paletteIndex)"
    case .trueColor: "2;\(red);\(green);\(blue)"
    }
  }

  /// The nearest colour of the cube, whose levels are 0, 95, 135, 175, 215 and 255.
  var paletteIndex: Int {
    [red, green, blue].map { $0 < 48 ? 0 : $0 < 115 ? 1 : (Int($0) - 35) / 40 }
      .reduce(0) { 6 * $0 + $1 } + 16
  }
}

extension TextWriter {
  /// Draws the pixels of a picture if the terminal has colours for them and the line has room.
  mutating func draw(_ image: Node.Image) {
    guard let colors = options.pictures, let rows = image.drawing?.pixels?.rows,
      rows.joined().contains(where: { $0 != nil }), rows[0].count <= width ?? .max
    else { return }
    for row in stride(from: 0, to: rows.count, by: 2) {
      let lower = row + 1 < rows.count ? rows[row + 1] : rows[row].map { _ in nil }
      output.write(PixelLine(upper: rows[row], lower: lower, in: colors))
    }
  }
}
