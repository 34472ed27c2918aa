import Markup
import Platform

/// The entries of a Markdown file, a few at a time.
struct MarkdownEntries: FurtherEntries {
  /// The metadata, and the title of the document with what it introduces.
  private(set) var envelope: [ImportedMember] = []
  /// The language that the metadata name.
  private let language: ImportedText?
  private let file: MarkdownFile
  private let choice: QuestionChoice
  private var questionIndex = 0
  private var sectionIndex = 0
  /// The sections around, from the outermost.
  private var sections: [(index: Int, lead: MarkdownLead)] = []
  private var sliceIndex = 0
  private var account: MarkdownAccount
  private var missedCount: Int
  private var entryCount = 0
  /// Whether answers have dividers in them, so that one in the last does not end it.
  private var haveDividers = false

  /// The first entries of Markdown with questions: headings, bold lines, containers, definitions.
  static func read(_ text: ForeignText) -> ImportedContent? {
    guard text.charset != .windows1252, !text.isPage, !text.beginsPage else { return nil }
    var entries = Self(of: text)
    return entries?.next(upTo: NativeWriter.pieceSize)
  }

  /// Decides what the questions are, or nil.
  init?(of text: ForeignText, slicesOf size: Int = MarkdownFile.sliceSize) {
    guard var file = MarkdownFile(text, slicesOf: size) else { return nil }
    var survey = MarkdownSurvey(of: file)
    var choice = QuestionChoice(of: survey, in: file)
    let titles = file.sectionLines
    file.sectionLines = file.sectionLines(above: choice)
    if file.sectionLines.count > titles.count, case let divided = MarkdownSurvey(of: file),
      case let other = QuestionChoice(of: divided, in: file),
      other.questions.count >= choice.questions.count
    {
      (survey, choice) = (divided, other)
    } else {
      file.sectionLines = titles
    }
    guard !choice.questions.isEmpty else { return nil }
    self.choice = choice
    self.file = file
    language = file.frontMatter?.language
    missedCount = choice.missedCount + (file.frontMatter?.entryCount ?? 0)
    account = MarkdownAccount(of: file, besides: survey.contents)
    addEnvelope(survey)
  }

  var offset: Int? {
    sliceIndex < file.slices.count ? file.slices[sliceIndex].range.lowerBound : file.source.count
  }

  mutating func next(upTo size: Int) -> ImportedContent? {
    var entries: [ImportedEntry] = []
    var count = 0
    while count < size, sliceIndex < file.slices.count {
      let start = entries.count
      readSlice(into: &entries)
      for entry in entries[start...] { count += entry.size }
    }
    guard !entries.isEmpty || entryCount > 0 else { return nil }
    entryCount += entries.count
    let places = choice.ranks.sorted().map(\.nameOfRank).joined(separator: " and ")
    let all = entryCount + missedCount
    let finding = "questions in \(places)"
    let reading = ImportReading(finding, form: .markdown, count: entryCount, of: all)
    var content = ImportedContent(entries, envelope: envelope, reading: reading)
    content.account = account.take(hasEntriesAfter: questionIndex < choice.questions.count)
    if sliceIndex < file.slices.count { content.further = self }
    return content
  }
}

private extension MarkdownEntries {
  mutating func addEnvelope(_ survey: MarkdownSurvey) {
    let metadata = file.frontMatter
    envelope += metadata?.fields.map(\.member) ?? []
    guard let title = survey.title else { return }
    account.leaveOut(title)
    if metadata?["title"] == nil {
      let text = ImportedText(title.title.text, at: title.origin)
      envelope.append(ImportedMember("title", text))
    }
    guard metadata?["introduction"] == nil,
      let answer = MarkdownAnswer(to: title, upTo: survey.introductionEnd, in: file)
    else { return }
    account.leaveOut(answer)
    let text = ImportedText(answer.text, at: title.origin)
    envelope.append(ImportedMember("introduction", text))
  }

  mutating func readSlice(into entries: inout [ImportedEntry]) {
    let slice = file.slices[sliceIndex]
    sliceIndex += 1
    guard let document = file.document(slice) else { return }
    let leads = document.leads
    for lead in leads {
      var isShown = false
      let question = choice.questions[questionIndex...].first
      if let question, question.origin == lead.origin {
        isShown = add(question, lead, of: document, to: &entries)
        questionIndex += 1
      }
      let section = choice.sections[sectionIndex...].first
      if let section, section.origin == lead.origin {
        while let last = sections.last, last.index != section.parent { sections.removeLast() }
        sections.append((sectionIndex, lead))
        isShown = isShown || section.isUsed && !QuestionWords.onlyAnnounce(lead.title.text)
        sectionIndex += 1
      }
      if isShown { account.add(lead) }
    }
    account.close(document, leads, in: file)
  }

  /// Adds the entry of a question; false if there is no answer to see.
  mutating func add(
    _ question: ChosenQuestion,
    _ lead: MarkdownLead,
    of document: MarkdownDocument,
    to entries: inout [ImportedEntry]
  ) -> Bool {
    let cuts = question.cuts
    let isLast = questionIndex + 1 == choice.questions.count && !haveDividers
    let start = lead.contentStart
    let rest = start..<max(start, question.end)
    let end = (isLast ? file.firstDivider(in: rest) : nil) ?? question.end
    guard let answer = MarkdownAnswer(to: lead, upTo: end, without: cuts, in: file, document) else {
      missedCount += 1
      return false
    }
    let isDivided = file.plainText.map { $0.firstDivider(in: rest) != nil }
    haveDividers = haveDividers || isDivided ?? answer.text.contains("\n---")
    let around = sections.prefix { $0.index <= question.section ?? -1 }.map(\.lead)
    let category = around.map(\.title.text).filter { !QuestionWords.onlyAnnounce($0) }
      .joined(separator: " › ")
    let document = MarkupParser().parse(answer.text).withTagsOnly
    account.add(answer, to: lead, wordCount: document.wordCount, in: file)
    entries.append(
      ImportedEntry(
        question: ImportedText(lead.title.text, at: lead.origin),
        answer: [ImportedText(answer.text, at: answer.origin).markdown(document)],
        category: category.isEmpty ? nil : ImportedText(category, at: lead.origin),
        language: language,
        rest: lead.title.members(at: lead.origin)
      )
    )
    return true
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
