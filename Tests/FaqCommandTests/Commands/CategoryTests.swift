import FaqCommand
import Platform
import Testing

@Suite("Categories and languages")
struct CategoryTests {
  private static let content = #"""
    {"lang": "en", "faqs": [
      {"category": "Billing", "elements": [{"type": "title", "text": "How do I pay?"}]},
      {"elements": [{"type": "title", "text": "Who are you?"}]},
      {"category": "Frühbucher", "lang": "de-AT", "elements": [
        {"type": "title", "text": "Wann?"}, {"type": "body", "text": "Bald."}
      ]},
      {"category": "billing", "elements": [{"type": "title", "text": "Do you take cash?"}]}
    ]}
    """#

  private func run(_ arguments: String...) throws -> Program.Result {
    try Program.faq.run(arguments, reading: Self.content)
  }

  @Test("faq list has the FAQs below their categories, with their numbers")
  func list() throws {
    #expect(
      try run("list")
        == .done(
          """
          FAQ Overview

          2. Who are you?

          Billing

          1. How do I pay?

          Frühbucher

          3. Wann?

          billing

          4. Do you take cash?

          """
        )
    )
  }

  @Test(
    "--category selects, whatever the case and accents; given twice, FAQs of either",
    arguments: [
      (["--category", "BILLING"], [1, 4]), (["--category", "fruhbucher"], [3]),
      (["--category", "billing", "--category", "Frühbucher"], [1, 3, 4]),
      (["--category", "billing", "--lang", "en"], [1, 4]),
    ]
  )
  func category(options: [String], numbers: [Int]) throws {
    #expect(try numbersListed(options) == numbers)
  }

  @Test(
    "--lang selects by the beginning of the tag; the content's language is that of other FAQs",
    arguments: [("en", [1, 2, 4]), ("DE", [3]), ("de-at", [3])]
  )
  func language(tag: String, numbers: [Int]) throws {
    #expect(try numbersListed(["--lang", tag]).sorted() == numbers)
  }

  @Test("Where neither the content nor an FAQ names a language, the FAQ counts as any")
  func unnamed() throws {
    let content = #"""
      [{"elements": [{"type": "title", "text": "a"}]},
      {"lang": "fr", "elements": [{"type": "title", "text": "b"}]},
      {"lang": "de", "elements": [{"type": "title", "text": "c"}]}]
      """#
    #expect(
      try Program.faq.run(["list", "--lang", "de"], reading: content)
        == .done("FAQ Overview\n\n1. a\n3. c\n")
    )
  }

  @Test("All commands that read a part of the content keep the numbers")
  func commands() throws {
    let options = ["--lang", "de"]
    #expect(
      try Program.faq.run(["show", "--all"] + options, reading: Self.content)
        == .done("Wann?\n\nBald.\n")
    )
    #expect(
      try Program.faq.run(["search", "bald"] + options, reading: Self.content)
        == .done("3. Wann? · Frühbucher\n   Bald.\n")
    )
    #expect(
      try Program.faq.run(
        ["convert", "--to", "plain", "--category", "billing"],
        reading: Self.content
      )
        == .done(
          "Billing\n\n\n1. How do I pay?\n\n\nbilling\n\n\n4. Do you take cash?\n"
        )
    )
    #expect(
      try Program.faq.run(["show", "o"] + ["--category", "billing"], reading: Self.content).output
        == "FAQ Overview\n\nBilling\n\n1. How do I pay?\n\nbilling\n\n4. Do you take cash?\n"
    )
  }

  @Test(
    "A name that does not occur is an error with those that do",
    arguments: [
      (
        ["--category", "Biling"],
        """
        faq: there is no category “Biling” in standard input
        Did you mean “Billing”? The categories are “Billing”, “Frühbucher”, “billing”.

        """
      ),
      (
        ["--lang", "fr"],
        """
        faq: there is no FAQ in the language “fr” in standard input
        The languages are “en”, “de-AT”.

        """
      ),
      (
        ["--lang", "de", "--category", "Billing"],
        """
        faq: no FAQ in standard input has both the category and the language
        Omit --category or --lang.

        """
      ),
    ]
  )
  func missing(options: [String], message: String) throws {
    let result = try Program.faq.run(["list"] + options, reading: Self.content)
    #expect(result == Program.Result(ending: .exited(1), output: "", error: message))
  }

  @Test("Content without categories says so")
  func none() throws {
    let content = #"[{"type": "title", "text": "a"}]"#
    #expect(
      try Program.faq.run(["list", "--category", "x"], reading: content).error
        == """
        faq: there is no category “x” in standard input
        No FAQ in it names a category.

        """
    )
  }

  @Test(
    "Numbers and lines are not selected from, and a language is a tag",
    arguments: [
      (
        ["show", "1", "--category", "x"],
        "faq: --category and numbers cannot be combined\nOmit one of them.\n"
      ),
      (
        ["open", "1", "--lang", "de"],
        "faq: --lang and numbers cannot be combined\nOmit one of them.\n"
      ),
      (
        ["convert", "--lines", "--lang", "de"],
        "faq: --lang and --lines cannot be combined\nOmit one of them.\n"
      ),
      (
        ["list", "--lang", "de_AT"],
        """
        faq: invalid value 'de_AT' for --lang
        It accepts a language tag such as en, pt-BR or zh-Hant.

        """
      ),
    ]
  )
  func usage(arguments: [String], message: String) throws {
    let result = try Program.faq.run(arguments)
    #expect(result == Program.Result(ending: .exited(2), output: "", error: message))
  }

  @Test("Markdown with categories is read back with them", arguments: ["1", "2"])
  func roundTrip(level: String) throws {
    let content = #"""
      [{"elements": [{"type": "title", "text": "a?"}, {"type": "body", "text": "b"}]},
      {"category": "X", "elements": [
        {"type": "title", "text": "c?"}, {"type": "heading", "text": "d"}, {"type": "body", "text": "e"}
      ]},
      {"category": "# *Y*", "elements": [
        {"type": "title", "text": "f?"}, {"type": "body", "text": "g"}
      ]},
      {"elements": [{"type": "title", "text": "h?"}, {"type": "body", "text": "i"}]}]
      """#
    let options = ["convert", "--to", "markdown", "--heading-level", level]
    let markdown = try Program.faq.run(options, reading: content).output
    let list = "FAQ Overview\n\n1. a?\n4. h?\n\nX\n\n2. c?\n\n# *Y*\n\n3. f?\n"
    #expect(try Program.faq.run(["list"], reading: content) == .done(list))
    #expect(try Program.faq.run(["list"], reading: markdown) == .done(list))
    #expect(try Program.faq.run(options, reading: markdown) == .done(markdown))
  }

  private func numbersListed(_ options: [String]) throws -> [Int] {
    try Program.faq.run(["list"] + options, reading: Self.content).output.split(separator: "\n")
      .compactMap { $0.split(separator: ".").first.flatMap { Int($0) } }
  }
}
