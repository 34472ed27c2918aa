/// A member that a block type reads from its items, described for authors.
///
/// ```swift
/// static let fields: [BlockField] = [
///   .required("url", .address, "The address of the picture"),
///   .optional("size", .choice(["small", "large"]), "How large it is shown"),
/// ]
/// ```
public struct BlockField: Hashable, Sendable {
  /// The name of the member.
  public let name: String
  /// The kind of its value.
  public let kind: Kind
  /// Whether an item without the member is rejected.
  public let isRequired: Bool
  /// What the value says, in words; empty if the name says it.
  public let summary: String

  /// A kind of value.
  public indirect enum Kind: Hashable, Sendable {
    /// A string.
    case text
    /// A string that is an address and safe to follow.
    case address
    /// A number without a fraction.
    case int
    /// A number.
    case number
    /// `true` or `false`.
    case bool
    /// A string that is a date and time as RFC 3339 spells it.
    case date
    /// One of a few words.
    case choice([String])
    /// An array of values of one kind.
    case list(of: Self)
    /// An array of blocks, or one block.
    case blocks
    /// Anything else, in words: `a colour`.
    case other(String)
  }

  /// A member that must be there.
  public static func required(_ name: String, _ kind: Kind, _ summary: String = "") -> Self {
    Self(name: name, kind: kind, isRequired: true, summary: summary)
  }

  /// A member that may be missing.
  public static func optional(_ name: String, _ kind: Kind, _ summary: String = "") -> Self {
    Self(name: name, kind: kind, isRequired: false, summary: summary)
  }
}

extension BlockField.Kind {
  /// One of the cases of an enumeration.
  public static func choice<Choice>(of _: Choice.Type) -> Self
  where Choice: RawRepresentable<String> & CaseIterable {
    .choice(Choice.allCases.map(\.rawValue))
  }
}

extension BlockField.Kind: CustomStringConvertible {
  /// The kind as declarations name it: `text`, `texts`; a choice is `small or large`.
  public var description: String {
    switch self {
    case .text: "text"
    case .address: "address"
    case .int: "int"
    case .number: "number"
    case .bool: "bool"
    case .date: "date"
    case .choice(let words): words.joined(separator: " or ")
    case .list(of: .text): "texts"
    case .list(let kind): "list of \(kind)"
    case .blocks: "blocks"
    case .other(let words): words
    }
  }
}
