import FaqService

/// Asks somebody at the terminal; `PromptDecision` says whether there is anybody.
struct Prompt {
  private let input: FileDescriptor
  private let output: any Output

  init(
    input: Int32 = StandardStream.input.rawValue,
    output: any Output = StandardOutput(.error)
  ) {
    self.input = FileDescriptor(input)
    self.output = output
  }

  /// Asks `Retry? [Y/n]` until it is answered; the end of the input is a no.
  func confirms(_ question: String) -> Bool {
    while let answer = answer(to: "\(question) [Y/n] ") {
      switch answer.lowercased() {
      case "", "y", "yes": return true
      case "n", "no": return false
      default: continue
      }
    }
    return false
  }
}

extension Prompt {
  /// A line without the white space around it; nil if nobody can answer.
  private func answer(to question: String) -> String? {
    do throws(WriteError) { try output.write(question) } catch { return nil }
    var line: [UInt8] = []
    while let byte = nextByte() {
      if byte == UInt8(ascii: "\n") { return words(line) }
      line.append(byte)
    }
    try? output.write("\n")
    return line.isEmpty ? nil : words(line)
  }

  private func words(_ line: [UInt8]) -> String {
    String(utf8: line).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// One at a time, so that what comes after the line is left for others.
  private func nextByte() -> UInt8? { try? input.read(upTo: 1).first }
}
