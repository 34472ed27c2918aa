import FaqImport
import FaqService
import Testing

/// A generated file with questions, and with other text around them.
struct GeneratedFile {
  struct Section {
    /// The titles and answers.
    let entries: [String]
    let text: String
  }

  let start: String
  var sections: [Section]
  let end: String
  /// How many headings ask something without an answer.
  let strayCount: Int

  var content: [UInt8] { Array((start + sections.map(\.text).joined(separator: "\n") + end).utf8) }
  var entries: [String] { sections.flatMap(\.entries) }
}

/// Makes files, always the same ones from one seed.
protocol FileGenerator {
  var words: WordGenerator { get set }

  init(seed: UInt64)

  mutating func file() -> GeneratedFile
  mutating func section(of count: Int) -> GeneratedFile.Section
}

extension FileGenerator {
  /// Checks that sections in another order give the same entries, and that one more removes none.
  static func checkOrder(seed: UInt64, reading entries: ([UInt8]) throws -> [String]) throws {
    var generator = Self(seed: seed)
    let file = generator.file()
    let expected = try Set(entries(file.content))
    var other = file
    other.sections.shuffle(using: &generator.words.random)
    #expect(try Set(entries(other.content)) == expected)
    let added = generator.section(of: 1)
    let index = Int.random(in: 0...file.sections.count, using: &generator.words.random)
    other = file
    other.sections.insert(added, at: index)
    #expect(try Set(entries(other.content)) == expected.union(added.entries))
  }
}

/// Makes words that are nowhere else, and titles that are often equal but for signs and capitals.
struct WordGenerator {
  private static let titles = [
    "What is C?", "What is C++?", "What is C#?", "what is c?", "What is it?",
  ]

  var random: SeededGenerator
  private var count = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func next() -> String {
    (0..<number(in: 1...4)).map { _ in
      count += 1
      return ["word", "Wort", "é"].randomElement(using: &random).map { "\($0)\(count)" } ?? ""
    }
    .joined(separator: " ")
  }

  mutating func title() -> String { Self.titles.randomElement(using: &random) ?? "" }
  mutating func number(in range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }
  mutating func flag() -> Bool { .random(using: &random) }
}

extension Import {
  /// The number of words of each text skipped, the lines of its questions and its own, and 1
  /// if it is between entries.
  func places(of account: ImportAccount) -> [[Int]] {
    let places = places()
    return account.passedOver.map { text in
      [text.wordCount]
        + (text.questions + [text.range.lowerBound]).compactMap { places.place(at: $0)?.line }
        + [text.isBetweenEntries ? 1 : 0]
    }
  }
}
