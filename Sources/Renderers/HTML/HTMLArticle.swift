import ContentParser
import FaqService

/// One document as an element, and what a table of contents and a search engine need of it.
struct HTMLArticle {
  /// The title on one line, or a word that stands for its absence.
  let title: String
  /// The language and direction of the title, as attributes.
  let titleAttributes: String
  /// Whether there is an FAQ, rather than a fault in its place.
  var isReadable: Bool { document.raw.fault == nil }
  private let attributes: HTMLAttributes
  private let document: Document
  /// Which block has the title.
  private let titleIndex: Int?

  init(_ document: Document) {
    self.document = document
    let blocks = document.blocks
    titleIndex = blocks.firstIndex { type(of: $0) == TitleBlock.self }
    let title = titleIndex.flatMap { blocks[$0] as? TitleBlock }
    self.title = OverviewRow(number: 1, title: title?.text).visibleTitle
    attributes = HTMLAttributes(document.raw)
    let ownAttributes = title.map { [attributes] in attributes.language(of: $0.raw) } ?? ""
    titleAttributes = ownAttributes.isEmpty ? attributes.ofEntry : ownAttributes
  }

  /// Writes the element, and the words of all but the title into the data.
  ///
  /// An article without an identifier, in the page of somebody else, is left out if it is empty.
  func write(id: String?, to writer: inout HTMLWriter, _ overrides: BlockOverrides<HTMLWriter>) {
    let start = writer.output.bytes.count
    writer.output.append("<article")
    if let id {
      writer.output.append(" id=\"")
      writer.output.append(id)
      writer.output.append("\"")
    }
    writer.output.append(attributes: attributes.ofEntry)
    writer.output.append(">\n")
    let contentStart = writer.output.bytes.count
    writeContent(to: &writer, overrides)
    if id == nil, writer.output.bytes.count == contentStart {
      writer.output.truncate(to: start)
    } else {
      writer.output.append("</article>\n")
    }
  }

  private func writeContent(to writer: inout HTMLWriter, _ overrides: BlockOverrides<HTMLWriter>) {
    guard document.isWhole else { return writer.write(document.body) }
    for (index, block) in document.blocks.enumerated() {
      let place = writer.data.place
      write(block, to: &writer, overrides)
      if index == titleIndex { writer.data.takeBack(to: place) }
    }
  }

  private func write(
    _ block: any Block,
    to writer: inout HTMLWriter,
    _ overrides: BlockOverrides<HTMLWriter>
  ) {
    // A fallback inherits what it stands in for.
    let outer = type(of: block) == UnknownBlock.self ? attributes.language(of: block.raw) : ""
    overrides.write(block, to: &writer) { [attributes] block, writer in
      let inner = attributes.language(of: block.raw)
      writer.write(block.body, inner.isEmpty ? outer : inner)
    }
  }
}
