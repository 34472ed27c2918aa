import ContentParser
import Renderers

/// A format of the package, so that one test can compare several.
enum Format: CaseIterable {
  case plain
  case markdown
  case ansi
  case html

  func render(_ document: Document) -> String {
    switch self {
    case .plain: PlainTextRenderer().render(document)
    case .markdown: MarkdownRenderer().render(document)
    case .ansi: ANSIRenderer().render(document)
    case .html: HTMLRenderer(fragment: true).render(document)
    }
  }
}
