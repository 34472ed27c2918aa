import ContentParser
import Renderers
import Testing

/// A renderer under contract, and how its output is read.
///
/// A renderer that is added to the list renders every block under every policy.
struct ContractRenderer: Sendable, CustomTestStringConvertible {
  /// What the output is.
  enum Reading {
    /// Text for people, in which blocks are lowered.
    case text
    /// The same in a page, which has more on it.
    case page
    /// Content again, with each item as it arrived.
    case content
  }

  let name: String
  let reading: Reading
  let mayUseSequences: Bool
  let isHTML: Bool
  let render: @Sendable (Document) -> String

  var testDescription: String { name }

  static let all = [
    Self("plain text", .text, PlainTextRenderer()),
    Self("plain text, wrapped", .text, PlainTextRenderer(width: 24)),
    Self("ANSI", .text, ANSIRenderer()),
    Self("ANSI, narrow", .text, ANSIRenderer(theme: .monochrome, width: 24)),
    Self("ANSI, spelled out", .text, ANSIRenderer(theme: .plain, width: nil, hyperlinks: false)),
    Self("Markdown", .text, MarkdownRenderer()),
    Self("Markdown, lower", .text, MarkdownRenderer(headingLevel: 4)),
    Self("HTML", .text, HTMLRenderer(fragment: true)),
    Self("HTML, page", .page, HTMLRenderer()),
    Self("JSON", .content, JSONRenderer()),
  ]

  private init(_ name: String, _ reading: Reading, _ renderer: some Renderer<String>) {
    self.name = name
    self.reading = reading
    mayUseSequences = renderer is ANSIRenderer
    isHTML = renderer is HTMLRenderer
    render = { renderer.render($0) }
  }
}
