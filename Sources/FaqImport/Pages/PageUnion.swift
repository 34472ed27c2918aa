import Bytes
import Markup

/// The questions of several shapes, each once and in the order of the page.
struct PageUnion {
  /// The names of the shapes that had questions.
  private(set) var shapes: [String] = []
  private let page: Page
  /// The keys of the questions that the data of the page holds.
  private let known: Set<String>
  private let isAboutFAQs: Bool
  private var questions: [PageQuestion] = []
  private var keys: Set<String> = []
  /// The nodes that belong to a question or an answer.
  private var taken: [Bool]
  /// The nodes where the questions of earlier shapes begin, in order.
  private var starts: [Int] = []

  init(page: Page, known: Set<String>) {
    self.page = page
    self.known = known
    isAboutFAQs = page.isAboutFAQs
    taken = Array(repeating: false, count: page.tree.nodes.count)
  }

  /// The question without case, spaces and punctuation, by which equal ones are found.
  static func key(of question: String) -> String {
    let text = MarkdownTitle(question).text.lowercased().unicodeScalars.filter { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
    return String(String.UnicodeScalarView(text))
  }

  /// Adds what a shape has found, if it is likely to be questions.
  mutating func add(_ found: [PageQuestion], from shape: any PageShape.Type) {
    let found = found.filter { !$0.text.isBlank && page.hasContent(in: $0.answer) }
    guard isLikely(found, from: shape) else { return }
    let count = questions.count
    for question in found where !isTaken(question) && holdsNoQuestion(question.answer) {
      guard keys.insert(Self.key(of: question.text)).inserted else { continue }
      questions.append(question)
      for node in question.question { taken[node] = true }
      for node in question.answer { taken[node] = true }
    }
    starts = questions.map(\.question.lowerBound).sorted()
    if questions.count > count { shapes.append(shape.name) }
  }

  /// Whether the page shows all questions of its data.
  func hasAll(of data: [ImportedEntry]) -> Bool {
    data.allSatisfy { keys.contains(Self.key(of: $0.question.text)) }
  }

  /// The entries of the page, and those of its data that it does not show.
  func entries(adding data: [ImportedEntry]) -> [ImportedEntry] {
    let language = page.language.map { ImportedText($0, at: 0) }
    let sorted = questions.sorted { $0.question.lowerBound < $1.question.lowerBound }
    let categories = PageSections(of: page, around: sorted).names
    var result = zip(sorted, categories).map { question, category in
      ImportedEntry(
        question: ImportedText(MarkdownTitle(question.text).text, at: 0),
        answer: [
          .formatted(ImportedText(page.tree.html(of: question.answer).trimmed, at: 0), .html)
        ],
        category: category.map { ImportedText($0, at: 0) },
        language: language
      )
    }
    var keys = keys
    for var entry in data where keys.insert(Self.key(of: entry.question.text)).inserted {
      entry.language = language
      result.append(entry)
    }
    return result
  }
}

private extension PageUnion {
  func isTaken(_ question: PageQuestion) -> Bool {
    [question.question, question.answer].contains { range in
      range.first.map { taken[$0] } ?? false
    }
  }

  /// Whether no question of an earlier shape is within a range.
  func holdsNoQuestion(_ range: Range<Int>) -> Bool {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low == starts.count || starts[low] >= range.upperBound
  }

  func isLikely(_ found: [PageQuestion], from shape: any PageShape.Type) -> Bool {
    guard shape.evidence > 0, !found.contains(where: { known.contains(Self.key(of: $0.text)) })
    else { return true }
    let asking = found.count { $0.text.isQuestion }
    if isAboutFAQs, asking > 0, found.count > 1 { return true }
    return asking >= shape.evidence && 2 * asking >= found.count
  }
}

extension Page {
  /// Whether the title or a large heading names FAQs.
  var isAboutFAQs: Bool {
    let headings = elements.filter { ["h1", "h2"].contains($0.tag.name) }
      .map { line(of: content(of: $0.node)) }
    let words = ([title] + headings).flatMap { FieldName($0).words }
    return words.contains { FieldWords.places.contains($0) || FieldWords.questions.contains($0) }
  }
}

private extension String {
  /// The text without white space around it.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
  }
}
