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
      TextRenderer.plain().renderOverview(Self.rows) == """
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
      TextRenderer.ansi(width: 12).renderOverview(Self.rows)
        == """
        ␛[1;36mFAQ Overview␛[0m

        ␛[2m 8. ␛[0mWhy
        ␛[2m    ␛[0m*this*?
        ␛[2m 9. ␛[0m# Two
        ␛[2m    ␛[0mlines or
        ␛[2m    ␛[0mthree\u{FFFD}[m
        ␛[2m10. ␛[0m␛[2m(untitle␛[0m
        ␛[2m    ␛[0m␛[2md)␛[0m
        ␛[2m11. ␛[0m␛[2m(untitle␛[0m
        ␛[2m    ␛[0m␛[2md)␛[0m
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
        {"number":9,"title":"# Two\r\nlines\u2028or\u0085three\u001b[m"},
        {"number":10,"title":null},
        {"number":11,"title":" \n "},
        {"number":12,"title":"a\tb\"\\"}]}

        """#
    )
  }

  @Test("A row leads to its FAQ's file, which is a relative path whatever it is called")
  func files() {
    let rows = [
      OverviewRow(number: 1, title: "a [b]", file: "0001-a-b.md"),
      OverviewRow(number: 2, title: nil, file: "javascript:x) \"/é"),
      OverviewRow(number: 3, title: "b", file: "//e.org"),
    ]
    #expect(
      TextRenderer.plain().renderOverview(rows) == "FAQ Overview\n\n1. a [b]\n2. (untitled)\n3. b\n"
    )
    #expect(
      MarkdownRenderer().renderOverview(rows) == """
        # FAQ Overview

        1. [a \\[b\\]](0001-a-b.md)
        2. [(untitled)](javascript%3Ax%29%20%22/%C3%A9)
        3. [b](%2F%2Fe.org)

        """
    )
    #expect(
      HTMLFragmentRenderer().renderOverview(rows) == """
        <h1>FAQ Overview</h1>
        <ol class="overview">
        <li value="1"><a href="0001-a-b.md">a [b]</a></li>
        <li value="2"><a href="javascript%3Ax%29%20%22/%C3%A9">(untitled)</a></li>
        <li value="3"><a href="%2F%2Fe.org">b</a></li>
        </ol>

        """
    )
    #expect(
      JSONRenderer().renderOverview(rows)
        == #"""
        {"schemaVersion":1,"overview":[{"number":1,"title":"a [b]","file":"0001-a-b.md"},
        {"number":2,"title":null,"file":"javascript:x) \"/é"},
        {"number":3,"title":"b","file":"//e.org"}]}

        """#.replacing(#"\\""#, with: #"\""#)
    )
  }

  @Test("The summary of an FAQ follows its title, on one line and escaped")
  func summaries() {
    var rows = [
      OverviewRow(number: 1, title: "How *long*?"),
      OverviewRow(number: 2, title: "Where?", file: "0002-where.md"),
    ]
    rows[0].summary = "Two\n<b>days</b>, *or* so"
    rows[1].summary = "Here"
    #expect(
      TextRenderer.plain().renderOverview(rows)
        == "FAQ Overview\n\n1. How *long*? – Two <b>days</b>, *or* so\n2. Where? – Here\n"
    )
    #expect(
      TextRenderer.ansi(width: 20).renderOverview([rows[1]])
        == "␛[1;36mFAQ Overview␛[0m\n\n␛[2m2. ␛[0mWhere?␛[2m – Here␛[0m\n".withEscapes
    )
    #expect(
      MarkdownRenderer().renderOverview(rows) == """
        # FAQ Overview

        1. How \\*long\\*? – Two \\<b>days\\</b>, \\*or\\* so
        2. [Where?](0002-where.md) – Here

        """
    )
    #expect(
      HTMLFragmentRenderer().renderOverview(rows) == """
        <h1>FAQ Overview</h1>
        <ol class="overview">
        <li value="1">How *long*? – Two &lt;b&gt;days&lt;/b&gt;, *or* so</li>
        <li value="2"><a href="0002-where.md">Where?</a> – Here</li>
        </ol>

        """
    )
    #expect(
      JSONRenderer().renderOverview([rows[0]]) == #"""
        {"schemaVersion":1,"overview":[\#
        {"number":1,"title":"How *long*?","summary":"Two\n<b>days</b>, *or* so"}]}

        """#
    )
  }

  @Test("Many rows are written in pieces")
  func pieces() throws {
    var assembly = Assembly(ofOverviewIn: .plain(), to: LimitedSink(limit: 3))
    #expect(throws: LimitedSink.Full(limit: 3)) {
      for number in 1...10_000 {
        try assembly.write(OverviewRow(number: number, title: "What is it?"))
      }
    }
  }

  @Test("The column of numbers is as wide as the rows say")
  func column() {
    var assembly = Assembly(ofOverviewIn: .plain(), to: MemorySink())
    assembly.write(OverviewRow(number: 8, title: "a", numberWidth: 4))
    assembly.write(OverviewRow(number: 12, title: "b", numberWidth: 1))
    #expect(assembly.finish().text == "FAQ Overview\n\n   8. a\n12. b\n")
  }

  @Test("Without FAQs it is its heading")
  func empty() {
    #expect(TextRenderer.plain().renderOverview([]) == "FAQ Overview\n")
    #expect(TextRenderer.ansi(theme: .plain).renderOverview([]) == "FAQ Overview\n")
    #expect(MarkdownRenderer().renderOverview([]) == "# FAQ Overview\n")
    #expect(HTMLFragmentRenderer().renderOverview([]) == "<h1>FAQ Overview</h1>\n")
    #expect(JSONRenderer().renderOverview([]) == "{\"schemaVersion\":1,\"overview\":[]}\n")
  }
}
