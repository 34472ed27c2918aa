import Synchronization

/// The terminal while a program has the whole screen, and gets each key at once.
///
/// A signal or a fault that ends the program gives the terminal back first.
package enum FullScreen {
  /// The other screen, pasted text in brackets, and the mouse.
  private static let beginning: StaticString = "\u{1B}[?1049h\u{1B}[?2004h\u{1B}[?1000;1006h"
  /// Also ends an update, a style and a hyperlink that were cut off.
  private static let ending: StaticString = """
    \u{1B}[?2026l\u{1B}[?1006;1000l\u{1B}[?2004l\u{1B}[0m\u{1B}]8;;\u{1B}\\\u{1B}[?25h\u{1B}[?1049l
    """

  private static let state = Atomic(false)

  /// Whether the program has the screen.
  package static var isOn: Bool { state.load(ordering: .sequentiallyConsistent) }

  /// Takes the screen of the terminal on standard output.
  package static func enter() throws(SystemError) {
    Interruption.watch()
    watchFaults()
    TerminalModes.save()
    try resume()
  }

  /// Takes the screen again after another program has changed the modes of the terminal.
  package static func resume() throws(SystemError) {
    // A signal from now on restores the modes.
    state.store(true, ordering: .sequentiallyConsistent)
    do throws(SystemError) {
      try TerminalModes.passKeys()
    } catch {
      state.store(false, ordering: .sequentiallyConsistent)
      throw error
    }
    send(beginning)
  }

  /// Gives the terminal back as it was; can run in a signal handler.
  package static func leave() {
    guard state.exchange(false, ordering: .sequentiallyConsistent) else { return }
    send(ending)
    TerminalModes.restore()
  }

  private static func send(_ sequence: StaticString) {
    _ = unsafe write(STDOUT_FILENO, sequence.utf8Start, sequence.utf8CodeUnitCount)
  }

  /// Gives the terminal back before a fault of the program ends it.
  private static func watchFaults() {
    for number in [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP] {
      _ = signal(number) { number in
        Self.leave()
        _ = signal(number, SIG_DFL)
        raise(number)
      }
    }
  }
}

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

  /// The streams that a program needs to take over the terminal.
  package static var streams: [StandardStream: ChildProcess.Connection] {
    isatty(STDIN_FILENO) == 1 ? [:] : [.input: .path(path)]
  }
}

/// The size of a terminal in characters.
package struct TerminalSize: Hashable, Sendable {
  package let columns: Int
  package let rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The size of the terminal that a descriptor refers to, if it reports one.
  package init?(of descriptor: Int32) {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return nil }
    self.init(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}

/// The time of the clock on the wall.
package enum TimeOfDay {
  /// The local time: `12:04`.
  package static var now: String {
    var seconds = time(nil)
    var parts = unsafe tm()
    unsafe localtime_r(&seconds, &parts)
    return unsafe [parts.tm_hour, parts.tm_min].map { $0 < 10 ? "0\($0)" : "\($0)" }
      .joined(separator: ":")
  }
}
