#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Where keys are read from: standard input, or the controlling terminal if content is piped in.
package enum Keyboard {
  /// The controlling terminal, for programs whose standard input is something else.
  private static let path = "/dev/tty"

  /// Whether standard input is a pipe or a file while there is a terminal to type at.
  package static var standsBesideInput: Bool {
    var status = stat()
    guard isatty(STDIN_FILENO) == 0, unsafe fstat(STDIN_FILENO, &status) == 0,
      [S_IFIFO, S_IFREG, S_IFSOCK].contains(status.st_mode & S_IFMT),
      let terminal = try? FileDescriptor.opened(Path(path))
    else { return false }
    try? terminal.close()
    return true
  }

  /// Opens what keys are read from.
  package static func opened() throws(SystemError) -> FileDescriptor {
    if isatty(STDIN_FILENO) == 1 { return FileDescriptor(STDIN_FILENO) }
    return try .opened(Path(path))
  }

  /// What a program that takes over the terminal must have as streams of its own.
  package static var streams: [StandardStream: SpawnPlan.Connection] {
    isatty(STDIN_FILENO) == 1 ? [:] : [.input: .path(path)]
  }
}
