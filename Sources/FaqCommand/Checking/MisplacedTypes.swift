import ContentParser
import FaqService

/// Warnings about a member `types` that declares nothing.
extension Diagnostic {
  /// Declarations after FAQs.
  static func lateTypes(at location: RawLocation) -> Self {
    Self(
      .misplacedTypes,
      .warning,
      at: location,
      message: "these types are declared after FAQs, so they are not known",
      hint: "Move `types` before all FAQs."
    )
  }

  /// The members `types` of the object around the FAQs that declare no types, or too late.
  static func aboutTypes(in envelope: [RawMember]) -> [Self] {
    envelope.filter { $0.name == "types" && !$0.isEmptyArray }.map { member in
      guard TypeDeclarations.items(in: member).isEmpty else {
        return lateTypes(at: member.location)
      }
      return Self(
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
