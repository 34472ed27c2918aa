import ContentParser

@testable import Renderers

/// The nodes that Markdown reads back where nodes were written.
///
/// Every difference between the two is one that Markdown cannot express, and it is here.
extension [Node] {
  /// The nodes as they are read back; the highest heading is then at level 2.
  var readBack: Self {
    let nodes = flatMap(\.readBack)
    return nodes.withHeadings(raisedBy: 2 - (nodes.highestHeading ?? 2))
  }
}

private extension Node {
  var readBack: [Self] {
    switch self {
    case .heading(let level, let content):
      let content = content.simplifiedForMarkdown().readBack
      return content.isEmpty ? [] : [.heading(level: Swift.max(1, Swift.min(level, 6)), content)]
    case .paragraph(let content): return content.readBackParagraph
    // A list without items is nothing, and numbers go from 0 to 999999999.
    case .list(let style, let items):
      return items.isEmpty
        ? [] : [.list(style.readBack(count: items.count), items.map { $0.flatMap(\.readBack) })]
    // An action is a link in a separate paragraph.
    case .action(let label, let address): return [Inline.link(label, address)].readBackParagraph
    // A caption is a separate paragraph.
    case .image(let image): return image.asParagraphs.flatMap(\.readBack)
    case .code(let text, let language):
      let info = language?.infoString ?? ""
      return [.code(text.codeLines.joined(separator: "\n"), language: info.isEmpty ? nil : info)]
    case .quote(let nodes): return nodes.isEmpty ? [] : [.quote(nodes.flatMap(\.readBack))]
    // A notice is a quote that begins with its title.
    case .notice(_, let title, let nodes):
      return [Node.quote([.paragraph([.strong([.text(title)])])] + nodes)].flatMap(\.readBack)
    // The content of details follows its summary.
    case .details(let summary, let nodes, _):
      return [Node.group([.paragraph([.strong(summary)])] + nodes)].flatMap(\.readBack)
    // Facts are a list.
    case .facts(let facts):
      let items = facts.map { [Node.paragraph([.strong($0.name), ": "] + $0.value)] }
      return Node.list(.bullets, items).readBack
    case .table(let table): return table.readBack
    case .divider: return [.divider]
    // What belongs together is written in sequence.
    case .group(let nodes): return nodes.flatMap(\.readBack)
    case .blocks(let blocks): return blocks.flatMap { $0.body.flatMap(\.readBack) }
    }
  }
}

private extension Node.Table {
  /// The caption is a paragraph in front, and the header has a cell for each column.
  var readBack: [Node] {
    let caption = Node.paragraph([.emphasis(caption)]).readBack
    guard columnCount > 0 else { return caption }
    let empty = [[Inline]](repeating: [], count: columnCount)
    let table = Self(
      header: (header + empty).prefix(columnCount).map {
        $0.simplifiedForMarkdown().readBack
      },
      rows: rows.map { row in
        row.isEmpty ? [[]] : row.map { $0.simplifiedForMarkdown().readBack }
      },
      alignments: (0..<columnCount).map { alignment(ofColumn: $0) }
    )
    return caption + [.table(table)]
  }
}

private extension Node.ListStyle {
  func readBack(count: Int) -> Self {
    switch self {
    case .bullets: .bullets
    case .numbers(let first): .numbers(from: Swift.min(Swift.max(0, first), 999_999_999 - count))
    }
  }
}

private extension [Inline] {
  var readBackParagraph: [Node] {
    let parts = simplifiedForMarkdown(keepsBreaks: true)
    guard !parts.allSatisfy({ $0 == .lineBreak }) else { return [] }
    let content = parts.withSpacesInEmptyLines.readBack
    if content.count == 1, case .image(let address, let description) = content[0] {
      return [.image(address, description: description)]
    }
    return [.paragraph(content)]
  }

  /// A line without text is written as a space.
  var withSpacesInEmptyLines: Self {
    split(separator: .lineBreak, omittingEmptySubsequences: false)
      .map { $0.isEmpty ? [.text(" ")] : Array($0) }
      .joined(separator: [.lineBreak])
      .map(\.self)
  }

  var readBack: Self {
    reduce(into: []) { inlines, inline in
      switch inline {
      case .text(let text): inlines.append(text: text.visible)
      case .lineBreak: inlines.append(inline)
      case .emphasis(let inner): inlines.append(.emphasis(inner.readBack))
      case .strong(let inner), .mark(let inner): inlines.append(inner.readBack.madeStrong)
      case .strikethrough(let inner): inlines.append(.strikethrough(inner.readBack))
      case .code(let code): inlines.append(.code(code.visible))
      case .link(let label, let address):
        inlines.append(.link(label.orText(of: address).readBack, address))
      // A reference is its label, because Markdown does not know the other FAQs.
      case .reference(let label, _): inlines += label.readBack
      case .image(let address, let description):
        inlines.append(.image(address, description: description.visible))
      }
    }
  }
}

private extension [Node] {
  var highestHeading: Int? {
    compactMap { node in
      switch node {
      case .heading(let level, _): level
      case .list(_, let items): items.compactMap(\.highestHeading).min()
      case .quote(let nodes): nodes.highestHeading
      case .paragraph, .action, .image, .code, .notice, .details, .facts, .table, .divider, .group,
        .blocks:
        nil
      }
    }
    .min()
  }

  func withHeadings(raisedBy offset: Int) -> Self {
    map { node in
      switch node {
      case .heading(let level, let content):
        .heading(level: Swift.min(level + offset, 6), content)
      case .list(let style, let items):
        .list(style, items.map { $0.withHeadings(raisedBy: offset) })
      case .quote(let nodes): .quote(nodes.withHeadings(raisedBy: offset))
      case .paragraph, .action, .image, .code, .notice, .details, .facts, .table, .divider, .group,
        .blocks:
        node
      }
    }
  }
}

extension [Node] {
  /// The nodes with texts in place of links that are labelled with their address, since a bare
  /// address in a text becomes such a link.
  var withBareAddresses: Self {
    map { node in
      switch node {
      case .heading(let level, let content): .heading(level: level, content.withBareAddresses)
      case .paragraph(let content): .paragraph(content.withBareAddresses)
      case .list(let style, let items): .list(style, items.map(\.withBareAddresses))
      case .quote(let nodes): .quote(nodes.withBareAddresses)
      case .table(let table):
        .table(
          Node.Table(
            header: table.header.map(\.withBareAddresses),
            rows: table.rows.map { $0.map(\.withBareAddresses) },
            alignments: (0..<table.columnCount).map { table.alignment(ofColumn: $0) }
          )
        )
      case .action, .image, .code, .notice, .details, .facts, .divider, .group, .blocks: node
      }
    }
  }
}

private extension [Inline] {
  var withBareAddresses: Self {
    reduce(into: []) { inlines, inline in
      switch inline {
      case .text(let text): inlines.append(text: text)
      case .link(let label, let address):
        if let text = label.bareText(of: address) {
          inlines.append(text: text)
        } else {
          inlines.append(inline)
        }
      case .emphasis(let inner): inlines.append(.emphasis(inner.withBareAddresses))
      case .strong(let inner): inlines.append(.strong(inner.withBareAddresses))
      case .strikethrough(let inner): inlines.append(.strikethrough(inner.withBareAddresses))
      case .lineBreak, .mark, .code, .reference, .image: inlines.append(inline)
      }
    }
  }

  /// Three asterisks are an emphasis around strong text, and not the other way round.
  var madeStrong: Inline {
    if count == 1, case .emphasis(let inner) = self[0] { return .emphasis([.strong(inner)]) }
    return .strong(self)
  }

  /// The text, if a bare address is written so.
  private func bareText(of address: Address) -> String? {
    onlyText.flatMap { text in
      let encoded = ["\"": "%22", ">": "%3E", "|": "%7C"].reduce(text) {
        $0.replacing($1.key, with: $1.value)
      }
      let addresses = [encoded, "http://" + encoded, "mailto:" + encoded]
      return addresses.contains(address.text) ? text : nil
    }
  }
}
