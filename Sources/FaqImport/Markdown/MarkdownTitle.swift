import Bytes
import Markup

/// A line that may be a question, as the title of an entry: `## 3. *How*? {#how}` is `How?`.
struct MarkdownTitle {
  /// The text without looks, number and label.
  private(set) var text: String
  /// Whether the text ends in a question mark.
  private(set) var endsInMark = false
  /// The identifier in braces after the text.
  private(set) var id: String?
  /// The number before the text.
  var number: String?
  /// The address of a link to another document.
  private(set) var link: String?
  /// Whether it is a link within the document.
  private(set) var isLinkInside: Bool
  /// How many words the number and the labels before the text have.
  var restCount = 0
  /// Whether a label such as `Q:`, or the header of a table, says that the text is a question.
  var isLabelled = false

  init(_ inlines: [MarkupInline]) {
    text = inlines.withTagsOnly(in: .title).titleText.onOneLine
    link = inlines.firstDestination
    isLinkInside = inlines.isLinkInside
    removeIdentifier()
    let count = text.utf8.wordCount
    let rest = text.drop { $0 == " " || !$0.isASCII && !$0.isLetter && !$0.isNumber }
    let isLabel = SpokenLabel(in: String(rest), role: .question) != nil
    text = isLabel ? String(rest) : text.drop { "❓❔\u{FE0F} ".contains($0) }.trimmed
    if text.hasPrefix("- ") { text.removeFirst(2) }
    removeLabel()
    removeNumber()
    removeLabel()
    restCount = count - text.utf8.wordCount
    endsInMark = QuestionWords.endInMark(text)
  }

  /// Reads a text without marks.
  init(_ text: String) { self.init([.text(text)]) }

  /// Reads one piece of Markdown.
  init(parsing source: String) {
    let blocks = MarkupParser().parse(source.withoutUnpairedMarks.trimmed).blocks
    switch blocks.count == 1 ? blocks[0] : nil {
    case .paragraph(let inlines), .heading(_, let inlines): self.init(inlines)
    case .rawHTML(let html):
      self.init(HTMLParser().parse(html.escapingText(in: .title)).blocks.plainText)
    case .code, .quote, .list, .table, .details, .thematicBreak, nil: self.init(source)
    }
  }

  /// Adds another question with the same answer.
  mutating func append(_ other: Self) {
    text += " " + other.text
    restCount += other.restCount
  }

  /// Removes a number that has a mark after it, or several parts, or to which a longer one adds
  /// some.
  mutating func removeNumber(before longer: String? = nil) {
    guard let label = NumberLabel(in: text), !label.rest.isEmpty,
      !label.marks.isEmpty || label.parts.count > 1 && !label.hasLetter
        || longer?.hasPrefix(label.text + ".") == true
    else { return }
    (number, text) = (label.text, label.rest.trimmed)
    restCount += 1
  }

  var hasSentences: Bool { [". ", "! ", "? ", ": "].contains(where: text.contains) }

  /// The members of an entry that say what the title does not.
  func members(at origin: Int) -> [ImportedMember] {
    [("id", id), ("number", number), ("link", link)].compactMap { name, value in
      value.map { ImportedMember(name, ImportedText($0, at: origin)) }
    }
  }
}

private extension MarkdownTitle {
  mutating func removeIdentifier() {
    guard text.hasSuffix("}"), let brace = text.lastIndex(of: "{") else { return }
    let content = text[text.index(after: brace)...].dropLast()
    let name = content.drop { $0 == ":" }.split(separator: " ").first { $0.hasPrefix("#") }
    guard name != nil || content.hasPrefix(":.") || content.hasPrefix(": .") else { return }
    id = name.map { String($0.dropFirst()) }
    text = text[..<brace].trimmed
  }

  mutating func removeLabel() {
    guard let label = SpokenLabel(in: text, role: .question) else { return }
    isLabelled = true
    if let number = label.number { self.number = number }
    text = label.rest
  }
}

extension [MarkupInline] {
  /// The text without looks and tags.
  var titleText: String { text { $0.lowercased().hasPrefix("<br") ? " " : "" } }
}

private extension [MarkupInline] {
  /// The address of the first link that leaves the document.
  var firstDestination: String? {
    lazy.compactMap { inline in
      guard case .link(_, let destination, _) = inline else {
        return inline.content?.firstDestination
      }
      return destination.hasPrefix("#") ? nil : destination
    }
    .first
  }
}

/// A label that says who speaks: `Q:`, `Q1.`, `Question 2:`, `A:`.
struct SpokenLabel {
  /// The number in the label.
  let number: String?
  /// The text after the label.
  let rest: String

  /// Whether a text is a label without a text: `Question 1`, but not `FAQ`.
  static func isAlone(_ text: String, role: FieldRole.Side) -> Bool {
    let word = text.prefix(while: \.isLetter)
    let words: Vocabulary = role == .question ? .questionLabels : .answerLabels
    let rest = text[word.endIndex...]
    return words.contains(word.lowercased()) && (!rest.isEmpty || word.lowercased() != "faq")
      && rest.allSatisfy { $0.isNumber || " .:：)#-".contains($0) }
  }

  /// Nil if a text does not begin with a label: a word and a colon, or also a letter and a period
  /// or a dash.
  ///
  /// In field lists, a colon is before it (`:Q:`); names of emojis such as `:question:` are small.
  init?(in text: String, role: FieldRole.Side, allowsPeriod: Bool = true) {
    let field = text.utf8.first == UInt8(ascii: ":") ? text.dropFirst() : ""
    let text = field.first?.isUppercase == true ? field : text[...]
    // Bytes tell where a word of ASCII letters ends, as most first words are.
    let letters = text.utf8.prefix(while: \.isASCIILetter)
    let next = text.utf8[letters.endIndex...].first ?? 0
    let word = next < 0x80 ? text[..<letters.endIndex] : text.prefix(while: \.isLetter)
    let words: Vocabulary = role == .question ? .questionLabels : .answerLabels
    guard !word.isEmpty, words.contains(word.lowercased()) else { return nil }
    var rest = text[word.endIndex...]
    let digits = rest.drop { $0 == " " || $0 == "#" }.prefix { $0.isNumber || $0 == "." }
    var number = digits.filter(\.isNumber)
    if let first = digits.first, first.isNumber { rest = rest[digits.endIndex...] }
    // `Q4a:`
    if !number.isEmpty, let letter = rest.first, "abcde".contains(letter),
      rest.dropFirst().first == ":"
    {
      number.append(rest.removeFirst())
    }
    // `FAQ: Costs` is a name.
    if number.isEmpty, word.lowercased() == "faq" { return nil }
    let hasDot = !number.isEmpty && digits.last == "."
    let mark = rest.drop { $0 == " " }.first
    // The address of a file: `D:\Work`.
    if [":\\", ":/"].contains(where: rest.hasPrefix) { return nil }
    if mark == ":" || mark == "：" || !number.isEmpty && (mark == ")" || mark == "-") {
      rest = rest.drop { $0 == " " }.dropFirst()
    } else if allowsPeriod, "QAВО".contains(word), mark == "." || mark == ")" {
      rest = rest.dropFirst().drop { $0 == ":" }
    } else if allowsPeriod, "QAВОPRF".contains(word),
      [" - ", " – ", " — "].contains(where: rest.hasPrefix)
    {
      rest = rest.dropFirst(2)
    } else if !hasDot || rest.first?.isLowercase == true {
      return nil
    }
    self.number = number.isEmpty ? nil : number
    self.rest = rest.trimmed
    guard !self.rest.isEmpty || role == .answer else { return nil }
  }
}
