import Bytes
import FaqService

/// An answer in a list below that of all questions: `Q1: Who?`, `Q2: Why?`, `A1: We.`, `A2: So.`.
struct ListedAnswer {
  /// The lines of its question, and how many words they have beside it.
  let question: (range: Range<Int>, restCount: Int)
  /// The title is that of the question, and the place that of the answer.
  let lead: MarkdownLead

  /// All of a text, if its labels with numbers are those of the questions, then of the answers.
  ///
  /// Some of the answers may have the label of a question by mistake.
  static func all(of source: [UInt8], from start: Int) -> [Self] {
    let lines = MarkdownLines(source, from: start)
    var labels: [(index: Int, range: Range<Int>, number: String, asks: Bool)] = []
    for (index, line) in lines.enumerated() {
      let text = lines.text(of: line).withoutBlankEnds
      let asked = SpokenLabel(in: text, role: .question)
      guard let label = asked ?? SpokenLabel(in: text, role: .answer), let number = label.number,
        !label.rest.isEmpty
      else { continue }
      let range = line.prefix(text.utf8.count - label.rest.utf8.count)
      labels.append((index, range, number, asked != nil))
    }
    let count = labels.count / 2
    guard count > 1, labels.prefix(while: \.asks).count == count,
      2 * labels.count(where: \.asks) < 3 * count,
      labels.map(\.number) == (0..<2 * count).map({ "\($0 % count + 1)" })
    else { return [] }
    return zip(labels.indices, labels[count...]).map { index, answer in
      let (first, next) = (labels[index].index, labels[index + 1].index)
      let blank = lines.indices[first..<next].first { lines.text(of: lines[$0]).isBlank } ?? next
      let asked = lines[first].lowerBound..<lines[blank].lowerBound
      var title = MarkdownTitle(parsing: String(utf8: source[asked]).onOneLine)
      // The name of the answers may follow the last question.
      let rest = asked.upperBound..<lines[next].lowerBound
      let question = source[rest].wordCount < 4 ? asked.lowerBound..<rest.upperBound : asked
      let restCount = source[question].wordCount - title.text.utf8.wordCount
      title.restCount = source[answer.range].wordCount
      let lead = MarkdownLead(MarkdownLead.paragraphRank, title, in: answer.range)
      return Self(question: (question, restCount), lead: lead)
    }
  }
}
