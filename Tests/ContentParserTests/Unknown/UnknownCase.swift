import ContentParser
import Testing

/// An item that is no block, why, and what is to be seen of it.
struct UnknownCase: Sendable, CustomTestStringConvertible {
  let json: String
  let reason: UnknownBlock.Reason
  let type: BlockType
  let notice: String
  let text: [String]

  var testDescription: String { json }

  static let all = unregistered + rejected + untyped + notObjects

  private static let unregistered = [
    Self(
      json: #"{"type":"video","url":"https://a","n":1,"deep":[{"b":["c",null,{"type":"d"}]}]}"#,
      reason: .unregistered,
      type: "video",
      notice: "A block of type “video” cannot be shown here",
      text: ["https://a", "c", "d"]
    ),
    Self(
      json: #"{"type":"Title","text":"Upper case is another type"}"#,
      reason: .unregistered,
      type: "Title",
      notice: "A block of type “Title” cannot be shown here",
      text: ["Upper case is another type"]
    ),
    Self(
      json: #"{"type":"","text":"No name"}"#,
      reason: .unregistered,
      type: "",
      notice: "A block of type “” cannot be shown here",
      text: ["No name"]
    ),
    Self(
      json: #"{"type":"body","type":"bodies"}"#,
      reason: .unregistered,
      type: "bodies",
      notice: "A block of type “bodies” cannot be shown here",
      text: []
    ),
  ]

  private static let rejected = [
    Self(
      json: #"{"type":"body","content":"Oh"}"#,
      reason: .rejected(BlockError(.missingMember, message: "`text` is missing")),
      type: "body",
      notice: "A block of type “body” is incomplete: `text` is missing",
      text: ["Oh"]
    ),
    Self(
      json: #"{"type":"title","text":["Oh","no"]}"#,
      reason: .rejected(
        BlockError(
          .wrongKind,
          member: "text",
          message: "`text` must be a string, but is an array"
        )
      ),
      type: "title",
      notice: "A block of type “title” is incomplete: `text` must be a string, but is an array",
      text: ["Oh", "no"]
    ),
  ]

  private static let untyped = [
    Self(
      json: #"{"text":"Hm"}"#,
      reason: .missingType,
      type: "",
      notice: "A block without a type cannot be shown here",
      text: ["Hm"]
    ),
    Self(
      json: "{}",
      reason: .missingType,
      type: "",
      notice: "A block without a type cannot be shown here",
      text: []
    ),
    Self(
      json: #"{"type":null,"text":"Hm"}"#,
      reason: .invalidType,
      type: "",
      notice: "A block without a type cannot be shown here",
      text: ["Hm"]
    ),
    Self(
      json: #"{"type":3,"text":"Hm"}"#,
      reason: .invalidType,
      type: "",
      notice: "A block without a type cannot be shown here",
      text: ["Hm"]
    ),
  ]

  private static let notObjects = [
    (#""Hm""#, ["Hm"]), (#"["a",["b"],{"type":"c"}]"#, ["a", "b", "c"]), ("42", ["42"]),
    ("null", ["null"]),
    ("true", ["true"]), ("[]", []),
  ]
  .map { json, text in
    Self(json: json, reason: .notAnObject, type: "", notice: "This is no block", text: text)
  }
}
