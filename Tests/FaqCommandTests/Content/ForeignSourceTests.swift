import FaqCommand
import Platform
import Testing

@Suite("Sources in other formats")
struct ForeignSourceTests {
  private static let content = """
    {"data": {"items": [
      {"q": "Why?", "a": "So."},


      {"q": "Why?", "a": {"text": "Shop", "url": "example.com/x"}}
    ]}}
    """

  @Test("FAQs of another shape are listed and shown like native ones")
  func shown() throws {
    #expect(
      try Program.faq.run(["list"], reading: Self.content)
        == .init(ending: .exited(0), output: "FAQ Overview\n\n1. Why?\n2. Why?\n", error: "")
    )
    #expect(try Program.faq.run(["show", "1"], reading: Self.content).output == "Why?\n\nSo.\n")
  }

  @Test("A source of 1,000 FAQs is read whole, whatever its form", arguments: LongSource.allCases)
  func long(source: LongSource) throws {
    let (titles, content) = (LongSource.numbers.map { "Why \($0)?" }, source.content)
    let list = try Program.faq.run(["list"], reading: content)
    #expect(list.ending == .exited(0))
    #expect(list.error.isEmpty)
    #expect(Self.titles(in: list.output) == titles)
    let json = try Program.faq.run(["convert", "--to", "json"], reading: content)
    #expect(json.ending == .exited(0))
    #expect(json.error.isEmpty)
    let output = try Program.faq.run(["list"], reading: json.output).output
    #expect(Self.titles(in: output) == titles)
  }

  private static func titles(in output: String) -> [String] {
    output.split(separator: "\n").filter { $0.hasSuffix("?") }.map { line in
      String(line.drop { $0 != "W" })
    }
  }

  @Test("The check says how content was read, and points into the original")
  func checked() throws {
    #expect(
      try Program.faq.run(["check"], reading: Self.content)
        == .init(
          ending: .exited(65),
          output: """
            standard input:5:9: warning: FAQ 1 on line 2 has the same title. \
            Ask something else, or put both answers into one FAQ. [duplicate-title]
            standard input:5:46: error: `action` is not a safe address: \
            the scheme is missing in `example.com/x`. Write `https://example.com/x`. \
            [unsafe-address]

            """,
          error: """
            faq: read as: entries in "data.items", question "q", answer "a" (plain text), 2 of 2
            faq: 1 error, 1 warning in 2 FAQs

            """
        )
    )
  }

  @Test("The check in JSON says how each source was read")
  func checkedInJSON() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"[{"q":"When?","a":"Now."}]"#, to: "first.json")
    try folder.write("# FAQ\n\n## How?\n\nThus.\n\n## Why?\n\nSo it is.\n", to: "second.md")
    let (first, second) = ("\(folder.path)/first.json", "\(folder.path)/second.md")
    let names = ["--source", first, "--source", second]
    #expect(
      try Program.faq.run(["check", "--format", "json"] + names).output == #"""
        {"schemaVersion":1,"diagnostics":[],
        "imports":[{"file":"\#(first)",\#
        "reading":"entries, question \"q\", answer \"a\" (plain text), 1 of 1",\#
        "read":1,"candidates":1,\#
        "words":{"shown":2,"leftOut":{},"passedOver":0},\#
        "passedOver":{"textCount":0,"lines":[],"questionCount":0,"questionLines":[]}},
        {"file":"\#(second)",\#
        "reading":"questions in headings of level 2 (Markdown), 2 of 2",\#
        "read":2,"candidates":2,\#
        "words":{"shown":6,"leftOut":{"envelope":1},"passedOver":0},\#
        "passedOver":{"textCount":0,"lines":[],"questionCount":0,"questionLines":[]}}]}

        """#
    )
  }

  @Test("What is around the entries is written once, and read again as it was written")
  func envelope() throws {
    let entries = #"[{"q":"Why?","a":"So."},{"q":"How?","a":"Thus."}]"#
    let content = #"{"by":"us","title":"Help","items":\#(entries)}"#
    let output = """
      {"schemaVersion":1,"title":"Help","faqs":[{"elements":[{"type":"title","text":"Why?"},\
      {"type":"body","text":"So."}]},
      {"elements":[{"type":"title","text":"How?"},{"type":"body","text":"Thus."}]}],
      "envelope":{"by":"us"}}

      """
    let arguments = ["convert", "--to", "faq"]
    #expect(try Program.faq.run(arguments, reading: content).output == output)
    #expect(try Program.faq.run(arguments, reading: output).output == output)
    for source in [content, output] {
      let page = try Program.faq.run(["convert", "--to", "html"], reading: source).output
      #expect(page.contains("<title>Help</title>"))
    }
  }

  @Test(
    "Native content, tables and texts have no entries to be named",
    arguments: [
      (#"{"elements":[{"type":"title","text":"Why?"}]}"#, "native"),
      ("elements:\n- type: title\n  text: Why?\n", "native"),
      ("question,answer\nWhy?,So.\n", "neither JSON nor YAML"),
      ("# FAQ\n\n## Why?\n\nSo.\n", "neither JSON nor YAML"),
    ]
  )
  func nativeShape(content: String, form: String) throws {
    let result = try Program.faq.run(["list", "--as", "$.rows[*] q a"], reading: content)
    #expect(
      result.error.hasSuffix(
        "the content is \(form), so that '$.rows[*] q a' means nothing\nLeave out --as.\n"
      )
    )
    #expect(result.ending == .exited(65))
  }

  @Test("Rows that are no FAQs are warnings with their places")
  func rows() throws {
    let content = "question,answer\nWhy?,So it is.\nHow?,\n,Nobody asks.\nWhen?,Now.\n"
    #expect(
      try Program.faq.run(["check"], reading: content)
        == .init(
          ending: .exited(0),
          output: """
            standard input:3:1: warning: this looks like a question, but is in no FAQ. \
            Write it, and its answer, in the form of the other questions. [question-passed-over]

            """,
          error: """
            faq: read as: rows of CSV, question "question", answer "answer" (plain text), 2 of 3; \
            1 question, line 3, is in no FAQ; 3 words skipped (lines 3–4)
            faq: 1 warning in 2 FAQs

            """
        )
    )
  }

  @Test("Native content in YAML is checked at its places")
  func nativeYAML() throws {
    let yaml = """
      faqs:
        - elements:
            - {type: title, text: Why?}
            - type: body
              txt: So.

      """
    let result = try Program.faq.run(["check"], reading: yaml)
    #expect(result.output.hasPrefix("standard input:5:9: error:"), "\(result.output)")
    #expect(result.error.contains("read as: native content in YAML, 1 of 1"))
  }

  @Test("YAML with a fault is refused with its place")
  func faultyYAML() throws {
    #expect(
      try Program.faq.run(["list"], reading: "- question: Why?\n  answer: So: so.\n")
        == .init(
          ending: .exited(65),
          output: "",
          error: """
            faq: standard input: this YAML has a mistake in line 2, column 13: a value cannot have \
            a colon with a space after it; put the value into quotes

            """
        )
    )
  }
}

/// Sources whose FAQs are written in several pieces.
enum LongSource: CaseIterable {
  case headings, table, details, pageHeadings, linkedData, array, pairs, lines, rows

  static let numbers = 1...1_000

  /// The content around the FAQs, what is between them, and each FAQ with `#` for its number.
  private var parts: (start: String, separator: String, faq: String, end: String) {
    let answer = "It is as it is."
    return switch self {
    case .headings: ("# FAQ\n\n", "\n\n", "## Why #?\n\n\(answer)", "\n")
    case .table: ("|Question|Answer|\n|-|-|\n", "\n", "|Why #?|\(answer)|", "\n")
    case .details: ("", "\n", "<details><summary>Why #?</summary>\(answer)</details>", "")
    case .pageHeadings: ("<!doctype html><h1>FAQ</h1>", "\n", "<h2>Why #?</h2><p>\(answer)", "")
    case .linkedData:
      (
        #"<!doctype html><script type="application/ld+json">{"@type":"FAQPage","mainEntity":["#,
        ",",
        #"{"@type":"Question","name":"Why #?","acceptedAnswer":{"text":"\#(answer)"}}"#,
        "]}</script>"
      )
    case .array: ("[", ",", #"{"question":"Why #?","answer":"\#(answer)"}"#, "]")
    case .pairs: ("{", ",", #""Why #?":"\#(answer)""#, "}")
    case .lines: ("", "\n", #"{"question":"Why #?","answer":"\#(answer)"}"#, "\n")
    case .rows: ("question,answer\n", "\n", "Why #?,\(answer)", "\n")
    }
  }

  var content: String {
    let (parts, faq) = (parts, parts.faq.split(separator: "#"))
    let faqs = Self.numbers.map { faq.joined(separator: "\($0)") }
    return parts.start + faqs.joined(separator: parts.separator) + parts.end
  }
}
