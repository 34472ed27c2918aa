import Bytes
import ContentParser
import Renderers

/// The report in SARIF 2.1.0, the format of code scanning.
///
/// The faults come first, so that they can be written as they are found. The tool follows with its
/// rules, when all codes are known.
struct SARIFReport: ReportForm {
  let namesFailures = true

  /// What SARIF calls the tool.
  private let tool: FaqCommand
  /// The folder that the addresses of files are relative to.
  private let folder: String?
  private var isEmpty = true
  private var fingerprints = Fingerprints()
  private var failures: [(message: String, source: String?)] = []

  init(of tool: FaqCommand, in folder: String?) {
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
      buffer.append(json(of: fault, at: place))
    }
  }

  mutating func add(_ failure: Failure, of source: String?, to _: inout OutputBuffer) {
    failures.append((failure.text(calling: tool.names), source))
  }

  func end(_ report: CheckReport, _ buffer: inout OutputBuffer, to _: any Output) {
    buffer.append("],\n\"invocations\":[")
    buffer.append(invocation)
    buffer.append("],\n\"tool\":{\"driver\":")
    buffer.append(driver(with: report.counts.codes.map(\.code)))
    buffer.append("}}]}\n")
  }
}

private extension SARIFReport {
  mutating func json(of fault: Diagnostic, at place: ReportPlace) -> JSONValue {
    let pointer = fault.location.pointer
    let location: JSONValue = [
      "physicalLocation": spot(in: place.source, region(from: fault.location)),
      "logicalLocations": pointer.isEmpty
        ? nil : .array([["fullyQualifiedName": .string(pointer)]]),
    ]
    let fingerprint = fingerprints.next(for: fault, in: place.recent)
    return [
      "ruleId": .string(fault.code.rawValue),
      "level": .string(fault.severity.rawValue),
      "message": message(fault.advice),
      "locations": .array([location]),
      "partialFingerprints": ["codeAndContent/v1": .string(fingerprint)],
      "fixes": fix(of: fault, at: place).map { .array([$0]) },
    ]
  }

  /// The change that `check --fix` would make; in imported content it makes none.
  func fix(of fault: Diagnostic, at place: ReportPlace) -> JSONValue? {
    guard let correction = fault.correction, place.recent.imported == nil else { return nil }
    let count = place.recent.text(in: correction.range).scalarCount(in: correction.range)
    guard count > 0 else { return nil }
    let replacement: JSONValue = [
      "deletedRegion": region(from: fault.location, count: count),
      "insertedContent": ["text": .string(correction.replacement.jsonString)],
    ]
    let change: JSONValue = [
      "artifactLocation": artifact(of: place.source), "replacements": .array([replacement]),
    ]
    return ["artifactChanges": .array([change])]
  }

  func artifact(of source: String) -> JSONValue {
    ["uri": .string(source.artifactAddress(from: folder))]
  }

  /// A place, or the characters from there on.
  func region(from location: RawLocation, count: Int? = nil) -> JSONValue {
    [
      "startLine": .number(location.line),
      "startColumn": .number(location.column),
      "endColumn": count.map { .number(location.column + $0) },
    ]
  }

  /// What went wrong outside the content, which has no place in a file.
  var invocation: JSONValue {
    let notifications = failures.map { text, source -> JSONValue in
      let locations = source.map { JSONValue.array([["physicalLocation": spot(in: $0)]]) }
      return ["level": "error", "message": message(text), "locations": locations]
    }
    return [
      "executionSuccessful": .flag(failures.isEmpty),
      "toolExecutionNotifications": failures.isEmpty ? nil : .lines(notifications),
    ]
  }

  func spot(in source: String, _ region: JSONValue? = nil) -> JSONValue {
    ["artifactLocation": artifact(of: source), "region": region]
  }

  /// The tool with the rules of faq, and those of other libraries as far as their codes occur.
  func driver(with codes: [Diagnostic.Code]) -> JSONValue {
    let others = codes.filter { CheckRule.rule(for: $0) == nil }
    let rules = CheckRule.all.map(json) + others.map { ["id": .string($0.rawValue)] }
    return ["name": .string(tool.name), "version": .string(tool.version), "rules": .lines(rules)]
  }

  func json(of rule: CheckRule) -> JSONValue {
    [
      "id": .string(rule.code.rawValue),
      "shortDescription": message(rule.summary),
      "fullDescription": message("\(rule.summary) \(rule.remedy)"),
      "help": message(rule.remedy),
      "defaultConfiguration": ["level": .string(rule.severity.rawValue)],
    ]
  }

  /// A message; brackets of a text that could be taken for a link get backslashes.
  func message(_ text: String) -> JSONValue {
    guard text.contains("](") else { return ["text": .string(text)] }
    let brackets: Set<Character> = ["[", "]", "\\"]
    return ["text": .string(String(text.flatMap { brackets.contains($0) ? ["\\", $0] : [$0] }))]
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
    let path = percentEncoded(except: "-._~/")
    guard path.hasPrefix("/") else {
      return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }
    let folder = folder.map { $0.percentEncoded(except: "-._~/") + "/" }
    if let folder, path.hasPrefix(folder) { return String(path.dropFirst(folder.count)) }
    return "file://\(path)"
  }
}
