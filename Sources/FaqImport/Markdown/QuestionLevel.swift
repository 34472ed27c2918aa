/// Which leads of a part of a document are questions.
struct QuestionLevel {
  /// The rank that most questions have.
  let rank: Int
  /// Whether the leads of that rank are questions whatever they look like.
  let takesAll: Bool
  /// Where the first lead of that rank asks.
  private let start: Int
  /// Whether a name is sure that questions follow.
  let isSure: Bool
  /// Whether labels such as `Q:` tell questions from the bold lines in their answers.
  let isLabelled: Bool
  /// How much speaks for the rank.
  private let score: Int

  /// Decides by leads with content; nil if they are not questions.
  ///
  /// Where a name announces questions, leads of the rank that has most of them are, whatever they
  /// look like; if none looks like a question, the name must be sure, and only headings and bold
  /// lines count. Where most of them have a label such as `Q:`, others count only if they ask.
  /// Elsewhere at least two of them and half of all end in a question mark, or three and all begin
  /// like questions; the others of that rank are questions too if two thirds do, or if they are
  /// after the first and not parts of a manual.
  init?(of leads: some Sequence<LeadMark>, in naming: QuestionNaming) {
    var ranks: [Int: RankCounts] = [:]
    for lead in leads { ranks[lead.rank, default: RankCounts()].add(lead) }
    let levels = ranks.compactMap { Self($0, $1, in: naming) }
    guard let best = levels.max(by: { ($0.score, -$0.rank) < ($1.score, -$1.rank) }) else {
      return nil
    }
    self = best
  }

  private init?(_ rank: Int, _ leads: RankCounts, in naming: QuestionNaming) {
    self.rank = rank
    isSure = naming == .surely
    start = leads.start ?? 0
    let isBold = rank == MarkdownLead.paragraphRank
    isLabelled = isBold ? 2 * leads.labels >= leads.count : 3 * leads.labels > 2 * leads.count
    if naming != .unnamed {
      let isProminent = rank <= MarkdownLead.paragraphRank
      let isHeading = rank < MarkdownLead.paragraphRank
      guard leads.asking > 0 || naming == .surely && isProminent && (leads.count > 1 || isHeading)
      else { return nil }
      score = 3 * leads.asking + (isProminent ? leads.count : 0)
      takesAll = !isLabelled
    } else {
      guard rank != MarkdownLead.plainRank else { return nil }
      let allAsk = leads.count > 2 && leads.certain == leads.count
      let certain = allAsk ? leads.count : max(leads.marks, leads.labels)
      // A pair that a text begins with may be its only one.
      let isOnly = leads.labels == 1 && leads.count == 1 && start < 4
      guard certain >= 2 && 2 * certain >= leads.count || isOnly else { return nil }
      score = certain
      takesAll = 3 * certain >= 2 * leads.count && !isLabelled
    }
  }

  /// Whether a lead with content is a question.
  func isQuestion(_ lead: LeadMark) -> Bool {
    guard lead.rank == rank || lead.rank != MarkdownLead.plainRank else { return false }
    if lead.asks { return true }
    if isLabelled, lead.traits.contains(.introduces) { return false }
    if takesAll, lead.isContainer, rank >= MarkdownLead.containerRank { return true }
    guard lead.rank == rank else { return false }
    if takesAll || lead.traits.contains(.beginsLikeQuestion) { return true }
    return !isLabelled && lead.origin >= start && !lead.traits.contains(.namesPartOfManual)
  }

  /// Whether a lead belongs to the answer of an open one.
  func contains(_ open: LeadMark, _ lead: LeadMark, isEntry: Bool) -> Bool {
    if open.contentEnd != nil { return !(isEntry && lead.isContainer && lead.rank <= rank) }
    if isLabelled, !isEntry, lead.rank == rank, lead.isBodyText, !lead.isLabelled { return true }
    return lead.rank > open.rank && !(isEntry && lead.rank <= rank)
  }
}

/// How many leads of a rank look like questions.
private struct RankCounts {
  private(set) var count = 0
  private(set) var labels = 0
  private(set) var marks = 0
  private(set) var asking = 0
  private(set) var certain = 0
  /// Where the first one asks.
  private(set) var start: Int?

  mutating func add(_ lead: LeadMark) {
    count += 1
    if lead.isLabelled { labels += 1 }
    if lead.endsInMark { marks += 1 }
    if lead.isLabelled || lead.traits.contains(.beginsLikeQuestion) { asking += 1 }
    if lead.traits.contains(.isCertainlyQuestion) { certain += 1 }
    if start == nil, lead.asks { start = lead.origin }
  }
}
