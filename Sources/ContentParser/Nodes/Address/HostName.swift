/// A host that is a name, such as `www.example.com`.
struct HostName {
  /// The most bytes that DNS allows in a name, with its dots, and in a label.
  static let maximumLength = 253
  static let maximumLabelLength = 63

  private let text: Substring
  private let labels: [Substring]

  init(_ text: Substring, _ labels: [Substring]) {
    self.text = text
    self.labels = labels
  }

  /// Does not check how many bytes a label that is not ASCII takes in DNS.
  func check() throws(AddressError) {
    var decoded: [[Unicode.Scalar]] = []
    for label in labels { decoded.append(try Self.decoded(label)) }
    let length = labels.reduce(labels.count - 1) { $0 + $1.utf8.count }
    if length > Self.maximumLength, text.utf8.allSatisfy({ $0 < 0x80 }) {
      throw AddressError(.host, .longName(AddressQuote(text)))
    }
    guard decoded.contains(where: \.isRightToLeft) else { return }
    if let index = decoded.firstIndex(where: { !$0.followsBidiRule }) {
      throw .label(labels[index], .direction)
    }
  }

  /// The characters that a label stands for, which are others if it begins with `xn--`.
  private static func decoded(_ label: Substring) throws(AddressError) -> [Unicode.Scalar] {
    var scalars = Array(label.unicodeScalars)
    let isASCII = scalars.allSatisfy(\.isASCII)
    if isASCII, scalars.count > maximumLabelLength { throw .label(label, .length) }
    if scalars.isMarkedAsPunycode {
      guard isASCII, let decoded = Punycode.decoded(label.dropFirst(4)),
        decoded.allSatisfy(\.isAllowedInPunycode), !decoded.allSatisfy(\.isASCII),
        !decoded.isMarkedAsPunycode
      else { throw .label(label, .punycode) }
      scalars = decoded
    }
    if scalars.first?.isMark ?? false { throw .label(label, .mark) }
    return scalars
  }
}

private extension [Unicode.Scalar] {
  var isMarkedAsPunycode: Bool {
    prefix(4).map(\.properties.lowercaseMapping) == ["x", "n", "-", "-"]
  }
}

private extension AddressError {
  static func label(_ label: Substring, _ fault: AddressFault.LabelFault) -> Self {
    Self(.host, .label(AddressQuote(label), fault))
  }
}
