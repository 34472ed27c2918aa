import ContentParser

/// Styled text as SGR and OSC 8 sequences; each piece closes what it opened, so that a line that
/// is cut off or paged leaves no look behind.
struct ANSIEncoding: TextEncoding {
  /// What selects the look of each role that has one, in order.
  private let looks: [(role: TextRole, parameters: [String])]
  private let hyperlinks: Bool

  init(theme: Theme, hyperlinks: Bool) {
    looks = TextRole.allCases.map { ($0, theme[$0].parameters.map(String.init)) }
      .filter { !$0.parameters.isEmpty }
    self.hyperlinks = hyperlinks
  }

  func encode(_ line: [StyledText], to output: inout OutputBuffer) {
    for piece in line {
      let address = hyperlinks ? piece.style.address : nil
      if let address { open(address, in: &output) }
      let hasLook = begin(piece.style.roles, in: &output)
      output.append(piece.text)
      if hasLook { output.append("\u{1B}[0m") }
      if address != nil { output.append("\u{1B}]8;;\u{1B}\\") }
    }
  }

  /// Selects the looks of roles; tells whether they have any.
  private func begin(_ roles: Set<TextRole>, in output: inout OutputBuffer) -> Bool {
    if roles.isEmpty { return false }
    var lead = "\u{1B}["
    for look in looks where roles.contains(look.role) {
      for parameter in look.parameters {
        output.append(lead)
        output.append(parameter)
        lead = ";"
      }
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
