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
  /// Checks that valid content is read without errors.
  func checkValid() throws(Violation) {
    try Violation.unless(error == nil, "valid content was rejected: \(error as Any)")
    let fault = faqs.lazy.compactMap(\.fault).first
    try Violation.unless(fault == nil, "a valid line was rejected: \(fault as Any)")
  }
}
