import Bytes
import Platform

/// Where lines are written and answers are typed.
protocol LineConsole {
  func write(_ text: String) throws(SystemError)

  /// The next line, without its end; nil at the end of the input.
  func readLine() throws(SystemError) -> String?

  /// Waits while a step takes its time.
  func pause(for duration: Duration) async
}

extension LineConsole {
  /// Asks a question, and returns the words of the answer; nil at the end of the input.
  func answer(to question: String) throws(SystemError) -> [String]? {
    try write(question)
    if let line = try readLine() {
      return line.split(whereSeparator: \.isWhitespace).map(String.init)
    }
    try write("\n")
    return nil
  }
}

/// The keyboard, and the terminal on standard output.
struct TerminalConsole: LineConsole {
  private let input: FileDescriptor
  private let output = FileDescriptor(STDOUT_FILENO)

  init() throws(SystemError) { input = try Keyboard.opened() }

  func write(_ text: String) throws(SystemError) { try output.write(Array(text.utf8)) }

  func readLine() throws(SystemError) -> String? {
    var line: [UInt8] = []
    while let byte = try input.read(upTo: 1).first {
      if byte == UInt8(ascii: "\n") { return String(copying: line.span) }
      line.append(byte)
    }
    return nil
  }

  func pause(for duration: Duration) async { try? await Task.sleep(for: duration) }
}
