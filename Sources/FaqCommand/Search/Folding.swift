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
  func folded(_ character: Character) -> [Unicode.Scalar] {
    var folded: [Unicode.Scalar] = []
    for scalar in character.lowercased().unicodeScalars {
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
    return folded
  }

  func folded(_ text: String) -> [Unicode.Scalar] { text.flatMap(folded) }
}
