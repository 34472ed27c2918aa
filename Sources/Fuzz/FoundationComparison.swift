import FaqService
import Foundation

/// Compares the reader with Foundation's.
enum FoundationComparison {
  /// Checks that Foundation accepts what the reader does.
  ///
  /// It accepts more, such as `[1,]`.
  static func check(_ bytes: [UInt8]) throws(Violation) {
    guard let value = try? RawValue(parsing: bytes) else { return }
    let differs = value.hasKnownDifference || bytes.starts(with: [0xEF, 0xBB, 0xBF])
    try Violation.unless(differs || isAccepted(bytes), "Foundation rejects it")
  }

  private static func isAccepted(_ bytes: [UInt8]) -> Bool {
    (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
  }
}

extension RawValue {
  /// Whether Foundation may reject the value, for a number out of range or an unpaired surrogate.
  var hasKnownDifference: Bool {
    switch content {
    case .number(let number):
      number.spelling.utf8.count > 15 || number.spelling.lowercased().contains("e")
    case .string(let string): string.hasKnownDifference
    case .array(let array): array.contains(where: \.hasKnownDifference)
    case .object(let object):
      object.contains { $0.name.hasKnownDifference || $0.value.hasKnownDifference }
    case .null, .bool: false
    }
  }
}

extension RawString {
  var hasKnownDifference: Bool { isEscaped && text.unicodeScalars.contains("\u{FFFD}") }
}
