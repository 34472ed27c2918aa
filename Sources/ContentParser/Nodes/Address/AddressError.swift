import Bytes

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
  public var message: String { fault.explanation(of: part).message }

  /// How to fix it.
  public var hint: String? { fault.explanation(of: part).hint }

  init(_ part: Part, _ fault: AddressFault) {
    self.part = part
    self.fault = fault
  }
}

extension AddressError: CustomStringConvertible {
  /// The message as a sentence: "the address cannot be used: the port `b` is not a number".
  public var description: String { "the address cannot be used: \(message)" }
}

/// What can be wrong with a part of an address.
///
/// It is indirect so that a block that stores an address or this error stays small.
indirect enum AddressFault: Hashable {
  case missing
  case scheme(AddressSchemeFault)
  /// The scheme is not followed by exactly two slashes; the text comes after them.
  case slashes(AddressScheme, Substring)
  /// A character that no part may hold.
  case character(Unicode.Scalar, Quote)
  /// A character that no host may hold.
  case hostCharacter(Unicode.Scalar, Quote)
  case emptyLabel(Quote)
  case label(Quote, LabelFault)
  case longName(Quote)
  case ipv4(Quote)
  case ipv6(Quote)
  case portSpelling(Quote)
  case portNumber(Quote)
  /// A scheme that has no relative addresses.
  case baseScheme(AddressScheme)
  /// A user in a base, which every address that follows from it would hold.
  case baseUser
  /// A base that is so long that many links make far too much of it.
  case baseLength

  typealias Quote = AddressQuote

  enum LabelFault: String {
    case length = "is longer than 63 bytes"
    case punycode = "is not valid Punycode"
    case mark = "begins with a combining mark"
    case direction = "mixes directions of writing"
  }
}

extension AddressFault {
  /// What is wrong with a part, and how to fix it.
  func explanation(of part: AddressError.Part) -> (message: String, hint: String?) {
    switch self {
    case .missing: ("the \(part) is missing", nil)
    case .scheme(let fault): (fault.message, fault.hint)
    case .slashes(let scheme, let rest):
      (
        "\(scheme.isWeb ? "two slashes must" : "no slash may") follow `\(scheme):`",
        Self.fix(scheme.start + rest) ?? "Begin with `\(scheme.start)`."
      )
    case .character(let scalar, let quote):
      (
        "the \(part)\(part == .user ? "" : " \(quote)") holds \(scalar.nameInAddress)",
        Self.hint(for: scalar, in: part)
      )
    case .hostCharacter(let scalar, let quote):
      (
        "the host \(quote) holds `\(scalar)`" + (scalar.isASCII ? "" : " (\(scalar.codePoint))"),
        scalar == "%"
          ? "Write the host without percent-encoding."
          : "A host is made of letters, digits, hyphens and dots."
      )
    case .emptyLabel(let quote): ("the host \(quote) begins with a dot, or has two in a row", nil)
    case .label(let quote, let fault): ("the part \(quote) of the host \(fault.rawValue)", nil)
    case .longName(let quote): ("the host \(quote) is longer than 253 bytes", nil)
    case .ipv4(let quote):
      ("the host \(quote) is not an IPv4 address", "Write four numbers from 0 to 255.")
    case .ipv6(let quote):
      ("the host \(quote) is not an IPv6 address", "Write it like `[2001:db8::1]`.")
    case .portSpelling(let quote):
      ("the port \(quote) is not a number", "Write a number from 0 to 65535.")
    case .portNumber(let quote):
      ("the port \(quote) is greater than 65535", "Write a number from 0 to 65535.")
    case .baseScheme(let scheme):
      ("no address is relative to `\(scheme):`", "A base begins with https: or http:.")
    case .baseUser:
      ("it holds a user or a password", "Leave out what is before the `@`.")
    case .baseLength: ("it is longer than \(BaseAddress.maximumLength) bytes", nil)
    }
  }

  private static func hint(for scalar: Unicode.Scalar, in part: AddressError.Part) -> String {
    switch (part, scalar) {
    case (.scheme, _), (.host, _), (.port, _): "Remove it."
    case (.number, " "): "Write a hyphen for the space, or nothing."
    case (_, " "): "Write %20 for the space."
    case (.path, "\\"): "Write / for it, or %5C."
    case (_, "\\"): "Write %5C for it."
    case _ where scalar.properties.generalCategory == .control: "Remove it."
    case _: "Remove it, or write \(scalar.percentEncoded) for it."
    }
  }

  /// Suggests another text, if it is an address and short enough to show.
  static func fix(_ text: String) -> String? {
    guard text.utf8.count <= 100, let address = try? Address(text) else { return nil }
    return "Write `\(address.text)`."
  }

  /// Whether only a scheme or slashes are missing or too many, so that the rest says what is meant.
  var isIncomplete: Bool {
    switch self {
    case .scheme(let fault): fault.isMissing
    case .slashes: true
    case .missing, .character, .hostCharacter, .emptyLabel, .label, .longName, .ipv4, .ipv6,
      .portSpelling, .portNumber, .baseScheme, .baseUser, .baseLength:
      false
    }
  }

  /// Whether its message shows what is wrong, so that the whole address need not be shown.
  var isQuoting: Bool {
    switch self {
    case .missing, .slashes, .baseUser, .baseLength: false
    case .scheme(let fault): !fault.isMissing
    case .character, .hostCharacter, .emptyLabel, .label, .longName, .ipv4, .ipv6, .portSpelling,
      .portNumber, .baseScheme:
      true
    }
  }
}

private extension Unicode.Scalar {
  var nameInAddress: String {
    switch self {
    case " ": "a space"
    case "\t": "a tab"
    case "\n", "\r": "a line break"
    case "\\": "a backslash"
    case _ where properties.generalCategory == .control: "the control character \(codePoint)"
    case _ where properties.isWhitespace: "the space \(codePoint)"
    default: "the invisible character \(codePoint)"
    }
  }
}

/// A text that does not begin with a scheme that an address may have.
///
/// Any text may be tried as an address, so the reason is only found when somebody asks for it.
struct AddressSchemeFault: Hashable {
  private static let schemes = "Addresses begin with https:, http:, mailto: or tel:."
  private static let base = "A relative address needs --base, or a `base` before the FAQs."

  let text: String

  var message: String {
    guard !text.isEmpty else { return "it is empty" }
    guard let name else { return "the scheme is missing" }
    return Self.hiddenCharacter(in: name)?.explanation(of: .scheme).message
      ?? "the scheme \(AddressQuote(name)) is not allowed"
  }

  var hint: String? {
    guard let name else {
      if let meant = text[...].withLikelyScheme { return AddressFault.fix(meant) ?? Self.schemes }
      return text[...].isLikePath ? Self.base : Self.schemes
    }
    return Self.hiddenCharacter(in: name)?.explanation(of: .scheme).hint
      ?? Self.intendedScheme(for: name).map { "Did you mean `\($0)`?" } ?? Self.schemes
  }

  /// The text with the scheme that its author seems to mean.
  var textWithIntendedScheme: String? {
    guard let name else { return text[...].withLikelyScheme }
    return Self.intendedScheme(for: name).map { $0 + text[name.endIndex...] }
  }

  /// Whether there is no scheme at all.
  var isMissing: Bool { name == nil }

  /// The text before a colon, unless a host is before it and a port is after it.
  private var name: Substring? {
    let name = text[...].prefix(before: ":/?#")
    guard let rest = text[name.endIndex...].dropping(":") else { return nil }
    let isBeforePort = rest.utf8.first?.isASCIIDigit ?? false
    return isBeforePort && name.isLikeHost ? nil : name
  }

  private static func hiddenCharacter(in name: Substring) -> AddressFault? {
    name.unicodeScalars.firstIndex(where: \.isHidden).map { index in
      .character(name.unicodeScalars[index], AddressQuote(name, around: index))
    }
  }

  /// The scheme that differs in one letter.
  private static func intendedScheme(for name: Substring) -> String? {
    let typed = Array(name.lowercased().unicodeScalars.prefix(8))
    return AddressScheme.allCases
      .map(\.rawValue).first { Spelling.distance(typed, Array($0.unicodeScalars)) == 1 }
  }
}

private extension Substring {
  /// Whether an author who writes this means a relative address: `../map`, `guide.pdf#page=2`.
  var isLikePath: Bool {
    if ["/", "./", "../"].contains(where: { utf8.starts(with: $0.utf8) }) { return true }
    let path = prefix(before: "?#")
    let start = path.prefix(before: "/")
    let isWritten = path.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || "0123456789-_.~%+/".unicodeScalars.contains(scalar)
    }
    return isWritten && AddressScheme(rawValue: start.lowercased()) == nil
      && (start.endIndex < path.endIndex || start.unicodeScalars.contains("."))
  }

  /// The text with the scheme that its author seems to have left out.
  var withLikelyScheme: String? {
    if prefix(of: "/") == "//" { return "https:" + self }
    let host = prefix(before: ":/?#")
    let rest = self[host.endIndex...]
    let hasPort = rest.dropping(":")?.utf8.first?.isASCIIDigit ?? false
    if host.isNameOfHost(before: rest) || hasPort && host.isLikeHost { return "https://" + self }
    if let sign = utf8.lastIndex(of: UInt8(ascii: "@")) {
      let domain = self[utf8.index(after: sign)...].prefix(before: "?")
      return domain.isNameOfHost(before: "") ? "mailto:" + self : nil
    }
    return unicodeScalars.first == "+" ? "tel:" + self : nil
  }

  /// Whether this may be a host before a port.
  var isLikeHost: Bool {
    self == "localhost" || unicodeScalars.contains(".") && !unicodeScalars.contains("@")
  }

  /// Whether this can only be a host, and no file: `www.example.com`, but not `map.png`.
  func isNameOfHost(before rest: Self) -> Bool {
    guard isLikeHost, self != "localhost", !utf8.starts(with: "www.".utf8) else {
      return isLikeHost
    }
    let labels = lowercased().split(separator: ".")
    guard labels.count > 1, let last = labels.last else { return false }
    if labels.count == 4, labels.allSatisfy({ $0.utf8.allSatisfy(\.isASCIIDigit) }) { return true }
    guard TopLevelDomain.contains(last) else { return false }
    let isBelowCountry = ["co", "com", "edu", "gov", "net", "org"].contains(labels.dropLast().last)
    return !TopLevelDomain.fileEndings.contains(last) || isBelowCountry
      || rest.utf8.starts(with: "/".utf8)
  }
}
