import Bytes

/// Signs of Markdown, each at the byte that may begin it.
extension Span<UInt8> {
  /// Where the stretch begins that the sign at an offset belongs to: of a link its bracket.
  func startOfMarkdown(at offset: Int) -> Int {
    guard self[offset] == UInt8(ascii: "]") else { return offset }
    return startOfLabel(before: offset) ?? offset
  }

  /// `**word**`, and neither `2**3` nor `a ** b`.
  func endOfStrong(at offset: Int) -> Int? {
    guard offset == 0 || !isWordByte(at: offset - 1), offset + 2 < count,
      self[offset + 2] > UInt8(ascii: " "), self[offset + 2] != UInt8(ascii: "*")
    else { return nil }
    let lineEnd = endOfShownLine(from: offset)
    var end = offset + 2
    while end + 1 < lineEnd {
      if self[end] == UInt8(ascii: "*"), self[end + 1] == UInt8(ascii: "*") {
        let holdsLetter = (offset + 2..<end).contains { self[$0].isASCIILetter || self[$0] >= 0x80 }
        return holdsLetter && self[end - 1] > UInt8(ascii: " ") ? end + 2 : nil
      }
      end += 1
    }
    return nil
  }

  /// `[label](https://…)` and other addresses, but no `a[i](x)`.
  func endOfLink(at offset: Int) -> Int? {
    guard startOfLabel(before: offset) != nil else { return nil }
    let start = offset + 2
    let starts: [StaticString] = ["http://", "https://", "mailto:", "tel:", "www.", "/", "#"]
    guard starts.contains(where: { begins(with: $0, at: start) }) else { return nil }
    return (start..<endOfShownLine(from: start)).first { self[$0] == UInt8(ascii: ")") }
      .map { $0 + 1 }
  }

  /// Three backticks at the start of a line.
  func endOfFence(at offset: Int) -> Int? {
    isStartOfLine(offset) && begins(with: "```", at: offset) ? endOfShownLine(from: offset) : nil
  }

  /// `## Heading`, but not `#1` or `# command`.
  func endOfHeading(at offset: Int) -> Int? {
    guard isStartOfLine(offset) else { return nil }
    let end = (offset..<count).first { self[$0] != UInt8(ascii: "#") } ?? count
    guard end - offset <= 6, end + 1 < count, self[end] == UInt8(ascii: " "),
      isWordByte(at: end + 1)
    else { return nil }
    return endOfShownLine(from: offset)
  }

  /// `|---|:--|`, the line below the heads of a table.
  func endOfTableRule(at offset: Int) -> Int? {
    let end = endOfShownLine(from: offset)
    let isRule = (offset..<end).allSatisfy { offset in
      switch self[offset] {
      case UInt8(ascii: "|"), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: " "): true
      default: false
      }
    }
    return isStartOfLine(offset) && isRule && begins(with: "|--", at: offset) ? end : nil
  }
}

extension Span<UInt8> {
  func begins(with start: StaticString, at offset: Int) -> Bool {
    guard offset + start.utf8CodeUnitCount <= count else { return false }
    return start.withUTF8Buffer { start in
      start.indices.allSatisfy { unsafe self[offset + $0] == start[$0] }
    }
  }

  /// The end of the line, if it is near: no stretch of markup is longer.
  func endOfShownLine(from offset: Int) -> Int {
    (offset..<Swift.min(offset + 400, count)).first { self[$0] == UInt8(ascii: "\n") }
      ?? Swift.min(offset + 400, count)
  }

  func isWordByte(at offset: Int) -> Bool {
    self[offset].isASCIIAlphanumeric || self[offset] >= 0x80
  }

  func isStartOfLine(_ offset: Int) -> Bool {
    offset == 0 || self[offset - 1] == UInt8(ascii: "\n")
  }

  /// The bracket that begins the label of a link, in the same line.
  private func startOfLabel(before end: Int) -> Int? {
    var offset = end - 1
    while offset >= Swift.max(0, end - 200), self[offset] != UInt8(ascii: "\n") {
      if self[offset] == UInt8(ascii: "[") { return offset < end - 1 ? offset : nil }
      offset -= 1
    }
    return nil
  }
}
