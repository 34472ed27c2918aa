import ContentParser
import FaqService

/// Composes documents into a whole, in any format, on any sink.
///
/// ```swift
/// var assembly = Assembly(of: MarkdownRenderer(), to: MemorySink())
/// for try await document in parser.documents() { try assembly.write(document) }
/// let text = try assembly.finish().text
/// ```
///
/// Output goes to the sink as it grows, in memory that does not grow with the documents.
public struct Assembly<Sink: OutputSink> {
  /// How many bytes are worth a write.
  private static var sufficientCount: Int { 64 << 10 }

  private let renderer: any Renderer
  private let sink: Sink
  /// The only document so far: a format may have a frame of its own for a single one.
  private var first: (document: Document, number: Int?)?
  /// The sections of many documents.
  private var sections: SectionAssembly<Sink>?
  /// The documents that are yet to be written to the sections.
  private var pending: RenderedDocuments
  /// The run of documents that the last one in the sections belongs to.
  private var openRun: CategoryRun?

  /// Creates an assembly without documents.
  ///
  /// - Parameters:
  ///   - renderer: The format of the whole.
  ///   - sink: Where the output goes. Nothing is written to it before the second document or the
  ///     end, since a format may write a single document in another way.
  public init(of renderer: any Renderer, to sink: Sink) {
    self.renderer = renderer
    self.sink = sink
    pending = RenderedDocuments(in: renderer, from: 1)
  }

  /// Renders the next document.
  ///
  /// - Parameters:
  ///   - document: A document; one that shows nothing has a number, too.
  ///   - number: Its number; by default the one after that of the last document, from 1. A document
  ///     that stays the only one has no number.
  /// - Throws: The error of the sink. The output is incomplete then, and cannot be continued.
  public mutating func write(_ document: Document, number: Int? = nil) throws(Sink.Failure) {
    if sections == nil, first == nil {
      first = (document, number)
    } else {
      try beginSections()
      pending.append(document, number: number)
      if pending.count >= Self.sufficientCount { try flush() }
    }
  }

  /// Appends documents that were rendered elsewhere; the output is then that of several documents.
  ///
  /// - Parameter documents: Documents that the same renderer has rendered, with the numbers that
  ///   they have here.
  /// - Throws: The error of the sink, as in `write(_:number:)`.
  public mutating func write(_ documents: RenderedDocuments) throws(Sink.Failure) {
    try beginSections()
    try flush()
    try append(documents)
  }

  /// Completes the output; it must be called once, after all documents.
  ///
  /// - Parameter envelope: What stood around the FAQs, for formats that have a place for it.
  /// - Returns: The sink, with all of the output.
  /// - Throws: The error of the sink.
  public mutating func finish(envelope: [RawMember] = []) throws(Sink.Failure) -> Sink {
    try flush()
    let frame = renderer.frame(around: first?.document)
    var rest = SectionWriting(frame)
    if let document = first?.document {
      rest.append { [renderer] in renderer.write(document, number: nil, to: &$0) }
    }
    if let openRun { rest.append { [renderer] in renderer.end(openRun, to: &$0) } }
    if !envelope.isEmpty {
      rest.append { [renderer] in renderer.write(envelope: envelope, to: &$0) }
    }
    var sections =
      if let sections { sections } else { try SectionAssembly(frame, to: sink) }
    self.sections = nil
    try sections.append(rest.sections)
    try sections.finish()
    return sections.sink
  }

  /// Begins the sections of many documents, unless they have begun.
  private mutating func beginSections() throws(Sink.Failure) {
    guard sections == nil else { return }
    sections = try SectionAssembly(renderer.frame(around: nil), to: sink)
    if let first = first.take() { pending.append(first.document, number: first.number) }
  }

  private mutating func flush() throws(Sink.Failure) {
    try append(pending)
  }

  /// Appends rendered documents, behind the start of their first run if it does not go on.
  private mutating func append(_ documents: RenderedDocuments) throws(Sink.Failure) {
    if let runs = documents.runs {
      try beginRun(runs.first)
      if runs.last != runs.first { openRun = runs.last }
    }
    try sections?.append(documents.sections)
    pending = RenderedDocuments(in: renderer, from: documents.nextNumber)
  }

  private mutating func beginRun(_ run: CategoryRun) throws(Sink.Failure) {
    if let openRun, openRun.continues(with: run.category) { return }
    var run = run
    run.isFirst = openRun == nil
    var change = SectionWriting(renderer.frame(around: nil))
    if let openRun { change.append { [renderer] in renderer.end(openRun, to: &$0) } }
    change.append { [renderer] in renderer.begin(run, to: &$0) }
    try sections?.append(change.sections)
    openRun = run
  }
}
