/// A picture that is part of the program: as SVG for pages, and as pixels for terminals.
///
/// ```swift
/// Drawing(
///   svg: #"<svg viewBox="0 0 7 4" width="70" height="40" aria-hidden="true">…</svg>"#,
///   pixels: PixelPicture(
///     """
///     .rr.rr.
///     rrrrrrr
///     .rrrrr.
///     ...r...
///     """,
///     colors: ["r": 0xC0392B]
///   )
/// )
/// ```
public struct Drawing: Hashable, Sendable {
  /// An `svg` element.
  public let svg: String
  /// The same in few pixels, if terminals can show it.
  public let pixels: PixelPicture?

  /// A drawing.
  ///
  /// - Parameters:
  ///   - svg: An `svg` element, which pages hold as it is, unchecked. The description follows it,
  ///     so `aria-hidden` spares people who do not see it the same words twice.
  ///   - pixels: The same in few pixels; without them, terminals show the description.
  public init(svg: StaticString, pixels: PixelPicture? = nil) {
    self.svg = "\(svg)"
    self.pixels = pixels
  }
}

/// A small picture for terminals, drawn with half a character for each pixel.
public struct PixelPicture: Hashable, Sendable {
  /// The rows of pixels, all of one length; nil shows the background of the terminal.
  public let rows: [[PixelColor?]]

  /// Creates a picture with the rows of a drawing.
  ///
  /// - Parameters:
  ///   - drawing: A line for each row. Rows may differ in length.
  ///   - colors: The colours of characters. Pixels of other characters are transparent.
  public init(_ drawing: String, colors: [Character: PixelColor]) {
    let lines = drawing.split(separator: "\n", omittingEmptySubsequences: false)
    let width = lines.map(\.count).max() ?? 0
    rows = lines.map { line in
      line.map { colors[$0] } + Array(repeating: nil, count: width - line.count)
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

  /// A colour as web pages write it; bits above the lowest 24 are ignored.
  public init(integerLiteral value: UInt32) {
    red = UInt8(truncatingIfNeeded: value >> 16)
    green = UInt8(truncatingIfNeeded: value >> 8)
    blue = UInt8(truncatingIfNeeded: value)
  }
}
