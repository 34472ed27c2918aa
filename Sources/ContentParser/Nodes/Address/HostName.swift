import Bytes

/// A host that is a name, such as `www.example.com`.
enum HostName {
  /// The most bytes that DNS allows in a name, with its dots, and in a label.
  static let maximumLength = 253
  static let maximumLabelLength = 63

  /// Does not check how many bytes a label that is not ASCII takes in DNS.
  static func check(_ text: Substring, _ labels: [Substring]) throws(AddressError) {
    let scalars = try labels.map { label throws(AddressError) in try decoded(label) }
    let length = labels.reduce(labels.count - 1) { $0 + $1.utf8.count }
    if length > maximumLength, text.utf8.allSatisfy({ $0 < 0x80 }) {
      throw AddressError(.host, "the host \(text.quoted()) is longer than 253 bytes")
    }
    guard scalars.contains(where: \.isRightToLeft) else { return }
    if let index = scalars.firstIndex(where: { !$0.followsBidiRule }) {
      throw .label(labels[index], "mixes directions of writing")
    }
  }

  /// The characters that a label stands for, which are others if it begins with `xn--`.
  private static func decoded(_ label: Substring) throws(AddressError) -> [Unicode.Scalar] {
    var scalars = Array(label.unicodeScalars)
    let isASCII = scalars.allSatisfy(\.isASCII)
    if isASCII, scalars.count > maximumLabelLength {
      throw .label(label, "is longer than 63 bytes")
    }
    if scalars.isMarkedAsPunycode {
      guard isASCII, let decoded = Punycode.decoded(label.dropFirst(4)),
        decoded.allSatisfy(\.isAllowedInPunycode), !decoded.allSatisfy(\.isASCII),
        !decoded.isMarkedAsPunycode
      else { throw .label(label, "is not valid Punycode") }
      scalars = decoded
    }
    if scalars.first?.isMark ?? false { throw .label(label, "begins with a combining mark") }
    return scalars
  }
}

private extension [Unicode.Scalar] {
  var isMarkedAsPunycode: Bool {
    prefix(4).map(\.properties.lowercaseMapping) == ["x", "n", "-", "-"]
  }
}

private extension AddressError {
  static func label(_ label: Substring, _ reason: String) -> Self {
    Self(.host, "the part \(label.quoted()) of the host \(reason)")
  }
}

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
    [
      .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber,
    ]
    .contains(properties.generalCategory)
  }

  var isMark: Bool { [.nonspacingMark, .spacingMark].contains(properties.generalCategory) }

  var isDigit: Bool { properties.generalCategory == .decimalNumber }
}

/// The Bidi Rule of RFC 5893, which keeps labels apart that run in different directions.
extension [Unicode.Scalar] {
  var isRightToLeft: Bool { contains(where: \.isRightToLeft) }

  /// Whether a label follows the rule for hosts that have a label from right to left.
  var followsBidiRule: Bool {
    guard let first, let last = last(where: { !$0.isMark }), first.isLetter else { return false }
    guard last.isLetter || last.isDigit else { return false }
    guard isRightToLeft else { return true }
    return first.isRightToLeft
      && allSatisfy { $0.isRightToLeft || $0.isMark || !$0.isLetter }
      && !(contains(where: \.isArabicIndicDigit) && contains(where: \.isEuropeanDigit))
  }
}

private extension Unicode.Scalar {
  var isRightToLeft: Bool { isInRightToLeftBlock && !isMark && !isEuropeanDigit }

  var isArabicIndicDigit: Bool {
    (0x0660...0x0669).contains(value) || (0x10D30...0x10D39).contains(value)
  }

  var isEuropeanDigit: Bool { ("0"..."9").contains(self) || (0x06F0...0x06F9).contains(value) }
}

/// Punycode (RFC 3492), in which `bücher` is `bcher-kva`.
enum Punycode {
  private static let base = 36

  /// The text that Punycode stands for, with its ASCII letters in lower case.
  static func decoded(_ text: Substring) -> [Unicode.Scalar]? {
    var decoded: [Unicode.Scalar] = []
    var digits = text.utf8
    if let hyphen = digits.lastIndex(of: UInt8(ascii: "-")), hyphen > digits.startIndex {
      decoded = Array(text[..<hyphen].lowercased().unicodeScalars)
      digits = digits[digits.index(after: hyphen)...]
    }
    var state = 0
    var codePoint = 128
    var bias = 72
    while !digits.isEmpty {
      guard let delta = nextNumber(in: &digits, bias: bias) else { return nil }
      let count = decoded.count + 1
      bias = adaptedBias(delta: delta, count: count, isFirst: state == 0)
      state += delta
      codePoint += state / count
      state %= count
      guard codePoint <= 0x10FFFF, let scalar = Unicode.Scalar(UInt32(codePoint)) else {
        return nil
      }
      decoded.insert(scalar, at: state)
      state += 1
    }
    return decoded
  }

  /// Reads a number whose digits end at the first that is below its threshold.
  ///
  /// A number that no label needs is refused, so that nothing overflows.
  private static func nextNumber(in digits: inout Substring.UTF8View, bias: Int) -> Int? {
    var number: Int64 = 0
    var weight: Int64 = 1
    for position in stride(from: base, through: .max, by: base) {
      guard let digit = digits.popFirst().flatMap(value), weight < 1 << 40 else { return nil }
      number += Int64(digit) * weight
      let threshold = min(max(position - bias, 1), 26)
      if digit < threshold { return number < 1 << 27 ? Int(number) : nil }
      weight *= Int64(base - threshold)
    }
    return nil
  }

  private static func value(of digit: UInt8) -> Int? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(digit - UInt8(ascii: "0")) + 26
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(digit - UInt8(ascii: "a"))
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(digit - UInt8(ascii: "A"))
    default: nil
    }
  }

  private static func adaptedBias(delta: Int, count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / count
    var bias = 0
    while delta > 455 {
      delta /= 35
      bias += base
    }
    return bias + 36 * delta / (delta + 38)
  }
}
