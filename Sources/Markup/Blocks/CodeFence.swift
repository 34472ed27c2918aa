import Bytes

/// The opening line of a fenced code block.
struct CodeFence: Equatable {
  let sign: UInt8
  let length: Int
  /// How far the fence is indented; the lines inside lose as much.
  let indent: Int
  /// The text behind the fence.
  let info: String

  init?(at scanner: ByteScanner, indent: Int) {
    var scanner = scanner
    guard let first = scanner.next, first == .backtick || first == .tilde else { return nil }
    length = scanner.skip { $0 == first }
    guard length >= 3 else { return nil }
    let rest = scanner.bytes[scanner.offset..<scanner.end]
    guard first == .tilde || !rest.contains(.backtick) else { return nil }
    sign = first
    self.indent = indent
    info = Unescaping.text(of: scanner.bytes, in: rest.trimmingMarkupSpaces().indices)
  }

  /// Whether a line closes the block.
  func isClosed(by scanner: ByteScanner) -> Bool {
    var scanner = scanner
    guard scanner.skip(while: { $0 == sign }) >= length else { return false }
    scanner.skip(while: \.isSpaceOrTab)
    return scanner.isAtEnd
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without spaces, tabs and line ends at both ends.
  func trimmingMarkupSpaces() -> Self {
    var result = self
    while result.first?.isMarkupSpace == true { result.removeFirst() }
    while result.last?.isMarkupSpace == true { result.removeLast() }
    return result
  }
}
