import Platform
import Renderers

/// Shows output in the user's pager, once it is longer than the screen.
struct Pager: Sendable {
  let decision: PagerDecision
  let environment: Environment
  let messages: MessageStyle
  let output: any Output
  let errors: any Output

  /// Runs `body` with an output for data and one for messages; returns when the pager has ended.
  ///
  /// If the user quits the pager early, writing throws `WriteError.closedPipe`.
  func show<Result>(
    _ body: (_ output: any Output, _ errors: any Output) async throws -> Result
  ) async throws -> Result {
    guard !decision.words.isEmpty else { return try await body(output, errors) }
    let paged = PagedOutput(self)
    let result: Result
    do {
      result = try await body(paged, PagedErrors(output: paged))
    } catch {
      try? paged.close()
      throw error
    }
    try paged.close()
    return result
  }

  /// Shows a text.
  func show(_ text: String) throws(WriteError) {
    if decision.words.isEmpty {
      try output.write(text)
    } else {
      let paged = PagedOutput(self)
      try paged.write(text)
      try paged.close()
    }
  }
}

extension Pager {
  /// The size of the screen.
  var screen: TerminalSize { environment.outputSize ?? TerminalSize(columns: 80, rows: 24) }

  /// Starts the pager.
  func start() throws(SystemError) -> PagerProcess {
    try PagerProcess(
      decision.words,
      variables: environment.variables.merging(["LESS": "FRX"]) { set, _ in set }
    )
  }

  /// Warns that the pager could not be started.
  func warn(_ reason: String) {
    let command = decision.words.joined(separator: " ")
    let message: Message = "the pager '\(command)' could not be started: \(reason)"
    try? errors.write(messages.warning(message))
  }
}
