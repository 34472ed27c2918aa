import Bytes
import ContentParser
import FaqImport
import FaqService
import Renderers

/// The diagnostics of a check as text or as JSON, with their numbers.
struct CheckReport {
  /// How many faults with one code are shown; in JSON all of them are.
  private static let maximumCount = 100

  /// The name of the file or source that diagnostics are about.
  var source: String
  private let style: ReportStyle
  var buffer = OutputBuffer()
  private(set) var counts = FaultCounts()
  /// How sources were read that are not native content.
  private var readings: [(source: String, reading: ImportReading)] = []

  init(of source: String, in style: ReportStyle) {
    self.source = source
    self.style = style
  }

  /// Starts over, without what a failed attempt has added.
  mutating func begin() {
    buffer = OutputBuffer()
    counts = FaultCounts()
    if style.form == .json {
      buffer.append("{\"schemaVersion\":\(JSONRenderer.schemaVersion),\"diagnostics\":[")
    }
  }

  /// Adds diagnostics with places in the original; the text is asked for if its lines are shown.
  mutating func add(_ diagnostics: [Diagnostic], from recent: RecentBytes) {
    for diagnostic in diagnostics {
      let isFirst = counts.total == 0
      let count = counts.add(diagnostic.code, diagnostic.severity)
      switch style.form {
      case .json: addObject(diagnostic, isFirst: isFirst)
      case .lines where count <= Self.maximumCount: addLine(diagnostic)
      case .excerpts where count <= Self.maximumCount:
        if !isFirst { buffer.append("\n") }
        addExcerpt(diagnostic, recent)
      case .lines, .excerpts: break
      }
    }
  }

  /// How many diagnostics the report still shows of each code.
  var quota: DiagnosticQuota {
    guard style.form != .json else { return .unlimited }
    let exhausted = counts.codes.filter { $0.count >= Self.maximumCount }.map(\.code)
    return DiagnosticQuota(limit: Self.maximumCount, exhausted: exhausted)
  }

  /// Whether the report shows another diagnostic of a code; if not, it is counted.
  mutating func allows(_ code: Diagnostic.Code, _ severity: Diagnostic.Severity) -> Bool {
    guard style.form != .json,
      counts.codes.contains(where: { $0.code == code && $0.count >= Self.maximumCount })
    else { return true }
    counts.add(code, severity)
    return false
  }

  /// Adds diagnostics that were only counted.
  mutating func add(_ omissions: [DiagnosticQuota.Omission]) {
    for omission in omissions {
      counts.add(omission.code, omission.severity, count: omission.count)
    }
  }

  /// Adds the faults of a file with declared types.
  mutating func add(_ file: TypesFile) {
    let content = source
    source = file.name
    add(file.declarations.diagnostics, from: RecentBytes())
    source = content
  }

  /// Adds how the current source was read, which JSON says behind the diagnostics.
  mutating func add(_ reading: ImportReading) { readings.append((source, reading)) }

  /// Completes the report, with the coverage behind the diagnostics if it is wanted.
  mutating func end(_ coverage: CoverageReport? = nil, by renderer: (any NodeRenderer)? = nil) {
    switch style.form {
    case .json:
      buffer.append("]")
      addReadings()
      if let coverage {
        buffer.append(",\n\"coverage\":")
        coverage.write(jsonTo: &buffer)
      }
      buffer.append("}\n")
    case .lines, .excerpts:
      guard let nodes = coverage?.nodes, !nodes.isEmpty else { return }
      if counts.total > 0 { buffer.append("\n") }
      renderer?.write(nodes, to: &buffer)
    }
  }

  /// What standard error says about the report, on a line each.
  func remarks(onFaqs faqCount: Int, of sourceCount: Int, isWhole: Bool) -> [Message] {
    guard style.form != .json else { return [] }
    var remarks: [Message] = []
    for (code, count) in counts.codes where count > Self.maximumCount {
      remarks.append(
        """
        \(count - Self.maximumCount) more [\(code.rawValue.clipped)] are not shown; \
        --format json reports all of them
        """
      )
    }
    return remarks + [counts.summary(onFaqs: faqCount, of: sourceCount, isWhole: isWhole)]
  }
}

private extension CheckReport {
  /// `file:line:column: severity: message. Hint [code]`.
  mutating func addLine(_ diagnostic: Diagnostic) {
    let hint = diagnostic.hint.map { ". \($0)" } ?? ""
    buffer.append(head(of: diagnostic, diagnostic.message + hint))
  }

  /// The message, the line of the source with the place marked, and the hint.
  mutating func addExcerpt(_ diagnostic: Diagnostic, _ recent: RecentBytes) {
    buffer.append(head(of: diagnostic, diagnostic.message))
    let number = String(diagnostic.location.line)
    let margin = String(repeating: " ", count: number.count)
    let bar = style.look("|", as: .margin)
    let room = style.columns - number.count - 4
    if let excerpt = SourceExcerpt(at: diagnostic.location.offset, in: recent, columns: room) {
      let mark = style.look(excerpt.mark, as: .severity(diagnostic.severity))
      buffer.append(" \(style.look(number, as: .margin)) \(bar) \(excerpt.line)\n")
      buffer.append(" \(margin) \(bar) \(excerpt.indentation)\(mark)\n")
    }
    if let hint = diagnostic.hint {
      buffer.append(" \(margin) \(style.look("= hint:", as: .margin)) \(hint.shown)\n")
    }
  }

  func head(of diagnostic: Diagnostic, _ text: String) -> String {
    let location = diagnostic.location
    let place = "\(source):\(location.line):\(location.column):".shown
    let severity = "\(diagnostic.severity.rawValue):"
    return [
      style.look(place, as: .place),
      style.look(severity, as: .severity(diagnostic.severity)),
      text.shown,
      style.look("[\(diagnostic.code.rawValue)]".shown, as: .margin),
    ].joined(separator: " ") + "\n"
  }

  mutating func addReadings() {
    guard !readings.isEmpty else { return }
    buffer.append(",\n\"imports\":[")
    for (index, (source, reading)) in readings.enumerated() {
      buffer.append(index == 0 ? "{\"file\":" : ",\n{\"file\":")
      buffer.appendJSONString(source)
      buffer.append(",\"reading\":")
      buffer.appendJSONString("\(reading)")
      buffer.append(",\"read\":\(reading.count),\"candidates\":\(reading.candidateCount)}")
    }
    buffer.append("]")
  }

  mutating func addObject(_ diagnostic: Diagnostic, isFirst: Bool) {
    let location = diagnostic.location
    buffer.append("\(isFirst ? "" : ",\n"){\"file\":")
    buffer.appendJSONString(source)
    buffer.append(",\"line\":\(location.line),\"column\":\(location.column)")
    buffer.append(",\"offset\":\(location.offset),\"pointer\":")
    buffer.appendJSONString(location.pointer)
    buffer.append(",\"severity\":\"\(diagnostic.severity.rawValue)\",\"code\":")
    buffer.appendJSONString(diagnostic.code.rawValue)
    buffer.append(",\"message\":")
    buffer.appendJSONString(diagnostic.message)
    buffer.append(",\"hint\":")
    buffer.appendJSONString(orNull: diagnostic.hint)
    buffer.append("}")
  }
}

private extension String {
  /// The text on one line, without what drives a terminal.
  var shown: String { joinedLines.sanitised }
}

extension Diagnostic {
  /// The same diagnostic at its place in the original.
  func moved(by recent: RecentBytes) -> Self {
    Self(
      code,
      severity,
      at: recent.origin(of: location),
      message: message,
      hint: hint,
      correction: correction
    )
  }
}
