import Bytes

/// Reads the lines that the ANSI renderer writes, whose only sequences are SGR and OSC 8.
struct StyledLines {
  private(set) var lines: [StyledLine] = []
  private var line = StyledLine()
  private var style = CellStyle.plain

  /// Reads output whose lines each end with a line feed.
  static func read(_ output: [UInt8]) -> [StyledLine] {
    var reading = Self()
    reading.read(output.span)
    return reading.lines
  }

  private mutating func read(_ output: Span<UInt8>) {
    var offset = 0
    while offset < output.count {
      switch output[offset] {
      case Self.escape: offset = readSequence(after: offset + 1, in: output)
      case Self.lineFeed:
        lines.append(line)
        line = StyledLine()
        offset += 1
      default:
        let end = output.end(from: offset) { $0 == Self.escape || $0 == Self.lineFeed }
        line.append(String(copying: output.extracting(offset..<end)), style)
        offset = end
      }
    }
    if !line.isEmpty { lines.append(line) }
  }
}

private extension StyledLines {
  static let escape: UInt8 = 0x1B
  static let lineFeed: UInt8 = 0x0A

  /// Follows a sequence, and returns where it ends.
  mutating func readSequence(after offset: Int, in output: Span<UInt8>) -> Int {
    guard offset < output.count else { return offset }
    switch output[offset] {
    case UInt8(ascii: "["):
      let end = output.end(from: offset + 1) { $0 >= 0x40 }
      if end < output.count, output[end] == UInt8(ascii: "m") {
        select(output.extracting(offset + 1..<end))
      }
      return min(end + 1, output.count)
    case UInt8(ascii: "]"):
      let end = output.end(from: offset + 1) { $0 == Self.escape }
      link(output.extracting(offset + 1..<end))
      return min(end + 2, output.count)
    default: return offset + 1
    }
  }

  mutating func select(_ parameters: Span<UInt8>) {
    let parts = String(copying: parameters).split(separator: ";", omittingEmptySubsequences: false)
    style.apply(parts.map { Int($0) ?? 0 }[...])
  }

  /// Begins the link of `8;id=1f;https://example.org`, or ends it with `8;;`.
  mutating func link(_ command: Span<UInt8>) {
    let parts = String(copying: command)
      .split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "8" else { return }
    let isPrintable = parts[2].utf8.allSatisfy { (0x21...0x7E).contains($0) }
    let identifier = parts[1].hasPrefix("id=") ? parts[1].dropFirst(3) : ""
    style.link =
      parts[2].isEmpty || !isPrintable
      ? nil : Hyperlink(identifier: String(identifier), address: String(parts[2]))
  }
}

private extension Span<UInt8> {
  /// Where the first byte is that meets a condition, from an offset on; the count, if none does.
  func end(from start: Int, where condition: (UInt8) -> Bool) -> Int {
    var offset = start
    while offset < count, !condition(self[offset]) { offset += 1 }
    return offset
  }
}
