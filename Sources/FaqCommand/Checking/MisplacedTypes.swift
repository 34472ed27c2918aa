import ContentParser
import FaqService

/// Warnings about a member `types` that declares nothing.
extension Diagnostic {
  /// Declarations that stand behind FAQs.
  static func lateTypes(_ entry: RawFaq) -> Self {
    Self(
      .misplacedTypes,
      .warning,
      at: entry.location,
      message: "these types are declared behind FAQs, so they are not known",
      hint: "Move `types` in front of all FAQs."
    )
  }

  /// Members `types` of the object around the FAQs that are no array of declarations.
  static func aboutTypes(in envelope: [RawMember]) -> [Self] {
    envelope.filter { $0.name == "types" && !$0.isEmptyArray }.map { member in
      Self(
        .misplacedTypes,
        .warning,
        at: member.location,
        message: "`types` declares no block types",
        hint: #"A declaration is written as in [{"type": "…", "fields": {…}, "body": […]}]."#
      )
    }
  }
}

extension Diagnostic.Code {
  /// A member `types` does not declare types where it stands.
  static let misplacedTypes: Self = "misplaced-types"
}

private extension RawMember {
  var isEmptyArray: Bool { value.array.map { !$0.contains { _ in true } } ?? false }
}
