import Bytes
import ContentParser

/// Encodes styled text with SGR and OSC 8 sequences.
///
/// Each stretch closes what it opened, so that a line that is cut off leaves no look behind.
struct ANSIEncoding: TextEncoding {
  /// The roles that have a look, with the parameters that select it, in order.
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

  /// Selects the looks of roles; returns whether there are any.
  private func begin(_ roles: TextRoles, in output: inout OutputBuffer) -> Bool {
    var hasLook = false
    for index in looks.indices where roles.contains(looks[index].role) {
      output.append(hasLook ? ";" : "\u{1B}[")
      output.append(looks[index].parameters)
      hasLook = true
    }
    if hasLook { output.append(UInt8(ascii: "m")) }
    return hasLook
  }

  /// Opens a link, with the same id for the same address: a link over several lines is one link.
  private func open(_ address: Address, in output: inout OutputBuffer) {
    address.text.withUTF8Bytes { address in
      output.append("\u{1B}]8;id=")
      output.append(Self.identifier(of: address))
      output.append(";")
      output.bytes.append(address, percentEncoding: EncodedInSequence.self)
      output.append("\u{1B}\\")
    }
  }

  /// The FNV-1a hash of the address, which is the same in every run.
  private static func identifier(of address: Span<UInt8>) -> String {
    String(String(copying: address).utf8.shortFNV1a, radix: 16)
  }
}

/// A byte that is not printable ASCII, which an OSC 8 sequence cannot hold.
private enum EncodedInSequence: ByteCondition {
  @inline(__always)
  static func holds(for byte: UInt8, _: UInt8, _: UInt8) -> Bool {
    (byte <= 0x20) | (byte >= 0x7F)
  }
}
