/// What may introduce an answer: a heading, a bold line, a summary, a term.
struct MarkdownLead {
  /// Where what is introduced stands.
  enum Content {
    /// From an offset to a later lead.
    case following(Int)
    /// In a range, whose Markdown has signs around it.
    case enclosed(Range<Int>, MarkdownWrapping)
    /// As `enclosed`, and in what follows up to a later lead, which lacks an indent.
    case beginning(Range<Int>, MarkdownWrapping)
  }

  /// How far down a lead is: the level of a heading, and more for what headings contain.
  let rank: Int
  let title: MarkdownTitle
  /// Where the lead begins.
  private(set) var origin: Int
  private(set) var content: Content
  /// Where the lead ends with all that it encloses, if it says so.
  var end: Int?
  /// The kind that an admonition names: `danger`.
  var kind: String?

  /// The ranks below those of headings.
  static let paragraphRank = 7
  static let plainRank = 8
  static let itemRank = 9
  static let containerRank = 10
  static let tableRank = containerRank + LeadFinders.maximumDepth + 1

  /// Which of several leads in one place counts: the one that knows most about what follows.
  var precedence: Int { rank == Self.plainRank ? 0 : rank }

  /// Where the content begins.
  var contentStart: Int {
    switch content {
    case .following(let start): start
    case .enclosed(let range, _), .beginning(let range, _): range.lowerBound
    }
  }

  /// What it says about what follows.
  var naming: QuestionNaming {
    QuestionWords.endInMark(title.text) ? .unnamed : QuestionNaming(title.text)
  }

  /// Whether it says that questions follow.
  var isAnnouncement: Bool { naming != .unnamed }

  /// The same lead where the source begins elsewhere.
  func moved(by distance: Int) -> Self {
    var lead = self
    lead.origin += distance
    lead.end = end.map { $0 + distance }
    switch content {
    case .following(let start): lead.content = .following(start + distance)
    case .enclosed(let range, let wrapping):
      lead.content = .enclosed(range.moved(by: distance), wrapping)
    case .beginning(let range, let wrapping):
      lead.content = .beginning(range.moved(by: distance), wrapping)
    }
    return lead
  }

  var isContainer: Bool { rank >= Self.containerRank }

  /// Whether a question mark or a label such as `Q:` says that it is a question.
  var asks: Bool { title.isLabelled || QuestionWords.endInMark(title.text) }

  /// Where enclosed content ends.
  var contentEnd: Int? {
    switch content {
    case .following, .beginning: nil
    case .enclosed(let range, _): range.upperBound
    }
  }
}
