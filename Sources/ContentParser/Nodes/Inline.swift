import Bytes

/// A part of a line of text.
public enum Inline: Hashable, Sendable {
  /// Plain text, in which nothing is markup; a line end in it is a space.
  case text(String)
  /// A line break.
  case lineBreak
  /// Stressed text.
  case emphasis([Self])
  /// Important text.
  case strong([Self])
  /// Text that no longer holds.
  case strikethrough([Self])
  /// Text that matches a search.
  case mark([Self])
  /// A piece of code.
  case code(String)
  /// A label that leads to an address.
  case link([Self], Address)
  /// A label that leads to another FAQ, where a format has several.
  case reference([Self], faq: FAQReference)
  /// A small picture in the text, and its description in words.
  case image(Address, description: String)

  /// The inlines directly within the inline.
  package var inner: [Self] {
    switch self {
    case .emphasis(let inner), .strong(let inner), .strikethrough(let inner), .mark(let inner),
      .link(let inner, _), .reference(let inner, _):
      inner
    case .text, .lineBreak, .code, .image: []
    }
  }

  /// A text in which each line end is a line break; blank lines are left out.
  public static func lines(of text: String) -> [Self] {
    if text.isOneLine { return text.isBlank ? [] : [.text(text)] }
    let lines = text.lines.filter { !$0.isBlank }.map { [Self.text($0)] }
    return Array(lines.joined(separator: [.lineBreak]))
  }
}

extension Inline: ExpressibleByStringLiteral {
  /// Plain text: `["Read ", .strong(["this"])]`.
  public init(stringLiteral text: String) { self = .text(text) }
}

extension [Inline] {
  /// A label with an address that is not safe to follow: `More (javascript:…)`.
  static func withoutLink(_ label: String, _ address: String) -> Self {
    Inline.lines(of: label) + [.text(" ("), .text(address), .text(")")]
  }

  /// A label that is not blank: this one, or else the address.
  package func orText(of address: Address) -> Self {
    isBlank(inLabel: true) ? [.text(address.text)] : self
  }

  /// Whether the inlines show nothing; a link without a label shows its address.
  package var isBlank: Bool { isBlank(inLabel: false) }

  /// The same, where links in a label are only a part of its text.
  private func isBlank(inLabel: Bool) -> Bool {
    allSatisfy { inline in
      switch inline {
      case .text(let text), .code(let text): text.isBlank
      case .lineBreak: true
      case .image: false
      case .link where !inLabel: false
      case .emphasis, .strong, .strikethrough, .mark, .link, .reference:
        inline.inner.isBlank(inLabel: inLabel)
      }
    }
  }

  /// Appends text to the text at the end, or after anything else.
  ///
  /// The text at the end is removed first, so that appending to it does not copy it.
  package mutating func append(text: String) {
    guard !text.isEmpty else { return }
    var joined = ""
    if case .text(let before) = last {
      joined = before
      removeLast()
    }
    joined += text
    append(.text(joined))
  }
}

/// Divides plain text into paragraphs, at blank lines.
enum PlainText {
  static func writeParagraphs(of text: Span<UInt8>, to sink: inout some NodeSink) {
    if !text.isOneLine {
      sink.write(paragraphs(ofLines: text))
    } else if !text.isBlank {
      sink.writeParagraph(text)
    }
  }

  private static func paragraphs(ofLines text: Span<UInt8>) -> [Node] {
    var paragraphs: [Node] = []
    var inlines: [Inline] = []
    text.forEachLine { line in
      if !line.isBlank {
        if !inlines.isEmpty { inlines.append(.lineBreak) }
        inlines.append(.text(String(copying: line)))
      } else if !inlines.isEmpty {
        paragraphs.append(.paragraph(inlines))
        inlines = []
      }
    }
    if !inlines.isEmpty { paragraphs.append(.paragraph(inlines)) }
    return paragraphs
  }
}
