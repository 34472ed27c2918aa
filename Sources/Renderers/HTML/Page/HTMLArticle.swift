import Bytes
import ContentParser
import FaqService

/// One document as an element, and its title for the page around it.
struct HTMLArticle {
  /// The title on one line, or `(untitled)`.
  let title: String
  /// Whether the document has a title that shows something.
  let isTitled: Bool
  let document: Document
  /// The index of the block that has the title.
  let titleIndex: Int?
  private let languages: HTMLLanguages

  init(_ document: Document) {
    self.document = document
    titleIndex = document.blocks.elements.firstIndex(where: \.isTitle)
    let text = document.title
    title = OverviewRow(number: 1, title: text).visibleTitle
    isTitled = text?.isBlank == false
    languages = HTMLLanguages(of: document)
  }

  /// The identifier of an article, which links of the page lead to.
  static func id(ofFAQ number: Int) -> String { "faq-\(number)" }

  /// Writes the element; one that is empty and has no identifier is left out.
  ///
  /// With an anchor, the element begins with a link to itself. The style sheet gives the link its
  /// sign, because the visible text is that of the content.
  func write(id: String?, hasAnchor: Bool = false, to writer: inout HTMLWriter) {
    let start = writer.output.bytes.count
    writer.output.append("<article")
    if let id {
      writer.output.append(" id=\"")
      writer.output.append(id)
      writer.output.append("\"")
    }
    writer.output.append(attributes: languages.ofEntry)
    writer.output.append(">\n")
    if let id, hasAnchor { writeAnchor(to: id, in: &writer.output) }
    let contentStart = writer.output.bytes.count
    writer.write(document, languages)
    if id == nil, writer.output.bytes.count == contentStart {
      writer.output.truncate(to: start)
    } else {
      writer.output.append("</article>\n")
    }
  }

  /// Writes an entry of the contents.
  func writeLink(to number: Int, in contents: inout OutputBuffer) {
    contents.append(document.category == nil ? "<li>" : "<li value=\"\(number)\">")
    contents.append("<a href=\"#")
    contents.append(Self.id(ofFAQ: number))
    contents.append("\"")
    contents.append(attributes: titleAttributes)
    contents.append(">")
    contents.append(htmlText: title)
    contents.append("</a></li>\n")
  }

  private func writeAnchor(to id: String, in output: inout OutputBuffer) {
    output.append("<a class=\"anchor\" href=\"#")
    output.append(id)
    output.append("\"")
    output.append(attributes: titleAttributes)
    output.append(" aria-label=\"")
    output.append(htmlText: title)
    output.append("\"></a>\n")
  }

  private var titleAttributes: String {
    guard let titleIndex else { return languages.ofEntry }
    let own = languages.attributes(of: document.blocks.elements[titleIndex])
    return own.isEmpty ? languages.ofEntry : own
  }
}

extension OutputBuffer {
  /// Appends an item of a numbered list, which links to the FAQ's file.
  mutating func append(htmlRow row: OverviewRow) {
    append("<li value=\"\(row.number)\">")
    if let address = row.address { append("<a href=\"\(address)\">") }
    append(htmlText: row.visibleTitle)
    if row.address != nil { append("</a>") }
    append(htmlText: row.suffix)
    append("</li>\n")
  }
}
