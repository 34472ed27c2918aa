import Markup

/// Accounts for the words of a Markdown file, by the ranges that entries are made of.
struct MarkdownAccount {
  /// A part of the file that is in an entry.
  private struct Claim {
    let range: Range<Int>
    /// How many words the entry shows.
    var wordCount = 0
    /// How many are numbers and labels.
    var restCount = 0
    /// Words in the range that the entry does not have: other cells of its row.
    var missingCount = 0
  }

  private var ledger = AccountLedger()
  private var claims: [Claim] = []
  /// Where the questions of a list of contents begin.
  private let contents: Set<Int>
  /// The title of the file and what it introduces.
  private var envelope = RangeSet<Int>()
  /// Up to where the words are accounted for.
  private var offset = 0

  /// Leaves out the metadata, contents, and what is around questions with answers elsewhere.
  init(of file: MarkdownFile, besides contents: Set<Int>) {
    self.contents = contents
    let count = file.frontMatter?.fields.reduce(0) { $0 + $1.value.utf8.wordCount } ?? 0
    if count > 0 { ledger.addLeftOut(count, as: .envelope) }
    claims = file.listed.map { Claim(range: $0.question.range, restCount: $0.question.restCount) }
  }

  /// Leaves out the title of the file.
  mutating func leaveOut(_ title: MarkdownLead) {
    envelope.insert(contentsOf: title.origin..<title.contentStart)
  }

  /// Leaves out what the title of the file introduces.
  mutating func leaveOut(_ introduction: MarkdownAnswer) {
    for range in introduction.ranges { envelope.insert(contentsOf: range) }
    ledger.noteUnseen(introduction.text.utf8, of: "introduction")
  }

  /// Adds the title of an entry or a section.
  mutating func add(_ lead: MarkdownLead) {
    let range = lead.origin..<lead.contentStart
    let count = lead.title.text.utf8.wordCount
    claims.append(Claim(range: range, wordCount: count, restCount: lead.title.restCount))
  }

  /// Adds the answer to a question; `wordCount` is how many of its words are shown.
  mutating func add(
    _ answer: MarkdownAnswer,
    to lead: MarkdownLead,
    wordCount: Int,
    in file: MarkdownFile
  ) {
    var claim = Claim(range: answer.ranges[0], wordCount: wordCount, restCount: answer.labelCount)
    if case .cell? = lead.content.wrapping {
      let title = lead.title.text.utf8.wordCount + lead.title.restCount
      let row = file.text(lead.content.range).cells
        .reduce(0) { $0 + MarkupParser().parse($1).withTagsOnly.wordCount }
      claim.missingCount = row - title - wordCount - answer.labelCount
    }
    claims.append(claim)
    for range in answer.ranges.dropFirst() { claims.append(Claim(range: range)) }
  }

  /// Accounts for all words of some blocks, which have these leads.
  mutating func close(_ document: MarkdownDocument, _ leads: [MarkdownLead], in file: MarkdownFile)
  {
    // Where those begin that ask; a sentence of running text may ask its reader.
    var questions = leads.filter { $0.asks && $0.rank != MarkdownLead.plainRank }.map(\.origin)[...]
    var entries = document.outline.entries[...]
    let shift = document.shift
    // Adds what is in no entry up to an offset, each question by itself.
    func addGap(upTo end: Int) {
      while offset < end {
        entries = entries.drop { $0.range.upperBound + shift <= offset }
        guard let entry = entries.first, entry.range.lowerBound + shift < end else { break }
        offset = max(offset, entry.range.lowerBound + shift)
        questions = questions.drop { $0 < offset }
        let asks = questions.first == offset
        let next = questions.dropFirst(asks ? 1 : 0).first ?? end
        let piece = offset..<min(end, entry.range.upperBound + shift, next)
        let count = file.wordCount(of: piece)
        if envelope.contains(piece.lowerBound) {
          ledger.addLeftOut(count, as: .envelope)
        } else if contents.contains(piece.lowerBound) || entry.block.isContents {
          ledger.addLeftOut(count, as: .navigation)
        } else {
          ledger.addPassedOver(count, at: piece, asks: asks)
        }
        offset = piece.upperBound
      }
      offset = max(offset, end)
    }
    offset = max(offset, document.whole.lowerBound)
    claims.sort { $0.range.lowerBound < $1.range.lowerBound }
    let count = claims.prefix { $0.range.lowerBound < document.whole.upperBound }.count
    for claim in claims[..<count] {
      addGap(upTo: claim.range.lowerBound)
      if claim.restCount > 0 { ledger.addLeftOut(claim.restCount, as: .members) }
      ledger.addShown(claim.wordCount)
      ledger.addPassedOver(claim.missingCount, at: claim.range, asks: false)
      offset = max(offset, claim.range.upperBound)
    }
    addGap(upTo: document.whole.upperBound)
    claims.removeFirst(count)
  }

  /// The account since the last one.
  mutating func take(hasEntriesAfter: Bool) -> ImportAccount {
    let account = ledger.finished(hasEntriesAfter: hasEntriesAfter)
    ledger = AccountLedger(hasEntriesBefore: true)
    return account
  }
}

private extension MarkdownFile {
  /// How many words people see in a range.
  func wordCount(of range: Range<Int>) -> Int {
    let text = SiteSyntax.removed(from: text(range)) + definitions(for: range)
    return MarkupParser().parse(text).withTagsOnly.wordCount
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
