import ContentParser

/// The parts of a line of text as CommonMark.
enum MarkdownInlines {
  /// One string a line, escaped also for what a line's start and end would mean.
  static func lines(of inlines: [Inline]) -> [String] {
    inlines.split(omittingEmptySubsequences: false) { $0 == .lineBreak }.map { guarded(Array($0)) }
  }

  /// The same on one line, for a heading.
  static func singleLine(of inlines: [Inline]) -> String {
    MarkdownEscaping.guardingHeading(guarded(inlines.map { $0 == .lineBreak ? .text(" ") : $0 }))
  }

  private static func guarded(_ inlines: [Inline]) -> String {
    let line = markup(of: inlines)
    return MarkdownEscaping.guardingEnd(
      of: beginsAsText(inlines) ? MarkdownEscaping.guardingStart(of: line) : line
    )
  }

  /// Whether the first mark on the line is a character of text, and not markup of our own.
  private static func beginsAsText(_ inlines: [Inline]) -> Bool {
    switch inlines.first {
    case .text, .lineBreak, nil: true
    case .emphasis(let inner), .strong(let inner), .mark(let inner): !isBound(markup(of: inner))
    case .code, .link: false
    }
  }

  static func link(_ label: [Inline], _ address: Address) -> String {
    "[\(markup(of: label.filter { $0 != .lineBreak }))](\(MarkdownEscaping.destination(address)))"
  }

  private static func markup(of inlines: [Inline]) -> String {
    var markup = ""
    for inline in merged(inlines) {
      switch inline {
      case .text(let text): markup += MarkdownEscaping.text(text)
      case .lineBreak: markup += " "
      case .emphasis(let inner): markup += wrapped(inner, in: "*")
      case .strong(let inner), .mark(let inner): markup += wrapped(inner, in: "**")
      case .code(let code): markup += MarkdownEscaping.codeSpan(code)
      case .link(let label, let address): markup += link(label, address)
      }
    }
    return markup
  }

  /// Emphasis marks only bind to what is no space.
  private static func wrapped(_ inlines: [Inline], in mark: String) -> String {
    let inner = markup(of: inlines)
    return isBound(inner) ? mark + inner + mark : inner
  }

  private static func isBound(_ markup: String) -> Bool {
    guard let first = markup.first, let last = markup.last else { return false }
    return !first.isWhitespace && !last.isWhitespace
  }

  /// Neighbouring texts as one, so that what is escaped does not depend on how text was cut.
  private static func merged(_ inlines: [Inline]) -> [Inline] {
    var merged: [Inline] = []
    for inline in inlines {
      if case .text(let text) = inline, case .text(let before) = merged.last {
        merged[merged.count - 1] = .text(before + text)
      } else {
        merged.append(inline)
      }
    }
    return merged
  }
}
