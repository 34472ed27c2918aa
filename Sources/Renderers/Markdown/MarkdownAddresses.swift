import Bytes

/// Web addresses in text, which GitHub and others make links of: `https://a.org` and `www.a.org`.
///
/// They read such an address up to the next space or `<`, escapes and marks included. It would take
/// the backslash of `https://a.org\<script>` with it, and leave a tag behind. An address in front of
/// anything that is not just text therefore gets a backslash of its own, and is no link.
extension MarkdownEscaping {
  /// The substitution that keeps an address from becoming a link, if its `:` or the last `w` of its
  /// `www` is at an offset and something would be lost in the link.
  func addressSubstitution(at offset: Int, in text: Span<UInt8>) -> Substitution? {
    guard let host = text.hostOfAddress(marked: offset),
      isReadDifferently(from: host, in: text)
    else { return nil }
    switch text[offset] {
    case UInt8(ascii: "w"): return Substitution("w\\.", for: 2)
    case UInt8(ascii: "W"): return Substitution("W\\.", for: 2)
    default: return .backslash
    }
  }

  /// Whether there is an escape, a mark, another address or another space before the next space.
  private func isReadDifferently(from start: Int, in text: Span<UInt8>) -> Bool {
    for offset in start..<text.count {
      if text[offset] == UInt8(ascii: " ") {
        // A space at the end of a line is written as an entity.
        return offset + 1 == text.count && (after == " " || after == "\\")
      }
      if isMarkup(at: offset, in: text) || text.hasOtherSpace(at: offset)
        || text.hostOfAddress(marked: offset) != nil
      {
        return true
      }
    }
    // There are no such links in the label of a link.
    return after != " " && after != "]"
  }
}

private extension Span<UInt8> {
  /// Where the host begins whose mark is at an offset: the `:` of `://`, or the last `w` of `www.`.
  func hostOfAddress(marked offset: Int) -> Int? {
    switch self[offset] {
    case UInt8(ascii: ":"):
      has("/", at: offset + 1) && has("/", at: offset + 2) ? offset + 3 : nil
    case UInt8(ascii: "w"), UInt8(ascii: "W"):
      has(".", at: offset + 1) && has("w", at: offset - 1) && has("w", at: offset - 2)
        ? offset + 2 : nil
    default: nil
    }
  }

  /// Whether a tab, a line end or a space beyond ASCII begins at an offset.
  func hasOtherSpace(at offset: Int) -> Bool {
    self[offset] < 0x20 || (self[offset] > 0xC1 && scalar(at: offset).isWhiteSpace)
  }

  /// Whether a character is at an offset, be it a capital letter or not.
  func has(_ character: Unicode.Scalar, at offset: Int) -> Bool {
    indices.contains(offset) && self[offset] | 0x20 == UInt8(ascii: character)
  }
}
