import Bytes
import ContentParser

extension Document {
  /// What the FAQ is known by when content changes: as a favourite, or in a link of an app.
  ///
  /// It is one line that stays the same wherever the FAQ is in the content, in every run and every
  /// version of the package. The catalogues of `FaqCommand` and their favourites have it too.
  ///
  /// ```text
  /// id reset-password                 the member `id`, if it is a text and not blank
  /// title how do i reset my password  the title, whatever its case and accents
  /// bytes 1f:8b:…                     a digest of the entry, which has neither
  /// ```
  ///
  /// FAQs with the same title and without an `id` have the same identity.
  public var identity: String { raw.ownIdentity(title: title) ?? .identity(ofTitle: title ?? "") }
}

extension RawFaq {
  /// The identity of the FAQ, unless its title says it.
  package func ownIdentity(title: String?) -> String? {
    if let id = value?.object?["id"]?.string?.text, !id.isBlank { return .identity(ofID: id) }
    if let title, !title.isBlank { return nil }
    let digest = SHA256.digest(of: Array(source)).prefix(8)
    return "bytes " + digest.map { String($0, radix: 16) }.joined(separator: ":")
  }
}

extension String {
  /// The identity of an entry with the member `id`.
  package static func identity(ofID id: String) -> String { "id \(id.joinedLines)" }

  /// The identity of an entry that its title identifies.
  package static func identity(ofTitle title: String) -> String {
    "title \(String(copying: Folding.shared.folded(title.joinedLines).span))"
  }
}
