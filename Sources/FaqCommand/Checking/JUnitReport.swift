import Bytes
import ContentParser
import Platform
import Renderers

/// The report as test results in the XML of JUnit, with a test case for each FAQ.
///
/// Errors are failures of a test case; warnings and notes are its output. The numbers of test cases
/// come before them, so the cases wait in a spool.
struct JUnitReport: ReportForm {
  let namesFailures = true

  private let name: String
  private let names: EntryNames
  private let spool: Spool
  private var caseCount = 0
  private var failureCount = 0
  private var errorCount = 0

  /// A report with a name, which waits in a folder if it is large.
  init(of name: String, calling names: EntryNames, spoolingIn folder: Path) {
    self.name = name
    self.names = names
    spool = Spool(folder: folder)
  }

  mutating func add(_ faults: [Diagnostic], at place: ReportPlace, to buffer: inout OutputBuffer) {
    func lines(_ faults: [Diagnostic]) -> String {
      faults.map { $0.line(in: place.source).htmlEscaped }.joined(separator: "\n")
    }
    let errors = faults.filter { $0.severity == .error }
    let remarks = faults.filter { $0.severity != .error }
    begin(place.entry.map(name(of:)) ?? place.source, of: place.source, in: &buffer)
    if let first = errors.first {
      failureCount += 1
      let (type, message) = (first.code.rawValue.htmlEscaped, first.advice.htmlEscaped)
      buffer.append("<failure type=\"\(type)\" message=\"\(message)\">")
      buffer.append("\(lines(errors))</failure>\n")
    }
    if !remarks.isEmpty { buffer.append("<system-out>\(lines(remarks))</system-out>\n") }
    buffer.append("</testcase>\n")
  }

  mutating func add(_ failure: Failure, of source: String?, to buffer: inout OutputBuffer) {
    errorCount += 1
    begin(source ?? name, of: source ?? name, in: &buffer)
    let message = failure.text(calling: names).htmlEscaped
    buffer.append("<error message=\"\(message)\"/>\n</testcase>\n")
  }

  func write(_ bytes: [UInt8], to _: any Output) throws { try spool.append(bytes) }

  mutating func end(_: CheckReport, _ buffer: inout OutputBuffer, to output: any Output) throws {
    if caseCount == 0 {
      begin(name, of: name, in: &buffer)
      buffer.append("</testcase>\n")
    }
    var head = OutputBuffer()
    let counts = "tests=\"\(caseCount)\" failures=\"\(failureCount)\" errors=\"\(errorCount)\""
    head.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites \(counts)>\n")
    head.append("<testsuite name=\"\(name.htmlEscaped)\" \(counts)>\n")
    try output.write(head.take())
    try spool.read { try output.write($0) }
    buffer.append("</testsuite>\n</testsuites>\n")
  }
}

private extension JUnitReport {
  /// Begins a test case, which has the title of an FAQ or the name of a source.
  mutating func begin(_ title: String, of source: String, in buffer: inout OutputBuffer) {
    caseCount += 1
    buffer.append("<testcase classname=\"\(source.htmlEscaped)\" name=\"\(title.htmlEscaped)\">\n")
  }

  /// The title of an FAQ, or its number.
  func name(of entry: Entry) -> String {
    let number: Message = "FAQ \(entry.number)"
    return entry.row.title.flatMap { $0.isBlank ? nil : $0 } ?? number.text(calling: names)
  }
}
