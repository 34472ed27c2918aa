import ContentParser
import FaqService
import Renderers

/// An FAQ, its number in the content, which a selection does not change, and its source.
struct Entry: Sendable {
  let number: Int
  let faq: RawFaq
  let origin: Origin

  /// The FAQ as blocks.
  var document: Document { origin.parser.parse(faq) }

  /// The row of the overview.
  var row: OverviewRow {
    var row = OverviewRow(number: number, of: faq, by: origin.parser)
    row.source = origin.shownName
    return row
  }
}

/// What the FAQs of one source have in common.
final class Origin: Sendable {
  /// The name of the source in messages.
  let name: String
  /// The name in overviews; nil if there is only one source.
  let shownName: String?
  /// The types that the source declares.
  let declarations: TypeDeclarations
  /// A parser that knows these types, and what relative addresses are relative to.
  let parser: ContentParser
  /// The member `lang` in front of the FAQs, which holds for all of them.
  let language: RawMember?

  /// Learns what a source says about itself.
  init(_ source: ContentSource, _ stream: EntryStream, in session: Session) {
    name = source.name
    shownName = session.loader.hasOneFile ? nil : source.name
    declarations = stream.declarations
    parser = session.parser.adapted(to: stream)
    language = stream.languageMember
  }
}
