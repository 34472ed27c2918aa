import ContentParser

/// Rows of cells: `{"type":"table","header":["Day","Opens"],"rows":[["Monday","9:00"]]}`.
public struct TableBlock: ParsableBlock, ReplaceableBlock {
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
  public static let fields = ItemFields(
    .required("header", .list(of: .text), "The names of the columns"),
    .required("rows", .list(of: .list(of: .text)), "The cells of each row"),
    .optional("caption", .text, "What the table shows"),
    .optional("align", .list(of: .choice()), default: [], "Where the cells of each column stand"),
    as: Self.init
  )
  /// The original item.
  public let raw: RawItem
  /// The names of the columns.
  public let header: [String]
  /// The cells of each row, which may be shorter or longer than the header.
  public let rows: [[String]]
  /// What the table shows.
  public let caption: String?
  /// The alignment of the cells of each column.
  public let alignments: [Node.Table.Alignment]

  /// The rows that have more or fewer cells than the header.
  public var remarks: [BlockError] {
    let rows = raw["rows"]?.array.map(Array.init) ?? []
    return zip(rows, self.rows).compactMap { value, cells in
      guard cells.count != header.count else { return nil }
      let count = cells.count == 1 ? "1 cell" : "\(cells.count) cells"
      let message = "this row has \(count), and the header \(header.count)"
      return BlockError(.raggedRow, .warning, at: .value(value), message: message)
    }
  }

  /// The table.
  public var body: [Node] {
    let table = Node.Table(
      caption: Inline.lines(of: caption ?? ""),
      header: header.map { Inline.lines(of: $0) },
      rows: rows.map { row in row.map { Inline.lines(of: $0) } },
      alignments: alignments
    )
    return [.table(table)]
  }
}

extension TableBlock {
  /// Makes a table in code: `TableBlock(header: ["Day", "Opens"], rows: [["Monday", "9:00"]])`.
  ///
  /// - Parameters:
  ///   - header: The names of the columns.
  ///   - rows: The cells of each row.
  ///   - caption: What the table shows.
  ///   - alignments: The alignment of each column; a column without one is aligned to the start.
  public init(
    header: [String],
    rows: [[String]],
    caption: String? = nil,
    alignments: [Node.Table.Alignment] = []
  ) {
    let values =
      [
        "header": RawValue(header), "rows": RawValue(rows.map { RawValue($0) }),
        "caption": caption.map { RawValue($0) },
        "align": alignments.isEmpty ? nil : RawValue(alignments.map(\.rawValue)),
      ] as KeyValuePairs
    self.init(
      raw: RawItem(type: "table", values: values),
      header: header,
      rows: rows,
      caption: caption,
      alignments: alignments
    )
  }
}
