import ContentParser
import Renderers
import Testing

/// A renderer under contract, and how its output is read.
///
/// A renderer that is added to the list renders every block under every policy.
struct ContractRenderer: Sendable, CustomTestStringConvertible {
  /// The kind of output.
  enum Reading {
    /// Text for people, in which blocks are lowered.
    case text
    /// The same in a page, which has more on it.
    case page
    /// Content again, with each item unchanged.
    case content
  }

  /// The markup in the output.
  enum Markup {
    /// Characters that a reader sees.
    case visible
    /// Looks and hyperlinks of a terminal.
    case sequences
    /// Tags and entities.
    case tags
  }

  let name: String
  let reading: Reading
  let markup: Markup
  let renderer: any Renderer

  var testDescription: String { name }

  static let all = [
    Self("plain text", .text, .plain()),
    Self("plain text, wrapped", .text, .plain(width: 24)),
    Self("ANSI", .text, .ansi(), markup: .sequences),
    Self("ANSI, narrow", .text, .ansi(theme: .monochrome, width: 24), markup: .sequences),
    Self("ANSI, without looks", .text, .ansi(theme: .plain, width: nil, hyperlinks: false)),
    Self("Markdown", .text, .markdown),
    Self("Markdown, lower", .text, MarkdownRenderer(headingLevel: 4)),
    Self("HTML", .text, .htmlFragment, markup: .tags),
    Self("HTML, page", .page, .htmlPage, markup: .tags),
    Self("JSON", .content, .json),
  ]

  private init(
    _ name: String,
    _ reading: Reading,
    _ renderer: some Renderer,
    markup: Markup = .visible
  ) {
    self.name = name
    self.reading = reading
    self.markup = markup
    self.renderer = renderer
  }

  func render(_ document: Document) -> String { renderer.render(document) }

  /// The text that a reader of the output sees.
  func visibleText(of output: String) -> String {
    switch markup {
    case .visible: output
    case .sequences: output.withoutSequences
    case .tags: output.visibleInHTML
    }
  }
}
