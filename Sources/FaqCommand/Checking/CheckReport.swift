import Bytes
import ContentParser
import FaqImport
import Renderers

/// The diagnostics of a check in one form, with their numbers.
struct CheckReport {
  /// The name of the file or source that diagnostics are about.
  var source: String
  private var form: any ReportForm
  private let output: any Output
  private var buffer = OutputBuffer()
  private(set) var counts = FaultCounts()
  /// How sources were read that are not native content.
  private(set) var readings: [SourceReading] = []
  /// How block types reach formats, if that is wanted.
  private(set) var coverage: CoverageReport?

  /// Begins a report on a source.
  init(of source: String, as form: any ReportForm, to output: any Output) {
    self.source = source
    self.form = form
    self.output = output
    form.begin(in: &buffer)
  }

  /// Whether the report says which sources could not be read.
  var namesFailures: Bool { form.namesFailures }

  /// Adds diagnostics on an FAQ, or on a source, with places in the original.
  mutating func add(
    _ diagnostics: [Diagnostic],
    in entry: Entry? = nil,
    of source: String? = nil,
    from recent: RecentBytes
  ) {
    guard !diagnostics.isEmpty || entry != nil else { return }
    let limit = form.faultLimit ?? .max
    let shown = diagnostics.filter { counts.add($0.code, $0.severity) <= limit }
    let place = ReportPlace(source: source ?? self.source, entry: entry, recent: recent)
    form.add(shown, at: place, to: &buffer)
  }

  /// How many diagnostics the report still shows of each code.
  var quota: DiagnosticQuota {
    guard let limit = form.faultLimit else { return .unlimited }
    let exhausted = counts.codes.filter { $0.count >= limit }.map(\.code)
    return DiagnosticQuota(limit: limit, exhausted: exhausted)
  }

  /// Whether the report shows another diagnostic of a code; if not, it is counted.
  mutating func allows(_ code: Diagnostic.Code, _ severity: Diagnostic.Severity) -> Bool {
    guard let limit = form.faultLimit,
      counts.codes.contains(where: { $0.code == code && $0.count >= limit })
    else { return true }
    counts.add(code, severity)
    return false
  }

  /// Adds diagnostics that were only counted.
  mutating func add(_ omissions: FaultCounts) { counts.add(omissions) }

  /// Adds a source that could not be read; nil if the failure concerns several.
  mutating func add(_ failure: Failure, of source: String?) {
    form.add(failure, of: source, to: &buffer)
  }

  /// Adds how the current source was read.
  mutating func add(_ reading: ImportReading, _ account: SourceAccount) {
    readings.append((source, reading, account))
  }

  /// Writes what is complete, if there is enough of it.
  mutating func flush() throws {
    guard buffer.bytes.count >= 64 << 10 else { return }
    try form.write(buffer.take(), to: output)
  }

  /// Completes the report, with the coverage after the diagnostics if it is wanted.
  mutating func end(_ coverage: CoverageReport? = nil) throws {
    self.coverage = coverage
    var rest = buffer
    try form.end(self, &rest, to: output)
    if !rest.bytes.isEmpty { try output.write(rest.take()) }
  }

  /// What standard error says about a report for readers, one per line.
  func remarks(onFaqs faqCount: Int, of sourceCount: Int, isWhole: Bool) -> [Message] {
    guard let limit = form.faultLimit else { return [] }
    let omissions = counts.codes.filter { $0.count > limit }.map { code, count -> Message in
      """
      \(count - limit) more [\(code.rawValue.clipped)] are not shown; \
      --format json reports all of them
      """
    }
    return omissions + [counts.summary(onFaqs: faqCount, of: sourceCount, isWhole: isWhole)]
  }
}

extension Diagnostic {
  /// The same diagnostic at its place in the original.
  func moved(by recent: RecentBytes) -> Self {
    changing(self) { $0.location = recent.origin(of: location) }
  }
}

/// What the report of a check is written as.
protocol ReportForm {
  /// How many faults with one code are shown; nil for all of them.
  var faultLimit: Int? { get }
  /// Whether the report says which sources could not be read.
  var namesFailures: Bool { get }

  /// Begins the report.
  func begin(in buffer: inout OutputBuffer)

  /// Adds the faults of one FAQ, which may have none, or faults of a source outside its FAQs.
  mutating func add(_ faults: [Diagnostic], at place: ReportPlace, to buffer: inout OutputBuffer)

  /// Adds a source that could not be read; nil if the failure concerns several.
  mutating func add(_ failure: Failure, of source: String?, to buffer: inout OutputBuffer)

  /// Writes what is complete of the report.
  mutating func write(_ bytes: [UInt8], to output: any Output) throws

  /// Completes the report; the buffer, which is written after that, holds what has not been
  /// written yet.
  mutating func end(
    _ report: CheckReport,
    _ buffer: inout OutputBuffer,
    to output: any Output
  ) throws
}

extension ReportForm {
  var faultLimit: Int? { nil }
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
typealias SourceReading = (source: String, reading: ImportReading, account: SourceAccount)

extension FaultCounts {
  /// Whether there is an error.
  var hasErrors: Bool { severities[.error, default: 0] > 0 }

  /// `18 errors, 17 warnings in 31 FAQs`, or for several sources `… in 31 FAQs of 2 sources`.
  func summary(onFaqs faqCount: Int, of sourceCount: Int, isWhole: Bool) -> Message {
    let counts = Diagnostic.Severity.allCases.compactMap { severity -> String? in
      let count = severities[severity, default: 0]
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    let faults = counts.isEmpty ? "no problems" : counts.joined(separator: ", ")
    let rest = isWhole ? "" : "; reading stopped there"
    let sources = sourceCount == 1 ? "" : " of \(sourceCount) sources"
    guard isWhole || faqCount > 0 else { return "\(faults)\(rest)" }
    return "\(faults) in \(Message.faqs(faqCount))\(sources)\(rest)"
  }
}
