import ContentParser
import FaqService

/// Warnings about the members `types` and `base` around FAQs.
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

  /// A warning about a member `base` that no address can be relative to.
  static func aboutBase(of stream: EntryStream) -> [Self] {
    guard let (member, error) = stream.baseFault else { return [] }
    return [
      Self(
        .unusableBase,
        .warning,
        at: member.location,
        message: "relative addresses are not resolved against this `base`: \(error.message)",
        hint: error.hint
      )
    ]
  }
}

extension Diagnostic.Code {
  /// A member `types` does not declare types where it stands.
  static let misplacedTypes: Self = "misplaced-types"
  /// The member `base` is not an address of the web.
  static let unusableBase: Self = "unusable-base"
}

private extension RawMember {
  var isEmptyArray: Bool { value.array.map { !$0.contains { _ in true } } ?? false }
}
