import Bytes
import ContentParser
import FaqService

/// What addresses call an FAQ: `reset-password`, from its `id`, or else from its title.
///
/// A slug consists of hyphens, digits and lower-case letters of any script, without accents. It
/// needs no escaping in markup and cannot leave a folder.
extension String {
  /// The maximum number of bytes.
  private static let slugLength = 60

  /// The text as a slug, of whole words where several fit; nil without letters and digits.
  package var slug: String? {
    var words = [""]
    var count = 0
    for scalar in String(copying: Folding.shared.folded(self).span).unicodeScalars
    where scalar != "'" {
      if scalar.isPartOfSlug {
        count += UTF8.width(scalar)
        if count > Self.slugLength { break }
        words[words.count - 1].unicodeScalars.append(scalar)
      } else if words.last?.isEmpty == false {
        words.append("")
        count += 1
      }
    }
    if words.count > 1, count > Self.slugLength || words.last?.isEmpty == true {
      words.removeLast()
    }
    let slug = words.joined(separator: "-")
    return slug.isEmpty ? nil : slug.isReservedSlug ? "faq-\(slug)" : slug
  }

  /// The slug of an FAQ by its number, which no title has.
  package static func slug(ofNumber number: Int) -> String { "faq-\(number)" }

  /// Whether pages, folders or systems have another use for the name.
  private var isReservedSlug: Bool {
    if hasPrefix("faq-") { return dropFirst(4).utf8.allSatisfy(\.isASCIIDigit) }
    if ["index", "search", "summary", "con", "prn", "aux", "nul"].contains(self) { return true }
    return utf8.count == 4 && ["com", "lpt"].contains(prefix(3))
      && utf8.last?.isASCIIDigit == true
  }
}

private extension Unicode.Scalar {
  var isPartOfSlug: Bool {
    if isASCII { return UInt8(ascii: self).isASCIIAlphanumeric }
    let isMark = properties.canonicalCombiningClass != .notReordered
    return properties.isAlphabetic || properties.numericType != nil || isMark
  }
}

extension RawFaq {
  /// The slugs of the `id` and of the title, as far as there are any.
  package func slugs(title: String?) -> [String] {
    let slugs = [value?.object?["id"]?.string?.text, title].compactMap { $0?.slug }
    return slugs.first == slugs.last ? Array(slugs.prefix(1)) : slugs
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
  /// After so many slugs, FAQs get their number, so that memory does not grow with the content.
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
    let others = slugs.dropFirst().filter { counts[$0.hashValue] == nil }
    return [own] + others.map { unique($0) }
  }

  private mutating func unique(_ slug: String) -> String {
    var name = slug
    while counts[name.hashValue] != nil {
      let count = counts[slug.hashValue, default: 1] + 1
      counts[slug.hashValue] = count
      name = "\(slug)-\(count)"
    }
    counts[name.hashValue] = 1
    return name
  }
}
