import ContentParser
import Testing

/// An item that could not become a block, the reason, and its content for readers.
struct UnknownCase: Sendable, CustomTestStringConvertible {
  let json: String
  let reason: UnknownBlock.Reason
  let type: BlockType
  let notice: String
  let content: [Node]

  var testDescription: String { json }

  static let all = unregistered + rejected + untyped + notObjects

  private static let unregistered = [
    Self(
      json: #"{"type":"video","url":"a.mp4","n":1,"deep":[{"b":["c",null,{"type":"d"}]}]}"#,
      reason: .unregistered,
      type: "video",
      notice: "A block of type “video” cannot be shown here",
      content: [
        .paragraph("deep:"),
        .list(
          .bullets,
          [[.paragraph("b:"), .list(.bullets, [[.paragraph("c")], [.facts(["type": "d"])]])]]
        ),
        .facts(["url": "a.mp4", "n": "1"]),
      ]
    ),
    Self(
      json: #"{"type":"Title","text":"Upper case is another type"}"#,
      reason: .unregistered,
      type: "Title",
      notice: "A block of type “Title” cannot be shown here",
      content: [.paragraph("Upper case is another type")]
    ),
    Self(
      json: #"{"type":"","text":"No name"}"#,
      reason: .unregistered,
      type: "",
      notice: "A block of type “” cannot be shown here",
      content: [.paragraph("No name")]
    ),
    Self(
      json: #"{"type":"body","type":"bodies"}"#,
      reason: .unregistered,
      type: "bodies",
      notice: "A block of type “bodies” cannot be shown here",
      content: []
    ),
  ]

  private static let rejected = [
    Self(
      json: #"{"type":"body","summary":"Oh"}"#,
      reason: .rejected(BlockError(.missingMember, message: "`text` is missing")),
      type: "body",
      notice: "A block of type “body” is invalid: `text` is missing",
      content: [.paragraph("Oh")]
    ),
    Self(
      json: #"{"type":"title","text":["Oh","no"]}"#,
      reason: .rejected(
        BlockError(
          .wrongKind,
          at: .member("text"),
          message: "`text` must be a string, but is an array"
        )
      ),
      type: "title",
      notice: "A block of type “title” is invalid: `text` must be a string, but is an array",
      content: [.list(.bullets, [[.paragraph("Oh")], [.paragraph("no")]])]
    ),
  ]

  private static let untyped = [
    Self(
      json: #"{"text":"Hm"}"#,
      reason: .missingType,
      type: "",
      notice: "A block without a type cannot be shown here",
      content: [.paragraph("Hm")]
    ),
    Self(
      json: "{}",
      reason: .missingType,
      type: "",
      notice: "A block without a type cannot be shown here",
      content: []
    ),
    Self(
      json: #"{"type":null,"text":"Hm"}"#,
      reason: .invalidType,
      type: "",
      notice: "A block without a type cannot be shown here",
      content: [.paragraph("Hm")]
    ),
    Self(
      json: #"{"type":3,"text":"Hm"}"#,
      reason: .invalidType,
      type: "",
      notice: "A block without a type cannot be shown here",
      content: [.paragraph("Hm")]
    ),
  ]

  private static let notObjects: [Self] = [
    (#""Hm""#, [.paragraph("Hm")]),
    (
      #"["a",["b"],{"type":"c"}]"#,
      [.list(.bullets, [[.paragraph("a")], [.paragraph("b")], [.facts(["type": "c"])]])]
    ),
    ("42", [.paragraph("42")]),
    ("null", [.paragraph("null")]),
    ("true", [.paragraph("true")]),
    ("[]", []),
  ]
  .map { (json: String, content: [Node]) in
    let notice = "This is not a block"
    return Self(json: json, reason: .notAnObject, type: "", notice: notice, content: content)
  }
}
