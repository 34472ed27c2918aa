import FaqService
import Foundation

/// Checks what must hold for all content, under a random layout and random limits.
struct ReaderInvariants {
  private let bytes: [UInt8]
  private let layout: RawFaqReader.Layout
  private let limits: ReadingLimits
  /// The result of reading the bytes as one chunk.
  private let reading: Reading

  init(of bytes: [UInt8], _ random: inout SeededGenerator) {
    self.bytes = bytes
    let isLimited = Int.random(in: 0..<4, using: &random) == 0
    layout = Int.random(in: 0..<8, using: &random) == 0 ? .lines : .detected
    limits = isLimited ? .random(&random) : .standard
    reading = Reading(pieces: [bytes], layout: layout, limits: limits)
  }

  /// Checks all invariants.
  func check(_ random: inout SeededGenerator) throws(Violation) {
    let size = [1, 2, 3, 7, 64].randomElement(using: &random) ?? 1
    try checkChunks(bytes.pieces(atMost: size, &random))
    try checkSources()
    try checkDecoding()
    if limits == .standard {
      try checkPointers()
      try FoundationComparison.check(bytes)
    }
  }
}

private extension ReaderInvariants {
  func checkChunks(_ pieces: [[UInt8]]) throws(Violation) {
    let chunked = Reading(pieces: pieces, layout: layout, limits: limits)
    try Violation.unless(
      chunked == reading || isUndecided(chunked),
      "chunks of \(pieces.map(\.count)) read \(chunked), the whole \(reading)"
    )
  }

  /// Whether the first line was taken for a document in one reading, and in the other for one of
  /// NDJSON, because what follows it exceeds the limit.
  ///
  /// The reader waits for no more bytes than that before it decides.
  func isUndecided(_ chunked: Reading) -> Bool {
    let isOther = chunked.faqs.first?.location != reading.faqs.first?.location
    return limits.entryBytes < bytes.count && (isOther || chunked.error?.location.line == 1)
  }

  func checkSources() throws(Violation) {
    var end = 0
    for faq in reading.faqs {
      var itemEnd = faq.location.offset
      try Violation.unless(itemEnd >= end, "an FAQ begins before the end of the last")
      end = itemEnd + faq.source.count
      try checkSource(faq.source, at: itemEnd)
      for item in faq.items {
        let start = item.location.offset
        try Violation.unless(start >= itemEnd, "an item begins before the end of the last")
        itemEnd = start + item.source.count
        try Violation.unless(itemEnd <= end, "an item ends after its FAQ")
        try checkSource(item.source, at: start)
        try checkMembers(of: item)
      }
    }
  }

  func checkMembers(of item: RawItem) throws(Violation) {
    var locator = RawLocator()
    for member in item.members?.map(\.self) ?? [] {
      let location = locator.location(of: member, in: item)
      try Violation.unless(
        location == locator.location(of: member),
        "a member has two locations, of which one is \(location)"
      )
      try checkSource(member.source, at: location.offset)
    }
  }

  func checkSource(_ source: ArraySlice<UInt8>, at offset: Int) throws(Violation) {
    try Violation.unless(
      offset + source.count <= bytes.count
        && bytes[offset..<offset + source.count].elementsEqual(source),
      "the source at \(offset) is not in the input"
    )
  }

  /// Decodes all strings, and parses each item again from its source.
  func checkDecoding() throws(Violation) {
    for item in reading.faqs.lazy.flatMap(\.items) {
      try Violation.unless(item.value.isDecodable, "a string is not as its literal says")
      let again = try? RawItem(parsing: item.value.description)
      try Violation.unless(again == item, "an item's source reads as another item")
      try Violation.unless(again?.hashValue == item.hashValue, "equal items have unequal hashes")
    }
  }

  /// Resolves each JSON Pointer in the document, or in the line for NDJSON.
  func checkPointers() throws(Violation) {
    let root = layout == .lines ? nil : try? RawValue(parsing: bytes)
    for faq in reading.faqs where root != nil || faq.location.pointer.isEmpty {
      guard let document = root ?? (try? RawValue(parsing: faq.source)) else { continue }
      for item in faq.items {
        try Violation.unless(
          document.values(at: item.location.pointer)
            .contains { $0.source.elementsEqual(item.source) },
          "\(item.location) leads elsewhere"
        )
      }
    }
  }
}

private extension ReadingLimits {
  static func random(_ random: inout SeededGenerator) -> Self {
    Self(
      nesting: Int.random(in: 1...20, using: &random),
      entryBytes: Int.random(in: 1...400, using: &random),
      entryValues: Int.random(in: 1...60, using: &random)
    )
  }
}

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
