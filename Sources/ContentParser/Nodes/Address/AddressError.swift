/// Why a text is no address that is safe to follow.
public struct AddressError: Error, Hashable, Sendable {
  /// The part of an address that is wrong.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    case scheme
    case user
    case host
    case port
    case path
    case query
    case fragment
    /// What follows `mailto:` or `tel:`.
    case recipient
  }

  /// The part that is wrong.
  public let part: Part
  /// What is wrong with it, in words.
  public let message: String
  /// How to mend it.
  public let hint: String?
}
