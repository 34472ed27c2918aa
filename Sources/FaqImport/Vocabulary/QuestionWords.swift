import Bytes

/// Whether a text is a question, and whether a name announces questions.
enum QuestionWords {
  /// Whether a name is that of a section that describes a program.
  static func isPartOfManual(_ name: String) -> Bool {
    Vocabulary.manualParts.contains(letters(of: name))
  }

  /// The letters and spaces of a name in lower case; empty if it is longer than any in the lists.
  private static func letters(of name: String) -> String {
    name.utf8.count > 40
      ? "" : name.lowercased().filter { $0.isLetter || $0 == " " }.trimmed
  }

  /// Whether a text ends in a question mark, perhaps followed by a remark in parentheses.
  static func endInMark(_ text: String) -> Bool {
    if hasMarkAtEnd(text[...]) { return !offerHelp(text) }
    guard text.hasSuffix(")"), let open = text.lastIndex(of: "(") else { return false }
    return hasMarkAtEnd(text[..<open])
  }

  /// Whether a text asks readers for their questions, as in "Still have a question?".
  private static func offerHelp(_ text: String) -> Bool {
    guard text.utf8.count < 80 else { return false }
    let text = text.lowercased().replacing("’", with: "'").drop { !$0.isLetter }
    // By bytes, since every text that asks is compared with all of these.
    func begins(with start: String) -> Bool { text.utf8.starts(with: start.utf8) }
    return Vocabulary.offers.words.contains(where: begins)
      || Vocabulary.searches.words.contains(where: begins)
        && Vocabulary.goals.words.contains(where: text.contains)
  }

  private static func hasMarkAtEnd(_ text: Substring) -> Bool {
    let last = text.unicodeScalars.last { isMark($0) || $0.isAlphanumeric }
    return last.map(isMark) ?? false
  }

  /// Whether a text ends in a question mark or begins like a question.
  static func ask(_ text: String) -> Bool {
    if endInMark(text) || text.first == "¿" { return true }
    let word = text.prefix { !$0.isWhitespace }.lowercased()
    return Vocabulary.firstWords.contains(word.replacing("’", with: "'"))
  }

  /// Whether a text is a question even without a question mark: `Why is it slow`, but not
  /// `How to start`.
  static func surelyAsk(_ text: String) -> Bool {
    if endInMark(text) { return true }
    return ask(text) && text.split(separator: " ").count > 2
      && !text.lowercased().hasPrefix("how to ")
  }

  /// Whether a name says that questions follow.
  static func announce(_ name: String) -> Bool {
    let name = name.lowercased()
    let words = name.split { !$0.isLetter }
    // A sentence is no name: `This FAQ is wrong.`
    guard words.count < 4 || name.last != "." else { return false }
    if let index = words.firstIndex(where: { $0 == "faq" || $0 == "faqs" }) {
      return !words[(index + 1)...].prefix(1).contains { Vocabulary.tools.contains(String($0)) }
        && !words[..<index].suffix(1).contains { Vocabulary.toolActions.contains(String($0)) }
    }
    // A sentence may be about questions: `I want to translate the questions to my language`.
    return name.contains("f.a.q") || Vocabulary.announcements.words.contains(where: name.contains)
      || words.count < 7 && ["questions", "fragen", "вопросы"].contains(where: name.contains)
  }

  /// Whether a name says nothing else than that questions follow.
  static func onlyAnnounce(_ name: String) -> Bool {
    Vocabulary.plainAnnouncements.contains(letters(of: name))
  }

  /// Whether a name is that of a section beside the questions (`See also`), or invites readers to
  /// ask (`Have a question?`).
  static func surround(_ name: String) -> Bool {
    Vocabulary.surroundings.contains(letters(of: name)) || offerHelp(name)
  }

  /// Whether a heading has a word of what follows the text of a page: "Contact us".
  static func endPages(_ heading: String) -> Bool {
    letters(of: heading).words.contains { surround($0) || isPartOfManual($0) }
  }

  /// Whether a question mark is anywhere in a text.
  static func haveMark(_ text: String) -> Bool { text.unicodeScalars.contains(where: isMark) }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "?" || scalar == "？" || scalar == "؟" || scalar == "\u{37E}"
  }
}
