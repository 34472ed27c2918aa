import ContentParser
import FaqImport
import Renderers

/// What the report of a check is written as.
protocol ReportForm {
  /// How many faults with one code are shown; nil for all of them.
  var faultLimit: Int? { get }
  /// Whether FAQs without faults are shown, too.
  var listsEntries: Bool { get }
  /// Whether the report says which sources could not be read.
  var namesFailures: Bool { get }

  /// Begins the report.
  func begin(in buffer: inout OutputBuffer)

  /// Adds the faults of one FAQ, or faults of a source outside its FAQs.
  mutating func add(_ faults: [Diagnostic], at place: ReportPlace, to buffer: inout OutputBuffer)

  /// Adds a source that could not be read; nil if the failure concerns several.
  mutating func add(_ failure: Failure, of source: String?, to buffer: inout OutputBuffer)

  /// Writes what is complete of the report.
  mutating func write(_ bytes: [UInt8], to output: any Output) throws

  /// Completes the report; the buffer holds what has not been written yet.
  mutating func end(
    _ conclusion: ReportConclusion,
    _ buffer: inout OutputBuffer,
    to output: any Output
  ) throws
}

extension ReportForm {
  var faultLimit: Int? { nil }
  var listsEntries: Bool { false }
  var namesFailures: Bool { false }

  func begin(in _: inout OutputBuffer) {
    // Most forms begin with the first fault.
  }

  mutating func add(_: Failure, of _: String?, to _: inout OutputBuffer) {
    // Standard error reports it.
  }

  mutating func write(_ bytes: [UInt8], to output: any Output) throws { try output.write(bytes) }
}

/// Where faults were found.
struct ReportPlace {
  /// The name of the file or source.
  let source: String
  /// The FAQ; nil for faults outside FAQs.
  let entry: Entry?
  /// The content around the faults.
  let recent: RecentBytes
}

/// How a source was read that is not native content.
struct SourceReading {
  let source: String
  let reading: ImportReading
  let account: SourceAccount
}

/// What is known about a check at its end.
struct ReportConclusion {
  /// The codes of all faults.
  let codes: [Diagnostic.Code]
  /// How sources were read that are not native content.
  let readings: [SourceReading]
  /// How block types reach formats, if that is wanted.
  let coverage: CoverageReport?
  /// What writes the coverage for readers.
  let renderer: (any NodeRenderer)?
}
