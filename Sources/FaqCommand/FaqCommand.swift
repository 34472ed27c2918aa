#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A command-line program that shows FAQs.
public struct FaqCommand: Sendable {
  /// A program with the built-in content.
  public init() {
    // There is nothing to choose yet.
  }

  /// Runs the program with the arguments of the process, and exits with its status.
  public func main() async -> Never {
    Signals.ignoreBrokenPipes()
    let run = Run(
      arguments: Array(CommandLine.arguments.dropFirst()),
      environment: .current(),
      output: StandardOutput(.output),
      errors: StandardOutput(.error)
    )
    exit(await run.status().rawValue)
  }
}
