extension Node {
  /// Rows of cells under a header; a row can have fewer or more cells than the header.
  public struct Table: Hashable, Sendable {
    /// Where the cells of a column stand.
    public enum Alignment: Hashable, Sendable {
      /// Where lines begin, as text does.
      case start
      /// In the middle.
      case center
      /// Where lines end, as numbers should.
      case end
    }

    /// What the table shows, or nothing.
    public let caption: [Inline]
    /// The names of the columns.
    public let header: [[Inline]]
    /// The cells of each row.
    public let rows: [[[Inline]]]
    private let alignments: [Alignment]

    /// A table.
    ///
    /// - Parameters:
    ///   - caption: What the table shows; empty for none.
    ///   - header: The names of the columns.
    ///   - rows: The cells of each row, which may be fewer or more than the header has.
    ///   - alignments: Where the cells of each column stand; those of further columns stand where
    ///     lines begin.
    public init(
      caption: [Inline] = [],
      header: [[Inline]],
      rows: [[[Inline]]],
      alignments: [Alignment] = []
    ) {
      self.caption = caption
      self.header = header
      self.rows = rows
      let end = alignments.lastIndex { $0 != .start }.map { $0 + 1 } ?? 0
      self.alignments = Array(alignments[..<end])
    }

    /// The number of cells in the longest row.
    public var columnCount: Int { rows.reduce(header.count) { max($0, $1.count) } }

    /// Where the cells of a column stand, given its index; a column that does not exist stands
    /// where lines begin.
    public func alignment(ofColumn column: Int) -> Alignment {
      alignments.indices.contains(column) ? alignments[column] : .start
    }
  }
}

/// A table where none can be drawn.
extension Node.Table {
  /// The caption, and each row as facts: `header: cell`.
  ///
  /// Headers that no row needs, or that are too long to be repeated for each row, are paragraphs
  /// before the rows.
  public var asFacts: [Node] {
    let cellCount = rows.reduce(0) { max($0, $1.count) }
    let names = header.prefix(cellCount).map { Self.nameLengths.contains($0.length) ? $0 : nil }
    let paragraphs = header.indices.filter { $0 >= names.count || names[$0] == nil }
      .map { Node.paragraph(header[$0]) }
    return [.paragraph(caption)] + paragraphs + rows.map { .group(Self.nodes(of: $0, names)) }
  }

  /// The bytes of a header that is repeated for each row.
  private static let nameLengths = 1...100

  private static func nodes(of row: [[Inline]], _ names: [[Inline]?]) -> [Node] {
    var facts: [Node.Fact] = []
    var others: [Node] = []
    for (column, cell) in row.enumerated() {
      if column < names.count, let name = names[column] {
        facts.append(Node.Fact(name, cell))
      } else {
        others.append(.paragraph(cell))
      }
    }
    return facts.isEmpty ? others : [.facts(facts)] + others
  }
}

private extension [Inline] {
  /// The bytes of their texts and addresses.
  var length: Int {
    reduce(0) { sum, inline in
      switch inline {
      case .text(let text), .code(let text): sum + text.utf8.count
      case .lineBreak: sum
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner), .mark(let inner),
        .reference(let inner, _):
        sum + inner.length
      case .link(let inner, let address): sum + inner.length + address.text.utf8.count
      case .image(let address, let description):
        sum + description.utf8.count + address.text.utf8.count
      }
    }
  }
}
