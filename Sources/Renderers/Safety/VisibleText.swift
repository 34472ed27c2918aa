import Bytes
import ContentParser

extension String {
  /// The lines of code, sanitised; a line end at the very end starts no other line.
  var codeLines: [String] {
    let lines = lines
    return (lines.count > 1 && lines.last?.isEmpty == true ? lines.dropLast() : lines[...])
      .map(\.sanitised)
  }
}

extension String {
  /// The text with spaces for tabs, whose width would depend on their column.
  var withoutTabs: String {
    guard withUTF8Bytes({ $0.hasTab }) else { return self }
    return split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "    ")
  }
}

extension Span<UInt8> {
  /// Whether there is a tab in it.
  var hasTab: Bool { firstOffset(from: 0, where: Tab.self) < count }
}

private enum Tab: ByteCondition {
  @inline(__always)
  static func holds(for byte: UInt8, _: UInt8, _: UInt8) -> Bool { byte == UInt8(ascii: "\t") }
}

extension [Inline] {
  /// A label that is not blank: this one, or else the address.
  func orText(of address: Address) -> Self { isInvisible ? [.text(address.text)] : self }

  private var isInvisible: Bool {
    allSatisfy { inline in
      switch inline {
      case .text(let text), .code(let text): text.isBlank
      case .lineBreak: true
      case .image: false
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner), .mark(let inner),
        .link(let inner, _), .reference(let inner, _):
        inner.isInvisible
      }
    }
  }
}
