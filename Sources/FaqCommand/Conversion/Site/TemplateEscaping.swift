/// Escapes syntax that site generators add to CommonMark.
///
/// It escapes includes and shortcodes (`{{…}}` and `{%…%}`), attributes (`{#…}` and `{:…}`), and
/// definition lists (lines that start with `:`). The text stays the same in CommonMark. In code,
/// where escapes do not work, an invisible character separates the braces.
enum TemplateEscaping {
  /// U+2060, the word joiner.
  private static let joiner: [UInt8] = [0xE2, 0x81, 0xA0]

  /// Escapes the output of `MarkdownRenderer`, which puts a backslash before each literal backtick.
  static func escaped(_ markdown: [UInt8]) -> [UInt8] {
    guard markdown.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: ":") }) else {
      return markdown
    }
    var escaped: [UInt8] = []
    escaped.reserveCapacity(markdown.count + 64)
    var fence = 0
    var offset = 0
    while offset < markdown.count {
      let byte = markdown[offset]
      switch byte {
      case UInt8(ascii: "\\") where fence == 0 && offset + 1 < markdown.count:
        escaped.append(byte)
        offset += 1
        escaped.append(markdown[offset])
      case UInt8(ascii: "`"):
        let ticks = markdown[offset...].prefix { $0 == byte }
        if fence == 0 { fence = ticks.count } else if fence == ticks.count { fence = 0 }
        escaped += ticks
        offset += ticks.count - 1
      default:
        escaped += mark(before: byte, after: escaped.last, isCode: fence > 0)
        escaped.append(byte)
      }
      offset += 1
    }
    return escaped
  }

  /// The backslash or word joiner to insert before a byte, if any.
  private static func mark(before byte: UInt8, after last: UInt8?, isCode: Bool) -> [UInt8] {
    let followsBrace = last == UInt8(ascii: "{")
    return switch byte {
    case UInt8(ascii: "{"): isCode ? followsBrace ? joiner : [] : [UInt8(ascii: "\\")]
    case UInt8(ascii: "%"): followsBrace ? isCode ? joiner : [UInt8(ascii: "\\")] : []
    case UInt8(ascii: ":"): !isCode && last == UInt8(ascii: "\n") ? [UInt8(ascii: "\\")] : []
    default: []
    }
  }
}
