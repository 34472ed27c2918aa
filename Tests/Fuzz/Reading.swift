import FaqService

/// The complete result of reading some content.
package struct Reading: Equatable {
  package var faqs: [RawFaq] = []
  package var error: RawReadingError?
  package var envelope: [RawMember] = []

  /// Reads bytes in chunks.
  package init(
    pieces: some Sequence<[UInt8]>,
    layout: RawFaqReader.Layout = .detected,
    limits: ReadingLimits = .standard
  ) {
    var reader = RawFaqReader(layout: layout, limits: limits)
    do throws(RawReadingError) {
      for piece in pieces {
        reader.feed(piece)
        try take(from: &reader)
      }
      reader.finish()
      try take(from: &reader)
    } catch {
      self.error = error
    }
    envelope = reader.envelope
  }

  private mutating func take(from reader: inout RawFaqReader) throws(RawReadingError) {
    while try reader.advance() == .entry {
      if let faq = reader.current { faqs.append(faq) }
    }
  }

  /// Compares bytes and locations too, unlike the equality of FAQs.
  package static func == (left: Self, right: Self) -> Bool {
    left.error == right.error && left.faqs == right.faqs
      && left.envelope.map(\.source) == right.envelope.map(\.source)
      && left.faqs.map(\.source) == right.faqs.map(\.source)
      && left.faqs.map(\.fault) == right.faqs.map(\.fault)
      && left.faqs.map(\.location) == right.faqs.map(\.location)
      && left.places == right.places
  }
}

extension Reading {
  private var places: [[RawLocation]] {
    var locator = RawLocator()
    return faqs.map { $0.items.map { locator.location(of: $0) } }
  }
}

extension [UInt8] {
  /// The bytes in pieces of a size, the last of which may be shorter.
  package func pieces(of size: Int) -> [[UInt8]] { pieces { size } }

  /// The bytes in pieces of random sizes, some of which may be empty.
  func pieces(atMost size: Int, _ random: inout SeededGenerator) -> [[UInt8]] {
    pieces { Int.random(in: 0...size, using: &random) }
  }

  private func pieces(_ nextSize: () -> Int) -> [[UInt8]] {
    var rest = self[...]
    var pieces: [[UInt8]] = []
    while !rest.isEmpty {
      pieces.append(Array(rest.prefix(nextSize())))
      rest = rest.dropFirst(pieces.last?.count ?? 0)
    }
    return pieces
  }
}

extension Reading {
  /// Checks that valid content is read without errors.
  func checkValid() throws(Violation) {
    try Violation.unless(error == nil, "valid content was rejected: \(error as Any)")
    let fault = faqs.lazy.compactMap(\.fault).first
    try Violation.unless(fault == nil, "a valid line was rejected: \(fault as Any)")
  }
}

extension RawValue {
  /// The values at a JSON Pointer.
  ///
  /// Duplicate names can lead to several. Bytes are compared, because a name may begin with a mark
  /// that forms one character with the slash before it.
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
