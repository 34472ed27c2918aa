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
