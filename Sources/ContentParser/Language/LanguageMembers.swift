import Bytes
import FaqService

extension RawFaq {
  /// Whether the entry or one of its items may have a member `lang` or `dir`.
  ///
  /// Most entries have neither. One scan of the bytes, for the quoted names and for escapes that
  /// could spell their letters, takes less time than two searches in each item.
  package var mayNameLanguage: Bool {
    let source = source
    return source.span.mayNameLanguage
  }
}

/// `\u`, or the last letter of a name with the quotation mark behind it.
private enum LanguageByte: ByteCondition {
  @inline(__always)
  static func holds(for byte: UInt8, _ next: UInt8, _: UInt8) -> Bool {
    (((byte == UInt8(ascii: "g")) | (byte == UInt8(ascii: "r"))) & (next == UInt8(ascii: "\"")))
      | ((byte == UInt8(ascii: "\\")) & (next == UInt8(ascii: "u")))
  }
}

private extension Span<UInt8> {
  var mayNameLanguage: Bool {
    contains(LanguageByte.self) { offset in
      self[offset] == UInt8(ascii: "\\") || ends("\"lang\"", at: offset + 2)
        || ends("\"dir\"", at: offset + 2)
    }
  }

  func ends(_ name: StaticString, at end: Int) -> Bool {
    let start = end - name.utf8CodeUnitCount
    guard start >= 0 else { return false }
    return name.withUTF8Buffer { name in
      name.indices.allSatisfy { unsafe self[start + $0] == name[$0] }
    }
  }
}
