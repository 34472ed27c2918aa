import ContentParser

/// A paragraph of rich text: `{"type":"text","spans":["Press ",{"text":"F1","code":true},"."]}`.
public struct TextBlock: ReplaceableBlock {
  /// `text`.
  public static let type: BlockType = "text"
  /// What the block is.
  public static let summary = "A paragraph of rich text."
  /// A paragraph with strong text and a link.
  public static let examples = [
    """
    {"type": "text", "spans": ["Text can be ", {"text": "strong", "strong": true}, " or a ", \
    {"text": "link", "link": "https://example.com/"}, "."]}
    """
  ]
  /// The text in parts.
  public static let fields = ItemFields(
    .required(
      "spans",
      .list(of: .span),
      "Stretches of text, which follow each other without a space",
      hint: "For plain text, write a `body`."
    ),
    as: Self.init
  )
  /// The original item.
  public let raw: RawItem
  /// The stretches of text, which follow each other without a space.
  public let spans: [TextSpan]

  /// One paragraph.
  public var body: [Node] { [.paragraph(spans.flatMap(\.inlines))] }
}

extension TextBlock {
  /// Makes a paragraph in code: `TextBlock(["Press ", TextSpan("F1", isCode: true), "."])`.
  public init(_ spans: [TextSpan]) {
    let values = ["spans": RawValue(spans.map(\.value))] as KeyValuePairs<String, RawValue?>
    self.init(raw: RawItem(type: "text", values: values), spans: spans)
  }
}

/// Text in one look: `"…"`, or `{"text":"…","strong":true,"link":"https://…"}`.
public struct TextSpan: Hashable, Sendable {
  /// The text, in which a line end breaks the line.
  public let text: String
  /// Whether the text is important.
  public let isStrong: Bool
  /// Whether the text is stressed.
  public let isEmphasised: Bool
  /// Whether the text is a piece of code.
  public let isCode: Bool
  /// Where the text leads.
  public let link: Address?

  /// A stretch of text in one look.
  public init(
    _ text: String,
    isStrong: Bool = false,
    isEmphasised: Bool = false,
    isCode: Bool = false,
    link: Address? = nil
  ) {
    self.text = text
    self.isStrong = isStrong
    self.isEmphasised = isEmphasised
    self.isCode = isCode
    self.link = link
  }

  static let fields = ItemFields(
    .required("text", .text, "The text, in which \\n is a line break"),
    .optional("strong", .bool, default: false, "Whether the text is important"),
    .optional("emphasis", .bool, default: false, "Whether the text is stressed"),
    .optional("code", .bool, default: false, "Whether the text is a piece of code"),
    .optional("link", .address),
    as: { Self($1, isStrong: $2, isEmphasised: $3, isCode: $4, link: $5) }
  )

  /// The span as an author writes it.
  var value: RawValue {
    guard isStrong || isEmphasised || isCode || link != nil else { return RawValue(text) }
    let looks = [("strong", isStrong), ("emphasis", isEmphasised), ("code", isCode)]
    let members = looks.map { name, isOn in (name, isOn ? RawValue(true) : nil) }
    let link = link.map { RawValue($0.text) }
    return RawValue(members: [("text", RawValue(text))] + members + [("link", link)])
  }

  var inlines: [Inline] {
    var inlines = lines
    guard !inlines.isEmpty else { return [] }
    if isEmphasised { inlines = [.emphasis(inlines)] }
    if isStrong { inlines = [.strong(inlines)] }
    return link.map { [.link(inlines, $0)] } ?? inlines
  }

  private var lines: [Inline] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.enumerated().flatMap { index, line -> [Inline] in
      let start: [Inline] = index > 0 ? [.lineBreak] : []
      if line.isEmpty { return start }
      return start + [isCode ? .code(String(line)) : .text(String(line))]
    }
  }
}

extension TextSpan: ExpressibleByStringLiteral {
  /// Plain text.
  public init(stringLiteral text: String) { self.init(text) }
}

private extension FieldKind<TextSpan> {
  /// A string, or an object with a `text` and its looks.
  static var span: Self {
    let kind = BlockField.Kind.other("texts and spans", members: TextSpan.fields.descriptions)
    return Self(kind, schema: spanSchema) { value, reader throws(BlockError) in
      if let string = value.string { return TextSpan(string.text) }
      guard value.object != nil else {
        throw BlockError(.wrongKind, message: "a span must be a string or an object with a `text`")
      }
      return try reader.read(value, as: .item(TextSpan.fields))
    }
  }

  static let spanSchema = #"""
    "description": "Text in one look. A string is plain text.",
    "type": ["string", "object"]
    """#
}
