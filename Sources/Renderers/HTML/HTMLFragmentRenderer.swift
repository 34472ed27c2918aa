import ContentParser

/// Articles to embed in another page.
public struct HTMLFragmentRenderer: OverridableRenderer {
  /// The level of an FAQ's title, from 1 to 6.
  public let headingLevel: Int
  /// The language of the page around the articles; content may name its own.
  public let language: LanguageTag
  /// The overrides in force.
  public var overrides = BlockOverrides<HTMLWriter>()

  /// Creates a renderer; a level beyond 1 to 6 is brought within.
  public init(headingLevel: Int = 1, language: LanguageTag = "en") {
    self.headingLevel = max(1, min(headingLevel, 6))
    self.language = language
  }

  /// Articles one after another.
  public func frame(around _: Document?) -> Frame { Frame() }

  /// Appends an article, unless it is empty.
  public func write(_ document: Document, number _: Int?, to sections: inout [OutputBuffer]) {
    var writer = writer
    writer.lend(&sections[0]) { HTMLArticle(document).write(id: nil, to: &$0) }
  }

  /// Appends nodes, each of which is an element.
  public func write(_ nodes: [Node], to output: inout OutputBuffer) {
    var writer = writer
    writer.lend(&output) { $0.nodes(nodes) }
  }

  /// A heading above a numbered list.
  public var overviewFrame: Frame {
    let tag = "h\(headingLevel)"
    return Frame(
      opening: "<\(tag)>\(OverviewRow.heading)</\(tag)>\n",
      sections: [HTMLPage.overviewList]
    )
  }

  /// Appends an item of the list, which links to the FAQ's file.
  public func write(_ row: OverviewRow, to sections: inout [OutputBuffer]) {
    sections[0].append(htmlRow: row)
  }

  private var writer: HTMLWriter {
    HTMLWriter(headingLevel: headingLevel, language: language, overrides: overrides)
  }
}
