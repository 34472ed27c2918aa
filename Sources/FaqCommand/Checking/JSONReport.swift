import ContentParser
import FaqImport
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
      buffer.append(fault.json(in: place.source))
    }
  }

  func end(_ report: CheckReport, _ buffer: inout OutputBuffer, to _: any Output) {
    buffer.append("]")
    if !report.readings.isEmpty {
      buffer.append(",\n\"imports\":")
      buffer.append(.lines(report.readings.map { $2.json(of: $0, readAs: $1) }))
    }
    if let coverage = report.coverage {
      buffer.append(",\n\"coverage\":")
      buffer.append(coverage.json)
    }
    buffer.append("}\n")
  }
}

private extension Diagnostic {
  func json(in source: String) -> JSONValue {
    [
      "file": .string(source),
      "line": .number(location.line),
      "column": .number(location.column),
      "offset": .number(location.offset),
      "pointer": .string(location.pointer),
      "severity": .string(severity.rawValue),
      "code": .string(code.rawValue),
      "message": .string(message),
      "hint": JSONValue(orNull: hint),
    ]
  }
}

private extension SourceAccount {
  /// What became of the words of a source, and how it was read.
  func json(of source: String, readAs reading: ImportReading) -> JSONValue {
    [
      "file": .string(source),
      "reading": .string("\(reading)"),
      "read": .number(reading.count),
      "candidates": .number(reading.candidateCount),
      "words": words,
      "passedOver": passedOver,
    ]
  }

  /// How many words are shown, left out and skipped.
  var words: JSONValue {
    let leftOut = ImportAccount.Omission.allCases.map { omission in
      JSONMember(omission.rawValue, leftOutCounts[omission].map { .number($0) })
    }
    return [
      "shown": .number(shownCount),
      "leftOut": .object(leftOut),
      "passedOver": .number(passedOverCount),
    ]
  }

  /// Where texts and questions were skipped.
  var passedOver: JSONValue {
    let lines = lines.map { JSONValue.array([.number($0.lowerBound), .number($0.upperBound)]) }
    return [
      "textCount": .number(lines.count + furtherLineCount),
      "lines": .array(lines),
      "questionCount": .number(questionCount),
      "questionLines": .array(questionLines.map { .number($0) }),
    ]
  }
}
