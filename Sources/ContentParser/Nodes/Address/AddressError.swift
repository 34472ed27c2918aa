/// Why a text is not an address that is safe to follow.
public struct AddressError: Error, Hashable, Sendable {
  /// A part of an address.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    case scheme
    /// The name and the password before `@`.
    case user
    case host
    case port
    case path
    case query
    case fragment
    /// What follows `mailto:`.
    case recipient
    /// What follows `tel:`.
    case number
  }

  /// The part that is wrong.
  public let part: Part
  /// What is wrong with it, from which the words are only made when they are asked for.
  let fault: AddressFault

  /// What is wrong, in words: "the port `b` is not a number".
  public var message: String { fault.message(about: part) }

  /// How to fix it.
  public var hint: String? { fault.hint(for: part) }

  init(_ part: Part, _ fault: AddressFault) {
    self.part = part
    self.fault = fault
  }
}
