import ContentParser
import FaqService
import Renderers

/// Everything that a command needs, decided before it starts.
struct Session {
  let options: Options
  let environment: Environment
  let loader: ContentLoader
  let typesFile: TypesFile?
  private(set) var parser: ContentParser
  private(set) var style: OutputStyle
  private(set) var output: any Output
  private(set) var errors: any Output

  /// The name of the source in messages.
  var sourceName: String { loader.source.name }

  /// Runs `body` on the source's FAQs, with a session that knows the types that they declare.
  func read<Result>(
    _ body: (Self, inout EntryStream) async throws -> Result
  ) async throws -> Result {
    try await loader.read { stream in
      let session = declaring(stream.declarations)
      warnOfFaultyTypes()
      warn(of: stream.declarations, in: sourceName)
      return try await body(session, &stream)
    }
  }

  /// The same session with the types that its content declares.
  func declaring(_ declarations: TypeDeclarations) -> Self {
    var session = self
    session.parser = parser.declaring(declarations.types)
    session.style.types = declarations.items
    return session
  }

  /// Warns that the file of `--types` has faults.
  func warnOfFaultyTypes() {
    if let typesFile { warn(of: typesFile.declarations, in: typesFile.name) }
  }

  /// Warns that declarations have faults, which a check shows.
  private func warn(of declarations: TypeDeclarations, in name: String) {
    let count = declarations.diagnostics.count
    guard count > 0 else { return }
    let faults = count == 1 ? "a declared type has a fault" : "\(count) declared types have faults"
    warn("\(name): \(faults); \(environment.program) check shows them")
  }

  /// The same session with another output for warnings.
  func reporting(to errors: any Output) -> Self {
    var session = self
    session.errors = errors
    return session
  }

  /// Runs `body` with a session whose output goes through the pager, if it is long.
  func paging<Result>(_ body: (Self) async throws -> Result) async throws -> Result {
    let pager = Pager(
      decision: style.pager,
      environment: environment,
      messages: MessageStyle(options.color, in: environment),
      output: output,
      errors: errors
    )
    return try await pager.show { output, errors in
      var session = reporting(to: errors)
      session.output = output
      return try await body(session)
    }
  }

  /// Writes the buffer if it holds at least `count` bytes.
  func flush(_ buffer: inout OutputBuffer, atLeast count: Int = 0) throws {
    guard !buffer.bytes.isEmpty, buffer.bytes.count >= count else { return }
    try output.write(buffer.take())
  }

  /// Writes a warning to standard error.
  func warn(_ message: String) {
    try? errors.write(MessageStyle(options.color, in: environment).warning(message))
  }

  /// The failure of a document that the unknown policy `fail` refuses.
  func failure(_ refusal: Document.Refusal) -> Failure {
    Failure(
      .malformed,
      "\(sourceName): \(refusal)",
      hint:
        "--unknown fail makes unknown types an error; "
        + "\(environment.program) check lists all of them."
    )
  }
}
