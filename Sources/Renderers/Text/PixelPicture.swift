/// A small picture for terminals, drawn with one character for each pixel.
///
/// ```swift
/// PixelPicture(
///   """
///   .rr.rr.
///   rrrrrrr
///   .rrrrr.
///   ...r...
///   """,
///   colors: ["r": 0xC0392B]
/// )
/// ```
public struct PixelPicture: Hashable, Sendable {
  /// The rows of pixels; nil shows the background of the terminal.
  let rows: [[PixelColor?]]

  /// Creates a picture with the rows of a drawing.
  ///
  /// - Parameters:
  ///   - drawing: A line for each row. Rows may differ in length.
  ///   - colors: The colours of characters. Pixels of other characters are transparent.
  public init(_ drawing: String, colors: [Character: PixelColor]) {
    rows = drawing.split(separator: "\n", omittingEmptySubsequences: false)
      .map { row in row.map { colors[$0] } }
  }

  /// Whether all pixels are transparent.
  var isBlank: Bool { rows.allSatisfy { row in row.allSatisfy { $0 == nil } } }

  /// The number of columns that the picture takes.
  var width: Int { rows.map(\.count).max() ?? 0 }

  /// The lines of text, each of two rows.
  var lines: [PixelLine] {
    stride(from: 0, to: rows.count, by: 2).map { row in
      PixelLine(upper: rows[row], lower: row + 1 < rows.count ? rows[row + 1] : [])
    }
  }
}

/// The colour of a pixel: `0xC0392B` has red C0, green 39 and blue 2B.
public struct PixelColor: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// The part of red.
  public let red: UInt8
  /// The part of green.
  public let green: UInt8
  /// The part of blue.
  public let blue: UInt8

  /// A colour of three parts.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// A colour as web pages write it; bits above the lowest 24 are ignored.
  public init(integerLiteral value: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: value >> 16),
      green: UInt8(truncatingIfNeeded: value >> 8),
      blue: UInt8(truncatingIfNeeded: value)
    )
  }
}

/// Two rows of pixels as a line of half blocks, whose halves have separate colours.
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
    for (color, ground) in zip([pair.upper, pair.lower].compactMap(\.self), [38, 48]) {
      output.append(";\(ground);2;\(color.red);\(color.green);\(color.blue)")
    }
    output.append("m")
  }
}

extension TextWriter {
  /// Writes a picture if the terminal shows colours of pixels and the line has room for it.
  ///
  /// Write a description beside it: elsewhere, the picture is left out.
  public mutating func picture(_ picture: PixelPicture) {
    guard options.showsPictures, !picture.isBlank, picture.width <= width ?? .max else { return }
    if output.lineCount > startOfOverride { output.leaveGap() }
    for line in picture.lines { output.write(line) }
    output.closeGap()
  }
}
