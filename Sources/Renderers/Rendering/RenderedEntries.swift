import ContentParser
import FaqSearch

/// Consecutive entries out of many, rendered in one format: documents, or rows of an overview.
///
/// They can be rendered on any core; an `Assembly` puts them together in their order.
public struct RenderedEntries: Sendable {
  private let renderer: any Renderer
  let part: OutputPart
  /// The frame of the whole.
  let frame: OutputFrame
  /// The output, one buffer for each section of the frame.
  private(set) var sections: [OutputBuffer]
  /// The length of each section before the current entry.
  private var starts: [Int]
  /// The first and the last run of entries of one category, unless there are no entries.
  private(set) var runs: (first: CategoryRun, last: CategoryRun)?
  private var nextNumber = 1
  private var slugs = UniqueSlugs()
  /// The documents that have got slugs here.
  private var named: [(document: Document, number: Int)] = []
  private var lastRow: (number: Int, category: String?, gapCount: Int)?

  /// Creates an empty part of several documents.
  ///
  /// - Parameters:
  ///   - renderer: The renderer that the assembly has, too.
  ///   - number: The number of the first document.
  ///   - capacity: How many bytes to reserve for each section, if the size is known.
  public init(in renderer: any Renderer, from number: Int = 1, capacity: Int = 0) {
    self.init(.documents(), in: renderer, capacity: capacity)
    nextNumber = number
  }

  /// Creates an empty overview.
  init(rowsIn renderer: any Renderer) { self.init(.overview, in: renderer) }

  private init(
    _ part: OutputPart,
    in renderer: any Renderer,
    _ frame: OutputFrame? = nil,
    capacity: Int = 0
  ) {
    self.renderer = renderer
    self.part = part
    self.frame = frame ?? renderer.frame(of: part)
    sections = self.frame.sections.map { _ in OutputBuffer(capacity: capacity) }
    starts = sections.map { _ in 0 }
  }

  /// Renders the next document.
  ///
  /// - Parameters:
  ///   - document: A document; one that shows nothing has a number, too.
  ///   - number: Its number; by default the one after that of the previous document.
  public mutating func append(_ document: Document, number: Int? = nil) {
    let number = number ?? nextNumber
    var document = document
    if renderer.hasAddresses, document.slugs.isEmpty {
      document.slugs = slugs.next(document.raw, title: document.title, number: number)
      named.append((document, number))
    }
    continueRuns(with: document.category, number)
    append { $0.write(document, number: number, to: &$1) }
    nextNumber = number &+ 1
  }

  /// Renders the next row.
  mutating func append(_ row: OverviewRow) {
    continueRuns(with: row.category, row.number)
    var row = row
    if let lastRow, lastRow.category == row.category {
      row.gapCount = lastRow.gapCount + (lastRow.number == row.number - 1 ? 0 : 1)
    }
    lastRow = (row.number, row.category, row.gapCount)
    append { $0.write(row, to: &$1) }
  }

  /// How many bytes the output has.
  var count: Int { sections.reduce(0) { $0 + $1.bytes.count } }

  mutating func begin(_ run: CategoryRun) { append { [part] in $0.begin(run, of: part, to: &$1) } }

  mutating func end(_ run: CategoryRun) { append { [part] in $0.end(run, of: part, to: &$1) } }

  /// Begins another run if the category changes; an `Assembly` begins the first one.
  private mutating func continueRuns(with category: String?, _ number: Int) {
    if let runs, runs.last.category == category { return }
    let run = CategoryRun(category: category, firstNumber: number)
    if let runs {
      end(runs.last)
      begin(run)
    }
    runs = (runs?.first ?? run, run)
  }

  /// Appends one entry, after a separator in each section to which it writes something.
  mutating func append(_ write: (any Renderer, inout [OutputBuffer]) -> Void) {
    for index in sections.indices {
      starts[index] = sections[index].bytes.count
      if starts[index] > 0 { sections[index].append(frame.sections[index].separator) }
    }
    write(renderer, &sections)
    for index in sections.indices {
      let start = starts[index]
      let length = start > 0 ? frame.sections[index].separator.utf8.count : 0
      if sections[index].bytes.count == start + length { sections[index].truncate(to: start) }
    }
  }

  /// An empty part of the same output, or of another in the same format.
  func emptied(of other: OutputPart? = nil) -> Self {
    if let other { Self(other, in: renderer) } else { Self(part, in: renderer, frame) }
  }

  /// Removes the entries, to continue after them.
  mutating func removeAll() {
    for index in sections.indices { sections[index].removeAll() }
    (runs, named) = (nil, [])
  }

  /// Entries that were rendered elsewhere, again if a document among those before has their slugs.
  mutating func named(_ entries: Self) -> Self {
    var (renamed, isSame) = (entries.emptied(), true)
    let documents = entries.named.map { document, number in
      var other = document
      other.slugs = slugs.next(document.raw, title: document.title, number: number)
      isSame = isSame && other.slugs == document.slugs
      return (other, number)
    }
    if isSame { return entries }
    for (document, number) in documents { renamed.append(document, number: number) }
    return renamed
  }

  /// Continues after entries that were rendered elsewhere.
  mutating func move(after entries: Self) { nextNumber = entries.nextNumber }
}
