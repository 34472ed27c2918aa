/// A reason for which a character may be markup.
///
/// The character is markup if itself and one of its neighbours have a reason in common.
struct MarkdownReason: OptionSet {
  let rawValue: UInt8

  /// It is markup beside any character.
  static let always = Self(rawValue: 1)
  /// It is markup unless there is a space on both sides.
  static let noSpace = Self(rawValue: 2)
  /// It is markup unless there is a letter or digit on both sides.
  static let noWord = Self(rawValue: 4)
  /// It is markup in front of a character that begins a tag.
  static let tag = Self(rawValue: 8)
  /// It may be markup in front of the name of an entity.
  static let entity = Self(rawValue: 16)
  /// It is not printable ASCII.
  static let other = Self(rawValue: 32)
  /// The neighbouring character is not printable ASCII.
  static let otherNeighbour = Self(rawValue: 64)
  /// It may be a mark of an address.
  static let address = Self(rawValue: 128)

  /// The reasons for which more than three bytes must be read.
  static let unclear: Self = [.entity, .other, .otherNeighbour, .address]
}

/// The reasons of a character: its own, and those that it gives to its neighbours.
struct MarkdownRole {
  /// The roles of all bytes: three look-ups find nearly all markup, without a branch for each kind.
  static let ofBytes = (0...UInt8.max).map { byte in
    (0x20..<0x7F).contains(byte) ? Self(of: Unicode.Scalar(byte)) : other
  }

  private static let other = Self(
    own: .other,
    toNext: [.always, .other, .otherNeighbour],
    toLast: .otherNeighbour
  )

  /// The character's own reasons.
  let own: MarkdownReason
  /// The reasons given to the character behind it.
  let toNext: MarkdownReason
  /// The reasons given to the character in front of it.
  let toLast: MarkdownReason
}

extension MarkdownRole {
  /// The role of a character that output shows as it is.
  init(of scalar: Unicode.Scalar) {
    own =
      switch scalar {
      case "\\", "`", "[", "]": .always
      case "*", "~": [.noSpace, .otherNeighbour]
      case "_": [.noWord, .otherNeighbour]
      case "<": [.tag, .otherNeighbour]
      case "&": .entity
      case ":", "w", "W": .address
      default: []
      }
    var toBoth: MarkdownReason = []
    if !scalar.isPlainSpace { toBoth.insert(.noSpace) }
    if !scalar.isWord { toBoth.insert(.noWord) }
    toNext = toBoth.union([.always, .other])
    if scalar.beginsTag { toBoth.insert(.tag) }
    if scalar.isInEntity { toBoth.insert(.entity) }
    if scalar == "/" || scalar == "." { toBoth.insert(.address) }
    toLast = toBoth
  }
}
