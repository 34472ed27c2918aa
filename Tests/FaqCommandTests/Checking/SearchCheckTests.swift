import FaqCommand
import Platform
import Testing

@Suite("What 'faq check' says about finding FAQs")
struct SearchCheckTests {
  @Test("Questions that find their FAQs by number, id or title are no faults")
  func found() throws {
    let questions = """
      # What people ask.
      can I send it back\t1
      money back\treturn

      HOW LONG IS SHIPPING\thow long is shipping?
      """
    #expect(try check(questions).ending == .exited(0))
    #expect(try check(questions).output.isEmpty)
  }

  @Test("A question that does not find its FAQ names what it finds, and what the FAQ lacks")
  func notFound() throws {
    let result = try check("get a refund\t3\r\nzebra\t4\n")
    #expect(result.ending == .exited(65))
    #expect(
      result.output == """
        questions.tsv:1:1: error: “get a refund” finds 5 “How do I get an invoice?”, 2 \
        “How long is shipping?”, 1 “Can I send it back?”, and not 3 “How do I cancel?”. The FAQ \
        lacks: refund, get, a. Its `aliases` can have them. [unanswered-question]
        questions.tsv:2:1: error: “zebra” finds nothing, and not 4 “How do I pay?”. The FAQ lacks: \
        zebra. Its `aliases` can have them. [unanswered-question]

        """
    )
  }

  @Test("A line that names no FAQ is a fault")
  func invalid() throws {
    #expect(
      try check("how\nhow\t9\n").output == """
        questions.tsv:1:1: error: this line names no FAQ. Write the question, a tab, and the \
        number, `id` or title of the FAQ. [invalid-question]
        questions.tsv:2:1: error: there is no FAQ “9” [invalid-question]

        """
    )
    let result = try Program.faq.run(["check", "--questions", "/nowhere"])
    #expect(result.ending == .exited(69))
    #expect(result.error.contains("--questions names a file."))
  }

  @Test(
    "All formats report the questions",
    arguments: [
      ("json", #""code":"unanswered-question""#), ("sarif", #""ruleId":"unanswered-question""#),
      ("junit", #"questions.tsv"#),
    ]
  )
  func formats(format: String, part: String) throws {
    let result = try check("zebra\t4\n", "--format", format)
    #expect(result.ending == .exited(65))
    #expect(result.output.contains(part))
    #expect(result.output.contains("The FAQ lacks: zebra."))
  }

  @Test("Two FAQs that answer each other's titles are a warning at the first")
  func confused() throws {
    let pair = [
      ("How do I cancel my order?", "Shipping can take a week within the country."),
      ("How long does shipping take?", "Open the order, and cancel it there."),
    ]
    #expect(
      try warnings(in: pair) == """
        faqs.json:2:1: warning: FAQ 2 “How long does shipping take?” answers this title, and this FAQ \
        answers that one. Exchange the answers, or use the words of each title in its own answer. \
        [confused-titles]

        """
    )
    #expect(try warnings(in: [(pair[0].0, pair[1].1), (pair[1].0, pair[0].1)]).isEmpty)
    #expect(try warnings(in: [(pair[0].0, "Yes."), (pair[1].0, "No.")]).isEmpty)
    let others = (3...1_001).map { ("What is \($0)?", "It is \($0).") }
    #expect(try !warnings(in: pair + others.dropLast()).isEmpty)
    #expect(try warnings(in: pair + others).isEmpty)
  }

  private func warnings(in faqs: [(title: String, answer: String)]) throws -> String {
    let entries = faqs.map { "{\(Self.elements($0.title, $0.answer))}" }
    let result = try check("# None.", of: "[\n\(entries.joined(separator: ",\n"))]")
    #expect(result.ending == .exited(0))
    return result.output
  }

  private func check(
    _ questions: String,
    of content: String = Self.content,
    _ options: String...
  ) throws -> Program.Result {
    let folder = try TemporaryFolder()
    try folder.write(content, to: "faqs.json")
    try folder.write(questions, to: "questions.tsv")
    let result = try Program.faq.run(
      [
        "check", "--source", "\(folder.path)/faqs.json", "--questions",
        "\(folder.path)/questions.tsv",
      ] + options
    )
    return .init(
      ending: result.ending,
      output: result.output.replacing("\(folder.path)/", with: ""),
      error: result.error
    )
  }

  private static let content = """
    [{"id":"return","aliases":["money back"],\
    \(elements("Can I send it back?", "Yes, within a week."))},
    {\(elements("How long is shipping?", "A week."))},
    {\(elements("How do I cancel?", "Any time."))},
    {\(elements("How do I pay?", "By card."))},
    {\(elements("How do I get an invoice?", "By mail."))}]
    """

  private static func elements(_ title: String, _ text: String) -> String {
    #""elements":[{"type":"title","text":"\#(title)"},{"type":"body","text":"\#(text)"}]"#
  }
}
