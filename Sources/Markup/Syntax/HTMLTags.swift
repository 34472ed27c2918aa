import Bytes

/// The tags of HTML, as CommonMark recognises them.
extension ByteScanner {
  /// Moves past an opening or closing tag; otherwise does not move.
  mutating func skipTag() -> Bool {
    var probe = self
    guard probe.skip(.less) else { return false }
    let matches = probe.next == .slash ? probe.skipRestOfClosingTag() : probe.skipRestOfOpeningTag()
    if matches { self = probe }
    return matches
  }
}

private extension ByteScanner {
  mutating func skipRestOfClosingTag() -> Bool {
    guard skip(.slash), skipTagName() else { return false }
    skip(while: \.isMarkupSpace)
    return skip(.greater)
  }

  mutating func skipRestOfOpeningTag() -> Bool {
    guard skipTagName() else { return false }
    while true {
      let hasSpace = skip(while: \.isMarkupSpace) > 0
      if next == .slash || next == .greater {
        _ = skip(.slash)
        return skip(.greater)
      }
      guard hasSpace, skipAttributeName(), skipAttributeValue() else { return false }
    }
  }

  mutating func skipTagName() -> Bool {
    guard next?.isASCIILetter == true else { return false }
    skip { $0.isASCIIAlphanumeric || $0 == .hyphen }
    return true
  }

  mutating func skipAttributeName() -> Bool {
    guard let first = next, first.isASCIILetter || first == .underscore || first == .colon else {
      return false
    }
    skip {
      $0.isASCIIAlphanumeric || $0 == .underscore || $0 == .colon || $0 == .dot || $0 == .hyphen
    }
    return true
  }

  /// Moves past `= value`; an attribute without a value is fine.
  mutating func skipAttributeValue() -> Bool {
    var probe = self
    probe.skip(while: \.isMarkupSpace)
    guard probe.skip(.equals) else { return true }
    probe.skip(while: \.isMarkupSpace)
    switch probe.next {
    case .doubleQuote, .singleQuote:
      let quote = probe.bytes[probe.offset]
      probe.offset += 1
      probe.skip { $0 != quote }
      guard probe.skip(quote) else { return false }
    default:
      let count = probe.skip { !$0.isMarkupSpace && !"\"'=<>`".utf8.contains($0) }
      guard count > 0 else { return false }
    }
    self = probe
    return true
  }
}
