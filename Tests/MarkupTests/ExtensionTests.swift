import Testing

@testable import Markup

@Suite("GitHub's extensions")
struct ExtensionTests {
  @Test(
    "One or two tildes on each side strike text through",
    arguments: [
      ("~~a~~", "<del>a</del>"), ("~a~", "<del>a</del>"), ("~~a~", "~~a~"),
      ("a ~~~b~~~", "a ~~~b~~~"), ("~~a *b~~*", "<del>a *b</del>*"),
    ]
  )
  func strikethrough(source: String, expected: String) {
    #expect(HTMLRendering.html(of: MarkupParser().parse(source)) == "<p>\(expected)</p>\n")
  }

  @Test(
    "A bare address is a link, without the punctuation of the sentence around it",
    arguments: [
      ("See www.a.org.", "See <a href=\"http://www.a.org\">www.a.org</a>."),
      (
        "(https://a.org/b_(c))?",
        "(<a href=\"https://a.org/b_(c)\">https://a.org/b_(c)</a>)?"
      ),
      ("http://a.org/?b=1&lt;", "<a href=\"http://a.org/?b=1\">http://a.org/?b=1</a>&lt;"),
      ("ftp://a.org/*b*", "<a href=\"ftp://a.org/*b\">ftp://a.org/*b</a>*"),
      ("Ask a@b.org...", "Ask <a href=\"mailto:a@b.org\">a@b.org</a>..."),
      ("Ask a.b_c@d-e.org!", "Ask <a href=\"mailto:a.b_c@d-e.org\">a.b_c@d-e.org</a>!"),
      ("[www.a.org](b)", "<a href=\"b\">www.a.org</a>"),
      ("[a@b.org](b)", "<a href=\"b\">a@b.org</a>"), ("xhttp://a.org", "xhttp://a.org"),
      ("www.a_b.c_d", "www.a_b.c_d"), ("a@b", "a@b"), ("awww.a.org", "awww.a.org"),
    ]
  )
  func addresses(source: String, expected: String) {
    #expect(HTMLRendering.html(of: MarkupParser().parse(source)) == "<p>\(expected)</p>\n")
  }

  @Test("A table has a header, alignments and rows")
  func table() {
    let document = MarkupParser().parse(
      """
      Before
      | a | *b* |
      | :-: | -- |
      | `1\\|2` | 3 | 4
      5
      > After
      """
    )
    let table = MarkupTable(
      alignments: [.center, .unspecified],
      header: [[.text("a")], [.emphasis([.text("b")])]],
      rows: [[[.code("1|2")], [.text("3")]], [[.text("5")]]]
    )
    let expected: [MarkupBlock] = [
      .paragraph([.text("Before")]), .table(table), .quote([.paragraph([.text("After")])]),
    ]
    #expect(document.blocks == expected)
  }

  @Test(
    "Lines are no table unless header and delimiters have as many cells",
    arguments: ["a | b\n---", "| a |\n| - | - |", "a | b\n- | x", "a | b\n\n- | -"]
  )
  func noTable(source: String) {
    let blocks = MarkupParser().parse(source).blocks
    #expect(!blocks.contains { if case .table = $0 { true } else { false } })
  }

  @Test("Plain CommonMark has none of the extensions")
  func commonMark() {
    let source = "~~a~~ www.a.org a@b.org\n\n|a|\n|-|"
    let expected = "<p>~~a~~ www.a.org a@b.org</p>\n<p>|a|\n|-|</p>\n"
    let document = MarkupParser(extensions: .commonMark).parse(source)
    #expect(HTMLRendering.html(of: document) == expected)
  }
}
