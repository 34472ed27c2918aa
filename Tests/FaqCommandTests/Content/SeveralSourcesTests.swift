import FaqCommand
import Platform
import Testing

@Suite("Several sources are read one after another, and their FAQs numbered through")
struct SeveralSourcesTests {
  private let sources: TwoSources
  private var folder: TemporaryFolder { sources.folder }

  init() throws { sources = try TwoSources() }

  @Test("The overview numbers the FAQs of all sources in the order of the options")
  func listed() throws {
    #expect(
      try run(["list"]) == .done("FAQ Overview\n\n1. Why?\n2. How?\n3. Why?\n4. Who?\n")
    )
    let backwards = [
      "list", "--source", "\(folder.path)/b.md", "--source", "\(folder.path)/a.json",
    ]
    #expect(
      try Program.faq.run(backwards)
        == .done("FAQ Overview\n\n1. Why?\n2. Who?\n3. Why?\n4. How?\n")
    )
  }

  @Test("In JSON, each row of the overview and each hit names its source")
  func rows() throws {
    let schema = try SchemaFiles.schema("faq-output")
    let rows = try run(["list", "--format", "json"]).output
    #expect(
      rows
        == """
        {"schemaVersion":1,"overview":[{"number":1,"title":"Why?","source":"\(folder.path)/a.json"},
        {"number":2,"title":"How?","source":"\(folder.path)/a.json"},
        {"number":3,"title":"Why?","source":"\(folder.path)/b.md"},
        {"number":4,"title":"Who?","source":"\(folder.path)/b.md"}]}

        """
    )
    let hits = try run(["search", "we do", "--format", "json"]).output
    #expect(hits.contains(#"{"number":4,"title":"Who?","source":"\#(folder.path)/b.md","lines":"#))
    #expect(try schema.faults(in: rows).isEmpty && schema.faults(in: hits).isEmpty)
  }

  @Test("An FAQ is shown by its number or its words, whatever source it is in")
  func shown() throws {
    #expect(try run(["show", "4"]) == .done("Who?\n\nWe do.\n"))
    #expect(try run(["show", "4", "1"]).output == "4. Who?\n\nWe do.\n\n\n1. Why?\n\nSo.\n")
    #expect(try run(["show", "who"]) == .done("Who?\n\nWe do.\n"))
    #expect(try run(["search", "we do"]).output.hasPrefix("4. Who?\n"))
    #expect(
      try run(["show", "5"]).error
        == """
        faq: there is no FAQ 5 in \(folder.path)/a.json and \(folder.path)/b.md; the last is 4
        faq list shows the numbers.

        """
    )
  }

  @Test("The output of a conversion has all FAQs, on one core and on two", arguments: ["1", "2"])
  func converted(jobs: String) throws {
    let result = try run(["convert", "--to", "json", "--jobs", jobs])
    #expect(result.ending == .exited(0))
    let titles = result.output.matches(of: #/"type": ?"title", ?"text": ?"([^"]+)"/#).map(\.1)
    #expect(titles == ["Why?", "How?", "Why?", "Who?"])
    let envelope = #""envelope":{"\#(folder.path)/a.json":{"title": "Ours"},"#
    let imported = #""\#(folder.path)/b.md":{"title":"FAQ"}}}"#
    #expect(result.output.hasSuffix("],\n\(envelope)\(imported)\n"))
  }

  @Test("Types that a source declares hold for its own FAQs only")
  func types() throws {
    let declaring = """
      {"types": [{"type": "tip", "fields": {"text": "text"}, "body": [{"paragraph": "{text}"}]}],
       "faqs": [{"elements": [{"type": "title", "text": "T"}, {"type": "tip", "text": "Rest."}]}]}
      """
    let using = #"[{"elements": [{"type": "title", "text": "U"}, {"type": "tip", "text": "No."}]}]"#
    try folder.write(declaring, to: "a.json")
    try folder.write(using, to: "b.md")
    let shown = try run(["show", "--all", "--unknown", "drop"])
    #expect(shown == .done("1. T\n\nRest.\n\n\n2. U\n"))
    #expect(
      try run(["convert", "--to", "json"]).error
        == """
        faq: \(folder.path)/b.md: items of the type “tip”, which it does not declare, cannot \
        follow a declaration of another source in JSON
        Write it alone.

        """
    )
    try folder.write(#"[{"elements": [{"type": "title", "text": "U"}]}]"#, to: "b.md")
    #expect(try run(["convert", "--to", "json"]).ending == .exited(0))
    let backwards = ["--source", "\(folder.path)/b.md", "--source", "\(folder.path)/a.json"]
    #expect(
      try Program.faq.run(["convert", "--to", "json"] + backwards).error
        == """
        faq: \(folder.path)/a.json: types that it declares cannot follow the FAQs of another \
        source in JSON
        Name it first, or write it alone.

        """
    )
  }

  @Test("FAQs without a language count as any in several sources, too, and nothing is cut off")
  func unnamedAmongSources() throws {
    let folder = try TemporaryFolder()
    let unnamed = #"[{"elements":[{"type":"title","text":"a"}]}]"#
    let german = #"[{"lang":"de","elements":[{"type":"title","text":"b"}]}]"#
    try folder.write(unnamed, to: "a.json")
    try folder.write(german, to: "b.json")
    let (one, two) = (
      ["--source", "\(folder.path)/a.json"], ["--source", "\(folder.path)/b.json"]
    )
    let french = ["convert", "--to", "json", "--lang", "fr"]
    let output = "{\"schemaVersion\":1,\"faqs\":[\(unnamed.dropFirst().dropLast())]}\n"
    #expect(try Program.faq.run(french + one) == .done(output))
    #expect(try Program.faq.run(french + one + two) == .done(output))
    #expect(try Program.faq.run(french + two + one) == .done(output))
    #expect(
      try Program.faq.run(french + two)
        == .init(
          ending: .exited(1),
          output: "",
          error: """
            faq: there is no FAQ in the language “fr” in \(folder.path)/b.json
            The languages are “de”.

            """
        )
    )
  }

  @Test("The language around FAQs is written with them, unless all of the output has it")
  func languages() throws {
    let folder = try TemporaryFolder()
    let faq = #"{"elements":[{"type":"title","text":"a"},{"type":"body","text":"b"}]}"#
    try folder.write(#"{"lang":"fr","faqs":[\#(faq)]}"#, to: "fr.json")
    try folder.write(#"{"lang":"de","faqs":[\#(faq),{"lang":"pl","elements":[]}]}"#, to: "de.json")
    let one = ["convert", "--source", "\(folder.path)/fr.json", "--to"]
    let both = ["json", "--source", "\(folder.path)/de.json"]
    let output = try Program.faq.run(one + both).output
    #expect(
      output.hasPrefix(
        #"""
        {"schemaVersion":1,"faqs":[\#(faq.dropLast()),"lang":"fr"},
        \#(faq.dropLast()),"lang":"de"},
        {"lang":"pl","elements":[]}],
        """#
      )
    )
    let listed = try Program.faq.run(["list", "--lang", "de"], reading: output).output
    #expect(listed == "FAQ Overview\n\n2. a\n")
    #expect(try Program.faq.run(one + ["json"]).output.contains(#""lang":"fr","faqs":[{"e"#))
    #expect(try Program.faq.run(one + ["html"]).output.contains(#"<html lang="fr">"#))
  }

  @Test("Standard input can be one of the sources")
  func standardInput() throws {
    let result = try Program.faq.run(
      ["list", "--source", "\(folder.path)/b.md"],
      reading: TwoSources.native
    )
    #expect(result == .done("FAQ Overview\n\n1. Why?\n2. Who?\n3. Why?\n4. How?\n"))
  }

  @Test("A source that is missing is named, and the FAQs before it are listed")
  func missing() throws {
    let result = try run(["list", "--source", "\(folder.path)/c.json"])
    #expect(
      result
        == .init(
          ending: .exited(69),
          output: "FAQ Overview\n\n1. Why?\n2. How?\n3. Why?\n4. Who?\n",
          error: "faq: \(folder.path)/c.json: there is no such file\nCheck the path.\n"
        )
    )
  }

  @Test("What works on one source refuses several, and says what to do")
  func refused() throws {
    let names = "\(folder.path)/a.json and \(folder.path)/b.md"
    let lines = "faq: --lines reads one file, not \(names)\nCall faq for each file.\n"
    let fix = "faq: --fix changes one file, not several sources\nName a file with --source.\n"
    #expect(
      try run(["convert", "--lines"]) == .init(ending: .exited(2), output: "", error: lines)
    )
    #expect(try run(["check", "--fix"]) == .init(ending: .exited(2), output: "", error: fix))
  }

  @Test("The settings name several sources on a line each")
  func settings() throws {
    try folder.write("source = ../a.json\nsource = ../b.md\n", to: "faq/config")
    let result = try Program.faq.run(["list"], variables: ["XDG_CONFIG_HOME": folder.path])
    #expect(result == .done("FAQ Overview\n\n1. Why?\n2. How?\n3. Why?\n4. Who?\n"))
  }

  @Test("A shell offers the titles of all sources")
  func completions() throws {
    let words = ["--source", "\(folder.path)/a.json", "--source=\(folder.path)/b.md"]
    #expect(
      try Program.faq.run(["completions", "words", "--", "show"] + words + [""])
        == .done("1\tWhy?\n2\tHow?\n3\tWhy?\n4\tWho?\n")
    )
  }

  @Test("Doctor names each source, and how each file is read")
  func doctor() throws {
    let rows = try run(["doctor"]).output.split(separator: "\n").dropFirst().prefix(4)
    #expect(
      rows == [
        "source      \(folder.path)/a.json (--source names them)",
        "read as     native content",
        "source      \(folder.path)/b.md (--source names them)",
        "read as     questions in headings of level 2 (Markdown), 2 of 2",
      ]
    )
  }

  private func run(_ arguments: [String]) throws -> Program.Result { try sources.run(arguments) }
}
