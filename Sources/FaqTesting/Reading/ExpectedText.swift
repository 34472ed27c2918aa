import ContentParser
import FaqService

/// Text that a person must see, as pieces without spaces and hidden characters.
struct ExpectedText {
  /// The pieces that must be seen in their order.
  private var ordered: [[UInt8]] = []
  /// The pieces that must be seen in any order.
  private var others: [[UInt8]] = []

  /// The texts of nodes.
  init(_ nodes: [Node]) {
    let reading = NodeReading(nodes)
    ordered = reading.texts.flatMap(\.pieces)
    others = reading.cells.flatMap(\.pieces)
  }

  /// The texts of an item that its nodes show; an override has an order and words of its own.
  init(_ nodes: [Node], of item: Item) {
    let shown = Set(NodeReading(nodes).allTexts.flatMap(\.pieces))
    let own = item.strings.flatMap { $0.string?.text.pieces ?? [] }
    others = own.filter(shown.contains)
  }

  /// One text.
  init(_ text: String) { ordered = text.pieces }

  /// The first piece that is not there, or not behind those in front of it.
  func firstMissing(in visibleText: String) -> String? {
    let utf8 = Array(visibleText.utf8)
    var offset = 0
    for piece in ordered {
      guard let end = utf8.end(of: piece, from: offset) else { return piece.text }
      offset = end
    }
    return others.first { utf8.end(of: $0, from: 0) == nil }?.text
  }
}

private extension String {
  var pieces: [[UInt8]] {
    unicodeScalars.split { $0.properties.isWhitespace || $0.isActing }.map { Array($0.utf8) }
  }
}

private extension Substring.UnicodeScalarView {
  var utf8: Substring.UTF8View { Substring(self).utf8 }
}

private extension [UInt8] {
  var text: String { String(utf8: self) }

  /// The offset behind the first occurrence of a piece from an offset on.
  func end(of piece: Self, from offset: Int) -> Int? {
    guard let first = piece.first else { return offset }
    var rest = self[offset...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: piece) { return start + piece.count }
      rest = rest.dropFirst()
    }
    return nil
  }
}
