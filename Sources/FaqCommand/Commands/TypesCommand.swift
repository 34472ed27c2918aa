import Bytes
import ContentParser
import Renderers

/// Lists the block types that the program knows, or describes one of them.
struct TypesCommand: Command {
  static let manual = CommandManual(
    name: "types",
    summary: "list the block types known here, or describe one",
    operands: ["", "TYPE"],
    details: """
      Each type is listed with its fields and where it comes from: the program, a library of it, or \
      a declaration. Fields marked with ? may be missing. Types that content declares are listed \
      if an option, a variable or the configuration names the content.
      """,
    examples: [
      .init(line: "types", effect: "all block types"),
      .init(line: "types list", effect: "the fields of a list, with an example"),
      .init(line: "types --types types.json", effect: "with those that a file declares"),
      .init(line: "types --format json", effect: "as JSON, for other programs"),
    ]
  )

  static let ownOptions = shared(
    SharedOptions.reading,
    [SharedOptions.format, SharedOptions.fragment, SharedOptions.pager],
    SharedOptions.rendering
  )

  static let isPaged = true

  var options = Options()
  private(set) var name: String?

  mutating func accept(_ operands: [Argument], of program: FaqCommand) throws(UsageError) {
    guard operands.count < 2 else {
      throw UsageError(
        "types describes one type, not \(operands.count)",
        hint: "For example: \(program.name) types list"
      )
    }
    name = operands.first?.text
  }

  func run(in run: Run) async throws -> CommandStatus {
    let places = try run.sources(options).places
    let known = KnownTypes(of: run.program)
    return try await run.session(for: self).paging { session in
      let known = known.adding(session.typesFile)
      let types = try await places == [.embedded] ? known : session.types(beside: known)
      try write(types, session)
      return .done
    }
  }

  private func write(_ types: KnownTypes, _ session: Session) throws {
    var buffer = OutputBuffer()
    let shown = types.all.filter { name == nil || $0.name == name }
    if let name, shown.isEmpty {
      throw Failure(
        .notFound,
        "there is no block type '\(name)'",
        hint: Spelling.hint(
          name,
          in: types.all.map(\.name),
          otherwise: "\(session.environment.program) types lists all of them."
        )
      )
    }
    let format = session.style.outputFormat
    if format.isData {
      KnownType.writeJSON(shown, to: &buffer)
    } else if let renderer = session.style.renderer.nodeRenderer {
      let nodes = name == nil ? [KnownType.table(of: shown)] : shown.flatMap(\.nodes)
      buffer.append(renderer.render(nodes))
    } else {
      throw UsageError(
        "the format '\(format.name)' has no form for block types",
        hint: "Omit --format, or write --format json."
      )
    }
    try session.output.write(buffer.take())
  }
}

/// The block types of a program and those that are declared beside them.
struct KnownTypes {
  private var registry: BlockRegistry
  private(set) var all: [KnownType]

  /// The types of a program.
  init(of program: FaqCommand) {
    registry = program.registry
    all = registry.descriptions.map { KnownType(description: $0) }
  }

  /// The same types with those of a file.
  func adding(_ file: TypesFile?) -> Self {
    file.map { adding($0.declarations, of: $0.name) } ?? self
  }

  /// The same types with declared ones, except for those whose names are taken.
  func adding(_ declarations: TypeDeclarations, of place: String) -> Self {
    changing(self) { types in
      types.registry = registry.declaring(declarations.types)
      types.all += types.registry.descriptions.dropFirst(all.count)
        .map { KnownType(description: $0, declaredIn: place) }
    }
  }
}

extension Session {
  /// The types that are known, and those that the sources declare.
  func types(beside known: KnownTypes) async throws -> KnownTypes {
    var types = known
    var sources = loader.queue
    while let source = try await sources.next() {
      do {
        let entries = try await loader.entries(of: source)
        types = types.adding(entries.declarations, of: source.name)
      } catch is SkippedFile {
        continue
      }
    }
    return types
  }
}

/// A block type with where it comes from.
struct KnownType {
  let description: BlockTypeDescription
  /// The file or source that declares it, if one does.
  var declaredIn: String?

  var name: String { description.type.rawValue }
  var fields: [BlockField] { description.fields }
  var examples: [String] { description.examples }
  var summary: String { description.summary }

  /// `built in`, the module of a library, or `declared in types.json`.
  var origin: String {
    switch description.origin {
    case .module(let name): name == Self.ownModule ? "built in" : name
    case .declaration: "declared in \(declaredIn ?? "the content")"
    }
  }

  /// The module of the types that every program has.
  private static let ownModule = "ContentParser"

  /// The types in a table: their names, their fields and where they come from.
  static func table(of types: [Self]) -> Node {
    let rows = types.map { type -> [[Inline]] in
      [[.text(type.name)], [.text(type.fieldNames)], [.text(type.origin)]]
    }
    return .table(Node.Table(header: [["Type"], ["Fields"], ["From"]], rows: rows))
  }

  /// The type in full.
  var nodes: [Node] {
    let heading = Node.heading(level: 1, name)
    let origin = Node.facts([Node.Fact(["From"], [.text(origin)])])
    let rows = fields.map { field -> [[Inline]] in
      [
        [.text(field.name)], [.text("\(field.kind)")], [field.isRequired ? "yes" : "no"],
        [.text(field.summary)],
      ]
    }
    let table = Node.Table(header: [["Field"], ["Kind"], ["Required"], ["Meaning"]], rows: rows)
    return [heading, origin] + (rows.isEmpty ? [] : [.table(table)])
      + examples.map { .code($0, language: "json") }
  }

  /// The fields on one line: `header, rows, caption?, align?`.
  private var fieldNames: String {
    fields.map { $0.isRequired ? $0.name : "\($0.name)?" }.joined(separator: ", ")
  }

  static func writeJSON(_ types: [Self], to buffer: inout OutputBuffer) {
    let list: JSONValue = [
      "schemaVersion": .number(JSONRenderer.schemaVersion),
      "blockTypes": .lines(types.map(\.json)),
    ]
    buffer.append(list)
    buffer.append("\n")
  }

  private var json: JSONValue {
    let fields = fields.map { field -> JSONValue in
      [
        "name": .string(field.name),
        "kind": .string("\(field.kind)"),
        "required": .flag(field.isRequired),
        "summary": .string(field.summary),
      ]
    }
    return [
      "name": .string(name),
      "origin": .string(origin),
      "fields": .array(fields),
      "examples": .array(examples.map { .string($0) }),
    ]
  }
}
