import Renderers

extension EntryNames {
  /// Appends wording about FAQs with these names in their place: `an FAQ` becomes `a cocktail`.
  ///
  /// A name that begins a sentence is capitalised.
  func append(_ wording: String, to text: inout String) {
    guard self != .faqs else {
      text += wording
      return
    }
    let words = wording.split(separator: " ", omittingEmptySubsequences: false)
    for (index, word) in words.enumerated() {
      if index > 0 { text += " " }
      append(word, to: &text)
    }
  }

  /// Wording about FAQs with these names in their place.
  func inWording(_ wording: String) -> String {
    var text = ""
    append(wording, to: &text)
    return text
  }
}

private extension EntryNames {
  func append(_ word: Substring, to text: inout String) {
    let lead = word.prefix { !$0.isLetter }
    let name = word.dropFirst(lead.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard name == "FAQ" || name == "FAQs" else {
      text += word
      return
    }
    text += lead
    if !singular.beginsWithVowel, text.endsWithArticle {
      text.replaceSubrange(text.index(text.endIndex, offsetBy: -2)..., with: " ")
    }
    text += text.isSentenceStart ? replacement(of: name).capitalised : replacement(of: name)
    text += word.dropFirst(lead.count + name.count)
  }

  func replacement(of name: Substring) -> String { name == "FAQ" ? singular : plural }
}

private extension String {
  var beginsWithVowel: Bool { first.map { "aeiouAEIOU".contains($0) } ?? false }

  /// Whether the text ends with `an `.
  var endsWithArticle: Bool {
    let start = lowercased()
    return start == "an " || start.hasSuffix(" an ")
  }

  var isSentenceStart: Bool { isEmpty || hasSuffix(". ") || hasSuffix("\n") }

  var capitalised: String { prefix(1).uppercased() + dropFirst() }
}
