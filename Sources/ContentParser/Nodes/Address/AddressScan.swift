import Bytes

/// A quick check that suffices for most addresses.
extension Span<UInt8> {
  /// Whether this is an address that needs no closer look.
  ///
  /// It has a host of plain labels without a port, or a recipient or a number, and no character
  /// that is ever percent-encoded or refused.
  var isUsualAddress: Bool {
    guard firstOffset(from: 0, where: UnusualInAddress.self) == count else { return false }
    if begins(with: "https://") { return hasUsualHost(from: 8) }
    if begins(with: "http://") { return hasUsualHost(from: 7) }
    return begins(with: "mailto:") && hasRecipient(at: 7)
      || begins(with: "tel:") && hasRecipient(at: 4)
  }

  /// Ignores case; the control characters that it would take for `:` and `/` are unusual.
  private func begins(with start: StaticString) -> Bool {
    start.withUTF8Buffer { start in
      guard start.count <= count else { return false }
      for offset in start.indices {
        guard unsafe self[offset] | 0x20 == start[offset] else { return false }
      }
      return true
    }
  }

  private func hasRecipient(at offset: Int) -> Bool {
    guard offset < count else { return false }
    switch self[offset] {
    case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return false
    default: return true
    }
  }

  /// Whether the host is a name of letters, digits and hyphens whose last label is no number.
  private func hasUsualHost(from start: Int) -> Bool {
    var label = start
    var offset = start
    while offset < count, !self[offset].endsAuthority {
      if self[offset] == UInt8(ascii: ".") {
        guard isUsualLabel(label..<offset) else { return false }
        label = offset + 1
      } else if !self[offset].isUsualInHost {
        return false
      }
      offset += 1
    }
    return isUsualLabel(label..<offset) && self[label].isASCIILetter
      && offset - start <= HostName.maximumLength
  }

  /// Whether it is not too long, and not `xn--`.
  private func isUsualLabel(_ label: Range<Int>) -> Bool {
    !label.isEmpty && label.count <= HostName.maximumLabelLength
      && (label.count < 4 || self[label.lowerBound + 2] != UInt8(ascii: "-"))
  }
}

/// What is percent-encoded or refused somewhere in an address, or part of what is not ASCII.
private enum UnusualInAddress: ByteCondition {
  /// `"`, `'`, `<`, `>`, `\`, `^`, a backtick, `{`, `|`, `}`, or not printable.
  @inline(__always)
  static func holds(for byte: UInt8, _: UInt8, _: UInt8) -> Bool {
    (byte <= 0x20) | (byte == 0x22) | (byte == 0x27) | (byte == 0x3C) | (byte == 0x3E)
      | (byte == 0x5C) | (byte == 0x5E) | (byte == 0x60) | (byte >= 0x7B)
  }
}

private extension UInt8 {
  var isUsualInHost: Bool { isASCIIAlphanumeric || self == UInt8(ascii: "-") }

  var endsAuthority: Bool {
    self == UInt8(ascii: "/") || self == UInt8(ascii: "?") || self == UInt8(ascii: "#")
  }
}
