import Markup

/// The entries of a Markdown file while they are gathered.
struct MarkdownReading {
  private let document: MarkdownDocument
  private let leads: [MarkdownLead]
  private let title: MarkdownLead?
  private let introductionEnd: Int
  private var account: MarkdownAccount
  private(set) var entries: [ImportedEntry] = []
  /// How many of the entries end in a question mark.
  private(set) var questionCount = 0
  private var candidateCount = 0
  private var ranks: Set<Int> = []

  /// Reads parts of a document that has all these leads.
  init(
    _ document: MarkdownDocument,
    _ leads: [MarkdownLead],
    in sections: [MarkdownSection]
  ) {
    self.document = document
    self.leads = leads
    account = MarkdownAccount(of: document)
    let title = leads.title
    self.title = title
    let first = leads.first { $0.origin > title?.origin ?? 0 && !$0.mayBelongToText }?.origin
    let block = document.outline.entries.first { $0.range.contains(first ?? -1) }
    introductionEnd = block?.range.lowerBound ?? document.outline.source.count
    for section in sections { add(section) }
  }

  /// What was read; nil without entries.
  var content: ImportedContent? {
    guard !entries.isEmpty else { return nil }
    var account = account
    let envelope = envelope(&account)
    let places = ranks.sorted().map(\.nameOfRank).joined(separator: " and ")
    var content = ImportedContent(
      entries,
      envelope: envelope,
      reading: ImportReading(
        "questions in \(places)",
        form: .markdown,
        count: entries.count,
        of: entries.count + candidateCount
      )
    )
    content.account = account.finished(leads)
    return content
  }
}

private extension MarkdownReading {
  /// Adds the questions of a part of the document.
  mutating func add(_ section: MarkdownSection) {
    let leads = section.leads.filter { $0.origin != title?.origin }
    guard let choice = QuestionChoice(of: leads, upTo: section.end, in: section.naming, document)
    else { return }
    ranks.insert(choice.rank)
    candidateCount += choice.missedCount
    for question in choice.questions { add(question) }
  }

  mutating func add(_ question: ChosenQuestion) {
    let title = question.lead.title
    let answer = MarkdownAnswer(
      to: question.lead,
      upTo: question.end,
      without: question.cuts,
      in: document
    )
    guard let answer else {
      candidateCount += 1
      return
    }
    let origin = document.start + question.lead.origin
    let parsed = MarkupParser().parse(answer.text).withTagsOnly
    account.add(question, answer, wordCount: parsed.wordCount)
    let category = question.sections.map(\.title.text).joined(separator: " › ")
    if QuestionWords.endInMark(title.text) { questionCount += 1 }
    entries.append(
      ImportedEntry(
        question: ImportedText(title.text, at: origin),
        answer: [ImportedText(answer.text, at: document.start + answer.origin).markdown(parsed)],
        category: category.isEmpty ? nil : ImportedText(category, at: origin),
        rest: title.members(at: origin)
      )
    )
  }

  /// The metadata, and the title of the document with what it introduces.
  func envelope(_ account: inout MarkdownAccount) -> [ImportedMember] {
    var members = (document.frontMatter?.fields ?? []).map { field in
      ImportedMember(field.name, ImportedText(field.value, at: field.origin))
    }
    if let title {
      let origin = document.start + title.origin
      account.leaveOut([title.origin..<title.contentStart])
      if document.frontMatter?["title"] == nil {
        members.append(ImportedMember("title", ImportedText(title.title.text, at: origin)))
      }
      if let answer = MarkdownAnswer(to: title, upTo: introductionEnd, in: document),
        document.frontMatter?["introduction"] == nil
      {
        account.leaveOut(answer.ranges)
        members.append(ImportedMember("introduction", ImportedText(answer.text, at: origin)))
      }
    }
    return members
  }
}

private extension MarkdownLead {
  /// Whether it may be bold text or an item within running text.
  var mayBelongToText: Bool {
    (MarkdownLead.paragraphRank..<MarkdownLead.containerRank).contains(rank)
      && !QuestionWords.endInMark(title.text)
  }
}

private extension [MarkdownLead] {
  /// The heading that names the whole document.
  var title: MarkdownLead? {
    guard let first = first(where: { $0.rank < MarkdownLead.paragraphRank }), first.rank == 1,
      count(where: { $0.rank == 1 }) == 1
    else { return nil }
    return first
  }
}

private extension Int {
  /// What has a rank.
  var nameOfRank: String {
    switch self {
    case ..<MarkdownLead.paragraphRank: "headings of level \(self)"
    case MarkdownLead.paragraphRank, MarkdownLead.plainRank: "paragraphs"
    case MarkdownLead.itemRank: "items"
    case MarkdownLead.tableRank: "tables"
    default: "containers"
    }
  }
}
