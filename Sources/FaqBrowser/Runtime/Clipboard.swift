import Bytes

/// The clipboard of the terminal, which OSC 52 fills.
enum Clipboard {
  /// The sequence that puts bytes on the clipboard.
  static func sequence(copying bytes: [UInt8]) -> [UInt8] {
    Array("\u{1B}]52;c;".utf8) + bytes.base64 + Array("\u{1B}\\".utf8)
  }
}
