import ContentParser

/// Styled text as SGR and OSC 8 sequences; each piece closes what it opened, so that a line that
/// is cut off or paged leaves no look behind.
struct ANSIEncoding: TextEncoding {
  let theme: Theme
  let hyperlinks: Bool

  func encode(_ line: [StyledText], to output: inout OutputBuffer) {
    for piece in line {
      let parameters = TextRole.allCases.filter { piece.style.roles.contains($0) }
        .flatMap { theme[$0].parameters }
      let address = hyperlinks ? piece.style.address : nil
      if let address { output.append(Self.opening(of: address)) }
      if !parameters.isEmpty {
        output.append("\u{1B}[\(parameters.map(String.init).joined(separator: ";"))m")
      }
      output.append(piece.text)
      if !parameters.isEmpty { output.append("\u{1B}[0m") }
      if address != nil { output.append("\u{1B}]8;;\u{1B}\\") }
    }
  }

  /// The same address has the same id, so that a link over several lines is one link.
  private static func opening(of address: Address) -> String {
    "\u{1B}]8;id=\(identifier(of: address));\(encoded(address))\u{1B}\\"
  }

  /// FNV-1a over the address: the same in every run.
  private static func identifier(of address: Address) -> String {
    var hash: UInt32 = 0x811C_9DC5
    for byte in address.text.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return String(hash, radix: 16)
  }

  /// Bytes that are not printable ASCII, and the semicolon, percent-encoded.
  private static func encoded(_ address: Address) -> String {
    var encoded = ""
    for byte in address.text.utf8 {
      if (33...126).contains(byte), byte != UInt8(ascii: ";") {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let hex = String(byte, radix: 16, uppercase: true)
        encoded += "%" + (hex.count < 2 ? "0" : "") + hex
      }
    }
    return encoded
  }
}
