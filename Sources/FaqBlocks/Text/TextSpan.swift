import ContentParser
import FaqService

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
}

extension TextSpan {
  init(_ text: String) {
    self.init(text: text, isStrong: false, isEmphasised: false, isCode: false, link: nil)
  }

  init(parsing item: RawItem, relativeTo base: BaseAddress?) throws(BlockError) {
    text = try item.text("text")
    isStrong = try item.optional("strong", .bool) ?? false
    isEmphasised = try item.optional("emphasis", .bool) ?? false
    isCode = try item.optional("code", .bool) ?? false
    link = try item.optional("link", .address(relativeTo: base))
  }

  var inlines: [Inline] {
    var inlines = lines
    guard !inlines.isEmpty else { return [] }
    if isEmphasised { inlines = [.emphasis(inlines)] }
    if isStrong { inlines = [.strong(inlines)] }
    return link.map { [.link(inlines, $0)] } ?? inlines
  }
}

extension FieldKind<TextSpan> {
  /// A string, or an object with a `text` and its looks.
  static func span(of item: RawItem, relativeTo base: BaseAddress?) -> Self {
    Self { value throws(BlockError) in
      if let string = value.string { return TextSpan(string.text) }
      guard value.object != nil else {
        throw BlockError(
          .wrongKind,
          message: "a span must be a string or an object with a `text`"
        )
      }
      return try TextSpan(parsing: item.nested(value), relativeTo: base)
    }
  }
}

private extension TextSpan {
  var lines: [Inline] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.enumerated().flatMap { index, line -> [Inline] in
      let start: [Inline] = index > 0 ? [.lineBreak] : []
      if line.isEmpty { return start }
      return start + [isCode ? .code(String(line)) : .text(String(line))]
    }
  }
}
