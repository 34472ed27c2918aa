import ContentParser
import FaqService
import FaqTesting
import Renderers
import Testing

@Suite("A container of one's own")
struct CalloutTests {
  private static let items = """
    {"type":"title","text":"Refunds"},
    {"type":"callout","title":"Mind","elements":[
      {"type":"body","text":"Within *30* days."},
      {"type":"video","caption":"Tour","url":"https://example.com"},
      {"type":"poll","question":"Yes or no?"},
      {"type":"body","text":["Oh"]}
    ]}
    """

  @Test("It meets the requirements of a block type")
  func requirements() {
    let item = #"{"type":"callout","title":"Mind","elements":[{"type":"body","text":"Hot"}]}"#
    #expect(violations(of: Callout.self, examples: [item]).isEmpty)
  }

  @Test("Its children are blocks of their types", arguments: UnknownPolicy.allCases)
  func children(policy: UnknownPolicy) throws {
    let document = try Document.parsing(Self.items, unknownPolicy: policy)
    let callout = try #require(document.blocks.last as? Callout)
    #expect(callout.title == "Mind")
    #expect(callout.children.map(\.type) == ["body", "video", "poll", "body"])
    #expect((callout.children[0] as? BodyBlock)?.text == "Within *30* days.")
    #expect((callout.children[1] as? Video)?.caption == "Tour")
    #expect((callout.children[2] as? UnknownBlock)?.reason == .unregistered)
    #expect((callout.children[2] as? UnknownBlock)?.policy == policy)
    #expect((callout.children[3] as? UnknownBlock)?.policy == policy)
    #expect(document.title == "Refunds")
  }

  @Test("Faults in children have places of their own", arguments: UnknownPolicy.allCases)
  func diagnostics(policy: UnknownPolicy) throws {
    let severity = policy == .fail ? "error" : "warning"
    #expect(
      try Document.parsing(Self.items, unknownPolicy: policy).summaries == [
        "5:11 /elements/1/elements/2/type \(severity) unknown-type: the type `poll` is not known",
        """
        6:25 /elements/1/elements/3/text error wrong-kind: \
        `text` must be a string, but is an array
        """,
      ]
    )
  }

  @Test("A misspelt, duplicate or missing member of a child has its own place too")
  func otherFaults() throws {
    let document = try Document.parsing(
      """
      {"type":"title","text":"é🙂"},
      {"type":"callout","title":"a","elements":[{"type":"video","captoin":"b"},
        {"type":"body","text":"c","lang":"e_n","text":"d"}, 7,
        {"type":"button","text":"e","action":"javascript:f"},
        {"type":"title","text":"g"}]}
      """
    )
    #expect(
      document.summaries == [
        "2:43 /elements/1/elements/0 error missing-member: `url` is missing",
        """
        2:59 /elements/1/elements/0/captoin error missing-member: \
        `captoin` is not a member of `video` → Did you mean `caption`?
        """,
        """
        3:36 /elements/1/elements/1/lang warning invalid-language: \
        `lang` is not a language tag → Write a tag such as en, pt-BR or zh-Hant.
        """,
        """
        3:42 /elements/1/elements/1/text warning duplicate-member: \
        duplicate member `text`; the last one counts
        """,
        """
        3:55 /elements/1/elements/2 error not-an-object: \
        an item must be an object, but this is the number 7
        """,
        """
        4:40 /elements/1/elements/3/action error unsafe-address: \
        `action` is not a safe address: the scheme `javascript` is not allowed → \
        Addresses begin with https:, http:, mailto: or tel:.
        """,
      ]
    )
  }

  @Test("Under show, notices stand for children that could not become blocks")
  func show() throws {
    #expect(
      TextRenderer.plain().render(try .parsing(Self.items)) == """
        Refunds

        ! Mind
          Within *30* days.

          → Watch: Tour (https://example.com)

          │ A block of type “poll” cannot be shown here
          │ Yes or no?

          │ A block of type “body” is invalid: `text` must be a string, but is an array
          │ - Oh

        """
    )
  }

  @Test(
    "A child that could not become a block is as the policy says, in every format",
    arguments: Format.allCases
  )
  func policies(format: Format) throws {
    func rendered(_ items: String, _ policy: UnknownPolicy) throws -> String {
      format.render(
        try .parsing(
          #"{"type":"callout","title":"Mind","elements":[\#(items)]}"#,
          unknownPolicy: policy
        )
      )
    }
    let video = #"{"type":"video","caption":"Tour","url":"https://example.com"}"#
    let body = #"{"type":"body","text":"Yes or no?"}"#
    let poll = #"{"type":"poll","question":"Yes or no?"}"#
    #expect(try rendered("\(video),\(poll)", .text) == rendered("\(video),\(body)", .text))
    #expect(try rendered("\(video),\(poll)", .drop) == rendered(video, .drop))
    #expect(try rendered("\(video),\(poll)", .show) != rendered("\(video),\(body)", .show))
    #expect(
      try rendered("\(video),\(poll)", .show).contains(
        "A block of type “poll” cannot be shown here"
      )
    )
  }

  @Test("Under fail, a child refuses the document, which one notice stands for")
  func fail() throws {
    let document = try Document.parsing(Self.items, unknownPolicy: .fail)
    #expect(
      document.refusal?.description == """
        line 5, column 3, at /elements/1/elements/2: A block of type “poll” cannot be shown here
        """
    )
    #expect(
      TextRenderer.plain().render(document) == """
        │ This FAQ is refused: line 5, column 3, at /elements/1/elements/2: \
        A block of type “poll” cannot be shown here

        """
    )
  }

  @Test("Good children refuse nothing", arguments: UnknownPolicy.allCases)
  func good(policy: UnknownPolicy) throws {
    let items = #"{"type":"callout","title":"a","elements":[{"type":"body","text":"b"}]}"#
    #expect(try Document.parsing(items, unknownPolicy: policy).refusal == nil)
  }

  @Test("Its JSON is its unchanged item")
  func json() throws {
    #expect(
      JSONRenderer().render(try .parsing(Self.items)) == """
        {"schemaVersion":1,"faqs":[{"elements":[\(Self.items)]}]}

        """
    )
  }

  @Test(
    "Without a list of blocks it is not a callout",
    arguments: [
      ("", "missing-member: `elements` is missing"),
      (#","elements":"a""#, "wrong-kind: `elements` must be a list of blocks, but is a string"),
      (#","elements":null"#, "wrong-kind: `elements` must be a list of blocks, but is null"),
    ]
  )
  func rejection(member: String, message: String) throws {
    let document = try Document.parsing(
      #"{"type":"title","text":"T"},{"type":"callout","title":"a"\#(member)}"#
    )
    #expect(document.blocks.last is UnknownBlock)
    #expect(document.summaries.map { $0.split(separator: " error ").last } == [message[...]])
  }

  @Test("One object is a list of one")
  func single() throws {
    let document = try Document.parsing(
      #"{"type":"callout","title":"a","elements":{"type":"body","text":"b"}}"#
    )
    #expect(document.blocks.first?.children.map(\.type) == ["body"])
  }

  @Test("A notice about a child names the child's language, and is itself in that around it")
  func language() throws {
    let document = ContentParser(registry: try .standard.adding([Callout.self])).parse(
      try RawFaq(
        parsing: """
          {"lang":"pt","elements":[{"type":"callout","title":"a","dir":"ltr","elements":[
            {"type":"body","text":"b","lang":"fr"},
            {"type":"poll","question":"c"},
            {"type":"poll","question":"d","lang":"he","dir":"rtl"}
          ]}]}
          """
      )
    )
    let children = try #require(document.blocks.first).children
    #expect(children[0].language == Language(tag: "fr"))
    let notices = children.dropFirst().compactMap(\.notice)
    let portuguese = Language(tag: "pt", direction: .leftToRight)
    #expect(notices.map(\.language) == [portuguese, portuguese])
    #expect(
      notices.map(\.contentLanguage) == [
        Language(tag: "pt", direction: .leftToRight), Language(tag: "he", direction: .rightToLeft),
      ]
    )
  }
}

private extension Block {
  /// The notice that stands for the block.
  var notice: ProgramNotice? {
    guard case .blocks(let blocks)? = body.first else { return nil }
    return blocks.first as? ProgramNotice
  }
}
