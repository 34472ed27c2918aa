import ContentParser

/// The parts of a line of text as CommonMark.
enum MarkdownInlines {
  /// One string a line, escaped also for what a line's start and end would mean; a line break
  /// within a part, such as a link's label, is within a string.
  static func lines(of inlines: [Inline]) -> [String] {
    let parts = MarkdownSimplifying.simplified(inlines, keepsBreaks: true)
    return parts.split(omittingEmptySubsequences: false) { $0 == .lineBreak }.map { line in
      let parts = Array(line)
      let markup = markup(of: parts)
      return MarkdownEscaping.guardingEnd(
        of: parts.beginsWithText ? MarkdownEscaping.guardingStart(of: markup) : markup
      )
    }
  }

  /// The same on one line, for a heading, in which no other block can begin.
  static func heading(of inlines: [Inline]) -> String {
    let markup = markup(of: MarkdownSimplifying.simplified(inlines))
    return MarkdownEscaping.guardingHeading(
      MarkdownEscaping.guardingEnd(of: MarkdownEscaping.guardingIndentation(of: markup))
    )
  }

  /// A label that leads to an address, or the address itself where there is no label.
  static func link(_ label: [Inline], _ address: Address) -> String {
    markup(of: MarkdownSimplifying.simplified([.link(label, address)], keepsBreaks: true))
  }

  static func image(_ address: Address, _ description: String) -> String {
    "![\(MarkdownEscaping.text(description))](\(MarkdownEscaping.destination(address)))"
  }

  /// What stands on either side of a part decides what must be escaped in it.
  private static func markup(
    of parts: [Inline],
    before: Unicode.Scalar = " ",
    after: Unicode.Scalar = " "
  ) -> String {
    var markup = ""
    for (index, part) in parts.enumerated() {
      switch part {
      case .text(let text):
        let text = MarkdownEscaping.text(
          text,
          before: index == 0 ? before : "*",
          after: index + 1 == parts.count ? after : parts[index + 1].isLink ? "[" : "*"
        )
        let isAtStart = index > 0 && parts[index - 1] == .lineBreak
        markup += isAtStart ? MarkdownEscaping.guardingStart(of: text) : text
      case .lineBreak: markup = MarkdownEscaping.guardingEnd(of: markup) + "\\\n"
      case .emphasis(let inner): markup += "*\(self.markup(of: inner, before: "*", after: "*"))*"
      case .strong(let inner), .mark(let inner):
        markup += "**\(self.markup(of: inner, before: "*", after: "*"))**"
      case .code(let code): markup += MarkdownEscaping.codeSpan(code)
      case .link(let label, let address):
        let label = self.markup(of: label, before: "[", after: "]")
        markup += "[\(label)](\(MarkdownEscaping.destination(address)))"
      }
    }
    return markup
  }
}

private extension [Inline] {
  /// Whether the first mark on the line is a character of text, and not markup of our own.
  var beginsWithText: Bool {
    if case .text = first { true } else { false }
  }
}

private extension Inline {
  var isLink: Bool {
    if case .link = self { true } else { false }
  }
}
