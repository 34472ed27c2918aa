import Bytes

/// A line of text as it grows: white space collapses across elements, as browsers show it.
struct HTMLLine {
  /// What the line ends with, which decides what a space that follows adds.
  private enum Edge {
    case start
    case space
    case word
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
    guard last >= 0, pieces[last].styles == styles else {
      pieces.append(HTMLPiece(content: isCode ? .code(bytes) : .text(bytes), styles: styles))
      return
    }
    switch pieces[last].content {
    case .text(var text) where !isCode:
      pieces[last].content = .lineBreak
      text += bytes
      pieces[last].content = .text(text)
    case .code(var text) where isCode:
      pieces[last].content = .lineBreak
      text += bytes
      pieces[last].content = .code(text)
    case .text, .code, .leaf, .lineBreak:
      pieces.append(HTMLPiece(content: isCode ? .code(bytes) : .text(bytes), styles: styles))
    }
  }

  /// Removes the space at the end of the line, which browsers do not show.
  mutating func trimEnd() {
    guard edge == .space, let last = pieces.popLast() else { return }
    switch last.content {
    case .text(let text):
      if text.count > 1 {
        pieces.append(HTMLPiece(content: .text(text.dropLast()), styles: last.styles))
      }
    case .code(let text):
      if text.count > 1 {
        pieces.append(HTMLPiece(content: .code(text.dropLast()), styles: last.styles))
      }
    case .leaf, .lineBreak: pieces.append(last)
    }
  }
}
