/// A piece of running text before its structure is known.
enum InlineToken {
  /// A part of the source as it is.
  case source(Range<Int>)
  /// A `[` or `![`, which becomes `open` when its link is complete.
  case bracket(Range<Int>)
  /// Text that differs from the source.
  case text(String)
  case leaf(MarkupInline)
  /// A run of delimiters, by its index.
  case delimiters(Int)
  case open(InlineSpan)
  case close
}

/// What encloses other inlines.
enum InlineSpan {
  case emphasis
  case strong
  case strikethrough
  case link(LinkTarget)
  case image(LinkTarget)

  /// The finished inline around its content.
  func around(_ content: [MarkupInline]) -> MarkupInline {
    switch self {
    case .emphasis: .emphasis(content)
    case .strong: .strong(content)
    case .strikethrough: .strikethrough(content)
    case .link(let target):
      .link(content, destination: target.destination, title: target.title)
    case .image(let target):
      .image(content, destination: target.destination, title: target.title)
    }
  }
}
