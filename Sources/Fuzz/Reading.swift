import FaqService

/// All that a reader says of some content: what the FAQs are, and how the reading ended.
package struct Reading: Equatable {
  package var faqs: [RawFaq] = []
  package var error: RawReadingError?
  package var envelope: [RawMember] = []

  /// Reads bytes that arrive in pieces.
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

  /// Equal down to the bytes and the places, which equality of FAQs does not ask for.
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
  /// The bytes cut into pieces of a size, the last one shorter.
  package func pieces(of size: Int) -> [[UInt8]] {
    var rest = self[...]
    var pieces: [[UInt8]] = []
    while !rest.isEmpty {
      pieces.append(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    return pieces
  }
}

extension Reading {
  /// Checks what holds for valid content: all of it is read.
  func checkValid() throws(Violation) {
    try Violation.unless(error == nil, "valid content was rejected: \(error as Any)")
    let fault = faqs.lazy.compactMap(\.fault).first
    try Violation.unless(fault == nil, "a valid line was rejected: \(fault as Any)")
  }
}
