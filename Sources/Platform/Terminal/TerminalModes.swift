import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The modes of the terminal, such as echo, from before they were changed.
enum TerminalModes {
  /// The address of the saved modes, or 0: a signal handler can read an atomic number.
  private static let saved = Atomic<UInt>(0)

  /// Remembers the modes of the terminal on standard output.
  static func save() {
    var modes = termios()
    guard unsafe tcgetattr(STDOUT_FILENO, &modes) == 0 else { return }
    let copy = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    unsafe copy.initialize(to: modes)
    let previous = saved.exchange(UInt(bitPattern: copy), ordering: .sequentiallyConsistent)
    unsafe UnsafeMutablePointer<termios>(bitPattern: previous)?.deallocate()
  }

  /// Passes each key to the program at once, and shows none; Ctrl-C and Ctrl-Z are keys too.
  static func passKeys() throws(SystemError) {
    var modes = termios()
    guard unsafe tcgetattr(STDOUT_FILENO, &modes) == 0 else { throw .last }
    unsafe cfmakeraw(&modes)
    guard unsafe tcsetattr(STDOUT_FILENO, TCSANOW, &modes) == 0 else { throw .last }
  }

  /// Restores the modes, if this process may; can run in a signal handler.
  static func restore() {
    let address = saved.load(ordering: .sequentiallyConsistent)
    guard let modes = unsafe UnsafePointer<termios>(bitPattern: address),
      tcgetpgrp(STDOUT_FILENO) == getpgrp()
    else { return }
    unsafe tcsetattr(STDOUT_FILENO, TCSANOW, modes)
  }
}
