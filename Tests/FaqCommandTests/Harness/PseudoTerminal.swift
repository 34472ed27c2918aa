import FaqCommand
import FaqService
import Foundation
import Platform

/// A terminal that the test operates.
struct PseudoTerminal: Sendable {
  /// The end of the person, who types and sees the output.
  let person: FileDescriptor
  /// The end of the program; it stays open, so that no output is lost.
  let line: FileDescriptor
  /// The path of the line.
  let path: String

  init(columns: Int, rows: Int) throws(SystemError) {
    var person: Int32 = -1
    var line: Int32 = -1
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    guard unsafe openpty(&person, &line, nil, nil, &size) == 0 else { throw .last }
    for end in [person, line] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var name = [CChar](repeating: 0, count: 128)
    guard unsafe ttyname_r(line, &name, name.count) == 0 else { throw .last }
    path = String(utf8: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)))
    self.person = FileDescriptor(person)
    self.line = FileDescriptor(line)
  }

  /// Changes the size; the kernel tells the program.
  func resize(columns: Int, rows: Int) {
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    _ = unsafe ioctl(person.number, UInt(TIOCSWINSZ), &size)
  }
}
