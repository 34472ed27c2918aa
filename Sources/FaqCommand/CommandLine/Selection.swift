import Bytes
import ContentParser
import FaqSearch
import Renderers

/// The FAQs that the user selects.
enum Selection: Hashable, Sendable {
  /// Numbers from 1, in the order given; `2 5-7` is `[2...2, 5...7]`.
  case numbers([ClosedRange<Int>])
  /// Words in a title.
  case words(String)

  /// If all operands look like numbers, they are numbers; otherwise they are words.
  init(operands: [String], of program: String) throws(UsageError) {
    if operands.allSatisfy(Self.looksLikeNumbers) {
      self = .numbers(try operands.map { text throws(UsageError) in try Self.range(text, program) })
    } else {
      self = .words(operands.joined(separator: " "))
    }
  }

  /// Whether a text is meant as a number or a range, valid or not: `2`, `5-7`, `2-`, `-1`.
  static func looksLikeNumbers(_ text: String) -> Bool {
    text.utf8.contains(where: \.isASCIIDigit)
      && text.utf8.allSatisfy {
        $0.isASCIIDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ",")
      }
  }
}

/// Reads numbers and ranges, and explains invalid ones.
private extension Selection {
  static func range(_ text: String, _ program: String) throws(UsageError) -> ClosedRange<Int> {
    let startHint: Message = "FAQs are numbered from 1; \(program) list shows the numbers."
    func number(_ digits: Substring) throws(UsageError) -> Int {
      guard let number = Int(digits) else {
        throw UsageError("the number \(digits) is too large", hint: startHint)
      }
      guard number > 0 else { throw UsageError("there is no FAQ 0", hint: startHint) }
      return number
    }
    if text.utf8.contains(UInt8(ascii: ",")) {
      let apart = text.split(separator: ",").joined(separator: " ")
      throw UsageError("'\(text)' is neither a number nor a range", hint: "Write: \(apart)")
    }
    let bounds = text.split(separator: "-", omittingEmptySubsequences: false)
    if bounds.count == 2, bounds[0].isEmpty {
      throw UsageError("'\(text)' is a negative number", hint: startHint)
    }
    if bounds.count == 2, bounds[1].isEmpty {
      throw UsageError("the range '\(text)' has no end", hint: "Write both numbers, as in 5-7.")
    }
    guard let first = bounds.first, bounds.count <= 2 else {
      throw UsageError("'\(text)' is neither a number nor a range", hint: "Write 2, or 5-7.")
    }
    let lower = try number(first)
    let upper = try bounds.count == 2 ? number(bounds[1]) : lower
    guard lower <= upper else {
      throw UsageError("the range '\(text)' runs backwards", hint: "Write: \(upper)-\(lower)")
    }
    return lower...upper
  }
}

/// The FAQs whose titles contain certain words.
struct TitleMatches {
  /// Their rows of the overview.
  var rows: GroupedRows
  /// The numbers of the first ten.
  var numbers: [Int] = []
  /// The first of them.
  var first: Entry?
  /// The FAQ, if there is only one.
  var only: Entry? { rows.count == 1 ? first : nil }
}

extension Session {
  /// How many similar titles are suggested.
  private static let maximumSimilarCount = 3

  /// At least one FAQ whose title contains certain words.
  ///
  /// If there is no match, the failure suggests similar titles.
  func titleMatches(_ words: String) async throws -> TitleMatches {
    let query = SearchQuery(words, anywhere: true)
    let similarTitles = SimilarTitles(to: query)
    return try await read { session, entries in
      var result = TitleMatches(rows: GroupedRows(spoolingIn: environment.temporaryFolder))
      var similar: [OverviewRow] = []
      while let entry = try await entries.next() {
        let title = entry.origin.parser.title(of: entry.faq) ?? ""
        if ([title] + entry.faq.aliases).contains(where: { query.isFound(in: [$0]) }) {
          try result.rows.append(entry.row)
          if result.numbers.count < 10 { result.numbers.append(entry.number) }
          result.first = result.first ?? entry
        } else if result.rows.isEmpty, similar.count < Self.maximumSimilarCount,
          similarTitles.contain(title)
        {
          similar.append(entry.row)
        }
      }
      guard result.rows.isEmpty else { return result }
      throw Failure(.notFound, "no title matches “\(words)”", hint: session.hint(similar))
    }
  }

  private func hint(_ similar: [OverviewRow]) -> Message {
    guard !similar.isEmpty else {
      let program = environment.program
      return "\(program) search searches all text; \(program) list shows all titles."
    }
    let titles = similar.map { "\($0.number) “\($0.visibleTitle)”" }
    return "Similar titles: \(titles.joined(separator: ", "))."
  }
}
