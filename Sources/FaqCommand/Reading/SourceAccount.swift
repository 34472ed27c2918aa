import Bytes
import ContentParser
import FaqImport

/// What became of the words of an imported source, whether it was read whole or in pieces.
///
/// However many texts are skipped, only the lines of the first ones are kept.
struct SourceAccount: Sendable {
  private static let keptCount = 100
  private static let namedCount = 5
  /// Further warnings are only counted.
  private static let warningLimit = 10_000

  private(set) var shownCount = 0
  private(set) var leftOutCounts: [ImportAccount.Omission: Int] = [:]
  /// How many words are in no FAQ.
  private(set) var passedOverCount = 0
  /// The lines of the first texts in no FAQ; neighbouring lines are joined.
  private(set) var lines: [ClosedRange<Int>] = []
  /// How many stretches of lines follow those.
  private(set) var furtherLineCount = 0
  /// How many texts look like questions, and are in no FAQ.
  private(set) var questionCount = 0
  /// The lines of the first of these texts.
  private(set) var questionLines: [Int] = []
  /// The warnings that were only counted.
  private(set) var omissions = FaultCounts()
  private var lastLine = 0
  private var warningCount = 0

  /// Adds a piece, and returns warnings about the texts that should be in an FAQ.
  mutating func add(_ piece: Import) -> [Diagnostic] {
    let account = piece.account
    shownCount += account.shownCount
    leftOutCounts.merge(account.leftOutCounts, uniquingKeysWith: +)
    passedOverCount += account.passedOverCount
    guard !account.passedOver.isEmpty else { return [] }
    let places = piece.places()
    var warnings: [Diagnostic] = []
    for text in account.passedOver {
      for warning in add(text, at: places) {
        if warningCount < Self.warningLimit {
          warnings.append(warning)
        } else {
          omissions.add(warning.code, .warning)
        }
        warningCount += 1
      }
    }
    return warnings
  }

  /// `; 2 questions, lines 40 and 52, are in no FAQ; 310 words are skipped (lines 1–12)`.
  var remark: Message {
    let questions: Message =
      questionCount > 0 ? "; \(questionPhrase), \(place), \(verb) in no FAQ" : ""
    guard passedOverCount > 0 else { return questions }
    let words = passedOverCount == 1 ? "1 word" : "\(passedOverCount) words"
    return questions + "; \(words) skipped (\(linePhrase))"
  }

  /// `2 questions in help.md, lines 40 and 52, are in no FAQ`; nil if all questions are in one.
  func remark(on source: String) -> Message? {
    guard questionCount > 0 else { return nil }
    return "\(questionPhrase) in \(source), \(place), \(verb) in no FAQ"
  }
}

private extension SourceAccount {
  mutating func add(_ text: PassedOverText, at places: OriginalPlaces) -> [Diagnostic] {
    guard let start = places.place(at: text.range.lowerBound),
      let end = places.place(at: text.range.upperBound - 1)
    else { return [] }
    add(start.line...max(start.line, end.line))
    let questions = text.questions.compactMap(places.place(at:))
    questionCount += questions.count
    questionLines += questions.prefix(Self.keptCount - questionLines.count).map(\.line)
    guard questions.isEmpty else { return questions.map { .passedOverQuestion(at: $0) } }
    guard text.isBetweenEntries else { return [] }
    return [.passedOverText(of: text.wordCount, at: start, through: end.line)]
  }

  mutating func add(_ range: ClosedRange<Int>) {
    defer { lastLine = max(lastLine, range.upperBound) }
    if furtherLineCount == 0, let last = lines.last, range.lowerBound <= lastLine + 1 {
      lines[lines.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
    } else if lines.count < Self.keptCount {
      lines.append(range)
    } else if range.lowerBound > lastLine + 1 {
      furtherLineCount += 1
    }
  }

  var questionPhrase: String { questionCount == 1 ? "1 question" : "\(questionCount) questions" }
  var verb: String { questionCount == 1 ? "is" : "are" }

  /// `line 40`, `lines 40 and 52`, `lines 1, 2, 3, 4, 5 and 12 more`.
  var place: String {
    let named = questionLines.prefix(Self.namedCount).map(String.init)
    return Self.phrase(named, of: questionCount, joining: " and ")
  }

  /// `line 1`, `lines 1–12, 200–214`.
  var linePhrase: String {
    let named = lines.prefix(Self.namedCount).map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)–\(range.upperBound)"
    }
    let phrase = Self.phrase(named, of: lines.count + furtherLineCount, joining: ", ")
    return lines.count == 1 && lines[0].count > 1 ? "lines \(named[0])" : phrase
  }

  static func phrase(_ named: [String], of count: Int, joining last: String) -> String {
    let noun = count == 1 ? "line" : "lines"
    let rest = count - named.count
    guard rest == 0, let end = named.last else {
      return "\(noun) \(named.joined(separator: ", ")) and \(rest) more"
    }
    let start = named.dropLast().joined(separator: ", ")
    return start.isEmpty ? "\(noun) \(end)" : "\(noun) \(start)\(last)\(end)"
  }
}

/// The sources in which questions are in no FAQ.
struct PassedOverQuestions {
  private var first: (name: String, account: SourceAccount)?
  private var sourceCount = 0
  private var questionCount = 0

  /// Adds what was read of a source.
  mutating func add(_ account: SourceAccount, of name: String) {
    guard account.questionCount > 0 else { return }
    if first == nil { first = (name, account) }
    sourceCount += 1
    questionCount += account.questionCount
  }

  /// `2 questions in help.md, lines 40 and 52, are in no FAQ; faq check shows them`, or nil if
  /// every question is in an FAQ.
  func warning(in session: Session) -> Message? {
    guard let first, let remark = first.account.remark(on: first.name) else { return nil }
    let all: Message = "\(questionCount) questions in \(sourceCount) sources are in no FAQ"
    let sources = session.options.sources
    let isNamed = sources.count == 1 && "\(sources[0])".isPlainWord
    let named = isNamed ? " --source \(sources[0])" : ""
    let call = "\(session.environment.program) check\(named)"
    let them = questionCount == 1 ? "it" : "them"
    return (sourceCount == 1 ? remark : all) + "; \(call) shows \(them)"
  }
}

private extension String {
  /// Whether a shell takes the text as it is.
  var isPlainWord: Bool {
    utf8.allSatisfy { byte in
      byte.isASCIIAlphanumeric || byte >= 0x80 || "-_./:,@%+=~".utf8.contains(byte)
    } && !hasPrefix("~")
  }
}

private extension Diagnostic {
  static func passedOverQuestion(at place: RawLocation) -> Self {
    let message = "this looks like a question, but is in no FAQ"
    return Self(.passedOverQuestion, at: place, message: message)
  }

  static func passedOverText(of count: Int, at place: RawLocation, through line: Int) -> Self {
    let words = count == 1 ? "this word is" : "these \(count) words are"
    let end = line > place.line ? ", through line \(line)," : ""
    return Self(
      .passedOverText,
      at: place,
      message: "\(words) between FAQs\(end) and in none",
      hint: "Move them into an answer, or before the first question."
    )
  }
}
