import Markup

/// Markdown as CommonMark reads it, as far as it matters whether text has become markup.
struct MarkdownReading {
  /// The schemes that a link may have.
  private static let schemes = ["http:", "https:", "mailto:", "tel:"]

  /// The text without marks, and addresses after their labels.
  private(set) var text = ""
  /// The first tag or address that content must not be able to write.
  private(set) var unsafePart: Substring?

  init(_ markdown: String) { read(MarkupParser().parse(markdown).blocks) }

  private mutating func read(_ blocks: [MarkupBlock]) {
    for block in blocks {
      switch block {
      case .code(let code, _): text += code + "\n"
      case .rawHTML(let html): note(html)
      case .heading, .paragraph, .list, .table, .quote, .details, .thematicBreak:
        for inlines in block.content.texts {
          read(inlines)
          text += "\n"
        }
        read(block.content.blocks)
      }
    }
  }

  private mutating func read(_ inlines: [MarkupInline]) {
    for inline in inlines {
      switch inline {
      case .text(let part), .code(let part): text += part
      case .softBreak, .hardBreak: text += "\n"
      case .rawHTML(let html): note(html)
      case .autolink(let label, let address): readLink([.text(label)], address)
      case .link(let label, let address, let title), .image(let label, let address, let title):
        readLink(label, address)
        text += title
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner): read(inner)
      }
    }
  }

  private mutating func readLink(_ label: [MarkupInline], _ address: String) {
    read(label)
    if label.plainText != address { text += " (\(address))" }
    if address.contains(":"), !Self.schemes.contains(where: address.hasPrefix) { note(address) }
  }

  private mutating func note(_ part: String) { unsafePart = unsafePart ?? part[...] }
}
