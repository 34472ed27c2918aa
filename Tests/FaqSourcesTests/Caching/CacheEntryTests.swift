import FaqService
import FaqSources
import Testing

@Suite("A cache entry is read exactly as it was written, or not at all")
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

  @Test("The file consists of header lines and the content")
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
    "An entry is the same after writing and reading",
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

  @Test("A tag may begin with a mark that combines with the space before it")
  func combiningMark() {
    let entry = CacheEntry(
      content: [],
      terms: KeepingTerms(
        allowsKeeping: true,
        validators: Validators(tag: "\u{301}1", modified: nil)
      ),
      checked: Timestamp(seconds: 1)
    )
    #expect(CacheEntry(entry.bytes)?.terms.validators?.tag == "\u{301}1")
  }

  @Test("A tag with a line feed is left out")
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

  @Test("An entry that is truncated anywhere is rejected")
  func truncated() {
    let bytes = Self.entry.bytes
    for count in bytes.indices { #expect(CacheEntry(Array(bytes.prefix(count))) == nil) }
  }

  @Test("An entry with any bit flipped or bytes appended is rejected")
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
    "An entry is fresh until its freshness expires, but not if the clock was set back",
    arguments: [(0, true), (59, true), (60, false), (-1, false)]
  )
  func fresh(seconds: Int64, isFresh: Bool) {
    let now = Timestamp(seconds: Self.entry.checked.seconds + seconds)
    #expect(Self.entry.isFresh(at: now) == isFresh)
  }
}
