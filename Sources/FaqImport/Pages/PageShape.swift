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

/// What may be a question in a page, and its answer.
struct PageQuestion {
  /// The question as one line.
  let text: String
  /// The nodes of the question.
  let question: Range<Int>
  /// The nodes of the answer.
  let answer: Range<Int>

  /// The question without number and label.
  var title: String { MarkdownTitle(text).text }
}
