/// Takes from Markdown what the programs that make sites of it read before CommonMark does, or
/// beside it: includes and shortcodes, `{{…}}` and `{%…%}`, attributes, `{#…}` and `{:…}`, and
/// terms with a `:` below them.
///
/// The text stays the same to CommonMark. Only in code, where nothing can be escaped, an invisible
/// character parts what must not stand together.
enum TemplateEscaping {
  /// U+2060, the word joiner.
  private static let joiner: [UInt8] = [0xE2, 0x81, 0xA0]

  /// Markdown as its renderer puts it out: a backtick that is text has a backslash before it.
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

  /// What parts a byte from the one before it, or takes its meaning.
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
