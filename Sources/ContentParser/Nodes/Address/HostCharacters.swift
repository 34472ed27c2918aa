import Bytes

/// The characters of hosts.
///
/// Browsers map a host by the tables of UTS 46. The properties of a character tell whether those
/// keep it or only make it lower case; any other character is refused.
extension Unicode.Scalar {
  /// Whether it separates labels; browsers take the last three for the first.
  var isHostDot: Bool { self == "." || self == "。" || self == "．" || self == "｡" }

  /// Whether a host may hold it: a letter, a mark, a digit, a hyphen, an underscore or an emoji.
  var isAllowedInHost: Bool {
    isKeptInHost
      || !isMappedVariously
        && properties.lowercaseMapping.unicodeScalars.allSatisfy(\.isKeptInHost)
  }

  /// Whether a host may hold it, and browsers do not map it to another.
  var isKeptInHost: Bool {
    if isASCII { return isLowercaseASCIIAlphanumeric || self == "-" || self == "_" }
    if self == "ß" || self == "ς" { return true }
    return !properties.changesWhenNFKCCaseFolded
      && (isLetter || isMark || isDigit || properties.isEmoji)
  }

  /// Whether a label that begins with `xn--` may stand for it: also the joiners and the signs that
  /// RFC 5892 allows in some names.
  var isAllowedInPunycode: Bool {
    switch self {
    case "\u{B7}", "\u{375}", "\u{5F3}", "\u{5F4}", "\u{200C}", "\u{200D}", "\u{30FB}": true
    default: isKeptInHost
    }
  }

  /// Whether it is a capital letter that not all versions of UTS 46 map to the same, or to any.
  private var isMappedVariously: Bool {
    switch self {
    case "\u{4C0}", "\u{10A0}"..."\u{10C5}", "\u{1E9E}", "\u{2132}", "\u{2183}": true
    default: false
    }
  }

  var isLetter: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      true
    default: false
    }
  }

  var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark: true
    default: false
    }
  }

  var isDigit: Bool { properties.generalCategory == .decimalNumber }
}
