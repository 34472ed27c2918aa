import FaqService
import Renderers

/// Prints the JSON Schema of content, for editors and validators.
struct SchemaCommand: Command {
  static let manual = CommandManual(
    name: "schema",
    summary: "print the JSON Schema of content, for editors",
    details: """
      An editor that knows the schema offers the types and their members, explains them, and marks \
      problems. The schema is made of the descriptions that the command types shows, and is of draft \
      07. Content that check calls malformed is invalid by it, as far as a schema can say so.
      """,
    examples: [
      .init(line: "schema > faq.schema.json", effect: "a file to name in the editor's settings"),
      .init(line: "schema --types types.json", effect: "with the block types that a file declares"),
    ]
  )

  static let ownOptions = shared([SharedOptions.types])

  var options = Options()

  func run(in run: Run) throws -> CommandStatus {
    let session = try run.session(for: self)
    session.warnOfFaultyTypes()
    let types = KnownTypes(of: run.program).adding(session.typesFile)
    try session.output.write(try ContentSchema(types: types.all, names: run.program.names).file())
    return .done
  }
}
