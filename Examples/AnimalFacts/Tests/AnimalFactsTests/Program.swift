import FaqCommand
import Foundation

@testable import AnimalFacts

/// The program within the tests, with a folder of its own for copies of content from the web.
final class Program {
  private var variables: [String: String]
  private let cache = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  /// The program with content from an address or a file, or else with the embedded answer.
  init(source: String? = nil) {
    variables = ["HOME": cache.path, "XDG_CACHE_HOME": cache.path]
    variables["ANIMALS_SOURCE"] = source
  }

  deinit { try? FileManager.default.removeItem(at: cache) }

  func run(_ arguments: String...) async -> RunResult {
    await AnimalFacts.program.result(of: arguments, variables: variables)
  }
}
