/// A lead that became a question, and how far its answer goes.
struct ChosenQuestion {
  let lead: MarkdownLead
  /// The titles of the sections around it, from the outermost.
  let sections: [MarkdownLead]
  /// Where the answer ends.
  var end: Int
  /// The questions within the answer that are entries of their own.
  var cuts: [Range<Int>] = []
}

/// The questions among the leads of a part of a document.
struct QuestionChoice {
  /// The rank that most questions have.
  var rank: Int { level.rank }
  private(set) var questions: [ChosenQuestion] = []
  /// How many leads ask without an answer.
  private(set) var missedCount = 0
  private let level: QuestionLevel

  /// Chooses by the level that most questions have; nil if leads are no questions.
  init?(
    of leads: [MarkdownLead],
    upTo end: Int,
    in naming: QuestionNaming,
    _ document: MarkdownDocument
  ) {
    let contents = LeadContents(of: leads, upTo: end, in: document)
    let candidates = leads.indices.filter { contents.mayHaveAnswer(at: $0) }
      .map { leads[$0] }.filter(\.mayBeQuestion)
    guard let level = QuestionLevel(of: candidates, in: naming) else { return nil }
    self.level = level
    choose(from: leads, upTo: end, areEntries: contents.areEntries(on: level))
  }
}

private extension QuestionChoice {
  mutating func choose(from leads: [MarkdownLead], upTo end: Int, areEntries: [LeadContents.Use]) {
    var open: [Int] = []
    var sections: [MarkdownLead] = []
    for (lead, use) in zip(leads, areEntries) {
      while let last = open.last, questions[last].end <= lead.origin { open.removeLast() }
      if let last = open.last {
        let isInside = contains(questions[last].lead, lead, isEntry: use == .entry)
        if use == .answer || isInside { continue }
        if use == .entry, let leadEnd = lead.end, lead.rank > questions[last].lead.rank {
          questions[last].cuts.append(lead.origin..<leadEnd)
        } else {
          close(&open, at: lead)
        }
      }
      sections.removeAll { $0.rank >= lead.rank }
      if use == .entry {
        open.append(questions.count)
        questions.append(
          ChosenQuestion(lead: lead, sections: sections, end: lead.contentEnd ?? end)
        )
      } else if use == .missed {
        missedCount += 1
      }
      guard lead.rank != MarkdownLead.itemRank else { continue }
      if use != .entry || lead.rank < level.rank { sections.append(lead) }
    }
  }

  /// Ends the open questions that do not enclose a lead.
  mutating func close(_ open: inout [Int], at lead: MarkdownLead) {
    while let last = open.last, (questions[last].lead.contentEnd ?? 0) <= lead.origin {
      questions[last].end = lead.origin
      open.removeLast()
    }
  }

  /// Whether a lead belongs to the answer of an open one.
  func contains(_ open: MarkdownLead, _ lead: MarkdownLead, isEntry: Bool) -> Bool {
    if open.contentEnd != nil { return !(isEntry && lead.isContainer && lead.rank <= level.rank) }
    if level.isLabelled, !isEntry, lead.rank == level.rank { return true }
    return lead.rank > open.rank && !(isEntry && lead.rank <= level.rank)
  }
}

/// What stands between leads, and after which of them there is an answer.
struct LeadContents {
  enum Use {
    case entry
    /// The text of a question before it.
    case answer
    /// A question without an answer.
    case missed
    /// A section, or text.
    case other
  }

  private let leads: [MarkdownLead]
  /// For each lead, whether there is something to see before the next one.
  private let hasText: [Bool]
  /// For each lead, the next one that is not below it.
  private let next: [Int]
  /// For each lead, the first from it on that is text or is followed by text.
  private let firstText: [Int]

  init(of leads: [MarkdownLead], upTo end: Int, in document: MarkdownDocument) {
    self.leads = leads
    hasText = leads.indices.map { index in
      let next = index + 1 < leads.count ? leads[index + 1].origin : end
      return document.hasText(after: leads[index], upTo: next)
    }
    var next = [Int](repeating: leads.count, count: leads.count)
    var firstText = [Int](repeating: leads.count, count: leads.count)
    var open: [Int] = []
    for index in leads.indices.reversed() {
      while let last = open.last, leads[last].rank > leads[index].rank { open.removeLast() }
      next[index] = open.last ?? leads.count
      open.append(index)
      let isText = hasText[index] || leads[index].isBodyText
      let following = index + 1 < leads.count ? firstText[index + 1] : leads.count
      firstText[index] = isText ? index : following
    }
    self.next = next
    self.firstText = firstText
  }

  /// Whether a lead may have an answer: text below it, or for a question also what is below leads
  /// of a lower rank.
  func mayHaveAnswer(at index: Int) -> Bool {
    if isAnswer(at: index) { return false }
    return hasText[index] || leads[index].asks && hasAnswer(at: index, upTo: next[index])
      || introducesContainer(at: index)
  }

  /// What becomes of each lead where the level of questions is known.
  func areEntries(on level: QuestionLevel) -> [Use] {
    var uses = [Use](repeating: .other, count: leads.count)
    var nextEntry = leads.count
    for index in leads.indices.reversed() {
      guard !isAnswer(at: index) else {
        uses[index] = .answer
        continue
      }
      let lead = leads[index]
      let isSection =
        !lead.asks && nextEntry < next[index] && !level.takesAll && lead.rank <= level.rank
      guard lead.mayBeQuestion, !isSection, level.isQuestion(lead) else { continue }
      if hasText[index] || lead.asks && hasAnswer(at: index, upTo: min(next[index], nextEntry))
        || introducesContainer(at: index)
      {
        uses[index] = .entry
        if lead.rank <= level.rank { nextEntry = index }
      } else if lead.rank == level.rank {
        uses[index] = .missed
      }
    }
    return uses
  }
}

private extension LeadContents {
  /// Whether a lead is the answer of the bold question directly before it: `**How?**`, `**So.**`.
  func isAnswer(at index: Int) -> Bool {
    index > 0 && !hasText[index - 1] && leads[index - 1].asks && !leads[index].asks
      && leads[index].rank == MarkdownLead.paragraphRank
      && leads[index - 1].rank == MarkdownLead.paragraphRank
  }

  func hasAnswer(at index: Int, upTo end: Int) -> Bool {
    guard index + 1 < leads.count else { return false }
    return isAnswer(at: index + 1) || firstText[index + 1] < end
  }

  /// Whether a lead has nothing but a container below it, which has text.
  func introducesContainer(at index: Int) -> Bool {
    guard index + 1 < leads.count, leads[index + 1].isContainer, !leads[index + 1].asks else {
      return false
    }
    return leads[index + 1].rank > leads[index].rank && hasText[index + 1]
  }
}

private extension MarkdownLead {
  /// Whether it is text where it is no question.
  var isBodyText: Bool { rank >= Self.paragraphRank && !isContainer }
}

extension MarkdownLead {
  var mayBeQuestion: Bool { !isAnnouncement && !QuestionWords.surround(title.text) }
}

private extension MarkdownDocument {
  /// Whether there is something to see after a lead, up to an offset.
  func hasText(after lead: MarkdownLead, upTo next: Int) -> Bool {
    let end = min(lead.contentEnd ?? next, next)
    guard lead.contentStart < end else { return false }
    return !text(visiblePart(of: lead.contentStart..<end)).allSatisfy(\.isWhitespace)
  }
}
