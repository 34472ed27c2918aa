import Markup

/// The entries of a Markdown file while they are gathered.
struct MarkdownReading {
  private let document: MarkdownDocument
  private let title: MarkdownLead?
  private let introductionEnd: Int
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
    let places = ranks.sorted().map(\.nameOfRank).joined(separator: " and ")
    return ImportedContent(
      entries,
      envelope: envelope,
      reading: ImportReading(
        "questions in \(places)",
        form: .markdown,
        count: entries.count,
        of: entries.count + candidateCount
      )
    )
  }
}

private extension MarkdownReading {
  /// Adds the questions of a part of the document.
  mutating func add(_ section: MarkdownSection) {
    let leads = section.leads.filter { $0.origin != title?.origin }
    let introduced = leads.indices.map { introduces(leads, at: $0, upTo: section.end) }
    let candidates = leads.indices.filter { introduced[$0] && leads[$0].mayBeQuestion }
    guard
      let level = QuestionLevel(of: candidates.map { leads[$0] }, in: section.naming)
    else { return }
    ranks.insert(level.rank)
    var open: (lead: MarkdownLead, category: String)?
    var sections: [(rank: Int, name: String)] = []
    for (lead, isIntroducing) in zip(leads, introduced) {
      let asks = lead.mayBeQuestion && level.isQuestion(lead)
      let isEntry = asks && isIntroducing
      if let open, contains(open.lead, lead, isEntry: isEntry, level) { continue }
      finish(open, upTo: lead.origin)
      sections.removeAll { $0.rank >= lead.rank }
      open = isEntry ? (lead, sections.map(\.name).joined(separator: " › ")) : nil
      if asks, !isEntry, lead.rank == level.rank { candidateCount += 1 }
      guard lead.rank != MarkdownLead.itemRank else { continue }
      if !isEntry || lead.rank < level.rank { sections.append((lead.rank, lead.title.text)) }
    }
    finish(open, upTo: section.end)
  }

  /// Whether something to see stands below a lead: text, a container, or for a question also
  /// headings that are no questions.
  func introduces(_ leads: [MarkdownLead], at index: Int, upTo end: Int) -> Bool {
    let next = index + 1 < leads.count ? leads[index + 1].origin : end
    if introduces(leads[index], upTo: next) { return true }
    guard index + 1 < leads.count, leads[index + 1].rank > leads[index].rank,
      QuestionWords.endInMark(leads[index].title.text) || leads[index + 1].isContainer,
      !QuestionWords.endInMark(leads[index + 1].title.text)
    else { return false }
    let afterNext = index + 2 < leads.count ? leads[index + 2].origin : end
    return introduces(leads[index + 1], upTo: afterNext)
  }

  func introduces(_ lead: MarkdownLead, upTo next: Int) -> Bool {
    let end = min(lead.contentEnd ?? next, next)
    guard lead.contentStart < end else { return false }
    let range = document.visiblePart(of: lead.contentStart..<end)
    return !document.text(range).allSatisfy(\.isWhitespace)
  }

  /// Whether a lead belongs to the answer of an open one.
  func contains(
    _ open: MarkdownLead,
    _ lead: MarkdownLead,
    isEntry: Bool,
    _ level: QuestionLevel
  ) -> Bool {
    if let end = open.contentEnd { return lead.origin < end }
    if level.isLabelled, !isEntry, lead.rank == level.rank { return true }
    return lead.rank > open.rank && !(isEntry && lead.rank <= level.rank)
  }

  mutating func finish(_ open: (lead: MarkdownLead, category: String)?, upTo end: Int) {
    guard let open else { return }
    let title = open.lead.title
    guard let answer = MarkdownAnswer(to: open.lead, upTo: end, in: document) else {
      candidateCount += 1
      return
    }
    let origin = document.start + open.lead.origin
    if QuestionWords.endInMark(title.text) { questionCount += 1 }
    entries.append(
      ImportedEntry(
        question: ImportedText(title.text, at: origin),
        answer: [ImportedText(answer.text, at: document.start + answer.origin).markdown],
        category: open.category.isEmpty ? nil : ImportedText(open.category, at: origin),
        rest: title.members(at: origin)
      )
    )
  }

  /// The metadata, and the title of the document with what it introduces.
  var envelope: [ImportedMember] {
    var members = (document.frontMatter?.fields ?? []).map { field in
      ImportedMember(field.name, ImportedText(field.value, at: field.origin))
    }
    if let title {
      let origin = document.start + title.origin
      if document.frontMatter?["title"] == nil {
        members.append(ImportedMember("title", ImportedText(title.title.text, at: origin)))
      }
      if let answer = MarkdownAnswer(to: title, upTo: introductionEnd, in: document),
        document.frontMatter?["introduction"] == nil
      {
        members.append(ImportedMember("introduction", ImportedText(answer.text, at: origin)))
      }
    }
    return members
  }
}

private extension MarkdownLead {
  var isContainer: Bool { rank >= MarkdownLead.containerRank }

  var mayBeQuestion: Bool {
    !isAnnouncement && !QuestionWords.surround(title.text)
  }

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
