import Bytes

extension ItemContent {
  /// Whether members of this name hold texts for people, even if they are one word.
  static func isNameOfText(_ name: String) -> Bool { namesOfTexts.contains(name.lowercased()) }

  /// Whether a list of this name is shown without it, since the name only means "content".
  static func isNameOfContent(_ name: String) -> Bool {
    namesOfContent.contains(name.lowercased())
  }

  private static let namesOfContent: Set<String> = [
    "blocks", "body", "children", "content", "elements", "items", "list", "text",
  ]

  private static let namesOfTexts: Set<String> = [
    "alt", "alt_text", "alttext", "answer", "author", "body", "caption", "content", "description",
    "footer", "heading", "headline", "hint", "label", "message", "note", "placeholder", "question",
    "quote", "subtitle", "summary", "text", "title", "tooltip",
  ]
}

extension String {
  /// Whether there are two words in the text, or a letter that is not ASCII.
  ///
  /// Neither `10px 20px` nor the path of a picture, `M 10 10 L 20 20 Z`, has words.
  var isForPeople: Bool {
    if unicodeScalars.contains(where: { !$0.isASCII && $0.properties.isAlphabetic }) { return true }
    let words = utf8.split(maxSplits: 32) { $0 <= UInt8(ascii: " ") }
      .map(\.firstLetters).filter { !$0.isEmpty }
    return words.count > 1 && words.contains { $0.count > 1 }
  }
}

private extension Substring.UTF8View {
  /// The letters that come before any digit, without the marks before them.
  var firstLetters: Self { drop { !$0.isASCIIAlphanumeric }.prefix(while: \.isASCIILetter) }
}
