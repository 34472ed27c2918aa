import Bytes
import FaqService
import Markup

extension Page {
  /// A question without a label or a number in an element of its own, and its answer likewise:
  /// `<b>Q</b><b>Why?</b>`, `<b>A</b>So.`.
  func separatingLabels(_ question: PageQuestion) -> PageQuestion {
    var question = question
    question.answer = withoutHeading(question.answer)
    let nodes = firstTexts(of: question.question)
    guard nodes.count == 2 else { return question }
    let (first, second) = (text(of: nodes[0]), text(of: nodes[1]))
    guard question.text.hasPrefix(first) else { return question }
    let isLabel = SpokenLabel.isAlone(first, role: .question)
    let isNumber = first.count < 4 && first.allSatisfy(\.isNumber)
    let next = parent(of: nodes[0]).flatMap(next)
    let isApart = next != nil && next == parent(of: nodes[1])
    if isLabel && second.first?.isLowercase == false || isNumber && isApart {
      question.text = question.text.dropFirst(first.count).trimmed
      if isLabel, let label = firstTexts(of: question.answer).first, isAnswerLabel(label) {
        question.answer = label + 1..<question.answer.upperBound
      }
    } else if isApart, first.last?.isLetter == true, second.first?.isUppercase == true {
      // A badge before a question: `<span>Payment</span><span>How do I pay?</span>`.
      question.text = question.text.replacing(first + second, with: "\(first) \(second)")
    }
    return question
  }

  /// The number of a section in an element of its own: `<h2><span>01</span> Orders</h2>`.
  func number(before heading: Int) -> String? {
    guard let first = firstTexts(of: content(of: heading)).first, parent(of: first) != heading,
      case let number = text(of: first), number.count < 4, number.allSatisfy(\.isNumber)
    else { return nil }
    return number
  }

  /// The label of the answer to a question that has one too, or of all answers: `A: `.
  func answerLabel(of question: PageQuestion) -> (node: Int, text: String)? {
    guard labelsAnswers || SpokenLabel(in: question.text, role: .question) != nil,
      let node = firstTexts(of: question.answer).first,
      let label = SpokenLabel(in: text(of: node), role: .answer)
    else { return nil }
    return (node, String(text(of: node).dropLast(label.rest.count)))
  }

  /// Whether a node is a label before an answer, all of its text: `A`, `A:`.
  func isAnswerLabel(_ node: Int) -> Bool {
    let text = text(of: node)
    return text.first?.isLowercase == false && SpokenLabel.isAlone(text, role: .answer)
  }
}

private extension Page {
  /// The first two texts of a range that are not blank.
  func firstTexts(of range: Range<Int>) -> [Int] {
    Array(tree.visibleTexts(of: range).lazy.filter { !tree.utf8(of: $0).span.isBlank }.prefix(2))
  }

  func text(of node: Int) -> String { String(utf8: tree.utf8(of: node)).trimmed }
}
