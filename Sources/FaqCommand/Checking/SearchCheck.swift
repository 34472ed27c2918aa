import Bytes
import ContentParser
import FaqSearch
import Platform

/// Checks that a search finds FAQs by the questions of a file, and that no titles mislead it.
struct SearchCheck {
  private static let fileLimit = 64 << 20
  /// Titles are compared with the answers of up to this many FAQs.
  private static let countLimit = 1_000
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

  /// The file of questions.
  let file: Path
  private var lines: [Line] = []
  private var index = TermIndex()
  /// The FAQs that titles or questions may find.
  private var targets: [(title: String, source: String, location: RawLocation)] = []
  /// The places of FAQs by `id` and by folded title; an `id` comes first.
  private var places: (ids: [String: Int], titles: [[UInt8]: Int]) = ([:], [:])

  /// Reads a file of questions, one in each line; blank lines and those with `#` mean nothing.
  init(asking path: Path) throws(Failure) {
    file = path
    let bytes = try path.contents(forOption: "--questions", upTo: Self.fileLimit)
    var offset = 0
    let rows = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, row) in rows.enumerated() {
      let text = String(utf8: row).trimmed
      if !text.isBlank, !text.hasPrefix("#") {
        let parts = text.split(separator: "\t", maxSplits: 1).map { String($0).trimmed }
        let location = RawLocation(offset: offset, line: number + 1, column: 1, pointer: "")
        let target = parts.count > 1 ? parts[1] : nil
        lines.append(Line(location: location, question: parts[0], target: target))
      }
      offset += row.count + 1
    }
  }

  /// Adds the next FAQs with their terms.
  mutating func add(
    _ batch: Batch,
    _ terms: BatchTerms,
    from recent: RecentBytes,
    _ source: String
  ) {
    index.append(terms)
    for entry in batch.entries {
      let title = entry.origin.parser.title(of: entry.faq) ?? ""
      if let id = entry.faq["id"]?.string?.text, places.ids[id] == nil {
        places.ids[id] = targets.count
      }
      let folded = Folding.shared.folded(title)
      if places.titles[folded] == nil { places.titles[folded] = targets.count }
      let location = recent.origin(of: entry.faq.location)
      targets.append((title, source, location))
    }
  }

  /// A warning for each pair of FAQs that answer each other's titles better than their own.
  var confusions: [(source: String, warning: Diagnostic)] {
    guard targets.count <= Self.countLimit else { return [] }
    let better = targets.indices.map { index.betterAnswer(to: targets[$0].title, than: $0) }
    return targets.indices.compactMap { place in
      guard let other = better[place], other > place, better[other] == place else { return nil }
      let warning = Diagnostic(
        .confusedTitles,
        at: targets[place].location,
        message: "FAQ \(shown(other)) answers this title, and this FAQ answers that one"
      )
      return (targets[place].source, warning)
    }
  }

  /// An error for each question that does not bring its FAQ.
  var diagnostics: [Diagnostic] {
    lines.compactMap { line in
      guard let target = line.target else {
        return Diagnostic(.invalidQuestion, at: line.location, message: "this line names no FAQ")
      }
      guard let place = place(of: target) else {
        let message = "there is no FAQ “\(target)”"
        return Diagnostic(.invalidQuestion, at: line.location, message: message, hint: nil)
      }
      return diagnostic(line, place)
    }
  }
}

private extension SearchCheck {
  func place(of target: String) -> Int? {
    if let number = Int(target), targets.indices.contains(number - 1) { return number - 1 }
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
      at: line.location,
      message: "“\(line.question)” \(instead), and not \(shown(place))",
      hint: missing.isEmpty
        ? "The FAQ has all of its words; others have them in fewer words, or in their titles."
        : "The FAQ lacks: \(missing.joined(separator: ", ")). Its `aliases` can have them."
    )
  }

  func shown(_ place: Int) -> String { "\(place + 1) “\(targets[place].title.joinedLines)”" }
}
