import Bytes
import ContentParser

extension String {
  /// Line ends within what is one line by its meaning become spaces.
  var onOneLine: String {
    guard unicodeScalars.contains(where: \.isLineEnd) else { return self }
    return split(omittingEmptySubsequences: false) {
      $0.unicodeScalars.contains(where: \.isLineEnd)
    }
    .joined(separator: " ")
  }
}

extension String {
  /// The text as it may be seen: on one line, and without what drives a terminal.
  var visible: String { hidesSomething ? onOneLine.sanitised : self }

  /// The lines of code as they may be seen; a line end at the very end begins no other line.
  var codeLines: [String] {
    let lines = split(omittingEmptySubsequences: false) {
      $0.unicodeScalars.contains(where: \.isLineEnd)
    }
    return (lines.count > 1 && lines.last?.isEmpty == true ? lines.dropLast() : lines[...])
      .map { String($0).sanitised }
  }
}

extension String {
  /// The same with spaces for tabs, whose width would depend on where they stand.
  var withoutTabs: String {
    guard withUTF8Bytes({ $0.firstOffset(from: 0, where: Tab.self) < $0.count }) else {
      return self
    }
    return split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "    ")
  }
}

private enum Tab: ByteCondition {
  @inline(__always)
  static func holds(for byte: UInt8, _: UInt8, _: UInt8) -> Bool { byte == UInt8(ascii: "\t") }
}

extension String {
  /// Whether there is nothing to see in it; as a rule the first byte of a letter in front tells.
  var showsNothing: Bool {
    switch utf8.first ?? 0 {
    case 0x21...0x7E, 0xC3...0xE0, 0xE4...0xF4: false
    default: allSatisfy(\.isWhitespace)
    }
  }
}

extension Unicode.Scalar {
  var isLineEnd: Bool { self == "\n" || self == "\u{2028}" || self == "\u{2029}" }
}

extension [Inline] {
  /// A label that can be seen: these, or the address where there is nothing in them.
  func orText(of address: Address) -> Self { isInvisible ? [.text(address.text)] : self }

  private var isInvisible: Bool {
    allSatisfy { inline in
      switch inline {
      case .text(let text), .code(let text): text.showsNothing
      case .lineBreak: true
      case .emphasis(let inner), .strong(let inner), .mark(let inner), .link(let inner, _):
        inner.isInvisible
      }
    }
  }
}
