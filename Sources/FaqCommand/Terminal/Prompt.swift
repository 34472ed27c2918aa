import FaqService
import Platform

/// Asks the user at the terminal; the decision `prompt` says whether it may.
struct Prompt {
  var input = FileDescriptor(StandardStream.input.rawValue)
  let output: any Output
  /// Whether the process is in the foreground; otherwise, the prompt waits.
  let isForeground: () -> Bool

  /// Asks `Retry? [Y/n]` until the answer is valid; the end of the input means no.
  func confirms(_ question: String) -> Bool {
    NoticedSignals.noticing([SIGCONT]) { resumption in
      while let answer = answer(to: "\(question) [Y/n] ", resumption) {
        switch answer.lowercased() {
        case "", "y", "yes": return true
        case "n", "no": return false
        default: continue
        }
      }
      return false
    }
  }

  /// One line without surrounding white space; nil if the user cannot answer.
  private func answer(to question: String, _ resumption: FileDescriptor?) -> String? {
    do throws(WriteError) { try output.write(question) } catch { return nil }
    var line: [UInt8] = []
    while true {
      if let resumption, wasAway(resumption) {
        // The terminal has discarded what was typed.
        line = []
        try? output.write("\r\(question)")
        continue
      }
      // A single byte, so that input after the line is left for other readers.
      guard let byte = try? input.read(upTo: 1).first else { break }
      if byte == UInt8(ascii: "\n") { return words(line) }
      line.append(byte)
    }
    try? output.write("\n")
    return line.isEmpty ? nil : words(line)
  }

  /// Waits for input; true if the process was stopped or in the background meanwhile.
  private func wasAway(_ resumption: FileDescriptor) -> Bool {
    while isForeground() {
      let ready = FileDescriptor.readiness(of: [resumption, input], within: nil)
      if ready[0] { break }
      if ready[1] { return false }
    }
    // A shell sends no signal when it brings a running process to the foreground.
    while !isForeground() { usleep(100_000) }
    let ready = FileDescriptor.readiness(of: [resumption], within: .zero)
    if ready[0] { _ = try? resumption.read(upTo: 64) }
    return true
  }

  private func words(_ line: [UInt8]) -> String {
    String(utf8: line).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension Decision<Bool> {
  /// Whether faq may ask the user.
  static func prompt(allowsInput: Bool, in environment: Environment) -> Self {
    let obstacle =
      (allowsInput ? nil : "--no-input") ?? environment.automation
      ?? environment.absence(of: StandardStream.allCases) ?? environment.background
    return Self(unless: obstacle, "the program runs at a terminal")
  }
}
