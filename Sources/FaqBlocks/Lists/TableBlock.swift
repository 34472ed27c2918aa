import ContentParser
import FaqService

/// Rows of cells: `{"type":"table","header":["Day","Opens"],"rows":[["Monday","9:00"]]}`.
public struct TableBlock: ParsableBlock, ReplaceableBlock {
  /// Where the cells of a column stand.
  public enum Alignment: String, CaseIterable, Sendable {
    /// Where lines begin.
    case start
    /// In the middle.
    case center
    /// Where lines end, as numbers should.
    case end
  }

  /// `table`.
  public static let type: BlockType = "table"
  /// What the block is.
  public static let summary = "Rows of cells under a header."
  /// Two columns and two rows.
  public static let examples = [
    """
    {"type": "table", "header": ["Day", "Opens"], "rows": [["Monday", "9:00"], ["Sunday", "—"]], \
    "align": ["start", "end"]}
    """
  ]
  /// The cells and how they are shown.
  public static let fields: [BlockField] = [
    .required("header", .list(of: .text), "The names of the columns"),
    .required("rows", .list(of: .list(of: .text)), "The cells of each row"),
    .optional("caption", .text, "What the table shows"),
    .optional(
      "align",
      .list(of: .choice(of: Alignment.self)),
      "Where the cells of each column stand"
    ),
  ]
  /// The original item.
  public let raw: RawItem
  /// What the table shows.
  public let caption: String?
  /// The names of the columns.
  public let header: [String]
  /// The cells of each row.
  public let rows: [[String]]
  /// Where the cells of each column stand.
  public let alignments: [Alignment]

  /// Reads `header` and `rows`, which must be there, and `caption` and `align`, which may be
  /// missing.
  ///
  /// - Throws: An error that names the member, or points to the row or cell of the wrong kind. Rows
  ///   may be shorter or longer than the header.
  public init(parsing item: RawItem) throws(BlockError) {
    raw = item
    caption = try item.optional("caption", .text)
    header = try item.array("header", of: .text)
    rows = try item.array("rows", of: .row)
    alignments = try item.optionalArray("align", of: .choice()) ?? []
  }

  /// The table.
  public var body: [Node] {
    let table = Node.Table(
      caption: Inline.lines(of: caption ?? ""),
      header: header.map { Inline.lines(of: $0) },
      rows: rows.map { row in row.map { Inline.lines(of: $0) } },
      alignments: alignments.map(\.ofColumn)
    )
    return [.table(table)]
  }
}

private extension TableBlock.Alignment {
  var ofColumn: Node.Table.Alignment {
    switch self {
    case .start: .start
    case .center: .center
    case .end: .end
    }
  }
}

private extension FieldKind<[String]> {
  /// An array of texts.
  static var row: Self {
    Self { value throws(BlockError) in
      guard let cells = value.array else {
        throw BlockError(.wrongKind, message: "a row must be an array of texts")
      }
      var texts: [String] = []
      for cell in cells {
        guard let text = cell.string else {
          throw BlockError(.wrongKind, at: .value(cell), message: "a cell must be a text")
        }
        texts.append(text.text)
      }
      return texts
    }
  }
}
