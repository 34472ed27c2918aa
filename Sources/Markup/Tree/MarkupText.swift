extension [MarkupInline] {
  /// The text without any looks, such as the description of an image.
  package var plainText: String { map(\.plainText).joined() }
}

private extension MarkupInline {
  var plainText: String {
    switch self {
    case .text(let text), .code(let text), .rawHTML(let text), .autolink(let text, _): text
    case .softBreak, .hardBreak: " "
    case .emphasis(let inner), .strong(let inner), .strikethrough(let inner),
      .link(let inner, _, _), .image(let inner, _, _):
      inner.plainText
    }
  }
}
