import ContentParser

/// Styled text as SGR and OSC 8 sequences; each piece closes what it opened, so that a line that
/// is cut off or paged leaves no look behind.
struct ANSIEncoding: TextEncoding {
  /// What selects the look of each role that has one, in order.
  private let looks: [(role: TextRoles, parameters: String)]
  private let hyperlinks: Bool

  init(theme: Theme, hyperlinks: Bool) {
    looks = TextRole.allCases.map { (TextRoles($0), theme[$0].parameters) }
      .filter { !$0.1.isEmpty }
      .map { ($0, $1.map(String.init).joined(separator: ";")) }
    self.hyperlinks = hyperlinks
  }

  func encode(_ text: Span<UInt8>, _ style: TextStyle, to output: inout OutputBuffer) {
    let address = hyperlinks ? style.address : nil
    if let address { open(address, in: &output) }
    let hasLook = begin(style.roles, in: &output)
    output.append(text)
    if hasLook { output.append("\u{1B}[0m") }
    if address != nil { output.append("\u{1B}]8;;\u{1B}\\") }
  }

  /// Selects the looks of roles; tells whether they have any.
  private func begin(_ roles: TextRoles, in output: inout OutputBuffer) -> Bool {
    var lead = "\u{1B}["
    for look in looks where roles.contains(look.role) {
      output.append(lead)
      output.append(look.parameters)
      lead = ";"
    }
    guard lead == ";" else { return false }
    output.append("m")
    return true
  }

  /// The same address has the same id, so that a link over several lines is one link.
  private func open(_ address: Address, in output: inout OutputBuffer) {
    output.append("\u{1B}]8;id=")
    output.append(Self.identifier(of: address))
    output.append(";")
    Self.encode(address, to: &output)
    output.append("\u{1B}\\")
  }

  /// FNV-1a over the address: the same in every run.
  private static func identifier(of address: Address) -> String {
    var hash: UInt32 = 0x811C_9DC5
    for byte in address.text.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return String(hash, radix: 16)
  }

  /// Bytes that are not printable ASCII, and the semicolon, percent-encoded.
  private static func encode(_ address: Address, to output: inout OutputBuffer) {
    for byte in address.text.utf8 {
      if (33...126).contains(byte), byte != UInt8(ascii: ";") {
        output.append(byte)
      } else {
        let hex = String(byte, radix: 16, uppercase: true)
        output.append("%" + (hex.count < 2 ? "0" : "") + hex)
      }
    }
  }
}
