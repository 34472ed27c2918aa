import FaqService

/// All that a reader says of some content: what the FAQs are, and how the reading ended.
struct Reading: Equatable {
  var faqs: [RawFaq] = []
  var error: RawReadingError?
  var envelope: [RawMember] = []

  /// Reads bytes that arrive in pieces.
  init(
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
  static func == (left: Self, right: Self) -> Bool {
    left.error == right.error && left.faqs == right.faqs
      && left.envelope.map(\.source) == right.envelope.map(\.source)
      && left.faqs.map(\.source) == right.faqs.map(\.source)
      && left.faqs.map(\.fault) == right.faqs.map(\.fault)
      && left.faqs.map(\.location) == right.faqs.map(\.location)
      && left.places == right.places
  }
}

extension Reading {
  /// Reads a text, in chunks of a size or as a whole.
  init(_ text: String, chunkSize: Int = .max, layout: RawFaqReader.Layout = .detected) {
    self.init(pieces: Array(text.utf8).pieces(of: chunkSize), layout: layout)
  }

  /// The text of each FAQ's source.
  var sources: [String] { faqs.map { String(utf8: $0.source) } }

  /// The text of each item, FAQ by FAQ.
  var items: [[String]] { faqs.map { $0.items.map(\.value.description) } }

  /// The JSON Pointer of each item, FAQ by FAQ.
  var pointers: [[String]] { faqs.map { $0.items.map(\.location.pointer) } }

  /// The members around the FAQs, as they arrived.
  var envelopeSources: [String] { envelope.map { String(utf8: $0.source) } }

  private var places: [[RawLocation]] {
    var locator = RawLocator()
    return faqs.map { $0.items.map { locator.location(of: $0) } }
  }
}

extension [UInt8] {
  /// The bytes cut into pieces of a size, the last one shorter.
  func pieces(of size: Int) -> [[UInt8]] {
    var rest = self[...]
    var pieces: [[UInt8]] = []
    while !rest.isEmpty {
      pieces.append(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    return pieces
  }
}
