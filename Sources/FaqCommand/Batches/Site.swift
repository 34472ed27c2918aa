import ContentParser
import Renderers

/// A generator that builds a site from a folder of Markdown.
enum SiteChoice: String, Choice {
  case mdbook, hugo, jekyll

  /// Whether its themes print the title of a page above the page.
  var printsTitles: Bool { self != .mdbook }

  /// The file name of the index page.
  var indexName: String {
    switch self {
    case .mdbook: "SUMMARY.md"
    case .hugo: "_index.md"
    case .jekyll: "index.md"
    }
  }

  /// The YAML at the start of a page, which tells the generator its title, and its position unless
  /// it is the index.
  ///
  /// ```yaml
  /// ---
  /// title: "What is \"it\"?"
  /// weight: 2
  /// ---
  /// ```
  func frontMatter(titled title: String, number: Int? = nil) -> [UInt8] {
    // Invisible control characters have no place in a scalar.
    let title = title.sanitised.unicodeScalars.map(\.escapedForYAML).joined()
    let lines: [String?]
    switch self {
    case .mdbook: return []
    case .hugo: lines = [number.map { "weight: \($0)" }]
    case .jekyll: lines = [number.map { "nav_order: \($0)" }, "render_with_liquid: false"]
    }
    let rest = lines.compactMap(\.self).map { "\($0)\n" }.joined()
    return Array("---\ntitle: \"\(title)\"\n\(rest)---\n\n".utf8)
  }
}

private extension Unicode.Scalar {
  /// The text in double quotes, where a byte order mark and two noncharacters are not allowed.
  var escapedForYAML: String {
    switch self {
    case "\"", "\\": "\\\(self)"
    case "\t": "\\t"
    case "\u{FEFF}", "\u{FFFE}", "\u{FFFF}": "\\u\(String(value, radix: 16, uppercase: true))"
    default: String(self)
    }
  }
}

/// Escapes syntax that site generators add to CommonMark.
///
/// It escapes includes and shortcodes (`{{…}}` and `{%…%}`), attributes (`{#…}` and `{:…}`), and
/// definition lists (lines that start with `:`). The text stays the same in CommonMark. In code,
/// where escapes do not work, an invisible character separates the braces.
enum TemplateEscaper {
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

/// A renderer without the headings that repeat titles in front matter, for sites that print those.
struct UntitledRenderer: Renderer {
  let renderer: any Renderer

  func frame(of part: OutputPart) -> OutputFrame {
    switch part {
    case .documents: renderer.frame(of: part)
    case .overview: OutputFrame()
    }
  }

  func write(_ document: Document, number: Int?, to sections: inout [OutputBuffer]) {
    renderer.write(document.untitled, number: number, to: &sections)
  }

  func write(_ row: OverviewRow, to sections: inout [OutputBuffer]) {
    renderer.write(row, to: &sections)
  }
}

private extension Document {
  /// The document without the block that its title comes from.
  var untitled: Self {
    guard let index = blocks.firstIndex(where: { $0 is TitleBlock }) else { return self }
    var others = Array(blocks)
    others.remove(at: index)
    return Document(blocks: BlockList(others))
  }
}
