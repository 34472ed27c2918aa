import ContentParser
import FaqService
import Renderers

/// An FAQ and the source that it comes from.
struct Entry: Sendable {
  let faq: RawFaq
  let origin: Origin

  /// The FAQ as blocks.
  var document: Document { origin.parser.parse(faq) }

  /// The row of the overview.
  func row(number: Int) -> OverviewRow { OverviewRow(number: number, of: faq, by: origin.parser) }
}

/// What the FAQs of one source have in common.
final class Origin: Sendable {
  /// The name of the source in messages.
  let name: String
  /// The types that the source declares.
  let declarations: TypeDeclarations
  /// A parser that knows these types.
  let parser: ContentParser

  init(name: String, declarations: TypeDeclarations, parser: ContentParser) {
    self.name = name
    self.declarations = declarations
    self.parser = parser.declaring(declarations.types)
  }
}
