import Bytes
import ContentParser

/// The folded text of a document, part by part; a line feed ends each line.
package struct SearchableText {
  /// A part of a document, the most important first.
  package enum Part: Int, CaseIterable {
    case title, alias, text, address
  }

  private var parts = [[UInt8]](repeating: [], count: Part.allCases.count)
  private var line = Part.text
  /// Leaves out words whose terms are known, if only certain ones are sought.
  var filter: WordFilter?
  /// The words of each part that were left out.
  private(set) var knownWords = [KnownWords](repeating: KnownWords(), count: Part.allCases.count)

  package init() {
    // Begins without text.
  }

  subscript(part: Part) -> [UInt8] { parts[part.rawValue] }

  /// Adds a line to a part.
  mutating func add(_ line: String, to part: Part) {
    line.withUTF8Bytes { append($0, to: part) }
    end(part)
  }

  /// Replaces the text by that of a document, in the memory that is there.
  package mutating func replace(with document: Document) {
    for part in parts.indices {
      parts[part].removeAll(keepingCapacity: true)
      knownWords[part].counts = WordCounts()
      knownWords[part].runs.removeAll(keepingCapacity: true)
    }
    filter?.begin()
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

  package mutating func breakLine() { parts[line.rawValue].append(UInt8(ascii: " ")) }

  package mutating func endLine() { end(line) }
}

private extension SearchableText {
  mutating func append(_ bytes: Span<UInt8>, to part: Part) {
    if filter?.append(bytes, to: &parts[part.rawValue], &knownWords[part.rawValue]) == nil {
      Folding.shared.append(bytes, to: &parts[part.rawValue])
    }
  }

  mutating func end(_ part: Part) { parts[part.rawValue].append(UInt8(ascii: "\n")) }
}
