import FaqService
import Testing

@testable import FaqImport

@Suite("YAML is read like the JSON that it stands for")
struct YAMLTests {
  @Test(
    "Questions and answers are found",
    arguments: [
      ("- q: Why?\n  a: So.\n- q: How?\n  a: Thus.\n", ["Why?: So.", "How?: Thus."]),
      (
        "---\n# All\nfaqs:\n- question: Why?\n  answer: |\n    So.\n",
        ["Why?: So.\n"]
      ),
      (
        "en:\n  faq:\n    one: {question: Why?, answer: So.}\n"
          + "    two: {question: How?, answer: Thus.}\n",
        ["Why?: So.", "How?: Thus."]
      ),
      (
        "question: Why?\nanswer: So.\n---\nquestion: How?\nanswer: Thus.\n",
        ["Why?: So.", "How?: Thus."]
      ),
      ("- q: Why?\n  a: So.\n---\n- q: How?\n  a: Thus.\n---\n", ["Why?: So.", "How?: Thus."]),
      ("- q: Why?\n  a: &so So.\n- q: How?\n  a: *so\n", ["Why?: So.", "How?: So."]),
      ("\u{FEFF}Why?: So.\r\nHow?: Thus.\r\n", ["Why?: So.", "How?: Thus."]),
    ]
  )
  func entries(yaml: String, faqs: [String]) throws {
    #expect(try YAMLImport(yaml).faqs == faqs)
  }

  @Test(
    "Native content passes as its JSON",
    arguments: [
      "- elements:\n  - {type: title, text: Why?}\n  - {type: body, text: So.}\n",
      "faqs:\n  - elements:\n      - type: title\n        text: Why?\n      - type: body\n"
        + "        text: So.\n",
      "elements:\n- {type: title, text: Why?}\n- {type: body, text: So.}\n---\n",
    ]
  )
  func native(yaml: String) throws {
    let read = try YAMLImport(yaml)
    #expect(read.faqs == ["Why?: So."])
    #expect(read.record.reading.description == "native content in YAML, 1 of 1")
  }

  @Test("All documents of native content count, one FAQ or a list each")
  func documents() throws {
    let faq = "elements:\n- {type: title, text: Why?}\n- {type: body, text: So.}\n"
    #expect(try YAMLImport("\(faq)---\n\(faq)").faqs == ["Why?: So.", "Why?: So."])
    let list = "- elements: [{type: title, text: Why?}, {type: body, text: So.}]\n"
    #expect(try YAMLImport("\(list)---\n\(list)").faqs == ["Why?: So.", "Why?: So."])
  }

  @Test(
    "Every text leads to its place in the YAML",
    arguments: [
      ("- q: Why?\n  a: So \"it\" is.\n", "Why?", 1, 6),
      ("- q: Why?\n  a: So \"it\" is.\n", "is.", 2, 14),
      ("- q: Why?\n  a: |\n    One.\n    Two.\n", "Two.", 4, 5),
      ("- elements:\n  - type: title\n    text: 'Why?'\n", "Why?", 3, 12),
    ]
  )
  func places(yaml: String, text: String, line: Int, column: Int) throws {
    let read = try YAMLImport(yaml)
    let offset = try #require(read.json.utf8.offset(of: text))
    let origin = read.record.places().origin(
      of: RawLocation(offset: offset, line: 1, column: 1, pointer: "")
    )
    #expect(origin.line == line)
    #expect(origin.column == column)
  }

  @Test("A key that is there twice is reported with its line")
  func duplicates() throws {
    let read = try YAMLImport("- q: Why?\n  a: So.\n  q: How?\n")
    #expect(read.record.reading.description.hasSuffix("1 of 1, a key is there twice (line 3)"))
  }

  @Test("What is in no entry is reported at its place")
  func passedOver() throws {
    let yaml = "- q: Why?\n  a: So.\n- text: Something else that nobody asks for.\n"
    let texts = try YAMLImport(yaml).record.account.passedOver
    #expect(texts.map { String(yaml.utf8[$0.range]) } == ["Something else that nobody asks for."])
  }

  @Test(
    "Prose and Markdown are no YAML",
    arguments: [
      "Note: this is so.\n\nIt is text.\n", "# Why?\nSo.\n", "---\ntitle: Help\n---\nText.\n",
      "<p>a: b</p>", "- one\n- two\n",
    ]
  )
  func prose(text: String) {
    #expect((try? Importer(name: "a").read(Array(text.utf8))) == nil)
  }

  @Test("A list within an item that has a value is Markdown")
  func list() throws {
    let text = "# FAQ\n\n- Q: How?\n  - A: So.\n- Q: Why?\n  - A: Thus.\n"
    let result = try #require(try Importer(name: "a").read(Array(text.utf8)))
    #expect(result.record.reading.description.hasPrefix("questions in items (Markdown), 2 of 2"))
  }

  @Test("The front matter alone has questions, and says what of the text below is left out")
  func frontMatterAlone() throws {
    let yaml = "---\nfaqs:\n- q: Why?\n  a: So.\n- q: How?\n  a: Thus.\n---\n\nShort answers.\n"
    let read = try YAMLImport(yaml)
    #expect(read.faqs == ["Why?: So.", "How?: Thus."])
    #expect(read.record.reading.description.hasSuffix("2 of 2, 2 words below them left out"))
  }

  @Test("Front matter is YAML: quoted, folded and nested values")
  func frontMatter() throws {
    let text = "---\ntitle: \"Help \\u2013 us\"\ntext: >\n  a\n  b\ntags: [x, y]\n---\n"
    let fields = try #require(FrontMatter(Array(text.utf8), from: 0)?.fields)
    #expect(fields.map(\.value) == ["Help – us", "a b\n", #"[ "x", "y"]"#])
    #expect(fields.map(\.origin) == [4, 28, 44])
  }
}

/// Content that was read, with its titles and answers.
private struct YAMLImport {
  let json: String
  let record: Import

  init(_ yaml: String) throws {
    let read = try #require(try Importer(name: "a").read(Array(yaml.utf8)))
    json = String(utf8: read.native)
    record = read.record
  }

  var faqs: [String] {
    var reader = RawFaqReader()
    reader.feed(Array(json.utf8))
    reader.finish()
    var faqs: [String] = []
    while case .entry? = try? reader.advance(), let faq = reader.current {
      let texts = faq.items.map { $0["text"]?.string?.text ?? "" }
      faqs.append(texts.joined(separator: ": "))
    }
    return faqs
  }
}

private extension String.UTF8View {
  func offset(of text: String) -> Int? {
    let (bytes, sought) = (Array(self), Array(text.utf8))
    return bytes.indices.first { bytes[$0...].starts(with: sought) }
  }

  subscript(range: Range<Int>) -> SubSequence {
    self[
      index(startIndex, offsetBy: range.lowerBound)..<index(startIndex, offsetBy: range.upperBound)
    ]
  }
}
