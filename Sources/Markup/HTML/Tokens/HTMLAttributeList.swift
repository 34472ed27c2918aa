import Bytes

/// The attributes of a tag, within limits.
///
/// A repeated name is dropped, as the standard asks for, and so are attributes over the limits.
struct HTMLAttributeList {
  let limits: HTMLLimits
  private(set) var all: [HTMLAttribute] = []

  init(limits: HTMLLimits) {
    self.limits = limits
  }

  /// Adds an attribute whose name and value stand in the text.
  mutating func add(_ name: Range<Int>, _ value: Range<Int>?, in bytes: [UInt8]) {
    guard all.count < limits.attributes,
      name.count + (value?.count ?? 0) <= limits.attributeSize
    else { return }
    let name = bytes[name].lowercasedName
    guard !all.contains(where: { $0.name == name }) else { return }
    all.append(HTMLAttribute(name, value.map { Self.text(of: bytes, in: $0) } ?? ""))
  }

  private static func text(of bytes: [UInt8], in range: Range<Int>) -> String {
    guard bytes[range].contains(where: { $0 == .ampersand || $0 == 0 }) else {
      return bytes[range].text
    }
    var result: [UInt8] = []
    var scanner = ByteScanner(bytes, from: range.lowerBound, to: range.upperBound)
    while !scanner.isAtEnd {
      let start = scanner.offset
      scanner.skip { $0 != .ampersand }
      result.append(replacingNull: bytes[start..<scanner.offset])
      if !scanner.isAtEnd { scanner.appendCharacterReference(to: &result, inAttribute: true) }
    }
    return result.text
  }
}
