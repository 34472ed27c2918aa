extension Unicode.Scalar {
  /// A code point that is never a character, such as U+FFFE; web pages must not contain one.
  package var isNoncharacter: Bool {
    value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value)
  }
}
