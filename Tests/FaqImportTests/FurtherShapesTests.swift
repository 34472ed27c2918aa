import Testing

@testable import FaqImport

private func listing(_ text: String) throws -> String {
  try Listing.lines(of: Array(text.utf8))
}

@Suite("Shapes that names alone do not tell")
struct FurtherShapesTests {
  @Test("A list of questions beside one of as many answers has several entries")
  func parallelLists() throws {
    let json = #"{"questions":["Why?","How?"],"answers":["So.","Thus."]}"#
    #expect(
      try listing(json) == """
        read as: entries, question "questions", answer "answers" (plain text), 2 of 2
        Why?
          body: So.
        How?
          body: Thus.

        """
    )
  }

  @Test("Labels in a file of plain text are no keys of YAML")
  func labelsLikeKeys() throws {
    let text = "Q1: What?\nA1: A tool.\nParts: it has two of them.\n\nQ2: Free?\nA2: Yes.\n"
    let listing = try Listing.lines(of: Array(text.utf8), by: Importer(name: "faq.txt"))
    #expect(listing.contains("markdown: A tool.  ↵Parts: it has two of them.\n"))
  }

  @Test("Objects with several wordings of a question stay one entry each")
  func wordings() throws {
    let json = """
      [{"questions":["Why?","Why so?"],"answers":["So.","Thus."]},
       {"questions":["How?","How so?"],"answers":["Thus.","So."]}]
      """
    #expect(
      try listing(json) == """
        read as: entries, question "questions", answer "answers" (plain text), 2 of 2
        Why? {"aliases":["Why so?"]}
          body: So.
          body: Thus.
        How? {"aliases":["How so?"]}
          body: Thus.
          body: So.

        """
    )
  }

  @Test("Names that are questions without a mark are questions if all are")
  func questionNames() throws {
    let json = #"{"how much does it cost":["Nothing."],"where is the shop":"Here."}"#
    #expect(
      try listing(json) == """
        read as: questions as names (plain text), 2 of 2
        how much does it cost
          body: Nothing.
        where is the shop
          body: Here.

        """
    )
  }

  @Test("Names of questions with translations for values are no FAQs")
  func translations() throws {
    #expect(try listing(#"{"Are you sure?":"Sind Sie sicher?","Why?":"Warum?"}"#) == "nothing\n")
  }

  @Test("A flat name may end like a language")
  func flatNames() throws {
    let json = """
      {"whatIsIt":"What is it?","whatIsItAnswer":"A thing.",
       "howMuch":"How much?","howMuchAnswer":"Very much."}
      """
    #expect(
      try listing(json) == """
        read as: members whose names differ in one word (plain text), 2 of 2
        What is it?
          body: A thing.
        How much?
          body: Very much.

        """
    )
  }

  @Test("Further members of a numbered question belong to its answer")
  func furtherParts() throws {
    let json = """
      {"f.1.q":"Why?","f.1.a":"So.","f.1.steps.1":"Look.","f.2.q":"How?","f.2.a":"Thus."}
      """
    #expect(
      try listing(json) == """
        read as: members whose names differ in one word (plain text), 2 of 2
        Why?
          body: So.
          body: Look.
        How?
          body: Thus.

        """
    )
  }

  @Test("Categories are named by the one name of an element, and in each language")
  func categories() throws {
    let yaml = """
      - payment:
        - {q: Why?, a: So.}
        - {q: How?, a: Thus.}
      - delivery:
        - {q: When?, a: Now., category: {en: Time, de: Zeit}}
      """
    #expect(
      try listing(yaml) == """
        read as: entries in "payment", question "q", answer "a" (plain text), 3 of 3
        Why? [payment]
          body: So.
        How? [payment]
          body: Thus.
        When? [delivery]
          body: Now.

        """
    )
    let json = """
      [{"category":{"en":"Time","de":"Zeit"},"question":{"en":"When?","de":"Wann?"},
        "answer":{"en":"Now.","de":"Jetzt."}}]
      """
    #expect(
      try listing(json) == """
        read as: entries, question "question", answer "answer" (plain text), 2 of 2
        When? [Time] (en)
          body: Now.
        Wann? [Zeit] (de)
          body: Jetzt.

        """
    )
  }

  @Test("Links beside an answer are buttons, or links where the address is relative")
  func links() throws {
    let json = """
      [{"q":"Why?","a":"So.",
        "links":[{"text":"More","href":"https://a.org"},{"text":"All","href":"/b"}]}]
      """
    #expect(
      try listing(json) == """
        read as: entries, question "q", answer "a" (plain text), 1 of 1
        Why?
          body: So.
          {"type":"button","text":"More","action":"https://a.org"}
          html: <p><a href="/b">All</a></p>↵

        """
    )
  }

  @Test("Bold first lines of rich text are questions, and headings without text categories")
  func richText() throws {
    let json = """
      {"type":"root","children":[
        {"type":"heading","depth":2,"children":[{"type":"text","value":"Pool"}]},
        {"type":"paragraph","children":[
          {"type":"strong","children":[{"type":"text","value":"Why?"}]},{"type":"break"},
          {"type":"text","value":"So."}]},
        {"type":"paragraph","children":[
          {"type":"strong","children":[{"type":"text","value":"How?"}]},{"type":"break"},
          {"type":"text","value":"Thus."}]}]}
      """
    #expect(
      try listing(json) == """
        read as: headings and what follows them, 2 of 2
        Why? [Pool]
          body: So.
        How? [Pool]
          body: Thus.

        """
    )
  }
}

@Suite("Shapes of headings that names alone do not tell")
struct FurtherHeadingsTests {
  @Test(
    "Markdown: parts below a question, a label between marks, and a title after the questions",
    arguments: [
      (
        "# FAQ\n\n## Install\n\n### Linux\n\nSo.\n\n## Why?\n\nThus.\n",
        """
        read as: questions in headings of level 2 (Markdown), 2 of 2
        Install
          markdown: ### Linux↵↵So.
        Why?
          markdown: Thus.
        around: "title":"FAQ"

        """
      ),
      (
        "# FAQ\n\n## No signal\n\nWait.\n",
        """
        read as: questions in headings of level 2 (Markdown), 1 of 1
        No signal
          markdown: Wait.
        around: "title":"FAQ"

        """
      ),
      (
        "**Q**. Why?\n\n**A**. So.\n\n**Q**. How?\n\n**A**. Thus.\n\n# Contact\n\nBy mail.\n",
        """
        read as: questions in paragraphs (Markdown), 2 of 2
        Why?
          markdown: So.
        How?
          markdown: Thus.

        """
      ),
    ]
  )
  func markdown(text: String, expected: String) throws {
    #expect(try listing(text) == expected)
  }

  @Test("Headings of a page that its title calls questions are some, if a quarter asks")
  func headings() throws {
    let page = """
      <!doctype html><h1>Frequently asked questions</h1><h2>No signal</h2><p>Wait.</p>
      <h2>Black screen</h2><p>Look.</p><h2>Why?</h2><p>So.</p><h2>Full disk</h2><p>Delete.</p>
      """
    #expect(
      try listing(page) == """
        read as: questions in headings (HTML), 4 of 4
        No signal
          html: <p>Wait.</p>
        Black screen
          html: <p>Look.</p>
        Why?
          html: <p>So.</p>
        Full disk
          html: <p>Delete.</p>

        """
    )
  }

  @Test("A question that a page and its data ask alike is one, with the answer of the page")
  func data() throws {
    let page = """
      <!doctype html><script type="application/ld+json">{"@type":"FAQPage","mainEntity":[
      {"@type":"Question","name":"Is it free?","acceptedAnswer":{"text":"Yes, all of it."}},
      {"@type":"Question","name":"Which file formats are there?",
       "acceptedAnswer":{"text":"Text, tables and pictures."}}]}</script>
      <h2>Is it free?</h2><p>Yes, <b>all</b> of it, for now.</p>
      <h2>Which formats are there?</h2><p>Text, tables and <i>pictures</i>.</p>
      """
    #expect(
      try listing(page) == """
        read as: questions in headings (HTML), 2 of 2, 2 copies left out
        Is it free?
          html: <p>Yes, <b>all</b> of it, for now.</p>
        Which formats are there?
          html: <p>Text, tables and <i>pictures</i>.</p>

        """
    )
  }

  @Test("A style sheet's way to name an encoding counts")
  func charset() {
    let start = Array("@charset \"iso-8859-5\";\nQ: ".utf8)
    let text = start + [0xBF, 0xDE, 0xE7] + Array("?\nA: So.\n\nQ: Why?\nA: So.\n".utf8)
    #expect(ForeignText(text)?.charset?.remark == "converted from ISO-8859-5")
  }
}
