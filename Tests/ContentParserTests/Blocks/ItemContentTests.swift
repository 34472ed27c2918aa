import ContentParser
import Testing

@Suite("The content of an item of an unknown type")
struct ItemContentTests {
  private static func content(_ item: String) throws -> [Node] {
    try ContentParser(unknownPolicy: .text).parse(item: item).body
  }

  @Test("Texts are paragraphs and addresses are links, in their order; other values follow")
  func order() throws {
    let content = try Self.content(
      """
      {"type":"film","width":640,"title":"Tour","url":"https://a.org/tour","id":"x7",
        "remark":"With sound.\\nAnd colours.","loop":false}
      """
    )
    #expect(
      try content == [
        .paragraph("Tour"),
        .link("https://a.org/tour"),
        .paragraph([.text("With sound."), .lineBreak, .text("And colours.")]),
        .facts(["width": "640", "id": "x7", "loop": "false"]),
      ]
    )
  }

  @Test(
    "Null and blank texts are left out, and so are the type, the language and the direction",
    arguments: [
      #"{"type":"a","lang":"de","dir":"ltr","b":null,"c":"","title":" ","d":"\n\t","e":[],"f":{}}"#,
      #"{"type":"a","b":[null,""," "],"c":[[],{}],"text":[{"d":null}],"e":{"f":[]}}"#,
    ]
  )
  func nothing(item: String) throws { #expect(try Self.content(item).isEmpty) }

  @Test("Within the item, a type, a language and a direction are values like any other")
  func nestedMetadata() throws {
    #expect(
      try Self.content(#"{"type":"a","items":[{"type":"b","lang":"de","dir":"ltr"}]}"#) == [
        .list(.bullets, [[.facts(["type": "b", "lang": "de", "dir": "ltr"])]])
      ]
    )
  }

  @Test(
    "Two words, or a letter that is not ASCII, make a text",
    arguments: [
      "Go on", "What is this?", "(see below)", "Plan B", "\"Oh no\", he said", "5 to 7 people",
      "größe", "返品できますか", "Да", "مرحبا", "🙂 good morning",
    ]
  )
  func texts(text: String) throws {
    let json = text.replacing("\"", with: "\\\"")
    #expect(try Self.content(#"{"type":"a","member":"\#(json)"}"#) == [.paragraph(text)])
  }

  @Test(
    "Anything else is a value",
    arguments: [
      "auto", "R5FvMrjo", "2026-11-21T09:30:00Z", "#fff", "0 0 24 24", "10px 20px", "5 min",
      "M 10 10 L 20 20 Z", "M10,10 c-1.5,2 3,4 5,6 z", "../a/b.png", "javascript:alert(1)", "🙂",
      "text/html", "<b>",
    ]
  )
  func values(text: String) throws {
    #expect(try Self.content(#"{"type":"a","member":"\#(text)"}"#) == [.facts(["member": text])])
  }

  @Test(
    "Under a name for texts, one word is a text too",
    arguments: ["title", "text", "caption", "label", "alt", "altText", "description", "Title"]
  )
  func names(name: String) throws {
    #expect(try Self.content(#"{"type":"a","\#(name)":"auto"}"#) == [.paragraph("auto")])
  }

  @Test("A list of values is one value; a list of texts is a list below its name")
  func lists() throws {
    let content = try Self.content(
      """
      {"type":"a","tags":["swift",5,2.50,true],"pros":["Easy to learn",null,"Cheap"],
        "text":["One","Two"],"cons":["See below","https://a.org"],"matrix":[[1,2],[3,4]]}
      """
    )
    #expect(
      try content == [
        .paragraph("pros:"),
        .list(.bullets, [[.paragraph("Easy to learn")], [.paragraph("Cheap")]]),
        .list(.bullets, [[.paragraph("One")], [.paragraph("Two")]]),
        .paragraph("cons:"),
        .list(.bullets, [[.paragraph("See below")], [.link("https://a.org")]]),
        .paragraph("matrix:"),
        .list(.bullets, [[.paragraph("1, 2")], [.paragraph("3, 4")]]),
        .facts(["tags": "swift, 5, 2.50, true"]),
      ]
    )
  }

  @Test("An object is a list of one, below its name")
  func objects() throws {
    #expect(
      try Self.content(#"{"type":"a","author":{"name":"Ann","mail":"mailto:a@b.org"}}"#) == [
        .paragraph("author:"),
        .list(.bullets, [[.link("mailto:a@b.org"), .facts(["name": "Ann"])]]),
      ]
    )
  }

  @Test("Of members with one name, all are shown")
  func duplicates() throws {
    #expect(
      try Self.content(#"{"type":"a","text":"One","text":"Two","b":1,"b":2}"#) == [
        .paragraph("One"), .paragraph("Two"),
        .facts([
          Node.Fact([.text("b")], [.text("1")]), Node.Fact([.text("b")], [.text("2")]),
        ]),
      ]
    )
  }

  private static let adaptiveCard = """
    {"type":"AdaptiveCard","version":"1.5","body":[{"type":"ColumnSet","columns":[
      {"type":"Column","width":"auto","items":[
        {"type":"Image","url":"https://a.org/x.png","size":"small","altText":"Airplane"}]},
      {"type":"Column","width":"stretch","items":[
        {"type":"TextBlock","text":"Flight Status","wrap":true}]}]}],
     "actions":[{"type":"Action.OpenUrl","title":"View"}]}
    """

  @Test("An Adaptive Card keeps its order and nesting, with sizes below the texts")
  func cards() throws {
    let image: [Node] = [
      try .link("https://a.org/x.png"),
      .paragraph("Airplane"),
      .facts(["type": "Image", "size": "small"]),
    ]
    let status: [Node] = [
      .paragraph("Flight Status"), .facts(["type": "TextBlock", "wrap": "true"]),
    ]
    let columns: [[Node]] = [
      [.list(.bullets, [image]), .facts(["type": "Column", "width": "auto"])],
      [.list(.bullets, [status]), .facts(["type": "Column", "width": "stretch"])],
    ]
    #expect(
      try Self.content(Self.adaptiveCard) == [
        .list(
          .bullets,
          [[.paragraph("columns:"), .list(.bullets, columns), .facts(["type": "ColumnSet"])]]
        ),
        .paragraph("actions:"),
        .list(.bullets, [[.paragraph("View"), .facts(["type": "Action.OpenUrl"])]]),
        .facts(["version": "1.5"]),
      ]
    )
  }

  @Test("Portable Text is its texts, with its keys below them")
  func portableText() throws {
    let content = try Self.content(
      """
      {"type":"block","_key":"R5FvMrjo","style":"normal","markDefs":[],"children":[
        {"_type":"span","text":"A word of warning;","marks":[]},
        {"_type":"span","text":"do not","marks":["strong","em"]}]}
      """
    )
    #expect(
      content == [
        .list(
          .bullets,
          [
            [.paragraph("A word of warning;"), .facts(["_type": "span"])],
            [.paragraph("do not"), .facts(["_type": "span", "marks": "strong, em"])],
          ]
        ),
        .facts(["_key": "R5FvMrjo", "style": "normal"]),
      ]
    )
  }
}
