import ContentParser
import FaqService
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

  func run(in run: Run) async throws -> ExitStatus {
    let places = try run.sources(options.sources).places
    let known = KnownTypes(of: run.program)
    return try await run.session(for: self).paging { session in
      let types =
        if places == [.embedded] {
          known.adding(session.typesFile)
        } else {
          try await session.types(beside: known.adding(session.typesFile))
        }
      try write(types, session)
      return .done
    }
  }

  private func write(_ types: KnownTypes, _ session: Session) throws {
    var buffer = OutputBuffer()
    let shown = try name.map { [try type($0, in: types, session)] } ?? types.all
    if let renderer = session.style.nodeRenderer {
      let nodes = name == nil ? [KnownType.table(of: shown)] : shown.flatMap(\.nodes)
      buffer.append(renderer.render(nodes))
    } else {
      KnownType.writeJSON(shown, to: &buffer)
    }
    try session.flush(&buffer)
  }

  private func type(
    _ name: String,
    in types: KnownTypes,
    _ session: Session
  ) throws(Failure) -> KnownType {
    let names = types.all.map(\.name)
    if let type = types.all.first(where: { $0.name == name }) { return type }
    throw Failure(
      .notFound,
      "there is no block type '\(name)'",
      hint: Spelling.hint(
        name,
        in: names,
        otherwise: "\(session.environment.program) types lists all of them."
      )
    )
  }
}
