import Bytes
import ContentParser
import FaqService
import Renderers

/// The report in SARIF 2.1.0, the format of code scanning.
///
/// The faults come first, so that they can be written as they are found. The tool follows with its
/// rules, when all codes are known.
struct SARIFReport: ReportForm {
  /// What SARIF calls the tool: the program.
  struct Tool {
    let name: String
    let version: String
    let names: EntryNames
  }

  let namesFailures = true

  private let tool: Tool
  /// The folder that the addresses of files are relative to.
  private let folder: String?
  private var isEmpty = true
  private var fingerprints = Fingerprints()
  private var failures: [(message: String, source: String?)] = []

  init(of tool: Tool, in folder: String?) {
    self.tool = tool
    self.folder = folder
  }

  func begin(in buffer: inout OutputBuffer) {
    buffer.append(
      #"{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","#
        + #""runs":[{"columnKind":"unicodeCodePoints","results":["#
    )
  }

  mutating func add(_ faults: [Diagnostic], at place: ReportPlace, to buffer: inout OutputBuffer) {
    for fault in faults {
      buffer.append(isEmpty ? "\n" : ",\n")
      isEmpty = false
      add(fault, at: place, to: &buffer)
    }
  }

  mutating func add(_ failure: Failure, of source: String?, to _: inout OutputBuffer) {
    failures.append((failure.text(calling: tool.names), source))
  }

  func end(
    _ conclusion: ReportConclusion,
    _ buffer: inout OutputBuffer,
    to output: any Output
  ) throws {
    buffer.append("],\n")
    addInvocation(to: &buffer)
    buffer.append(",\n\"tool\":{\"driver\":{\"name\":")
    buffer.appendJSONString(tool.name)
    buffer.append(",\"version\":")
    buffer.appendJSONString(tool.version)
    buffer.append(",\"rules\":[")
    addRules(for: conclusion.codes, to: &buffer)
    buffer.append("]}}}]}\n")
    try output.write(buffer.take())
  }
}

private extension SARIFReport {
  mutating func add(_ fault: Diagnostic, at place: ReportPlace, to buffer: inout OutputBuffer) {
    buffer.append("{\"ruleId\":")
    buffer.appendJSONString(fault.code.rawValue)
    buffer.append(",\"level\":\"\(fault.severity.rawValue)\",\"message\":")
    buffer.append(message: fault.advice)
    buffer.append(",\"locations\":[{\"physicalLocation\":{")
    addAddress(of: place.source, to: &buffer)
    buffer.append(",\"region\":{")
    buffer.append(startOf: fault.location)
    buffer.append("}}")
    if !fault.location.pointer.isEmpty {
      buffer.append(",\"logicalLocations\":[{\"fullyQualifiedName\":")
      buffer.appendJSONString(fault.location.pointer)
      buffer.append("}]")
    }
    buffer.append("}],\"partialFingerprints\":{\"codeAndContent/v1\":")
    buffer.appendJSONString(fingerprints.next(for: fault, in: place.recent))
    buffer.append("}")
    addFix(of: fault, at: place, to: &buffer)
    buffer.append("}")
  }

  /// Adds the change that `check --fix` would make; in imported content it makes none.
  func addFix(of fault: Diagnostic, at place: ReportPlace, to buffer: inout OutputBuffer) {
    guard let correction = fault.correction, place.recent.imported == nil else { return }
    let count = place.recent.text(in: correction.range).scalarCount(in: correction.range)
    guard count > 0 else { return }
    var literal = OutputBuffer()
    literal.appendJSONString(correction.replacement)
    buffer.append(",\"fixes\":[{\"artifactChanges\":[{")
    addAddress(of: place.source, to: &buffer)
    buffer.append(",\"replacements\":[{\"deletedRegion\":{")
    buffer.append(startOf: fault.location)
    buffer.append(",\"endColumn\":\(fault.location.column + count)},\"insertedContent\":{\"text\":")
    buffer.appendJSONString(literal.text)
    buffer.append("}}]}]}]")
  }

  func addAddress(of source: String, to buffer: inout OutputBuffer) {
    buffer.append("\"artifactLocation\":{\"uri\":")
    buffer.appendJSONString(source.artifactAddress(from: folder))
    buffer.append("}")
  }

  /// Adds what went wrong outside the content, which has no place in a file.
  func addInvocation(to buffer: inout OutputBuffer) {
    buffer.append("\"invocations\":[{\"executionSuccessful\":\(failures.isEmpty)")
    for (index, (message, source)) in failures.enumerated() {
      buffer.append(index == 0 ? ",\"toolExecutionNotifications\":[" : ",\n")
      buffer.append("{\"level\":\"error\",\"message\":")
      buffer.append(message: message)
      if let source {
        buffer.append(",\"locations\":[{\"physicalLocation\":{")
        addAddress(of: source, to: &buffer)
        buffer.append("}}]")
      }
      buffer.append("}")
    }
    buffer.append(failures.isEmpty ? "}]" : "]}]")
  }

  /// Adds the rules of faq, and those of other libraries as far as their codes occur.
  func addRules(for codes: [Diagnostic.Code], to buffer: inout OutputBuffer) {
    let others = codes.filter { CheckRule.rule(for: $0) == nil }
    for (index, rule) in CheckRule.all.enumerated() {
      buffer.append(index == 0 ? "\n" : ",\n")
      buffer.append(rule)
    }
    for code in others {
      buffer.append(",\n{\"id\":")
      buffer.appendJSONString(code.rawValue)
      buffer.append("}")
    }
  }
}

private extension OutputBuffer {
  /// Appends a message; brackets of a text that could be taken for a link get backslashes.
  mutating func append(message text: String) {
    let brackets: Set<Character> = ["[", "]", "\\"]
    let isPlain = !text.contains("](")
    append("{\"text\":")
    appendJSONString(
      isPlain ? text : String(text.flatMap { brackets.contains($0) ? ["\\", $0] : [$0] })
    )
    append("}")
  }

  mutating func append(startOf location: RawLocation) {
    append("\"startLine\":\(location.line),\"startColumn\":\(location.column)")
  }

  mutating func append(_ rule: CheckRule) {
    append("{\"id\":\"\(rule.code.rawValue)\",\"shortDescription\":")
    append(message: rule.summary)
    append(",\"fullDescription\":")
    append(message: "\(rule.summary) \(rule.remedy)")
    append(",\"help\":")
    append(message: rule.remedy)
    append(",\"defaultConfiguration\":{\"level\":\"\(rule.severity.rawValue)\"}}")
  }
}

extension Failure {
  /// What went wrong, and what to do about it.
  func text(calling names: EntryNames) -> String {
    message.text(calling: names) + (hint.map { ". \($0.text(calling: names))" } ?? "")
  }
}

/// Gives each fault a fingerprint that stays the same when its lines move.
private struct Fingerprints {
  /// Later faults are told apart by their text only, so that memory is bounded.
  private static let maximumCount = 250_000
  /// How many bytes of the content count, without spaces.
  private static let textCount = 100
  /// How far the content is read, with spaces.
  private static let reach = 1_000

  /// How often each fault has occurred.
  private var counts: [UInt64: Int] = [:]

  /// The fingerprint of a fault: a hash of its code and of the content that follows, and how many
  /// faults have had the same.
  ///
  /// Where the content is no longer known, the message stands in for it.
  mutating func next(for fault: Diagnostic, in recent: RecentBytes) -> String {
    let offset = fault.location.offset
    let text = recent.text(in: offset..<offset + Self.reach)[offset..<offset + Self.reach]
    let start = fault.code.rawValue.utf8.fnv1a()
    let hash =
      text.isEmpty
      ? fault.message.utf8.fnv1a(after: start)
      : text.lazy.filter { !$0.isJSONSpace }.prefix(Self.textCount).fnv1a(after: start)
    let count = counts[hash] ?? 0
    if count > 0 || counts.count < Self.maximumCount { counts[hash] = count + 1 }
    return "\(String(hash, radix: 16)):\(count + 1)"
  }
}

extension String {
  /// The address of a source with this name, relative to a folder where it can be.
  ///
  ///     "/work/docs/a b.json"  // "docs/a%20b.json" in "/work", "file:///work/docs/a%20b.json" in "/"
  func artifactAddress(from folder: String?) -> String {
    if hasPrefix("https://") || hasPrefix("http://") { return self }
    let path = percentEncoded(where: EncodedInPath.self)
    guard path.hasPrefix("/") else {
      return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }
    let folder = folder.map { $0.percentEncoded(where: EncodedInPath.self) + "/" }
    if let folder, path.hasPrefix(folder) { return String(path.dropFirst(folder.count)) }
    return "file://\(path)"
  }
}

/// Everything but letters and digits of ASCII, `-`, `.`, `_`, `~` and slashes.
private enum EncodedInPath: ByteCondition {
  @inline(__always)
  static func holds(for byte: UInt8, _: UInt8, _: UInt8) -> Bool {
    let isPlain =
      byte.isASCIIAlphanumeric | (byte == UInt8(ascii: "_")) | (byte == UInt8(ascii: "~"))
      | (byte &- UInt8(ascii: "-") <= 2)
    return !isPlain
  }
}
