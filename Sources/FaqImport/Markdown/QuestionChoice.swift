/// A lead that became a question, and how far its answer goes.
struct ChosenQuestion {
  @Compact var origin: Int
  /// The section around it.
  @Compact var section: Int?
  /// Where the answer ends.
  @Compact var end: Int
  /// The questions within the answer that are separate entries.
  var cuts: [Range<Int>] = []
}

/// A lead that groups the leads below it; it may also be a question.
struct ChosenSection {
  @Compact var origin: Int
  let rank: UInt8
  /// The section around it.
  @Compact var parent: Int?
  /// Whether a question is in it.
  var isUsed = false
}

/// The questions among the leads of a file: headings, bold lines and whatever else may introduce
/// an answer (`MarkdownLead`).
struct QuestionChoice {
  private(set) var questions: [ChosenQuestion] = []
  private(set) var sections: [ChosenSection] = []
  /// For each part, the rank that most of its questions have.
  private(set) var ranks: Set<Int> = []
  /// How many of the questions end in a question mark.
  private(set) var markCount = 0
  /// How many leads ask without an answer.
  private(set) var missedCount = 0

  /// Adds the questions of a part, by the level that most of them have.
  private mutating func add(_ section: MarkdownSection, of marks: [LeadMark]) {
    let contents = LeadContents(of: marks[section.leads])
    let candidates = section.leads.lazy
      .filter { contents.mayHaveAnswer(at: $0) && marks[$0].mayBeQuestion }.map { marks[$0] }
    guard let level = QuestionLevel(of: candidates, in: section.naming) else { return }
    ranks.insert(level.rank)
    choose(from: marks[section.leads], upTo: section.end, contents.uses(on: level), level)
  }
}

extension QuestionChoice {
  /// Chooses in all of a file, or only in the parts that names announce.
  ///
  /// The whole file is chosen if it has at least twice as many questions with a question mark as
  /// the parts have questions. If its own name surely announces questions, more marks are enough.
  init(of survey: MarkdownSurvey, in file: MarkdownFile) {
    let naming = survey.naming(of: file)
    let all = MarkdownSection(leads: survey.marks.indices, end: file.source.count, naming: naming)
    add(all, of: survey.marks)
    var named = Self()
    for section in survey.namedSections(in: file) { named.add(section, of: survey.marks) }
    let enough = naming == .surely ? named.markCount + 1 : 2 * named.questions.count
    if !named.questions.isEmpty, markCount < enough { self = named }
  }
}

private extension QuestionChoice {
  /// Goes through the leads in order: closes the questions that a lead ends, and then adds the lead
  /// as a question, counts it as one without an answer, or adds it as a section.
  mutating func choose(
    from leads: ArraySlice<LeadMark>,
    upTo end: Int,
    _ uses: [LeadContents.Use],
    _ level: QuestionLevel
  ) {
    var open: [(question: Int, lead: LeadMark)] = []
    var section: Int?
    for (lead, use) in zip(leads, uses) {
      while let last = open.last, questions[last.question].end <= lead.origin { open.removeLast() }
      if let last = open.last {
        let isInside = level.contains(last.lead, lead, isEntry: use == .entry)
        if use == .answer || isInside { continue }
        if use == .entry, let leadEnd = lead.end, lead.rank > last.lead.rank {
          questions[last.question].cuts.append(lead.origin..<leadEnd)
        } else {
          close(&open, at: lead)
        }
      }
      while let last = section, sections[last].rank >= lead.rank { section = sections[last].parent }
      if use == .entry {
        open.append((questions.count, lead))
        if lead.endsInMark { markCount += 1 }
        noteUse(of: section)
        questions.append(
          ChosenQuestion(origin: lead.origin, section: section, end: lead.contentEnd ?? end)
        )
      } else if use == .missed {
        missedCount += 1
      }
      let isAbove =
        lead.rank < level.rank && lead.rank != MarkdownLead.paragraphRank
        && !(lead.asks && lead.isHeading)
      guard lead.rank != MarkdownLead.itemRank, use != .entry || isAbove else { continue }
      sections.append(ChosenSection(origin: lead.origin, rank: UInt8(lead.rank), parent: section))
      section = sections.count - 1
    }
  }

  mutating func noteUse(of section: Int?) {
    var section = section
    while let used = section, !sections[used].isUsed {
      sections[used].isUsed = true
      section = sections[used].parent
    }
  }

  /// Ends the open questions that do not enclose a lead.
  mutating func close(_ open: inout [(question: Int, lead: LeadMark)], at lead: LeadMark) {
    while let last = open.last, (last.lead.contentEnd ?? 0) <= lead.origin {
      questions[last.question].end = lead.origin
      open.removeLast()
    }
  }
}

/// After which leads there is an answer.
private struct LeadContents {
  enum Use {
    case entry
    /// The text of a question before it.
    case answer
    /// A question without an answer.
    case missed
    /// A section, or text.
    case other
  }

  private let leads: ArraySlice<LeadMark>
  /// For each lead, the next one that is not below it.
  private var next: [Int32]
  /// For each lead, the first from it on that is text or is followed by text.
  private var firstText: [Int32]

  init(of leads: ArraySlice<LeadMark>) {
    self.leads = leads
    let end = Int32(leads.endIndex)
    next = [Int32](repeating: end, count: leads.count)
    firstText = next
    var open: [Int] = []
    for index in leads.indices.reversed() {
      while let last = open.last, leads[last].rank > leads[index].rank { open.removeLast() }
      let place = index - leads.startIndex
      if let last = open.last { next[place] = Int32(last) }
      open.append(index)
      let isText = leads[index].hasText || leads[index].isBodyText
      let following = place + 1 < leads.count ? firstText[place + 1] : end
      firstText[place] = isText ? Int32(index) : following
    }
  }

  /// Whether a lead may have an answer: text directly below it, or for a question also text below
  /// the leads within it.
  func mayHaveAnswer(at index: Int) -> Bool {
    if isAnswer(at: index) { return false }
    return leads[index].hasText || leads[index].asks && hasAnswer(at: index, upTo: next(of: index))
  }

  /// What becomes of each lead where the level of questions is known.
  func uses(on level: QuestionLevel) -> [Use] {
    var uses = [Use](repeating: .other, count: leads.count)
    var nextEntry = leads.endIndex
    for index in leads.indices.reversed() {
      guard !isAnswer(at: index) else {
        uses[index - leads.startIndex] = .answer
        continue
      }
      let lead = leads[index]
      let isSection =
        !lead.asks && nextEntry < next(of: index) && !level.takesAll && lead.rank <= level.rank
      // Where all leads of a rank are questions, a heading one rank above them without questions
      // below it is a question, too.
      let isAmongSections =
        level.isSure && level.takesAll && lead.rank == level.rank - 1 && lead.isHeading
        && next(of: index) <= nextEntry && nextEntry < leads.endIndex
        && !lead.traits.contains(.namesPartOfManual)
      guard lead.mayBeQuestion, !isSection, level.isQuestion(lead) || isAmongSections else {
        continue
      }
      let end = min(next(of: index), nextEntry)
      if lead.hasText || lead.asks && hasAnswer(at: index, upTo: end)
        || level.takesAll && lead.rank == level.rank && lead.isHeading && index + 1 < end
          && !leads[index + 1].asks
      {
        uses[index - leads.startIndex] = .entry
        if lead.rank <= level.rank { nextEntry = index }
      } else if lead.rank == level.rank {
        uses[index - leads.startIndex] = .missed
      }
    }
    return uses
  }
}

private extension LeadContents {
  func next(of index: Int) -> Int { Int(next[index - leads.startIndex]) }

  /// Whether a lead is the answer of the question directly before it: `**How?**`, `**So.**`, or
  /// `What is it?`, `A tool. What else?`.
  func isAnswer(at index: Int) -> Bool {
    guard index > leads.startIndex else { return false }
    let (last, lead) = (leads[index - 1], leads[index])
    guard !last.hasText, last.asks, last.rank == lead.rank else { return false }
    return lead.rank == MarkdownLead.paragraphRank
      ? !lead.asks : lead.rank == MarkdownLead.plainRank && lead.traits.contains(.hasSentences)
  }

  func hasAnswer(at index: Int, upTo end: Int) -> Bool {
    guard index + 1 < leads.endIndex else { return false }
    return isAnswer(at: index + 1) || firstText[index + 1 - leads.startIndex] < end
  }
}
