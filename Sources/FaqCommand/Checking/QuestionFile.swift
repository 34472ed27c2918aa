import Bytes
import ContentParser
import FaqSearch
import FaqService
import Platform

/// Checks that questions bring their FAQs among the first hits of a search.
struct QuestionFile {
  private static let sizeLimit = 64 << 20
  /// Among how many hits an FAQ must be.
  private static let hitCount = 3
  /// How many words are named that an FAQ lacks.
  private static let missingCount = 5

  /// A line of the file: `how do I get my money back`, a tab, and a number, an `id` or a title.
  struct Line {
    let location: RawLocation
    let question: String
    /// The number, `id` or title; nil without a tab.
    let target: String?
  }

  /// The name of the file.
  let name: String
  private var lines: [Line] = []
  private var index = TermIndex()
  private var titles: [String] = []
  /// The places of FAQs by `id` and by folded title; an `id` comes first.
  private var places: (ids: [String: Int], titles: [[UInt8]: Int]) = ([:], [:])

  /// Reads a file of questions, one in each line; blank lines and those with `#` mean nothing.
  init(_ path: Path) throws(Failure) {
    name = "\(path)"
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileDescriptor.contents(of: path, upTo: Self.sizeLimit)
    } catch {
      throw Failure(.unavailable, "\(path): \(error.message)", hint: "--questions names a file.")
    }
    var offset = 0
    let rows = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, row) in rows.enumerated() {
      let text = String(utf8: row).trimmed
      if !text.isBlank, !text.hasPrefix("#") {
        let parts = text.split(separator: "\t", maxSplits: 1).map { String($0).trimmed }
        lines.append(
          Line(
            location: RawLocation(offset: offset, line: number + 1, column: 1, pointer: ""),
            question: parts[0],
            target: parts.count > 1 ? parts[1] : nil
          )
        )
      }
      offset += row.count + 1
    }
  }

  /// Adds the next FAQs with their terms.
  mutating func add(_ terms: BatchTerms, of batch: Batch) {
    index.append(terms)
    for entry in batch.entries {
      let title = entry.origin.parser.title(of: entry.faq) ?? ""
      if let id = entry.faq["id"]?.string?.text, places.ids[id] == nil {
        places.ids[id] = titles.count
      }
      let folded = Folding.shared.folded(title)
      if places.titles[folded] == nil { places.titles[folded] = titles.count }
      titles.append(title)
    }
  }

  /// An error for each question that does not bring its FAQ.
  var diagnostics: [Diagnostic] {
    lines.compactMap { line in
      guard let target = line.target else {
        return Diagnostic(
          .invalidQuestion,
          .error,
          at: line.location,
          message: "this line names no FAQ",
          hint: "Write the question, a tab, and the number, `id` or title of the FAQ."
        )
      }
      guard let place = place(of: target) else {
        return Diagnostic(
          .invalidQuestion,
          .error,
          at: line.location,
          message: "there is no FAQ “\(target)”"
        )
      }
      return diagnostic(line, place)
    }
  }
}

private extension QuestionFile {
  func place(of target: String) -> Int? {
    if let number = Int(target), titles.indices.contains(number - 1) { return number - 1 }
    return places.ids[target] ?? places.titles[Folding.shared.folded(target)]
  }

  func diagnostic(_ line: Line, _ place: Int) -> Diagnostic? {
    let question = index.corrected(Question(line.question))
    let results = index.search(question, limit: Self.hitCount)
    guard !results.hits.contains(where: { $0.place == place }) else { return nil }
    let others = results.hits.map { shown($0.place) }
    let missing = index.missingWords(of: results.question, at: place).prefix(Self.missingCount)
    let instead = others.isEmpty ? "finds nothing" : "finds \(others.joined(separator: ", "))"
    return Diagnostic(
      .unansweredQuestion,
      .error,
      at: line.location,
      message: "“\(line.question)” \(instead), and not \(shown(place))",
      hint: missing.isEmpty
        ? "The FAQ has all of its words; others have them in fewer words, or in their titles."
        : "The FAQ lacks: \(missing.joined(separator: ", ")). Its `aliases` can have them."
    )
  }

  func shown(_ place: Int) -> String { "\(place + 1) “\(titles[place].joinedLines)”" }
}

extension Diagnostic.Code {
  /// A question does not bring its FAQ among the first hits.
  static let unansweredQuestion: Self = "unanswered-question"
  /// A line of a file of questions names no FAQ.
  static let invalidQuestion: Self = "invalid-question"
}
