import FaqSources
import Renderers

/// Shows the folder and the size of the cache, or empties it.
struct CacheCommand: Command {
  static let manual = CommandManual(
    name: "cache",
    summary: "show where content from the web is cached, and how much",
    operands: ["", "clear"],
    details: """
      Content from the web is reused without fetching as long as its server allows, and also when \
      the server cannot be reached. It is not cached if headers or a password were sent.
      """,
    examples: [
      .init(line: "cache", effect: "the folder, its entries and their size"),
      .init(line: "cache clear", effect: "remove all entries"),
    ]
  )

  static let operandCompletion = Completion.words(["clear"])

  var options = Options()
  private(set) var clears = false

  mutating func accept(_ operands: [Argument], of _: FaqCommand) throws(UsageError) {
    clears = operands.first?.text == "clear"
    guard let wrong = operands.dropFirst(clears ? 1 : 0).first else { return }
    throw UsageError("cache takes no operand '\(wrong.text)'", hint: "Its only operand is clear.")
  }

  func run(in run: Run) throws -> CommandStatus {
    let folder = Decision.cacheFolder(.normal, in: run.environment)
    guard let path = folder.value else {
      try run.output.write("There is no cache: \(folder.reason).\n".sanitised)
      return .done
    }
    let store = CacheStore(path: path)
    do {
      let summary = try clears ? store.clear() : store.summary()
      try run.output.write("\(path): \(clears ? "removed " : "")\(summary)\n".sanitised)
      return .done
    } catch let error as FileSystemError {
      throw Failure(.unavailable, "\(path): \(error.message)")
    }
  }
}
