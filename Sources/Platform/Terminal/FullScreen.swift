import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

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
    write(beginning)
  }

  /// Gives the terminal back as it was; can run in a signal handler.
  package static func leave() {
    guard state.exchange(false, ordering: .sequentiallyConsistent) else { return }
    write(ending)
    TerminalModes.restore()
  }

  private static func write(_ sequence: StaticString) {
    _ = unsafe systemWrite(STDOUT_FILENO, sequence.utf8Start, sequence.utf8CodeUnitCount)
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

private func systemWrite(_ number: Int32, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
  unsafe write(number, bytes, count)
}
