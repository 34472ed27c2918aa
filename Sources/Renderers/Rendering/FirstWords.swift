import Bytes
import ContentParser
import FaqService
import TextLayout

/// The first words of a document, which stand for its title where it has none.
enum FirstWords {
  /// The columns that the words may take, with an ellipsis behind them.
  private static let width = 48
  /// How many scalars to look at; some take no column.
  private static let scalarCount = 4 * width

  /// The words without those of the program's notices, or nil if there are none.
  static func of(_ document: Document) -> String? {
    document.isWhole ? of(document.blocks.lazy.map { BlockList([$0]) }) : nil
  }

  /// The first words of blocks; reading stops when there are enough words.
  static func of(_ blocks: some Sequence<BlockList>) -> String? {
    var words: [Substring] = []
    var count = 0
    for block in blocks {
      for line in NodeText.lines(of: [.blocks(block)]) where count < scalarCount {
        let start = String(Substring(line.unicodeScalars.prefix(scalarCount))).visible
        words += start.unicodeScalars.split { $0 == " " || $0 == "\t" }.map(Substring.init)
        count += start.unicodeScalars.count
      }
      if count >= scalarCount { break }
    }
    return words.isEmpty ? nil : cut(words.joined(separator: " "))
  }

  /// The words that fit, with an ellipsis if there are others.
  private static func cut(_ text: String) -> String {
    let utf8 = Array(text.utf8)
    var first: Range<Int>?
    var wrapping = LineWrapper()
    wrapping.wrap(utf8, width: width - 1) { first = first ?? $0 }
    guard let first, first.upperBound < utf8.count else { return text }
    return String(utf8: Array(utf8[first])) + "…"
  }
}
