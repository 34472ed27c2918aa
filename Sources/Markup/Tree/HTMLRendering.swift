import Bytes

/// Renders a tree as the HTML of CommonMark's specification.
package struct HTMLRendering {
  private var html = ""

  /// The HTML of a document; raw HTML stays as it is.
  package static func html(of document: MarkupDocument) -> String {
    var rendering = Self()
    for block in document.blocks { rendering.append(block, isTight: false) }
    return rendering.html
  }
}

private extension HTMLRendering {
  mutating func append(_ block: MarkupBlock, isTight: Bool) {
    if isTight, case .paragraph(let content) = block {
      html += inlines(content)
      return
    }
    if !html.isEmpty, html.utf8.last != UInt8(ascii: "\n") { html += "\n" }
    switch block {
    case .heading(let level, let content):
      html += "<h\(level)>\(inlines(content))</h\(level)>\n"
    case .paragraph(let content): html += "<p>\(inlines(content))</p>\n"
    case .code(let text, let info):
      let language = info.split { $0 == " " || $0 == "\t" }.first.map(String.init) ?? ""
      let attribute = language.isEmpty ? "" : " class=\"language-\(language.escapedForHTML)\""
      html += "<pre><code\(attribute)>\(text.escapedForHTML)</code></pre>\n"
    case .quote(let blocks): append(blocks, in: "blockquote")
    case .list(let list): append(list)
    case .table(let table): append(table)
    case .details(let summary, let blocks):
      append(blocks, in: "details", after: "<summary>\(inlines(summary))</summary>\n")
    case .thematicBreak: html += "<hr />\n"
    case .rawHTML(let text): html += text
    }
  }

  mutating func append(_ blocks: [MarkupBlock], in name: String, after start: String = "") {
    html += "<\(name)>\n" + start
    for block in blocks { append(block, isTight: false) }
    html += "</\(name)>\n"
  }

  mutating func append(_ list: MarkupList) {
    let name = list.start == nil ? "ul" : "ol"
    let start = list.start.map { $0 == 1 ? "" : " start=\"\($0)\"" } ?? ""
    html += "<\(name)\(start)>\n"
    for item in list.items {
      html += "<li>"
      for block in item { append(block, isTight: list.isTight) }
      html += "</li>\n"
    }
    html += "</\(name)>\n"
  }

  mutating func append(_ table: MarkupTable) {
    html += "<table>\n<thead>\n\(row(table.header, name: "th", in: table))</thead>\n"
    if !table.rows.isEmpty {
      let rows = table.rows.map { row($0, name: "td", in: table) }.joined()
      html += "<tbody>\n\(rows)</tbody>\n"
    }
    html += "</table>\n"
  }

  func row(_ cells: [[MarkupInline]], name: String, in table: MarkupTable) -> String {
    let columns = table.alignments.enumerated().map { index, alignment in
      let attribute = alignment == .unspecified ? "" : " align=\"\(alignment)\""
      let text = index < cells.count ? inlines(cells[index]) : ""
      return "<\(name)\(attribute)>\(text)</\(name)>\n"
    }
    return "<tr>\n\(columns.joined())</tr>\n"
  }

  func inlines(_ content: [MarkupInline]) -> String { content.map(inline).joined() }

  func inline(_ inline: MarkupInline) -> String {
    switch inline {
    case .text(let text): return text.escapedForHTML
    case .softBreak: return "\n"
    case .hardBreak: return "<br />\n"
    case .emphasis(let content): return "<em>\(inlines(content))</em>"
    case .strong(let content): return "<strong>\(inlines(content))</strong>"
    case .strikethrough(let content): return "<del>\(inlines(content))</del>"
    case .code(let text): return "<code>\(text.escapedForHTML)</code>"
    case .link(let content, let destination, let title):
      return "<a href=\"\(address(destination))\"\(attribute(title))>\(inlines(content))</a>"
    case .image(let content, let destination, let title):
      let text = content.text(lineEnd: "\n") { _ in "" }.escapedForHTML
      return "<img src=\"\(address(destination))\" alt=\"\(text)\"\(attribute(title)) />"
    case .autolink(let text, let destination):
      return "<a href=\"\(address(destination))\">\(text.escapedForHTML)</a>"
    case .rawHTML(let text): return text
    }
  }

  func attribute(_ title: String) -> String {
    title.isEmpty ? "" : " title=\"\(title.escapedForHTML)\""
  }

  /// The address with the bytes percent-encoded that the specification encodes.
  func address(_ text: String) -> String {
    text.percentEncoded(except: "-_.+!*'(),%#@?=;:/,+&$~").escapedForHTML
  }
}
