/// Why a character may be markup: each reason has to be given by itself and by one of its neighbours.
struct MarkdownReason: OptionSet {
  let rawValue: UInt8

  /// It is markup beside anything.
  static let always = Self(rawValue: 1)
  /// It is markup unless it has a space on both sides.
  static let noSpace = Self(rawValue: 2)
  /// It is markup unless it has a letter or a digit on both sides.
  static let noWord = Self(rawValue: 4)
  /// It is markup in front of what begins a tag.
  static let tag = Self(rawValue: 8)
  /// It may be markup in front of the name of an entity.
  static let entity = Self(rawValue: 16)
  /// It is no ASCII, or is shown as something else.
  static let other = Self(rawValue: 32)
  /// The neighbour is.
  static let otherNeighbour = Self(rawValue: 64)

  /// What is not known from three bytes.
  static let unclear: Self = [.entity, .other, .otherNeighbour]
}

/// What a character says about whether itself and its neighbours are markup.
struct MarkdownRole {
  /// The roles of all bytes: with these it takes three looks into a table to know nearly all markup,
  /// and no branch for each kind of it.
  static let ofBytes = (0...UInt8.max).map { byte in
    (0x20..<0x7F).contains(byte) ? Self(of: Unicode.Scalar(byte)) : other
  }

  private static let other = Self(
    own: .other,
    toNext: [.always, .other, .otherNeighbour],
    toLast: .otherNeighbour
  )

  /// The reasons that it gives for itself.
  let own: MarkdownReason
  /// The reasons that it gives for what stands behind it.
  let toNext: MarkdownReason
  /// The reasons that it gives for what stands in front of it.
  let toLast: MarkdownReason
}

extension MarkdownRole {
  /// The role of a character that is shown as it is.
  init(of scalar: Unicode.Scalar) {
    own =
      switch scalar {
      case "\\", "`", "[", "]": .always
      case "*", "~": [.noSpace, .otherNeighbour]
      case "_": [.noWord, .otherNeighbour]
      case "<": [.tag, .otherNeighbour]
      case "&": .entity
      default: []
      }
    var toBoth: MarkdownReason = []
    if !scalar.isPlainSpace { toBoth.insert(.noSpace) }
    if !scalar.isWord { toBoth.insert(.noWord) }
    toNext = toBoth.union([.always, .other])
    if scalar.beginsTag { toBoth.insert(.tag) }
    if scalar.isInEntity { toBoth.insert(.entity) }
    toLast = toBoth
  }
}
