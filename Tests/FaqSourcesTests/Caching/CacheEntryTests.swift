import FaqService
import Testing

@testable import FaqSources

@Suite("An entry of the cache is read as it was written, or not at all")
struct CacheEntryTests {
  private static let entry = CacheEntry(
    content: Array("[]\n\n[]".utf8),
    terms: KeepingTerms(
      allowsKeeping: true,
      freshness: .seconds(60),
      validators: Validators(tag: "\"a b\"", modified: "Thu, 20 Nov 2025 20:59:13 GMT")
    ),
    checked: Timestamp(seconds: 1_763_672_353)
  )

  @Test("As a file, it is a few lines and the content")
  func file() {
    let lines = String(utf8: Self.entry.bytes).split(separator: "\n", maxSplits: 1)
    #expect(lines.first?.hasPrefix("faq-cache 1 ") == true)
    #expect(
      lines.last == """
        checked 1763672353
        fresh 60
        tag "a b"
        modified Thu, 20 Nov 2025 20:59:13 GMT
        length 6

        []

        []
        """
    )
  }

  @Test(
    "What was written is read",
    arguments: [
      entry,
      CacheEntry(
        content: [],
        terms: KeepingTerms(allowsKeeping: true),
        checked: Timestamp(seconds: 0)
      ),
    ]
  )
  func roundTrip(entry: CacheEntry) {
    #expect(CacheEntry(entry.bytes) == entry)
  }

  @Test("A mark that would not fit on a line is left out")
  func lineFeed() {
    let entry = CacheEntry(
      content: Array("[]".utf8),
      terms: KeepingTerms(
        allowsKeeping: true,
        validators: Validators(tag: "a\nlength 1", modified: nil)
      ),
      checked: Timestamp(seconds: 1)
    )
    #expect(CacheEntry(entry.bytes)?.terms.validators == nil)
    #expect(CacheEntry(entry.bytes)?.content == Array("[]".utf8))
  }

  @Test("An entry that is cut off anywhere is missing")
  func truncated() {
    let bytes = Self.entry.bytes
    for count in bytes.indices { #expect(CacheEntry(Array(bytes.prefix(count))) == nil) }
  }

  @Test("An entry with any bit flipped is missing, and so is one with more behind it")
  func flipped() {
    let bytes = Self.entry.bytes
    for bit in 0..<bytes.count * 8 {
      var damaged = bytes
      damaged[bit / 8] ^= 1 << (bit % 8)
      #expect(CacheEntry(damaged) == nil, "bit \(bit)")
    }
    #expect(CacheEntry(bytes + [0]) == nil)
  }

  @Test(
    "It is fresh for as long as it may be, and never before it was made",
    arguments: [(0, true), (59, true), (60, false), (-1, false)]
  )
  func fresh(seconds: Int64, isFresh: Bool) {
    let now = Timestamp(seconds: Self.entry.checked.seconds + seconds)
    #expect(Self.entry.isFresh(at: now) == isFresh)
  }
}
