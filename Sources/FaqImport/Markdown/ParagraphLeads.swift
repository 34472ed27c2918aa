import Bytes
import Markup

extension LeadFinders {
  /// Paragraphs that are bold or begin with a bold question, and lines that begin with `Q:` or ask.
  static func markedQuestions(
    in inlines: [MarkupInline],
    _ range: Range<Int>,
    of document: MarkdownDocument,
    isItem: Bool = false
  ) -> [MarkdownLead] {
    let labelled = document.labelledLeads(in: range)
    if !labelled.isEmpty { return labelled }
    return boldLead(inlines, in: range, of: document, isItem: isItem).map { [$0] }
      ?? askingLeads(in: range, of: document)
  }

  /// A lead for each line that ends in a question mark.
  ///
  /// The first line must be one, or the name of some, as that of plain text may be, and an answer
  /// must follow each. If there are fewer than three, a heading must say that questions follow. If
  /// there are several, one may also be below a line without a full stop.
  private static func askingLeads(
    in range: Range<Int>,
    of document: MarkdownDocument
  ) -> [MarkdownLead] {
    let lines = MarkdownLines(Array(document.outline.source[range]))
    let texts = lines.lazy.map { lines.text(of: $0).trimmed }
    guard let start = texts.first, QuestionWords.endInMark(start) || QuestionWords.announce(start),
      let first = texts.firstIndex(where: QuestionWords.endInMark), lines.count > first + 1,
      first < 2 || document.plainText != nil
    else { return [] }
    func isApart(_ index: Int) -> Bool {
      index == first || texts[index - 1].last.map { $0.isLetter || $0 == "," } != true
    }
    var asking = lines.indices[first...].filter { QuestionWords.endInMark(texts[$0]) }
    let isPattern = asking.count(where: isApart) > 1
    asking.removeAll { index in
      let isWhole = texts[index].first?.isUppercase == true
      return !isApart(index) && !(isPattern && isWhole && !QuestionWords.ask(texts[index - 1]))
    }
    let isInTurn = zip(asking, asking.dropFirst() + [lines.count]).allSatisfy { $0 + 1 < $1 }
    guard isInTurn else { return [] }
    let rank = asking.count > 2 ? MarkdownLead.paragraphRank : MarkdownLead.plainRank
    return asking.map { index in
      let line = lines[index].moved(by: range.lowerBound)
      return MarkdownLead(rank, MarkdownTitle(parsing: document.text(line)), in: line)
    }
  }

  private static func boldLead(
    _ inlines: [MarkupInline],
    in range: Range<Int>,
    of document: MarkdownDocument,
    isItem: Bool
  ) -> MarkdownLead? {
    let tagged = inlines.withBoldTags
    let ornaments = tagged.prefix(while: \.isOrnament)
    let inlines = tagged[ornaments.endIndex...]
    guard let bold = inlines.first, bold.isMarked else { return nil }
    var title = MarkdownTitle([bold])
    title.restCount += Array(ornaments).titleText.utf8.wordCount
    let rest = Array(inlines.dropFirst())
    let end: Int
    var isRunIn = false
    if rest.titleText.allSatisfy({ $0.isWhitespace || ":?".contains($0) }) {
      end = range.upperBound
    } else {
      let breaks = rest.first?.breaksLine ?? false
      isRunIn = !breaks
      let isSentence = title.text.contains(" ") && title.text.last.map(".!。！".contains) == true
      let asks = title.endsInMark || rest.titleText.first == "?"
      guard bold.isStrong, asks || breaks || isSentence || isItem,
        let length = document.text(range).lengthOfBold
      else { return nil }
      end = range.lowerBound + length
      // Such a dash counts as a word, and is left out.
      if let dash = rest.titleText.trimmed.first, "–—".contains(dash) { title.restCount += 1 }
    }
    guard !title.text.isEmpty, !SpokenLabel.isAlone(title.text, role: .answer) else { return nil }
    if rest.titleText.first == "?" { title = MarkdownTitle([bold, .text("?")]) }
    let lead = MarkdownLead(MarkdownLead.paragraphRank, title, in: range.lowerBound..<end)
    return changing(lead) { $0.isRunIn = isRunIn }
  }
}

extension MarkdownDocument {
  /// A lead for each line that begins with `Q:`, up to a line that begins with `A:`, or to the end
  /// of its paragraph.
  ///
  /// A few such questions above one answer are one. The line before may be its number.
  func labelledLeads(in range: Range<Int>) -> [MarkdownLead] {
    var leads: [MarkdownLead] = []
    var index = lines.partitioningIndex { $0.upperBound > range.lowerBound }
    while index < lines.count, lines[index].lowerBound < range.upperBound {
      var questions: [LabelledQuestion] = []
      while let next = questions.isEmpty ? index : questions.last?.next,
        lines[next].lowerBound < range.upperBound, let question = labelledQuestion(at: next)
      { questions.append(question) }
      let isOne = questions.count < 9 && questions.last?.isAnswered == true
      for group in isOne ? [questions] : questions.map({ [$0] }) {
        if let lead = lead(of: group, in: range) { leads.append(lead) }
      }
      index = questions.last?.end ?? index + 1
    }
    return leads
  }

  /// Questions that one answer follows.
  private func lead(of questions: [LabelledQuestion], in range: Range<Int>) -> MarkdownLead? {
    guard let first = questions.first, let last = questions.last else { return nil }
    var title = first.title
    for other in questions.dropFirst() { title.append(other.title) }
    let start = lines[first.start].lowerBound
    let number = numberLine(before: start)
    if let number { title.number = number.text }
    // The number of a list item is no word; `1.1` is in none.
    if let number, range.contains(number.start) || number.text.contains(".") {
      title.restCount += 1
    }
    let whole = (number?.start ?? start)..<lines[last.end - 1].upperBound
    return MarkdownLead(MarkdownLead.paragraphRank, title, in: whole)
  }

  private struct LabelledQuestion {
    let title: MarkdownTitle
    /// The indices of its first line, and after its last.
    let start: Int
    let end: Int
    /// Whether a line with a label such as `A:` follows.
    var isAnswered = false
    /// The index of the next question, if nothing is between them.
    var next: Int?
  }

  /// The question whose label is at the beginning of a line.
  private func labelledQuestion(at index: Int) -> LabelledQuestion? {
    let text = lines.text(of: lines[index])
    guard let label = SpokenLabel(in: text.withoutMarks, role: .question) else { return nil }
    var end = index + 1
    var goesOn = !QuestionWords.endInMark(text)
    var answer: Int?
    var next: Int?
    for place in lines.indices[end...].prefix(12) where answer == nil && next == nil {
      let text = lines.text(of: lines[place]).withoutMarks
      if SpokenLabel(in: text, role: .answer) != nil {
        answer = place
      } else if let other = SpokenLabel(in: text, role: .question) {
        let follows = (end..<place).allSatisfy { lines.text(of: lines[$0]).isBlank }
        // A list of contents begins again.
        let isLater = other.number.flatMap(Int.init) ?? 0 >= label.number.flatMap(Int.init) ?? 0
        next = follows && isLater ? place : nil
        break
      } else if text.first.map("#-+`~=<>|".contains) == true {
        break
      }
      goesOn = goesOn && !text.isEmpty
      if goesOn { end = place + 1 }
    }
    end = answer ?? end
    let range = lines[index].lowerBound..<lines[end - 1].upperBound
    let title = self.title(self.text(range).onOneLine)
    return .init(title: title, start: index, end: end, isAnswered: answer != nil, next: next)
  }

  /// The line before an offset, or above a blank one, if it has nothing but a number: `2.`.
  private func numberLine(before offset: Int) -> (text: String, start: Int)? {
    let above = lines[..<lines.partitioningIndex { $0.lowerBound >= offset }].suffix(2)
    let line = above.last { !lines.text(of: $0).isBlank }
    guard let line, line.count < 12, body.contains(line.lowerBound) else { return nil }
    let title = MarkdownTitle(lines.text(of: line) + " ?")
    return title.text == "?" ? title.number.map { ($0, line.lowerBound) } : nil
  }
}

extension MarkupInline {
  /// Whether it is bold or italic.
  var isMarked: Bool { if case .emphasis = self { true } else { isStrong } }
}

private extension [MarkupInline] {
  /// The same text, whose start is bold if it is in tags: `<b>How?</b>`.
  var withBoldTags: Self {
    guard case .rawHTML(let tag)? = first, let close = tag.closingBoldTag,
      let end = firstIndex(of: .rawHTML(close))
    else { return self }
    return [.strong(Array(self[1..<end]))] + self[(end + 1)...]
  }
}

private extension MarkupInline {
  var breaksLine: Bool {
    if case .rawHTML(let tag) = self { return tag.lowercased().hasPrefix("<br") }
    return self == .softBreak || self == .hardBreak
  }

  /// Whether it is an anchor, an emoji or its name, or a line end.
  var isOrnament: Bool {
    switch self {
    case .softBreak, .hardBreak, .rawHTML: true
    case .text(let text):
      !text.contains { $0.isLetter || $0.isNumber }
        || text.trimmed.hasPrefix(":") && text.trimmed.hasSuffix(":") && !text.trimmed.contains(" ")
    case .strong, .emphasis, .strikethrough, .code, .link, .image, .autolink: false
    }
  }

  var isStrong: Bool {
    switch self {
    case .strong: true
    case .emphasis(let inner): inner.count == 1 && inner[0].isStrong
    case .text, .softBreak, .hardBreak, .strikethrough, .code, .link, .image, .autolink, .rawHTML:
      false
    }
  }
}

private extension String {
  /// The tag that ends the bold text which this one begins.
  var closingBoldTag: String? { ["<b>": "</b>", "<strong>": "</strong>"][self] }

  /// The length of the bold text at the beginning that a question mark and a break follow.
  var lengthOfBold: Int? {
    let text = drop(while: \.isWhitespace)
    let mark = text.prefix { $0 == "*" || $0 == "_" }
    let close = mark.isEmpty ? "\(text.prefix { $0 != ">" })>".closingBoldTag ?? "" : String(mark)
    guard close.count >= 2, let end = text.dropFirst(mark.count).firstRange(of: close) else {
      return nil
    }
    var rest = self[end.upperBound...]
    if rest.first == "?" { rest.removeFirst() }
    rest = rest.drop { " \t:\\".contains($0) }
    if ["- ", "– ", "— "].contains(where: rest.hasPrefix) { rest.removeFirst(2) }
    if rest.lowercased().hasPrefix("<br"), let close = rest.firstIndex(of: ">") {
      rest = rest[rest.index(after: close)...]
    }
    return utf8.distance(from: startIndex, to: rest.startIndex)
  }
}
