import ContentParser

/// Renders documents, and overviews of them, in one format.
///
/// A custom format usually conforms to `NodeRenderer`, which is one function. This protocol is for
/// formats that need more than nodes. An `Assembly` composes what its functions write into a whole.
///
/// Several threads use a renderer at once, for entries in any order. What one call appends to a
/// section is one entry: the separator of the section is written between the entries that have
/// written something. Output depends on the arguments alone, and what a section already holds must
/// stay as it is.
public protocol Renderer: Sendable {
  /// The text around and between the entries of a part, which must be the same in each call.
  func frame(of part: OutputPart) -> OutputFrame

  /// Appends a document, which may show nothing; its number is nil if it is the only one.
  func write(_ document: Document, number: Int?, to sections: inout [OutputBuffer])

  /// Appends a row of an overview, whose title may be missing.
  func write(_ row: OverviewRow, to sections: inout [OutputBuffer])

  /// Appends what comes before consecutive entries of one category, or of none.
  ///
  /// It is called before the first entry, and when the category changes, but not for a single
  /// document.
  func begin(_ run: CategoryRun, of part: OutputPart, to sections: inout [OutputBuffer])

  /// Appends what comes after consecutive entries of one category, or of none.
  ///
  /// It is called once for each call of `begin(_:of:to:)`, before the next one.
  func end(_ run: CategoryRun, of part: OutputPart, to sections: inout [OutputBuffer])

  /// Appends links from the file of a document to the index of its folder, and to the files before
  /// and after it, ahead of the closing of its frame.
  func writeLinks(_ index: String, _ rows: NeighbouringRows, to output: inout OutputBuffer)

  /// Appends the members around the FAQs of the source, at least one, after all documents.
  ///
  /// Of more than 10,000 sources, it gets those of the first, unless it keeps items.
  func write(envelope: [RawMember], to sections: inout [OutputBuffer])

  /// Whether the renderer writes blocks of a type by an override.
  func hasOverride(for type: any Block.Type) -> Bool

  /// The same format for nodes that are no document, such as a table of block types, if it has any.
  var nodeRenderer: (any NodeRenderer)? { get }

  /// Whether the output is content again: it holds the items as they are, and what a source
  /// declares before its entries.
  var keepsItems: Bool { get }

  /// Whether links lead to each document, which then gets a name for its address.
  var hasAddresses: Bool { get }
}

extension Renderer {
  /// Nothing: such a format writes the category of a document or of a row itself.
  public func begin(_: CategoryRun, of _: OutputPart, to _: inout [OutputBuffer]) {
    // Entries follow one another.
  }

  /// Most formats show a category only before its entries.
  public func end(_: CategoryRun, of _: OutputPart, to _: inout [OutputBuffer]) {
    // Entries follow one another.
  }

  /// Most formats leave the way between files to those who publish them.
  public func writeLinks(_: String, _: NeighbouringRows, to _: inout OutputBuffer) {
    // There are no links.
  }

  /// Most formats have no place for the envelope.
  public func write(envelope _: [RawMember], to _: inout [OutputBuffer]) {
    // The envelope is left out.
  }

  /// Most formats have no overrides.
  public func hasOverride(for _: any Block.Type) -> Bool { false }

  /// Formats that are not made of nodes cannot write them.
  public var nodeRenderer: (any NodeRenderer)? { nil }

  /// Most formats are for readers.
  public var keepsItems: Bool { false }

  /// Most formats have no addresses.
  public var hasAddresses: Bool { false }

  /// Renders one document as text, with all that the format writes around a single one.
  public func render(_ document: Document) -> String { render(CollectionOfOne(document)) }

  /// Renders documents as text, with all that the format writes around and between them.
  public func render(_ documents: some Sequence<Document>) -> String {
    var assembly = Assembly(of: self, to: MemorySink())
    for document in documents { assembly.write(document) }
    return assembly.finish().text
  }

  /// Renders an overview as text: the number and title of each FAQ.
  ///
  /// - Parameter rows: The rows, in any order of their categories; their numbers are aligned.
  /// - Returns: The overview; rows without a category come first, then those of each category.
  public func renderOverview(_ rows: some Sequence<OverviewRow>) -> String {
    var assembly = Assembly(ofOverviewIn: self, to: MemorySink())
    for row in OverviewRow.aligned(OverviewRow.grouped(Array(rows))) { assembly.write(row) }
    return assembly.finish().text
  }
}

/// The rows before and after a document in an overview, as far as there are any.
public typealias NeighbouringRows = (previous: OverviewRow?, next: OverviewRow?)

/// What a renderer writes: documents, or an overview of them.
public enum OutputPart: Sendable {
  /// Documents; a format may frame the only one in its own way.
  case documents(only: Document? = nil)
  /// The rows of an overview.
  case overview
}

/// Consecutive entries that have the same category, or that all have none.
public struct CategoryRun: Hashable, Sendable {
  /// The name of the category, if the entries have one.
  public let category: String?
  /// The number of the first entry.
  public let firstNumber: Int
  /// Whether no entry precedes them in the output.
  public internal(set) var isFirst = false

  /// The nodes above the entries: the category as a heading, or a divider after other categories.
  func lead(in part: OutputPart) -> [Node] {
    let level = if case .overview = part { 2 } else { 1 }
    if let category { return [.heading(level: level, category)] }
    return isFirst ? [] : [.divider]
  }
}

/// The text that a format writes around and between entries.
///
/// A format has one section, or several that are written side by side and follow one another in the
/// output: a page has contents, then articles, then data.
public struct OutputFrame: Sendable {
  /// The text before the first section.
  public let opening: String
  /// The sections, in the order of the output.
  public let sections: [Section]
  /// The text after the last section.
  public let closing: String

  /// A part of the output that entries are appended to.
  public struct Section: Sendable {
    /// The text before the section.
    public let opening: String
    /// The text between two entries that have both written something.
    public let separator: String
    /// The text after the section.
    public let closing: String
    /// Whether opening and closing are left out if nothing is written in between.
    public let isOptional: Bool

    /// Creates a section; all of its texts are written as they are.
    ///
    /// - Parameters:
    ///   - opening: The text before the section.
    ///   - separator: The text between two entries that have both written something.
    ///   - closing: The text after the section.
    ///   - isOptional: Whether opening and closing are left out if nothing is written in between.
    public init(
      opening: String = "",
      separator: String = "",
      closing: String = "",
      isOptional: Bool = false
    ) {
      self.opening = opening
      self.separator = separator
      self.closing = closing
      self.isOptional = isOptional
    }
  }

  /// Creates a frame of several sections; its texts are written as they are.
  ///
  /// - Parameters:
  ///   - opening: The text before the first section.
  ///   - sections: The sections, in the order of the output. There must be one for each buffer that
  ///     the renderer writes to. All but the first are held back until the previous ones are
  ///     complete.
  ///   - closing: The text after the last section.
  public init(opening: String = "", sections: [Section], closing: String = "") {
    self.opening = opening
    self.sections = sections
    self.closing = closing
  }

  /// Creates a frame of one section; its texts are written as they are.
  ///
  /// - Parameters:
  ///   - opening: The text before all entries.
  ///   - separator: The text between two entries that have both written something.
  ///   - closing: The text after all entries.
  public init(opening: String = "", separator: String = "", closing: String = "") {
    self.init(opening: opening, sections: [Section(separator: separator)], closing: closing)
  }
}
