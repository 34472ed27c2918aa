import ContentParser
import Platform

/// Starts a content file with an example of each block type.
struct NewCommand: Command {
  static let manual = CommandManual(
    name: "new",
    summary: "start a content file with an example of each block type",
    operands: ["", "FILE"],
    details: """
      Without FILE, the content is printed. A file that exists is never replaced. With --yaml, \
      the content is YAML, which all commands read like JSON.
      """,
    examples: [
      .init(line: "new faqs.json", effect: "a file to edit"),
      .init(line: "new", effect: "the same on standard output"),
      .init(line: "new --yaml faqs.yaml", effect: "the same in YAML"),
    ]
  )

  static let ownOptions: [CommandOption<Self>] = [
    CommandOption("yaml", in: .behaviour) { $0.isYAML = true }.help("write YAML instead of JSON")
  ]

  static let operandCompletion = Completion.files

  var options = Options()
  private(set) var path: Path?
  private var isYAML = false

  mutating func accept(_ operands: [Argument], of _: FaqCommand) throws(UsageError) {
    guard operands.count < 2 else {
      throw UsageError("new writes one file, not \(operands.count)", hint: "Name one file.")
    }
    path = operands.first.map { Path(bytes: $0.bytes) }.flatMap { $0 == "-" ? nil : $0 }
  }

  func run(in run: Run) throws -> CommandStatus {
    var bytes = try NewContent(registry: run.program.registry).bytes()
    if isYAML {
      bytes = try RawValue(parsing: bytes).linesOfYAML.flatMap { Array("\($0)\n".utf8) }
    }
    guard let path else {
      try run.output.write(bytes)
      return .done
    }
    do throws(FileFailure) {
      try AtomicFile.write(bytes, to: path, replacing: false)
    } catch {
      guard error.reason == .exists else { throw error }
      throw Failure(.writeFailed, "\(path) exists already", hint: "Choose another name.")
    }
    return .done
  }
}

/// Content for an author to start with: a first FAQ of title, body and button, and one with an
/// example of each other block type.
struct NewContent {
  let registry: BlockRegistry

  /// The content in its canonical layout.
  func bytes() throws -> [UInt8] {
    let standard: [BlockType] = [.title, .body, .button]
    let others = registry.types.filter { !standard.contains($0) }
    var entries = [examples(of: standard)]
    let more = examples(of: others)
    if !more.isEmpty { entries.append([Self.title] + more) }
    let elements = entries.map { #"{"elements":[\#($0.joined(separator: ","))]}"# }
    return try ContentFormatter.formatted(Array("[\(elements.joined(separator: ","))]".utf8))
  }

  private func examples(of types: [BlockType]) -> [String] {
    types.flatMap { registry[$0]?.examples ?? [] }
  }

  private static let title = #"{"type":"title","text":"Which other blocks are there?"}"#
}

private extension RawValue {
  private var elements: [RawValue] { array.map { Array($0) } ?? [] }
  private var members: [RawMember] { object.map { Array($0) } ?? [] }

  /// The value in YAML: collections in lines, and all else as in JSON, which YAML reads alike.
  var linesOfYAML: [String] {
    guard !elements.isEmpty || !members.isEmpty else { return [String(utf8: source)] }
    let items = elements.flatMap { element in
      zip(sequence(first: "- ") { _ in "  " }, element.linesOfYAML).map { $0 + $1 }
    }
    return items
      + members.flatMap { member in
        let (value, lines) = (member.value, member.value.linesOfYAML)
        return value.elements.isEmpty && value.members.isEmpty
          ? ["\(member.name.text): \(lines[0])"]
          : ["\(member.name.text):"] + lines.map { "  \($0)" }
      }
  }
}
