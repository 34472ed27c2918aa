import ContentParser
import FaqService
import Platform
import Renderers
import Testing

@testable import FaqCommand
@testable import FaqImport

@Suite("The account of imported words in reports")
struct SourceAccountTests {
  /// A text of five lines; lines 2 and 4 are FAQs.
  private static let original = "Intro words.\nWhy? So.\nHow now?\nWhen? Now.\nThe end.\n"

  @Test("Questions in no FAQ are warnings, and all words in none are counted")
  func questions() {
    let recent = Self.recent(of: [Self.piece(asks: [true, false])])
    #expect(
      recent.takeWarnings(before: .max).map { $0.line(in: "a.md") } == [
        """
        a.md:3:1: warning: this looks like a question, but is in no FAQ. \
        Write it, and its answer, in the form of the other questions. [question-passed-over]
        """
      ]
    )
    #expect(
      "\(recent.account.remark)"
        == "; 1 question, line 3, is in no FAQ; 6 words skipped (lines 1, 3, 5)"
    )
    #expect(
      recent.account.remark(on: "a.md").map { "\($0)" }
        == "1 question in a.md, line 3, is in no FAQ"
    )
  }

  @Test("Other text between FAQs is a warning, and text around them is only counted")
  func text() {
    let recent = Self.recent(of: [Self.piece(asks: [false, false])])
    #expect(
      recent.takeWarnings(before: .max).map { $0.line(in: "a.md") } == [
        """
        a.md:3:1: warning: these 2 words are between FAQs and in none. \
        Move them into an answer, or before the first question. [text-passed-over]
        """
      ]
    )
    #expect("\(recent.account.remark)" == "; 6 words skipped (lines 1, 3, 5)")
    #expect(recent.account.remark(on: "a.md") == nil)
  }

  @Test("Pieces add up, and their lines are those of the whole")
  func pieces() {
    let first = Self.piece(asks: [true, false])
    let second = Self.piece(asks: [true, true], after: first)
    let recent = Self.recent(of: [first, second])
    #expect(recent.takeWarnings(before: second.nativeStart).map(\.location.line) == [3])
    #expect(recent.takeWarnings(before: .max).map(\.location.line) == [6, 8, 10])
    #expect(recent.account.shownCount == 8)
    #expect(recent.account.lines == [1...1, 3...3, 5...6, 8...8, 10...10])
    #expect(
      "\(recent.account.remark)"
        == """
        ; 3 questions, lines 3, 8 and 10, are in no FAQ; \
        12 words skipped (lines 1, 3, 5–6, 8, 10)
        """
    )
  }

  @Test("However many texts are skipped, only the first are listed")
  func many() {
    var pieces: [Import] = []
    for _ in 0..<6_000 { pieces.append(Self.piece(asks: [true, true], after: pieces.last)) }
    let recent = Self.recent(of: pieces)
    #expect(recent.takeWarnings(before: .max).count == 10_000)
    #expect(recent.account.omissions.codes.map(\.count) == [5_333, 2_666])
    #expect(recent.account.lines.count == 100)
    #expect(recent.account.questionLines.count == 100)
    #expect(
      "\(recent.account.remark)"
        == """
        ; 12000 questions, lines 3, 5, 8, 10, 13 and 11995 more, are in no FAQ; \
        36000 words skipped (lines 1, 3, 5–6, 8, 10–11 and 11996 more)
        """
    )
  }

  @Test("The list says in one line that questions are in no FAQ")
  func list() throws {
    let account = Self.recent(of: [Self.piece(asks: [true, true])]).account
    var questions = PassedOverQuestions()
    let session = try Self.session("help.md")
    #expect(questions.warning(in: session) == nil)
    questions.add(SourceAccount(), of: "other.md")
    questions.add(account, of: "help.md")
    #expect(
      questions.warning(in: session)?.description == """
        2 questions in help.md, lines 3 and 5, are in no FAQ; \
        faq check --source help.md shows them
        """
    )
    questions.add(account, of: "more.md")
    #expect(
      questions.warning(in: try Self.session("my docs"))?.description
        == "4 questions in 2 sources are in no FAQ; faq check shows them"
    )
  }

  @Test("The report in JSON has the account, and remarks name further warnings")
  func json() throws {
    let recent = Self.recent(of: [Self.piece(asks: [true, false], leavesOut: true)])
    let output = RecordedOutput()
    var report = CheckReport(of: "a.md", as: JSONReport(), to: output)
    report.add(recent.takeWarnings(before: .max), from: recent)
    report.add(ImportReading("lines", count: 2), recent.account)
    try report.end()
    #expect(
      output.text == """
        {"schemaVersion":1,"diagnostics":[{"file":"a.md","line":3,"column":1,"offset":22,\
        "pointer":"","severity":"warning","code":"question-passed-over",\
        "message":"this looks like a question, but is in no FAQ",\
        "hint":"Write it, and its answer, in the form of the other questions."}],
        "imports":[{"file":"a.md","reading":"lines, 2 of 2","read":2,"candidates":2,\
        "words":{"shown":4,"leftOut":{"envelope":2},"passedOver":4},\
        "passedOver":{"textCount":2,"lines":[[3,3],[5,5]],"questionCount":1,"questionLines":[3]}}]}

        """
    )
    #expect(try SchemaFiles.schema("faq-output").faults(in: output.text).isEmpty)
  }

  /// A piece in which all but the second and the fourth line are in no FAQ.
  private static func piece(
    asks: [Bool],
    leavesOut: Bool = false,
    after last: Import? = nil
  ) -> Import {
    var ledger = AccountLedger(hasEntriesBefore: last != nil)
    let lines = [0..<12, 13..<21, 22..<30, 31..<41, 42..<50]
    let bytes = Array(original.utf8)
    for (index, line) in lines.enumerated() {
      let count = bytes[line].wordCount
      switch index {
      case 1, 3: ledger.addShown(count)
      case 0 where leavesOut: ledger.addLeftOut(count, as: .envelope)
      default:
        let asks = index == 2 ? asks[0] : index == 4 ? asks[1] : false
        ledger.addPassedOver(count, at: line, asks: asks)
      }
    }
    var content = ImportedContent([], reading: ImportReading("lines", count: 2))
    content.account = ledger.finished(hasEntriesAfter: false)
    var start: TextMark?
    if let last {
      var mark = last.start
      mark.advance(over: last.original[...])
      start = mark
    }
    return Import(
      NativeContent(content, startingAt: start?.offset ?? 0),
      of: bytes,
      at: start,
      nativeStart: last.map { $0.nativeStart + 10 } ?? 0
    )
  }

  private static func session(_ source: Path) throws -> Session {
    let output = RecordedOutput()
    let run = Run(arguments: [], environment: .pipe(), output: output, errors: output)
    return try run.session(for: ListCommand.self, Options { $0.sources = [source] })
  }

  private static func recent(of pieces: [Import]) -> RecentBytes {
    let recent = RecentBytes()
    for piece in pieces { recent.add(piece) }
    return recent
  }
}
