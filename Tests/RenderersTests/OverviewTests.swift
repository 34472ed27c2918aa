import ContentParser
import Renderers
import Testing

@Suite("The overview")
struct OverviewTests {
  private static let rows = [
    OverviewRow(number: 8, title: "Why *this*?"),
    OverviewRow(number: 9, title: "# Two\r\nlines\u{2028}or\u{85}three\u{1B}[m"),
    OverviewRow(number: 10, title: nil),
    OverviewRow(number: 11, title: " \n "),
    OverviewRow(number: 12, title: "a\tb\"\\"),
  ]

  @Test("As plain text, its numbers stand in a column")
  func plainText() {
    #expect(
      PlainTextRenderer().renderOverview(Self.rows) == """
        FAQ Overview

         8. Why *this*?
         9. # Two lines or three\u{FFFD}[m
        10. (untitled)
        11. (untitled)
        12. a\tb"\\

        """
    )
  }

  @Test("For a terminal, long titles go on below where they began")
  func terminal() {
    #expect(
      ANSIRenderer(width: 12).renderOverview(Self.rows)
        == """
        ␛[1;36mFAQ Overview␛[0m

        ␛[2m 8. ␛[0mWhy
        ␛[2m    ␛[0m*this*?
        ␛[2m 9. ␛[0m# Two
        ␛[2m    ␛[0mlines or
        ␛[2m    ␛[0mthree\u{FFFD}[m
        ␛[2m10. ␛[0m(untitle
        ␛[2m    ␛[0md)
        ␛[2m11. ␛[0m(untitle
        ␛[2m    ␛[0md)
        ␛[2m12. ␛[0ma    b"\\

        """.withEscapes
    )
  }

  @Test("As Markdown it is a numbered list")
  func markdown() {
    #expect(
      MarkdownRenderer(headingLevel: 2).renderOverview(Self.rows) == """
        ## FAQ Overview

        8. Why \\*this\\*?
        9. \\# Two lines or three\u{FFFD}\\[m
        10. (untitled)
        11. (untitled)
        12. a&#9;b"\\\\

        """
    )
  }

  @Test("As JSON it has the titles as they were, and null where there is none")
  func json() {
    #expect(
      JSONRenderer().renderOverview(Self.rows) == #"""
        {"schemaVersion":1,"overview":[{"number":8,"title":"Why *this*?"},
        {"number":9,"title":"# Two\r\nlines\#u{2028}or\u0085three\u001b[m"},
        {"number":10,"title":null},
        {"number":11,"title":" \n "},
        {"number":12,"title":"a\tb\"\\"}]}

        """#
    )
  }

  @Test("Without FAQs it is its heading")
  func empty() {
    #expect(PlainTextRenderer().renderOverview([]) == "FAQ Overview\n")
    #expect(ANSIRenderer(theme: .plain).renderOverview([]) == "FAQ Overview\n")
    #expect(MarkdownRenderer().renderOverview([]) == "# FAQ Overview\n")
    #expect(JSONRenderer().renderOverview([]) == "{\"schemaVersion\":1,\"overview\":[]}\n")
  }
}
