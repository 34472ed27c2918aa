import Bytes
import ContentParser

/// The folded text of a document, part by part; a line feed ends each line.
package struct SearchableText {
  /// A part of a document, the most important first.
  package enum Part: Int, CaseIterable {
    case title
    case alias
    case text
    case address
  }

  private var title: [UInt8] = []
  private var aliases: [UInt8] = []
  private var text: [UInt8] = []
  private var addresses: [UInt8] = []
  private var line = Part.text

  package init() {
    // Begins without text.
  }

  subscript(part: Part) -> [UInt8] {
    switch part {
    case .title: title
    case .alias: aliases
    case .text: text
    case .address: addresses
    }
  }

  /// Adds a line to a part.
  mutating func add(_ line: String, to part: Part) {
    append(line, to: part)
    end(part)
  }

  /// Replaces the text by that of a document, in the memory that is there.
  package mutating func replace(with document: Document) {
    title.removeAll(keepingCapacity: true)
    aliases.removeAll(keepingCapacity: true)
    text.removeAll(keepingCapacity: true)
    addresses.removeAll(keepingCapacity: true)
    NodeText.write(document, to: &self)
    for alias in document.raw.aliases { add(alias, to: .alias) }
  }
}

extension SearchableText: NodeTextSink {
  package mutating func write(_ text: String, of kind: NodeText.Kind) {
    text.withUTF8Bytes { write($0, of: kind) }
  }

  package mutating func write(_ text: Span<UInt8>, of kind: NodeText.Kind) {
    switch kind {
    case .title: line = .title
    case .text: line = .text
    case .address: line = .address
    case .label: return
    }
    append(text, to: line)
  }

  package mutating func breakLine() { append(" ", to: line) }

  package mutating func endLine() { end(line) }
}

private extension SearchableText {
  mutating func append(_ string: String, to part: Part) {
    string.withUTF8Bytes { append($0, to: part) }
  }

  mutating func append(_ bytes: Span<UInt8>, to part: Part) {
    switch part {
    case .title: Folding.shared.append(bytes, to: &title)
    case .alias: Folding.shared.append(bytes, to: &aliases)
    case .text: Folding.shared.append(bytes, to: &text)
    case .address: Folding.shared.append(bytes, to: &addresses)
    }
  }

  mutating func end(_ part: Part) {
    switch part {
    case .title: title.append(UInt8(ascii: "\n"))
    case .alias: aliases.append(UInt8(ascii: "\n"))
    case .text: text.append(UInt8(ascii: "\n"))
    case .address: addresses.append(UInt8(ascii: "\n"))
    }
  }
}
