/// A part of an address as messages show it: in backticks, shortened, without hidden characters.
struct AddressQuote: Hashable, CustomStringConvertible {
  private static let maximumLength = 40

  private let text: Substring
  private let middle: String.Index

  /// Shows the beginning of the text, or what surrounds an index.
  init(_ text: Substring, around index: String.Index? = nil) {
    self.text = text
    middle = index ?? text.startIndex
  }

  var description: String {
    let scalars = text.unicodeScalars
    let half = Self.maximumLength / 2
    let start =
      scalars.index(middle, offsetBy: -half, limitedBy: text.startIndex)
      ?? text.startIndex
    let end =
      scalars.index(start, offsetBy: Self.maximumLength, limitedBy: text.endIndex)
      ?? text.endIndex
    var excerpt = String.UnicodeScalarView()
    for scalar in scalars[start..<end] {
      excerpt.append(scalar.isHidden && scalar != " " ? "\u{FFFD}" : scalar)
    }
    let isCut = (start > text.startIndex, end < text.endIndex)
    return "`\(isCut.0 ? "…" : "")\(String(excerpt))\(isCut.1 ? "…" : "")`"
  }
}
