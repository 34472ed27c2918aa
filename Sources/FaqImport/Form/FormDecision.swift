import Bytes
import Markup

extension ImportedContent {
  /// Decides the form of the answers, and turns questions into plain text.
  ///
  /// The form is that of most answers with markup. Among answers in HTML, a text without any is
  /// Markdown if it has the signs of that, or else plain, so that its line ends stay. Among answers
  /// in Markdown, one with tags becomes HTML, since Markdown shows tags; so does one with links or
  /// bold text of Markdown among answers in HTML, unless tags divide it into blocks. Among plain
  /// answers, one with a list is Markdown. A form with markup stays that is known from earlier
  /// answers.
  mutating func decideForm(known: TextForm? = nil) {
    if entries.count > 1 || known != nil { removeLabels() }
    let signs = entries.map { entry in entry.answer.map(\.signs) }
    var count = FormCount()
    for signs in signs.joined() { count.add(signs) }
    let known = known == .plain ? nil : known
    let form = known ?? count.form ?? .plain
    reading.form = count.form == nil ? nil : form
    for (index, signs) in signs.enumerated() {
      for (place, signs) in signs.enumerated() {
        guard let signs, case .text(let text) = entries[index].answer[place] else { continue }
        switch form {
        case .html: entries[index].answer[place] = text.html(signs)
        case .markdown where signs.hasHTML: entries[index].answer[place] = text.markdown
        case .markdown where text.text.contains("\n•"):
          // Markdown would join the lines.
          let list = ImportedText(text.text.replacing("\n•", with: "\n-"), at: text.origin)
          entries[index].answer[place] = .formatted(list.separatingLists, .markdown)
        case .markdown where !signs.hasList:
          entries[index].answer[place] = .text(text.keepingLines)
        case .plain where signs.hasList:
          entries[index].answer[place] = .formatted(text.separatingLists, .markdown)
        case .markdown, .plain: continue
        }
      }
      let own = entries[index].answer.first?.form(within: form)
      if let question = entries[index].question.plain(in: own) {
        entries[index].question = question
      }
    }
  }
}

private extension ImportedContent {
  /// Removes labels such as `Q:` that all questions have, and those of their answers; also labels
  /// that all answers have.
  mutating func removeLabels() {
    let areAsked = entries.allSatisfy { $0.question.withoutLabel(.question) != nil }
    guard areAsked || entries.allSatisfy({ $0.unlabelledAnswer != nil }) else { return }
    var count = 0
    for (index, entry) in entries.enumerated() {
      if areAsked, let question = entry.question.withoutLabel(.question) {
        count += entry.question.utf8.wordCount - question.utf8.wordCount
        entries[index].question = question
      }
      if let answer = entry.unlabelledAnswer {
        count += (entry.answer[0].text?.utf8.wordCount ?? 0) - answer.utf8.wordCount
        entries[index].answer[0] = .text(answer)
      }
    }
    account.shownCount -= count
    account.leftOutCounts[.members, default: 0] += count
  }
}

private extension ImportedEntry {
  /// The first text of the answer after a label such as `A:`; nil without one.
  var unlabelledAnswer: ImportedText? {
    guard case .text(let text)? = answer.first else { return nil }
    return text.withoutLabel(.answer)
  }
}

/// Counts the answers with HTML and with Markdown; the more frequent form is taken for all of them.
struct FormCount {
  private var hasTexts = false
  private var htmlCount = 0
  private var markdownCount = 0

  /// The form of the texts so far, or nil.
  var form: TextForm? {
    guard hasTexts else { return nil }
    if htmlCount > 0, htmlCount >= markdownCount { return .html }
    return markdownCount > 0 ? .markdown : .plain
  }

  /// Counts the texts of an entry.
  mutating func add(_ entry: ImportedEntry) { for part in entry.answer { add(part.signs) } }

  mutating func add(_ signs: MarkupSigns?) {
    guard let signs else { return }
    hasTexts = true
    if signs.hasHTML, !signs.isMixed {
      htmlCount += 1
    } else if signs.hasHTML || signs.hasMarkdown {
      markdownCount += 1
    }
  }
}

extension ImportedText {
  /// The text as Markdown, or as HTML if there is HTML in it, which Markdown shows as text.
  var markdown: ImportedPart { markdown(MarkupParser().parse(text).withTagsOnly) }

  /// The same of a text that is parsed already.
  func markdown(_ document: MarkupDocument) -> ImportedPart {
    guard document.hasHTML else { return .formatted(self, .markdown) }
    let html = HTMLRendering.html(of: document).withoutBlankEnds.showingPictures
    return .formatted(ImportedText(html, at: origin), .html)
  }
}

private extension ImportedText {
  /// The text after a label at its start; nil without one.
  func withoutLabel(_ role: FieldRole.Side) -> Self? {
    SpokenLabel(in: text, role: role).flatMap { $0.rest.isEmpty ? nil : Self($0.rest, at: origin) }
  }

  /// The text with a blank line between lists and the lines after them, which Markdown would add to
  /// the last item.
  var separatingLists: Self {
    let lines = text.lines
    let result = lines.indices.flatMap { index in
      lines.endsList(at: index) ? ["", lines[index]] : [lines[index]]
    }
    return result.count == lines.count ? self : Self(result.joined(separator: "\n"), at: origin)
  }

  /// The text with the ends of lines that end long before the others, which Markdown would join.
  var keepingLines: Self {
    let lines = text.lines
    let columns = max(50, lines.map(\.utf8.count).max() ?? 0)
    let kept = zip(lines, lines.dropFirst() + [""]).map { line, next in
      line.endsEarly(before: next, in: columns) ? line + "  " : line
    }
    let haveBlocks = lines.contains { line in
      line.indent > 3 || line.first.map("#|>`~<".contains) == true || line.hasSuffix("\\")
    }
    return kept == lines || haveBlocks ? self : Self(kept.joined(separator: "\n"), at: origin)
  }

  /// The text as a part of content in HTML; without tags and entities it is Markdown or plain.
  func html(_ signs: MarkupSigns) -> ImportedPart {
    if signs.hasHTML, signs.isMixed || signs.isLined { return separatingLists.markdown }
    let tags = signs.mayHaveTags ? TagReading(Array(utf8), isHTML: true) : nil
    guard signs.hasHTML || tags?.hasTags == true else {
      let isMarkdown = signs.hasMarkdown || signs.hasList
      return isMarkdown ? .formatted(separatingLists, .markdown) : .formatted(self, .plain)
    }
    guard let literals = tags?.literals, !literals.isEmpty else { return .text(self) }
    return .formatted(Self(text.escapingText(), at: origin), .html)
  }

  /// The text of a question without tags and entities, and without marks if its answer may have
  /// some, or nil.
  func plain(in form: TextForm?) -> Self? {
    let signs = MarkupSigns(of: self)
    let document: MarkupDocument? =
      if signs.hasHTML {
        HTMLParser().parse(text.escapingText())
      } else if signs.hasMarkdown, form == nil || form == .markdown || text.contains("](") {
        MarkupParser().parse(text)
      } else {
        nil
      }
    let whole = document?.blocks.plainText ?? text
    let plain = whole.trimming { $0.isWhiteSpace || $0 == "\u{200B}" }
    return plain.isEmpty || plain == text ? nil : Self(plain, at: origin)
  }
}

private extension ImportedPart {
  /// The signs of a text whose form is to be decided.
  var signs: MarkupSigns? {
    switch self {
    case .text(let text): MarkupSigns(of: text)
    case .formatted, .item: nil
    }
  }

  /// The form of a text in content that has one; nil for other items.
  func form(within form: TextForm) -> TextForm? {
    switch self {
    case .text: form
    case .formatted(_, let own): own
    case .item: nil
    }
  }
}

/// Whether a text has the signs of HTML or of Markdown.
struct MarkupSigns {
  private(set) var hasHTML = false
  private(set) var hasMarkdown = false
  /// Whether a sign may begin a tag.
  private(set) var mayHaveTags = false
  /// Whether two lines or more begin like items.
  private(set) var hasList = false
  /// Whether there are links or bold text of Markdown, and no tags of blocks.
  private(set) var isMixed = false
  /// Whether lists or blank lines divide it, and no tags do.
  private(set) var isLined = false

  init(of text: ImportedText) {
    guard text.literal.mayHaveMarkup else { return }
    let bytes = text.utf8
    var isLineStart = true
    var itemCount = 0
    // Within a paragraph, only the number 1 begins a list.
    var isInParagraph = false
    for offset in bytes.indices {
      if isLineStart {
        let isNumber = bytes[offset].isASCIIDigit && bytes[offset] != UInt8(ascii: "1")
        let isItem = Self.beginsItem(bytes[offset...]) && !(isNumber && isInParagraph)
        if isItem { itemCount += 1 }
        isInParagraph = !isItem && bytes[offset] != 0x0A
      }
      switch bytes[offset] {
      case UInt8(ascii: "<"): mayHaveTags = true
      case UInt8(ascii: "&"): hasHTML = hasHTML || Self.isEntity(bytes[(offset + 1)...])
      case UInt8(ascii: "*"), UInt8(ascii: "_"):
        isMixed = isMixed || Self.opensStrong(bytes[offset...])
      case UInt8(ascii: "]"):
        isMixed = isMixed || bytes[(offset + 1)...].first == UInt8(ascii: "(")
      case UInt8(ascii: "`"): hasMarkdown = true
      case UInt8(ascii: "#") where isLineStart:
        let rest = bytes[offset...].drop { $0 == UInt8(ascii: "#") }
        hasMarkdown = hasMarkdown || rest.first == UInt8(ascii: " ")
      default: break
      }
      isLineStart = bytes[offset] == UInt8(ascii: "\n")
    }
    hasList = itemCount > 1
    hasMarkdown = hasMarkdown || isMixed
    hasHTML = hasHTML || mayHaveTags && TagReading(Array(bytes)).hasTags
    guard mayHaveTags else { return }
    let source = text.text.lowercased()
    let hasBlocks = ["<p", "<div", "<li", "<table", "<h"].contains(where: source.contains)
    isMixed = isMixed && !hasBlocks
    isLined = !hasBlocks && (source.contains("\n\n") || hasList && !source.contains("<br"))
  }
}

extension MarkupSigns {
  private static func isEntity(_ rest: ArraySlice<UInt8>) -> Bool {
    let name = rest.first == UInt8(ascii: "#") ? rest.dropFirst() : rest
    let letters = name.prefix(10).prefix(while: \.isASCIIAlphanumeric)
    return letters.count > 1 && name.dropFirst(letters.count).first == UInt8(ascii: ";")
  }

  /// Whether a line begins with `- `, `* ` or `1. `.
  static func beginsItem(_ line: ArraySlice<UInt8>) -> Bool {
    let digits = line.prefix(3).prefix(while: \.isASCIIDigit)
    let mark = line[digits.endIndex...].prefix(2)
    let marks = digits.isEmpty ? "-*+" : ".)"
    return mark.last == 0x20 && mark.first.map(marks.utf8.contains) ?? false
  }

  /// Whether two marks are followed by a character that is not a space.
  private static func opensStrong(_ rest: ArraySlice<UInt8>) -> Bool {
    let rest = rest.prefix(3)
    guard rest.count == 3, let first = rest.first, let last = rest.last else { return false }
    return rest.dropFirst().first == first && last != first && !last.isJSONSpace
  }
}

private extension ArraySlice<UInt8> {
  /// Whether a character begins markup, or an escape may stand for one.
  var mayHaveMarkup: Bool {
    var last: UInt8 = 0
    for byte in self {
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "_"),
        UInt8(ascii: "]"), UInt8(ascii: "`"), UInt8(ascii: "#"), 0x0A:
        return true
      case UInt8(ascii: "u"), UInt8(ascii: "n"):
        if last == UInt8(ascii: "\\") { return true }
        last = byte
      default: last = byte
      }
    }
    return false
  }
}
