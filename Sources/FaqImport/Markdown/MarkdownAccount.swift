import Markup

/// Accounts for the words of a Markdown file, by the ranges that entries are made of.
struct MarkdownAccount {
  /// A part of the document that is in an entry.
  private struct Claim {
    let range: Range<Int>
    /// How many words the entry shows.
    let wordCount: Int
    /// How many are numbers and labels.
    let restCount: Int
    /// Words in the range that the entry does not have: other cells of its row.
    let missingCount: Int
  }

  private let document: MarkdownDocument
  private var claims: [Claim] = []
  /// Where the titles in `claims` begin; a question may be the section of another.
  private var titles: Set<Int> = []
  /// The title and what it introduces.
  private var envelope = RangeSet<Int>()

  init(of document: MarkdownDocument) { self.document = document }

  /// Adds an entry that shows a question, so many words of an answer, and the sections around it.
  mutating func add(_ question: ChosenQuestion, _ answer: MarkdownAnswer, wordCount: Int) {
    let lead = question.lead
    for title in [lead] + question.sections where titles.insert(title.origin).inserted {
      add(title)
    }
    var missingCount = 0
    if case .enclosed(let row, .cell) = lead.content {
      let title = lead.title.text.utf8.wordCount + lead.title.restCount
      missingCount = document.wordCount(ofRow: row) - title - wordCount - answer.labelCount
    }
    for (index, range) in answer.ranges.enumerated() {
      claims.append(
        Claim(
          range: range,
          wordCount: index == 0 ? wordCount : 0,
          restCount: index == 0 ? answer.labelCount : 0,
          missingCount: index == 0 ? missingCount : 0
        )
      )
    }
  }

  /// Leaves out the title of the document, or what it introduces.
  mutating func leaveOut(_ ranges: [Range<Int>]) {
    for range in ranges { envelope.insert(contentsOf: range) }
  }

  /// What became of all words of the document, which has all these leads.
  func finished(_ leads: [MarkdownLead]) -> ImportAccount {
    var ledger = AccountLedger()
    let metadata = document.frontMatter?.fields.reduce(0) { $0 + $1.value.utf8.wordCount } ?? 0
    ledger.addLeftOut(metadata, as: .envelope)
    var gaps = GapReader(document, envelope: envelope, questions: leads.questionOrigins)
    for claim in claims.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      gaps.add(upTo: claim.range.lowerBound, to: &ledger)
      ledger.addLeftOut(claim.restCount, as: .members)
      ledger.addShown(claim.wordCount)
      if claim.missingCount > 0 {
        ledger.addPassedOver(claim.missingCount, at: document.place(of: claim.range), asks: false)
      }
      gaps.skip(to: claim.range.upperBound)
    }
    gaps.add(upTo: document.outline.source.count, to: &ledger)
    return ledger.finished()
  }
}

private extension MarkdownAccount {
  mutating func add(_ lead: MarkdownLead) {
    claims.append(
      Claim(
        range: lead.origin..<lead.contentStart,
        wordCount: lead.title.text.utf8.wordCount,
        restCount: lead.title.restCount,
        missingCount: 0
      )
    )
  }
}

/// Adds what is between the parts of a document that are in entries.
private struct GapReader {
  private let document: MarkdownDocument
  private let envelope: RangeSet<Int>
  /// Where the questions begin, in order.
  private var questions: ArraySlice<Int>
  private var entries: ArraySlice<MarkupOutline.Entry>
  private var offset = 0

  init(_ document: MarkdownDocument, envelope: RangeSet<Int>, questions: [Int]) {
    self.document = document
    self.envelope = envelope
    self.questions = questions[...]
    entries = document.outline.entries[...]
  }

  mutating func skip(to end: Int) { offset = max(offset, end) }

  /// Adds the texts up to an offset, each question by itself.
  mutating func add(upTo end: Int, to ledger: inout AccountLedger) {
    while offset < end {
      entries = entries.drop { $0.range.upperBound <= offset }
      guard let entry = entries.first, entry.range.lowerBound < end else { break }
      offset = max(offset, entry.range.lowerBound)
      questions = questions.drop { $0 < offset }
      let asks = questions.first == offset
      let next = questions.dropFirst(asks ? 1 : 0).first ?? end
      let piece = offset..<min(end, entry.range.upperBound, next)
      add(piece, of: entry.block, asks: asks, to: &ledger)
      offset = piece.upperBound
    }
    offset = max(offset, end)
  }

  private func add(
    _ piece: Range<Int>,
    of block: MarkupBlock,
    asks: Bool,
    to ledger: inout AccountLedger
  ) {
    let count = document.wordCount(of: piece)
    guard count > 0 else { return }
    if envelope.contains(piece.lowerBound) {
      ledger.addLeftOut(count, as: .envelope)
    } else if block.isContents {
      ledger.addLeftOut(count, as: .navigation)
    } else {
      ledger.addPassedOver(count, at: document.place(of: piece), asks: asks)
    }
  }
}

private extension [MarkdownLead] {
  /// Where those begin that ask; a sentence of running text may ask its reader.
  var questionOrigins: [Int] {
    filter { $0.asks && $0.rank != MarkdownLead.plainRank }.map(\.origin)
  }
}

private extension MarkdownDocument {
  /// The range in the file.
  func place(of range: Range<Int>) -> Range<Int> {
    range.lowerBound + start..<range.upperBound + start
  }

  /// How many words people see in a range.
  func wordCount(of range: Range<Int>) -> Int {
    let definitions = outline.definitions(for: range)
    let text = SiteSyntax.removed(from: text(range))
    return MarkupParser().parse("\(text)\n\n\(definitions)").withTagsOnly.wordCount
  }

  func wordCount(ofRow row: Range<Int>) -> Int {
    text(row).cells.reduce(0) { $0 + MarkupParser().parse($1).withTagsOnly.wordCount }
  }
}

private extension MarkupBlock {
  /// Whether it lists links within the document, and nothing else.
  var isContents: Bool {
    guard case .list(let list) = self else { return false }
    return list.items.allSatisfy { item in
      item.allSatisfy { block in
        if case .paragraph(let inlines) = block { inlines.isLinkInside } else { block.isContents }
      }
    }
  }
}
