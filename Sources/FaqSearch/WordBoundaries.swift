import Bytes

/// Where words begin and end in folded text.
extension Unicode.Scalar {
  /// Whether it is a letter, a digit, or a mark on one.
  var isPartOfWord: Bool {
    if isASCII { return isLowercaseASCIIAlphanumeric }
    return switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }

  /// Whether it belongs to a script in which no spaces separate words, or to Hangul, in which
  /// endings follow words directly.
  var standsInRunningWords: Bool {
    switch value {
    case 0x0E00...0x0EFF, 0x1000...0x11FF, 0x1780...0x17FF, 0x2E80...0x2FDF, 0x3005...0x3007,
      0x3040...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA960...0xA97F, 0xD7B0...0xD7FF,
      0x1B000...0x1B2FF, 0x2_0000...0x3_FFFF:
      !isVoicingMark
    default: false
    }
  }

  /// Whether it completes the letter before it: a vowel or a final consonant of Hangul, or a
  /// mark that voices a kana.
  var completesLetter: Bool {
    switch value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: true
    default: isVoicingMark
    }
  }

  private var isVoicingMark: Bool { value == 0x3099 || value == 0x309A }
}
