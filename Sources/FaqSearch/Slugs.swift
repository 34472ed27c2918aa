import Bytes
import ContentParser

/// What addresses call an FAQ: `reset-password`, from its `id`, or else from its title.
///
/// A slug consists of hyphens, digits and lower-case letters of any script, without accents. It
/// needs no escaping in markup and cannot leave a folder.
extension String {
  /// The maximum number of bytes.
  private static let slugLength = 60
  private static let reservedSlugs = ["index", "search", "summary", "con", "prn", "aux", "nul"]

  /// The text as a slug, of whole words where several fit; nil without letters and digits.
  package var slug: String? {
    // The tables for folding are worth their time only where there is something to fold.
    let folded = utf8.allSatisfy { $0 < 0x80 } ? Array(utf8) : Folding.shared.folded(self)
    var slug: [UInt8] = []
    slug.reserveCapacity(Self.slugLength + 8)
    var (wordStart, isBetweenWords, offset) = (0, false, 0)
    while offset < folded.count {
      let (length, isPart) = folded.span.partOfSlug(at: offset)
      defer { offset += length }
      guard isPart else {
        isBetweenWords = isBetweenWords || folded[offset] != UInt8(ascii: "'")
        continue
      }
      if isBetweenWords, !slug.isEmpty {
        slug.append(UInt8(ascii: "-"))
        wordStart = slug.count
      }
      isBetweenWords = false
      for index in offset..<offset + length { slug.append(folded[index].lowercasedASCII) }
      guard slug.count > Self.slugLength else { continue }
      slug.removeLast(wordStart > 0 ? slug.count - wordStart + 1 : length)
      break
    }
    let text = String(utf8: slug)
    return text.isEmpty ? nil : text.isReservedSlug ? "faq-\(text)" : text
  }

  /// The slug of an FAQ by its number, which no title has.
  package static func slug(ofNumber number: Int) -> String { "faq-\(number)" }

  /// Whether pages, folders or systems have another use for the name.
  private var isReservedSlug: Bool {
    if hasPrefix("faq-") { return dropFirst(4).utf8.allSatisfy(\.isASCIIDigit) }
    guard utf8.count < 8 else { return false }
    if Self.reservedSlugs.contains(self) { return true }
    return utf8.count == 4 && ["com", "lpt"].contains(prefix(3))
      && utf8.last?.isASCIIDigit == true
  }
}

private extension Span<UInt8> {
  /// How many bytes the scalar at an offset takes, and whether it is a letter, a digit or a mark.
  func partOfSlug(at offset: Int) -> (length: Int, isPart: Bool) {
    guard self[offset] >= 0x80 else { return (1, self[offset].isASCIIAlphanumeric) }
    let scalar = scalar(at: offset)
    return (UTF8.width(scalar), scalar.isCertainLetter || scalar.isPartOfSlug)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is one of the many that are all letters, which are not looked up.
  var isCertainLetter: Bool {
    switch value {
    case 0xD8...0xF6, 0xF8...0x24F, 0x400...0x481, 0x48A...0x52F, 0x4E00...0x9FFF: true
    default: false
    }
  }

  /// Whether the scalar is a letter, a digit or a mark.
  var isPartOfSlug: Bool {
    properties.isAlphabetic || properties.numericType != nil
      || properties.canonicalCombiningClass != .notReordered
  }
}

extension RawFaq {
  /// The slugs of the `id` and of the title, as far as there are any.
  package func slugs(title: String?) -> [String] {
    let (own, title) = (value?.object?["id"]?.string?.text.slug, title?.slug)
    guard let own else { return title.map { [$0] } ?? [] }
    return [own, title == own ? nil : title].compactMap(\.self)
  }

  /// The identity of the FAQ, unless its title says it.
  package func ownIdentity(title: String?) -> String? {
    if let id = value?.object?["id"]?.string?.text, !id.isBlank { return .identity(ofID: id) }
    if let title, !title.isBlank { return nil }
    let digest = SHA256.digest(of: Array(source)).prefix(8)
    return "bytes " + digest.map { String($0, radix: 16) }.joined(separator: ":")
  }
}

extension FAQReference {
  /// The slugs that the FAQ may have, the surest first.
  package var slugs: [String] {
    let number = number.flatMap { $0 > 0 ? String.slug(ofNumber: $0) : nil }
    return [id?.slug, title?.slug, number].compactMap(\.self)
  }
}

/// Gives each FAQ of an output slugs that no other has: `why`, and then `why-2`.
package struct UniqueSlugs: Sendable {
  /// After so many slugs, FAQs get their number, which bounds the memory.
  private static let limit = 100_000

  /// How many FAQs share a slug, by the hash of it.
  private var counts: [Int: Int] = [:]

  /// Begins without any slugs.
  package init() {
    // All properties have their initial values.
  }

  /// The slugs that lead to the next FAQ; the first one is its own.
  package mutating func next(_ faq: RawFaq, title: String?, number: Int) -> [String] {
    let slugs = counts.count < Self.limit ? faq.slugs(title: title) : []
    guard let first = slugs.first else { return [.slug(ofNumber: number)] }
    let own = unique(first)
    guard let other = slugs.dropFirst().first, counts[other.hashValue] == nil else { return [own] }
    return [own, unique(other)]
  }

  private mutating func unique(_ slug: String) -> String {
    let hash = slug.hashValue
    guard var count = counts[hash] else {
      counts[hash] = 1
      return slug
    }
    var name = slug
    repeat {
      count += 1
      name = "\(slug)-\(count)"
    } while counts[name.hashValue] != nil
    counts[hash] = count
    counts[name.hashValue] = 1
    return name
  }
}

extension Document {
  /// What the FAQ is known by when content changes: as a favourite, or in a link of an app.
  ///
  /// It is one line that stays the same wherever the FAQ is in the content, in every run and every
  /// version of the package. The catalogues of `FaqCommand` and their favourites have it too.
  ///
  /// ```text
  /// id reset-password                 the member `id`, if it is a text and not blank
  /// title how do i reset my password  the title, whatever its case and accents
  /// bytes 1f:8b:…                     a digest of the entry, which has neither
  /// ```
  ///
  /// FAQs with the same title and without an `id` have the same identity.
  public var identity: String { raw.ownIdentity(title: title) ?? .identity(ofTitle: title ?? "") }
}

extension String {
  /// The identity of an entry with the member `id`.
  package static func identity(ofID id: String) -> String { "id \(id.joinedLines)" }

  /// The identity of an entry that its title identifies.
  package static func identity(ofTitle title: String) -> String {
    "title \(String(copying: Folding.shared.folded(title.joinedLines).span))"
  }
}
