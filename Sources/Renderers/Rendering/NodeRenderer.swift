import ContentParser

/// A format that is one function: what nodes look like.
///
/// ```swift
/// struct OutlineRenderer: NodeRenderer {
///   func write(_ nodes: [Node], to output: inout OutputBuffer) {
///     for node in nodes {
///       switch node {
///       case .heading(_, let inlines): …
///       case .blocks(let blocks): write(blocks.body, to: &output)
///       …
/// ```
///
/// The switch has no `default`, so that the compiler names the cases that are missing.
public protocol NodeRenderer: Renderer {
  /// Appends nodes to the output.
  ///
  /// It is called for each document, for headings and for the rows of an overview.
  ///
  /// - Parameters:
  ///   - nodes: The nodes, which may be none, and may have empty text. `.blocks` stands for the
  ///     nodes in its `body`.
  ///   - output: Where to append text. What is there already must stay as it is.
  func write(_ nodes: [Node], to output: inout OutputBuffer)

  /// The section of the frame that nodes belong to.
  var nodeSection: Int { get }

  /// What entries are called in headings.
  var names: EntryNames { get }
}

extension NodeRenderer {
  /// Nodes belong to the first section, unless a format says otherwise.
  public var nodeSection: Int { 0 }

  /// The renderer itself.
  public var nodeRenderer: (any NodeRenderer)? { self }

  /// Entries are FAQs, unless a format says otherwise.
  public var names: EntryNames { .faqs }

  /// A blank line between documents, and a heading above the rows of an overview.
  ///
  /// In a format whose nodes do not end their lines, such as JSON with an object on each line, that
  /// is a line for each document and for each row, without a heading.
  public func frame(of part: OutputPart) -> OutputFrame {
    let lines = OutputFrame(separator: "\n")
    guard case .overview = part else { return lines }
    let heading = overviewHeading
    return heading.hasSuffix("\n") ? OutputFrame(opening: heading) : lines
  }

  /// Appends the document's nodes.
  public func write(_ document: Document, number _: Int?, to sections: inout [OutputBuffer]) {
    write(document.body, to: &sections[nodeSection])
  }

  /// Appends a numbered list of one item.
  public func write(_ row: OverviewRow, to sections: inout [OutputBuffer]) {
    let line = Node.paragraph(row.visibleTitle(or: names.untitled) + row.suffix)
    write([.list(.numbers(from: row.number), [[line]])], to: &sections[nodeSection])
  }

  /// Appends the category as a heading, in an overview below that of the overview.
  ///
  /// Where a comma separates entries, as in JSON, a heading would be one more entry: such a format
  /// writes the category of a document or of a row itself.
  public func begin(_ run: CategoryRun, of part: OutputPart, to sections: inout [OutputBuffer]) {
    if frame(of: part).sections[nodeSection].separator.contains(",") { return }
    let lead = run.lead(in: part)
    if !lead.isEmpty { write(lead, to: &sections[nodeSection]) }
  }

  /// Renders nodes as text, with what the format writes around several documents.
  public func render(_ nodes: [Node]) -> String {
    var rendered = RenderedEntries(in: self)
    var nodes = nodes
    nodes.replaceDeepNodes()
    rendered.append { _, sections in write(nodes, to: &sections[nodeSection]) }
    var assembly = Assembly(of: self, to: MemorySink())
    assembly.write(rendered)
    return assembly.finish().text
  }

  /// The heading of an overview.
  var overviewHeading: String {
    var heading = OutputBuffer()
    write([.heading(level: 1, names.overview)], to: &heading)
    return heading.text
  }

  /// A separator between documents; above an overview a heading, and a blank line before the rows.
  func spacedFrame(of part: OutputPart, separator: String) -> OutputFrame {
    guard case .overview = part else { return OutputFrame(separator: separator) }
    let rows = OutputFrame.Section(opening: "\n", isOptional: true)
    return OutputFrame(opening: overviewHeading, sections: [rows])
  }

  /// Appends what is above the rows of a category, between blank lines.
  func appendSpacedLead(of run: CategoryRun, to output: inout OutputBuffer) {
    if !run.isFirst { output.append("\n") }
    write(run.lead(in: .overview), to: &output)
    if run.category != nil || !run.isFirst { output.append("\n") }
  }
}

/// What the entries of a collection are called: in headings, pages and messages.
///
/// ```swift
/// EntryNames(singular: "cocktail", plural: "cocktails", overview: "Cocktails")
/// ```
public struct EntryNames: Hashable, Sendable {
  /// One entry: `cocktail`.
  public let singular: String
  /// Several entries: `cocktails`.
  public let plural: String
  /// The heading above the rows of an overview.
  public let overview: String
  /// The heading of a page of several entries.
  public let page: String
  /// What stands for a missing title.
  public let untitled: String
  /// Whether entries are questions with answers; if so, pages tell search engines.
  public let areQuestions: Bool

  /// Names entries.
  ///
  /// - Parameters:
  ///   - singular: One entry, as it is spelled within a sentence: `cocktail`.
  ///   - plural: Several entries, or none: `cocktails`.
  ///   - overview: The heading above the rows of an overview.
  ///   - page: The heading of a page of several entries; by default that of the overview.
  ///   - untitled: What stands for a missing title.
  ///   - areQuestions: Whether entries are questions with answers; pages then have data for search
  ///     engines.
  public init(
    singular: String,
    plural: String,
    overview: String,
    page: String? = nil,
    untitled: String = Labels.standard[.untitled, nil],
    areQuestions: Bool = false
  ) {
    self.singular = singular
    self.plural = plural
    self.overview = overview
    self.page = page ?? overview
    self.untitled = untitled
    self.areQuestions = areQuestions
  }

  /// Questions and answers.
  public static let faqs = Self(
    singular: "FAQ",
    plural: "FAQs",
    overview: Labels.standard[.overview, nil],
    page: Labels.standard[.page, nil],
    areQuestions: true
  )

  /// The names with headings in a language, except for those that differ from the standard ones.
  ///
  /// ```swift
  /// var renderer = MarkdownRenderer()
  /// renderer.names = .faqs.localized(to: "de")
  /// ```
  public func localized(to language: LanguageTag?, by labels: Labels = .standard) -> Self {
    func localized(_ text: String, _ key: Labels.Key) -> String {
      text == Labels.standard[key, nil] ? labels[key, language] : text
    }
    return Self(
      singular: singular,
      plural: plural,
      overview: localized(overview, .overview),
      page: localized(page, .page),
      untitled: localized(untitled, .untitled),
      areQuestions: areQuestions
    )
  }

  /// A number with its noun: `1 FAQ`, `12 FAQs`.
  public func counted(_ number: Int) -> String { "\(number) \(number == 1 ? singular : plural)" }
}
