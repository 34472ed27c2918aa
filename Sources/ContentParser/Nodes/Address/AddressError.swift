import Bytes

/// Why a text is not an address that is safe to follow.
public struct AddressError: Error, Hashable, Sendable {
  /// A part of an address.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    case scheme
    /// The name and the password before `@`.
    case user
    case host, port, path, query, fragment
    /// What follows `mailto:`.
    case recipient
    /// What follows `tel:`.
    case number
  }

  /// The part that is wrong.
  public let part: Part
  /// What is wrong with it; words that need a search are only made when they are asked for.
  let fault: AddressFault

  /// What is wrong, in words: "the port `b` is not a number".
  public var message: String { fault.explanation(of: part).message }

  /// How to fix it.
  public var hint: String? { fault.explanation(of: part).hint }

  init(_ part: Part, _ fault: AddressFault) {
    self.part = part
    self.fault = fault
  }

  init(_ part: Part, _ message: String, hint: String? = nil) {
    self.init(part, .other(message, hint: hint))
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
  case scheme(AddressSchemeFault)
  /// The scheme is not followed by exactly two slashes; the text comes after them.
  case slashes(AddressScheme, Substring)
  /// A character that no part may hold.
  case character(Unicode.Scalar, quote: String)
  /// Any other fault, in words; they quote the text if that helps.
  case other(String, hint: String?)

  /// What is wrong with a part, and how to fix it.
  func explanation(of part: AddressError.Part) -> (message: String, hint: String?) {
    switch self {
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
    case .other(let message, let hint): (message, hint)
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
    case .character, .other: false
    }
  }

  /// Whether its message shows what is wrong, so that the whole address need not be shown.
  var isQuoting: Bool {
    switch self {
    case .scheme(let fault): !fault.isMissing
    case .slashes: false
    case .character: true
    case .other(let message, _): message.contains("`")
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
      ?? "the scheme \(name.quoted()) is not allowed"
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
      .character(name.unicodeScalars[index], quote: name.quoted(around: index))
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
    if ["/", "./", "../", "#", "?"].contains(where: { utf8.starts(with: $0.utf8) }) { return true }
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
