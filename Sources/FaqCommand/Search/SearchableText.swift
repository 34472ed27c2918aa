import Bytes
import ContentParser

/// The folded text of a document, part by part; a line feed ends each line.
struct SearchableText {
  /// A part of a document, the most important first.
  enum Part: Int, CaseIterable {
    case title
    case text
    case address
  }

  private var title: [UInt8] = []
  private var text: [UInt8] = []
  private var addresses: [UInt8] = []
  private var line = Part.text

  subscript(part: Part) -> [UInt8] {
    switch part {
    case .title: title
    case .text: text
    case .address: addresses
    }
  }

  /// Adds a line to a part.
  mutating func add(_ line: String, to part: Part) {
    append(line, to: part)
    end(part)
  }

  /// Removes the text, and keeps the room for the next.
  mutating func removeAll() {
    title.removeAll(keepingCapacity: true)
    text.removeAll(keepingCapacity: true)
    addresses.removeAll(keepingCapacity: true)
  }
}

extension SearchableText: NodeTextSink {
  mutating func write(_ text: String, of kind: NodeText.Kind) {
    switch kind {
    case .title: line = .title
    case .text: line = .text
    case .address: line = .address
    case .label: return
    }
    append(text, to: line)
  }

  mutating func breakLine() { append(" ", to: line) }

  mutating func endLine() { end(line) }
}

private extension SearchableText {
  mutating func append(_ string: String, to part: Part) {
    string.withUTF8Bytes { bytes in
      switch part {
      case .title: Folding.shared.append(bytes, to: &title)
      case .text: Folding.shared.append(bytes, to: &text)
      case .address: Folding.shared.append(bytes, to: &addresses)
      }
    }
  }

  mutating func end(_ part: Part) {
    switch part {
    case .title: title.append(.lineFeed)
    case .text: text.append(.lineFeed)
    case .address: addresses.append(.lineFeed)
    }
  }
}
