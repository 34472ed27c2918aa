/// Two rows of pixels as a line of half blocks, whose halves have colours of their own.
struct PixelLine {
  /// The pixels of one character.
  private struct Pair: Equatable {
    let upper: PixelColor?
    let lower: PixelColor?
  }

  private let pairs: [Pair]

  init(upper: [PixelColor?], lower: [PixelColor?]) {
    let pairs = (0..<max(upper.count, lower.count)).map { column in
      Pair(
        upper: column < upper.count ? upper[column] : nil,
        lower: column < lower.count ? lower[column] : nil
      )
    }
    let end = pairs.lastIndex { $0 != Pair(upper: nil, lower: nil) }.map { $0 + 1 } ?? 0
    self.pairs = Array(pairs[..<end])
  }

  var isBlank: Bool { pairs.isEmpty }

  /// Appends the characters, with SGR sequences that set 24-bit colours.
  func append(to output: inout OutputBuffer) {
    var last = Pair(upper: nil, lower: nil)
    for pair in pairs {
      if pair != last { Self.select(pair, in: &output) }
      output.append(Self.character(of: pair))
      last = pair
    }
    if !isBlank { output.append("\u{1B}[0m") }
  }
}

private extension PixelLine {
  private static func character(of pair: Pair) -> String {
    switch (pair.upper, pair.lower) {
    case (nil, nil): " "
    case (nil, _): "▄"
    case (_, _): "▀"
    }
  }

  /// The foreground colours the half that the character draws, and the background the other half.
  private static func select(_ pair: Pair, in output: inout OutputBuffer) {
    output.append("\u{1B}[0")
    if let upper = pair.upper {
      append(upper, behind: ";38;2;", to: &output)
      if let lower = pair.lower { append(lower, behind: ";48;2;", to: &output) }
    } else if let lower = pair.lower {
      append(lower, behind: ";38;2;", to: &output)
    }
    output.append("m")
  }

  static func append(_ color: PixelColor, behind start: String, to output: inout OutputBuffer) {
    output.append("\(start)\(color.red);\(color.green);\(color.blue)")
  }
}
