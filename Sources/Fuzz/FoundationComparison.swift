import FaqService
import Foundation

/// Compares what is accepted with what Foundation accepts.
enum FoundationComparison {
  /// What is accepted here is there; not the reverse, since Foundation accepts `[1,]`.
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
  /// Foundation rejects numbers out of a double's range and surrogates without a partner.
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
