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
    case .plain: TextRenderer.plain().render(document)
    case .markdown: MarkdownRenderer().render(document)
    case .ansi: TextRenderer.ansi().render(document)
    case .html: HTMLFragmentRenderer().render(document)
    }
  }
}
