import FaqImport
import FaqService
import FaqSources

/// Checks what must hold for all content that may be foreign.
struct ImportInvariants {
  private let bytes: [UInt8]

  init(of bytes: [UInt8]) { self.bytes = bytes }

  func check() throws(Violation) {
    try checkDetection()
    guard let result = try? Importer(name: "fuzz").read(bytes) else { return }
    try check(result.native, result.record)
  }
}

private extension ImportInvariants {
  /// Whether content is native does not depend on how its bytes arrive.
  func checkDetection() throws(Violation) {
    let whole = verdict(on: [bytes])
    let cut = verdict(on: bytes.pieces(of: 3))
    try Violation.unless(whole == cut, "read as a whole it is \(whole), and cut it is \(cut)")
  }

  func verdict(on pieces: [[UInt8]]) -> NativeDetection.Verdict {
    var detection = NativeDetection(limits: .standard)
    for piece in pieces {
      let verdict = detection.feed(piece)
      if verdict != .open { return verdict }
    }
    return detection.finish()
  }

  /// Imported content is valid, has the entries that were found, and knows where they come from.
  func check(_ native: [UInt8], _ record: Import) throws(Violation) {
    let reading = Reading(pieces: [native])
    try reading.checkValid()
    try Violation.unless(
      reading.faqs.count == record.reading.count,
      "\(record.reading.count) entries are found, and \(reading.faqs.count) are written"
    )
    let places = record.places()
    for item in reading.faqs.lazy.flatMap(\.items) {
      let origin = places.origin(of: item.location)
      try Violation.unless(
        origin.offset <= record.original.count && origin.line > 0,
        "\(item.location) comes from \(origin), behind the end of the original"
      )
    }
    for faq in reading.faqs {
      try Violation.unless(
        faq.items.first?.type == "title" && faq.isNative,
        "an imported entry does not begin with its question"
      )
    }
  }
}

/// Checks what must hold for all files of the cache.
struct CacheInvariants {
  private let bytes: [UInt8]

  init(of bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the bytes as a file, as a file with a valid first line, and as content of an entry.
  func check(_ random: inout SeededGenerator) throws(Violation) {
    try checkRewriting(of: bytes)
    try checkRewriting(of: CacheEntry.sealed(bytes))
    try checkDamage(&random)
  }
}

private extension CacheInvariants {
  /// What is read from a file reads the same after it is written again.
  func checkRewriting(of file: [UInt8]) throws(Violation) {
    guard let entry = CacheEntry(file) else { return }
    let again = CacheEntry(entry.bytes)
    try Violation.unless(
      again?.content == entry.content && again?.checked == entry.checked
        && again?.terms.validators == entry.terms.validators,
      "an entry is written as another"
    )
    let isFresh = entry.isFresh(at: Timestamp(seconds: .max))
    try Violation.unless(
      !isFresh || entry.terms.freshness > .zero,
      "an entry that is never fresh is taken for fresh"
    )
  }

  /// A file with a changed, missing or additional byte is absent.
  func checkDamage(_ random: inout SeededGenerator) throws(Violation) {
    let tag = String(decoding: bytes.prefix(8), as: Unicode.UTF8.self)
    let validators = Validators(tag: tag.utf8.contains(0x0A) ? nil : tag, modified: nil)
    let terms = KeepingTerms(allowsKeeping: true, freshness: .seconds(60), validators: validators)
    let entry = CacheEntry(content: bytes, terms: terms, checked: Timestamp(seconds: 7))
    let file = entry.bytes
    try Violation.unless(CacheEntry(file) == entry, "an entry is read as another")
    let place = Int.random(in: file.indices, using: &random)
    var changed = file
    changed[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    var longer = file
    longer.insert(UInt8.random(in: 0...255, using: &random), at: place)
    for damaged in [changed, longer, Array(file[..<place])] {
      try Violation.unless(CacheEntry(damaged) == nil, "damage at byte \(place) goes unnoticed")
    }
  }
}
