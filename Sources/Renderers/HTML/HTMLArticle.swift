import ContentParser
import FaqService

/// One document as an element, and what a table of contents and a search engine need of it.
struct HTMLArticle {
  /// The title on one line, or a word that stands for its absence.
  let title: String
  /// Whether there is an FAQ, rather than a fault in its place.
  let isReadable: Bool
  /// The language and direction of the title, as attributes.
  let titleAttributes: String
  /// The words of all but the title, as they are seen.
  let answer: String
  private let attributes: String
  private let content: [UInt8]

  /// An article below a heading of some level, or of the page of somebody else.
  init(
    _ document: Document,
    headingLevel: Int,
    below lastLevel: Int?,
    _ overrides: BlockOverrides<HTMLWriter>
  ) {
    var writer = HTMLWriter(headingLevel: headingLevel, below: lastLevel)
    let blocks = document.blocks
    let place = blocks.firstIndex { $0 is Title }
    for (index, block) in blocks.enumerated() {
      // Kept for the title alone: whoever keeps words lets the writer copy them.
      let words = index == place ? writer.words : ""
      // A fallback inherits what it stands in for.
      let outer = block is UnknownBlock ? HTMLAttributes.language(of: block.raw) : ""
      overrides.write([block], to: &writer) { block, writer in
        let inner = HTMLAttributes.language(of: block.raw)
        writer.write(block.body, inner.isEmpty ? outer : inner)
      }
      if index == place { writer.words = words }
    }
    writer.write(document.unreadable)
    title = OverviewRow(number: 1, title: document.title).visibleTitle
    isReadable = document.raw.fault == nil
    attributes = HTMLAttributes.language(of: document.raw)
    let ownAttributes = place.map { HTMLAttributes.language(of: blocks[$0].raw) } ?? ""
    titleAttributes = ownAttributes.isEmpty ? attributes : ownAttributes
    answer = writer.words.trimmedLineEnd
    content = writer.output.take()
  }

  /// Whether there is nothing to see.
  var isEmpty: Bool { content.isEmpty }

  func write(id: String?, to output: inout OutputBuffer) {
    output.append("<article\(id.map { " id=\"\($0)\"" } ?? "")\(attributes)>\n")
    output.append(content)
    output.append("</article>\n")
  }
}

extension String {
  var trimmedLineEnd: String {
    guard let end = utf8.lastIndex(where: { $0 != UInt8(ascii: "\n") }) else { return "" }
    return String(self[...end])
  }
}
