import FaqCommand
import Foundation
import Platform

/// A program that tests run as a process.
struct Program: Sendable {
  /// How a run ended, and its output.
  struct Result: Equatable, Sendable {
    let ending: ChildProcess.Ending
    let output: String
    let error: String
  }

  let path: String

  /// The environment variables of every run.
  static let variables = ["PATH": "/usr/local/bin:/usr/bin:/bin", "TERM": "xterm-256color"]
    .merging(measurement) { $1 }

  /// How many times as long as usual tests wait, since `scripts/sanitize` makes programs slow.
  static let patience = Int(environment["FAQ_TEST_PATIENCE"] ?? "") ?? 1

  /// What `scripts/coverage`, `scripts/mutate` and `scripts/sanitize` tell a program: where to
  /// count the lines that it runs, which fault it has, and that it need not look for leaks.
  private static let measurement = [
    "LLVM_PROFILE_FILE": environment["FAQ_PROFILE_FILE"],
    "FAQ_MUTANT": environment["FAQ_MUTANT"],
    "ASAN_OPTIONS": environment["ASAN_OPTIONS"],
  ].compactMapValues(\.self)

  private static let environment = ProcessInfo.processInfo.environment

  /// The built program.
  static let faq = built("faq")

  /// A program with a block type, a container, an override, a format and a source of its own.
  static let acmeHelp = built("acme-help")

  /// A program in the same folder as the tests.
  private static func built(_ name: String) -> Self {
    #if canImport(Darwin)
    let tests = Bundle(for: Marker.self).bundleURL
    #else
    let tests = URL(filePath: CommandLine.arguments[0])
    #endif
    return Self(path: tests.deletingLastPathComponent().appending(path: name).path)
  }

  /// Runs the program with pipes, or with a file as output; kills it after the timeout.
  func run(
    _ arguments: [String] = [],
    variables: [String: String] = [:],
    input: String = "",
    outputPath: String? = nil,
    timeout: Duration = .seconds(20)
  ) throws -> Result {
    let exchange = try Exchange(input: Array(input.utf8))
    var streams = exchange.streams
    if let outputPath { streams[.output] = .path(outputPath) }
    let process = try Spawning.start(
      [path] + arguments,
      variables: Self.variables.merging(variables) { $1 },
      streams: streams
    )
    exchange.childHasStarted()
    let end = ContinuousClock.now + timeout * Self.patience
    let (output, error) = exchange.run(until: end) { process.send(SIGKILL) }
    return Result(ending: process.wait(), output: output, error: error)
  }

  /// Runs faq with content on standard input.
  func run(
    _ arguments: [String],
    reading content: String,
    variables: [String: String] = [:]
  ) throws -> Result {
    try run(arguments + ["--source", "-"], variables: variables, input: content)
  }
}

extension Program.Result {
  /// Success, without any message.
  static func done(_ output: String) -> Self {
    Self(ending: .exited(0), output: output, error: "")
  }
}

#if canImport(Darwin)
private final class Marker {}
#endif
