import ContentParser
import FaqService

extension Diagnostic {
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
  /// The member `base` is not an address of the web.
  static let unusableBase: Self = "unusable-base"
}
