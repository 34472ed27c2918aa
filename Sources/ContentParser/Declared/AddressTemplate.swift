import Bytes

/// An address with placeholders: `https://example.com/?q={words}`, or the address of a field.
struct AddressTemplate: Hashable, Sendable {
  let template: TextTemplate

  /// The address as it is shown if it is not safe; nil if a field is missing.
  func text(_ values: DeclaredValues) -> String? {
    if template.onlyField?.kind == .address { return template.text(values) }
    return template.filled { values[$0.name]?.text.percentEncoded(where: Reserved.self) }
  }

  /// Whether the parts around the placeholders can be those of a safe address.
  var isPlausible: Bool {
    if let field = template.onlyField { return field.kind == .address }
    return template.filled { _ in "1" }.flatMap { try? Address($0) } != nil
  }
}

/// A byte that RFC 3986 does not call unreserved.
private enum Reserved: ByteCondition {
  @inline(__always)
  static func holds(for byte: UInt8, _: UInt8, _: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      false
    default: true
    }
  }
}
