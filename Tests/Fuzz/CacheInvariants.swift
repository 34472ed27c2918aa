import FaqService
import FaqSources

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
