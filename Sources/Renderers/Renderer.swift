import ContentParser
import FaqService

/// Puts documents out in one format.
///
/// A format is one type with one function to write: what a document looks like. How many documents
/// are put together, and what an overview of them looks like, has an answer that a format may
/// replace. A document's `body` is in the words of `Node`, so that a renderer is a switch over
/// those and knows no block types.
public protocol Renderer<Output>: Sendable {
  /// What rendering yields: a `String`, unless a format says otherwise.
  associatedtype Output = String

  /// Puts one document out.
  func write(_ document: Document, to output: inout OutputBuffer)

  /// Whether documents can be put out only once all of them are known, because what stands in
  /// front tells of what follows, as a table of contents does.
  ///
  /// Who has documents one by one keeps them for such a format, and hands them over at once.
  var needsAllDocuments: Bool { get }

  /// Puts many documents out, with all that stands around and between them.
  func write(_ documents: some Sequence<Document>, to output: inout OutputBuffer)

  /// Puts out what stands in front of the first document.
  func writeStart(to output: inout OutputBuffer)

  /// Puts out what stands between two documents.
  func writeSeparator(to output: inout OutputBuffer)

  /// Puts out what stands behind the last document.
  func writeEnd(to output: inout OutputBuffer)

  /// The same where an object stood around the FAQs, whose other members a format for programs
  /// keeps: a stream's `envelope` at its end.
  func writeEnd(_ envelope: [RawMember], to output: inout OutputBuffer)

  /// Puts out an overview, or a part of it: the heading and one row for each FAQ.
  func writeOverview(
    _ rows: some Sequence<OverviewRow>,
    part: OverviewPart,
    to output: inout OutputBuffer
  )

  /// Makes the result of what was put out.
  func output(of buffer: OutputBuffer) -> Output
}

extension Renderer {
  /// One document.
  public func render(_ document: Document) -> Output { render(CollectionOfOne(document)) }

  /// Many documents.
  public func render(_ documents: some Sequence<Document>) -> Output {
    var buffer = OutputBuffer()
    write(documents, to: &buffer)
    return output(of: buffer)
  }

  /// No: most formats put out each document as it comes.
  public var needsAllDocuments: Bool { false }

  /// One document behind the other.
  public func write(_ documents: some Sequence<Document>, to output: inout OutputBuffer) {
    writeStart(to: &output)
    var isFirst = true
    for document in documents {
      if !isFirst { writeSeparator(to: &output) }
      isFirst = false
      write(document, to: &output)
    }
    writeEnd(to: &output)
  }

  /// An overview: the number and title of each FAQ.
  public func renderOverview(_ rows: some Sequence<OverviewRow>) -> Output {
    var buffer = OutputBuffer()
    writeOverview(rows, to: &buffer)
    return output(of: buffer)
  }

  /// The whole of it.
  public func writeOverview(_ rows: some Sequence<OverviewRow>, to output: inout OutputBuffer) {
    writeOverview(rows, part: .whole, to: &output)
  }

  /// Nothing.
  public func writeStart(to _: inout OutputBuffer) {
    // Most formats begin with the first document.
  }

  /// A line feed.
  public func writeSeparator(to output: inout OutputBuffer) { output.append("\n") }

  /// Nothing.
  public func writeEnd(to _: inout OutputBuffer) {
    // Most formats end with the last document.
  }

  /// What stands there anyway.
  public func writeEnd(_: [RawMember], to output: inout OutputBuffer) { writeEnd(to: &output) }

  /// The overview as a document of its own would be.
  public func writeOverview(
    _ rows: some Sequence<OverviewRow>,
    part: OverviewPart,
    to output: inout OutputBuffer
  ) {
    if part.contains(.start) { output.append("\(OverviewRow.heading)\n") }
    var lead = part.contains(.start) ? "\n" : ""
    for row in rows {
      output.append("\(lead)\(row.number). \(row.visibleTitle.sanitised)\n")
      lead = ""
    }
  }
}

extension Renderer where Output == String {
  /// The text of the bytes.
  public func output(of buffer: OutputBuffer) -> String { String(utf8: buffer.bytes) }
}
