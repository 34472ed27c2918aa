import ContentParser
import FaqService

/// Attributes of elements that content may set: ` lang="ar" dir="rtl"`.
struct HTMLAttributes {
  /// The entry's own.
  let ofEntry: String
  /// Whether to look for any in items.
  private let areInItems: Bool

  init(_ faq: RawFaq) {
    areInItems = faq.mayNameLanguage
    let entry = areInItems ? faq.value?.object : nil
    ofEntry = Self.language(entry?["lang"], entry?["dir"])
  }

  /// Those from an item's members of these names; what is neither language nor direction is left out.
  func language(of item: RawItem) -> String {
    areInItems ? Self.language(item["lang"], item["dir"]) : ""
  }

  /// ` lang="en"`, or nothing if that is no language tag.
  static func lang(_ tag: LanguageTag?) -> String { tag.map { " lang=\"\($0.text)\"" } ?? "" }

  private static func language(_ lang: RawValue?, _ dir: RawValue?) -> String {
    let direction = dir?.textDirection.map { " dir=\"\($0.rawValue)\"" }
    return self.lang(lang?.languageTag) + (direction ?? "")
  }
}

extension OutputBuffer {
  /// Puts out attributes; most elements have none.
  mutating func append(attributes: String) {
    if !attributes.isEmpty { append(attributes) }
  }
}
