/// Finds the questions of a page in one kind of markup.
protocol PageShape: Sendable {
  /// What the questions are in, for messages: `details`.
  static var name: String { get }
  /// How many texts with a question mark are enough to take the shape for FAQs; 0 where the markup
  /// says that they are questions.
  static var evidence: Int { get }

  /// What may be questions, in the order of the page.
  static func questions(of page: Page) -> [PageQuestion]
}

/// What may be a question in a page, and its answer; it is small, because a page can have many.
struct PageQuestion {
  /// The question as one line.
  let text: String
  private let questionNodes: Range<Int32>
  private let answerNodes: Range<Int32>
  private var headingNode: Int32 = -1

  init(text: String, question: Range<Int>, answer: Range<Int>) {
    self.text = text
    questionNodes = Int32(question.lowerBound)..<Int32(question.upperBound)
    answerNodes = Int32(answer.lowerBound)..<Int32(answer.upperBound)
  }

  /// The nodes of the question.
  var question: Range<Int> { Int(questionNodes.lowerBound)..<Int(questionNodes.upperBound) }

  /// The nodes of the answer.
  var answer: Range<Int> { Int(answerNodes.lowerBound)..<Int(answerNodes.upperBound) }

  /// The heading that is the category.
  var heading: Int? {
    get { headingNode < 0 ? nil : Int(headingNode) }
    set { headingNode = newValue.map { Int32($0) } ?? -1 }
  }

  /// The question without number and label.
  var title: String { MarkdownTitle(text).text }
}
