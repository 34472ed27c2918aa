import FaqService

/// The direction of a text, as HTML spells it.
public enum TextDirection: String, Sendable, CaseIterable {
  /// Lines begin at the left.
  case leftToRight = "ltr"
  /// Lines begin at the right.
  case rightToLeft = "rtl"
  /// The first letter of the text decides.
  case automatic = "auto"
}

extension RawValue {
  /// The direction, if the value is a string that names one.
  package var textDirection: TextDirection? { string.flatMap { TextDirection(rawValue: $0.text) } }
}
