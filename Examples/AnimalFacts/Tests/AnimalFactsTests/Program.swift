import Foundation

/// The built program as a process.
final class Program {
  private let source: String?
  /// A folder for the copies of content from the web.
  private let cache = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  /// How a run ended, and its output.
  struct Result: Equatable {
    var status: Int32 = 0
    var output = ""
    var errors = ""
  }

  /// The program with content from an address, or else with the embedded answer.
  init(source: String? = nil) { self.source = source }

  deinit { try? FileManager.default.removeItem(at: cache) }

  /// Runs the program until it ends.
  func run(_ arguments: String...) throws -> Result {
    let process = Process()
    process.executableURL = Self.location
    process.arguments = arguments
    process.environment = ["HOME": cache.path, "XDG_CACHE_HOME": cache.path]
    process.environment?["ANIMALS_SOURCE"] = source
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    var result = Result(output: try text(in: output), errors: try text(in: errors))
    process.waitUntilExit()
    result.status = process.terminationStatus
    return result
  }
}

private extension Program {
  /// The program is built into the folder of the tests.
  static var location: URL {
    #if canImport(Darwin)
    let tests = Bundle(for: AnswerServer.self).bundleURL
    #else
    let tests = URL(filePath: CommandLine.arguments[0])
    #endif
    return tests.deletingLastPathComponent().appending(path: "animals")
  }

  func text(in pipe: Pipe) throws -> String {
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    return String(bytes: bytes, encoding: .utf8) ?? ""
  }
}
