import ContentParser

/// Composes documents, or the rows of an overview, into a whole, in any format, on any sink.
///
/// ```swift
/// var assembly = Assembly(of: MarkdownRenderer(), to: MemorySink())
/// for try await document in parser.documents() { try assembly.write(document) }
/// let text = try assembly.finish().text
/// ```
///
/// Output goes to the sink as it grows, in bounded memory. The first section is written at once;
/// the sink holds the others until the end.
public struct Assembly<Sink: OutputSink> {
  /// How many bytes are worth a write.
  private static var sufficientCount: Int { 64 << 10 }

  private var sink: Sink
  /// Whether the opening has been written, which depends on whether there are several documents.
  private var isOpen = false
  /// Whether anything has been written to each section.
  private var hasContent: [Bool] = []
  /// The only document so far.
  private var only: (document: Document, number: Int?)?
  /// The entries that are yet to be written.
  private var pending: RenderedEntries
  /// The run of the last entry that has been written.
  private var openRun: CategoryRun?
  /// What follows all entries.
  package var addition: ((inout [OutputBuffer]) -> Void)?

  /// Creates an assembly of documents.
  ///
  /// - Parameters:
  ///   - renderer: The format of the whole.
  ///   - sink: Where the output goes. Nothing is written to it before the second document or the
  ///     end.
  public init(of renderer: any Renderer, to sink: Sink) {
    self.sink = sink
    pending = RenderedEntries(in: renderer)
  }

  /// Creates an assembly of the rows of an overview.
  public init(ofOverviewIn renderer: any Renderer, to sink: Sink) {
    self.sink = sink
    pending = RenderedEntries(rowsIn: renderer)
  }

  /// Renders the next document.
  ///
  /// - Parameters:
  ///   - document: A document; one that shows nothing has a number, too.
  ///   - number: Its number; by default the one after that of the last document, from 1. A document
  ///     that stays the only one has no number.
  /// - Throws: The error of the sink. The output is incomplete then, and cannot be continued.
  /// - Precondition: The assembly is not that of an overview.
  public mutating func write(_ document: Document, number: Int? = nil) throws(Sink.Failure) {
    if !isOpen, only == nil {
      only = (document, number)
    } else {
      try begin()
      pending.append(document, number: number)
      try flushIfSufficient()
    }
  }

  /// Renders the next row; consecutive rows of one category are below its name.
  ///
  /// `OverviewRow.grouped(_:)` puts rows of one category together, and `OverviewRow.aligned(_:)`
  /// aligns their numbers.
  ///
  /// - Throws: The error of the sink, as in `write(_:number:)`.
  /// - Precondition: The assembly is that of an overview.
  public mutating func write(_ row: OverviewRow) throws(Sink.Failure) {
    try begin()
    pending.append(row)
    try flushIfSufficient()
  }

  /// Appends entries that were rendered elsewhere; documents are then several, even if it is one.
  ///
  /// - Parameter entries: Entries that the same renderer has rendered, with the numbers that they
  ///   have here.
  /// - Throws: The error of the sink, as in `write(_:number:)`.
  public mutating func write(_ entries: RenderedEntries) throws(Sink.Failure) {
    try begin()
    try flush()
    try append(pending.named(entries))
    pending.move(after: entries)
  }

  /// Completes the output; it must be called once, after all entries.
  ///
  /// - Parameter envelope: The members around the FAQs, for formats that have a place for them.
  /// - Returns: The sink, with all of the output.
  /// - Throws: The error of the sink.
  public mutating func finish(envelope: [RawMember] = []) throws(Sink.Failure) -> Sink {
    if let only = only.take() {
      pending = pending.emptied(of: .documents(only: only.document))
      pending.append { $0.write(only.document, number: nil, to: &$1) }
    }
    try open()
    try flush()
    if let openRun { pending.end(openRun) }
    if let addition { pending.append { addition(&$1) } }
    if !envelope.isEmpty { pending.append { $0.write(envelope: envelope, to: &$1) } }
    try append(pending.sections)
    try close()
    return sink
  }

  /// Writes the opening of several entries, unless it has been written.
  private mutating func begin() throws(Sink.Failure) {
    try open()
    if let only = only.take() { pending.append(only.document, number: only.number) }
  }

  private mutating func flushIfSufficient() throws(Sink.Failure) {
    if pending.count >= Self.sufficientCount { try flush() }
  }

  private mutating func flush() throws(Sink.Failure) {
    try append(pending)
    pending.removeAll()
  }

  /// Appends entries, after the start of their first run unless it continues the last one.
  private mutating func append(_ entries: RenderedEntries) throws(Sink.Failure) {
    if let (first, last) = entries.runs {
      if openRun == nil || openRun?.category != first.category {
        var (run, change) = (first, entries.emptied())
        run.isFirst = openRun == nil
        if let openRun { change.end(openRun) }
        change.begin(run)
        try append(change.sections)
        openRun = run
      }
      if last != first { openRun = last }
    }
    try append(entries.sections)
  }
}

/// The frame around the output, and its separators.
private extension Assembly {
  mutating func open() throws(Sink.Failure) {
    guard !isOpen else { return }
    isOpen = true
    hasContent = pending.frame.sections.map { _ in false }
    try sink.write(Array(pending.frame.opening.utf8))
  }

  /// Appends the output of entries to each section.
  mutating func append(_ output: [OutputBuffer]) throws(Sink.Failure) {
    for (index, buffer) in output.enumerated() where !buffer.bytes.isEmpty {
      let section = pending.frame.sections[index]
      if hasContent[index] {
        try write(Array(section.separator.utf8), section: index)
      } else if index == 0 {
        try sink.write(Array(section.opening.utf8))
      }
      hasContent[index] = true
      try write(buffer.bytes, section: index)
    }
  }

  mutating func write(_ bytes: [UInt8], section: Int) throws(Sink.Failure) {
    guard !bytes.isEmpty else { return }
    if section == 0 { try sink.write(bytes) } else { try sink.hold(bytes, section: section) }
  }

  mutating func close() throws(Sink.Failure) {
    for (index, section) in pending.frame.sections.enumerated() {
      if !hasContent[index], section.isOptional { continue }
      if !hasContent[index] || index > 0 { try sink.write(Array(section.opening.utf8)) }
      if hasContent[index], index > 0 { try sink.release(section: index) }
      try sink.write(Array(section.closing.utf8))
    }
    try sink.write(Array(pending.frame.closing.utf8))
  }
}
