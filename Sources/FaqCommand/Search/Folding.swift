/// Removes what a search ignores: case and accents.
struct Folding {
  private let bases: [Unicode.Scalar: Unicode.Scalar]

  init() {
    var bases: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (base, letters) in FoldingTable.variants {
      for letter in letters.unicodeScalars { bases[letter] = base }
    }
    self.bases = bases
  }

  /// `É` becomes `e`; a ligature becomes its letters.
  func folded(_ character: Character) -> [Unicode.Scalar] { folded(String(character)) }

  func folded(_ text: String) -> [Unicode.Scalar] {
    var folded: [Unicode.Scalar] = []
    folded.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars { append(scalar, to: &folded) }
    return folded
  }

  /// Appends a folded scalar, which may be several, or none.
  func append(_ scalar: Unicode.Scalar, to folded: inout [Unicode.Scalar]) {
    if scalar.isASCII {
      folded.append(scalar.lowercasedASCII)
    } else {
      appendLetters(of: scalar, to: &folded)
    }
  }

  /// Not inlined, so that text in ASCII does not prepare for the properties of scalars.
  @inline(never)
  private func appendLetters(of scalar: Unicode.Scalar, to folded: inout [Unicode.Scalar]) {
    for lower in scalar.properties.lowercaseMapping.unicodeScalars {
      appendBase(of: lower, to: &folded)
    }
  }

  private func appendBase(of scalar: Unicode.Scalar, to folded: inout [Unicode.Scalar]) {
    switch scalar {
    case "ß": folded += ["s", "s"]
    case "æ": folded += ["a", "e"]
    case "œ": folded += ["o", "e"]
    default:
      if scalar.properties.generalCategory != .nonspacingMark {
        folded.append(bases[scalar] ?? scalar)
      }
    }
  }
}

private extension Unicode.Scalar {
  /// The scalar, or the small letter of a capital letter of ASCII.
  var lowercasedASCII: Self {
    ("A"..."Z").contains(self) ? Self(UInt8(truncatingIfNeeded: value) | 0x20) : self
  }
}
