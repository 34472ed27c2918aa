import FaqService

/// Where a line of text begins, as HTML spells it.
package enum TextDirection: String, Sendable, CaseIterable {
  /// At the left.
  case leftToRight = "ltr"
  /// At the right.
  case rightToLeft = "rtl"
  /// Where the text's own first letter says.
  case automatic = "auto"
}

extension RawValue {
  /// The direction, if the value is a string that is one.
  package var textDirection: TextDirection? { string.flatMap { TextDirection(rawValue: $0.text) } }
}
