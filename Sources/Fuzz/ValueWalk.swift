import FaqService

extension RawValue {
  /// The values at a JSON Pointer.
  ///
  /// Duplicate names can lead to several. Bytes are compared, because a name may begin with a mark
  /// that forms one character with the slash in front of it.
  func values(at pointer: String) -> [RawValue] {
    pointer.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst()
      .reduce(into: [self]) { values, step in
        let bytes = Array(step).replacing("~1".utf8, with: "/".utf8)
          .replacing("~0".utf8, with: "~".utf8)
        let name = String(decoding: bytes, as: Unicode.UTF8.self)
        values = values.flatMap { $0.children(named: name) }
      }
  }

  private func children(named name: String) -> [RawValue] {
    switch content {
    case .object(let object): object.filter { $0.name == name }.map(\.value)
    case .array(let array): Int(name).map { Array(array.dropFirst($0).prefix(1)) } ?? []
    case .null, .bool, .number, .string: []
    }
  }

  /// Whether the text of each string within matches its literal.
  var isDecodable: Bool {
    switch content {
    case .string(let string): string.isDecodable
    case .array(let array): array.allSatisfy(\.isDecodable)
    case .object(let object): object.allSatisfy { $0.name.isDecodable && $0.value.isDecodable }
    case .number(let number): Array(number.spelling.utf8)[...] == source
    case .null, .bool: true
    }
  }
}

extension RawValue {
  /// Whether both are the same values with the same texts, however those are escaped.
  func hasTexts(of other: Self) -> Bool {
    switch (content, other.content) {
    case (.object(let own), .object(let object)):
      own.elementsEqual(object) { $0.name.isText(of: $1.name) && $0.value.hasTexts(of: $1.value) }
    case (.array(let own), .array(let array)): own.elementsEqual(array) { $0.hasTexts(of: $1) }
    case (.string(let own), .string(let string)): own.isText(of: string)
    default: self == other
    }
  }
}

extension RawString {
  /// Whether both have the same text, scalar by scalar.
  func isText(of other: Self) -> Bool { text.utf8.elementsEqual(other.text.utf8) }

  var isDecodable: Bool {
    let inner = literal.dropFirst().dropLast()
    return isEscaped == inner.contains(UInt8(ascii: "\\"))
      && (isEscaped ? text.utf8.count < inner.count : text.utf8.elementsEqual(inner))
      && self == text
  }
}
