import Bytes

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
  func message(about part: AddressError.Part) -> String {
    switch self {
    case .missing: "the \(part) is missing"
    case .scheme(let fault): fault.message
    case .slashes(let scheme, _):
      scheme.isWeb ? "two slashes must follow `\(scheme):`" : "no slash may follow `\(scheme):`"
    case .character(let scalar, _) where part == .user: "the user holds \(scalar.nameInAddress)"
    case .character(let scalar, let quote): "the \(part) \(quote) holds \(scalar.nameInAddress)"
    case .hostCharacter(let scalar, let quote):
      "the host \(quote) holds `\(scalar)`" + (scalar.isASCII ? "" : " (\(scalar.codePoint))")
    case .emptyLabel(let quote): "the host \(quote) begins with a dot, or has two in a row"
    case .label(let quote, let fault): "the part \(quote) of the host \(fault.rawValue)"
    case .longName(let quote): "the host \(quote) is longer than 253 bytes"
    case .ipv4(let quote): "the host \(quote) is not an IPv4 address"
    case .ipv6(let quote): "the host \(quote) is not an IPv6 address"
    case .portSpelling(let quote): "the port \(quote) is not a number"
    case .portNumber(let quote): "the port \(quote) is greater than 65535"
    case .baseScheme(let scheme): "no address is relative to `\(scheme):`"
    case .baseUser: "it holds a user or a password"
    case .baseLength: "it is longer than \(BaseAddress.maximumLength) bytes"
    }
  }
}

extension AddressFault {
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
    case .scheme(let fault): fault.isQuoting
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
