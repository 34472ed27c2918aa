import FaqService
import Markup

/// Questions of schema.org in the scripts of a page: `<script type="application/ld+json">`.
enum LinkedData {
  static func entries(of page: Page) -> [ImportedEntry] {
    page.tree.elements(named: "script").flatMap { node -> [ImportedEntry] in
      guard page.tree.tag(of: node)?["type"]?.lowercased() == "application/ld+json",
        let root = try? RawValue(
          parsing: page.tree.text(in: page.content(of: node)),
          limits: ReadingLimits(entryBytes: 16 << 20, entryValues: 1 << 20)
        ),
        var content = SchemaQuestions.read(root)
      else { return [] }
      content.decideForm()
      let language = page.language.map { ImportedText($0, at: 0) }
      let (origin, form) = (page.origin(of: node).lowerBound, content.reading.form ?? .plain)
      return content.entries.map { $0.moved(to: origin, form: form, language: language) }
    }
  }
}

/// Tells the questions of data that a page shows from those that it does not.
///
/// A question is shown if the page has it with the same answer, looks aside. Those left over are
/// compared in their order: the page shows a question too that it answers in other words, or asks
/// in nearly the same or in some of them, and answers in nearly the same. Its answer has links and
/// looks, which that of the data has not.
struct LinkedDataMatch {
  /// How many questions of the page are compared with those of the data word by word.
  private static let comparedCount = 100

  /// The entries that the page does not show.
  private(set) var added: [ImportedEntry] = []
  /// The entries that the page or the data itself has elsewhere.
  private(set) var copies: [ImportedEntry] = []

  /// Compares data with as many entries of the page, which are made when they are needed.
  init(of data: [ImportedEntry], with count: Int, shown: (Int) -> ImportedEntry) {
    guard !data.isEmpty else { return }
    // Texts are found by their hashes, which take less memory.
    var open: [Int: [Int]] = [:]
    var known: [Int: Int] = [:]
    for index in (0..<count).reversed() {
      let hash = shown(index).identity.hashValue
      open[hash, default: []].append(index)
      known[hash] = index
    }
    var matched: Set<Int> = []
    let isShown = data.map { entry in
      let identity = entry.identity
      guard let index = open[identity.hashValue]?.last, shown(index).identity == identity else {
        return false
      }
      open[identity.hashValue]?.removeLast()
      return matched.insert(index).inserted
    }
    var others: [String: [Int]] = [:]
    for index in (0..<count).reversed() where !matched.contains(index) {
      others[shown(index).question.text.withoutLooks, default: []].append(index)
    }
    var isCopy = data.enumerated().map { index, entry in
      let identity = entry.identity
      let place = isShown[index] ? nil : others[entry.question.text.withoutLooks]?.popLast()
      let first = known[identity.hashValue].map { $0 < count ? shown($0) : data[$0 - count] }
      guard !isShown[index], place == nil, first?.identity != identity else { return true }
      known[identity.hashValue] = count + index
      return false
    }
    var rest = others.values.joined().sorted().prefix(Self.comparedCount).map { shown($0).words }
    for (index, entry) in data.enumerated() where !isCopy[index] && !rest.isEmpty {
      let words = entry.words
      let place = rest.firstIndex { shown in
        (shown[0].isLike(words[0]) || shown[0].isSubset(of: words[0])) && shown[1].isLike(words[1])
      }
      if let place { rest.remove(at: place) }
      isCopy[index] = place != nil
    }
    copies = zip(data, isCopy).filter(\.1).map(\.0)
    // Entries that are all new are not copied, since they may be most of the memory.
    added = copies.isEmpty ? data : zip(data, isCopy).filter { !$1 }.map(\.0)
  }
}

extension ImportedEntry {
  /// How many words are in the question and the answer.
  var wordCount: Int {
    question.text.utf8.wordCount + answer.reduce(0) { $0 + $1.plainText.utf8.wordCount }
  }

  /// The words of the answer.
  private var answerText: String { answer.map(\.plainText).joined(separator: " ") }
}

private extension ImportedEntry {
  /// The question and the answer without looks.
  var identity: String { "\(question.text.withoutLooks)\n\(answerText.withoutLooks)" }

  /// The words of the question, and those of both.
  var words: [Set<String>] {
    [question.text, "\(question.text) \(answerText)"].map { text in
      Set(text.split(whereSeparator: \.isWhitespace).map { String($0).withoutLooks })
    }
  }

  /// The entry with detached texts: offsets inside a script do not map to the page.
  func moved(to origin: Int, form: TextForm, language: ImportedText?) -> Self {
    let answer = answer.map { part -> ImportedPart in
      switch part {
      case .text(let text): .formatted(text.moved(to: origin), form)
      case .formatted(let text, let form): .formatted(text.moved(to: origin), form)
      case .item(let item): .item(item.detached(at: origin))
      }
    }
    return Self(
      question: ImportedText(MarkdownTitle(question.text.onOneLine).text, at: origin),
      answer: answer,
      language: language,
      rest: rest.filter(\.isAlternateName).map { $0.detached(at: origin) }
    )
  }
}

extension String {
  /// The letters, digits and symbols, without case, spaces and punctuation.
  var withoutLooks: String {
    let scalars = lowercased().unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
        .initialPunctuation, .finalPunctuation, .spaceSeparator, .lineSeparator,
        .paragraphSeparator, .control, .format:
        false
      case .otherPunctuation: "#%&@*/".unicodeScalars.contains(scalar)
      default: true
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }
}

private extension Set<String> {
  /// Whether two thirds of the words of the longer text are in both.
  func isLike(_ other: Self) -> Bool {
    3 * intersection(other).count >= 2 * Swift.max(count, other.count)
  }
}

private extension ImportedText {
  func moved(to origin: Int) -> Self { Self(literal: literal, origin: origin, isCopy: false) }
}
