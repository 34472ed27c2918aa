import Bytes

/// The parts of links, which inline links and reference definitions share.
extension ByteScanner {
  /// Moves past a reference definition with its line end; otherwise does not move.
  mutating func skipDefinition() -> (label: ArraySlice<UInt8>, target: LinkTarget)? {
    var probe = self
    guard let label = probe.skipLabel(), probe.skip(.colon) else { return nil }
    probe.skipBlanksAndLineEnd()
    guard let destination = probe.skipDestination(), probe.isInLineOrAtEnd else { return nil }
    let afterDestination = probe
    var title = ""
    if probe.skipBlanksAndLineEnd(), let found = probe.skipTitle(), probe.skipRestOfLine() {
      title = found
    } else {
      probe = afterDestination
      guard probe.skipRestOfLine() else { return nil }
    }
    self = probe
    return (label, LinkTarget(destination: destination, title: title))
  }

  /// Moves past `[label]` and returns the text between the brackets, which is not blank.
  mutating func skipLabel() -> ArraySlice<UInt8>? {
    var probe = self
    guard probe.skip(.openBracket) else { return nil }
    let start = probe.offset
    while let byte = probe.next, byte != .closeBracket {
      guard byte != .openBracket, probe.offset - start <= 999 else { return nil }
      probe.offset += probe.isAtEscape ? 2 : 1
    }
    let label = bytes[start..<min(probe.offset, end)]
    guard probe.skip(.closeBracket), label.count <= 999,
      !label.allSatisfy(\.isMarkupSpace)
    else { return nil }
    self = probe
    return label
  }

  /// Moves past a destination, `<in angle brackets>` or bare.
  mutating func skipDestination() -> String? {
    guard next == .less else { return skipBareDestination() }
    return skipText(to: .greater) { $0 == .less || $0 == .newline }
  }

  /// Moves past a title in quotes or parentheses and returns the text inside.
  mutating func skipTitle() -> String? {
    guard let first = next,
      first == .doubleQuote || first == .singleQuote || first == .openParenthesis
    else { return nil }
    let isInParentheses = first == .openParenthesis
    return skipText(to: isInParentheses ? .closeParenthesis : first) { byte in
      isInParentheses && byte == .openParenthesis
    }
  }
}

private extension ByteScanner {
  /// Parentheses in a destination may be nested so deep.
  static let maximumParentheses = 32

  /// Whether the place after a destination is a blank or an end.
  var isInLineOrAtEnd: Bool { next?.isMarkupSpace ?? true }

  /// Moves past the blanks that are left of a line, and its end.
  mutating func skipRestOfLine() -> Bool {
    skip(while: \.isSpaceOrTab)
    return isAtEnd || skip(.newline)
  }

  /// Moves past a mark, a text without some bytes, and the mark that ends it; returns the text.
  mutating func skipText(to end: UInt8, without excludes: (UInt8) -> Bool) -> String? {
    var probe = self
    probe.offset += 1
    let start = probe.offset
    while let byte = probe.next, byte != end {
      if excludes(byte) { return nil }
      probe.offset += probe.isAtEscape ? 2 : 1
    }
    guard probe.next == end else { return nil }
    let text = Unescaping.text(of: bytes, in: start..<probe.offset)
    self = probe
    offset += 1
    return text
  }

  mutating func skipBareDestination() -> String? {
    var probe = self
    var depth = 0
    while let byte = probe.next, byte > .space, byte != 0x7F {
      if byte == .openParenthesis {
        depth += 1
        if depth > Self.maximumParentheses { return nil }
      } else if byte == .closeParenthesis {
        if depth == 0 { break }
        depth -= 1
      }
      probe.offset += probe.isAtEscape ? 2 : 1
    }
    guard depth == 0, probe.offset > offset else { return nil }
    let destination = Unescaping.text(of: bytes, in: offset..<probe.offset)
    self = probe
    return destination
  }
}

/// Where a link leads.
struct LinkTarget: Equatable {
  let destination: String
  let title: String
}

/// The reference definitions of a document, by label.
struct LinkReferences {
  private var places: [[UInt8]: (target: LinkTarget, line: Int)] = [:]

  /// Adds a definition from a block that begins in a line; the first one of a label counts.
  mutating func add(_ target: LinkTarget, for label: ArraySlice<UInt8>, from line: Int) {
    let label = Self.normalized(label)
    if places[label] == nil { places[label] = (target, line) }
  }

  /// The target of a label, which is the text between the brackets, and the line in which the
  /// block with its definition begins.
  func place(of label: ArraySlice<UInt8>) -> (target: LinkTarget, line: Int)? {
    guard !places.isEmpty, label.count <= 999 else { return nil }
    return places[Self.normalized(label)]
  }
}

private extension LinkReferences {
  /// The label without regard to case, and with single spaces.
  static func normalized(_ label: ArraySlice<UInt8>) -> [UInt8] {
    let words = label.split { $0.isMarkupSpace }.joined(separator: [.space])
    let text = Array(words).text
    return Array(text.lowercased().uppercased().utf8)
  }
}
