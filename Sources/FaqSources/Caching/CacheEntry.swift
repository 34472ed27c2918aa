import Bytes
import FaqService

/// Cached content with its terms, as stored in a file.
///
/// ```text
/// faq-cache 1 93a1d60e4c5b7f28
/// checked 1763672353
/// fresh 60
/// tag "v1"
/// modified Thu, 20 Nov 2025 20:59:13 GMT
/// length 2
///
/// []
/// ```
///
/// The number in the first line is the checksum of everything after that line. The address of the
/// content is not stored, since it may be a secret; that of a redirect is, as `at`, without query.
package struct CacheEntry: Equatable {
  /// The content as the source gave it.
  package let content: [UInt8]
  /// On which terms it may be used.
  package private(set) var terms: KeepingTerms
  /// When the source last confirmed the content.
  package let checked: Timestamp

  /// Content that a source confirmed at a time.
  package init(content: [UInt8], terms: KeepingTerms, checked: Timestamp) {
    self.content = content
    self.terms = terms
    self.checked = checked
  }

  /// Whether the content may be used without asking the source; false if the clock was set back.
  package func isFresh(at now: Timestamp) -> Bool {
    let age = now.duration(since: checked)
    return age >= .zero && age < terms.freshness
  }

  private static let version = "faq-cache 1 "
  private static let lineFeed = UInt8(ascii: "\n")

  /// The contents of the file.
  package var bytes: [UInt8] {
    let optional = [
      ("tag", terms.validators?.tag), ("modified", terms.validators?.modified),
      ("at", terms.redirected),
    ]
    let lines =
      ["checked \(checked.seconds)", "fresh \(max(0, terms.freshness.components.seconds))"]
      + optional.compactMap { name, value in value.map { "\(name) \($0)" } }
      .filter { !$0.utf8.contains(Self.lineFeed) }
      + ["length \(content.count)", "", ""]
    return Self.sealed(Array(lines.joined(separator: "\n").utf8) + content)
  }

  /// The first line of a file, and what follows it.
  package static func sealed(_ rest: [UInt8]) -> [UInt8] { firstLine(of: rest.span) + rest }

  /// Reads the contents of a file; nil if anything has changed since it was written.
  ///
  /// The content reuses the memory of the file: a copy would be the largest cost at start-up.
  package init?(_ file: consuming [UInt8]) {
    var start = Self.version.utf8.count + 16 + 1
    guard file.count > start,
      Array(file[..<start]) == Self.firstLine(of: file.span.extracting(start...))
    else { return nil }
    var fields: [String: String] = [:]
    while let end = file[start...].firstIndex(of: Self.lineFeed), end > start {
      let line = file[start..<end]
      let name = line.prefix { $0 != UInt8(ascii: " ") }
      fields[String(utf8: name)] = String(utf8: line.dropFirst(name.count + 1))
      start = end + 1
    }
    file.removeFirst(min(start + 1, file.count))
    guard let checked = fields["checked"].flatMap({ Int64($0) }),
      let freshness = fields["fresh"].flatMap({ Int64($0) }),
      fields["length"] == String(file.count)
    else { return nil }
    content = file
    self.checked = Timestamp(seconds: checked)
    terms = KeepingTerms(
      allowsKeeping: true,
      freshness: .seconds(freshness),
      validators: Validators(tag: fields["tag"], modified: fields["modified"])
    )
    terms.redirected = fields["at"]
  }

  private static func firstLine(of rest: Span<UInt8>) -> [UInt8] {
    let sum = String(Checksum(of: rest).value, radix: 16)
    return Array("\(version)\(String(repeating: "0", count: 16 - sum.count))\(sum)\n".utf8)
  }
}

/// A 64-bit checksum that detects damage, but not forgery.
///
/// It processes words of eight bytes in four lanes, several bytes per cycle. A cryptographic digest
/// of large content would noticeably slow down each start.
struct Checksum: Hashable {
  let value: UInt64

  init(of bytes: Span<UInt8>) {
    var lanes: SIMD4<UInt64> = [1, 2, 3, 4] &* Self.multiplier
    var offset = 0
    while offset &+ 32 <= bytes.count {
      for i in lanes.indices {
        lanes[i] = Self.mixed(lanes[i] ^ bytes.word(at: offset &+ 8 &* i))
      }
      offset &+= 32
    }
    var sum = UInt64(truncatingIfNeeded: bytes.count)
    for i in lanes.indices { sum = Self.mixed(sum ^ lanes[i]) }
    while offset < bytes.count {
      sum = Self.mixed(sum ^ UInt64(bytes[offset]))
      offset &+= 1
    }
    value = sum
  }

  private static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Both steps are invertible, so that a change of one word always changes the result.
  private static func mixed(_ word: UInt64) -> UInt64 {
    let product = word &* multiplier
    return product ^ (product &>> 29)
  }
}
