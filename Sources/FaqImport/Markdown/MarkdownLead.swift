/// What may introduce an answer: a heading, a bold line, a summary, a term.
struct MarkdownLead {
  /// Where the introduced content is.
  struct Content {
    var range: Range<Int>
    /// The signs around the Markdown in the range.
    var wrapping: MarkdownWrapping?
    /// Whether it goes on up to a later lead, without these signs and perhaps without an indent.
    var goesOn = false

    /// From an offset to a later lead.
    static func following(_ start: Int) -> Self { Self(range: start..<start, goesOn: true) }
  }

  /// How far down a lead is: the level of a heading, and more for what headings contain.
  let rank: Int
  private(set) var title: MarkdownTitle
  /// Where the lead begins.
  private(set) var origin: Int
  private(set) var content: Content
  /// Where the lead ends with all that it encloses, if it says so.
  var end: Int?
  /// The kind that an admonition names, as `danger`, or the mark of a list with one item.
  var kind: String?
  /// Whether it is bold, and text follows on its line.
  var isRunIn = false

  init(_ rank: Int, _ title: MarkdownTitle, at origin: Int, _ content: Content) {
    (self.rank, self.title, self.origin, self.content) = (rank, title, origin, content)
  }

  /// A lead that is all of a range, after which its answer begins.
  init(_ rank: Int, _ title: MarkdownTitle, in range: Range<Int>) {
    self.init(rank, title, at: range.lowerBound, .following(range.upperBound))
  }

  /// A heading; nil if nothing is in it, or a template fills it.
  init?(heading level: Int, _ title: MarkdownTitle, in range: Range<Int>) {
    guard !title.text.isEmpty, !title.text.hasPrefix("{{") || !title.text.hasSuffix("}}") else {
      return nil
    }
    self.init(level, title, in: range)
  }

  /// A container at a depth, which is all of a range.
  init(at depth: Int, _ title: String, of whole: Range<Int>, _ content: Content, _ kind: String?) {
    let title = MarkdownTitle(parsing: title)
    self.init(Self.containerRank + depth, title, at: whole.lowerBound, content)
    (end, self.kind) = (whole.upperBound, kind)
  }

  /// The ranks below those of headings.
  static let paragraphRank = 7
  static let plainRank = 8
  static let itemRank = 9
  static let containerRank = 10
  static let tableRank = containerRank + LeadFinders.maximumDepth + 1

  /// Which of several leads in one place counts: the one that knows most about what follows.
  var precedence: Int { rank == Self.plainRank ? 0 : rank }

  /// Where the content begins.
  var contentStart: Int { content.range.lowerBound }

  /// Where its title ends, if that is all before its content.
  var titleEnd: Int { content.wrapping == nil ? contentStart : origin }

  /// What it says about what follows.
  var naming: QuestionNaming { asks ? .unnamed : QuestionNaming(title.text) }

  /// The same lead where the source begins elsewhere.
  func moved(by distance: Int) -> Self {
    var lead = self
    lead.origin += distance
    lead.end = end.map { $0 + distance }
    lead.content.range = content.range.moved(by: distance)
    return lead
  }

  /// Removes the number of a heading that the next one has with another part: `1 Shop`, `1.1 How?`.
  mutating func removeNumber(before next: Self) {
    guard let number = next.title.number, rank < next.rank, next.rank < Self.paragraphRank
    else { return }
    title.removeNumber(before: number)
  }

  /// Whether a question mark or a label such as `Q:` says that it is a question.
  var asks: Bool { title.isLabelled || title.endsInMark }

  /// Where enclosed content ends.
  var contentEnd: Int? { content.goesOn ? nil : content.range.upperBound }
}

/// What decides about a lead, in a few bytes: a file may have millions of them.
struct LeadMark {
  struct Traits: OptionSet {
    let rawValue: UInt16

    /// Its title ends in a question mark.
    static let endsInMark = Self(rawValue: 1)
    /// Its title ends in a question mark or begins like a question.
    static let beginsLikeQuestion = Self(rawValue: 2)
    /// Its title is a question even without a question mark.
    static let isCertainlyQuestion = Self(rawValue: 4)
    /// A label such as `Q:` says that it is a question.
    static let isLabelled = Self(rawValue: 8)
    /// It names a section that lists of questions have beside the questions.
    static let namesOtherSection = Self(rawValue: 16)
    static let namesPartOfManual = Self(rawValue: 32)
    /// There is something to see before the next lead.
    static let hasText = Self(rawValue: 64)
    /// It is a container of a kind that is not made for questions.
    static let isBox = Self(rawValue: 128)
    /// Its title ends in a colon, so that it introduces what follows.
    static let introduces = Self(rawValue: 256)
    /// Its title begins with a quotation mark or a dash, as what a person says in a story.
    static let isSpeech = Self(rawValue: 512)
    /// Its title has several sentences.
    static let hasSentences = Self(rawValue: 1024)
    /// It is bold, and text follows on its line.
    static let isRunIn = Self(rawValue: 2048)
    /// Its title is a link within the document.
    static let isLinkInside = Self(rawValue: 4096)
  }

  @Compact private(set) var origin: Int
  /// Where enclosed content ends.
  @Compact private(set) var contentEnd: Int?
  /// Where the lead ends with all that it encloses, if it says so.
  @Compact private(set) var end: Int?
  private let rankBits: UInt8
  /// What it says about what follows.
  let naming: QuestionNaming
  /// A hash of the kind that an admonition names.
  let kindHash: UInt16
  /// A hash of its title.
  let titleHash: UInt32
  var traits: Traits

  init(_ lead: MarkdownLead, hasText: Bool) {
    origin = lead.origin
    contentEnd = lead.contentEnd
    end = lead.end
    (rankBits, naming) = (UInt8(lead.rank), lead.naming)
    let text = lead.title.text
    titleHash = UInt32(truncatingIfNeeded: text.hashValue)
    kindHash = (lead.kind ?? "").utf8.reduce(0) { $0 &* 31 &+ UInt16($1) }
    var traits: Traits = []
    if hasText { traits.insert(.hasText) }
    let ends = lead.title.endsInMark
    if ends { traits.insert(.endsInMark) }
    if ends || QuestionWords.ask(text) { traits.insert(.beginsLikeQuestion) }
    if ends || QuestionWords.surelyAsk(text) { traits.insert(.isCertainlyQuestion) }
    if lead.title.isLabelled { traits.insert(.isLabelled) }
    let isOfOtherKind = lead.kind.map { !Vocabulary.foldingKinds.contains($0) } ?? false
    traits.formUnion(isOfOtherKind && !lead.asks ? .isBox : [])
    if let last = text.last, ":：".contains(last) { traits.insert(.introduces) }
    if let first = text.first, "\"'“”„«»‘「—–-".contains(first) { traits.insert(.isSpeech) }
    traits.formUnion(lead.title.hasSentences ? .hasSentences : [])
    traits.formUnion(lead.isRunIn ? .isRunIn : [])
    traits.formUnion(lead.title.isLinkInside ? .isLinkInside : [])
    if QuestionWords.surround(text) { traits.insert(.namesOtherSection) }
    if QuestionWords.isPartOfManual(text) { traits.insert(.namesPartOfManual) }
    self.traits = traits
  }

  var rank: Int { Int(rankBits) }

  var hasText: Bool { traits.contains(.hasText) }
  var isContainer: Bool { rank >= MarkdownLead.containerRank }
  var endsInMark: Bool { traits.contains(.endsInMark) }
  var isLabelled: Bool { traits.contains(.isLabelled) }
  var isLinkInside: Bool { traits.contains(.isLinkInside) }
  /// Whether a question mark or a label such as `Q:` says that it is a question.
  var asks: Bool { endsInMark || isLabelled }
  /// Whether it does not say that questions follow, or name a section beside them.
  var mayBeQuestion: Bool { naming == .unnamed && !traits.contains(.namesOtherSection) }
  var isHeading: Bool { rank < MarkdownLead.paragraphRank }
  /// Whether it is a bold line that does not ask.
  var mayBePart: Bool { rank == MarkdownLead.paragraphRank && !asks }
  /// Whether it is text where it is no question.
  var isBodyText: Bool { rank >= MarkdownLead.paragraphRank && !isContainer }
}
