/// The questions and answers of foreign content, and the members around them.
public struct ImportedContent: Sendable {
  /// The entries in order.
  public var entries: [ImportedEntry]
  /// The other members of the objects that contain the entries.
  public var envelope: [ImportedMember]
  /// The address that relative ones in the content are relative to, if the content names it.
  public var base: ImportedText?
  /// What was read as what.
  public var reading: ImportReading
  /// What became of the words of the content.
  public var account = ImportAccount()
  /// Where the strings begin around entries that say what is what, such as the roles in chats.
  var leftOut: [Int] = []
  /// How to read more of the array that has all entries; nil if the content must be read whole.
  var continuation: ArrayContinuation?
  /// The entries that follow, or nil.
  var further: (any FurtherEntries)?

  /// Creates content from what a recogniser has found.
  ///
  /// - Parameters:
  ///   - entries: The entries in order.
  ///   - envelope: The other members of the objects that contain the entries.
  ///   - base: The address that relative ones in the content are relative to, if it names one.
  ///   - reading: What was read as what; its `form` decides how texts of no known form are read.
  public init(
    _ entries: [ImportedEntry],
    envelope: [ImportedMember] = [],
    base: ImportedText? = nil,
    reading: ImportReading
  ) {
    (self.entries, self.envelope) = (entries, envelope)
    (self.base, self.reading) = (base, reading)
  }

  /// The entries of JSON; `count` is how many it seems to have.
  init(
    _ entries: [ImportedEntry],
    envelope: [ImportedMember] = [],
    as finding: String,
    of count: Int? = nil
  ) {
    let reading = ImportReading(finding, count: entries.count, of: count)
    self.init(entries, envelope: envelope, reading: reading)
  }

  /// Whether the first title in the envelope is that of all entries, and not of a category.
  var hasTitle: Bool {
    guard let title = envelope.first(where: \.isTitle)?.source else { return false }
    return !entries.contains { entry in
      entry.category.map { title.suffix($0.literal.count) == $0.literal } ?? false
    }
  }

  /// What a search has found by now, with the number of its entries; nil without any.
  var counted: Self? {
    guard !entries.isEmpty else { return nil }
    var content = self
    content.reading.count = entries.count
    content.reading.candidateCount = max(entries.count, reading.candidateCount)
    return content
  }
}

/// Entries that are made a few at a time.
protocol FurtherEntries: Sendable {
  /// Where the original of the next entries begins; nil if it is the whole one.
  var offset: Int? { get }
  /// The next entries, which take about as many bytes, and what is around all of them, or nil.
  mutating func next(upTo size: Int) -> ImportedContent?
}

/// What was read as what, for messages.
///
/// `entries in "data.items", question "q", answer "a" (HTML), 71 of 73`
public struct ImportReading: Sendable, CustomStringConvertible {
  /// Where questions and answers were found: `questions in headings of level 2`.
  public var finding: String
  /// The form of the answers, where it was decided for the whole content.
  public var form: TextForm?
  /// How many entries were read.
  public var count: Int
  /// How many entries the content seems to have.
  public var candidateCount: Int
  /// What else is worth knowing: `converted from UTF-16`.
  public var remarks: [String] = []

  /// Creates a description of what was read.
  ///
  /// - Parameters:
  ///   - finding: Where questions and answers were found, in words that a message can begin with.
  ///   - form: The form of all texts whose form is not known one by one; nil is plain.
  ///   - count: How many entries were read.
  ///   - candidateCount: How many entries the content seems to have: at least as many as were read,
  ///     and by default as many.
  public init(_ finding: String, form: TextForm? = nil, count: Int, of candidateCount: Int? = nil) {
    (self.finding, self.form, self.count) = (finding, form, count)
    self.candidateCount = max(count, candidateCount ?? count)
  }

  /// The description in one line.
  public var description: String {
    let form = form.map { " (\($0.name))" } ?? ""
    let parts = ["\(finding)\(form)", "\(count) of \(candidateCount)"] + remarks
    return parts.joined(separator: ", ")
  }
}

/// How texts are written.
public enum TextForm: String, Sendable, CaseIterable {
  /// Without markup.
  case plain
  /// With tags or entities of HTML.
  case html
  /// With the marks of Markdown.
  case markdown

  /// The name in messages.
  public var name: String {
    switch self {
    case .plain: "plain text"
    case .html: "HTML"
    case .markdown: "Markdown"
    }
  }

  /// How native content writes an item of such a text, up to its value.
  var itemStart: StaticString {
    switch self {
    case .plain: #"{"type":"body","text":"#
    case .html: #"{"type":"richText","format":"html","text":"#
    case .markdown: #"{"type":"richText","format":"markdown","text":"#
    }
  }
}
