import FaqService

/// Attributes of elements that content may set.
enum HTMLAttributes {
  /// ` lang="ar" dir="rtl"`, from an item's members of these names; what is neither is left out.
  static func language(of item: RawItem) -> String { language(item["lang"], item["dir"]) }

  /// The same from an entry's members.
  static func language(of faq: RawFaq) -> String { language(faq["lang"], faq["dir"]) }

  /// ` lang="en"`, or nothing if that is no language tag.
  static func lang(_ tag: String?) -> String {
    guard let tag, isLanguageTag(tag) else { return "" }
    return " lang=\"\(tag)\""
  }

  private static func language(_ lang: RawValue?, _ dir: RawValue?) -> String {
    self.lang(lang?.string?.text) + self.dir(dir?.string?.text)
  }

  private static func dir(_ direction: String?) -> String {
    guard let direction, ["ltr", "rtl", "auto"].contains(direction) else { return "" }
    return " dir=\"\(direction)\""
  }

  /// BCP 47 in outline: subtags of one to eight letters and digits, the first of two or more
  /// letters.
  private static func isLanguageTag(_ tag: String) -> Bool {
    let subtags = tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let first = subtags.first, first.count > 1, first.allSatisfy(\.isASCIILetter),
      tag.utf8.count <= 64
    else { return false }
    return subtags.allSatisfy { subtag in
      (1...8).contains(subtag.count) && subtag.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
    }
  }
}

extension UInt8 {
  var isASCIILetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  var isASCIIHexDigit: Bool {
    isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }
}
