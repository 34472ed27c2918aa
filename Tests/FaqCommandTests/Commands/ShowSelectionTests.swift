import FaqCommand
import Platform
import Testing

@Suite("faq show selects FAQs by number and by words")
struct ShowSelectionTests {
  @Test(
    "Several FAQs are printed in the order given, each once and with its number",
    arguments: [["3", "1-2"], ["3", "1", "2"], ["3", "1-3", "3"]]
  )
  func several(operands: [String]) throws {
    let titles = try run(["show"] + operands + ["--unknown", "drop"]).output
      .split(separator: "\n").filter { $0.contains("What") }
    #expect(titles == ["3. What is a set?", "1. What is an array?", "2. What is a dictionary?"])
  }

  @Test("In a page of several FAQs, each has an address of its title and one of its number")
  func anchors() throws {
    let page = try run(["show", "3", "1", "--format", "html"]).output
    let anchors = page.matches(of: #/<(?:article|a class="anchor") id="([^"]*)"/#)
    #expect(
      anchors.map(\.output.1) == ["what-is-a-set", "faq-3", "what-is-an-array", "faq-1"]
    )
  }

  @Test(
    "A page is in the language of all its FAQs, and the others say theirs",
    arguments: [
      (["--all"], "en", ["de", "de", "fr"], "FAQ"), (["1-2"], "de", [nil, nil], "FAQ"),
      (["3"], "fr", [nil], "c"), (["--all", "--lang", "de"], "de", [nil, nil], "FAQ"),
    ] as [([String], String, [String?], String)]
  )
  func languages(options: [String], page: String, articles: [String?], title: String) throws {
    let entries = [("de", "a"), ("de", "b"), ("fr", "c")].map { language, title in
      #"{"lang":"\#(language)","elements":[{"type":"title","text":"\#(title)"}]}"#
    }
    let folder = try TemporaryFolder()
    try folder.write("[\(entries.joined(separator: ","))]", to: "a.json")
    let source = ["--format", "html", "--source", "\(folder.path)/a.json"]
    let output = try Program.faq.run(["show"] + options + source).output
    #expect(output.contains("<html lang=\"\(page)\">"))
    #expect(output.contains("<title>\(title)</title>"))
    let found = output.matches(of: #/<article id="[^"]*"(?: lang="([^"]*)")?>/#)
    #expect(found.map { $0.output.1.map(String.init) } == articles)
  }

  @Test("On a page, related FAQs are links only if they are on it")
  func related() throws {
    let related =
      #"{"type":"related","faqs":[{"number":1,"title":"A?"},{"number":2,"title":"B?"}]}"#
    let entries = [("A", "A?"), ("B", "B?"), ("A", "C?")].map { category, title in
      #"{"category":"\#(category)","elements":[{"type":"title","text":"\#(title)"},\#(related)]}"#
    }
    let folder = try TemporaryFolder()
    try folder.write("[\(entries.joined(separator: ","))]", to: "a.json")
    let page = ["--format", "html", "--source", "\(folder.path)/a.json"]
    let parts = [
      ["--all"]: (["A?", "B?"], []), ["--all", "--category", "A"]: (["A?"], ["B?"]),
      ["2", "3"]: (["B?"], ["A?"]), ["3"]: ([], ["A?", "B?"]),
    ]
    for (options, (links, texts)) in parts {
      let output = try Program.faq.run(["show"] + options + page).output
      let found = output.matches(of: #/<li>\s*<p>(<a href="#\w">)?(\w\?)/#)
      #expect(Set(found.filter { $0.1 != nil }.map { String($0.2) }) == Set(links))
      #expect(Set(found.filter { $0.1 == nil }.map { String($0.2) }) == Set(texts))
    }
  }

  @Test("A search of titles for very many words is refused")
  func manyWords() throws {
    let command = ["show"]
    let words = (1...101).map { "word\($0)" }
    #expect(
      try run(command + words)
        == .init(
          ending: .exited(2),
          output: "",
          error: "faq: a search has at most 100 words, not 101\nOmit some of them.\n"
        )
    )
    #expect(try run(command + words.dropLast()).ending == .exited(1))
  }

  @Test(
    "Words match titles, regardless of case and accents",
    arguments: ["dictionary", "DICTIÖNARY", "what dict"]
  )
  func words(words: String) throws {
    #expect(try run(["show", words, "--unknown", "drop"]) == .done("What is a dictionary?\n"))
  }

  @Test("If words match several FAQs, these are listed")
  func severalMatches() throws {
    let result = try run(["show", "what", "is", "a", "s"])
    #expect(
      result.output
        == "FAQ Overview\n\n1. What is an array?\n2. What is a dictionary?\n3. What is a set?\n"
    )
    #expect(
      result.error == "faq: 3 FAQs match “what is a s”; show one of them by its number\n"
    )
  }

  @Test("An FAQ without a title that an alias matches is listed with its first words")
  func aliasWithoutTitle() throws {
    let content = #"""
      [{"aliases":["pay back"],"elements":[{"type":"body","text":"Money comes back."}]},
      {"elements":[{"type":"title","text":"How do I pay?"}]}]
      """#
    #expect(
      try Program.faq.run(["show", "pay"], reading: content).output
        == "FAQ Overview\n\n1. (untitled) Money comes back.\n2. How do I pay?\n"
    )
  }

  @Test(
    "If no FAQ matches, the status is 1 and the hint names alternatives",
    arguments: [
      (
        ["show", "4"],
        "faq: there is no FAQ 4 in standard input; the last is 3\nfaq list shows the numbers.\n"
      ),
      (
        ["show", "2-9"],
        "faq: there is no FAQ 4 in standard input; the last is 3\nfaq list shows the numbers.\n"
      ),
      (
        ["show", "dictionery"],
        "faq: no title matches “dictionery”\nSimilar titles: 2 “What is a dictionary?”.\n"
      ),
      (
        ["show", "zebra"],
        """
        faq: no title matches “zebra”
        faq search searches all text; faq list shows all titles.

        """
      ),
    ]
  )
  func missing(arguments: [String], error: String) throws {
    #expect(try run(arguments) == .init(ending: .exited(1), output: "", error: error))
  }

  @Test("With --unknown fail, an unknown type is a failure that names the item")
  func refusal() throws {
    let error = """
      faq: standard input: line 9, column 5, at /1/elements/1: \
      A block of type “video” cannot be shown here
      --unknown fail makes unknown types an error; faq check lists all of them.

      """
    #expect(
      try run(["show", "2", "--unknown", "fail"])
        == .init(ending: .exited(65), output: "", error: error)
    )
  }

  private func run(_ arguments: [String]) throws -> Program.Result {
    try Program.faq.run(arguments, reading: SampleContent.json)
  }
}
