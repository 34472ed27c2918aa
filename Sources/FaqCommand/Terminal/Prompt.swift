import FaqService

/// Asks the user at the terminal; `PromptDecision` says whether it may.
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

  /// Asks `Retry? [Y/n]` until the answer is valid; the end of the input means no.
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
  /// One line without surrounding white space; nil if the user cannot answer.
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

  /// Reads a single byte, so that input after the line is left for other readers.
  private func nextByte() -> UInt8? { try? input.read(upTo: 1).first }
}
