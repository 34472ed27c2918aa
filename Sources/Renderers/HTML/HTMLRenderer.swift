import ContentParser

/// A page of its own that is safe to publish as it is, or fragments to embed in another page.
public struct HTMLRenderer: OverridableRenderer, SectionedRenderer {
  /// Whether documents are put out as bare articles, for a page that somebody else makes.
  public let isFragment: Bool
  /// The page's language, as in `<html lang="en">`; content may name its own.
  public let lang: String
  /// The level of an FAQ's own heading in fragments, from 1 to 6; a page sets it by itself.
  public let headingLevel: Int
  /// How blocks of single types are written.
  public var overrides = BlockOverrides<HTMLWriter>()

  /// A renderer of pages, or of fragments whose title headings have a level of one's choice.
  public init(fragment: Bool = false, lang: String = "en", headingLevel: Int = 1) {
    isFragment = fragment
    self.lang = lang
    self.headingLevel = max(1, min(headingLevel, 6))
  }

  /// A page has its contents in front and its data for search engines behind.
  public var needsAllDocuments: Bool { !isFragment }

  /// The head of a page that is put together document by document, under a general title.
  public func writeStart(to output: inout OutputBuffer) {
    guard !isFragment else { return }
    output.append(page.start(HTMLPage.heading, heading: HTMLPage.heading))
    output.append("<main>\n")
  }

  /// Nothing: an article begins on a line of its own.
  public func writeSeparator(to _: inout OutputBuffer) {
    // The elements part themselves.
  }

  /// The end of such a page.
  public func writeEnd(to output: inout OutputBuffer) {
    if !isFragment { output.append("</main>\n\(HTMLPage.end)") }
  }

  /// One document as an article; nothing if there is nothing to see in it.
  public func write(_ document: Document, to output: inout OutputBuffer) {
    var writer =
      isFragment
      ? HTMLWriter(headingLevel: headingLevel) : HTMLWriter(headingLevel: 2, below: 1)
    swap(&writer.output, &output)
    HTMLArticle(document).write(id: nil, to: &writer, overrides)
    swap(&writer.output, &output)
  }

  /// One page of all documents, with a table of contents if there are many.
  public func write(_ documents: some Sequence<Document>, to output: inout OutputBuffer) {
    let documents = Array(documents)
    if isFragment {
      for document in documents { write(document, to: &output) }
    } else if documents.isEmpty {
      writeStart(to: &output)
      writeEnd(to: &output)
    } else if documents.count == 1 {
      page.write(alone: documents[0], overrides, to: &output)
    } else {
      writeSections(of: documents, to: &output)
    }
  }

  /// The places of a page: its contents, its articles, and its data for search engines.
  public var sections: [OutputSection] { page.sections }

  /// One of many documents of a page.
  public func write(_ document: Document, number: Int, to sections: inout [OutputBuffer]) {
    page.write(document, number: number, overrides, to: &sections)
  }

  /// Nodes, each an element.
  public func write(_ nodes: [Node], to output: inout OutputBuffer) {
    var writer = HTMLWriter(headingLevel: isFragment ? headingLevel : 2)
    swap(&writer.output, &output)
    writer.write(nodes)
    swap(&writer.output, &output)
  }

  /// A heading and a numbered list, as a page of its own unless fragments are wanted.
  public func writeOverview(
    _ rows: some Sequence<OverviewRow>,
    part: OverviewPart,
    to output: inout OutputBuffer
  ) {
    if part.contains(.start) { writeOverviewStart(to: &output) }
    var lead = part.contains(.start) ? "<ol class=\"overview\">\n" : ""
    for row in rows {
      let title = HTMLEscaping.text(row.visibleTitle)
      let link = row.address.map { "<a href=\"\($0)\">\(title)</a>" } ?? title
      output.append("\(lead)<li value=\"\(row.number)\">\(link)</li>\n")
      lead = ""
    }
    guard part.contains(.end) else { return }
    if lead.isEmpty { output.append("</ol>\n") }
    if !isFragment { output.append("</main>\n\(HTMLPage.end)") }
  }

  private func writeOverviewStart(to output: inout OutputBuffer) {
    let heading = OverviewRow.heading
    if isFragment {
      output.append("<h\(headingLevel)>\(heading)</h\(headingLevel)>\n")
    } else {
      output.append("\(page.start(heading, heading: heading))<main>\n")
    }
  }

  private var page: HTMLPage { HTMLPage(lang: lang) }
}
