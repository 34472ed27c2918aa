import ContentParser
import FaqImport
import FaqService
import Renderers

/// The report as JSON, for other programs.
struct JSONReport: ReportForm {
  private var isEmpty = true

  func begin(in buffer: inout OutputBuffer) {
    buffer.append("{\"schemaVersion\":\(JSONRenderer.schemaVersion),\"diagnostics\":[")
  }

  mutating func add(_ faults: [Diagnostic], at place: ReportPlace, to buffer: inout OutputBuffer) {
    for fault in faults {
      if !isEmpty { buffer.append(",\n") }
      isEmpty = false
      Self.add(fault, of: place.source, to: &buffer)
    }
  }

  func end(
    _ conclusion: ReportConclusion,
    _ buffer: inout OutputBuffer,
    to output: any Output
  ) throws {
    buffer.append("]")
    Self.add(conclusion.readings, to: &buffer)
    if let coverage = conclusion.coverage {
      buffer.append(",\n\"coverage\":")
      coverage.write(jsonTo: &buffer)
    }
    buffer.append("}\n")
    try output.write(buffer.take())
  }
}

private extension JSONReport {
  static func add(_ fault: Diagnostic, of source: String, to buffer: inout OutputBuffer) {
    let location = fault.location
    buffer.append("{\"file\":")
    buffer.appendJSONString(source)
    buffer.append(",\"line\":\(location.line),\"column\":\(location.column)")
    buffer.append(",\"offset\":\(location.offset),\"pointer\":")
    buffer.appendJSONString(location.pointer)
    buffer.append(",\"severity\":\"\(fault.severity.rawValue)\",\"code\":")
    buffer.appendJSONString(fault.code.rawValue)
    buffer.append(",\"message\":")
    buffer.appendJSONString(fault.message)
    buffer.append(",\"hint\":")
    buffer.appendJSONString(orNull: fault.hint)
    buffer.append("}")
  }

  static func add(_ readings: [SourceReading], to buffer: inout OutputBuffer) {
    guard !readings.isEmpty else { return }
    buffer.append(",\n\"imports\":[")
    for (index, read) in readings.enumerated() {
      buffer.append(index == 0 ? "{\"file\":" : ",\n{\"file\":")
      buffer.appendJSONString(read.source)
      buffer.append(",\"reading\":")
      buffer.appendJSONString("\(read.reading)")
      buffer.append(",\"read\":\(read.reading.count)")
      buffer.append(",\"candidates\":\(read.reading.candidateCount),\n")
      add(read.account, to: &buffer)
      buffer.append("}")
    }
    buffer.append("]")
  }

  /// `"words":{"shown":9,…},"passedOver":{"textCount":1,"lines":[[4,12]],…}`.
  static func add(_ account: SourceAccount, to buffer: inout OutputBuffer) {
    let leftOut = ImportAccount.Omission.allCases.compactMap { omission in
      account.leftOutCounts[omission].map { "\"\(omission.rawValue)\":\($0)" }
    }
    let lines = account.lines.map { "[\($0.lowerBound),\($0.upperBound)]" }
    let questions = account.questionLines.map { "\($0)" }
    let lineCount = account.lines.count + account.furtherLineCount
    buffer.append("\"words\":{\"shown\":\(account.shownCount)")
    buffer.append(",\"leftOut\":{\(leftOut.joined(separator: ","))}")
    buffer.append(",\"passedOver\":\(account.passedOverCount)},\n")
    buffer.append("\"passedOver\":{\"textCount\":\(lineCount)")
    buffer.append(",\"lines\":[\(lines.joined(separator: ","))]")
    buffer.append(",\"questionCount\":\(account.questionCount)")
    buffer.append(",\"questionLines\":[\(questions.joined(separator: ","))]}")
  }
}
