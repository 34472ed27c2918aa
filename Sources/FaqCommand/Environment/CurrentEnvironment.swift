import Platform

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
@unsafe @preconcurrency import Glibc
#elseif canImport(Musl)
@unsafe @preconcurrency import Musl
#endif

extension Environment {
  /// The environment of this process; the only place that queries it.
  static func current(of program: FaqCommand) -> Self {
    var environment = current(program: program.name)
    environment.names = program.names
    environment.configuration = Configuration.read(in: environment, of: program)
    return environment
  }

  /// The environment, but for the user's settings.
  static func current(program: String) -> Self {
    Self(
      program: program,
      variables: processVariables(),
      terminals: Set(StandardStream.allCases.filter { isatty($0.rawValue) == 1 }),
      outputSize: TerminalSize(of: StandardStream.output.rawValue),
      errorSize: TerminalSize(of: StandardStream.error.rawValue),
      isForeground: isForeground,
      isFedAtTerminal: Keyboard.standsBesideInput,
      workingFolder: workingFolder
    )
  }

  /// The current value of the property, which a shell changes while the process runs.
  static var isForeground: Bool { tcgetpgrp(StandardStream.error.rawValue) == getpgrp() }

  private static var workingFolder: String? {
    guard let path = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(path) }
    return unsafe String(validatingCString: path)
  }

  private static func firstVariable() -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
    unsafe _NSGetEnviron().pointee
    #else
    unsafe environ
    #endif
  }

  /// If a name occurs twice, the first value counts, as with `getenv`.
  private static func processVariables() -> [String: String] {
    var entry = unsafe firstVariable()
    var variables: [String: String] = [:]
    while let pointer = unsafe entry, let text = unsafe pointer.pointee {
      let parts = unsafe String(cString: text).split(
        separator: "=",
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      if parts.count == 2 {
        variables[String(parts[0])] = variables[String(parts[0])] ?? String(parts[1])
      }
      unsafe entry = pointer.successor()
    }
    return variables
  }
}
