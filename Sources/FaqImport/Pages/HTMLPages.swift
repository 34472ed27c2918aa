import Bytes
import FaqService
import Markup

/// Questions in pages of HTML: those that the page shows, and those that its data adds.
enum HTMLPages {
  /// The shapes that are all tried, in this order: questions that overlap with those of an earlier
  /// shape are left out.
  private static let shapes = [
    PageShape(name: "microdata", evidence: 0, questions: PageShape.microdata),
    PageShape(name: "details", evidence: 1, mayState: true, questions: PageShape.details),
    PageShape(name: "named classes", evidence: 0, questions: PageShape.classes),
    PageShape(name: "buttons with panels", evidence: 2, questions: PageShape.buttons),
    PageShape(name: "definition lists", evidence: 2, questions: PageShape.definitions),
    PageShape(name: "headings", evidence: 2, mayState: true, questions: PageShape.headings),
  ]

  /// Weaker shapes, tried only if those above find nothing; the one with the most questions wins.
  private static let looks = [
    PageShape(name: "lines", evidence: 2, questions: PageShape.lines),
    PageShape(name: "items", evidence: 3, questions: PageShape.items),
    PageShape(name: "headings", evidence: 2, mayState: true, questions: PageShape.statements),
    PageShape(name: "buttons with panels", evidence: 2, mayState: true) { page in
      page.isCalledFAQ ? PageShape.buttons(of: page).filter { page.folds([$0]) } : []
    },
  ]

  static func read(_ text: ForeignText) -> ImportedContent? {
    guard let page = page(of: text) else { return nil }
    let data = LinkedData.entries(of: page)
    var union = PageUnion(page: page, data: data)
    for shape in shapes { union.add(shape.questions(page), from: shape) }
    if union.shapes.isEmpty {
      // Whatever finds the most questions is tried first, or the most that ask.
      func rank(_ found: [PageQuestion]) -> (Int, Int) {
        (found.count, found.count(where: \.text.isQuestion))
      }
      let found = looks.map { (shape: $0, questions: $0.questions(page)) }
      for (shape, questions) in found.sorted(by: { rank($0.questions) > rank($1.questions) })
      where union.shapes.isEmpty { union.add(questions, from: shape) }
    }
    var entries = PageEntries(data: data, union: &union)
    return entries.next(upTo: NativeWriter.pieceSize)
  }

  /// The line of a script that has questions, for the message that scripts are not read:
  /// `var faqs = [{q: "Why?", a: "So."}]`.
  static func scriptLine(in text: ForeignText) -> Int? {
    guard let page = page(of: text) else { return nil }
    let script = page.tree.elements(named: "script").first { node in
      let parts = page.tree.text(in: page.content(of: node)).split(separator: ":")
      return zip(parts, parts.dropFirst()).count { name, rest in
        let (word, value) = (FieldName(String(name.suffix(40))).words.last ?? "", rest.trimmed)
        return FieldRole(of: word)?.side == .question
          && String(value.dropFirst().prefix { $0 != value.first }).isQuestion
      } > 1
    }
    return script.map { text.mark(at: page.origin(of: $0).lowerBound).line }
  }

  /// The page that a text is, or nil.
  static func page(of text: ForeignText) -> Page? {
    let isTemplate = text.templateTagCount > 0
    // The first visible ASCII character must begin a tag. Bytes outside of ASCII are passed over,
    // as they may be white space.
    let first = text.bytes.dropFirst(text.markCount).first { $0 > 0x20 && $0 < 0x80 }
    guard text.bytes.count < HTMLTree.maximumSize, isTemplate || first == UInt8(ascii: "<"),
      text.isPage || text.string.isHTMLPage(ofTemplate: isTemplate)
    else { return nil }
    let start = text.markCount
    let bytes = start == 0 ? text.bytes : Array(text.bytes[start...])
    return Page(bytes, at: start, isCalledFAQ: text.naming != .unnamed)
  }
}

/// Pages that follow front matter, as site generators keep them.
enum FrontedPages {
  static func read(_ text: ForeignText) -> ImportedContent? {
    guard let matter = FrontMatter(text.bytes, from: text.markCount),
      var content = HTMLPages.read(text.blank(upTo: matter.end))
    else { return nil }
    var ledger = AccountLedger()
    ledger.addLeftOut(text.bytes[..<matter.end].wordCount, as: .envelope)
    content.account.add(ledger.finished())
    content.envelope += matter.fields.map(\.member)
    return content
  }
}

/// The entries of a page, a few at a time.
private struct PageEntries: FurtherEntries {
  private let page: Page
  private let questions: [PageQuestion]
  /// The entries that only the data of the page has.
  private let added: [ImportedEntry]
  private var index = 0
  /// What is around all entries.
  private var around: ImportedContent
  private let language: ImportedText?

  /// An entry can be from anywhere, since data is often at the start.
  let offset: Int? = nil

  init(data: [ImportedEntry], union: inout PageUnion) {
    questions = union.finish()
    let page = union.page
    self.page = page
    language = page.language.map { ImportedText($0, at: 0) }
    let shown = questions
    let match = LinkedDataMatch(of: data, with: shown.count) { page.entry(of: shown[$0], nil) }
    added = match.added
    let names = (union.shapes + (added.isEmpty ? [] : ["JSON-LD"])).joined(separator: ", ")
    let count = questions.count + added.count
    let reading = ImportReading("questions in \(names)", form: .html, count: count)
    around = ImportedContent([], reading: reading)
    let copyCount = union.copies.count + match.copies.count
    let copies = copyCount == 1 ? "copy" : "copies"
    if copyCount > 0 { around.reading.remarks = ["\(copyCount) \(copies) left out"] }
    let start = page.start
    if !page.title.isBlank {
      around.envelope = [ImportedMember("title", ImportedText(page.title, at: start))]
    }
    around.base = page.base.map { ImportedText($0, at: start) }
    around.account =
      PageAccount(of: page, questions: questions, copies: union.copies, data: match).account
  }

  mutating func next(upTo size: Int) -> ImportedContent? {
    let count = questions.count + added.count
    guard index < count else { return nil }
    var content = around
    around.account = ImportAccount()
    var rest = size
    while index < count, rest > 0 {
      let entry =
        index < questions.count
        ? page.entry(of: questions[index], language) : added[index - questions.count]
      content.entries.append(entry)
      rest -= entry.size
      index += 1
    }
    if index < count { content.further = self }
    return content
  }
}

extension ForeignText {
  /// Whether the text says at its start that it is a page.
  var beginsPage: Bool {
    let start = bytes.dropFirst(markCount).drop(while: \.isHTMLSpace).prefix(14)
    let text = String(utf8: start).lowercased()
    return text == "<!doctype html" || text.hasPrefix("<html")
  }
}

private extension Page {
  func entry(of question: PageQuestion, _ language: ImportedText?) -> ImportedEntry {
    let answer = tree.html(of: withoutLastRule(question.answer)).trimmed.replacing(
      answerLabel(of: question)?.text ?? "",
      with: "",
      maxReplacements: 1
    )
    let start = origin(of: question.question)
    let link = question.question.lazy.compactMap { tree.tag(of: $0)?["href"]?.trimmedAddress }
      .first(where: \.leadsElsewhere)
    return ImportedEntry(
      question: ImportedText(question.title, at: start),
      answer: [.formatted(ImportedText(answer, at: origin(of: question.answer)), .html)],
      category: headingLine(of: question).map { line in
        ImportedText(line, at: origin(of: question.heading ?? 0).lowerBound)
      },
      language: language,
      rest: link.map { [ImportedMember("link", ImportedText($0, at: start))] } ?? []
    )
  }

  /// A range without the rule that divides it from what follows.
  func withoutLastRule(_ range: Range<Int>) -> Range<Int> {
    let rule = tree.outermost(of: range).first { node in
      tree.tag(of: node)?.name == "hr" && !hasContent(in: node..<range.upperBound)
    }
    return range.lowerBound..<(rule ?? range.upperBound)
  }
}

private extension String {
  /// Whether the text is HTML, and not Markdown that begins with a tag.
  func isHTMLPage(ofTemplate isTemplate: Bool) -> Bool {
    var tokenizer = HTMLTokenizer(Array(utf8))
    while let token = tokenizer.next() {
      switch token {
      case .doctype: return true
      case .startTag(let tag):
        if ["html", "head", "body", "meta"].contains(tag.name) { return true }
        return !HTMLTraits.of(tag.name).isEmpty && !hasLinesOfMarkdown
          && !contains("</summary>\n\n")
      case .text(let text): if !text.isBlank, !isTemplate { return false }
      case .comment: continue
      case .endTag: return false
      }
    }
    return false
  }

  /// Whether a line is a heading, an item or a fence of Markdown, or holds its marks.
  var hasLinesOfMarkdown: Bool {
    split(whereSeparator: \.isNewline).contains { line in
      let isIndented = line.hasPrefix("    ")
      let line = line.drop { $0 == " " }
      let rest = line.drop { $0 == "#" }
      return rest.startIndex != line.startIndex && rest.first == " "
        || !isIndented && ["- ", "* "].contains(where: line.hasPrefix)
        || !isIndented && line.first != "<" && ["`", "**", "]("].contains(where: line.contains)
    }
  }
}
