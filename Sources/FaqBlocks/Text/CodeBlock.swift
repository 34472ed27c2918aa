import ContentParser

/// Code, in which spaces and line ends count: `{"type":"code","text":"…","language":"swift"}`.
public struct CodeBlock: ParsableBlock, ReplaceableBlock {
  /// `code`.
  public static let type: BlockType = "code"
  /// What the block is.
  public static let summary = "Code, in which spaces and line ends count."
  /// One line of Swift.
  public static let examples = [
    #"{"type": "code", "language": "swift", "text": "print(\"Hello\")"}"#
  ]
  /// The code and its language.
  public static let fields = ItemFields(
    .required("text", .text, "The code"),
    .optional("language", .text, "The language that the code is written in"),
    as: Self.init
  )
  /// The original item.
  public let raw: RawItem
  /// The code.
  public let text: String
  /// The language that the code is written in, by the name that highlighters use.
  public let language: String?

  /// The code.
  public var body: [Node] { [.code(text, language: language)] }
}

extension CodeBlock {
  /// Makes code in code: `CodeBlock("print(1)", language: "swift")`.
  public init(_ text: String, language: String? = nil) {
    let raw = RawItem(
      type: "code",
      values: ["language": language.map { RawValue($0) }, "text": RawValue(text)]
    )
    self.init(raw: raw, text: text, language: language)
  }
}
