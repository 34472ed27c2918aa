import Bytes

/// A position in one line that counts columns, so that a tab can be consumed in parts.
struct LineCursor {
  let source: [UInt8]
  /// Where the line ends, without its line end.
  let end: Int
  private(set) var offset: Int
  private(set) var column = 0
  /// How many columns of the tab at `offset` are not consumed, or 0 if none of it is consumed.
  private(set) var restOfTab = 0
  /// The first byte from `offset` on that is neither a space nor a tab, or the end of the line.
  private(set) var nextNonspace: Int
  private var nextNonspaceColumn = 0

  init(source: [UInt8], line: Range<Int>) {
    self.source = source
    offset = line.lowerBound
    end = line.upperBound
    nextNonspace = offset
    findNonspace()
  }

  /// How many columns of white space are ahead.
  var indent: Int { nextNonspaceColumn - column }

  /// Whether so much white space is ahead that text is code.
  var isIndented: Bool { indent >= 4 }

  /// Whether nothing but white space is ahead.
  var isBlank: Bool { nextNonspace == end }

  /// The byte at `offset`, if there is one.
  var next: UInt8? { offset < end ? source[offset] : nil }

  /// The first byte that is neither a space nor a tab, if there is one.
  var nonspace: UInt8? { nextNonspace < end ? source[nextNonspace] : nil }

  /// The line from the first byte that is neither a space nor a tab.
  var scanner: ByteScanner { ByteScanner(source, from: nextNonspace, to: end) }

  mutating func advanceToNonspace() {
    offset = nextNonspace
    column = nextNonspaceColumn
    restOfTab = 0
  }

  /// Moves past bytes that are not tabs.
  mutating func advance(bytes count: Int) {
    offset += count
    column += count
    restOfTab = 0
    if offset > nextNonspace { findNonspace() }
  }

  /// Moves past at most so many columns of white space; a tab may be consumed in parts.
  mutating func advance(columns count: Int) {
    var left = count
    while left > 0, let byte = next, byte.isSpaceOrTab {
      let width = byte == .tab ? 4 - column % 4 : 1
      let step = min(left, width)
      column += step
      left -= step
      restOfTab = width - step
      if restOfTab == 0 { offset += 1 }
    }
    if offset > nextNonspace { findNonspace() }
  }
}

private extension LineCursor {
  mutating func findNonspace() {
    nextNonspace = offset
    nextNonspaceColumn = column
    while nextNonspace < end, source[nextNonspace].isSpaceOrTab {
      nextNonspaceColumn += source[nextNonspace] == .tab ? 4 - nextNonspaceColumn % 4 : 1
      nextNonspace += 1
    }
  }
}
