import ContentParser
import FaqService

/// Attributes of elements that content may set.
enum HTMLAttributes {
  /// ` lang="ar" dir="rtl"`, from an item's members of these names; what is neither is left out.
  static func language(of item: RawItem) -> String { language(item["lang"], item["dir"]) }

  /// The same from an entry's members.
  static func language(of faq: RawFaq) -> String {
    let entry = faq.value?.object
    return language(entry?["lang"], entry?["dir"])
  }

  /// ` lang="en"`, or nothing if that is no language tag.
  static func lang(_ tag: LanguageTag?) -> String { tag.map { " lang=\"\($0.text)\"" } ?? "" }

  private static func language(_ lang: RawValue?, _ dir: RawValue?) -> String {
    let direction = dir?.textDirection.map { " dir=\"\($0.rawValue)\"" }
    return self.lang(lang?.languageTag) + (direction ?? "")
  }
}
