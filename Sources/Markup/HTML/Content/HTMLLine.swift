import Bytes

/// A line of text as it grows: white space collapses across elements, as browsers show it.
struct HTMLLine {
  /// What the line ends with, which decides what a space that follows adds.
  private enum Edge {
    case start, space, word
  }

  /// The styles of what follows, the outermost first.
  private(set) var styles: [HTMLStyle] = []
  /// Whether what follows is code.
  var isCode = false
  private var pieces: [HTMLPiece] = []
  private var edge = Edge.start

  var isEmpty: Bool { pieces.isEmpty }

  /// Gives a style to what follows, unless it has one of this kind; code has links alone.
  mutating func enter(_ style: HTMLStyle) {
    guard !styles.contains(where: { $0.kind == style.kind }), !isCode || style.kind == .link else {
      return
    }
    styles.append(style)
  }

  /// Goes back to the styles that there were.
  mutating func leave(to count: Int) { styles.removeSubrange(count...) }

  /// Appends text, in which a run of spaces is one space.
  mutating func append(_ text: String) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      if !byte.isHTMLSpace {
        bytes.append(byte)
        edge = .word
      } else if edge == .word {
        bytes.append(.space)
        edge = .space
      }
    }
    if !bytes.isEmpty { append(bytes) }
  }

  /// Appends what is neither text nor a line break.
  mutating func append(_ leaf: MarkupInline) {
    pieces.append(HTMLPiece(content: .leaf(leaf), styles: styles))
    edge = .word
  }

  /// Appends a line break.
  mutating func breakLine() {
    trimEnd()
    pieces.append(HTMLPiece(content: .lineBreak, styles: []))
    edge = .start
  }

  /// Takes the text as paragraphs, which two line breaks or more separate.
  mutating func take(within budget: inout Int) -> [[MarkupInline]] {
    trimEnd()
    let taken = pieces
    pieces = []
    edge = .start
    return taken.paragraphs.map { $0.inlines(within: &budget) }
  }
}

private extension HTMLLine {
  mutating func append(_ bytes: [UInt8]) {
    let last = pieces.count - 1
    guard last >= 0, pieces[last].styles == styles,
      case .text(var text, let wasCode) = pieces[last].content, wasCode == isCode
    else {
      pieces.append(HTMLPiece(content: .text(bytes, isCode: isCode), styles: styles))
      return
    }
    // Bytes that are in one place only are not copied.
    pieces[last].content = .lineBreak
    text += bytes
    pieces[last].content = .text(text, isCode: isCode)
  }

  /// Removes the space at the end of the line, which browsers do not show.
  mutating func trimEnd() {
    guard edge == .space, let last = pieces.last,
      case .text(let text, let isCode) = last.content
    else { return }
    pieces.removeLast()
    guard text.count > 1 else { return }
    let content = HTMLPiece.Content.text(text.dropLast(), isCode: isCode)
    pieces.append(HTMLPiece(content: content, styles: last.styles))
  }
}

/// A part of a line that looks the same throughout.
struct HTMLPiece {
  /// What the part is.
  enum Content {
    case text([UInt8], isCode: Bool)
    case leaf(MarkupInline)
    case lineBreak
  }

  var content: Content
  let styles: [HTMLStyle]
}

extension [HTMLPiece] {
  /// The pieces of each paragraph; two line breaks or more separate paragraphs.
  var paragraphs: [SubSequence] {
    var result: [SubSequence] = []
    var start = 0
    var index = 0
    while index < count {
      let breaks = self[index...].prefix(while: \.isLineBreak).count
      let endsParagraph = breaks >= 2 || index == start || index + breaks == count
      if breaks > 0, endsParagraph {
        if index > start { result.append(self[start..<index]) }
        start = index + breaks
      }
      index += Swift.max(breaks, 1)
    }
    if start < count { result.append(self[start...]) }
    return result
  }
}

extension ArraySlice<HTMLPiece> {
  /// The pieces with their styles around them.
  ///
  /// A link whose address is over the budget leaves its text alone.

  /// The pieces with their styles from a depth on; it recurses once for each kind of style.
  func inlines(below depth: Int = 0, within budget: inout Int) -> [MarkupInline] {
    var result: [MarkupInline] = []
    var rest = self
    while let piece = rest.first {
      guard depth < piece.styles.count else {
        result.append(piece.inline)
        rest = rest.dropFirst()
        continue
      }
      let style = piece.styles[depth]
      let group = rest.prefix { depth < $0.styles.count && $0.styles[depth] == style }
      let content = group.inlines(below: depth + 1, within: &budget)
      budget -= style.destination.utf8.count
      if style.destination.isEmpty || budget >= 0 {
        result.append(style.around(content))
      } else {
        result += content
      }
      rest = rest[group.endIndex...]
    }
    return result
  }
}

private extension HTMLPiece {
  var isLineBreak: Bool { if case .lineBreak = content { true } else { false } }

  var inline: MarkupInline {
    switch content {
    case .text(let text, isCode: false): .text(text.text)
    case .text(let text, isCode: true): .code(text.text)
    case .leaf(let leaf): leaf
    case .lineBreak: .hardBreak
    }
  }
}

/// How a piece of a line looks, or where it leads.
struct HTMLStyle: Equatable {
  /// What a style does to a text; a text has each kind once at most.
  enum Kind: Equatable {
    case emphasis, strong, strikethrough, link
  }

  let kind: Kind
  /// The element that the style comes from, so that two links side by side stay two.
  let element: Int
  /// Where a link leads.
  var destination = ""

  /// The style of an element, if it has one.
  init?(of tag: HTMLTag, element: Int) {
    guard let kind = Self.kinds[tag.name] ?? Self.kind(ofSpan: tag) else { return nil }
    self.kind = kind
    self.element = element
    guard kind == .link else { return }
    guard let destination = tag["href"]?.trimmedAddress, destination.leadsElsewhere
    else { return nil }
    self.destination = destination
    guard destination.prefix(7).lowercased() == "mailto:" else { return }
    // Browsers encode the spaces of a subject.
    let start = destination.prefix { $0 != "?" }
    self.destination = start + destination[start.endIndex...].replacing(" ", with: "%20")
  }

  func around(_ content: [MarkupInline]) -> MarkupInline {
    switch kind {
    case .emphasis: .emphasis(content)
    case .strong: .strong(content)
    case .strikethrough: .strikethrough(content)
    case .link: .link(content, destination: destination, title: "")
    }
  }

  private static func kind(ofSpan tag: HTMLTag) -> Kind? {
    guard tag.name == "span" else { return nil }
    if ["bold", "bolder", "700"].contains(tag.style(of: "font-weight")) { return .strong }
    return tag.style(of: "font-style") == "italic" ? .emphasis : nil
  }

  private static let kinds: [String: Kind] = [
    "em": .emphasis, "i": .emphasis, "cite": .emphasis, "dfn": .emphasis, "var": .emphasis,
    "address": .emphasis, "strong": .strong, "b": .strong, "del": .strikethrough,
    "s": .strikethrough, "strike": .strikethrough, "a": .link,
  ]
}

extension String {
  /// The address without the spaces around it, and without the tabs and line ends that browsers
  /// remove.
  package var trimmedAddress: String {
    let bytes = utf8.filter { $0 != .tab && $0 != .newline && $0 != .carriageReturn }
    let start = bytes.firstIndex { $0 > .space } ?? bytes.count
    let end = bytes.lastIndex { $0 > .space } ?? start - 1
    return start > end ? "" : bytes[start...end].text
  }

  /// Whether an address leads anywhere but to scripts and places in the same page.
  package var leadsElsewhere: Bool {
    let start = prefix(11).lowercased()
    return !isEmpty && !start.hasPrefix("#") && !start.hasPrefix("javascript:")
      && !start.hasPrefix("vbscript:") && !start.hasPrefix("data:")
  }
}
