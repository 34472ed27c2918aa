import Bytes

/// One word of the vocabulary that every renderer speaks.
///
/// The vocabulary is closed on purpose: a renderer is one switch over it without `default`, so that
/// the compiler names every renderer that a new case concerns.
///
/// In place of nodes that are within each other deeper than 512 levels, formats write a notice.
public enum Node: Hashable, Sendable {
  /// A heading; level 1 is the FAQ's own.
  case heading(level: Int, [Inline])
  /// A paragraph.
  case paragraph([Inline])
  /// A list of items, each of which is any nodes.
  case list(ListStyle, [[Self]])
  /// An address to open, on a separate line.
  case action([Inline], Address)
  /// A picture and its description in words.
  case image(Image)
  /// Text in which spaces and line ends count.
  case code(String, language: String?)
  /// A quotation.
  case quote([Self])
  /// Nodes under a title that the reader must notice.
  case notice(NoticeKind, String, [Self])
  /// Nodes under a summary, which a reader can fold away.
  case details([Inline], [Self], isOpen: Bool = true)
  /// Names with their values.
  case facts([Fact])
  /// Rows of cells under a header.
  case table(Table)
  /// A line between parts of the content.
  case divider
  /// Nodes that belong together.
  case group([Self])
  /// The blocks within a block; each may have a language, or an override in one format.
  case blocks(BlockList)

  /// How the items of a list are marked.
  public enum ListStyle: Hashable, Sendable {
    /// With bullets.
    case bullets
    /// With consecutive numbers.
    case numbers(from: Int)
  }

  /// A name with its value.
  public struct Fact: Hashable, Sendable {
    /// The name.
    public let name: [Inline]
    /// The value.
    public let value: [Inline]

    /// A name with its value.
    public init(_ name: [Inline], _ value: [Inline]) {
      self.name = name
      self.value = value
    }
  }

  /// A heading of plain text on one line.
  public static func heading(level: Int, _ text: String) -> Self {
    .heading(level: level, [.text(text)])
  }

  /// A paragraph of plain text, in which a line end is a space.
  public static func paragraph(_ text: String) -> Self { .paragraph([.text(text)]) }

  /// An address with a label of plain text.
  public static func action(_ label: String, _ address: Address) -> Self {
    .action([.text(label)], address)
  }

  /// The paragraphs of a text: a blank line separates them, any other line end breaks the line.
  public static func paragraphs(of text: String) -> [Self] {
    var nodes = NodeCollection()
    text.withUTF8Bytes { PlainText.writeParagraphs(of: $0, to: &nodes) }
    return nodes.nodes
  }

  /// How urgent a notice is.
  public enum NoticeKind: String, CaseIterable, Sendable {
    /// Worth knowing.
    case note
    /// Helpful.
    case tip
    /// Something may go wrong.
    case warning
    /// Something may be damaged or lost.
    case danger
  }

  /// A notice that is worth knowing.
  public static func notice(_ title: String, _ nodes: [Self]) -> Self {
    .notice(.note, title, nodes)
  }

  /// A picture at an address or a drawing, what it shows in words, and a text below it.
  public struct Image: Hashable, Sendable {
    /// The address of the picture; nil for a drawing.
    public let address: Address?
    /// The picture itself, if it is part of the program.
    public let drawing: Drawing?
    /// What the picture shows, for people who do not see it.
    public let description: String
    /// The text below the picture, or nothing.
    public let caption: [Inline]
    /// The size of the picture, if it is known.
    public let size: Size?

    /// A picture; without a caption or a size unless they are given.
    public init(
      _ address: Address,
      description: String,
      caption: [Inline] = [],
      size: Size? = nil
    ) {
      (self.address, drawing) = (address, nil)
      (self.description, self.caption, self.size) = (description, caption, size)
    }

    /// A drawing, which has its size in itself.
    public init(_ drawing: Drawing, description: String, caption: [Inline] = []) {
      (address, self.drawing) = (nil, drawing)
      (self.description, self.caption, size) = (description, caption, nil)
    }

    /// A width and a height in pixels, by which a page keeps room for a picture.
    public struct Size: Hashable, Sendable {
      /// The widths and heights that there are.
      public static let lengths = 1...65_535
      /// The width in pixels.
      public let width: Int
      /// The height in pixels.
      public let height: Int

      /// A size, or nil unless both numbers are among `lengths`.
      public init?(width: Int, height: Int) {
        guard Self.lengths.contains(width), Self.lengths.contains(height) else { return nil }
        self.width = width
        self.height = height
      }
    }
  }

  /// A picture without a caption.
  public static func image(_ address: Address, description: String) -> Self {
    .image(Image(address, description: description))
  }

  /// Rows of cells under a header; a row can have fewer or more cells than the header.
  public struct Table: Hashable, Sendable {
    /// How the cells of a column are aligned.
    public enum Alignment: String, CaseIterable, Sendable {
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
    ///   - alignments: The alignment of each column; further columns are aligned to the start.
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

    /// The alignment of a column by its index; without such a column, `start`.
    public func alignment(ofColumn column: Int) -> Alignment {
      alignments.indices.contains(column) ? alignments[column] : .start
    }
  }
}

extension Node.Image {
  /// The picture in a separate paragraph, and its caption in another, where there are no figures.
  public var asParagraphs: [Node] {
    let text = Inline.emphasis([.text(description)])
    let picture = address.map { Inline.image($0, description: description) } ?? text
    return [.paragraph([picture])] + (caption.isEmpty ? [] : [.paragraph([.emphasis(caption)])])
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
      case .emphasis, .strong, .strikethrough, .mark, .reference: sum + inline.inner.length
      case .link(let inner, let address): sum + inner.length + address.text.utf8.count
      case .image(let address, let description):
        sum + description.utf8.count + address.text.utf8.count
      }
    }
  }
}
