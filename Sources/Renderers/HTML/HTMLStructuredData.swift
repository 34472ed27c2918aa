import Bytes

/// The questions and answers of a page as search engines read them: a schema.org `FAQPage`.
///
/// An answer is all words but the title's, as they are seen, a line for each line.
struct HTMLStructuredData {
  /// What stands in front of the questions.
  static let opening = """
    <script type="application/ld+json">
    {"@context":"https://schema.org","@type":"FAQPage","mainEntity":[

    """
  /// What stands between two of them.
  static let separator = ",\n"
  /// What stands behind them.
  static let closing = "\n]}\n</script>\n"

  /// Questions behind each other; the answer to the last is written word by word.
  var output = OutputBuffer()
  private var answer = Answer()
  private var questionStart = 0

  /// What is known of an answer as far as it is written.
  struct Answer {
    var isEmpty = true
    var showsSomething = false
    /// Ends of lines, which are there only if more words follow.
    var lineEnds = 0
  }

  /// A place in an answer that what was written since can be taken back to.
  struct Place {
    let count: Int
    let answer: Answer
  }

  /// The end of what is written.
  var place: Place { Place(count: output.bytes.count, answer: answer) }

  /// Takes back what was written since.
  mutating func takeBack(to place: Place) {
    output.truncate(to: place.count)
    answer = place.answer
  }

  /// Begins a question by its title, which is put out as text of the page too.
  mutating func beginQuestion(_ title: String, shownIn page: inout OutputBuffer) {
    questionStart = output.bytes.count
    answer = Answer()
    if questionStart > 0 { output.append(Self.separator) }
    output.append("{\"@type\":\"Question\",\"name\":\"")
    HTMLEscaping.append(title, to: &page, and: &output)
    output.append("\",\"acceptedAnswer\":{\"@type\":\"Answer\",\"text\":\"")
  }

  /// Ends a question; nothing remains of it if there is nothing to see in its answer.
  mutating func endQuestion(isReadable: Bool) {
    if isReadable, answer.showsSomething {
      output.append("\"}}")
    } else {
      output.truncate(to: questionStart)
    }
  }

  /// Makes ready for a text that follows.
  mutating func beginText(_ text: String) {
    guard !text.isEmpty else { return }
    answer.isEmpty = false
    while answer.lineEnds > 0 {
      output.append("\\n")
      answer.lineEnds -= 1
    }
    if !answer.showsSomething {
      answer.showsSomething = !text.showsNothing || !HTMLEscaping.visible(text).showsNothing
    }
  }

  /// Puts out words that are not in the page as they are.
  mutating func append(_ words: String) {
    let lines = words.trimmedLineEnd
    beginText(lines)
    output.appendJSONContent(inScript: lines)
    for _ in lines.utf8.count..<words.utf8.count { breakLine() }
  }

  /// Begins a new line.
  mutating func breakLine() {
    answer.isEmpty = false
    answer.lineEnds += 1
  }

  /// Begins a new line unless one has begun.
  mutating func endLine() {
    if !answer.isEmpty, answer.lineEnds == 0 { answer.lineEnds = 1 }
  }
}

extension OutputBuffer {
  /// Takes back all behind a number of bytes.
  mutating func truncate(to count: Int) { bytes.removeLast(bytes.count - count) }
}

private extension String {
  var trimmedLineEnd: String {
    guard let end = utf8.lastIndex(where: { $0 != UInt8(ascii: "\n") }) else { return "" }
    return String(self[...end])
  }
}
